#include "engine/judge/test_set.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "engine/judge/candidates.h"
#include "engine/puzzle/random.h"

namespace boardmill::judge {
namespace {

constexpr std::uint64_t max_orders = 1000;  // of the cases, until pairs stay together

class Maker {
 public:
  Maker(const Job& job, const SetOrder& order, std::span<Rival* const> rivals, Executor& executor,
        const std::atomic<bool>& interrupted)
      : puzzle_(job.description()),
        job_(job),
        order_(order),
        executor_(executor),
        interrupted_(interrupted),
        pool_(job, order.seed, rivals, executor, interrupted) {}

  tl::expected<TestSet, std::string> make() {
    if (!pool_.collect()) return tl::unexpected(std::string("interrupted"));
    choose_cover();
    set_.needed = samples_.size() + chosen_.size();
    if (order_.cases != 0 && order_.cases < set_.needed) {
      return tl::unexpected(
          fmt::format("--cases: expected at least {} (what has to be covered), found {}",
                      set_.needed, order_.cases));
    }
    pad();
    arrange();
    if (interrupted_) return tl::unexpected(std::string("interrupted"));
    return finish();
  }

 private:
  // ---- the choice

  std::size_t supply(const std::vector<std::size_t>& cases, std::size_t wish) const {
    return static_cast<std::size_t>(std::count_if(
        cases.begin(), cases.end(), [&](std::size_t i) { return pool_.grants(i, wish); }));
  }

  void choose_cover() {
    choose_samples();
    choose_pairs();
    std::vector<std::size_t> all(pool_.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    std::vector<std::size_t> demand;
    for (std::size_t wish = 0; wish < pool_.wishes(); ++wish) {
      const bool kill = wish >= pool_.first_kill();
      demand.push_back(std::min(supply(all, wish), kill ? kills_wanted : 1));
    }
    std::vector<std::size_t> open = demand;
    for (const auto* some : {&samples_, &chosen_}) {
      for (const std::size_t i : *some) take(i, open);
    }
    while (true) {
      std::size_t best = pool_.size();
      std::size_t best_gain = 0;
      for (std::size_t i = 0; i < pool_.size(); ++i) {
        if (is_taken(i)) continue;
        std::size_t gain = 0;
        for (std::size_t wish = 0; wish < pool_.wishes(); ++wish) {
          if (open[wish] != 0 && pool_.grants(i, wish)) ++gain;
        }
        if (gain > best_gain) {
          best_gain = gain;
          best = i;
        }
      }
      if (best_gain == 0) break;
      take(best, open);
      chosen_.push_back(best);
    }
    drop_superfluous(demand);
  }

  // Where a mistake needs company, two landmarks next to each other mostly give it; the two stay
  // together.
  void choose_pairs() {
    if (order_.per_file == 1) return;
    for (std::size_t mistake = 0; mistake < pool_.mistakes(); ++mistake) {
      std::size_t found = pool_.needs_company(mistake) ? 0 : kills_wanted;
      for (std::size_t gap = 1; gap < pool_.landmarks() && found < kills_wanted; ++gap) {
        for (std::size_t first = 0; first + gap < pool_.landmarks() && found < kills_wanted;
             ++first) {
          if (interrupted_) return;
          if (choose_pair(mistake, first, first + gap) ||
              choose_pair(mistake, first + gap, first)) {
            ++found;
          }
        }
      }
    }
  }

  bool choose_pair(std::size_t mistake, std::size_t first, std::size_t second) {
    if (is_taken(first) || is_taken(second)) return false;
    if (!pool_.killed_in(mistake, {first, second}).back()) return false;
    pairs_.emplace_back(first, second);
    chosen_.push_back(first);
    chosen_.push_back(second);
    reasons_.resize(pool_.size());
    reasons_[second] = puzzle_.mistakes[mistake].name;
    return true;
  }

  bool is_paired(std::size_t index) const {
    return std::any_of(pairs_.begin(), pairs_.end(), [index](const auto& pair) {
      return pair.first == index || pair.second == index;
    });
  }

  // Grants what the case grants; the first wish that it was taken for names it.
  void take(std::size_t index, std::vector<std::size_t>& open) {
    for (std::size_t wish = pool_.wishes(); wish-- > 0;) {
      if (open[wish] == 0 || !pool_.grants(index, wish)) continue;
      --open[wish];
      const bool stratum = wish >= pool_.first_stratum() && wish < pool_.first_kill();
      if (!stratum) reasons_.resize(pool_.size()), reasons_[index] = pool_.wish_name(wish);
    }
  }

  bool is_taken(std::size_t index) const {
    return std::count(chosen_.begin(), chosen_.end(), index) != 0 ||
           std::count(samples_.begin(), samples_.end(), index) != 0;
  }

  void drop_superfluous(const std::vector<std::size_t>& demand) {
    for (std::size_t i = chosen_.size(); i-- > 0;) {
      if (is_paired(chosen_[i])) continue;
      std::vector<std::size_t> others = samples_;
      for (std::size_t j = 0; j < chosen_.size(); ++j) {
        if (j != i) others.push_back(chosen_[j]);
      }
      bool needed = false;
      for (std::size_t wish = 0; wish < pool_.wishes() && !needed; ++wish) {
        needed = supply(others, wish) < demand[wish];
      }
      if (!needed) chosen_.erase(chosen_.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }

  // One that can be solved, of a middling cost, and one that cannot: those that kill least.
  void choose_samples() {
    std::vector<std::uint16_t> costs;
    for (std::size_t i = 0; i < pool_.size(); ++i) {
      const auto [outcome, cost] = pool_[i].answered();
      if (outcome == Outcome::solved) costs.push_back(cost);
    }
    std::sort(costs.begin(), costs.end());
    costs.erase(std::unique(costs.begin(), costs.end()), costs.end());
    for (const bool solved : {true, false}) {
      std::optional<std::size_t> best;
      for (std::size_t i = 0; i < pool_.size(); ++i) {
        const Candidate& one = pool_[i];
        const auto [outcome, cost] = one.answered();
        if ((outcome == Outcome::solved) != solved) continue;
        if (solved && cost != costs[costs.size() / 2]) continue;
        if (!best || count(one.killed) < count(pool_[*best].killed)) best = i;
      }
      if (best) samples_.push_back(*best);
    }
  }

  // Strata in turn, each giving its next candidate.
  void pad() {
    const std::size_t cases = order_.cases == 0 ? default_cases : order_.cases;
    std::vector<std::size_t> next(pool_.strata().size(), 0);
    bool found = true;
    while (found) {
      found = false;
      for (std::size_t stratum = 0; stratum < pool_.strata().size(); ++stratum) {
        if (samples_.size() + chosen_.size() >= cases) return;
        for (std::size_t& i = next[stratum]; i < pool_.size(); ++i) {
          if (!pool_[i].strata[stratum] || is_taken(i)) continue;
          chosen_.push_back(i);
          found = true;
          break;
        }
      }
    }
  }

  // ---- the files

  // Simple answers first. Where a file has many cases their order is drawn, again and again until
  // no pair is torn apart.
  void arrange() {
    if (order_.per_file == 1) {
      std::stable_sort(chosen_.begin(), chosen_.end(), [this](std::size_t a, std::size_t b) {
        const auto key = [this](std::size_t i) {
          const auto [outcome, cost] = pool_[i].answered();
          return std::pair(outcome != Outcome::solved, cost);
        };
        return key(a) < key(b);
      });
      return;
    }
    for (std::uint64_t i = 0; i < max_orders; ++i) {
      draw_order(i);
      if (are_pairs_whole()) return;
    }
  }

  void draw_order(std::uint64_t number) {
    Random random(order_.seed, number);
    for (auto last = static_cast<std::uint32_t>(chosen_.size()); last > 1; --last) {
      std::swap(chosen_[last - 1], chosen_[random.below(last)]);
    }
    for (const auto& [first, second] : pairs_) {
      chosen_.erase(std::find(chosen_.begin(), chosen_.end(), first));
      chosen_.insert(std::find(chosen_.begin(), chosen_.end(), second), first);
    }
  }

  bool are_pairs_whole() const {
    return std::all_of(pairs_.begin(), pairs_.end(), [this](const auto& pair) {
      const auto first = std::find(chosen_.begin(), chosen_.end(), pair.first) - chosen_.begin();
      return (static_cast<std::size_t>(first) + 1) % order_.per_file != 0;
    });
  }

  // The cases of each file; the samples are one file of their own where files have many.
  std::vector<std::vector<std::size_t>> files() const {
    std::vector<std::vector<std::size_t>> result;
    for (const auto* cases : {&samples_, &chosen_}) {
      for (std::size_t i = 0; i < cases->size(); i += order_.per_file) {
        const auto begin = cases->begin() + static_cast<std::ptrdiff_t>(i);
        result.emplace_back(begin, begin + static_cast<std::ptrdiff_t>(
                                               std::min(order_.per_file, cases->size() - i)));
      }
    }
    return result;
  }

  tl::expected<TestSet, std::string> finish() {
    const auto all = files();
    std::vector<std::size_t> cases;
    for (const auto& file : all) cases.insert(cases.end(), file.begin(), file.end());
    set_.instances = pool_.cases_of(cases);
    set_.stream = pool_.text_of(set_.instances);
    const std::size_t width = std::to_string(all.size()).size();
    for (std::size_t i = 0; i < all.size(); ++i) {
      auto file = make_file(all[i], i, std::max<std::size_t>(width, 2));
      if (!file) return tl::unexpected(file.error());
      set_.files.push_back(std::move(*file));
    }
    add_coverage(cases);
    set_.kills.resize(pool_.killers());
    executor_.for_range(pool_.mistakes(), 1, [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) set_.kills[i] = kills(i, all);
    });
    for (std::size_t i = pool_.mistakes(); i < pool_.killers(); ++i) set_.kills[i] = kills(i, all);
    return std::move(set_);
  }

  tl::expected<TestFile, std::string> make_file(const std::vector<std::size_t>& cases,
                                                std::size_t number, std::size_t width) const {
    TestFile file;
    const Cases instances = pool_.cases_of(cases);
    file.input = pool_.text_of(instances);
    file.sample = std::count(samples_.begin(), samples_.end(), cases.front()) != 0;
    file.name = fmt::format("{:0{}}-{}", number + 1, width,
                            cases.size() == 1 ? label(cases.front()) : "cases");
    const Checking& checking = order_.printing == nullptr ? job_.checking() : *order_.printing;
    const std::vector<std::string> answers = checking.answers(instances);
    for (std::size_t i = 0; i < cases.size(); ++i) {
      file.answer += answers[i] + "\n";
      if (cases.size() > 1) file.why += fmt::format("case {}: ", i + 1);
      file.why += why(cases[i]) + "\n";
    }
    if (auto wrong = verify(checking, instances, answers)) return tl::unexpected(*wrong);
    return file;
  }

  std::optional<std::string> verify(const Checking& checking, const Cases& cases,
                                    const std::vector<std::string>& answers) const {
    std::vector<Claim> claims(answers.size());
    std::vector<const Claim*> pointers;
    for (std::size_t i = 0; i < answers.size(); ++i) {
      claims[i].texts.resize(puzzle_.columns.size());
      claims[i].texts[answer_column] = answers[i];
      pointers.push_back(&claims[i]);
    }
    std::vector<Finding> findings;
    checking.verify(cases, pointers, findings);
    for (const Finding& finding : findings) {
      if (!finding.wrong.empty()) return "the verifier disagrees: " + finding.wrong;
    }
    return std::nullopt;
  }

  // "cost-3-tie": the answer, and what the case was chosen for.
  std::string label(std::size_t index) const {
    const auto [outcome, cost] = pool_[index].answered();
    std::string text = outcome == Outcome::solved ? fmt::format("cost-{}", cost)
                                                  : std::string(boardmill::text(outcome));
    if (index < reasons_.size() && !reasons_[index].empty()) text += "-" + reasons_[index];
    for (char& byte : text) {
      const bool plain = (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9');
      if (!plain) byte = '-';
    }
    while (text.ends_with('-')) text.pop_back();
    return text;
  }

  std::string why(std::size_t index) const {
    const Candidate& one = pool_[index];
    std::string text;
    for (std::size_t i = 0; i < pool_.strata().size(); ++i) {
      if (!one.strata[i]) continue;
      text += (text.empty() ? "" : ", ") + pool_.wish_name(pool_.first_stratum() + i);
    }
    for (std::size_t i = 0; i < puzzle_.features.size(); ++i) {
      if (pool_.grants(index, i)) text += ", " + pool_.wish_name(i);
    }
    std::string wrong;
    for (std::size_t i = 0; i < pool_.mistakes(); ++i) {
      if (!one.killed[i]) continue;
      wrong += (wrong.empty() ? "; wrong here: " : ", ") + std::string(puzzle_.mistakes[i].name);
    }
    return text + wrong;
  }

  void add_coverage(const std::vector<std::size_t>& cases) {
    for (std::size_t i = 0; i < pool_.strata().size(); ++i) {
      const std::size_t wish = pool_.first_stratum() + i;
      Coverage row{pool_.wish_name(wish), "", supply(cases, wish)};
      if (job_.making()->count(pool_.strata()[i], Distinct::no) == std::uint64_t{0})
        row.never = "there is none";
      set_.coverage.push_back(std::move(row));
    }
    for (std::size_t i = 0; i < puzzle_.features.size(); ++i) {
      set_.coverage.push_back({pool_.wish_name(i), std::string(puzzle_.features[i].summary),
                               supply(cases, i), pool_.never(i), false});
    }
  }

  Kills kills(std::size_t mistake, const std::vector<std::vector<std::size_t>>& all) const {
    Kills row{pool_.wish_name(pool_.first_kill() + mistake)};
    if (mistake < pool_.mistakes()) row.summary = puzzle_.mistakes[mistake].summary;
    row.cannot_fail = pool_.cannot_fail(mistake);
    for (const auto& file : all) {
      Marks killed = pool_.killed_in(mistake, file, &row.overtaxed);
      if (!row.cannot_fail.empty()) killed.assign(file.size(), false);
      row.killed.insert(row.killed.end(), killed.begin(), killed.end());
    }
    row.cases = count(row.killed);
    if (order_.per_file == 1 && pool_.needs_company(mistake)) {
      row.cannot_fail = "every file has one case";
    }
    return row;
  }

  const Description& puzzle_;
  const Job& job_;
  const SetOrder& order_;
  Executor& executor_;
  const std::atomic<bool>& interrupted_;
  Candidates pool_;
  std::vector<std::size_t> samples_, chosen_;  // indices of the pool
  std::vector<std::string> reasons_;           // by index of the pool: what it was chosen for
  std::vector<std::pair<std::size_t, std::size_t>> pairs_;  // chosen cases that stay neighbours
  TestSet set_;
};

}  // namespace

bool TestSet::is_complete() const {
  const bool covered = std::all_of(coverage.begin(), coverage.end(), [](const Coverage& row) {
    return row.cases != 0 || !row.never.empty() || !row.required;
  });
  return covered && std::all_of(kills.begin(), kills.end(), [](const Kills& row) {
           return row.cases != 0 || !row.cannot_fail.empty();
         });
}

tl::expected<TestSet, std::string> make_test_set(const Job& job, const SetOrder& order,
                                                 std::span<Rival* const> rivals, Executor& executor,
                                                 const std::atomic<bool>& interrupted) {
  return Maker(job, order, rivals, executor, interrupted).make();
}

}  // namespace boardmill::judge

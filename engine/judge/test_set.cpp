#include "engine/judge/test_set.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <unordered_set>
#include <utility>

#include "engine/judge/input_file.h"
#include "engine/judge/strata.h"
#include "engine/puzzle/random.h"

namespace boardmill::judge {
namespace {

constexpr std::size_t draws_per_stratum = 12;
constexpr std::size_t more_draws_per_stratum = 150;  // while a mistake has not failed twice
constexpr std::size_t max_rounds = 24;               // of these
constexpr std::size_t max_rival_tries = 200;         // a round: each starts a process
constexpr std::size_t kills_wanted = 2;
constexpr std::uint64_t max_orders = 1000;  // of the cases, until pairs stay together

using Marks = std::vector<bool>;

std::size_t count(const Marks& marks) {
  return static_cast<std::size_t>(std::count(marks.begin(), marks.end(), true));
}

/// A possible case.
struct Candidate {
  std::string text;
  std::string answer;
  std::uint64_t features = 0;
  Marks strata;  // by wanted stratum: it belongs to it
  Marks killed;  // by mistake, then by rival: it fails on a file with this case alone
  Outcome outcome = Outcome::solved;
  std::uint16_t cost = Results::no_cost;
};

// The answers of a file, one for each record.
std::vector<std::string> answers_of(const TextColumn& column, std::size_t records) {
  std::vector<std::string> answers;
  for (std::size_t i = 0; i < records; ++i) {
    answers.emplace_back(trim_line(column.cell(i)));
  }
  return answers;
}

class Maker {
 public:
  Maker(const Description& puzzle, const Job& job, const SetOrder& order,
        std::span<Rival* const> rivals, Executor& executor, const std::atomic<bool>& interrupted)
      : puzzle_(puzzle),
        job_(job),
        order_(order),
        rivals_(rivals),
        executor_(executor),
        interrupted_(interrupted),
        strata_(*parse_strata(job.wanted_strata())) {
    for (std::size_t i = 0; i < puzzle.mistakes.size(); ++i) {
      cannot_fail_.push_back(job.cannot_fail(i));
    }
    for (std::size_t i = 0; i < puzzle.features.size(); ++i) {
      never_.push_back(job.why_never(i));
    }
  }

  tl::expected<TestSet, std::string> make() {
    if (!collect()) return tl::unexpected(std::string("interrupted"));
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
  std::size_t mistakes() const { return puzzle_.mistakes.size(); }
  bool can_fail(std::size_t mistake) const {
    return mistake >= mistakes() || cannot_fail_[mistake].empty();
  }

  // Nothing is printed where a case is too large for the program.
  static bool is_wrong(std::string_view printed, std::string_view right) {
    return !printed.empty() && trim_line(printed) != right;
  }

  // ---- candidates

  bool collect() {
    TextColumn landmarks;
    job_.landmarks(order_.seed, landmarks);
    Texts fresh;
    for (std::size_t i = 0; i < landmarks.size(); ++i) add(landmarks.cell(i), fresh);
    landmarks_ = fresh.size();
    add_draws(0, strata_, draws_per_stratum, fresh);
    needs_company_.assign(mistakes() + rivals_.size(), false);
    evaluate(fresh, false);
    // What a mistake cannot do on boards of one size it may do on those of another.
    for (std::size_t i = 0; i < mistakes(); ++i) {
      if (pool_kills(i) != 0) cannot_fail_[i].clear();
    }
    if (!interrupted_) find_company();
    const auto hard = *parse_strata(job_.hard_strata());
    for (std::size_t round = 1; round <= max_rounds && !interrupted_; ++round) {
      const bool feature_missing = is_feature_missing();
      if (!feature_missing && !is_kill_missing()) break;
      fresh.clear();
      add_draws(round, hard, feature_missing ? draws_per_stratum : more_draws_per_stratum, fresh);
      evaluate(fresh, !feature_missing);
    }
    return !interrupted_;
  }

  // The text of a candidate, and the stratum that it was drawn from.
  using Texts = std::vector<std::pair<std::string, Stratum>>;

  void add(std::string_view text, Texts& fresh, const Stratum& stratum = {}) {
    if (known_.emplace(text).second) fresh.emplace_back(text, stratum);
  }

  void add_draws(std::size_t round, const std::vector<Stratum>& strata, std::size_t per_stratum,
                 Texts& fresh) {
    for (const Stratum& stratum : strata) {
      const StrataOrder draws{
          {stratum}, per_stratum, Distinct::symmetry, Random(order_.seed, round).next()};
      draw_strata(job_, draws, executor_, interrupted_, [&](std::string_view text) {
        add(text, fresh, stratum);
        return true;
      });
    }
  }

  bool is_missing(std::size_t mistake) const {
    return can_fail(mistake) && !needs_company_[mistake] && pool_kills(mistake) < kills_wanted;
  }

  // A mistake that no landmark kills alone may fail on one that follows others.
  void find_company() {
    std::vector<std::size_t> landmarks(landmarks_);
    std::iota(landmarks.begin(), landmarks.end(), std::size_t{0});
    for (std::size_t i = 0; i < mistakes(); ++i) {
      if (!can_fail(i) || pool_kills(i) != 0) continue;
      needs_company_[i] = count(killed_in(i, landmarks)) != 0;
    }
  }

  bool is_feature_missing() const {
    for (std::size_t i = 0; i < never_.size(); ++i) {
      const bool found = std::any_of(pool_.begin(), pool_.end(),
                                     [&](const Candidate& one) { return grants(one, i); });
      if (!found && never_[i].empty()) return true;
    }
    return false;
  }

  bool is_kill_missing() const {
    for (std::size_t i = 0; i < mistakes() + rivals_.size(); ++i) {
      if (is_missing(i)) return true;
    }
    return false;
  }

  std::size_t pool_kills(std::size_t mistake) const {
    return static_cast<std::size_t>(
        std::count_if(pool_.begin(), pool_.end(),
                      [mistake](const Candidate& one) { return one.killed[mistake]; }));
  }

  // Puts the texts into the pool. `sparing`: only those that kill what is missing, which is tried
  // first; rivals, which take long, get no others either.
  void evaluate(const Texts& texts, bool sparing) {
    std::vector<std::size_t> missing;
    for (std::size_t i = 0; i < mistakes(); ++i) {
      if (is_missing(i)) missing.push_back(i);
    }
    const bool rival_missing =
        std::any_of(rivals_.begin(), rivals_.end(),
                    [&, i = mistakes()](const Rival*) mutable { return is_missing(i++); });
    std::vector<Candidate> candidates(texts.size());
    std::vector<char> wanted(texts.size(), 1);
    executor_.for_range(texts.size(), 4, [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end && !interrupted_; ++i) {
        candidates[i].text = texts[i].first;
        const bool tried = !sparing || (rival_missing && i < max_rival_tries) ||
                           kills_any(texts[i].first, missing);
        if (tried) {
          evaluate(candidates[i], texts[i].second);
        } else {
          wanted[i] = 0;
        }
      }
    });
    for (std::size_t i = 0; i < texts.size() && !interrupted_; ++i) {
      if (wanted[i] == 0) continue;
      Candidate& one = candidates[i];
      for (std::size_t rival = 0; rival < rivals_.size(); ++rival) {
        const std::string output = rivals_[rival]->run(make_file(job_, {one.text}));
        one.killed[mistakes() + rival] = trim_text(output) != one.answer;
      }
      pool_.push_back(std::move(one));
    }
  }

  bool kills_any(const std::string& text, const std::vector<std::size_t>& some) const {
    const std::string file = make_file(job_, {text});
    const Chunk chunk = *open_whole(job_, file);
    const std::string right = answers_in(job_, file, 1).front();
    return std::any_of(some.begin(), some.end(), [&](std::size_t mistake) {
      TextColumn answers;
      job_.answer_mistakenly(mistake, chunk, answers);
      return is_wrong(answers.cell(0), right);
    });
  }

  void evaluate(Candidate& one, const Stratum& drawn_from) const {
    SerialExecutor serial;  // Candidates are solved side by side.
    const std::string file = make_file(job_, {one.text});
    const Chunk chunk = *open_whole(job_, file);
    Results results;
    job_.solve(chunk, serial, results);
    one.outcome = results.outcomes.front();
    one.cost = results.costs.front();
    one.answer = trim_line(results.texts.front().cell(0));
    std::vector<std::uint64_t> features;
    job_.features(chunk, serial, features);
    one.features = features.front();
    for (const Stratum& stratum : strata_) {
      const bool solved = one.outcome == Outcome::solved;
      one.strata.push_back(
          drawn_from.id() == stratum.id() || (stratum.kind == Stratum::Kind::solved && solved) ||
          (stratum.kind == Stratum::Kind::unsolvable && !solved) ||
          (stratum.kind == Stratum::Kind::cost && solved && one.cost == stratum.cost));
    }
    one.killed.assign(mistakes() + rivals_.size(), false);
    for (std::size_t i = 0; i < mistakes(); ++i) {
      TextColumn answers;
      job_.answer_mistakenly(i, chunk, answers);
      one.killed[i] = is_wrong(answers.cell(0), one.answer);
    }
  }

  static std::string_view trim_text(std::string_view text) {
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r' || text.back() == ' ')) {
      text.remove_suffix(1);
    }
    return text;
  }

  // ---- the choice

  // Every wish is a number: first the features, then the strata, then mistakes and rivals.
  bool grants(const Candidate& one, std::size_t wish) const {
    if (wish < never_.size()) return ((one.features >> wish) & 1U) != 0;
    wish -= never_.size();
    if (wish < strata_.size()) return one.strata[wish];
    return one.killed[wish - strata_.size()];
  }

  std::size_t wishes() const {
    return never_.size() + strata_.size() + mistakes() + rivals_.size();
  }

  std::string wish_name(std::size_t wish) const {
    if (wish < never_.size()) return std::string(puzzle_.features[wish].name);
    wish -= never_.size();
    if (wish < strata_.size()) return stratum_name(strata_[wish]);
    wish -= strata_.size();
    return std::string(wish < mistakes() ? puzzle_.mistakes[wish].name
                                         : rivals_[wish - mistakes()]->name());
  }

  static std::string stratum_name(const Stratum& stratum) {
    return stratum.kind == Stratum::Kind::cost ? "cost-" + stratum.name : stratum.name;
  }

  std::size_t supply(const std::vector<std::size_t>& cases, std::size_t wish) const {
    return static_cast<std::size_t>(std::count_if(
        cases.begin(), cases.end(), [&](std::size_t i) { return grants(pool_[i], wish); }));
  }

  void choose_cover() {
    choose_samples();
    choose_pairs();
    std::vector<std::size_t> all(pool_.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    std::vector<std::size_t> demand;
    for (std::size_t wish = 0; wish < wishes(); ++wish) {
      const bool kill = wish >= never_.size() + strata_.size();
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
        for (std::size_t wish = 0; wish < wishes(); ++wish) {
          if (open[wish] != 0 && grants(pool_[i], wish)) ++gain;
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
    for (std::size_t mistake = 0; mistake < mistakes(); ++mistake) {
      std::size_t found = needs_company_[mistake] ? 0 : kills_wanted;
      for (std::size_t gap = 1; gap < landmarks_ && found < kills_wanted; ++gap) {
        for (std::size_t first = 0; first + gap < landmarks_ && found < kills_wanted; ++first) {
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
    if (!killed_in(mistake, {first, second}).back()) return false;
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
    for (std::size_t wish = wishes(); wish-- > 0;) {
      if (open[wish] == 0 || !grants(pool_[index], wish)) continue;
      --open[wish];
      const bool stratum = wish >= never_.size() && wish < never_.size() + strata_.size();
      if (!stratum) reasons_.resize(pool_.size()), reasons_[index] = wish_name(wish);
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
      for (std::size_t wish = 0; wish < wishes() && !needed; ++wish) {
        needed = supply(others, wish) < demand[wish];
      }
      if (!needed) chosen_.erase(chosen_.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }

  // One that can be solved, of a middling cost, and one that cannot: those that kill least.
  void choose_samples() {
    std::vector<std::uint16_t> costs;
    for (const Candidate& one : pool_) {
      if (one.outcome == Outcome::solved) costs.push_back(one.cost);
    }
    std::sort(costs.begin(), costs.end());
    costs.erase(std::unique(costs.begin(), costs.end()), costs.end());
    for (const bool solved : {true, false}) {
      std::optional<std::size_t> best;
      for (std::size_t i = 0; i < pool_.size(); ++i) {
        const Candidate& one = pool_[i];
        if ((one.outcome == Outcome::solved) != solved) continue;
        if (solved && one.cost != costs[costs.size() / 2]) continue;
        if (!best || count(one.killed) < count(pool_[*best].killed)) best = i;
      }
      if (best) samples_.push_back(*best);
    }
  }

  // Strata in turn, each giving its next candidate.
  void pad() {
    const std::size_t cases = order_.cases == 0 ? default_cases : order_.cases;
    std::vector<std::size_t> next(strata_.size(), 0);
    bool found = true;
    while (found) {
      found = false;
      for (std::size_t stratum = 0; stratum < strata_.size(); ++stratum) {
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
          return std::pair(pool_[i].outcome != Outcome::solved, pool_[i].cost);
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

  std::string text_of(const std::vector<std::size_t>& cases) const {
    std::vector<std::string_view> texts;
    for (const std::size_t i : cases) texts.emplace_back(pool_[i].text);
    return make_file(job_, texts);
  }

  // The right answers of a file; they may depend on the number of the case.
  std::vector<std::string> answers_in(const Job& job, const std::string& text,
                                      std::size_t cases) const {
    Results results;
    SerialExecutor serial;  // Candidates are solved side by side.
    job.solve(*open_whole(job, text), serial, results);
    return answers_of(results.texts.front(), cases);
  }

  // On which cases of a file a mistake, or a rival, fails.
  Marks killed_in(std::size_t mistake, const std::vector<std::size_t>& cases) const {
    Marks killed(cases.size(), false);
    const std::string text = text_of(cases);
    const std::vector<std::string> right = answers_in(job_, text, cases.size());
    if (mistake < mistakes()) {
      TextColumn answers;
      job_.answer_mistakenly(mistake, *open_whole(job_, text), answers);
      for (std::size_t i = 0; i < cases.size(); ++i) {
        killed[i] = is_wrong(answers.cell(i), right[i]);
      }
      return killed;
    }
    // Of a rival it is only known whether the file as a whole is right.
    std::string all;
    for (const std::string& answer : right) all += answer + "\n";
    const std::string output = rivals_[mistake - mistakes()]->run(text);
    killed.front() = trim_text(output) != trim_text(all);
    return killed;
  }

  tl::expected<TestSet, std::string> finish() {
    const auto all = files();
    std::vector<std::size_t> cases;
    for (const auto& file : all) cases.insert(cases.end(), file.begin(), file.end());
    set_.cases = cases.size();
    set_.stream = text_of(cases);
    const std::size_t width = std::to_string(all.size()).size();
    for (std::size_t i = 0; i < all.size(); ++i) {
      auto file = make_case(all[i], i, std::max<std::size_t>(width, 2));
      if (!file) return tl::unexpected(file.error());
      set_.files.push_back(std::move(*file));
    }
    add_coverage(cases);
    for (std::size_t i = 0; i < mistakes() + rivals_.size(); ++i) add_kills(i, all);
    return std::move(set_);
  }

  tl::expected<Case, std::string> make_case(const std::vector<std::size_t>& cases,
                                            std::size_t number, std::size_t width) const {
    Case file;
    file.input = text_of(cases);
    file.sample = std::count(samples_.begin(), samples_.end(), cases.front()) != 0;
    file.name = fmt::format("{:0{}}-{}", number + 1, width,
                            cases.size() == 1 ? label(cases.front()) : "cases");
    const Job& printing = order_.printing == nullptr ? job_ : *order_.printing;
    const std::vector<std::string> answers = answers_in(printing, file.input, cases.size());
    for (std::size_t i = 0; i < cases.size(); ++i) {
      file.answer += answers[i] + "\n";
      if (cases.size() > 1) file.why += fmt::format("case {}: ", i + 1);
      file.why += why(cases[i]) + "\n";
    }
    if (auto wrong = verify(printing, file.input, answers)) return tl::unexpected(*wrong);
    return file;
  }

  std::optional<std::string> verify(const Job& job, const std::string& input,
                                    const std::vector<std::string>& answers) const {
    std::vector<Claim> claims(answers.size());
    std::vector<const Claim*> pointers;
    for (std::size_t i = 0; i < answers.size(); ++i) {
      claims[i].texts.resize(puzzle_.columns.size());
      claims[i].texts.front() = answers[i];
      pointers.push_back(&claims[i]);
    }
    std::vector<Finding> findings;
    job.verify(*open_whole(job, input), pointers, findings);
    for (const Finding& finding : findings) {
      if (!finding.wrong.empty()) return "the verifier disagrees: " + finding.wrong;
    }
    return std::nullopt;
  }

  // "cost-3-tie": the answer, and what the case was chosen for.
  std::string label(std::size_t index) const {
    const Candidate& one = pool_[index];
    std::string text = one.outcome == Outcome::solved ? fmt::format("cost-{}", one.cost)
                                                      : std::string(boardmill::text(one.outcome));
    if (index < reasons_.size() && !reasons_[index].empty()) text += "-" + reasons_[index];
    for (char& byte : text) {
      const bool plain = (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9');
      if (!plain) byte = '-';
    }
    return text;
  }

  std::string why(std::size_t index) const {
    const Candidate& one = pool_[index];
    std::string text;
    for (std::size_t i = 0; i < strata_.size(); ++i) {
      if (!one.strata[i]) continue;
      text += (text.empty() ? "" : ", ") + stratum_name(strata_[i]);
    }
    for (std::size_t i = 0; i < never_.size(); ++i) {
      if (grants(one, i)) text += ", " + wish_name(i);
    }
    std::string wrong;
    for (std::size_t i = 0; i < mistakes(); ++i) {
      if (!one.killed[i]) continue;
      wrong += (wrong.empty() ? "; wrong here: " : ", ") + std::string(puzzle_.mistakes[i].name);
    }
    return text + wrong;
  }

  void add_coverage(const std::vector<std::size_t>& cases) {
    for (std::size_t i = 0; i < strata_.size(); ++i) {
      Coverage row{stratum_name(strata_[i]), "", supply(cases, never_.size() + i)};
      if (job_.count(strata_[i], Distinct::no) == std::uint64_t{0}) row.never = "there is none";
      set_.coverage.push_back(std::move(row));
    }
    for (std::size_t i = 0; i < never_.size(); ++i) {
      set_.coverage.push_back({wish_name(i), std::string(puzzle_.features[i].summary),
                               supply(cases, i), never_[i], false});
    }
  }

  void add_kills(std::size_t mistake, const std::vector<std::vector<std::size_t>>& all) {
    Kills row{wish_name(never_.size() + strata_.size() + mistake)};
    if (mistake < mistakes()) {
      row.summary = puzzle_.mistakes[mistake].summary;
      row.cannot_fail = cannot_fail_[mistake];
    }
    for (const auto& file : all) {
      const Marks killed = can_fail(mistake) ? killed_in(mistake, file) : Marks(file.size(), false);
      row.killed.insert(row.killed.end(), killed.begin(), killed.end());
    }
    row.cases = count(row.killed);
    row.overtaxed = mistake < mistakes() && is_overtaxed(mistake, all);
    if (order_.per_file == 1 && needs_company_[mistake])
      row.cannot_fail = "every file has one case";
    set_.kills.push_back(std::move(row));
  }

  bool is_overtaxed(std::size_t mistake, const std::vector<std::vector<std::size_t>>& all) const {
    return std::any_of(all.begin(), all.end(), [&](const std::vector<std::size_t>& file) {
      const std::string text = text_of(file);
      TextColumn answers;
      job_.answer_mistakenly(mistake, *open_whole(job_, text), answers);
      return std::any_of(file.begin(), file.end(), [&, i = std::size_t{0}](std::size_t) mutable {
        return answers.cell(i++).empty();
      });
    });
  }

  const Description& puzzle_;
  const Job& job_;
  const SetOrder& order_;
  std::span<Rival* const> rivals_;
  Executor& executor_;
  const std::atomic<bool>& interrupted_;
  std::vector<Stratum> strata_;
  std::vector<std::string> cannot_fail_;  // by mistake
  std::vector<std::string> never_;        // by feature
  Marks needs_company_;                   // by mistake: it fails, but on no case alone

  std::unordered_set<std::string> known_;
  std::vector<Candidate> pool_;
  std::vector<std::size_t> samples_, chosen_;  // indices of the pool
  std::vector<std::string> reasons_;           // by index of the pool: what it was chosen for
  std::vector<std::pair<std::size_t, std::size_t>> pairs_;  // chosen cases that stay neighbours
  std::size_t landmarks_ = 0;                               // at the front of the pool
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

tl::expected<TestSet, std::string> make_test_set(const Description& puzzle, const Job& job,
                                                 const SetOrder& order,
                                                 std::span<Rival* const> rivals, Executor& executor,
                                                 const std::atomic<bool>& interrupted) {
  return Maker(puzzle, job, order, rivals, executor, interrupted).make();
}

}  // namespace boardmill::judge

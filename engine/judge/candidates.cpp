#include "engine/judge/candidates.h"

#include <algorithm>
#include <numeric>

#include "engine/judge/input_file.h"
#include "engine/judge/strata.h"
#include "engine/puzzle/random.h"

namespace boardmill::judge {
namespace {

constexpr std::size_t draws_per_stratum = 4;
constexpr std::size_t more_draws_per_stratum = 150;  // while a mistake has not failed twice
constexpr std::size_t max_rounds = 24;               // of these
constexpr std::size_t max_rival_tries = 20;          // a round: each starts a process

std::string stratum_name(const Stratum& stratum) {
  return stratum.kind == Stratum::Kind::cost ? "cost-" + stratum.name : stratum.name;
}

// Blanks and ends of lines do not make a program wrong.
bool have_same_tokens(std::string_view a, std::string_view b) {
  while (true) {
    const std::string_view token = take_token(a);
    if (token != take_token(b)) return false;
    if (token.empty()) return true;
  }
}

}  // namespace

std::size_t count(const Marks& marks) {
  return static_cast<std::size_t>(std::count(marks.begin(), marks.end(), true));
}

Candidates::Candidates(const Job& job, std::uint64_t seed, std::span<Rival* const> rivals,
                       Executor& executor, const std::atomic<bool>& interrupted)
    : puzzle_(job.description()),
      making_(*job.making()),
      checking_(job.checking()),
      coaching_(job.coaching()),
      seed_(seed),
      rivals_(rivals),
      executor_(executor),
      interrupted_(interrupted),
      strata_(making_.wanted_strata()) {
  for (std::size_t i = 0; i < mistakes(); ++i) {
    cannot_fail_.push_back(coaching_.cannot_fail(i));
  }
  cannot_fail_.resize(killers());
  needs_company_.resize(killers());
  for (std::size_t i = 0; i < puzzle_.features.size(); ++i)
    never_.push_back(coaching_.why_never(i));
}

bool Candidates::collect() {
  Drawn fresh;
  for (CasePtr& one : making_.landmarks(seed_)) add(std::move(one), fresh);
  landmarks_ = fresh.size();
  add_draws(0, strata_, draws_per_stratum, fresh);
  evaluate(fresh, false);
  // What a mistake cannot do on boards of one size it may do on those of another.
  for (std::size_t i = 0; i < mistakes(); ++i) {
    if (pool_kills(i) != 0) cannot_fail_[i].clear();
  }
  if (!interrupted_) find_company();
  const std::vector<Stratum>& hard = making_.hard_strata();
  for (std::size_t round = 1; round <= max_rounds && !interrupted_; ++round) {
    const bool feature_missing = is_feature_missing();
    if (!feature_missing && !is_kill_missing()) break;
    fresh.clear();
    add_draws(round, hard, feature_missing ? draws_per_stratum : more_draws_per_stratum, fresh);
    evaluate(fresh, !feature_missing);
  }
  return !interrupted_;
}

void Candidates::add(CasePtr one, Drawn& fresh, const Stratum& stratum) {
  if (known_.insert(one->text()).second) fresh.emplace_back(std::move(one), stratum);
}

void Candidates::add_draws(std::size_t round, const std::vector<Stratum>& strata,
                           std::size_t per_stratum, Drawn& fresh) {
  for (const Stratum& stratum : strata) {
    const StrataOrder draws{
        {stratum}, per_stratum, Distinct::symmetry, Random(seed_, round).next(), true};
    draw_strata(making_, draws, executor_, interrupted_, [&](Draw& draw) {
      add(std::move(draw.drawn), fresh, stratum);
      return true;
    });
  }
}

bool Candidates::is_missing(std::size_t mistake) const {
  return can_fail(mistake) && !needs_company_[mistake] && pool_kills(mistake) < kills_wanted;
}

// A mistake that no landmark kills alone may fail on one that follows others.
void Candidates::find_company() {
  std::vector<std::size_t> landmarks(landmarks_);
  std::iota(landmarks.begin(), landmarks.end(), std::size_t{0});
  for (std::size_t i = 0; i < mistakes(); ++i) {
    if (!can_fail(i) || pool_kills(i) != 0) continue;
    needs_company_[i] = count(killed_in(i, landmarks)) != 0;
  }
}

bool Candidates::is_feature_missing() const {
  for (std::size_t feature = 0; feature < never_.size(); ++feature) {
    bool found = !never_[feature].empty();
    for (std::size_t i = 0; i < size() && !found; ++i) found = grants(i, feature);
    if (!found) return true;
  }
  return false;
}

bool Candidates::is_kill_missing() const {
  for (std::size_t i = 0; i < killers(); ++i) {
    if (is_missing(i)) return true;
  }
  return false;
}

std::size_t Candidates::pool_kills(std::size_t mistake) const {
  return static_cast<std::size_t>(std::count_if(
      pool_.begin(), pool_.end(), [mistake](const Candidate& one) { return one.killed[mistake]; }));
}

// Puts the cases into the pool; `sparing`: only those that kill what is missing, which is tried
// first. Rivals take long, and get few of the later ones.
void Candidates::evaluate(const Drawn& drawn, bool sparing) {
  std::vector<std::size_t> missing;
  for (std::size_t i = 0; i < mistakes(); ++i) {
    if (is_missing(i)) missing.push_back(i);
  }
  const bool rival_missing =
      std::any_of(rivals_.begin(), rivals_.end(),
                  [&, i = mistakes()](const Rival*) mutable { return is_missing(i++); });
  std::vector<Candidate> candidates(drawn.size());
  std::vector<char> wanted(drawn.size(), 1);
  executor_.for_range(drawn.size(), 4, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end && !interrupted_; ++i) {
      candidates[i].instance = drawn[i].first;
      const bool tried =
          !sparing || (rival_missing && i < max_rival_tries) || kills_any(drawn[i].first, missing);
      if (tried) {
        evaluate(candidates[i], drawn[i].second);
      } else {
        wanted[i] = 0;
      }
    }
  });
  const bool is_first = pool_.empty();
  for (std::size_t i = 0; i < drawn.size() && !interrupted_; ++i) {
    if (wanted[i] == 0) continue;
    Candidate& one = candidates[i];
    const bool run_rivals = is_first || (rival_missing && i < max_rival_tries);
    for (std::size_t rival = 0; run_rivals && rival < rivals_.size(); ++rival) {
      const std::string output = rivals_[rival]->run(text_of({one.instance}));
      one.killed[mistakes() + rival] = !have_same_tokens(output, one.answer);
    }
    pool_.push_back(std::move(one));
  }
}

bool Candidates::kills_any(const CasePtr& one, const std::vector<std::size_t>& some) const {
  const Cases cases{one};
  const std::string right = checking_.answers(cases).front();
  return std::any_of(some.begin(), some.end(), [&](std::size_t mistake) {
    TextColumn answers;
    coaching_.answer_mistakenly(mistake, cases, answers);
    return is_wrong(cases.front(), answers.cell(0), right);
  });
}

void Candidates::evaluate(Candidate& one, const Stratum& drawn_from) const {
  const Cases cases{one.instance};
  one.answer = checking_.answers(cases).front();
  one.features = coaching_.features(*one.instance);
  for (const Stratum& stratum : strata_) {
    one.strata.push_back(drawn_from.id() == stratum.id() || stratum.has(one.answered()));
  }
  one.killed.assign(killers(), false);
  for (std::size_t i = 0; i < mistakes(); ++i) {
    TextColumn answers;
    coaching_.answer_mistakenly(i, cases, answers);
    one.killed[i] = is_wrong(one.instance, answers.cell(0), one.answer);
  }
}

// Nothing is printed where a case is too large for the program.
bool Candidates::is_wrong(const CasePtr& one, std::string_view printed,
                          std::string_view right) const {
  if (printed.empty() || trim_line(printed) == right) return false;
  if (!checking_.takes_any_witness()) return true;
  std::vector<std::string> wrong;
  checking_.judge_outputs(std::span(&one, 1), std::span(&printed, 1), wrong);
  return !wrong.front().empty();
}

bool Candidates::grants(std::size_t index, std::size_t wish) const {
  const Candidate& one = pool_[index];
  if (wish < never_.size()) return ((one.features >> wish) & 1U) != 0;
  wish -= never_.size();
  if (wish < strata_.size()) return one.strata[wish];
  return one.killed[wish - strata_.size()];
}

std::string Candidates::wish_name(std::size_t wish) const {
  if (wish < never_.size()) return std::string(puzzle_.features[wish].name);
  wish -= never_.size();
  if (wish < strata_.size()) return stratum_name(strata_[wish]);
  wish -= strata_.size();
  return std::string(wish < mistakes() ? puzzle_.mistakes[wish].name
                                       : rivals_[wish - mistakes()]->name());
}

Cases Candidates::cases_of(const std::vector<std::size_t>& indices) const {
  Cases cases;
  for (const std::size_t i : indices) cases.push_back(pool_[i].instance);
  return cases;
}

Marks Candidates::killed_in(std::size_t mistake, const std::vector<std::size_t>& indices,
                            bool* overtaxed) const {
  const Cases cases = cases_of(indices);
  Marks killed(cases.size(), false);
  const std::vector<std::string> right = checking_.answers(cases);
  if (mistake < mistakes()) {
    TextColumn answers;
    coaching_.answer_mistakenly(mistake, cases, answers);
    for (std::size_t i = 0; i < cases.size(); ++i) {
      killed[i] = is_wrong(cases[i], answers.cell(i), right[i]);
      if (overtaxed != nullptr && answers.cell(i).empty()) *overtaxed = true;
    }
    return killed;
  }
  std::string all;
  for (const std::string& answer : right) all += answer + "\n";
  const std::string output = rivals_[mistake - mistakes()]->run(text_of(cases));
  killed.front() = !have_same_tokens(output, all);
  return killed;
}

}  // namespace boardmill::judge

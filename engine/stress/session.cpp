#include "engine/stress/session.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <span>
#include <utility>

#include "engine/stress/resemblance.h"
#include "engine/stress/run_in_order.h"

namespace boardmill::stress {
namespace {

using judge::is_of_time;
using judge::Runner;
using judge::Verdict;

constexpr unsigned time_limits_to_leave = 20;  // a stratum
constexpr unsigned more_runs_if_flaky = 4;
constexpr std::uint64_t most_remembered = 1'000'000;

class Session {
 public:
  Session(const Job& job, Runner& program, const SessionOrder& order, const Clock& clock,
          batch::Arena& arena, const std::atomic<bool>& interrupted, SessionProgress& progress)
      : coaching_(job.coaching()),
        order_(order),
        arena_(arena),
        interrupted_(interrupted),
        progress_(progress),
        examiner_(job, program, order.rules, clock),
        stream_(job, {order.seed, order.exhaustive, order.per_judge_file, goes_on()}, arena,
                progress.stop),
        size_(order.per_run),
        resemblance_(job, order.rules.comparator),
        // With a failure in hand, no run has to be waited for when the time is over.
        hasty_(job, program, cut_off(order.rules), clock),
        passed_(job.making()->space()),
        shrinker_(job.making()->space(), hasty_, arena, size_, resemblance_, passed_) {}

  SessionResult run() && {
    // Where all failures are collected, time is kept back to make the first one small.
    const auto kept = goes_on() ? std::min(order_.shrink_for, order_.until / 4)
                                : std::chrono::nanoseconds::zero();
    run_in_order(
        arena_, examiner_, size_, order_.until - kept, goes_on(),
        [this](std::size_t count) { return next(count); },
        [this](Portion& portion) { return take(portion); });
    result_.complete = stream_.is_exhausted() && !unjudged_;
    result_.left = stream_.left();
    result_.interrupted = interrupted_;
    result_.out_of_time =
        !result_.complete && !interrupted_ && examiner_.now() >= order_.until - kept;
    if (failure_) finish(*failure_);
    return std::move(result_);
  }

 private:
  static Rules cut_off(Rules rules) {
    rules.cut_off = true;
    return rules;
  }

  bool goes_on() const { return order_.all || order_.exhaustive; }

  Cases next(std::size_t count) {
    if (order_.max_cases) {
      count = static_cast<std::size_t>(std::min<std::uint64_t>(count, *order_.max_cases - taken_));
    }
    const std::lock_guard lock(stream_mutex_);
    Cases cases = count == 0 ? Cases() : stream_.next(count);
    taken_ += cases.size();
    return cases;
  }

  // Whether to go on.
  bool take(Portion& portion) {
    const bool more = !interrupted_ && take_note(portion);
    unjudged_ = unjudged_ || !more;
    // The next cases may be in the making meanwhile, and that may take a second.
    if (!more) progress_.stop = true;
    return more;
  }

  bool take_note(Portion& portion) {
    std::size_t judged = 0;
    for (Examination result = std::move(portion.result);;) {
      for (const Trial& trial : result.trials) note(trial);
      result_.unresolved = result_.unresolved || result.unresolved;
      std::vector<Standing> standings(result.judged, Standing::dismissed);
      for (CaseFailure& failure : result.failures) {
        const std::size_t last = failure.first + failure.count - 1;
        standings[last] = consider(failure, *portion.cases[judged + last]);
      }
      for (const Standing standing : standings) record(portion, judged++, standing);
      progress_.cases = result_.cases;
      progress_.failures = result_.failures;
      if (failure_ && !(goes_on() && result_.verdict != Verdict::batch_only)) return false;
      if (judged == portion.cases.size() || result.failures.empty()) break;
      // The examination has ended at a failure that does not stand.
      result = examiner_.examine(std::span(portion.cases).subspan(judged), order_.until, goes_on());
    }
    unjudged_ = unjudged_ || judged < portion.cases.size();
    return true;
  }

  void note(const Trial& trial) {
    ++result_.runs;
    result_.worst_cpu = std::max(result_.worst_cpu, trial.run.cpu);
    result_.worst_wall = std::max(result_.worst_wall, trial.run.wall);
    result_.peak_bytes = std::max(result_.peak_bytes, trial.run.peak_bytes);
    progress_.runs = result_.runs;
    progress_.worst_cpu_ns = result_.worst_cpu.count();
    progress_.peak_bytes = result_.peak_bytes;
    resemblance_.add(trial);
  }

  // What has become of a failure.
  enum class Standing : std::uint8_t { dismissed, stands, unknown };

  void record(const Portion& portion, std::size_t index, Standing standing) {
    if (standing == Standing::unknown) {
      unjudged_ = true;
      result_.unresolved = true;
      return;
    }
    const bool failed = standing == Standing::stands;
    const Case& one = *portion.cases[index];
    ++result_.cases;
    if (failed) ++result_.failures;
    if (!failed && passed_.size() < most_remembered) passed_.add(one);
    if (goes_on() && result_.log.size() < most_remembered) {
      result_.log.push_back({one.answered(), coaching_.features(one), failed, index});
    }
  }

  Standing consider(CaseFailure& failure, const Case& one) {
    const bool first = !failure_;
    if (!first && !is_of_time(failure.verdict)) return Standing::stands;
    const Standing standing = confirm(failure);
    if (standing == Standing::dismissed) ++result_.dismissed;
    if (standing != Standing::stands) return standing;
    if (is_of_time(failure.verdict)) {
      if (++time_limits_[one.answered()] == time_limits_to_leave) {
        const std::lock_guard lock(stream_mutex_);
        stream_.leave(one.answered());
      }
    }
    if (first) {
      result_.verdict = failure.verdict;
      failure_ = failure;
      failed_at_ = examiner_.now();
    }
    return Standing::stands;
  }

  // Runs it again while nothing else runs, if need be past the end of the time.
  Standing confirm(CaseFailure& failure) {
    const Cases cases = failure.trial.cases;
    const bool of_time = is_of_time(failure.verdict);
    const auto until = std::max(
        order_.until, examiner_.now() + 2 * order_.rules.limits.wall + std::chrono::seconds(1));
    unsigned failures = 1;
    unsigned runs = 1;
    for (; runs < 2 + more_runs_if_flaky; ++runs) {
      auto trial = examiner_.attempt(cases, until, true);
      if (!trial) return of_time ? Standing::unknown : Standing::stands;
      note(*trial);
      const bool passes = trial->verdict == Verdict::accepted;
      if (!passes) {
        ++failures;
        if (failure.verdict != Verdict::batch_only) failure.verdict = trial->verdict;
        failure.trial = *std::move(trial);
      }
      if (runs == 1 && !passes) return Standing::stands;
      if (passes && of_time) return Standing::dismissed;
    }
    failure.verdict = Verdict::flaky;
    result_.flaky_runs = runs;
    result_.flaky_failures = failures;
    return Standing::stands;
  }

  void finish(const CaseFailure& failure) {
    make_smaller(failure);
    result_.resembles = resemblance_.agreeing();
    result_.resembling_cases = resemblance_.cases();
  }

  void make_smaller(const CaseFailure& failure) {
    if (result_.verdict == Verdict::flaky || interrupted_) {
      result_.counterexample = Counterexample{.failure = failure, .found = failed_at_};
      return;
    }
    progress_.shrinking = true;
    result_.counterexample =
        shrinker_.shrink(failure, std::min(order_.until, examiner_.now() + order_.shrink_for));
    result_.counterexample->found = failed_at_;
    if (result_.verdict == Verdict::batch_only) {
      result_.verdict = result_.counterexample->failure.verdict;
    }
    result_.runs += result_.counterexample->runs;
  }

  const Coaching& coaching_;
  const SessionOrder& order_;
  batch::Arena& arena_;
  const std::atomic<bool>& interrupted_;
  SessionProgress& progress_;
  Examiner examiner_;
  CaseStream stream_;
  std::mutex stream_mutex_;  // cases are taken on one thread, and noted on another
  RunSize size_;
  Resemblance resemblance_;
  Examiner hasty_;
  CaseSet passed_;
  Shrinker shrinker_;
  std::uint64_t taken_ = 0;
  bool unjudged_ = false;
  std::map<Answered, unsigned> time_limits_;
  std::optional<CaseFailure> failure_;
  std::chrono::nanoseconds failed_at_{};
  SessionResult result_;
};

}  // namespace

SessionResult run_session(const Job& job, Runner& program, const SessionOrder& order,
                          const Clock& clock, batch::Arena& arena,
                          const std::atomic<bool>& interrupted, SessionProgress& progress) {
  return Session(job, program, order, clock, arena, interrupted, progress).run();
}

}  // namespace boardmill::stress

/// Programs before the judge that are no programs: functions from an input to what is printed.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/judge/run.h"
#include "engine/puzzle/entry.h"
#include "engine/stress/examiner.h"
#include "engine/stress/session.h"

namespace boardmill::test {

/// A problem with all that a session needs.
struct Exam {
  const Entry* entry = nullptr;
  const Problem* problem = nullptr;
  std::unique_ptr<const Job> job;

  const Description& puzzle() const { return entry->description(); }
  const Space& space() const { return job->making()->space(); }
  std::string_view name() const { return problem->name; }
  bool has_many_cases() const { return problem->cases != CasesPerRun::one; }

  /// Every instance of the space, simplest first.
  Cases all() const;

  /// Some instances, drawn.
  Cases draw(std::uint64_t seed, std::size_t count) const;

  /// The instances of these texts.
  Cases read(const std::vector<std::string>& texts) const;

  /// The file of these cases.
  std::string file(const Cases& cases) const;

  /// What is to be printed for the file of one case.
  std::string right(const CasePtr& one) const;
};

std::vector<std::string> texts_of(const Cases& cases);

/// Every problem there is, of every puzzle.
std::vector<Exam> all_exams();

/// Throws when there is no problem of this name.
Exam exam(std::string_view problem,
          const std::map<std::string, std::string, std::less<>>& settings = {});

/// POJ 1753: 65,536 boards, one a run.
const Exam& flip_game();

/// POJ 1681 on 3x3: 512 boards, many in a run, and the answers are numbers from 0 to 9.
const Exam& small_boards();

constexpr auto forever = std::chrono::hours(1);

/// What one run sees.
struct Paper {
  std::string_view input;
  std::vector<std::string> right;  ///< the expected answers
  bool alone;
  std::uint64_t number;  ///< so many runs were begun before
  judge::RunLimits limits;
};

using Program = std::function<judge::Run(const Paper&)>;

/// A run that ends well.
judge::Run print(std::string output);
judge::Run print_lines(const std::vector<std::string>& lines);
judge::Run crash(std::string output = "", int signal = 11);
judge::Run ending(judge::Ending how);

Program right_program();

/// The program of a classic mistake. Where an instance is too large for it, it is right.
Program mistaken_program(const Exam& exam, std::size_t mistake);

/// Prints `change(answer)` in the place of every answer.
Program changed(std::function<std::string(const std::string&)> change);

/// Where `wrong`, prints `instead` in the place of the answer.
Program wrong_where(std::function<bool(const std::string& right, std::size_t position)> wrong,
                    std::string instead);

/// The Runner of a program, with a clock that only its runs move. Any thread.
class Contestant final : public judge::Runner {
 public:
  /// A run takes `run_time` of one of `slots`.
  Contestant(const Exam& exam, Program program,
             std::chrono::nanoseconds run_time = std::chrono::milliseconds(1), unsigned slots = 1)
      : exam_(exam), program_(std::move(program)), run_time_(run_time), slots_(slots) {}

  judge::Run run(std::string_view input, const judge::RunLimits& limits, bool alone) override;

  std::uint64_t runs() const { return runs_; }
  stress::Clock clock() const {
    return [this] { return std::chrono::nanoseconds(elapsed_ns_); };
  }

 private:
  const Exam& exam_;
  Program program_;
  std::chrono::nanoseconds run_time_;
  unsigned slots_;
  std::atomic<std::uint64_t> runs_{0};
  std::atomic<std::int64_t> elapsed_ns_{0};
};

/// The rules of the problem, as the command has them.
stress::Rules rules_of(const Exam& exam);
stress::SessionOrder order_of(const Exam& exam);

stress::SessionResult stress(const Exam& exam, Contestant& contestant,
                             const stress::SessionOrder& order, unsigned threads = 1);

}  // namespace boardmill::test

/// What `stress` says to people of one program.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/puzzle/entry.h"
#include "engine/stress/session.h"
#include "engine/stress/undefined.h"

namespace boardmill::cli {

/// A file of input on which a program fails.
struct Failing {
  std::string input, expected, got;
};

/// What a text needs to know of the session besides its result.
struct StressedProgram {
  const Job& job;
  const stress::SessionOrder& order;
  std::string name;
  std::string shown;  ///< how a shell runs it, where INPUT stands for what prints the input

  const Description& puzzle() const { return job.description(); }
  const Space& space() const { return job.making()->space(); }
};

/// The counterexample: input, expected, got, how to reproduce it, why the expected answer is right,
/// which classic mistake answers so, and, where all failures were collected, what they have in
/// common. Empty: there is none.
std::string counterexample_text(const StressedProgram& program,
                                const stress::SessionResult& result);

/// A finding of a sanitizer.
std::string undefined_text(const StressedProgram& program, const stress::UndefinedBehaviour& found);

/// One line: the verdict, how many cases, what share of the space. No verdict: nothing.
std::string verdict_text(const StressedProgram& program, std::optional<judge::Verdict> verdict,
                         const stress::SessionResult& result);

/// One line: what the runs took, and when what was found. It differs from run to run.
std::string usage_text(const StressedProgram& program, const stress::SessionResult& result);

/// The last line of a text, with its newline.
std::string last_line(std::string_view text);

/// One line: what the run that failed did, as far as the verdict does not say it.
std::string failure_detail(const stress::CaseFailure& failure);

/// `--save FOLDER`: makes NAME-1.in, NAME-1.ans and NAME-1.got of a run, or of the next number that
/// is free; nothing is overwritten. Says which unless `quiet`. Throws std::system_error.
void save(const std::string& folder, std::string_view name, const Failing& failing, bool quiet);

}  // namespace boardmill::cli

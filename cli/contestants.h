/// Whose programs are tried, and what is expected of them.
#pragma once

#include <string>
#include <vector>

#include "cli/arguments.h"
#include "engine/judge/verdict.h"

namespace boardmill::cli {

struct Contestant {
  std::string name;
  std::vector<std::string> words;  ///< a command, or a source file and its arguments
  std::vector<judge::Verdict> permitted{judge::Verdict::accepted};
  std::vector<judge::Verdict> required{judge::Verdict::accepted};

  /// Whether a program with this verdict is as expected.
  bool expects(judge::Verdict verdict) const;
};

/// Whether it is a folder, and so one of programs.
bool is_folder(const std::string& path);

/// Adds --program and --expect.
void add_contestant_options(Arguments& arguments);

/// Those of --program, of the folder that `words` name, or the one command that they are. Each is
/// expected to be accepted unless its folder or --expect says otherwise. What is left out of a
/// folder is said on stderr. Throws UsageError.
std::vector<Contestant> read_contestants(const Arguments& arguments,
                                         const std::vector<std::string>& words);

/// "WA|PE"
std::string names_of(const std::vector<judge::Verdict>& verdicts);

}  // namespace boardmill::cli

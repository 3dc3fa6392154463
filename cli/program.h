/// The program: from the words of the command line to the exit status.
#pragma once

#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace boardmill::cli {

using Words = std::vector<std::string>;

/// The exit statuses, and the only place that orders them: of several, the greater one counts.
enum class Exit : int {
  good = 0,    ///< every record is solved or unsolvable
  found = 1,   ///< finished; some record, result or program was wrong
  usage = 2,   ///< the command line is wrong
  failed = 3,  ///< an input or the output failed
  interrupted = 130
};

/// The command line is wrong. what() is one sentence for the user.
class UsageError : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Prints to stderr. A message that cannot be printed is lost, and no reason to fail.
void tell(std::string_view text) noexcept;

/// Says what an interrupted run leaves, such as "FILE not written"; returns Exit::interrupted.
Exit interrupted(std::string_view left) noexcept;

/// Prints to stdout. Throws std::system_error.
void print(std::string_view text);

/// For std::set_terminate: says what has been thrown where nobody can catch it (memory may end
/// anywhere, and oneTBB starts its threads where it can), and exits as failed.
[[noreturn]] void give_up() noexcept;

/// `run` gets the words after the command's name.
struct Command {
  std::string_view name;
  std::string_view summary;
  Exit (*run)(const Words& words);
};

/// Every command, in the order in which they are shown.
std::span<const Command> commands();

/// Runs a command line (without the program's name) and returns its exit status. Prints what went
/// wrong to stderr; never throws.
int run_program(const Words& words) noexcept;

}  // namespace boardmill::cli

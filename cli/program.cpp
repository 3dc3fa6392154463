#include "cli/program.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <new>
#include <system_error>

#include "cli/commands.h"
#include "cli/suggest.h"
#include "cli/version.h"
#include "io/descriptor.h"

namespace boardmill::cli {
namespace {

constexpr std::string_view out_of_memory = "out of memory";

void print_overview() {
  print(
      "boardmill COMMAND PUZZLE [options] [INPUT...]\n\n"
      "  boardmill solve flip boards.txt             the answer of every board, as CSV\n"
      "  boardmill solve hdu1401 --format answers    YES or NO a line, read from stdin\n"
      "  boardmill generate flip --count 1000        random boards\n"
      "  boardmill stress poj1753 mine.cpp           why a program is wrong\n\n"
      "Solves, checks and makes large numbers of instances of two judge puzzles, the Flip Game\n"
      "family (POJ 1753, Lights Out) and Solitaire (POJ 1198), and tries programs for them. Every\n"
      "answer is exact.\n\n"
      "Commands (boardmill COMMAND --help says more):\n");
  for (const Command& command : commands()) {
    print(fmt::format("  {:<10}{}\n", command.name, command.summary));
  }
  print(
      "\nExit status: 0 all good; 1 a record was malformed or over a limit, a check failed, a "
      "program\n"
      "was wrong; 2 wrong command line; 3 an input or the output failed, or a program could not "
      "be\n"
      "judged; 130 interrupted.\n");
}

const Command& find_command(std::string_view name) {
  const auto all = commands();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [name](const Command& command) { return command.name == name; });
  if (found != all.end()) return *found;
  std::vector<std::string_view> names;
  for (const Command& command : all) names.push_back(command.name);
  throw UsageError(fmt::format("{} is not a command{}", name, did_you_mean(name, names)));
}

Exit run(const Words& words) {
  if (words.empty()) throw UsageError("a command is missing: see boardmill --help");
  const std::string& first = words.front();
  if (first == "--help" || first == "-h" || first == "help") {
    print_overview();
    return Exit::good;
  }
  if (first == "--version") {
    print(fmt::format("boardmill {}\n", version));
    return Exit::good;
  }
  return find_command(first).run({words.begin() + 1, words.end()});
}

}  // namespace

void tell(std::string_view text) noexcept { io::write_all(STDERR_FILENO, text); }

Exit interrupted(std::string_view left) noexcept {
  tell("boardmill: interrupted: ");
  tell(left);
  tell("\n");
  return Exit::interrupted;
}

void print(std::string_view text) {
  const int error = io::write_all(STDOUT_FILENO, text);
  if (error != 0) throw std::system_error(error, std::generic_category(), "standard output");
}

std::span<const Command> commands() {
  static constexpr std::array all{
      Command{"solve", "the main job: instances in, one row of CSV a record out", run_solve},
      Command{"check", "verifies results against inputs, by other means than solve", run_check},
      Command{"generate", "random instances, sets of test data, judges' packages", run_generate},
      Command{"stress", "another program: the smallest input on which it is wrong, and why",
              run_stress},
      Command{"census", "the whole space: how many instances for each cost", run_census},
      Command{"table", "precomputed tables in files: builds, describes, verifies", run_table},
      Command{"lint", "what judges would refuse in a package, or get wrong", run_lint},
      Command{"list", "puzzles, problems, methods, columns", run_list},
  };
  return all;
}

void give_up() noexcept {
  tell("boardmill: ");
  try {
    if (const auto exception = std::current_exception()) std::rethrow_exception(exception);
    tell("cannot go on");
  } catch (const std::bad_alloc&) {
    tell(out_of_memory);
  } catch (const std::exception& error) {
    tell(error.what());
  } catch (...) {
    tell("cannot go on");
  }
  tell("\n");
  std::_Exit(static_cast<int>(Exit::failed));
}

int run_program(const Words& words) noexcept {
  // Seen where the output is written: a reader that has left, a file that may not grow.
  for (const int signal : {SIGPIPE, SIGXFSZ}) std::signal(signal, SIG_IGN);
  Exit status = Exit::failed;
  try {
    status = run(words);
  } catch (const UsageError& error) {
    tell(fmt::format("boardmill: {}\n", error.what()));
    status = Exit::usage;
  } catch (const std::system_error& error) {
    if (error.code() == std::errc::broken_pipe) {
      status = Exit::good;
    } else {
      tell(fmt::format("boardmill: {}\n", error.what()));
      // A signal came while it waited for a FIFO to open.
      if (error.code() == std::errc::interrupted) status = Exit::interrupted;
    }
  } catch (const std::bad_alloc&) {
    tell(fmt::format("boardmill: {}\n", out_of_memory));
  } catch (const std::exception& error) {
    tell(fmt::format("boardmill: {}\n", error.what()));
  }
  return static_cast<int>(status);
}

}  // namespace boardmill::cli

#include <fcntl.h>
#include <unistd.h>

#include <exception>

#include "cli/program.h"

namespace {

// Where the caller has closed a standard descriptor, the next file to be opened would take its
// place, and get messages or rows. Each gets one of the other direction, so that its use fails.
void fill_standard_descriptors() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(descriptor, F_GETFD) != -1) continue;
    const int opened = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    if (opened < 0) return;
  }
}

}  // namespace

int main(int argc, char** argv) {
  std::set_terminate(boardmill::cli::give_up);
  fill_standard_descriptors();
  return boardmill::cli::run_program({argv + 1, argv + argc});
}

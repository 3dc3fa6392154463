// Starts a program again and again, and does nothing else: spawn COUNT PROCESSES INPUT PROGRAM.
//
// The rate at which this machine can run a program at all: so many processes at a time, standard
// input a file, output to nowhere.
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv) {
  if (argc != 5) {
    std::fputs("spawn COUNT PROCESSES INPUT PROGRAM\n", stderr);
    return 2;
  }
  const long count = std::atol(argv[1]);
  const long processes = std::atol(argv[2]);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, argv[3], O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  char* words[] = {argv[4], nullptr};
  long running = 0;
  for (long started = 0; started < count || running > 0;) {
    if (started < count && running < processes) {
      pid_t process = 0;
      if (posix_spawn(&process, argv[4], &actions, nullptr, words, environ) != 0) return 3;
      ++started;
      ++running;
    } else {
      int status = 0;
      if (wait(&status) < 0 || status != 0) return 3;
      --running;
    }
  }
  return 0;
}

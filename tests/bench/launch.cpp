// Runs one command and says what it took: launch OUTPUT COMMAND [ARGUMENT...].
//
// Standard output of the command goes to OUTPUT, a new file or a device. Prints one line: wall
// clock, user and system time in nanoseconds, peak memory in KiB, and the exit status.
//
// Not done in the driver itself because the peak memory of a process counts what it was before
// exec: as a child of a Python interpreter nothing ever needs less than that.
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>

namespace {

long long nanoseconds(const timeval& time) {
  return time.tv_sec * 1'000'000'000LL + time.tv_usec * 1'000LL;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fputs("launch OUTPUT COMMAND [ARGUMENT...]\n", stderr);
    return 2;
  }
  const int output = open(argv[1], O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (output < 0) {
    std::perror(argv[1]);
    return 3;
  }
  const auto begin = std::chrono::steady_clock::now();
  const pid_t child = fork();
  if (child < 0) {
    std::perror("fork");
    return 3;
  }
  if (child == 0) {
    if (dup2(output, STDOUT_FILENO) >= 0) execvp(argv[2], argv + 2);
    std::perror(argv[2]);
    _exit(127);
  }
  int status = 0;
  rusage used{};
  if (wait4(child, &status, 0, &used) != child) {
    std::perror("wait4");
    return 3;
  }
  const auto end = std::chrono::steady_clock::now();
  const auto wall = std::chrono::duration_cast<std::chrono::nanoseconds>(end - begin).count();
  std::printf("%lld %lld %lld %ld %d\n", static_cast<long long>(wall), nanoseconds(used.ru_utime),
              nanoseconds(used.ru_stime), used.ru_maxrss,
              WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
}

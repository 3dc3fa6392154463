/// A program that behaves badly: boardmill_hostile HOW [MARKER...]. Run it in a ProcessPool only;
/// words that it does not know mark its processes, so that tests can find them.
#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <thread>
#include <vector>

namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr std::size_t mebibyte = std::size_t{1} << 20;

void say(int file, const std::string& text) {
  if (::write(file, text.data(), text.size()) < 0) std::exit(98);
}
void say(const std::string& text) { say(STDOUT_FILENO, text); }

std::string read_all(int file) {
  std::string all;
  std::vector<char> room(65536);
  for (ssize_t count = 0; (count = ::read(file, room.data(), room.size())) > 0;) {
    all.append(room.data(), static_cast<std::size_t>(count));
  }
  return all;
}

void nap(milliseconds time) { std::this_thread::sleep_for(time); }

[[noreturn]] void sleep_for_ever() {
  while (true) ::pause();
}

[[noreturn]] void spin() {
  for (volatile unsigned i = 0;;) i = i + 1;
}

// CPU time: a busy machine makes no difference.
void spin_for(milliseconds time) {
  for (const auto end = std::clock() + time.count() * CLOCKS_PER_SEC / 1000; std::clock() < end;) {
  }
}

void ignore_all_signals() {
  for (int signal = 1; signal < NSIG; ++signal) ::signal(signal, SIG_IGN);
  sigset_t all;
  sigfillset(&all);
  ::sigprocmask(SIG_SETMASK, &all, nullptr);
}

[[noreturn]] void print_for_ever(int file, bool ignoring) {
  if (ignoring) ::signal(SIGXFSZ, SIG_IGN);
  const std::string much(65536, 'x');
  while (true) {
    if (::write(file, much.data(), much.size()) < 0) nap(milliseconds(1));
  }
}

void touch(std::size_t bytes) {
  auto* memory = static_cast<volatile char*>(std::malloc(bytes));
  for (std::size_t i = 0; i < bytes; i += 4096) memory[i] = 1;
}

// A child that does `what`, and ends.
template <class What>
pid_t in_child(const What& what) {
  const pid_t child = ::fork();
  if (child == 0) {
    what();
    ::_exit(0);
  }
  return child;
}

void wait_for_children() {
  while (::wait(nullptr) > 0) {
  }
}

// Only where something stops it.
[[noreturn]] void breed() {
  rlimit limit{};
  ::getrlimit(RLIMIT_NPROC, &limit);
  if (limit.rlim_cur > 20000) std::exit(99);
  while (true) ::fork();
}

// After setsid and a double fork.
template <class What>
void in_daemon(const What& what) {
  in_child([&] {
    ::setsid();
    in_child(what);
  });
  wait_for_children();
}

void print_interval(milliseconds time) {
  const auto now = [] { return std::to_string(Clock::now().time_since_epoch().count()); };
  const std::string start = now();
  nap(time);
  say(start + " " + now() + "\n");
}

void print_every_byte() {
  std::string all;
  for (unsigned byte = 0; byte < 256; ++byte) all += static_cast<char>(byte);
  say(all);
}

int behave(const std::string& how, const std::vector<std::string>& words) {
  const auto is = [&how](const char* name) { return how == name; };
  const int number = words.empty() ? 0 : std::atoi(words.front().c_str());
  if (is("echo")) {
    say(read_all(STDIN_FILENO));
  } else if (is("words")) {
    for (const std::string& word : words) say(word + "\n");
  } else if (is("status")) {
    return number;
  } else if (is("signal")) {
    ::raise(number);
  } else if (is("wild-pointer")) {
    volatile std::uintptr_t nowhere = 16;
    *reinterpret_cast<volatile int*>(nowhere) = 1;
  } else if (is("abort")) {
    std::abort();
  } else if (is("never-reads")) {
    say("4\n");
  } else if (is("closes-stdin")) {
    ::close(STDIN_FILENO);
    say("4\n");
  } else if (is("closes-output")) {
    ::close(STDOUT_FILENO);
    ::close(STDERR_FILENO);
    read_all(STDIN_FILENO);
  } else if (is("closes-everything")) {
    ::close_range(0, ~0U, 0);
    sleep_for_ever();
  } else if (is("prints")) {
    print_for_ever(number, false);
  } else if (is("prints-ignoring")) {
    print_for_ever(number, true);
  } else if (is("every-byte")) {
    print_every_byte();
  } else if (is("no-newline")) {
    say("4");
  } else if (is("silent")) {
    read_all(STDIN_FILENO);
  } else if (is("reads-for-ever")) {
    while (true) read_all(STDIN_FILENO);
  } else if (is("sleeps")) {
    sleep_for_ever();
  } else if (is("sleeps-deaf")) {
    ignore_all_signals();
    sleep_for_ever();
  } else if (is("stops")) {
    ::raise(SIGSTOP);
    sleep_for_ever();
  } else if (is("spins")) {
    spin();
  } else if (is("spins-in-threads")) {
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i) threads.emplace_back([] { spin(); });
    spin();
  } else if (is("spins-without-main-thread")) {
    std::thread([] { spin(); }).detach();
    ::pthread_exit(nullptr);
  } else if (is("spins-in-children")) {
    while (true) {
      in_child([] { spin_for(milliseconds(20)); });
      wait_for_children();
    }
  } else if (is("spins-in-zombies")) {
    for (int i = 0; i < 200; ++i) in_child([] { spin_for(milliseconds(5)); });
    sleep_for_ever();
  } else if (is("spins-in-daemons")) {
    while (true) {
      in_daemon([] { spin_for(milliseconds(20)); });
      nap(milliseconds(20));
    }
  } else if (is("spins-in-unseen-children")) {
    ::signal(SIGCHLD, SIG_IGN);
    while (true) {
      in_child([] { spin_for(milliseconds(3)); });
      wait_for_children();
    }
  } else if (is("spins-then-waits")) {
    // What a child has used goes over to its parent at some moment: it must not count twice.
    for (int i = 0; i < 50; ++i) in_child([] { spin_for(milliseconds(1)); });
    nap(milliseconds(100));
    wait_for_children();
  } else if (is("eats")) {
    touch(1024 * mebibyte);
    sleep_for_ever();
  } else if (is("eats-and-ends")) {
    touch(128 * mebibyte);
  } else if (is("eats-slowly")) {
    for (int i = 0; i < 1024; ++i) {
      touch(mebibyte);
      nap(milliseconds(1));
    }
    sleep_for_ever();
  } else if (is("eats-without-main-thread")) {
    std::thread([] {
      nap(milliseconds(20));
      touch(256 * mebibyte);
      sleep_for_ever();
    }).detach();
    ::pthread_exit(nullptr);
  } else if (is("eats-in-children")) {
    for (int i = 0; i < 4; ++i) {
      in_child([] {
        touch(48 * mebibyte);
        sleep_for_ever();
      });
    }
    wait_for_children();
  } else if (is("reserves")) {
    void* memory = ::mmap(nullptr, std::size_t{64} << 30, PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) return 97;
    nap(milliseconds(50));
  } else if (is("shares")) {
    touch(48 * mebibyte);
    for (int i = 0; i < 4; ++i) in_child([] { nap(milliseconds(100)); });
    wait_for_children();
  } else if (is("vforks")) {
    touch(80 * mebibyte);
    if (::vfork() == 0) {
      ::usleep(100'000);
      ::_exit(0);
    }
    wait_for_children();
  } else if (is("breeds")) {
    breed();
  } else if (is("breeds-sessions")) {
    rlimit limit{};
    ::getrlimit(RLIMIT_NPROC, &limit);
    if (limit.rlim_cur > 20000) return 99;
    while (true) {
      if (::fork() == 0) {
        ignore_all_signals();
        ::setsid();
      }
    }
  } else if (is("leaves-daemons")) {
    for (int i = 0; i < 5; ++i) {
      in_daemon([] {
        ignore_all_signals();
        sleep_for_ever();
      });
    }
    say("4\n");
  } else if (is("leaves-busy-daemons")) {
    for (int i = 0; i < 5; ++i) in_daemon([] { spin(); });
    say("4\n");
  } else if (is("leaves-stopped-child")) {
    in_child([] { ::raise(SIGSTOP); });
    ::waitpid(-1, nullptr, WUNTRACED);
  } else if (is("kills-group")) {
    ::kill(0, number);
    nap(milliseconds(10));
  } else if (is("kills-parent")) {
    ::kill(::getppid(), number);
    sleep_for_ever();
  } else if (is("kills-parent-from-child")) {
    const pid_t parent = ::getppid();
    in_daemon([&] {
      ::kill(parent, number);
      sleep_for_ever();
    });
    sleep_for_ever();
  } else if (is("kills-all")) {
    ::kill(-1, number);
    say(std::strerror(errno));
  } else if (is("reopens")) {
    say(::open("/proc/self/fd/1", O_WRONLY | O_APPEND),
        read_all(::open("/proc/self/fd/0", O_RDONLY)));
  } else if (is("peeks")) {
    struct stat status {};
    ::fstat(STDIN_FILENO, &status);
    const auto size = static_cast<std::size_t>(status.st_size);
    void* memory = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, STDIN_FILENO, 0);
    if (memory == MAP_FAILED) return 97;
    say({static_cast<const char*>(memory), size});
  } else if (is("spoils-input")) {
    const int input = ::open("/proc/self/fd/0", O_RDWR | O_TRUNC);
    if (input >= 0) say(input, "spoilt");
  } else if (is("truncates")) {
    say("first");
    if (::ftruncate(STDOUT_FILENO, 0) != 0) return 97;
    ::lseek(STDOUT_FILENO, 100, SEEK_SET);
    say("second");
  } else if (is("keeps-files")) {
    FILE* file = std::tmpfile();
    if (file == nullptr) return 97;
    say(::fileno(file), std::string(4 * mebibyte, 'x'));
    say("kept");
  } else if (is("makes-a-hole")) {
    if (::ftruncate(STDOUT_FILENO, off_t{1} << 40) != 0) return 97;
  } else if (is("naps")) {
    print_interval(milliseconds(number));
  } else if (is("shows-itself")) {
    // Its descriptors, and the signals that it ignores or blocks.
    for (int file = 0; file < 1024; ++file) {
      if (::fcntl(file, F_GETFD) >= 0) say(std::to_string(file) + " ");
    }
    sigset_t blocked;
    ::sigprocmask(SIG_SETMASK, nullptr, &blocked);
    for (int signal = 1; signal < NSIG; ++signal) {
      struct sigaction action {};
      ::sigaction(signal, nullptr, &action);
      if (action.sa_handler != SIG_DFL || sigismember(&blocked, signal) == 1) {
        say("signal " + std::to_string(signal) + " ");
      }
    }
    say("niceness " + std::to_string(::getpriority(PRIO_PROCESS, 0)));
  } else {
    say(STDERR_FILENO, how + "?\n");
    return 96;
  }
  return 0;
}

}  // namespace

int main(int count, char** words) {
  if (count < 2) return 96;
  return behave(words[1], {words + 2, words + count});
}

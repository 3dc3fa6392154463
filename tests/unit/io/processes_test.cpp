#include "io/processes.h"

#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <chrono>
#include <csignal>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "tests/support/shell.h"

BOOST_AUTO_TEST_SUITE(io)
BOOST_AUTO_TEST_SUITE(processes)

using namespace boardmill::io;
using namespace std::chrono_literals;

namespace {

constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20;

// A child that does `what` and waits until it is killed, at the end of the scope at the latest.
class Child {
 public:
  template <class What>
  explicit Child(const What& what) {
    std::array<int, 2> ends{};
    BOOST_REQUIRE(::pipe(ends.data()) == 0);
    id_ = ::fork();
    if (id_ == 0) {
      what();
      if (::write(ends[1], "x", 1) != 1) ::_exit(1);
      while (true) ::pause();
    }
    char byte = 0;
    BOOST_TEST(::read(ends[0], &byte, 1) == 1);
    for (const int end : ends) ::close(end);
  }
  ~Child() {
    kill();
    ::waitpid(id_, nullptr, 0);
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  pid_t id() const { return id_; }

  // It is not waited for.
  void kill() const {
    ::kill(id_, SIGKILL);
    siginfo_t info;
    ::waitid(P_PID, static_cast<id_t>(id_), &info, WEXITED | WNOWAIT);
  }

 private:
  pid_t id_ = -1;
};

// Whether it comes true before a clock says that it never will.
template <class Condition>
bool comes_true(const Condition& condition) {
  const auto end = std::chrono::steady_clock::now() + 20s;
  while (!condition()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(1ms);
  }
  return true;
}

volatile char* touched(std::uint64_t bytes) {
  void* memory = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  auto* all = static_cast<volatile char*>(memory);
  for (std::uint64_t i = 0; i < bytes; i += 4096) all[i] = 1;
  return all;
}

std::vector<pid_t> ids(const std::vector<Process>& processes) {
  std::vector<pid_t> all;
  for (const Process& process : processes) all.push_back(process.id);
  return all;
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_a_process_uses) {
  const Child child([] {
    rusage used{};
    do {
      ::getrusage(RUSAGE_SELF, &used);
    } while (used.ru_utime.tv_sec * 1000 + used.ru_utime.tv_usec / 1000 < 50);
    touched(20 * mebibyte);
  });
  const Usage usage = usage_of(child.id());
  BOOST_TEST((usage.cpu >= 50ms));
  BOOST_TEST(usage.resident_bytes > 20 * mebibyte);
  child.kill();
  const Usage ended = usage_of(child.id());
  BOOST_TEST((ended.cpu >= 50ms));
  BOOST_TEST(ended.resident_bytes == 0U);
  BOOST_TEST((usage_of(0x7fffffff).cpu == 0ns));
}

BOOST_AUTO_TEST_CASE(descendants_come_after_their_parents) {
  BOOST_TEST(descendants_of(::getpid()).empty());
  const Child child([] {
    ::setsid();
    for (int i = 0; i < 3; ++i) {
      if (::fork() == 0) {
        ::fork();
        while (true) ::pause();
      }
    }
  });
  std::vector<Process> family;
  BOOST_TEST(comes_true([&] {
    family = descendants_of(::getpid());
    return family.size() == 7;
  }));
  std::set<pid_t> known{::getpid()};
  for (const Process& process : family) {
    BOOST_TEST(known.count(process.parent) == 1U);
    BOOST_TEST(process.session == child.id());
    BOOST_TEST(!process.ended);
    known.insert(process.id);
  }
  BOOST_TEST(family.front().id == child.id());
  BOOST_TEST(descendants_of(child.id()).size() == 6U);
  kill_descendants();
  BOOST_TEST(comes_true([] {
    const auto left = descendants_of(::getpid());
    return std::all_of(left.begin(), left.end(), [](const Process& one) { return one.ended; });
  }));
}

BOOST_AUTO_TEST_CASE(those_that_are_spared_live_on) {
  const Child spared([] {
    if (::fork() == 0) {
      while (true) ::pause();
    }
  });
  const Child other([] {});
  kill_descendants({spared.id()});
  BOOST_TEST(comes_true([&] {
    const auto family = descendants_of(::getpid());
    return std::count_if(family.begin(), family.end(),
                         [](const Process& one) { return !one.ended; }) == 2;
  }));
  const auto left = ids(descendants_of(spared.id()));
  BOOST_TEST(left.size() == 1U);
  kill_descendants();
}

BOOST_AUTO_TEST_CASE(shared_pages_count_once) {
  const volatile char* memory = touched(40 * mebibyte);
  const auto read_it = [memory] {
    for (std::uint64_t i = 0; i < 40 * mebibyte; i += 4096) (void)memory[i];
  };
  const Child one(read_it);
  const Child two(read_it);
  const std::uint64_t both = usage_of(one.id()).resident_bytes + usage_of(two.id()).resident_bytes;
  BOOST_TEST(both > 80 * mebibyte);
  const std::string rollup = "/proc/" + std::to_string(one.id()) + "/smaps_rollup";
  BOOST_TEST_CONTEXT(boardmill::test::run_shell("cat " + rollup + " 2>&1")) {
    BOOST_TEST(shared_bytes_of({one.id(), two.id()}) < both - 39 * mebibyte);
  }
  ::munmap(const_cast<char*>(memory), 40 * mebibyte);
}

BOOST_AUTO_TEST_CASE(a_user_is_claimed_once) {
  const UserClaim one = claim_user();
  {
    const UserClaim two = claim_user();
    BOOST_TEST(one.user != two.user);
    for (const UserClaim* claim : {&one, &two}) {
      BOOST_TEST(claim->user >= 61184U);
      BOOST_TEST(claim->user < 65520U);
      BOOST_TEST(tasks_of_user(claim->user) == 0U);
    }
    BOOST_TEST(claim_user().user != two.user);
  }
  BOOST_TEST(tasks_of_user(::geteuid()) > 0U);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

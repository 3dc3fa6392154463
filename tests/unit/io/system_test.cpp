#include "io/system.h"

#include <poll.h>
#include <unistd.h>

#include <boost/test/unit_test.hpp>

#include "tests/support/temp_dir.h"

namespace boardmill {
namespace {

using test::TempDir;

bool readable(int descriptor) {
  pollfd wait{descriptor, POLLIN, 0};
  return poll(&wait, 1, 0) == 1;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(io)
BOOST_AUTO_TEST_SUITE(system)

BOOST_AUTO_TEST_CASE(without_cgroups_affinity_decides) {
  const TempDir root;
  BOOST_TEST(cgroup_cpus(root.path()) == 0U);
  BOOST_TEST(threads_allowed(root.path()) >= 1U);
  BOOST_TEST(threads_allowed() >= 1U);
}

BOOST_AUTO_TEST_CASE(version_2_takes_the_tightest_of_the_hierarchy_rounded_up) {
  const TempDir root;
  root.write("proc/self/cgroup", "0::/user/job\n");
  root.write("sys/fs/cgroup/user/job/cpu.max", "max 100000\n");
  BOOST_TEST(cgroup_cpus(root.path()) == 0U);
  root.write("sys/fs/cgroup/user/cpu.max", "250000 100000\n");
  BOOST_TEST(cgroup_cpus(root.path()) == 3U);
  root.write("sys/fs/cgroup/user/job/cpu.max", "400000 100000\n");
  BOOST_TEST(cgroup_cpus(root.path()) == 3U);
  root.write("sys/fs/cgroup/cpu.max", "10000 100000\n");
  BOOST_TEST(cgroup_cpus(root.path()) == 1U);
  BOOST_TEST(threads_allowed(root.path()) == 1U);
}

BOOST_AUTO_TEST_CASE(a_group_that_is_not_visible_falls_back_to_the_mount) {
  const TempDir root;
  root.write("proc/self/cgroup", "0::/../elsewhere\n");
  root.write("sys/fs/cgroup/cpu.max", "200000 100000\n");
  BOOST_TEST(cgroup_cpus(root.path()) == 2U);
}

BOOST_AUTO_TEST_CASE(version_1_reads_quota_and_period) {
  for (const std::string mount : {"cpu,cpuacct", "cpu"}) {
    const TempDir root;
    root.write("proc/self/cgroup",
               "5:cpuset:/wrong\n4:cpu,cpuacct:/docker/abc\n1:name=systemd:/x\n");
    const std::string group = "sys/fs/cgroup/" + mount + "/docker/abc/";
    root.write(group + "cpu.cfs_quota_us", "-1\n");
    root.write(group + "cpu.cfs_period_us", "100000\n");
    BOOST_TEST(cgroup_cpus(root.path()) == 0U);
    root.write(group + "cpu.cfs_quota_us", "150000\n");
    BOOST_TEST(cgroup_cpus(root.path()) == 2U);
  }
}

BOOST_AUTO_TEST_CASE(nonsense_sets_no_limit) {
  const TempDir root;
  root.write("proc/self/cgroup", "nonsense\n::\n0::/\n");
  for (const std::string text : {"", "\n", "max", "x y", "100000 0", "-5 100000", "5"}) {
    root.write("sys/fs/cgroup/cpu.max", text);
    BOOST_TEST(cgroup_cpus(root.path()) == 0U);
  }
}

BOOST_AUTO_TEST_CASE(signals_raise_the_stop_and_the_second_one_kills) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction before {};
    sigaction(signal, nullptr, &before);
    StopSignal stop;
    {
      const Interrupts interrupts(stop);
      BOOST_TEST(!stop.raised());
      BOOST_TEST(!readable(stop.descriptor()));
      ::raise(signal);
      BOOST_TEST(stop.raised());
      BOOST_TEST(stop.flag().load());
      BOOST_TEST(readable(stop.descriptor()));
      struct sigaction now {};
      sigaction(signal, nullptr, &now);
      BOOST_TEST((now.sa_handler == SIG_DFL));
      sigaction(SIGPIPE, nullptr, &now);
      BOOST_TEST((now.sa_handler == SIG_IGN));
    }
    struct sigaction after {};
    sigaction(signal, nullptr, &after);
    BOOST_TEST((after.sa_handler == before.sa_handler));
  }
}

BOOST_AUTO_TEST_CASE(what_a_shell_has_told_to_ignore_stays_ignored) {
  for (const int signal : {SIGINT, SIGHUP}) {
    const auto before = std::signal(signal, SIG_IGN);
    StopSignal stop;
    {
      const Interrupts interrupts(stop);
      ::raise(signal);
      BOOST_TEST(!stop.raised());
    }
    std::signal(signal, before);
  }
}

BOOST_AUTO_TEST_CASE(terminals_are_told_from_files) {
  int ends[2];
  BOOST_REQUIRE(pipe(ends) == 0);
  BOOST_TEST(!is_terminal(ends[0]));
  BOOST_TEST(terminal_width(ends[0]) == 80U);
  close(ends[0]);
  close(ends[1]);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

}  // namespace boardmill

#include "io/process_pool.h"

#include <grp.h>
#include <linux/capability.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/test/unit_test.hpp>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <ostream>
#include <sstream>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "io/processes.h"
#include "tests/support/sanitized.h"
#include "tests/support/temp_dir.h"

namespace boardmill::judge {

std::ostream& operator<<(std::ostream& out, Ending ending) {
  constexpr std::array<const char*, 7> names{
      "exited", "signalled", "cpu_limit", "wall_limit", "memory_limit", "output_limit", "stopped"};
  return out << names.at(static_cast<std::size_t>(ending));
}

}  // namespace boardmill::judge

BOOST_AUTO_TEST_SUITE(io)

using namespace boardmill::io;
using boardmill::judge::Ending;
using boardmill::judge::Run;
using boardmill::judge::RunLimits;
using boardmill::test::TempDir;
using namespace std::chrono_literals;

namespace {

using Words = std::vector<std::string>;
using Clock = std::chrono::steady_clock;

// A machine may be busy; a tool that hangs is slower still.
constexpr auto noise = 20s;

RunLimits roomy() { return {20s, 40s, std::uint64_t{512} << 20, std::uint64_t{1} << 20}; }

RunLimits little_cpu() {
  RunLimits limits = roomy();
  limits.cpu = 200ms;
  return limits;
}

RunLimits little_wall() {
  RunLimits limits = roomy();
  limits.wall = 200ms;
  return limits;
}

RunLimits little_memory() {
  RunLimits limits = roomy();
  limits.memory_bytes = std::uint64_t{100} << 20;
  return limits;
}

const std::string& marker() {
  static const std::string text = "marker-of-" + std::to_string(::getpid());
  return text;
}

// The processes of programs that the tests have started, wherever they are now.
std::vector<std::string> marked_processes() {
  std::vector<std::string> found;
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const std::string name = entry.path().filename().string();
    if (name.find_first_not_of("0123456789") != std::string::npos) continue;
    std::ifstream file(entry.path() / "cmdline", std::ios::binary);
    for (std::string word; std::getline(file, word, '\0');) {
      if (word == marker()) found.push_back(name);
    }
  }
  return found;
}

const std::string& hostile_path() {
  static const std::string path =
      std::filesystem::read_symlink("/proc/self/exe").replace_filename("boardmill_hostile");
  return path;
}

Command hostile(Words words) {
  words.insert(words.begin(), "boardmill_hostile");
  words.push_back(marker());
  return {hostile_path(), std::move(words), {}, false};
}

class Pool {
 public:
  explicit Pool(unsigned slots = 2) : pool_(slots, stop_) {}

  // No process of it is left, not even one that has ended.
  Run run_command(const Command& command, std::string_view input = "1 2\n",
                  const RunLimits& limits = roomy(), bool alone = false) {
    const auto start = Clock::now();
    const auto end = [&] {
      BOOST_TEST(marked_processes().empty());
      BOOST_TEST(descendants_of(::getpid()).size() == pool_.slots());
      BOOST_TEST((Clock::now() - start < limits.wall + noise));
    };
    try {
      Run run = pool_.run(command, input, limits, alone);
      const auto ms = [](auto time) {
        return std::chrono::duration<double, std::milli>(time).count();
      };
      BOOST_TEST_MESSAGE(command.words.at(std::min<std::size_t>(1, command.words.size() - 1))
                         << ": " << run.ending << " " << run.status << ", cpu " << ms(run.cpu)
                         << " ms, wall " << ms(run.wall) << " ms, over after "
                         << ms(Clock::now() - start) << " ms, peak " << run.peak_bytes / 1024
                         << " KiB");
      end();
      return run;
    } catch (const std::system_error& error) {
      BOOST_TEST_MESSAGE(command.path << ": " << error.what());
      end();
      throw;
    }
  }

  Run run(Words words, const RunLimits& limits = roomy()) {
    return run_command(hostile(std::move(words)), "1 2\n", limits);
  }

  // It has not been harmed.
  void check_works() {
    const Run run = this->run({"echo"});
    BOOST_TEST(run.ending == Ending::exited);
    BOOST_TEST(run.status == 0);
    BOOST_TEST(run.output == "1 2\n");
    BOOST_TEST(run.errors == "");
    BOOST_TEST(run.read_input);
    BOOST_TEST(!run.left_processes);
  }

  ProcessPool& operator*() { return pool_; }
  ProcessPool* operator->() { return &pool_; }
  StopSignal& stop() { return stop_; }

  // Programs run as somebody else, so that they cannot send signals to the tool.
  bool is_safe() const { return ::geteuid() == 0 && pool_.limits_processes(); }

 private:
  StopSignal stop_;
  ProcessPool pool_;
};

struct Expected {
  Words words;
  Ending ending;
};

void check_all(Pool& pool, const std::vector<Expected>& all, const RunLimits& limits) {
  for (const Expected& one : all) {
    BOOST_TEST_CONTEXT(one.words.front()) {
      BOOST_TEST(pool.run(one.words, limits).ending == one.ending);
    }
  }
  pool.check_works();
}

// Of a copy of this process that does `what`.
template <class What>
int status_of_copy(const What& what) {
  const pid_t copy = ::fork();
  if (copy == 0) ::_exit(what());
  int status = 0;
  ::waitpid(copy, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

// start and end, as programs that nap print them
std::vector<std::pair<long, long>> intervals(const std::vector<std::string>& outputs) {
  std::vector<std::pair<long, long>> all;
  for (const std::string& output : outputs) {
    std::istringstream stream(output);
    auto& [start, end] = all.emplace_back();
    BOOST_TEST((stream >> start >> end).good());
  }
  return all;
}

// Many runs from several threads, every `alone_every`-th of them alone; 0: none.
std::vector<std::string> outputs_of_many(ProcessPool& pool, unsigned threads, unsigned runs,
                                         unsigned alone_every) {
  std::vector<std::string> outputs(threads * runs);
  std::vector<std::thread> workers;
  for (unsigned thread = 0; thread < threads; ++thread) {
    workers.emplace_back([&, thread] {
      for (unsigned i = 0; i < runs; ++i) {
        const unsigned index = i * threads + thread;
        const bool alone = alone_every != 0 && index % alone_every == 0;
        outputs[index] = pool.run(hostile({"naps", "5"}), "", roomy(), alone).output;
      }
    });
  }
  for (std::thread& worker : workers) worker.join();
  return outputs;
}

std::string refusal(Pool& pool, const std::string& path) {
  try {
    pool.run_command(Command{path, {path}, {}, false});
  } catch (const std::system_error& error) {
    return error.what();
  }
  return "";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(process_pool)

BOOST_AUTO_TEST_CASE(a_program_that_behaves_well) {
  Pool pool;
  pool.check_works();
  const std::string much(3'000'000, 'x');
  RunLimits limits = roomy();
  limits.output_bytes = much.size();
  BOOST_TEST((pool.run_command(hostile({"echo"}), much, limits).output == much));
  const Run short_one = pool.run_command(hostile({"echo"}), "");
  BOOST_TEST(short_one.output == "");
  BOOST_TEST(short_one.read_input);
}

BOOST_AUTO_TEST_CASE(it_has_nothing_of_the_tool_but_its_niceness) {
  std::signal(SIGUSR1, SIG_IGN);
  const int open = ::dup(STDOUT_FILENO);
  Pool pool;
  const std::string nice = std::to_string(::nice(0));
  BOOST_TEST(pool.run({"shows-itself"}).output == "0 1 2 niceness " + nice);
  ::close(open);
  std::signal(SIGUSR1, SIG_DFL);
}

BOOST_AUTO_TEST_CASE(a_tool_that_ignores_its_children_still_knows_how_they_ended) {
  const bool limits = Pool()->limits_processes();
  std::signal(SIGCHLD, SIG_IGN);
  {
    Pool pool;
    BOOST_TEST(pool->limits_processes() == limits);
    BOOST_TEST(pool.run({"status", "7"}).status == 7);
  }
  std::signal(SIGCHLD, SIG_DFL);
}

BOOST_AUTO_TEST_CASE(statuses_and_signals) {
  Pool pool;
  for (const int status : {1, 42, 255}) {
    const Run run = pool.run({"status", std::to_string(status)});
    BOOST_TEST(run.ending == Ending::exited);
    BOOST_TEST(run.status == status);
    BOOST_TEST(!run.read_input);
  }
  for (const int signal :
       {SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGKILL, SIGUSR1,
        SIGSEGV, SIGPIPE, SIGALRM, SIGTERM, SIGXCPU, SIGSYS, SIGRTMIN, SIGRTMAX}) {
    const Run run = pool.run({"signal", std::to_string(signal)});
    BOOST_TEST(run.ending == Ending::signalled);
    BOOST_TEST(run.status == signal);
  }
  BOOST_TEST(pool.run({"wild-pointer"}).status == SIGSEGV);
  BOOST_TEST(pool.run({"abort"}).status == SIGABRT);
  pool.check_works();
}

BOOST_AUTO_TEST_CASE(inputs_that_are_not_read) {
  Pool pool;
  for (const char* how : {"never-reads", "closes-stdin"}) {
    const Run run = pool.run({how});
    BOOST_TEST(run.ending == Ending::exited);
    BOOST_TEST(run.output == "4\n");
    BOOST_TEST(!run.read_input);
  }
  // In whatever way it is read.
  for (const char* how : {"reopens", "peeks", "closes-output", "silent"}) {
    const Run run = pool.run({how});
    BOOST_TEST(run.ending == Ending::exited);
    BOOST_TEST(run.read_input);
  }
  pool.run({"spoils-input"});
  pool.check_works();
}

BOOST_AUTO_TEST_CASE(outputs_of_every_kind) {
  Pool pool;
  std::string bytes;
  for (int byte = 0; byte < 256; ++byte) bytes += static_cast<char>(byte);
  BOOST_TEST((pool.run({"every-byte"}).output == bytes));
  BOOST_TEST(pool.run({"no-newline"}).output == "4");
  BOOST_TEST(pool.run({"silent"}).output == "");
  BOOST_TEST(pool.run({"closes-output"}).output == "");
  BOOST_TEST(pool.run({"reopens"}).output == "1 2\n");
  BOOST_TEST(pool.run({"truncates"}).output == "second");
  BOOST_TEST(pool.run({"words", "a b", "", "\"'\\$x", "größer", "\xff\n*"}).output ==
             "a b\n\n\"'\\$x\ngrößer\n\xff\n*\n" + marker() + "\n");
  pool.check_works();
}

BOOST_AUTO_TEST_CASE(outputs_without_end) {
  Pool pool;
  check_all(pool,
            {{{"prints", "1"}, Ending::output_limit},
             {{"prints", "2"}, Ending::output_limit},
             {{"prints-ignoring", "1"}, Ending::output_limit},
             {{"prints-ignoring", "2"}, Ending::output_limit},
             {{"makes-a-hole"}, Ending::output_limit}},
            roomy());
  BOOST_TEST(pool.run({"prints", "1"}).output.size() == roomy().output_bytes);
  // What it writes elsewhere is no output.
  BOOST_TEST(roomy().output_bytes < std::uint64_t{4} << 20);
  BOOST_TEST(pool.run({"keeps-files"}).output == "kept");
}

BOOST_AUTO_TEST_CASE(programs_that_wait) {
  Pool pool;
  check_all(pool,
            {{{"sleeps"}, Ending::wall_limit},
             {{"sleeps-deaf"}, Ending::wall_limit},
             {{"stops"}, Ending::wall_limit},
             {{"closes-everything"}, Ending::wall_limit}},
            little_wall());
}

BOOST_AUTO_TEST_CASE(programs_that_compute) {
  Pool pool;
  check_all(pool,
            {{{"spins"}, Ending::cpu_limit},
             {{"reads-for-ever"}, Ending::cpu_limit},
             {{"spins-in-threads"}, Ending::cpu_limit},
             {{"spins-without-main-thread"}, Ending::cpu_limit},
             {{"spins-in-children"}, Ending::cpu_limit},
             {{"spins-in-zombies"}, Ending::cpu_limit},
             {{"spins-in-daemons"}, Ending::cpu_limit}},
            little_cpu());
  // What the system forgets is found by the clock.
  BOOST_TEST(pool.run({"spins-in-unseen-children"}, little_wall()).ending == Ending::wall_limit);
  // Whatever ended it, too much is too much.
  RunLimits limits = little_wall();
  limits.cpu = 1ms;
  BOOST_TEST(pool.run({"spins"}, limits).ending == Ending::cpu_limit);
}

BOOST_AUTO_TEST_CASE(nothing_counts_twice) {
  Pool pool;
  RunLimits limits = roomy();
  const auto cpu = pool.run({"spins-then-waits"}, limits).cpu;
  limits.cpu = cpu + cpu / 2;
  for (int i = 0; i < 3; ++i) {
    const Run run = pool.run({"spins-then-waits"}, limits);
    BOOST_TEST((run.ending == Ending::exited || run.cpu > limits.cpu));
  }
  check_all(
      pool,
      {{{"reserves"}, Ending::exited}, {{"shares"}, Ending::exited}, {{"vforks"}, Ending::exited}},
      little_memory());
}

BOOST_AUTO_TEST_CASE(programs_that_take_memory) {
  Pool pool;
  check_all(pool,
            {{{"eats"}, Ending::memory_limit},
             {{"eats-slowly"}, Ending::memory_limit},
             {{"eats-and-ends"}, Ending::memory_limit},
             {{"eats-in-children"}, Ending::memory_limit},
             {{"eats-without-main-thread"}, Ending::memory_limit}},
            little_memory());
  const Run run = pool.run({"eats-and-ends"});
  BOOST_TEST(run.ending == Ending::exited);
  BOOST_TEST(run.peak_bytes >= std::uint64_t{128} << 20);
  // The supervisor itself is larger under sanitizers, and smaller peaks are rounded.
  if (!boardmill::test::sanitized) BOOST_TEST(run.peak_bytes < std::uint64_t{140} << 20);
}

BOOST_AUTO_TEST_CASE(programs_that_breed) {
  Pool pool;
  if (!pool->limits_processes()) return;
  check_all(pool, {{{"breeds"}, Ending::cpu_limit}, {{"breeds-sessions"}, Ending::cpu_limit}},
            little_cpu());
}

BOOST_AUTO_TEST_CASE(programs_that_leave_others) {
  Pool pool;
  for (const char* how : {"leaves-daemons", "leaves-busy-daemons", "leaves-stopped-child"}) {
    const Run run = pool.run({how});
    BOOST_TEST(run.ending == Ending::exited);
    BOOST_TEST(run.left_processes);
  }
  pool.check_works();
}

BOOST_AUTO_TEST_CASE(programs_that_send_signals) {
  Pool pool;
  const Run group = pool.run({"kills-group", std::to_string(SIGKILL)});
  BOOST_TEST(group.ending == Ending::signalled);
  BOOST_TEST(group.status == SIGKILL);
  for (const char* how : {"kills-parent", "kills-parent-from-child"}) {
    for (const int signal : {SIGTERM, SIGINT, SIGUSR1, SIGTSTP, SIGSTOP}) {
      BOOST_TEST(pool.run({how, std::to_string(signal)}, little_wall()).ending ==
                 Ending::wall_limit);
    }
    // Either it may not, or that run has no verdict, but the next one has.
    const Words kills{how, std::to_string(SIGKILL)};
    if (pool.is_safe()) {
      BOOST_TEST(pool.run(kills, little_wall()).ending == Ending::wall_limit);
    } else {
      BOOST_CHECK_THROW(pool.run(kills, little_wall()), std::system_error);
    }
    pool.check_works();
  }
  if (pool.is_safe()) {
    BOOST_TEST(pool.run({"kills-all", std::to_string(SIGKILL)}).output == "Success");
    pool.check_works();
  }
}

BOOST_AUTO_TEST_CASE(what_cannot_be_started_is_refused_with_its_reason) {
  Pool pool;
  const TempDir folder;
  ::chmod(folder.path().c_str(), 0755);
  const std::string plain = folder.write("plain", "#!/bin/sh\necho 4\n");
  const std::string nonsense = folder.write("nonsense", "\x01\x02nothing that runs");
  const std::string lost = folder.write("lost", "#!/no/such/interpreter\n");
  for (const std::string& path : {nonsense, lost}) ::chmod(path.c_str(), 0755);
  const auto refuses = [&](const std::string& path, const std::string& reason) {
    BOOST_TEST(refusal(pool, path) == path + ": " + reason);
  };
  refuses(folder / "missing", "No such file or directory");
  refuses(folder / "plain/below", "Not a directory");
  refuses(lost, "No such file or directory");
  refuses(folder.path(), "Permission denied");
  refuses(plain, "Permission denied");
  refuses(nonsense, "Exec format error");
  Command command = hostile({"echo"});
  command.words.push_back(std::string(max_order_bytes, 'x'));
  BOOST_CHECK_THROW(pool.run_command(command), std::system_error);
  pool.check_works();
}

BOOST_AUTO_TEST_CASE(what_root_may_read_its_programs_may_read) {
  Pool pool;
  const TempDir folder;
  std::filesystem::create_directory(folder / "a b");
  const std::string copy = folder / "a b/größer";
  std::filesystem::copy_file(hostile_path(), copy);
  ::chmod((folder / "a b").c_str(), 0700);
  Command command = hostile({"echo"});
  command.path = copy;
  BOOST_TEST(pool.run_command(command).output == "1 2\n");
}

BOOST_AUTO_TEST_CASE(commands_are_found_as_by_a_shell) {
  const TempDir folder;
  const std::string program = folder.write("a b/program", "#!/bin/sh\n");
  folder.write("c/program", "");
  ::chmod(program.c_str(), 0755);
  const std::string old = std::getenv("PATH");
  ::setenv("PATH", (folder / "c" + ":" + folder / "a b").c_str(), 1);
  const Command command = find_command({"program", "x"});
  BOOST_TEST(command.path == program);
  BOOST_TEST(command.words == (Words{"program", "x"}), boost::test_tools::per_element());
  BOOST_TEST(find_command({program}).path == program);
  for (const Words& words : {Words{"no-such-program"}, Words{folder / "c/program"},
                             Words{folder / "c"}, Words{""}, Words{}}) {
    BOOST_CHECK_THROW(find_command(words), std::system_error);
  }
  ::setenv("PATH", (folder / "c").c_str(), 1);
  BOOST_CHECK_EXCEPTION(find_command({"program"}), std::system_error, [](const auto& error) {
    return std::string(error.what()) == "program: Permission denied";
  });
  ::setenv("PATH", old.c_str(), 1);
}

BOOST_AUTO_TEST_CASE(variables_are_added_to_the_environment) {
  ::setenv("BOARDMILL_ONE", "old", 1);
  Pool pool;
  Command command = find_command({"sh", "-c", "echo $BOARDMILL_ONE $BOARDMILL_TWO"});
  command.variables = {"BOARDMILL_ONE=new", "BOARDMILL_TWO=2"};
  BOOST_TEST(pool.run_command(command).output == "new 2\n");
  command.variables.clear();
  BOOST_TEST(pool.run_command(command).output == "old\n");
  ::unsetenv("BOARDMILL_ONE");
}

BOOST_AUTO_TEST_CASE(tools_that_are_trusted_run_as_the_user) {
  Pool pool;
  Command command = find_command({"id", "-u"});
  command.trusted = true;
  BOOST_TEST(pool.run_command(command).output == std::to_string(::geteuid()) + "\n");
  Command left = hostile({"leaves-daemons"});
  left.trusted = true;
  BOOST_TEST(pool.run_command(left).left_processes);
}

BOOST_AUTO_TEST_CASE(where_proc_is_not_mounted_there_is_no_pool) {
  if (::geteuid() != 0) return;
  const TempDir folder;
  BOOST_TEST(status_of_copy([&folder] {
               if (::chroot(folder.path().c_str()) != 0) return 1;
               try {
                 Pool pool;
                 return 2;
               } catch (const std::system_error& error) {
                 return std::string(error.what()) ==
                                "programs are watched by means of /proc: No such file or directory"
                            ? 0
                            : 3;
               }
             }) == 0);
}

BOOST_AUTO_TEST_CASE(a_root_without_powers_runs_programs_as_itself) {
  if (::geteuid() != 0) return;
  BOOST_TEST(status_of_copy([] {
               __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
               const std::array<__user_cap_data_struct, 2> none{};
               if (::syscall(SYS_capset, &header, none.data()) != 0) return 1;
               StopSignal stop;
               ProcessPool pool(1, stop);
               if (pool.limits_processes()) return 2;
               const auto run = [&pool](const char* how) {
                 return pool.run(hostile({how}), "1 2\n", roomy(), false);
               };
               if (run("echo").output != "1 2\n") return 3;
               if (!run("leaves-daemons").left_processes) return 4;
               return marked_processes().empty() ? 0 : 5;
             }) == 0);
}

BOOST_AUTO_TEST_CASE(programs_of_an_ordinary_user_are_ended_as_well) {
  if (::geteuid() != 0) return;
  const TempDir folder;
  ::chmod(folder.path().c_str(), 0755);
  Command command = hostile({""});
  command.path = folder / "hostile";
  std::filesystem::copy_file(hostile_path(), command.path);
  BOOST_TEST(status_of_copy([&command] {
               constexpr uid_t user = 54321;
               if (::setgroups(0, nullptr) != 0 || ::setresgid(user, user, user) != 0 ||
                   ::setresuid(user, user, user) != 0) {
                 return 1;
               }
               StopSignal stop;
               ProcessPool pool(2, stop);
               const auto run = [&](const char* how) {
                 command.words[1] = how;
                 return pool.run(command, "1 2\n", little_cpu(), false);
               };
               if (run("breeds").ending != Ending::cpu_limit) return 2;
               if (run("breeds-sessions").ending != Ending::cpu_limit) return 3;
               if (!run("leaves-daemons").left_processes) return 4;
               if (run("echo").output != "1 2\n") return 5;
               return marked_processes().empty() ? 0 : 6;
             }) == 0);
}

BOOST_AUTO_TEST_CASE(no_more_runs_than_slots) {
  for (const unsigned slots : {1U, 3U, 16U}) {
    Pool pool(slots);
    const auto all = intervals(outputs_of_many(*pool, 16, 4, 0));
    for (const auto& [start, end] : all) {
      const long moment = start;
      BOOST_TEST(std::count_if(all.begin(), all.end(), [moment](const auto& other) {
                   return other.first <= moment && moment < other.second;
                 }) <= slots);
    }
  }
}

BOOST_AUTO_TEST_CASE(alone_is_alone) {
  constexpr unsigned every = 5;
  Pool pool(4);
  const auto all = intervals(outputs_of_many(*pool, 4, 15, every));
  for (std::size_t i = 0; i < all.size(); i += every) {
    for (std::size_t other = 0; other < all.size(); ++other) {
      if (other == i) continue;
      BOOST_TEST((all[other].second <= all[i].first || all[i].second <= all[other].first));
    }
  }
}

BOOST_AUTO_TEST_CASE(the_wish_to_stop_ends_what_runs) {
  Pool pool;
  std::vector<std::thread> workers;
  std::vector<Run> runs(4);
  for (Run& run : runs) {
    workers.emplace_back([&] { run = pool->run(hostile({"sleeps-deaf"}), "", roomy(), false); });
  }
  while (marked_processes().size() < 2) std::this_thread::yield();
  pool.stop().raise();
  for (std::thread& worker : workers) worker.join();
  for (const Run& run : runs) BOOST_TEST(run.ending == Ending::stopped);
  BOOST_TEST(marked_processes().empty());
  BOOST_TEST(pool->run(hostile({"echo"}), "", roomy(), true).ending == Ending::stopped);
}

BOOST_AUTO_TEST_CASE(nothing_survives_a_tool_that_is_killed) {
  // Orphans come here.
  { Pool pool; }
  const auto wait_for = [](const auto& condition) {
    const auto start = Clock::now();
    while (!condition()) {
      BOOST_REQUIRE((Clock::now() - start < noise));
      std::this_thread::sleep_for(1ms);
    }
  };
  marker();
  const pid_t tool = ::fork();
  if (tool == 0) {
    Pool pool(3);
    std::vector<std::thread> workers;
    for (const char* how : {"leaves-daemons", "sleeps-deaf", "spins-in-daemons"}) {
      workers.emplace_back([&pool, how] {
        while (true) pool->run(hostile({how}), "", roomy(), false);
      });
    }
    for (std::thread& worker : workers) worker.join();
  }
  wait_for([] { return marked_processes().size() > 3; });
  ::kill(tool, SIGKILL);
  ::waitpid(tool, nullptr, 0);
  wait_for([] {
    while (::waitpid(-1, nullptr, WNOHANG) > 0) {
    }
    return descendants_of(::getpid()).empty();
  });
  BOOST_TEST(marked_processes().empty());
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

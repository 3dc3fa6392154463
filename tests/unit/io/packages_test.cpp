#include "io/packages.h"

#include <sys/inotify.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/test/unit_test.hpp>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include "engine/batch/ports.h"
#include "io/inputs.h"
#include "io/package_list.h"
#include "io/zip_writer.h"
#include "tests/support/sample_package.h"
#include "tests/support/temp_dir.h"

BOOST_AUTO_TEST_SUITE(io)
BOOST_AUTO_TEST_SUITE(packages)

namespace fs = std::filesystem;
using namespace boardmill;
using namespace boardmill::io;
using judge::PackageFile;

namespace {

std::vector<PackageFile> kattis() {
  return with_list(judge::make_package("kattis", test::sample_package()).value().files);
}

// Knows when something new is in a folder.
class Begun {
 public:
  explicit Begun(const fs::path& folder) : events_(inotify_init1(IN_CLOEXEC)) {
    BOOST_REQUIRE(inotify_add_watch(events_, folder.c_str(), IN_CREATE) >= 0);
  }
  ~Begun() { close(events_); }

  void wait() {
    alignas(inotify_event) std::array<char, 4096> event;
    BOOST_REQUIRE(read(events_, event.data(), event.size()) > 0);
  }

 private:
  int events_;
};

std::vector<std::string> names_in(const fs::path& folder) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder)) {
    names.push_back(entry.path().filename().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

using Names = std::vector<std::string>;

std::string refusal(const PackageTarget& target) {
  try {
    write_package(target, kattis());
    return "";
  } catch (const PackageRefused& refused) {
    return refused.what();
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_folder_is_read_back) {
  const test::TempDir folder;
  write_package({folder / "a", "", false}, kattis());
  BOOST_TEST((read_package(folder / "a") == kattis()));
  write_package({folder / "b/", "", false}, kattis());
  BOOST_TEST((read_package(folder / "b/") == kattis()));
  fs::create_directory(folder / "c");
  write_package({folder / "c", "", false}, kattis());
  BOOST_TEST((names_in(folder.path()) == Names{"a", "b", "c"}));
}

BOOST_AUTO_TEST_CASE(a_zip_is_read_back_and_the_same_everywhere) {
  const test::TempDir folder;
  write_package({folder / "a.zip", "sumgame/", false}, kattis());
  std::vector<PackageFile> below;
  for (const PackageFile& file : kattis()) below.push_back({"sumgame/" + file.path, file.bytes});
  BOOST_TEST((read_package(folder / "a.zip") == below));
  const std::string command = "unzip -tqq " + (folder / "a.zip");
  BOOST_TEST(std::system(command.c_str()) == 0);

  const char* zone = std::getenv("TZ");
  const std::string old = zone != nullptr ? zone : "";
  setenv("TZ", "Asia/Kathmandu", 1);
  tzset();
  write_package({folder / "b.zip", "sumgame/", false}, kattis());
  zone != nullptr ? setenv("TZ", old.c_str(), 1) : unsetenv("TZ");
  tzset();
  BOOST_TEST(test::read_file(folder / "a.zip") == test::read_file(folder / "b.zip"));
  BOOST_TEST((names_in(folder.path()) == Names{"a.zip", "b.zip"}));
}

BOOST_AUTO_TEST_CASE(zips_of_odd_members) {
  const test::TempDir folder;
  ZipWriter zip;
  zip.add("empty", "");
  zip.add("Größe/合計.txt", std::string("\0\xff", 2));
  zip.add("z", std::string(1 << 20, 'x'));
  folder.write("a.zip", zip.finish());
  const auto files = read_package(folder / "a.zip");
  BOOST_REQUIRE(files.size() == 3U);
  BOOST_TEST(files[0].path == "Größe/合計.txt");
  BOOST_TEST(files[0].bytes == std::string("\0\xff", 2));
  BOOST_TEST(files[1].bytes == "");
  BOOST_TEST(files[2].bytes.size() == 1U << 20);
  folder.write("none.zip", ZipWriter().finish());
  BOOST_TEST(read_package(folder / "none.zip").empty());
}

BOOST_AUTO_TEST_CASE(one_file_of_xml) {
  const test::TempDir folder;
  const auto fps = with_list(judge::make_package("fps", test::sample_package()).value().files);
  write_package({folder / "x.xml", "", false}, fps);
  BOOST_TEST(read_package(folder / "x.xml").front().bytes == fps.front().bytes);
  BOOST_TEST(refusal({folder / "y.xml", "", false}) ==
             (folder / "y.xml") + " cannot hold a package of several files");
  write_package({folder / "x.xml", "", true}, fps);
}

BOOST_AUTO_TEST_CASE(what_is_there_is_replaced_only_by_force_and_only_if_boardmill_made_it) {
  const test::TempDir folder;
  const std::string ours = folder / "ours";
  write_package({ours, "", false}, kattis());
  folder.write("ours/left-over", "x");
  BOOST_TEST(refusal({ours, "", false}) ==
             ours + " is not empty: --force replaces a package that boardmill made");
  BOOST_TEST(
      refusal({ours, "", true}) ==
      ours + " holds what boardmill did not write, and --force replaces nothing else: left-over");
  BOOST_TEST(fs::exists(folder / "ours/left-over"));
  fs::remove(folder / "ours/left-over");
  BOOST_TEST(refusal({ours, "", true}) == "");
  BOOST_TEST((read_package(ours) == kattis()));

  folder.write("theirs/problem.yaml", "name: x\n");
  folder.write("theirs/deep/.boardmill", "form: kattis\ncommand: not at the top\n");
  BOOST_TEST(refusal({folder / "theirs", "", true}) ==
             (folder / "theirs") +
                 " was not made by boardmill: --force replaces only what it has made");
  BOOST_TEST(test::read_file(folder / "theirs/problem.yaml") == "name: x\n");

  write_package({folder / "ours.zip", "sumgame/", false}, kattis());
  BOOST_TEST(refusal({folder / "ours.zip", "", false}).find("is there already") !=
             std::string::npos);
  BOOST_TEST(refusal({folder / "ours.zip", "", true}) == "");
  folder.write("theirs.zip", "PK");
  BOOST_TEST(refusal({folder / "theirs.zip", "", true}) != "");
  folder.write("a-file", "x");
  BOOST_TEST(refusal({folder / "a-file", "", true}) == (folder / "a-file") + " is no folder");
  fs::create_directory(folder / "folder.zip");
  BOOST_TEST(refusal({folder / "folder.zip", "", true}) ==
             (folder / "folder.zip") + " is a folder");
  // No temporary files are left.
  BOOST_TEST((names_in(folder.path()) ==
              Names{"a-file", "folder.zip", "ours", "ours.zip", "theirs", "theirs.zip"}));
}

BOOST_AUTO_TEST_CASE(links_are_followed) {
  const test::TempDir folder;
  write_package({folder / "real", "", false}, kattis());
  fs::create_directory_symlink("real", folder / "link");
  write_package({folder / "link", "", true}, kattis());
  BOOST_TEST(fs::is_symlink(folder / "link"));
  BOOST_TEST((read_package(folder / "link") == kattis()));
}

BOOST_AUTO_TEST_CASE(a_failure_leaves_what_was_there) {
  const test::TempDir folder;
  BOOST_CHECK_THROW(write_package({folder / "no/such/folder", "", false}, kattis()),
                    std::system_error);
  // A file where a folder has to be.
  auto files = kattis();
  files.insert(files.begin(), {"data", "x"});
  write_package({folder / "ours", "", false}, kattis());
  BOOST_CHECK_THROW(write_package({folder / "ours", "", true}, files), std::system_error);
  BOOST_TEST((read_package(folder / "ours") == kattis()));
  BOOST_TEST((names_in(folder.path()) == Names{"ours"}));
}

// A limit on the size of files fails as a full disk does: in write(2).
BOOST_AUTO_TEST_CASE(a_full_disk_gives_one_error_and_leaves_nothing) {
  const test::TempDir folder;
  write_package({folder / "old", "", false}, kattis());
  for (const char* name : {"new", "old", "new.zip"}) {
    const pid_t child = fork();
    if (child == 0) {
      const rlimit limit{100, 100};
      std::signal(SIGXFSZ, SIG_IGN);
      int code = setrlimit(RLIMIT_FSIZE, &limit);
      try {
        write_package({folder / name, "", true}, kattis());
      } catch (const std::system_error& error) {
        const bool named = std::string(error.what()).find(folder / name) != std::string::npos;
        code = error.code().value() == EFBIG && named ? 42 : 1;
      }
      _exit(code);
    }
    int status = 0;
    waitpid(child, &status, 0);
    BOOST_TEST(WEXITSTATUS(status) == 42);
  }
  BOOST_TEST((read_package(folder / "old") == kattis()));
  BOOST_TEST((names_in(folder.path()) == Names{"old"}));
}

BOOST_AUTO_TEST_CASE(killed_half_way_nothing_is_under_the_name) {
  const test::TempDir folder;
  std::vector<PackageFile> files = kattis();
  for (int i = 0; i < 20'000; ++i) files.push_back({"data/x" + std::to_string(i), "x"});
  write_package({folder / "old", "", false}, kattis());
  for (const char* name : {"new", "old"}) {
    Begun begun(folder.path());
    const pid_t child = fork();
    if (child == 0) {
      try {
        write_package({folder / name, "", true}, files);
      } catch (...) {
      }
      _exit(0);
    }
    begun.wait();
    kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
    BOOST_WARN(WIFSIGNALED(status));
    if (!WIFSIGNALED(status)) continue;
    if (name == std::string("new")) {
      BOOST_TEST(!fs::exists(folder / "new"));
    } else {
      BOOST_TEST((read_package(folder / "old") == kattis()));
    }
  }
}

BOOST_AUTO_TEST_CASE(reading_has_limits) {
  const test::TempDir folder;
  folder.write("a/1", "12345");
  folder.write("a/b/.2", "6");
  BOOST_TEST(read_package(folder / "a").at(1).path == "b/.2");
  const auto reason = [&](std::uint64_t most_bytes) {
    try {
      read_package(folder / "a", {most_bytes, {}});
      return std::string();
    } catch (const PackageUnreadable& error) {
      return std::string(error.what());
    }
  };
  const std::uint64_t just_enough = 2 * 1024 + 5 + 6;  // two files, their names and contents
  BOOST_TEST(reason(just_enough) == "");
  BOOST_TEST(reason(just_enough - 1) == (folder / "a") + ": more than 2058 bytes");
  BOOST_TEST(reason(1023) == (folder / "a") + ": more than 1023 bytes");
}

BOOST_AUTO_TEST_CASE(a_fault_of_a_stream_has_no_name_and_one_of_a_package_has_it_once) {
  const test::TempDir folder;
  folder.write("bad.zip", "PK\3\4");
  for (const char* name : {"none", "bad.zip"}) {
    const std::string path = folder / name;
    std::string reason;
    Inputs inputs({path}, {});
    try {
      std::array<char, 8> room{};
      for (auto source = inputs.next(); source; source = inputs.next()) source->read(room);
    } catch (const batch::InputError& error) {
      reason = error.what();
    }
    BOOST_TEST((!reason.empty() && reason.find(name) == std::string::npos), reason);
    BOOST_CHECK_EXCEPTION(read_package(path), PackageUnreadable, [&](const auto& error) {
      const std::string_view what = error.what();
      return what.starts_with(path + ": ") && what.rfind(name) < path.size();
    });
  }
}

BOOST_AUTO_TEST_CASE(paths_that_leave_the_package_are_refused) {
  const test::TempDir folder;
  for (const char* path : {"../x", "/x", "a/../../x"}) {
    ZipWriter zip;
    zip.add(path, "x");
    folder.write("a.zip", zip.finish());
    BOOST_CHECK_THROW(read_package(folder / "a.zip"), PackageUnreadable);
  }
}

BOOST_AUTO_TEST_CASE(files_are_added_and_nothing_is_changed) {
  const test::TempDir folder;
  folder.write("p/data/secret/01.in", "old");
  add_files(folder / "p",
            std::vector<PackageFile>{{"data/secret/02.in", "new"}, {"data/sample/01.in", "x"}});
  BOOST_TEST(test::read_file(folder / "p/data/secret/02.in") == "new");
  BOOST_TEST(test::read_file(folder / "p/data/sample/01.in") == "x");
  BOOST_CHECK_THROW(add_files(folder / "p", std::vector<PackageFile>{{"data/secret/01.in", "new"}}),
                    PackageRefused);
  BOOST_TEST(test::read_file(folder / "p/data/secret/01.in") == "old");
  BOOST_TEST((names_in(folder / "p/data/secret") == Names{"01.in", "02.in"}));
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

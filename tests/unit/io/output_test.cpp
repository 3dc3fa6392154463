#include "io/output.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <csignal>
#include <thread>

#include "io/inputs.h"
#include "io/system.h"
#include "tests/support/reading.h"
#include "tests/support/temp_dir.h"

namespace boardmill {
namespace {

using test::read_file;
using test::TempDir;
namespace fs = std::filesystem;

void write_output(const std::string& path, std::string_view bytes, io::OutputOptions options = {}) {
  const auto output = io::Output::open(path, options);
  BOOST_TEST(output->write(bytes));
  BOOST_TEST(output->commit());
}

std::size_t entries(const TempDir& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder.path()), {}));
}

std::string failure(const std::function<void()>& action) {
  try {
    action();
  } catch (const std::system_error& error) {
    return error.what();
  }
  return "";
}

mode_t mode_of(const std::string& path) {
  struct stat status {};
  BOOST_REQUIRE(stat(path.c_str(), &status) == 0);
  return status.st_mode & 07777;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(io)
BOOST_AUTO_TEST_SUITE(output)

BOOST_AUTO_TEST_CASE(a_file_appears_when_it_is_complete) {
  const TempDir folder;
  const std::string path = folder / "out.csv";
  for (const bool sync : {false, true}) {
    const auto output = Output::open(path, {.sync = sync});
    BOOST_TEST(output->write("one\n"));
    BOOST_TEST(output->write("two\n"));
    BOOST_TEST(fs::exists(path) == sync);  // the second time it is the first one's
    BOOST_TEST(output->commit());
    BOOST_TEST(read_file(path) == "one\ntwo\n");
    BOOST_TEST(entries(folder) == 1U);
  }
}

BOOST_AUTO_TEST_CASE(without_commit_nothing_is_left) {
  const TempDir folder;
  const std::string old = folder.write("old", "old");
  for (const std::string& path : {old, folder / "new"}) {
    const auto output = Output::open(path);
    BOOST_TEST(output->write("lost"));
  }
  BOOST_TEST(read_file(old) == "old");
  BOOST_TEST(entries(folder) == 1U);
}

BOOST_AUTO_TEST_CASE(modes_are_kept_or_follow_the_umask) {
  const TempDir folder;
  const std::string old = folder.write("old", "old");
  fs::permissions(old, fs::perms(0640));
  write_output(old, "new");
  BOOST_TEST(mode_of(old) == 0640U);
  const mode_t saved = umask(027);
  write_output(folder / "new", "new");
  umask(saved);
  BOOST_TEST(mode_of(folder / "new") == 0640U);
}

BOOST_AUTO_TEST_CASE(links_are_followed_to_the_end) {
  const TempDir folder;
  fs::create_directory(folder / "deep");
  fs::create_symlink("deep/second", folder / "first");
  fs::create_symlink("target", folder / "deep/second");
  for (const std::string text : {"dangling", "existing"}) {
    write_output(folder / "first", text);
    BOOST_TEST(fs::is_symlink(folder / "first"));
    BOOST_TEST(fs::is_symlink(folder / "deep/second"));
    BOOST_TEST(!fs::is_symlink(folder / "deep/target"));
    BOOST_TEST(read_file(folder / "deep/target") == text);
  }
  fs::create_symlink("loop", folder / "loop");
  BOOST_TEST(failure([&] { Output::open(folder / "loop"); }) ==
             (folder / "loop") + ": Too many levels of symbolic links");
}

BOOST_AUTO_TEST_CASE(a_link_to_an_open_file_is_written_through_it) {
  const TempDir folder;
  const std::string log = folder.write("log", "before\n");
  const Descriptor file(open(log.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC));
  write_output("/dev/fd/" + std::to_string(file.get()), "after\n");
  BOOST_TEST(read_file(log) == "before\nafter\n");
}

BOOST_AUTO_TEST_CASE(failures_name_the_output) {
  const TempDir folder;
  const std::string nowhere = folder / "no/such/out";
  BOOST_TEST(failure([&] { Output::open(nowhere); }) == nowhere + ": No such file or directory");
  const std::string here = folder.path().string();
  BOOST_TEST(failure([&] { Output::open(here); }) == here + ": Is a directory");
  BOOST_TEST(failure([&] { Output::open(here + "/"); }) == here + "/: Is a directory");
  BOOST_TEST(failure([&] { Output::open(""); }) == ": Is a directory");
}

BOOST_AUTO_TEST_CASE(devices_are_written_and_stay) {
  write_output("/dev/null", "gone");
  BOOST_TEST(fs::is_character_file("/dev/null"));
  const auto full = Output::open("/dev/full");
  BOOST_TEST(failure([&] { static_cast<void>(full->write("x")); }) ==
             "/dev/full: No space left on device");
  const TempDir folder;
  fs::create_symlink("/dev/full", folder / "out.gz");
  const auto packed = Output::open(folder / "out.gz");
  BOOST_TEST(failure([&] { static_cast<void>(packed->write("x") && packed->commit()); }) ==
             (folder / "out.gz") + ": No space left on device");
}

BOOST_AUTO_TEST_CASE(a_fifo_is_written_and_a_closed_one_is_no_failure) {
  StopSignal stop;
  const Interrupts no_sigpipe(stop);
  const TempDir folder;
  const std::string path = folder / "fifo";
  BOOST_REQUIRE(mkfifo(path.c_str(), 0600) == 0);
  std::string read_back;
  std::thread reader([&] { read_back = read_file(path); });
  write_output(path, "through\n");
  reader.join();
  BOOST_TEST(read_back == "through\n");
  BOOST_TEST(fs::is_fifo(path));

  Descriptor end(open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
  const auto output = Output::open(path);
  end.reset();
  BOOST_TEST(!output->write("nobody reads"));
}

BOOST_AUTO_TEST_CASE(a_large_write_into_a_pipe_is_whole) {
  int ends[2];
  BOOST_REQUIRE(pipe2(ends, O_CLOEXEC | O_NONBLOCK) == 0);
  Descriptor read_end(ends[0]);
  Descriptor write_end(ends[1]);
  const std::string large(1 << 20, 'x');
  std::string got;
  std::thread reader([&] {
    const auto file = io::RawFile::open("/dev/fd/" + std::to_string(read_end.get()), nullptr);
    got = test::read_stream(*file).bytes;
  });
  write_output("/dev/fd/" + std::to_string(write_end.get()), large);
  write_end.reset();
  reader.join();
  BOOST_TEST((got == large));
}

BOOST_DATA_TEST_CASE(names_compress_and_reading_undoes_it,
                     boost::unit_test::data::make({"out.gz", "out.zst"})) {
  const TempDir folder;
  std::string text;
  for (int i = 0; text.size() < 3000000; ++i) text += std::to_string(i * 7919) + ",solved\n";
  const std::string path = folder / sample;
  write_output(path, text);
  const std::string once = read_file(path);
  BOOST_TEST(once.size() < text.size() / 2);
  {
    const auto output = Output::open(path);
    for (std::size_t i = 0; i < text.size(); i += 12345) {
      BOOST_TEST(output->write(std::string_view(text).substr(i, 12345)));
    }
    BOOST_TEST(output->commit());
  }
  BOOST_TEST((read_file(path) == once));
  Inputs inputs({path});
  BOOST_TEST((test::read_sources(inputs).at(0) == test::ReadSource{path, text, ""}));
  write_output(path, "");
  Inputs empty({path});
  BOOST_TEST((test::read_sources(empty).at(0) == test::ReadSource{path, "", ""}));
}

BOOST_AUTO_TEST_CASE(gzip_has_no_name_and_no_time) {
  const TempDir folder;
  write_output(folder / "x.gz", "x");
  const std::string bytes = read_file(folder / "x.gz");
  BOOST_TEST(bytes.substr(3, 5) == std::string(5, '\0'));
}

BOOST_AUTO_TEST_CASE(text_is_written_atomically) {
  const TempDir folder;
  write_text_atomically(folder / "summary.json", "{}\n");
  BOOST_TEST(read_file(folder / "summary.json") == "{}\n");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

}  // namespace boardmill

#include "io/inputs.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <boost/test/unit_test.hpp>
#include <thread>

#include "tests/support/packing.h"
#include "tests/support/reading.h"
#include "tests/support/temp_dir.h"

namespace boardmill {
namespace {

using test::read_inputs;
using test::ReadSource;
using test::TempDir;
namespace fs = std::filesystem;

/// The sources of a folder, its name cut off.
std::vector<ReadSource> read_folder(const TempDir& folder, io::InputOptions options = {}) {
  auto sources = read_inputs({folder.path().string()}, std::move(options));
  for (ReadSource& source : sources) source.name.erase(0, folder.path().string().size());
  return sources;
}

/// A pipe whose ends are closed with it.
struct Pipe {
  Pipe() { BOOST_REQUIRE(pipe2(ends, O_CLOEXEC) == 0); }
  ~Pipe() {
    close_end(0);
    close_end(1);
  }
  void close_end(int end) {
    if (ends[end] >= 0) close(ends[end]);
    ends[end] = -1;
  }
  void send(const std::string& bytes) {
    BOOST_REQUIRE(write(ends[1], bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()));
  }
  int ends[2];
};

/// Puts another file in the place of standard input.
class Stdin {
 public:
  explicit Stdin(int file) : saved_(dup(STDIN_FILENO)) { dup2(file, STDIN_FILENO); }
  ~Stdin() {
    if (saved_ >= 0) {
      dup2(saved_, STDIN_FILENO);
      close(saved_);
    } else {
      close(STDIN_FILENO);
    }
  }
  Stdin(const Stdin&) = delete;
  Stdin& operator=(const Stdin&) = delete;

 private:
  int saved_;
};

const std::string missing = "No such file or directory";

}  // namespace

BOOST_AUTO_TEST_SUITE(io)
BOOST_AUTO_TEST_SUITE(inputs)

BOOST_AUTO_TEST_CASE(words_come_in_their_order_whatever_they_are) {
  const TempDir folder;
  const std::string b = folder.write("b.csv", "B");
  const std::string a = folder.write("a", "A");
  const std::string packed = folder.write("c", test::compress("zstd", "C"));
  const std::string gone = folder / "gone";
  const auto got = read_inputs({b, gone, packed, a, a});
  const std::vector<ReadSource> expected{
      {b, "B", ""}, {gone, "", missing}, {packed, "C", ""}, {a, "A", ""}, {a, "A", ""}};
  BOOST_TEST(got == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_folder_is_read_in_byte_order_of_whole_paths) {
  const TempDir folder;
  for (const std::string name : {"a/b", "a.txt", "a-b", "B", "a/b.d/c", "ab"}) {
    folder.write(name, name);
  }
  std::vector<std::string> names;
  for (const ReadSource& source : read_folder(folder)) names.push_back(source.name);
  const std::vector<std::string> expected{"/B", "/a-b", "/a.txt", "/a/b", "/a/b.d/c", "/ab"};
  BOOST_TEST(names == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(ten_thousand_files_keep_their_order) {
  const TempDir folder;
  for (int i = 0; i < 10000; ++i) folder.write(std::to_string(i), std::to_string(i));
  const auto got = read_folder(folder);
  BOOST_REQUIRE(got.size() == 10000);
  BOOST_TEST(std::is_sorted(got.begin(), got.end(), [](const ReadSource& x, const ReadSource& y) {
    return x.name < y.name;
  }));
  for (const ReadSource& source : got) BOOST_REQUIRE('/' + source.bytes == source.name);
}

BOOST_AUTO_TEST_CASE(answers_results_and_hidden_files_are_no_inputs) {
  const TempDir folder;
  for (const std::string suffix : {"ans", "out", "a", "desc", "md", "yaml", "yml", "csv", "jsonl",
                                   "json", "csv.gz", "ans.zst"}) {
    folder.write("x." + suffix, "skipped");
  }
  folder.write(".hidden", "skipped");
  folder.write(".git/config", "skipped");
  folder.write("x.in", "in");
  const auto got = read_folder(folder);
  BOOST_TEST(got == (std::vector<ReadSource>{{"/x.in", "in", ""}}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(include_chooses_otherwise) {
  const TempDir folder;
  folder.write("deep/x.csv", "1");
  folder.write("deep/x.in", "2");
  folder.write("x.json", "3");
  folder.write(".x.csv", "hidden");
  const auto got = read_folder(folder, {.include = {"*.csv", "x.j*"}});
  const std::vector<ReadSource> expected{{"/deep/x.csv", "1", ""}, {"/x.json", "3", ""}};
  BOOST_TEST(got == expected, boost::test_tools::per_element());
  BOOST_TEST(read_folder(folder, {.include = {"deep/*.in"}}).size() == 1U);
}

BOOST_AUTO_TEST_CASE(the_output_is_no_input_by_whatever_name) {
  const TempDir folder;
  const std::string output = folder.write("result.txt", "old");
  fs::create_hard_link(output, folder / "same.txt");
  fs::create_symlink(output, folder / "link.txt");
  folder.write("x", "X");
  const auto got = read_folder(folder, {.outputs = {io::identify(output).value()}});
  BOOST_TEST(got == (std::vector<ReadSource>{{"/x", "X", ""}}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(links_are_followed_and_loops_end) {
  const TempDir folder;
  folder.write("real/file", "F");
  fs::create_symlink("../real/file", folder / "real/zlink");
  fs::create_symlink("..", folder / "real/up");
  fs::create_symlink("real", folder / "another");
  fs::create_symlink("self", folder / "self");
  const TempDir outside;
  outside.write("o", "O");
  fs::create_symlink(outside.path(), folder / "link-b");
  fs::create_symlink(outside.path(), folder / "link-a");
  const auto got = read_folder(folder);
  const std::vector<ReadSource> expected{{"/link-a/o", "O", ""},
                                         {"/real/file", "F", ""},
                                         {"/real/zlink", "F", ""},
                                         {"/self", "", "Too many levels of symbolic links"}};
  BOOST_TEST(got == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(what_cannot_be_read_is_a_source_with_a_reason) {
  const TempDir folder;
  fs::create_symlink("nowhere", folder / "dangling");
  BOOST_REQUIRE(mkfifo((folder / "fifo").c_str(), 0600) == 0);
  folder.write("good", "G");
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const std::string path = folder / "socket";
  path.copy(address.sun_path, sizeof address.sun_path - 1);
  const Descriptor listener(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
  BOOST_REQUIRE(bind(listener.get(), reinterpret_cast<sockaddr*>(&address), sizeof address) == 0);
  const auto got = read_folder(folder);
  const std::vector<ReadSource> expected{{"/dangling", "", missing},
                                         {"/fifo", "", "a pipe or a device in a folder"},
                                         {"/good", "G", ""},
                                         {"/socket", "", "No such device or address"}};
  BOOST_TEST(got == expected, boost::test_tools::per_element());
  BOOST_TEST(read_inputs({path})[0].fault == "No such device or address");
  // Page 0 is never mapped, so that reading fails where opening did not.
  BOOST_TEST(read_inputs({"/proc/self/mem"})[0].fault == "Input/output error");
}

BOOST_AUTO_TEST_CASE(a_folder_without_inputs_is_told) {
  const TempDir folder;
  folder.write("empty/x.md", "");
  const std::string word = folder / "empty";
  const Inputs inputs({word});
  BOOST_TEST(inputs.empty_folders() == std::vector<std::string>{word});
}

BOOST_AUTO_TEST_CASE(what_is_left_out_is_told) {
  const TempDir folder;
  for (const char* name : {"a", "a.ans", ".hidden", ".dir/a", "sub/.b", "sub/c", "out"}) {
    folder.write(name, "x");
  }
  fs::create_symlink("..", folder / "sub/up");
  const std::string word = folder.path().string();
  const std::string archive =
      folder.write("x.tar", test::make_archive("ustar", {{"a", "A"}, {"b.md", "B"}, {".c", "C"}}));
  io::Inputs inputs({word}, {.outputs = {io::identify(word + "/out").value()}});
  BOOST_TEST(test::read_sources(inputs).size() == 3U);
  std::vector<std::string> told;
  for (const auto& [name, reason] : inputs.left_out()) {
    told.push_back(name.substr(word.size() + 1) + ": " + std::string(reason));
  }
  const std::string by_name = "a result or a document by its name";
  const std::vector<std::string> expected{
      ".dir: hidden",           ".hidden: hidden",
      "a.ans: " + by_name,      "out: the output",
      "sub/.b: hidden",         "sub/up/: a folder that is read under another name",
      "x.tar!b.md: " + by_name, "x.tar!.c: hidden"};
  BOOST_TEST(told == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(globs_that_choose_nothing_are_told) {
  const TempDir folder;
  const std::string file = folder.write("d/a.txt", "A");
  const std::string archive =
      folder.write("x.tar", test::make_archive("ustar", {{"a.txt", "A"}, {"b.in", "B"}}));
  const auto nothing = [](const std::string& word, const std::vector<std::string>& include) {
    io::Inputs inputs({word}, {.include = include});
    test::read_sources(inputs);
    return inputs.included_nothing();
  };
  BOOST_TEST(!nothing(folder / "d", {}));
  BOOST_TEST(!nothing(folder / "d", {"*.in", "*.txt"}));
  BOOST_TEST(nothing(folder / "d", {"*.in"}));
  BOOST_TEST(!nothing(archive, {"*.in"}));
  BOOST_TEST(nothing(archive, {"*.out"}));
  BOOST_TEST(nothing(file, {"*.txt"}));
}

BOOST_AUTO_TEST_CASE(standard_input_is_a_source) {
  for (const bool by_name : {false, true}) {
    Pipe pipe;
    const Stdin redirected(pipe.ends[0]);
    pipe.send(test::compress("gzip", "board\n"));
    pipe.close_end(1);
    const auto words = by_name ? std::vector<std::string>{"-"} : std::vector<std::string>{};
    Inputs inputs(words);
    BOOST_TEST(!inputs.stdin_is_terminal());
    BOOST_TEST(inputs.total_bytes() == 0U);
    BOOST_TEST(test::read_sources(inputs) == (std::vector<ReadSource>{{"-", "board\n", ""}}),
               boost::test_tools::per_element());
  }
}

BOOST_AUTO_TEST_CASE(an_archive_from_a_pipe_is_read_in_order) {
  for (const std::string format : {"zip", "ustar"}) {
    for (const std::string filter : {"none", "gzip"}) {
      Pipe pipe;
      const Stdin redirected(pipe.ends[0]);
      pipe.send(test::make_archive(format, {{"b", "B"}, {"a", "A"}}, filter));
      pipe.close_end(1);
      BOOST_TEST(
          read_inputs({"-"}) == (std::vector<ReadSource>{{"-!a", "A", ""}, {"-!b", "B", ""}}),
          boost::test_tools::per_element());
    }
  }
}

BOOST_AUTO_TEST_CASE(a_truncated_archive_from_a_pipe_says_what_broke_off) {
  std::string large;
  for (int i = 0; i < 5000; ++i) large += std::to_string(i * i) + '\n';
  const std::string bytes = test::make_archive("ustar", {{"a", "A"}, {"b", large}}, "gzip");
  Pipe pipe;
  const Stdin redirected(pipe.ends[0]);
  pipe.send(bytes.substr(0, bytes.size() / 2));
  pipe.close_end(1);
  const auto got = read_inputs({"-"});
  BOOST_REQUIRE(got.size() == 2);
  BOOST_TEST((got[0] == ReadSource{"-!a", "A", ""}));
  BOOST_TEST(got[1].fault == "truncated gzip input");
  BOOST_TEST((!got[1].bytes.empty() && large.starts_with(got[1].bytes)));
}

BOOST_AUTO_TEST_CASE(a_stop_ends_a_read_that_waits) {
  Pipe pipe;
  const Stdin redirected(pipe.ends[0]);
  StopSignal stop;
  Inputs inputs({"-", "-"}, {.stop = &stop});
  pipe.send(std::string(600, 'b'));
  const auto source = inputs.next();
  char room[1000];
  BOOST_TEST(source->read(room) == 600U);
  std::thread other([&] { stop.raise(); });
  BOOST_TEST(source->read(room) == 0U);
  other.join();
  BOOST_TEST(inputs.next() == nullptr);
}

BOOST_AUTO_TEST_CASE(a_stop_is_no_truncation) {
  Pipe pipe;
  const Stdin redirected(pipe.ends[0]);
  StopSignal stop;
  Inputs inputs({}, {.stop = &stop});
  pipe.send(test::compress("gzip", "board\n").substr(0, 15));
  std::thread other([&] { stop.raise(); });
  while (const auto source = inputs.next()) BOOST_TEST(test::read_stream(*source).fault == "");
  other.join();
}

BOOST_AUTO_TEST_CASE(a_fifo_without_a_writer_waits_and_can_be_stopped) {
  const TempDir folder;
  const std::string path = folder / "fifo";
  BOOST_REQUIRE(mkfifo(path.c_str(), 0600) == 0);
  {
    std::thread writer([&] { std::ofstream(path) << "late\n"; });
    BOOST_TEST(read_inputs({path})[0].bytes == "late\n");
    writer.join();
  }
  StopSignal stop;
  stop.raise();
  const auto file = RawFile::open(path, &stop);
  BOOST_TEST(test::read_stream(*file).fault == "");
  BOOST_TEST(file->stopped());
}

BOOST_AUTO_TEST_CASE(checksums_are_of_the_stored_bytes) {
  const TempDir folder;
  const std::string plain = folder.write("plain", "abc");
  const std::string broken =
      folder.write("broken.gz", test::compress("gzip", "x") + "garbage" + std::string(100000, 'g'));
  const std::string unread = folder.write("unread", std::string(1 << 20, '\n'));
  Inputs inputs({plain, folder / "gone", broken, unread}, {.checksums = true});
  for (int i = 0; i < 3; ++i) {
    const auto source = inputs.next();
    test::read_stream(*source);
  }
  const auto abandoned = inputs.next();
  BOOST_TEST(inputs.next() == nullptr);
  const auto& records = inputs.records();
  BOOST_REQUIRE(records.size() == 3);
  BOOST_TEST(records[0].name == plain);
  BOOST_TEST(records[0].size_bytes == 3U);
  BOOST_TEST(records[0].sha256 ==
             "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  Sha256 hash;
  hash.update(test::read_file(broken));
  BOOST_TEST(records[1].sha256 == hash.finish());
  BOOST_TEST(records[1].size_bytes == fs::file_size(broken));
  BOOST_TEST(records[2].sha256 == "");
}

BOOST_AUTO_TEST_CASE(progress_counts_stored_bytes) {
  const TempDir folder;
  const std::string packed = test::compress("zstd", std::string(100000, 'w'));
  folder.write("a", packed);
  folder.write("b", "12345");
  Inputs inputs({folder.path().string()});
  BOOST_TEST(inputs.total_bytes() == packed.size() + 5);
  BOOST_TEST(inputs.consumed_bytes() == 0U);
  test::read_sources(inputs);
  BOOST_TEST(inputs.consumed_bytes() == packed.size() + 5);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

}  // namespace boardmill

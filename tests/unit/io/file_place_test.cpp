#include "io/file_place.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <system_error>

#include "io/descriptor.h"
#include "tests/support/temp_dir.h"

BOOST_AUTO_TEST_SUITE(io)
BOOST_AUTO_TEST_SUITE(file_place)

namespace fs = std::filesystem;
using namespace boardmill;
using namespace boardmill::io;

namespace {

bool same(const std::string& a, const std::string& b) {
  const auto place = place_of(a, Direction::write);
  return place && place == place_of(b, Direction::read);
}

}  // namespace

BOOST_AUTO_TEST_CASE(names_of_one_file) {
  const test::TempDir folder;
  folder.write("a", "A");
  folder.write("b", "A");
  fs::create_symlink("a", folder / "link");
  fs::create_symlink(folder / "link", folder / "link-to-link");
  fs::create_hard_link(folder / "a", folder / "hard");
  fs::create_directory(folder / "sub");
  for (const char* other : {"a", "./a", "sub/../a", "link", "link-to-link", "hard"}) {
    BOOST_TEST(same(folder / "a", folder / other), other);
  }
  BOOST_TEST(!same(folder / "a", folder / "b"));
  BOOST_TEST(!same(folder / "a", folder.path().string()));
}

BOOST_AUTO_TEST_CASE(names_of_one_file_that_does_not_exist) {
  const test::TempDir folder;
  fs::create_directories(folder / "sub/deep");
  fs::create_symlink("sub", folder / "way");
  fs::create_symlink("sub/x", folder / "hanging");
  fs::create_symlink("../hanging", folder / "sub/again");
  for (const char* other : {"sub/x", "way/x", "sub/deep/../x", "hanging", "way/again"}) {
    BOOST_TEST(same(folder / "sub/x", folder / other), other);
  }
  BOOST_TEST(!same(folder / "sub/x", folder / "x"));
  BOOST_TEST(!same(folder / "sub/x", folder / "sub/y"));
}

BOOST_AUTO_TEST_CASE(what_does_no_harm_and_what_cannot_be_has_no_place) {
  const test::TempDir folder;
  folder.write("file", "");
  fs::create_symlink("loop", folder / "loop");
  for (const std::string& path : {std::string("/dev/null"), std::string(), folder / "none/x",
                                  folder / "none/", folder / "loop", folder / "file/x"}) {
    BOOST_TEST(!place_of(path, Direction::write).has_value(), path);
  }
  BOOST_REQUIRE(mkfifo((folder / "fifo").c_str(), 0600) == 0);
  BOOST_TEST(place_of(folder / "fifo", Direction::read).value().is_pipe);
}

BOOST_AUTO_TEST_CASE(links_to_open_files_are_not_followed) {
  const test::TempDir folder;
  const Descriptor file(open(folder.write("file", "").c_str(), O_RDONLY | O_CLOEXEC));
  const std::string link = "/proc/self/fd/" + std::to_string(file.get());
  BOOST_TEST(!follow_links(link).has_value());
  BOOST_TEST(same(link, folder / "file"));
  fs::create_symlink("loop", folder / "loop");
  BOOST_CHECK_THROW(follow_links(folder / "loop"), std::system_error);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

#include "io/package_list.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "io/packages.h"
#include "tests/support/sample_package.h"
#include "tests/support/temp_dir.h"

BOOST_AUTO_TEST_SUITE(io)
BOOST_AUTO_TEST_SUITE(package_list)

namespace fs = std::filesystem;
using namespace boardmill;
using namespace boardmill::io;
using Names = std::vector<std::string>;
using judge::PackageFile;

namespace {

std::vector<PackageFile> make(std::string_view form) {
  return judge::make_package(form, test::sample_package()).value().files;
}

std::vector<std::string> forms() {
  std::vector<std::string> names;
  for (const Choice& form : judge::package_forms()) names.emplace_back(form.name);
  return names;
}

}  // namespace

BOOST_DATA_TEST_CASE(every_file_of_every_form_is_listed_and_watched, forms()) {
  const std::vector<PackageFile> files = with_list(make(sample));
  BOOST_TEST((with_list(files) == files));
  const auto mark = judge::read_mark(files);
  BOOST_REQUIRE(mark.has_value());
  BOOST_TEST(mark->command == judge::read_mark(make(sample)).value().command);

  const test::TempDir folder;
  const std::string target = folder / "p";
  write_package({target, "", false}, make(sample));
  BOOST_TEST((read_package(target) == files));
  BOOST_TEST(find_foreign(target).value() == Names{}, boost::test_tools::per_element());
  for (const PackageFile& file : files) {
    folder.write("p/" + file.path, "x" + file.bytes);
    BOOST_TEST(find_foreign(target).value() == Names{file.path + " (changed)"},
               boost::test_tools::per_element());
    fs::remove(folder / ("p/" + file.path));
    fs::create_symlink("nowhere", folder / ("p/" + file.path));
    if (file.path != mark->path) {
      BOOST_TEST(find_foreign(target).value() == Names{file.path},
                 boost::test_tools::per_element());
    }
    fs::remove(folder / ("p/" + file.path));
    folder.write("p/" + file.path, file.bytes);
  }
  for (const PackageFile& file : files) {
    if (file.path != mark->path) fs::remove(folder / ("p/" + file.path));
  }
  BOOST_TEST(find_foreign(target).value() == Names{}, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(nothing_without_a_mark) {
  const std::vector<PackageFile> files{{"a", "A"}, {"b.xml", "<b/>\n"}};
  BOOST_TEST((with_list(files) == files));
  const test::TempDir folder;
  folder.write("p/a", "A");
  BOOST_TEST(!find_foreign(folder / "p").has_value());
  write_package({folder / "a.zip", "", false}, files);
  BOOST_TEST(!find_foreign(folder / "a.zip").has_value());
}

BOOST_AUTO_TEST_CASE(a_list_that_is_broken_covers_nothing) {
  const test::TempDir folder;
  for (const char* list : {"", "sha256 ", "sha256 12 .\n", "sha256 12 a", "\nsha256 x a\n"}) {
    folder.write("p/.boardmill", std::string("form: plain\ncommand: boardmill\n") + list);
    folder.write("p/a", "A");
    BOOST_TEST(find_foreign(folder / "p").value() == (Names{".boardmill (changed)", "a"}),
               boost::test_tools::per_element());
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

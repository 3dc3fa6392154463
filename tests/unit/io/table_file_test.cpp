#include "io/table_file.h"

#include <boost/test/unit_test.hpp>
#include <stdexcept>
#include <string>
#include <system_error>

#include "tests/support/temp_dir.h"

namespace boardmill {
namespace {

using test::read_file;
using test::TempDir;

const std::string first_block(1000, 'a');
const std::string second_block = "second";

std::string write_table(const TempDir& folder) {
  const std::string path = folder / "a.table";
  io::TableWriter writer(path, "solitaire", "max-moves 8", "a test");
  writer.add(first_block);
  writer.add(second_block);
  writer.commit();
  return path;
}

// Why a file is refused; empty: it is not.
std::string refusal(const std::string& path) {
  try {
    const io::TableFile table(path);
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(io)
BOOST_AUTO_TEST_SUITE(table_file)

BOOST_AUTO_TEST_CASE(what_is_written_is_read) {
  const TempDir folder;
  const std::string path = write_table(folder);
  const TableFile table(path);
  BOOST_TEST(table.view().puzzle == "solitaire");
  BOOST_TEST(table.view().parameters == "max-moves 8");
  BOOST_TEST(table.maker() == "a test");
  BOOST_TEST(table.view().block_bytes.size() == 2U);
  BOOST_TEST((table.view().bytes == first_block + second_block));
  BOOST_TEST(table.file_bytes() == 65536 + 1006U);
  BOOST_TEST(table.examine(0).empty());
  BOOST_TEST(table.examine(1).empty());
}

BOOST_AUTO_TEST_CASE(it_is_there_completely_or_not_at_all) {
  const TempDir folder;
  const std::string path = folder / "a.table";
  {
    TableWriter writer(path, "solitaire", "max-moves 8", "a test");
    writer.add(first_block);
    BOOST_TEST(!std::filesystem::exists(path));
  }
  BOOST_TEST(!std::filesystem::exists(path));
  BOOST_TEST(std::filesystem::is_empty(folder.path()));
  BOOST_CHECK_THROW(TableWriter("/dev/null", "solitaire", "", ""), std::system_error);
  BOOST_CHECK_THROW(TableWriter("/dev/full", "solitaire", "", ""), std::system_error);
}

// Whatever byte of a table is changed, the header or its block says so; what is left of the header
// has no meaning.
BOOST_AUTO_TEST_CASE(damage_is_found) {
  const TempDir folder;
  const std::string path = write_table(folder);
  const std::string whole = read_file(path);
  const std::size_t json_end = whole.find('}') + 1;
  for (std::size_t at = 0; at < json_end; ++at) {
    std::string damaged = whole;
    damaged[at] = static_cast<char>(damaged[at] ^ 1);
    BOOST_TEST_CONTEXT("byte " << at) { BOOST_TEST(!refusal(folder.write("b", damaged)).empty()); }
  }
  for (const std::size_t at :
       {std::size_t{0}, std::size_t{999}, std::size_t{1000}, std::size_t{1005}}) {
    std::string damaged = whole;
    damaged[65536 + at] = static_cast<char>(damaged[65536 + at] ^ 1);
    const TableFile table(folder.write("b", damaged));
    const std::size_t block = at < 1000 ? 0 : 1;
    BOOST_TEST(table.examine(block).starts_with("SHA-256 is "));
    BOOST_TEST(table.examine(1 - block).empty());
  }
}

BOOST_AUTO_TEST_CASE(what_is_no_table_is_refused) {
  const TempDir folder;
  const std::string whole = read_file(write_table(folder));
  const auto why = [&](const std::string& bytes) {
    const std::string path = folder.write("b", bytes);
    const std::string text = refusal(path);
    return text.starts_with(path + ": ") ? text.substr(path.size() + 2) : text;
  };
  BOOST_TEST(why("") == "not a boardmill table");
  BOOST_TEST(why("bwwb\n") == "not a boardmill table");
  BOOST_TEST(why(std::string(100'000, '\n')) == "not a boardmill table");
  BOOST_TEST(why("boardmill table 2 " + whole.substr(18)) == "a table of version 2, expected 1");
  BOOST_TEST(why(whole.substr(0, whole.size() - 1)) == "damaged: 66541 bytes, expected 66542");
  BOOST_TEST(why(whole + "x") == "damaged: 66543 bytes, expected 66542");
  BOOST_TEST(why("boardmill table 1 99999999" + whole.substr(26)) ==
             "damaged: the header does not match its SHA-256");
  BOOST_TEST(refusal(folder / "none") == folder / "none: No such file or directory");
  BOOST_TEST(refusal(folder.path().string()) ==
             folder.path().string() + ": a table must be a regular file");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

}  // namespace boardmill

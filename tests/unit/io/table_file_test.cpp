#include "io/table_file.h"

#include <sys/stat.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <system_error>

#include "io/checksum.h"
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

// A table of this header, with a right checksum, and so many bytes of blocks.
std::string with_header(const std::string& json, std::size_t bytes) {
  io::Sha256 hash;
  hash.update(json);
  std::string table =
      "boardmill table 2 " + std::to_string(json.size()) + " " + hash.finish() + "\n" + json;
  table.resize(65536 + bytes, ' ');
  return table;
}

// What is wrong with a block when it is used; empty: nothing that can be seen.
std::string use_of(const io::TableFile& table, std::size_t block) {
  try {
    table.refuse(DamagedTable(block, "a reason"));
  } catch (const std::runtime_error& error) {
    return error.what();
  }
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
  BOOST_TEST(why("boardmill table 1 " + whole.substr(18)) == "a table of version 1, expected 2");
  BOOST_TEST(why("boardmill table \x1b[2J 1") == "a table of version \\x1b[2J, expected 2");
  BOOST_TEST(why("boardmill table ") == "a table of version , expected 2");
  BOOST_TEST(why(whole.substr(0, 1000)) == "damaged: 1000 bytes, expected a header of 65536");
  BOOST_TEST(why(whole.substr(0, whole.size() - 1)) == "damaged: 66541 bytes, expected 66542");
  BOOST_TEST(why(whole + "x") == "damaged: 66543 bytes, expected 66542");
  BOOST_TEST(why("boardmill table 2 99999999" + whole.substr(26)) ==
             "damaged: the header does not match its SHA-256");
  BOOST_TEST(refusal(folder / "none") == folder / "none: No such file or directory");
  BOOST_TEST(refusal(folder.path().string()) ==
             folder.path().string() + ": a table must be a regular file");
  BOOST_TEST(refusal("/dev/zero") == "/dev/zero: a table must be a regular file");
  const std::string fifo = folder / "fifo\n";
  BOOST_REQUIRE(mkfifo(fifo.c_str(), 0600) == 0);
  BOOST_TEST(refusal(fifo) == folder / "fifo\\x0a: a table must be a regular file");
}

// Whatever a header says, nothing outside of the file is taken for a block.
BOOST_AUTO_TEST_CASE(a_header_is_not_believed) {
  const TempDir folder;
  const auto why = [&](const std::string& sizes, const std::string& checksums, std::size_t bytes) {
    const std::string path = folder.write(
        "b", with_header(R"({"puzzle":"p","parameters":"q","maker":"m","block_bytes":)" + sizes +
                             R"(,"block_sha256":)" + checksums + "}",
                         bytes));
    const std::string text = refusal(path);
    return text.starts_with(path + ": ") ? text.substr(path.size() + 2) : text;
  };
  const std::string no_table = "not a boardmill table: ";
  BOOST_TEST(why("[]", "[]", 0) == "");
  BOOST_TEST(why("[7,0]", R"(["",""])", 7) == "");
  BOOST_TEST(why("[7]", R"([""])", 6) == "damaged: 65542 bytes, expected 65543");
  BOOST_TEST(why("[7]", R"([""])", 8) == "damaged: 65544 bytes, expected 65543");
  BOOST_TEST(why("[7]", "[]", 7) == no_table + "0 checksums, expected 1");
  BOOST_TEST(why("[18446744073709551615,8]", R"(["",""])", 7) ==
             no_table + "its blocks are larger than a file can be");
  BOOST_TEST(why("[9223372036854775808,9223372036854775815]", R"(["",""])", 7) ==
             no_table + "its blocks are larger than a file can be");
  for (const char* size :
       {"-1", "7.0", "1e300", "true", "null", "\"7\"", "18446744073709551616", "[7]", "{}"}) {
    BOOST_TEST(why(std::string("[").append(size) + "]", R"([""])", 7) ==
               no_table + "a block has no size");
  }
  for (const std::string& checksums :
       {std::string("[7]"), std::string("7"), std::string("\"\xff\""), std::string("]"),
        std::string(60'000, '[')}) {
    BOOST_TEST(why("[7]", checksums, 7).starts_with(no_table));
  }
  const std::string empty = folder.write("b", with_header("{}", 0));
  BOOST_TEST(refusal(empty).starts_with(empty + ": not a boardmill table: "));
}

BOOST_AUTO_TEST_CASE(damage_in_use_is_described) {
  const TempDir folder;
  const std::string path = write_table(folder);
  const TableFile table(path);
  BOOST_TEST(use_of(table, 1) == path + ": block 1: damaged: a reason");
  std::filesystem::resize_file(path, 65536 + 1003);
  BOOST_TEST(use_of(table, 0) == path + ": block 0: damaged: a reason");
  BOOST_TEST(use_of(table, 1) == path + ": block 1: damaged: 66539 bytes, expected 66542");
  BOOST_TEST(table.examine(0).empty());
}

// What was cut off reads as zeros from there on; what was put on, or put in the place of the file,
// changes nothing.
BOOST_AUTO_TEST_CASE(a_table_may_be_cut_while_it_is_used) {
  const TempDir folder;
  const std::string block(100'000, 'a');
  for (int round = 0; round < 2; ++round) {
    const std::string path = folder / "c.table";
    TableWriter writer(path, "solitaire", "", "");
    writer.add(block);
    writer.commit();
    const TableFile table(path);
    std::filesystem::resize_file(path, 1'000'000);
    BOOST_TEST((table.view().bytes == block));
    std::filesystem::resize_file(path, 65536 + 40'000);
    const std::string_view bytes = table.view().bytes;
    BOOST_TEST(std::count(bytes.begin(), bytes.end(), 'a') == 40'000);
    std::filesystem::resize_file(path, 0);
    BOOST_TEST(std::count(bytes.begin(), bytes.end(), '\0') == 100'000);
    std::filesystem::remove(path);
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

}  // namespace boardmill

#include <algorithm>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <cerrno>
#include <cstdlib>

#include "io/archive_reader.h"
#include "io/inputs.h"
#include "io/raw_file.h"
#include "tests/support/packing.h"
#include "tests/support/reading.h"
#include "tests/support/temp_dir.h"

namespace boardmill {
namespace {

using test::compress;
using test::make_archive;
using test::Packed;
using test::read_inputs;
using test::ReadSource;
using test::TempDir;

/// A .zip whose last member claims that its name is in UTF-8.
std::string last_in_utf8(std::string zip) {
  for (const std::string header : {"PK\x03\x04", "PK\x01\x02"}) {
    const std::size_t flags = zip.rfind(header) + (header[2] == '\x03' ? 6 : 8);
    zip[flags + 1] = static_cast<char>(zip[flags + 1] | 8);
  }
  return zip;
}

/// Reads an archive and cuts its name off the names of the members.
std::vector<ReadSource> read_archive(const TempDir& folder, const std::string& bytes,
                                     io::InputOptions options = {}) {
  const std::string path = folder.write("archive", bytes);
  auto sources = read_inputs({path}, std::move(options));
  for (ReadSource& source : sources) {
    BOOST_TEST(source.name.starts_with(path));
    source.name.erase(0, path.size());
  }
  return sources;
}

const std::vector<Packed> in_order{
    {"a.txt", "A\n"}, {"sub/", ""}, {"sub/b.txt", "B\n"}, {"z", "Z"}};
const std::vector<Packed> unordered{{"z", "Z"}, {"sub/b.txt", "B\n"}, {"a.txt", "A\n"}};
const std::vector<ReadSource> expected{
    {"!a.txt", "A\n", ""}, {"!sub/b.txt", "B\n", ""}, {"!z", "Z", ""}};

struct ArchiveLayout {
  std::string format;
  std::string filter;
};
std::ostream& operator<<(std::ostream& out, const ArchiveLayout& layout) {
  return out << layout.format << ' ' << layout.filter;
}
const std::vector<ArchiveLayout> layouts{{"zip", "none"},   {"ustar", "none"}, {"pax", "none"},
                                         {"ustar", "gzip"}, {"pax", "zstd"},   {"ustar", "xz"},
                                         {"zip", "bzip2"},  {"7zip", "none"},  {"7zip", "gzip"}};

}  // namespace

BOOST_AUTO_TEST_SUITE(io)
BOOST_AUTO_TEST_SUITE(archives)

BOOST_DATA_TEST_CASE(members_come_in_byte_order, layouts) {
  const TempDir folder;
  for (const auto& members : {in_order, unordered}) {
    const auto got = read_archive(folder, make_archive(sample.format, members, sample.filter));
    BOOST_TEST(got == (expected), boost::test_tools::per_element());
  }
}

BOOST_AUTO_TEST_CASE(large_members_survive_spooling_and_streaming) {
  const TempDir folder;
  std::string large;
  for (int i = 0; large.size() < 1000000; ++i) large += std::to_string(i) + '\n';
  for (const std::string format : {"zip", "ustar"}) {
    for (const std::string first : {"a", "z"}) {
      const std::string second = first == "a" ? "z" : "a";
      const auto got =
          read_archive(folder, make_archive(format, {{first, large}, {second, large}}));
      BOOST_REQUIRE(got.size() == 2);
      BOOST_TEST((got[0] == ReadSource{"!a", large, ""}));
      BOOST_TEST((got[1] == ReadSource{"!z", large, ""}));
    }
  }
}

BOOST_AUTO_TEST_CASE(members_are_chosen_as_in_folders) {
  const TempDir folder;
  const std::vector<Packed> members{{"./a.txt", "A"},     {"a.ans", "1"},   {".hidden", "h"},
                                    {"d/.git/x", "x"},    {"d/b.csv", "c"}, {"d/e.json.gz", "j"},
                                    {"d/plain", "plain"}, {"data.md", "m"}};
  const auto got = read_archive(folder, make_archive("ustar", members));
  BOOST_TEST(got == (std::vector<ReadSource>{{"!a.txt", "A", ""}, {"!d/plain", "plain", ""}}),
             boost::test_tools::per_element());
  const auto chosen = read_archive(folder, make_archive("ustar", members), {.include = {"*.csv"}});
  BOOST_TEST((chosen == std::vector<ReadSource>{{"!d/b.csv", "c", ""}}));
}

BOOST_AUTO_TEST_CASE(a_path_that_leads_elsewhere_is_a_name_like_any_other) {
  const TempDir folder;
  for (const std::string format : {"zip", "ustar", "7zip"}) {
    const auto got = read_archive(
        folder,
        make_archive(format, {{"../a", "A"}, {"./b/../../c", "C"}, {"/d", "D"}, {"e/..f", "F"}}));
    BOOST_TEST(got == (std::vector<ReadSource>{
                          {"!../a", "A", ""}, {"!/d", "D", ""}, {"!b/../../c", "C", ""}}),
               boost::test_tools::per_element());
  }
}

BOOST_AUTO_TEST_CASE(a_name_that_is_not_in_the_encoding_it_claims_keeps_its_bytes) {
  const TempDir folder;
  for (const std::string& names : {std::string("\xff\xfe"), std::string("a\xc3")}) {
    for (const bool ordered : {true, false}) {
      const auto got = read_archive(
          folder, last_in_utf8(make_archive("zip", {{ordered ? "a" : "z", std::string(100000, 'A')},
                                                    {"u" + names, "B"}})));
      BOOST_REQUIRE(got.size() == 2);
      BOOST_TEST(got[ordered ? 1 : 0] == (ReadSource{"!u" + names, "B", ""}));
      BOOST_TEST(got[ordered ? 0 : 1].bytes.size() == 100000U);
    }
  }
}

// Where such a name meets an ENOMEM, whoever has left it behind, libarchive ends the process or the
// archive.
BOOST_AUTO_TEST_CASE(memory_that_once_lacked_is_no_reason) {
  const TempDir folder;
  const std::string path =
      folder.write("archive", last_in_utf8(make_archive("zip", {{"u\xff", "B"}})));
  io::ArchiveReader reader(io::RawFile::open(path, nullptr));
  errno = ENOMEM;
  const auto member = reader.next();
  BOOST_REQUIRE(member);
  BOOST_TEST(member->path == "u\xff");
}

BOOST_AUTO_TEST_CASE(an_office_document_is_no_archive_of_boards) {
  const TempDir folder;
  for (const std::string mark : {"[Content_Types].xml", "META-INF/manifest.xml"}) {
    const auto got =
        read_archive(folder, make_archive("zip", {{"a/sheet1.xml", "<x/>"}, {mark, "<x/>"}}));
    BOOST_REQUIRE(got.size() == 1);
    BOOST_TEST(got[0].name == "");
    BOOST_TEST(got[0].fault.starts_with("expected text in UTF-8, found an "));
  }
}

BOOST_AUTO_TEST_CASE(a_compressed_member_is_decompressed_and_an_archive_refused) {
  const TempDir folder;
  const std::string inner = make_archive("zip", {{"x", "X"}});
  const auto got = read_archive(
      folder, make_archive("ustar", {{"a.gz", compress("gzip", "A\n")},
                                     {"b.zst", compress("zstd", "B\n").substr(0, 9)},
                                     {"c.zip", inner},
                                     {"d.tar.gz", make_archive("ustar", {{"x", "X"}}, "gzip")},
                                     {"e", "E"}}));
  const std::string nested = "an archive inside an archive";
  BOOST_TEST((got == std::vector<ReadSource>{{"!a.gz", "A\n", ""},
                                             {"!b.zst", "", "truncated zstd input"},
                                             {"!c.zip", "", nested},
                                             {"!d.tar.gz", "", nested},
                                             {"!e", "E", ""}}));
}

BOOST_AUTO_TEST_CASE(names_are_bytes_whatever_the_locale) {
  const TempDir folder;
  const std::string marked = last_in_utf8(make_archive("zip", {{"f\xc3\xa9.txt", "A"}}));
  BOOST_TEST(read_archive(folder, marked)[0].name == "!f\xc3\xa9.txt");
  for (const std::string format : {"zip", "ustar"}) {
    const auto got = read_archive(folder, make_archive(format, {{"f\xc3\xa9.txt", "A"}}));
    BOOST_TEST(got == (std::vector<ReadSource>{{"!f\xc3\xa9.txt", "A", ""}}),
               boost::test_tools::per_element());
  }
}

BOOST_AUTO_TEST_CASE(an_empty_archive_has_no_sources) {
  const TempDir folder;
  BOOST_TEST(read_archive(folder, make_archive("zip", {})).empty());
  BOOST_TEST(read_archive(folder, make_archive("ustar", {{"folder/", ""}})).empty());
}

BOOST_AUTO_TEST_CASE(an_encrypted_member_says_so) {
  const TempDir folder;
  const auto got = read_archive(
      folder, make_archive("zip", {{"a", "secret board"}}, "none", "zip:encryption=zipcrypt"));
  BOOST_REQUIRE(got.size() == 1);
  BOOST_TEST(got[0].bytes == "");
  BOOST_TEST(got[0].fault == "encrypted");
}

BOOST_AUTO_TEST_CASE(a_damaged_member_leaves_the_others) {
  const TempDir folder;
  for (const bool ordered : {true, false}) {
    std::string bytes =
        make_archive("zip", {{ordered ? "a" : "z", "first board\n"}, {"m", "second board\n"}},
                     "none", "zip:compression=store");
    bytes[bytes.find("first board") + 2] = 'X';
    auto got = read_archive(folder, bytes);
    BOOST_REQUIRE(got.size() == 2);
    if (!ordered) std::swap(got[0], got[1]);
    BOOST_TEST(got[0].fault.starts_with("ZIP bad CRC"));
    BOOST_TEST((got[1] == ReadSource{"!m", "second board\n", ""}));
  }
}

BOOST_AUTO_TEST_CASE(a_cut_tar_is_noticed_at_every_block) {
  const TempDir folder;
  for (const auto& members : {in_order, unordered}) {
    const std::string bytes = make_archive("ustar", members);
    const std::size_t contents = bytes.find_last_not_of('\0') / 512 * 512 + 512;
    for (std::size_t size = 512; size <= contents; size += 256) {
      const auto got = read_archive(folder, bytes.substr(0, size));
      const auto faults = std::count_if(got.begin(), got.end(),
                                        [](const ReadSource& s) { return !s.fault.empty(); });
      BOOST_TEST_CONTEXT("cut at " << size) {
        BOOST_TEST(faults == 1);
        for (const ReadSource& source : got) {
          if (!source.fault.empty()) BOOST_TEST(source.fault == "truncated archive");
        }
      }
    }
  }
}

BOOST_DATA_TEST_CASE(a_cut_archive_never_passes, layouts) {
  const TempDir folder;
  for (const auto& members : {in_order, unordered}) {
    const std::string bytes = make_archive(sample.format, members, sample.filter);
    const std::size_t contents = bytes.find_last_not_of('\0') / 512 * 512 + 512;
    for (std::size_t size = sample.filter == "none" ? 512 : 30;
         size < std::min(bytes.size(), contents); size += 7) {
      const auto got = read_archive(folder, bytes.substr(0, size));
      const auto same = [&](const ReadSource& s) {
        return !s.fault.empty() || std::find(expected.begin(), expected.end(), s) != expected.end();
      };
      // Either a fault is shown or every member is there: a .zip without its directory is readable.
      const bool complete = got == expected;
      const bool shown =
          std::any_of(got.begin(), got.end(), [](const ReadSource& s) { return !s.fault.empty(); });
      BOOST_TEST_CONTEXT("cut at " << size) { BOOST_TEST((complete || shown)); }
      if (shown && sample.filter == "none" && size > 512) {
        BOOST_TEST(std::all_of(got.begin(), got.end(), same));
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(no_room_for_the_temporary_file_is_a_reason) {
  const TempDir folder;
  const std::string old = std::getenv("TMPDIR") != nullptr ? std::getenv("TMPDIR") : "";
  setenv("TMPDIR", (folder / "missing").c_str(), 1);
  const auto got = read_archive(folder, make_archive("ustar", unordered));
  old.empty() ? unsetenv("TMPDIR") : setenv("TMPDIR", old.c_str(), 1);
  BOOST_REQUIRE(got.size() == 1);
  BOOST_TEST(got[0].name == "");
  BOOST_TEST(got[0].fault ==
             "temporary file in " + (folder / "missing") + ": No such file or directory");
}

BOOST_AUTO_TEST_CASE(an_archive_has_one_checksum_and_counts_its_bytes_once) {
  const TempDir folder;
  for (const auto& members : {in_order, unordered}) {
    const std::string bytes = make_archive("ustar", members, "gzip");
    const std::string path = folder.write("x.tgz", bytes);
    io::Inputs inputs({path}, {.checksums = true});
    BOOST_TEST((test::read_sources(inputs).size()) == 3U);
    BOOST_REQUIRE(inputs.records().size() == 1);
    io::Sha256 hash;
    hash.update(bytes);
    BOOST_TEST(inputs.records()[0].sha256 == hash.finish());
    BOOST_TEST(inputs.records()[0].size_bytes == bytes.size());
    BOOST_TEST(inputs.consumed_bytes() == bytes.size());
    BOOST_TEST(inputs.total_bytes() == bytes.size());
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

}  // namespace boardmill

#include "io/codecs.h"

#include <rapidcheck.h>

#include <algorithm>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <cstring>
#include <map>

#include "io/layers.h"
#include "tests/support/packing.h"
#include "tests/support/reading.h"

namespace boardmill {
namespace {

using test::compress;
using test::ReadSource;

/// Delivers at most `step` bytes at a time, as a pipe does.
class Memory : public io::ByteStream {
 public:
  explicit Memory(std::string bytes, std::size_t step = 1000)
      : bytes_(std::move(bytes)), step_(step) {}
  std::size_t read(std::span<char> room) override {
    const std::size_t count = std::min({room.size(), step_, bytes_.size() - taken_});
    std::memcpy(room.data(), bytes_.data() + taken_, count);
    taken_ += count;
    return count;
  }

 private:
  std::string bytes_;
  std::size_t taken_ = 0;
  std::size_t step_;
};

ReadSource decode(const std::string& stored, std::size_t step = 1000, std::size_t room = 4096) {
  const auto layers = io::open_layers(std::make_unique<Memory>(stored, step));
  return test::read_stream(*layers.stream, room);
}

/// Boards whose rows change, so that nothing compresses to almost nothing.
std::string boards(std::size_t size) {
  std::string text;
  for (unsigned state = 1; text.size() < size; state = state * 1664525 + 1013904223) {
    for (unsigned bit = 16; bit < 20; ++bit) text += (state >> bit & 1) != 0 ? 'b' : 'w';
    text += '\n';
  }
  text.resize(size);
  return text;
}

const std::vector<std::string> all_codecs{"gzip", "zstd", "xz", "bzip2", "lzma", "lzip"};

}  // namespace

BOOST_AUTO_TEST_SUITE(io)
BOOST_AUTO_TEST_SUITE(codecs)

BOOST_DATA_TEST_CASE(round_trip_whatever_the_sizes, all_codecs) {
  for (const std::size_t size : {0U, 1U, 100U, 300000U}) {
    const std::string text = boards(size);
    const std::string stored = compress(sample, text);
    for (const std::size_t step : {1U, 7U, 100000U}) {
      for (const std::size_t room : {1U, 4096U, 1000000U}) {
        if (step * room < 1000 && size > 1000) continue;
        const ReadSource got = decode(stored, step, room);
        BOOST_TEST(got.fault == "");
        BOOST_TEST((got.bytes == text));
      }
    }
  }
}

BOOST_DATA_TEST_CASE(frames_that_follow_each_other_are_one_stream, all_codecs) {
  const std::string text = boards(5000);
  const ReadSource got = decode(compress(sample, text) + compress(sample, "") +
                                compress(sample, "tail") + std::string(512, '\0'));
  BOOST_TEST(got.fault == "");
  BOOST_TEST((got.bytes == text + "tail"));
}

BOOST_DATA_TEST_CASE(a_cut_is_noticed_at_every_place, all_codecs) {
  const std::string text = boards(400);
  const std::string stored = compress(sample, text);
  // Shorter heads than a magic number are plain bytes: binary noise, and that is noticed too.
  for (std::size_t size = 14; size < stored.size(); ++size) {
    const ReadSource got = decode(stored.substr(0, size));
    BOOST_TEST(got.fault == "truncated " + sample + " input");
    BOOST_TEST(text.starts_with(got.bytes));
  }
}

BOOST_DATA_TEST_CASE(good_bytes_come_before_the_fault, all_codecs) {
  // Two blocks of bzip2; xz would take seconds for as much.
  const std::string text = boards(sample == "bzip2" ? 2'000'000 : 300'000);
  const std::string stored = compress(sample, text);
  const ReadSource got = decode(stored.substr(0, stored.size() - 5), 65536, 1 << 20);
  BOOST_TEST(got.fault == "truncated " + sample + " input");
  BOOST_TEST((got.bytes == text.substr(0, got.bytes.size())));
  // Whole blocks are what these two can decode.
  const std::size_t block = sample == "bzip2" ? 900000 : sample == "zstd" ? 1 << 17 : 0;
  BOOST_TEST(got.bytes.size() >= text.size() - block);
}

BOOST_DATA_TEST_CASE(damaged_bytes_are_the_same_in_any_room, all_codecs) {
  const std::map<std::string, std::unique_ptr<io::Codec> (*)()> makers{
      {"gzip", io::make_gzip_codec}, {"zstd", io::make_zstd_codec},
      {"xz", io::make_xz_codec},     {"bzip2", io::make_bzip2_codec},
      {"lzma", io::make_lzma_codec}, {"lzip", io::make_lzip_codec}};
  for (const std::size_t size : {5'000U, 60'000U, 200'000U}) {
    const std::string stored = compress(sample, boards(size));
    for (std::size_t at = 20; at < stored.size(); at += stored.size() / 10) {
      for (const std::size_t from_end : {at, stored.size() - at % 20}) {
        std::string damaged = stored;
        damaged[from_end - 1] ^= 0x10;
        const auto read = [&](std::size_t room) {
          io::CodecStream stream(std::make_unique<Memory>(damaged, damaged.size()),
                                 makers.at(sample)());
          return test::read_stream(stream, room);
        };
        const ReadSource expected = read(1 << 20);
        for (const std::size_t room : {1'000U, 70'000U}) {
          const ReadSource got = read(room);
          BOOST_TEST((got.bytes == expected.bytes && got.fault == expected.fault));
        }
      }
    }
  }
}

BOOST_DATA_TEST_CASE(a_cut_in_the_second_frame_is_noticed, all_codecs) {
  const std::string first = compress(sample, "first\n");
  const std::string second = compress(sample, boards(400));
  for (std::size_t size = 1; size < second.size(); size += 3) {
    const ReadSource got = decode(first + second.substr(0, size));
    BOOST_TEST(got.fault == "truncated " + sample + " input");
    BOOST_TEST(got.bytes.starts_with("first\n"));
  }
}

BOOST_DATA_TEST_CASE(trailing_garbage_is_a_fault_after_the_data, all_codecs) {
  const ReadSource got = decode(compress(sample, "data\n") + "this is no compressed data");
  BOOST_TEST(got.bytes == "data\n");
  BOOST_TEST(got.fault == "trailing garbage after the " + sample + " data");
}

BOOST_DATA_TEST_CASE(a_flipped_bit_never_passes,
                     boost::unit_test::data::make({"gzip", "xz", "bzip2", "lzip"})) {
  const std::string text = boards(300);
  const std::string stored = compress(sample, text);
  for (std::size_t i = 12; i < stored.size(); ++i) {
    std::string damaged = stored;
    damaged[i] = static_cast<char>(damaged[i] ^ 4);
    const ReadSource got = decode(damaged);
    BOOST_TEST((!got.fault.empty() || got.bytes == text));  // some header bits mean nothing
  }
}

BOOST_AUTO_TEST_CASE(the_checksum_of_gzip_is_verified) {
  std::string stored = compress("gzip", boards(300));
  stored[stored.size() - 8] = static_cast<char>(stored[stored.size() - 8] ^ 1);
  const ReadSource got = decode(stored);
  BOOST_TEST((got.bytes == boards(300)));
  BOOST_TEST(got.fault == "damaged gzip input (incorrect data check)");
}

// A few bytes may ask for gigabytes before anything of the data is looked at.
BOOST_AUTO_TEST_CASE(a_dictionary_takes_no_more_than_a_gibibyte) {
  std::string lzma = compress("lzma", "board\n");
  lzma.replace(1, 4, "\0\0\0\x30", 4);
  BOOST_TEST(decode(lzma).bytes == "board\n");
  lzma.replace(1, 4, "\0\0\xff\xff", 4);
  const ReadSource got = decode(lzma);
  BOOST_TEST(got.bytes == "");
  BOOST_TEST(got.fault ==
             "damaged lzma input (asks for 4095 MiB of memory, expected at most 1024 MiB)");
  std::string lzip = compress("lzip", "board\n");
  constexpr std::size_t size_of_the_dictionary = 5;
  lzip[size_of_the_dictionary] = 29;  // 2^29 bytes, the largest
  BOOST_TEST(decode(lzip).bytes == "board\n");
}

BOOST_AUTO_TEST_CASE(compression_is_undone_up_to_four_times) {
  const std::string twice = compress("xz", compress("gzip", "board\n"));
  BOOST_TEST(decode(twice).bytes == "board\n");
  const std::string four = compress("bzip2", compress("zstd", twice));
  BOOST_TEST(decode(four).bytes == "board\n");
  BOOST_TEST(decode(compress("gzip", four)).fault == "compressed more than four times");
}

BOOST_AUTO_TEST_CASE(plain_bytes_stay_as_they_are) {
  for (const std::string text : {"", "b", "B", "BZ", "BZh9", "BZh9 is text", "PK", "P\n", "\x1f"}) {
    BOOST_TEST(decode(text, 1).bytes == text);
  }
  const bool good = rc::check([](const std::string& noise) {
    const std::string text = "bwwb\n" + noise;
    const std::size_t step = *rc::gen::inRange<std::size_t>(1, 50);
    RC_ASSERT(decode(text, step).bytes == text);
  });
  BOOST_TEST(good);
}

BOOST_AUTO_TEST_CASE(what_is_recognised_does_not_depend_on_the_pieces_it_comes_in) {
  using namespace std::string_literals;
  for (const std::string& text :
       {boards(600), "b\0w\0w\0b\0"s, "\xff\xfe\x62\0"s, "%PDF-1.4"s, compress("lzma", "x"),
        test::make_archive("ustar", {{"a\nb", "x"}})}) {
    const auto whole = io::recognise(text, true);
    BOOST_REQUIRE(whole.has_value());
    for (std::size_t size = 0; size < text.size(); ++size) {
      const auto part = io::recognise(std::string_view(text).substr(0, size), false);
      BOOST_TEST((!part || (part->content == whole->content && part->what == whole->what)));
    }
  }
}

BOOST_AUTO_TEST_CASE(a_tar_is_one_whatever_its_first_name) {
  for (const std::string& name :
       {std::string("a\nb"), std::string(99, 'x') + '\n', "d/" + std::string(97, '\n') + 'y'}) {
    const std::string tar = test::make_archive("ustar", {{name, "x"}});
    BOOST_TEST((io::recognise(tar, true)->content == io::Content::tar));
  }
  // Text whose bytes happen to have the sum that a tar would store there.
  std::string text(600, '\n');
  text.replace(148, 8, "12202   ");
  BOOST_TEST((io::recognise(text, true)->content == io::Content::plain));
}

BOOST_AUTO_TEST_CASE(what_is_no_text_is_named) {
  using namespace std::string_literals;
  const std::vector<std::pair<std::string, std::string>> known{
      {"\xff\xfe\x62\0\n\0"s, "UTF-16 (to convert it: iconv -f UTF-16 -t UTF-8)"},
      {"\xfe\xff\0b\0\n"s, "UTF-16 (to convert it: iconv -f UTF-16 -t UTF-8)"},
      {"b\0\n\0"s, "UTF-16 (to convert it: iconv -f UTF-16LE -t UTF-8)"},
      {"\0b\0w\0w\0b\0\n\xff"s, "UTF-16 (to convert it: iconv -f UTF-16BE -t UTF-8)"},
      {"\xff\xfe\0\0b\0\0\0"s, "UTF-32 (to convert it: iconv -f UTF-32 -t UTF-8)"},
      {"Rar!\x1a\x07\x01\0"s, "a RAR archive"},
      {"07070100000A2B000081A4000003E8000003E80000000166"s, "a cpio archive"},
      {"\x1f\x9d\x90"s, "a file compressed by compress (.Z)"},
      {"PAR1\x15\0"s, "a Parquet file"},
      {"%PDF-1.7\n"s, "a PDF document"},
      {"\x89PNG\r\n\x1a\n"s, "a PNG image"},
      {"\x7f\x45LF\x02"s, "a program (ELF)"}};
  for (const auto& [bytes, what] : known) {
    // Without a mark it is UTF-16 as far as one looks.
    const bool unmarked = what.find("UTF-16LE") != what.npos || what.find("UTF-16BE") != what.npos;
    const std::string more = unmarked ? bytes : boards(1000);
    for (const std::string& stored : {bytes, bytes + more, compress("gzip", bytes)}) {
      const ReadSource got = decode(stored, 1);
      BOOST_TEST(got.bytes == "");
      BOOST_TEST(got.fault == "expected text in UTF-8, found " + what);
    }
  }
}

BOOST_AUTO_TEST_CASE(text_that_resembles_something_else_is_text) {
  using namespace std::string_literals;
  for (const std::string& text :
       {"Rar!\n"s, "MZMZ\nZZMM\n"s, "PAR1,instance\n"s, "070701\n"s, "]\n"s, "PK,instance\n"s,
        "7z\n"s, "GIF\n"s, "LZIP\n"s, "b\0"s, "b\0ww"s,
        "\xef\xbb\xbf"
        "bwwb\n"s,
        "\xff\n"s}) {
    BOOST_TEST(decode(text, 1).bytes == text);
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

}  // namespace boardmill

#include "engine/batch/text_stream.h"

#include <rapidcheck/boost_test.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <vector>

#include "tests/support/memory_ports.h"

BOOST_AUTO_TEST_SUITE(batch)
BOOST_AUTO_TEST_SUITE(text_stream)

using namespace boardmill;
using boardmill::batch::TextStream;
using test::Text;

namespace {

constexpr std::size_t limit = TextStream::max_bytes_of_line;

// All of the text, taken `step` bytes at a time.
std::string all_of(std::vector<Text> texts, std::size_t step = limit) {
  test::TextSources sources(std::move(texts));
  TextStream stream(sources);
  std::string all;
  do {
    while (!stream.view().empty()) {
      BOOST_TEST(stream.line() ==
                 1 + static_cast<std::uint64_t>(std::count(all.begin(), all.end(), '\n')));
      all += stream.view().substr(0, step);
      stream.take(step);
    }
  } while (stream.read_more());
  BOOST_TEST(stream.ended());
  return all;
}

}  // namespace

BOOST_AUTO_TEST_CASE(sources_are_one_text) {
  BOOST_TEST(all_of({}) == "");
  BOOST_TEST(all_of({{"a", "one\n"}, {"b", ""}, {"c", "two"}}) == "one\ntwo");
}

BOOST_AUTO_TEST_CASE(a_byte_order_mark_is_left_out) {
  const std::string mark = "\xef\xbb\xbf";
  for (const std::size_t read_size : {1U, 2U, 3U, 4U}) {
    BOOST_TEST(all_of({{"a", mark + "one\n" + mark, read_size}}) == "one\n" + mark);
    BOOST_TEST(all_of({{"a", mark, read_size}}) == "");
  }
}

BOOST_AUTO_TEST_CASE(what_was_taken_stays_valid_until_more_is_read) {
  test::TextSources sources({Text{"a", "one\ntwo\n"}});
  TextStream stream(sources);
  BOOST_TEST(!stream.ended());
  BOOST_TEST(stream.read_more());
  const std::string_view one = stream.view().substr(0, 4);
  stream.take(4);
  BOOST_TEST(one == "one\n");
  BOOST_TEST(stream.view() == "two\n");
  BOOST_TEST(!stream.read_more());
  BOOST_TEST(stream.view() == "two\n");
}

BOOST_AUTO_TEST_CASE(a_long_line_ends_with_a_nul) {
  const std::string within(limit, 'x');
  BOOST_TEST((all_of({{"a", within + "\n" + within + "x\nend"}}) ==
              within + "\n" + within + std::string(1, '\0') + "\nend"));
}

BOOST_AUTO_TEST_CASE(no_more_is_held_than_what_was_not_taken) {
  std::size_t left = std::size_t{64} << 20;
  class Endless final : public boardmill::batch::Sources {
   public:
    explicit Endless(std::size_t& left) : left_(left) {}
    std::unique_ptr<boardmill::batch::Source> next() override {
      if (left_ == 0) return nullptr;
      return std::make_unique<test::MadeSource>("endless", [this](std::span<char> room) {
        const std::size_t count = std::min(room.size(), left_);
        std::fill_n(room.begin(), count, '\n');
        left_ -= count;
        return count;
      });
    }

   private:
    std::size_t& left_;
  } sources(left);
  TextStream stream(sources);
  std::size_t most = 0;
  while (stream.read_more()) {
    most = std::max(most, stream.view().size());
    stream.take(stream.view().size() - 1);
  }
  BOOST_TEST(most <= limit);
  BOOST_TEST(stream.line() == std::uint64_t{64} << 20);
}

BOOST_AUTO_TEST_CASE(a_failure_is_thrown_where_it_is) {
  test::TextSources sources({{"a", "one\ntwo\n", 1, 5, "gone"}});
  TextStream stream(sources);
  BOOST_CHECK_EXCEPTION(while (stream.read_more()){}, boardmill::batch::InputError,
                        [](const auto& error) { return std::string(error.what()) == "gone"; });
  BOOST_TEST(stream.view() == "one\nt");
}

RC_BOOST_PROP(any_reads_and_steps_give_the_text, (const std::string& text)) {
  const auto read_size = *rc::gen::inRange<std::size_t>(1, 9);
  const auto step = *rc::gen::inRange<std::size_t>(1, 9);
  RC_PRE(!text.starts_with("\xef\xbb\xbf"));
  RC_ASSERT(all_of({{"t", text, read_size}}, step) == text);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

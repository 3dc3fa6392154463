#include "engine/batch/clip.h"

#include <rapidcheck/boost_test.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <vector>

#include "engine/puzzle/size.h"

BOOST_AUTO_TEST_SUITE(batch)
BOOST_AUTO_TEST_SUITE(clip)

using namespace boardmill;

namespace {

// Line by line, with the whole text at hand.
std::string naive(const std::string& text) {
  std::string out;
  std::size_t begin = 0;
  while (begin < text.size()) {
    const std::size_t newline = std::min(text.find('\n', begin), text.size());
    const std::string line = text.substr(begin, newline - begin);
    out += line.size() <= max_line_bytes ? line : line.substr(0, max_line_bytes) + '\0';
    if (newline < text.size()) out += '\n';
    begin = newline + 1;
  }
  return out;
}

std::string clipped(const std::string& text, const std::vector<std::size_t>& pieces) {
  boardmill::batch::LineClip clip;
  std::string out;
  std::size_t at = 0;
  for (std::size_t i = 0; at < text.size(); ++i) {
    std::string piece = text.substr(at, std::max<std::size_t>(pieces[i % pieces.size()], 1));
    at += piece.size();
    piece.resize(clip.apply(piece.data(), piece.size()));
    out += piece;
  }
  return out;
}

}  // namespace

BOOST_AUTO_TEST_CASE(lines_around_the_limit) {
  for (const std::size_t length :
       {0U, 1U, 65'535U, 65'536U, 65'537U, 65'538U, 131'072U, 200'000U}) {
    for (const char* end : {"", "\n", "\nab\n", "\n\n"}) {
      const std::string text = "ab\n" + std::string(length, 'x') + end;
      const std::string expected = naive(text);
      BOOST_TEST((expected == text) == (length <= 65'536));
      for (const std::size_t piece : {1U, 2U, 4'096U, 65'535U, 65'536U, 65'537U, 1'000'000U}) {
        BOOST_TEST((clipped(text, {piece}) == expected), length << " in pieces of " << piece);
      }
    }
  }
}

RC_BOOST_PROP(any_text_in_any_pieces, ()) {
  const auto lengths = *rc::gen::container<std::vector<std::size_t>>(rc::gen::oneOf(
      rc::gen::inRange<std::size_t>(0, 5), rc::gen::inRange<std::size_t>(65'530, 65'540),
      rc::gen::inRange<std::size_t>(131'060, 131'090)));
  const auto pieces = *rc::gen::nonEmpty(rc::gen::container<std::vector<std::size_t>>(
      rc::gen::oneOf(rc::gen::inRange<std::size_t>(1'000, 3'000),
                     rc::gen::inRange<std::size_t>(60'000, 70'000))));
  std::string text;
  for (std::size_t i = 0; i < lengths.size(); ++i) {
    text += std::string(lengths[i], static_cast<char>('a' + i % 26));
    if (i + 1 < lengths.size() || i % 2 == 0) text += '\n';
  }
  RC_ASSERT(clipped(text, pieces) == naive(text));
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

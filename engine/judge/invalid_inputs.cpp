#include "engine/judge/invalid_inputs.h"

#include <algorithm>

namespace boardmill::judge {
namespace {

std::string with_crlf(std::string_view text) {
  std::string result;
  for (const char byte : text) {
    if (byte == '\n') result += '\r';
    result += byte;
  }
  return result;
}

std::string with_case_swapped(std::string_view text) {
  std::string result(text);
  for (char& byte : result) {
    const bool letter = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
    if (letter) byte = static_cast<char>(byte ^ 0x20);
  }
  return result;
}

bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

// The first number made too large for any puzzle.
std::string with_huge_number(std::string_view text) {
  const auto* begin = std::find_if(text.begin(), text.end(), is_digit);
  const auto* end = std::find_if_not(begin, text.end(), is_digit);
  if (begin == text.end()) return std::string(text);
  return std::string(text.begin(), begin) + "99999999999999999999" + std::string(end, text.end());
}

// All but the last line.
std::string without_last_line(std::string_view text) {
  if (text.empty()) return "";
  const std::size_t newline = text.substr(0, text.size() - 1).rfind('\n');
  return std::string(text.substr(0, newline == std::string_view::npos ? 0 : newline + 1));
}

std::string middle_replaced(std::string_view text, std::string_view by) {
  const std::size_t middle = text.size() / 2;
  return std::string(text.substr(0, middle)).append(by).append(text.substr(middle + 1));
}

}  // namespace

std::vector<BadFile> invalid_inputs(std::string_view input) {
  const std::string text(input);
  const std::string_view body = input.substr(0, input.empty() ? 0 : input.size() - 1);
  const std::string line(body);
  using namespace std::string_literals;
  std::vector<BadFile> all{
      {"empty", "The file is empty.", ""},
      {"lone-newline", "The file is one newline.", "\n"},
      {"non-ascii", "A byte in the middle is not ASCII.", middle_replaced(text, "\xc3\xa9")},
      {"nul", "A byte in the middle is NUL.", middle_replaced(text, "\0"s)},
      {"leading-zero", "There is a zero before the first byte.", "0" + text},
      {"leading-blank", "There is a blank before the first byte.", " " + text},
      {"leading-plus", "There is a plus before the first byte.", "+" + text},
      {"leading-minus", "There is a minus before the first byte.", "-" + text},
      {"leading-newline", "The first line is blank.", "\n" + text},
      {"trailing-token", "The last line has one more word.", line + " 1\n"},
      {"trailing-line", "There is a line with a word after the last one.", text + "x\n"},
      {"trailing-newline", "There is a blank line after the last one.", text + "\n"},
      {"appended-blank", "The last line ends in a blank.", line + " \n"},
      {"blank-after-newline", "There is a blank after the last newline.", text + " "},
      {"missing-final-newline", "The last line has no newline.", line},
      {"missing-last-line", "The last line is missing.", without_last_line(text)},
      {"swapped-case", "Small letters are capital ones.", with_case_swapped(text)},
      {"crlf", "Lines end in CR and LF.", with_crlf(text)},
      {"byte-order-mark", "The file begins with a byte-order mark.", "\xef\xbb\xbf" + text},
      {"huge-number", "The first number has twenty digits.", with_huge_number(text)},
  };
  std::erase_if(all, [&](const BadFile& file) { return file.bytes == input; });
  return all;
}

std::vector<BadFile> invalid_outputs(std::string_view answer) {
  const std::string text(answer);
  return {
      {"empty", "There is no output.", ""},
      {"other-word", "The output is another word.", "maybe\n"},
      {"trailing-word", "There is one more word.", text + "1\n"},
      {"missing-last-line", "The last line is missing.", without_last_line(text)},
      {"huge-number", "The output is a huge number.", "99999999999999999999\n"},
      {"binary", "The output is no text.", std::string("\0\xff\x80\n", 4)},
  };
}

std::vector<BadFile> valid_outputs(std::string_view answer) {
  std::string joined(answer);
  std::replace(joined.begin(), joined.end(), '\n', ' ');
  return {
      {"answer", "The judge's own answer.", std::string(answer)},
      {"one-line", "The judge's own answer with blanks for newlines.", joined + "\n"},
      {"crlf", "The judge's own answer with lines that end in CR and LF.", with_crlf(answer)},
  };
}

}  // namespace boardmill::judge

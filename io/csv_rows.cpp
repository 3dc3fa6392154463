#include "io/csv_rows.h"

#include <charconv>
#include <cstring>

namespace boardmill::io {
namespace {

constexpr std::size_t tabled_costs = 256;  // then one entry for "no cost"
constexpr std::size_t entries_per_outcome = tabled_costs + 1;
constexpr std::size_t digits_of_record = 20;
constexpr std::size_t longest_suffix = 19;  // ",unsolvable,65534," and LF

/// A decimal number that stands right-aligned in a buffer and counts up in place.
class Counter {
 public:
  explicit Counter(std::uint64_t value) {
    char digits[digits_of_record];
    const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
    length_ = static_cast<std::size_t>(end - digits);
    std::memcpy(text_ + digits_of_record - length_, digits, length_);
  }
  const char* digits() const { return text_ + digits_of_record - length_; }
  std::size_t length() const { return length_; }
  void count_up() {
    char* digit = text_ + digits_of_record - 1;
    const char* const first = digits();
    while (digit >= first && *digit == '9') *digit-- = '0';
    if (digit >= first) {
      ++*digit;
    } else if (length_ < digits_of_record) {
      *digit = '1';
      ++length_;
    }
  }

 private:
  char text_[2 * digits_of_record] = {};  // the second half only makes wide copies safe
  std::size_t length_ = 0;
};

}  // namespace

PlainCsvRows::Suffix PlainCsvRows::make_suffix(Outcome outcome, std::uint16_t cost) {
  Suffix entry{};
  const std::string_view word = boardmill::text(outcome);
  char* out = entry.text.data();
  *out++ = ',';
  out = static_cast<char*>(std::memcpy(out, word.data(), word.size())) + word.size();
  *out++ = ',';
  if (cost != Results::no_cost) {
    out = std::to_chars(out, entry.text.data() + entry.text.size(), cost).ptr;
  }
  *out++ = ',';
  *out++ = '\n';
  entry.length = static_cast<std::uint8_t>(out - entry.text.data());
  return entry;
}

PlainCsvRows::PlainCsvRows() {
  suffixes_.reserve(outcome_count * entries_per_outcome);
  for (std::size_t outcome = 0; outcome < outcome_count; ++outcome) {
    for (std::size_t cost = 0; cost < entries_per_outcome; ++cost) {
      suffixes_.push_back(
          make_suffix(static_cast<Outcome>(outcome),
                      cost == tabled_costs ? Results::no_cost : static_cast<std::uint16_t>(cost)));
    }
  }
}

void PlainCsvRows::append(const Results& results, std::size_t begin, std::size_t end,
                          std::string_view source, Bytes& out) const {
  const std::size_t old_size = out.size();
  const std::size_t longest_row =
      source.size() + 1 + Counter(results.first_record + end).length() + longest_suffix;
  out.reserve(old_size + (end - begin) * longest_row + digits_of_record + width);
  char* next = out.data() + old_size;
  Counter record(results.first_record + begin);
  for (std::size_t row = begin; row < end; ++row) {
    std::memcpy(next, source.data(), source.size());
    next += source.size();
    *next++ = ',';
    std::memcpy(next, record.digits(), digits_of_record);
    next += record.length();
    record.count_up();
    const Outcome outcome = results.outcomes[row];
    const std::uint16_t cost = results.costs[row];
    const auto place = static_cast<std::size_t>(outcome) * entries_per_outcome;
    if (cost < tabled_costs || cost == Results::no_cost) {
      const Suffix& entry = suffixes_[place + (cost < tabled_costs ? cost : tabled_costs)];
      std::memcpy(next, &entry, width);
      next += entry.length;
    } else {
      const Suffix entry = make_suffix(outcome, cost);
      std::memcpy(next, &entry, width);
      next += entry.length;
    }
  }
  out.resize(static_cast<std::size_t>(next - out.data()));
}

}  // namespace boardmill::io

#include "io/csv_rows.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <string>

namespace boardmill::io {
namespace {

constexpr std::size_t tabled_costs = 256;  // then one entry for "no cost"
constexpr std::size_t entries_per_outcome = tabled_costs + 1;
constexpr std::size_t digits_of_record = 20;
constexpr std::size_t longest_suffix = 19;  // ",unsolvable,65534," and LF

// `SOURCE,RECORD` of ten consecutive records, which differ in the last digit alone. It is copied in
// whole blocks, so that the number of bytes to copy is the same for each row.
class Front {
 public:
  static constexpr std::size_t block = 32;

  Front(std::string_view source, std::uint64_t record)
      : text_(source), record_at_(source.size() + 1) {
    text_ += ',';
    text_.resize(record_at_ + digits_of_record + block);
    set_record(record);
  }

  std::size_t size() const { return size_; }
  unsigned last_digit() const { return static_cast<unsigned>(text_[size_ - 1] - '0'); }

  // Copies a whole number of blocks.
  void copy(char* to) const {
    std::memcpy(to, text_.data(), block);
    for (std::size_t at = block; at < size_; at += block) {
      std::memcpy(to + at, text_.data() + at, block);
    }
  }

  void set_record(std::uint64_t record) {
    std::array<char, digits_of_record> digits;  // NOLINT: filled as far as it counts
    const auto* end = std::to_chars(digits.data(), digits.data() + digits.size(), record).ptr;
    size_ = record_at_ + static_cast<std::size_t>(end - digits.data());
    std::memcpy(text_.data() + record_at_, digits.data(), digits_of_record);
  }

 private:
  std::string text_;
  std::size_t record_at_;
  std::size_t size_ = 0;
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
  const std::size_t longest_row = source.size() + 1 + digits_of_record + longest_suffix;
  out.reserve(old_size + (end - begin) * longest_row + Front::block + width);
  char* next = out.data() + old_size;
  std::uint64_t record = results.first_record + begin;
  Front front(source, record);
  for (std::size_t row = begin; row < end;) {
    const std::size_t in_ten = std::min<std::size_t>(end - row, 10 - front.last_digit());
    char digit = static_cast<char>('0' + front.last_digit());
    record += in_ten;
    for (const std::size_t end_of_ten = row + in_ten; row < end_of_ten; ++row) {
      front.copy(next);
      next += front.size();
      next[-1] = digit++;
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
    front.set_record(record);
  }
  out.resize(static_cast<std::size_t>(next - out.data()));
}

}  // namespace boardmill::io

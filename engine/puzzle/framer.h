/// Where records begin and end, found without looking at what they say. The reader cuts a stream
/// into chunks of whole records with it, and a Job walks the records of a chunk with it: one
/// definition of a record, one way of counting records and lines.
/// Covered by tests/unit/puzzle/framer_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>

#include "engine/puzzle/lines.h"

namespace boardmill {

/// How lines make up records.
enum class Layout : std::uint8_t {
  lines,   ///< `per_record` lines that are not blank; a blank line ends the record early
  tokens,  ///< `per_record` tokens between blanks, across lines; a blank line ends it early
  headed,  ///< a line of `per_record` numbers, then as many lines as the first of them says; a
           ///< blank line ends it early; a header that cannot be read is a record of its own
  csv,     ///< one record of RFC 4180, which may have newlines in a cell that begins with a quote;
           ///< one of more than max_line_bytes ends with the line
};

/// Why a record ended where it does.
enum class RecordEnd : std::uint8_t {
  whole,       ///< it has all its lines or tokens
  blank_line,  ///< a blank line came first
  input_end,   ///< the end of the input came first
  missing,     ///< no text: the input ends, although the count announced more records
  surplus,     ///< text after the last record that the count announced
};

/// One record as the framer sees it.
struct Record {
  std::string_view text;     ///< from its first byte to the end of its last line or token
  std::uint64_t number = 0;  ///< 1-based within the source
  std::uint64_t line = 0;    ///< 1-based line of the first byte of `text`
  std::uint64_t column = 1;  ///< 1-based column of the first byte of `text`
  RecordEnd end = RecordEnd::whole;
};

/// All that has to be known to go on at some byte of a source: plain data, may be stored.
struct FramerState {
  static constexpr std::uint64_t uncounted = std::numeric_limits<std::uint64_t>::max();

  Layout layout = Layout::lines;
  std::uint32_t per_record = 1;         ///< lines or tokens; of `headed`, numbers in the header
  std::uint32_t width = 0;              ///< cells in a row where the source fixes it, else 0
  char separator = ',';                 ///< of `csv`: between cells
  std::uint64_t remaining = uncounted;  ///< records still announced by the count
  std::uint64_t record = 1;             ///< number of the next record
  std::uint64_t line = 1;               ///< line of the next byte
  std::uint64_t column = 1;             ///< column of the next byte
  bool resync = false;                  ///< skip to the next blank line, or header, first
  bool drained = false;                 ///< counted: all that follows is left unread
};

/// A whole number of records at the front of some bytes.
struct Cut {
  std::size_t bytes = 0;
  std::uint64_t records = 0;
};

class Framer {
 public:
  /// Says whether the text of a record can be read. Used by the tokens layout alone: after a record
  /// that cannot be read nobody knows where the next one begins, so the framer goes on after the
  /// next blank line.
  using Readable = bool (*)(std::string_view text);

  Framer() = default;
  explicit Framer(const FramerState& state, Readable readable = nullptr)
      : state_(state), readable_(readable) {}

  const FramerState& state() const { return state_; }

  /// Takes the next record off the front of `rest`. With `at_end` nothing follows `rest`.
  /// False: no whole record is left (only blank lines may have been taken); read more and call
  /// again with the same bytes and what follows them, or stop if at_end.
  bool next(std::string_view& rest, bool at_end, Record& record);

  /// Takes as many whole records as there are, at most `most`.
  Cut advance(std::string_view bytes, bool at_end,
              std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

  /// For a caller that has taken `records` plain records of state().per_record lines itself. They
  /// must not be more than state().remaining.
  void passed(std::uint64_t records);

 private:
  bool next_lines(std::string_view& rest, bool at_end, Record& record);
  bool next_tokens(std::string_view& rest, bool at_end, Record& record);
  bool skip_to_header(std::string_view& rest, bool at_end);
  bool next_csv(std::string_view& rest, bool at_end, Record& record);
  bool after_count(std::string_view& rest, bool at_end, Record& record);
  bool skip_blank_lines(std::string_view& rest, bool at_end);
  void consume(std::string_view& rest, std::size_t bytes, std::uint64_t newlines);
  std::uint64_t advance_pattern(std::string_view& rest, std::uint64_t most);

  FramerState state_;
  Readable readable_ = nullptr;
};

}  // namespace boardmill

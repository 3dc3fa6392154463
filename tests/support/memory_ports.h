/// The ports of the pipeline in memory: sources made of strings, a sink into a string, and a row
/// format that shows everything. Header only, so that the fuzz harnesses use it as well.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <iterator>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "engine/batch/ports.h"
#include "engine/batch/writer.h"

namespace boardmill::test {

/// One source, and how it behaves.
struct Text {
  std::string name;
  std::string bytes;
  std::size_t read_size = std::numeric_limits<std::size_t>::max();  ///< most bytes a read() gives
  std::optional<std::size_t> fails_after{};  ///< throws when this many bytes have been read
  std::string reason = "Input/output error";
};

class TextSource final : public batch::Source {
 public:
  explicit TextSource(Text text) : text_(std::move(text)) {}

  std::string_view name() const override { return text_.name; }

  std::size_t read(std::span<char> room) override {
    if (room.empty()) throw std::logic_error("read() without room");
    const std::size_t end = std::min(text_.bytes.size(), text_.fails_after.value_or(npos));
    const std::size_t size = std::min({room.size(), text_.read_size, end - at_});
    if (size == 0 && text_.fails_after) throw batch::InputError(text_.reason);
    std::memcpy(room.data(), text_.bytes.data() + at_, size);
    at_ += size;
    return size;
  }

 private:
  static constexpr std::size_t npos = std::string::npos;

  Text text_;
  std::size_t at_ = 0;
};

/// A source whose bytes are made when they are read: `make(room)` fills room and returns how much.
class MadeSource final : public batch::Source {
 public:
  using Make = std::function<std::size_t(std::span<char> room)>;

  MadeSource(std::string name, Make make) : name_(std::move(name)), make_(std::move(make)) {}

  std::string_view name() const override { return name_; }
  std::size_t read(std::span<char> room) override { return make_(room); }

 private:
  std::string name_;
  Make make_;
};

class TextSources final : public batch::Sources {
 public:
  explicit TextSources(std::vector<Text> texts) : texts_(std::move(texts)) {}

  std::unique_ptr<batch::Source> next() override {
    if (at_ == texts_.size()) return nullptr;
    return std::make_unique<TextSource>(std::move(texts_[at_++]));
  }

  std::size_t opened() const { return at_; }

 private:
  std::vector<Text> texts_;
  std::size_t at_ = 0;
};

/// Keeps what is written. With `closed_after` nobody reads beyond that many bytes; with
/// `throws_after` the device is full there.
class TextSink final : public batch::Sink {
 public:
  std::string bytes;
  std::size_t closed_after = std::numeric_limits<std::size_t>::max();
  std::size_t throws_after = std::numeric_limits<std::size_t>::max();
  std::size_t writes = 0;

  bool write(std::string_view more) override {
    ++writes;
    if (bytes.size() + more.size() > throws_after) {
      throw std::system_error(std::make_error_code(std::errc::no_space_on_device), "out.csv");
    }
    if (bytes.size() + more.size() > closed_after) return false;
    bytes += more;
    return true;
  }
};

/// `KIND LINE:COLUMN expected EXPECTED found FOUND`.
inline std::string show(const Fault& fault) {
  return fmt::format("{} {}:{} expected {} found {}", text(fault.kind), fault.line, fault.column,
                     fault.expected, fault.found);
}

/// Prints every column of a Results, one row a line:
///
///     source|record|outcome|cost|line|text cells|fault
///
/// and insists on what it has been promised: so many text columns, whatever the row.
class DebugFormat final : public batch::RowFormat {
 public:
  explicit DebugFormat(std::size_t text_columns, bool with_header = false)
      : text_columns_(text_columns), with_header_(with_header) {}

  void header(Bytes& out) const override {
    if (with_header_) append(out, "source|record|outcome|cost|line|texts|fault\n");
  }

  void rows(const Results& results, Bytes& out) const override {
    const std::size_t count = results.size();
    if (results.costs.size() != count || results.texts.size() != text_columns_) {
      throw std::logic_error("a Results whose columns differ in length or number");
    }
    std::size_t fault = 0;
    for (std::size_t row = 0; row < count; ++row) {
      auto to = std::back_inserter(out);
      fmt::format_to(to, "{}|{}|{}|", results.source, results.first_record + row,
                     text(results.outcomes[row]));
      if (results.costs[row] != Results::no_cost) fmt::format_to(to, "{}", results.costs[row]);
      out.push_back('|');
      if (row < results.lines.size()) fmt::format_to(to, "{}", results.lines[row]);
      for (const TextColumn& column : results.texts) fmt::format_to(to, "|{}", column.cell(row));
      out.push_back('|');
      if (fault < results.faults.size() && results.faults[fault].row == row) {
        append(out, show(results.faults[fault++].fault));
      }
      out.push_back('\n');
    }
    if (fault != results.faults.size()) throw std::logic_error("a fault without its row");
  }

 private:
  std::size_t text_columns_;
  bool with_header_;
};

/// Remembers what it is told.
class Listener final : public batch::Observer {
 public:
  std::vector<std::string> opened_sources;
  std::vector<std::string> faults;  ///< `SOURCE OUTCOME FAULT`
  std::uint64_t last_progress = 0;

  void opened(const batch::SourceInfo& source) override { opened_sources.push_back(source.name); }
  void fault(std::string_view source, Outcome outcome, const Fault& fault) override {
    faults.push_back(fmt::format("{} {} {}", source, text(outcome), show(fault)));
  }
  void progress(const batch::Tally& total) override { last_progress = total.records(); }
};

}  // namespace boardmill::test

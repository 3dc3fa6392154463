#include <fmt/format.h>

#include <iterator>
#include <utility>

#include "io/cells.h"
#include "io/formats.h"

namespace boardmill::io {
namespace {

bool is_control(char byte) { return static_cast<unsigned char>(byte) < 0x20; }

bool is_plain(std::string_view text) {
  for (const char byte : text) {
    if (byte < 0x20 || byte > '~' || byte == '"' || byte == '\\') return false;
  }
  return true;
}

void append_string(std::string_view text, Bytes& out) {
  out.push_back('"');
  if (is_plain(text)) {
    boardmill::append(out, text);
    out.push_back('"');
    return;
  }
  // Only valid UTF-8 may stand in JSON. The control characters that JSON can escape are kept.
  std::string part;
  const auto flush = [&] {
    for (const char byte : printable(part)) {
      if (byte == '"' || byte == '\\') out.push_back('\\');
      out.push_back(byte);
    }
    part.clear();
  };
  for (const char byte : text) {
    if (!is_control(byte)) {
      part += byte;
      continue;
    }
    flush();
    if (byte == '\n') {
      boardmill::append(out, "\\n");
    } else {
      fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<unsigned>(byte));
    }
  }
  flush();
  out.push_back('"');
}

class JsonLines : public batch::RowFormat {
 public:
  explicit JsonLines(std::vector<Column> columns) : columns_(std::move(columns)) {
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      Bytes key;
      boardmill::append(key, i == 0 ? "{" : ",");
      append_string(columns_[i].name, key);
      key.push_back(':');
      keys_.emplace_back(view(key));
    }
  }

  void header(Bytes& /*out*/) const override {}

  void rows(const Results& results, Bytes& out) const override {
    CellReader cells(results);
    for (std::size_t row = 0; row < results.size(); ++row) {
      cells.go_to(row);
      for (std::size_t i = 0; i < columns_.size(); ++i) {
        boardmill::append(out, keys_[i]);
        const Cell cell = cells.cell(columns_[i]);
        if (cell.text.empty()) {
          boardmill::append(out, "null");
        } else if (cell.is_number) {
          boardmill::append(out, cell.text);
        } else {
          append_string(cell.text, out);
        }
      }
      boardmill::append(out, columns_.empty() ? "{}\n" : "}\n");
    }
  }

 private:
  std::vector<Column> columns_;
  std::vector<std::string> keys_;
};

}  // namespace

std::unique_ptr<batch::RowFormat> make_jsonl(std::vector<Column> columns) {
  return std::make_unique<JsonLines>(std::move(columns));
}

}  // namespace boardmill::io

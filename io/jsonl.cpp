#include <utility>

#include "engine/puzzle/json.h"
#include "io/cells.h"
#include "io/formats.h"

namespace boardmill::io {
namespace {

class JsonLines : public batch::RowFormat {
 public:
  explicit JsonLines(std::vector<Column> columns) : columns_(std::move(columns)) {
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      Bytes key;
      boardmill::append(key, i == 0 ? "{" : ",");
      write_json_string(columns_[i].name, key);
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
          write_json_string(cell.text, out);
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

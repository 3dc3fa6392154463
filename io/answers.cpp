#include "io/formats.h"

namespace boardmill::io {
namespace {

class Answers : public batch::RowFormat {
 public:
  explicit Answers(std::size_t text_index) : text_index_(text_index) {}

  void header(Bytes& /*out*/) const override {}

  void rows(const Results& results, Bytes& out) const override {
    const TextColumn& answers = results.texts[text_index_];
    for (std::size_t row = 0; row < results.size(); ++row) {
      boardmill::append(out, answers.cell(row));
      out.push_back('\n');
    }
  }

 private:
  std::size_t text_index_;
};

}  // namespace

std::unique_ptr<batch::RowFormat> make_answers(std::size_t text_index) {
  return std::make_unique<Answers>(text_index);
}

}  // namespace boardmill::io

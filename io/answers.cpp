#include <algorithm>

#include "io/formats.h"

namespace boardmill::io {
namespace {

class Answers : public batch::RowFormat {
 public:
  explicit Answers(std::size_t text_index) : text_index_(text_index) {}

  void header(Bytes& /*out*/) const override {}

  void rows(const Results& results, Bytes& out) const override {
    const TextColumn& answers = results.texts[text_index_];
    const std::size_t begin = out.size();
    out.resize(begin + answers.bytes() + results.size());
    char* to = out.data() + begin;
    for (std::size_t row = 0; row < results.size(); ++row) {
      const std::string_view answer = answers.cell(row);
      to = std::copy(answer.begin(), answer.end(), to);
      *to++ = '\n';
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

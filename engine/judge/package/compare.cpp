// Judges an output: it is right if it has the same words as the judge's answer, whatever blanks and
// newlines are between them.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

{{judging}}
}  // namespace

int main(int argc, char** argv) {
  open_files(argc, argv);
  for (long word = 1;; ++word) {
    const std::string_view expected = answer.next();
    const std::string_view found = output.next();
    const std::string place = "word " + std::to_string(word) + ": ";
    if (found != expected) {
      if (found.empty()) finish(wrong, place + "the output ends");
      if (expected.empty()) finish(wrong, place + "expected the end of the output");
      finish(wrong, place + "expected " + std::string(expected));
    }
    if (found.empty()) finish(accepted, "right");
  }
}

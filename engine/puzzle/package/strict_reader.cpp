constexpr int valid = {{valid}};
constexpr int invalid = {{invalid}};

// Standard input, in which every byte has to be the right one.
class Input {
 public:
  Input() {
    char buffer[1 << 16];
    std::size_t count = 0;
    while ((count = std::fread(buffer, 1, sizeof buffer, stdin)) > 0) text_.append(buffer, count);
  }

  bool at_end() const { return at_ == text_.size(); }

  // One of the bytes of `choice`.
  char one_of(const char* choice, const char* what) {
    if (at_end() || text_[at_] == '\0' || std::strchr(choice, text_[at_]) == nullptr) fail(what);
    return text_[at_++];
  }

  void blank() { one_of(" ", "one blank"); }
  void newline() { one_of("\n", "a newline"); }

  // Neither a sign nor zeros in front.
  long number(long least, long most, const char* what) {
    const std::size_t begin = at_;
    long value = 0;
    while (!at_end() && text_[at_] >= '0' && text_[at_] <= '9' && at_ - begin < 9) {
      value = 10 * value + (text_[at_++] - '0');
    }
    const std::size_t digits = at_ - begin;
    const bool zeros = digits > 1 && text_[begin] == '0';
    if (digits == 0 || zeros || value < least || value > most) {
      at_ = begin;
      fail(what);
    }
    return value;
  }

  void end() {
    if (!at_end()) fail("the end of the file");
  }

  [[noreturn]] void fail(const char* expected) const {
    std::size_t line = 1, column = 1;
    for (std::size_t i = 0; i < at_; ++i) {
      ++column;
      if (text_[i] == '\n') ++line, column = 1;
    }
    std::fprintf(stderr, "line %zu, column %zu: expected %s\n", line, column, expected);
    std::exit(invalid);
  }

 private:
  std::string text_;
  std::size_t at_ = 0;
};

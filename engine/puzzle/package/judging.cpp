// How the judge calls this program. Argument 0 stands for standard input.
constexpr int input_argument = 1;
constexpr int answer_argument = {{answer_argument}};
constexpr int output_argument = {{output_argument}};
enum Verdict { accepted = {{accepted}}, wrong = {{wrong}}, misprinted = {{misprinted}}, judge_error = {{judge_error}} };

std::string feedback_file;  // empty: the message is printed

[[noreturn]] void finish(int verdict, const std::string& message) {
  std::FILE* file = feedback_file.empty() ? nullptr : std::fopen(feedback_file.c_str(), "w");
  std::fprintf(file != nullptr ? file : stderr, "%s\n", message.c_str());
  if (file != nullptr) std::fclose(file);
  std::exit(verdict);
}

// The words of a file, one after the other.
class Words {
 public:
  void read(std::FILE* file, std::size_t limit, int verdict_if_longer) {
    char buffer[1 << 16];
    std::size_t count = 0;
    while ((count = std::fread(buffer, 1, sizeof buffer, file)) > 0) {
      text_.append(buffer, count);
      if (text_.size() > limit) finish(verdict_if_longer, "the output is too long");
    }
  }

  // Empty: there are no more.
  std::string_view next() {
    const auto is_blank = [this] {
      const char byte = text_[at_];
      return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t';
    };
    while (at_ < text_.size() && is_blank()) ++at_;
    const std::size_t begin = at_;
    while (at_ < text_.size() && !is_blank()) ++at_;
    return std::string_view(text_).substr(begin, at_ - begin);
  }

 private:
  std::string text_;
  std::size_t at_ = 0;
};

Words input, answer, output;

void open_files(int argc, char** argv) {
  constexpr std::size_t most = std::size_t{256} << 20;
  const auto read = [&](Words& words, int argument, std::size_t limit, int verdict) {
    if (argument >= argc) finish(judge_error, "an argument is missing");
    std::FILE* file = argument == 0 ? stdin : std::fopen(argv[argument], "rb");
    if (file == nullptr) finish(judge_error, std::string("cannot read ") + argv[argument]);
    words.read(file, limit, verdict);
    if (argument != 0) std::fclose(file);
  };
{{#feedback}}
  if (argc > 3) feedback_file = std::string(argv[3]) + "/judgemessage.txt";
{{/feedback}}
  read(input, input_argument, most, judge_error);
  read(answer, answer_argument, most, judge_error);
  read(output, output_argument, most, wrong);
}

long case_number = 0;

// Ends with a verdict about the current case.
[[noreturn]] void say(int verdict, const std::string& what) {
  finish(verdict, "case " + std::to_string(case_number) + ": " + what);
}

// A number of at most 9 digits; -1: it is something else.
long to_number(std::string_view word) {
  if (word.empty() || word.size() > 9) return -1;
  long number = 0;
  for (const char byte : word) {
    if (byte < '0' || byte > '9') return -1;
    number = 10 * number + (byte - '0');
  }
  return number;
}

// The next number of the input or the judge's answer.
long trusted(Words& file, long least, long most) {
  const long number = to_number(file.next());
  if (number < least || number > most) say(judge_error, "the judge's files are damaged");
  return number;
}

// The next number of the output.
long claimed(long least, long most, const char* what) {
  const std::string_view word = output.next();
  if (word.empty()) say(misprinted, std::string("the output ends, expected ") + what);
  const long number = to_number(word);
  if (number < 0) say(misprinted, std::string("expected ") + what);
  if (number < least || number > most) say(wrong, std::string(what) + " is out of range");
  return number;
}

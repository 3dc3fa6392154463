// Validates one file of test data, byte for byte: see `valid` and `invalid` for the exit codes.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

namespace {

{{reader}}
constexpr long most_pairs = {{most_pairs}};

void read_position(Input& input) {
  bool taken[9][9] = {};
  for (int piece = 0; piece < 4; ++piece) {
    if (piece > 0) input.blank();
    const long row = input.number(1, 8, "a row from 1 to 8");
    input.blank();
    const long column = input.number(1, 8, "a column from 1 to 8");
    if (taken[row][column]) input.fail("four different fields");
    taken[row][column] = true;
  }
  input.newline();
}

void read_pair(Input& input) {
  read_position(input);
  read_position(input);
}

}  // namespace

int main() {
  Input input;
{{#counted}}
  const long pairs = input.number(1, most_pairs, "the number of pairs");
  input.newline();
  for (long pair = 0; pair < pairs; ++pair) read_pair(input);
{{/counted}}
{{#to_end}}
  long pairs = 0;
  do {
    if (++pairs > most_pairs) input.fail("the end of the file: there are too many pairs");
    read_pair(input);
  } while (!input.at_end());
{{/to_end}}
{{#one}}
  for (long pair = 0; pair < most_pairs; ++pair) read_pair(input);
{{/one}}
  input.end();
  return valid;
}

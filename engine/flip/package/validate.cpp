// Validates one file of test data, byte for byte: see `valid` and `invalid` for the exit codes.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

namespace {

{{reader}}
constexpr long most_boards = {{most_boards}};
constexpr long least_rows = {{least_rows}}, most_rows = {{most_rows}};
constexpr long least_columns = {{least_columns}}, most_columns = {{most_columns}};

void read_board(Input& input) {
{{#headed}}
  const long rows = input.number(least_rows, most_rows, "the number of rows");
  input.blank();
  const long columns = input.number(least_columns, most_columns, "the number of columns");
  input.newline();
{{/headed}}
{{#square}}
  const long rows = input.number(least_rows, most_rows, "the number of rows");
  const long columns = rows;
  input.newline();
{{/square}}
{{#bare}}
  const long rows = least_rows;
  const long columns = least_columns;
{{/bare}}
  for (long row = 0; row < rows; ++row) {
    for (long column = 0; column < columns; ++column) {
{{#blanks}}
      if (column > 0) input.blank();
{{/blanks}}
      input.one_of("{{white_literal}}{{black_literal}}", "a piece");
    }
    input.newline();
  }
}

}  // namespace

int main() {
  Input input;
{{#counted}}
  const long boards = input.number(1, most_boards, "the number of boards");
  input.newline();
{{/counted}}
{{^counted}}
  const long boards = most_boards;
{{/counted}}
  for (long board = 0; board < boards; ++board) read_board(input);
  input.end();
  return valid;
}

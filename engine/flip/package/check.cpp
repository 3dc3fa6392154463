// Judges an output: it is right if it says {{impossible}} where the judge does, and otherwise
// presses fields, as few as the judge, after which all pieces show the right colour.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace {

{{judging}}
{{cases}}
constexpr bool to_white = {{to_white}}, to_black = {{to_black}};
constexpr char black = '{{black_quoted}}';
const char* const impossible = "{{impossible}}";

struct Board {
  long rows = 0, columns = 0;
  std::vector<char> is_black;

  void turn(long row, long column) {
    if (row < 0 || row >= rows || column < 0 || column >= columns) return;
    char& piece = is_black[static_cast<std::size_t>(row * columns + column)];
    piece = !piece;
  }

  void press(long row, long column) {
    turn(row, column);
{{#lines}}
    for (long other = 0; other < rows; ++other) {
      if (other != row) turn(other, column);
    }
    for (long other = 0; other < columns; ++other) {
      if (other != column) turn(row, other);
    }
{{/lines}}
{{^lines}}
    turn(row - 1, column);
    turn(row + 1, column);
    turn(row, column - 1);
    turn(row, column + 1);
{{/lines}}
  }

  bool is_solved() const {
    bool any_white = false, any_black = false;
    for (const char piece : is_black) (piece ? any_black : any_white) = true;
    return (to_white && !any_black) || (to_black && !any_white);
  }
};

Board read_board() {
  Board board;
{{#headed}}
  board.rows = trusted(input, 1, 64);
  board.columns = trusted(input, 1, 64);
{{/headed}}
{{#square}}
  board.rows = board.columns = trusted(input, 1, 64);
{{/square}}
{{#bare}}
  board.rows = {{least_rows}};
  board.columns = {{least_columns}};
{{/bare}}
  const auto cells = static_cast<std::size_t>(board.rows * board.columns);
  while (board.is_black.size() < cells) {
    const std::string_view word = input.next();
    if (word.empty()) say(judge_error, "the input ends");
    for (const char cell : word) board.is_black.push_back(cell == black);
  }
  if (board.is_black.size() > cells) say(judge_error, "a line of the input is too long");
  return board;
}

// The judge's number of presses; -1: impossible.
long read_answer(const Board& board) {
  const std::string_view word = answer.next();
  if (word == impossible) return -1;
  const long presses = to_number(word);
  if (presses < 0 || presses > board.rows * board.columns) {
    say(judge_error, "the judge's answer is damaged");
  }
  for (long press = 0; press < presses; ++press) {
    trusted(answer, 1, board.rows);
    trusted(answer, 1, board.columns);
  }
  return presses;
}

void judge_case() {
  Board board = read_board();
  const long fewest = read_answer(board);
  const std::string_view word = output.next();
  if (word.empty()) say(misprinted, "the output ends");
  if (word == impossible) {
    if (fewest >= 0) say(wrong, "it can be done in " + std::to_string(fewest));
    return;
  }
  const long presses = to_number(word);
  if (presses < 0) say(misprinted, "expected a number of presses or " + std::string(impossible));
  if (fewest >= 0 && presses > fewest) {
    say(wrong, std::to_string(presses) + " presses, where " + std::to_string(fewest) + " do");
  }
  if (presses > board.rows * board.columns) say(wrong, "more presses than fields");
  for (long press = 0; press < presses; ++press) {
    const long row = claimed(1, board.rows, "a row");
    const long column = claimed(1, board.columns, "a column");
    board.press(row - 1, column - 1);
  }
  if (!board.is_solved()) say(wrong, "the pieces do not show one colour as wanted");
  if (presses != fewest) say(judge_error, "this output is better than that of the judge");
}

}  // namespace

int main(int argc, char** argv) {
  open_files(argc, argv);
{{#counted}}
  const long cases = trusted(input, 1, 999999999);
{{/counted}}
{{^counted}}
  const long cases = 1;
{{/counted}}
  while (case_number < cases) {
    ++case_number;
    judge_case();
  }
  if (!output.next().empty()) finish(misprinted, "there is more output after the last case");
  finish(accepted, "right");
}

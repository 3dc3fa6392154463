// Judges an output: it is right if it says NO where the judge does, and otherwise moves the pieces
// from the start to the target by the rules, in at most {{max_moves}} moves.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

{{judging}}
{{cases}}
constexpr long max_moves = {{max_moves}};

struct Position {
  bool piece[9][9] = {};

  bool operator==(const Position& other) const {
    for (int row = 1; row <= 8; ++row) {
      for (int column = 1; column <= 8; ++column) {
        if (piece[row][column] != other.piece[row][column]) return false;
      }
    }
    return true;
  }
};

// From the input; `row` is its first number.
Position read_position(long row) {
  Position position;
  for (int piece = 0; piece < 4; ++piece) {
    if (piece > 0) row = trusted(input, 1, 8);
    const long column = trusted(input, 1, 8);
    position.piece[row][column] = true;
  }
  return position;
}

bool read_answer() {
  const std::string_view word = answer.next();
  if (word == "NO") return false;
  if (word != "YES") say(judge_error, "the judge's answer is damaged");
  const long moves = trusted(answer, 0, max_moves);
  for (long number = 0; number < 4 * moves; ++number) trusted(answer, 1, 8);
  return true;
}

void move(Position& position, long number) {
  const std::string name = "move " + std::to_string(number) + " ";
  const long row = claimed(1, 8, "a row");
  const long column = claimed(1, 8, "a column");
  const long to_row = claimed(1, 8, "a row");
  const long to_column = claimed(1, 8, "a column");
  if (!position.piece[row][column]) say(wrong, name + "begins where no piece is");
  if (position.piece[to_row][to_column]) say(wrong, name + "ends on a piece");
  const long distance = std::labs(to_row - row) + std::labs(to_column - column);
  const bool straight = row == to_row || column == to_column;
  const bool jump = distance == 2 && position.piece[(row + to_row) / 2][(column + to_column) / 2];
  if (!straight || (distance != 1 && !jump)) say(wrong, name + "is neither a step nor a jump");
  position.piece[row][column] = false;
  position.piece[to_row][to_column] = true;
}

// `first` is the first number of the case.
void judge_case(long first) {
  Position position = read_position(first);
  const Position target = read_position(trusted(input, 1, 8));
  const bool solvable = read_answer();
  const std::string_view word = output.next();
  if (word.empty()) say(misprinted, "the output ends");
  if (word == "NO") {
    if (solvable) say(wrong, "it can be done");
    return;
  }
  if (word != "YES") say(misprinted, "expected YES or NO");
  const long moves = claimed(0, max_moves, "the number of moves");
  for (long number = 1; number <= moves; ++number) move(position, number);
  if (!(position == target)) say(wrong, "the pieces are not on the target in the end");
  if (!solvable) say(judge_error, "this output is better than that of the judge");
}

}  // namespace

int main(int argc, char** argv) {
  open_files(argc, argv);
{{#counted}}
  const long cases = trusted(input, 1, 999999999);
  while (case_number < cases) {
    ++case_number;
    judge_case(trusted(input, 1, 8));
  }
{{/counted}}
{{#to_end}}
  for (std::string_view word = input.next(); !word.empty(); word = input.next()) {
    ++case_number;
    const long first = to_number(word);
    if (first < 1 || first > 8) say(judge_error, "the judge's files are damaged");
    judge_case(first);
  }
{{/to_end}}
{{#one}}
  case_number = 1;
  judge_case(trusted(input, 1, 8));
{{/one}}
  if (!output.next().empty()) finish(misprinted, "there is more output after the last case");
  finish(accepted, "right");
}

// {{name}}: {{idea}}
{{includes}}
{{solver}}
bool read(Board& board) {
{{#fixed}}
  board.rows = {{rows}};
  board.columns = {{columns}};
{{/fixed}}
{{#square}}
  std::cin >> board.rows;
  board.columns = board.rows;
{{/square}}
{{#headed}}
  std::cin >> board.rows >> board.columns;
{{/headed}}
  for (int r = 0; r < board.rows; ++r) {
    board.row[r] = 0;
    for (int c = 0; c < board.columns; ++c) {
      char cell = ' ';
      std::cin >> cell;
{{#line}}
      if (cell == '/') std::cin >> cell;
{{/line}}
      board.row[r] = 2 * board.row[r] + (cell == {{black}} ? 1 : 0);
    }
  }
  return !std::cin.fail();
}

{{#numbered}}
void print(int k, const Board& board, const Answer& answer) {
  std::cout << "PUZZLE #" << k << '\n';
{{/numbered}}
{{^numbered}}
{{#needs_board}}
void print(const Board& board, const Answer& answer) {
{{/needs_board}}
{{^needs_board}}
void print(const Answer& answer) {
{{/needs_board}}
{{/numbered}}
  if (answer.count == none) {
    std::cout << "{{none}}\n";
    return;
  }
{{^grid}}
  std::cout << answer.count << '\n';
{{/grid}}
{{#needs_board}}
  for (int r = 0; r < board.rows; ++r) {
    for (int c = 0; c < board.columns; ++c) {
      const int pressed = answer.presses[r] >> (board.columns - 1 - c) & 1;
{{#grid}}
      std::cout << pressed << (c + 1 < board.columns ? ' ' : '\n');
{{/grid}}
{{#solution}}
      if (pressed) std::cout << r + 1 << ' ' << c + 1 << '\n';
{{/solution}}
    }
  }
{{/needs_board}}
}

int main() {
  const Goals goals{{goals}};
  {{class}} solver;
  Board board{};
{{#one}}
  if (read(board)) {
{{/one}}
{{#counted}}
  int cases = 0;
  std::cin >> cases;
  for (int k = 1; k <= cases && read(board); ++k) {
{{/counted}}
{{#to_end}}
  for (int k = 1; read(board); ++k) {
{{/to_end}}
    print({{#numbered}}k, {{/numbered}}{{#needs_board}}board, {{/needs_board}}solver.solve(board, goals));
  }
}

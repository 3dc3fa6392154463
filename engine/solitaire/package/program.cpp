// {{name}}: {{idea}}
{{includes}}
{{solver}}
bool read(Position& position) {
  for (int& field : position) {
    int row = 0;
    int column = 0;
    if (!(std::cin >> row >> column)) return false;
    field = 8 * (row - 1) + column - 1;
  }
  return true;
}

{{#solution}}
// The first field of one position that is not in the other.
int difference(const Position& one, const Position& other) {
  for (int field : one) {
    if (!occupied(other, field)) return field;
  }
  return one[0];
}

{{/solution}}
void print(const Path& path) {
  std::cout << (path.empty() ? "NO" : "YES") << '\n';
{{#solution}}
  if (path.empty()) return;
  std::cout << path.size() - 1 << '\n';
  for (std::size_t i = 1; i < path.size(); ++i) {
    const int from = difference(path[i - 1], path[i]);
    const int to = difference(path[i], path[i - 1]);
    std::cout << from / 8 + 1 << ' ' << from % 8 + 1 << ' ';
    std::cout << to / 8 + 1 << ' ' << to % 8 + 1 << '\n';
  }
{{/solution}}
}

int main() {
  const int limit = {{limit}};
  {{class}} solver;
  Position start;
  Position target;
{{#one}}
  if (read(start) && read(target)) print(solver.solve(start, target, limit));
{{/one}}
{{#counted}}
  int cases = 0;
  std::cin >> cases;
  while (cases-- > 0 && read(start) && read(target)) print(solver.solve(start, target, limit));
{{/counted}}
{{#to_end}}
  while (read(start) && read(target)) print(solver.solve(start, target, limit));
{{/to_end}}
}

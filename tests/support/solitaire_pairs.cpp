#include "tests/support/solitaire_pairs.h"

#include <algorithm>

#include "engine/solitaire/solitaire.h"

namespace boardmill::test {

using namespace solitaire;

Position position_of(const Fields& fields) {
  Position position = 0;
  for (const auto& [row, column] : fields) {
    position |= field_bit(static_cast<unsigned>((row - 1) * 8 + column - 1));
  }
  return position;
}

Fields fields_of(std::initializer_list<int> numbers) {
  Fields fields;
  const auto* number = numbers.begin();
  for (auto& [row, column] : fields) {
    row = *number++;
    column = *number++;
  }
  std::sort(fields.begin(), fields.end());
  return fields;
}

Fields random_fields(Random& random) {
  Fields fields;
  do {
    for (auto& [row, column] : fields) {
      row = static_cast<int>(random.below(8)) + 1;
      column = static_cast<int>(random.below(8)) + 1;
    }
    std::sort(fields.begin(), fields.end());
  } while (std::adjacent_find(fields.begin(), fields.end()) != fields.end());
  return fields;
}

Fields walk(Fields fields, unsigned moves, Random& random) {
  for (unsigned i = 0; i < moves; ++i) {
    const auto choice = moves_of(fields);
    fields = after(fields, choice[random.below(static_cast<std::uint32_t>(choice.size()))]);
  }
  return fields;
}

std::vector<Fields> at_all_distances(const SolitaireOracle& oracle, std::size_t count,
                                     Random& random) {
  const std::vector<Fields>& positions = oracle.positions();
  std::vector<std::size_t> layers{0};  // where each begins
  for (std::size_t i = 1; i < positions.size(); ++i) {
    if (oracle.distance(positions[i]) != oracle.distance(positions[i - 1])) layers.push_back(i);
  }
  const std::size_t distances = layers.size();
  layers.push_back(positions.size());
  std::vector<Fields> chosen;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t layer = i < distances ? i : i % std::min<std::size_t>(13, distances);
    const std::size_t size = layers[layer + 1] - layers[layer];
    chosen.push_back(positions[layers[layer] + random.below(static_cast<std::uint32_t>(size))]);
  }
  return chosen;
}

const std::map<std::string, Method>& Solvers::methods() {
  static const auto methods = [] {
    std::map<std::string, Method> result;
    for (const Choice& method : entry().description().methods) {
      result.emplace(method.name, static_cast<Method>(result.size() + 1));
    }
    return result;
  }();
  return methods;
}

Solvers::Found Solvers::solve(Method method, const Pair& pair, const Question& question) {
  SerialExecutor serial;
  Solver({Form::automatic, method, question}).solve(pair, serial, scratch_[method], answer_);
  if (answer_.method != method) return {-2, "by another method"};
  if (method == Method::bounds) {
    // As in a large batch: the table of diagonals must not change the answer.
    Answer other;
    scratch_[method].bounds.solve(pair, question, {true}, other);
    const bool solved = answer_.outcome == Outcome::solved;
    if (other.outcome != answer_.outcome || (question.cost && other.cost != answer_.cost) ||
        (question.moves && solved && other.moves != answer_.moves)) {
      return {-3, "another answer with diagonals"};
    }
  }
  if (answer_.outcome != Outcome::solved) return {};
  Found found{answer_.cost, {}};
  if (question.moves) {
    Bytes out;
    write_moves(answer_.moves, out);
    found.moves = view(out);
  }
  return found;
}

}  // namespace boardmill::test

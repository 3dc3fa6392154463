#include "engine/solitaire/solver.h"

#include <algorithm>
#include <tuple>

#include "engine/solitaire/within.h"

namespace boardmill::solitaire {
namespace {

// The table of diagonals takes about as long as it saves on so many pairs.
constexpr unsigned large_run = 4096;

// A search from one start to all positions that are near enough takes as long as about so many
// pairs.
std::size_t worth_a_search(int max_moves) { return max_moves <= 8 ? 256 : 16; }

constexpr unsigned unknown = Bounds::Known().within;

void take(Outcome outcome, std::uint16_t cost, Answer& answer) {
  answer.outcome = outcome;
  answer.cost = cost;
  answer.method = Method::bounds;
}

}  // namespace

bool Solver::is_large_run() const {
  if (pairs_.load(std::memory_order_relaxed) >= large_run) return true;
  pairs_.fetch_add(1, std::memory_order_relaxed);
  return false;
}

void Solver::solve(const Pair& pair, Executor& /*executor*/, Scratch& scratch,
                   Answer& answer) const {
  if (config_.method == Method::bfs) {
    answer.method = Method::bfs;
    scratch.bfs.solve(pair, config_.question, answer);
  } else if (config_.method == Method::bidirectional) {
    answer.method = Method::bidirectional;
    scratch.bidirectional.solve(pair, config_.question, answer);
  } else {
    solve_by_bounds(pair, unknown, scratch, answer);
  }
}

void Solver::solve_by_bounds(const Pair& pair, unsigned within, Scratch& scratch,
                             Answer& answer) const {
  answer.method = Method::bounds;
  scratch.bounds.solve(pair, config_.question, {is_large_run(), within}, answer);
}

void Solver::solve(std::span<const Pair> pairs, Executor& executor, Scratch& scratch,
                   std::span<Answer> answers) const {
  if (config_.method != Method::automatic) {
    for (std::size_t i = 0; i < pairs.size(); ++i) solve(pairs[i], executor, scratch, answers[i]);
    return;
  }
  look_up(pairs, scratch, answers);

  auto& open = scratch.open;
  std::sort(open.begin(), open.end(), [&](const Open& a, const Open& b) {
    return std::tie(pairs[a.pair].start, pairs[a.pair].target, a.pair) <
           std::tie(pairs[b.pair].start, pairs[b.pair].target, b.pair);
  });
  for (auto group = open.begin(); group != open.end();) {
    const Position start = pairs[group->pair].start;
    const auto end = std::find_if(
        group, open.end(), [&](const Open& other) { return pairs[other.pair].start != start; });
    const int max_moves = config_.question.max_moves;
    const bool searched = !config_.question.moves &&
                          (static_cast<std::size_t>(end - group) >= worth_a_search(max_moves) ||
                           scratch.bfs.has_reached(start, max_moves));
    if (searched) scratch.bfs.reach(start, max_moves);
    for (auto last = group; group != end; last = group++) {
      const Pair& pair = pairs[group->pair];
      Answer& answer = answers[group->pair];
      if (searched) {
        const int distance = scratch.bfs.distance(pair.target);
        take(distance >= 0 ? Outcome::solved : Outcome::unsolvable,
             distance >= 0 ? static_cast<std::uint16_t>(distance) : Results::no_cost, answer);
      } else if (last != group && pairs[last->pair].target == pair.target) {
        answer = answers[last->pair];
      } else {
        solve_by_bounds(pair, group->within, scratch, answer);
      }
    }
  }
}

// Answers what the table can; the rest stays open.
void Solver::look_up(std::span<const Pair> pairs, Scratch& scratch,
                     std::span<Answer> answers) const {
  const Within* table = config_.within.get();
  const Question& question = config_.question;
  scratch.open.clear();
  if (table == nullptr) {
    for (std::uint32_t i = 0; i < pairs.size(); ++i) scratch.open.push_back({i, unknown});
    return;
  }
  const bool no = question.max_moves <= Within::max_moves;
  const bool yes = question.max_moves >= Within::max_moves && !question.cost && !question.moves;
  std::array<bool, max_batch> within;
  table->look_up(pairs, within);
  for (std::uint32_t i = 0; i < pairs.size(); ++i) {
    if (within[i] ? yes : no) {
      take(within[i] ? Outcome::solved : Outcome::unsolvable, Results::no_cost, answers[i]);
    } else {
      scratch.open.push_back({i, within[i] ? unsigned{Within::max_moves} : unknown});
    }
  }
}

}  // namespace boardmill::solitaire

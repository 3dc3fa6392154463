#include "engine/solitaire/bfs.h"

#include <algorithm>
#include <limits>

namespace boardmill::solitaire {
namespace {

// More than any depth: Question::max_moves is at most 99.
constexpr int stamps_per_run = 100;

}  // namespace

void Bfs::begin_run(Position origin) {
  run_ += depth_ + 1;
  depth_ = 0;
  if (stamps_.empty() || run_ + stamps_per_run > std::numeric_limits<Stamp>::max()) {
    stamps_.assign(position_count, 0);
    run_ = 1;
  }
  queue_.assign(1, origin);
  stamps_[rank(origin)] = static_cast<Stamp>(run_);
  origin_ = 0;
}

template <class Found>
bool Bfs::search(int max_moves, const Found& found) {
  bool stopped = false;
  for (std::size_t next = 0; !stopped && depth_ < max_moves && next < queue_.size();) {
    const std::size_t end_of_layer = queue_.size();
    const auto stamp = static_cast<Stamp>(run_ + ++depth_);
    for (; !stopped && next < end_of_layer; ++next) {
      const Position state = queue_[next];
      stopped = any_move(state, [&](Move move) {
        const Position reached = apply(state, move);
        Stamp& known = stamps_[rank(reached)];
        if (known >= run_) return false;
        known = stamp;
        queue_.push_back(reached);
        return found(reached);
      });
    }
  }
  return stopped;
}

void Bfs::reach(Position origin, int max_moves) {
  if (has_reached(origin, max_moves)) return;
  begin_run(origin);
  search(max_moves, [](Position) { return false; });
  origin_ = origin;
  max_moves_ = max_moves;
}

std::span<const Position> Bfs::layer(int distance) const {
  const auto begin = std::partition_point(queue_.begin(), queue_.end(), [&](Position position) {
    return depth_of(position) < distance;
  });
  const auto end = std::partition_point(
      begin, queue_.end(), [&](Position position) { return depth_of(position) == distance; });
  return {begin, end};
}

void Bfs::solve(const Pair& pair, const Question& question, Answer& answer) {
  answer.outcome = Outcome::unsolvable;
  answer.cost = Results::no_cost;

  begin_run(pair.target);
  const auto found = [&](Position reached) { return reached == pair.start; };
  if (!found(pair.target) && !search(question.max_moves, found)) return;

  answer.outcome = Outcome::solved;
  answer.cost = static_cast<std::uint16_t>(depth_);
  if (!question.moves) return;
  answer.moves.clear();
  Position state = pair.start;
  for (int depth = depth_ - 1; depth >= 0; --depth) {
    any_move(state, [&](Move move) {
      if (depth_of(apply(state, move)) != depth) return false;
      answer.moves.push_back(move);
      state = apply(state, move);
      return true;
    });
  }
}

}  // namespace boardmill::solitaire

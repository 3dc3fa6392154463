#include "engine/solitaire/lines.h"

#include <memory>

#include "engine/puzzle/published.h"
#include "engine/solitaire/rank.h"

namespace boardmill::solitaire {
namespace {

constexpr unsigned line_count = board_side;
constexpr std::uint8_t unreached = 0xff;

using Counts = std::array<unsigned, line_count>;  // pieces in each line

// Combinatorial number system for multisets: the pieces in ascending lines l1 <= l2 <= l3 <= l4
// have the index C(l1, 1) + C(l2 + 1, 2) + C(l3 + 2, 3) + C(l4 + 3, 4). This is the share of the
// lines from `first_line` on, when `before` pieces lie in earlier lines.
unsigned share(const std::array<unsigned, 4>& counts, unsigned first_line, unsigned before) {
  unsigned sum = 0;
  unsigned piece = before;
  for (unsigned i = 0; i < 4; ++i) {
    for (unsigned n = 0; n < counts[i]; ++n, ++piece) {
      sum += binomial(first_line + i + piece, piece + 1);
    }
  }
  return sum;
}

std::array<unsigned, 4> unpack(std::uint32_t key) {
  return {key & 7U, (key >> 3) & 7U, (key >> 6) & 7U, (key >> 9) & 7U};
}

unsigned sum(const std::array<unsigned, 4>& counts) {
  return counts[0] + counts[1] + counts[2] + counts[3];
}

template <class Visit>
void for_each_multiset(const Visit& visit) {
  for (unsigned a = 0; a < line_count; ++a) {
    for (unsigned b = a; b < line_count; ++b) {
      for (unsigned c = b; c < line_count; ++c) {
        for (unsigned d = c; d < line_count; ++d) {
          Counts counts{};
          for (const unsigned line : {a, b, c, d}) ++counts[line];
          visit(counts);
        }
      }
    }
  }
}

}  // namespace

const Lines& Lines::table() {
  static Published<Lines> lines;
  return lines.get([] { return std::make_unique<Lines>(); });
}

Lines::Lines() : distances_(count), moved_(count) {
  for (std::uint32_t key = 0; key < half_keys; ++key) {
    const auto counts = unpack(key);
    const unsigned pieces = sum(counts);
    if (pieces > piece_count) continue;
    low_[key] = static_cast<Index>(share(counts, 0, 0));
    high_[key] = static_cast<Index>(share(counts, 4, piece_count - pieces));
  }

  const auto index_of = [this](const Counts& counts) {
    std::uint32_t low = 0;
    std::uint32_t high = 0;
    for (unsigned line = 0; line < 4; ++line) {
      low |= counts[line] << (3 * line);
      high |= counts[line + 4] << (3 * line);
    }
    return index(low, high);
  };

  std::vector<std::vector<Index>> neighbours(count);
  for_each_multiset([&](Counts counts) {
    const Index from = index_of(counts);
    for (unsigned line = 0; line < line_count; ++line) {
      if (counts[line] == 0) continue;
      const auto go = [&](unsigned to) {
        --counts[line];
        ++counts[to];
        moved_[from][line][to] = index_of(counts);
        neighbours[from].push_back(moved_[from][line][to]);
        ++counts[line];
        --counts[to];
      };
      if (line >= 1) go(line - 1);
      if (line + 1 < line_count) go(line + 1);
      if (line >= 2 && counts[line - 1] != 0) go(line - 2);
      if (line + 2 < line_count && counts[line + 1] != 0) go(line + 2);
    }
  });

  std::vector<Index> queue;
  for (Index origin = 0; origin < count; ++origin) {
    auto& distance = distances_[origin];
    distance.fill(unreached);
    distance[origin] = 0;
    queue.assign(1, origin);
    for (std::size_t i = 0; i < queue.size(); ++i) {
      for (const Index reached : neighbours[queue[i]]) {
        if (distance[reached] != unreached) continue;
        distance[reached] = static_cast<std::uint8_t>(distance[queue[i]] + 1);
        queue.push_back(reached);
      }
    }
  }
}

Lines::Index Lines::rows(Position position) const {
  std::uint64_t key = 0;
  for (Position pieces = position; pieces != 0; pieces &= pieces - 1) {
    key += std::uint64_t{1} << (3 * row_of(static_cast<unsigned>(std::countr_zero(pieces))));
  }
  return index(key % half_keys, static_cast<std::uint32_t>(key / half_keys));
}

Lines::Index Lines::columns(Position position) const {
  std::uint64_t key = 0;
  for (Position pieces = position; pieces != 0; pieces &= pieces - 1) {
    key += std::uint64_t{1} << (3 * column_of(static_cast<unsigned>(std::countr_zero(pieces))));
  }
  return index(key % half_keys, static_cast<std::uint32_t>(key / half_keys));
}

}  // namespace boardmill::solitaire

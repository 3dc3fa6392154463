#include "engine/solitaire/lines.h"

#include <algorithm>
#include <bit>

namespace boardmill::solitaire {
namespace {

using Multiset = std::array<unsigned, piece_count>;  // ascending

constexpr std::array<int, stride_count> strides{-1, 1, -2, 2};

template <class Visit>
void for_each_multiset(unsigned lines, const Visit& visit) {
  for (unsigned d = 0; d < lines; ++d) {
    for (unsigned c = 0; c <= d; ++c) {
      for (unsigned b = 0; b <= c; ++b) {
        for (unsigned a = 0; a <= b; ++a) visit(Multiset{a, b, c, d});
      }
    }
  }
}

bool fits(const Multiset& multiset, std::span<const unsigned> fields) {
  return std::all_of(multiset.begin(), multiset.end(), [&](unsigned line) {
    return std::count(multiset.begin(), multiset.end(), line) <= static_cast<int>(fields[line]);
  });
}

}  // namespace

const Lines& Lines::straight() {
  static Published<Lines> lines;
  return lines.get([] {
    constexpr std::array<unsigned, 8> fields{8, 8, 8, 8, 8, 8, 8, 8};
    return std::make_unique<Lines>(fields);
  });
}

const Lines& Lines::diagonal() {
  static Published<Lines> lines;
  return lines.get([] {
    constexpr std::array<unsigned, 15> fields{1, 2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1};
    return std::make_unique<Lines>(fields);
  });
}

Lines::Lines(std::span<const unsigned> fields)
    : count_(binomial(static_cast<unsigned>(fields.size()) + piece_count - 1, piece_count)),
      moved_(count_),
      distances_(count_ * count_, unreached),
      ways_(std::make_unique<Published<std::vector<Ways>>[]>(count_)) {
  measure(link(fields));
}

// Fills moved_; returns the neighbours of each multiset.
std::vector<std::vector<Lines::Index>> Lines::link(std::span<const unsigned> fields) {
  const auto lines = static_cast<int>(fields.size());
  std::vector<std::vector<Index>> neighbours(count_);
  for_each_multiset(static_cast<unsigned>(lines), [&](const Multiset& multiset) {
    if (!fits(multiset, fields)) return;
    const Index from = index(multiset);
    for (std::size_t piece = 0; piece < piece_count; ++piece) {
      for (std::size_t stride = 0; stride < stride_count; ++stride) {
        const int line = static_cast<int>(multiset[piece]);
        const int to = line + strides[stride];
        if (to < 0 || to >= lines) continue;
        const auto between = static_cast<unsigned>(line + strides[stride] / 2);
        const bool jump = stride >= 2;
        if (jump && std::count(multiset.begin(), multiset.end(), between) == 0) continue;
        Multiset after = multiset;
        after[piece] = static_cast<unsigned>(to);
        std::sort(after.begin(), after.end());
        if (!fits(after, fields)) continue;
        moved_[from][stride_count * multiset[piece] + stride] = index(after);
        neighbours[from].push_back(index(after));
      }
    }
  });
  return neighbours;
}

// All distances at once, a bit for each origin: see engine/solitaire/flood.h.
void Lines::measure(const std::vector<std::vector<Index>>& neighbours) {
  const std::size_t words = (count_ + 63) / 64;
  std::vector<std::uint64_t> now(count_ * words);
  for (std::size_t i = 0; i < count_; ++i) {
    now[i * words + i / 64] |= std::uint64_t{1} << (i % 64);
    distances_[i * count_ + i] = 0;
  }
  std::vector<std::uint64_t> next = now;
  bool grown = true;
  for (std::uint8_t distance = 1; grown; ++distance) {
    grown = false;
    for (std::size_t i = 0; i < count_; ++i) {
      std::uint64_t* reached = &next[i * words];
      for (const Index neighbour : neighbours[i]) {
        const std::uint64_t* from = &now[neighbour * words];
        for (std::size_t word = 0; word < words; ++word) reached[word] |= from[word];
      }
      for (std::size_t word = 0; word < words; ++word) {
        std::uint64_t found = reached[word] & ~now[i * words + word];
        grown |= found != 0;
        for (; found != 0; found &= found - 1) {
          const auto bit = static_cast<std::size_t>(std::countr_zero(found));
          distances_[i * count_ + 64 * word + bit] = distance;
        }
      }
    }
    now = next;
  }
}

const Lines::Ways* Lines::ways_to(Index goal) const {
  const auto& ways = ways_[goal].get([&] {
    const std::uint8_t* distances = distances_to(goal);
    auto built = std::make_unique<std::vector<Ways>>(count_);
    for (std::size_t multiset = 0; multiset < count_; ++multiset) {
      const std::uint8_t distance = distances[multiset];
      Ways here{};
      for (unsigned line = 0; line < board_side; ++line) {
        for (std::size_t stride = 0; stride < stride_count; ++stride) {
          const std::uint8_t after = distances[moved_[multiset][stride_count * line + stride]];
          // Shifted, not chosen: no processor could guess these branches.
          here.nearer[stride] |= static_cast<std::uint8_t>(unsigned{after < distance} << line);
          here.no_further[stride] |= static_cast<std::uint8_t>(unsigned{after <= distance} << line);
        }
      }
      (*built)[multiset] = here;
    }
    return built;
  });
  return ways.data();
}

}  // namespace boardmill::solitaire

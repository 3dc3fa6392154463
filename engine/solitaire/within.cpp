#include "engine/solitaire/within.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "engine/solitaire/classes.h"
#include "engine/solitaire/flood.h"

namespace boardmill::solitaire {
namespace {

static_assert(std::endian::native == std::endian::little);

constexpr std::size_t class_count = 79'920;
constexpr std::size_t classes_per_block = Flood::max_sources;
constexpr std::size_t class_blocks = (class_count + classes_per_block - 1) / classes_per_block;
constexpr std::size_t line_bytes = classes_per_block / 8;
constexpr std::size_t index_words = position_count + class_count + 1;
constexpr std::size_t index_bytes = (index_words * 4 + line_bytes - 1) / line_bytes * line_bytes;

// A word of the index.
struct IndexWord {
  std::uint32_t in_class, symmetry, image;

  explicit IndexWord(std::uint32_t word)
      : in_class(word & 0x1ffffU), symmetry(word >> 17 & 7U), image(word >> 20 & 7U) {}
  IndexWord(std::uint32_t in_class_, std::uint32_t symmetry_, std::uint32_t image_)
      : in_class(in_class_), symmetry(symmetry_), image(image_) {}
  std::uint32_t word() const { return in_class | symmetry << 17 | image << 20; }
};

// How many different positions of a class are smaller.
std::uint32_t image_number(std::array<Position, symmetry_count> all, Position position) {
  std::sort(all.begin(), all.end());
  const auto* end = std::unique(all.begin(), all.end());
  return static_cast<std::uint32_t>(std::find(all.cbegin(), end, position) - all.cbegin());
}

std::vector<std::uint32_t> make_index(const std::vector<Class>& classes) {
  std::vector<std::uint32_t> index(index_bytes / 4);
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < classes.size(); ++i) {
    index[position_count + i] = number;
    number += classes[i].size;
    const auto all = images(classes[i].first);
    for (const Position position : all) {
      const auto back = images(position);
      const auto symmetry = std::find(back.begin(), back.end(), all[0]) - back.begin();
      index[rank(position)] =
          IndexWord(static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(symmetry),
                    image_number(all, position))
              .word();
    }
  }
  index[position_count + classes.size()] = number;
  return index;
}

// How many classes there are up to the end of a block of them.
std::size_t classes_up_to(std::size_t block) {
  return std::min(class_count, (block + 1) * classes_per_block);
}

}  // namespace

std::string Within::parameters() { return fmt::format("max-moves {}", max_moves); }

void Within::build(Executor& executor, Progress& progress, const TableSink& sink) {
  constexpr std::size_t states_per_task = 8192;
  progress.total = 1 + class_blocks;
  const std::vector<Class> all = classes();
  const std::vector<std::uint32_t> index = make_index(all);
  std::vector<Rank> ranks(position_count);  // by number
  for (Rank rank = 0; rank < position_count; ++rank) {
    const IndexWord entry(index[rank]);
    ranks[index[position_count + entry.in_class] + entry.image] = rank;
  }
  if (!sink({reinterpret_cast<const char*>(index.data()), index_bytes})) return;
  ++progress.done;

  Flood flood;
  std::vector<char> lines(std::size_t{position_count} * line_bytes);
  for (std::size_t block = 0; block < class_blocks; ++block) {
    std::vector<Position> sources;
    for (std::size_t i = block * classes_per_block; i < classes_up_to(block); ++i) {
      sources.push_back(all[i].first);
    }
    flood.run(sources, max_moves, executor, progress.stop);
    if (progress.stop) return;
    const std::size_t states = index[position_count + classes_up_to(block)];
    executor.for_range(states, states_per_task, [&](std::size_t begin, std::size_t end) {
      for (std::size_t number = begin; number < end; ++number) {
        std::memcpy(&lines[number * line_bytes], flood.reached(ranks[number]).data(), line_bytes);
      }
    });
    if (!sink({lines.data(), states * line_bytes})) return;
    ++progress.done;
  }
}

tl::expected<Within, std::string> Within::open(const TableView& table) {
  if (table.parameters != parameters()) {
    return tl::unexpected(fmt::format("it is for {}, not for {}", table.parameters, parameters()));
  }
  Within within;
  within.bytes_ = table.bytes;
  const auto& blocks = table.block_bytes;
  bool fits = blocks.size() == 1 + class_blocks && blocks[0] == index_bytes &&
              table.bytes.size() >= index_bytes;
  std::size_t end = index_bytes;
  for (std::size_t block = 0; fits && block < class_blocks; ++block) {
    within.blocks_.push_back(end);
    const std::size_t size = within.word(position_count + classes_up_to(block)) * line_bytes;
    fits = blocks[block + 1] == size;
    end += size;
  }
  if (!fits || end != table.bytes.size())
    return tl::unexpected(std::string("its blocks have other sizes"));
  return within;
}

std::uint32_t Within::word(std::size_t index) const {
  std::uint32_t word = 0;
  std::memcpy(&word, bytes_.data() + index * sizeof word, sizeof word);
  return word;
}

Within::Place Within::place_of(const Pair& pair) const {
  IndexWord first(word(rank(pair.start)));
  IndexWord second(word(rank(pair.target)));
  Position other = pair.target;
  if (first.in_class < second.in_class) {
    std::swap(first, second);
    other = pair.start;
  }
  // What follows is in the class of `second` as well, so that the number is one of the block.
  const IndexWord entry(word(rank(image(other, first.symmetry))));
  const std::size_t last = class_count - 1;
  const std::size_t row = std::min<std::size_t>(first.in_class, last);
  const std::size_t number =
      word(position_count + std::min<std::size_t>(entry.in_class, last)) + entry.image;
  const std::size_t byte =
      blocks_[row / classes_per_block] + number * line_bytes + row % classes_per_block / 8;
  return {std::min(byte, bytes_.size() - 1), static_cast<unsigned>(row % 8)};
}

}  // namespace boardmill::solitaire

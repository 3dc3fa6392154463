#include "engine/solitaire/within.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstring>
#include <mutex>
#include <numeric>
#include <utility>

#include "engine/puzzle/sealed.h"
#include "engine/solitaire/classes.h"
#include "engine/solitaire/flood.h"

namespace boardmill::solitaire {
namespace {

static_assert(std::endian::native == std::endian::little);

constexpr std::size_t class_count = 79'920;
constexpr std::size_t classes_per_block = 32 * sealed_line_words;
static_assert(classes_per_block <= Flood::max_sources);
constexpr std::size_t class_blocks = (class_count + classes_per_block - 1) / classes_per_block;
constexpr std::size_t line_bytes = sealed_line_words * sizeof(std::uint32_t);  // without the seal
constexpr std::size_t index_words = position_count + class_count + 1;
constexpr std::size_t batch = 256;  // pairs whose lines fit into the first cache
constexpr std::size_t index_lines = (index_words + sealed_line_words - 1) / sealed_line_words;

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
  std::vector<std::uint32_t> index(index_lines * sealed_line_words);
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

[[noreturn]] void refuse_line(std::size_t block, std::uint32_t line) {
  throw DamagedTable(block, fmt::format("line {} does not match its seal", line));
}

}  // namespace

// The words of block 0. Copies what is used of it, part by part: all of it would take longer than a
// few pairs do. Immutable for those who see it; any thread.
class Within::Index {
 public:
  explicit Index(std::string_view table) : table_(table) {}

  std::uint32_t operator[](std::size_t word) const {
    const std::size_t part = word / (part_lines * sealed_line_words);
    if (!copied_[part].load(std::memory_order_acquire)) copy(part);
    return words_[word];
  }

  void prefetch(std::size_t word) const { __builtin_prefetch(&words_[word]); }

 private:
  static constexpr std::size_t part_lines = 64;

  void copy(std::size_t part) const {
    const std::scoped_lock lock(copying_);
    if (copied_[part].load(std::memory_order_relaxed)) return;
    const std::size_t begin = part * part_lines;
    std::array<std::uint32_t, part_lines> lines;
    std::iota(lines.begin(), lines.end(), static_cast<std::uint32_t>(begin));
    const std::size_t count = std::min(part_lines, index_lines - begin);
    for (std::size_t line = begin; line < begin + count; ++line) {
      std::memcpy(&words_[line * sealed_line_words], &table_[line * sealed_line_bytes], line_bytes);
    }
    const std::size_t intact = count_intact(table_, {lines.data(), count});
    if (intact != count) refuse_line(0, lines[intact]);
    copied_[part].store(true, std::memory_order_release);
  }

  std::string_view table_;
  const std::unique_ptr<std::uint32_t[]> words_ =
      std::make_unique_for_overwrite<std::uint32_t[]>(index_lines * sealed_line_words);
  mutable std::array<std::atomic<bool>, (index_lines + part_lines - 1) / part_lines> copied_{};
  mutable std::mutex copying_;
};

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
  std::vector<char> lines(std::size_t{position_count} * sealed_line_bytes);
  std::uint32_t first_line = 0;  // of the block
  const auto write_line = [&](std::size_t at, const void* words) {
    char* const line = &lines[at * sealed_line_bytes];
    std::memcpy(line, words, line_bytes);
    seal(line, first_line + static_cast<std::uint32_t>(at));
  };
  for (std::size_t at = 0; at < index_lines; ++at) write_line(at, &index[at * sealed_line_words]);
  if (!sink({lines.data(), index_lines * sealed_line_bytes})) return;
  first_line += index_lines;
  ++progress.done;

  Flood flood;
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
        write_line(number, flood.reached(ranks[number]).data());
      }
    });
    if (!sink({lines.data(), states * sealed_line_bytes})) return;
    first_line += static_cast<std::uint32_t>(states);
    ++progress.done;
  }
}

tl::expected<Within, std::string> Within::open(const TableView& table) {
  if (table.parameters != parameters()) {
    return tl::unexpected(fmt::format("it is for {}, not for {}", table.parameters, parameters()));
  }
  if (table.block_bytes.size() != 1 + class_blocks) {
    throw DamagedTable(
        0, fmt::format("{} blocks, expected {}", table.block_bytes.size(), 1 + class_blocks));
  }
  Within within;
  std::size_t end = 0;
  for (std::size_t block = 0; block < table.block_bytes.size(); ++block) {
    const std::uint64_t bytes = table.block_bytes[block];
    const std::size_t lines = block == 0 ? index_lines : bytes / sealed_line_bytes;
    const std::uint64_t expected = lines * sealed_line_bytes;
    const std::uint64_t found =
        std::min<std::uint64_t>(bytes, table.bytes.size() - end * sealed_line_bytes);
    if (found != expected) {
      throw DamagedTable(block, fmt::format("{} bytes, expected {}", found, expected));
    }
    end += lines;
    within.ends_.push_back(end);
  }
  within.bytes_ = table.bytes;
  within.index_ = std::make_shared<const Index>(table.bytes);
  return within;
}

// What was read from these lines before is right if this returns.
void Within::check(std::span<const std::uint32_t> lines) const {
  const std::size_t intact = count_intact(bytes_, lines);
  if (intact == lines.size()) return;
  const auto block = std::upper_bound(ends_.begin(), ends_.end(), lines[intact]) - ends_.begin();
  refuse_line(static_cast<std::size_t>(block), lines[intact]);
}

// Each step reads words of memory that the one before has named. All pairs take a step together, so
// that their misses overlap.
void Within::place(std::span<const Pair> pairs, std::span<Place> places) const {
  constexpr std::uint32_t last = class_count - 1;
  const Index& index = *index_;
  struct Ranks {
    Rank start, target;
  };
  std::array<Ranks, batch> ranks;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    ranks[i] = {rank(pairs[i].start), rank(pairs[i].target)};
    index.prefetch(ranks[i].start);
    index.prefetch(ranks[i].target);
  }
  struct Way {
    std::uint32_t row, word, image;
  };
  std::array<Way, batch> ways;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const IndexWord start(index[ranks[i].start]);
    const IndexWord target(index[ranks[i].target]);
    const bool turned = start.in_class < target.in_class;
    const IndexWord& first = turned ? target : start;
    const Position other = turned ? pairs[i].start : pairs[i].target;
    ways[i].row = std::min(first.in_class, last);
    ways[i].word = rank(image(other, first.symmetry));
    index.prefetch(ways[i].word);
  }
  // What follows is in the class of the second position as well, so that the number is one of the
  // block.
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const IndexWord entry(index[ways[i].word]);
    ways[i].word = position_count + std::min(entry.in_class, last);
    ways[i].image = entry.image;
    index.prefetch(ways[i].word);
  }
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const std::size_t number = std::size_t{index[ways[i].word]} + ways[i].image;
    const std::size_t line = ends_[ways[i].row / classes_per_block] + number;
    places[i] = {static_cast<std::uint32_t>(std::min(line, ends_.back() - 1)),
                 static_cast<unsigned>(ways[i].row % classes_per_block)};
    __builtin_prefetch(bytes_.data() + places[i].line * sealed_line_bytes);
  }
}

Within::Place Within::place_of(const Pair& pair) const {
  Place place;
  this->place({&pair, 1}, {&place, 1});
  return place;
}

void Within::look_up(std::span<const Pair> pairs, std::span<bool> within) const {
  std::array<Place, batch> places;
  std::array<std::uint32_t, batch> lines;
  while (!pairs.empty()) {
    const std::size_t count = std::min(batch, pairs.size());
    place(pairs.first(count), places);
    for (std::size_t i = 0; i < count; ++i) {
      const auto [line, bit] = places[i];
      const auto byte = static_cast<unsigned char>(bytes_[line * sealed_line_bytes + bit / 8]);
      lines[i] = line;
      within[i] = (byte >> bit % 8 & 1U) != 0;
    }
    check({lines.data(), count});
    pairs = pairs.subspan(count);
    within = within.subspan(count);
  }
}

}  // namespace boardmill::solitaire

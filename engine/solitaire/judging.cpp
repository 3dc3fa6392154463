#include "engine/solitaire/judging.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "engine/solitaire/classes.h"
#include "engine/solitaire/drawer.h"
#include "engine/solitaire/forms.h"
#include "engine/solitaire/shadow.h"

namespace boardmill::solitaire {
namespace {

enum class Feature : std::uint8_t {
  unmoved,
  reordered,
  sorted,
  shuffled,
  steps_only,
  jumps,
  needs_jump,
  corner,
  edge,
  block,
  bound_deceives,
};

constexpr std::array feature_list{
    Choice{"unmoved", "start and target are equal, in the same order of pieces"},
    Choice{"reordered", "start and target are equal, in another order of pieces"},
    Choice{"sorted", "both ends have their pieces row by row"},
    Choice{"shuffled", "an end has its pieces in another order than row by row"},
    Choice{"steps-only", "the solution has moves, and none of them is a jump"},
    Choice{"jumps", "the solution has a jump"},
    Choice{"needs-jump", "the target is within the limit, but not by steps alone"},
    Choice{"corner", "a piece starts or ends in a corner"},
    Choice{"edge", "a piece starts or ends at the edge, not in a corner"},
    Choice{"block", "the four pieces start or end in a block of two by two"},
    Choice{"bound-deceives", "the target is beyond the limit, though no simple bound says so"},
};
static_assert(feature_list.size() == static_cast<std::size_t>(Feature::bound_deceives) + 1);

constexpr Position corners = field_bit(0) | field_bit(7) | field_bit(56) | field_bit(63);
constexpr Position edges = 0xff818181818181ff ^ corners;
constexpr Position block = field_bit(0) | field_bit(1) | field_bit(8) | field_bit(9);

bool is_block(Position position) {
  return position == block << static_cast<unsigned>(std::countr_zero(position)) &&
         column_of(static_cast<unsigned>(std::countr_zero(position))) + 1 < board_side;
}

// The fields as they are written, of the start and of the target.
std::array<unsigned, 2 * piece_count> fields_of(std::string_view record) {
  std::array<unsigned, 4 * piece_count> numbers{};
  std::size_t count = 0;
  for (const char byte : record) {
    if (byte >= '1' && byte <= '8' && count < numbers.size()) {
      numbers[count++] = static_cast<unsigned>(byte - '1');
    }
  }
  std::array<unsigned, 2 * piece_count> fields{};
  for (std::size_t i = 0; i < fields.size(); ++i) {
    fields[i] = numbers[2 * i] * board_side + numbers[2 * i + 1];
  }
  return fields;
}

void write_fields(std::vector<unsigned> fields, Bytes& out) {
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (i != 0) out.push_back(' ');
    append(out, fmt::format("{} {}", row_of(fields[i]) + 1, column_of(fields[i]) + 1));
  }
}

void write_pair(const Config& config, const std::vector<unsigned>& start,
                const std::vector<unsigned>& target, Bytes& out) {
  write_fields(start, out);
  const bool one_line = config.form == Form::line || config.form == Form::csv;
  out.push_back(one_line ? ' ' : '\n');
  write_fields(target, out);
  out.push_back('\n');
}

std::vector<unsigned> shuffled(Position position, Random& random) {
  std::vector<unsigned> fields;
  for (Position rest = position; rest != 0; rest &= rest - 1) {
    fields.push_back(static_cast<unsigned>(std::countr_zero(rest)));
  }
  for (std::uint32_t last = piece_count - 1; last > 0; --last) {
    std::swap(fields[last], fields[random.below(last + 1)]);
  }
  return fields;
}

Position draw_neighbour(Position position, Random& random) {
  std::vector<Move> moves;
  for_each_move(position, [&moves](Move move) { moves.push_back(move); });
  return apply(position, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
}

// Two pieces touch at each end, and one has to go from one corner of the board to another: a
// program on which pieces can merge gets there at once.
Pair touching_ends(Random& random) {
  const unsigned start_side = random.below(2) == 0 ? 1 : board_side;
  const unsigned target_side = random.below(2) == 0 ? 1 : board_side;
  const Position stay = field_bit(0) | field_bit(63);
  const Position third = field_bit(16 + random.below(32));
  return {stay | third | field_bit(start_side), stay | third | field_bit(63 - target_side)};
}

std::array<unsigned, 3> draw_line(Random& random) {
  const bool down = random.below(2) != 0;
  const unsigned along = random.below(board_side - 2);
  const unsigned across = random.below(board_side);
  const unsigned first = down ? along * board_side + across : across * board_side + along;
  const unsigned step = down ? board_side : 1;
  return {first, first + step, first + 2 * step};
}

// A field that is at most one row and one column away.
unsigned draw_near(unsigned field, Random& random) {
  const auto draw = [&random](unsigned index) {
    return std::clamp(index + random.below(3), 1U, board_side) - 1;
  };
  const unsigned row = draw(row_of(field));
  return row * board_side + draw(column_of(field));
}

// Three pieces stand in a line at each end, and the fourth one near the other line. A program on
// which a piece may jump onto another one, and be lost, loses the one with the longest way: one in
// seven of these pairs shows that, of all pairs near the limit one in a thousand.
Pair lines_of_three(Random& random) {
  while (true) {
    const auto start = draw_line(random);
    const auto target = draw_line(random);
    Pair pair;
    for (const unsigned field : start) pair.start |= field_bit(field);
    for (const unsigned field : target) pair.target |= field_bit(field);
    pair.start |= field_bit(draw_near(target[random.below(3)], random));
    pair.target |= field_bit(draw_near(start[random.below(3)], random));
    if (std::popcount(pair.start) == piece_count && std::popcount(pair.target) == piece_count) {
      return pair;
    }
  }
}

// Short ways that are longer than they look: two pieces cannot be jumped over at once, two jumps
// are two moves, and where rows and columns have room for a jump there may be no piece to jump
// over.
std::vector<Pair> false_short_cuts(Random& random) {
  const unsigned row = random.below(board_side);
  const unsigned first = row * board_side + random.below(board_side - 4);
  const unsigned other_row = (row + 1 + random.below(board_side - 1)) % board_side;
  const unsigned column = random.below(board_side);
  const Position other = field_bit(other_row * board_side + column);
  const Position stepped = column == 0 ? other << 1 : other >> 1;
  const auto line = [first](Position pattern) { return pattern << first; };
  const unsigned two_rows =
      board_side * random.below(board_side - 1) + random.below(board_side - 3);
  const Position column_of_three = field_bit(0) | field_bit(8) | field_bit(16);
  const unsigned corner = board_side * random.below(board_side - 2) + random.below(board_side - 1);
  const Position beside = (column_of_three | field_bit(1)) << corner;
  const Position at_its_end = (column_of_three | field_bit(17)) << corner;
  return {{line(0b111) | other, line(0b1110) | other},
          {line(0b111) | other, line(0b1110) | stepped},
          {line(0b1011) | other, line(0b11010) | other},
          {beside, at_its_end},
          {beside, draw_neighbour(at_its_end, random)},
          {Position{0b111 | 0b10 << 8} << two_rows, Position{0b10 | 0b1110 << 8} << two_rows}};
}

// A piece at the end of a row is next to the first one of the row below only by index.
Pair across_rows(Random& random) {
  while (true) {
    const unsigned field = board_side * random.below(board_side - 1) + board_side - 1;
    const Position moved = field_bit(field) | field_bit(field + 1);
    const Position position = draw_position(random);
    if (std::popcount(position & moved) != 1) continue;
    return {position, position ^ moved};
  }
}

}  // namespace

std::span<const Choice> features() { return feature_list; }

std::uint64_t features_of(const Config& config, const Record& record, const Pair& pair,
                          const Answer& answer) {
  std::uint64_t bits = 0;
  const auto add = [&bits](Feature feature, bool there) {
    if (there) bits |= std::uint64_t{1} << static_cast<unsigned>(feature);
  };
  const auto fields = fields_of(record.text);
  const auto middle = fields.begin() + piece_count;
  const bool equal = pair.start == pair.target;
  const bool same_order = std::equal(fields.begin(), middle, middle);
  const bool sorted =
      std::is_sorted(fields.begin(), middle) && std::is_sorted(middle, fields.end());
  const auto limit = static_cast<unsigned>(config.question.max_moves);
  const bool solved = answer.outcome == Outcome::solved;
  const bool jumps = std::any_of(answer.moves.begin(), answer.moves.end(), [](Move move) {
    const int way = std::abs(int{move.from} - int{move.to});
    return way != 1 && way != static_cast<int>(board_side);
  });
  add(Feature::unmoved, equal && same_order);
  add(Feature::reordered, equal && !same_order);
  add(Feature::sorted, sorted);
  add(Feature::shuffled, !sorted);
  add(Feature::steps_only, solved && !equal && !jumps);
  add(Feature::jumps, solved && jumps);
  add(Feature::needs_jump, solved && upper_bound(pair.start, pair.target) > limit);
  add(Feature::corner, ((pair.start | pair.target) & corners) != 0);
  add(Feature::edge, ((pair.start | pair.target) & edges) != 0);
  add(Feature::block, is_block(pair.start) || is_block(pair.target));
  add(Feature::bound_deceives, !solved && lower_bound(pair.start, pair.target) <= limit);
  return bits;
}

std::string why_never(const Config& config, std::size_t feature) {
  const int limit = config.question.max_moves;
  const auto is = [feature](Feature one) { return feature == static_cast<std::size_t>(one); };
  if (limit == 0 && (is(Feature::steps_only) || is(Feature::jumps) || is(Feature::needs_jump))) {
    return "the limit is 0 moves";
  }
  if (limit == 0 && is(Feature::bound_deceives)) return "no bound says 0 of different positions";
  const int furthest = static_cast<int>(distance_counts().size()) - 1;
  if (limit >= furthest && is(Feature::bound_deceives)) {
    return fmt::format("no two positions are more than {} moves apart", furthest);
  }
  if (limit >= 4 * 2 * static_cast<int>(board_side - 1) && is(Feature::needs_jump)) {
    return "steps alone get everywhere within the limit";
  }
  return "";
}

void write_shuffled(const Config& config, const Pair& pair, Random& random, Bytes& out) {
  const auto start = shuffled(pair.start, random);
  write_pair(config, start, shuffled(pair.target, random), out);
}

void landmarks(const Config& config, Random& random, TextColumn& pairs) {
  const auto close = [&pairs] { pairs.close_cell(); };
  std::vector<Position> positions{corners, block, block << 27, Position{0x0f},
                                  field_bit(0) | field_bit(9) | field_bit(18) | field_bit(27)};
  for (unsigned i = 0; i < 3; ++i) positions.push_back(draw_position(random));
  for (const Position position : positions) {
    const auto order = shuffled(position, random);
    write_pair(config, order, order, pairs.buffer());
    close();
    write_shuffled(config, {position, position}, random, pairs.buffer());
    close();
    write_instance(config, {position, draw_neighbour(position, random)}, pairs.buffer());
    close();
    write_shuffled(config, {draw_neighbour(position, random), position}, random, pairs.buffer());
    close();
    // A program that keeps what it has seen may fail on the second one.
    write_shuffled(config, {position, draw_position(random)}, random, pairs.buffer());
    close();
    const Position near = draw_neighbour(draw_neighbour(position, random), random);
    write_shuffled(config, {position, near}, random, pairs.buffer());
    close();
  }
  for (unsigned symmetry = 0; symmetry < symmetry_count; ++symmetry) {
    std::vector<Pair> special = false_short_cuts(random);
    special.push_back(touching_ends(random));
    for (const Pair& pair : special) {
      write_shuffled(config, {image(pair.start, symmetry), image(pair.target, symmetry)}, random,
                     pairs.buffer());
      close();
    }
  }
  for (unsigned i = 0; i < 4; ++i) {
    write_shuffled(config, across_rows(random), random, pairs.buffer());
    close();
  }
  constexpr unsigned lines = 32;
  for (unsigned i = 0; i < lines; ++i) {
    write_shuffled(config, lines_of_three(random), random, pairs.buffer());
    close();
  }
}

std::string hard_strata(const Config& config) {
  return fmt::format("{},{}", config.question.max_moves, config.question.max_moves + 1);
}

std::string wanted_strata(const Config& config) {
  const int furthest = static_cast<int>(distance_counts().size()) - 1;
  const int limit = config.question.max_moves;
  std::string list = fmt::format("0..{}", std::min(limit + 2, furthest));
  if (limit + 7 <= furthest) list += fmt::format(",{}", limit + 7);
  return list + ",yes,no";
}

}  // namespace boardmill::solitaire

#include "engine/solitaire/classes.h"

#include <algorithm>

#include "engine/solitaire/rank.h"

namespace boardmill::solitaire {
namespace {

// Where each symmetry takes each field: a mirror image for each bit of its number.
constexpr auto make_fields() {
  std::array<std::array<std::uint8_t, 64>, symmetry_count> fields{};
  for (unsigned symmetry = 0; symmetry < symmetry_count; ++symmetry) {
    for (unsigned field = 0; field < 64; ++field) {
      unsigned row = row_of(field);
      unsigned column = column_of(field);
      if ((symmetry & 1U) != 0) row = board_side - 1 - row;
      if ((symmetry & 2U) != 0) column = board_side - 1 - column;
      if ((symmetry & 4U) != 0) std::swap(row, column);
      fields[symmetry][field] = static_cast<std::uint8_t>(row * board_side + column);
    }
  }
  return fields;
}

constexpr auto field_images = make_fields();

}  // namespace

unsigned field_image(unsigned field, unsigned symmetry) { return field_images[symmetry][field]; }

Position image(Position position, unsigned symmetry) {
  Position result = 0;
  for (; position != 0; position &= position - 1) {
    result |=
        field_bit(field_images[symmetry][static_cast<std::size_t>(std::countr_zero(position))]);
  }
  return result;
}

std::array<Position, symmetry_count> images(Position position) {
  std::array<Position, symmetry_count> result{};
  for (; position != 0; position &= position - 1) {
    const auto field = static_cast<std::size_t>(std::countr_zero(position));
    for (unsigned symmetry = 0; symmetry < symmetry_count; ++symmetry) {
      result[symmetry] |= field_bit(field_images[symmetry][field]);
    }
  }
  return result;
}

std::vector<Class> classes() {
  std::vector<Class> result;
  for (Rank number = 0; number < position_count; ++number) {
    const Position position = unrank(number);
    const auto all = images(position);
    if (*std::min_element(all.begin(), all.end()) != position) continue;
    // As many symmetries lead to each image as leave the position as it is.
    const auto fixed = std::count(all.begin(), all.end(), position);
    result.push_back({position, symmetry_count / static_cast<unsigned>(fixed)});
  }
  return result;
}

}  // namespace boardmill::solitaire

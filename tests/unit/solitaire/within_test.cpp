// Where the bit of a pair is in the table of a file. What the bits say takes minutes to build: see
// tests/long/solitaire_table_test.cpp.
#include "engine/solitaire/within.h"

#include <algorithm>
#include <array>
#include <boost/test/unit_test.hpp>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/puzzle/random.h"
#include "engine/puzzle/sealed.h"
#include "engine/solitaire/classes.h"
#include "tests/support/solitaire_pairs.h"
#include "tests/support/solitaire_table.h"

BOOST_AUTO_TEST_SUITE(solitaire)
BOOST_AUTO_TEST_SUITE(within)

using namespace boardmill;
using namespace boardmill::solitaire;
using test::SparseTable;

namespace {

std::pair<std::size_t, unsigned> place(const Within& table, Position a, Position b) {
  const Within::Place place = table.place_of({a, b});
  return {place.line, place.bit};
}

Pair random_pair(std::uint64_t number) {
  Random random(12, number);
  return {test::position_of(test::random_fields(random)),
          test::position_of(test::random_fields(random))};
}

bool look_up(const Within& table, const Pair& pair) {
  std::array<bool, 1> within{};
  table.look_up({&pair, 1}, within);
  return within[0];
}

// "BLOCK: what is wrong with it"; empty: nothing.
std::string damage_to(const std::function<void()>& use) {
  try {
    use();
  } catch (const DamagedTable& damage) {
    return std::to_string(damage.block()) + ": " + damage.what();
  }
  return "";
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_pair_and_its_images_share_a_bit_and_nobody_else) {
  SparseTable empty;
  BOOST_TEST(empty.view().bytes.size() < 3'500'000'000U);
  const auto table = Within::open(empty.view());
  BOOST_REQUIRE(table.has_value());

  using Images = std::pair<Position, Position>;
  std::map<std::pair<std::size_t, unsigned>, Images> owners;
  for (std::uint64_t i = 0; i < 20'000; ++i) {
    Random random(11, i);
    const Position a = test::position_of(test::random_fields(random));
    // Positions of one class, and equal ones, are the hard cases.
    const unsigned kind = random.below(8);
    Position b = test::position_of(test::random_fields(random));
    if (kind < 2) b = image(a, random.below(symmetry_count));
    if (kind == 2) b = a;
    const auto at = place(*table, a, b);
    BOOST_REQUIRE(at.first >= empty.view().block_bytes[0] / sealed_line_bytes);
    BOOST_REQUIRE(at.first < empty.view().bytes.size() / sealed_line_bytes);
    // Where a symmetry leaves one of them as it is, or takes one to the other, there is a choice:
    // such pairs have several bits.
    const auto of_a = images(a);
    const auto of_b = images(b);
    const bool choice = std::count(of_a.begin(), of_a.end(), a) > 1 ||
                        std::count(of_b.begin(), of_b.end(), b) > 1 ||
                        std::count(of_a.begin(), of_a.end(), b) > 0;
    Images least{~Position{0}, 0};
    for (unsigned symmetry = 0; symmetry < symmetry_count; ++symmetry) {
      BOOST_REQUIRE((choice || place(*table, of_a[symmetry], of_b[symmetry]) == at));
      BOOST_REQUIRE((choice || place(*table, of_b[symmetry], of_a[symmetry]) == at));
      least = std::min(
          {least, Images{of_a[symmetry], of_b[symmetry]}, Images{of_b[symmetry], of_a[symmetry]}});
    }
    BOOST_REQUIRE((owners.emplace(at, least).first->second == least));
  }
}

BOOST_AUTO_TEST_CASE(other_tables_are_refused) {
  SparseTable empty;
  TableView other = empty.view();
  const auto damage = [&] { return damage_to([&] { Within::open(other); }); };
  other.parameters = "max-moves 9";
  BOOST_TEST(Within::open(other).error() == "it is for max-moves 9, not for max-moves 8");
  other = empty.view();
  BOOST_TEST(damage() == "");
  ++other.block_bytes[5];
  BOOST_TEST(damage() == "5: " + std::to_string(other.block_bytes[5]) + " bytes, expected " +
                             std::to_string(other.block_bytes[5] - 1));
  other = empty.view();
  other.bytes.remove_suffix(1);
  BOOST_TEST(damage().starts_with("167: "));
  other.bytes = other.bytes.substr(0, 100);
  BOOST_TEST(damage().starts_with("0: 100 bytes, expected "));
  other.block_bytes.pop_back();
  BOOST_TEST(damage() == "0: 167 blocks, expected 168");
  other.block_bytes.clear();
  BOOST_TEST(damage() == "0: 0 blocks, expected 168");
}

BOOST_AUTO_TEST_CASE(bits_are_found_where_they_were_set) {
  SparseTable sparse;
  const auto table = Within::open(sparse.view());
  BOOST_REQUIRE(table.has_value());
  std::vector<Pair> pairs;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    pairs.push_back(random_pair(i));
    sparse.set(table->place_of(pairs.back()), i % 3 == 0);
  }
  const auto within = std::make_unique<bool[]>(pairs.size());
  table->look_up(pairs, {within.get(), pairs.size()});
  for (std::uint64_t i = 0; i < 1000; ++i) BOOST_REQUIRE(within[i] == (i % 3 == 0));
}

// Among many good ones; in whichever bit, also of other pairs.
BOOST_AUTO_TEST_CASE(a_damaged_line_gives_no_answer) {
  SparseTable sparse;
  const auto table = Within::open(sparse.view());
  BOOST_REQUIRE(table.has_value());
  for (std::uint64_t i = 0; i < 500; ++i) {
    const Pair pair = random_pair(i);
    const Within::Place place = table->place_of(pair);
    const std::string no_line = damage_to([&] { look_up(*table, pair); });
    BOOST_REQUIRE(
        no_line.ends_with(": line " + std::to_string(place.line) + " does not match its seal"));
    sparse.set(place, i % 2 == 0);
    BOOST_REQUIRE(look_up(*table, pair) == (i % 2 == 0));
    const unsigned bit = Random(13, i).below(8 * sealed_line_bytes);
    char& byte = sparse.bytes()[place.line * sealed_line_bytes + bit / 8];
    byte = static_cast<char>(byte ^ 1 << bit % 8);
    BOOST_REQUIRE(damage_to([&] { look_up(*table, pair); }) == no_line);
    byte = static_cast<char>(byte ^ 1 << bit % 8);
  }
}

BOOST_AUTO_TEST_CASE(a_damaged_index_gives_no_answer) {
  SparseTable sparse;
  for (std::uint32_t line = 0; line < position_count / sealed_line_words; line += 157) {
    const Position position = unrank(static_cast<Rank>(line * sealed_line_words));
    const auto table = Within::open(sparse.view());
    BOOST_REQUIRE(table.has_value());
    char& byte = sparse.bytes()[line * sealed_line_bytes + line % sealed_line_bytes];
    ++byte;
    for (int again = 0; again < 2; ++again) {
      BOOST_REQUIRE(damage_to([&] {
                      table->place_of({position, position});
                    }) == "0: line " + std::to_string(line) + " does not match its seal");
    }
    --byte;
    const Within::Place place = table->place_of({position, position});
    ++byte;
    BOOST_REQUIRE(table->place_of({position, position}).line == place.line);
    --byte;
  }
}

// With right seals: no access outside of the table.
BOOST_AUTO_TEST_CASE(a_forged_index_does_not_lead_out_of_the_table) {
  SparseTable sparse;
  const std::size_t firsts_at = position_count / sealed_line_words;  // of classes, from here on
  for (std::uint32_t line = 0; line < firsts_at; ++line) {
    char* const words = sparse.bytes() + line * sealed_line_bytes;
    std::memset(words, 0xff, sealed_line_bytes);
    seal(words, line);
  }
  const auto table = Within::open(sparse.view());
  BOOST_REQUIRE(table.has_value());
  for (std::uint64_t i = 0; i < 1000; ++i) {
    BOOST_REQUIRE(table->place_of(random_pair(i)).line <
                  sparse.view().bytes.size() / sealed_line_bytes);
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

// Right claims pass; whatever is planted in them is caught.
#include "engine/solitaire/verifier.h"

#include <rapidcheck/boost_test.h>

#include <algorithm>
#include <array>
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/puzzle/random.h"
#include "engine/solitaire/bounds.h"
#include "tests/support/claims.h"
#include "tests/support/solitaire_oracle.h"
#include "tests/support/solitaire_pairs.h"

BOOST_AUTO_TEST_SUITE(solitaire)
BOOST_AUTO_TEST_SUITE(verifier)

using namespace boardmill;
using namespace boardmill::solitaire;
using test::Fields;
using test::fields_of;
using test::position_of;
using test::random_fields;
using test::Row;
using test::walk;

namespace {

constexpr std::array<std::string_view, 4> names{"answer", "solution", "method", "instance"};
const std::string limit_error = "limit: line 1 column 1: expected less found more";

Claim claim_of(const Row& row) { return test::claim_of(row, names); }

Config within(int max_moves) {
  Config config;
  config.question.max_moves = max_moves;
  return config;
}

Finding verify(int max_moves, const Pair& pair, const Row& row) {
  static Verifier::Scratch scratch;  // that has seen other pairs
  Finding finding{"of another row", "of another row"};
  Verifier(within(max_moves)).verify(pair, 7, claim_of(row), scratch, finding);
  for (const std::string& text : {finding.verified, finding.wrong}) {
    BOOST_TEST(text.find_first_of(",\"'\n") == std::string::npos, text);
  }
  return finding;
}

std::string fault_in(int max_moves, const Pair& pair, const Row& row) {
  return verify(max_moves, pair, row).wrong;
}

Row row_of(const Fields& start, const Fields& target, int distance, const std::string& solution) {
  const bool solved = distance >= 0;
  return {{"outcome", solved ? "solved" : "unsolvable"},
          {"cost", solved ? std::to_string(distance) : ""},
          {"error", ""},
          {"answer", solved ? "YES" : "NO"},
          {"solution", solution},
          {"method", "some method"},
          {"instance", test::text_of(start) + " " + test::text_of(target)}};
}

// As a solver answers it.
Row solved_row(int max_moves, const Fields& start, const Fields& target) {
  static Bounds bounds;
  Answer answer;
  bounds.solve({position_of(start), position_of(target)}, {max_moves, true, true}, {}, answer);
  if (answer.outcome != Outcome::solved) return row_of(start, target, -1, "");
  Bytes moves;
  write_moves(answer.moves, moves);
  return row_of(start, target, answer.cost, std::string(view(moves)));
}

Row changed(Row row, const std::string& column, const std::string& cell) {
  row[column] = cell;
  return row;
}

Row only(const Row& row, const std::vector<std::string>& columns) {
  Row some;
  for (const std::string& column : columns) some[column] = row.at(column);
  return some;
}

// The example of the judge: 7 moves.
const Fields judges_start = fields_of({4, 4, 4, 5, 5, 4, 6, 5});
const Fields judges_target = fields_of({2, 4, 3, 3, 3, 6, 4, 6});
const Pair judges_pair{position_of(judges_start), position_of(judges_target)};
const Row judges_row =
    row_of(judges_start, judges_target, 7,
           "r4c5-r4c6 r5c4xr3c4 r4c4xr2c4 r3c4-r3c3 r6c5-r5c5 r5c5-r5c6 r5c6xr3c6");

// More than 8 moves.
const Fields corner = fields_of({1, 1, 1, 2, 2, 1, 2, 2});
const Fields other_corner = fields_of({7, 7, 7, 8, 8, 7, 8, 8});
const Pair far_pair{position_of(corner), position_of(other_corner)};
const Row far_row = row_of(corner, other_corner, -1, "");

}  // namespace

BOOST_AUTO_TEST_CASE(right_rows_pass) {
  for (const int limit : {0, 1, 2, 3, 8, 9}) {
    for (std::uint64_t i = 0; i < 6; ++i) {
      Random random(1, i);
      const Fields target = random_fields(random);
      const test::SolitaireOracle oracle(target, limit);
      const auto& all = oracle.positions();
      for (int pair = 0; pair < 30; ++pair) {
        const Fields start = pair % 3 == 0 ? random_fields(random)
                             : pair % 3 == 1
                                 ? walk(target, random.below(12), random)
                                 : all[random.below(static_cast<std::uint32_t>(all.size()))];
        const int distance = oracle.distance(start);
        const Row row = row_of(start, target, distance, distance < 0 ? "" : oracle.solution(start));
        BOOST_TEST(fault_in(limit, {position_of(start), position_of(target)}, row) == "");
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(far_targets) {
  BOOST_TEST(fault_in(8, far_pair, far_row) == "");
  const Row row = solved_row(99, corner, other_corner);
  BOOST_TEST(row.at("outcome") == "solved");
  BOOST_TEST(fault_in(99, far_pair, row) == "");
  const int cost = std::stoi(row.at("cost"));
  BOOST_TEST(fault_in(cost, far_pair, row) == "");
  BOOST_TEST(fault_in(cost - 1, far_pair, row) == "outcome: expected unsolvable found solved");
  BOOST_TEST(fault_in(99, far_pair, far_row) == "outcome: expected solved found unsolvable");
  Random random(2, 0);
  for (int i = 0; i < 5; ++i) {
    const Fields start = random_fields(random);
    const Fields target = random_fields(random);
    BOOST_TEST(fault_in(99, {position_of(start), position_of(target)},
                        solved_row(99, start, target)) == "");
  }
}

BOOST_AUTO_TEST_CASE(what_was_verified_and_how) {
  const std::string by = " by two-sided exhaustive search";
  BOOST_TEST(verify(8, judges_pair, judges_row).verified ==
             "outcome" + by + "; instance; solution by replay; cost" + by + "; answer" + by +
                 "; solution" + by);
  BOOST_TEST(verify(8, judges_pair, {{"answer", "YES"}}).verified == "answer" + by);
  BOOST_TEST(verify(8, judges_pair, only(judges_row, {"outcome"})).verified == "outcome" + by);
  BOOST_TEST(verify(8, far_pair, far_row).verified == "outcome" + by + "; instance; answer" + by);
  BOOST_TEST(verify(8, far_pair, {}).verified == "");
  BOOST_TEST(verify(8, far_pair, {}).wrong == "");
}

BOOST_AUTO_TEST_CASE(faults_in_a_solved_row) {
  BOOST_TEST(fault_in(8, judges_pair, judges_row) == "");
  const auto fault = [](const std::string& column, const std::string& cell) {
    return fault_in(8, judges_pair, changed(judges_row, column, cell));
  };
  BOOST_TEST(fault("outcome", "unsolvable") == "outcome: expected solved found unsolvable");
  BOOST_TEST(fault("outcome", "malformed") == "outcome: expected solved found malformed");
  BOOST_TEST(fault("outcome", "") == "outcome: expected solved found nothing");
  BOOST_TEST(fault("outcome", "SOLVED") == "outcome: expected solved found SOLVED");
  BOOST_TEST(fault("error", limit_error).starts_with("error: expected nothing found limit: "));
  BOOST_TEST(fault("cost", "6") == "cost: expected 7 found 6");
  BOOST_TEST(fault("cost", "8") == "cost: expected 7 found 8");
  BOOST_TEST(fault("cost", "") == "cost: expected 7 found nothing");
  BOOST_TEST(fault("cost", "7.0") == "cost: expected 7 found 7.0");
  BOOST_TEST(fault("answer", "NO") == "answer: expected YES found NO");
  BOOST_TEST(fault("answer", "yes") == "answer: expected YES found yes");
  BOOST_TEST(fault("answer", "") == "answer: expected YES found nothing");
  BOOST_TEST(fault("instance", "") ==
             "instance: expected 4 4 4 5 5 4 6 5 2 4 3 3 3 6 4 6 found nothing");
  BOOST_TEST(
      fault("instance", "4 4 4 5 5 4 6 5 2 4 3 3 3 6 4 7") ==
      "instance: expected 4 4 4 5 5 4 6 5 2 4 3 3 3 6 4 6 found 4 4 4 5 5 4 6 5 2 4 3 3 3 6 4 7");
  BOOST_TEST(fault("method", "any") == "");
  // The limit counts.
  BOOST_TEST(fault_in(7, judges_pair, judges_row) == "");
  BOOST_TEST(fault_in(6, judges_pair, judges_row) == "outcome: expected unsolvable found solved");
  BOOST_TEST(fault_in(6, judges_pair, {{"answer", "YES"}}) == "answer: expected NO found YES");
}

BOOST_AUTO_TEST_CASE(faults_in_an_unsolvable_row) {
  const auto fault = [](const std::string& column, const std::string& cell) {
    return fault_in(8, far_pair, changed(far_row, column, cell));
  };
  BOOST_TEST(fault("outcome", "solved") == "outcome: expected unsolvable found solved");
  BOOST_TEST(fault("cost", "8") == "cost: expected nothing found 8");
  BOOST_TEST(fault("answer", "YES") == "answer: expected NO found YES");
  BOOST_TEST(fault("solution", "r1c2-r1c3") == "solution: expected nothing found r1c2-r1c3");
}

BOOST_AUTO_TEST_CASE(faults_in_a_solution) {
  const std::string right = judges_row.at("solution");
  const auto fault = [](const std::string& cell) {
    return fault_in(8, judges_pair, changed(judges_row, "solution", cell));
  };
  BOOST_TEST(fault("") == "solution: expected the target in the end found 4 4 4 5 5 4 6 5");
  BOOST_TEST(fault(right.substr(0, right.rfind(' '))) ==
             "solution: expected the target in the end found 2 4 3 3 4 6 5 6");
  BOOST_TEST(
      fault(right + " r3c6-r3c5").starts_with("solution: expected the target in the end found"));
  // There and back again is a solution, and too long.
  BOOST_TEST(fault(right + " r3c6-r3c5 r3c5-r3c6") == "solution: expected 7 moves found 9 moves");
  // Moves that are not legal.
  BOOST_TEST(fault("r1c1-r1c2") ==
             "solution: expected a piece where it moves from found r1c1-r1c2 as move 1");
  BOOST_TEST(fault("r4c5-r4c6 r4c4-r5c4") ==
             "solution: expected an empty field where it moves to found r4c4-r5c4 as move 2");
  BOOST_TEST(fault("r4c4-r3c3") ==
             "solution: expected a step to a neighbour found r4c4-r3c3 as move 1");
  BOOST_TEST(fault("r4c4-r4c6") ==
             "solution: expected a step to a neighbour found r4c4-r4c6 as move 1");
  BOOST_TEST(fault("r4c4xr4c3") ==
             "solution: expected a jump by two fields found r4c4xr4c3 as move 1");
  BOOST_TEST(fault("r4c4xr2c4") ==
             "solution: expected a piece to jump over found r4c4xr2c4 as move 1");
  BOOST_TEST(fault("r4c4xr3c2") ==
             "solution: expected a jump by two fields found r4c4xr3c2 as move 1");
  BOOST_TEST(fault("r4c4-r4c4").starts_with("solution: expected an empty field"));
  for (const char* cell : {"r4c5", "r4c5-", "r4c5-r4", "r4c5-r4c9", "r0c5-r4c5", "r4c5=r4c6",
                           "r4c5-r4c6x", "R4C5-R4C6", " r4c5-r4c6", "r4c5-r4c6 ",
                           "r4c5-r4c6  r5c4xr3c4", "r4c5-r4c6,r5c4xr3c4", "r04c5-r4c6", "moves"}) {
    BOOST_TEST(fault(cell).starts_with("solution: expected a "), cell);
  }
}

// All shortest sequences of a pair: one of them passes.
BOOST_AUTO_TEST_CASE(shortest_solutions_that_are_not_canonical) {
  unsigned planted = 0;
  for (std::uint64_t i = 0; i < 40; ++i) {
    Random random(3, i);
    const Fields target = random_fields(random);
    const test::SolitaireOracle oracle(target, 4);
    const Fields start = walk(target, 4, random);
    const Pair pair{position_of(start), position_of(target)};
    const Row row = row_of(start, target, oracle.distance(start), oracle.solution(start));
    // The last move that comes nearer instead of the first.
    std::vector<Move> moves;
    Fields fields = start;
    while (oracle.distance(fields) > 0) {
      const auto choice = test::moves_of(fields);
      const auto last = std::find_if(choice.rbegin(), choice.rend(), [&](const auto& move) {
        return oracle.distance(test::after(fields, move)) == oracle.distance(fields) - 1;
      });
      const auto number = [](const test::Field& field) {
        return static_cast<std::uint8_t>((field.first - 1) * 8 + field.second - 1);
      };
      moves.push_back({number(last->first), number(last->second)});
      fields = test::after(fields, *last);
    }
    Bytes text;
    write_moves(moves, text);
    const std::string other(view(text));
    const std::string fault = fault_in(8, pair, changed(row, "solution", other));
    if (other == row.at("solution")) {
      BOOST_TEST(fault == "");
    } else {
      BOOST_TEST(fault.starts_with("solution: expected r"), fault);
      ++planted;
    }
  }
  BOOST_TEST(planted > 10U);
}

BOOST_AUTO_TEST_CASE(no_pair_is_over_a_limit) {
  Row row{{"outcome", "over-limit"}, {"error", limit_error}, {"cost", ""}};
  for (const std::string_view name : names) row[std::string(name)] = "";
  BOOST_TEST(fault_in(8, judges_pair, row) == "outcome: expected solved found over-limit");
  BOOST_TEST(fault_in(8, judges_pair, {{"outcome", "over-limit"}}) != "");
  BOOST_TEST(fault_in(8, judges_pair, {{"error", limit_error}}) != "");
}

BOOST_AUTO_TEST_CASE(cells_that_are_rightly_empty_prove_what_they_can) {
  for (const std::string column : {"cost", "solution"}) {
    BOOST_TEST(verify(0, judges_pair, {{column, ""}}).verified ==
               "no " + column + " by two-sided exhaustive search");
  }
}

namespace {

rc::Gen<std::string> any_cell(const std::string& right) {
  return test::any_cell(right, "rc12345678-x ",
                        {"", "solved", "unsolvable", "over-limit", "malformed", "unreadable", "YES",
                         "NO", "limit", "r4c4-r4c5"});
}

}  // namespace

RC_BOOST_PROP(no_other_text_passes, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>(), 0);
  const Fields start = random_fields(random);
  const Fields target =
      *rc::gen::arbitrary<bool>() ? random_fields(random) : walk(start, 6, random);
  const Pair pair{position_of(start), position_of(target)};
  const int max_moves = *rc::gen::element(8, 8, 5, 0, 11);
  const Row row = solved_row(max_moves, start, target);
  RC_ASSERT(fault_in(max_moves, pair, row) == "");
  const std::string column =
      *rc::gen::element<std::string>("outcome", "cost", "error", "answer", "solution", "instance");
  const std::string cell = *any_cell(row.at(column));
  const bool right = cell == row.at(column);
  RC_ASSERT(right == fault_in(max_moves, pair, changed(row, column, cell)).empty());
  RC_ASSERT(right == fault_in(max_moves, pair, {{column, cell}}).empty());
}

RC_BOOST_PROP(rows_of_any_bytes_do_no_harm, ()) {
  Row row;
  for (const char* column :
       {"outcome", "cost", "error", "answer", "solution", "method", "instance"}) {
    if (*rc::gen::arbitrary<bool>()) row[column] = *any_cell("r4c5-r4c6 r5c4xr3c4");
  }
  verify(8, judges_pair, row);
  // A claim need not have all columns.
  Claim claim = claim_of(row);
  claim.texts.resize(*rc::gen::inRange<std::size_t>(0, names.size()));
  Verifier::Scratch scratch;
  Finding finding;
  Verifier(Config()).verify(judges_pair, 1, claim, scratch, finding);
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

// Outputs with moves: every legal way that is short enough is right, and no other.
#include "engine/solitaire/output.h"

#include <boost/test/unit_test.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/puzzle/random.h"
#include "tests/support/outputs.h"
#include "tests/support/package_variants.h"
#include "tests/support/solitaire_oracle.h"
#include "tests/support/solitaire_pairs.h"

BOOST_AUTO_TEST_SUITE(solitaire)
BOOST_AUTO_TEST_SUITE(output)

using namespace boardmill;
using test::fault_of;
using test::FieldMove;
using test::Fields;
using test::Variant;

namespace {

std::unique_ptr<const Job> job_within(int max_moves) {
  return test::prepare(Variant{
      "solitaire", "", "pairs", {{"max-moves", std::to_string(max_moves)}}, Print::solution});
}

std::string input_of(const Fields& start, const Fields& target) {
  return test::text_of(start) + "\n" + test::text_of(target) + "\n";
}

std::string output_of(const std::vector<FieldMove>& moves) {
  std::string text = "YES\n" + std::to_string(moves.size()) + "\n";
  for (const auto& [from, to] : moves) {
    for (const int number : {from.first, from.second, to.first})
      text += std::to_string(number) + " ";
    text += std::to_string(to.second) + "\n";
  }
  return text;
}

// Calls visit(moves) for each shortest way.
template <class Visit>
void for_each_shortest_way(const test::SolitaireOracle& oracle, const Fields& start,
                           std::vector<FieldMove>& moves, const Visit& visit) {
  const int left = oracle.distance(start);
  if (left == 0) return visit(moves);
  for (const FieldMove& move : test::moves_of(start)) {
    const Fields next = test::after(start, move);
    if (oracle.distance(next) != left - 1) continue;
    moves.push_back(move);
    for_each_shortest_way(oracle, next, moves, visit);
    moves.pop_back();
  }
}

const std::string near = "1 1 1 2 4 4 8 8\n1 2 1 3 4 4 8 8\n";
const std::string far = "1 1 1 2 1 3 1 4\n8 5 8 6 8 7 8 8\n";

std::string fault(std::string_view output) { return fault_of(*job_within(8), near, output); }

}  // namespace

BOOST_AUTO_TEST_CASE(every_shortest_way_is_right) {
  const auto job = job_within(8);
  std::size_t others = 0;
  for (std::uint64_t i = 0; i < 10; ++i) {
    Random random(7, i);
    const Fields target = test::random_fields(random);
    const Fields start = test::walk(target, 4, random);
    const test::SolitaireOracle oracle(target, 4);
    const std::string input = input_of(start, target);
    const std::string canonical = test::answers_of(*job, input).at(0);
    std::vector<FieldMove> moves;
    for_each_shortest_way(oracle, start, moves, [&](const std::vector<FieldMove>& way) {
      const std::string output = output_of(way);
      BOOST_TEST(fault_of(*job, input, output) == "", input << output);
      if (output != canonical) ++others;
    });
  }
  BOOST_TEST(others > 20U);
}

BOOST_AUTO_TEST_CASE(any_way_that_is_short_enough_is_right) {
  std::size_t right = 0;
  std::size_t detours = 0;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    Random random(8, i);
    const int limit = 1 + static_cast<int>(random.below(6));
    const Fields start = test::random_fields(random);
    Fields end = start;
    std::vector<FieldMove> moves;
    for (std::uint32_t left = random.below(8); left > 0; --left) {
      const auto legal = test::moves_of(end);
      moves.push_back(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
      end = test::after(end, moves.back());
    }
    const bool there = random.below(4) != 0;
    const Fields target = there ? end : test::walk(end, 1, random);
    const bool expected = there && moves.size() <= static_cast<std::size_t>(limit);
    const auto job = job_within(limit);
    const std::string input = input_of(start, target);
    const std::string found = fault_of(*job, input, output_of(moves));
    BOOST_TEST(found.empty() == expected, input << output_of(moves) << found);
    if (!expected) continue;
    ++right;
    if (test::SolitaireOracle(target, limit).distance(start) < static_cast<int>(moves.size())) {
      ++detours;
    }
  }
  BOOST_TEST(right > 150U);
  BOOST_TEST(detours > 20U);
}

BOOST_AUTO_TEST_CASE(what_is_wrong_is_said) {
  BOOST_TEST(fault("YES\n1\n1 1 1 3\n") == "");
  BOOST_TEST(fault("YES 2 1 2 1 3 1 1 1 2") == "");
  BOOST_TEST(fault("YES\n3\n8 8 8 7\n8 7 8 8\n1 1 1 3\n") == "");
  BOOST_TEST(fault("YES\n1\n1 2 1 3\n") ==
             "solution: expected the target in the end found 1 1 1 3 4 4 8 8");
  BOOST_TEST(fault("YES\n1\n1 1 1 2\n") ==
             "solution: expected an empty field where it moves to found r1c1-r1c2 as move 1");
  BOOST_TEST(fault("YES\n1\n5 5 5 6\n") ==
             "solution: expected a piece where it moves from found r5c5-r5c6 as move 1");
  BOOST_TEST(fault("YES\n1\n1 1 2 2\n") ==
             "solution: expected a step to a neighbour found r1c1-r2c2 as move 1");
  BOOST_TEST(fault("YES\n2\n1 1 1 3\n4 4 4 6\n") ==
             "solution: expected a piece to jump over found r4c4xr4c6 as move 2");
  BOOST_TEST(fault("YES\n1\n1 1 1 4\n") ==
             "solution: expected a step to a neighbour found r1c1-r1c4 as move 1");
  BOOST_TEST(fault("YES\n1\n1 1 1 9\n") ==
             "solution: expected a column from 1 to 8 in move 1 found 9");
  BOOST_TEST(fault("YES\n2\n1 1 1 3\n") == "solution: expected 2 moves found 1");
  BOOST_TEST(fault("YES\n1\n1 1 1 3\n1 1 1 3\n") ==
             "solution: expected nothing after 1 move found 1");
  std::string nine = "YES\n9\n";
  for (int i = 0; i < 4; ++i) nine += "8 8 8 7\n8 7 8 8\n";
  BOOST_TEST(fault(nine + "1 1 1 3\n") == "solution: expected at most 8 moves found 9 moves");
  BOOST_TEST(fault("YES\n") == "solution: expected a number of moves found nothing");
  BOOST_TEST(fault("") == "answer: expected YES or NO found nothing");
  BOOST_TEST(fault("yes") == "answer: expected YES or NO found yes");
  BOOST_TEST(fault("NO") == "outcome: expected solved found unsolvable");
  BOOST_TEST(fault("NO\n0") == "solution: expected nothing after 0 moves found 0");
  BOOST_TEST(fault_of(*job_within(8), far, "NO\n") == "");
  BOOST_TEST(fault_of(*job_within(8), far, "YES\n0\n") ==
             "outcome: expected unsolvable found solved");
}

BOOST_AUTO_TEST_CASE(a_jump_across_the_edge_is_none) {
  // From the end of a row to the next but one field: two fields on in the numbering.
  const std::string input = "1 8 2 1 4 4 6 6\n2 1 2 2 4 4 6 6\n";
  BOOST_TEST(fault_of(*job_within(8), input, "YES\n1\n1 8 2 2\n") ==
             "solution: expected a jump by two fields found r1c8xr2c2 as move 1");
}

BOOST_AUTO_TEST_CASE(answers_are_told_apart_by_their_first_words) {
  const auto job = test::prepare(Variant{"solitaire", "hdu1401", "auto", {}, Print::solution});
  const std::string pairs = near + far + near;
  const auto take = [&](std::string_view text) {
    std::vector<std::string_view> taken;
    job->checking().take_answers(test::chunk_of(*job, pairs), text, taken);
    return std::vector<std::string>(taken.begin(), taken.end());
  };
  using Texts = std::vector<std::string>;
  BOOST_TEST((take("YES 1 1 1 1 3 NO NO") == Texts{"YES 1 1 1 1 3", "NO", "NO"}));
  // Too few moves and too many spoil no other answer.
  BOOST_TEST((take("YES\n2\n1 1 1 3\nNO\nYES\n0\n") == Texts{"YES\n2\n1 1 1 3", "NO", "YES\n0"}));
  BOOST_TEST((take("YES\n0\n1 1 1 3\nNO\nYES\n-1") == Texts{"YES\n0\n1 1 1 3", "NO", "YES\n-1"}));
  BOOST_TEST((take("maybe not\nYES\r\nNO") == Texts{"maybe not", "YES", "NO"}));
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

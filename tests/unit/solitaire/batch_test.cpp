// Whole batches against their pairs one by one, and plain records against others.
#include <boost/test/unit_test.hpp>
#include <memory>
#include <string>
#include <vector>

#include "engine/puzzle/random.h"
#include "engine/solitaire/solver.h"
#include "engine/solitaire/within.h"
#include "tests/support/driver.h"
#include "tests/support/solitaire_pairs.h"
#include "tests/support/solitaire_table.h"

BOOST_AUTO_TEST_SUITE(solitaire)
BOOST_AUTO_TEST_SUITE(batches)

using namespace boardmill;
using namespace boardmill::solitaire;

namespace {

// Equal pairs, starts that many or few pairs share, and starts of their own.
std::vector<Pair> mixed_pairs(std::size_t count, unsigned seed) {
  std::vector<Pair> pairs;
  const auto draw = [](Random& random) { return test::position_of(test::random_fields(random)); };
  for (std::uint64_t i = 0; i < count; ++i) {
    Random random(seed, i);
    const unsigned kind = random.below(8);
    if (kind == 0 && !pairs.empty()) {
      pairs.push_back(pairs[random.below(static_cast<std::uint32_t>(pairs.size()))]);
      continue;
    }
    Random of_start(seed, kind < 5 ? 1'000'000 : 2'000'000 + i / 3);
    const test::Fields start = test::random_fields(of_start);
    const Position target = kind % 2 == 0
                                ? draw(random)
                                : test::position_of(test::walk(start, random.below(12), random));
    pairs.push_back({test::position_of(start), target});
  }
  return pairs;
}

}  // namespace

// With a table and without.
BOOST_AUTO_TEST_CASE(a_batch_answers_as_one_by_one) {
  test::SparseTable sparse;
  const auto table = std::make_shared<const Within>(*Within::open(sparse.view()));
  SerialExecutor serial;
  Solver::Scratch scratch;
  Solver::Scratch other_scratch;
  unsigned seed = 20;
  for (const std::size_t size :
       {std::size_t{0}, std::size_t{1}, std::size_t{100}, std::size_t{600}, Solver::max_batch}) {
    for (const Question& question :
         {Question{8, true, false}, Question{8, false, false}, Question{8, true, true},
          Question{5, true, false}, Question{10, true, false}}) {
      const std::vector<Pair> pairs = mixed_pairs(size, seed++);
      const Solver one_by_one({Form::automatic, Method::bidirectional, question});
      const Solver near({Form::automatic, Method::bidirectional, {Within::max_moves, true, false}});
      std::vector<Answer> expected(size);
      for (std::size_t i = 0; i < size; ++i) {
        one_by_one.solve(pairs[i], serial, other_scratch, expected[i]);
        Answer answer;
        near.solve(pairs[i], serial, other_scratch, answer);
        sparse.set(table->place_of(pairs[i]), answer.outcome == Outcome::solved);
      }
      for (const auto& within : {std::shared_ptr<const Within>(), table}) {
        std::vector<Answer> answers(size);
        const Solver solver({Form::automatic, Method::automatic, question, within});
        solver.solve(pairs, serial, scratch, answers);
        for (std::size_t i = 0; i < size; ++i) {
          BOOST_REQUIRE(answers[i].outcome == expected[i].outcome);
          BOOST_REQUIRE(answers[i].method == Method::bounds);
          if (question.cost) BOOST_REQUIRE(answers[i].cost == expected[i].cost);
          if (question.moves && expected[i].outcome == Outcome::solved) {
            BOOST_REQUIRE((answers[i].moves == expected[i].moves));
          }
        }
      }
    }
  }
}

// A blank at the end of each line changes nothing but that no record is plain any more.
BOOST_AUTO_TEST_CASE(plain_records_are_read_as_others) {
  const Entry& puzzle = test::puzzle("solitaire");
  const std::string bytes = "0123456789 \t\r\nx-\xff";
  for (std::uint64_t i = 0; i < 400; ++i) {
    Random random(14, i);
    const char between = i % 2 == 0 ? '\n' : ' ';
    std::string plain;
    for (unsigned pair = 0; pair < 40; ++pair) {
      for (const char end : {between, '\n'}) {
        for (const auto& [row, column] : test::random_fields(random)) {
          plain += std::to_string(row) + " " + std::to_string(column) + " ";
        }
        plain.back() = end;
      }
    }
    for (unsigned fault = random.below(6); fault != 0; --fault) {
      const std::size_t at = random.below(static_cast<std::uint32_t>(plain.size()));
      const char byte = bytes[random.below(static_cast<std::uint32_t>(bytes.size()))];
      const unsigned kind = random.below(4);
      if (kind == 0) plain.erase(at, 1 + random.below(3));
      if (kind == 1) plain.insert(at, 1, byte);
      if (kind >= 2) plain[at] = byte;
    }
    std::string spaced;
    for (const char byte : plain) {
      if (byte == '\n') spaced += ' ';
      spaced += byte;
    }
    Request request;
    request.text_columns = {"instance"};
    request.lines_wanted = true;
    for (const char* form : {"auto", "pairs", "counted-pairs"}) {
      request.input_format = form;
      BOOST_REQUIRE(test::solve_text(puzzle, request, plain) ==
                    test::solve_text(puzzle, request, spaced));
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

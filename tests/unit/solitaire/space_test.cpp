#include "engine/solitaire/judge/space.h"

#include <rapidcheck/boost_test.h>

#include <boost/test/unit_test.hpp>
#include <set>
#include <stdexcept>
#include <string>
#include <tuple>

#include "engine/solitaire/forms.h"
#include "engine/solitaire/judge/drawer.h"
#include "engine/solitaire/solitaire.h"
#include "tests/support/contestant.h"
#include "tests/support/driver.h"

BOOST_AUTO_TEST_SUITE(solitaire)
BOOST_AUTO_TEST_SUITE(space)

using namespace boardmill;
using namespace boardmill::solitaire;

namespace {

using Ends = boardmill::solitaire::Fields;

const Making& making() {
  static const auto job = [] {
    Request request;
    request.input_format = "line";
    return std::move(entry().prepare(request).value());
  }();
  return *job->making();
}

std::vector<std::string> simpler(const std::string& text) {
  return test::texts_of(making().space().simpler(*making().read({&text, 1}).front()));
}

bool has(const std::vector<std::string>& texts, const std::string& text) {
  return std::find(texts.begin(), texts.end(), text + "\n") != texts.end();
}

// The order, written anew.
using Key = std::tuple<int, int, std::string>;

Key key_of(const std::string& text) {
  static Bfs bfs;
  const WrittenPair written = written_pair(text);
  int sum = 0;
  for (const Ends& end : {written.start, written.target}) {
    for (std::size_t i = 0; i < piece_count; ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        sum += std::abs(static_cast<int>(row_of(end[i])) - static_cast<int>(row_of(end[j]))) +
               std::abs(static_cast<int>(column_of(end[i])) - static_cast<int>(column_of(end[j])));
      }
    }
  }
  Answer answer;
  bfs.solve({position_of(written.start), position_of(written.target)}, {99, true, false}, answer);
  return {answer.cost, sum, text};
}

std::string drawn(int distance, std::uint64_t seed) {
  Config config;
  config.form = Form::line;
  const Drawer drawer(config);
  Drawer::Scratch scratch;
  Random random(seed, 0);
  Pair pair;
  while (!drawer.draw({"", Stratum::Kind::cost, static_cast<std::uint16_t>(distance)}, random,
                      scratch, pair)) {
  }
  Bytes text;
  Random order(seed, 1);
  const auto shuffle = [&order](Ends fields) {
    for (std::uint32_t i = piece_count - 1; i > 0; --i) {
      std::swap(fields[i], fields[order.below(i + 1)]);
    }
    return fields;
  };
  write_pair(config, {shuffle(fields_of(pair.start)), shuffle(fields_of(pair.target))}, text);
  return std::string(view(text));
}

void check(const std::string& text) {
  const Key own = key_of(text);
  std::set<std::string> seen;
  Key last{-1, 0, ""};
  const auto found = simpler(text);
  for (const std::string& one : found) {
    const Key key = key_of(one);
    if (!(key < own)) BOOST_ERROR(one << " is not simpler than " << text);
    if (!(last < key)) BOOST_ERROR(one << " comes too late");
    if (!seen.insert(one).second) BOOST_ERROR(one << " comes twice");
    last = key;
  }
  BOOST_TEST(found.size() > 20U);
  BOOST_TEST(found.size() <= 350U);
}

}  // namespace

BOOST_AUTO_TEST_CASE(there_are_no_numbers) {
  const boardmill::Space& space = making().space();
  BOOST_TEST(!space.size().has_value());
  BOOST_CHECK_THROW(space.list(0, 1), std::logic_error);
  const std::string text = drawn(1, 1);
  BOOST_CHECK_THROW(space.rank(*making().read({&text, 1}).front()), std::logic_error);
  BOOST_CHECK_THROW(simpler("1 1 1 1\n"), std::invalid_argument);
}

BOOST_AUTO_TEST_CASE(simpler_pairs_come_before_a_pair) {
  for (const int distance : {1, 5, 8, 9}) check(drawn(distance, 0));
}

BOOST_AUTO_TEST_CASE(simpler_pairs_come_before_many_pairs, *boost::unit_test::label("long")) {
  for (int distance = 1; distance <= 10; ++distance) {
    for (std::uint64_t seed = 1; seed < 4; ++seed) check(drawn(distance, seed));
  }
}

BOOST_AUTO_TEST_CASE(far_pairs_have_some_too) {
  const auto found = simpler(drawn(17, 3));
  BOOST_TEST(found.size() > 100U);
  BOOST_TEST(found.size() <= 350U);
  BOOST_TEST(std::get<0>(key_of(found.back())) == 17);
}

BOOST_AUTO_TEST_CASE(parts_of_a_shortest_way_keep_the_order_of_the_pieces) {
  // The last piece of the start goes two fields down, and is the first one of the target.
  const auto found = simpler("1 3 1 2 1 1 2 5 4 5 1 1 1 2 1 3\n");
  BOOST_TEST(has(found, "1 3 1 2 1 1 2 5 3 5 1 1 1 2 1 3"));
  BOOST_TEST(has(found, "1 3 1 2 1 1 3 5 4 5 1 1 1 2 1 3"));
  BOOST_TEST(has(found, "1 3 1 2 1 1 2 5 2 5 1 1 1 2 1 3"));
  BOOST_TEST(has(found, "1 1 1 2 1 3 2 5 1 1 1 2 1 3 4 5"));  // sorted
  BOOST_TEST(has(found, "1 3 1 2 1 1 2 4 4 4 1 1 1 2 1 3"));  // the same way, closer
}

BOOST_AUTO_TEST_CASE(going_on_comes_to_the_simplest_pair) {
  std::string text = drawn(9, 5);
  for (unsigned steps = 0;; ++steps) {
    const auto found = simpler(text);
    if (found.empty()) break;
    BOOST_REQUIRE(steps < 200);
    text = found[found.size() / 2];
  }
  BOOST_TEST(text == "1 1 1 2 2 1 2 2 1 1 1 2 2 1 2 2\n");
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

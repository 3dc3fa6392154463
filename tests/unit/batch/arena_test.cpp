#include "engine/batch/arena.h"

#include <algorithm>
#include <atomic>
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/puzzle/executor.h"

BOOST_AUTO_TEST_SUITE(batch)
BOOST_AUTO_TEST_SUITE(arena)

using namespace boardmill;

namespace {

constexpr unsigned thread_counts[] = {1, 2, 3, 8, 16};

std::string joined(Executor& executor, std::size_t count, std::size_t grain) {
  return executor.reduce(
      count, grain, std::string(">"),
      [](std::size_t begin, std::size_t end) {
        std::string text;
        for (std::size_t i = begin; i < end; ++i) text += std::to_string(i) + ",";
        return text + "|";
      },
      [](std::string left, const std::string& right) { return std::move(left) + right; });
}

}  // namespace

BOOST_AUTO_TEST_CASE(ranges_cover_everything_once) {
  for (const unsigned threads : thread_counts) {
    boardmill::batch::Arena arena(threads);
    BOOST_TEST(arena.threads() == threads);
    for (const std::size_t count : {0U, 1U, 7U, 1000U, 10'001U}) {
      for (const std::size_t grain : {1U, 6U, 64U, 100'000U}) {
        std::vector<std::atomic<int>> visits(count);
        std::atomic<bool> too_large = false;
        arena.for_range(count, grain, [&](std::size_t begin, std::size_t end) {
          if (end - begin > grain || begin >= end) too_large = true;
          for (std::size_t i = begin; i < end; ++i) ++visits[i];
        });
        const bool once = std::all_of(visits.begin(), visits.end(),
                                      [](const std::atomic<int>& times) { return times == 1; });
        BOOST_TEST(once);
        BOOST_TEST(!too_large);
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(threads_are_asked_for_once_and_only_if_they_are_needed) {
  unsigned asked = 0;
  const auto two = [&asked](unsigned wanted) {
    ++asked;
    return std::min(wanted, 2U);
  };
  const auto run = [](boardmill::batch::Arena& arena, std::size_t items) {
    std::size_t produced = 0;
    std::vector<std::size_t> held(5);
    std::vector<std::size_t> out;
    arena.ordered(
        held.size(),
        [&](std::size_t slot) {
          held[slot] = produced;
          return produced++ < items;
        },
        [](std::size_t) {}, [&](std::size_t slot) { out.push_back(held[slot]); });
    BOOST_TEST(out.size() == items);
    BOOST_TEST(std::is_sorted(out.begin(), out.end()));
  };
  const auto nothing = [](std::size_t, std::size_t) {};
  boardmill::batch::Arena alone(1, two);
  run(alone, 10);
  alone.for_range(10, 1, nothing);
  BOOST_TEST(asked == 0U);

  boardmill::batch::Arena many(8, two);
  run(many, 0);
  run(many, 1);
  many.for_range(10, 10, nothing);
  BOOST_TEST(asked == 0U);
  BOOST_TEST(many.threads() == 8U);
  run(many, 2);
  run(many, 100);
  many.for_range(10, 1, nothing);
  BOOST_TEST(asked == 1U);
  BOOST_TEST(many.threads() == 2U);
}

BOOST_AUTO_TEST_CASE(reduce_gives_what_the_plain_loop_gives) {
  SerialExecutor serial;
  for (const std::size_t count : {0U, 1U, 1000U}) {
    for (const std::size_t grain : {1U, 7U, 5000U}) {
      const std::string expected = joined(serial, count, grain);
      for (const unsigned threads : thread_counts) {
        boardmill::batch::Arena arena(threads);
        BOOST_TEST(joined(arena, count, grain) == expected);
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(items_leave_in_the_order_in_which_they_come) {
  for (const unsigned threads : thread_counts) {
    for (const std::size_t slots : {1U, 2U, 5U, 33U}) {
      boardmill::batch::Arena arena(threads);
      std::vector<int> item(slots);
      std::vector<std::atomic<bool>> taken(slots);
      std::atomic<unsigned> clashes = 0;
      std::vector<int> out;
      int produced = 0;
      arena.ordered(
          slots,
          [&](std::size_t slot) {
            if (produced == 300) return false;
            if (taken[slot].exchange(true)) ++clashes;
            item[slot] = produced++;
            return true;
          },
          [&](std::size_t slot) { item[slot] *= 2; },
          [&](std::size_t slot) {
            out.push_back(item[slot]);
            if (!taken[slot].exchange(false)) ++clashes;
          });
      BOOST_TEST(clashes == 0U);
      BOOST_REQUIRE(out.size() == 300U);
      for (int i = 0; i < 300; ++i) BOOST_REQUIRE(out[static_cast<std::size_t>(i)] == 2 * i);
    }
  }
}

BOOST_AUTO_TEST_CASE(an_exception_of_any_stage_comes_out) {
  for (const unsigned threads : thread_counts) {
    for (int stage = 0; stage < 4; ++stage) {
      boardmill::batch::Arena arena(threads);
      int produced = 0;
      std::atomic<int> worked = 0;
      int consumed = 0;
      const auto fail_in = [&](int present) {
        if (present == stage) throw std::runtime_error("stage");
      };
      const auto run = [&] {
        arena.ordered(
            4,
            [&](std::size_t) {
              if (produced == 50) fail_in(0);
              return produced++ < 100;
            },
            [&](std::size_t) {
              if (worked++ == 20) fail_in(1);
              arena.for_range(10, 1, [&](std::size_t begin, std::size_t) {
                if (begin == 5) fail_in(3);
              });
            },
            [&](std::size_t) {
              if (consumed++ == 20) fail_in(2);
            });
      };
      BOOST_CHECK_THROW(run(), std::runtime_error);
      // The arena can still be used.
      std::atomic<std::size_t> sum = 0;
      arena.for_range(100, 1, [&sum](std::size_t begin, std::size_t) { sum += begin; });
      BOOST_TEST(sum == 4950U);
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

// A loop inside a stage of a pipeline: the thread that waits for the end of its loop must not begin
// another item, whose stage would find the scratch of the first one in use.
#include <atomic>
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <string>
#include <thread>
#include <utility>

#include "engine/batch/arena.h"
#include "tests/support/driver.h"

BOOST_AUTO_TEST_SUITE(steal)

using namespace boardmill;

namespace {

thread_local int items_in_progress = 0;

// Seldom: each yield may cost a time slice where other processes are busy.
void give_way() {
  for (int i = 0; i < 5; ++i) std::this_thread::yield();
}

}  // namespace

// The owner of a loop gives way so that other threads take parts of it, and those take long: so it
// runs out of work of its own and waits, while other items wait to be worked on.
BOOST_AUTO_TEST_CASE(no_item_begins_in_the_middle_of_another_one) {
  for (const unsigned threads : {2U, 4U, 8U}) {
    batch::Arena arena(threads);
    std::atomic<unsigned> begun_inside = 0;
    std::atomic<unsigned> helped = 0;
    std::atomic<unsigned> loops = 0;
    std::atomic<bool> begun = false;
    unsigned produced = 0;
    arena.ordered(
        4 * threads, [&](std::size_t) { return produced++ < 100; },
        [&](std::size_t) {
          if (items_in_progress != 0) ++begun_inside;
          ++items_in_progress;
          const auto owner = std::this_thread::get_id();
          const bool waits_for_help = !begun.exchange(true);
          arena.for_range(8, 1, [&](std::size_t, std::size_t) {
            ++loops;
            give_way();
            if (std::this_thread::get_id() == owner) {
              // The other threads may take a while to come. They run out of items before long.
              for (int i = 0; waits_for_help && helped == 0 && i < 1'000'000; ++i) give_way();
              return;
            }
            ++helped;
            for (int i = 0; i < 5; ++i) give_way();
          });
          --items_in_progress;
        },
        [](std::size_t) {});
    BOOST_TEST(begun_inside == 0U);
    BOOST_TEST(loops == 800U);
    BOOST_TEST(helped > 0U);  // or else the test has forced nothing
  }
}

// Every chunk of one record of a slow method is split over the threads: the same situation, made by
// the main job itself.
BOOST_AUTO_TEST_CASE(split_chunks_give_the_same_rows) {
  for (const auto& [puzzle, method] :
       {std::pair{"flip", "bfs"}, std::pair{"solitaire", "bounds"}}) {
    Request request;
    request.method = method;
    request.text_columns = {"solution", "instance"};
    const auto job = test::prepare(test::puzzle(puzzle), request);
    const std::string text = test::generate(*job, 1, 600);
    const std::string expected = test::solve(*job, 2, {{"t", text}}).rows;
    for (const unsigned threads : {4U, 8U}) {
      for (const std::size_t chunk_bytes : {std::size_t{2'000}, test::whole}) {
        const auto rows = test::solve(*job, 2, {{"t", text}}, {threads, chunk_bytes, false}).rows;
        BOOST_TEST((rows == expected));
      }
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()

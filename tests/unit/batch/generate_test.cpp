#include <atomic>
#include <boost/test/unit_test.hpp>
#include <string>
#include <system_error>

#include "engine/batch/solve.h"
#include "engine/list.h"
#include "tests/support/driver.h"

BOOST_AUTO_TEST_SUITE(batch)
BOOST_AUTO_TEST_SUITE(generate)

using namespace boardmill;

BOOST_AUTO_TEST_CASE(the_bytes_do_not_depend_on_the_threads) {
  for (const Entry* entry : puzzles()) {
    const auto job = test::prepare(*entry, Request());
    const std::string expected = test::generate(*job, 1, 10'000);
    for (const unsigned threads : {2U, 3U, 8U}) {
      BOOST_TEST((test::generate(*job, 1, 10'000, threads) == expected));
    }
    BOOST_TEST((test::generate(*job, 2, 10'000) != expected));
  }
}

BOOST_AUTO_TEST_CASE(an_instance_depends_on_its_seed_and_number_alone) {
  for (const Entry* entry : puzzles()) {
    const auto job = test::prepare(*entry, Request());
    const std::string long_run = test::generate(*job, 7, 9'000);
    for (const std::uint64_t count : {0U, 1U, 4'095U, 4'096U, 4'097U}) {
      const std::string short_run = test::generate(*job, 7, count);
      BOOST_TEST((long_run.substr(0, short_run.size()) == short_run));
    }
    Bytes one;
    job->making()->generate(7, 5'000, 1, one);
    BOOST_TEST(long_run.find(view(one)) != std::string::npos);
  }
}

BOOST_AUTO_TEST_CASE(outputs_that_are_closed_or_full) {
  const auto job = test::prepare(*puzzles().front(), Request());
  for (const unsigned threads : {1U, 8U}) {
    boardmill::batch::Arena arena(threads);
    std::atomic<bool> interrupted = false;
    test::TextSink closed;
    closed.closed_after = 100'000;
    BOOST_TEST(
        (boardmill::batch::generate(arena, *job->making(), 1, 1'000'000'000'000, closed,
                                    interrupted) == boardmill::batch::RunEnd::output_closed));
    test::TextSink full;
    full.throws_after = 100'000;
    BOOST_CHECK_THROW(
        boardmill::batch::generate(arena, *job->making(), 1, 1'000'000'000'000, full, interrupted),
        std::system_error);
    interrupted = true;
    test::TextSink sink;
    BOOST_TEST((boardmill::batch::generate(arena, *job->making(), 1, 10, sink, interrupted) ==
                boardmill::batch::RunEnd::interrupted));
    BOOST_TEST(sink.bytes == "");
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

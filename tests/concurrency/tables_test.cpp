// What threads share: tables that are built at their first use, scratch that is lent, jobs. Plain
// std::threads, so that a thread sanitizer sees all of it.
#include <algorithm>
#include <array>
#include <atomic>
#include <boost/test/unit_test.hpp>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "engine/list.h"
#include "engine/puzzle/pool.h"
#include "engine/puzzle/published.h"
#include "tests/support/driver.h"

BOOST_AUTO_TEST_SUITE(tables)

using namespace boardmill;

namespace {

// Runs `body(number)` on so many threads, which begin together.
void run_together(unsigned threads, const std::function<void(unsigned)>& body) {
  std::atomic<unsigned> ready = 0;
  std::vector<std::thread> running;
  for (unsigned number = 0; number < threads; ++number) {
    running.emplace_back([&ready, &body, threads, number] {
      ++ready;
      while (ready != threads) std::this_thread::yield();
      body(number);
    });
  }
  for (std::thread& thread : running) thread.join();
}

std::string rows_of(const Job& job, std::string_view text, std::size_t columns) {
  const auto opening = job.solving().open(text, true, 1);
  if (!opening) return "refused";
  Results results;
  SerialExecutor serial;
  job.solving().solve({"t", text.substr(0, opening->header_bytes),
                       text.substr(opening->header_bytes), opening->framer, true},
                      serial, results);
  Bytes out;
  test::DebugFormat(columns).rows(results, out);
  return std::string(view(out));
}

}  // namespace

// Comes first: here no table has been built yet.
BOOST_AUTO_TEST_CASE(jobs_are_shared_from_their_first_record_on) {
  struct Shared {
    std::unique_ptr<const Job> job;
    std::string text;
    std::size_t columns;
  };
  std::vector<Shared> jobs;
  for (const Entry* entry : puzzles()) {
    std::vector<std::string> methods{"auto"};
    for (const Choice& method : entry->description().methods) methods.emplace_back(method.name);
    for (const std::string& method : methods) {
      Request request;
      request.method = method;
      for (const Choice& column : entry->description().columns) {
        request.text_columns.emplace_back(column.name);
      }
      Shared shared{test::prepare(*entry, request), {}, request.text_columns.size()};
      Bytes text;
      shared.job->making()->generate(1, 0, 40, text);
      shared.text = view(text);
      jobs.push_back(std::move(shared));
    }
  }
  constexpr unsigned threads = 8;
  std::vector<std::vector<std::string>> rows(threads);
  run_together(threads, [&](unsigned number) {
    // Each thread begins with another job, so that several tables are built at a time.
    for (std::size_t i = 0; i < jobs.size(); ++i) {
      const Shared& shared = jobs[(i + number) % jobs.size()];
      rows[number].push_back(rows_of(*shared.job, shared.text, shared.columns));
    }
  });
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    const std::string expected = rows_of(*jobs[i].job, jobs[i].text, jobs[i].columns);
    BOOST_TEST(test::lines_of(expected).size() == 40U);
    for (unsigned number = 0; number < threads; ++number) {
      BOOST_TEST(
          (rows[number][(i + jobs.size() - number % jobs.size()) % jobs.size()] == expected));
    }
  }
}

// Sizes without end, each with a table of its own.
BOOST_AUTO_TEST_CASE(one_source_of_mixed_instances_on_many_threads) {
  for (const Entry* entry : puzzles()) {
    Request request;
    request.input_format = "line";
    request.text_columns = {"instance"};
    const auto job = test::prepare(*entry, request);
    std::string text;
    for (const char* size : {"1x1", "2x3", "3x2", "1x16", "4x4", "3x5", "5x3", "2x8", "8x2"}) {
      Request sized = request;
      const auto options = entry->description().options;
      const bool has_size =
          std::any_of(options.begin(), options.end(),
                      [](const OptionSpec& option) { return option.name == "size"; });
      if (has_size) sized.settings["size"] = size;
      Bytes some;
      test::prepare(*entry, sized)->making()->generate(2, 0, 20, some);
      text += view(some);
    }
    std::vector<std::string> rows(8);
    run_together(8, [&](unsigned number) { rows[number] = rows_of(*job, text, 1); });
    BOOST_TEST(test::lines_of(rows[0]).size() == 180U);
    for (const std::string& other : rows) BOOST_TEST((other == rows[0]));
  }
}

BOOST_AUTO_TEST_CASE(a_value_is_built_by_one_thread) {
  constexpr std::size_t rounds = 200;
  static std::array<Published<std::vector<int>>, rounds> values;
  for (std::size_t round = 0; round < rounds; ++round) {
    std::atomic<int> built = 0;
    std::atomic<int> wrong = 0;
    run_together(6, [&](unsigned) {
      const std::vector<int>& value = values[round].get([&built] {
        ++built;
        return std::make_unique<std::vector<int>>(1000, 7);
      });
      if (value.size() != 1000 || value.back() != 7) ++wrong;
    });
    BOOST_TEST(built == 1);
    BOOST_TEST(wrong == 0);
  }
}

BOOST_AUTO_TEST_CASE(an_object_is_lent_to_one_borrower_at_a_time) {
  struct Scratch {
    bool lent = false;  // plain on purpose: the pool alone keeps threads apart
    unsigned loans = 0;
  };
  Pool<Scratch> pool;
  std::atomic<unsigned> clashes = 0;
  constexpr unsigned threads = 8;
  constexpr unsigned loans = 5'000;
  run_together(threads, [&](unsigned) {
    for (unsigned i = 0; i < loans; ++i) {
      const auto loan = pool.borrow();
      if (loan->lent) ++clashes;
      loan->lent = true;
      ++loan->loans;
      if (i % 16 == 0) std::this_thread::yield();
      const auto second = pool.borrow();
      if (&*second == &*loan) ++clashes;
      loan->lent = false;
    }
  });
  BOOST_TEST(clashes == 0U);
  // Nothing is lost: all loans are found in no more objects than there were at a time.
  std::vector<std::unique_ptr<Pool<Scratch>::Loan>> all;
  unsigned counted = 0;
  for (unsigned i = 0; i < 2 * threads; ++i) {
    all.push_back(std::unique_ptr<Pool<Scratch>::Loan>(new Pool<Scratch>::Loan(pool.borrow())));
    counted += (*all.back())->loans;
  }
  BOOST_TEST(counted == threads * loans);
}

BOOST_AUTO_TEST_SUITE_END()

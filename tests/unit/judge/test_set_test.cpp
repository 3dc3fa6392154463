#include "engine/judge/test_set.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/batch/arena.h"
#include "engine/judge/input_file.h"
#include "engine/list.h"

BOOST_AUTO_TEST_SUITE(judge)
BOOST_AUTO_TEST_SUITE(test_set)

using namespace boardmill;
using namespace boardmill::judge;

namespace {

struct Setup {
  const Entry* entry = nullptr;
  const Problem* problem = nullptr;
  std::unique_ptr<const Job> job;

  const Description& puzzle() const { return entry->description(); }
};

using Settings = std::map<std::string, std::string, std::less<>>;

// A problem, or the plain puzzle.
Setup set_up(std::string_view name, const Settings& settings = {}) {
  Setup setup;
  for (const Entry* entry : puzzles()) {
    const Description& puzzle = entry->description();
    if (puzzle.name == name) setup.entry = entry;
    for (const Problem& problem : puzzle.problems) {
      if (problem.name != name) continue;
      setup.entry = entry;
      setup.problem = &problem;
    }
  }
  Request request = request_for(setup.problem);
  request.text_columns = {"answer"};
  request.witness_wanted = true;
  for (const auto& [key, value] : settings) request.settings[key] = value;
  setup.job = *setup.entry->prepare(request);
  return setup;
}

tl::expected<TestSet, std::string> make(const Setup& setup, const SetOrder& order,
                                        std::span<Rival* const> rivals = {}, unsigned threads = 2) {
  batch::Arena arena(threads);
  const std::atomic<bool> interrupted = false;
  return make_test_set(*setup.job, order, rivals, arena, interrupted);
}

// How often each mistake is wrong in the files of a set, counted here once more.
std::size_t count_kills(const Setup& setup, const TestSet& set, std::size_t mistake) {
  std::size_t kills = 0;
  for (const TestFile& file : set.files) {
    const Chunk chunk = *open_whole(setup.job->solving(), file.input);
    Results right;
    SerialExecutor executor;
    setup.job->solving().solve(chunk, executor, right);
    TextColumn wrong;
    setup.job->coaching().answer_mistakenly(mistake, chunk, wrong);
    for (std::size_t i = 0; i < right.size(); ++i) {
      const bool fits = !wrong.cell(i).empty();
      if (fits && trim_line(wrong.cell(i)) != trim_line(right.texts.front().cell(i))) ++kills;
    }
  }
  return kills;
}

void check_complete_set(const char* name) {
  const Setup setup = set_up(name);
  SetOrder order;
  order.per_file = setup.problem != nullptr && setup.problem->cases != CasesPerRun::one ? 10 : 1;
  const auto set = make(setup, order);
  BOOST_TEST_CONTEXT(name) {
    BOOST_REQUIRE(set.has_value());
    BOOST_TEST(set->is_complete());
    BOOST_TEST(set->needed <= set->instances.size());
    BOOST_TEST(set->instances.size() <= 40U);
    std::set<std::string> inputs, names;
    for (const TestFile& file : set->files) {
      inputs.insert(file.input);
      names.insert(file.name);
      BOOST_TEST(!file.why.empty());
    }
    BOOST_TEST(inputs.size() == set->files.size());
    BOOST_TEST(names.size() == set->files.size());
    BOOST_TEST(set->files.front().sample);
    for (std::size_t i = 0; i < setup.puzzle().mistakes.size(); ++i) {
      const Kills& row = set->kills[i];
      BOOST_TEST_CONTEXT(row.name) {
        BOOST_TEST(row.cases == count_kills(setup, *set, i));
        BOOST_TEST(row.killed.size() == set->instances.size());
        BOOST_TEST(row.cannot_fail.empty() == (row.cases != 0));
        // With one goal there is one board that is solved at the start.
        if (row.cases == 1) {
          BOOST_TEST((row.name == "start-untested" || row.name == "open-unnoticed"));
        }
      }
    }
  }
}

// Answers every board alike.
class Stubborn final : public Rival {
 public:
  explicit Stubborn(std::string answer) : answer_(std::move(answer)) {}
  std::string_view name() const override { return "stubborn"; }
  std::string run(std::string_view /*input*/) override { return answer_ + "\n"; }

 private:
  std::string answer_;
};

}  // namespace

BOOST_AUTO_TEST_CASE(problems_get_complete_sets) {
  for (const char* name : {"flip", "poj1753", "poj1681", "poj3279", "hdu1401"}) {
    check_complete_set(name);
  }
}

BOOST_AUTO_TEST_CASE(other_problems_get_complete_sets, *boost::unit_test::label("long")) {
  for (const char* name : {"poj2965", "poj1222", "poj1198", "spoj-solit"}) {
    check_complete_set(name);
  }
}

BOOST_AUTO_TEST_CASE(what_cannot_happen_is_listed_and_missing_from_nothing) {
  const auto white = make(set_up("flip", {{"goal", "white"}}), {});
  BOOST_REQUIRE(white.has_value());
  BOOST_TEST(white->is_complete());
  const auto row = std::find_if(white->kills.begin(), white->kills.end(),
                                [](const Kills& one) { return one.name == "only-white"; });
  BOOST_REQUIRE(row != white->kills.end());
  BOOST_TEST(row->cases == 0U);
  BOOST_TEST(!row->cannot_fail.empty());
}

namespace {

// Sizes with strata and features that are empty by mathematics.
void check_complete(const std::vector<const char*>& sizes) {
  for (const char* size : sizes) {
    for (const char* goal : {"either", "white", "black"}) {
      const auto set = make(set_up("flip", {{"size", size}, {"goal", goal}}), {});
      BOOST_TEST_CONTEXT(size << ' ' << goal) {
        BOOST_REQUIRE(set.has_value());
        BOOST_TEST(set->is_complete());
      }
    }
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(small_sizes_are_complete) { check_complete({"1x1", "1x2", "2x2", "1x9"}); }

BOOST_AUTO_TEST_CASE(sizes_are_complete, *boost::unit_test::label("long")) {
  check_complete({"2x9", "5x5", "6x6", "5x4"});
}

BOOST_AUTO_TEST_CASE(same_order_same_set) {
  for (const char* name : {"poj1753", "poj1198"}) {
    // Near the limit there is little to search.
    const Setup setup =
        set_up(name, name == std::string("poj1198") ? Settings{{"max-moves", "4"}} : Settings());
    SetOrder order;
    order.seed = 11;
    const auto one = make(setup, order, {}, 1);
    const auto two = make(setup, order, {}, 3);
    order.seed = 12;
    const auto other = make(setup, order, {}, 1);
    BOOST_REQUIRE((one && two && other));
    BOOST_TEST(one->stream == two->stream);
    BOOST_TEST(one->stream != other->stream);
  }
}

BOOST_AUTO_TEST_CASE(too_few_cases_are_refused) {
  SetOrder order;
  order.cases = 3;
  const auto set = make(set_up("poj1753"), order);
  BOOST_REQUIRE(!set.has_value());
  BOOST_TEST(set.error().find("--cases: expected at least ") == 0U);
  // As many as it says are enough.
  order.cases = std::stoul(set.error().substr(std::string("--cases: expected at least ").size()));
  const auto enough = make(set_up("poj1753"), order);
  BOOST_REQUIRE(enough.has_value());
  BOOST_TEST(enough->instances.size() == order.cases);
  BOOST_TEST(enough->needed == order.cases);
}

BOOST_AUTO_TEST_CASE(rivals_are_killed_or_survive) {
  const Setup setup = set_up("poj1753");
  Stubborn stubborn("4");
  Rival* const rivals[] = {&stubborn};
  const auto killed = make(setup, {}, rivals);
  BOOST_REQUIRE(killed.has_value());
  BOOST_TEST(killed->kills.back().name == "stubborn");
  BOOST_TEST(killed->kills.back().cases > 20U);

  // A right program survives every set.
  class Right final : public Rival {
   public:
    explicit Right(const Job& job) : job_(job) {}
    std::string_view name() const override { return "right"; }
    std::string run(std::string_view input) override {
      Results results;
      SerialExecutor executor;
      job_.solving().solve(*open_whole(job_.solving(), input), executor, results);
      return std::string(results.texts.front().cell(0)) + "\n";
    }

   private:
    const Job& job_;
  };
  Right right(*setup.job);
  Rival* const others[] = {&right};
  const auto survived = make(setup, {}, others);
  BOOST_REQUIRE(survived.has_value());
  BOOST_TEST(survived->kills.back().cases == 0U);
  BOOST_TEST(!survived->is_complete());
}

BOOST_AUTO_TEST_CASE(a_file_of_one_case_each_has_no_company) {
  SetOrder order;
  order.per_file = 1;
  const auto set = make(set_up("hdu1401", {{"max-moves", "4"}}), order);
  BOOST_REQUIRE(set.has_value());
  BOOST_TEST(set->is_complete());
  const auto row = std::find_if(set->kills.begin(), set->kills.end(),
                                [](const Kills& one) { return one.name == "state-kept"; });
  BOOST_REQUIRE(row != set->kills.end());
  BOOST_TEST(row->cannot_fail == "every file has one case");
}

BOOST_AUTO_TEST_CASE(an_interrupted_set_is_an_error) {
  const Setup setup = set_up("poj1198");
  SerialExecutor executor;
  const std::atomic<bool> interrupted = true;
  BOOST_TEST(!make_test_set(*setup.job, {}, {}, executor, interrupted));
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

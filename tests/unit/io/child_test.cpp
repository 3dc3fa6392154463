#include "io/child.h"

#include <boost/test/unit_test.hpp>
#include <chrono>
#include <string>
#include <system_error>

BOOST_AUTO_TEST_SUITE(io)
BOOST_AUTO_TEST_SUITE(child)

using namespace boardmill::io;

namespace {

ChildResult run_shell(const std::string& script, std::string_view input = "",
                      ChildLimits limits = {}) {
  return run_child({"sh", "-c", script}, input, limits);
}

}  // namespace

BOOST_AUTO_TEST_CASE(it_reads_what_it_is_given_and_its_output_comes_back) {
  const ChildResult result = run_child({"cat"}, "one\ntwo");
  BOOST_TEST(result.ended);
  BOOST_TEST(result.output == "one\ntwo");
  // More than a pipe holds, both ways at once.
  const std::string much(900'000, 'x');
  BOOST_TEST(run_child({"cat"}, much).output == much);
}

BOOST_AUTO_TEST_CASE(it_need_not_read_its_input) {
  const std::string much(900'000, 'x');
  const ChildResult result = run_shell("echo 4", much);
  BOOST_TEST(result.ended);
  BOOST_TEST(result.output == "4\n");
}

BOOST_AUTO_TEST_CASE(a_status_or_a_signal_is_no_good_end) {
  BOOST_TEST(!run_shell("echo 4; exit 3").ended);
  BOOST_TEST(run_shell("echo 4; exit 3").output == "4\n");
  BOOST_TEST(!run_shell("kill -9 $$").ended);
}

BOOST_AUTO_TEST_CASE(what_exceeds_a_limit_is_killed) {
  const ChildLimits limits{std::chrono::milliseconds(200), 1000};
  BOOST_TEST(!run_shell("while :; do echo xxxxxxxxxxxxxxx; done", "", limits).ended);
  BOOST_TEST(!run_shell("sleep 60", "", limits).ended);
  BOOST_TEST(!run_shell("exec >&-; sleep 60", "", limits).ended);
  BOOST_TEST(!run_shell("sleep 60 & echo 4", "", limits).ended);  // a child holds the pipe
}

BOOST_AUTO_TEST_CASE(a_program_that_is_not_there_is_an_error_with_its_name) {
  BOOST_CHECK_EXCEPTION(
      run_child({"no-such-program"}, ""), std::system_error, [](const std::system_error& error) {
        return std::string(error.what()) == "no-such-program: No such file or directory";
      });
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

// Validators and checkers, compiled and run: for every variant of a problem all valid data are
// accepted and every kind of fault is refused; outputs get the right verdict, whatever they hold.
#include <sys/wait.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "engine/judge/invalid_inputs.h"
#include "engine/puzzle/package_texts.h"
#include "engine/puzzle/shipped.h"
#include "tests/support/driver.h"
#include "tests/support/outputs.h"
#include "tests/support/package_variants.h"
#include "tests/support/temp_dir.h"

BOOST_AUTO_TEST_SUITE(package_programs)

using namespace boardmill;
using test::Variant;

namespace {

// The exit code of a command; -1 where it was ended by a signal.
int run(const std::string& command) {
  const int status = std::system(command.c_str());
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

std::string compile(const test::TempDir& folder, const std::string& name, const std::string& text) {
  const std::string source = folder.write(name + ".cpp", text);
  const std::string program = folder / name;
  const int code = run("timeout 120 c++ -std=c++17 -O1 -Wall -Wextra -Wpedantic -Werror -o " +
                       program + " " + source);
  BOOST_REQUIRE_MESSAGE(code == 0, text);
  return program;
}

std::size_t runs = 0;

int validate(const test::TempDir& folder, const std::string& program, std::string_view data) {
  ++runs;
  return run("timeout 20 " + program + " < " + folder.write("in", data) + " > " + (folder / "out") +
             " 2> " + (folder / "err"));
}

struct Judged {
  int code;
  std::string message;
};

// As the judge of the convention calls it.
Judged check(const test::TempDir& folder, const std::string& program, Convention convention,
             const std::string& input, const std::string& answer, const std::string& output) {
  ++runs;
  const std::string in = folder.write("in", input);
  const std::string ans = folder.write("ans", answer);
  const std::string out = folder.write("out", output);
  folder.write("feedback/judgemessage.txt", "");
  const std::string err = folder / "err";
  std::string command = "timeout 20 " + program + " " + in + " ";
  switch (convention) {
    case Convention::icpc:
      command += ans + " " + (folder / "feedback/") + " < " + out;
      break;
    case Convention::polygon:
      command += out + " " + ans;
      break;
    case Convention::hustoj:
      command += ans + " " + out;
      break;
  }
  const int code = run(command + " 2> " + err);
  return {code, test::read_file(
                    convention == Convention::icpc ? folder / "feedback/judgemessage.txt" : err)};
}

// Faults of one puzzle alone.
std::vector<std::string> special_faults(const Variant& variant, const std::string& data) {
  std::vector<std::string> faults;
  const auto lines = test::lines_of(data);
  const auto with_line = [&lines](std::size_t index, const std::string& text) {
    std::string result;
    for (std::size_t i = 0; i < lines.size(); ++i) result += (i == index ? text : lines[i]) + "\n";
    return result;
  };
  const std::size_t last = lines.size() - 1;
  if (variant.puzzle == "solitaire") {
    for (const char* bad :
         {"1 1 1 1 2 2 3 3", "0 1 1 2 2 2 3 3", "1 1 1 2 2 2 3 9", "1 1 1 2 2 2 3",
          "1 1 1 2 2 2 3 3 4", "1 1 1 2 2 2 3 -3", "", "1 1 1 2 2 2  3 3", "1 1 1 2 2 2 3 3 4 4"}) {
      faults.push_back(with_line(last, bad));
      faults.push_back(with_line(last - 1, bad));
    }
  } else {
    faults.push_back(with_line(last, lines[last] + lines[last].back()));
    faults.push_back(with_line(last, lines[last].substr(1)));
    faults.push_back(with_line(last, "x" + lines[last].substr(1)));
    faults.push_back(with_line(last, lines[last] + "\n" + lines[last]));
    faults.push_back(with_line(last, ""));
  }
  const bool counted = test::prepare(variant)->making()->header(1) != "";
  if (counted) {
    for (const char* bad : {"0", "2", "00001", "x", "1 1", "100001", ""}) {
      faults.push_back(with_line(0, bad));
    }
  }
  if (data.find("\n") != data.npos && variant.problem == "poj3279") {
    for (const char* bad : {"0 4", "4 0", "16 4", "4 16", "4", "4 4 4", "4  4"}) {
      faults.push_back(with_line(0, bad));
    }
  }
  return faults;
}

constexpr int valid[] = {42, 0};
constexpr int invalid[] = {43, 3};
constexpr int accepted[] = {42, 0, 0};
constexpr int wrong[] = {43, 1, 1};
constexpr int misprinted[] = {43, 2, 1};
constexpr int judge_error[] = {1, 3, 1};

}  // namespace

BOOST_AUTO_TEST_CASE(validators_accept_valid_data_and_nothing_else) {
  for (const Variant& variant : test::package_variants()) {
    if (variant.print == Print::solution) continue;  // the same validator
    BOOST_TEST_CONTEXT(variant.name()) {
      const auto job = test::prepare(variant);
      const PackageTexts texts = job->publishing()->package_texts().value();
      for (const int kind : {0, 1}) {
        const test::TempDir folder;
        const std::string program =
            compile(folder, "validate", texts.validators[static_cast<std::size_t>(kind)]);
        for (const std::uint64_t count : {1U, 2U, 7U}) {
          if (count > 1 && !texts.many_cases) continue;
          for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const std::string data = test::data_of(*job, seed, count);
            BOOST_TEST(validate(folder, program, data) == valid[kind], data);
          }
        }
        const std::string data = test::data_of(*job, 1, 1);
        for (const judge::BadFile& bad : judge::invalid_inputs(data)) {
          BOOST_TEST(validate(folder, program, bad.bytes) == invalid[kind], bad.name);
        }
        for (const std::string& bad : special_faults(variant, data)) {
          BOOST_TEST(validate(folder, program, bad) == invalid[kind], bad);
        }
        BOOST_TEST(validate(folder, program, test::random_bytes(1 << 20)) == invalid[kind]);
        BOOST_TEST(validate(folder, program, std::string(1 << 20, '9')) == invalid[kind]);
      }
    }
  }
  BOOST_TEST_MESSAGE(runs << " runs of validators");
}

// The engine judges by the same rules.
BOOST_AUTO_TEST_CASE(checkers_judge_right_wrong_and_junk) {
  runs = 0;
  for (const Variant& variant : test::package_variants()) {
    if (variant.print == Print::answer) continue;
    BOOST_TEST_CONTEXT(variant.name()) {
      const auto job = test::prepare(variant);
      const PackageTexts texts = job->publishing()->package_texts().value();
      const auto trials = test::judged_inputs(*job, variant, texts.many_cases);
      const std::string impossible = test::impossible_of(variant);
      for (const Convention convention :
           {Convention::icpc, Convention::polygon, Convention::hustoj}) {
        const auto kind = static_cast<std::size_t>(convention);
        const test::TempDir folder;
        const std::string program = compile(folder, "check", texts.checker(convention));
        for (const test::JudgedInput& trial : trials) {
          const auto judged = [&](const std::string& output) {
            const int code =
                check(folder, program, convention, trial.input, trial.answer, output).code;
            const std::string fault = test::fault_of_all(*job, trial.input, output);
            BOOST_TEST((code == accepted[kind]) == fault.empty(), fault << "\n" << output);
            return code;
          };
          for (const judge::BadFile& good : judge::valid_outputs(trial.answer)) {
            BOOST_TEST(judged(good.bytes) == accepted[kind], good.name << "\n" << trial.answer);
          }
          for (const std::string& bad : test::wrong_outputs(variant, trial)) {
            const int code = judged(bad);
            BOOST_TEST((code == wrong[kind] || code == misprinted[kind]), bad.substr(0, 100));
          }
          BOOST_TEST(judged("") == misprinted[kind]);
          BOOST_TEST(judged(test::random_bytes(1 << 20)) == misprinted[kind]);
          BOOST_TEST(judged(std::string(1 << 20, ' ')) == misprinted[kind]);
          if (convention == Convention::icpc) {
            for (const std::string& output : test::changed_outputs(trial.answer, 50)) {
              judged(output);
            }
          }
          if (trial.solvable) {
            const Judged one = check(folder, program, convention, trial.input, trial.answer,
                                     impossible + "\n" + trial.answer);
            BOOST_TEST(one.code == wrong[kind]);
            BOOST_TEST(one.message.find("case 1") == 0U, one.message);
          }
        }
        // The judge does not know a solution that there is.
        const test::JudgedInput& first = *std::find_if(
            trials.begin(), trials.end(), [](const auto& trial) { return trial.solvable; });
        BOOST_TEST(
            check(folder, program, convention, first.input, impossible + "\n", first.answer).code ==
            judge_error[kind]);
        BOOST_TEST(check(folder, program, convention, first.input, "broken\n", first.answer).code ==
                   judge_error[kind]);
      }
    }
  }
  BOOST_TEST_MESSAGE(runs << " runs of checkers");
}

// By hand, so that a checker cannot agree with an engine that is wrong.
BOOST_AUTO_TEST_CASE(witnesses_are_replayed) {
  const auto judge_one = [](const Variant& variant, const std::string& input,
                            const std::string& answer, const std::string& output) {
    const test::TempDir folder;
    const auto job = test::prepare(variant);
    const std::string program = compile(
        folder, "check", job->publishing()->package_texts().value().checker(Convention::icpc));
    return check(folder, program, Convention::icpc, input, answer, output);
  };
  const Variant flip{"flip", "poj1753", "auto", {}, Print::solution};
  const std::string board = "wbww\nbbbw\nwbww\nwwww\n";
  BOOST_TEST(judge_one(flip, board, "1\n2 2\n", "1\n2 2\n").code == 42);
  BOOST_TEST(judge_one(flip, board, "1\n2 2\n", "1\n2 3\n").code == 43);
  BOOST_TEST(judge_one(flip, board, "1\n2 2\n", "1\n0 2\n").code == 43);
  BOOST_TEST(judge_one(flip, board, "1\n2 2\n", "1\n2 5\n").code == 43);
  BOOST_TEST(judge_one(flip, board, "1\n2 2\n", "3\n2 2\n1 1\n1 1\n").code == 43);
  BOOST_TEST(judge_one(flip, board, "1\n2 2\n", "1 2 2 2 2\n").code == 43);
  BOOST_TEST(judge_one(flip, board, "3\n2 2\n1 1\n1 1\n", "1\n2 2\n").code == 1);

  const Variant solitaire{"solitaire", "poj1198", "auto", {}, Print::solution};
  const std::string pair = "4 4 4 5 5 4 6 5\n2 4 3 3 3 6 4 6\n";
  const std::string answer = test::answers_of(*test::prepare(solitaire), pair).front();
  BOOST_TEST(judge_one(solitaire, pair, answer, answer).code == 42);
  const std::string near = "1 1 1 2 4 4 8 8\n1 2 1 3 4 4 8 8\n";
  const std::string jump = "YES\n1\n1 1 1 3\n";
  BOOST_TEST(judge_one(solitaire, near, jump, jump).code == 42);
  BOOST_TEST(judge_one(solitaire, near, jump, "YES\n2\n1 2 1 3\n1 1 1 2\n").code == 42);
  BOOST_TEST(judge_one(solitaire, near, jump, "YES\n3\n8 8 8 7\n8 7 8 8\n1 1 1 3\n").code == 42);
  BOOST_TEST(judge_one(solitaire, near, jump, "YES\n1\n1 2 1 3\n").code == 43);  // not there
  BOOST_TEST(judge_one(solitaire, near, jump, "YES\n1\n1 1 1 2\n").code == 43);  // occupied
  BOOST_TEST(judge_one(solitaire, near, jump, "YES\n1\n5 5 5 6\n").code == 43);  // no piece
  BOOST_TEST(judge_one(solitaire, near, jump, "YES\n1\n1 1 2 2\n").code == 43);  // diagonal
  BOOST_TEST(judge_one(solitaire, near, jump, "YES\n1\n4 4 4 6\n").code == 43);  // over none
  BOOST_TEST(judge_one(solitaire, near, jump, "YES\n1\n1 1 1 4\n").code == 43);  // too far
  BOOST_TEST(judge_one(solitaire, near, jump, "YES\n1\n1 1 1 9\n").code == 43);  // outside
  BOOST_TEST(judge_one(solitaire, near, jump, "YES\n1\n1 1 1 1\n").code == 43);  // no move
  BOOST_TEST(judge_one(solitaire, near, jump, "YES\n9\n" + std::string(36, '1')).code == 43);
}

// What Polygon gets where answers are compared.
BOOST_AUTO_TEST_CASE(the_comparing_checker) {
  const test::TempDir folder;
  const std::string program =
      compile(folder, "check",
              fill_checker(shipped_file("judge/package/compare.cpp"), {}, Convention::polygon));
  const auto code = [&](const std::string& answer, const std::string& output) {
    return check(folder, program, Convention::polygon, "x\n", answer, output).code;
  };
  BOOST_TEST(code("YES\n", "YES") == 0);
  BOOST_TEST(code("1 0\n0 1\n", "1 0 0\r\n 1\n\n") == 0);
  BOOST_TEST(code("YES\n", "yes\n") == 1);
  BOOST_TEST(code("YES\n", "YES YES\n") == 1);
  BOOST_TEST(code("YES\n", "") == 1);
  BOOST_TEST(code("YES\n", test::random_bytes(1 << 16)) == 1);
}

BOOST_AUTO_TEST_SUITE_END()

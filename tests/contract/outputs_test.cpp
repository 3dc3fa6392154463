// What every puzzle promises of the outputs of programs: right ones are accepted, whatever witness
// they hold, and no others; and whatever bytes a program prints, there is an answer.
#include "tests/support/outputs.h"

#include <rapidcheck/boost_test.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/judge/input_file.h"
#include "engine/judge/invalid_inputs.h"
#include "engine/list.h"
#include "engine/puzzle/random.h"
#include "engine/puzzle/stratum.h"
#include "tests/support/driver.h"
#include "tests/support/package_variants.h"

BOOST_AUTO_TEST_SUITE(contract)

using namespace boardmill;
using test::fault_of;
using test::fault_of_all;
using test::Variant;

namespace {

using Texts = std::vector<std::string>;

std::vector<Variant> variants_of(const Entry& entry) {
  const std::string puzzle(entry.description().name);
  std::vector<Variant> variants{{puzzle, ""}};
  for (const Problem& problem : entry.description().problems) {
    variants.push_back({puzzle, std::string(problem.name)});
  }
  return variants;
}

// Calls body(variant, job) for each problem of which witnesses can be asked.
template <class Body>
void for_each_witness_problem(const Body& body) {
  for (const Entry* entry : puzzles()) {
    std::size_t count = 0;
    for (Variant variant : variants_of(*entry)) {
      variant.print = Print::solution;
      const auto job = entry->prepare(test::request_of(variant));
      if (!job) continue;
      ++count;
      BOOST_TEST_CONTEXT(variant.name()) { body(variant, **job); }
    }
    BOOST_TEST(count > 0U, entry->description().name);
  }
}

// An input file for an instance of every stratum.
Texts inputs_of(const Job& job) {
  Texts inputs;
  for (const Stratum& stratum : job.making()->wanted_strata()) {
    Draw draw(Random(3, stratum.id()));
    draw.case_wanted = true;
    job.making()->draw(stratum, Distinct::no, {&draw, 1});
    if (draw.found) inputs.push_back(judge::make_file(*job.making(), {&draw.drawn, 1}));
  }
  return inputs;
}

std::string answer_of(const Job& job, std::string_view input) {
  return test::answers_of(job, input).at(0);
}

std::string joined(const Texts& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(right_outputs_are_right_in_any_blanks) {
  for_each_witness_problem([](const Variant&, const Job& job) {
    const Texts inputs = inputs_of(job);
    BOOST_TEST(inputs.size() > 5U);
    for (const std::string& input : inputs) {
      const std::string answer = answer_of(job, input);
      for (const judge::BadFile& good : judge::valid_outputs(answer)) {
        BOOST_TEST(fault_of(job, input, good.bytes) == "", good.name << "\n" << answer);
        BOOST_TEST(fault_of_all(job, input, good.bytes) == "", good.name << "\n" << answer);
      }
      std::string wide;
      for (const char byte : answer) {
        wide += byte == ' ' ? "\t  " : byte == '\n' ? " \r\n\n " : std::string{byte};
      }
      std::string narrow = answer.substr(0, answer.size() - 1);
      std::replace(narrow.begin(), narrow.end(), ' ', '\n');
      for (const std::string& good : {wide, narrow, answer + "\n \n", "\r\n\n " + answer}) {
        BOOST_TEST(fault_of_all(job, input, good) == "", good);
      }
    }
  });
}

BOOST_AUTO_TEST_CASE(a_damaged_witness_is_wrong) {
  for_each_witness_problem([](const Variant&, const Job& job) {
    std::size_t witnesses = 0;
    for (const std::string& input : inputs_of(job)) {
      const std::string answer = answer_of(job, input);
      const Texts lines = test::lines_of(answer);
      const auto expect_wrong = [&](const std::string& output) {
        const std::string fault = fault_of(job, input, output);
        BOOST_TEST(!fault.empty(), input << output);
        BOOST_TEST(fault.find_first_of("\n,\"") == std::string::npos, fault);
        BOOST_TEST(!fault_of_all(job, input, output).empty(), input << output);
      };
      for (std::size_t i = 0; i < lines.size(); ++i) {
        Texts changed = lines;
        changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(i));
        expect_wrong(joined(changed));
        changed = lines;
        changed.insert(changed.begin() + static_cast<std::ptrdiff_t>(i), lines[i]);
        expect_wrong(joined(changed));
        for (const char* end : {" 1", " x", " 0 0 0 0"}) {
          changed = lines;
          changed[i] += end;
          expect_wrong(joined(changed));
        }
        for (const char* begin : {"x", "-", "+", "0000000000", "99", "\v", "."}) {
          changed = lines;
          changed[i] = begin + lines[i];
          expect_wrong(joined(changed));
        }
      }
      if (lines.size() > 1) ++witnesses;
    }
    BOOST_TEST(witnesses > 0U);
  });
}

BOOST_AUTO_TEST_CASE(the_output_of_another_record_is_wrong) {
  for_each_witness_problem([](const Variant&, const Job& job) {
    const Texts inputs = inputs_of(job);
    std::size_t count = 0;
    for (const std::string& input : inputs) {
      const std::string right = answer_of(job, input);
      for (const std::string& other : inputs) {
        const std::string output = answer_of(job, other);
        if (output == right) continue;
        BOOST_TEST(fault_of(job, input, output) != "", input << output);
        ++count;
      }
    }
    BOOST_TEST(count > 10U);
  });
}

BOOST_AUTO_TEST_CASE(solvable_or_not_is_judged) {
  for_each_witness_problem([](const Variant& variant, const Job& job) {
    const std::string impossible = test::impossible_of(variant);
    std::size_t solvable = 0;
    std::size_t unsolvable = 0;
    for (const std::string& input : inputs_of(job)) {
      const std::string answer = answer_of(job, input);
      if (answer == impossible + "\n") {
        ++unsolvable;
        BOOST_TEST(fault_of(job, input, impossible) == "");
        for (const char* output : {"0\n", "YES\n0\n"}) {
          BOOST_TEST(fault_of(job, input, output) != "");
        }
      } else {
        ++solvable;
        BOOST_TEST(fault_of(job, input, impossible) == "outcome: expected solved found unsolvable");
      }
    }
    BOOST_TEST(solvable > 0U);
    const Stratum none{"unsolvable", Stratum::Kind::unsolvable};
    const bool may_be = job.making()->count(none, Distinct::no) != std::uint64_t{0};
    BOOST_TEST((unsolvable > 0) == may_be);
  });
}

// tests/long/package_programs_test.cpp runs the checkers of packages on the same outputs.
BOOST_AUTO_TEST_CASE(the_rules_are_those_of_the_checkers) {
  for (const Variant& variant : test::package_variants()) {
    if (variant.print == Print::answer) continue;
    BOOST_TEST_CONTEXT(variant.name()) {
      const auto job = test::prepare(variant);
      const bool many_cases = job->publishing()->package_texts().value().many_cases;
      for (const test::JudgedInput& judged : test::judged_inputs(*job, variant, many_cases)) {
        for (const judge::BadFile& good : judge::valid_outputs(judged.answer)) {
          BOOST_TEST(fault_of_all(*job, judged.input, good.bytes) == "", good.name);
        }
        for (const std::string& bad : test::wrong_outputs(variant, judged)) {
          BOOST_TEST(fault_of_all(*job, judged.input, bad) != "", bad.substr(0, 100));
        }
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(answers_without_a_witness_have_to_be_the_right_text) {
  for (const Entry* entry : puzzles()) {
    for (const Variant& variant : variants_of(*entry)) {
      BOOST_TEST_CONTEXT(variant.name()) {
        const auto job = test::prepare(variant);
        for (const std::string& input : inputs_of(*job)) {
          const std::string answer = answer_of(*job, input);
          BOOST_TEST(fault_of_all(*job, input, answer) == "");
          std::string changed = answer;
          changed.front() = changed.front() == '9' ? '8' : '9';
          BOOST_TEST(fault_of(*job, input, changed) != "");
        }
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(records_that_cannot_be_read_and_outputs_without_a_record) {
  for_each_witness_problem([](const Variant&, const Job& job) {
    const Texts inputs = inputs_of(job);
    const std::string answer = answer_of(job, inputs.front());
    const std::string_view text = answer;
    const std::vector<std::string_view> outputs{text, text};
    std::vector<std::string> wrong;
    job.checking().judge_outputs(test::chunk_of(job, inputs.front()), outputs, wrong);
    BOOST_TEST((wrong == Texts{"", "answer: there is no record for it"}));
    std::string broken = inputs.front();
    broken.back() = 'x';
    Chunk chunk = test::chunk_of(job, inputs.front());
    chunk.bytes = std::string_view(broken).substr(chunk.header.size());
    job.checking().judge_outputs(chunk, {&text, 1}, wrong);
    BOOST_TEST(wrong.at(0).starts_with("answer: expected nothing found"), wrong.at(0));
  });
}

namespace {

struct Answered {
  std::unique_ptr<const Job> job;
  std::string input, answers;
};

// Six cases of each problem, with and without witnesses.
const std::vector<Answered>& six_cases() {
  static const std::vector<Answered> all = [] {
    std::vector<Answered> made;
    for (const Entry* entry : puzzles()) {
      for (Variant variant : variants_of(*entry)) {
        for (const Print print : {Print::answer, Print::solution}) {
          variant.print = print;
          if (!entry->prepare(test::request_of(variant))) continue;
          Answered one{test::prepare(variant), "", ""};
          one.input = test::generate(*one.job, 3, 6);
          for (const std::string& answer : test::answers_of(*one.job, one.input)) {
            one.answers += answer;
          }
          made.push_back(std::move(one));
        }
      }
    }
    return made;
  }();
  return all;
}

// All that is taken is in the output, one after the other, and is judged in one line each.
void take_and_judge(const Answered& one, std::string_view output) {
  const Chunk chunk = test::chunk_of(*one.job, one.input);
  std::string_view rest = output;
  std::vector<std::string_view> taken;
  one.job->checking().take_answers(chunk, rest, taken);
  RC_ASSERT(output.ends_with(rest));
  RC_ASSERT(taken.size() <= 6U);
  const char* at = output.data();
  for (const std::string_view answer : taken) {
    if (answer.empty()) continue;
    RC_ASSERT(answer.data() >= at);
    at = answer.data() + answer.size();
  }
  RC_ASSERT(at <= output.data() + output.size() - rest.size());
  std::vector<std::string> wrong;
  one.job->checking().judge_outputs(chunk, taken, wrong);
  RC_ASSERT(wrong.size() == taken.size());
  for (const std::string& fault : wrong) {
    RC_ASSERT(fault.find_first_of("\n,\"") == std::string::npos);
  }
}

}  // namespace

// Any bytes, and right outputs with something in them changed.
RC_BOOST_PROP(any_bytes_as_outputs, ()) {
  const auto edits = *rc::gen::container<std::vector<std::pair<std::size_t, std::string>>>(
      rc::gen::pair(rc::gen::arbitrary<std::size_t>(),
                    rc::gen::element<std::string>("", "\n", " ", "\r\n", "\t", "1", "9", "-", "x",
                                                  "YES", "NO", "Impossible", "999999999 ", "\v",
                                                  std::string(1, '\0'), "\xff")));
  const auto bytes = *rc::gen::container<std::string>(rc::gen::arbitrary<char>());
  for (const Answered& one : six_cases()) {
    std::string edited = one.answers;
    for (const auto& [place, text] : edits) {
      if (!edited.empty()) edited.replace(place % edited.size(), text.empty() ? 1 : 0, text);
    }
    take_and_judge(one, edited);
    take_and_judge(one, bytes);
  }
}

BOOST_AUTO_TEST_SUITE_END()

// What every puzzle promises. Nothing here knows a puzzle by name: a new one is covered at once.
#include <rapidcheck/boost_test.h>

#include <algorithm>
#include <array>
#include <boost/test/unit_test.hpp>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/puzzle/random.h"
#include "tests/contract/puzzles.h"
#include "tests/support/driver.h"
#include "tests/support/mistaken.h"

BOOST_AUTO_TEST_SUITE(contract)

using namespace boardmill;
using test::Knobs;

namespace {

constexpr std::uint64_t instances = 200;

bool is_word(std::string_view name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') || byte == '-';
  });
}

// Short enough for one line of a table, and free of what the formats use.
bool is_summary(std::string_view text) {
  return !text.empty() && text.size() <= 100 && text.find_first_of("\n\"") == std::string::npos;
}

void check_names(std::span<const Choice> choices) {
  std::set<std::string_view> names;
  for (const Choice& choice : choices) {
    BOOST_TEST(is_word(choice.name), choice.name);
    BOOST_TEST(choice.name != "auto");
    BOOST_TEST(is_summary(choice.summary), choice.name);
    BOOST_TEST(names.insert(choice.name).second, choice.name);
  }
  BOOST_TEST(!choices.empty());
}

bool has(std::span<const Choice> choices, std::string_view name) {
  return std::any_of(choices.begin(), choices.end(),
                     [name](const Choice& choice) { return choice.name == name; });
}

template <class Check>
void for_each_puzzle(const Check& check) {
  for (const Entry* entry : test::all_puzzles()) {
    BOOST_TEST_CONTEXT(entry->description().name) { check(*entry, entry->description()); }
  }
}

// Those that have what a facet is about.
template <class Check>
void for_each_with_mistakes(const Check& check) {
  for_each_puzzle([&](const Entry& entry, const Description& description) {
    if (!description.mistakes.empty()) check(entry, description);
  });
}

template <class Check>
void for_each_published(const Check& check) {
  for_each_puzzle([&](const Entry& entry, const Description& description) {
    if (test::prepare(entry, Request())->publishing() != nullptr) check(entry, description);
  });
}

// Each form by its name, and the one that is found out.
std::vector<std::string> forms_of(const Description& description) {
  std::vector<std::string> forms{"auto"};
  for (const Choice& form : description.forms) forms.emplace_back(form.name);
  return forms;
}

std::vector<std::string> methods_of(const Description& description) {
  std::vector<std::string> methods{"auto"};
  for (const Choice& method : description.methods) methods.emplace_back(method.name);
  return methods;
}

Request request_of(const std::string& form, const std::string& method = "auto",
                   std::vector<std::string> columns = {}) {
  Request request;
  request.input_format = form;
  request.method = method;
  request.text_columns = std::move(columns);
  return request;
}

std::vector<std::string> columns_without(const Description& description,
                                         std::string_view left_out) {
  std::vector<std::string> columns;
  for (const Choice& column : description.columns) {
    if (column.name != left_out) columns.emplace_back(column.name);
  }
  return columns;
}

std::string generated(const Entry& entry, const std::string& form, std::uint64_t seed = 1) {
  return test::generate(*test::prepare(entry, request_of(form)), seed, instances);
}

// The rows without what tells where a record stood.
std::string without_places(const std::string& rows) {
  std::string text;
  for (const std::string& row : test::lines_of(rows)) {
    const auto cells = test::cells_of(row);
    for (std::size_t i = 2; i < cells.size(); ++i) {
      if (i != 4) text += cells[i] + "|";
    }
    text += "\n";
  }
  return text;
}

void check_numbers(const std::vector<std::string>& rows) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    BOOST_TEST(test::cells_of(rows[i])[1] == std::to_string(i + 1));
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(everything_has_a_name_and_a_summary) {
  std::set<std::string_view> names;
  BOOST_TEST(!test::all_puzzles().empty());
  for_each_puzzle([&](const Entry&, const Description& description) {
    BOOST_TEST(is_word(description.name));
    BOOST_TEST(names.insert(description.name).second);
    BOOST_TEST(is_summary(description.summary));
    check_names(description.forms);
    check_names(description.methods);
    check_names(description.columns);
    BOOST_TEST(has(description.columns, "answer"));
    BOOST_TEST(has(description.columns, "method"));
    BOOST_TEST(has(description.columns, "instance"));
    if (!description.mistakes.empty()) check_names(description.mistakes);
    std::set<std::string_view> options;
    for (const OptionSpec& option : description.options) {
      BOOST_TEST(is_word(option.name), option.name);
      BOOST_TEST(!option.value_name.empty(), option.name);
      BOOST_TEST(is_summary(option.summary), option.name);
      BOOST_TEST(options.insert(option.name).second, option.name);
    }
    for (const Problem& problem : description.problems) {
      BOOST_TEST(is_word(problem.name), problem.name);
      BOOST_TEST(names.insert(problem.name).second, problem.name);
      BOOST_TEST(is_summary(problem.summary), problem.name);
      BOOST_TEST(is_summary(problem.answer), problem.name);
      BOOST_TEST(is_word(problem.comparator), problem.name);
      BOOST_TEST(!text(problem.cases).empty(), problem.name);
    }
  });
}

BOOST_AUTO_TEST_CASE(problems_are_requests_that_are_accepted) {
  for_each_puzzle([](const Entry& entry, const Description& description) {
    for (const Problem& problem : description.problems) {
      BOOST_TEST(has(description.forms, problem.input_format), problem.name);
      Request request = request_for(&problem);
      request.text_columns = {"answer"};
      for (const auto& [name, value] : problem.settings) {
        const bool known =
            std::any_of(description.options.begin(), description.options.end(),
                        [name = name](const OptionSpec& option) { return option.name == name; });
        BOOST_TEST(known, problem.name << " sets " << name);
      }
      const auto job = entry.prepare(request);
      BOOST_REQUIRE(job.has_value());
      const std::string input = test::generate(**job, 1, 20);
      unsigned rows = 0;
      for (const std::string& line : test::lines_of(test::solve_text(entry, request, input))) {
        if (!line.starts_with("t|")) continue;  // an answer may have several lines
        BOOST_TEST(!test::cells_of(line)[5].empty());
        ++rows;
      }
      BOOST_TEST(rows == 20U);
    }
  });
}

namespace {

// Each problem, and the plain puzzle.
std::vector<Request> requests_of(const Description& description) {
  std::vector<Request> requests(1);
  for (const Problem& problem : description.problems) {
    requests.push_back(request_for(&problem));
    requests.back().text_columns = {"answer"};
  }
  return requests;
}

bool is_file_name(std::string_view name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
           (byte >= '0' && byte <= '9') || byte == '_' || byte == '.';
  });
}

}  // namespace

BOOST_AUTO_TEST_CASE(mistakes_are_programs_and_can_fail) {
  for_each_with_mistakes([](const Entry& entry, const Description& description) {
    std::set<std::size_t> can_fail;
    for (const Request& request : requests_of(description)) {
      const auto job = test::prepare(entry, request);
      for (std::size_t i = 0; i < description.mistakes.size(); ++i) {
        const Choice& mistake = description.mistakes[i];
        if (job->coaching().cannot_fail(i).empty()) can_fail.insert(i);
        const std::string program = job->publishing()->mistake_program(i);
        const std::string head =
            "// " + std::string(mistake.name) + ": " + std::string(mistake.summary) + "\n";
        BOOST_TEST(program.starts_with(head), mistake.name);
        BOOST_TEST(program.ends_with("}\n"), mistake.name);
        for (const char* trace : {"boardmill", "#pragma", "{{#", "{{/", "///"}) {
          BOOST_TEST((program.find(trace) == std::string::npos), mistake.name << " has " << trace);
        }
      }
    }
    BOOST_TEST(can_fail.size() == description.mistakes.size());
  });
}

BOOST_AUTO_TEST_CASE(a_mistake_answers_each_record_that_can_be_read) {
  for_each_with_mistakes([](const Entry& entry, const Description& description) {
    const auto job = test::prepare(entry, request_of("line"));
    const std::string input =
        test::generate(*job, 1, 5) + "nonsense\n" + test::generate(*job, 2, 5);
    for (std::size_t i = 0; i < description.mistakes.size(); ++i) {
      if (!job->coaching().cannot_fail(i).empty()) continue;
      const auto answers = test::mistaken_answers(*job, i, input, 11);
      for (std::size_t row = 0; row < 11; ++row) BOOST_TEST(answers[row].empty() == (row == 5));
      BOOST_TEST(answers == test::mistaken_answers(*job, i, input, 11),
                 boost::test_tools::per_element());
    }
  });
}

BOOST_AUTO_TEST_CASE(programs_are_there_in_three_languages) {
  for_each_published([](const Entry& entry, const Description& description) {
    for (const Request& request : requests_of(description)) {
      const auto job = test::prepare(entry, request);
      for (const Print print : {Print::answer, Print::solution}) {
        std::set<std::string> names;
        std::set<std::string> languages;
        std::size_t wrong = 0;
        for (const Program& program : job->publishing()->programs(print)) {
          BOOST_TEST(is_file_name(program.name), program.name);
          BOOST_TEST(names.insert(program.name).second, program.name);
          BOOST_TEST(is_summary(program.idea), program.name);
          BOOST_TEST(program.text.find(program.idea) != std::string::npos, program.name);
          BOOST_TEST(program.text.back() == '\n', program.name);
          if (program.accepted) languages.insert(program.name.substr(program.name.find('.')));
          if (!program.accepted) ++wrong;
        }
        BOOST_TEST(languages.size() == 3U);
        std::size_t expected = 0;
        for (std::size_t i = 0; i < description.mistakes.size(); ++i) {
          if (job->coaching().cannot_fail(i).empty()) ++expected;
        }
        BOOST_TEST(wrong == expected);
      }
    }
  });
}

namespace {

// One instance of each number below `count`.
Cases single_instances(const Job& job, std::uint64_t count) {
  std::vector<std::string> texts;
  for (std::uint64_t i = 0; i < count; ++i) {
    Bytes text;
    job.making()->generate(1, i, 1, text);
    texts.emplace_back(view(text));
  }
  return job.making()->read(texts);
}

}  // namespace

BOOST_AUTO_TEST_CASE(numbers_of_instances_are_inverse) {
  for_each_puzzle([](const Entry& entry, const Description& description) {
    for (const Request& request : requests_of(description)) {
      const auto job = test::prepare(entry, request);
      const Space& space = job->making()->space();
      BOOST_TEST(is_summary(space.order()));
      const auto size = space.size();
      if (!size) continue;
      for (std::uint64_t first : {std::uint64_t{0}, *size / 3, *size - 3}) {
        const Cases listed = space.list(first, 3);
        BOOST_TEST(listed.size() == 3U);
        for (std::size_t i = 0; i < 3; ++i) BOOST_TEST(space.rank(*listed[i]) == first + i);
      }
    }
  });
}

BOOST_AUTO_TEST_CASE(simpler_instances_are_simpler_and_come_to_an_end) {
  for_each_puzzle([](const Entry& entry, const Description& description) {
    for (const Request& request : requests_of(description)) {
      const auto job = test::prepare(entry, request);
      const Space& space = job->making()->space();
      for (CasePtr one : single_instances(*job, 2)) {
        for (unsigned steps = 0;; ++steps) {
          const Cases variants = space.simpler(*one);
          std::set<std::string> texts;
          for (const CasePtr& variant : variants) texts.insert(variant->text());
          BOOST_TEST(texts.count(one->text()) == 0U);
          BOOST_TEST(texts.size() == variants.size());
          if (texts.empty()) break;
          BOOST_REQUIRE(steps < 500);
          for (std::size_t i = 0; space.size() && i < variants.size(); ++i) {
            const Case& next = i + 1 < variants.size() ? *variants[i + 1] : *one;
            BOOST_TEST(space.rank(*variants[i]) < space.rank(next));
          }
          one = variants[variants.size() / 2];
        }
      }
    }
  });
}

BOOST_AUTO_TEST_CASE(every_answer_is_explained) {
  for_each_puzzle([](const Entry& entry, const Description& description) {
    std::set<std::string> outcomes;
    for (const Request& request : requests_of(description)) {
      const auto job = test::prepare(entry, request);
      for (const CasePtr& one : single_instances(*job, 20)) {
        outcomes.emplace(text(one->answered().outcome));
        const std::string why = job->coaching().explain(*one);
        BOOST_TEST(why.size() > 1U);
        BOOST_TEST(why.back() == '\n');
        for (const std::string& line : test::lines_of(why)) BOOST_TEST(line.size() <= 80U, line);
      }
      BOOST_CHECK_THROW(job->making()->read(std::array{std::string("nonsense\n")}),
                        std::invalid_argument);
    }
    BOOST_TEST(outcomes.count("solved") == 1U);
    BOOST_TEST(outcomes.count("unsolvable") == 1U);
  });
}

BOOST_AUTO_TEST_CASE(defaults_are_accepted) {
  for_each_puzzle([](const Entry& entry, const Description& description) {
    Request request;
    for (const OptionSpec& option : description.options) {
      if (!option.default_value.empty()) {
        request.settings.emplace(option.name, option.default_value);
      }
    }
    const auto with_defaults = test::generate(*test::prepare(entry, request), 1, 20);
    BOOST_TEST(with_defaults == test::generate(*test::prepare(entry, Request()), 1, 20));
    BOOST_TEST(test::solve_text(entry, request, with_defaults) ==
               test::solve_text(entry, Request(), with_defaults));
  });
}

BOOST_AUTO_TEST_CASE(what_does_not_exist_is_refused_with_a_sentence) {
  for_each_puzzle([](const Entry& entry, const Description& description) {
    for (const char* name : {"", "nonsense", "AUTO", "auto "}) {
      const auto form = entry.prepare(request_of(name));
      BOOST_REQUIRE(!form.has_value());
      BOOST_TEST(form.error().find(name) != std::string::npos);
      BOOST_TEST(form.error().find(description.name) != std::string::npos);
      const auto method = entry.prepare(request_of("auto", name));
      BOOST_REQUIRE(!method.has_value());
      BOOST_TEST(method.error().find(name) != std::string::npos);
      BOOST_TEST(method.error().find('\n') == std::string::npos);
    }
    for (const OptionSpec& option : description.options) {
      Request request;
      request.settings.emplace(option.name, "no such value");
      const auto job = entry.prepare(request);
      BOOST_REQUIRE(!job.has_value());
      BOOST_TEST(job.error().find("--" + std::string(option.name)) != std::string::npos);
      BOOST_TEST(job.error().find("no such value") != std::string::npos);
    }
  });
}

BOOST_AUTO_TEST_CASE(all_methods_and_forms_agree) {
  for_each_puzzle([](const Entry& entry, const Description& description) {
    const auto columns = columns_without(description, "method");
    std::string expected;
    for (const std::string& form : forms_of(description)) {
      const std::string input = generated(entry, form);
      for (const std::string& method : methods_of(description)) {
        BOOST_TEST_CONTEXT(form << " by " << method) {
          const std::string rows =
              test::solve_text(entry, request_of(form, method, columns), input);
          const auto lines = test::lines_of(rows);
          BOOST_TEST(lines.size() == instances);
          check_numbers(lines);
          for (const std::string& line : lines) BOOST_TEST(test::cells_of(line).back().empty());
          if (expected.empty()) expected = without_places(rows);
          BOOST_TEST((without_places(rows) == expected));
        }
      }
    }
    // A test set without anything to find would prove nothing.
    BOOST_TEST(expected.find("solved|") != std::string::npos);
    BOOST_TEST(expected.find("unsolvable|") != std::string::npos);
  });
}

BOOST_AUTO_TEST_CASE(the_method_column_names_a_method) {
  for_each_puzzle([](const Entry& entry, const Description& description) {
    const std::string input = generated(entry, "auto");
    for (const std::string& method : methods_of(description)) {
      const std::string rows =
          test::solve_text(entry, request_of("auto", method, {"method"}), input);
      for (const std::string& row : test::lines_of(rows)) {
        const std::string named = test::cells_of(row)[5];
        BOOST_TEST(has(description.methods, named));
        BOOST_TEST((method == "auto" || named == method));
      }
    }
  });
}

BOOST_AUTO_TEST_CASE(the_instance_column_is_input) {
  for_each_puzzle([](const Entry& entry, const Description& description) {
    const auto columns = columns_without(description, "");
    const auto place = static_cast<std::size_t>(
        std::find(columns.begin(), columns.end(), "instance") - columns.begin());
    for (const std::string& form : forms_of(description)) {
      const std::string rows =
          test::solve_text(entry, request_of(form, "auto", columns), generated(entry, form));
      std::string instance_lines;
      for (const std::string& row : test::lines_of(rows)) {
        instance_lines += test::cells_of(row)[5 + place] + "\n";
      }
      BOOST_TEST(
          (test::solve_text(entry, request_of("auto", "auto", columns), instance_lines) == rows));
    }
  });
}

BOOST_AUTO_TEST_CASE(columns_do_not_change_each_other) {
  for_each_puzzle([](const Entry& entry, const Description& description) {
    const std::string input = generated(entry, "auto");
    const auto all = columns_without(description, "");
    const auto rows =
        test::lines_of(test::solve_text(entry, request_of("auto", "auto", all), input));
    for (std::size_t column = 0; column < all.size(); ++column) {
      Request request = request_of("auto", "auto", {all[column]});
      request.lines_wanted = column % 2 == 0;
      const auto alone = test::lines_of(test::solve_text(entry, request, input));
      BOOST_REQUIRE(alone.size() == rows.size());
      for (std::size_t row = 0; row < rows.size(); ++row) {
        const auto some = test::cells_of(alone[row]);
        const auto every = test::cells_of(rows[row]);
        BOOST_TEST(some[5] == every[5 + column]);
        BOOST_TEST(some[2] == every[2]);
        BOOST_TEST(some[3] == every[3]);
        BOOST_TEST(some[4].empty() == !request.lines_wanted);
      }
    }
    // Who does not want costs gets the same outcomes and answers.
    Request request = request_of("auto", "auto", {"answer"});
    const auto with_costs = test::lines_of(test::solve_text(entry, request_of("auto"), input));
    request = request_of("auto");
    request.cost_wanted = false;
    const auto without = test::lines_of(test::solve_text(entry, request, input));
    BOOST_REQUIRE(without.size() == with_costs.size());
    for (std::size_t row = 0; row < without.size(); ++row) {
      BOOST_TEST(test::cells_of(without[row])[2] == test::cells_of(with_costs[row])[2]);
    }
  });
}

BOOST_AUTO_TEST_CASE(threads_and_chunks_change_nothing) {
  for_each_puzzle([](const Entry& entry, const Description& description) {
    for (const std::string& form : forms_of(description)) {
      Request request = request_of(form, "auto", columns_without(description, ""));
      request.lines_wanted = true;
      const std::string input =
          generated(entry, form) + "\nnonsense\n\n" + generated(entry, form, 2);
      const std::string expected = test::solve_text(entry, request, input, {1, test::whole, false});
      test::for_all_knobs([&](const Knobs& knobs) {
        BOOST_TEST((test::solve_text(entry, request, input, knobs) == expected),
                   form << ", " << knobs.threads << " threads, chunks of " << knobs.chunk_bytes);
      });
    }
  });
}

// What is wrong in one place is said there, and changes no record elsewhere.
BOOST_AUTO_TEST_CASE(malformed_lines_leave_other_records_alone) {
  for_each_puzzle([](const Entry& entry, const Description& description) {
    for (const std::string& form : forms_of(description)) {
      const auto job = test::prepare(entry, request_of(form));
      const bool counted = !job->making()->header(1).empty();
      if (counted) continue;  // one more record makes the count wrong
      Bytes first, second;
      job->making()->generate(1, 0, 30, first);
      job->making()->generate(1, 30, 30, second);
      const Request request = request_of(form, "auto", columns_without(description, ""));
      const std::string before(view(first));
      const std::string after(view(second));
      const std::string good = test::solve_text(entry, request, before + after);
      const auto good_rows = test::lines_of(good);
      for (const std::string bad : {"nonsense", "\x01\x02\xff", "1 2 x", ",", "\"\"", "/////"}) {
        const auto rows =
            test::lines_of(test::solve_text(entry, request, before + "\n" + bad + "\n\n" + after));
        BOOST_REQUIRE(rows.size() == 61U);
        check_numbers(rows);
        for (std::size_t row = 0; row < 61; ++row) {
          const auto cells = test::cells_of(rows[row]);
          if (row == 30) {
            BOOST_TEST(cells[2] == "malformed");
            BOOST_TEST(!cells.back().empty());
            BOOST_TEST(rows[row].find_first_of(",\"") == std::string::npos);
          } else {
            const auto expected = test::cells_of(good_rows[row < 30 ? row : row - 1]);
            BOOST_TEST(std::equal(cells.begin() + 2, cells.end(), expected.begin() + 2));
          }
        }
      }
    }
  });
}

BOOST_AUTO_TEST_CASE(carriage_returns_blanks_and_marks_are_not_noticed) {
  for_each_puzzle([](const Entry& entry, const Description& description) {
    for (const std::string& form : forms_of(description)) {
      const Request request = request_of(form, "auto", columns_without(description, ""));
      const std::string input = generated(entry, form);
      const std::string expected = test::solve_text(entry, request, input);
      std::string crlf = "\xef\xbb\xbf\r\n";
      std::string trailing = " \n\n";
      for (const std::string& line : test::lines_of(input)) {
        crlf += line + "\r\n";
        trailing += line + " \t \n";
      }
      crlf.resize(crlf.size() - 2);
      BOOST_TEST((test::solve_text(entry, request, crlf) == expected), form);
      BOOST_TEST((test::solve_text(entry, request, trailing) == expected), form);
    }
  });
}

BOOST_AUTO_TEST_CASE(a_source_in_another_form_says_what_is_expected) {
  for_each_puzzle([](const Entry& entry, const Description& description) {
    const auto job = test::prepare(entry, Request());
    const Fault fault = job->solving().wrong_form("1,\"x\"");
    BOOST_TEST((fault.kind == ErrorKind::wrong_form));
    for (const Choice& form : description.forms) {
      BOOST_TEST(fault.expected.find(form.name) != std::string::npos);
    }
    BOOST_TEST(fault.found.find("1\\x2c\\x22x\\x22") != std::string::npos);
    for (const std::string& part : {fault.expected, fault.found}) {
      BOOST_TEST(part.find_first_of(",\"\n") == std::string::npos, part);
    }
  });
}

namespace {

// Bytes that come near to input: pieces of generated instances, and what is put between them.
rc::Gen<std::string> near_input(const std::string& sample) {
  using rc::gen::arbitrary;
  const auto piece = rc::gen::apply(
      [sample](std::uint32_t from, std::uint32_t size) {
        return sample.substr(from % sample.size(), size % 60);
      },
      arbitrary<std::uint32_t>(), arbitrary<std::uint32_t>());
  const auto separator =
      rc::gen::element<std::string>("\n", "\n\n", " ", "\r\n", "/", "1", "b", "");
  return rc::gen::map(rc::gen::container<std::vector<std::string>>(rc::gen::oneOf(
                          piece, separator, rc::gen::container<std::string>(arbitrary<char>()))),
                      [](const std::vector<std::string>& pieces) {
                        std::string text;
                        for (const std::string& part : pieces) text += part;
                        // The rows of the tests have bars between their cells.
                        std::replace(text.begin(), text.end(), '|', '!');
                        return text;
                      });
}

}  // namespace

RC_BOOST_PROP(any_bytes_give_rows_without_gaps, ()) {
  for (const Entry* entry : test::all_puzzles()) {
    const Description& description = entry->description();
    for (const std::string& form : forms_of(description)) {
      const std::string input = *near_input(generated(*entry, form).substr(0, 4000));
      Request request = request_of(form, "auto", columns_without(description, "solution"));
      request.lines_wanted = true;
      const std::string rows = test::solve_text(*entry, request, input, {1, test::whole, false});
      const auto lines = test::lines_of(rows);
      for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto cells = test::cells_of(lines[i]);
        RC_ASSERT(cells[1] == std::to_string(i + 1));
        RC_ASSERT(lines[i].find_first_of(",\"") == std::string::npos);
        const bool error = cells[2] != "solved" && cells[2] != "unsolvable";
        RC_ASSERT(error == !cells.back().empty());
        RC_ASSERT(cells[2] == "solved" || cells[3].empty());
      }
      RC_ASSERT(test::solve_text(*entry, request, input, {1, 1, false}) == rows);
      RC_ASSERT(test::solve_text(*entry, request, input, {2, 7, false}) == rows);
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()

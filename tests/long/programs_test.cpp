// The programs for packages, really compiled and run: accepted ones say what the engine says, and
// prove it where they print a witness; those of mistakes say what the mistakes say in process.
#include <sys/wait.h>

#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/flip/config.h"
#include "engine/flip/flip.h"
#include "engine/flip/forms.h"
#include "engine/list.h"
#include "engine/puzzle/contest_text.h"
#include "engine/puzzle/random.h"
#include "tests/support/driver.h"
#include "tests/support/flip_boards.h"
#include "tests/support/mistaken.h"
#include "tests/support/solitaire_oracle.h"
#include "tests/support/solitaire_pairs.h"
#include "tests/support/temp_dir.h"

BOOST_AUTO_TEST_SUITE(programs)

using namespace boardmill;

namespace {

// Builds and runs everything in its folder, as many at a time as there are processors.
constexpr std::string_view runner = R"script(#!/bin/bash
cd "$(dirname "$0")"
shopt -s nullglob
run() {
  program=$1
  stem=${program%.*}
  case $program in
    *.cpp) timeout 120 g++ -std=c++17 -O2 -Wall -Werror -o "$stem.exe" "$program" || exit 1
           command=("./$stem.exe") ;;
    *.java) mkdir "$stem.classes" && timeout 120 javac -d "$stem.classes" "$program" || exit 1
            command=(java -cp "$stem.classes" "$stem") ;;
    *.py) command=(python3 "$program") ;;
  esac
  shopt -s nullglob
  inputs=(small.*.in)
  if [[ -e $program.accepted ]]; then inputs=(*.in); fi
  mkdir "$program.out"
  for input in "${inputs[@]}"; do
    timeout 60 "${command[@]}" < "$input" > "$program.out/$input" ||
      echo "status $?" >> "$program.out/$input"
  done
}
export -f run
printf "%s\n" *.cpp *.java *.py | xargs -P "$(nproc)" -I{} bash -c 'run {}'
)script";

// Cases in the form of a job, as the inputs of as many runs.
struct Input {
  std::string name;
  std::string text;
  std::vector<std::string> right;  // the answers of the engine
};

// Takes the answer of one case off the front of an output and checks its witness. What is said to
// be wrong goes to `fault`, unless it is null.
using TakeAnswer =
    std::function<std::string(std::istream& out, const std::string& expected, std::size_t number,
                              const Input& input, std::string* fault)>;

std::string take_lines(std::istream& out, const std::string& expected) {
  std::string lines;
  std::string line;
  for (std::size_t i = 0; i < test::lines_of(expected).size() && std::getline(out, line); ++i) {
    lines += (i == 0 ? "" : "\n") + line;
  }
  return lines;
}  // namespace

void run_all(const test::TempDir& folder) {
  folder.write("run", runner);
  const int status = std::system(("timeout 1500 bash " + (folder / "run")).c_str());
  BOOST_TEST(WEXITSTATUS(status) == 0);
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

void check_job(const Entry& entry, const Job& job, Print print, const std::vector<Input>& inputs,
               const TakeAnswer& take_answer) {
  const test::TempDir folder;
  std::vector<Program> programs = job.publishing()->programs(print);
  std::set<std::string> names;
  for (const Program& program : programs) BOOST_TEST(names.insert(program.name).second);
  const auto mistakes = entry.description().mistakes;
  for (std::size_t i = 0; i < mistakes.size() && print == Print::answer; ++i) {
    const std::string name = file_stem(mistakes[i].name) + ".cpp";
    BOOST_TEST(names.insert(name).second == !job.coaching().cannot_fail(i).empty());
    // One that cannot take these instances would run for ever.
    const bool runs = !job.coaching().cannot_fail(i).starts_with("its search");
    if (!job.coaching().cannot_fail(i).empty() && runs) {
      programs.push_back({name, job.publishing()->mistake_program(i), "", false});
    }
  }
  for (const Program& program : programs) {
    folder.write(program.name, program.text);
    if (program.accepted) folder.write(program.name + ".accepted", "");
  }
  for (const Input& input : inputs) folder.write(input.name, input.text);
  run_all(folder);
  std::size_t compared = 0;
  for (const Program& program : programs) {
    std::size_t faults = 0;
    for (const Input& input : inputs) {
      if (!program.accepted && !input.name.starts_with("small")) continue;
      std::vector<std::string> expected = input.right;
      if (!program.accepted) {
        std::string name = program.name.substr(0, program.name.find('.'));
        std::replace(name.begin(), name.end(), '_', '-');
        expected =
            test::mistaken_answers(job, test::mistake(entry, name), input.text, input.right.size());
      }
      std::ifstream out(folder / (program.name + ".out/" + input.name));
      for (std::size_t i = 0; i < expected.size(); ++i) {
        std::string fault;
        const std::string found =
            take_answer(out, expected[i], i, input, program.accepted ? &fault : nullptr);
        ++compared;
        if (found == expected[i] && fault.empty()) continue;
        if (++faults > 3) continue;  // more of them say nothing new
        BOOST_ERROR(program.name << ", case " << i + 1 << " of\n"
                                 << input.text.substr(0, 400) << "\nexpected " << expected[i]
                                 << "\nfound " << found << " " << fault);
      }
      std::string rest;
      const bool more = static_cast<bool>(std::getline(out, rest));
      BOOST_TEST(!more, program.name << ", more output: " << rest);
    }
  }
  BOOST_TEST_MESSAGE(programs.size() << " programs, " << compared << " answers");
  BOOST_TEST(compared > 0U);
}

const Problem& problem_of(const Entry& entry, std::string_view name) {
  for (const Problem& problem : entry.description().problems) {
    if (problem.name == name) return problem;
  }
  throw std::invalid_argument("no problem");
}

Request request_of(const Entry& entry, std::string_view name) {
  const Problem& problem = problem_of(entry, name);
  Request request = test::line_request(entry, name);
  request.input_format = problem.input_format;
  return request;
}

// One input with all cases, or as many inputs as cases.
std::vector<Input> inputs_of(const Job& job, const Request& request, const std::string& kind,
                             const std::vector<std::string>& cases) {
  std::vector<Input> inputs;
  const auto add = [&](const std::string& text) {
    inputs.push_back(
        {kind + "." + std::to_string(inputs.size()) + ".in", text, test::right_answers(job, text)});
  };
  if (request.problem == nullptr || request.problem->cases == CasesPerRun::one) {
    for (const std::string& one : cases) add(one);
  } else {
    std::string all = job.making()->header(cases.size());
    for (const std::string& one : cases) all += one;
    add(all);
  }
  return inputs;
}

std::string take_presses(std::istream& out, const std::string& expected, std::size_t number,
                         const Input& input, const flip::Config& config, std::string* fault) {
  const std::string answer = take_lines(out, first_line(expected));
  std::size_t presses = 0;
  if (answer.find_first_not_of("0123456789") == answer.npos) presses = std::stoul("0" + answer);
  if (presses > 4096) return answer;
  std::string board_text = input.text;
  flip::Board board;
  board.size = *config.size;
  std::size_t at = 0;
  for (std::size_t skip = number; skip > 0; --skip) at = board_text.find("\n\n", at) + 2;
  for (unsigned r = 0; r < board.size.rows; ++r) {
    for (unsigned c = 0; c < board.size.columns; ++c, ++at) {
      while (board_text[at] == '\n') ++at;
      if (board_text[at] == 'b') board.set(r, c);
    }
  }
  flip::PressSet set;
  set.size = board.size;
  std::string line;
  for (std::size_t i = 0; i < presses && std::getline(out, line); ++i) {
    std::istringstream numbers(line);
    unsigned row = 0;
    unsigned column = 0;
    numbers >> row >> column;
    if (row >= 1 && row <= board.size.rows && column >= 1 && column <= board.size.columns) {
      set.set(row - 1, column - 1);
    }
  }
  if (fault != nullptr && answer != "Impossible") {
    const flip::Board after = test::play(board, set);
    if (flip::weight(set) != presses) *fault = "other presses than their number says";
    if (!test::same(after, test::uniform_board(board.size, false)) &&
        !test::same(after, test::uniform_board(board.size, true))) {
      *fault = "the presses do not solve the board";
    }
  }
  return answer;
}

void check_flip(const std::string& name, const std::string& size, Print print,
                const std::vector<Size>& small, const std::vector<Size>& large) {
  const Entry& entry = flip::entry();
  Request request = request_of(entry, name == "flip" ? "poj1753" : name);
  if (name == "flip") request.problem = nullptr;
  if (!size.empty()) request.settings["size"] = size;
  const auto config = *flip::configure(request);
  const auto job = test::prepare(entry, request);
  Random random(3, small.size());
  const auto cases = [&](const std::vector<Size>& sizes) {
    std::vector<std::string> texts;
    for (const Size one : sizes) {
      Bytes bytes;
      flip::write_instance(config, test::random_board(one, random), bytes);
      texts.emplace_back(view(bytes));
    }
    return texts;
  };
  std::vector<Input> inputs = inputs_of(*job, request, "small", cases(small));
  if (!large.empty()) {
    for (Input& input : inputs_of(*job, request, "large", cases(large))) inputs.push_back(input);
  }
  check_job(entry, *job, print, inputs,
            [&](std::istream& out, const std::string& expected, std::size_t number,
                const Input& input, std::string* fault) {
              return print == Print::solution
                         ? take_presses(out, expected, number, input, config, fault)
                         : take_lines(out, expected);
            });
}

std::string take_moves(std::istream& out, const std::string& expected, std::size_t number,
                       const Input& input, std::string* fault) {
  const std::string answer = take_lines(out, expected);
  if (answer != "YES") return answer;
  std::string line;
  std::getline(out, line);
  const std::size_t moves = std::stoul("0" + line);
  const bool counted = input.text.find('\n') < 4;
  std::istringstream numbers(input.text.substr(counted ? input.text.find('\n') : 0));
  test::Fields fields;
  test::Fields target;
  for (std::size_t i = 0; i <= number; ++i) {
    for (auto& [row, column] : fields) numbers >> row >> column;
    for (auto& [row, column] : target) numbers >> row >> column;
  }
  std::sort(fields.begin(), fields.end());
  std::sort(target.begin(), target.end());
  bool legal = moves <= 8;
  for (std::size_t i = 0; i < moves && std::getline(out, line); ++i) {
    std::istringstream words(line);
    test::FieldMove move;
    words >> move.first.first >> move.first.second >> move.second.first >> move.second.second;
    const auto all = test::moves_of(fields);
    legal = legal && std::find(all.begin(), all.end(), move) != all.end();
    if (legal) fields = test::after(fields, move);
  }
  if (fault != nullptr && (!legal || fields != target)) *fault = "the moves do not lead there";
  return answer;
}

void check_solitaire(const std::string& name, Print print) {
  const Entry& entry = test::puzzle("solitaire");
  const Request request = request_of(entry, name);
  const auto job = test::prepare(entry, request);
  std::vector<std::string> cases;
  for (std::uint64_t i = 0; i < 5; ++i) {
    Random random(9, i);
    const test::Fields start =
        test::walk(test::fields_of({4, 4, 4, 5, 5, 4, 6, 5}), static_cast<unsigned>(2 * i), random);
    const test::SolitaireOracle oracle(start, 12);
    for (const test::Fields& target : test::at_all_distances(oracle, 13, random)) {
      test::Fields turned = target;
      std::reverse(turned.begin(), turned.end());
      cases.push_back(test::text_of(start) + "\n" + test::text_of(i % 2 == 0 ? target : turned) +
                      "\n");
    }
  }
  check_job(entry, *job, print, inputs_of(*job, request, "small", cases),
            [&](std::istream& out, const std::string& expected, std::size_t number,
                const Input& input, std::string* fault) {
              return print == Print::solution ? take_moves(out, expected, number, input, fault)
                                              : take_lines(out, expected);
            });
}

std::vector<Size> times(std::size_t count, Size size) { return std::vector<Size>(count, size); }

}  // namespace

BOOST_AUTO_TEST_CASE(flip_game) {
  for (const Print print : {Print::answer, Print::solution}) {
    check_flip("poj1753", "", print, times(60, {4, 4}), {});
    check_flip("flip", "3x5", print, times(30, {3, 5}), {});
  }
  check_flip("flip", "9x9", Print::answer, times(10, {9, 9}), {});
  check_flip("flip", "20x30", Print::answer, {}, times(2, {20, 30}));
}

BOOST_AUTO_TEST_CASE(extended_lights_out) {
  check_flip("poj1222", "", Print::answer, times(60, {5, 6}), {});
  check_flip("poj1222", "4x5", Print::answer, times(60, {4, 5}), {});
}

BOOST_AUTO_TEST_CASE(painters_problem) {
  std::vector<Size> small;
  for (unsigned i = 0; i < 60; ++i) small.push_back({1 + i % 4, 1 + i % 4});
  std::vector<Size> large;
  for (unsigned side = 5; side <= 15; ++side) large.push_back({side, side});
  check_flip("poj1681", "", Print::answer, small, large);
}

BOOST_AUTO_TEST_CASE(fliptile) {
  std::vector<Size> small;
  for (unsigned i = 0; i < 60; ++i) small.push_back({1 + i % 4, 1 + i / 3 % 5});
  small.insert(small.end(), 30, {4, 4});
  check_flip("poj3279", "", Print::answer, small,
             {{5, 5}, {11, 11}, {15, 15}, {15, 9}, {6, 15}, {9, 9}});
}

BOOST_AUTO_TEST_CASE(solitaires) {
  for (const Print print : {Print::answer, Print::solution}) {
    for (const char* name : {"poj1198", "hdu1401", "spoj-solit"}) check_solitaire(name, print);
  }
}

BOOST_AUTO_TEST_SUITE_END()

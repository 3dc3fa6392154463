// Plain boards take a fast path when only costs are wanted. It has to give what the path of all
// other records gives, to whom the line of each record is wanted.
#include "engine/flip/sweep.h"

#include <rapidcheck/boost_test.h>

#include <algorithm>
#include <array>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/flip/algebra.h"
#include "engine/puzzle/random.h"
#include "tests/support/driver.h"
#include "tests/support/flip_boards.h"
#include "tests/support/flip_oracle.h"

BOOST_AUTO_TEST_SUITE(flip)
BOOST_AUTO_TEST_SUITE(sweep)

using namespace boardmill;
using namespace boardmill::flip;

namespace {

std::string board(Random& random, Size size, char white, char black, const std::string& line_end) {
  std::string text;
  for (unsigned row = 0; row < size.rows; ++row) {
    for (unsigned column = 0; column < size.columns; ++column) {
      text += random.below(2) == 0 ? white : black;
    }
    text += line_end;
  }
  return text;
}

// The rows of one board, a line each, with slashes between them.
std::string in_one_line(std::string rows) {
  std::replace(rows.begin(), rows.end() - 1, '\n', '/');
  return rows;
}

std::string mixture(std::uint64_t case_index, Size size) {
  Random random(1, case_index);
  // Each mixture has favourites of its own, so that there are long runs of plain boards as well.
  const std::uint32_t kinds = 1 + random.below(15);
  const std::string gap = random.below(2) == 0 ? "" : "\n";
  const std::uint32_t bytes = size.rows * (size.columns + 1);
  std::string text;
  for (int i = 0; i < 60; ++i) {
    switch (random.below(2) == 0 ? 0 : random.below(kinds)) {
      case 0:
      case 1:
        text += board(random, size, 'w', 'b', "\n") + gap;
        break;
      case 2:
        text += board(random, size, 'W', 'B', "\n") + gap;
        break;
      case 3:
        text += board(random, size, 'w', 'B', "\n") + gap;
        break;
      case 4:
        text += board(random, size, '0', '1', "\n") + gap;
        break;
      case 5:
        text += board(random, size, '.', '#', "\n") + gap;
        break;
      case 6:
        text += board(random, size, 'w', 'b', "\r\n") + gap;
        break;
      case 7:
        text += "\n";
        break;
      case 8:
        text += " \t\r\n";
        break;
      case 9:
        text += board(random, size, 'w', 'b', " \n") + gap;
        break;
      case 10: {
        std::string bad = board(random, size, 'w', 'b', "\n") + gap;
        bad[random.below(bytes)] = static_cast<char>(random.below(256));
        text += bad;
        break;
      }
      case 11:
        text += board(random, size, 'w', 'b', "\n").substr(0, random.below(bytes)) + "\n\n";
        break;
      case 12:
        text += board(random, size, 'w', 'b', "b\n") + gap;
        break;
      case 13:
        text += board(random, size, 'w', 'b', "\n");
        break;
      default:
        text += board(random, size, 'w', 'b', "\n") + "\n";
        break;
    }
  }
  if (random.below(2) == 0 && !text.empty()) text.pop_back();
  return text;
}

constexpr std::array sizes{Size{4, 4},   Size{1, 1},   Size{1, 2},   Size{2, 1},   Size{1, 16},
                           Size{16, 1},  Size{2, 8},   Size{3, 5},   Size{1, 17},  Size{17, 1},
                           Size{5, 5},   Size{5, 6},   Size{6, 5},   Size{7, 8},   Size{8, 8},
                           Size{1, 64},  Size{64, 1},  Size{32, 2},  Size{2, 32},  Size{4, 16},
                           Size{9, 9},   Size{5, 13},  Size{10, 10}, Size{2, 64},  Size{64, 2},
                           Size{16, 16}, Size{11, 63}, Size{63, 63}, Size{64, 64}, Size{19, 19}};

Request request_for(Size size, std::string_view goal) {
  Request request;
  request.input_format = "letters";
  request.settings["size"] = to_string(size);
  request.settings["goal"] = goal;
  return request;
}

// The rows without the column of lines.
std::string without_lines(const std::string& rows) {
  std::string text;
  for (const std::string& row : test::lines_of(rows)) {
    const auto cells = test::cells_of(row);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (i != 4) text += cells[i] + "|";
    }
    text += "\n";
  }
  return text;
}

void append_rows(const Board& board, std::string& text) {
  for (unsigned row = 0; row < board.size.rows; ++row) {
    for (unsigned column = 0; column < board.size.columns; ++column) {
      text += board.at(row, column) ? 'b' : 'w';
    }
    text += '\n';
  }
}

// What a sweep makes of a text of letters.
struct Swept {
  Swept(const Sweep& sweep, Size size, Sweep::Means means, Goal goal, std::string_view text)
      : rest(text) {
    results.reset("t", 1, 0);
    FramerState state;
    state.per_record = size.rows;
    state.width = size.columns;
    framer = Framer(state);
    sweep.run(Sweep::Separator::lines, means, goal, framer, rest, results);
  }

  std::string_view rest;
  Results results;
  Framer framer;
};

// As the fast path may be taken, and as it never is.
bool same_rows(const Request& fast, const std::string& text, const test::Knobs& knobs = {}) {
  const Entry& flip = test::puzzle("flip");
  Request slow = fast;
  slow.lines_wanted = true;
  return without_lines(test::solve_text(flip, fast, text, knobs)) ==
         without_lines(test::solve_text(flip, slow, text, knobs));
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_fast_path_gives_the_same_rows) {
  const Entry& flip = test::puzzle("flip");
  unsigned solved = 0;
  for (std::uint64_t i = 0; i < 400; ++i) {
    const std::string text = mixture(i, {4, 4});
    Request fast;
    fast.input_format = "letters";
    fast.settings["goal"] = i % 3 == 0 ? "either" : i % 3 == 1 ? "white" : "black";
    if (i % 2 == 0) fast.settings["size"] = "4x4";
    Request slow = fast;
    slow.lines_wanted = true;
    const test::Knobs knobs{1, i % 5 == 0 ? std::size_t{300} : test::whole, false};
    const std::string rows = without_lines(test::solve_text(flip, fast, text, knobs));
    BOOST_TEST(rows == without_lines(test::solve_text(flip, slow, text, knobs)));
    solved += rows.find("solved|") != std::string::npos ? 1U : 0U;
  }
  BOOST_TEST(solved > 200U);
}

BOOST_AUTO_TEST_CASE(the_same_rows_for_every_size_and_method) {
  for (const Size size : sizes) {
    const bool many = size.cells() <= 300;
    for (unsigned i = 0; i < (many ? 20U : 6U); ++i) {
      const std::string text = mixture(i, size);
      Request request = request_for(size, boardmill::flip::text(test::all_goals[i % 3]));
      request.method = i % 5 == 1 ? "nullspace" : i % 5 == 2 ? "table" : "auto";
      if (i % 4 == 3) request.settings["max-nullity"] = std::to_string(i % 6);
      const test::Knobs knobs{1, i % 5 == 0 ? std::size_t{300} : test::whole, false};
      BOOST_TEST(same_rows(request, text, knobs), to_string(size) << ", mixture " << i);
    }
  }
}

// All boards of small sizes, in the eyes of the oracle.
BOOST_AUTO_TEST_CASE(every_small_board_for_every_goal) {
  for (const Size size :
       {Size{4, 4}, Size{3, 4}, Size{1, 11}, Size{11, 1}, Size{2, 7}, Size{3, 3}}) {
    const test::FlipOracle oracle(size.rows, size.columns);
    std::string text;
    for (std::uint32_t number = 0; number < oracle.boards(); ++number) {
      append_rows(test::grid_of(number, size), text);
    }
    for (const Goal goal : test::all_goals) {
      for (const Sweep::Means means : {Sweep::Means::table, Sweep::Means::nullspace}) {
        const Swept swept(Sweep::of(size), size, means, goal, text);
        const Results& results = swept.results;
        const Framer& framer = swept.framer;
        BOOST_TEST(swept.rest.empty());
        BOOST_TEST(framer.state().record == oracle.boards() + 1);
        BOOST_TEST(framer.state().line == oracle.boards() * size.rows + 1);
        BOOST_REQUIRE(results.size() == oracle.boards());
        unsigned wrong = 0;
        for (std::uint32_t number = 0; number < oracle.boards(); ++number) {
          const test::FlipAnswer answer = oracle.solve(number, boardmill::flip::text(goal));
          const bool solved = results.outcomes[number] == Outcome::solved;
          if (solved != answer.solvable) ++wrong;
          if (results.costs[number] != (answer.solvable ? answer.cost : Results::no_cost)) ++wrong;
        }
        BOOST_TEST(wrong == 0U, to_string(size) << " to " << boardmill::flip::text(goal));
      }
    }
  }
}

// What shares no code with the sweep.
BOOST_AUTO_TEST_CASE(the_same_costs_as_gauss) {
  for (const Size size : {Size{5, 5}, Size{5, 6}, Size{7, 4}, Size{8, 8}, Size{1, 50}, Size{64, 1},
                          Size{9, 9}, Size{6, 12}, Size{20, 21}}) {
    Random random(2, size.cells());
    std::string text;
    for (unsigned i = 0; i < 60; ++i) {
      append_rows(test::random_board(size, random), text);
    }
    for (const Goal goal : test::all_goals) {
      const Request request = request_for(size, boardmill::flip::text(goal));
      Request gauss = request;
      gauss.method = "gauss";
      BOOST_TEST((test::solve_text(test::puzzle("flip"), request, text) ==
                  test::solve_text(test::puzzle("flip"), gauss, text)),
                 to_string(size) << " to " << boardmill::flip::text(goal));
    }
  }
}

// One size in five, for the patterns and tables of each are its own.
BOOST_AUTO_TEST_CASE(the_same_costs_as_the_solver_for_many_sizes) {
  test::FlipSolver solver(Method::nullspace);
  for (unsigned rows = 1; rows <= max_side; ++rows) {
    for (unsigned columns = 1 + rows % 5; columns <= max_side; columns += 5) {
      const Size size{rows, columns};
      if (Algebra::of(size).nullity() > Sweep::max_nullity) continue;
      const Goal goal = test::all_goals[columns % 3];
      Random random(4, size.rows * 100 + size.columns);
      std::string text;
      std::vector<std::uint16_t> expected;
      for (unsigned i = 0; i < 4; ++i) {
        const Board board = test::random_board(size, random);
        append_rows(board, text);
        if (i % 2 != 0) text += '\n';
        expected.push_back(solver.solve(board, goal).cost);
      }
      const Swept swept(Sweep(size), size, Sweep::Means::nullspace, goal, text);
      BOOST_TEST(swept.rest.empty(), to_string(size));
      BOOST_TEST((swept.results.costs == expected), to_string(size));
    }
  }
}

// Plain boards are taken, as many as there are, in lines or with slashes, with blank lines or
// without.
BOOST_AUTO_TEST_CASE(plain_boards_are_taken) {
  for (const auto layout : {Sweep::Separator::lines, Sweep::Separator::slashes}) {
    const bool slashed = layout == Sweep::Separator::slashes;
    for (const Size size : sizes) {
      if (Algebra::of(size).nullity() > Sweep::max_nullity || (slashed && size.rows == 1)) continue;
      for (const std::string gap : {"", "\n"}) {
        Random random(3, size.cells());
        const auto draw = [&] {
          std::string text = board(random, size, 'w', 'B', "\n");
          if (slashed) text = in_one_line(std::move(text));
          return text;
        };
        std::string text = gap;
        for (unsigned i = 0; i < 700; ++i) text += draw() + gap;
        const std::string plain = text;
        text += draw();
        text.pop_back();
        Results results;
        results.reset("t", 1, 0);
        FramerState state;
        state.per_record = slashed ? 1 : size.rows;
        state.width = slashed ? 0 : size.columns;
        state.line = 10;
        Framer framer(state);
        std::string_view rest = text;
        Sweep::of(size).run(layout, Sweep::Means::nullspace, Goal::either, framer, rest, results);
        BOOST_TEST(results.size() == 700U, to_string(size));
        BOOST_TEST((rest.data() - text.data()) == static_cast<std::ptrdiff_t>(plain.size()));
        BOOST_TEST(framer.state().record == 701U);
        BOOST_TEST(framer.state().line == 10 + std::count(plain.begin(), plain.end(), '\n'));
      }
    }
  }
}

// Runs of boards of one size in one line each, and between them other sizes and strange bytes.
BOOST_AUTO_TEST_CASE(lines_with_slashes_give_the_same_rows) {
  for (std::uint64_t i = 0; i < 300; ++i) {
    Random random(9, i);
    std::string text;
    for (unsigned run = 0; run < 6; ++run) {
      const Size size = sizes[random.below(sizes.size())];
      const std::string gap = random.below(4) == 0 ? "\n" : "";
      for (unsigned left = random.below(40); left != 0; --left) {
        const bool digits = random.below(20) == 0;
        std::string line =
            in_one_line(board(random, size, digits ? '0' : 'w', digits ? '1' : 'b', "\n"));
        if (size.rows == 1) line.insert(line.size() - 1, "/");
        if (random.below(20) == 0) {
          line[random.below(static_cast<std::uint32_t>(line.size()))] =
              "/\n\r Bx01"[random.below(8)];
        }
        text += line + gap;
      }
    }
    Request request = request_for({4, 4}, i % 2 == 0 ? "either" : "black");
    request.settings.erase("size");
    if (i % 7 == 0) request.settings["size"] = "5x5";
    request.input_format = "line";
    BOOST_TEST(same_rows(request, text), "case " << i);
  }
}

RC_BOOST_PROP(any_bytes_give_the_same_rows, ()) {
  const Size size{*rc::gen::inRange(1U, 12U), *rc::gen::inRange(1U, 12U)};
  Random random(*rc::gen::arbitrary<std::uint64_t>(), 0);
  const std::string gap = *rc::gen::element<std::string>("", "\n");
  std::string text;
  for (int i = 0; i < 20; ++i) text += board(random, size, 'w', 'b', "\n") + gap;
  const auto edits = *rc::gen::container<std::vector<std::pair<std::size_t, std::string>>>(
      rc::gen::pair(rc::gen::arbitrary<std::size_t>(),
                    rc::gen::oneOf(rc::gen::element<std::string>("", "\n", "\n\n", " ", "b", "B",
                                                                 "\r\n", "wb\n", "0"),
                                   rc::gen::container<std::string>(rc::gen::arbitrary<char>()))));
  for (const auto& [place, bytes] : edits) {
    if (text.empty()) break;
    text.replace(place % text.size(), bytes.empty() ? 1 : 0, bytes);
  }
  const auto goal = *rc::gen::elementOf(test::all_goals);
  RC_ASSERT(same_rows(request_for(size, boardmill::flip::text(goal)), text));
}

// Every byte in every place of an otherwise plain board.
BOOST_AUTO_TEST_CASE(one_strange_byte_anywhere) {
  const Entry& flip = test::puzzle("flip");
  Request fast;
  fast.input_format = "letters";
  Request slow = fast;
  slow.lines_wanted = true;
  const std::string plain = "bwwb\nbbwb\nbwwb\nbwww\n";
  for (std::size_t place = 0; place < plain.size(); ++place) {
    std::string text = plain;
    for (int byte = 0; byte < 256; ++byte) {
      std::string strange = plain;
      strange[place] = static_cast<char>(byte);
      text += strange + "\n" + plain;
    }
    const std::string rows = without_lines(test::solve_text(flip, fast, text));
    BOOST_TEST((rows == without_lines(test::solve_text(flip, slow, text))), "place " << place);
  }
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

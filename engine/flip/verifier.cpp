#include "engine/flip/verifier.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/flip/answer.h"
#include "engine/flip/rules.h"
#include "engine/flip/text.h"
#include "engine/flip/truth.h"
#include "engine/puzzle/claim_report.h"
#include "engine/puzzle/picture.h"
#include "engine/puzzle/results.h"
#include "engine/puzzle/size.h"

namespace boardmill::flip {
namespace {

using rules::Cells;
using rules::count;
using rules::has;
using rules::play;
using rules::press;
using rules::to_cells;
using rules::to_grid;
using rules::turn;
using rules::words_of;

// Takes a cell such as r1c2 off the front of `text`; false when there is none.
bool take_cell(std::string_view& text, unsigned& row, unsigned& column) {
  const auto take_number = [&text](char name, unsigned& number) {
    if (!text.starts_with(name)) return false;
    text.remove_prefix(1);
    std::size_t digits = 0;
    number = 0;
    while (digits < text.size() && digits < 3 && text[digits] >= '0' && text[digits] <= '9') {
      number = 10 * number + static_cast<unsigned>(text[digits] - '0');
      ++digits;
    }
    if (digits == 0 || text.front() == '0') return false;
    text.remove_prefix(digits);
    return true;
  };
  return take_number('r', row) && take_number('c', column);
}

using Claimed = std::optional<std::string_view>;

// One row, one board.
class Check {
 public:
  Check(const Config& config, unsigned max_nullity, const Board& board, std::uint64_t record,
        const Claim& claim, Bytes& text, Finding& finding)
      : config_(config),
        board_(board),
        size_(board.size),
        way_(config.rule, board.size, max_nullity),
        record_(record),
        claim_(claim),
        text_(text),
        report_(finding) {}

  void run() {
    const bool gave_up = claim_.outcome ? *claim_.outcome == text(Outcome::over_limit)
                                        : claim_.error && claim_.error->starts_with("limit");
    // A row about another board is wrong in this before all else.
    const Claimed instance = cell(Column::instance);
    if (instance && !instance->empty() && !same(Column::instance, Answer(), *instance)) return;
    if (gave_up) return check_over_limit();
    const bool minimum_matters = claim_.cost || cell(Column::answer) || cell(Column::solution) ||
                                 (cell(Column::goal) && config_.goal == Goal::either);
    truth_ = find_truth(board_, config_.goal, way_, minimum_matters && way_.finds_minimum);
    if (!check_outcome() || (instance && !same(Column::instance, Answer(), *instance))) return;
    if (instance) report_.verified("instance");
    if (truth_.solvable ? check_solved() : check_unsolvable()) note_no_value();
  }

 private:
  static std::string_view name(Column column) {
    constexpr std::array<std::string_view, 6> names{"answer", "solution", "certificate",
                                                    "method", "instance", "goal"};
    return names[static_cast<std::size_t>(column)];
  }

  Claimed cell(Column column) const {
    const auto index = static_cast<std::size_t>(column);
    return index < claim_.texts.size() ? claim_.texts[index] : std::nullopt;
  }

  bool same(Column column, const Answer& answer, std::string_view found) {
    text_.clear();
    write_text(config_, column, record_, board_, answer, text_);
    return report_.same(name(column), view(text_), found);
  }

  bool empty(std::string_view column, const Claimed& found) {
    return !found || report_.same(column, "", *found);
  }
  bool empty(Column column) { return empty(name(column), cell(column)); }

  bool claims_nothing() {
    return empty("cost", claim_.cost) && empty(Column::answer) && empty(Column::solution) &&
           empty(Column::certificate) && empty(Column::goal);
  }

  // That there is none.
  bool no_value(std::string_view column, const Claimed& found) {
    if (!empty(column, found)) return false;
    if (found) no_value_of_ = column;
    return true;
  }
  bool no_value(Column column) { return no_value(name(column), cell(column)); }

  // Of what goes without saying where anything else was verified.
  void note_no_value() {
    if (no_value_of_.empty() || report_.has_verified()) return;
    report_.verified(fmt::format("no {}", no_value_of_), way_.solvability());
  }

  // The limits that the board is beyond, in the words of an error. Methods with a limit of the
  // nullity find out first whether the board is unsolvable.
  std::vector<std::string> exceeded_limits() const {
    std::vector<std::string> limits;
    const auto add = [&limits](bool exceeded, std::string_view expected, std::string_view found) {
      if (exceeded) limits.push_back(fmt::format("expected {} found {}", expected, found));
    };
    const std::string board = fmt::format("a board of {}", to_string(size_));
    add(size_.cells() > 16, "at most 16 cells for method table", board);
    add(size_.cells() > 20, "at most 20 cells for method bfs", board);
    add(config_.rule == Rule::cross && std::min(size_.rows, size_.columns) > 20,
        "at most 20 cells on the shorter side for method rows", board);
    const std::string nullity = fmt::format("{} of nullity {}", board, way_.nullity);
    add(truth_.solvable && way_.nullity > 20, "nullity at most 20 (method gauss)", nullity);
    add(is_beyond_max_nullity(),
        fmt::format("nullity at most {} (--max-nullity)", config_.max_nullity), nullity);
    return limits;
  }

  bool is_beyond_max_nullity() const {
    return truth_.solvable && way_.nullity > config_.max_nullity;
  }

  void check_over_limit() {
    if (!claims_nothing()) return;
    truth_ = find_truth(board_, config_.goal, way_, false);
    const std::vector<std::string> limits = exceeded_limits();
    if (limits.empty()) {
      report_.same("outcome", text(truth_.solvable ? Outcome::solved : Outcome::unsolvable),
                   text(Outcome::over_limit));
      return;
    }
    const std::string_view error = claim_.error.value_or("limit");
    const bool of_limit = error.starts_with(text(ErrorKind::limit));
    const auto is_named = [error](const std::string& limit) { return error.ends_with(limit); };
    const bool names_none = of_limit && error.find("expected") == std::string_view::npos;
    if (of_limit && (std::any_of(limits.begin(), limits.end(), is_named) ||
                     (names_none && is_beyond_max_nullity()))) {
      report_.verified("outcome", "size and nullity of the board");
    } else if (names_none) {
      report_.unproved("outcome: the error does not name the limit");
    } else {
      report_.wrong("error", "a limit that the board is beyond", quote_cell(error));
    }
  }

  bool check_outcome() {
    if (claim_.outcome) {
      const Outcome outcome = truth_.solvable ? Outcome::solved : Outcome::unsolvable;
      if (!report_.same("outcome", text(outcome), *claim_.outcome)) return false;
      report_.verified("outcome", way_.solvability());
    }
    return empty("error", claim_.error);
  }

  bool check_unsolvable() {
    if (!no_value("cost", claim_.cost)) return false;
    if (const Claimed answer = cell(Column::answer)) {
      if (!same(Column::answer, Answer(), *answer)) return false;
      report_.verified("answer", way_.solvability());
    }
    return no_value(Column::solution) && check_certificate() && no_value(Column::goal);
  }

  bool check_certificate() {
    const Claimed found = cell(Column::certificate);
    if (!found) return true;
    const std::string_view column = name(Column::certificate);
    if (found->empty()) return report_.wrong(column, "cells", "nothing");
    Cells certificate{};
    if (!read_cells(column, *found, certificate)) return false;
    unsigned black = 0;
    const Cells pieces = to_cells(board_);
    for (unsigned cell = 0; cell < size_.cells(); ++cell) {
      Cells change{};
      press(config_.rule, size_, cell, change);
      unsigned met = 0;
      for (unsigned word = 0; word < words_of(size_); ++word) change[word] &= certificate[word];
      met = count(change.data(), words_of(size_));
      if (met % 2 == 1) {
        return report_.wrong(column, "an even number of cells in every press",
                             fmt::format("{} in that of {}", met, cell_text(cell)));
      }
      if (has(certificate, cell) && has(pieces, cell)) ++black;
    }
    // Where a press turns its own cell, an even number of cells are marked, and one colour tells.
    const unsigned white = count(certificate.data(), words_of(size_)) - black;
    const bool one_tells = turns_itself(config_.rule);
    if (black % 2 == 0 && (one_tells || config_.goal != Goal::black)) {
      return report_.wrong(column, "an odd number of black pieces", fmt::format("{}", black));
    }
    if (white % 2 == 0 && !one_tells && config_.goal != Goal::white) {
      return report_.wrong(column, "an odd number of white pieces", fmt::format("{}", white));
    }
    report_.verified(column, "parity");
    return true;
  }

  bool check_solved() {
    if (!check_solution()) return false;
    // Of several minima that may be, a solution that was played has chosen one.
    const bool exact = truth_.minimum_known || witness_;
    Answer answer;
    answer.outcome = Outcome::solved;
    answer.cost = static_cast<std::uint16_t>(truth_.cost);
    answer.goal = truth_.goal;
    answer.presses = to_grid(truth_.presses, size_);
    if (!truth_.minimum_known && witness_) {
      if (witness_count_ > truth_.cost) {
        return report_.wrong(name(Column::solution), fmt::format("at most {} presses", truth_.cost),
                             fmt::format("{}", witness_count_));
      }
      answer.cost = static_cast<std::uint16_t>(witness_count_);
      answer.goal = witness_goal_;
      answer.presses = to_grid(*witness_, size_);
      note_no_minimum();
    }
    if (!check_cost(exact, answer.cost) || !check_answer(exact, answer)) return false;
    if (witness_ && truth_.minimum_known) {
      const std::string_view column = name(Column::solution);
      if (witness_count_ != truth_.cost) {
        return report_.wrong(column, counted(truth_.cost, "press"),
                             counted(witness_count_, "press"));
      }
      const Claimed solution = cell(Column::solution);
      if (solution && !claim_.any_witness && !same(Column::solution, answer, *solution))
        return false;
      note_minimum(column);
    }
    return no_value(Column::certificate) && check_goal(exact, answer);
  }

  // Reads and plays the solution, if one is claimed.
  bool check_solution() {
    const Claimed found = cell(Column::solution);
    if (!found) return true;
    const std::string_view column = name(Column::solution);
    Cells presses{};
    if (!read_cells(column, *found, presses)) return false;
    Cells end = to_cells(board_);
    play(config_.rule, size_, presses, end);
    const unsigned black = count(end.data(), words_of(size_));
    const unsigned white = size_.cells() - black;
    const bool good =
        (black == 0 && config_.goal != Goal::black) || (white == 0 && config_.goal != Goal::white);
    if (!good) {
      return report_.wrong(column,
                           config_.goal == Goal::either
                               ? std::string("one colour in the end")
                               : fmt::format("all {} in the end", text(config_.goal)),
                           fmt::format("{} black and {} white", black, white));
    }
    witness_ = presses;
    witness_count_ = count(presses.data(), words_of(size_));
    witness_goal_ = black == 0 ? Goal::white : Goal::black;
    report_.verified(column, "replay");
    return true;
  }

  bool check_cost(bool exact, unsigned cost) {
    if (!claim_.cost) return true;
    if (exact) {
      if (!report_.same("cost", fmt::format("{}", cost), *claim_.cost)) return false;
      note_minimum("cost");
      return true;
    }
    const auto number = parse_number(*claim_.cost);
    if (!number || fmt::format("{}", *number) != *claim_.cost) {
      return report_.wrong("cost", "a number", quote_cell(*claim_.cost));
    }
    if (*number > truth_.cost) {
      return report_.wrong("cost", fmt::format("at most {}", truth_.cost),
                           fmt::format("{}", *number));
    }
    note_no_minimum();
    return true;
  }

  bool check_answer(bool exact, const Answer& answer) {
    const Claimed found = cell(Column::answer);
    if (!found) return true;
    if (exact) {
      if (!same(Column::answer, answer, *found)) return false;
      note_minimum(name(Column::answer));
      return true;
    }
    // The right text is not known, but some texts are wrong for sure.
    text_.clear();
    write_text(config_, Column::answer, record_, board_, Answer(), text_);
    if (found->empty() || *found == view(text_)) {
      return report_.wrong(name(Column::answer), "that of a solvable board", quote_cell(*found));
    }
    note_no_minimum();
    return true;
  }

  bool check_goal(bool exact, const Answer& answer) {
    const Claimed found = cell(Column::goal);
    if (!found) return true;
    const std::string_view column = name(Column::goal);
    if (!exact && config_.goal == Goal::either) {
      if (*found != text(Goal::white) && *found != text(Goal::black)) {
        return report_.wrong(column, "white or black", quote_cell(*found));
      }
      note_no_minimum();
      return true;
    }
    if (!same(Column::goal, answer, *found)) return false;
    if (config_.goal != Goal::either) {
      report_.verified(column, way_.solvability());
    } else {
      note_minimum(column);
    }
    return true;
  }

  // Where the minimum is not known, a solution was played.
  void note_minimum(std::string_view column) {
    report_.verified(column, truth_.minimum_known ? way_.minimum() : "replay");
  }

  void note_no_minimum() {
    report_.unproved(fmt::format("minimum not verified: nullity {}", way_.nullity));
  }

  std::string cell_text(unsigned cell) const {
    return fmt::format("r{}c{}", cell / size_.columns + 1, cell % size_.columns + 1);
  }

  // Reads cells row by row with one blank between them, exactly as they are to be written.
  bool read_cells(std::string_view column, std::string_view text, Cells& cells) {
    std::string_view rest = text;
    unsigned next = 0;  // the cells before this one are behind us
    while (!rest.empty()) {
      const auto where = [&text](std::string_view found) {
        return fmt::format("{} at byte {}", quote_text(found), text.size() - found.size() + 1);
      };
      if (next != 0) {
        if (rest.front() != ' ') return report_.wrong(column, "a blank", where(rest));
        rest.remove_prefix(1);
      }
      const std::string_view begin = rest;
      unsigned row = 0;
      unsigned place = 0;
      if (!take_cell(rest, row, place)) {
        return report_.wrong(column, "a cell such as r1c2",
                             begin.empty() ? "nothing after the last blank" : where(begin));
      }
      if (row > size_.rows || place > size_.columns) {
        return report_.wrong(column, fmt::format("a cell of {}", to_string(size_)), where(begin));
      }
      const unsigned cell = (row - 1) * size_.columns + place - 1;
      if (cell < next) return report_.wrong(column, "ascending cells", where(begin));
      turn(cells, cell);
      next = cell + 1;
    }
    return true;
  }

  const Config& config_;
  const Board& board_;
  Size size_;
  Way way_;
  std::uint64_t record_;
  const Claim& claim_;
  Bytes& text_;
  ClaimReport report_;
  Truth truth_;
  std::optional<Cells> witness_;  // a solution that was played and leads to a goal
  unsigned witness_count_ = 0;
  Goal witness_goal_ = Goal::white;
  std::string_view no_value_of_;  // a column that is rightly empty
};

}  // namespace

void Verifier::verify(const Board& board, std::uint64_t record, const Claim& claim,
                      Scratch& scratch, Finding& finding) const {
  Check(config_, max_nullity_, board, record, claim, scratch.text, finding).run();
}

}  // namespace boardmill::flip

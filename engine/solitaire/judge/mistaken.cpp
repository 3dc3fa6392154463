#include "engine/solitaire/judge/mistaken.h"

#include <fmt/format.h>

#include <array>

#include "engine/puzzle/picture.h"

// They count with plain ints, as contestants do.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wsign-conversion"
#include "engine/solitaire/mistakes/chain_jumps.h"
#include "engine/solitaire/mistakes/diagonals_too.h"
#include "engine/solitaire/mistakes/jump_over_nothing.h"
#include "engine/solitaire/mistakes/jump_over_several.h"
#include "engine/solitaire/mistakes/jump_removes.h"
#include "engine/solitaire/mistakes/jumps_onto_pieces.h"
#include "engine/solitaire/mistakes/lower_bound.h"
#include "engine/solitaire/mistakes/marks_without_depth.h"
#include "engine/solitaire/mistakes/next_index.h"
#include "engine/solitaire/mistakes/no_jump.h"
#include "engine/solitaire/mistakes/one_less.h"
#include "engine/solitaire/mistakes/one_more.h"
#include "engine/solitaire/mistakes/one_target_field.h"
#include "engine/solitaire/mistakes/pieces_in_order.h"
#include "engine/solitaire/mistakes/start_untested.h"
#include "engine/solitaire/mistakes/state_kept.h"
#include "engine/solitaire/mistakes/steps_onto_pieces.h"
#include "engine/solitaire/mistakes/weak_hash.h"
#pragma GCC diagnostic pop

namespace boardmill::solitaire {
namespace {

// What the solver keeps from case to case is its own.
template <class Solver>
MistakenRun::Solve make() {
  return [solver = Solver()](const auto& start, const auto& target, int limit) mutable {
    return !solver.solve(start, target, limit).empty();
  };
}

struct Mistake {
  int least_moves;     // a smaller limit does not bring it out
  bool several_cases;  // in a run are needed
  MistakenRun::Solve (*make)();
};

constexpr std::array choices{
    Choice{"pieces-in-order", "Pieces are compared in the order given, as if they differed."},
    Choice{"no-jump", "Pieces only step."},
    Choice{"jump-over-several", "A jump goes over any number of pieces in a row."},
    Choice{"jump-over-nothing", "A jump needs no piece to go over."},
    Choice{"jumps-onto-pieces", "A jump may end on another piece, and the two become one."},
    Choice{"jump-removes", "A piece that is jumped over is taken off the board."},
    Choice{"chain-jumps", "Several jumps of one piece count as one move."},
    Choice{"steps-onto-pieces", "A step may end on another piece, and the two become one."},
    Choice{"diagonals-too", "Pieces also step and jump diagonally."},
    Choice{"next-index", "Neighbours are index -1 and +1, across the edges of the board."},
    Choice{"one-less", "The search from both ends stops one move too early."},
    Choice{"one-more", "The search from both ends goes on for one move too many."},
    Choice{"start-untested", "A start that equals the target is not noticed."},
    Choice{"one-target-field", "A piece on one of the target fields counts as done."},
    Choice{"marks-without-depth", "Depth-first search that never sees a position a second time."},
    Choice{"weak-hash", "Positions with the same sum of fields are taken for the same."},
    Choice{"lower-bound", "The distance on a board without other pieces, and without jumps."},
    Choice{"state-kept", "What was visited in earlier cases is not cleared."},
};

constexpr std::array<Mistake, choices.size()> mistake_table{{
    {0, false, make<mistakes::PiecesInOrder>},
    {1, false, make<mistakes::NoJump>},
    {1, false, make<mistakes::JumpOverSeveral>},
    {1, false, make<mistakes::JumpOverNothing>},
    {3, false, make<mistakes::JumpsOntoPieces>},
    {1, false, make<mistakes::JumpRemoves>},
    {1, false, make<mistakes::ChainJumps>},
    {2, false, make<mistakes::StepsOntoPieces>},
    {1, false, make<mistakes::DiagonalsToo>},
    {1, false, make<mistakes::NextIndex>},
    {1, false, make<mistakes::OneLess>},
    {0, false, make<mistakes::OneMore>},
    {0, false, make<mistakes::StartUntested>},
    {0, false, make<mistakes::OneTargetField>},
    {3, false, make<mistakes::MarksWithoutDepth>},
    {1, false, make<mistakes::WeakHash>},
    {1, false, make<mistakes::LowerBound>},
    {1, true, make<mistakes::StateKept>},
}};

// With more moves the searches take too long.
constexpr int most_moves = 12;

// The pieces in the order given, which a Pair does not keep.
mistakes::Position take_position(std::string_view& text) {
  mistakes::Position position{};
  for (int& field : position) {
    std::array<int, 2> place{};
    for (int& number : place) {
      text.remove_prefix(text.find_first_of("12345678"));
      number = text.front() - '1';
      text.remove_prefix(1);
    }
    field = 8 * place[0] + place[1];
  }
  return position;
}

}  // namespace

std::span<const Choice> mistake_choices() { return choices; }

MistakenRun::MistakenRun(const Config& config, std::size_t mistake)
    : config_(config), mistake_(mistake), solve_(mistake_table[mistake].make()) {}

void MistakenRun::answer(const Record& record, const Pair& /*pair*/, Bytes& out) {
  const int limit = config_.question.max_moves;
  if (limit > most_moves) return;
  std::string_view text = record.text;
  const mistakes::Position start = take_position(text);
  const mistakes::Position target = take_position(text);
  if (config_.cases == CasesPerRun::one) solve_ = mistake_table[mistake_].make();
  append(out, solve_(start, target, limit) ? "YES" : "NO");
}

std::string cannot_fail(const Config& config, std::size_t mistake) {
  const int limit = config.question.max_moves;
  if (limit > most_moves) return fmt::format("its search takes {} moves at most", most_moves);
  if (mistake_table[mistake].several_cases && config.cases == CasesPerRun::one) {
    return "a run has one case";
  }
  if (limit < mistake_table[mistake].least_moves) {
    return "it takes more than " + counted(static_cast<unsigned>(limit), "move") + " to go wrong";
  }
  return "";
}

}  // namespace boardmill::solitaire

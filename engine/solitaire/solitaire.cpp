#include "engine/solitaire/solitaire.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/puzzle/bind/entry_of.h"
#include "engine/puzzle/choose.h"
#include "engine/puzzle/size.h"
#include "engine/solitaire/census.h"
#include "engine/solitaire/config.h"
#include "engine/solitaire/forms.h"
#include "engine/solitaire/judge/drawer.h"
#include "engine/solitaire/judge/explain.h"
#include "engine/solitaire/judge/judging.h"
#include "engine/solitaire/judge/mistaken.h"
#include "engine/solitaire/judge/package_texts.h"
#include "engine/solitaire/judge/programs.h"
#include "engine/solitaire/judge/space.h"
#include "engine/solitaire/output.h"
#include "engine/solitaire/solver.h"
#include "engine/solitaire/verifier.h"
#include "engine/solitaire/within.h"

namespace boardmill::solitaire {
namespace {

constexpr std::array forms{
    Choice{"pairs", "a line of 8 numbers for the start and one for the target; or 16 across lines"},
    Choice{"line", "one pair a line: 16 numbers"},
    Choice{"counted-pairs", "the number of pairs and then pairs"},
    csv_form,
};
constexpr std::array methods{
    Choice{"bfs", "breadth-first search from one end with a visited array"},
    Choice{"bidirectional", "plain search from both ends that meets in the middle"},
    Choice{"bounds", "bounds decide most pairs, a pruned search from both ends the rest"},
};
constexpr std::array column_descriptions{
    Choice{"answer", "the text that the judge expects"},
    Choice{"solution", "the canonical move sequence: r4c4-r4c5 a step, r4c5xr4c7 a jump"},
    Choice{"method", "the method that solved the pair"},
    Choice{"instance", "the pair on one line; readable as input"},
};
constexpr std::array options{
    OptionSpec{"max-moves", "N", "8", "a target further away than this is unsolvable (0 to 99)"},
};
constexpr std::array<Setting, 1> eight_moves{{{"max-moves", "8"}}};
constexpr std::array problems{
    Problem{"poj1198", "pairs", eight_moves, "YES or NO", CasesPerRun::one, "poj",
            "Solitaire: within 8 moves or not"},
    Problem{"hdu1401", "pairs", eight_moves, "YES or NO", CasesPerRun::to_end_of_file, "poj",
            "Solitaire, many cases"},
    Problem{"zoj1505", "pairs", eight_moves, "YES or NO", CasesPerRun::to_end_of_file, "poj",
            "Solitaire, many cases"},
    Problem{"spoj-solit", "counted-pairs", eight_moves, "YES or NO", CasesPerRun::counted, "poj",
            "Solitaire, the count of cases first"},
};

struct Solitaire {
  using Config = solitaire::Config;
  using Instance = Pair;
  using Answer = solitaire::Answer;
  using Solver = solitaire::Solver;
  using Verifier = solitaire::Verifier;
  using Drawer = solitaire::Drawer;
  using Mistaken = MistakenRun;
  using Space = solitaire::PairSpace;

  static constexpr auto& open = solitaire::open;
  static constexpr auto& parse = solitaire::parse;
  static constexpr auto& read_plain = solitaire::read_plain;
  static constexpr auto& write_instance = solitaire::write_instance;
  static constexpr auto& why_never = solitaire::why_never;
  static constexpr auto& landmarks = solitaire::landmarks;
  static constexpr auto& cannot_fail = solitaire::cannot_fail;
  static constexpr auto& mistake_program = solitaire::mistake_program;
  static constexpr auto& programs = solitaire::programs;
  static constexpr auto& package_texts = solitaire::package_texts;
  static constexpr auto& write_case = write_shuffled;
  static constexpr std::size_t plain_record_bytes = plain_pair_bytes;

  static const Description& description() {
    static const Description description{
        "solitaire",
        "Solitaire: four pieces on 8x8, steps and jumps, from a start to a target",
        "pairs",
        forms,
        methods,
        column_descriptions,
        options,
        problems,
        solitaire::features(),
        mistake_choices()};
    return description;
  }

  static tl::expected<Config, std::string> configure(const Request& request) {
    Config config;
    config.form = choose<Form>(forms, request.input_format);
    config.method = choose<Method>(methods, request.method);
    // Without a count in its input a program reads on to the end.
    if (request.problem != nullptr && request.problem->cases != CasesPerRun::one) {
      config.cases = CasesPerRun::to_end_of_file;
    }
    if (config.form == Form::counted_pairs) config.cases = CasesPerRun::counted;
    if (const auto moves = request.settings.find("max-moves"); moves != request.settings.end()) {
      const auto number = parse_number(moves->second);
      if (!number || *number > 99) {
        return tl::unexpected("--max-moves: expected a number from 0 to 99, found " +
                              moves->second);
      }
      config.question.max_moves = static_cast<int>(*number);
      config.census_moves = config.question.max_moves;
    }
    if (request.table != nullptr) {
      auto within = Within::open(*request.table);
      if (!within) return tl::unexpected("the table does not fit: " + within.error());
      config.within = std::make_shared<const Within>(std::move(*within));
    }
    config.question.cost = request.cost_wanted;
    config.question.moves =
        request.witness_wanted ||
        std::count(request.text_columns.begin(), request.text_columns.end(),
                   column_descriptions[static_cast<std::size_t>(Column::solution)].name) != 0;
    config.print = request.print;
    if (config.print == Print::solution) config.question.moves = true;
    return config;
  }

  static std::uint64_t features_of(const Config& config, const Record& record, const Pair& pair,
                                   const Answer& answer) {
    return solitaire::features_of(config, record, pair, answer);
  }

  static std::string generate_header(const Config& config, std::uint64_t count) {
    return config.form == Form::counted_pairs ? fmt::format("{}\n", count) : "";
  }

  static Pair generate(const Config& /*config*/, Random& random) {
    const Position start = draw_position(random);
    return {start, draw_position(random)};
  }

  static void write_text(const Config& config, std::size_t column, const Pair& pair,
                         std::uint64_t /*record*/, const Answer& answer, Bytes& out) {
    const bool solved = answer.outcome == Outcome::solved;
    switch (static_cast<Column>(column)) {
      case Column::answer:
        append(out, solved ? "YES" : "NO");
        if (solved && config.print == Print::solution) write_witness(answer.moves, out);
        break;
      case Column::solution:
        if (solved) write_moves(answer.moves, out);
        break;
      case Column::method:
        append(out, methods[static_cast<std::size_t>(answer.method) - 1].name);
        break;
      case Column::instance:
        write_position(pair.start, out);
        out.push_back(' ');
        write_position(pair.target, out);
        break;
    }
  }

  static std::string_view take_answer(const Config& config, const Pair& /*pair*/,
                                      std::string_view& rest) {
    return solitaire::take_answer(config, rest);
  }

  static bool read_output(const Config& /*config*/, const Pair& /*pair*/, std::string_view output,
                          ClaimReport& report, Printed& printed) {
    return solitaire::read_output(output, report, printed);
  }

  static std::string explain(const Config& config, const Record& /*record*/, const Pair& pair) {
    return solitaire::explain(config, pair);
  }

  static tl::expected<std::vector<CensusRow>, std::string> census(const Config& config,
                                                                  Executor& executor,
                                                                  Progress& progress) {
    return solitaire::census(config.census_moves, executor, progress);
  }

  static std::size_t records_per_task(const Config& config, const FramerState& /*state*/,
                                      std::size_t /*record_bytes*/) {
    const bool near = config.method == Method::automatic && config.question.max_moves <= 8;
    return near ? Solver::max_batch : 32;
  }

  static std::string table_parameters() { return Within::parameters(); }

  static void build_table(Executor& executor, Progress& progress, const TableSink& sink) {
    Within::build(executor, progress, sink);
  }
};

}  // namespace

const Entry& entry() { return entry_of<Solitaire>(); }

}  // namespace boardmill::solitaire

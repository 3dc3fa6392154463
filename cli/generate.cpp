/// boardmill generate: instances.
#include <fmt/format.h>

#include <array>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/generate_set.h"
#include "cli/output_names.h"
#include "cli/run_options.h"
#include "cli/suggest.h"
#include "engine/batch/arena.h"
#include "engine/batch/solve.h"
#include "engine/judge/strata.h"
#include "engine/puzzle/csv_input.h"
#include "io/output.h"
#include "io/system.h"

namespace boardmill::cli {
namespace {

constexpr std::size_t flush_bytes = std::size_t{64} << 10;

constexpr const char* generate_usage =
    R"(boardmill generate PUZZLE --count N [options]
boardmill generate PUZZLE --strata LIST [options]
boardmill generate PUZZLE --set judge [--package FORM] [options]

  boardmill generate flip --count 1000 --seed 7 -o boards.txt
  boardmill generate spoj-solit --count 500 -o pairs.txt.gz
  boardmill generate flip --count 1000000 --input-format line | boardmill solve flip -q -o out.csv
  boardmill generate flip --strata 0..6,unsolvable --per-stratum 5 --distinct symmetry
  boardmill generate solitaire --strata 8,9,yes,no --per-stratum 20
  boardmill generate poj1753 --set judge -o cases.txt
  boardmill generate poj1753 --package kattis -o flipgame
  boardmill generate hdu1401 --package domjudge -o solitaire.zip
  boardmill generate poj1753 --print-mistake greedy -o greedy.cpp

Writes instances, drawn at random: N uniform ones of the whole space, or as many of each stratum,
that is of those with one exact answer. Repeats may occur unless --distinct is there. The same seed
gives the same bytes on every machine; instance k does not depend on how many there are.

--set judge chooses a small set on which every classic mistake fails at least twice where it can,
and that has every answer and everything special; it says so in two tables on stderr, and exits
with 1 if anything is missing. --package puts such a set into a judge's package (several forms,
separated by commas, have the same cases): statement, data, validators, checkers, programs.
--print-mistake writes a program in C++ that makes a classic mistake instead; boardmill list shows
the names of those of each puzzle.

PUZZLE is flip, solitaire or the name of a judge's problem (see boardmill list).
)";

// `--distinct symmetry` in one word: the library takes an optional value only so.
Words joined(const Words& words) {
  Words result;
  for (const std::string& word : words) {
    if (word == "symmetry" && !result.empty() && result.back() == "--distinct") {
      result.back() += "=symmetry";
    } else {
      result.push_back(word);
    }
  }
  return result;
}

Distinct read_distinct(const Arguments& arguments) {
  if (!arguments.has("distinct")) return Distinct::no;
  const std::string& word = arguments.choice("distinct", {"instances", "symmetry"});
  return word == "symmetry" ? Distinct::symmetry : Distinct::instances;
}

judge::StrataOrder read_order(const Arguments& arguments, const Making& making) {
  judge::StrataOrder order;
  order.distinct = read_distinct(arguments);
  order.seed = read_seed(arguments);
  constexpr std::uint64_t most = std::numeric_limits<std::int64_t>::max();
  if (arguments.has("strata")) {
    if (arguments.has("count")) {
      throw UsageError("generate: --count and --strata do not go together: use --per-stratum");
    }
    auto strata = parse_strata(arguments.text("strata"));
    if (!strata) throw UsageError("--strata: " + strata.error());
    order.strata = std::move(*strata);
    order.per_stratum = arguments.has("per-stratum") ? arguments.number("per-stratum", 0, most) : 1;
    return order;
  }
  if (arguments.has("per-stratum")) throw UsageError("generate: --per-stratum needs --strata");
  if (!arguments.has("count")) throw UsageError("generate: --count or --strata is missing");
  order.strata = {Stratum()};
  order.per_stratum = arguments.number("count", 0, most);
  if (order.distinct == Distinct::no) return order;
  const auto available = making.count(order.strata.front(), order.distinct);
  if (available && *available < order.per_stratum) {
    throw UsageError(fmt::format(
        "generate: --count: expected at most {}, found {}: no more distinct instances exist{}",
        *available, order.per_stratum,
        order.distinct == Distinct::symmetry ? " up to symmetry" : ""));
  }
  return order;
}

void tell_shortfalls(const std::vector<judge::Shortfall>& shortfalls, std::uint64_t wanted) {
  for (const judge::Shortfall& one : shortfalls) {
    tell(fmt::format("boardmill: stratum {}: wanted {}, got {}, available {}\n", one.stratum,
                     wanted, one.got, one.available ? std::to_string(*one.available) : "unknown"));
  }
}

// Writes the instances with the header of their form, which names their number.
batch::RunEnd write_strata(batch::Arena& arena, const Making& making,
                           const judge::StrataOrder& order, io::Output& output,
                           const std::atomic<bool>& interrupted) {
  std::string text;
  std::uint64_t count = 0;
  const bool counted = !making.header(0).empty();
  bool closed = false;
  const auto shortfalls = judge::draw_strata(making, order, arena, interrupted, [&](Draw& draw) {
    text += view(draw.text);
    ++count;
    if (counted || text.size() < flush_bytes) return true;
    closed = !output.write(text);
    text.clear();
    return !closed;
  });
  if (interrupted) return batch::RunEnd::interrupted;
  if (!closed && counted) closed = !output.write(making.header(count));
  if (!closed) closed = !output.write(text);
  if (closed) return batch::RunEnd::output_closed;
  tell_shortfalls(shortfalls, order.per_stratum);
  return batch::RunEnd::complete;
}

// The program of a classic mistake. Throws UsageError.
std::string mistake_program(const Job& job, std::string_view name) {
  const Publishing& publishing = publishing_of(job);
  std::vector<std::string_view> names;
  for (const Choice& mistake : job.description().mistakes) {
    if (mistake.name == name) return publishing.mistake_program(names.size());
    names.push_back(mistake.name);
  }
  throw UsageError(fmt::format("--print-mistake: {} has no mistake {}{}", job.description().name,
                               name, did_you_mean(name, names)));
}

// What -o is called decides the form of instances as well.
Request read_request(const Arguments& arguments, const PuzzleChoice& puzzle,
                     const std::string& output) {
  Request request = arguments.request(puzzle);
  if (arguments.has("package") || arguments.has("into")) return request;
  if (arguments.has("print-mistake")) {
    static constexpr std::array names{NamedFormat{".cpp", "cpp"}, NamedFormat{".cc", "cpp"},
                                      NamedFormat{".cxx", "cpp"}};
    (void)format_of_name("-o", output, names);
    return request;
  }
  if (format_of_name("-o", output, csv_names).empty()) return request;
  if (arguments.has("input-format") && request.input_format != csv_form.name) {
    throw UsageError(fmt::format("-o {}: the name stands for csv, and --input-format says {}",
                                 output, request.input_format));
  }
  request.input_format = csv_form.name;
  return request;
}

}  // namespace

Exit run_generate(const Words& words) {
  Arguments arguments("generate", generate_usage);
  arguments.add()("count", text_value("N"), "how many instances")(
      "strata", text_value("LIST"),
      "instead: of which exact answers: costs (0..6,9), solved or yes, unsolvable or no")(
      "per-stratum", text_value("K"), "how many of each (default 1)")(
      "distinct",
      options::value<std::string>()->implicit_value("instances")->value_name("[symmetry]"),
      "no instance twice, or none that a symmetry turns into another one");
  add_input_format_option(
      arguments, "form to write them in (default: the puzzle's first, or the problem's own)");
  arguments.add()("print-mistake", text_value("NAME"),
                  "print a program that makes this classic mistake");
  add_set_options(arguments);
  add_seed_option(arguments);
  add_run_options(arguments);
  arguments.add_puzzle();
  if (!arguments.read(joined(words))) return Exit::good;
  const PuzzleChoice puzzle = arguments.puzzle();
  const RunOptions run = read_run_options(arguments);
  const Request request = read_request(arguments, puzzle, run.output);
  const auto job = prepare(*puzzle.entry, request);
  if (arguments.has("print-mistake")) {
    const std::string program = mistake_program(*job, arguments.text("print-mistake"));
    const auto output = io::Output::open(run.output);
    output->finish(program);
    return Exit::good;
  }
  if (arguments.has("set") || arguments.has("package") || arguments.has("into")) {
    return run_generate_set(arguments, puzzle, request, run);
  }
  const Making& making = making_of(*job);
  const judge::StrataOrder order = read_order(arguments, making);

  io::StopSignal stop;
  const io::Interrupts interrupts(stop);
  const auto output = io::Output::open(run.output);
  batch::Arena arena = arena_of(run);
  const bool is_uniform = !arguments.has("strata") && order.distinct == Distinct::no;
  const batch::RunEnd end = is_uniform ? batch::generate(arena, making, order.seed,
                                                         order.per_stratum, *output, stop.flag())
                                       : write_strata(arena, making, order, *output, stop.flag());
  if (end == batch::RunEnd::complete) (void)output->commit();  // A reader that left is no error.
  return exit_of(end, *output);
}

}  // namespace boardmill::cli

/// What a type must have to be a puzzle, and what it may have to be a fast one. How it becomes an
/// Entry is in bind/.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/puzzle/claim_report.h"
#include "engine/puzzle/entry.h"
#include "engine/puzzle/output.h"
#include "engine/puzzle/random.h"

namespace boardmill {

/// A puzzle is a type with
/// - `description()`: what it offers;
/// - `Config` and `configure(request)`: the request, validated; `Config` is copied freely;
/// - `open(config, prefix, at_end, first_line)` and `parse(config, state, record, instance,
/// fault)`:
///   its input forms; `parse` gets the state after the record, and returns false and fills `fault`
///   when the record cannot be read;
/// - `Instance`, and `write_instance(config, instance, out)`, which parse() can read back;
/// - `Solver`, built from a `Config`, immutable, with `Solver::Scratch` and
///   `solve(instance, executor, scratch, answer)`;
/// - `Verifier`, built from a `Config`, immutable, with `Verifier::Scratch` and
///   `verify(instance, record, claim, scratch, finding)`, which shares no code with the solver;
/// - `take_answer(config, instance, rest)`: takes the answer of the instance off the front of
///   `rest`, which may hold any bytes: see Checking::take_answers;
/// - `read_output(config, instance, output, report, printed)`, for requests with Print::solution:
///   fills `printed` with what an output says; false: `report` says why it is no answer at all;
/// - `Answer` with the members `outcome`, `cost` (Results::no_cost: none) and, for
///   Outcome::over_limit, `fault`;
/// - `write_text(config, column, instance, record, answer, out)`: one text column, given by its
///   index in the description; `record` is the number of the record in its source;
/// - `generate(config, random)`: a uniform random instance;
/// - `Drawer`, built from a `Config`, immutable, with `Drawer::Scratch`: `draw(stratum, random,
///   scratch, instance)` tries once to draw an instance of a stratum and returns whether it did,
///   `max_tries()` says when to give up, `canonical(instance)` is the one that stands for all that
///   symmetries make of it, and `count(stratum, distinct)`, `wanted_strata()` and
///   `hard_strata()` are those of Making;
/// - `write_case(config, instance, random, out)`: as write_instance(), with what the form leaves
///   open drawn at random;
/// - `landmarks(config, random, texts)`: appends the texts of those of Making;
/// - `features_of(config, record, instance, answer)`, `why_never(config, feature)`,
///   `cannot_fail(config, mistake)` and `explain(config, record, instance)`: see Coaching;
/// - `Mistaken`, built from a `Config` and the index of a mistake: one run of its program, with
///   `answer(record, instance, out)`, which appends what it prints for the next case;
/// - `mistake_program(config, mistake)`, `programs(config, print)` and `package_texts(config)`: see
///   Publishing;
/// - `Space`, built from a `Config`, immutable: `order()` is that of boardmill::Space, and so is
///   `simpler(record, instance, variants)`, which also gets the record of the instance;
/// - `records_per_task(config, state, record_bytes)`: see Solving, and
///   `census(config, executor, progress)`: see Making.
template <class P>
concept Puzzle = requires(const typename P::Config& config, const Request& request,
                          std::string_view prefix, const FramerState& state, const Record& record,
                          typename P::Instance& instance, Fault& fault,
                          const typename P::Solver& solver, typename P::Solver::Scratch& scratch,
                          const typename P::Verifier& verifier,
                          typename P::Verifier::Scratch& verifying, const Claim& claim,
                          Finding& finding, typename P::Answer& answer,
                          typename P::Mistaken& program, Print print, std::size_t column,
                          Bytes& out, Random& random, Executor& executor, Progress& progress,
                          const typename P::Drawer& drawer, typename P::Drawer::Scratch& drawing,
                          const Stratum& stratum, const typename P::Space& space, TextColumn& texts,
                          std::string_view& rest, ClaimReport& report, Printed& printed) {
  requires std::copyable<typename P::Config>;
  requires std::default_initializable<typename P::Instance>;
  requires std::default_initializable<typename P::Answer>;
  requires std::default_initializable<typename P::Solver::Scratch>;
  requires std::constructible_from<typename P::Solver, const typename P::Config&>;
  requires std::default_initializable<typename P::Verifier::Scratch>;
  requires std::constructible_from<typename P::Verifier, const typename P::Config&>;
  { P::description() } -> std::same_as<const Description&>;
  { P::configure(request) } -> std::same_as<tl::expected<typename P::Config, std::string>>;
  { P::open(config, prefix, true, std::uint64_t{1}) } -> std::same_as<tl::expected<Opening, Fault>>;
  { P::parse(config, state, record, instance, fault) } -> std::same_as<bool>;
  {P::write_instance(config, instance, out)};
  { P::generate_header(config, std::uint64_t{1}) } -> std::same_as<std::string>;
  { P::generate(config, random) } -> std::same_as<typename P::Instance>;
  requires std::constructible_from<typename P::Drawer, const typename P::Config&>;
  requires std::default_initializable<typename P::Drawer::Scratch>;
  { drawer.draw(stratum, random, drawing, instance) } -> std::same_as<bool>;
  { drawer.max_tries() } -> std::same_as<std::uint64_t>;
  { drawer.canonical(instance) } -> std::same_as<typename P::Instance>;
  { drawer.count(stratum, Distinct::no) } -> std::same_as<std::optional<std::uint64_t>>;
  {P::write_text(config, column, instance, std::uint64_t{1}, answer, out)};
  { P::records_per_task(config, state, std::size_t{1}) } -> std::same_as<std::size_t>;
  {
    P::census(config, executor, progress)
    } -> std::same_as<tl::expected<std::vector<CensusRow>, std::string>>;
  {solver.solve(instance, executor, scratch, answer)};
  {verifier.verify(instance, std::uint64_t{1}, claim, verifying, finding)};
  {P::write_case(config, instance, random, out)};
  { P::features_of(config, record, instance, answer) } -> std::same_as<std::uint64_t>;
  { P::why_never(config, column) } -> std::same_as<std::string>;
  {P::landmarks(config, random, texts)};
  { drawer.wanted_strata() } -> std::same_as<std::vector<Stratum>>;
  { drawer.hard_strata() } -> std::same_as<std::vector<Stratum>>;
  requires std::constructible_from<typename P::Mistaken, const typename P::Config&, std::size_t>;
  {program.answer(record, instance, out)};
  { P::cannot_fail(config, std::size_t{0}) } -> std::same_as<std::string>;
  { P::mistake_program(config, std::size_t{0}) } -> std::same_as<std::string>;
  { P::programs(config, print) } -> std::same_as<std::vector<Program>>;
  { P::take_answer(config, instance, rest) } -> std::same_as<std::string_view>;
  { P::read_output(config, instance, prefix, report, printed) } -> std::same_as<bool>;
  { P::package_texts(config) } -> std::same_as<tl::expected<PackageTexts, std::string>>;
  { P::explain(config, record, instance) } -> std::same_as<std::string>;
  requires std::constructible_from<typename P::Space, const typename P::Config&>;
  {space.simpler(record, instance, texts)};
  { space.order() } -> std::convertible_to<std::string_view>;
  { answer.outcome } -> std::convertible_to<Outcome>;
  { answer.cost } -> std::convertible_to<std::uint16_t>;
  { answer.fault } -> std::convertible_to<Fault>;
};

/// A solver may take runs of records faster than one by one: `sweep(framer, rest, results)` appends
/// the outcomes of as many records at the front of `rest` as it likes, exactly as the record by
/// record loop would. It is used when neither lines are wanted nor text columns, other than those
/// that depend on outcome and cost alone: `is_text_of_cost(config, column)`.
template <class P>
concept Sweeping = requires(const typename P::Solver& solver, const typename P::Config& config,
                            Framer& framer, std::string_view& rest, Results& results) {
  {solver.sweep(framer, rest, results)};
  { P::is_text_of_cost(config, std::size_t{0}) } -> std::same_as<bool>;
};

/// A solver may take up to `max_batch` instances at a time:
/// `solve(instances, executor, scratch, answers)` fills as many answers, each as solve() of the one
/// instance would.
template <class P>
concept Batching = requires(const typename P::Solver& solver,
                            std::span<const typename P::Instance> instances, Executor& executor,
                            typename P::Solver::Scratch& scratch,
                            std::span<typename P::Answer> answers) {
  { P::Solver::max_batch } -> std::convertible_to<std::size_t>;
  {solver.solve(instances, executor, scratch, answers)};
};

/// A batching puzzle may read runs of records in their commonest layout faster than one by one:
/// `read_plain(state, rest, instances)` fills as many instances as it can from plain records at the
/// front of `rest`, `plain_record_bytes` and state.per_record lines each, and returns their number.
/// It is only called for uncounted records.
template <class P>
concept PlainReading = requires(const FramerState& state, std::string_view rest,
                                std::span<typename P::Instance> instances) {
  { P::plain_record_bytes } -> std::convertible_to<std::size_t>;
  { P::read_plain(state, rest, instances) } -> std::same_as<std::size_t>;
};

/// A puzzle may number its instances, simplest first, for the requests of which `size()` says how
/// many there are: `at(number)` is an instance, and `rank(instance)` its number.
template <class P>
concept Numbering = requires(const typename P::Space& space, const typename P::Instance& instance) {
  { space.size() } -> std::same_as<std::optional<std::uint64_t>>;
  { space.at(std::uint64_t{0}) } -> std::same_as<typename P::Instance>;
  { space.rank(instance) } -> std::same_as<std::uint64_t>;
};

/// A drawer may draw instances of several strata together for less than one by one:
/// `draw_mixed(random, scratch, instances)` appends about one of each wanted stratum.
template <class P>
concept Mixing = requires(const typename P::Drawer& drawer, Random& random,
                          typename P::Drawer::Scratch& scratch,
                          std::vector<typename P::Instance>& instances) {
  {drawer.draw_mixed(random, scratch, instances)};
};

/// A puzzle may have a table that is built once and kept in a file: see Entry::build_table, and
/// Request::table for its use.
template <class P>
concept Tabled = requires(Executor& executor, Progress& progress, const TableSink& sink) {
  { P::table_parameters() } -> std::same_as<std::string>;
  {P::build_table(executor, progress, sink)};
};

}  // namespace boardmill

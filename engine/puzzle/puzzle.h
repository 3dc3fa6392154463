/// What a type must have to be a puzzle, what it may have, and what it gets otherwise. How it
/// becomes an Entry is in bind/.
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
/// - `Config`: a request, validated; it is copied freely;
/// - `parse(config, state, record, instance, fault)`, which gets the state after the record, and
///   returns false and fills `fault` when the record cannot be read;
/// - `Instance`, and `write_instance(config, instance, out)`, which parse() can read back;
/// - `Solver`, built from a `Config`, immutable, with `Solver::Scratch` and
///   `solve(instance, executor, scratch, answer)`;
/// - `Verifier`, built from a `Config`, immutable, with `Verifier::Scratch` and
///   `verify(instance, record, claim, scratch, finding)`, which shares no code with the solver;
/// - `Answer` with the members `outcome`, `cost` (Results::no_cost: none) and, if it can be
///   Outcome::over_limit, `fault`;
/// - `write_text(config, column, instance, record, answer, out)`: one text column, given by its
///   index in the description; `record` is the number of the record in its source.
///
/// It may have, for solving and checking,
/// - `configure(request)`: the `Config` or a sentence for the user; the names of form and method
///   are known to be right (else: the default one);
/// - `open(config, prefix, at_end, first_line)`: see Solving (else: each line is a record);
/// - `records_per_task(config, state, record_bytes)`: see Solving (else: 1000);
/// - `take_answer(config, instance, rest)`: takes the answer of the instance off the front of
///   `rest`, which may hold any bytes (else: a line);
/// - `read_output(config, instance, output, report, printed)`: fills `printed` with what an output
///   says; false: `report` says why it is no answer at all (else: Print::solution is refused).
///
/// It has the facet Making if it has `generate(config, random)`, a uniform random instance. Then it
/// may have
/// - `generate_header(config, count)`: see Making::header (else: none);
/// - `write_case(config, instance, random, out)`: as write_instance(), with what the form leaves
///   open drawn at random;
/// - `Drawer`, built from a `Config`, immutable, with `Drawer::Scratch`: `draw(stratum, random,
///   scratch, instance)` tries once to draw an instance of a stratum and returns whether it did,
///   `max_tries()` says when to give up, `canonical(instance)` is the one that stands for all that
///   symmetries make of it, and `count(stratum, distinct)`, `wanted_strata()` and `hard_strata()`
///   are those of Making (else: see bind/rejection_drawer.h);
/// - `landmarks(config, random, texts)`: appends the texts of those of Making (else: some uniform
///   instances);
/// - `Space`, built from a `Config`, immutable: `order()` is that of boardmill::Space, and so are
///   `size()`, with `at(number)` and its inverse `rank(instance)`, and
///   `simpler(record, instance, variants)`, which also gets the record of the instance; it may lack
///   the one or the other;
/// - `census(config, executor, progress)`: see Making (else: over the numbers of the space).
///
/// For coaching it may have
/// - `features_of(config, record, instance, answer)` and `why_never(config, feature)`, if its
///   description names features: see Coaching;
/// - `Mistaken`, built from a `Config` and the index of a mistake, if its description names
///   mistakes: one run of its program, with `answer(record, instance, out)`, which appends what it
///   prints for the next case; and `cannot_fail(config, mistake)`: see Coaching;
/// - `explain(config, record, instance)`: see Coaching (else: method and cost).
///
/// It has the facet Publishing if it has `package_texts(config)`, `programs(config, print)` and
/// `mistake_program(config, mistake)`.
template <class P>
concept Puzzle = requires(const typename P::Config& config, const FramerState& state,
                          const Record& record, typename P::Instance& instance, Fault& fault,
                          const typename P::Solver& solver, typename P::Solver::Scratch& scratch,
                          const typename P::Verifier& verifier,
                          typename P::Verifier::Scratch& verifying, const Claim& claim,
                          Finding& finding, typename P::Answer& answer, Bytes& out,
                          Executor& executor) {
  requires std::copyable<typename P::Config>;
  requires std::default_initializable<typename P::Instance>;
  requires std::default_initializable<typename P::Answer>;
  requires std::default_initializable<typename P::Solver::Scratch>;
  requires std::constructible_from<typename P::Solver, const typename P::Config&>;
  requires std::default_initializable<typename P::Verifier::Scratch>;
  requires std::constructible_from<typename P::Verifier, const typename P::Config&>;
  { P::description() } -> std::same_as<const Description&>;
  { P::parse(config, state, record, instance, fault) } -> std::same_as<bool>;
  {P::write_instance(config, instance, out)};
  {P::write_text(config, std::size_t{0}, instance, std::uint64_t{1}, answer, out)};
  {solver.solve(instance, executor, scratch, answer)};
  {verifier.verify(instance, std::uint64_t{1}, claim, verifying, finding)};
  { answer.outcome } -> std::convertible_to<Outcome>;
  { answer.cost } -> std::convertible_to<std::uint16_t>;
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

/// A puzzle that can make instances: it has the facet Making.
template <class P>
concept Generating = requires {
  &P::generate;
};

/// A puzzle that has the facet Publishing.
template <class P>
concept Publishable = requires {
  &P::package_texts;
};

/// A space may number its instances, for the requests of which `size()` says how many there are.
template <class P>
concept Numbering = requires {
  &P::Space::size;
};

/// A drawer may draw instances of several strata together for less than one by one:
/// `draw_mixed(random, scratch, instances)` appends about one of each wanted stratum.
template <class P>
concept Mixing = requires {
  &P::Drawer::draw_mixed;
};

/// A puzzle may have a table that is built once and kept in a file: see Entry::build_table, and
/// Request::table for its use.
template <class P>
concept Tabled = requires(Executor& executor, Progress& progress, const TableSink& sink) {
  { P::table_parameters() } -> std::same_as<std::string>;
  {P::build_table(executor, progress, sink)};
};

}  // namespace boardmill

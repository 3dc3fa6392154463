/// A puzzle as the rest of the house sees it: what it offers (Description) and what it does with
/// whole chunks (Job). Nothing outside a puzzle's folder knows more of it than this.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "engine/puzzle/bytes.h"
#include "engine/puzzle/census.h"
#include "engine/puzzle/claim.h"
#include "engine/puzzle/executor.h"
#include "engine/puzzle/framer.h"
#include "engine/puzzle/package_texts.h"
#include "engine/puzzle/program.h"
#include "engine/puzzle/random.h"
#include "engine/puzzle/results.h"
#include "engine/puzzle/space.h"
#include "engine/puzzle/stratum.h"
#include "engine/puzzle/table.h"

namespace boardmill {

/// A named thing that a user may choose, and one line about it.
struct Choice {
  std::string_view name;
  std::string_view summary;
};

/// The form that every puzzle has, at the end of its forms: see csv_input.h.
inline constexpr Choice csv_form{"csv",
                                 "the line form in a column of a CSV file: --board and --keep"};

/// An option that a puzzle adds to the command line.
struct OptionSpec {
  std::string_view name;           ///< without the dashes
  std::string_view value_name;     ///< "RxC"
  std::string_view default_value;  ///< as typed; empty: none
  std::string_view summary;
};

using Setting = std::pair<std::string_view, std::string_view>;

/// How many cases one run of a program for a problem reads.
enum class Cases : std::uint8_t { one, counted, to_end_of_file };
std::string_view text(Cases cases);

/// A judge's problem: a puzzle with its input form, settings and answer text.
struct Problem {
  std::string_view name;
  std::string_view input_format;      ///< name of a form
  std::span<const Setting> settings;  ///< what it sets of the puzzle's options
  std::string_view answer;            ///< the texts of its answers, for people
  Cases cases;
  std::string_view comparator;
  std::string_view summary;
};

/// What a puzzle offers. Everything lives as long as the program.
struct Description {
  std::string_view name;
  std::string_view summary;
  std::string_view instances;       ///< what they are called: "boards"
  std::span<const Choice> forms;    ///< besides `auto`
  std::span<const Choice> methods;  ///< besides `auto`
  std::span<const Choice> columns;  ///< text columns, `answer` among them
  std::span<const OptionSpec> options;
  std::span<const Problem> problems;  ///< the first one gives the answer text of the plain puzzle
  std::span<const Choice> features;   ///< what instances are told apart by, besides their answers
  std::span<const Choice> mistakes;   ///< the wrong ideas that programs are known to have
};

/// What a run asks of a puzzle.
struct Request {
  const Problem* problem = nullptr;  ///< null: the plain puzzle
  std::string input_format = "auto";
  std::string method = "auto";
  std::map<std::string, std::string, std::less<>> settings;  ///< the puzzle's options as typed
  std::vector<std::string> text_columns;  ///< wanted of Description::columns, in order
  std::string board_column = "instance";  ///< of the form csv: where the instances are
  std::vector<std::string> keep;          ///< of the form csv: columns that become the text columns
                                          ///< after text_columns, also of records with a fault
  Print print = Print::answer;            ///< what the column `answer` holds
  bool cost_wanted = true;                ///< costs of solved records must be exact
  bool lines_wanted = false;              ///< Results::lines must be filled
  const TableView* table = nullptr;       ///< to be used; it outlives the job. Null: none
};

/// Whole records of one source.
struct Chunk {
  std::string_view source;  ///< its name
  std::string_view header;  ///< what stands before its first record
  std::string_view bytes;
  Framer framer;      ///< as it stood before the first byte
  bool last = false;  ///< the source ends here
};

/// A case of a stratum that is being drawn.
struct Draw {
  explicit Draw(Random own) : random(own) {}

  Random random;       ///< its own
  bool found = false;  ///< an instance has been drawn
  Bytes text;          ///< the instance in the input format of the request; where that leaves an
                       ///< order open (of the pieces, say), in a random one
  Bytes key;           ///< equal for two instances that count as the same one
};

/// How a source is to be read.
struct Opening {
  Framer framer;                 ///< as it stands after the header
  std::size_t header_bytes = 0;  ///< at the front of the source, before the first record
  std::string form;              ///< for people: "letters, 4 rows of 4"
};

/// A puzzle bound to a request. Immutable: any number of threads may call any of its functions.
class Job {
 public:
  /// How many first bytes of a source open() may see: enough for every header and first block.
  static constexpr std::size_t opening_bytes = std::size_t{256} << 10;

  virtual ~Job() = default;

  /// Decides how to read a source. `prefix` is its first opening_bytes, or all of it if `at_end`,
  /// without a byte-order mark; it does not begin with a blank line unless all of it is blank.
  /// `first_line` is the number of the line that it begins with.
  virtual tl::expected<Opening, Fault> open(std::string_view prefix, bool at_end,
                                            std::uint64_t first_line) const = 0;

  /// Parses and solves every record of the chunk, in order. The executor serves single records that
  /// are worth several threads.
  virtual void solve(const Chunk& chunk, Executor& executor, Results& results) const = 0;

  /// Verifies what is claimed of each record of the chunk, in order, with code that shares nothing
  /// with the solvers. Null: nothing is claimed, and its finding is empty.
  virtual void verify(const Chunk& chunk, std::span<const Claim* const> claims,
                      std::vector<Finding>& findings) const = 0;

  /// Takes the answers of the records of the chunk, in order, off the front of `rest`, which a
  /// judge or a contestant's program has printed; fewer where it ends. Any bytes: where one of them
  /// is wrong, the next ones may be cut in the wrong places.
  virtual void take_answers(const Chunk& chunk, std::string_view& rest,
                            std::vector<std::string_view>& answers) const = 0;

  /// Judges what a contestant's program has printed for each record of the chunk, in order, as
  /// take_answers() tells it apart: an empty string where it is right, otherwise one line that says
  /// what is wrong. With Print::answer only the right text is right; with Print::solution all that
  /// the checkers of a package accept, verified by replay. Exception: where verify() does not know
  /// the minimum, a witness is right if it has no greater cost than one that is known, and so is
  /// any text that could be right.
  virtual void judge_outputs(const Chunk& chunk, std::span<const std::string_view> outputs,
                             std::vector<std::string>& wrong) const = 0;

  /// About how many records are worth a task of their own (some hundred microseconds), where the
  /// framer stands so and a record has about so many bytes.
  virtual std::size_t records_per_task(const FramerState& state,
                                       std::size_t record_bytes) const = 0;

  /// The fault of a source of which no record could be read.
  virtual Fault wrong_form(std::string_view first_line) const = 0;

  /// Appends the uniform random instances number `first` to `first + count - 1` of `seed`, in the
  /// input format of the request (auto: the puzzle's first form). The header of a counted form is
  /// not part of them.
  virtual void generate(std::uint64_t seed, std::uint64_t first, std::size_t count,
                        Bytes& out) const = 0;

  /// Draws an instance of the stratum for each of `draws`, each from its own random numbers; `key`
  /// is filled only if repeats matter. Where so many tries give none that there is probably none,
  /// `found` is false.
  virtual void draw(const Stratum& stratum, Distinct distinct, std::span<Draw> draws) const = 0;

  /// Appends instances of all answers, mixed: for each of the numbers from `first` on one of about
  /// every wanted stratum, as many as can be drawn at little cost. They depend on seed and number.
  virtual void draw_mixed(std::uint64_t seed, std::uint64_t first, std::size_t count,
                          TextColumn& instances) const = 0;

  /// The strata that a set of test data has to cover, as parse_strata() reads them.
  virtual std::string wanted_strata() const = 0;

  /// Those of which wrong programs fail on most instances.
  virtual std::string hard_strata() const = 0;

  /// Instances, in the input format, that a set of test data may want whatever random numbers
  /// bring. Appends a cell for each.
  virtual void landmarks(std::uint64_t seed, TextColumn& instances) const = 0;

  /// The features (of Description::features, the first one in the lowest bit) of each record of the
  /// chunk. The request must ask for the column `solution`.
  virtual void features(const Chunk& chunk, Executor& executor,
                        std::vector<std::uint64_t>& found) const = 0;

  /// Why no instance of the request has a feature, in some words; empty: some have it.
  virtual std::string why_never(std::size_t feature) const = 0;

  /// How many instances there are in the stratum, or up to symmetry; the greatest number stands for
  /// all greater ones. None: not known. May take a second.
  virtual std::optional<std::uint64_t> count(const Stratum& stratum, Distinct distinct) const = 0;

  /// Counts all instances by cost. The error is one sentence for the user: the space is too large.
  virtual tl::expected<std::vector<CensusRow>, std::string> census(Executor& executor,
                                                                   Progress& progress) const = 0;

  /// What stands before `count` generated instances: the count of a counted form, or nothing.
  virtual std::string generate_header(std::uint64_t count) const = 0;

  /// Appends, for each record of the chunk in order, what the program of a mistake (its index in
  /// Description::mistakes) prints for it, in the text of the column `answer`. The chunk is what
  /// one run reads, unless a run has one case. Empty cells: records that cannot be read, and
  /// instances that are too large for that program.
  virtual void answer_mistakenly(std::size_t mistake, const Chunk& chunk,
                                 TextColumn& answers) const = 0;

  /// Why that program is right on every instance of the kind that generate() writes, or cannot take
  /// one: a sentence. Empty: it fails on some.
  virtual std::string cannot_fail(std::size_t mistake) const = 0;

  /// That program in C++, complete.
  virtual std::string mistake_program(std::size_t mistake) const = 0;

  /// Programs for a judge's package: accepted ones in C++, Java and Python, where they can take
  /// what generate() writes, and those of the mistakes that can fail on it.
  virtual std::vector<Program> programs(Print print) const = 0;

  /// The texts of a judge's package for what the request asks. The error is one sentence for the
  /// user: there are none for this input form.
  virtual tl::expected<PackageTexts, std::string> package_texts() const = 0;

  /// Why the right answer of an instance, the text of one record as generate() or draw() writes it,
  /// is right: plain text for a terminal of 80 columns, with a newline at the end. Takes as long as
  /// solving it, and some searches more. A text that cannot be read is a bug:
  /// std::invalid_argument.
  virtual std::string explain(std::string_view instance) const = 0;
};

/// A puzzle whose type has been erased.
class Entry {
 public:
  virtual ~Entry() = default;

  virtual const Description& description() const = 0;

  /// Binds the puzzle to a request, or says what is wrong with it: one sentence for the user.
  virtual tl::expected<std::unique_ptr<const Job>, std::string> prepare(
      const Request& request) const = 0;

  /// The instances of a request, or what is wrong with it: one sentence for the user.
  virtual tl::expected<std::unique_ptr<const Space>, std::string> space(
      const Request& request) const = 0;

  /// What the table of a file is made for; empty: the puzzle has none.
  virtual std::string table_parameters() const { return ""; }

  /// Makes the blocks of that table, in order. Nothing more comes once Progress::stop is set.
  virtual void build_table(Executor& /*executor*/, Progress& /*progress*/,
                           const TableSink& /*sink*/) const {}
};

}  // namespace boardmill

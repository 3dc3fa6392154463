/// A puzzle as the rest of the house sees it: what it offers (Description) and what it does with
/// whole chunks (Job). Nothing outside a puzzle's folder knows more of it than this.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
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
#include "engine/puzzle/results.h"
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
  std::span<const Choice> forms;    ///< besides `auto`
  std::span<const Choice> methods;  ///< besides `auto`
  std::span<const Choice> columns;  ///< text columns, `answer` among them
  std::span<const OptionSpec> options;
  std::span<const Problem> problems;  ///< the first one gives the answer text of the plain puzzle
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

  /// Takes the judge's answers of the records of the chunk, in order, off the front of `rest`;
  /// fewer where it ends.
  virtual void take_answers(const Chunk& chunk, std::string_view& rest,
                            std::vector<std::string_view>& answers) const = 0;

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

  /// Counts all instances by cost. The error is one sentence for the user: the space is too large.
  virtual tl::expected<std::vector<CensusRow>, std::string> census(Executor& executor,
                                                                   Progress& progress) const = 0;

  /// What stands before `count` generated instances: the count of a counted form, or nothing.
  virtual std::string generate_header(std::uint64_t count) const = 0;

  /// The texts of a judge's package for what the request asks. The error is one sentence for the
  /// user: there are none for this input form.
  virtual tl::expected<PackageTexts, std::string> package_texts() const = 0;
};

/// A puzzle whose type has been erased.
class Entry {
 public:
  virtual ~Entry() = default;

  virtual const Description& description() const = 0;

  /// Binds the puzzle to a request, or says what is wrong with it: one sentence for the user.
  virtual tl::expected<std::unique_ptr<const Job>, std::string> prepare(
      const Request& request) const = 0;

  /// What the table of a file is made for; empty: the puzzle has none.
  virtual std::string table_parameters() const { return ""; }

  /// Makes the blocks of that table, in order. Nothing more comes once Progress::stop is set.
  virtual void build_table(Executor& /*executor*/, Progress& /*progress*/,
                           const TableSink& /*sink*/) const {}
};

}  // namespace boardmill

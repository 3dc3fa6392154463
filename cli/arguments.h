/// The options that commands share, and the reading of words into them.
#pragma once

#include <boost/program_options.hpp>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/program.h"
#include "engine/puzzle/entry.h"

namespace boardmill::cli {

namespace options = boost::program_options;

/// A puzzle, and the problem whose name stood in its place.
struct PuzzleChoice {
  const Entry* entry = nullptr;
  const Problem* problem = nullptr;  ///< null: the plain puzzle
};

/// An option with a value, or with several, that help calls `name`.
inline auto* text_value(const char* name) {
  return options::value<std::string>()->value_name(name);
}
inline auto* list_value(const char* name) {
  return options::value<std::vector<std::string>>()->value_name(name);
}

/// The description and the values of one command's options. Each option is defined once, where the
/// command adds it.
class Arguments {
 public:
  /// `usage` is the text of --help before the options, examples first.
  Arguments(std::string_view command, std::string_view usage);

  /// To add options of the command itself.
  options::options_description_easy_init add() { return own_.add_options(); }

  /// PUZZLE as the first word that is no option, and every option of every puzzle.
  void add_puzzle();

  /// Further words that are no options, as values of option `name`.
  void add_words(const char* name);

  /// How many words at the front come before the word that is number `count` of those that are
  /// neither options nor values of options: all, where there are fewer.
  std::size_t words_before(const Words& words, std::size_t count) const;

  /// Reads the words. False: --help was asked for and has been printed. Throws UsageError.
  bool read(const Words& words);

  /// Whether a word is the name of an option, with its dashes.
  bool knows(const std::string& word) const;

  bool has(const char* name) const { return values_.count(name) != 0; }
  const std::string& text(const char* name) const { return values_[name].as<std::string>(); }
  bool flag(const char* name) const { return values_[name].as<bool>(); }
  const std::vector<std::string>& list(const char* name) const;

  /// One of a few words. Throws UsageError.
  const std::string& choice(const char* name, const std::vector<std::string_view>& words) const;

  /// A whole number from `least` to `most`. Throws UsageError.
  std::uint64_t number(const char* name, std::uint64_t least, std::uint64_t most) const;

  /// The puzzle or problem that PUZZLE names. Throws UsageError.
  PuzzleChoice puzzle() const;

  /// What the options ask of the puzzle: its own options over those of its problem, and
  /// --input-format and --method where the command has them. Throws UsageError.
  Request request(const PuzzleChoice& choice) const;

 private:
  std::vector<std::string> option_names() const;

  std::string command_;
  std::string usage_;
  options::options_description own_;
  std::vector<options::options_description> of_puzzles_;
  options::options_description hidden_;
  options::positional_options_description positions_;
  options::variables_map values_;
};

/// --input-format.
void add_input_format_option(
    Arguments& arguments,
    const char* meaning =
        "form of the inputs (default auto, or the problem's own); see boardmill list");

/// Adds --print, or reads it: `otherwise` where it is not given. Throws UsageError.
void add_print_option(Arguments& arguments);
Print read_print_option(const Arguments& arguments, Print otherwise);

/// The entry's Job for the request. Throws UsageError.
std::unique_ptr<const Job> prepare(const Entry& entry, const Request& request);

/// A facet of the job. Throws UsageError where its puzzle does not have it.
const Making& making_of(const Job& job);
const Publishing& publishing_of(const Job& job);

}  // namespace boardmill::cli

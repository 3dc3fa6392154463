/// What a puzzle offers, as data: its forms, methods, columns, options and problems.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

#include "engine/puzzle/program.h"

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
enum class CasesPerRun : std::uint8_t { one, counted, to_end_of_file };
std::string_view text(CasesPerRun cases);

/// A judge's problem: a puzzle with its input form, settings and answer text.
struct Problem {
  std::string_view name;
  std::string_view input_format;      ///< name of a form
  std::span<const Setting> settings;  ///< what it sets of the puzzle's options
  std::string_view answer;            ///< the texts of its answers, for people
  CasesPerRun cases;
  std::string_view comparator;
  std::string_view summary;
  Print print = Print::answer;  ///< what it asks programs for
};

/// Which of the columns is `answer`.
inline constexpr std::size_t answer_column = 0;

/// What a puzzle offers. Everything lives as long as the program.
struct Description {
  std::string_view name;
  std::string_view summary;
  std::string_view instances;       ///< what they are called: "boards"
  std::span<const Choice> forms;    ///< besides `auto`
  std::span<const Choice> methods;  ///< besides `auto`
  std::span<const Choice> columns;  ///< text columns: see answer_column
  std::span<const OptionSpec> options = {};
  std::span<const Problem> problems =
      {};  ///< the first one gives the answer text of the plain puzzle
  std::span<const Choice> features =
      {};  ///< what instances are told apart by, besides their answers
  std::span<const Choice> mistakes = {};  ///< the wrong ideas that programs are known to have
};

}  // namespace boardmill

/// What the forms of packages have in common.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/judge/package.h"

namespace boardmill::judge {

inline constexpr std::string_view mark_path = ".boardmill";
inline constexpr std::size_t max_hydro_cases = 100;

using MadeForm = tl::expected<MadePackage, std::string>;

/// One file pair each; they do not sort the files, and do not add the mark.
MadeForm make_kattis(const Package& package);
MadeForm make_icpc_2025(const Package& package);
MadeForm make_domjudge(const Package& package);
MadeForm make_polygon(const Package& package);
MadeForm make_hydro(const Package& package);
MadeForm make_fps(const Package& package);
MadeForm make_plain(const Package& package);

/// The files of a package as they are collected.
class Files {
 public:
  void add(std::string path, std::string bytes) {
    made_.files.push_back({std::move(path), std::move(bytes)});
  }
  void note(std::string text) { made_.notes.push_back(std::move(text)); }
  MadePackage take() { return std::move(made_); }

 private:
  MadePackage made_;
};

/// The text, which must be UTF-8, as a scalar of YAML between double quotes. What Unicode says is
/// no character, such as U+FFFE, becomes U+FFFD.
std::string yaml_quoted(const std::string& text);

/// "# Made by boardmill; this makes it again:" and the command, as comments of YAML.
std::string yaml_head(const Package& package);

/// The text with one newline at its end.
std::string with_newline(std::string_view text);

/// The number of a case from 1, with zeros in front so that all have the same length, at least 2.
std::string case_number(const Package& package, std::size_t index);

enum class Language : std::uint8_t { cpp, java, python, other };

/// By the ending of its name.
Language language_of(const Program& program);

/// The mark as it stands in a file of its own.
std::string mark_text(const Mark& mark);

/// The mark as the value of a processing instruction of XML.
std::string mark_instruction(const Mark& mark);

/// Whether judges that run the submissions of a package have one to accept.
bool has_accepted(const Package& package);
inline constexpr std::string_view no_accepted = "this form needs an accepted program";

/// A page in Markdown about what the package is: limits, command, and a line for each case under
/// the name that its files have.
std::string readme(const Package& package, const std::vector<std::string>& case_names);

}  // namespace boardmill::judge

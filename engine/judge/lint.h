/// What the judges would refuse in a package, or silently get wrong.
///
/// Each rule has a name; lint_rules() lists them. The rules are those of the judges' own
/// specifications and importers. Covered by tests/unit/judge/lint_test.cpp.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/judge/package.h"
#include "engine/puzzle/entry.h"

namespace boardmill::judge {

enum class Severity : std::uint8_t { error, warning };

struct LintFinding {
  std::string path;      ///< inside the package; of data inside an FPS file: x.xml!NAME.in
  std::size_t line = 1;  ///< from 1
  Severity severity = Severity::error;
  std::string_view rule;
  std::string text;  ///< one line of printable() text
};

struct LintReport {
  std::string form;    ///< of package_forms(); empty: none was recognised
  std::string folder;  ///< that holds all files, with its slash, if there is one; not in the paths
  std::vector<LintFinding> findings;  ///< by path, then line
  std::size_t inputs = 0;             ///< files of input that a judge would run
  std::size_t answers = 0;            ///< records whose answer was verified, right or wrong
};

/// Every rule: its name and what it says, in one sentence.
std::span<const Choice> lint_rules();

/// The form of a package by its files; empty: unknown.
std::string_view detect_form(std::span<const PackageFile> files);

/// The files without the one folder that holds them all, as it is in a zip of Kattis.
std::vector<PackageFile> without_top_folder(std::span<const PackageFile> files);

/// The input that a judge would run first, as 1.in, and its answer, as 1.out: a package of the form
/// `plain`. Empty: there is none.
std::vector<PackageFile> first_case(std::span<const PackageFile> files);

/// Examines a package. With a job, which may be null, every input is read and every answer
/// verified. Whatever bytes the files hold, no rule throws.
LintReport lint(std::span<const PackageFile> files, const Job* job);

}  // namespace boardmill::judge

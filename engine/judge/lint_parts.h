/// Between the files of lint.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/judge/lint.h"
#include "engine/puzzle/utf8.h"

namespace boardmill::judge {

/// A case as a judge would run it. `input` or `answer` may be null: it is missing.
struct LintCase {
  std::string stem;  ///< path without its ending
  const PackageFile* input = nullptr;
  const PackageFile* answer = nullptr;
};

/// What the rules of a form look at, and where they report.
class Lint {
 public:
  Lint(std::span<const PackageFile> package_files, LintReport& report)
      : files(package_files), report_(report) {}

  /// `text` may quote the package, and hold whatever bytes are there.
  void error(std::string path, std::size_t line, std::string_view rule, std::string_view text) {
    report_.findings.push_back({std::move(path), line, Severity::error, rule, printable(text)});
  }
  void warning(std::string path, std::size_t line, std::string_view rule, std::string_view text) {
    report_.findings.push_back({std::move(path), line, Severity::warning, rule, printable(text)});
  }

  const PackageFile* find(std::string_view path) const;
  bool has_below(std::string_view folder) const;

  std::span<const PackageFile> files;

 private:
  LintReport& report_;
};

/// The cases of a form; `storage` keeps those that lie inside other files.
std::vector<LintCase> cases_of(std::string_view form, std::span<const PackageFile> files,
                               std::vector<PackageFile>& storage);

/// The rules of one form, about all but the bytes of its data.
void lint_kattis(Lint& lint, std::string_view form);
void lint_polygon(Lint& lint);
void lint_hydro(Lint& lint);
void lint_fps(Lint& lint);

}  // namespace boardmill::judge

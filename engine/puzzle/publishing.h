/// The facet that gives a judge's package its texts and programs.
#pragma once

#include <cstddef>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "engine/puzzle/package_texts.h"
#include "engine/puzzle/program.h"

namespace boardmill {

/// Immutable: any number of threads may call any of its functions.
class Publishing {
 public:
  virtual ~Publishing() = default;

  /// The texts of a judge's package for what the request asks. The error is one sentence for the
  /// user: there are none for this input form.
  virtual tl::expected<PackageTexts, std::string> package_texts() const = 0;

  /// Programs for a judge's package: accepted ones in C++, Java and Python, where they can take
  /// what generate() writes, and those of the mistakes that can fail on it.
  virtual std::vector<Program> programs(Print print) const = 0;

  /// The program of a mistake (its index in the description) in C++, complete.
  virtual std::string mistake_program(std::size_t mistake) const = 0;
};

}  // namespace boardmill

/// `--into PACKAGE`: more data for a package that somebody keeps by hand.
/// Covered by tests/unit/judge/into_test.cpp.
#pragma once

#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "engine/judge/package.h"
#include "engine/puzzle/entry.h"

namespace boardmill::judge {

struct Additions {
  std::vector<PackageFile> files;  ///< paths that are free
  std::size_t cases = 0;           ///< that they hold
  std::size_t duplicates = 0;      ///< cases left out: their input is there already
};

/// The files to add to a package, of which `existing` are all, so that it has the cases too.
/// Only packages that list their data nowhere can be added to: those of Kattis and ICPC
/// (data/secret, with descriptions as the format has them) and flat folders of 01.in, 01.out or
/// 01.ans; others are refused with one sentence, and so is a package whose secret data are in
/// groups, and one whose first input or answer is not one of `job` (null: any will do). A case
/// whose input a file .in of the package has byte for byte is left out. Names continue the numbers
/// that are there, in as many digits, and are valid and unused. No file of the package is replaced
/// or changed.
tl::expected<Additions, std::string> plan_additions(std::span<const PackageFile> existing,
                                                    std::span<const TestFile> cases,
                                                    const Job* job);

}  // namespace boardmill::judge

/// A small set of test data on which every wrong idea that we know of fails.
///
/// Idea: set multi-cover. Candidates (landmarks of the puzzle, draws of every stratum) are solved
/// and given to every classic mistake; a greedy choice takes the candidate that meets most of the
/// open wishes (a case for each answer and each feature, two for each mistake), then what turned
/// out to be superfluous is dropped, and the rest is padded by strata. Covered by
/// tests/unit/judge/test_set_test.cpp.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/judge/package.h"
#include "engine/puzzle/entry.h"
#include "engine/puzzle/executor.h"

namespace boardmill::judge {

/// A wrong program of the user, which the set has to kill as well. One thread at a time.
class Rival {
 public:
  virtual ~Rival() = default;
  virtual std::string_view name() const = 0;

  /// What it prints for one file of input. What is no answer at all may be any text.
  virtual std::string run(std::string_view input) = 0;
};

inline constexpr std::size_t default_cases = 32;

struct SetOrder {
  std::uint64_t seed = 1;
  std::size_t cases = 0;  ///< at most so many, samples included, one instance each; 0: as many as
                          ///< are needed, or default_cases if that is more
  std::size_t per_file = 1;  ///< instances a file
  const Checking* printing =
      nullptr;  ///< of a job that gives the answers of the files, if they are longer than the
                ///< texts that tell right from wrong (Print::solution)
};

/// One line of the coverage table: an answer or a feature.
struct Coverage {
  std::string name;
  std::string summary;
  std::size_t cases = 0;
  std::string never;     ///< why no case has it; empty: some could
  bool required = true;  ///< a set without it is not complete
};

/// One line of the kill matrix: a mistake or a rival.
struct Kills {
  std::string name;
  std::string summary;
  std::vector<bool> killed;  ///< by case
  std::size_t cases = 0;     ///< how many of them
  std::string cannot_fail;   ///< why it is right on every input; empty: it is wrong on some
  bool overtaxed = false;    ///< some case is too large for its program
};

struct TestSet {
  std::vector<TestFile> files;  ///< the samples first
  std::string stream;           ///< all cases in one file of input
  Cases instances;              ///< all cases
  std::size_t needed = 0;       ///< of which so many meet all wishes; the others are padding
  std::vector<Coverage> coverage;
  std::vector<Kills> kills;

  /// No answer is left out that occurs, and no mistake survives that can fail. (A feature may be so
  /// rare that no candidate has it.)
  bool is_complete() const;
};

/// Makes a set; the same one for the same order and rivals, for any executor. The job has
/// the facet Making, and its request wants witnesses and exact costs. Every answer has been
/// verified by the puzzle's verifier. The error is one sentence: fewer cases were allowed than are
/// needed, or what went wrong. An interrupted set is an error as well.
tl::expected<TestSet, std::string> make_test_set(const Job& job, const SetOrder& order,
                                                 std::span<Rival* const> rivals, Executor& executor,
                                                 const std::atomic<bool>& interrupted);

}  // namespace boardmill::judge

/// Instances that have been read once, and are passed on from then on: drawn, compared, shrunk and
/// explained without being read or solved again.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/puzzle/chunk.h"
#include "engine/puzzle/results.h"

namespace boardmill {

/// An instance with its text and its exact answer. What else it holds only the facets of its own
/// puzzle know. It lives no longer than the job that made it. Any thread.
class Case {
 public:
  explicit Case(std::string text) : text_(std::move(text)) {}
  Case(const Case&) = delete;
  Case& operator=(const Case&) = delete;
  virtual ~Case() = default;

  /// The record, as Making::generate writes it: the header of a counted form is not part of it.
  const std::string& text() const { return text_; }

  /// Worked out when it is first asked for.
  virtual Answered answered() const = 0;

 private:
  std::string text_;
};

using CasePtr = std::shared_ptr<const Case>;
using Cases = std::vector<CasePtr>;

/// What a facet is asked about: the records of a chunk, or cases of a job of the same puzzle, which
/// are the records of a file of their own. A view.
class Records {
 public:
  Records(const Chunk& chunk) : chunk_(&chunk) {}                            // NOLINT(*-explicit-*)
  Records(std::span<const CasePtr> cases) : cases_(cases) {}                 // NOLINT(*-explicit-*)
  Records(const Cases& cases) : Records(std::span<const CasePtr>(cases)) {}  // NOLINT(*-explicit-*)

  /// Null: they are cases().
  const Chunk* chunk() const { return chunk_; }
  std::span<const CasePtr> cases() const { return cases_; }

 private:
  const Chunk* chunk_ = nullptr;
  std::span<const CasePtr> cases_;
};

}  // namespace boardmill

/// A puzzle as the rest of the house sees it: what it offers (Description), and what it does for a
/// request, a facet for each kind of client. Nothing outside a puzzle's folder knows more of it.
#pragma once

#include <memory>
#include <string>
#include <tl/expected.hpp>

#include "engine/puzzle/checking.h"
#include "engine/puzzle/coaching.h"
#include "engine/puzzle/description.h"
#include "engine/puzzle/making.h"
#include "engine/puzzle/publishing.h"
#include "engine/puzzle/request.h"
#include "engine/puzzle/solving.h"
#include "engine/puzzle/table.h"

namespace boardmill {

/// A puzzle bound to a request: its facets, which live as long as it does. Immutable.
class Job {
 public:
  virtual ~Job() = default;

  virtual const Description& description() const = 0;
  virtual const Solving& solving() const = 0;
  virtual const Checking& checking() const = 0;
  virtual const Coaching& coaching() const = 0;
  virtual const Making* making() const = 0;          ///< null: the puzzle makes no instances
  virtual const Publishing* publishing() const = 0;  ///< null: it has nothing for packages
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

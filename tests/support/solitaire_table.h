/// A table of pairs within 8 moves with a right index and bits that a test sets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>

#include "engine/puzzle/table.h"
#include "engine/solitaire/within.h"

namespace boardmill::test {

/// At first there are no lines but those of the index. Takes the memory of these and of what has
/// been set.
class SparseTable {
 public:
  SparseTable();
  ~SparseTable();
  SparseTable(const SparseTable&) = delete;
  SparseTable& operator=(const SparseTable&) = delete;

  const TableView& view() const { return view_; }
  char* bytes() { return memory_; }

  /// Sets the bit of a pair; its line has a seal from then on.
  void set(solitaire::Within::Place place, bool within);

  /// Writes it as a file with holes. The checksums in it are not those of its blocks.
  void write(const std::string& path) const;

 private:
  TableView view_;
  std::size_t size_ = 0;
  char* memory_;
  std::set<std::uint32_t> lines_;  ///< that have been set
};

}  // namespace boardmill::test

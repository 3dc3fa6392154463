/// A table of pairs within 8 moves with a right index and bits that a test sets.
#pragma once

#include <cstddef>

#include "engine/puzzle/table.h"
#include "engine/solitaire/within.h"

namespace boardmill::test {

/// All bits are 0 at first. Takes the memory of the index and of what has been touched.
class SparseTable {
 public:
  SparseTable();
  ~SparseTable();
  SparseTable(const SparseTable&) = delete;
  SparseTable& operator=(const SparseTable&) = delete;

  const TableView& view() const { return view_; }
  char* bytes() { return memory_; }
  void set(solitaire::Within::Place place);

 private:
  TableView view_;
  std::size_t size_ = 0;
  char* memory_;
};

}  // namespace boardmill::test

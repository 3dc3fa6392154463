#include "tests/support/solitaire_table.h"

#include <sys/mman.h>

#include <boost/test/unit_test.hpp>
#include <cstring>
#include <string>
#include <vector>

#include "engine/puzzle/executor.h"
#include "engine/solitaire/classes.h"

namespace boardmill::test {

using namespace solitaire;

SparseTable::SparseTable() {
  SerialExecutor serial;
  Progress progress;
  std::string index;
  Within::build(serial, progress, [&](std::string_view block) {
    index = block;
    return false;
  });
  BOOST_TEST(progress.total == 158U);
  view_.puzzle = "solitaire";
  view_.parameters = Within::parameters();
  view_.block_bytes.push_back(index.size());
  std::uint64_t states = 0;
  const std::vector<Class> all = classes();
  for (std::size_t i = 0; i < all.size(); ++i) {
    states += all[i].size;
    if (i % 512 == 511 || i + 1 == all.size()) view_.block_bytes.push_back(64 * states);
  }
  for (const std::uint64_t bytes : view_.block_bytes) size_ += bytes;
  memory_ = static_cast<char*>(mmap(nullptr, size_, PROT_READ | PROT_WRITE,
                                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
  BOOST_REQUIRE(memory_ != MAP_FAILED);
  std::memcpy(memory_, index.data(), index.size());
  view_.bytes = {memory_, size_};
}

SparseTable::~SparseTable() { munmap(memory_, size_); }

void SparseTable::set(Within::Place place) {
  memory_[place.byte] = static_cast<char>(memory_[place.byte] | 1 << place.bit);
}

}  // namespace boardmill::test

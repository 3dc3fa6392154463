#include "tests/support/solitaire_table.h"

#include <sys/mman.h>

#include <boost/test/unit_test.hpp>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/puzzle/executor.h"
#include "engine/puzzle/sealed.h"
#include "engine/solitaire/classes.h"
#include "io/checksum.h"

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
  BOOST_TEST(progress.total == 168U);
  view_.puzzle = "solitaire";
  view_.parameters = Within::parameters();
  view_.block_bytes.push_back(index.size());
  std::uint64_t states = 0;
  const std::vector<Class> all = classes();
  for (std::size_t i = 0; i < all.size(); ++i) {
    states += all[i].size;
    if (i % 480 == 479 || i + 1 == all.size()) view_.block_bytes.push_back(64 * states);
  }
  for (const std::uint64_t bytes : view_.block_bytes) size_ += bytes;
  memory_ = static_cast<char*>(mmap(nullptr, size_, PROT_READ | PROT_WRITE,
                                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
  BOOST_REQUIRE(memory_ != MAP_FAILED);
  std::memcpy(memory_, index.data(), index.size());
  view_.bytes = {memory_, size_};
}

SparseTable::~SparseTable() { munmap(memory_, size_); }

void SparseTable::set(Within::Place place, bool within) {
  char* const line = memory_ + place.line * sealed_line_bytes;
  char& byte = line[place.bit / 8];
  const int mask = 1 << place.bit % 8;
  byte = static_cast<char>(within ? byte | mask : byte & ~mask);
  seal(line, place.line);
  lines_.insert(place.line);
}

void SparseTable::write(const std::string& path) const {
  constexpr std::size_t header_bytes = 65536;
  const nlohmann::ordered_json fields{
      {"puzzle", view_.puzzle},
      {"parameters", view_.parameters},
      {"maker", "a test"},
      {"block_bytes", view_.block_bytes},
      {"block_sha256", std::vector<std::string>(view_.block_bytes.size(), std::string(64, '0'))}};
  const std::string json = fields.dump();
  io::Sha256 hash;
  hash.update(json);
  std::ofstream file(path, std::ios::binary);
  file << "boardmill table 2 " << json.size() << ' ' << hash.finish() << '\n' << json;
  file.seekp(header_bytes);
  file.write(memory_, static_cast<std::streamsize>(view_.block_bytes[0]));
  for (const std::uint32_t line : lines_) {
    const std::size_t at = line * sealed_line_bytes;
    file.seekp(static_cast<std::streamoff>(header_bytes + at));
    file.write(memory_ + at, sealed_line_bytes);
  }
  file.close();
  BOOST_REQUIRE(file.good());
  std::filesystem::resize_file(path, header_bytes + size_);
}

}  // namespace boardmill::test

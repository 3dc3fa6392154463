// Any bytes as a table. With an even first byte they are its header; otherwise they are the JSON in
// it, to which the checksum is added that a fuzzer does not find, then 0xff, and how many bytes of
// blocks follow.
#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "io/checksum.h"
#include "io/descriptor.h"
#include "io/table_file.h"
#include "tests/support/fuzzing.h"

namespace {

using namespace boardmill;
using test::FuzzBytes;
using test::insist;

constexpr std::size_t header_bytes = 65536;

std::string with_checksum(std::string_view json) {
  io::Sha256 hash;
  hash.update(json);
  std::string header = "boardmill table 2 " + std::to_string(json.size()) + " " + hash.finish();
  return header.append("\n").append(json);
}

void open(const std::string& path) {
  try {
    const io::TableFile table(path);
    const TableView& view = table.view();
    std::size_t bytes = 0;
    for (std::size_t block = 0; block < view.block_bytes.size(); ++block) {
      insist(view.block_bytes[block] <= view.bytes.size() - bytes, "a block beyond the end");
      bytes += view.block_bytes[block];
      table.examine(block);
    }
    insist(bytes == view.bytes.size(), "bytes outside of the blocks");
  } catch (const std::runtime_error& error) {
    insist(std::string_view(error.what()).starts_with(path + ": "), "a message without the file");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const io::Descriptor file(memfd_create("table", MFD_CLOEXEC));
  static const std::string path = "/proc/self/fd/" + std::to_string(file.get());
  FuzzBytes bytes(data, size);
  std::string header;
  std::size_t blocks = 0;
  if (bytes.byte() % 2 == 0) {
    header = bytes.rest();
  } else {
    header = with_checksum(bytes.part());
    blocks = bytes.byte();
  }
  insist(ftruncate(file.get(), 0) == 0, "no file");
  insist(ftruncate(file.get(), static_cast<off_t>(header_bytes + blocks)) == 0, "no file");
  insist(pwrite(file.get(), header.data(), header.size(), 0) == static_cast<ssize_t>(header.size()),
         "no file");
  open(path);
  return 0;
}

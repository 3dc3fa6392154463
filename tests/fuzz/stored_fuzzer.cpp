// Any bytes as a stored file: what they are, the decoders that this calls for, the members of
// archives. The first byte chooses how many bytes are read at a time, and whether the file can be
// read in any order, or comes through a pipe; however much is read at a time, it is the same.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "io/archive_sources.h"
#include "io/layers.h"
#include "tests/support/fuzzing.h"

namespace {

using namespace boardmill;
using test::FuzzBytes;
using test::insist;

class Stored final : public io::ByteStream {
 public:
  Stored(std::string_view bytes, bool seekable) : bytes_(bytes), seekable_(seekable) {}

  std::size_t read(std::span<char> room) override {
    const std::size_t count = std::min(room.size(), bytes_.size() - at_);
    std::memcpy(room.data(), bytes_.data() + at_, count);
    at_ += count;
    return count;
  }

  std::int64_t seek(std::int64_t offset, int whence) override {
    if (!seekable_) return -1;
    const std::size_t from = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? at_ : bytes_.size();
    const std::int64_t to = static_cast<std::int64_t>(from) + offset;
    if (to < 0 || to > static_cast<std::int64_t>(bytes_.size())) return -1;
    at_ = static_cast<std::size_t>(to);
    return to;
  }

 private:
  std::string_view bytes_;
  bool seekable_;
  std::size_t at_ = 0;
};

// A few bytes can stand for gigabytes; so much is read.
constexpr std::size_t most_bytes = std::size_t{1} << 16;

// Appends what a stream holds, and the fault that ends it.
template <class Stream>
void read(Stream& stream, std::size_t room_bytes, std::string& all) {
  std::vector<char> room(room_bytes);
  try {
    while (all.size() < most_bytes) {
      const std::size_t count = stream.read(room);
      if (count == 0) return;
      all.append(room.data(), count);
    }
  } catch (const batch::InputError& error) {
    all += std::string("\nfault: ") + error.what();
  }
}

std::string read_all(std::string_view bytes, bool seekable, std::size_t room_bytes) {
  const auto open = [&] { return io::open_layers(std::make_unique<Stored>(bytes, seekable)); };
  std::string all;
  io::Layers layers = open();
  if (!io::is_archive(layers.content)) {
    read(*layers.stream, room_bytes, all);
    return all;
  }
  const io::NameRules rules;
  std::vector<io::LeftOut> left_out;
  const auto reopen = [&] { return open().stream; };
  io::ArchiveSources members("a", reopen, rules, left_out, most_bytes);
  while (const auto member = members.next()) {
    all += std::string("\nmember ") + std::string(member->name()) + '\n';
    read(*member, room_bytes, all);
  }
  return all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzBytes bytes(data, size);
  const std::uint8_t choice = bytes.byte();
  const std::string_view file = bytes.rest();
  const bool seekable = choice % 2 == 0;
  const std::string whole = read_all(file, seekable, most_bytes);
  const std::string pieces = read_all(file, seekable, std::size_t{1} + choice / 2U);
  const std::size_t both = std::min({whole.size(), pieces.size(), most_bytes});
  insist(whole.compare(0, both, pieces, 0, both) == 0, "other bytes in pieces");
  if (both < most_bytes) insist(whole.size() == pieces.size(), "more bytes in pieces");
  return 0;
}

#include "engine/judge/input_file.h"

namespace boardmill::judge {

tl::expected<Chunk, Fault> open_whole(const Solving& solving, std::string_view text,
                                      std::uint64_t first_line) {
  const bool all = text.size() <= Solving::opening_bytes;
  const auto opening = solving.open(text.substr(0, Solving::opening_bytes), all, first_line);
  if (!opening) return tl::unexpected(opening.error());
  return Chunk{"", text.substr(0, opening->header_bytes), text.substr(opening->header_bytes),
               opening->framer, true};
}

std::string make_file(const Making& making, std::span<const CasePtr> cases) {
  std::string text = making.header(cases.size());
  for (const CasePtr& one : cases) text += one->text();
  while (text.ends_with("\n\n")) text.pop_back();
  return text;
}

}  // namespace boardmill::judge

/// Whole records of one source, as a facet takes them.
#pragma once

#include <string_view>

#include "engine/puzzle/framer.h"

namespace boardmill {

/// Whole records of one source.
struct Chunk {
  std::string_view source;  ///< its name
  std::string_view header;  ///< what stands before its first record
  std::string_view bytes;
  Framer framer;      ///< as it stood before the first byte
  bool last = false;  ///< the source ends here
};

}  // namespace boardmill

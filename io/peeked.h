/// Sources whose beginning is known before the run reads them.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "engine/batch/ports.h"

namespace boardmill::io {

/// Hands on the sources of another Sources unchanged. One thread at a time.
class PeekedSources : public batch::Sources {
 public:
  explicit PeekedSources(batch::Sources& sources) : sources_(sources) {}

  /// The first `most_bytes` of the first source, or all of it; empty where there is no source or it
  /// cannot be read. Once, before next().
  std::string_view peek(std::size_t most_bytes);

  std::unique_ptr<batch::Source> next() override;

 private:
  batch::Sources& sources_;  ///< outlives this
  std::unique_ptr<batch::Source> first_;
  std::string beginning_;
  std::string failure_;  ///< of the first source, to be told after what was read of it
};

}  // namespace boardmill::io

/// The facet Publishing of a puzzle.
#pragma once

#include "engine/puzzle/publishing.h"
#include "engine/puzzle/puzzle.h"

namespace boardmill::detail {

template <Puzzle P>
class PublishingOf final : public Publishing {
 public:
  explicit PublishingOf(const typename P::Config& config) : config_(config) {}

  tl::expected<PackageTexts, std::string> package_texts() const override {
    return P::package_texts(config_);
  }

  std::vector<Program> programs(Print print) const override { return P::programs(config_, print); }

  std::string mistake_program(std::size_t mistake) const override {
    return P::mistake_program(config_, mistake);
  }

 private:
  typename P::Config config_;
};

}  // namespace boardmill::detail

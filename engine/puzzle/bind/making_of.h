/// The facet Making of a puzzle.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/puzzle/bind/bound.h"
#include "engine/puzzle/lazy.h"
#include "engine/puzzle/making.h"

namespace boardmill::detail {

/// The case of an instance that the puzzle has made and written.
template <Puzzle P>
CasePtr make_case(const Bound<P>& bound, const Bytes& text, const typename P::Instance& instance) {
  return std::make_shared<CaseOf<P>>(bound, std::string(view(text)), instance);
}

/// The cases of texts, each of one record.
template <Puzzle P>
Cases read_cases(const Bound<P>& bound, std::span<const std::string> texts) {
  Cases cases;
  const auto loan = bound.scratch.borrow();
  const std::string header = bound.header(1);
  std::string whole;
  for (const std::string& text : texts) {
    whole = header;
    whole += text;
    Fault fault;
    const auto opening = bound.open(whole, true, 1);
    bool read = false;
    if (opening) {
      const std::string_view bytes = whole;
      const Chunk chunk{"", bytes.substr(0, opening->header_bytes),
                        bytes.substr(opening->header_bytes), opening->framer, true};
      Walk<P> walk(bound, chunk);
      read = walk.next() && walk.read(*loan, fault);
    }
    if (!read) throw std::invalid_argument("not an instance: " + quote_text(text));
    cases.push_back(std::make_shared<CaseOf<P>>(bound, text, loan->instance));
  }
  return cases;
}

template <Puzzle P>
class SpaceOf final : public Space {
 public:
  explicit SpaceOf(const Bound<P>& bound) : bound_(bound), space_(bound.config) {}

  std::optional<std::uint64_t> size() const override {
    if constexpr (Numbering<P>) return space_.size();
    return std::nullopt;
  }

  Cases list([[maybe_unused]] std::uint64_t first,
             [[maybe_unused]] std::size_t count) const override {
    require_size();
    Cases cases;
    if constexpr (Numbering<P>) {
      for (std::uint64_t i = first; i < first + count; ++i) {
        const typename P::Instance instance = space_.at(i);
        Bytes text;
        P::write_instance(bound_.config, instance, text);
        cases.push_back(make_case(bound_, text, instance));
      }
    }
    return cases;
  }

  std::uint64_t rank([[maybe_unused]] const Case& instance) const override {
    require_size();
    if constexpr (Numbering<P>) return space_.rank(CaseOf<P>::of(instance).instance());
    return 0;
  }

  Cases simpler(const Case& instance) const override {
    const auto& known = CaseOf<P>::of(instance);
    TextColumn variants;
    space_.simpler(known.record(1), known.instance(), variants);
    return read_cases(bound_, variants.texts());
  }

  std::string_view order() const override { return space_.order(); }

 private:
  void require_size() const {
    if (!size()) throw std::logic_error("the instances have no numbers");
  }

  const Bound<P>& bound_;
  typename P::Space space_;
};

template <Puzzle P>
class MakingOf final : public Making {
 public:
  /// `bound` outlives it.
  explicit MakingOf(const Bound<P>& bound) : bound_(bound), space_(bound) {}

  void generate(std::uint64_t seed, std::uint64_t first, std::size_t count,
                Bytes& out) const override {
    for (std::uint64_t i = first; i < first + count; ++i) {
      Random random(seed, i);
      P::write_instance(bound_.config, P::generate(bound_.config, random), out);
    }
  }

  std::string header(std::uint64_t count) const override { return bound_.header(count); }

  Cases read(std::span<const std::string> texts) const override {
    return read_cases(bound_, texts);
  }

  void draw(const Stratum& stratum, Distinct distinct, std::span<Draw> draws) const override {
    const typename P::Drawer& drawer = this->drawer();
    const auto loan = drawing_.borrow();
    typename P::Instance instance;
    for (Draw& draw : draws) {
      draw.found = false;
      for (std::uint64_t i = 0; i < drawer.max_tries() && !draw.found; ++i) {
        draw.found = drawer.draw(stratum, draw.random, *loan, instance);
      }
      draw.text.clear();
      draw.key.clear();
      if (!draw.found) continue;
      // The stratum of all is the uniform stream, and is written as that one is.
      if (stratum.kind == Stratum::Kind::any) {
        P::write_instance(bound_.config, instance, draw.text);
      } else {
        P::write_case(bound_.config, instance, draw.random, draw.text);
      }
      if (draw.case_wanted) draw.drawn = make_case(bound_, draw.text, instance);
      if (distinct == Distinct::instances) P::write_instance(bound_.config, instance, draw.key);
      if (distinct == Distinct::symmetry) {
        P::write_instance(bound_.config, drawer.canonical(instance), draw.key);
      }
    }
  }

  Cases draw_mixed(std::uint64_t seed, std::uint64_t first, std::size_t count) const override {
    const typename P::Drawer& drawer = this->drawer();
    const auto loan = drawing_.borrow();
    Cases cases;
    std::vector<typename P::Instance> drawn;
    for (std::uint64_t i = first; i < first + count; ++i) {
      Random random(seed, i);
      drawn.clear();
      if constexpr (Mixing<P>) {
        drawer.draw_mixed(random, *loan, drawn);
      } else {
        for (const Stratum& stratum : wanted_strata()) {
          drawn.emplace_back();
          // One try: what is rare is not worth the time.
          if (!drawer.draw(stratum, random, *loan, drawn.back())) drawn.pop_back();
        }
      }
      for (const typename P::Instance& instance : drawn) {
        Bytes text;
        P::write_case(bound_.config, instance, random, text);
        cases.push_back(make_case(bound_, text, instance));
      }
    }
    return cases;
  }

  // May count a whole space.
  const std::vector<Stratum>& wanted_strata() const override {
    return wanted_.get([this] { return drawer().wanted_strata(); });
  }

  const std::vector<Stratum>& hard_strata() const override {
    return hard_.get([this] { return drawer().hard_strata(); });
  }

  Cases landmarks(std::uint64_t seed) const override {
    Random random(seed, 0);
    TextColumn texts;
    P::landmarks(bound_.config, random, texts);
    return read(texts.texts());
  }

  std::optional<std::uint64_t> count(const Stratum& stratum, Distinct distinct) const override {
    return drawer().count(stratum, distinct);
  }

  tl::expected<std::vector<CensusRow>, std::string> census(Executor& executor,
                                                           Progress& progress) const override {
    return P::census(bound_.config, executor, progress);
  }

  const Space& space() const override { return space_; }

 private:
  // May list a whole space.
  const typename P::Drawer& drawer() const {
    return *drawer_.get(
        [this] { return std::make_unique<const typename P::Drawer>(bound_.config); });
  }

  const Bound<P>& bound_;
  SpaceOf<P> space_;
  Lazy<std::unique_ptr<const typename P::Drawer>> drawer_;
  Lazy<std::vector<Stratum>> wanted_, hard_;
  mutable Pool<typename P::Drawer::Scratch> drawing_;
};

}  // namespace boardmill::detail

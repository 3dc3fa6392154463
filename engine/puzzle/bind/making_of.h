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
#include "engine/puzzle/bind/rejection_drawer.h"
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

/// What stands for a Space of the puzzle where it has none.
struct NoSpace {
  template <class Config>
  explicit NoSpace(const Config& /*config*/) {}
  std::string_view order() const { return "none"; }
};

template <class P>
struct SpaceTypeOf {
  using type = NoSpace;
};
template <class P>
requires requires { typename P::Space; }
struct SpaceTypeOf<P> {
  using type = typename P::Space;
};

template <Puzzle P>
struct DrawerTypeOf {
  using type = RejectionDrawer<P>;
};
template <Puzzle P>
requires requires { typename P::Drawer; }
struct DrawerTypeOf<P> {
  using type = typename P::Drawer;
};

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

  Cases simpler([[maybe_unused]] const Case& instance) const override {
    TextColumn variants;
    if constexpr (requires { &Type::simpler; }) {
      const auto& known = CaseOf<P>::of(instance);
      space_.simpler(known.record(1), known.instance(), variants);
    }
    return read_cases(bound_, variants.texts());
  }

  std::string_view order() const override { return space_.order(); }

 private:
  void require_size() const {
    if (!size()) throw std::logic_error("the instances have no numbers");
  }

  using Type = typename SpaceTypeOf<P>::type;

  const Bound<P>& bound_;
  Type space_;
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
    const Drawer& drawer = this->drawer();
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
        write_case(instance, draw.random, draw.text);
      }
      if (draw.case_wanted) draw.drawn = make_case(bound_, draw.text, instance);
      if (distinct == Distinct::instances) P::write_instance(bound_.config, instance, draw.key);
      if (distinct == Distinct::symmetry) {
        P::write_instance(bound_.config, drawer.canonical(instance), draw.key);
      }
    }
  }

  Cases draw_mixed(std::uint64_t seed, std::uint64_t first, std::size_t count) const override {
    const Drawer& drawer = this->drawer();
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
        write_case(instance, random, text);
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
    if constexpr (requires { &P::landmarks; }) {
      TextColumn texts;
      P::landmarks(bound_.config, random, texts);
      return read(texts.texts());
    }
    constexpr std::size_t some = 16;
    Cases cases;
    while (cases.size() < some) {
      const typename P::Instance instance = P::generate(bound_.config, random);
      Bytes text;
      P::write_instance(bound_.config, instance, text);
      cases.push_back(make_case(bound_, text, instance));
    }
    return cases;
  }

  std::optional<std::uint64_t> count(const Stratum& stratum, Distinct distinct) const override {
    return drawer().count(stratum, distinct);
  }

  tl::expected<std::vector<CensusRow>, std::string> census(
      [[maybe_unused]] Executor& executor, [[maybe_unused]] Progress& progress) const override {
    if constexpr (requires { &P::census; }) return P::census(bound_.config, executor, progress);
    if constexpr (Numbering<P>) {
      constexpr std::uint64_t most_counted = std::uint64_t{1} << 24;
      const auto size = space_.size();
      if (size && *size <= most_counted) {
        std::vector<CensusRow> rows;
        for (const auto& [answer, count] : count_answers<P>(bound_.config, executor, progress)) {
          const bool solved = answer.outcome == Outcome::solved;
          rows.push_back({solved ? std::to_string(answer.cost) : std::string(text(answer.outcome)),
                          std::to_string(count)});
        }
        return rows;
      }
    }
    return tl::unexpected("there are too many " + std::string(P::description().instances));
  }

  const Space& space() const override { return space_; }

 private:
  using Drawer = typename DrawerTypeOf<P>::type;

  void write_case(const typename P::Instance& instance, [[maybe_unused]] Random& random,
                  Bytes& out) const {
    if constexpr (requires { &P::write_case; }) {
      P::write_case(bound_.config, instance, random, out);
    } else {
      P::write_instance(bound_.config, instance, out);
    }
  }

  // May list a whole space.
  const Drawer& drawer() const {
    return *drawer_.get([this] { return std::make_unique<const Drawer>(bound_.config); });
  }

  const Bound<P>& bound_;
  SpaceOf<P> space_;
  Lazy<std::unique_ptr<const Drawer>> drawer_;
  Lazy<std::vector<Stratum>> wanted_, hard_;
  mutable Pool<typename Drawer::Scratch> drawing_;
};

}  // namespace boardmill::detail

/// The cases that a set of test data is chosen from, and what each of them is good for.
/// Covered by tests/unit/judge/test_set_test.cpp.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "engine/judge/input_file.h"
#include "engine/judge/test_set.h"
#include "engine/puzzle/entry.h"
#include "engine/puzzle/executor.h"

namespace boardmill::judge {

/// On how many cases a mistake has to fail.
inline constexpr std::size_t kills_wanted = 2;

using Marks = std::vector<bool>;

/// How many are set.
std::size_t count(const Marks& marks);

/// A possible case.
struct Candidate {
  CasePtr instance;
  std::string answer;  ///< as the only one of its file
  std::uint64_t features = 0;
  Marks strata;  ///< by wanted stratum: it belongs to it
  Marks killed;  ///< by mistake, then by rival: it fails on a file with this case alone

  Answered answered() const { return instance->answered(); }
};

/// Landmarks of the puzzle and draws of its strata, solved and given to every mistake and rival.
/// Cases are named by their index, mistakes by theirs with those of the rivals after them. What a
/// case may be good for is a wish, a number: first the features, then the strata, then the
/// mistakes and rivals. One thread at a time.
class Candidates {
 public:
  /// The job has the facet Making.
  Candidates(const Job& job, std::uint64_t seed, std::span<Rival* const> rivals, Executor& executor,
             const std::atomic<bool>& interrupted);

  /// Draws until every mistake fails often enough and every feature is there, or gives up. False:
  /// interrupted.
  bool collect();

  std::size_t size() const { return pool_.size(); }
  const Candidate& operator[](std::size_t index) const { return pool_[index]; }
  /// So many at the front are landmarks.
  std::size_t landmarks() const { return landmarks_; }
  const std::vector<Stratum>& strata() const { return strata_; }

  std::size_t wishes() const { return first_kill() + killers(); }
  std::size_t first_stratum() const { return never_.size(); }
  std::size_t first_kill() const { return never_.size() + strata_.size(); }
  bool grants(std::size_t index, std::size_t wish) const;
  std::string wish_name(std::size_t wish) const;

  std::size_t mistakes() const { return puzzle_.mistakes.size(); }
  std::size_t killers() const { return mistakes() + rivals_.size(); }
  /// Why it fails nowhere; empty: it can.
  const std::string& cannot_fail(std::size_t mistake) const { return cannot_fail_[mistake]; }
  /// Why no instance has the feature; empty: some have it.
  const std::string& never(std::size_t feature) const { return never_[feature]; }
  /// It fails, but on no case alone: only on one that follows another one.
  bool needs_company(std::size_t mistake) const { return needs_company_[mistake]; }

  Cases cases_of(const std::vector<std::size_t>& indices) const;
  /// A file with these cases.
  std::string text_of(const Cases& cases) const { return make_file(making_, cases); }

  /// On which cases of a file a mistake or rival fails. Of a rival it is only known whether the
  /// file as a whole is right: then the first case stands for all. Sets `overtaxed` where some case
  /// is too large for the program of a mistake. Any thread, but for rivals.
  Marks killed_in(std::size_t mistake, const std::vector<std::size_t>& indices,
                  bool* overtaxed = nullptr) const;

 private:
  /// A case, and the stratum that it was drawn from.
  using Drawn = std::vector<std::pair<CasePtr, Stratum>>;

  bool can_fail(std::size_t mistake) const { return cannot_fail_[mistake].empty(); }
  void add(CasePtr one, Drawn& fresh, const Stratum& stratum = {});
  void add_draws(std::size_t round, const std::vector<Stratum>& strata, std::size_t per_stratum,
                 Drawn& fresh);
  void evaluate(const Drawn& drawn, bool sparing);
  void evaluate(Candidate& one, const Stratum& drawn_from) const;
  bool kills_any(const CasePtr& one, const std::vector<std::size_t>& some) const;
  void find_company();
  bool is_wrong(const CasePtr& one, std::string_view printed, std::string_view right) const;
  bool is_missing(std::size_t mistake) const;
  bool is_feature_missing() const;
  bool is_kill_missing() const;
  std::size_t pool_kills(std::size_t mistake) const;

  const Description& puzzle_;
  const Making& making_;
  const Checking& checking_;
  const Coaching& coaching_;
  std::uint64_t seed_;
  std::span<Rival* const> rivals_;
  Executor& executor_;
  const std::atomic<bool>& interrupted_;
  std::vector<Stratum> strata_;
  std::vector<std::string> cannot_fail_;  ///< by mistake and rival
  std::vector<std::string> never_;        ///< by feature
  Marks needs_company_;                   ///< by mistake and rival
  std::unordered_set<std::string> known_;
  std::vector<Candidate> pool_;
  std::size_t landmarks_ = 0;
};

}  // namespace boardmill::judge

/// What the fuzz harnesses share. Header only, for they link nothing of the tests.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/puzzle/entry.h"

namespace boardmill::test {

/// Ends the program with `what` on stderr where something does not hold: a fuzzer, and the replay
/// of a corpus, notice that.
inline void insist(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "%s\n", what);
  std::abort();
}

/// What a fuzzer has made, taken off its front piece by piece.
class FuzzBytes {
 public:
  FuzzBytes(const std::uint8_t* data, std::size_t size)
      : rest_(reinterpret_cast<const char*>(data), size) {}

  bool empty() const { return rest_.empty(); }

  /// The next byte; 0 where there is none.
  std::uint8_t byte() {
    if (rest_.empty()) return 0;
    const auto first = static_cast<std::uint8_t>(rest_.front());
    rest_.remove_prefix(1);
    return first;
  }

  /// The next eight bytes, the first one lowest.
  std::uint64_t word() {
    std::uint64_t word = 0;
    for (unsigned shift = 0; shift < 64; shift += 8) word |= std::uint64_t{byte()} << shift;
    return word;
  }

  /// All before the next byte 0xff, which is taken as well.
  std::string_view part() {
    const std::string_view part = rest_.substr(0, rest_.find('\xff'));
    rest_.remove_prefix(std::min(rest_.size(), part.size() + 1));
    return part;
  }

  std::string_view rest() const { return rest_; }

 private:
  std::string_view rest_;
};

/// The job of a request, which must be a good one.
inline std::unique_ptr<const Job> job_of(const Entry& entry, const Request& request) {
  auto job = entry.prepare(request);
  if (!job) throw std::logic_error(job.error());
  return std::move(*job);
}

/// One for each input form, and `auto`. What would take longer than a fuzzer has is over a limit.
inline std::vector<Request> requests_by_form(const Description& puzzle) {
  Request request;
  for (const OptionSpec& option : puzzle.options) {
    if (option.name == "max-nullity") request.settings.emplace(option.name, "8");
    if (option.name == "max-moves") request.settings.emplace(option.name, "3");
  }
  std::vector<Request> requests{request};
  for (const Choice& form : puzzle.forms) {
    request.input_format = form.name;
    requests.push_back(request);
  }
  return requests;
}

}  // namespace boardmill::test

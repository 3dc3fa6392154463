/// What a run says on stderr: the first faults, a progress line, one summary line.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/progress_line.h"
#include "engine/batch/solve.h"
#include "io/system.h"
#include "io/walk.h"

namespace boardmill::cli {

struct ReporterOptions {
  bool quiet = false;     ///< only what fails: the faults
  bool verbose = false;   ///< how each source is read; time and speed in the summary
  bool progress = false;  ///< a progress line
};

/// Bytes of input read so far, and in all (0: unknown).
struct InputProgress {
  std::uint64_t done_bytes = 0;
  std::uint64_t total_bytes = 0;

  /// 0 where it is not known.
  double share() const {
    return total_bytes == 0 ? 0
                            : static_cast<double>(done_bytes) / static_cast<double>(total_bytes);
  }
};

/// One thread at a time.
class Reporter final : public batch::Observer {
 public:
  Reporter(const ReporterOptions& options, std::function<InputProgress()> input);

  void opened(const batch::SourceInfo& source) override;
  void fault(std::string_view source, Outcome outcome, const Fault& fault) override;
  void progress(const batch::Tally& total) override;

  /// Prints what is left to say of the whole run; of one that was interrupted no summary.
  /// `left_out`: what was there and is no input.
  void finish(const batch::SolveSummary& run, const std::vector<io::LeftOut>& left_out,
              unsigned threads);

  std::int64_t elapsed_ns() const { return watch_.elapsed_ns(); }

 private:
  void say(const std::string& line);

  ReporterOptions options_;
  std::function<InputProgress()> input_;
  io::Stopwatch watch_;
  bool terminal_;
  ProgressLine line_;
  std::uint64_t faults_shown_ = 0;
};

/// What a progress line says: "1,234 records, 5 records/s, 40 %, 3.00 s left"; `share` of the run
/// is done, as far as that is known.
std::string progress_text(std::uint64_t records, std::int64_t elapsed_ns, double share);

}  // namespace boardmill::cli

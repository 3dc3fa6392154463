/// What is written of programs that were judged, for spreadsheets, programs and CI servers.
///
/// Every form is UTF-8 whatever bytes the rows hold: those that it cannot hold become the text
/// \xHH. The same rows give the same bytes. Pure, any thread. Covered by
/// tests/unit/stress/report_test.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace boardmill::stress {

/// One program.
struct ReportRow {
  std::string program;           ///< how the user calls it
  std::string expected;          ///< verdicts, in words
  std::string verdict;           ///< "ERROR": it could not be judged, and `detail` says why
  bool met = false;              ///< the verdict is as expected
  std::uint64_t cases = 0;       ///< that it was given
  std::uint64_t runs = 0;        ///< processes started
  double worst_cpu_s = 0;        ///< of a run, in seconds
  std::uint64_t peak_bytes = 0;  ///< of memory, of a run
  std::string detail;            ///< one line

  // A case with this verdict. Without an input there is none.
  std::string counterexample_input;
  std::string counterexample_expected;
  std::string counterexample_got;
};

/// CSV (RFC 4180 with LF) with a header between quotes: puzzle, program, expected, verdict, met
/// (true or false), cases, runs, worst_cpu_s, peak_bytes, detail, counterexample_input,
/// counterexample_expected, counterexample_got.
std::string report_csv(std::string_view puzzle, std::span<const ReportRow> rows);

/// One object a line with the same keys; numbers are numbers, `met` is a boolean, and a
/// counterexample that there is not is null.
std::string report_jsonl(std::string_view puzzle, std::span<const ReportRow> rows);

/// JUnit XML: one <testsuite>, and in it a <testcase> for each program, whose time is the worst CPU
/// time. One that is not as expected has a <failure> of the type of its verdict, and one with the
/// verdict ERROR an <error>.
std::string report_junit(std::string_view puzzle, std::span<const ReportRow> rows);

}  // namespace boardmill::stress

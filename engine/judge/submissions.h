/// The programs in the folders of a judge's package, and which verdicts are expected of them.
///
/// The folders are those of Kattis, the ICPC and DOMjudge; `submissions.yaml` of the ICPC format
/// 2025-09 says more about single programs. Judges with four verdicts call PE, NO-OUTPUT and
/// BATCH-ONLY (right alone, but not among other cases) a wrong answer, ILE too slow, MLE and OLE a
/// run-time error: the folders wrong_answer, time_limit_exceeded, run_time_error and brute_force,
/// and `submissions.yaml`, take them so. Names may be written with dashes and large letters. Pure,
/// any thread; whatever bytes the files hold, nothing throws but for want of memory. Covered by
/// tests/unit/judge/submissions_test.cpp.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/judge/package.h"
#include "engine/judge/verdict.h"

namespace boardmill::judge {

/// A program of one source file. It is as expected if no case has a verdict that is not permitted
/// and at least one case has one that is required; both are in the order of Verdict, and neither
/// is empty.
struct Submission {
  std::string name;  ///< below the folder `submissions`: "accepted/x.cpp"
  std::string path;  ///< as among the files that were read
  std::vector<Verdict> permitted;
  std::vector<Verdict> required;
};

struct Submissions {
  std::vector<Submission> programs;  ///< by ascending name
  std::vector<std::string> notes;    ///< what was left out and why, a sentence each, for the user
};

/// The only file that read_submissions looks into: of the others it needs the names.
inline constexpr std::string_view submissions_yaml = "submissions.yaml";

/// Reads a folder `submissions`, or the package that has one, possibly inside one more folder.
/// Programs are the files whose names end in one of `endings`; none: whatever lies in a folder. In
/// `submissions.yaml` the entry of a known folder, such as `wrong_answer:`, replaces what is
/// expected of its programs, and any other pattern that matches a program (with * inside a name,
/// {a,b}, or naming a folder of it) demands more: a verdict is permitted, or required, if all of
/// them say so. A folder that is not known is taken if `submissions.yaml` says what is expected of
/// each of its programs. Left out with a note are files that are no programs, and folders inside
/// these folders with more than one file: these are programs of several files. The error is one
/// sentence for the user, also where there is no program at all.
tl::expected<Submissions, std::string> read_submissions(std::span<const PackageFile> files,
                                                        std::span<const std::string_view> endings);

}  // namespace boardmill::judge

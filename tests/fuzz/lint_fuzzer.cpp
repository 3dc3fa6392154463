// Any files as a judge's package: lint, the programs in it and what is expected of them
// (submissions.yaml), additions. The first byte chooses the problem; each file is its path, a
// newline and its bytes, and 0xff parts it from the next.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/judge/into.h"
#include "engine/judge/lint.h"
#include "engine/judge/submissions.h"
#include "engine/list.h"
#include "tests/support/fuzzing.h"

namespace {

using namespace boardmill;
using namespace boardmill::judge;
using test::FuzzBytes;
using test::insist;

// One for each problem, and null: the package is of none that is known.
std::vector<std::unique_ptr<const Job>> all_jobs() {
  std::vector<std::unique_ptr<const Job>> jobs(1);
  for (const Entry* entry : puzzles()) {
    for (const Problem& problem : entry->description().problems) {
      jobs.push_back(test::job_of(*entry, request_for(&problem)));
    }
  }
  return jobs;
}

// As packages are read: by ascending path, each once.
std::vector<PackageFile> read_files(FuzzBytes& bytes) {
  std::vector<PackageFile> files;
  while (!bytes.empty()) {
    const std::string_view part = bytes.part();
    const std::size_t end = std::min(part.find('\n'), part.size());
    const std::string_view text = part.substr(std::min(end + 1, part.size()));
    files.push_back({std::string(part.substr(0, end)), std::string(text)});
  }
  const auto by_path = [](const PackageFile& a, const PackageFile& b) { return a.path < b.path; };
  const auto same_path = [](const PackageFile& a, const PackageFile& b) {
    return a.path == b.path;
  };
  std::stable_sort(files.begin(), files.end(), by_path);
  files.erase(std::unique(files.begin(), files.end(), same_path), files.end());
  return files;
}

void examine(const std::vector<PackageFile>& files, const Job* job) {
  const LintReport report = lint(files, job);
  for (const LintFinding& finding : report.findings) {
    insist(finding.line >= 1, "a finding without a line");
    insist(finding.text.find('\n') == std::string::npos, "a finding of several lines");
    const auto rules = lint_rules();
    insist(std::any_of(rules.begin(), rules.end(),
                       [&](const Choice& rule) { return rule.name == finding.rule; }),
           "a rule that is not listed");
  }
  insist(std::is_sorted(report.findings.begin(), report.findings.end(),
                        [](const LintFinding& a, const LintFinding& b) {
                          return std::tie(a.path, a.line) < std::tie(b.path, b.line);
                        }),
         "findings in no order");
  insist(detect_form(without_top_folder(files)) == report.form, "another form");
  first_case(files);
  read_mark(files);
}

void read_programs(const std::vector<PackageFile>& files) {
  constexpr std::string_view endings[] = {".cpp", ".py"};
  const auto submissions = read_submissions(files, endings);
  if (!submissions) {
    insist(!submissions.error().empty(), "no reason");
    return;
  }
  for (const Submission& program : submissions->programs) {
    insist(!program.permitted.empty() && !program.required.empty(), "nothing is expected");
  }
}

void add(const std::vector<PackageFile>& files, const Job* job) {
  const std::vector<TestFile> cases{{"01-new", "bwwb\nbbwb\nbwwb\nbwww\n", "4\n", "new", false},
                                    {"02-new", "wwww\nwwww\nwwww\nwwww\n", "0\n", "new", false}};
  const auto additions = plan_additions(files, cases, job);
  if (!additions) {
    insist(!additions.error().empty(), "no reason");
    return;
  }
  insist(additions->cases + additions->duplicates == cases.size(), "a case is lost");
  for (const PackageFile& added : additions->files) {
    insist(std::none_of(files.begin(), files.end(),
                        [&](const PackageFile& file) { return file.path == added.path; }),
           "a file would be replaced");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto jobs = all_jobs();
  FuzzBytes bytes(data, size);
  const Job* const job = jobs[bytes.byte() % jobs.size()].get();
  const std::vector<PackageFile> files = read_files(bytes);
  examine(files, job);
  read_programs(files);
  add(files, job);
  return 0;
}

#include "cli/contestants.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <utility>

#include "cli/suggest.h"
#include "engine/judge/submissions.h"
#include "io/packages.h"
#include "io/program_file.h"

namespace boardmill::cli {
namespace {

// NAME=VALUE. Throws UsageError.
std::pair<std::string, std::string> read_pair(const char* option, const std::string& typed) {
  const std::size_t sign = typed.find('=');
  if (sign == 0 || sign == std::string::npos || sign + 1 == typed.size()) {
    throw UsageError(fmt::format("--{}: expected NAME=VALUE, found {}", option, typed));
  }
  return {typed.substr(0, sign), typed.substr(sign + 1)};
}

std::vector<Contestant> read_folder(const std::string& folder) {
  io::PackageReading names;
  names.wanted = [](std::string_view path) { return path.ends_with(judge::submissions_yaml); };
  const auto files = io::read_package(folder, names);
  const auto submissions = judge::read_submissions(files, io::source_endings());
  if (!submissions) throw UsageError(fmt::format("{}: {}", folder, submissions.error()));
  for (const std::string& note : submissions->notes) {
    tell(fmt::format("boardmill: {}: {}\n", folder, note));
  }
  std::vector<Contestant> contestants;
  for (const judge::Submission& one : submissions->programs) {
    contestants.push_back({one.name,
                           {(std::filesystem::path(folder) / one.path).string()},
                           one.permitted,
                           one.required});
  }
  return contestants;
}

void expect(const std::string& typed, std::vector<Contestant>& contestants) {
  const auto [name, word] = read_pair("expect", typed);
  const auto verdict = judge::find_verdict(word);
  if (!verdict) {
    std::vector<std::string_view> known;
    for (const Choice& each : judge::verdicts) known.push_back(each.name);
    throw UsageError(fmt::format("--expect: {} is no verdict{}", word, did_you_mean(word, known)));
  }
  const auto found =
      std::find_if(contestants.begin(), contestants.end(),
                   [&name = name](const Contestant& one) { return one.name == name; });
  if (found == contestants.end()) {
    std::vector<std::string_view> known;
    for (const Contestant& each : contestants) known.push_back(each.name);
    throw UsageError(
        fmt::format("--expect: {} is no program here{}", name, did_you_mean(name, known)));
  }
  found->permitted = found->required = {*verdict};
}

}  // namespace

bool Contestant::expects(judge::Verdict verdict) const {
  return std::count(permitted.begin(), permitted.end(), verdict) != 0 &&
         std::count(required.begin(), required.end(), verdict) != 0;
}

bool is_folder(const std::string& path) {
  std::error_code ignored;
  return std::filesystem::is_directory(path, ignored);
}

void add_contestant_options(Arguments& arguments) {
  arguments.add()("program", list_value("NAME=COMMAND"),
                  "a program and what to call it, several in one run (may be repeated)")(
      "expect", list_value("NAME=VERDICT"),
      "what its verdict should be, such as wa (default ac; may be repeated)");
}

std::vector<Contestant> read_contestants(const Arguments& arguments,
                                         const std::vector<std::string>& words) {
  std::vector<Contestant> contestants;
  for (const std::string& typed : arguments.list("program")) {
    auto [name, command] = read_pair("program", typed);
    const std::vector<std::string> words_of_one = options::split_unix(command);
    if (words_of_one.empty()) {
      throw UsageError(fmt::format("--program: expected NAME=COMMAND, found {}", typed));
    }
    contestants.push_back({std::move(name), words_of_one});
  }
  if (!words.empty()) {
    if (words.size() == 1 && is_folder(words.front())) {
      for (Contestant& one : read_folder(words.front())) contestants.push_back(std::move(one));
    } else {
      contestants.push_back({std::filesystem::path(words.front()).filename().string(), words});
    }
  }
  if (contestants.empty()) throw UsageError("stress: a program is missing");
  for (std::size_t i = 0; i < contestants.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      if (contestants[i].name == contestants[k].name) {
        throw UsageError(fmt::format("stress: two programs are called {}", contestants[i].name));
      }
    }
  }
  for (const std::string& typed : arguments.list("expect")) expect(typed, contestants);
  return contestants;
}

std::string names_of(const std::vector<judge::Verdict>& verdicts) {
  std::string text;
  for (const judge::Verdict verdict : verdicts) {
    text += text.empty() ? "" : "|";
    text += judge::name(verdict);
  }
  return text;
}

}  // namespace boardmill::cli

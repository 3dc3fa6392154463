#include "engine/judge/lint.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <pugixml.hpp>
#include <tuple>

#include "engine/judge/input_file.h"
#include "engine/judge/lint_parts.h"
#include "engine/judge/parts.h"
#include "engine/puzzle/claim.h"
#include "engine/puzzle/executor.h"

namespace boardmill::judge {
namespace {

constexpr std::array rule_choices{
    Choice{"unknown-form", "the package is none that is known"},
    Choice{"no-data", "there is no input that a judge would run"},
    Choice{"bad-name", "judges want names of small letters, digits and dashes, and Hydro a digit"},
    Choice{"name-twice", "two cases have the same name"},
    Choice{"answer-missing", "an input without an answer is refused, or skipped silently"},
    Choice{"input-missing", "an answer has no input"},
    Choice{"empty", "a file of data is empty"},
    Choice{"byte-order-mark", "bytes before the text that no program expects"},
    Choice{"carriage-return", "lines have to end in LF alone"},
    Choice{"not-ascii", "a byte in a file of data is no printable ASCII"},
    Choice{"trailing-blank", "a line ends in a blank"},
    Choice{"final-newline", "the last line has to end in one newline"},
    Choice{"duplicate-input", "two cases have the same input"},
    Choice{"yaml", "the file cannot be read as YAML"},
    Choice{"xml", "the file cannot be read as XML"},
    Choice{"missing-key", "the judge needs this key"},
    Choice{"unknown-key", "the judge does not know this key"},
    Choice{"bad-value", "the judge does not take this value"},
    Choice{"ignores-case", "answers are compared without regard to the case of letters"},
    Choice{"time-limit", "the time limit is missing, or given twice and different"},
    Choice{"no-statement", "there is no problem statement"},
    Choice{"no-validator", "nothing validates the inputs"},
    Choice{"loose-validator", "a validator that reads with >> accepts other blanks and lines"},
    Choice{"no-checker", "the checker is missing"},
    Choice{"no-accepted", "no submission is to be accepted"},
    Choice{"nested", "DOMjudge wants problem.yaml at the root of the zip"},
    Choice{"external-id", "DOMjudge takes the file's name for the identifier"},
    Choice{"no-html", "DOMjudge does not show statements in TeX"},
    Choice{"file-missing", "a file that is named is not there"},
    Choice{"limits", "more cases or time than the judge takes"},
    Choice{"invalid-input", "the input cannot be read by the rules of the puzzle"},
    Choice{"many-cases", "the input has several cases, but the problem reads one"},
    Choice{"wrong-answer", "the answer is wrong"},
    Choice{"surplus-answer", "there is more in the answers after the last one"},
};

std::string_view folder_of(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? std::string_view() : path.substr(0, slash + 1);
}

std::string_view ending_of(std::string_view path) {
  const std::size_t dot = path.rfind('.');
  return dot == std::string_view::npos || path.find('/', dot) != std::string_view::npos
             ? std::string_view()
             : path.substr(dot);
}

bool any_path(std::span<const PackageFile> files, bool (*test)(std::string_view)) {
  return std::any_of(files.begin(), files.end(),
                     [test](const PackageFile& file) { return test(file.path); });
}

std::size_t line_at(std::string_view text, std::size_t at) {
  return 1 + static_cast<std::size_t>(
                 std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

// The rules about the bytes of a file of data.
void lint_bytes(Lint& lint, const PackageFile& file, bool is_input) {
  const std::string_view text = file.bytes;
  if (text.empty()) return lint.error(file.path, 1, "empty", "the file is empty");
  std::size_t from = 0;
  if (text.starts_with("\xef\xbb\xbf")) {
    lint.error(file.path, 1, "byte-order-mark", "the file begins with a byte-order mark");
    from = 3;
  }
  if (const auto at = text.find('\r'); at != std::string_view::npos) {
    lint.error(file.path, line_at(text, at), "carriage-return", "the line has a carriage return");
  }
  const auto* odd =
      std::find_if(text.begin() + static_cast<std::ptrdiff_t>(from), text.end(), [](char byte) {
        return byte != '\n' && byte != '\r' && byte != '\t' && (byte < ' ' || byte > '~');
      });
  if (odd != text.end()) {
    const std::string what = fmt::format("the line has {}", describe_byte(*odd));
    const std::size_t line = line_at(text, static_cast<std::size_t>(odd - text.begin()));
    if (is_input || *odd == '\0') {
      lint.error(file.path, line, "not-ascii", what);
    } else {
      lint.warning(file.path, line, "not-ascii", what);
    }
  }
  std::size_t at = text.find_first_of(" \t");
  while (at != std::string_view::npos) {
    const std::size_t end = text.find_first_not_of(" \t", at);
    if (end == std::string_view::npos || text[end] == '\n' || text[end] == '\r') {
      lint.warning(file.path, line_at(text, at), "trailing-blank", "the line ends in a blank");
      break;
    }
    at = text.find_first_of(" \t", end);
  }
  if (text.back() != '\n') {
    lint.warning(file.path, line_at(text, text.size()), "final-newline",
                 "the last line has no newline");
  } else if (text.ends_with("\n\n")) {
    lint.warning(file.path, line_at(text, text.size() - 1), "final-newline",
                 "there are blank lines at the end");
  }
}

void lint_pairs(Lint& lint, const std::vector<LintCase>& cases) {
  std::map<std::string_view, std::string_view> first_of;
  for (const LintCase& one : cases) {
    if (one.answer == nullptr) {
      lint.error(one.input->path, 1, "answer-missing", "there is no answer for this input");
    }
    if (one.input == nullptr) {
      lint.error(one.answer->path, 1, "input-missing", "there is no input for this answer");
    }
    if (one.input != nullptr) {
      lint_bytes(lint, *one.input, true);
      const auto [first, is_new] = first_of.emplace(one.input->bytes, one.input->path);
      if (!is_new) {
        lint.warning(one.input->path, 1, "duplicate-input",
                     "the same input as " + std::string(first->second));
      }
    }
    if (one.answer != nullptr) lint_bytes(lint, *one.answer, false);
  }
}

std::string where(const Fault& fault) {
  std::string text = "expected " + fault.expected;
  if (!fault.found.empty()) text += ", found " + fault.found;
  return text;
}

class AnswerLint {
 public:
  AnswerLint(Lint& lint, const Job& job) : lint_(lint), job_(job) {}

  // Reads and solves one case. Returns how many answers were verified.
  std::size_t run(const LintCase& one) {
    std::string_view input = one.input->bytes;
    if (input.starts_with("\xef\xbb\xbf")) input.remove_prefix(3);
    std::uint64_t first_line = 1;
    while (!input.empty()) {  // open() wants no blank lines before the first record
      std::string_view rest = input;
      if (!trim_line(take_line(rest)).empty()) break;
      input = rest;
      ++first_line;
    }
    const auto chunk = open_whole(job_.solving(), input, first_line);
    if (!chunk) {
      lint_.error(one.input->path, std::max<std::uint64_t>(chunk.error().line, 1), "invalid-input",
                  where(chunk.error()));
      return 0;
    }
    SerialExecutor executor;
    Results results;
    job_.solving().solve(*chunk, executor, results);
    bool readable = true;
    for (const Results::RowFault& fault : results.faults) {
      if (results.outcomes[fault.row] != Outcome::malformed) continue;
      lint_.error(one.input->path, std::max<std::uint64_t>(fault.fault.line, 1), "invalid-input",
                  where(fault.fault));
      readable = false;
      break;
    }
    if (results.size() == 0) {
      lint_.error(one.input->path, 1, "invalid-input", "there is no record in it");
      readable = false;
    }
    if (results.size() > 1 && takes_one_case()) {
      lint_.error(one.input->path, 1, "many-cases",
                  fmt::format("{} cases, where a program reads one", results.size()));
    }
    if (!readable || one.answer == nullptr) return 0;
    return verify(one, *chunk, results.size());
  }

 private:
  // Asked for when it is needed: it takes longer than solving most files.
  bool takes_one_case() {
    if (!takes_one_case_) {
      const Publishing* publishing = job_.publishing();
      takes_one_case_ = false;
      if (publishing == nullptr) return false;
      const auto texts = publishing->package_texts();
      takes_one_case_ = texts && !texts->many_cases;
    }
    return *takes_one_case_;
  }

  std::size_t verify(const LintCase& one, const Chunk& chunk, std::size_t records) {
    std::string answers = one.answer->bytes;
    if (answers.starts_with("\xef\xbb\xbf")) answers.erase(0, 3);
    std::erase(answers, '\r');
    std::string_view rest = answers;
    std::vector<std::string_view> taken;
    job_.checking().take_answers(chunk, rest, taken);
    std::vector<Claim> claims(taken.size());
    std::vector<const Claim*> pointers(records, nullptr);
    for (std::size_t i = 0; i < taken.size() && i < records; ++i) {
      claims[i].texts.emplace_back(taken[i]);
      pointers[i] = &claims[i];
    }
    std::vector<Finding> findings;
    job_.checking().verify(chunk, pointers, findings);
    for (std::size_t i = 0; i < findings.size() && i < taken.size(); ++i) {
      if (findings[i].wrong.empty()) continue;
      const auto at = static_cast<std::size_t>(taken[i].data() - answers.data());
      lint_.error(one.answer->path, line_at(answers, at), "wrong-answer", findings[i].wrong);
    }
    if (taken.size() < records) {
      lint_.error(one.answer->path, line_at(answers, answers.size()), "wrong-answer",
                  fmt::format("{} answers for {} cases", taken.size(), records));
    }
    const std::size_t left = rest.find_first_not_of(" \t\n");
    if (left != std::string_view::npos) {
      const std::size_t at = answers.size() - rest.size() + left;
      lint_.error(one.answer->path, line_at(answers, at), "surplus-answer",
                  "there is more after the last answer: " + quote_text(take_line(rest)));
    }
    return std::min(taken.size(), records);
  }

  Lint& lint_;
  const Job& job_;
  std::optional<bool> takes_one_case_;
};

// Inputs and answers beside each other, below some folders.
std::vector<LintCase> pair_up(std::span<const PackageFile> files,
                              std::initializer_list<std::string_view> folders,
                              std::initializer_list<std::string_view> answer_endings, bool deep) {
  std::map<std::string, LintCase> pairs;
  for (const PackageFile& file : files) {
    const std::string_view path = file.path;
    const bool inside = std::any_of(folders.begin(), folders.end(), [&](std::string_view folder) {
      return deep ? path.starts_with(folder) : folder_of(path) == folder;
    });
    const std::string_view ending = ending_of(path);
    const bool is_input = ending == ".in";
    const bool is_answer =
        std::find(answer_endings.begin(), answer_endings.end(), ending) != answer_endings.end();
    if (!inside || (!is_input && !is_answer)) continue;
    const std::string stem(path.substr(0, path.size() - ending.size()));
    LintCase& one = pairs[stem];
    one.stem = stem;
    (is_input ? one.input : one.answer) = &file;
  }
  std::vector<LintCase> cases;
  for (auto& [stem, one] : pairs) cases.push_back(std::move(one));
  return cases;
}

std::vector<LintCase> cases_of_polygon(std::span<const PackageFile> files) {
  std::map<std::string, LintCase> pairs;
  for (const PackageFile& file : files) {
    if (folder_of(file.path) != "tests/") continue;
    const bool is_answer = ending_of(file.path) == ".a";
    const std::string stem = file.path.substr(0, file.path.size() - (is_answer ? 2 : 0));
    LintCase& one = pairs[stem];
    one.stem = stem;
    (is_answer ? one.answer : one.input) = &file;
  }
  std::vector<LintCase> cases;
  for (auto& [stem, one] : pairs) cases.push_back(std::move(one));
  return cases;
}

std::vector<LintCase> cases_of_fps(std::span<const PackageFile> files,
                                   std::vector<PackageFile>& storage) {
  std::vector<std::pair<std::size_t, std::size_t>> pairs;  // places in storage from 1; 0: missing
  for (const PackageFile& file : files) {
    if (!file.path.ends_with(".xml")) continue;
    pugi::xml_document document;
    if (!document.load_buffer(file.bytes.data(), file.bytes.size())) continue;
    for (const pugi::xml_node& item : document.child("fps").children("item")) {
      std::size_t number = 0;
      const auto text = [](const pugi::xml_node& node) {
        std::string all;
        for (const pugi::xml_node& part : node) all += part.value();
        return all;
      };
      auto output = item.child("test_output");
      auto input = item.child("test_input");
      for (; input || output;
           input = input.next_sibling("test_input"), output = output.next_sibling("test_output")) {
        const std::string name = file.path + fmt::format("!{:02}", ++number);
        std::pair<std::size_t, std::size_t> pair{0, 0};
        if (input) storage.push_back({name + ".in", text(input)}), pair.first = storage.size();
        if (output) storage.push_back({name + ".out", text(output)}), pair.second = storage.size();
        pairs.push_back(pair);
      }
    }
  }
  std::vector<LintCase> cases;
  for (const auto& [input, answer] : pairs) {
    cases.push_back({"", input == 0 ? nullptr : &storage[input - 1],
                     answer == 0 ? nullptr : &storage[answer - 1]});
  }
  return cases;
}

}  // namespace

const PackageFile* Lint::find(std::string_view path) const {
  const auto file = std::find_if(files.begin(), files.end(),
                                 [path](const PackageFile& one) { return one.path == path; });
  return file == files.end() ? nullptr : &*file;
}

bool Lint::has_below(std::string_view folder) const {
  return std::any_of(files.begin(), files.end(), [folder](const PackageFile& file) {
    return std::string_view(file.path).starts_with(folder);
  });
}

std::span<const Choice> lint_rules() { return rule_choices; }

std::string_view detect_form(std::span<const PackageFile> files) {
  const auto is_there = [files](std::string_view path) {
    return std::any_of(files.begin(), files.end(),
                       [path](const PackageFile& file) { return file.path == path; });
  };
  if (is_there("problem.xml")) return "polygon";
  if (any_path(files, [](std::string_view path) { return path.starts_with("testdata/"); })) {
    return "hydro";
  }
  if (is_there("problem.yaml")) {
    if (is_there("domjudge-problem.ini")) return "domjudge";
    const bool new_names = any_path(files, [](std::string_view path) {
      return path.starts_with("statement/") || path.starts_with("output_validator/");
    });
    const bool new_version = std::any_of(files.begin(), files.end(), [](const PackageFile& file) {
      return file.path == "problem.yaml" &&
             file.bytes.find("problem_format_version") != std::string_view::npos &&
             file.bytes.find("legacy") == std::string_view::npos;
    });
    return new_names || new_version ? "icpc-2025" : "kattis";
  }
  const bool fps = std::any_of(files.begin(), files.end(), [](const PackageFile& file) {
    return file.path.ends_with(".xml") && file.bytes.find("<fps") != std::string_view::npos;
  });
  if (fps) return "fps";
  if (any_path(files, [](std::string_view path) { return path.starts_with("data/s"); })) {
    return "kattis";
  }
  const bool flat = any_path(files, [](std::string_view path) {
    return ending_of(path) == ".in" && folder_of(path).empty();
  });
  return flat ? "plain" : "";
}

std::vector<PackageFile> without_top_folder(std::span<const PackageFile> files) {
  std::vector<PackageFile> result(files.begin(), files.end());
  if (files.empty() || !detect_form(files).empty()) return result;
  const std::string top = files.front().path.substr(0, files.front().path.find('/') + 1);
  const bool all = std::all_of(files.begin(), files.end(), [&top](const PackageFile& file) {
    return !top.empty() && file.path.starts_with(top);
  });
  if (!all) return result;
  for (PackageFile& file : result) file.path.erase(0, top.size());
  return result;
}

std::vector<LintCase> cases_of(std::string_view form, std::span<const PackageFile> files,
                               std::vector<PackageFile>& storage) {
  if (form == "polygon") return cases_of_polygon(files);
  if (form == "fps") return cases_of_fps(files, storage);
  if (form == "hydro") return pair_up(files, {"testdata/"}, {".out", ".ans"}, false);
  if (form == "plain") return pair_up(files, {""}, {".out", ".ans", ".a"}, false);
  return pair_up(files, {"data/sample/", "data/secret/"}, {".ans"}, true);
}

std::vector<PackageFile> first_case(std::span<const PackageFile> all_files) {
  const std::vector<PackageFile> files = without_top_folder(all_files);
  std::vector<PackageFile> storage;
  const std::string_view form = detect_form(files);
  if (form.empty()) return {};
  for (const LintCase& one : cases_of(form, files, storage)) {
    if (one.input == nullptr) continue;
    std::vector<PackageFile> plain{{"1.in", one.input->bytes}};
    if (one.answer != nullptr) plain.push_back({"1.out", one.answer->bytes});
    return plain;
  }
  return {};
}

LintReport lint(std::span<const PackageFile> all_files, const Job* job) {
  LintReport report;
  const std::vector<PackageFile> files = without_top_folder(all_files);
  Lint lint(files, report);
  report.form = detect_form(files);
  if (report.form.empty()) {
    lint.error("", 1, "unknown-form",
               "this is no package of Kattis, ICPC, DOMjudge, Polygon, Hydro or FPS, and there is "
               "no file ending in .in");
    return report;
  }
  const bool nested = !files.empty() && files.front().path != all_files.front().path;
  if (nested) {
    const std::string& whole = all_files.front().path;
    report.folder = whole.substr(0, whole.size() - files.front().path.size());
  }
  if (report.form == "polygon") {
    lint_polygon(lint);
  } else if (report.form == "hydro") {
    lint_hydro(lint);
  } else if (report.form == "fps") {
    lint_fps(lint);
  } else if (report.form != "plain") {
    lint_kattis(lint, report.form);
  }
  if (nested && report.form == "domjudge") {
    lint.error("problem.yaml", 1, "nested", "DOMjudge finds it at the root of the zip only");
  }
  std::vector<PackageFile> storage;
  const std::vector<LintCase> cases = cases_of(report.form, files, storage);
  if (cases.empty()) lint.error("", 1, "no-data", "there is no input that a judge would run");
  lint_pairs(lint, cases);
  std::optional<AnswerLint> answers;
  if (job != nullptr) answers.emplace(lint, *job);
  for (const LintCase& one : cases) {
    if (one.input == nullptr) continue;
    ++report.inputs;
    if (answers) report.answers += answers->run(one);
  }
  std::stable_sort(report.findings.begin(), report.findings.end(),
                   [](const LintFinding& a, const LintFinding& b) {
                     return std::tie(a.path, a.line) < std::tie(b.path, b.line);
                   });
  return report;
}

}  // namespace boardmill::judge

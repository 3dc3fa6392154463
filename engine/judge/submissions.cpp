#include "engine/judge/submissions.h"

#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include "engine/puzzle/utf8.h"

namespace boardmill::judge {
namespace {

/// One bit each.
using VerdictSet = std::uint32_t;

template <class... Names>
constexpr VerdictSet set_of(Names... names) {
  VerdictSet set = 0;
  for (std::size_t i = 0; i < verdicts.size(); ++i) {
    if (((verdicts[i].name == names) || ...)) set |= 1U << i;
  }
  return set;
}

constexpr VerdictSet every = (1U << verdicts.size()) - 1;
constexpr VerdictSet ac = set_of("AC");
constexpr VerdictSet wa = set_of("WA", "PE", "NO-OUTPUT", "BATCH-ONLY");
constexpr VerdictSet tle = set_of("TLE", "ILE");
constexpr VerdictSet rte = set_of("RE", "MLE", "OLE");
constexpr VerdictSet not_ac = every & ~ac;

/// The words of submissions.yaml.
constexpr std::array<std::pair<std::string_view, VerdictSet>, 4> yaml_verdicts{
    {{"AC", ac}, {"WA", wa}, {"TLE", tle}, {"RTE", rte}}};

struct Expectation {
  VerdictSet permitted = every;
  VerdictSet required = every;
};

struct Folder {
  std::string_view name;
  Expectation expected;
};

// Some case is one of `how`, the others are AC.
constexpr Folder fails(std::string_view name, VerdictSet how) { return {name, {ac | how, how}}; }

constexpr std::array folders{
    Folder{"accepted", {ac, ac}},
    fails("wrong_answer", wa),
    fails("time_limit_exceeded", tle),
    fails("run_time_error", rte),
    fails("runtime_error", rte),
    fails("brute_force", tle | rte),
    Folder{"rejected", {every, not_ac}},
    Folder{"partially_accepted", {every, not_ac}},  // there is no score
    fails("memory_limit", set_of("MLE")),
    fails("memory_limit_exceeded", set_of("MLE")),
    fails("output_limit", set_of("OLE")),
    fails("output_limit_exceeded", set_of("OLE")),
    fails("presentation_error", set_of("PE")),
    fails("no_output", set_of("NO-OUTPUT")),
    Folder{"compiler_error", {set_of("CE"), set_of("CE")}},
    Folder{"compile_error", {set_of("CE"), set_of("CE")}},
    Folder{"mixed", {every, every}},
    Folder{"mixed_verdicts", {every, every}},
};

const Folder* find_folder(std::string_view name) {
  std::string plain(name);
  for (char& byte : plain) {
    if (byte >= 'A' && byte <= 'Z') byte = static_cast<char>(byte - 'A' + 'a');
    if (byte == '-') byte = '_';
  }
  const auto* found = std::find_if(folders.begin(), folders.end(),
                                   [&plain](const Folder& one) { return one.name == plain; });
  return found == folders.end() ? nullptr : found;
}

std::vector<Verdict> list_of(VerdictSet set) {
  std::vector<Verdict> words;
  for (std::size_t i = 0; i < verdicts.size(); ++i) {
    if ((set >> i & 1U) != 0) words.push_back(static_cast<Verdict>(i));
  }
  return words;
}

// ---- patterns

constexpr std::size_t most_alternatives = 1000;
constexpr std::size_t most_braces = 20;
constexpr std::size_t longest_pattern = 4096;

/// The alternatives of braces, which may be nested; an unmatched brace stands for itself. False:
/// there are too many of them.
bool expand_braces(const std::string& pattern, std::vector<std::string>& out) {
  const std::size_t first = std::min(pattern.find('{'), pattern.size());
  const std::size_t close = pattern.find('}', first);
  if (close == std::string::npos) {
    out.push_back(pattern);
    return out.size() <= most_alternatives;
  }
  const std::size_t open = pattern.rfind('{', close);
  std::size_t from = open + 1;
  for (;;) {
    const std::size_t to = std::min(pattern.find(',', from), close);
    if (!expand_braces(
            pattern.substr(0, open) + pattern.substr(from, to - from) + pattern.substr(close + 1),
            out)) {
      return false;
    }
    if (to == close) return true;
    from = to + 1;
  }
}

/// With * for any bytes.
bool matches_name(std::string_view pattern, std::string_view name) {
  std::size_t at = 0;
  std::size_t in = 0;
  std::optional<std::pair<std::size_t, std::size_t>> star;  // after it, and what it does not take
  while (in < name.size()) {
    if (at < pattern.size() && pattern[at] == '*') {
      star = {++at, in};
    } else if (at < pattern.size() && pattern[at] == name[in]) {
      ++at;
      ++in;
    } else if (star) {
      at = star->first;
      in = ++star->second;
    } else {
      return false;
    }
  }
  return pattern.find_first_not_of('*', at) == std::string_view::npos;
}

/// Itself or a folder that it lies in.
bool matches_path(std::string_view pattern, std::string_view path) {
  for (;;) {
    const std::size_t slash = std::min(pattern.find('/'), pattern.size());
    const std::size_t end = std::min(path.find('/'), path.size());
    if (!matches_name(pattern.substr(0, slash), path.substr(0, end))) return false;
    if (slash == pattern.size()) return true;
    if (end == path.size()) return false;
    pattern.remove_prefix(slash + 1);
    path.remove_prefix(end + 1);
  }
}

// ---- submissions.yaml

/// What an entry demands.
struct Entry {
  std::string pattern;
  std::vector<std::string> alternatives;
  std::optional<VerdictSet> permitted;
  std::optional<VerdictSet> required;
  bool used = false;

  bool matches(std::string_view name) const {
    return std::any_of(alternatives.begin(), alternatives.end(),
                       [name](const std::string& one) { return matches_path(one, name); });
  }
};

class Entries {
 public:
  /// The error of a file that cannot be read; empty: there is none.
  std::string read(const PackageFile& file, std::vector<std::string>& notes) {
    try {
      const YAML::Node root = YAML::Load(file.bytes);
      if (root.IsNull()) return "";
      if (!root.IsMap()) return at(root) + "expected patterns of programs, and keys for each";
      for (const auto& pair : root) {
        std::string error = add(pair.first, pair.second, notes);
        if (!error.empty()) return error;
      }
    } catch (const YAML::Exception& error) {
      return fmt::format("{}:{}: {}", submissions_yaml, std::max(error.mark.line, 0) + 1,
                         printable(error.msg));
    }
    return "";
  }

  /// What is expected of a program in this folder; nothing: that is not known.
  std::optional<Expectation> expectation(const std::string& folder_name, std::string_view name) {
    const Folder* known = find_folder(folder_name);
    Expectation base = known != nullptr ? known->expected : Expectation();
    Expectation more;
    bool said = known != nullptr;
    for (Entry& entry : entries_) {
      if (known != nullptr && entry.pattern == folder_name) {
        entry.used = true;
        base.permitted = entry.permitted.value_or(base.permitted);
        base.required = entry.required.value_or(base.required);
      } else if (entry.matches(name)) {
        entry.used = true;
        said |= entry.permitted || entry.required;
        more.permitted &= entry.permitted.value_or(every);
        more.required &= entry.required.value_or(every);
      }
    }
    if (!said) return std::nullopt;
    return Expectation{base.permitted & more.permitted, base.required & more.required};
  }

  void note_unused(std::vector<std::string>& notes) const {
    for (const Entry& entry : entries_) {
      if (entry.used) continue;
      notes.push_back(
          fmt::format("{}: there is no program {}", submissions_yaml, printable(entry.pattern)));
    }
  }

 private:
  static std::string at(const YAML::Node& node) {
    return fmt::format("{}:{}: ", submissions_yaml, node.Mark().line + 1);
  }

  std::string add(const YAML::Node& key, const YAML::Node& value, std::vector<std::string>& notes) {
    if (!key.IsScalar()) return at(key) + "expected a pattern of programs";
    Entry entry;
    entry.pattern = key.Scalar();
    while (entry.pattern.ends_with('/')) entry.pattern.pop_back();
    // So that no file, however made, takes much time or memory.
    const auto braces =
        static_cast<std::size_t>(std::count(entry.pattern.begin(), entry.pattern.end(), '{'));
    if (entry.pattern.size() > longest_pattern || braces > most_braces ||
        !expand_braces(entry.pattern, entry.alternatives)) {
      return at(key) + "the pattern is too long or has too many alternatives";
    }
    if (!value.IsNull() && !value.IsMap()) {
      return at(value) + "expected keys and values for " + printable(entry.pattern);
    }
    if (value.IsMap()) {
      for (const auto& pair : value) {
        const std::string name = pair.first.IsScalar() ? pair.first.Scalar() : "";
        if (name == "permitted" || name == "required") {
          const auto set = read_set(pair.second);
          if (!set) return at(pair.first) + "expected some of AC, WA, TLE, RTE";
          (name == "permitted" ? entry.permitted : entry.required) = *set;
        } else if (!is_description(name)) {
          notes.push_back(fmt::format("{}{} of {} is not looked at", at(pair.first),
                                      printable(name), printable(entry.pattern)));
        }
      }
    }
    entries_.push_back(std::move(entry));
    return "";
  }

  /// Keys that say nothing about verdicts.
  static bool is_description(std::string_view name) {
    constexpr std::array<std::string_view, 6> known{
        "language", "entrypoint", "author", "authors", "model_solution", "use_for_time_limit"};
    return std::find(known.begin(), known.end(), name) != known.end();
  }

  static std::optional<VerdictSet> read_set(const YAML::Node& node) {
    VerdictSet set = 0;
    const auto add_word = [&set](const YAML::Node& word) {
      const auto* known = std::find_if(
          yaml_verdicts.begin(), yaml_verdicts.end(),
          [&word](const auto& one) { return word.IsScalar() && one.first == word.Scalar(); });
      if (known == yaml_verdicts.end()) return false;
      set |= known->second;
      return true;
    };
    bool right = node.IsScalar() ? add_word(node) : node.IsSequence() && node.size() != 0;
    if (node.IsSequence()) {
      for (const YAML::Node& word : node) right &= add_word(word);
    }
    if (!right) return std::nullopt;
    return set;
  }

  std::vector<Entry> entries_;
};

// ---- folders

constexpr std::string_view top = "submissions/";

/// What every path begins with, be it nothing.
std::string prefix_of(std::span<const PackageFile> files) {
  for (const PackageFile& file : files) {
    if (file.path.starts_with(top)) return std::string(top);
  }
  for (const PackageFile& file : files) {
    const std::string outer = file.path.substr(0, file.path.find('/') + 1);
    const bool inside = std::string_view(file.path).substr(outer.size()).starts_with(top);
    if (inside && find_folder(outer.substr(0, outer.size() - 1)) == nullptr) {
      return outer + std::string(top);
    }
  }
  return "";
}

std::string folder_list() {
  std::vector<std::string_view> list;
  for (const Folder& one : folders) list.push_back(one.name);
  return fmt::format("{}", fmt::join(list, ", "));
}

}  // namespace

tl::expected<Submissions, std::string> read_submissions(std::span<const PackageFile> files,
                                                        std::span<const std::string_view> endings) {
  const std::string prefix = prefix_of(files);
  Submissions read;
  Entries entries;
  std::map<std::string, std::vector<const PackageFile*>> programs;  // by folder and name
  for (const PackageFile& file : files) {
    if (!file.path.starts_with(prefix)) continue;
    const std::string name = file.path.substr(prefix.size());
    if (name == submissions_yaml) {
      std::string error = entries.read(file, read.notes);
      if (!error.empty()) return tl::unexpected(std::move(error));
      continue;
    }
    const std::size_t slash = name.find('/');
    programs[slash == std::string::npos ? name : name.substr(0, name.find('/', slash + 1))]
        .push_back(&file);
  }
  for (const auto& [program, parts] : programs) {
    const std::string name = parts.front()->path.substr(prefix.size());
    const bool is_source = std::any_of(parts.begin(), parts.end(), [&](const PackageFile* part) {
      return std::any_of(endings.begin(), endings.end(),
                         [part](std::string_view ending) { return part->path.ends_with(ending); });
    });
    const std::string shown = printable(program);
    if (!is_source && !endings.empty()) {
      read.notes.push_back(fmt::format("{} is left out: its name ends in none of {}", shown,
                                       fmt::join(endings, " ")));
      continue;
    }
    const std::size_t slash = program.find('/');
    if (slash == std::string::npos) {
      return tl::unexpected(shown + " lies in no folder: expected one of " + folder_list());
    }
    const auto expected = entries.expectation(program.substr(0, slash), name);
    if (!expected) {
      return tl::unexpected(fmt::format("the folder {} of {} is not known: expected one of {}",
                                        printable(program.substr(0, slash)), shown, folder_list()));
    }
    if (parts.size() > 1) {
      read.notes.push_back(shown + " is left out: it is a program of several files");
      continue;
    }
    if ((expected->permitted & expected->required) == 0) {
      return tl::unexpected(
          fmt::format("{}: no verdict of {} is permitted and required", submissions_yaml, shown));
    }
    read.programs.push_back(
        {name, parts.front()->path, list_of(expected->permitted), list_of(expected->required)});
  }
  if (read.programs.empty()) {
    const std::string kinds = endings.empty() ? "" : fmt::format(" ({})", fmt::join(endings, " "));
    return tl::unexpected(fmt::format(
        "expected programs{} in folders such as accepted and wrong_answer, found none", kinds));
  }
  std::sort(read.programs.begin(), read.programs.end(),
            [](const Submission& a, const Submission& b) { return a.name < b.name; });
  entries.note_unused(read.notes);
  return read;
}

}  // namespace boardmill::judge

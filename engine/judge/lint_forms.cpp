// The rules of the forms, about all but the bytes of their data.
#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <optional>
#include <pugixml.hpp>

#include "engine/judge/lint_parts.h"
#include "engine/judge/parts.h"
#include "engine/puzzle/framer.h"
#include "engine/puzzle/size.h"

namespace boardmill::judge {
namespace {

std::size_t line_of(const YAML::Mark& mark) {
  return mark.line < 0 ? 1 : static_cast<std::size_t>(mark.line) + 1;
}

// A mapping of YAML that reports what it cannot read. Nothing of it throws.
class Mapping {
 public:
  Mapping(Lint& lint, const PackageFile& file) : lint_(lint), path_(file.path) {
    try {
      node_ = YAML::Load(file.bytes);
      usable_ = node_.IsMap();
      if (!usable_) lint_.error(path_, 1, "yaml", "expected keys and values");
    } catch (const YAML::Exception& error) {
      lint_.error(path_, line_of(error.mark), "yaml", error.msg);
    }
  }

  bool usable() const { return usable_; }

  YAML::Node get(const char* key) const {
    const YAML::Node& node = node_;
    return usable_ ? node[key] : YAML::Node(YAML::NodeType::Undefined);
  }

  bool has(const char* key) const { return get(key).IsDefined(); }

  std::size_t line(const char* key) const { return has(key) ? line_of(get(key).Mark()) : 1; }

  // Empty: no scalar.
  std::string text(const char* key) const {
    const YAML::Node value = get(key);
    return value.IsDefined() && value.IsScalar() ? value.Scalar() : "";
  }

  void need(const char* key) {
    if (usable_ && !has(key)) {
      lint_.error(path_, 1, "missing-key", fmt::format("the key {} is missing", key));
    }
  }

  void allow(std::initializer_list<std::string_view> known) {
    if (!usable_) return;
    for (const auto& pair : node_) {
      const std::string name = pair.first.IsScalar() ? pair.first.Scalar() : "(no word)";
      if (std::find(known.begin(), known.end(), name) != known.end()) continue;
      lint_.error(path_, line_of(pair.first.Mark()), "unknown-key",
                  fmt::format("the key {} is not known", quote_text(name)));
    }
  }

  void allow_values(const char* key, std::span<const std::string_view> values) {
    if (!has(key)) return;
    const std::string value = text(key);
    if (std::find(values.begin(), values.end(), value) != values.end()) return;
    lint_.error(path_, line(key), "bad-value",
                fmt::format("{}: expected one of {}; found {}", key, fmt::join(values, ", "),
                            quote_text(value)));
  }

  void bad(const char* key, std::string_view text) {
    lint_.error(path_, line(key), "bad-value", text);
  }

 private:
  Lint& lint_;
  std::string path_;
  YAML::Node node_;
  bool usable_ = false;
};

std::optional<double> to_seconds(std::string_view text) {
  const std::string value(trim_line(text));
  char* end = nullptr;
  const double number = std::strtod(value.c_str(), &end);
  const bool whole = !value.empty() && end == value.c_str() + value.size();
  return whole && number > 0 ? std::optional(number) : std::nullopt;
}

bool is_name_of_data(std::string_view name) {
  const auto plain = [](char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9');
  };
  return !name.empty() && plain(name.front()) && plain(name.back()) &&
         std::all_of(name.begin(), name.end(),
                     [plain](char byte) { return plain(byte) || byte == '-'; });
}

std::string_view last_part(std::string_view path) { return path.substr(path.rfind('/') + 1); }

void lint_names(Lint& lint) {
  std::map<std::string, std::string> first_of;
  for (const PackageFile& file : lint.files) {
    if (!file.path.starts_with("data/s") || !file.path.ends_with(".in")) continue;
    const std::string name(last_part(std::string_view(file.path).substr(0, file.path.size() - 3)));
    if (!is_name_of_data(name)) {
      lint.error(file.path, 1, "bad-name",
                 "a name has small letters, digits and dashes, found " + quote_text(name));
    }
    const auto [first, is_new] = first_of.emplace(name, file.path);
    if (!is_new) lint.error(file.path, 1, "name-twice", "the same name as " + first->second);
  }
}

void lint_validators(Lint& lint) {
  if (!lint.has_below("input_validators/") && !lint.has_below("input_format_validators/")) {
    lint.error("problem.yaml", 1, "no-validator", "there is no folder input_validators");
  }
  for (const PackageFile& file : lint.files) {
    const bool source = file.path.ends_with(".cpp") || file.path.ends_with(".cc");
    if (!file.path.starts_with("input_") || !source) continue;
    const std::size_t at = file.bytes.find("cin >>");
    if (at == std::string_view::npos) continue;
    lint.warning(
        file.path,
        1 + static_cast<std::size_t>(std::count(
                file.bytes.begin(), file.bytes.begin() + static_cast<std::ptrdiff_t>(at), '\n')),
        "loose-validator", "cin >> accepts other blanks, blank lines and more text");
  }
}

void lint_license(Mapping& yaml) {
  yaml.allow_values("license", licenses());
  const std::string license = yaml.text("license");
  if (license == "public domain" && yaml.has("rights_owner")) {
    yaml.bad("rights_owner", "what is in the public domain has no rights owner");
  }
  const bool owned = !license.empty() && license != "unknown" && license != "public domain";
  const bool named =
      yaml.has("rights_owner") || yaml.has("author") || yaml.has("source") || yaml.has("credits");
  if (owned && !named) yaml.bad("license", "this license needs a rights_owner");
}

void lint_time_limit(Lint& lint, const Mapping& yaml, bool needed) {
  std::map<std::string, double> limits;
  const PackageFile* file = lint.find(".timelimit");
  if (file != nullptr) {
    const auto seconds = to_seconds(file->bytes);
    if (!seconds) {
      lint.error(file->path, 1, "bad-value", "expected one number of seconds");
    } else {
      limits[".timelimit"] = *seconds;
    }
  }
  const YAML::Node node = yaml.get("limits");
  const bool is_map = node.IsDefined() && node.IsMap();
  const YAML::Node& constant = node;
  if (is_map && constant["time_limit"] && constant["time_limit"].IsScalar()) {
    if (const auto seconds = to_seconds(constant["time_limit"].Scalar())) {
      limits["problem.yaml"] = *seconds;
    }
  }
  if (const PackageFile* ini = lint.find("domjudge-problem.ini")) {
    std::string_view text = ini->bytes;
    while (!text.empty()) {
      const std::string_view line = trim_line(take_line(text));
      const std::size_t equals = line.find('=');
      if (!line.starts_with("timelimit") || equals == std::string_view::npos) continue;
      std::string value(line.substr(equals + 1));
      std::erase_if(value, [](char byte) { return byte == ' ' || byte == '\'' || byte == '"'; });
      if (const auto seconds = to_seconds(value)) limits["domjudge-problem.ini"] = *seconds;
    }
  }
  if (limits.empty() && needed) {
    lint.warning("problem.yaml", 1, "time-limit",
                 "there is no .timelimit: DOMjudge takes 10 seconds");
  }
  for (const auto& [path, seconds] : limits) {
    const auto& [first_path, first] = *limits.begin();
    if (seconds == first) continue;
    lint.error(path, 1, "time-limit",
               fmt::format("{} s here, {} s in {}", seconds, first, first_path));
  }
}

bool has_range_without_end(std::string_view text) {
  return text.find("range: -inf +inf") != std::string_view::npos ||
         text.find("range: -inf inf") != std::string_view::npos;
}

constexpr std::array<std::string_view, 4> legacy_validations{
    "default", "custom", "custom interactive", "custom multi-pass"};

}  // namespace

void lint_kattis(Lint& lint, std::string_view form) {
  lint_names(lint);
  lint_validators(lint);
  if (!lint.has_below("submissions/accepted/")) {
    lint.error("submissions/accepted", 1, "no-accepted", "there is no accepted submission");
  }
  const PackageFile* file = lint.find("problem.yaml");
  if (file == nullptr) {
    lint.error("problem.yaml", 1, "file-missing", "there is no problem.yaml");
    return;
  }
  Mapping yaml(lint, *file);
  lint_time_limit(lint, yaml, true);
  if (!yaml.usable()) return;
  lint_license(yaml);
  for (const PackageFile& other : lint.files) {
    if (other.path.ends_with(".yaml") && has_range_without_end(other.bytes)) {
      lint.error(other.path, 1, "bad-value", "DOMjudge refuses a range from -inf to +inf");
    }
  }
  if (form == "icpc-2025") {
    yaml.allow({"problem_format_version", "type", "name", "uuid", "version", "credits", "source",
                "license", "rights_owner", "embargo_until", "limits", "keywords", "languages",
                "allow_file_writing", "constants"});
    for (const char* key : {"problem_format_version", "name", "uuid"}) yaml.need(key);
    const std::array<std::string_view, 1> version{"2025-09"};
    yaml.allow_values("problem_format_version", version);
    if (yaml.has("type") && !yaml.get("type").IsScalar()) {
      yaml.bad("type", "a list of types stops the importer of DOMjudge: write one word");
    }
    if (!lint.has_below("statement/problem.")) {
      lint.error("statement", 1, "no-statement", "there is no statement/problem.en.tex");
    }
    const bool strict =
        std::any_of(lint.files.begin(), lint.files.end(), [](const PackageFile& other) {
          return other.path.ends_with(".yaml") && other.path.starts_with("data/") &&
                 other.bytes.find("case_sensitive") != std::string_view::npos;
        });
    if (!strict && !lint.has_below("output_validator/")) {
      lint.warning("data/secret/test_group.yaml", 1, "ignores-case",
                   "without output_validator_args: [case_sensitive] yes is as good as YES");
    }
    return;
  }
  yaml.allow({"name", "uuid", "author", "source", "source_url", "license", "rights_owner",
              "validation", "validator_flags", "limits", "type", "grading", "keywords",
              "problem_format_version"});
  yaml.need("name");
  yaml.allow_values("validation", legacy_validations);
  const std::string validation = yaml.text("validation");
  if (validation.starts_with("custom")) {
    if (!lint.has_below("output_validators/")) {
      yaml.bad("validation", "custom, but there is no folder output_validators");
    }
  } else if (yaml.text("validator_flags").find("case_sensitive") == std::string::npos) {
    lint.warning(file->path, yaml.line("validation"), "ignores-case",
                 "without validator_flags: case_sensitive yes is as good as YES");
  }
  if (!lint.has_below("problem_statement/problem.")) {
    lint.error("problem_statement", 1, "no-statement",
               "there is no problem_statement/problem.en.tex");
  }
  if (form != "domjudge") return;
  const auto is_there = [&lint](const char* path) { return lint.find(path) != nullptr; };
  if (!is_there("problem_statement/problem.html") && !is_there("problem_statement/problem.pdf") &&
      !is_there("problem.pdf") && !is_there("problem.html")) {
    lint.warning("problem_statement", 1, "no-html",
                 "DOMjudge shows no TeX: problem.html or problem.pdf is missing");
  }
  if (lint.find("domjudge-problem.ini")->bytes.find("externalid") == std::string::npos) {
    lint.warning("domjudge-problem.ini", 1, "external-id",
                 "without externalid the zip cannot be renamed between two imports");
  }
}

void lint_polygon(Lint& lint) {
  const PackageFile& file = *lint.find("problem.xml");
  pugi::xml_document document;
  const auto parsed = document.load_buffer(file.bytes.data(), file.bytes.size());
  if (!parsed) {
    lint.error(file.path, 1, "xml", parsed.description());
    return;
  }
  const auto need_file = [&](const std::string& path) {
    if (lint.find(path) == nullptr) {
      lint.error(file.path, 1, "file-missing", "it names " + quote_text(path));
    }
  };
  const pugi::xml_node problem = document.child("problem");
  const pugi::xml_node set =
      problem.child("judging").find_child_by_attribute("testset", "name", "tests");
  if (!set) {
    lint.error(file.path, 1, "missing-key", "there is no testset called tests");
    return;
  }
  const auto number = [&](const char* key) {
    const auto value = parse_number(set.child_value(key));
    if (!value) {
      lint.error(file.path, 1, "bad-value", fmt::format("{}: expected a whole number", key));
    }
    return value.value_or(0);
  };
  if (number("time-limit") < 50) {
    lint.warning(file.path, 1, "bad-value", "time-limit is in milliseconds");
  }
  if (number("memory-limit") < std::uint64_t{1} << 20) {
    lint.warning(file.path, 1, "bad-value", "memory-limit is in bytes");
  }
  const auto inputs = static_cast<std::size_t>(
      std::count_if(lint.files.begin(), lint.files.end(), [](const PackageFile& one) {
        return one.path.starts_with("tests/") && !one.path.ends_with(".a");
      }));
  if (number("test-count") != inputs) {
    lint.error(file.path, 1, "file-missing",
               fmt::format("test-count is {}, but there are {} inputs in tests",
                           set.child_value("test-count"), inputs));
  }
  const pugi::xml_node assets = problem.child("assets");
  if (lint.find("check.cpp") == nullptr && !assets.child("checker")) {
    lint.error(file.path, 1, "no-checker", "there is no checker");
  }
  if (!assets.child("validators").child("validator")) {
    lint.warning(file.path, 1, "no-validator", "there is no validator");
  }
  bool main = false;
  for (const pugi::xml_node& solution : assets.child("solutions")) {
    main |= std::string_view(solution.attribute("tag").value()) == "main";
  }
  if (!main) lint.error(file.path, 1, "no-accepted", "no solution has the tag main");
  for (const auto& source : document.select_nodes("//source[@path]")) {
    need_file(source.node().attribute("path").value());
  }
}

void lint_hydro(Lint& lint) {
  std::size_t inputs = 0;
  for (const PackageFile& file : lint.files) {
    if (!file.path.starts_with("testdata/")) continue;
    const std::string_view name = last_part(file.path);
    if (name.ends_with(".in")) ++inputs;
    const bool data = name.ends_with(".in") || name.ends_with(".out") || name.ends_with(".ans");
    if (data && name.find_first_of("0123456789") == std::string_view::npos) {
      lint.error(file.path, 1, "bad-name", "Hydro ignores a name without a digit");
    }
  }
  if (const PackageFile* problem = lint.find("problem.yaml")) {
    Mapping yaml(lint, *problem);
    yaml.need("title");
  } else {
    lint.error("problem.yaml", 1, "file-missing", "there is no problem.yaml");
  }
  if (inputs > max_hydro_cases) {
    lint.error("testdata", 1, "limits",
               fmt::format("{} cases, Hydro takes {}", inputs, max_hydro_cases));
  }
  const PackageFile* file = lint.find("testdata/config.yaml");
  if (file == nullptr) {
    lint.warning("testdata/config.yaml", 1, "file-missing", "Hydro takes its own limits");
    return;
  }
  Mapping config(lint, *file);
  if (!config.usable()) return;
  const std::string time = config.text("time");
  const std::string_view unit = std::string_view(time).ends_with("ms") ? "ms" : "s";
  const auto value =
      time.ends_with(unit) ? to_seconds(time.substr(0, time.size() - unit.size())) : std::nullopt;
  if (config.has("time") && !value) config.bad("time", "expected a text such as 1s or 500ms");
  if (value) {
    const double total = *value * (unit == "ms" ? 0.001 : 1) * static_cast<double>(inputs);
    if (total > 60) {
      lint.error(file->path, config.line("time"), "limits",
                 fmt::format("the time limits of all cases sum to {} s, Hydro takes 60", total));
    }
  }
  const std::string memory = config.text("memory");
  if (config.has("memory") &&
      (memory.empty() || memory.find_first_of("kKmMgG") == std::string_view::npos)) {
    config.bad("memory", "expected a text such as 256m");
  }
  const YAML::Node tasks = config.get("subtasks");
  if (!tasks.IsDefined() || !tasks.IsSequence()) return;
  for (const auto& task : tasks) {
    if (!task.IsMap()) continue;
    const YAML::Node& constant = task;
    const YAML::Node cases = constant["cases"];
    if (!cases || !cases.IsSequence()) continue;
    for (const auto& one : cases) {
      if (!one.IsMap()) continue;
      for (const char* key : {"input", "output"}) {
        const YAML::Node& pair = one;
        const YAML::Node name = pair[key];
        if (!name || !name.IsScalar()) continue;
        if (lint.find("testdata/" + name.Scalar()) != nullptr) continue;
        lint.error(file->path, line_of(name.Mark()), "file-missing",
                   "it names " + quote_text(name.Scalar()));
      }
    }
  }
}

void lint_fps(Lint& lint) {
  for (const PackageFile& file : lint.files) {
    if (!file.path.ends_with(".xml")) continue;
    pugi::xml_document document;
    const auto parsed = document.load_buffer(file.bytes.data(), file.bytes.size());
    if (!parsed) {
      const auto at = std::min(static_cast<std::size_t>(parsed.offset), file.bytes.size());
      lint.error(
          file.path,
          1 + static_cast<std::size_t>(std::count(
                  file.bytes.begin(), file.bytes.begin() + static_cast<std::ptrdiff_t>(at), '\n')),
          "xml", parsed.description());
      continue;
    }
    for (const pugi::xml_node& item : document.child("fps").children("item")) {
      for (const char* key : {"title", "time_limit", "memory_limit", "description"}) {
        if (!item.child(key)) {
          lint.error(file.path, 1, "missing-key", fmt::format("an item has no {}", key));
        }
      }
    }
  }
}

}  // namespace boardmill::judge

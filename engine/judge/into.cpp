#include "engine/judge/into.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string_view>

#include "engine/judge/lint.h"
#include "engine/judge/parts.h"

namespace boardmill::judge {
namespace {

enum class DescriptionFile : std::uint8_t { none, desc, yaml };

// Where the data of a package lie.
struct DataPlace {
  std::string folder;
  std::string answer_ending;
  DescriptionFile description = DescriptionFile::none;
  bool number_only = false;
};

bool has(std::span<const PackageFile> files, std::string_view path) {
  return std::any_of(files.begin(), files.end(),
                     [path](const PackageFile& file) { return file.path == path; });
}

bool has_below(std::span<const PackageFile> files, std::string_view folder) {
  return std::any_of(files.begin(), files.end(), [folder](const PackageFile& file) {
    return std::string_view(file.path).starts_with(folder);
  });
}

bool has_groups(std::span<const PackageFile> files, std::string_view folder) {
  return std::any_of(files.begin(), files.end(), [folder](const PackageFile& file) {
    const std::string_view path = file.path;
    return path.starts_with(folder) && path.find('/', folder.size()) != std::string_view::npos &&
           path.ends_with(".in");
  });
}

tl::expected<DataPlace, std::string> find_place(std::span<const PackageFile> files) {
  if (has(files, "problem.xml")) {
    return tl::unexpected<std::string>("a package of Polygon lists its tests: make a new one");
  }
  if (has(files, "testdata/config.yaml") || has(files, "config.yaml")) {
    return tl::unexpected<std::string>("a package of Hydro lists its cases: make a new one");
  }
  if (has(files, "problem.yaml") && has_below(files, "data/")) {
    constexpr std::string_view secret = "data/secret/";
    if (has_groups(files, secret)) {
      return tl::unexpected<std::string>(
          "the secret data of this package are in groups: which one is meant is not known");
    }
    const bool is_2025 = has_below(files, "statement/");
    return DataPlace{std::string(secret), ".ans",
                     is_2025 ? DescriptionFile::yaml : DescriptionFile::desc, false};
  }
  const bool flat = std::any_of(files.begin(), files.end(), [](const PackageFile& file) {
    return file.path.ends_with(".in") && file.path.find('/') == std::string_view::npos;
  });
  if (!flat) return tl::unexpected<std::string>("no folder of data was found in this package");
  const bool out = std::any_of(files.begin(), files.end(),
                               [](const PackageFile& file) { return file.path.ends_with(".out"); });
  return DataPlace{"", out ? ".out" : ".ans", DescriptionFile::none, true};
}

std::size_t leading_digits(std::string_view name) {
  return std::min(name.find_first_not_of("0123456789"), name.size());
}

struct Numbering {
  std::uint64_t next = 1;
  std::size_t digits = 2;
};

Numbering numbering_of(std::span<const PackageFile> files, const DataPlace& place) {
  Numbering numbering;
  for (const PackageFile& file : files) {
    const std::string_view path = file.path;
    if (!path.starts_with(place.folder) || !path.ends_with(".in")) continue;
    const std::string_view name = path.substr(place.folder.size());
    const std::size_t digits = leading_digits(name);
    if (digits == 0 || digits > 9) continue;
    std::uint64_t number = 0;
    for (const char digit : name.substr(0, digits)) {
      number = 10 * number + static_cast<std::uint64_t>(digit - '0');
    }
    numbering.next = std::max(numbering.next, number + 1);
    numbering.digits = std::max(numbering.digits, digits);
  }
  return numbering;
}

}  // namespace

tl::expected<Additions, std::string> plan_additions(std::span<const PackageFile> existing,
                                                    std::span<const TestFile> cases,
                                                    const Job* job) {
  const auto place = find_place(existing);
  if (!place) return tl::unexpected(place.error());
  if (job != nullptr) {
    // Another puzzle's package, or another problem's.
    const LintReport first = lint(first_case(existing), job);
    for (const LintFinding& finding : first.findings) {
      if (finding.severity == Severity::error) {
        return tl::unexpected("the first case of this package does not fit: " + finding.text);
      }
    }
  }
  std::set<std::string_view> inputs;
  std::set<std::string_view> stems;  // other endings of a name are taken as well
  for (const PackageFile& file : existing) {
    const std::string_view path = file.path;
    if (path.ends_with(".in") && !path.starts_with("data/invalid_input/"))
      inputs.insert(file.bytes);
    stems.insert(path.substr(0, path.rfind('.')));
  }
  Numbering numbering = numbering_of(existing, *place);
  Additions additions;
  for (const TestFile& one : cases) {
    if (!inputs.insert(one.input).second) {
      ++additions.duplicates;
      continue;
    }
    const std::string_view purpose = std::string_view(one.name).substr(leading_digits(one.name));
    std::string stem;
    do {
      stem = fmt::format("{}{:0{}}{}", place->folder, numbering.next++, numbering.digits,
                         place->number_only ? "" : purpose);
    } while (stems.count(stem) != 0);
    additions.files.push_back({stem + ".in", one.input});
    additions.files.push_back({stem + place->answer_ending, one.answer});
    if (place->description == DescriptionFile::desc) {
      additions.files.push_back({stem + ".desc", with_newline(one.why)});
    } else if (place->description == DescriptionFile::yaml) {
      additions.files.push_back({stem + ".yaml", "description: " + yaml_quoted(one.why) + "\n"});
    }
    ++additions.cases;
  }
  return additions;
}

}  // namespace boardmill::judge

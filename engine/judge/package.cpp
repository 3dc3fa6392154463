#include "engine/judge/package.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/algorithm/string/replace.hpp>
#include <boost/uuid/name_generator_sha1.hpp>
#include <boost/uuid/string_generator.hpp>
#include <boost/uuid/uuid_io.hpp>
#include <set>
#include <stdexcept>

#include "engine/judge/parts.h"
#include "engine/puzzle/framer.h"
#include "engine/puzzle/utf8.h"

namespace boardmill::judge {
namespace {

struct Form {
  Choice choice;
  MadeForm (*make)(const Package&);
  bool in_folder;  // inside a zip
};

constexpr std::array forms{
    Form{{"kattis", "the legacy format of Kattis and ICPC, which most judges read"},
         make_kattis,
         true},
    Form{{"icpc-2025", "the format 2025-09 of Kattis and ICPC"}, make_icpc_2025, true},
    Form{{"domjudge", "as kattis, at the root of a zip, with what DOMjudge shows and needs"},
         make_domjudge,
         false},
    Form{{"polygon", "Polygon and testlib; CMS reads it too"}, make_polygon, false},
    Form{{"hydro", "Hydro"}, make_hydro, true},
    Form{{"fps", "HUSTOJ: one XML file"}, make_fps, false},
    Form{{"plain", "01.in, 01.out and so on"}, make_plain, false},
};
constexpr auto form_choices = [] {
  std::array<Choice, forms.size()> list{};
  for (std::size_t i = 0; i < forms.size(); ++i) list[i] = forms[i].choice;
  return list;
}();

constexpr std::array<std::string_view, 7> license_names{
    "unknown", "public domain", "cc0", "cc by", "cc by-sa", "educational", "permission"};

const Form* find_form(std::string_view name) {
  const auto* form = std::find_if(forms.begin(), forms.end(),
                                  [name](const Form& one) { return one.choice.name == name; });
  return form == forms.end() ? nullptr : form;
}

bool is_small_or_digit(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9');
}

bool is_word(char byte) {
  return is_small_or_digit(byte) || (byte >= 'A' && byte <= 'Z') || byte == '_';
}

bool is_package_name(std::string_view name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), is_small_or_digit);
}

bool is_case_name(std::string_view name) {
  return name.size() >= 2 && is_small_or_digit(name.front()) && is_small_or_digit(name.back()) &&
         std::all_of(name.begin(), name.end(),
                     [](char byte) { return is_small_or_digit(byte) || byte == '-'; });
}

bool is_program_name(std::string_view name) {
  return name.size() >= 2 && is_word(name.front()) && is_word(name.back()) &&
         std::all_of(name.begin(), name.end(),
                     [](char byte) { return is_word(byte) || byte == '.' || byte == '-'; });
}

bool is_line(std::string_view text) {
  return is_utf8(text) && std::none_of(text.begin(), text.end(), [](char byte) {
           return static_cast<unsigned char>(byte) < 0x20 || byte == 0x7f;
         });
}

bool is_uuid(const std::string& text) {
  try {
    return to_string(boost::uuids::string_generator()(text)) == text;
  } catch (const std::runtime_error&) {
    return false;
  }
}

// What is wrong with text that a judge compares byte by byte; empty: nothing.
std::string_view fault_of(std::string_view text) {
  if (text.empty()) return "is empty";
  if (text.back() != '\n') return "does not end in a newline";
  if (text.find('\r') != std::string_view::npos) return "has a carriage return";
  if (text.find('\0') != std::string_view::npos) return "has a NUL";
  if (text.starts_with("\xef\xbb\xbf")) return "begins with a byte-order mark";
  if (!is_utf8(text)) return "is not UTF-8";
  return {};
}

std::string check_head(const Package& package) {
  if (!is_package_name(package.name)) {
    return fmt::format("the name of a package has small letters and digits only, found '{}'",
                       package.name);
  }
  if (package.title.empty() || !is_line(package.title)) {
    return "the title has to be one line of UTF-8 text";
  }
  if (!is_line(package.command)) return "the command has to be one line of UTF-8 text";
  if (!is_line(package.rights_owner)) return "the rights owner has to be one line of UTF-8 text";
  if (!is_uuid(package.uuid)) return "the uuid is not one: '" + package.uuid + "'";
  const auto names = licenses();
  if (std::find(names.begin(), names.end(), package.license) == names.end()) {
    return fmt::format("the license has to be one of {}, found '{}'", fmt::join(names, ", "),
                       package.license);
  }
  if (package.license == "public domain" && !package.rights_owner.empty()) {
    return "what is in the public domain has no rights owner";
  }
  const bool owned = package.license != "unknown" && package.license != "public domain";
  if (owned && package.rights_owner.empty()) {
    return fmt::format("the license '{}' needs a rights owner: --rights-owner", package.license);
  }
  if (package.time_limit_s == 0 || package.memory_limit_mib == 0) return "a limit is 0";
  for (const std::string* part : {&package.texts.statement.legend, &package.texts.statement.input,
                                  &package.texts.statement.output}) {
    if (!is_utf8(*part)) return "the statement is not UTF-8";
    if (part->find('\0') != std::string::npos) return "the statement has a NUL";
    // Where it stands in a block of code, TeX would leave that there.
    if (part->find("\\end{verbatim}") != std::string::npos) {
      return "the statement has \\end{verbatim}";
    }
  }
  return "";
}

std::string check_cases(const Package& package) {
  std::set<std::string_view> names;
  std::set<std::string_view> inputs;
  bool any_secret = false;
  for (const TestFile& one : package.tests) {
    if (!is_case_name(one.name)) {
      return fmt::format("the name of a case has small letters, digits and dashes, found '{}'",
                         one.name);
    }
    if (!names.insert(one.name).second) return "two cases are called " + one.name;
    if (!inputs.insert(one.input).second) {
      return "case " + one.name + " has the same input as another one";
    }
    if (const auto fault = fault_of(one.input); !fault.empty()) {
      return fmt::format("the input of case {} {}", one.name, fault);
    }
    if (const auto fault = fault_of(one.answer); !fault.empty()) {
      return fmt::format("the answer of case {} {}", one.name, fault);
    }
    if (!is_utf8(one.why)) return "the description of case " + one.name + " is not UTF-8";
    any_secret |= !one.sample;
  }
  return any_secret ? "" : "a package needs a case that is not a sample";
}

std::string check_programs(const Package& package) {
  std::set<std::pair<bool, std::string_view>> names;
  for (const Program& program : package.programs) {
    if (!is_program_name(program.name)) {
      return fmt::format("a judge cannot take a program of this name: '{}'", program.name);
    }
    if (!names.insert({program.accepted, program.name}).second) {
      return "two programs are called " + program.name;
    }
  }
  return "";
}

constexpr std::string_view form_key = "form: ";
constexpr std::string_view command_key = "command: ";

// "?>" would end the processing instruction.
constexpr std::string_view end_of_instruction = "?>";
constexpr std::string_view escaped_end = "?\\x3e";

std::optional<Mark> read_mark_text(std::string_view text) {
  Mark mark;
  while (!text.empty()) {
    const std::string_view line = trim_line(take_line(text));
    if (line.starts_with(form_key)) mark.form = line.substr(form_key.size());
    if (line.starts_with(command_key)) mark.command = line.substr(command_key.size());
  }
  if (mark.form.empty() || mark.command.empty()) return std::nullopt;
  return mark;
}

std::optional<Mark> found_in(const PackageFile& file, std::optional<Mark> mark) {
  if (mark) mark->path = file.path;
  return mark;
}

}  // namespace

std::span<const Choice> package_forms() { return form_choices; }

std::span<const std::string_view> licenses() { return license_names; }

tl::expected<MadePackage, std::string> make_package(std::string_view form_name,
                                                    const Package& package) {
  const Form* form = find_form(form_name);
  if (form == nullptr) return tl::unexpected("there is no package form " + std::string(form_name));
  for (const auto check : {check_head, check_cases, check_programs}) {
    std::string fault = check(package);
    if (!fault.empty()) return tl::unexpected(std::move(fault));
  }
  MadeForm made = form->make(package);
  if (!made) return made;
  if (form_name != "fps") {
    made->files.push_back(
        {std::string(mark_path), mark_text({std::string(form_name), package.command})});
  }
  std::sort(made->files.begin(), made->files.end(),
            [](const PackageFile& a, const PackageFile& b) { return a.path < b.path; });
  return made;
}

std::string zip_folder(std::string_view form_name, const Package& package) {
  const Form* form = find_form(form_name);
  return form != nullptr && form->in_folder ? package.name + "/" : "";
}

std::optional<Mark> read_mark(std::span<const PackageFile> files) {
  for (const PackageFile& file : files) {
    const std::size_t slash = file.path.find('/');
    const std::string_view name =
        std::string_view(file.path).substr(slash == std::string_view::npos ? 0 : slash + 1);
    if (name == mark_path) return found_in(file, read_mark_text(file.bytes));
    constexpr std::string_view begin = "<?boardmill";
    const std::size_t at = name.ends_with(".xml") ? file.bytes.find(begin) : std::string_view::npos;
    if (at == std::string_view::npos) continue;
    const std::string_view rest = std::string_view(file.bytes).substr(at + begin.size());
    auto mark = read_mark_text(rest.substr(0, rest.find(end_of_instruction)));
    if (mark)
      mark->command = boost::replace_all_copy(mark->command, escaped_end, end_of_instruction);
    return found_in(file, std::move(mark));
  }
  return std::nullopt;
}

std::string mark_instruction(const Mark& mark) {
  return fmt::format("\n{}{}\n{}{}\n", form_key, mark.form, command_key,
                     boost::replace_all_copy(mark.command, end_of_instruction, escaped_end));
}

bool has_accepted(const Package& package) {
  return std::any_of(package.programs.begin(), package.programs.end(),
                     [](const Program& program) { return program.accepted; });
}

std::string derive_uuid(std::string_view text) {
  const boost::uuids::uuid space =
      boost::uuids::string_generator()("82de2b01-17a0-5590-a339-1a9d58aa1a8b");
  const boost::uuids::name_generator_sha1 generator(space);
  return to_string(generator(text.data(), text.size()));
}

}  // namespace boardmill::judge

#include "cli/arguments.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <sstream>

#include "cli/suggest.h"
#include "engine/list.h"
#include "engine/puzzle/size.h"

namespace boardmill::cli {
namespace {

constexpr unsigned help_width = 100;

}  // namespace

Arguments::Arguments(std::string_view command, std::string_view usage)
    : command_(command), usage_(usage), own_("Options", help_width) {
  own_.add_options()("help,h", "print this");
}

void Arguments::add_puzzle() {
  positions_.add("puzzle", 1);
  hidden_.add_options()("puzzle", options::value<std::string>());
  std::set<std::string_view> known;
  for (const Entry* entry : puzzles()) {
    const Description& puzzle = entry->description();
    auto& group = of_puzzles_.emplace_back(fmt::format("Options of {}", puzzle.name), help_width);
    for (const OptionSpec& option : puzzle.options) {
      if (!known.insert(option.name).second) continue;
      std::string help(option.summary);
      if (!option.default_value.empty()) help += fmt::format(" (default {})", option.default_value);
      group.add_options()(std::string(option.name).c_str(),
                          options::value<std::string>()->value_name(std::string(option.value_name)),
                          help.c_str());
    }
  }
}

void Arguments::add_words(const char* name) {
  positions_.add(name, -1);
  hidden_.add_options()(name, options::value<std::vector<std::string>>());
}

std::size_t Arguments::words_before(const Words& words, std::size_t count) const {
  options::options_description all;
  all.add(own_);
  for (const auto& group : of_puzzles_) all.add(group);
  const auto takes_value = [&all](const std::string& name) {
    const auto* option = all.find_nothrow(name, false);
    return option != nullptr && option->semantic()->min_tokens() != 0;
  };
  std::size_t plain = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (word == "--") return i;
    if (word.starts_with("--")) {
      if (word.find('=') == std::string::npos && takes_value(word.substr(2))) ++i;
    } else if (word.size() > 1 && word.starts_with('-')) {
      // The value of a short option may follow in the same word.
      if (word.size() == 2 && takes_value(word)) ++i;
    } else if (++plain == count) {
      return i;
    }
  }
  return words.size();
}

bool Arguments::read(const Words& words) {
  options::options_description all;
  all.add(own_).add(hidden_);
  for (const auto& group : of_puzzles_) all.add(group);
  namespace style = options::command_line_style;
  try {
    options::store(options::command_line_parser(words)
                       .options(all)
                       .positional(positions_)
                       .style(style::unix_style & ~style::allow_guessing)
                       .run(),
                   values_);
    options::notify(values_);
  } catch (const options::unknown_option& error) {
    const std::string name = error.get_option_name();
    const std::vector<std::string> names = option_names();
    throw UsageError(fmt::format("{} has no option {}{}", command_, name,
                                 did_you_mean(name, {names.begin(), names.end()})));
  } catch (const options::too_many_positional_options_error&) {
    throw UsageError(
        fmt::format("{}: too many words: see boardmill {} --help", command_, command_));
  } catch (const options::error& error) {
    throw UsageError(fmt::format("{}: {}", command_, error.what()));
  }
  if (!has("help")) return true;
  std::ostringstream help;
  help << usage_ << '\n' << own_;
  for (const auto& group : of_puzzles_) {
    if (!group.options().empty()) help << '\n' << group;
  }
  print(help.str());
  return false;
}

bool Arguments::knows(const std::string& word) const {
  const std::vector<std::string> names = option_names();
  return std::count(names.begin(), names.end(), word.substr(0, word.find('='))) != 0;
}

const std::vector<std::string>& Arguments::list(const char* name) const {
  static const std::vector<std::string> none;
  return has(name) ? values_[name].as<std::vector<std::string>>() : none;
}

const std::string& Arguments::choice(const char* name,
                                     const std::vector<std::string_view>& words) const {
  const std::string& typed = text(name);
  if (std::count(words.begin(), words.end(), typed) != 0) return typed;
  throw UsageError(fmt::format("--{} {} is not known{}", name, typed, did_you_mean(typed, words)));
}

std::uint64_t Arguments::number(const char* name, std::uint64_t least, std::uint64_t most) const {
  const std::string& typed = text(name);
  const auto parsed = parse_number(typed);
  if (!parsed || *parsed < least || *parsed > most) {
    throw UsageError(fmt::format("--{}: expected a whole number from {} to {}, found {}", name,
                                 least, most, typed));
  }
  return *parsed;
}

PuzzleChoice Arguments::puzzle() const {
  if (!has("puzzle")) {
    throw UsageError(fmt::format("{}: a puzzle is missing: see boardmill list", command_));
  }
  const std::string& name = text("puzzle");
  std::vector<std::string_view> names;
  for (const Entry* entry : puzzles()) {
    if (entry->description().name == name) return {entry, nullptr};
    names.push_back(entry->description().name);
    for (const Problem& problem : entry->description().problems) {
      if (problem.name == name) return {entry, &problem};
      names.push_back(problem.name);
    }
  }
  std::error_code ignored;
  const bool takes_inputs = positions_.max_total_count() > 1;
  if (takes_inputs && std::filesystem::exists(name, ignored)) {
    throw UsageError(fmt::format("{} is not a puzzle: did you mean 'boardmill {} {} {}'?", name,
                                 command_, names.front(), name));
  }
  throw UsageError(fmt::format("{} is not a puzzle{}", name, did_you_mean(name, names)));
}

Request Arguments::request(const PuzzleChoice& choice) const {
  Request request = request_for(choice.problem);
  const Description& puzzle = choice.entry->description();
  const auto check = [&](const std::string& typed, std::string_view what,
                         std::span<const Choice> choices) {
    std::vector<std::string_view> names{"auto"};
    for (const Choice& each : choices) names.push_back(each.name);
    if (std::count(names.begin(), names.end(), typed) == 0) {
      throw UsageError(
          fmt::format("{} has no {} {}{}", puzzle.name, what, typed, did_you_mean(typed, names)));
    }
    return typed;
  };
  if (has("input-format")) {
    request.input_format = check(text("input-format"), "input format", puzzle.forms);
  }
  if (has("method")) request.method = check(text("method"), "method", puzzle.methods);
  for (const Entry* entry : puzzles()) {
    for (const OptionSpec& option : entry->description().options) {
      const std::string name(option.name);
      if (!has(name.c_str())) continue;
      const bool own = std::any_of(puzzle.options.begin(), puzzle.options.end(),
                                   [&](const OptionSpec& each) { return each.name == name; });
      if (!own) {
        throw UsageError(fmt::format("{} has no option --{}: it belongs to {}", puzzle.name, name,
                                     entry->description().name));
      }
      request.settings[name] = text(name.c_str());
    }
  }
  return request;
}

std::vector<std::string> Arguments::option_names() const {
  std::vector<std::string> names;
  const auto collect = [&names](const options::options_description& group) {
    for (const auto& option : group.options()) names.push_back("--" + option->long_name());
  };
  collect(own_);
  for (const auto& group : of_puzzles_) collect(group);
  return names;
}

void add_input_format_option(Arguments& arguments, const char* meaning) {
  arguments.add()("input-format", text_value("NAME"), meaning);
}

void add_print_option(Arguments& arguments) {
  arguments.add()("print", text_value("cost|solution"),
                  "what programs print: the answer (default), or a witness as well, of which any "
                  "right one will do");
}

Print read_print_option(const Arguments& arguments, Print otherwise) {
  if (!arguments.has("print")) return otherwise;
  const bool solution = arguments.choice("print", {"cost", "solution"}) == "solution";
  return solution ? Print::solution : Print::answer;
}

std::unique_ptr<const Job> prepare(const Entry& entry, const Request& request) {
  auto job = entry.prepare(request);
  if (!job) throw UsageError(job.error());
  return std::move(*job);
}

const Making& making_of(const Job& job) {
  if (job.making() != nullptr) return *job.making();
  const Description& puzzle = job.description();
  throw UsageError(fmt::format("{} makes no {}", puzzle.name, puzzle.instances));
}

const Publishing& publishing_of(const Job& job) {
  if (job.publishing() != nullptr) return *job.publishing();
  throw UsageError(fmt::format("{} has no programs and no texts", job.description().name));
}

}  // namespace boardmill::cli

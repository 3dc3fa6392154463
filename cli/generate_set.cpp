#include "cli/generate_set.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/columns.h"
#include "cli/file_uses.h"
#include "cli/into.h"
#include "cli/output_names.h"
#include "cli/suggest.h"
#include "engine/batch/arena.h"
#include "engine/judge/package.h"
#include "engine/judge/submissions.h"
#include "engine/judge/test_set.h"
#include "engine/puzzle/contest_text.h"
#include "io/output.h"
#include "io/packages.h"
#include "io/process_pool.h"
#include "io/shell.h"
#include "io/system.h"

namespace boardmill::cli {
namespace {

constexpr std::size_t default_per_file = 10;  // where a file of the problem has many cases

/// A wrong program of the user.
class PooledRival final : public judge::Rival {
 public:
  PooledRival(io::ProcessPool& pool, const std::string& command)
      : name_(command), program_(pool, io::find_command(options::split_unix(command))) {}

  std::string_view name() const override { return name_; }

  std::string run(std::string_view input) override {
    const judge::Run run = program_.run(input, judge::RunLimits(), false);
    const bool ended = run.ending == judge::Ending::exited && run.status == 0;
    return ended ? run.output : run.output + "\n(it did not end well)";
  }

 private:
  std::string name_;
  io::PooledProgram program_;
};

std::vector<std::unique_ptr<PooledRival>> read_rivals(const Arguments& arguments,
                                                      io::ProcessPool& pool) {
  std::vector<std::unique_ptr<PooledRival>> rivals;
  for (const std::string& command : arguments.list("against")) {
    try {
      rivals.push_back(std::make_unique<PooledRival>(pool, command));
    } catch (const std::system_error& error) {
      throw UsageError(fmt::format("--against: {}", error.what()));
    }
  }
  return rivals;
}

std::vector<std::string> read_forms(const Arguments& arguments) {
  if (!arguments.has("package")) return {};
  std::vector<std::string_view> names;
  for (const Choice& form : judge::package_forms()) names.push_back(form.name);
  std::vector<std::string> forms;
  for (const std::string& form : split_names("package", arguments.text("package"))) {
    if (std::count(names.begin(), names.end(), form) == 0) {
      throw UsageError(fmt::format("--package {} is not known{}", form, did_you_mean(form, names)));
    }
    if (std::count(forms.begin(), forms.end(), form) == 0) forms.push_back(form);
  }
  return forms;
}

bool reads_many(const PuzzleChoice& puzzle) {
  return puzzle.problem != nullptr && puzzle.problem->cases != CasesPerRun::one;
}

judge::SetOrder read_set_order(const Arguments& arguments, const PuzzleChoice& puzzle) {
  judge::SetOrder order;
  order.seed = read_seed(arguments);
  if (arguments.has("cases")) order.cases = arguments.number("cases", 1, 100'000);
  order.per_file = reads_many(puzzle) ? default_per_file : 1;
  if (arguments.has("per-file")) {
    order.per_file = arguments.number("per-file", 1, 100'000);
    if (order.per_file > 1 && !reads_many(puzzle)) {
      throw UsageError(fmt::format("--per-file: a program for {} reads one case a run",
                                   arguments.text("puzzle")));
    }
  }
  return order;
}

// ---- what is said of a set

std::string marks(const judge::Kills& row) {
  std::string text;
  for (const bool killed : row.killed) text.push_back(killed ? 'x' : '.');
  return text;
}

void tell_set(const judge::TestSet& set) {
  std::size_t width = 12;
  for (const judge::Coverage& row : set.coverage) width = std::max(width, row.name.size());
  for (const judge::Kills& row : set.kills) width = std::max(width, row.name.size());
  std::string text = fmt::format("{} cases in {} files, {} of them needed\n\n",
                                 set.instances.size(), set.files.size(), set.needed);
  text += fmt::format("{:<{}}  cases\n", "covered", width);
  for (const judge::Coverage& row : set.coverage) {
    std::string remark = row.summary;
    if (row.cases == 0 && !row.never.empty()) remark = "cannot occur here: " + row.never;
    if (row.cases == 0 && row.never.empty()) {
      remark = (row.required ? "MISSING " : "none found: ") + row.summary;
    }
    text += fmt::format("{:<{}}  {:>5}{}{}\n", row.name, width, row.cases,
                        remark.empty() ? "" : "  ", remark);
  }
  text += fmt::format("\n{:<{}}  cases  on which of them it fails\n", "killed", width);
  for (const judge::Kills& row : set.kills) {
    const bool survives = row.cases == 0 && row.cannot_fail.empty();
    text += fmt::format("{:<{}}  {:>5}  {}\n", row.name, width, row.cases,
                        survives                  ? "SURVIVES: " + row.summary
                        : row.cannot_fail.empty() ? marks(row)
                                                  : "cannot fail here: " + row.cannot_fail);
  }
  tell(text);
}

// ---- packages

// The command line that makes the package again, as a shell takes it.
std::string command_of(const Arguments& arguments, const PuzzleChoice& puzzle,
                       const Request& request, const judge::SetOrder& order,
                       const std::string& form) {
  std::string command = "boardmill generate " + arguments.text("puzzle");
  const auto add = [&command](std::string_view name, std::string_view value) {
    command += fmt::format(" --{} {}", name, io::shell_words({std::string(value)}));
  };
  for (const OptionSpec& option : puzzle.entry->description().options) {
    const std::string name(option.name);
    if (arguments.has(name.c_str())) add(name, arguments.text(name.c_str()));
  }
  if (arguments.has("input-format")) add("input-format", arguments.text("input-format"));
  if (request.print == Print::solution) add("print", "solution");
  add("package", form);
  if (order.cases != 0) add("cases", std::to_string(order.cases));
  if (reads_many(puzzle)) add("per-file", std::to_string(order.per_file));
  for (const char* name :
       {"title", "license", "rights-owner", "time-limit", "statement", "submissions"}) {
    if (arguments.has(name)) add(name, arguments.text(name));
  }
  for (const std::string& rival : arguments.list("against")) add("against", rival);
  add("seed", std::to_string(order.seed));
  return command;
}

// The name of a package is that of its folder or zip.
std::string name_of(const std::string& path) {
  const std::string name = std::filesystem::path(path).lexically_normal().stem().string();
  const bool valid = !name.empty() && std::all_of(name.begin(), name.end(), [](char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9');
  });
  return valid ? name : "";
}

Statement read_statement(const std::string& path) {
  const auto files = io::read_package(path);
  if (files.size() != 1) throw UsageError("--statement: expected one file, found " + path);
  Statement statement = parse_statement(files.front().bytes);
  if (statement.input.empty() || statement.output.empty()) {
    throw UsageError("--statement: expected the lines ## Input and ## Output, found none in " +
                     path);
  }
  return statement;
}

// A package has programs to accept and wrong ones, and no others.
std::vector<Program> read_programs(const std::string& folder) {
  const auto files = io::read_package(folder);
  const auto submissions = judge::read_submissions(files, {});
  if (!submissions) throw UsageError("--submissions: " + submissions.error());
  for (const std::string& note : submissions->notes) {
    tell(fmt::format("boardmill: --submissions: {}\n", note));
  }
  std::vector<Program> programs;
  for (const judge::Submission& submission : submissions->programs) {
    const auto& permitted = submission.permitted;
    const bool accepted = permitted == std::vector{judge::Verdict::accepted};
    const bool may_be_slow =
        std::count(permitted.begin(), permitted.end(), judge::Verdict::time_limit) != 0;
    if (!accepted && (may_be_slow || submission.required.front() != judge::Verdict::wrong_answer)) {
      throw UsageError(fmt::format(
          "--submissions: expected accepted/NAME or wrong_answer/NAME, found {}", submission.name));
    }
    const auto file = std::find_if(
        files.begin(), files.end(),
        [&submission](const judge::PackageFile& one) { return one.path == submission.path; });
    programs.push_back(
        {std::filesystem::path(submission.name).filename().string(), file->bytes, "", accepted});
  }
  if (std::none_of(programs.begin(), programs.end(),
                   [](const Program& program) { return program.accepted; })) {
    throw UsageError("--submissions: expected at least one program in accepted, found none in " +
                     folder);
  }
  return programs;
}

// A mistake that no case of this set kills is no wrong program for it, and one that some case is
// too large for may get another verdict.
void drop_survivors(const judge::TestSet& set, std::vector<Program>& programs) {
  for (const judge::Kills& row : set.kills) {
    if (row.cases != 0 && !row.overtaxed) continue;
    const std::string file = file_stem(row.name) + ".cpp";
    programs.erase(std::remove_if(programs.begin(), programs.end(),
                                  [&file](const Program& program) {
                                    return !program.accepted && program.name == file;
                                  }),
                   programs.end());
  }
}

judge::Package make_base(const Arguments& arguments, const Job& job, const Request& request,
                         const judge::TestSet& set) {
  const Publishing& publishing = publishing_of(job);
  auto texts = publishing.package_texts();
  if (!texts) throw UsageError("generate: " + texts.error());
  judge::Package package;
  package.texts = std::move(*texts);
  package.title = package.texts.title;
  package.time_limit_s = package.texts.time_limit_s;
  if (arguments.has("title")) package.title = arguments.text("title");
  if (arguments.has("license")) {
    const auto known = judge::licenses();
    package.license = arguments.choice("license", {known.begin(), known.end()});
  }
  if (arguments.has("rights-owner")) package.rights_owner = arguments.text("rights-owner");
  if (arguments.has("time-limit")) {
    package.time_limit_s = static_cast<unsigned>(arguments.number("time-limit", 1, 60));
  }
  if (arguments.has("statement")) {
    package.texts.statement = read_statement(arguments.text("statement"));
  }
  package.tests = set.files;
  if (arguments.has("submissions")) {
    package.programs = read_programs(arguments.text("submissions"));
  } else {
    package.programs = publishing.programs(request.print);
    drop_survivors(set, package.programs);
  }
  return package;
}

// Where the package of a form goes: with several forms, each has a folder or zip of its own.
std::string target_of(const std::string& output, const std::string& form, bool several) {
  if (!several) return output;
  const std::filesystem::path path(output);
  return (path.parent_path() /
          fmt::format("{}-{}{}", path.stem().string(), form, path.extension().string()))
      .string();
}

struct Target {
  std::string form;
  io::PackageTarget where;
};

std::vector<Target> read_targets(const Arguments& arguments, const RunOptions& run,
                                 const std::vector<std::string>& forms) {
  if (run.output == "-") throw UsageError("generate: --package needs -o: a folder or NAME.zip");
  std::vector<Target> targets;
  for (const std::string& form : forms) {
    static constexpr std::array names{NamedFormat{".zip", "zip"}, NamedFormat{".xml", "fps"}};
    const std::span<const NamedFormat> offered(names.data(), form == "fps" ? 2 : 1);
    (void)format_of_name("-o", run.output, offered, Compression::none);
    Target target{form,
                  {target_of(run.output, form, forms.size() > 1), "", arguments.flag("force")}};
    targets.push_back(std::move(target));
  }
  return targets;
}

// Throws UsageError where a file of the user would be lost.
void compare_files(const Arguments& arguments, const RunOptions& run,
                   const std::vector<Target>& targets) {
  FileUses files;
  for (const char* option : {"statement", "submissions"}) {
    if (arguments.has(option)) files.reads(fmt::format("--{}", option), arguments.text(option));
  }
  for (const std::string& command : arguments.list("against")) {
    files.reads_words("--against", options::split_unix(command));
  }
  if (targets.empty()) files.writes("-o", run.output);
  for (const Target& target : targets) files.writes("-o", target.where.path);
}

void write_packages(const Arguments& arguments, const PuzzleChoice& puzzle, const Request& request,
                    const judge::SetOrder& order, const std::vector<Target>& targets,
                    judge::Package package, bool quiet) {
  for (const Target& target : targets) {
    const std::string name = name_of(target.where.path);
    package.name = name.empty() ? package.texts.name : name;
    package.command = command_of(arguments, puzzle, request, order, target.form);
    package.uuid = judge::derive_uuid(package.command);
    const auto made = judge::make_package(target.form, package);
    if (!made) throw UsageError(fmt::format("generate: {}: {}", target.form, made.error()));
    io::PackageTarget where = target.where;
    where.zip_folder = judge::zip_folder(target.form, package);
    io::write_package(where, made->files);
    if (quiet) continue;
    tell(fmt::format("boardmill: {}: {} package, {} files\n", where.path, target.form,
                     made->files.size()));
    for (const std::string& note : made->notes) tell(fmt::format("boardmill: {}\n", note));
    if (arguments.has("submissions")) {
      tell("boardmill: the programs of --submissions were not run\n");
    }
  }
}

}  // namespace

void add_set_options(Arguments& arguments) {
  arguments.add()("set", text_value("judge"), "a set of cases on which wrong programs fail")(
      "cases", text_value("N"),
      "at most so many cases in the set (default 32, or more if they are needed)")(
      "per-file", text_value("N"), "cases a file, where the problem reads many (default 10)")(
      "against", list_value("COMMAND"),
      "a wrong program that the set has to kill as well (may be repeated)")(
      "package", text_value("FORM"),
      "put a set into a package: kattis, icpc-2025, domjudge, polygon, hydro, fps, plain")(
      "into", text_value("PACKAGE"),
      "add the data of a set to an existing package, and nothing else");
  add_print_option(arguments);
  arguments.add()("title", text_value("TEXT"), "title of the package")(
      "license", text_value("NAME"), "its license")("rights-owner", text_value("TEXT"),
                                                    "who owns its rights")(
      "time-limit", text_value("SECONDS"), "its time limit")(
      "statement", text_value("FILE"), "its statement, in Markdown: legend, ## Input, ## Output")(
      "submissions", text_value("FOLDER"),
      "its programs instead of ours: accepted/NAME, wrong_answer/NAME")(
      "force", options::bool_switch(), "replace a package that boardmill made and nobody changed");
}

Exit run_generate_set(const Arguments& arguments, const PuzzleChoice& puzzle,
                      const Request& request, const RunOptions& run) {
  if (arguments.has("set")) (void)arguments.choice("set", {"judge"});
  const bool into = arguments.has("into");
  const std::vector<std::string> forms = read_forms(arguments);
  if (into && !forms.empty()) throw UsageError("generate: --package and --into do not go together");
  judge::SetOrder order = read_set_order(arguments, puzzle);
  const auto targets = forms.empty() ? std::vector<Target>() : read_targets(arguments, run, forms);
  compare_files(arguments, run, targets);
  io::StopSignal stop;
  const io::Interrupts interrupts(stop);
  io::ProcessPool pool(arguments.has("against") ? 1 : 0, stop);
  const auto rivals = read_rivals(arguments, pool);
  std::vector<judge::Rival*> rival_pointers;
  for (const auto& rival : rivals) rival_pointers.push_back(rival.get());

  Request deciding = request;
  deciding.witness_wanted = true;
  const auto job = prepare(*puzzle.entry, deciding);
  (void)making_of(*job);
  if (!forms.empty()) (void)publishing_of(*job);
  Request printed = deciding;
  printed.print = read_print_option(arguments, request.print);
  if (printed.print == Print::solution && !rivals.empty()) {
    throw UsageError("generate: --against compares answers, and does not go with --print solution");
  }
  const auto printing = prepare(*puzzle.entry, printed);
  order.printing = &printing->checking();
  try {
    for (const Target& target : targets) io::check_target(target.where);
    batch::Arena arena = arena_of(run);
    const auto set = judge::make_test_set(*job, order, rival_pointers, arena, stop.flag());
    if (stop.flag()) {
      return interrupted(into                ? "nothing was added"
                         : run.output == "-" ? "nothing was written"
                                             : run.output + " not written");
    }
    if (!set) throw UsageError("generate: " + set.error());
    if (!run.quiet) tell_set(*set);
    if (!set->is_complete()) {
      if (run.quiet) tell("boardmill: generate: the set is not complete: see it without -q\n");
      return Exit::found;
    }
    if (into) {
      add_into(arguments.text("into"), set->files, printing.get(), run.quiet);
    } else if (!forms.empty()) {
      write_packages(arguments, puzzle, printed, order, targets,
                     make_base(arguments, *printing, printed, *set), run.quiet);
    } else {
      io::Output::open(run.output)->finish(set->stream);
    }
  } catch (const io::PackageRefused& refused) {
    throw UsageError(fmt::format("generate: {}", refused.what()));
  }
  return Exit::good;
}

}  // namespace boardmill::cli

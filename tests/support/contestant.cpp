#include "tests/support/contestant.h"

#include <stdexcept>
#include <utility>

#include "engine/batch/arena.h"
#include "engine/judge/comparator.h"
#include "engine/judge/input_file.h"
#include "engine/list.h"
#include "tests/support/driver.h"

namespace boardmill::test {
namespace {

Exam prepare_exam(const Entry& entry, const Problem& problem,
                  const std::map<std::string, std::string, std::less<>>& settings) {
  Request request = request_for(&problem);
  request.text_columns = {"answer"};
  request.witness_wanted = true;
  for (const auto& [name, value] : settings) request.settings[name] = value;
  return {&entry, &problem, entry.prepare(request).value()};
}

}  // namespace

const Exam& flip_game() {
  static const Exam flip = exam("poj1753");
  return flip;
}

const Exam& small_boards() {
  static const Exam small = exam("poj1681", {{"size", "3x3"}});
  return small;
}

Cases Exam::all() const { return space().list(0, space().size().value()); }

Cases Exam::draw(std::uint64_t seed, std::size_t count) const {
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < count; ++i) {
    Bytes text;
    job->making()->generate(seed, i, 1, text);
    texts.emplace_back(view(text));
  }
  return read(texts);
}

Cases Exam::read(const std::vector<std::string>& texts) const { return job->making()->read(texts); }

std::string Exam::file(const Cases& cases) const { return judge::make_file(*job->making(), cases); }

std::string Exam::right(const CasePtr& one) const {
  return job->checking().answers({&one, 1}).front();
}

std::vector<std::string> texts_of(const Cases& cases) {
  std::vector<std::string> texts;
  for (const CasePtr& one : cases) texts.push_back(one->text());
  return texts;
}

std::vector<Exam> all_exams() {
  std::vector<Exam> exams;
  for (const Entry* entry : puzzles()) {
    for (const Problem& problem : entry->description().problems) {
      exams.push_back(prepare_exam(*entry, problem, {}));
    }
  }
  return exams;
}

Exam exam(std::string_view name, const std::map<std::string, std::string, std::less<>>& settings) {
  for (const Entry* entry : puzzles()) {
    for (const Problem& problem : entry->description().problems) {
      if (problem.name == name) return prepare_exam(*entry, problem, settings);
    }
  }
  throw std::invalid_argument("no problem " + std::string(name));
}

judge::Run print(std::string output) {
  judge::Run run;
  run.output = std::move(output);
  return run;
}

judge::Run print_lines(const std::vector<std::string>& lines) {
  std::string output;
  for (const std::string& line : lines) output += line + "\n";
  return print(std::move(output));
}

judge::Run crash(std::string output, int signal) {
  judge::Run run = print(std::move(output));
  run.ending = judge::Ending::signalled;
  run.status = signal;
  return run;
}

judge::Run ending(judge::Ending how) {
  judge::Run run;
  run.ending = how;
  return run;
}

Program right_program() {
  return [](const Paper& paper) { return print_lines(paper.right); };
}

Program mistaken_program(const Exam& exam, std::size_t mistake) {
  return [&exam, mistake](const Paper& paper) {
    TextColumn cells;
    exam.job->coaching().answer_mistakenly(mistake, chunk_of(*exam.job, paper.input), cells);
    std::vector<std::string> lines = paper.right;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (const auto cell = trim_line(cells.cell(i)); !cell.empty()) lines[i] = cell;
    }
    return print_lines(lines);
  };
}

Program changed(std::function<std::string(const std::string&)> change) {
  return [change = std::move(change)](const Paper& paper) {
    std::string output;
    for (const std::string& answer : paper.right) output += change(answer);
    return print(std::move(output));
  };
}

Program wrong_where(std::function<bool(const std::string&, std::size_t)> wrong,
                    std::string instead) {
  return [wrong = std::move(wrong), instead = std::move(instead)](const Paper& paper) {
    std::vector<std::string> lines = paper.right;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (wrong(lines[i], i)) lines[i] = instead;
    }
    return print_lines(lines);
  };
}

judge::Run Contestant::run(std::string_view input, const judge::RunLimits& limits, bool alone) {
  Paper paper{input, {}, alone, runs_++, limits};
  Results results;
  SerialExecutor serial;
  exam_.job->solving().solve(chunk_of(*exam_.job, input), serial, results);
  for (std::size_t i = 0; i < results.size(); ++i) {
    paper.right.emplace_back(trim_line(results.texts.front().cell(i)));
  }
  judge::Run run = program_(paper);
  if (run.wall.count() == 0) run.wall = run_time_;
  run.cpu = run.wall;
  elapsed_ns_ += run.wall.count() / slots_;
  return run;
}

stress::Rules rules_of(const Exam& exam) {
  return {judge::find_comparator(exam.problem->comparator).value(), {}};
}

stress::SessionOrder order_of(const Exam& exam) {
  stress::SessionOrder order;
  order.rules = rules_of(exam);
  order.per_run = exam.has_many_cases() ? 0 : 1;
  order.per_judge_file = exam.has_many_cases() ? 10 : 1;
  return order;
}

stress::SessionResult stress(const Exam& exam, Contestant& contestant,
                             const stress::SessionOrder& order, unsigned threads) {
  batch::Arena arena(threads);
  const std::atomic<bool> interrupted = false;
  stress::SessionProgress progress;
  return stress::run_session(*exam.job, contestant, order, contestant.clock(), arena, interrupted,
                             progress);
}

}  // namespace boardmill::test

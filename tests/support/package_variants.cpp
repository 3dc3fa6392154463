#include "tests/support/package_variants.h"

#include <algorithm>
#include <stdexcept>

#include "engine/puzzle/executor.h"
#include "tests/support/driver.h"

namespace boardmill::test {

std::string Variant::name() const {
  std::string text = problem.empty() ? puzzle : problem;
  if (form != "auto") text += " " + form;
  for (const auto& [key, value] : settings) text += " " + key + "=" + value;
  return print == Print::solution ? text + " with solutions" : text;
}

std::vector<Variant> package_variants() {
  std::vector<Variant> variants{
      {"flip", "", "auto", {}},
      {"flip", "", "auto", {{"size", "5x6"}, {"goal", "white"}}},
      {"flip", "", "auto", {{"size", "3x7"}, {"goal", "black"}, {"cells", "\"\\"}}},
      {"flip", "", "auto", {{"size", "1x1"}}},
      {"flip", "", "auto", {{"size", "1x9"}, {"cells", "?'"}}},
      {"flip", "", "headed", {{"size", "2x3"}}},
      {"flip", "", "headed", {}},
      {"flip", "", "counted-letters", {{"size", "6x5"}}},
      {"flip", "", "counted-square", {{"goal", "white"}}},
      {"flip", "poj1753", "auto", {}},
      {"flip", "poj1753", "auto", {{"size", "3x3"}, {"goal", "black"}}},
      {"flip", "poj1222", "auto", {}},
      {"flip", "poj1681", "auto", {}},
      {"flip", "poj3279", "auto", {}},
      {"flip", "poj3279", "auto", {{"size", "4x5"}}},
      {"solitaire", "", "auto", {}},
      {"solitaire", "", "counted-pairs", {{"max-moves", "1"}}},
      {"solitaire", "poj1198", "auto", {}},
      {"solitaire", "hdu1401", "auto", {}},
      {"solitaire", "zoj1505", "auto", {{"max-moves", "3"}}},
      {"solitaire", "spoj-solit", "auto", {}},
  };
  const std::size_t count = variants.size();
  for (std::size_t i = 0; i < count; ++i) {
    Variant variant = variants[i];
    variant.print = Print::solution;
    if (puzzle(variant.puzzle).prepare(request_of(variant))) variants.push_back(variant);
  }
  return variants;
}

Request request_of(const Variant& variant) {
  Request request;
  request.input_format = variant.form;
  for (const Problem& problem : puzzle(variant.puzzle).description().problems) {
    if (problem.name == variant.problem) request = request_for(&problem);
  }
  request.print = variant.print;
  request.text_columns = {"answer"};
  for (const auto& [name, value] : variant.settings) request.settings[name] = value;
  return request;
}

std::unique_ptr<const Job> prepare(const Variant& variant) {
  return prepare(puzzle(variant.puzzle), request_of(variant));
}

std::string data_of(const Job& job, std::uint64_t seed, std::uint64_t count) {
  std::string data = generate(job, seed, count);
  if (data.ends_with("\n\n")) data.pop_back();
  return data;
}

std::vector<std::string> answers_of(const Job& job, std::string_view data) {
  SerialExecutor executor;
  Results results;
  job.solving().solve(chunk_of(job, data), executor, results);
  std::vector<std::string> answers;
  for (std::size_t row = 0; row < results.size(); ++row) {
    answers.push_back(std::string(results.texts.at(0).cell(row)) + "\n");
  }
  return answers;
}

}  // namespace boardmill::test

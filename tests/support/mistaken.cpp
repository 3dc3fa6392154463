#include "tests/support/mistaken.h"

#include <stdexcept>

#include "engine/puzzle/executor.h"
#include "tests/support/driver.h"

namespace boardmill::test {
namespace {

std::vector<std::string> cells(const TextColumn& column, std::size_t rows) {
  std::vector<std::string> result;
  for (std::size_t row = 0; row < rows; ++row) result.emplace_back(column.cell(row));
  return result;
}

}  // namespace

std::size_t mistake(const Entry& entry, std::string_view name) {
  const auto mistakes = entry.description().mistakes;
  for (std::size_t i = 0; i < mistakes.size(); ++i) {
    if (mistakes[i].name == name) return i;
  }
  throw std::invalid_argument("no mistake " + std::string(name));
}

Request line_request(const Entry& entry, std::string_view name) {
  Request request;
  for (const Problem& problem : entry.description().problems) {
    if (problem.name == name) request = request_for(&problem);
  }
  request.input_format = "line";
  request.text_columns = {"answer"};
  return request;
}

std::vector<std::string> mistaken_answers(const Job& job, std::size_t mistake,
                                          std::string_view text, std::size_t records) {
  TextColumn answers;
  job.coaching().answer_mistakenly(mistake, chunk_of(job, text), answers);
  return cells(answers, records);
}

std::vector<std::string> right_answers(const Job& job, std::string_view text) {
  Results results;
  SerialExecutor executor;
  job.solving().solve(chunk_of(job, text), executor, results);
  return cells(results.texts.at(0), results.size());
}

}  // namespace boardmill::test

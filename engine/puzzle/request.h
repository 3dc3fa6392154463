/// What a run asks of a puzzle.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/puzzle/description.h"
#include "engine/puzzle/program.h"
#include "engine/puzzle/table.h"

namespace boardmill {

/// What a run asks of a puzzle.
struct Request {
  const Problem* problem = nullptr;  ///< null: the plain puzzle
  std::string input_format = "auto";
  std::string method = "auto";
  std::map<std::string, std::string, std::less<>> settings;  ///< the puzzle's options as typed
  std::vector<std::string> text_columns;  ///< wanted of Description::columns, in order
  std::string board_column = "instance";  ///< of the form csv: where the instances are
  std::vector<std::string> keep;          ///< of the form csv: columns that become the text columns
                                          ///< after text_columns, also of records with a fault
  Print print = Print::answer;            ///< what the column `answer` holds
  bool cost_wanted = true;                ///< costs of solved records must be exact
  bool witness_wanted = false;            ///< cases must know theirs
  bool lines_wanted = false;              ///< Results::lines must be filled
  const TableView* table = nullptr;       ///< to be used; it outlives the job. Null: none
};

/// What a problem asks of its puzzle; null: what the plain puzzle does.
inline Request request_for(const Problem* problem) {
  Request request;
  request.problem = problem;
  if (problem == nullptr) return request;
  request.input_format = problem->input_format;
  request.print = problem->print;
  for (const auto& [name, value] : problem->settings) request.settings.emplace(name, value);
  return request;
}

}  // namespace boardmill

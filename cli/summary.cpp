#include "cli/summary.h"

#include <nlohmann/json.hpp>

#include "cli/version.h"
#include "engine/puzzle/kinds.h"
#include "io/formats.h"

namespace boardmill::cli {
namespace {

std::string_view text(batch::RunEnd end) {
  switch (end) {
    case batch::RunEnd::complete:
      return "complete";
    case batch::RunEnd::strict_stop:
      return "stopped at the first error";
    case batch::RunEnd::interrupted:
      return "interrupted";
    case batch::RunEnd::output_closed:
      return "output closed";
  }
  return {};
}

}  // namespace

std::string summary_json(const SummaryFacts& facts) {
  using Json = nlohmann::ordered_json;
  const batch::Tally& tally = facts.run.tally;
  Json json;
  json["version"] = version;
  json["command"] = Json::array();
  for (const std::string& word : facts.command) json["command"].push_back(io::printable(word));
  json["puzzle"] = facts.puzzle;
  json["problem"] = facts.problem.empty() ? Json() : Json(facts.problem);
  json["end"] = text(facts.run.end);
  json["inputs"] = Json::array();
  for (const io::InputRecord& input : facts.inputs) {
    json["inputs"].push_back({{"name", io::printable(input.name)},
                              {"size_bytes", input.size_bytes},
                              {"sha256", input.sha256.empty() ? Json() : Json(input.sha256)}});
  }
  json["left_out"] = facts.left_out;
  json["records"] = tally.records();
  json["outcomes"] = Json::object();
  for (std::size_t i = 0; i < outcome_count; ++i) {
    json["outcomes"][std::string(boardmill::text(static_cast<Outcome>(i)))] = tally.outcomes[i];
  }
  json["costs"] = Json::object();
  for (std::size_t cost = 0; cost < tally.costs.size(); ++cost) {
    if (tally.costs[cost] != 0) json["costs"][std::to_string(cost)] = tally.costs[cost];
  }
  json["errors"] = Json::object();
  for (std::size_t i = 0; i < error_kind_count; ++i) {
    if (tally.errors[i] == 0) continue;
    json["errors"][std::string(boardmill::text(static_cast<ErrorKind>(i)))] = tally.errors[i];
  }
  json["time_ns"] = facts.time_ns;
  json["threads"] = facts.threads;
  return json.dump(2) + "\n";
}

}  // namespace boardmill::cli

#include "tests/support/outputs.h"

#include <array>
#include <utility>

#include "engine/judge/invalid_inputs.h"
#include "engine/puzzle/framer.h"
#include "engine/puzzle/random.h"
#include "tests/support/driver.h"

namespace boardmill::test {

std::vector<JudgedInput> judged_inputs(const Job& job, const Variant& variant, bool many_cases) {
  std::vector<JudgedInput> all;
  const auto add = [&](const std::string& data) {
    std::string answer;
    for (const std::string& one : answers_of(job, data)) answer += one;
    const bool solvable = answer[0] != 'I' && answer[0] != 'i' && answer[0] != 'N';
    all.push_back({data, answer, solvable});
  };
  if (variant.puzzle == "solitaire") {
    const std::string header = job.making()->header(1);
    add(header + "4 4 4 5 4 7 6 5\n4 6 4 5 4 7 6 5\n");
    add(header + "1 1 1 2 1 3 1 4\n1 4 1 3 1 2 1 1\n");
    add(header + "1 1 1 2 1 3 1 4\n8 5 8 6 8 7 8 8\n");
  }
  std::array<bool, 2> found{false, false};
  for (std::uint64_t seed = 1; seed <= 200 && !(found[0] && found[1]); ++seed) {
    add(data_of(job, seed, 1));
    bool& known = found[all.back().solvable ? 1 : 0];
    if (known) all.pop_back();
    known = true;
  }
  if (many_cases) add(data_of(job, 7, 40));
  return all;
}

std::string impossible_of(const Variant& variant) {
  if (variant.puzzle == "solitaire") return "NO";
  return variant.problem == "poj1681" ? "inf" : "Impossible";
}

std::string random_bytes(std::size_t count) {
  Random random(1, 1);
  std::string bytes;
  while (bytes.size() < count) bytes += static_cast<char>(random.below(256));
  return bytes;
}

std::vector<std::string> wrong_outputs(const Variant& variant, const JudgedInput& judged) {
  constexpr std::size_t many = std::size_t{1} << 20;
  std::vector<std::string> outputs{"",
                                   random_bytes(many),
                                   std::string(many, '9'),
                                   std::string(many, ' '),
                                   "999999999\n1 1\n",
                                   "-1\n",
                                   "YES\n999999999\n",
                                   "YES\n-1\n",
                                   "YES\n0 0\n",
                                   "YES\n",
                                   "1\n1\n",
                                   "1e9\n",
                                   "+1\n1 1\n",
                                   judged.answer + "\v",
                                   "\f" + judged.answer};
  for (const judge::BadFile& bad : judge::invalid_outputs(judged.answer)) {
    outputs.push_back(bad.bytes);
  }
  if (judged.solvable) {
    const std::string impossible = impossible_of(variant) + "\n";
    outputs.push_back(impossible);
    outputs.push_back(impossible + judged.answer);
  }
  return outputs;
}

std::vector<std::string> changed_outputs(const std::string& answer, std::size_t most) {
  std::vector<std::string> all;
  const std::vector<std::string> lines = lines_of(answer);
  const auto add = [&all](const std::vector<std::string>& changed) {
    std::string output;
    for (const std::string& line : changed) output += line + "\n";
    all.push_back(output);
  };
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto at = static_cast<std::ptrdiff_t>(i);
    std::vector<std::string> changed = lines;
    changed.erase(changed.begin() + at);
    add(changed);
    changed = lines;
    changed.insert(changed.begin() + at, lines[i]);
    add(changed);
    if (i > 0) {
      changed = lines;
      std::swap(changed[i - 1], changed[i]);
      add(changed);
    }
    for (std::size_t byte = 0; byte < lines[i].size(); ++byte) {
      if (lines[i][byte] < '0' || lines[i][byte] > '9') continue;
      for (const int by : {-1, 1}) {
        changed = lines;
        changed[i][byte] = static_cast<char>(lines[i][byte] + by);
        add(changed);
      }
    }
  }
  std::vector<std::string> some;
  const std::size_t step = all.size() / most + 1;
  for (std::size_t i = 0; i < all.size(); i += step) some.push_back(all[i]);
  return some;
}

std::string fault_of(const Job& job, std::string_view input, std::string_view output) {
  std::vector<std::string> wrong;
  job.checking().judge_outputs(chunk_of(job, input), {&output, 1}, wrong);
  return wrong.at(0);
}

std::string fault_of_all(const Job& job, std::string_view input, std::string_view output) {
  const Chunk chunk = chunk_of(job, input);
  Framer framer = chunk.framer;
  const std::uint64_t records = framer.advance(chunk.bytes, true).records;
  std::vector<std::string_view> taken;
  job.checking().take_answers(chunk, output, taken);
  std::vector<std::string> wrong;
  job.checking().judge_outputs(chunk, taken, wrong);
  for (const std::string& fault : wrong) {
    if (!fault.empty()) return fault;
  }
  if (taken.size() < records) return "the output ends";
  return output.find_first_not_of(" \t\r\n") == std::string_view::npos ? "" : "there is more";
}

}  // namespace boardmill::test

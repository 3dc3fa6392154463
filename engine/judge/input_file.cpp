#include "engine/judge/input_file.h"

#include <algorithm>

namespace boardmill::judge {

tl::expected<Chunk, Fault> open_whole(const Job& job, std::string_view text) {
  const auto opening =
      job.open(text.substr(0, Job::opening_bytes), text.size() <= Job::opening_bytes, 1);
  if (!opening) return tl::unexpected(opening.error());
  return Chunk{"", text.substr(0, opening->header_bytes), text.substr(opening->header_bytes),
               opening->framer, true};
}

std::string make_file(const Job& job, const std::vector<std::string_view>& instances) {
  std::string text = job.generate_header(instances.size());
  for (const std::string_view instance : instances) text += instance;
  while (text.ends_with("\n\n")) text.pop_back();
  return text;
}

std::vector<std::string> answers_in(const Job& job, const std::string& text, std::size_t cases) {
  Results results;
  SerialExecutor serial;  // Whoever wants several files solves them side by side.
  job.solve(*open_whole(job, text), serial, results);
  std::vector<std::string> answers;
  for (std::size_t i = 0; i < cases; ++i) {
    answers.emplace_back(trim_line(results.texts.front().cell(i)));
  }
  return answers;
}

}  // namespace boardmill::judge

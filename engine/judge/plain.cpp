// Files and nothing else: 01.in, 01.out, 02.in ...
#include "engine/judge/parts.h"
#include "engine/judge/statement.h"

namespace boardmill::judge {

MadeForm make_plain(const Package& package) {
  Files files;
  std::vector<std::string> names;
  for (std::size_t i = 0; i < package.tests.size(); ++i) {
    const std::string number = case_number(package, i);
    names.push_back(number + ".in");
    files.add(number + ".in", package.tests[i].input);
    files.add(number + ".out", package.tests[i].answer);
  }
  files.add("README.md",
            readme(package, names) + "\n## Statement\n\n" + markdown_page(package, false));
  return files.take();
}

}  // namespace boardmill::judge

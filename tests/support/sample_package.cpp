#include "tests/support/sample_package.h"

#include <stdexcept>

namespace boardmill::test {

judge::Package sample_package(bool checker) {
  judge::Package package;
  package.name = "sumgame";
  package.title = "A \"sum\": 100% <fun> & {Spaß} #1 \\o/ 合計 it's ]]> -- ~^_$";
  package.license = "cc by-sa";
  package.rights_owner = "The \"Owners\": #1 & Søns";
  package.uuid = judge::derive_uuid("sample");
  package.command = "boardmill generate sums --seed 7 --title 'A ?> \"x\": #1'";
  package.time_limit_s = 2;
  package.texts.statement = {"Add them & be `a_b<c>` quick.\n\n- one\n- two `x`\n",
                             "Two numbers:\n\n```\n1 2 {x} <y>\n```\n", "Their sum.\n"};
  package.texts.validators = {"int main() { return 42; }\n", "int main() { return 0; }\n"};
  if (checker) {
    package.texts.checkers = {"int main() { /* icpc ]]> */ }\n", "int main() { /* polygon */ }\n",
                              "int main() { /* hustoj ]]> */ }\n"};
  }
  package.tests = {{"01-small", "1 2\n", "Three 3\n", "The smallest: \"1\" & 2.", true},
                   {"02-large", "5 6\n", "Eleven 11\n", "Larger.\nOn two lines.\n", false},
                   {"03-zero", "0 0\n", "Zero 0\n", "A zero # twice.", false}};
  package.programs = {{"sum.cpp", "int main() {} // ]]> & <\n", "Adds.", true},
                      {"Sum.java", "class Sum {}\n", "Adds as well.", true},
                      {"product.py", "print(6)\n", "Multiplies.", false}};
  return package;
}

const std::string& file(const std::vector<judge::PackageFile>& files, std::string_view path) {
  for (const judge::PackageFile& one : files) {
    if (one.path == path) return one.bytes;
  }
  throw std::out_of_range("no file " + std::string(path));
}

std::vector<std::string> paths(const std::vector<judge::PackageFile>& files) {
  std::vector<std::string> list;
  for (const judge::PackageFile& one : files) list.push_back(one.path);
  return list;
}

}  // namespace boardmill::test

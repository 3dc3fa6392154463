/// A judge's package before it has a form: the same cases, texts and programs for every judge.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/puzzle/program.h"

namespace boardmill::judge {

/// One file of input, with one or many instances.
struct Case {
  std::string name;  ///< "07-tie": its number, zero-padded, and what it is for
  std::string input;
  std::string answer;
  std::string why;  ///< one or a few lines of plain text
  bool sample = false;
};

struct Package {
  std::string name;  ///< [a-z0-9]+
  std::string title;
  std::string license;
  std::string rights_owner;
  std::string uuid;     ///< derived from puzzle, seed and options: a second run gives the same
  std::string command;  ///< that makes it again, seed included
  unsigned time_limit_s = 1;
  unsigned memory_limit_mib = 256;

  std::vector<Case> cases;  ///< the samples first
  std::vector<Program> programs;
};

/// One file of a finished package.
struct PackageFile {
  std::string path;  ///< with slashes, inside the package
  std::string bytes;
};

}  // namespace boardmill::judge

/// What a shell makes of a script.
#pragma once

#include <cstdio>
#include <stdexcept>
#include <string>

namespace boardmill::test {

/// What `sh -c` prints for it.
inline std::string run_shell(const std::string& script) {
  FILE* const pipe = ::popen(script.c_str(), "re");
  if (pipe == nullptr) throw std::runtime_error("no shell");
  std::string output;
  for (int byte = std::getc(pipe); byte != EOF; byte = std::getc(pipe)) {
    output += static_cast<char>(byte);
  }
  ::pclose(pipe);
  return output;
}

}  // namespace boardmill::test

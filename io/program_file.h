/// Contestants' source files as programs that can be run.
/// Covered by tests/unit/io/program_file_test.cpp.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "io/process_pool.h"

namespace boardmill::io {

/// A folder for passing files, removed with all that is in it.
class ScratchFolder {
 public:
  /// In `parent`; by default where temporary files lie. Throws std::system_error.
  explicit ScratchFolder(const std::string& parent = "");
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

/// How the names of sources end that build_program() can make programs of: .c .cc .cpp .cxx .java
/// .py
std::span<const std::string_view> source_endings();

bool is_source(std::string_view path);

/// Whether sanitizers can be built into it: C and C++.
bool is_native_source(std::string_view path);

struct Build {
  std::vector<std::string>
      flags;              ///< of a C or C++ compiler; none: -O2 and the GNU dialect of 2017
  bool sanitize = false;  ///< stop at undefined behaviour, with a message on stderr
};

struct BuiltProgram {
  std::optional<Command> command;  ///< none: it does not compile
  std::string errors;              ///< what the compiler said, its beginning
  std::string shown;  ///< the shell's words that build it and run it: "g++ ... && ./a.out"
};

/// Compiles a source, or, of Python, reads it once. Compilers are c++, cc, javac and python3 of
/// PATH; CXX and CC name others; their own passing files lie in `scratch`, too. Throws
/// std::system_error where there is no compiler, or it cannot be run.
BuiltProgram build_program(ProcessPool& pool, const std::string& path,
                           const std::vector<std::string>& arguments, const Build& build,
                           const ScratchFolder& scratch);

}  // namespace boardmill::io

#include "io/program_file.h"

#include <sys/stat.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "tests/support/shell.h"
#include "tests/support/temp_dir.h"

BOOST_AUTO_TEST_SUITE(io)

using namespace boardmill::io;
using boardmill::judge::Ending;
using boardmill::judge::Run;
using boardmill::judge::RunLimits;
using boardmill::test::TempDir;

namespace {

using Words = std::vector<std::string>;

// Java counts its processors, and takes memory for each.
RunLimits roomy_for_java() {
  return {std::chrono::seconds(60), std::chrono::seconds(120), std::uint64_t{2} << 30,
          std::uint64_t{1} << 20};
}

constexpr const char* c_adder = R"(#include <stdio.h>
int main(int count, char** words) {
  int new = 0, sum = count - 1;  /* no C++ */
  while (scanf("%d", &new) == 1) sum += new;
  printf("%d %s\n", sum, words[count - 1]);
})";
constexpr const char* cpp_adder = R"(#include <cmath>
#include <iostream>
int main(int count, char** words) {
  double sum = count - 1;
  for (double one; std::cin >> one;) sum += std::sqrt(one * one);
  std::cout << sum << ' ' << words[count - 1] << '\n';
})";
constexpr const char* java_adder = R"(import java.util.Scanner;
class Helper { static int add(int a, int b) { return a + b; } }
class NAME {
  static class Inner {}
  public static void main(String[] words) {
    Scanner in = new Scanner(System.in);
    int sum = words.length;
    while (in.hasNextInt()) sum = Helper.add(sum, in.nextInt());
    System.out.println(sum + " " + words[words.length - 1]);
  }
})";
constexpr const char* python_adder = R"(import sys
print(sum(map(int, sys.stdin.read().split())) + len(sys.argv) - 1, sys.argv[-1])
)";

std::string java_adder_called(const std::string& name) {
  std::string text = java_adder;
  text.replace(text.find("NAME"), 4, name);
  return text;
}

bool has(const std::string& tool) {
  try {
    find_command({tool});
    return true;
  } catch (const std::system_error&) {
    BOOST_TEST_MESSAGE("skipped: there is no " << tool);
    return false;
  }
}

class Variable {
 public:
  Variable(const char* name, const std::string& value) : name_(name) {
    if (const char* old = std::getenv(name)) old_ = old;
    ::setenv(name, value.c_str(), 1);
  }
  ~Variable() { old_ ? ::setenv(name_, old_->c_str(), 1) : ::unsetenv(name_); }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;

 private:
  const char* name_;
  std::optional<std::string> old_;
};

// A folder that is the current one.
class Place {
 public:
  Place() : old_(std::filesystem::current_path()) {
    ::chmod(folder_.path().c_str(), 0755);
    std::filesystem::current_path(folder_.path());
  }
  ~Place() { std::filesystem::current_path(old_); }
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;

  const TempDir& operator*() const { return folder_; }
  const TempDir* operator->() const { return &folder_; }

 private:
  TempDir folder_;
  std::filesystem::path old_;
};

struct Fixture {
  Place place;
  StopSignal stop;
  ProcessPool pool{1, stop};

  BuiltProgram build(const std::string& name, const Build& how = {},
                     const Words& arguments = {"a b"}) {
    scratch.emplace();
    return build_program(pool, name, arguments, how, *scratch);
  }

  // It is built, and adds the numbers of its input and of its arguments.
  void check_adds(const std::string& name, const std::string& text, const Build& how = {}) {
    place->write(name, text);
    BOOST_TEST_CONTEXT(name) {
      const BuiltProgram built = build(name, how);
      BOOST_TEST(built.errors == "");
      BOOST_REQUIRE(built.command.has_value());
      const Run run = pool.run(*built.command, "20 21\n", roomy_for_java(), false);
      BOOST_TEST(run.errors == "");
      BOOST_TEST(run.status == 0);
      BOOST_TEST(run.output == "42 a b\n");
      check_shown(built.shown);
    }
  }

  // A user who types what is shown gets the same.
  void check_shown(std::string shown) const {
    const std::string input = "INPUT";
    shown.replace(shown.find(input), input.size(), "echo 20 21");
    BOOST_TEST_CONTEXT(shown) { BOOST_TEST(boardmill::test::run_shell(shown) == "42 a b\n"); }
  }

  void check_errors(const std::string& name, const std::string& text, const std::string& part) {
    place->write(name, text);
    const BuiltProgram built = build(name);
    BOOST_TEST(!built.command.has_value());
    BOOST_TEST_CONTEXT(built.errors) { BOOST_TEST(built.errors.find(part) != std::string::npos); }
  }

  std::optional<ScratchFolder> scratch;
};

// Names that a shell, a compiler or a linker might misread; `ending` has its dot.
Words difficult_names(const std::string& ending) {
  return {"a b" + ending, "it's" + ending,        "-o" + ending,
          "@a" + ending,  "größer$HOME" + ending, "folder with\"/a;b" + ending};
}

}  // namespace

BOOST_FIXTURE_TEST_SUITE(program_file, Fixture)

BOOST_AUTO_TEST_CASE(endings_tell_sources) {
  for (const char* name : {"a.c", "a.cc", "a.cpp", "a.cxx"}) {
    BOOST_TEST(is_source(name));
    BOOST_TEST(is_native_source(name));
  }
  for (const char* name : {"a.java", "a.py"}) {
    BOOST_TEST(is_source(name));
    BOOST_TEST(!is_native_source(name));
  }
  for (const char* name : {"a", "a.out", "cpp", "a.cpp.txt", ""}) BOOST_TEST(!is_source(name));
}

BOOST_AUTO_TEST_CASE(c_and_cpp) {
  if (!has("cc") || !has("c++")) return;
  check_adds("one.c", c_adder);
  check_adds("one.cpp", cpp_adder);
  for (const std::string& name : difficult_names(".c")) check_adds(name, c_adder);
  check_adds("flags.cc", std::string("#ifdef WANTED\n") + cpp_adder + "\n#endif\n",
             {{"-DWANTED", "-std=c++11"}, false});
}

BOOST_AUTO_TEST_CASE(python) {
  if (!has("python3")) return;
  check_adds("one.py", python_adder);
  for (const std::string& name : difficult_names(".py")) check_adds(name, python_adder);
}

BOOST_AUTO_TEST_CASE(java) {
  if (!has("javac")) return;
  check_adds("-d.java", java_adder_called("Main"));
}

BOOST_AUTO_TEST_CASE(java_that_is_named_otherwise, *boost::unit_test::label("long")) {
  if (!has("javac")) return;
  check_adds("some thing.java", java_adder_called("Solution"));
  check_adds("Packed.java", "package a.b;\n" + java_adder_called("Packed"));
  std::string open = java_adder_called("Main");
  check_adds("it's mine.java", open.insert(open.find("class Main"), "public "));
}

BOOST_AUTO_TEST_CASE(sanitizers_stop_at_undefined_behaviour) {
  if (!has("c++")) return;
  place->write("bad.cpp", R"(#include <cstdio>
    int main() { int a[4] = {}, i = 0; std::scanf("%d", &i); std::printf("%d\n", a[i]); })");
  const BuiltProgram built = build("bad.cpp", {{}, true});
  if (!built.command) {
    BOOST_TEST_MESSAGE("skipped: sanitizers cannot be linked: " << built.errors);
    return;
  }
  BOOST_TEST(pool.run(*built.command, "3\n", roomy_for_java(), false).output == "0\n");
  const Run run = pool.run(*built.command, "4\n", roomy_for_java(), false);
  BOOST_TEST(run.status != 0);
  BOOST_TEST(run.errors.find("out of bounds") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_does_not_compile) {
  if (has("cc")) check_errors("bad.c", "int main() { return x; }", "bad.c:1");
  if (has("c++")) {
    check_errors("bad.cpp", "int main() { return x; }", "bad.cpp:1");
    check_errors("no_main.cpp", "int f() { return 1; }", "main");
    check_errors("endless.cpp",
                 "template <int N> struct A { static const int v = A<N + 1>::v; };\n"
                 "int main() { return A<0>::v; }",
                 "depth");
  }
  if (has("python3")) check_errors("bad.py", "print(", "SyntaxError");
  if (has("javac")) {
    check_errors("Bad.java", "class Bad { int f() { return x; } }", "Bad.java:1");
  }
}

BOOST_AUTO_TEST_CASE(other_compilers_are_named_by_variables) {
  const std::string compiler = place->write("my compiler", R"(#!/bin/sh
for word; do [ "$last" = -o ] && out=$word; last=$word; done
echo '#!/bin/sh' >"$out"; echo 'echo mine' >>"$out"; chmod +x "$out"
)");
  ::chmod(compiler.c_str(), 0755);
  for (const auto& [variable, name] : {std::pair("CXX", "a.cpp"), std::pair("CC", "a.c")}) {
    place->write(name, "");
    const Variable set(variable, compiler);
    const BuiltProgram built = build(name);
    BOOST_REQUIRE(built.command.has_value());
    BOOST_TEST(pool.run(*built.command, "", roomy_for_java(), false).output == "mine\n");
  }
  {
    // Words of a compiler, as make takes them.
    place->write("a.cpp", cpp_adder);
    const Variable set("CXX", "c++  -DX=1 ");
    if (has("c++")) check_adds("a.cpp", std::string("#if X == 1\n") + cpp_adder + "\n#endif\n");
  }
  const Variable set("CXX", "no-such-compiler");
  BOOST_CHECK_EXCEPTION(build("a.cpp"), std::system_error, [](const auto& error) {
    return std::string(error.what()) == "no-such-compiler: No such file or directory";
  });
}

BOOST_AUTO_TEST_CASE(a_compiler_that_is_killed_says_nothing_of_the_source) {
  const std::string compiler = place->write("killed", "#!/bin/sh\nkill -9 $$\n");
  ::chmod(compiler.c_str(), 0755);
  const Variable set("CXX", compiler);
  place->write("a.cpp", cpp_adder);
  BOOST_CHECK_EXCEPTION(build("a.cpp"), std::system_error, [](const auto& error) {
    return std::string(error.what()).find("did not end by itself") != std::string::npos;
  });
}

BOOST_AUTO_TEST_CASE(a_missing_source_is_an_error_of_the_user) {
  for (const char* name : {"missing.cpp", "missing.py", "missing.java"}) {
    BOOST_CHECK_EXCEPTION(build(name), std::system_error, [name](const auto& error) {
      return error.what() == std::string(name) + ": No such file or directory";
    });
  }
}

BOOST_AUTO_TEST_CASE(scratch_folders_are_removed) {
  std::string path;
  {
    const TempDir parent;
    const Variable set("TMPDIR", parent.path());
    const ScratchFolder folder;
    path = folder.path();
    BOOST_TEST(path.starts_with(parent.path().string()));
    std::filesystem::create_directories(path + "/a/b");
  }
  BOOST_TEST(!std::filesystem::exists(path));
  const Variable set("TMPDIR", "/no/such/folder");
  BOOST_CHECK_NO_THROW(ScratchFolder());
}

BOOST_AUTO_TEST_SUITE_END()
BOOST_AUTO_TEST_SUITE_END()

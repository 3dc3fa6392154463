#include "io/program_file.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include "engine/puzzle/lines.h"
#include "io/shell.h"

namespace boardmill::io {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 6> all_endings{".c", ".cc", ".cpp", ".cxx", ".java", ".py"};
constexpr std::span cpp_endings = std::span(all_endings).subspan<1, 3>();
constexpr std::span native_endings = std::span(all_endings).first<4>();

bool ends_in_one_of(std::string_view path, std::span<const std::string_view> endings) {
  return std::any_of(endings.begin(), endings.end(),
                     [path](std::string_view ending) { return path.ends_with(ending); });
}

bool is_cpp(std::string_view path) { return ends_in_one_of(path, cpp_endings); }

// What the variable names: a program, or one with words, as make takes them.
std::vector<std::string> compiler_of(std::string_view path) {
  const char* named = std::getenv(is_cpp(path) ? "CXX" : "CC");
  const std::string text = named == nullptr ? "" : named;
  std::vector<std::string> words;
  for (std::string_view rest = text; !is_blank(rest);) words.emplace_back(take_token(rest));
  if (words.empty()) return {is_cpp(path) ? "c++" : "cc"};
  if (words.size() > 1 && fs::exists(text)) return {text};
  return words;
}

std::vector<std::string> default_flags(std::string_view path) {
  return {"-O2", is_cpp(path) ? "-std=gnu++17" : "-std=gnu17"};
}

// No tool takes it for an option, or for a file of options.
std::string as_operand(const std::string& path) {
  return path.starts_with('-') || path.starts_with('@') ? "./" + path : path;
}

judge::RunLimits compiling_limits() {
  judge::RunLimits limits;
  limits.cpu = std::chrono::minutes(2);
  limits.wall = std::chrono::minutes(3);
  limits.memory_bytes = std::uint64_t{8} << 30;
  limits.output_bytes = std::uint64_t{1} << 30;
  return limits;
}

// What the compiler says; none: all is well. Its own passing files lie in `scratch`, too: it leaves
// them where it is killed.
std::optional<std::string> compile(ProcessPool& pool, const std::vector<std::string>& words,
                                   const ScratchFolder& scratch) {
  Command command = find_command(words);
  command.trusted = true;
  command.variables = {"TMPDIR=" + scratch.path()};
  const judge::Run run = pool.run(command, "", compiling_limits(), false);
  if (run.ending == judge::Ending::exited && run.status == 0) return std::nullopt;
  // Whatever held it up, it says nothing of the source.
  if (run.ending != judge::Ending::exited) {
    throw std::system_error(run.ending == judge::Ending::stopped ? EINTR : ECHILD,
                            std::generic_category(), words.front() + " did not end by itself");
  }
  return run.errors.empty() ? run.output : run.errors;
}

Command command_of(std::vector<std::string> words, const std::vector<std::string>& arguments) {
  words.insert(words.end(), arguments.begin(), arguments.end());
  return find_command(words);
}

// Whether it has a method `main`, or at least a reference to one: its name as a constant.
bool names_main(const fs::path& class_file) {
  std::ifstream file(class_file, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  return bytes.find(std::string("\x01\x00\x04main", 7)) != std::string::npos;
}

// The class that has main: the one that is called as its file, or Main, or the first one.
std::string main_class(const fs::path& classes, const std::string& stem) {
  std::vector<std::string> names;
  for (const auto& entry : fs::recursive_directory_iterator(classes)) {
    if (entry.path().extension() != ".class" || !names_main(entry.path())) continue;
    std::string name = entry.path().lexically_relative(classes).replace_extension().string();
    std::replace(name.begin(), name.end(), '/', '.');
    if (name.find('$') == std::string::npos) names.push_back(std::move(name));
  }
  std::sort(names.begin(), names.end());
  for (const std::string& wanted : {stem, std::string("Main")}) {
    for (const std::string& name : names) {
      if (name == wanted || name.ends_with("." + wanted)) return name;
    }
  }
  return names.empty() ? stem : names.front();
}

BuiltProgram build_native(ProcessPool& pool, const std::string& path,
                          const std::vector<std::string>& arguments, const Build& build,
                          const ScratchFolder& scratch) {
  const std::string program = scratch.path() + (build.sanitize ? "/sanitized" : "/a.out");
  const std::vector<std::string> flags = build.flags.empty() ? default_flags(path) : build.flags;
  std::vector<std::string> words = compiler_of(path);
  words.insert(words.end(), flags.begin(), flags.end());
  std::vector<std::string> shown = words;
  if (build.sanitize) {
    for (const char* flag : {"-g", "-O1", "-fno-omit-frame-pointer", "-fsanitize=address,undefined",
                             "-fno-sanitize-recover=all"}) {
      words.emplace_back(flag);
    }
  }
  for (std::vector<std::string>* command : {&words, &shown}) {
    command->emplace_back("-o");
    command->push_back(command == &shown ? "a.out" : program);
    command->push_back(path);
    command->emplace_back("-lm");
  }
  BuiltProgram built;
  std::vector<std::string> run{"./a.out"};
  run.insert(run.end(), arguments.begin(), arguments.end());
  built.shown = shell_words(shown) + " && INPUT | " + shell_words(run);
  if (auto errors = compile(pool, words, scratch)) {
    built.errors = std::move(*errors);
    return built;
  }
  built.command = command_of({program}, arguments);
  if (build.sanitize) {
    built.command->variables = {"ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1",
                                "UBSAN_OPTIONS=print_stacktrace=1"};
  }
  return built;
}

// The name that a file has to have by what javac says of it: a public class wants a file of its
// name, which contestants' files seldom have.
std::optional<std::string> wanted_name(std::string_view errors) {
  constexpr std::string_view begin = "should be declared in a file named ";
  const std::size_t at = errors.find(begin);
  if (at == std::string_view::npos) return std::nullopt;
  std::string_view name = errors.substr(at + begin.size());
  return std::string(take_token(name));
}

BuiltProgram build_java(ProcessPool& pool, std::string path,
                        const std::vector<std::string>& arguments, const ScratchFolder& scratch) {
  const std::string classes = scratch.path() + "/classes";
  fs::create_directory(classes);
  BuiltProgram built;
  const auto compile_it = [&] {
    return compile(pool,
                   {"javac", "-J-XX:-UsePerfData", "-J-Djava.io.tmpdir=" + scratch.path(),
                    "-encoding", "UTF-8", "-Xlint:none", "-d", classes, path},
                   scratch);
  };
  auto errors = compile_it();
  const auto wanted = errors ? wanted_name(*errors) : std::nullopt;
  std::string prelude, shown_path = path;
  if (wanted && wanted->find('/') == std::string::npos) {
    prelude = shell_words({"cp", path, *wanted}) + " && ";
    shown_path = *wanted;
    const std::string copy = scratch.path() + "/" + *wanted;
    fs::copy_file(path, copy, fs::copy_options::overwrite_existing);
    path = copy;
    errors = compile_it();
  }
  if (errors) {
    built.errors = std::move(*errors);
    return built;
  }
  const std::string name = main_class(classes, fs::path(path).stem().string());
  std::vector<std::string> shown{"java", "-cp", ".", name};
  shown.insert(shown.end(), arguments.begin(), arguments.end());
  built.shown =
      prelude + shell_words({"javac", "-d", ".", shown_path}) + " && INPUT | " + shell_words(shown);
  built.command = command_of(
      {"java", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-Xss64m", "-cp", classes, name}, arguments);
  return built;
}

BuiltProgram build_python(ProcessPool& pool, const std::string& path,
                          const std::vector<std::string>& arguments, const ScratchFolder& scratch) {
  BuiltProgram built;
  std::vector<std::string> shown{"python3", path};
  shown.insert(shown.end(), arguments.begin(), arguments.end());
  built.shown = "INPUT | " + shell_words(shown);
  if (auto errors = compile(
          pool,
          {"python3", "-c",
           "import sys; compile(open(sys.argv[1], 'rb').read(), sys.argv[1], 'exec')", path},
          scratch)) {
    built.errors = std::move(*errors);
    return built;
  }
  built.command = command_of({"python3", path}, arguments);
  return built;
}

}  // namespace

ScratchFolder::ScratchFolder(const std::string& parent) {
  std::error_code error;
  fs::path folder = parent.empty() ? fs::temp_directory_path(error) : fs::path(parent);
  if (error) folder = "/tmp";
  path_ = (folder / "boardmill-XXXXXX").string();
  if (::mkdtemp(path_.data()) == nullptr) {
    throw std::system_error(errno, std::generic_category(), path_);
  }
  // Programs may run as somebody else.
  ::chmod(path_.c_str(), 0755);
}

ScratchFolder::~ScratchFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

std::span<const std::string_view> source_endings() { return all_endings; }

bool is_native_source(std::string_view path) { return ends_in_one_of(path, native_endings); }

bool is_source(std::string_view path) { return ends_in_one_of(path, all_endings); }

BuiltProgram build_program(ProcessPool& pool, const std::string& path,
                           const std::vector<std::string>& arguments, const Build& build,
                           const ScratchFolder& scratch) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) {
    throw std::system_error(errno, std::generic_category(), path);
  }
  const std::string operand = as_operand(path);
  if (path.ends_with(".java")) return build_java(pool, operand, arguments, scratch);
  if (path.ends_with(".py")) return build_python(pool, operand, arguments, scratch);
  return build_native(pool, operand, arguments, build, scratch);
}

}  // namespace boardmill::io

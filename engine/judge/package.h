/// A judge's package before it has a form, and what the forms make of it: files in memory. Nothing
/// here knows a puzzle. Covered by tests/unit/judge/package_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "engine/puzzle/entry.h"
#include "engine/puzzle/package_texts.h"
#include "engine/puzzle/program.h"

namespace boardmill::judge {

/// One file of input, with one or many instances.
struct TestFile {
  std::string name;  ///< "07-tie": its number, zero-padded, and what it is for
  std::string input;
  std::string answer;
  std::string why;  ///< one or a few lines of plain text
  bool sample = false;
};

struct Package {
  std::string name;  ///< [a-z0-9]+
  std::string title;
  std::string license = "unknown";  ///< one of licenses()
  std::string rights_owner;         ///< may be empty where the license needs none
  std::string uuid;                 ///< see derive_uuid
  std::string command;              ///< that makes it again, seed included; one line
  unsigned time_limit_s = 1;
  unsigned memory_limit_mib = 256;

  PackageTexts
      texts;  ///< of Publishing::package_texts; its name, title and time limit are not read here
  std::vector<TestFile> tests;  ///< the samples first
  std::vector<Program> programs;
};

/// One file of a finished package.
struct PackageFile {
  std::string path;  ///< with slashes, inside the package
  std::string bytes;
  bool operator==(const PackageFile&) const = default;
};

struct MadePackage {
  std::vector<PackageFile> files;  ///< by ascending path
  std::vector<std::string> notes;  ///< what the user should know, one sentence each
};

/// What a package is made into: kattis, icpc-2025, domjudge, polygon, hydro, fps, plain.
std::span<const Choice> package_forms();

/// What a license may be called.
std::span<const std::string_view> licenses();

/// The files of a package in a form. The same package gives the same bytes. The error is one
/// sentence for the user, about the package or what the form cannot take.
tl::expected<MadePackage, std::string> make_package(std::string_view form, const Package& package);

/// The folder that holds the files inside a zip, with its slash; empty: they are at its root.
std::string zip_folder(std::string_view form, const Package& package);

/// What boardmill wrote into a package of its own.
struct Mark {
  std::string form;
  std::string command;
  std::string path{};  ///< of the file that holds it, as read_mark found it
};

/// The mark of a package, whose paths may begin with one folder that holds all of it.
std::optional<Mark> read_mark(std::span<const PackageFile> files);

/// An identifier of the form 8-4-4-4-12 that depends on the text alone (version 5 of RFC 4122).
std::string derive_uuid(std::string_view text);

}  // namespace boardmill::judge

/// How judges compare the output of a program with the expected one.
///
/// Output is bytes, whatever they are: NUL, no UTF-8, no final newline, nothing at all. A blank is
/// one of space, tab, LF, CR, vertical tab and form feed, for testlib the first four; a token is
/// what stands between blanks. Nothing here throws but for want of memory; all of it may be called
/// from any thread, and takes time linear in the size of both outputs.
/// Covered by tests/unit/judge/comparator_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/puzzle/entry.h"

namespace boardmill::judge {

/// What a judge minds, and what it calls outputs with the same tokens and other blanks
/// (Match::blanks_only).
enum class Comparator : std::uint8_t {
  /// The default of Kattis and DOMjudge: the tokens, small letters of ASCII like large ones. Never
  /// blanks_only.
  kattis,
  /// The same with case_sensitive and space_change_sensitive: every byte; CRLF for LF is refused.
  /// Kattis calls blanks_only Wrong Answer.
  kattis_strict,
  /// Checkers of testlib that read tokens (wcmp): the tokens. Never blanks_only.
  testlib,
  /// POJ, and HUSTOJ after it: the lines without the blanks at their ends (CRLF is LF) and without
  /// blank lines at the end. They call blanks_only Presentation Error. Where HUSTOJ takes a blank
  /// in the place of a newline, this does not.
  poj,
  /// Hydro: the same. Hydro calls blanks_only Wrong Answer, except that it lets most blank lines
  /// between others pass.
  hydro,
  /// Every byte. A judge that compares so calls blanks_only Wrong Answer, or Presentation Error.
  exact,
};

/// The name of every comparator and what it minds, in the order of Comparator.
std::span<const Choice> comparators();

/// The comparator of this name: kattis, kattis-strict, testlib, poj, hydro, exact.
std::optional<Comparator> find_comparator(std::string_view name);

/// The comparator of the judge of `problem`; testlib for nullptr, no problem.
Comparator comparator_of(const Problem* problem);

enum class Match : std::uint8_t {
  same,         ///< to this comparator
  blanks_only,  ///< the tokens are the same, but blanks that matter are not
  different,    ///< the tokens differ
};

/// Where outputs differ first, as offsets in bytes: the first bytes that are not the same in the
/// tokens, or, for blanks_only, in the blanks that matter. An offset may be that of a blank, where
/// the other output has more of a token, or the size: the output has ended. For `same` both are
/// the sizes.
struct Comparison {
  Match match = Match::same;
  std::size_t expected_at = 0;
  std::size_t got_at = 0;
  bool operator==(const Comparison&) const = default;
};

Comparison compare(Comparator comparator, std::string_view expected, std::string_view got);

/// One or a few lines for people, without a newline at the end, of printable ASCII: where the first
/// difference is (lines and columns from 1, columns in bytes) and what both outputs have there,
/// long lines cut around it; bytes that cannot be seen as \n, \r, \t or \xHH. Empty for
/// Match::same.
std::string describe_difference(std::string_view expected, std::string_view got,
                                const Comparison& comparison);

}  // namespace boardmill::judge

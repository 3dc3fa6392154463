/// Programs of contestants as a puzzle gives them to a judge's package.
#pragma once

#include <cstdint>
#include <string>

namespace boardmill {

/// What a program has to print.
enum class Print : std::uint8_t {
  answer,    ///< the answer text of the problem
  solution,  ///< that, and a witness after it, of which any right one is accepted
};

/// A program, complete: it reads the input form of the problem and prints its answers.
struct Program {
  std::string name;      ///< of its file: "first_row.cpp"; a class of Java is called the same
  std::string text;      ///< its source
  std::string idea;      ///< one sentence
  bool accepted = true;  ///< false: a classic mistake, whose verdict is Wrong Answer
};

}  // namespace boardmill

#include "cli/program.h"

int main(int argc, char** argv) {
  return boardmill::cli::run_program({argv + 1, argv + argc});
}

#include "engine/puzzle/description.h"

namespace boardmill {

std::string_view text(CasesPerRun cases) {
  switch (cases) {
    case CasesPerRun::one:
      return "one";
    case CasesPerRun::counted:
      return "counted";
    case CasesPerRun::to_end_of_file:
      return "to end of file";
  }
  return {};
}

}  // namespace boardmill

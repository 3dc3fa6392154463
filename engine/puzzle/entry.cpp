#include "engine/puzzle/entry.h"

namespace boardmill {

std::string_view text(Cases cases) {
  switch (cases) {
    case Cases::one:
      return "one";
    case Cases::counted:
      return "counted";
    case Cases::to_end_of_file:
      return "to end of file";
  }
  return {};
}

}  // namespace boardmill

/// The solitaire puzzle (POJ 1198, HDU 1401, ZOJ 1505, SPOJ SOLIT) as an Entry.
#pragma once

#include "engine/puzzle/entry.h"

namespace boardmill::solitaire {

const Entry& entry();

}  // namespace boardmill::solitaire

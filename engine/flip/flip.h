/// The flip puzzle (POJ 1753 and its family, Lights Out) as an Entry.
#pragma once

#include "engine/puzzle/entry.h"

namespace boardmill::flip {

const Entry& entry();

}  // namespace boardmill::flip

#pragma once
// What the inspector says about bytes that are not a character: what is wrong with them, what was
// expected, what came, and their value if the broken rule did not exist.

#include "lenses/inspector/character_report.h"

namespace moji::app {

void describeError(CharacterReport& report, const Document& document, const PlacedSpan& error);

} // namespace moji::app

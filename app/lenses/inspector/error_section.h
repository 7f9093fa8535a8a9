#pragma once
// What the inspector says of bytes that are no character: what is wrong with them, what was
// expected, what came, and what they would spell if the rule they break did not exist.

#include "lenses/inspector/character_report.h"

namespace moji::app {

void describeError(CharacterReport& report, const Document& document, const PlacedSpan& error);

} // namespace moji::app

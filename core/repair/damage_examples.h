#pragma once
// Damage that a text is about. Programs that mend text have tables of what is damaged and what it
// was ('Ã©': 'é'), and people write about it (`Ã©` for `é`): repaired, the table mends nothing any
// more, and the sentence says nothing.
//
// What is misread and in quotes is an example where what it was follows on the line; where it
// precedes, in the order of a sentence or of a translation, only beside an arrow or the word
// mojibake. Characters alone in quotes are examples where others are near.

#include "repair/misread_utf8.h"

#include <string_view>

namespace moji::repair {

/// Takes the examples from the places that were found: nothing else may repair them.
void setExamplesApart(MisreadText& found, std::u32string_view text);

} // namespace moji::repair

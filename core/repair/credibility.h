#pragma once
// Whether a repair can be believed. Bits alone are not enough: in an alphabet, a list of
// abbreviations or a language without a model every letter is dear, so that among hundreds of
// chains there is one whose nonsense is cheaper. A repair is believed if what it gives is text.

#include "repair/chain.h"

#include <cstddef>
#include <string_view>

namespace moji::repair {

/// A stretch of text as it is and as a chain repairs it.
struct Change {
    const Chain& chain;
    std::u32string_view before;
    std::u32string_view after;     // U+FFFD for what was lost
    std::u32string_view lead;      // of its lines, what precedes it
    std::u32string_view trail;     // and what follows
    std::u32string_view leadAfter; // what the chain would make of these; empty where it cannot
    std::u32string_view trailAfter;
    std::size_t othersInText; // characters beyond ASCII in the whole text
};

/// Whether lines and boxes are most of what is not ASCII, and few different characters are.
[[nodiscard]] bool isDrawing(std::u32string_view text);

/// It is not believed
/// - if its lines are an alphabet: letters follow each other in their order;
/// - if nothing but spaces is changed;
/// - with losses, if none is in `before`, or hardly anything but losses comes out;
/// - and without, if there is too little of it to tell, if it was text before or is none after; a
///   few letters are enough where the words around are in a language that has the new ones and
///   lacks the old ones;
/// - if it makes more letters odd, as capitals after small letters are;
/// - if the bits saved do not make up for letters that become signs, for letters each by itself,
///   for a word in the script of its neighbours, and for a result that is unlike any language.
[[nodiscard]] bool isCredible(const Change& change);

} // namespace moji::repair

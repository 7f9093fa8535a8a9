#pragma once
// Whether a repair can be believed. Bits alone are not enough: in an alphabet, a list of
// abbreviations or a language without a model every letter is dear, so that among hundreds of
// chains there is one whose nonsense is cheaper. A repair is believed if what it gives is text.

#include "repair/chain.h"

#include <string_view>

namespace moji::repair {

/// `before`, which stands in `context`, became `after` by `chain`; U+FFFD stands for what was lost.
/// It is not believed
/// - if it is escaped in a web address, or only marks and invisible characters are;
/// and, unless all of the bytes between were UTF-8 of several bytes, which chance hardly makes,
/// - if `context` is an alphabet: its letters follow each other in their order;
/// - if its letters become signs, though they stood where letters stand, and none becomes a letter;
/// - if one Asian character is exchanged for another, again and again;
/// - if letters that stood well stand oddly now, as capitals behind small ones do;
/// - if the bits saved do not make up for letters that become signs, for changes of two or three
///   letters only, for a word that is in the script of its neighbours, and for a result that is
///   unlike any language.
[[nodiscard]] bool isCredible(const Chain& chain, std::u32string_view before,
                              std::u32string_view after, std::u32string_view context);

} // namespace moji::repair

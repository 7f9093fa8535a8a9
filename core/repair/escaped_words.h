#pragma once
// Words that were escaped and then taken for text: caf&eacute;, caf\u00e9, caf%C3%A9, caf=C3=A9,
// =?UTF-8?Q?caf=C3=A9?=.
//
// Escapes are damage only where they do not belong. Markup, program text, web addresses, regular
// expressions and the headers of mails keep theirs; in plain text a word is taken as escaped if
// its escapes denote letters beyond ASCII, or the punctuation of words.

#include "codec/codec_registry.h"
#include "repair/misread_utf8.h"

#include <string_view>

namespace moji::repair {

/// Places in order, none overlapping; none in a text that keeps its escapes.
[[nodiscard]] std::vector<MisreadText::Place> escapedWords(const CodecRegistry& codecs,
                                                           const MisreadUtf8Finder& misread,
                                                           std::u32string_view text,
                                                           std::size_t maxSteps);

} // namespace moji::repair

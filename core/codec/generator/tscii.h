#pragma once
// TSCII 1.7, the Tamil encoding of the web before Unicode (registered with IANA, 2007): glyphs in
// visual order. In Unicode vowel signs follow the consonant; so a sign displayed before it (A6 e,
// A7 ee, A8 ai) and the consonant are one span, and so are the two halves of the signs o (A6 ..
// A1), oo (A7 .. A1) and au (A6 .. AA):
//   A6..A8                  the sign alone
//   A6..A8, 83..87 | B8..C9  the consonant and its sign; A1 or AA may follow
// Consonants with u, uu or a pulli have their own cells. The table is glibc's, with these
// differences: A7 .. AA is also decoded as au (A6 .. AA is encoded); Grantha consonants (83..87)
// can follow a sign too.

#include "codec/generator/whatwg_tables.h"

namespace moji {

[[nodiscard]] CodedSet tscii();

} // namespace moji

#pragma once
// Whether a text may have mojibake in it: a quick look that ordinary text passes, so that only what
// is odd goes through the repairer. Odd are
// - controls from 80 on, U+FFFD, private use, half-width kana, box drawing next to a letter;
// - what UTF-8's lead bytes read as before what its continuation bytes read as (windows-1252,
//   windows-1251): Ã©, â€™, Рџ;
// - three letters of U+00C0..00FF on end (Ïðèâåò), a Cyrillic capital after a small letter
// (оПХБЕР);
// - CJK text, most of whose characters are rare ones (浣犲ソ): judged by the language model;
// - with a repairer, words that prove to it that UTF-8 was read in any encoding (ni√±o, spr盲ch).
//   Only words are asked about that have a sign or a change of case or alphabet beside two
//   characters beyond ASCII, or begin with an Asian character that begins UTF-8.

#include <string_view>

namespace moji {

namespace repair {
class Repairer;
}

/// `text` is UTF-8; malformed bytes are passed over.
[[nodiscard]] bool mayHaveMojibake(std::string_view text);
[[nodiscard]] bool mayHaveMojibake(std::string_view text, const repair::Repairer& repairer);

} // namespace moji

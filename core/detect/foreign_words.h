#pragma once
// Short words of another encoding that are well-formed UTF-8, where they are letters that hardly
// any text has, though none that looksAccidental() knows: 原始 in GBK is ԭʼ,
// уже in IBM866 is 㦥.

#include "codec/codec_registry.h"

#include <string_view>

namespace moji {

/// Bits by which another encoding reads the words beyond ASCII of a text in UTF-8 as likelier ones;
/// 0 where none does. Words that go on in ASCII letters are none of these. To be asked of few
/// different words, each of which counts once.
[[nodiscard]] double bitsForForeignWords(std::u32string_view utf8, const CodecRegistry& registry);

/// With fewer of these bits neither reading is sure.
constexpr double kSurelyForeign = 12;

} // namespace moji

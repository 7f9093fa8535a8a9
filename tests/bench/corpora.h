#pragma once
// Random texts to measure with: long enough that no branch predictor learns them by heart, the same
// on every run. Most of them are those of `moji race`.

#include "bytes/byte_source.h"

#include <string>
#include <vector>

namespace moji::bench {

struct Corpus {
    std::string name;
    Bytes bytes;
};

/// One of each kind of text, of `size` bytes or up to three fewer: ascii, latin, russian, korean,
/// chinese, emoji, random (1 to 4 bytes a character, any characters).
[[nodiscard]] std::vector<Corpus> corpora(std::size_t size);

/// English words with one other character, as é or ’, in about `distance`.
[[nodiscard]] Corpus sparseEnglish(std::size_t size, unsigned distance);

/// Kana and kanji.
[[nodiscard]] Corpus japaneseCorpus(std::size_t size);

/// Words of Arabic letters.
[[nodiscard]] Corpus arabicCorpus(std::size_t size);

/// Lines of all the kinds of corpora().
[[nodiscard]] Bytes mixedScripts(std::size_t size);

} // namespace moji::bench

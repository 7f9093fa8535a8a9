#pragma once
// A file before and after its conversion, line by line from a little before the first changed
// place, with what changed in each line and which characters would be lost. A plain value, made by
// a background job.

#include "folder/conversion_work.h"

#include <cstdint>
#include <string>
#include <vector>

namespace moji::app {

/// One side of a line. Its end is part of the text where the ends differ.
struct PreviewSide {
    std::u32string text;
    std::size_t markBegin = 0; // characters of the text that changed
    std::size_t markEnd = 0;
    Bytes changed; // their bytes, the first few
};

struct PreviewLine {
    std::uint64_t number = 0; // from 1
    PreviewSide before;
    PreviewSide after;
    [[nodiscard]] bool isChanged() const {
        return !before.changed.empty() || !after.changed.empty();
    }
};

struct LostCharacter {
    char32_t codePoint = 0;
    std::uint64_t count = 0;
    std::uint64_t firstLine = 0; // from 1
};

struct ConversionPreview {
    static constexpr std::size_t kMostBytes = 12; // of PreviewSide::changed

    ConvertOutcome outcome;
    std::vector<PreviewLine> lines;
    std::size_t firstChanged = 0;    // of the lines
    std::vector<LostCharacter> lost; // the most frequent first
    bool isDecoded = true; // false: the lines before are in different encodings, and show as bytes
};

/// Also where the encoding is in doubt: then it shows what the reader would agree to.
[[nodiscard]] ConversionPreview previewConversion(const CodecRegistry& codecs,
                                                  const ConvertRequest& request,
                                                  const ConvertOutcome& planned,
                                                  const std::stop_token& stop = {});

} // namespace moji::app

#pragma once
// What the structure of bytes says of their encoding, before anybody asks which language they are:
// the stages of a detection that need no model of one, in this order.
//   1  a byte-order mark names its encoding (bom.h), although there may be a few faults
//   2  NULs or many controls: UTF-16 or UTF-32 if they read as text so (wide_text.h), with few
//      faults at least (wide_damage.h), else binary data (binary_data.h)
//   3  all sequences of several bytes are well-formed: UTF-8
//   4  nearly all are: UTF-8 with damage (utf8_balance.h)
// Shifts of seven-bit encodings (seven_bit.h) and everything else are left to the comparison of
// readings (candidates.h), which also decides where few sequences are well-formed and few are not.

#include "detect/byte_survey.h"
#include "detect/text_scorer.h"
#include "detect/utf8_balance.h"
#include "detect/wide_damage.h"

namespace moji {

class CodecRegistry;

enum class StructureKind : std::uint8_t { Open, Binary, Wide, DamagedWide, Utf8, DamagedUtf8 };

struct Structure {
    StructureKind kind = StructureKind::Open;
    const Codec* codec = nullptr;   // of Wide and the UTF-8s, damaged or not
    TextScore text;                 // of the same: the windows
    Utf8Balance utf8;               // where there are bytes of 80 and more, and no mark
    std::optional<WideDamage> wide; // of DamagedWide
    bool isMarked = false;          // a byte-order mark names the encoding
    double foreignBits = 0;         // Open: bitsForForeignWords() of what is valid UTF-8
    double score = 0;               // how likely the verdict is right; Open: 0
};

/// Whether bytes that begin so are binary data for sure: all that need be read of it.
[[nodiscard]] bool beginsAsBinary(ByteView beginning, const CodecRegistry& registry);

/// Errors: those of the source, and Cancelled.
[[nodiscard]] Result<Structure> examineStructure(const ByteSource& source, const ByteSurvey& survey,
                                                 const CodecRegistry& registry,
                                                 const std::stop_token& stop = {});

} // namespace moji

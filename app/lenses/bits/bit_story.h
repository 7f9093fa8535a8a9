#pragma once
// What the bit lens shows about one character or malformed sequence, without drawing: its bytes
// with prefix and payload, which bit goes where in the code point, the arithmetic, the checks, and
// the sentence that sums it up. Texts are in the reader's language.

#include "codec/bit_fields.h"
#include "document/placed_span.h"
#include "style/cell_role.h"

#include <QString>

#include <optional>
#include <vector>

namespace moji::app {

struct BitStory {
    struct ByteCell {
        BitField field;
        QString caption; // "lead of 3"
        CellRole role = CellRole::Ascii;
    };
    /// A bit of the code point; which bit (0..7 from the left) of which byte it is. `byte` is -1
    /// where that byte never came.
    struct ValueBit {
        int byte = -1;
        int bit = 0;
        bool set = false;
    };
    struct Term {
        std::size_t series = 0; // colour of the payload
        QString left;           // "E4 AND 0F"
        QString middle;         // "<< 12"
        QString right;          // "4000"
    };
    enum class Outcome { Passed, Failed, Unreached };
    struct Check {
        Outcome outcome = Outcome::Unreached;
        QString name; // "Shortest form"
        QString rule; // "0800 or more"
    };

    ByteRange range;
    bool isError = false;
    bool isTable = false; // the bytes are looked up, not joined
    std::vector<ByteCell> bytes;
    /// Of an error: the byte at which the sequence ended. No byte: the end of the text.
    bool brokeOff = false;
    std::optional<Byte> came;
    QString expected; // "80..BF"

    std::vector<ValueBit> value; // the highest first
    QString valueLabel;          // "Code point − 10000"; empty where it is the code point
    QString title;               // "U+4E16", or the kind of error
    QString subtitle;            // "three bytes, 16 payload bits"
    QString specimen;            // the character as it is shown
    std::vector<Term> terms;
    Term sum; // empty without a sum
    std::vector<Check> checks;
    QString sentence;

    [[nodiscard]] bool empty() const { return bytes.empty(); }
    /// The hexadecimal digits under the nibbles of `value`, the last nibble last; "·" where a bit
    /// is missing.
    [[nodiscard]] QStringList hexDigits() const;
};

/// `next`: the byte after the span, nothing at the end.
[[nodiscard]] BitStory tellBits(const PlacedSpan& span, const Codec& codec, BitScheme scheme,
                                std::optional<Byte> next);

/// The same for the 1992 forms and beyond; `bytes` start with the sequence. Nothing if it is none
/// of them.
[[nodiscard]] std::optional<BitStory> tellHistoricBits(std::uint64_t offset, ByteView bytes);

} // namespace moji::app

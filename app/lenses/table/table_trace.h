#pragma once
// The steps of Thompson's mbtowc and wctomb (Plan 9, 1992), or of the branchy decoder and encoder,
// over a stretch of the document.

#include "bytes/byte_range.h"
#include "document/document.h"
#include "utf8/branchy.h"
#include "utf8/plan9.h"

#include <QCoreApplication>

#include <optional>
#include <variant>
#include <vector>

namespace moji::app {

/// The translation context of this folder.
struct TableText {
    Q_DECLARE_TR_FUNCTIONS(TableLens)
};

enum class Algorithm {
    Mbtowc,        // bytes to character
    Wctomb,        // the characters that mbtowc reads, back to bytes; U+FFFD where it refused
    Branchy,       // bytes to character
    BranchyWrites, // the characters that mbtowc reads, back to bytes; U+FFFD where it refused
};

/// What the decoder consumed at once: a character, or one rejected byte.
struct TableSequence {
    std::uint64_t offset;
    utf8::Sequence read;
    std::size_t firstStep;

    [[nodiscard]] ByteRange range() const { return {offset, offset + read.length}; }
};

struct TableStep {
    std::size_t sequence; // index in TableTrace::sequences
    // The byte of this step: the last one read when mbtowc tries a row, the one that wctomb
    // writes, the one that branchy tests; of its encoder the first. May be the end of the text.
    std::uint64_t offset;
    std::variant<utf8::Plan9Step, utf8::WctombStep, utf8::BranchyStep, utf8::BranchyEncodeStep>
        made;
};

struct TableTrace {
    Algorithm algorithm = Algorithm::Mbtowc;
    ByteRange range; // of the document: from the first sequence to the last
    Bytes bytes;     // from range.begin on, including those read past its end
    std::vector<TableSequence> sequences;
    std::vector<TableStep> steps;

    [[nodiscard]] const TableSequence& sequenceOf(std::size_t step) const {
        return sequences[steps[step].sequence];
    }
    /// Of this kind, which the algorithm makes.
    template <class Step>
    [[nodiscard]] const Step& made(std::size_t step) const {
        return std::get<Step>(steps[step].made);
    }
    /// The first step for this byte in its sequence.
    [[nodiscard]] std::optional<std::size_t> stepAt(std::uint64_t offset) const;
    /// Nothing past the end of the text.
    [[nodiscard]] std::optional<Byte> byteAt(std::uint64_t offset) const;
    /// Fewer if there are not as many.
    [[nodiscard]] ByteView view(ByteRange range) const;
};

/// The sequences that have a byte in `range`, independent of the start: no decoder consumes a
/// byte that is not a continuation in the middle of a character.
[[nodiscard]] TableTrace makeTableTrace(const Document& document, ByteRange range,
                                        Algorithm algorithm);

} // namespace moji::app

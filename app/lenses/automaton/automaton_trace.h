#pragma once
// The steps of Hoehrmann's automaton over a stretch of the document, and what each did, in words.

#include "bytes/byte_range.h"
#include "document/document.h"
#include "utf8/hoehrmann.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace moji::app {

/// The translation context of this folder.
struct AutomatonText {
    Q_DECLARE_TR_FUNCTIONS(AutomatonLens)
};

enum class Numbering { Of2009, Of2010 };
[[nodiscard]] const utf8::Utf8d& utf8dOf(Numbering numbering);

struct AutomatonTrace {
    Numbering numbering = Numbering::Of2010;
    utf8::Recovery recovery = utf8::Recovery::Retry;
    ByteRange range; // of the document; the last step may read one byte more, and leave it
    std::vector<utf8::HoehrmannStep> steps;
    std::vector<ByteRange> problems; // the malformed sequences as a person counts them

    [[nodiscard]] const utf8::Utf8d& table() const { return utf8dOf(numbering); }
    /// The first step that reads this byte, or the one that reached the end there; of a byte of a
    /// malformed sequence, the step that rejected the sequence.
    [[nodiscard]] std::optional<std::size_t> stepAt(std::uint64_t offset) const;
    /// The step that reads the first byte of the character that `step` belongs to.
    [[nodiscard]] std::size_t firstOfCharacter(std::size_t step) const;
    /// The bytes that the steps of the same character have read.
    [[nodiscard]] ByteRange characterOf(std::size_t step) const;
};

/// From the character that `range` starts in to the one it ends in, starting in ACCEPT; malformed
/// sequences (ED A0 80) are traced as a whole.
[[nodiscard]] AutomatonTrace makeTrace(const Document& document, ByteRange range,
                                       Numbering numbering, utf8::Recovery recovery);

/// "need 2"
[[nodiscard]] QString stateName(utf8::DfaState state);
/// What a step did and what it means, one sentence (two after a reject).
[[nodiscard]] QString stepSentence(const AutomatonTrace& trace, std::size_t step);
/// The accumulator as the step table shows it: four digits at least; "U+4E16" when complete.
[[nodiscard]] QString codePointSoFar(const utf8::HoehrmannStep& step);

} // namespace moji::app

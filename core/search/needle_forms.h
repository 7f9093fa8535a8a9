#pragma once
// All byte sequences that a text may have in an encoding: all characters that may represent a part
// of it (ß for "ss", the Kelvin sign for "k"), with all their byte sequences. Wherever such bytes
// occur at a character boundary, the text occurs, and nowhere else: no decoding is needed.
//
// "Cuts" are places between the units of the text that every way of writing it passes. Between two
// adjacent cuts there are few ways; if all have equal length, their bytes can be compared one by
// one. The longest run of such bytes is what the search filters by.

#include "codec/codec.h"
#include "search/byte_classes.h"

#include <optional>
#include <string_view>
#include <vector>

namespace moji::search {

class NeedleForms {
public:
    /// `units` are UTF-16, case-folded for caseless search. Nothing if bytes alone do not identify
    /// the text: the encoding has shifts, or characters have too many forms.
    [[nodiscard]] static std::optional<NeedleForms> of(const Codec& codec,
                                                       std::u16string_view units, bool folded);

    /// Bytes that every form of the text contains.
    [[nodiscard]] const ByteClasses& common() const { return m_common; }
    /// The maximum length of a form.
    [[nodiscard]] std::size_t mostBytes() const { return m_mostBytes; }
    /// Whether one character of the encoding is several code points.
    [[nodiscard]] bool hasSequences() const { return m_hasSequences; }

    /// The first form of the text in `bytes` that starts before `limit`, whether or not a character
    /// starts there.
    [[nodiscard]] std::optional<ByteRange> firstIn(ByteView bytes, std::size_t limit) const;
    /// Selects the bytes to filter by, given the byte frequencies of the text to search.
    void tune(const ByteHistogram& seen) { m_common.tune(seen); }

private:
    /// One character that represents a part of the text.
    struct Form {
        std::size_t begin = 0; // units
        std::size_t end = 0;
        Bytes bytes;
    };
    using Forms = std::vector<Form>;
    /// The part that all forms have in common.
    struct Run {
        std::vector<ByteClasses::Values> classes;
        std::size_t anchor = 0;   // a cut ...
        std::size_t anchorAt = 0; // ... and its position in the run
    };
    struct Part;

    NeedleForms(std::size_t units, Forms forms, Run run);
    [[nodiscard]] static Forms connected(Forms forms, std::size_t units);
    [[nodiscard]] static std::vector<Part> partsOf(const Forms& forms, std::size_t units);
    [[nodiscard]] static std::optional<Run> longestRun(const std::vector<Part>& parts);
    [[nodiscard]] std::size_t lengthAt(ByteView bytes) const;

    std::vector<Forms> m_from; // by the unit at which they start
    ByteClasses m_common;
    std::size_t m_mostBefore = 0; // bytes of a form before the common run
    std::size_t m_mostBytes = 0;
    bool m_hasSequences = false;
};

} // namespace moji::search

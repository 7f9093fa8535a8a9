#pragma once
// All the bytes that a text may be written as in an encoding: each character that may stand for a
// part of it (ß for "ss", the Kelvin sign for "k"), with all its bytes. Where such bytes stand and
// begin with a character, there the text stands, and nowhere else: nothing need be decoded.
//
// Between the units of the text lie places that every way of writing it passes ("cuts"). Between
// two neighbouring cuts the ways are few; where all are equally long, their bytes can be compared
// one by one. The longest run of such bytes is what to look for.

#include "codec/codec.h"
#include "search/byte_classes.h"

#include <optional>
#include <string_view>
#include <vector>

namespace moji::search {

class NeedleForms {
public:
    /// `units` are UTF-16, folded if case does not count. Nothing where bytes do not tell enough:
    /// of encodings with shifts, or where characters have too many forms.
    [[nodiscard]] static std::optional<NeedleForms> of(const Codec& codec,
                                                       std::u16string_view units, bool folded);

    /// Bytes that every form of the text has.
    [[nodiscard]] const ByteClasses& common() const { return m_common; }
    /// No form of the text has more.
    [[nodiscard]] std::size_t mostBytes() const { return m_mostBytes; }
    /// Whether one character of the encoding is several code points.
    [[nodiscard]] bool hasSequences() const { return m_hasSequences; }

    /// The first form of the text in `bytes` that begins before `limit`, whether or not a character
    /// begins there.
    [[nodiscard]] std::optional<ByteRange> firstIn(ByteView bytes, std::size_t limit) const;
    /// Chooses what to look for, from how often bytes occur where it will be searched.
    void tune(const ByteHistogram& seen) { m_common.tune(seen); }

private:
    /// One character for a part of the text.
    struct Form {
        std::size_t begin = 0; // units
        std::size_t end = 0;
        Bytes bytes;
    };
    using Forms = std::vector<Form>;
    /// What every form has in common.
    struct Run {
        std::vector<ByteClasses::Values> classes;
        std::size_t anchor = 0;   // a cut ...
        std::size_t anchorAt = 0; // ... that so many of the bytes stand before
    };
    struct Part;

    NeedleForms(std::size_t units, Forms forms, Run run);
    [[nodiscard]] static Forms connected(Forms forms, std::size_t units);
    [[nodiscard]] static std::vector<Part> partsOf(const Forms& forms, std::size_t units);
    [[nodiscard]] static std::optional<Run> longestRun(const std::vector<Part>& parts);
    [[nodiscard]] std::size_t lengthAt(ByteView bytes) const;

    std::vector<Forms> m_from; // by the unit where they begin
    ByteClasses m_common;
    std::size_t m_mostBefore = 0; // bytes of a form before the common ones
    std::size_t m_mostBytes = 0;
    bool m_hasSequences = false;
};

} // namespace moji::search

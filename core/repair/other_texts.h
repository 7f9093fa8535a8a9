#pragma once
// Why a repair that accounts for every byte may be wrong all the same: another encoding reads the
// same places as likelier text; the case of the letters was changed after they were misread (CAFÃ©
// was CAFÉ or café); the rest of a word would be likelier if it were repaired too; or what came out
// would be likelier if it were repaired again. Such a repair is not complete.

#include "repair/candidates.h"
#include "repair/repair_plan.h"

#include <span>
#include <string_view>

namespace moji::repair {

class OtherTexts {
public:
    /// `before`: the damaged text, `after`: the repaired one. Borrows all.
    OtherTexts(const CodecRegistry& codecs, std::span<const Candidate> candidates,
               std::string_view before, std::string_view after)
        : m_codecs(codecs)
        , m_candidates(candidates)
        , m_before(before)
        , m_after(after) {}

    /// Whether a segment that UTF-8 was brought back in may be another text. Of a long one, which
    /// tells enough by itself, only the case is looked at.
    [[nodiscard]] bool mayBe(const RepairedSegment& segment) const;

private:
    /// A segment in the words that it begins and ends in.
    struct InWords {
        std::u32string before;
        std::u32string text;
        std::u32string after;
        [[nodiscard]] std::u32string whole() const { return before + text + after; }
    };
    [[nodiscard]] InWords inWords(const RepairedSegment& segment) const;
    [[nodiscard]] bool isRestMisread(const InWords& words, double bits) const;
    [[nodiscard]] bool isLikelier(const Chain& chain, std::string_view from, const InWords& words,
                                  double bits) const;
    [[nodiscard]] bool isOfAnother(const Chain& chain, std::string_view source,
                                   const InWords& words, double bits) const;
    [[nodiscard]] bool isOfAnotherCase(const Chain& chain, std::string_view source,
                                       const InWords& words, double bits) const;
    [[nodiscard]] bool mayGoOn(const InWords& words, double bits) const;

    const CodecRegistry& m_codecs;
    std::span<const Candidate> m_candidates;
    std::string_view m_before;
    std::string_view m_after;
};

} // namespace moji::repair

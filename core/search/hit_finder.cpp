#include "search/hit_finder.h"

#include "search/byte_hit_finder.h"
#include "search/form_hit_finder.h"
#include "search/program_hit_finder.h"
#include "search/text_hit_finder.h"

#include <unicode/uchar.h>

namespace moji::search {

Result<Done> HitFinder::append(ByteRange starts, std::size_t most, std::vector<ByteRange>& hits) {
    while (most > 0 && starts.begin < starts.end) {
        const auto hit = first(starts);
        if (!hit)
            return hit.error();
        if (!*hit)
            break;
        hits.push_back(**hit);
        starts.begin = (*hit)->end;
        --most;
    }
    return Done{};
}

std::unique_ptr<HitFinder> makeHitFinder(const SearchPattern& pattern, const SearchText& text,
                                         std::stop_token stop) {
    if (std::holds_alternative<BytePattern>(pattern.needle()))
        return std::make_unique<ByteHitFinder>(pattern, text, std::move(stop));
    if (const auto* needle = std::get_if<TextNeedle>(&pattern.needle())) {
        if (needle->forms())
            return std::make_unique<FormHitFinder>(pattern, text, std::move(stop));
        return std::make_unique<NeedleHitFinder>(pattern, text, std::move(stop));
    }
    if (pattern.program() != nullptr)
        return std::make_unique<ProgramHitFinder>(pattern, text, std::move(stop));
    return std::make_unique<RegexHitFinder>(pattern, text, std::move(stop));
}

bool isWordCharacter(char32_t c) {
    const auto codePoint = static_cast<UChar32>(c);
    constexpr std::uint32_t kOthers = U_GC_M_MASK | U_GC_ND_MASK | U_GC_PC_MASK;
    return u_hasBinaryProperty(codePoint, UCHAR_ALPHABETIC) ||
           u_hasBinaryProperty(codePoint, UCHAR_JOIN_CONTROL) ||
           (U_GET_GC_MASK(codePoint) & kOthers) != 0;
}

} // namespace moji::search

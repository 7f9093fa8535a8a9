#include "detect/line_segments.h"

#include "detect/language_model.h"
#include "detect/letter_costs.h"
#include "detect/utf8_balance.h"
#include "text/ascii.h"
#include "unicode/presentation.h"
#include "utf8/strict.h"
#include "utf8/valid_utf8.h"

#include <algorithm>

namespace moji {

namespace {

bool isSeparator(Byte byte) {
    return byte < 0x30 || (byte >= 0x3A && byte <= 0x3F);
}

bool isUtf8OrDamaged(ByteView word) {
    const Utf8Look look = lookForUtf8(word);
    if (look.leads == 0 || look.mostWellFormed() < 2 * look.leastProblems())
        return false;
    if (isValidUtf8(word))
        return true;
    const Utf8Balance balance = weighUtf8(word, Tail::AtEnd, 0);
    return balance.wellFormed > 0 && balance.wellFormed >= 2 * balance.problems;
}

/// Whether text of today has it, and more than now and then. Chance makes any character: in IBM866
/// только is ⮫쪮 and целыми 楫묨 in UTF-8.
bool isOfText(char32_t c) {
    constexpr double kRare = 12 * kCostUnits; // 12 bits
    LetterCosts& costs = LetterCosts::ofThread();
    const CharacterClass character = costs.classOf(c);
    switch (character.kind) {
    case CharacterKind::Letter:
        return character.script != Script::Other;
    case CharacterKind::Asian:
        return std::ranges::min(costs.asianCosts(c, 0)) < kRare;
    case CharacterKind::Mark:
    case CharacterKind::Symbol:
        return c < 0x1000 || (c >= 0x2000 && c < 0x2800) || c == unicode::kEmojiPresentation;
    case CharacterKind::HighControl:
    case CharacterKind::PrivateUse:
    case CharacterKind::Unassigned:
        return false;
    default:
        return true;
    }
}

/// Characters beyond ASCII that are well-formed UTF-8.
struct Utf8Characters {
    std::uint64_t ofText = 0;
    std::uint64_t others = 0;

    void add(ByteView bytes) {
        while (!bytes.empty()) {
            const Span next = utf8::decodeStrict(bytes, Tail::AtEnd);
            if (!isError(next.status) && next.codePoints[0] >= 0x80)
                ++(isOfText(next.codePoints[0]) ? ofText : others);
            bytes = bytes.subspan(std::max<std::size_t>(next.length, 1));
        }
    }
    /// One character may be there by chance.
    [[nodiscard]] bool isOnPurpose() const { return ofText > 1 && ofText > others; }
};

bool isLongEnough(ByteView line, const LineSegment& segment) {
    const ByteView bytes = line.subspan(segment.range.begin, segment.range.length());
    const auto high = std::ranges::count_if(bytes, [](Byte byte) { return byte >= 0x80; });
    return static_cast<std::size_t>(high) >= kForeignBytes;
}

} // namespace

std::vector<LineSegment> segmentLine(ByteView line) {
    std::vector<LineSegment> segments;
    if (!mayHaveUtf8(line) || isValidUtf8(line))
        return segments;
    std::size_t begin = 0;
    while (begin < line.size()) {
        std::size_t end = begin;
        while (end < line.size() && !isSeparator(line[end]))
            ++end;
        const ByteView word = line.subspan(begin, end - begin);
        while (end < line.size() && isSeparator(line[end]))
            ++end;
        if (!isAscii(word)) {
            const bool utf8 = isUtf8OrDamaged(word);
            if (segments.empty() || segments.back().utf8 != utf8)
                segments.push_back({{segments.empty() ? 0 : begin, end}, utf8});
        }
        if (!segments.empty())
            segments.back().range.end = end;
        begin = end;
    }
    Utf8Characters characters;
    for (const LineSegment& segment : segments)
        if (segments.size() > 1 && segment.utf8)
            characters.add(line.subspan(segment.range.begin, segment.range.length()));
    const bool isMixture =
        characters.isOnPurpose() && std::ranges::any_of(segments, [&](const LineSegment& segment) {
            return !segment.utf8 && isLongEnough(line, segment);
        });
    if (!isMixture)
        segments.clear();
    return segments;
}

} // namespace moji

#include "detect/odd_signs.h"

#include "detect/letter_costs.h"

#include <algorithm>
#include <utility>

namespace moji {

namespace {

/// Whether the second byte of the character is a letter of ASCII.
bool endsInLetter(const Codec& codec, char32_t character) {
    EncoderState state = codec.initialEncoderState();
    const EncodeStep step = codec.encode({&character, 1}, state, Tail::AtEnd);
    const int small = step.bytes[1] | 0x20; // 0 where there is none
    return small >= 'a' && small <= 'z';
}

/// What a letter of Hangul by itself costs, in bits: those that were given up long ago, and
/// clusters, which only syllables end in, are in no list of letters either.
double doubtOfJamo(char32_t c) {
    constexpr double kOld = 8;
    constexpr double kCluster = 4;
    constexpr char32_t kFirstOld = 0x3164;
    constexpr char32_t kLastOld = 0x318E;
    constexpr std::u32string_view kClusters = U"ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ";
    if (c >= kFirstOld && c <= kLastOld)
        return kOld;
    return kClusters.find(c) != std::u32string_view::npos ? kCluster : 0;
}

double doubtOfLoneAsian(const Codec& codec, std::u32string_view text) {
    constexpr double kAlone = 8;                  // bits a character
    constexpr std::uint16_t kRareUnits = 12 * 16; // of kCostUnits; those of names cost less
    LetterCosts& costs = LetterCosts::ofThread();
    const auto kindAt = [&](std::size_t i) {
        return i < text.size() ? costs.classOf(text[i]).kind : CharacterKind::Space;
    };
    constexpr std::size_t kWord = 2; // letters; a single one is a unit or of a format: %.1f°C
    double bits = 0;
    CharacterKind before = CharacterKind::Space;
    std::size_t letters = 0; // on end
    for (std::size_t i = 0; i < text.size(); ++i) {
        const CharacterKind kind = kindAt(i);
        const bool begins = before != CharacterKind::Asian && letters < kWord;
        if (kind == CharacterKind::Asian && begins && kindAt(i + 1) != CharacterKind::Asian &&
            std::ranges::min(costs.asianCosts(text[i], 0)) >= kRareUnits &&
            endsInLetter(codec, text[i]))
            bits += kAlone;
        before = kind;
        letters = kind == CharacterKind::Letter ? letters + 1 : 0;
    }
    return bits;
}

/// The lines that a piece of a frame has to its sides.
enum class Line : std::uint8_t { None, Single, Double };
struct Sides {
    Line left = Line::None;
    Line right = Line::None;
};

Sides sidesOf(char32_t piece) {
    constexpr std::pair<std::u32string_view, Sides> kPieces[] = {
        {U"─┬┴┼╥╨╫", {Line::Single, Line::Single}}, {U"═╤╧╪╦╩╬", {Line::Double, Line::Double}},
        {U"┐┘┤╖╜╢", {Line::Single, Line::None}},    {U"╕╛╡╗╝╣", {Line::Double, Line::None}},
        {U"┌└├╓╙╟", {Line::None, Line::Single}},    {U"╒╘╞╔╚╠", {Line::None, Line::Double}},
    };
    for (const auto& [pieces, sides] : kPieces)
        if (pieces.find(piece) != std::u32string_view::npos)
            return sides;
    return {};
}

bool isStraight(char32_t piece) {
    return piece == U'─' || piece == U'═';
}

/// Whether a line of one of them ends at the other: at a piece that has none there; or at a letter
/// or a block, unless it is a straight one, which a title interrupts.
bool endsBetween(char32_t one, char32_t next) {
    LetterCosts& costs = LetterCosts::ofThread();
    const auto interrupts = [&](char32_t c) {
        const CharacterKind kind = costs.classOf(c).kind;
        return kind == CharacterKind::Letter || kind == CharacterKind::Box;
    };
    if (isFramePiece(one) && isFramePiece(next))
        return sidesOf(one).right != sidesOf(next).left;
    if (isFramePiece(one))
        return !isStraight(one) && sidesOf(one).right != Line::None && interrupts(next);
    return isFramePiece(next) && !isStraight(next) && sidesOf(next).left != Line::None &&
           interrupts(one);
}

/// Whether any character is an odd sign. (Most texts have none; written so that compilers ask
/// about several characters at once.)
bool hasOddSign(std::u32string_view text, bool isOfDos) {
    std::uint32_t found = 0;
    for (const char32_t c : text)
        found |= isOddSign(c, isOfDos) ? 1 : 0;
    return found != 0;
}

double doubtOfSigns(std::u32string_view text, bool isOfDos) {
    if (!hasOddSign(text, isOfDos))
        return 0;
    constexpr double kInWord = 8; // bits
    constexpr double kLineEnds = 6;
    constexpr double kMostOfLines = 36; // a list of all pieces is no frame either
    LetterCosts& costs = LetterCosts::ofThread();
    const auto isLetter = [&](char32_t c) {
        return costs.classOf(c).kind == CharacterKind::Letter;
    };
    double bits = 0;
    double ofLines = 0;
    for (std::size_t i = 1; i < text.size(); ++i) {
        const char32_t before = text[i - 1];
        if (isFramePiece(before) || isFramePiece(text[i]))
            ofLines += endsBetween(before, text[i]) ? kLineEnds : 0;
        const bool isInWord = isLetter(before) && i + 1 < text.size() && isLetter(text[i + 1]);
        const bool isTwice = before == text[i] && isNeverTwice(before);
        if (isTwice ||
            (isInWord && (isNeverInWord(text[i]) || isTypedApostrophe(text[i], isOfDos))))
            bits += kInWord;
    }
    return bits + std::min(ofLines, kMostOfLines);
}

} // namespace

double doubtOfLooseJamo(const Codec& codec, std::u32string_view text) {
    const auto isSyllable = [](char32_t c) { return c >= 0xAC00 && c <= 0xD7A3; };
    double bits = 0;
    if (codec.info().family != CodecFamily::DoubleByte || std::ranges::any_of(text, isSyllable))
        return bits;
    for (const char32_t c : text)
        bits += doubtOfJamo(c);
    return bits;
}

bool isOneSign(const Codec& codec, std::u32string_view text) {
    const auto isOther = [](char32_t c) { return c >= 0x80; };
    const auto first = std::ranges::find_if(text, isOther);
    if (codec.info().family != CodecFamily::DoubleByte || first == text.end())
        return false;
    const CharacterKind kind = LetterCosts::ofThread().classOf(*first).kind;
    return kind != CharacterKind::Letter && kind != CharacterKind::Asian &&
           std::ranges::all_of(text, [&](char32_t c) { return !isOther(c) || c == *first; });
}

double doubtOfOddSigns(const Codec& codec, std::u32string_view text) {
    return codec.info().family == CodecFamily::DoubleByte
               ? doubtOfLoneAsian(codec, text) + doubtOfLooseJamo(codec, text)
               : doubtOfSigns(text, isOfDos(codec));
}

} // namespace moji

#include "detect/seven_bit.h"

#include "escape/base64_codec.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

#include <algorithm>
#include <optional>

namespace moji {

namespace {

constexpr Byte kEscape = 0x1B;
constexpr Byte kShiftOut = 0x0E;
constexpr std::size_t kLongestLine = 1024 * 1024; // bytes; a longer one is looked at in pieces
constexpr std::size_t kEnoughStretches = 1024;    // bytes of them that are kept

bool isCell(Byte byte) {
    return byte >= 0x21 && byte <= 0x7E;
}

/// How many pairs of cells the text begins with.
std::size_t pairsAt(std::string_view text) {
    std::size_t at = 0;
    while (at + 1 < text.size() && isCell(static_cast<Byte>(text[at])) &&
           isCell(static_cast<Byte>(text[at + 1])))
        at += 2;
    return at / 2;
}

void keepStretch(std::string_view stretch, std::string& stretches) {
    if (stretches.size() < kEnoughStretches) {
        stretches += stretch.substr(0, kEnoughStretches);
        stretches += '\n';
    }
}

int sixBits(char digit) {
    return escape::base64Value(static_cast<Byte>(digit));
}

/// UTF-16 in base64; nothing if digits are missing, or if the bits that are left are not 0.
std::optional<std::u16string> unitsOf(std::string_view digits) {
    std::u16string units;
    std::uint32_t bits = 0;
    std::size_t count = 0;
    for (const char digit : digits) {
        bits = bits << 6 | static_cast<std::uint32_t>(sixBits(digit));
        count += 6;
        if (count < 16)
            continue;
        count -= 16;
        units += static_cast<char16_t>(bits >> count);
        bits &= (1U << count) - 1;
    }
    return units.empty() || count >= 6 || bits != 0 ? std::nullopt : std::optional(units);
}

/// The script that a character decides on; the scripts of East Asian text are one.
std::optional<UScriptCode> tellingScript(UChar32 c) {
    UErrorCode error = U_ZERO_ERROR;
    const UScriptCode script = uscript_getScript(c, &error);
    switch (script) {
    case USCRIPT_COMMON:
    case USCRIPT_INHERITED:
        return {};
    case USCRIPT_LATIN: // full-width letters are in East Asian text
        return c >= 0xFF00 ? std::optional<UScriptCode>() : script;
    case USCRIPT_HIRAGANA:
    case USCRIPT_KATAKANA:
    case USCRIPT_BOPOMOFO:
    case USCRIPT_HANGUL:
        return USCRIPT_HAN;
    default:
        return script;
    }
}

/// Whether someone may have written these characters one after another.
bool mayBeWritten(std::u16string_view units) {
    std::optional<UScriptCode> before;
    for (std::size_t at = 0; at < units.size();) {
        UChar32 c = 0;
        U16_NEXT(units.data(), at, units.size(), c);
        const auto type = u_charType(c);
        if (type == U_UNASSIGNED || type == U_PRIVATE_USE_CHAR || type == U_SURROGATE || c < 0x20)
            return false;
        const auto script = tellingScript(c);
        if (script && before && *script != *before)
            return false;
        before = script ? script : before;
    }
    return true;
}

bool isIso2022JpAt(std::string_view rest) {
    return (rest.starts_with("$@") || rest.starts_with("$B")) && pairsAt(rest.substr(2)) > 0;
}

} // namespace

bool SevenBitProofs::has(std::string_view encoding) const {
    return encoding == "UTF-7"                   ? utf7
           : encoding.starts_with("HZ")          ? hz
           : encoding.starts_with("ISO-2022-JP") ? iso2022Jp
           : encoding.starts_with("ISO-2022-KR") ? iso2022Kr
                                                 : encoding.starts_with("ISO-2022-CN") && iso2022Cn;
}

void SevenBitSearch::add(ByteView piece) {
    std::string_view text = asChars(piece);
    if (m_line.empty() && !mayShift(text))
        return;
    const std::size_t end = text.rfind('\n') + 1; // 0: nowhere
    if (end > 0 && m_line.empty()) {
        addLines(text.substr(0, end));
    } else if (end > 0) {
        m_line += text.substr(0, end);
        addLines(m_line);
        m_line.clear();
    }
    m_line += text.substr(end);
    if (m_line.size() >= kLongestLine)
        addLines(m_line);
    if (m_line.size() >= kLongestLine || !mayShift(m_line))
        m_line.clear();
}

SevenBitProofs SevenBitSearch::finish() {
    addLines(m_line);
    m_proofs.hz = m_hz == Shifts::Proved;
    m_proofs.utf7 = m_utf7 == Shifts::Proved;
    m_proofs.iso2022Kr = m_isKorean && m_isShifted;
    m_proofs.iso2022Cn = m_isChinese && m_isShifted;
    return std::move(m_proofs);
}

bool SevenBitSearch::mayShiftAt(ByteView text, std::size_t at) const {
    const bool isLast = at + 1 == text.size();
    switch (text[at]) {
    case kEscape:
        return isLast || text[at + 1] == '$';
    case kShiftOut:
        return true;
    case '~':
        return m_hz != Shifts::Refuted && (isLast || text[at + 1] == '{');
    case '+':
        return m_utf7 != Shifts::Refuted && (isLast || sixBits(asChars(text)[at + 1]) >= 0);
    default:
        return false;
    }
}

bool SevenBitSearch::mayShift(std::string_view text) const {
    return (m_utf7 != Shifts::Refuted && text.find('+') != std::string_view::npos) ||
           (m_hz != Shifts::Refuted &&
            (text.ends_with('~') || text.find("~{") != std::string_view::npos)) ||
           text.find(static_cast<char>(kEscape)) != std::string_view::npos ||
           text.find(static_cast<char>(kShiftOut)) != std::string_view::npos;
}

void SevenBitSearch::addLines(std::string_view lines) {
    if (m_hz != Shifts::Refuted)
        findHz(lines, m_hz, m_proofs.hzStretches);
    if (m_utf7 != Shifts::Refuted)
        findUtf7(lines, m_utf7, m_proofs.utf7Stretches);
    findEscapes(lines);
}

void SevenBitSearch::findEscapes(std::string_view lines) {
    // One byte at a time is looked for much faster than either of two.
    constexpr auto kNowhere = std::string_view::npos;
    for (std::size_t at = lines.find(kShiftOut); at != kNowhere; at = lines.find(kShiftOut, at + 1))
        m_isShifted = m_isShifted || pairsAt(lines.substr(at + 1)) > 0;
    for (std::size_t at = lines.find(kEscape); at != kNowhere; at = lines.find(kEscape, at + 1)) {
        const std::string_view rest = lines.substr(at + 1);
        m_proofs.iso2022Jp = m_proofs.iso2022Jp || isIso2022JpAt(rest);
        m_isKorean = m_isKorean || rest.starts_with("$)C");
        m_isChinese = m_isChinese || rest.starts_with("$)A") || rest.starts_with("$)G") ||
                      rest.starts_with("$)E");
    }
}

/// Each ~{ must be closed on its line, with pairs between; one that is not refutes all. The end of
/// the text may be a cut: there so many pairs do.
void SevenBitSearch::findHz(std::string_view text, Shifts& found, std::string& stretches) {
    constexpr char kLastRow = 0x77;
    constexpr std::size_t kEnoughPairs = 16;
    for (std::size_t at = text.find("~{"); at != std::string_view::npos; at = text.find("~{", at)) {
        const std::size_t begin = at;
        at += 2;
        if (begin > 0 && text[begin - 1] == '~') // ~~ is a tilde
            continue;
        while (at + 1 < text.size() && text.substr(at, 2) != "~}") {
            const bool isPair =
                text[at] >= 0x21 && text[at] <= kLastRow && isCell(static_cast<Byte>(text[at + 1]));
            if (!isPair) {
                found = Shifts::Refuted;
                return;
            }
            at += 2;
        }
        const std::size_t pairs = (at - begin) / 2 - 1;
        const bool isCut = at + 1 >= text.size();
        if (isCut && pairs < kEnoughPairs)
            return;
        found = pairs == 0 ? Shifts::Refuted : Shifts::Proved;
        if (isCut || pairs == 0)
            return;
        at += 2;
        keepStretch(text.substr(begin, at - begin), stretches);
    }
}

/// Each + must begin characters, or be +- for itself. The end of the text may be a cut.
void SevenBitSearch::findUtf7(std::string_view text, Shifts& found, std::string& stretches) {
    for (std::size_t at = text.find('+'); at != std::string_view::npos; at = text.find('+', at)) {
        const std::size_t begin = at;
        const std::string_view rest = text.substr(at + 1);
        const auto end = std::ranges::find_if(rest, [](char c) { return sixBits(c) < 0; });
        if (end == rest.end())
            return;
        const auto length = static_cast<std::size_t>(end - rest.begin());
        at += 1 + length;
        if (length == 0 && *end == '-')
            continue;
        const auto units = unitsOf(rest.substr(0, length));
        found = units && mayBeWritten(*units) ? Shifts::Proved : Shifts::Refuted;
        if (found == Shifts::Refuted)
            return;
        keepStretch(text.substr(begin, at + (*end == '-' ? 1 : 0) - begin), stretches);
    }
}

SevenBitProofs findSevenBitProofs(ByteView bytes) {
    SevenBitSearch search;
    search.add(bytes);
    return search.finish();
}

} // namespace moji

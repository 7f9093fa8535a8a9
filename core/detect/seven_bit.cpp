#include "detect/seven_bit.h"

#include "bytes/byte_source.h"
#include "escape/base64_codec.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

#include <algorithm>
#include <optional>
#include <string>

namespace moji {

namespace {

constexpr Byte kEscape = 0x1B;
constexpr Byte kShiftOut = 0x0E;

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

/// What the shifts of HZ, or of UTF-7, say.
enum class Shifts : std::uint8_t { None, Refuted, Proved };

/// Each ~{ must be closed on its line, with pairs between; one that is not refutes all. The end of
/// the text may be a cut: there so many pairs do.
Shifts findHz(std::string_view text) {
    constexpr char kLastRow = 0x77;
    constexpr std::size_t kEnoughPairs = 16;
    bool found = false;
    for (std::size_t at = text.find("~{"); at != std::string_view::npos; at = text.find("~{", at)) {
        if (at > 0 && text[at - 1] == '~') { // ~~ is a tilde
            at += 2;
            continue;
        }
        at += 2;
        std::size_t pairs = 0;
        while (at + 1 < text.size() && text.substr(at, 2) != "~}") {
            const bool isPair =
                text[at] >= 0x21 && text[at] <= kLastRow && isCell(static_cast<Byte>(text[at + 1]));
            if (!isPair)
                return Shifts::Refuted;
            at += 2;
            ++pairs;
        }
        if (at + 1 >= text.size()) {
            found = found || pairs >= kEnoughPairs;
            break;
        }
        if (pairs == 0)
            return Shifts::Refuted;
        found = true;
        at += 2;
    }
    return found ? Shifts::Proved : Shifts::None;
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

/// Each + must begin characters, or be +- for itself. The end of the text may be a cut.
Shifts findUtf7(std::string_view text) {
    bool found = false;
    for (std::size_t at = text.find('+'); at != std::string_view::npos; at = text.find('+', at)) {
        const std::string_view rest = text.substr(at + 1);
        const auto end = std::ranges::find_if(rest, [](char c) { return sixBits(c) < 0; });
        if (end == rest.end())
            break;
        const auto length = static_cast<std::size_t>(end - rest.begin());
        at += 1 + length;
        if (length == 0 && *end == '-')
            continue;
        const auto units = unitsOf(rest.substr(0, length));
        if (!units || !mayBeWritten(*units))
            return Shifts::Refuted;
        found = true;
    }
    return found ? Shifts::Proved : Shifts::None;
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

SevenBitProofs findSevenBitProofs(ByteView bytes) {
    const std::string_view text = asChars(bytes);
    SevenBitProofs proofs;
    proofs.hz = findHz(text) == Shifts::Proved;
    proofs.utf7 = findUtf7(text) == Shifts::Proved;
    bool shifted = false;
    bool korean = false;
    bool chinese = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = static_cast<Byte>(text[at]);
        const std::string_view rest = text.substr(at + 1);
        if (byte == kShiftOut)
            shifted = shifted || pairsAt(rest) > 0;
        if (byte != kEscape)
            continue;
        proofs.iso2022Jp = proofs.iso2022Jp || isIso2022JpAt(rest);
        korean = korean || rest.starts_with("$)C");
        chinese = chinese || rest.starts_with("$)A") || rest.starts_with("$)G") ||
                  rest.starts_with("$)E");
    }
    proofs.iso2022Kr = korean && shifted;
    proofs.iso2022Cn = chinese && shifted;
    return proofs;
}

SevenBitProofs findSevenBitProofs(const ByteSurvey& survey) {
    if (!survey.hasAny(kEscape) && !survey.hasAny(kShiftOut) && !survey.hasAny('~') &&
        !survey.hasAny('+'))
        return {};
    Bytes joined; // an announcement in one window may be followed by shifts in another
    for (const ByteSurvey::Window& window : survey.windows) {
        joined.insert(joined.end(), window.bytes.begin(), window.bytes.end());
        joined.push_back('\n');
    }
    SevenBitProofs all = findSevenBitProofs(joined);
    // A shift goes no further than its line: each window is looked at by itself.
    const auto isProved = [&](Shifts (*find)(std::string_view)) {
        bool found = false;
        for (const ByteSurvey::Window& window : survey.windows) {
            const Shifts shifts = find(asChars(window.bytes));
            if (shifts == Shifts::Refuted)
                return false;
            found = found || shifts == Shifts::Proved;
        }
        return found;
    };
    all.hz = isProved(findHz);
    all.utf7 = isProved(findUtf7);
    return all;
}

} // namespace moji

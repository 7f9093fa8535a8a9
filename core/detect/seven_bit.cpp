#include "detect/seven_bit.h"

#include "bytes/byte_source.h"

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

/// What the shifts of HZ say.
enum class Hz : std::uint8_t { None, Refuted, Proved };

/// Each ~{ must be closed on its line, with pairs between; one that is not refutes all. The end of
/// the text may be a cut: there so many pairs do.
Hz findHz(std::string_view text) {
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
                return Hz::Refuted;
            at += 2;
            ++pairs;
        }
        if (at + 1 >= text.size()) {
            found = found || pairs >= kEnoughPairs;
            break;
        }
        if (pairs == 0)
            return Hz::Refuted;
        found = true;
        at += 2;
    }
    return found ? Hz::Proved : Hz::None;
}

bool isIso2022JpAt(std::string_view rest) {
    return (rest.starts_with("$@") || rest.starts_with("$B")) && pairsAt(rest.substr(2)) > 0;
}

} // namespace

bool SevenBitProofs::has(std::string_view encoding) const {
    return encoding.starts_with("HZ")            ? hz
           : encoding.starts_with("ISO-2022-JP") ? iso2022Jp
           : encoding.starts_with("ISO-2022-KR") ? iso2022Kr
                                                 : encoding.starts_with("ISO-2022-CN") && iso2022Cn;
}

SevenBitProofs findSevenBitProofs(ByteView bytes) {
    const std::string_view text = asChars(bytes);
    SevenBitProofs proofs;
    proofs.hz = findHz(text) == Hz::Proved;
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
    if (!survey.hasAny(kEscape) && !survey.hasAny(kShiftOut) && !survey.hasAny('~'))
        return {};
    Bytes joined; // an announcement in one window may be followed by shifts in another
    for (const ByteSurvey::Window& window : survey.windows) {
        joined.insert(joined.end(), window.bytes.begin(), window.bytes.end());
        joined.push_back('\n');
    }
    SevenBitProofs all = findSevenBitProofs(joined);
    // A shift goes no further than its line: each window is looked at by itself.
    bool isRefuted = false;
    all.hz = false;
    for (const ByteSurvey::Window& window : survey.windows) {
        const Hz hz = findHz(asChars(window.bytes));
        all.hz = all.hz || hz == Hz::Proved;
        isRefuted = isRefuted || hz == Hz::Refuted;
    }
    all.hz = all.hz && !isRefuted;
    return all;
}

} // namespace moji

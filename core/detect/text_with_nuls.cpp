#include "detect/text_with_nuls.h"

#include "bytes/borrowed_source.h"
#include "detect/binary_data.h"
#include "detect/detector.h"

#include <algorithm>

namespace moji {

namespace {

constexpr std::size_t kFewest = 64; // bytes of text
constexpr std::size_t kForOneRun = 8;
constexpr std::size_t kOfAsciiForOneRun = 2; // of words in ASCII, of which any number is text
constexpr double kSure = 0.8;                // score

/// Each beginning of a run of NULs.
std::size_t countRuns(ByteView bytes) {
    std::size_t runs = 0;
    Byte before = 1;
    for (const Byte byte : bytes) {
        runs += byte == 0 && before != 0 ? 1 : 0;
        before = byte;
    }
    return runs;
}

} // namespace

std::optional<TextWithNuls> findTextBetweenNuls(ByteView beginning, const CodecRegistry& registry) {
    Bytes text;
    text.reserve(beginning.size());
    std::ranges::copy_if(beginning, std::back_inserter(text), [](Byte byte) { return byte != 0; });
    const bool isAscii = std::ranges::all_of(text, [](Byte byte) { return byte < 0x80; });
    if (text.size() < (isAscii ? 2 : kFewest) ||
        countRuns(beginning) * (isAscii ? kOfAsciiForOneRun : kForOneRun) > text.size() ||
        countControls(ByteView(text)).hasAny())
        return std::nullopt;
    const auto detection = detectEncoding(BorrowedSource(text), registry);
    if (!detection || detection->guesses.empty())
        return std::nullopt;
    if (detection->mixedLines)
        return TextWithNuls{&registry.utf8(), true};
    const EncodingGuess& best = detection->guesses.front();
    if (detection->ambiguous || best.score < kSure)
        return std::nullopt;
    return TextWithNuls{best.codec, false};
}

} // namespace moji

#include "repair/undecoded.h"

#include "bytes/borrowed_source.h"
#include "detect/detector.h"
#include "detect/text_decoding.h"
#include "repair/chain.h"
#include "repair/text_cost.h"
#include "text/ascii.h"
#include "utf8/utf8_writer.h"

#include <algorithm>

namespace moji::repair {

namespace {

constexpr double kSure = 0.9;          // score of a guess
constexpr std::size_t kWeighed = 4096; // bytes of what is decoded

/// The lines that are not ASCII, as many as are weighed; of a Unicode encoding, in which a byte of
/// 0A need not end a line, the beginning.
std::string_view tellingPart(std::string_view bytes, const Codec& codec, std::string& copy) {
    if (codec.info().family == CodecFamily::Unicode)
        return bytes.substr(0, kWeighed);
    while (!bytes.empty() && copy.size() < kWeighed) {
        const std::string_view line = bytes.substr(0, bytes.find('\n'));
        if (!isAscii(asBytes(line)))
            copy.append(line.substr(0, kWeighed)) += '\n';
        bytes.remove_prefix(std::min(bytes.size(), line.size() + 1));
    }
    return copy;
}

/// By how many bits the text is likelier than U+FFFD for each malformed sequence.
double bitsSaved(std::string_view bytes, const Codec& codec) {
    std::string copy;
    const std::string_view part = tellingPart(bytes, codec, copy);
    std::u32string text;
    decodeText(codec, codec.initialState(), asBytes(part), Tail::AtEnd, part.size(), text);
    std::ranges::replace(text, kErrorMark, U'\uFFFD'); // where the part ends
    return bitsOf(fromUtf8(part)) - bitsOf(text);
}

/// The encoding of all of `bytes`, and how sure that is.
std::optional<EncodingGuess> encodingOf(const CodecRegistry& codecs,
                                        std::span<const std::string> named, ByteView bytes,
                                        const std::stop_token& stop) {
    DetectOptions options;
    for (const std::string& name : named)
        if (const Codec* codec = codecs.find(name))
            options.candidates.push_back(codec);
    auto detection = detectEncoding(BorrowedSource(bytes), codecs, options, stop);
    if (!detection || detection->guesses.empty())
        return std::nullopt;
    EncodingGuess& best = detection->guesses.front();
    const bool isSure = !detection->ambiguous && best.score >= kSure;
    const bool isTold = named.size() == 1 || isSure;
    const bool isWhole = best.damaged == 0 && best.codec != &codecs.utf8();
    return isTold && isWhole ? std::optional(std::move(best)) : std::nullopt;
}

} // namespace

std::optional<RepairPlan> decodingPlan(const CodecRegistry& codecs,
                                       std::span<const std::string> named, std::string_view bytes,
                                       const std::stop_token& stop) {
    const auto guess = encodingOf(codecs, named, asBytes(bytes), stop);
    const auto text = guess ? decodeWhole(*guess->codec, asBytes(bytes)) : std::nullopt;
    const double saved = text ? bitsSaved(bytes, *guess->codec) : 0;
    if (!text || (saved <= 0 && named.size() != 1))
        return std::nullopt;
    RepairPlan plan;
    plan.label = Label::Lossless;
    plan.net = saved;
    plan.whole = true;
    plan.text = toUtf8(*text);
    plan.score = guess->score;
    RepairedSegment segment;
    segment.source = {0, bytes.size()};
    segment.result = {0, plan.text.size()};
    segment.chain = {{StepKind::Decode, guess->codec->name()}};
    plan.segments.push_back(std::move(segment));
    return plan;
}

} // namespace moji::repair

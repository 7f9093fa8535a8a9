#include "survey/mixed_detection.h"

#include "detect/guess_order.h"

#include <algorithm>
#include <utility>

namespace moji {

namespace {

/// What to look for; nothing where lines cannot be in several encodings.
std::optional<MixtureQuestion> questionOf(const Detection& detection) {
    if (detection.binary)
        return std::nullopt;
    if (detection.guesses.empty())
        return MixtureQuestion{nullptr, {}, true};
    const EncodingGuess& best = detection.guesses.front();
    if (isUtf8(*best.codec))
        return best.damaged > 0 ? std::optional(MixtureQuestion{best.codec, best.damage, false})
                                : std::nullopt;
    const bool keepsLineFeeds =
        best.codec->info().asciiCompatible || best.codec->info().family == CodecFamily::SingleByte;
    const bool isByLetters =
        best.basis == DetectionBasis::Letters || best.basis == DetectionBasis::Declaration;
    if (!isByLetters || !keepsLineFeeds)
        return std::nullopt;
    const bool isSure = !detection.ambiguous && detection.looksLikeText;
    return MixtureQuestion{best.codec, {}, true, isSure};
}

/// Where the best guess is an encoding of no line, the bytes of all encodings together have misled,
/// and the other guesses are worth no more.
void keepThoseOfLines(std::vector<EncodingGuess>& guesses,
                      const std::map<std::string, std::uint64_t>& lines) {
    const auto isOfNoLine = [&](const EncodingGuess& guess) {
        return !lines.contains(std::string(guess.codec->name()));
    };
    if (!guesses.empty() && isOfNoLine(guesses.front()))
        guesses.clear();
    std::erase_if(guesses, isOfNoLine);
    for (EncodingGuess& guess : guesses)
        guess.score *= kOfMixed;
}

/// Adds what the bytes are under a codec to the guesses, as the least likely; nothing where they
/// are malformed.
Result<Done> addGuess(const ByteSource& source, const CodecRegistry& registry, const Codec& codec,
                      std::vector<EncodingGuess>& guesses, const std::stop_token& stop) {
    if (std::ranges::find(guesses, &codec, &EncodingGuess::codec) != guesses.end())
        return Done{};
    DetectOptions options;
    options.candidates = {&codec};
    auto alone = detectEncoding(source, registry, options, stop);
    if (!alone)
        return alone.error();
    for (EncodingGuess& guess : alone->guesses) {
        guess.score = 0;
        guess.next = nullptr;
        guess.margin = 0;
        guesses.push_back(std::move(guess));
    }
    return Done{};
}

/// Makes the guess of an encoding, with those that read the same, the first in the place of the one
/// that was. Nothing happens if it is no guess.
void prefer(const Codec& codec, std::vector<EncodingGuess>& guesses) {
    const auto preferred = std::ranges::find(guesses, &codec, &EncodingGuess::codec);
    if (preferred == guesses.end() || preferred->damaged > 0)
        return;
    EncodingGuess& first = guesses.front();
    const Codec* const before = first.codec;
    const Codec* const reading = readingOf(*preferred);
    if (reading == before)
        return;
    const double high = first.score;
    const double low = preferred->score;
    std::swap(first.bits, preferred->bits);
    for (EncodingGuess& guess : guesses) {
        if (readingOf(guess) == reading)
            guess.score = high;
        else if (readingOf(guess) == before)
            guess.score = low;
    }
    putFirst(guesses, preferred);
    std::stable_sort(guesses.begin() + 1, guesses.end(),
                     [](const auto& a, const auto& b) { return a.score > b.score; });
}

} // namespace

Result<MixedDetection> detectWithLines(const ByteSource& source, const CodecRegistry& registry,
                                       const DetectOptions& options, const std::stop_token& stop,
                                       const ProgressCallback& progress) {
    auto detection = detectEncoding(source, registry, options, stop, progress);
    if (!detection)
        return detection.error();
    MixedDetection found{*std::move(detection), {}};
    const auto question = options.candidates.empty() ? questionOf(found.detection) : std::nullopt;
    if (!question)
        return found;
    auto look = lookAtLines(source, registry, *question, stop);
    if (!look)
        return look.error();
    found.mixture = std::move(look->mixture);
    if (look->other) {
        auto& guesses = found.detection.guesses;
        if (auto done = addGuess(source, registry, *look->other, guesses, stop); !done)
            return done.error();
        prefer(*look->other, guesses);
    }
    if (!found.mixture)
        return found;
    found.detection.ambiguous = true;
    keepThoseOfLines(found.detection.guesses, found.mixture->lines);
    return found;
}

} // namespace moji

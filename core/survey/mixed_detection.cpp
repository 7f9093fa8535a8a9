#include "survey/mixed_detection.h"

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
    if (best.basis != DetectionBasis::Letters || !keepsLineFeeds)
        return std::nullopt;
    return MixtureQuestion{best.codec, {}, detection.ambiguous || !detection.looksLikeText};
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
    auto mixture = findLineMixture(source, registry, *question, stop);
    if (!mixture)
        return mixture.error();
    found.mixture = *std::move(mixture);
    if (!found.mixture)
        return found;
    found.detection.ambiguous = true;
    keepThoseOfLines(found.detection.guesses, found.mixture->lines);
    return found;
}

} // namespace moji

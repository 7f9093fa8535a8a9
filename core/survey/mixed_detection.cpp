#include "survey/mixed_detection.h"

namespace moji {

namespace {

constexpr double kOfMixed = 0.5; // of a score: the encoding of some lines at best

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
    for (EncodingGuess& guess : found.detection.guesses)
        guess.score *= kOfMixed;
    return found;
}

} // namespace moji

#include "document/file_encoding.h"

#include "survey/mixed_detection.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace moji::app {

namespace {

constexpr double kConvincing =
    0.5; // score of a guess for opening; below, it does not look like text
constexpr double kSureByBits = 2.3;    // five times as likely as the next
constexpr double kWorthNaming = 0.15;  // share of the best guess's score
constexpr std::size_t kMostOthers = 4; // more would be too long for a status bar

/// Other candidates, without those that read the same as one listed.
std::vector<const Codec*> namedOthers(const Detection& detection) {
    std::vector<const Codec*> others;
    for (const EncodingGuess& guess : detection.guesses)
        if (!guess.sameAs && guess.score >= kWorthNaming * detection.guesses.front().score &&
            others.size() < kMostOthers)
            others.push_back(guess.codec);
    return others;
}

FileEncoding undecided(FileEncoding found, const Detection& detection, const Codec& utf8) {
    const auto text = detection.binary ? detection.binary->betweenNuls : std::nullopt;
    found.isBetweenNuls = text.has_value();
    found.codec = text && text->codec->name() != "ASCII" ? text->codec : &utf8;
    if (found.codec != &utf8)
        found.disproof.reset(); // it is one of UTF-8
    found.sure = false;
    found.others = namedOthers(detection);
    return found;
}

/// Every byte decodes under `found.codec`.
FileEncoding judgeWhole(FileEncoding found, const Detection& detection, const Codec& utf8) {
    if (detection.guesses.empty() || detection.ambiguous)
        return undecided(found, detection, utf8);
    const EncodingGuess& best = detection.guesses.front();
    found.codec = best.codec;
    found.basis = best.basis;
    found.language = best.text.language;
    found.next = best.next;
    found.margin = best.margin;
    return found;
}

/// A few bytes do not: it must be far likelier than every other one, malformed bytes or not.
FileEncoding judgeDamaged(FileEncoding found, const Detection& detection, const Codec& utf8) {
    if (!detection.guesses.empty() && detection.guesses.front().codec == found.codec &&
        !detection.guesses.front().damage.empty()) { // counted, and still the likeliest
        found.disproof = detection.guesses.front().damage.front();
        return judgeWhole(found, detection, utf8);
    }
    const auto& refuted = detection.refuted;
    const auto own = std::ranges::find(refuted, found.codec, &RefutedGuess::codec);
    if (own == refuted.end())
        return undecided(found, detection, utf8);
    const auto consider = [&](const Codec* codec, double bits) {
        if (!found.next || bits - own->bits < found.margin) {
            found.next = codec;
            found.margin = bits - own->bits;
        }
    };
    for (const RefutedGuess& other : refuted)
        if (other.textBits != own->textBits) // else it reads the same
            consider(other.codec, other.bits);
    for (const EncodingGuess& other : detection.guesses)
        consider(other.codec, other.bits);
    if (found.next && found.margin < kSureByBits)
        return undecided(found, detection, utf8);
    return found;
}

FileEncoding ofSeveral(const LineMixture& mixture, const CodecRegistry& registry) {
    std::vector<std::pair<std::uint64_t, const Codec*>> lines;
    for (const auto& [name, count] : mixture.lines)
        lines.emplace_back(count, registry.find(name));
    std::ranges::stable_sort(lines, std::greater(), [](const auto& entry) { return entry.first; });
    FileEncoding found;
    found.codec = &registry.utf8();
    found.sure = false;
    for (const auto& [count, codec] : lines)
        found.ofLines.push_back(codec);
    return found;
}

/// UTF-8 that is malformed at a few places: damaged, or with lines in other encodings.
Result<FileEncoding> judgeUtf8(FileEncoding found, const ByteSource& source,
                               const CodecRegistry& registry, const std::stop_token& stop) {
    if (!found.disproof)
        return found;
    const MixtureQuestion question{found.codec, {&*found.disproof, 1}, false};
    const auto mixture = findLineMixture(source, registry, question, stop);
    if (!mixture)
        return mixture.error();
    return *mixture ? ofSeveral(**mixture, registry) : found;
}

} // namespace

Result<FileEncoding> findFileEncoding(const ByteSource& source, const CodecRegistry& registry,
                                      const std::stop_token& stop, const ProgressCallback& progress,
                                      const std::vector<const Codec*>& among) {
    const auto guess = guessForOpening(source, registry, stop);
    if (!guess)
        return guess.error();
    FileEncoding found;
    found.codec = guess->codec;
    found.disproof = guess->disproof;
    const bool isUtf8 = guess->codec == &registry.utf8();
    if (isUtf8 && (!guess->disproof || guess->score >= kConvincing))
        return among.empty() ? judgeUtf8(std::move(found), source, registry, stop) : found;
    DetectOptions options;
    options.candidates = among;
    const auto lines = detectWithLines(source, registry, options, stop, progress);
    if (!lines)
        return lines.error();
    if (lines->mixture)
        return ofSeveral(*lines->mixture, registry);
    const Detection* detection = &lines->detection;
    if (!detection->guesses.empty() &&
        detection->guesses.front().basis == DetectionBasis::Declaration) {
        found.disproof.reset(); // it reads all bytes
        return judgeWhole(found, *detection, registry.utf8());
    }
    if (!isUtf8 && !among.empty() && std::ranges::find(among, found.codec) == among.end()) {
        found.disproof.reset();
        return judgeWhole(found, *detection, registry.utf8());
    }
    if (isUtf8) {
        // Damaged at many places of few, and still likelier than all others.
        const bool isStillUtf8 = !detection->guesses.empty() && !detection->ambiguous &&
                                 detection->guesses.front().codec == found.codec;
        return isStillUtf8 ? found : undecided(found, *detection, registry.utf8());
    }
    return guess->disproof ? judgeDamaged(found, *detection, registry.utf8())
                           : judgeWhole(found, *detection, registry.utf8());
}

} // namespace moji::app

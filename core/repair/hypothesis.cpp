#include "repair/hypothesis.h"

#include "repair/text_cost.h"
#include "repair/work_count.h"

#include <algorithm>

namespace moji::repair {

namespace {

// Bits
constexpr double kDamaged = 15; // a text is damaged at all
constexpr double kLossy = 8;    // and lost bytes
constexpr double kGuessedSpace = 3;

std::u32string textOf(const std::vector<GapCharacter>& characters) {
    std::u32string text;
    for (const GapCharacter& character : characters)
        text.push_back(character.codePoint);
    return text;
}

} // namespace

std::optional<Hypothesis> Hypothesis::lossless(const CodecRegistry& codecs,
                                               const DuplicateCodesOfAll& duplicates, Chain chain,
                                               double doubt) {
    auto compiled = CompiledChain::of(codecs, chain, duplicates);
    if (!compiled)
        return std::nullopt;
    return Hypothesis(std::move(chain), doubt + kDamaged, *std::move(compiled), nullptr);
}

std::optional<Hypothesis> Hypothesis::lossy(const CodecRegistry& codecs,
                                            const DuplicateCodesOfAll& duplicates,
                                            const Codec& codec, double doubt) {
    auto found =
        lossless(codecs, duplicates,
                 {{StepKind::Encode, codec.name()}, {StepKind::Decode, "UTF-8"}}, doubt + kLossy);
    if (found)
        found->m_gapsIn = &codec;
    return found;
}

std::optional<std::u32string> Hypothesis::rewrite(std::u32string_view text) const {
    countWork(text.size());
    if (!m_gapsIn) {
        auto read = reread(text);
        return read ? std::optional(std::move(read->text)) : std::nullopt;
    }
    const auto characters = readAround(*m_gapsIn, text);
    return characters ? std::optional(textOf(*characters)) : std::nullopt;
}

std::optional<Rereading> Hypothesis::reread(std::u32string_view text) const {
    // U+FFFD is no character that was written
    return text.find(U'\uFFFD') == text.npos ? m_compiled.run(text) : std::nullopt;
}

std::optional<std::vector<GapCharacter>> readAround(const Codec& codec, std::u32string_view text) {
    const auto tokens = gapTokens(codec, text);
    return tokens ? std::optional(readUtf8WithGaps(*tokens)) : std::nullopt;
}

std::vector<Candidate> searchLossy(std::span<const Candidate> candidates,
                                   std::u32string_view sample, std::size_t count) {
    struct Found {
        Candidate candidate;
        double bits;
    };
    std::vector<Found> found;
    const double before = bitsOf(sample);
    for (const Candidate& candidate : candidates) {
        const bool unicode = candidate.info().family == CodecFamily::Unicode;
        const auto characters = unicode ? std::nullopt : readAround(candidate.codec(), sample);
        if (!characters)
            continue;
        const auto guessed = std::ranges::count(*characters, true, &GapCharacter::guessedSpace);
        const double bits = bitsOf(textOf(*characters)) + candidate.doubt +
                            kGuessedSpace * static_cast<double>(guessed);
        if (bits < before)
            found.push_back({candidate, bits});
    }
    std::ranges::stable_sort(found, {}, &Found::bits);
    std::vector<Candidate> best;
    for (std::size_t i = 0; i < std::min(count, found.size()); ++i)
        best.push_back(found[i].candidate);
    return best;
}

} // namespace moji::repair

#include "detect/binary_verdict.h"
#include "detect/candidates.h"
#include "detect/detector.h"
#include "detect/proved_encoding.h"
#include "detect/structure.h"

#include <algorithm>
#include <utility>

namespace moji {

Result<OpeningGuess> guessForOpening(const ByteSource& source, const CodecRegistry& registry,
                                     const std::stop_token& stop) {
    OpeningGuess guess{&registry.utf8(), 0, {}};
    const auto binary = beginsAsBinary(source, registry);
    if (!binary)
        return binary.error();
    if (*binary)
        return guessForBinary(source, registry, stop);
    const auto survey = surveyBytes(source, stop, {}, SurveyExtent::UntilZeros);
    if (!survey)
        return survey.error();
    if (survey->isMostlyZeros)
        return guessForBinary(source, registry, stop);
    const auto structure = examineStructure(source, *survey, registry, stop);
    if (!structure)
        return structure.error();
    if (structure->kind == StructureKind::Open && survey->size > 0) {
        auto candidates = weighUsual(*survey, registry, {});
        for (Candidate& candidate : candidates)
            if (candidate.codec == guess.codec && structure->utf8.isPossible())
                candidate.bits = damagedBits(candidate, structure->utf8);
        std::ranges::stable_sort(candidates, {}, &Candidate::bits);
        if (auto proved = preferProved(candidates, source, *survey, registry, stop); !proved)
            return proved.error();
        const auto mark = byteOrderMarkOf(*survey);
        promote(candidates, mark);
        const Candidate& best = candidates.front();
        const bool marked = mark && best.codec->name() == mark->encoding;
        const bool convincing = !best.reading.hopeless && best.text.plausibility >= kTextLike;
        if (marked || (convincing && best.codec->name() != "ASCII"))
            guess.codec = best.codec;
        guess.score = marked ? 1 : std::min(1.0, best.text.plausibility / kSurelyTextLike);
    } else if (structure->kind != StructureKind::Binary && structure->codec) {
        guess.codec = structure->codec;
        guess.score = structure->score;
    }
    auto disproof = findDisproof(source, *survey, *guess.codec, stop);
    if (!disproof)
        return disproof.error();
    guess.disproof = *std::move(disproof);
    return guess;
}

} // namespace moji

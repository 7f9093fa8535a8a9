#include "detect/proved_encoding.h"

#include "detect/verdict.h"

#include <algorithm>

namespace moji {

namespace {

constexpr double kByEscapes = 30; // bits: no other encoding is a guess beside it

struct Proof {
    double margin = 0; // bits by which the encoding is likelier than ASCII; 0: it is not proved
    bool isOfOneLetter = true;
};

/// Weighs what is between the shifts, by itself, as ASCII and in that encoding.
Proof proofBy(const std::string& stretches, const std::string& encoding,
              const CodecRegistry& registry) {
    const ByteSurvey survey =
        surveyOf(Bytes(stretches.begin(), stretches.end()), Tail::MoreFollows);
    const auto weighed = weighCandidates(survey, registry, {"ASCII", encoding}, {});
    const Candidate& best = weighed.front();
    if (best.codec->name() != encoding)
        return {};
    return {weighed.back().bits - best.bits, best.text.decidingLetters() < 2};
}

Proof proofOf(const ByteSurvey& survey, const Candidate& candidate, const CodecRegistry& registry) {
    const std::string& name = candidate.codec->name();
    const SevenBitProofs& proofs = survey.sevenBit;
    if (!proofs.has(name) || candidate.reading.errors > 0)
        return {};
    if (proofs.isByEscapes(name))
        return {kByEscapes, false};
    return proofBy(name == "UTF-7" ? proofs.utf7Stretches : proofs.hzStretches, name, registry);
}

} // namespace

Result<const Codec*> preferProved(std::vector<Candidate>& candidates, const ByteSource& source,
                                  const ByteSurvey& survey, const CodecRegistry& registry,
                                  const std::stop_token& stop) {
    for (auto at = candidates.begin(); at != candidates.end(); ++at) {
        const Proof proof = proofOf(survey, *at, registry);
        if (proof.margin <= 0)
            continue;
        const auto disproof = findDisproof(source, survey, *at->codec, stop);
        if (!disproof)
            return disproof.error();
        if (*disproof)
            continue;
        at->bits = std::min(at->bits, candidates.front().bits - proof.margin);
        std::rotate(candidates.begin(), at, at + 1);
        return proof.isOfOneLetter ? nullptr : candidates.front().codec;
    }
    return nullptr;
}

} // namespace moji

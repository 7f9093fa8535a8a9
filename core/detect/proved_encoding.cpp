#include "detect/proved_encoding.h"

#include "detect/verdict.h"

#include <algorithm>

namespace moji {

namespace {

constexpr double kByEscapes = 30; // bits: no other encoding is a guess beside it

/// Bits by which what is between the shifts, by itself, is likelier text in that encoding than in
/// ASCII.
double marginOf(const std::string& stretches, const std::string& encoding,
                const CodecRegistry& registry) {
    ByteSurvey survey;
    survey.size = stretches.size() + 1; // the last one may be cut
    survey.windows.push_back({0, Bytes(stretches.begin(), stretches.end())});
    const auto weighed = weighCandidates(survey, registry, {"ASCII", encoding}, {});
    const double margin = weighed.back().bits - weighed.front().bits;
    return weighed.front().codec->name() == encoding ? margin : 0;
}

/// Bits by which a proved encoding is likelier than ASCII; 0: it is not proved.
double marginOf(const ByteSurvey& survey, const Candidate& candidate,
                const CodecRegistry& registry) {
    const std::string& name = candidate.codec->name();
    const SevenBitProofs& proofs = survey.sevenBit;
    if (!proofs.has(name) || candidate.reading.errors > 0)
        return 0;
    if (proofs.isByEscapes(name))
        return kByEscapes;
    return marginOf(name == "UTF-7" ? proofs.utf7Stretches : proofs.hzStretches, name, registry);
}

} // namespace

Result<const Codec*> preferProved(std::vector<Candidate>& candidates, const ByteSource& source,
                                  const ByteSurvey& survey, const CodecRegistry& registry,
                                  const std::stop_token& stop) {
    for (auto at = candidates.begin(); at != candidates.end(); ++at) {
        const double margin = marginOf(survey, *at, registry);
        if (margin <= 0)
            continue;
        const auto disproof = findDisproof(source, survey, *at->codec, stop);
        if (!disproof)
            return disproof.error();
        if (*disproof)
            continue;
        at->bits = std::min(at->bits, candidates.front().bits - margin);
        std::rotate(candidates.begin(), at, at + 1);
        return candidates.front().codec;
    }
    return nullptr;
}

} // namespace moji

#include "repair/undecoded.h"

#include "detect/binary_data.h"
#include "repair/text_cost.h"
#include "utf8/utf8_writer.h"

#include <cmath>

namespace moji::repair {

std::optional<RepairPlan> decodingPlan(std::span<const Candidate> candidates,
                                       std::string_view bytes) {
    constexpr std::size_t kSample = 2048; // bytes, enough to choose by
    const ByteView sample = asBytes(bytes.substr(0, kSample));
    const Tail tail = sample.size() < bytes.size() ? Tail::MoreFollows : Tail::AtEnd;
    const bool isNarrowText = !countControls(sample).isDense(); // UTF-16 has such bytes in any text
    const Candidate* best = nullptr;
    const double before = bitsOf(fromUtf8(asChars(sample)));
    double least = before;
    for (const Candidate& candidate : candidates) {
        if (!isNarrowText && candidate.info().family != CodecFamily::Unicode)
            continue;
        const auto text = decodeWhole(candidate.codec(), sample, tail);
        if (!text || text->find(U'\uFFFD') != text->npos)
            continue;
        const double bits = bitsOf(*text, least) + candidate.doubt;
        if (bits < least && decodeWhole(candidate.codec(), asBytes(bytes))) {
            least = bits;
            best = &candidate;
        }
    }
    if (!best)
        return std::nullopt;
    RepairPlan plan;
    plan.label = Label::Lossless;
    plan.net = before - least;
    plan.whole = true;
    plan.text = toUtf8(*decodeWhole(best->codec(), asBytes(bytes)));
    RepairedSegment segment;
    segment.source = {0, bytes.size()};
    segment.result = {0, plan.text.size()};
    segment.chain = {{StepKind::Decode, best->name()}};
    plan.segments.push_back(std::move(segment));
    plan.score = 1 / (1 + std::exp2(-plan.net));
    return plan;
}

} // namespace moji::repair

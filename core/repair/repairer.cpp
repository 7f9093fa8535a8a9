#include "repair/repairer.h"

#include "repair/plans.h"
#include "repair/undecoded.h"

#include <cstdlib>
#include <algorithm>

namespace moji::repair {

std::string_view identifier(Label label) {
    switch (label) {
    case Label::Lossless:
        return "lossless";
    case Label::Partial:
        return "partial";
    case Label::Destroyed:
        return "destroyed";
    case Label::Clean:
        return "clean";
    }
    return "";
}

struct Repairer::Parts {
    Parts(const CodecRegistry& registry, const RepairOptions& wanted)
        : codecs(registry)
        , options(wanted)
        , candidates(wanted.candidates.empty() ? usualCandidates(registry)
                                               : namedCandidates(registry, wanted.candidates))
        , ruins(registry)
        , misread(candidates, wanted.maxSteps)
        , search(registry, candidates, wanted.maxSteps) {
        constexpr Byte kMark[] = {0xEF, 0xBB, 0xBF};
        for (const Candidate& candidate : candidates) {
            if (auto text = decodeWhole(*candidate.codec, kMark); text && text->size() > 1)
                misreadMarks.push_back(*std::move(text));
        }
    }

    /// Code points at the front of `text` that are a byte-order mark read in another encoding.
    [[nodiscard]] std::size_t misreadMark(std::u32string_view text) const {
        for (const std::u32string& mark : misreadMarks) {
            if (text.starts_with(mark))
                return mark.size();
        }
        return 0;
    }

    const CodecRegistry& codecs;
    RepairOptions options;
    std::vector<Candidate> candidates;
    RuinFinder ruins;
    MisreadUtf8Finder misread;
    ChainSearch search;
    std::vector<std::u32string> misreadMarks;
};

Repairer::Repairer(const CodecRegistry& codecs, const RepairOptions& options)
    : m_parts(std::make_unique<const Parts>(codecs, options)) {}
Repairer::~Repairer() = default;

std::vector<RepairPlan> Repairer::repair(std::string_view text, const std::stop_token& stop) const {
    const Parts& parts = *m_parts;
    const SourceText source(text);
    if (!source.malformed().empty()) {
        if (auto plan = decodingPlan(parts.candidates, text))
            return {*std::move(plan)};
    }
    std::vector<RuinedSpan> ruined = parts.ruins.misread(source.text());
    std::ranges::copy(source.malformed(), std::back_inserter(ruined));
    std::ranges::sort(ruined, {}, &RuinedSpan::begin);
    const Means means{parts.codecs, parts.search, parts.candidates};
    bool settledAll = false;
    const MisreadText misread =
        source.isBinary() ? MisreadText{} : parts.misread.find(source.text(), stop);
    if (std::getenv("NODIAG")) { settledAll = true; }
    std::vector<RuinedSpan> settled; // what no other repair may touch
    for (const MisreadText::Place& place : misread.places)
        settled.push_back({place.begin, place.end, Ruin::Replacement, nullptr});
    std::ranges::copy_if(ruined, std::back_inserter(settled), [&](const RuinedSpan& span) {
        return std::ranges::none_of(misread.places, [&](const MisreadText::Place& place) {
            return span.begin < place.end && place.begin < span.end;
        });
    });
    std::ranges::sort(settled, {}, &RuinedSpan::begin);
    if (settledAll) settled = {{0, source.text().size(), Ruin::Replacement, nullptr}};
    const Diagnosis diagnosis(
        means, source, unitsOf(source.text(), settled, parts.misreadMark(source.text())), stop);
    return PlanBuilder(means, source, diagnosis, misread, ruined).plans(parts.options.maxPlans);
}

} // namespace moji::repair

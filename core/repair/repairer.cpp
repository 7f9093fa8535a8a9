#include "repair/repairer.h"

#include "detect/text_scorer.h"
#include "repair/c1_controls.h"
#include "repair/chain_search.h"
#include "repair/damage_examples.h"
#include "repair/escaped_words.h"
#include "repair/misread_references.h"
#include "repair/plans.h"
#include "repair/sorted_places.h"
#include "repair/undecoded.h"
#include "utf8/utf8_writer.h"

#include <algorithm>
#include <mutex>

namespace moji::repair {

namespace {

/// Whether any of some spans, in order and none overlapping, has a code point of [begin, end).
template <class Place>
bool overlaps(std::span<const Place> places, std::size_t begin, std::size_t end) {
    const auto next = std::ranges::upper_bound(places, begin, {}, &Place::end);
    return next != places.end() && next->begin < end;
}

} // namespace

struct Repairer::Parts {
    Parts(const CodecRegistry& registry, const RepairOptions& wanted)
        : codecs(registry)
        , options(wanted)
        , candidates(wanted.candidates.empty() ? usualCandidates(registry)
                                               : namedCandidates(registry, wanted.candidates))
        , misread(candidates, wanted.maxSteps)
        , duplicates(candidates)
        , search(registry, duplicates, misread.images(), candidates, wanted.maxSteps) {}

    /// Words that were misread or escaped, and controls that were misread.
    [[nodiscard]] MisreadText placesOf(const SourceText& source,
                                       const std::stop_token& stop) const {
        const std::u32string_view text = source.text();
        MisreadText found = misread.find(text, stop);
        setExamplesApart(found, text);
        add(found, escapedWords(codecs, misread, text, options.maxSteps));
        add(found, misreadReferences(codecs, misread, text, options.maxSteps, stop));
        if (options.candidates.empty() && source.characters().mayHaveOf(0x80, 0x9F))
            add(found, misreadControls(codecs, text));
        return found;
    }

    /// The plans for a text of which some places are `known` to be misread.
    [[nodiscard]] std::vector<RepairPlan> plansFor(const SourceText& source,
                                                   const MisreadText& known,
                                                   const std::stop_token& stop) const {
        std::vector<RuinedSpan> ruined;
        if (mayHaveMisreadReplacements(source.characters()))
            ruined = misreadReplacementsIn(source.text());
        std::ranges::copy(source.malformed(), std::back_inserter(ruined));
        std::ranges::sort(ruined, {}, &RuinedSpan::begin);
        std::vector<RuinedSpan> settled; // what no other repair may touch
        for (const auto* all : {&known.places, &known.examples}) {
            for (const MisreadText::Place& place : *all)
                settled.push_back({place.begin, place.end, Ruin::Replacement, {}});
        }
        sortMostlySorted(settled, &RuinedSpan::begin);
        const std::vector<RuinedSpan> misreadOnes = settled;
        std::ranges::copy_if(ruined, std::back_inserter(settled), [&](const RuinedSpan& span) {
            return !overlaps<RuinedSpan>(misreadOnes, span.begin, span.end);
        });
        sortMostlySorted(settled, &RuinedSpan::begin);
        const RepairContext context{codecs, duplicates, search, candidates};
        const Diagnosis diagnosis(context, source,
                                  unitsOf(source.text(), oddLines(source.text()), settled,
                                          misread.markAtFront(source.text())),
                                  stop);
        return PlanBuilder(context, source, diagnosis, known, ruined).plans(options.maxPlans);
    }

    static void add(MisreadText& found, std::vector<MisreadText::Place> places) {
        constexpr double kBits = 20; // that each saves at least
        const std::size_t before = found.places.size();
        for (MisreadText::Place& place : places) {
            const std::span<const MisreadText::Place> known{found.places.data(), before};
            if (overlaps(known, place.begin, place.end))
                continue;
            found.net += kBits;
            found.places.push_back(std::move(place));
        }
        sortMostlySorted(found.places, &MisreadText::Place::begin);
    }

    const CodecRegistry& codecs;
    RepairOptions options;
    std::vector<Candidate> candidates;
    MisreadUtf8Finder misread;
    DuplicateCodesOfAll duplicates;
    ChainSearch search;
};

struct Repairer::LazyParts {
    const CodecRegistry& codecs;
    RepairOptions options;
    std::once_flag once;
    std::unique_ptr<const Parts> made;

    [[nodiscard]] const Parts& get() {
        std::call_once(once, [this] { made = std::make_unique<const Parts>(codecs, options); });
        return *made;
    }
};

Repairer::Repairer(const CodecRegistry& codecs, const RepairOptions& options)
    : m_parts(new LazyParts{codecs, options, {}, {}}) {}
Repairer::~Repairer() = default;

namespace {

constexpr std::size_t kSample = 4096; // bytes
constexpr std::size_t kFewPlaces = 3;

/// Whether a segment was legacy text read as another legacy encoding.
bool isLegacy(const RepairedSegment& segment) {
    return segment.label != Label::Destroyed && !provesItself(segment.chain);
}

bool isMixture(const RepairPlan& plan) {
    return std::ranges::any_of(plan.segments, isLegacy) &&
           !std::ranges::all_of(plan.segments, isLegacy);
}

bool isOneLegacyChain(const RepairPlan& plan) {
    return !plan.segments.empty() &&
           std::ranges::all_of(plan.segments, [&](const RepairedSegment& segment) {
               return isLegacy(segment) && segment.chain == plan.segments.front().chain;
           });
}

/// Whether a text is ASCII without any sign of escapes or lost characters: nearly all is.
bool isPlain(std::string_view text) {
    return text.find("??") == text.npos && std::ranges::none_of(text, [](char c) {
               return static_cast<Byte>(c) >= 0x80 || c == '&' || c == '\\' || c == '%' || c == '=';
           });
}

/// Whether what is around the first repaired places reads like no language yet: not all is back.
bool stillLooksDamaged(const RepairPlan& plan) {
    constexpr std::size_t kPlaces = 8;
    constexpr std::uint64_t kAround = 120; // bytes
    constexpr double kText = 0.35;         // plausibility
    constexpr std::size_t kEnough = 12;    // characters beyond ASCII, to tell
    std::size_t others = 0;
    TextScorer scorer;
    for (std::size_t i = 0; i < std::min(kPlaces, plan.segments.size()); ++i) {
        const ByteRange place = plan.segments[i].result;
        const std::uint64_t begin = place.begin - std::min(place.begin, kAround);
        const std::uint64_t end =
            std::min<std::uint64_t>(place.end, place.begin + kAround) + kAround;
        std::u32string around = fromUtf8(std::string_view(plan.text).substr(begin, end - begin));
        std::erase(around, U'\uFFFD'); // characters that the edges cut
        others += static_cast<std::size_t>(
            std::ranges::count_if(around, [](char32_t c) { return c >= 0x80; }));
        scorer.feed(around);
        scorer.feed(U'\n');
    }
    return others >= kEnough && scorer.score().plausibility < kText;
}

} // namespace

std::vector<RepairPlan> Repairer::repair(std::string_view text, const std::stop_token& stop) const {
    if (isPlain(text)) {
        RepairPlan plan;
        plan.score = 1;
        plan.text = text;
        return {std::move(plan)};
    }
    std::vector<RepairPlan> plans = repairTwice(text, stop);
    if (stop.stop_requested())
        return {}; // what was not searched for may be there
    RepairPlan& best = plans.front();
    if (best.label == Label::Lossless && stillLooksDamaged(best))
        best.label = Label::Partial;
    return plans;
}

bool Repairer::provesMisread(std::u32string_view text, std::size_t word) const {
    return m_parts->get().misread.isProof(text, word);
}
bool Repairer::mayBeMisread(std::u32string_view text, std::size_t word) const {
    return m_parts->get().misread.mayBeMisread(text, word);
}
bool Repairer::mayBeginMisread(std::u32string_view first) const {
    return m_parts->get().misread.mayBegin(first);
}

std::vector<RepairPlan> Repairer::repairTwice(std::string_view text,
                                              const std::stop_token& stop) const {
    std::vector<RepairPlan> plans = repairOnce(text, stop);
    RepairPlan& first = plans.front();
    constexpr double kText = 0.5; // plausibility
    if (first.label != Label::Lossless || !first.whole || stop.stop_requested() ||
        scoreText(fromUtf8(std::string_view(first.text).substr(0, kSample))).plausibility > kText)
        return plans;
    // What was misread may have been written in another encoding before.
    RepairPlan next = repairOnce(first.text, stop).front();
    Chain chain = first.segments.front().chain;
    const bool continues =
        next.label == Label::Lossless && next.whole &&
        chain.size() + next.segments.front().chain.size() <= m_parts->options.maxSteps;
    if (continues) {
        const Chain& more = next.segments.front().chain;
        chain.insert(chain.end(), more.begin(), more.end());
        next.segments.front().chain = std::move(chain);
        next.segments.front().source = {0, text.size()};
        next.net += first.net;
        next.score = first.score;
        plans = {std::move(next)};
    }
    return plans;
}

std::vector<RepairPlan> Repairer::repairOnce(std::string_view text,
                                             const std::stop_token& stop) const {
    const Parts& parts = m_parts->get();
    const SourceText source(parts.codecs.utf8(), text);
    if (!source.malformed().empty()) {
        if (auto plan = decodingPlan(parts.codecs, parts.options.candidates, text, stop))
            return {*std::move(plan)};
    }
    const MisreadText misread = source.isBinary() ? MisreadText{} : parts.placesOf(source, stop);
    std::vector<RepairPlan> plans = parts.plansFor(source, misread, stop);
    if (misread.places.empty() || misread.places.size() > kFewPlaces || !isMixture(plans.front()))
        return plans;
    // A few words of legacy text may be well-formed UTF-8 by chance.
    std::vector<RepairPlan> others = parts.plansFor(source, {}, stop);
    if (isOneLegacyChain(others.front()))
        return others;
    if (plans.front().label == Label::Lossless)
        plans.front().label = Label::Partial;
    return plans;
}

} // namespace moji::repair

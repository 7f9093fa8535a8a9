#include "detect/line_detector.h"

#include "detect/line_groups.h"

#include <algorithm>

namespace moji {

namespace {

LineCandidates candidatesOf(const LineDetectOptions& options, const CodecRegistry& registry) {
    return options.candidates.empty() ? usualLineCandidates(registry) : options.candidates;
}

} // namespace

DetectedLine describeLine(const LineEvidence& evidence, const LineDecision& decision,
                          const LineCandidates& candidates, const PlainCodecs& plain) {
    DetectedLine line;
    line.line = evidence.line;
    line.offset = evidence.offset;
    line.length = evidence.length;
    line.ascii = evidence.ascii;
    line.pinned = evidence.pin.has_value();
    line.ambiguous = decision.ambiguous;
    line.damaged = decision.damaged;
    line.score = decision.score;
    line.margin = decision.margin;
    const Codec* codec = decision.candidate ? candidates[*decision.candidate] : nullptr;
    if (decision.mixed) {
        for (const LineSegment& segment : evidence.segments)
            line.segments.push_back(
                {{evidence.offset + segment.range.begin, evidence.offset + segment.range.end},
                 segment.utf8 ? plain.utf8 : codec});
    } else {
        line.codec = evidence.ascii && !codec ? plain.ascii : codec;
    }
    for (const LineAlternative& other : decision.alternatives)
        line.alternatives.push_back({candidates[other.candidate], other.mixed, other.score});
    return line;
}

LineDetector::LineDetector(const ByteSource& source, const CodecRegistry& registry,
                           const LineDetectOptions& options)
    : m_source(source)
    , m_plain(registry)
    , m_pins(options.pins)
    , m_judge(candidatesOf(options, registry), registry, options.language) {
    for (const auto& [line, codec] : m_pins)
        m_judge.numberOf(*codec);
    if (options.areChecked)
        m_groups = std::make_unique<LineGroups>(source, registry, options);
}

LineDetector::~LineDetector() = default;

Result<Done> LineDetector::begin(const std::stop_token& stop) {
    if (m_groups) {
        if (auto looked = m_groups->lookAtWhole(stop); !looked)
            return looked.error();
        if (const Codec* const whole = m_groups->surelyIn())
            m_judge.expect(*whole);
    }
    auto survey = surveyLines(m_source, m_judge, stop);
    if (!survey)
        return survey.error();
    m_judge.trust(survey->prior.isSeen);
    m_lines.emplace(m_source, m_judge, std::move(survey->likely));
    m_decider.emplace(std::move(survey->prior));
    return Done{};
}

Result<Done> LineDetector::pin(LineEvidence& line) {
    const auto pinned = m_pins.find(line.line);
    if (pinned == m_pins.end())
        return Done{};
    const auto decodes = decodesLine(m_source, line, *pinned->second);
    if (!decodes)
        return decodes.error();
    if (*decodes)
        line.pin = m_judge.numberOf(*pinned->second);
    return Done{};
}

/// Some lines; none at the end.
Result<std::vector<LineDecider::Decided>> LineDetector::decide(const std::stop_token& stop) {
    std::vector<LineDecider::Decided> decided;
    while (decided.empty() && !m_atEnd) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        auto lines = m_lines->next();
        if (!lines)
            return lines.error();
        for (LineEvidence& line : *lines) {
            if (auto done = pin(line); !done)
                return done.error();
            m_decider->push(std::move(line), decided);
        }
        m_atEnd = lines->empty();
        if (m_atEnd)
            m_decider->finish(decided);
    }
    return decided;
}

Result<std::vector<DetectedLine>> LineDetector::next(const std::stop_token& stop) {
    if (!m_decider) {
        if (auto begun = begin(stop); !begun)
            return begun.error();
    }
    const auto decided = decide(stop);
    if (!decided)
        return decided.error();
    std::vector<DetectedLine> found;
    found.reserve(decided->size());
    for (const auto& one : *decided)
        found.push_back(describeLine(one.evidence, one.decision, m_judge.candidates(), m_plain));
    if (m_groups)
        if (auto checked = m_groups->check(found, stop); !checked)
            return checked.error();
    return found;
}

} // namespace moji

#pragma once
// An encoding for each line of a text that is not in one: logs, dumps and archives that were put
// together of files from several systems. And for parts of a line, where UTF-8 and another
// encoding meet in it.
//
//     LineDetector detector(source, registry, {});
//     for (auto lines = detector.next(); lines && !lines->empty(); lines = detector.next())
//         for (const DetectedLine& line : *lines) ...
//
// A first look at lines from all over the source says which encodings are likely in it and how
// often they change (line_decider.h); then each line is judged by itself (line_evidence.h: at most
// kJudgedBytes of it, all of it for whether it decodes) and decided in the light of its neighbours.
// What all lines in one encoding say together bounds how sure each is (line_groups.h).
// Only the byte 0A ends a line. UTF-16 and UTF-32, which have it inside characters, are in
// question only where they are named. No encoding is named under which a line does
// not decode, except UTF-8 with its damage counted. Memory does not grow with the source, nor with
// a line.

#include "detect/line_decider.h"
#include "detect/line_judging.h"
#include "detect/line_survey.h"

#include <map>

namespace moji {

struct LineDetectOptions {
    /// The encodings to consider; empty: those of detectableEncodings() that keep
    /// ASCII as it is.
    std::vector<const Codec*> candidates = {};
    std::optional<Language> language = {}; // expected language
    /// Encodings set by the user, by number of the line (from 1). Ignored where a line does not
    /// decode so.
    std::map<std::uint64_t, const Codec*> pins = {};
    /// Whether lines are checked by what all in their encoding say together (line_groups.h). Not
    /// where they are only counted.
    bool areChecked = true;
};

struct DetectedSegment {
    ByteRange range; // in the source
    const Codec* codec = nullptr;
    bool operator==(const DetectedSegment&) const = default;
};

struct DetectedAlternative {
    const Codec* codec = nullptr;
    bool mixed = false; // with UTF-8
    double score = 0;
};

struct DetectedLine {
    std::uint64_t line = 0;       // from 1
    std::uint64_t offset = 0;     // bytes
    std::uint64_t length = 0;     // bytes, without the line feed
    const Codec* codec = nullptr; // nullptr: no candidate decodes it, or it is in two encodings
    std::vector<DetectedSegment> segments; // tile a line in two encodings
    bool ascii = false;                    // nothing but plain ASCII, which says nothing
    bool pinned = false;
    bool ambiguous = false;
    /// Faults that keep the line from being valid UTF-8, which it is otherwise; `codec` is UTF-8.
    std::uint32_t damaged = 0;
    double score = 0; // as of LineDecision
    double margin = 0;
    std::vector<DetectedAlternative> alternatives; // likeliest first
};

/// The codecs of lines that need no candidate, looked up once and not for each line.
struct PlainCodecs {
    explicit PlainCodecs(const CodecRegistry& registry)
        : utf8(&registry.utf8())
        , ascii(registry.find("ASCII")) {}

    const Codec* utf8;
    const Codec* ascii;
};

/// Evidence and decision in one, codecs by pointer.
[[nodiscard]] DetectedLine describeLine(const LineEvidence& evidence, const LineDecision& decision,
                                        const LineCandidates& candidates, const PlainCodecs& plain);

class LineGroups;

class LineDetector {
public:
    /// Borrows source and registry.
    LineDetector(const ByteSource& source, const CodecRegistry& registry,
                 const LineDetectOptions& options);
    ~LineDetector();

    /// The next lines, in order; empty at the end. Errors: those of the source, and Cancelled.
    [[nodiscard]] Result<std::vector<DetectedLine>> next(const std::stop_token& stop = {});

private:
    [[nodiscard]] Result<Done> begin(const std::stop_token& stop);
    [[nodiscard]] Result<Done> pin(LineEvidence& line);
    [[nodiscard]] Result<std::vector<LineDecider::Decided>> decide(const std::stop_token& stop);

    const ByteSource& m_source;
    PlainCodecs m_plain;
    std::map<std::uint64_t, const Codec*> m_pins;
    LineJudge m_judge;
    std::unique_ptr<LineGroups> m_groups; // nullptr: lines are not checked
    std::optional<LineDecider> m_decider; // nothing: not begun
    std::optional<JudgedLines> m_lines;   // as m_decider
    bool m_atEnd = false;
};

} // namespace moji

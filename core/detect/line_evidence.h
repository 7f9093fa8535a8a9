#pragma once
// What one line of a text says about its encoding, by itself: under which encodings it decodes, and
// how likely each reading is. Nothing here knows of other lines (line_decider.h does).

#include "codec/codec_registry.h"
#include "detect/line_segments.h"
#include "detect/text_scorer.h"

#include <memory>
#include <optional>
#include <vector>

namespace moji {

struct ByteMap;
class ByteScorer;

/// Codecs by number, so that evidence is small.
using LineCandidates = std::vector<const Codec*>;
/// Their numbers: a line is first judged by these alone, and by all others only where none of them
/// gives a plausible text.
using LikelyCandidates = std::vector<std::uint16_t>;
/// Which candidates a line is judged by: as above; or, before it is known which are likely, by all
/// of them. Then the first ones are those that are perhaps likely: once there is a good reading,
/// others are given up early.
enum class CandidateTrial : std::uint8_t { Likely, All };

/// A line under one encoding, all of which decodes but for some damage.
struct LineReading {
    std::uint16_t candidate = 0; // its number
    std::uint16_t group = 0;     // equal for identical texts
    /// What the encoding lacks is UTF-8: LineEvidence::segments says where.
    bool mixed = false;
    float bits = 0;                   // what the reading costs, with the doubt about its encoding
    float signDoubt = 0;              // of these: for odd_signs.h
    float plausibility = 0;           // TextScore::plausibility
    std::uint32_t damaged = 0;        // faults that the reading takes for damage
    std::optional<Language> language; // TextScore::language
    /// It may be UTF-8 by accident, or its signs may be letters of another encoding.
    bool doubtful = false;
    std::optional<std::uint16_t> letters = {}; // the number of that encoding
};

struct LineEvidence {
    std::uint64_t line = 0;   // from 1
    std::uint64_t offset = 0; // bytes
    std::uint64_t length = 0; // bytes, without the line feed
    bool ascii = false;       // no byte of 80 and more, no escape, no shift: it says nothing
    std::optional<std::uint16_t> pin;  // set by the user: a candidate it decodes under
    std::vector<LineReading> readings; // in the order of the candidates; none of an ASCII line
    std::vector<LineSegment> segments; // of its mixed readings
    float share = 1; // of the bits by which its readings differ, so much is left: it has no words
};

/// A line is judged by so many bytes, from a little before its first byte of 80 or more on; that it
/// decodes is asked of all its bytes, however many.
constexpr std::size_t kJudgedBytes = 4096;
/// One that is no text, by its controls, by so many: nothing is to be found in it.
constexpr std::size_t kJudgedOfBinary = 48;
/// A longer line is not looked through for segments in two encodings.
constexpr std::size_t kLongestSegmented = 64 * 1024;

class LineJudge {
public:
    /// `expected`: the expected language.
    LineJudge(LineCandidates candidates, const CodecRegistry& registry,
              std::optional<Language> expected);
    LineJudge(LineJudge&&) noexcept;
    ~LineJudge();

    [[nodiscard]] const LineCandidates& candidates() const { return m_candidates; }
    /// The number of a codec, which becomes a candidate if it is none yet (of 65,535 at most).
    std::uint16_t numberOf(const Codec& codec);
    [[nodiscard]] std::optional<Language> expected() const { return m_expected; }

    /// What a candidate's bytes are; nullptr where they are not characters one by one.
    [[nodiscard]] const ByteMap* byteMapOf(std::uint16_t number) const;
    /// To be asked only for candidates with a map.
    [[nodiscard]] const ByteScorer& byteScorerOf(std::uint16_t number) const;
    /// By candidate: some line is in it beyond doubt. What is read so is no accident.
    void trust(std::vector<bool> candidates) { m_isTrusted = std::move(candidates); }
    [[nodiscard]] bool isTrusted(std::uint16_t number) const {
        return number < m_isTrusted.size() && m_isTrusted[number];
    }
    /// The whole text is in this encoding, as far as one knows: all lines are tried in it, and how
    /// rarely it is used is no doubt about one.
    void expect(const Codec& codec) { m_whole = numberOf(codec); }
    /// encodingDoubt() of a candidate.
    [[nodiscard]] double doubtOf(std::uint16_t number, std::optional<Language> language) const;

    /// `line`: its place, and whether it is ASCII; the answer has its readings. Callable from
    /// several threads. Errors: those of the source.
    [[nodiscard]] Result<LineEvidence> judge(const ByteSource& source, LineEvidence line,
                                             const LikelyCandidates& likely,
                                             CandidateTrial extent) const;

private:
    struct Facts;
    class Trial;

    LineCandidates m_candidates;
    std::vector<std::unique_ptr<const Facts>> m_facts; // about each
    const Codec& m_utf8;
    std::optional<std::uint16_t> m_utf8Number; // among the candidates
    std::optional<std::uint16_t> m_whole;      // what the whole text is in
    std::vector<std::uint16_t> m_rare;         // of them, isRareEncoding()
    std::optional<Language> m_expected;
    std::vector<bool> m_isTrusted; // none, as long as it is shorter
};

/// Whether all of a line decodes. Errors: those of the source.
[[nodiscard]] Result<bool> decodesLine(const ByteSource& source, const LineEvidence& line,
                                       const Codec& codec);

/// The state to decode a line from: each begins anew, but a byte-order mark is one at the beginning
/// of the source only.
[[nodiscard]] inline DecoderState stateAtLine(const Codec& codec, std::uint64_t offset) {
    const bool mayHaveMark = codec.info().family == CodecFamily::Unicode;
    return offset == 0 || !mayHaveMark ? codec.initialState() : codec.stateAfterSync();
}

} // namespace moji

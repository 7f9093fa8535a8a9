#pragma once
// Second thoughts on the encodings of single lines: the detector knows a line and those around it,
// but a few bytes that read as UTF-8 by accident, or a short line, may still mislead it.

#include "detect/line_detector.h"
#include "survey/damage_evidence.h"
#include "survey/line_signs.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace moji {

/// The text of a line under a codec; nothing where some of its bytes are malformed.
[[nodiscard]] std::optional<std::u32string> lineUnder(const ByteSource& source,
                                                      const DetectedLine& line, const Codec& codec);

/// A line in several encodings that one of them reads as well: gets that codec and no segments.
/// Where only a few bytes speak against one encoding, `ambiguous` is set.
void joinAccidentalSegments(const ByteSource& source, DetectedLine& line);

/// By address, what is found of equal counts would change from run to run.
struct CodecsByName {
    bool operator()(const Codec* a, const Codec* b) const { return a->name() < b->name(); }
};
/// How many lines of a file are in which encoding.
using LineCounts = std::map<const Codec*, std::uint64_t, CodecsByName>;

/// Whether a line is in an encoding of few lines although one of many lines reads it nearly as
/// well.
[[nodiscard]] bool isOutlier(const ByteSource& source, const DetectedLine& line,
                             const LineCounts& counts);

/// What the lines of a file say about which encodings are in it.
class LineVotes {
public:
    /// Borrows the source. `whole`: what the file as a whole was taken for, or nullptr.
    LineVotes(const ByteSource& source, const Codec* whole)
        : m_source(source)
        , m_whole(whole) {}

    /// A line that is in doubt, or has too little in it, has no vote.
    void add(std::vector<DetectedLine> lines);

    /// Lines by encoding. A line that reads the same in the encoding of the whole file is counted
    /// there, if some line is surely in that, and lines that all read the same in the encoding of
    /// others are counted with those; a few lines that the encoding of many others reads
    /// nearly as well do not make a file mixed, nor do lines of damaged UTF-8 (damage_evidence.h).
    [[nodiscard]] std::map<std::string, std::uint64_t> encodings() const;
    /// The only encoding of the lines, if that is not the encoding of the whole file, and a line of
    /// it can hardly be in that; else nullptr.
    [[nodiscard]] const Codec* otherThanWhole() const;

private:
    using FewLines = std::map<const Codec*, std::vector<DetectedLine>, CodecsByName>;

    struct Votes {
        LineCounts counts;
        /// The first lines in each encoding.
        FewLines few;
        /// The bytes in the lines of single-byte encodings.
        std::map<const Codec*, ByteSet, CodecsByName> bytes;
        DamageEvidence damage;

        void add(const Codec* codec, const DetectedLine& line, const ByteSet& set);
        /// Counts the lines of `from` as lines of `to`.
        void move(const Codec* from, const Codec* to);
    };
    /// What a line says by itself.
    struct Vote {
        bool isLeftOut = false; // it says nothing
        Utf8Balance balance;    // of the whole line, where it is needed
        // The encoding, for m_own and m_joined; nullptr: in doubt, or in two encodings.
        const Codec* own = nullptr;
        const Codec* joined = nullptr;
        bool isUnlikeWhole = false; // `own` reads it otherwise than the encoding of the whole
        ByteSet bytes;              // if `own` is a single-byte encoding
        bool isInParts = false;     // in two encodings
        const Codec* other = nullptr;
        Utf8Balance parts; // those in `other`
    };
    [[nodiscard]] Vote voteOf(DetectedLine& line) const;
    void weighParts(const DetectedLine& line, Vote& vote) const;
    void count(const DetectedLine& line, const Vote& vote);
    void countParts(const DetectedLine& line, const Vote& vote);
    [[nodiscard]] bool isAccident(const std::vector<DetectedLine>& lines) const;
    [[nodiscard]] bool isOfSignsOfPairs(const DetectedLine& line) const;
    [[nodiscard]] bool isPairsOfAnother(const Codec& codec, const Votes& votes) const;
    [[nodiscard]] bool isOfAnotherScript(const Codec& codec, const Votes& votes) const;
    [[nodiscard]] const Votes& countingVotes() const;
    [[nodiscard]] Votes joined(Votes votes) const;
    [[nodiscard]] LineCounts withoutOutliers(const Votes& votes) const;

    const ByteSource& m_source;
    const Codec* m_whole;
    Votes m_own;    // lines as detected
    Votes m_joined; // with those that read the same in m_whole counted there
    FewLines m_unlikeWhole;
};

} // namespace moji

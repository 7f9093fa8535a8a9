#pragma once
// The lines of a document with their evidence and what was decided about them, as values: judged
// once away from the window's thread, decided again at once when a line is pinned. A hundred
// thousand lines are kept, around any place of the document.

#include "detect/line_detector.h"
#include "detect/line_groups.h"
#include "lenses/lines/line_window.h"
#include "support/progress.h"

#include <map>
#include <memory>
#include <optional>
#include <stop_token>

namespace moji::app {

/// Encodings set by the user, by the offset of a line's first byte.
using PinnedLines = std::map<std::uint64_t, const Codec*>;

/// What the lens has for candidates: the usual ones and what the document is read as.
[[nodiscard]] LineCandidates lineCandidates(const CodecRegistry& codecs, const Codec& document);

class LineTable {
public:
    static constexpr std::size_t kMostKept = 100'000;

    /// Judges the lines of `source` around `place` and decides them. `document`: what it is read
    /// as, which is always a candidate. Errors: those of the source, and Cancelled.
    [[nodiscard]] static Result<LineTable> judge(std::shared_ptr<const ByteSource> source,
                                                 const CodecRegistry& codecs, const Codec& document,
                                                 const PinnedLines& pins, const LinePlace& place,
                                                 const std::stop_token& stop,
                                                 const ProgressCallback& progress);

    LineTable() = default;

    [[nodiscard]] std::size_t size() const { return m_evidence.size(); }
    /// Whether there are more lines than were kept.
    [[nodiscard]] bool isCut() const { return size() < m_window.lines; }
    /// The number (from 1) of the first line kept, and of all lines.
    [[nodiscard]] std::uint64_t firstLine() const { return m_window.firstLine; }
    [[nodiscard]] std::uint64_t lineCount() const { return m_window.lines; }
    /// Whether the line that has a byte at `offset` is kept.
    [[nodiscard]] bool reaches(std::uint64_t offset) const;
    /// Pins by the numbers of their lines, those of lines that are not kept too.
    [[nodiscard]] std::map<std::uint64_t, const Codec*> pinsByLine(const PinnedLines& pins) const;
    [[nodiscard]] DetectedLine line(std::size_t row) const;
    [[nodiscard]] const LineEvidence& evidence(std::size_t row) const { return m_evidence[row]; }
    /// The row whose line (with its line feed) has a byte at `offset`; nothing past the last.
    [[nodiscard]] std::optional<std::size_t> rowAt(std::uint64_t offset) const;
    /// A line as it reads: its beginning, or from shortly before its first byte of 80 or more on.
    [[nodiscard]] std::u32string text(std::size_t row) const;
    /// The encodings that a line decodes under, likeliest first, and how it reads.
    struct Choice {
        const Codec* codec = nullptr;
        std::u32string text;
    };
    [[nodiscard]] std::vector<Choice> choices(std::size_t row) const;

    /// Whether the line looks like text in the encoding that was decided for it.
    [[nodiscard]] bool looksLikeText(std::size_t row) const;
    /// Whether the line reads otherwise than under the document's encoding.
    [[nodiscard]] bool differs(std::size_t row) const;

    /// Lines by encoding, in the order of first appearance; "mixed" and undecodable ones under
    /// nullptr.
    struct Count {
        const Codec* codec = nullptr;
        std::size_t lines = 0;
    };
    [[nodiscard]] std::vector<Count> counts() const;
    /// The encoding that all lines are in, leaving ASCII aside, none being in doubt.
    [[nodiscard]] const Codec* commonEncoding() const;

    struct Rows {
        std::size_t first = 0;
        std::size_t last = 0; // past the last
    };
    /// Pins a line (nullptr: unpins it); it and its neighbours are decided again. Answers the rows
    /// that may have changed.
    Rows pin(std::size_t row, const Codec* codec);

private:
    void decide(Rows rows, Rows keep);
    [[nodiscard]] Result<Done> check(LineGroups& groups, Rows rows, const std::stop_token& stop);
    [[nodiscard]] LineDetectOptions optionsWithPins() const;
    void dropNeighbours();

    std::shared_ptr<const ByteSource> m_source;
    const CodecRegistry* m_codecs = nullptr;
    std::optional<PlainCodecs> m_plain; // nothing: not judged
    const Codec* m_document = nullptr;
    std::shared_ptr<const LineJudge> m_judge;
    LinePrior m_prior;
    std::vector<LineEvidence> m_evidence;
    std::vector<LineDecision> m_decisions;
    LineWindow m_window;
};

} // namespace moji::app

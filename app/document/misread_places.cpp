#include "document/misread_places.h"

#include "codec/span_reader.h"
#include "repair/repairer.h"
#include "survey/mojibake_signs.h"
#include "utf8/utf8_writer.h"

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::uint64_t kPiece = 1024 * 1024; // bytes of text that are looked at together
constexpr double kLikely = 0.8;               // as in the survey of folders

/// Whether a repair undoes a wrong decoding, not an escape or bytes that were never decoded.
bool undoesDecoding(const repair::RepairedSegment& segment) {
    return (segment.label == repair::Label::Lossless || segment.label == repair::Label::Partial) &&
           std::ranges::any_of(segment.chain, [](const repair::Step& step) {
               return step.kind == repair::StepKind::Encode;
           });
}

/// A part of the text in UTF-8, with the places of its characters in the document.
class Piece {
public:
    Piece(const CodecRegistry& codecs, const std::stop_token& stop, DamageReport& report)
        : m_repairer(codecs)
        , m_stop(stop)
        , m_report(report) {}

    /// Bytes of a document in UTF-8 are its text; malformed ones are left to the repairer.
    void lookAt(const Bytes& utf8, std::uint64_t offset) {
        m_text.assign(asChars(utf8));
        m_begin = offset;
        finish();
    }

    void add(const Span& span, std::uint64_t offset) {
        m_marks.push_back({m_text.size(), offset});
        if (isError(span.status))
            appendUtf8(m_text, U'\uFFFD');
        for (const char32_t c : span.text())
            appendUtf8(m_text, c);
        const bool endsLine = span.count > 0 && span.codePoints[span.count - 1] == U'\n';
        if ((endsLine && m_text.size() >= kPiece) || m_text.size() >= 2 * kPiece)
            look(offset + span.length);
    }

    /// At what was added; `end`: of it, in the document.
    void look(std::uint64_t end) {
        m_marks.push_back({m_text.size(), end});
        finish();
    }

private:
    struct Mark {
        std::uint64_t text;
        std::uint64_t document;
    };

    void finish() {
        if (mayHaveMojibake(m_text))
            keepPlaces();
        m_text.clear();
        m_marks.clear();
    }

    void keepPlaces() {
        const auto plans = m_repairer.repair(m_text, m_stop);
        if (plans.empty() || plans.front().score < kLikely)
            return;
        for (const repair::RepairedSegment& segment : plans.front().segments) {
            if (!undoesDecoding(segment))
                continue;
            ++m_report.places;
            if (m_report.chain.empty())
                m_report.chain = segment.chain;
            if (m_report.where.size() < DamageReport::kMostPlaces)
                m_report.where.push_back(inDocument(segment.source));
        }
    }

    [[nodiscard]] ByteRange inDocument(ByteRange text) const {
        if (m_marks.empty())
            return {m_begin + text.begin, m_begin + text.end};
        const auto first =
            std::prev(std::ranges::upper_bound(m_marks, text.begin, {}, &Mark::text));
        const auto last = std::ranges::lower_bound(m_marks, text.end, {}, &Mark::text);
        return {first->document, last->document};
    }

    const repair::Repairer m_repairer;
    const std::stop_token& m_stop;
    DamageReport& m_report;
    std::string m_text;
    std::uint64_t m_begin = 0; // of a text that is the document's own bytes
    std::vector<Mark> m_marks; // of any other: where each character begins, and the end
};

/// A piece up to the end of its last line, or all of it where it has none.
Bytes wholeLines(const ByteSource& source, std::uint64_t from) {
    auto piece = readRange(source, {from, std::min(from + kPiece, source.size())});
    if (!piece)
        return {};
    if (from + piece->size() < source.size()) {
        const auto last = std::find(piece->rbegin(), piece->rend(), Byte{'\n'});
        if (last != piece->rend())
            piece->resize(static_cast<std::size_t>(piece->rend() - last));
    }
    return std::move(*piece);
}

} // namespace

void findMisreadPlaces(const ByteSource& source, const Codec& codec, const CodecRegistry& codecs,
                       const std::stop_token& stop, DamageReport& report) {
    if (codec.info().family != CodecFamily::Unicode && codec.name() != "gb18030")
        return;
    Piece piece(codecs, stop, report);
    if (codec.name() == "UTF-8") {
        for (std::uint64_t at = 0; at < source.size() && !stop.stop_requested();) {
            const Bytes lines = wholeLines(source, at);
            if (lines.empty())
                return;
            piece.lookAt(lines, at);
            at += lines.size();
        }
        return;
    }
    const auto read = forEachBatch(
        source, codec,
        [&](const SpanReader::Batch& batch) {
            std::uint64_t at = batch.offset;
            for (const Span& span : batch.spans) {
                piece.add(span, at);
                at += span.length;
            }
        },
        stop);
    if (read)
        piece.look(source.size());
}

} // namespace moji::app

#include "document/damage_look.h"

#include "bytes/part_source.h"
#include "repair/repairer.h"
#include "support/parallel_for.h"
#include "survey/file_surveyor.h"
#include "survey/mojibake_signs.h"
#include "text/qt_text.h"

#include <algorithm>
#include <chrono>
#include <numeric>

namespace moji::app {

namespace {

constexpr std::uint64_t kPiece = 1024 * 1024; // bytes of text that are looked at together
constexpr std::chrono::milliseconds kPauseAfterEdit{1000};

/// Whether a repair undoes a wrong decoding, not an escape or bytes that were never decoded.
bool undoesDecoding(const repair::RepairedSegment& segment) {
    return (segment.label == repair::Label::Lossless || segment.label == repair::Label::Partial) &&
           std::ranges::any_of(segment.chain, [](const repair::Step& step) {
               return step.kind == repair::StepKind::Encode;
           });
}

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

/// In UTF-8, where every place of the text is a place of the bytes.
void findPlaces(const ByteSource& source, const CodecRegistry& codecs, const std::stop_token& stop,
                DamageReport& report) {
    constexpr double kLikely = 0.8; // as in the survey of folders
    const repair::Repairer repairer(codecs);
    for (std::uint64_t at = 0; at < source.size() && !stop.stop_requested();) {
        const Bytes piece = wholeLines(source, at);
        if (piece.empty())
            return;
        const std::uint64_t begin = std::exchange(at, at + piece.size());
        if (!mayHaveMojibake(asChars(piece)))
            continue;
        const auto plans = repairer.repair(asChars(piece), stop);
        if (plans.empty() || plans.front().score < kLikely)
            continue;
        for (const repair::RepairedSegment& segment : plans.front().segments) {
            if (!undoesDecoding(segment))
                continue;
            ++report.places;
            if (report.chain.empty())
                report.chain = segment.chain;
            if (report.where.size() < DamageReport::kMostPlaces)
                report.where.push_back({begin + segment.source.begin, begin + segment.source.end});
        }
    }
}

/// Lines of UTF-8 prove themselves, and so do lines that are none. Between other encodings a line
/// or two are a guess.
bool isProven(const FileRecord& record) {
    constexpr std::uint64_t kEnough = 3; // lines
    return std::ranges::any_of(record.mixed,
                               [](const auto& one) { return one.first == "UTF-8"; }) ||
           std::ranges::all_of(record.mixed, [](const auto& one) { return one.second >= kEnough; });
}

std::vector<std::pair<QString, std::uint64_t>> mostFirst(const FileRecord& record) {
    std::vector<std::pair<QString, std::uint64_t>> lines;
    for (const auto& [encoding, count] : record.mixed)
        lines.emplace_back(fromUtf8(encoding), count);
    std::ranges::stable_sort(lines, std::ranges::greater(),
                             &std::pair<QString, std::uint64_t>::second);
    return lines;
}

} // namespace

std::uint64_t DamageReport::lineCount() const {
    return std::accumulate(lines.begin(), lines.end(), std::uint64_t{0},
                           [](std::uint64_t sum, const auto& one) { return sum + one.second; });
}

std::uint64_t DamageReport::otherLines() const {
    return lines.empty() ? 0 : lineCount() - lines.front().second;
}

DamageReport lookForDamage(const ByteSource& source, const CodecRegistry& codecs,
                           const std::stop_token& stop) {
    const SerialScope serial; // nobody waits for it
    DamageReport report;
    report.examined = std::min(source.size(), DamageReport::kMostExamined);
    report.isWhole = report.examined == source.size();
    const PartSource part(source, {0, report.examined});
    FileSurveyor surveyor(codecs, {.findsMixed = true, .findsMojibake = false});
    const FileRecord record = surveyor.survey(part, {}, stop);
    if (record.kind != FileKind::Text || stop.stop_requested())
        return report;
    if (isProven(record))
        report.lines = mostFirst(record);
    if (!record.ascii && record.encoding == "UTF-8")
        findPlaces(part, codecs, stop, report);
    return report;
}

DamageLook::DamageLook(Document* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(document->jobs(), tr("Looking for mojibake and mixed encodings"), this) {
    m_job.setPause(kPauseAfterEdit);
    connect(document, &Document::opened, this, &DamageLook::forget);
    connect(document, &Document::bytesChanged, this, [this] {
        if (!m_isFollowing)
            return;
        if (m_document->size() <= kMostAgain)
            look();
        else
            forget();
    });
}

void DamageLook::start() {
    m_isFollowing = true;
    look();
}

void DamageLook::look() {
    m_job.start(
        m_document->revision(),
        [source = m_document->snapshot(), &codecs = m_document->codecs()](std::stop_token stop,
                                                                          const ProgressCallback&) {
            return lookForDamage(*source, codecs, stop);
        },
        [this](std::uint64_t, DamageReport report) {
            m_report = std::move(report);
            Q_EMIT reported();
        });
}

void DamageLook::forget() {
    m_isFollowing = false;
    m_job.cancel();
    if (m_report.isClean())
        return;
    m_report = {};
    Q_EMIT reported();
}

} // namespace moji::app

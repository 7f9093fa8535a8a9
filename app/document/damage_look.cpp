#include "document/damage_look.h"

#include "bytes/part_source.h"
#include "repair/repairer.h"
#include "support/parallel_for.h"
#include "survey/file_surveyor.h"
#include "survey/misread_places.h"
#include "text/qt_text.h"

#include <algorithm>
#include <chrono>
#include <numeric>

namespace moji::app {

namespace {

constexpr std::chrono::milliseconds kPauseAfterEdit{1000};

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

/// A place of which the change leaves some bytes, or in which it inserts some.
ByteRange moved(ByteRange place, const BytesChange& change) {
    const ByteRange& removed = change.removed;
    const std::uint64_t growth = change.inserted - removed.length(); // may wrap around
    if (place.begin >= removed.end)
        return {place.begin + growth, place.end + growth};
    if (place.end > removed.end)
        return {place.begin < removed.begin ? place.begin : change.result().end,
                place.end + growth};
    return {place.begin, std::min(place.end, removed.begin)};
}

/// Of the bytes that are examined; nothing is found yet.
DamageReport reportOf(const ByteSource& source) {
    DamageReport report;
    report.examined = std::min(source.size(), DamageReport::kMostExamined);
    report.isWhole = report.examined == source.size();
    return report;
}

/// Adds to `report` the places in `part`, and how the first of them is brought back.
void addMisreadPlaces(const ByteSource& part, const Codec& codec, const CodecRegistry& codecs,
                      const std::stop_token& stop, DamageReport& report) {
    const repair::Repairer repairer(codecs);
    std::uint64_t end = 0;
    const auto done =
        findMisreadPlaces({part, codec, codecs, repairer, true}, stop, [&](MisreadPart found) {
            end = found.source.end;
            report.places += found.places.size();
            for (MisreadPlace& place : found.places) {
                if (report.chain.empty())
                    report.chain = std::move(place.chain);
                if (report.where.size() < DamageReport::kMostPlaces)
                    report.where.push_back(place.bytes);
            }
        });
    if (done)
        return;
    report.examined = end;
    report.isWhole = false;
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
    DamageReport report = reportOf(source);
    const PartSource part(source, {0, report.examined});
    FileSurveyor surveyor(codecs, {.findsMixed = true, .findsMojibake = false});
    const FileRecord record = surveyor.survey(part, {}, stop);
    if (record.kind == FileKind::Unreadable) {
        report.examined = 0;
        report.isWhole = false;
    }
    if (record.kind != FileKind::Text || stop.stop_requested())
        return report;
    if (isProven(record))
        report.lines = mostFirst(record);
    if (const Codec* codec = codecs.find(record.encoding); codec != nullptr && !record.ascii) {
        report.readAs = decidesDamage(*codec) ? codec : nullptr;
        addMisreadPlaces(part, *codec, codecs, stop, report);
    }
    return report;
}

bool decidesDamage(const Codec& codec) {
    return codec.info().family == CodecFamily::Unicode && !codec.info().asciiCompatible;
}

DamageReport lookForDamage(const ByteSource& source, const CodecRegistry& codecs,
                           const Codec& readAs, const std::stop_token& stop) {
    if (!decidesDamage(readAs))
        return lookForDamage(source, codecs, stop);
    const SerialScope serial;
    DamageReport report = reportOf(source);
    report.readAs = &readAs;
    addMisreadPlaces(PartSource(source, {0, report.examined}), readAs, codecs, stop, report);
    return report;
}

DamageLook::DamageLook(Document* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(document->jobs(), tr("Looking for mojibake and mixed encodings"), this) {
    m_job.setPause(kPauseAfterEdit);
    connect(document, &Document::opened, this, &DamageLook::forget);
    connect(document, &Document::codecChanged, this, &DamageLook::lookAsRead);
    connect(document, &Document::bytesChanged, this, &DamageLook::follow);
}

void DamageLook::start() {
    m_isFollowing = true;
    look();
}

/// The report of another encoding is of other characters.
void DamageLook::lookAsRead() {
    const Codec& codec = m_document->codec();
    const Codec* readAs = decidesDamage(codec) ? &codec : nullptr;
    if (!m_isFollowing || readAs == m_readAs)
        return;
    drop();
    look();
}

void DamageLook::follow(const BytesChange& change) {
    if (!m_isFollowing)
        return;
    if (m_document->size() > kMostAgain)
        return forget();
    const bool hadPlaces = !m_report.where.empty();
    std::erase_if(m_report.where, [&](const ByteRange& place) {
        return change.removed.begin <= place.begin && place.end <= change.removed.end;
    });
    for (ByteRange& place : m_report.where)
        place = moved(place, change);
    look();
    if (hadPlaces && m_report.where.empty())
        drop();
}

void DamageLook::look() {
    const Codec& codec = m_document->codec();
    m_readAs = decidesDamage(codec) ? &codec : nullptr;
    m_job.start(
        m_document->revision(),
        [source = m_document->snapshot(), &codecs = m_document->codecs(),
         codec = &m_document->codec()](std::stop_token stop, const ProgressCallback&) {
            return lookForDamage(*source, codecs, *codec, stop);
        },
        [this](std::uint64_t, DamageReport report) {
            m_report = std::move(report);
            Q_EMIT reported();
        });
}

void DamageLook::forget() {
    m_isFollowing = false;
    m_job.cancel();
    drop();
}

void DamageLook::drop() {
    if (m_report.isClean())
        return;
    m_report = {};
    Q_EMIT reported();
}

} // namespace moji::app

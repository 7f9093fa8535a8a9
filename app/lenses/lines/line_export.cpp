#include "lenses/lines/line_export.h"

#include "bytes/file_source.h"
#include "bytes/save_file.h"
#include "bytes/whole_source.h"
#include "detect/line_recoder.h"
#include "detect/line_report.h"
#include "document/edit_commands.h"
#include "text/error_text.h"
#include "text/native_path.h"
#include "text/safe_name.h"

#include <QFile>
#include <QFileInfo>

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace moji::app {

namespace {

/// A name beside `path` that is not taken.
QString reportPath(const QString& path) {
    QString report = path + QStringLiteral(".decisions.jsonl");
    for (int number = 2; QFile::exists(report); ++number)
        report = path + QStringLiteral(".decisions-%1.jsonl").arg(number);
    return report;
}

/// The decisions as a text, a line each, read as they are made.
class ReportReader final : public ByteReader {
public:
    ReportReader(const ByteSource& source, const CodecRegistry& codecs,
                 const LineDetectOptions& options, std::stop_token stop)
        : m_detector(source, codecs, options)
        , m_stop(std::move(stop)) {}

    Result<std::size_t> read(std::span<Byte> out) override {
        while (m_given == m_text.size()) {
            const auto lines = m_detector.next(m_stop);
            if (!lines)
                return lines.error();
            if (lines->empty())
                return std::size_t{0};
            m_text.clear();
            m_given = 0;
            for (const DetectedLine& line : *lines)
                m_text += fmt::format("{{{}}}\n", lineJson(line));
        }
        const std::size_t count = std::min(out.size(), m_text.size() - m_given);
        const ByteView piece = asBytes(std::string_view(m_text).substr(m_given, count));
        std::ranges::copy(piece, out.begin());
        m_given += count;
        return count;
    }

private:
    LineDetector m_detector;
    std::stop_token m_stop;
    std::string m_text;
    std::size_t m_given = 0;
};

/// The lines that differ, each from its first to its last different byte, so that what is noted
/// about the others stays with them. One edit of all if the lines are not as many.
std::vector<PieceTable::Edit> editsOfLines(ByteView before, ByteView after) {
    std::vector<PieceTable::Edit> edits;
    std::size_t was = 0;
    std::size_t is = 0;
    const auto lineEnd = [](ByteView bytes, std::size_t from) {
        return std::size_t(std::find(bytes.begin() + from, bytes.end(), '\n') - bytes.begin());
    };
    while (was < before.size() || is < after.size()) {
        const std::size_t wasEnd = lineEnd(before, was);
        const std::size_t isEnd = lineEnd(after, is);
        if ((wasEnd < before.size()) != (isEnd < after.size()))
            return {PieceTable::Edit{{0, before.size()}, {0, after.size()}}};
        const ByteView old = before.subspan(was, wasEnd - was);
        const ByteView now = after.subspan(is, isEnd - is);
        const std::size_t front = std::size_t(std::ranges::mismatch(old, now).in1 - old.begin());
        if (front < old.size() || front < now.size()) {
            const std::size_t most = std::min(old.size(), now.size()) - front;
            std::size_t back = 0;
            while (back < most && old[old.size() - 1 - back] == now[now.size() - 1 - back])
                ++back;
            edits.push_back({{was + front, wasEnd - back}, {is + front, isEnd - back}});
        }
        was = wasEnd + (wasEnd < before.size() ? 1 : 0);
        is = isEnd + (isEnd < after.size() ? 1 : 0);
    }
    return edits;
}

} // namespace

LineExport& LineExport::of(Document* document) {
    auto* known = document->findChild<LineExport*>(QString(), Qt::FindDirectChildrenOnly);
    return known != nullptr ? *known : *new LineExport(document);
}

LineExport::LineExport(Document* document)
    : QObject(document)
    , m_document(document)
    , m_job(document->jobs(), tr("Re-encoding the lines"), this) {
    connect(&m_job, &JobBase::cancelled, this, [this] { tell([this] { Q_EMIT failed({}); }); });
}

void LineExport::tell(std::function<void()> send) {
    m_waiting = std::move(send);
    tellWaiting();
}

void LineExport::tellWaiting() {
    if (!m_listener)
        return;
    if (const auto send = std::exchange(m_waiting, nullptr))
        send();
}

LineExport::Outcome LineExport::write(const ByteSource& given, const CodecRegistry& codecs,
                                      const LineDetectOptions& options, const QString& path,
                                      const std::stop_token& stop,
                                      const ProgressCallback& progress) {
    Outcome outcome;
    const WholeSource source(given, nativePath(path));
    LineRecoder text(
        source, codecs, options,
        [&](const DetectedLine& line) {
            ++outcome.lines;
            progress(line.offset, source.size());
        },
        stop);
    SaveOptions save;
    save.stop = stop;
    const auto saved = saveFile(text, nativePath(path), save);
    if (!saved) {
        outcome.error = saved.error();
        return outcome;
    }
    outcome.report = reportPath(path);
    ReportReader report(source, codecs, options, stop);
    const auto reported = saveFile(report, nativePath(outcome.report), save);
    if (!reported)
        outcome.error = reported.error();
    return outcome;
}

LineExport::Outcome LineExport::collect(const PieceTable& table, const CodecRegistry& codecs,
                                        const LineDetectOptions& options,
                                        const std::stop_token& stop) {
    Outcome outcome;
    const auto given = table.snapshot();
    const WholeSource source(*given, {});
    const auto note = [&](const DetectedLine& line) {
        const bool damaged = line.damaged > 0;
        const bool undecided =
            !damaged && !line.pinned &&
            (line.ambiguous || (!line.codec && line.segments.empty() && line.length > 0));
        outcome.damaged += damaged ? 1 : 0;
        outcome.undecided += undecided ? 1 : 0;
        if ((damaged || undecided) && outcome.firstDoubtful == 0)
            outcome.firstDoubtful = line.line;
    };
    LineRecoder text(source, codecs, options, note, stop);
    auto converted = spool(text, {});
    if (!converted) {
        outcome.error = converted.error();
        return outcome;
    }
    const auto before = readRange(source, {0, source.size()});
    const auto after = readRange(**converted, {0, (*converted)->size()});
    if (!before || !after) {
        outcome.error = before ? after.error() : before.error();
        return outcome;
    }
    const auto edits = editsOfLines(*before, *after);
    outcome.table = table;
    if (edits.empty())
        return outcome;
    outcome.table.replaceAll(edits, *std::move(converted));
    outcome.change = changeOf(edits);
    return outcome;
}

LineDetectOptions LineExport::optionsWith(std::map<std::uint64_t, const Codec*> pins) const {
    LineDetectOptions options;
    options.candidates = lineCandidates(m_document->codecs(), m_document->codec());
    options.pins = std::move(pins);
    return options;
}

void LineExport::save(const QString& path, std::map<std::uint64_t, const Codec*> pins) {
    if (isRunning())
        return;
    const QString own = QFileInfo(m_document->path()).canonicalFilePath();
    if (!own.isEmpty() && own == QFileInfo(path).canonicalFilePath()) {
        return refuse(tr("This is the document itself. Choose another name."));
    }
    const LineDetectOptions options = optionsWith(std::move(pins));
    m_job.start(
        m_document->revision(),
        [source = m_document->snapshot(), &codecs = m_document->codecs(), options,
         path](const std::stop_token& stop, const ProgressCallback& progress) {
            return write(*source, codecs, options, path, stop, progress);
        },
        [this, path](std::uint64_t, const Outcome& outcome) {
            if (outcome.error)
                fail(*outcome.error);
            else
                tell([this, path, report = outcome.report, lines = outcome.lines] {
                    Q_EMIT saved(safeName(path), safeName(report), lines);
                });
        });
}

void LineExport::convert(std::map<std::uint64_t, const Codec*> pins) {
    if (isRunning() || m_document->size() > kMostConverted)
        return;
    const LineDetectOptions options = optionsWith(std::move(pins));
    m_job.start(
        m_document->revision(),
        [table = m_document->table(), &codecs = m_document->codecs(),
         options](const std::stop_token& stop, const ProgressCallback&) {
            return collect(table, codecs, options, stop);
        },
        [this](std::uint64_t revision, const Outcome& outcome) {
            if (outcome.error) {
                fail(*outcome.error);
            } else if (revision != m_document->revision()) {
                refuse(tr("The document has changed meanwhile; nothing was converted."));
            } else if (outcome.firstDoubtful > 0) {
                m_asked = outcome;
                m_askedRevision = revision;
                tell([this, undecided = outcome.undecided, damaged = outcome.damaged,
                      first = outcome.firstDoubtful] {
                    Q_EMIT doubtful(undecided, damaged, first);
                });
            } else {
                take(outcome);
            }
        });
}

void LineExport::convertAnyway() {
    if (!m_asked)
        return;
    const Outcome outcome = *std::exchange(m_asked, std::nullopt);
    if (m_askedRevision != m_document->revision())
        refuse(tr("The document has changed meanwhile; nothing was converted."));
    else
        take(outcome);
}

void LineExport::take(const Outcome& outcome) {
    if (!m_document->mayEdit())
        return refuse(tr("The document cannot be edited now; nothing was converted."));
    m_document->undoStack().push(new ConvertText(*m_document, outcome.table, outcome.change,
                                                 m_document->codecs().utf8(),
                                                 tr("Convert the lines to UTF-8")));
    tell([this, damaged = outcome.damaged] { Q_EMIT converted(damaged); });
}

void LineExport::fail(const Error& error) {
    refuse(error.code == ErrorCode::Cancelled ? QString() : errorText(error));
}

void LineExport::refuse(const QString& reason) {
    tell([this, reason] { Q_EMIT failed(reason); });
}

} // namespace moji::app

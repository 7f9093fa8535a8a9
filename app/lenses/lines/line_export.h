#pragma once
// The lines of a document re-encoded to UTF-8 as they were decided and pinned: into a file, with a
// report of every decision beside it, or into memory. All of it, also beyond the lines that the
// lens lists. In the background; a document that is not small is never wholly in memory. It belongs
// to the document, so that a file is written to its end whether or not the lens is in sight.

#include "document/document.h"
#include "jobs/job.h"
#include "lenses/lines/line_table.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace moji::app {

class LineExport : public QObject {
    Q_OBJECT
public:
    /// A larger document is not converted in place.
    static constexpr std::uint64_t kMostConverted = 64ull << 20;

    /// That of the document.
    [[nodiscard]] static LineExport& of(Document* document);

    /// Writes to `path`, wholly or not at all, and the decisions, a JSON object a line, to a new
    /// file beside it. `pins`: by number of the line.
    void save(const QString& path, std::map<std::uint64_t, const Codec*> pins);
    /// Puts the text into the document and reads it as UTF-8, without pins, as one edit that can be
    /// undone.
    /// Where lines are undecided or damaged it asks first: doubtful() is sent, and nothing is
    /// converted before convertAnyway().
    void convert(std::map<std::uint64_t, const Codec*> pins);
    void convertAnyway();
    void dropConversion() { m_asked.reset(); }
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    /// The signals are for `listener`. What comes while there is none waits for the next one.
    void setListener(QObject* listener) { m_listener = listener; }
    void tellWaiting();

Q_SIGNALS:
    void saved(const QString& path, const QString& report, quint64 lines);
    /// Lines that could be in another encoding too or that none decodes, and lines of UTF-8 with
    /// damaged places, whose bytes stay as they are; `first` is the number of the first of them.
    void doubtful(quint64 undecided, quint64 damaged, quint64 first);
    /// `damaged` lines were left as they are.
    void converted(quint64 damaged);
    /// Why nothing came of it; empty where it was cancelled.
    void failed(const QString& reason);

private:
    explicit LineExport(Document* document);
    void tell(std::function<void()> send);

    struct Outcome {
        std::optional<Error> error;
        QString report;
        std::uint64_t lines = 0;
        std::uint64_t undecided = 0; // of convert()
        std::uint64_t damaged = 0;
        std::uint64_t firstDoubtful = 0; // number of a line; 0: none
        // Of convert(): the document with the lines that change replaced.
        PieceTable table;
        BytesChange change;
    };
    [[nodiscard]] static Outcome write(const ByteSource& source, const CodecRegistry& codecs,
                                       const LineDetectOptions& options, const QString& path,
                                       const std::stop_token& stop,
                                       const ProgressCallback& progress);
    [[nodiscard]] static Outcome collect(const PieceTable& table, const CodecRegistry& codecs,
                                         const LineDetectOptions& options,
                                         const std::stop_token& stop);
    [[nodiscard]] LineDetectOptions optionsWith(std::map<std::uint64_t, const Codec*> pins) const;
    void take(const Outcome& outcome);
    void fail(const Error& error);
    void refuse(const QString& reason);

    Document* m_document;
    QPointer<QObject> m_listener;
    std::function<void()> m_waiting; // sends what nobody has heard of
    Job<Outcome> m_job;
    std::optional<Outcome> m_asked; // waits for convertAnyway()
    std::uint64_t m_askedRevision = 0;
};

} // namespace moji::app

#pragma once
// The lines of a document re-encoded to UTF-8 as they were decided and pinned: into a file, with a
// report of every decision beside it, or into memory. All of it, also beyond the lines that the
// lens lists. In the background; a document that is not small is never wholly in memory.

#include "document/document.h"
#include "jobs/job.h"
#include "lenses/lines/line_table.h"

#include <QObject>

namespace moji::app {

class LineExport : public QObject {
    Q_OBJECT
public:
    /// A larger document is not converted in place.
    static constexpr std::uint64_t kMostConverted = 64ull << 20;

    LineExport(Document* document, QObject* parent);

    /// Writes to `path`, wholly or not at all, and the decisions, a JSON object a line, to a new
    /// file beside it. `pins`: by number of the line.
    void save(const QString& path, std::map<std::uint64_t, const Codec*> pins);
    /// Puts the text into the document, as one edit that can be undone, and reads it as UTF-8.
    void convert(std::map<std::uint64_t, const Codec*> pins);
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }

Q_SIGNALS:
    void saved(const QString& path, const QString& report, quint64 lines);
    void converted();
    /// Why nothing came of it; empty where it was cancelled.
    void failed(const QString& reason);

private:
    struct Outcome {
        std::optional<Error> error;
        QString report;
        std::uint64_t lines = 0;
        Bytes text; // of convert()
    };
    [[nodiscard]] static Outcome write(const ByteSource& source, const CodecRegistry& codecs,
                                       const LineDetectOptions& options, const QString& path,
                                       const std::stop_token& stop,
                                       const ProgressCallback& progress);
    [[nodiscard]] static Outcome collect(const ByteSource& source, const CodecRegistry& codecs,
                                         const LineDetectOptions& options,
                                         const std::stop_token& stop);
    [[nodiscard]] LineDetectOptions optionsWith(std::map<std::uint64_t, const Codec*> pins) const;
    void fail(const Error& error);

    Document* m_document;
    Job<Outcome> m_job;
};

} // namespace moji::app

#pragma once
// Copies a part of a document to the clipboard: little at once, much in the background, since a
// megabyte as text takes tenths of a second. What is copied is the part as it was when it was
// asked for.

#include "document/document_part.h"
#include "jobs/job.h"

#include <QObject>

#include <functional>
#include <optional>

namespace moji::app {

class ClipboardCopy : public QObject {
    Q_OBJECT
public:
    static constexpr std::uint64_t kAtOnce = 64 * 1024; // bytes

    struct Content {
        std::optional<Bytes> bytes; // offered as such beside the text
        QString text;
    };
    using Write = std::function<Content(const DocumentPart&, const std::stop_token&)>;

    explicit ClipboardCopy(Document* document, QObject* parent = nullptr);

    /// False, after failed(), where that is known at once: always, if the bytes are read now.
    bool start(Document& document, ByteRange range, const Write& write,
               DocumentPart::Reading reading = DocumentPart::Reading::Later);
    /// What is still being copied is on the clipboard afterwards: before pasting.
    void finishNow();

Q_SIGNALS:
    /// After work in the background; says how much.
    void finished(const QString& sentence);
    /// The document could not be read: the clipboard is as it was. Says why.
    void failed(const QString& sentence);

private:
    /// False, after failed().
    bool put(const Result<Content>& content);

    std::function<Result<Content>()> m_work; // of the job
    Job<Result<Content>> m_job;
};

} // namespace moji::app

#include "document/clipboard_copy.h"

#include "document/clipboard_bytes.h"
#include "text/counts.h"
#include "text/error_text.h"

#include <QApplication>
#include <QClipboard>

#include <utility>

namespace moji::app {

namespace {

Result<ClipboardCopy::Content> contentOf(const DocumentPart& part,
                                         const ClipboardCopy::Write& write,
                                         const std::stop_token& stop) {
    ClipboardCopy::Content content = write(part, stop);
    if (part.failure())
        return *part.failure();
    return content;
}

} // namespace

ClipboardCopy::ClipboardCopy(Document* document, QObject* parent)
    : QObject(parent)
    , m_job(document->jobs(), tr("Copying"), this, JobBase::Turn::Urgent) {}

bool ClipboardCopy::put(const Result<Content>& content) {
    if (!content)
        Q_EMIT failed(tr("Nothing was copied: %1").arg(errorText(content.error())));
    else if (content->bytes)
        QApplication::clipboard()->setMimeData(bytesAndText(*content->bytes, content->text));
    else
        QApplication::clipboard()->setText(content->text);
    return content.has_value();
}

bool ClipboardCopy::start(Document& document, ByteRange range, const Write& write,
                          DocumentPart::Reading reading) {
    m_job.cancel();
    const DocumentPart part(document, range, reading);
    if (part.failure())
        return put(*part.failure());
    if (range.length() <= kAtOnce)
        return put(contentOf(part, write, {}));
    m_work = [part, write] { return contentOf(part, write, {}); };
    m_job.setMonitor(document.jobs());
    m_job.start(
        document.revision(),
        [part, write](const std::stop_token& stop, const ProgressCallback&) {
            return contentOf(part, write, stop);
        },
        [this, length = range.length()](std::uint64_t, const Result<Content>& content) {
            m_work = nullptr; // it holds the document's bytes
            if (put(content))
                Q_EMIT finished(tr("Copied: %1.").arg(bytesText(length)));
        });
    return true;
}

void ClipboardCopy::finishNow() {
    if (!m_job.isRunning())
        return;
    m_job.cancel();
    put(std::exchange(m_work, nullptr)());
}

} // namespace moji::app

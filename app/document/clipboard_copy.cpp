#include "document/clipboard_copy.h"

#include "document/clipboard_bytes.h"
#include "text/counts.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>

#include <utility>

namespace moji::app {

namespace {

void put(const ClipboardCopy::Content& content) {
    if (content.bytes)
        QApplication::clipboard()->setMimeData(bytesAndText(*content.bytes, content.text));
    else
        QApplication::clipboard()->setText(content.text);
}

} // namespace

ClipboardCopy::ClipboardCopy(Document* document, QObject* parent)
    : QObject(parent)
    , m_job(document->jobs(), tr("Copying"), this, JobBase::Turn::Urgent) {}

void ClipboardCopy::start(Document& document, ByteRange range, const Write& write) {
    m_job.cancel();
    const DocumentPart part(document, range);
    if (range.length() <= kAtOnce)
        return put(write(part, {}));
    m_work = [part, write] { return write(part, {}); };
    m_job.setMonitor(document.jobs());
    m_job.start(
        document.revision(),
        [part, write](const std::stop_token& stop, const ProgressCallback&) {
            return write(part, stop);
        },
        [this, length = range.length()](std::uint64_t, const Content& content) {
            m_work = nullptr; // it holds the document's bytes
            put(content);
            Q_EMIT finished(tr("Copied: %1.").arg(bytesText(length)));
        });
}

void ClipboardCopy::finishNow() {
    if (!m_job.isRunning())
        return;
    m_job.cancel();
    put(std::exchange(m_work, nullptr)());
}

} // namespace moji::app

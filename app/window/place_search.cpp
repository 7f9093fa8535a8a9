#include "window/place_search.h"

#include <algorithm>

namespace moji::app {

namespace {

Result<std::optional<std::uint64_t>> offsetIn(const IndexedText& text, const GoTo::Target& target) {
    if (const auto* place = std::get_if<TextPlace>(&target))
        return offsetOf(text, *place);
    return offsetOfCharacter(text, std::get<GoTo::Character>(target).number);
}

} // namespace

PlaceSearch::PlaceSearch(Document* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(document->jobs(), tr("Searching"), this) {
    followDocument();
}

void PlaceSearch::followDocument() {
    connect(&m_document->scan(), &DocumentScan::advanced, this, &PlaceSearch::lookUp);
    connect(m_document, &Document::opened, this, [this] { // the place was one of other bytes
        m_wanted.reset();
        m_job.cancel();
    });
}

void PlaceSearch::setDocument(Document* document) {
    m_document->scan().disconnect(this);
    m_document->disconnect(this);
    m_document = document;
    m_wanted.reset();
    m_job.setMonitor(document->jobs());
    followDocument();
}

void PlaceSearch::find(const GoTo::Target& target) {
    m_job.cancel();
    m_wanted = target;
    if (const auto* offset = std::get_if<std::uint64_t>(&target))
        return finish(*offset);
    m_document->scan().resume();
    lookUp();
}

void PlaceSearch::lookUp() {
    const DocumentScan& scan = m_document->scan();
    if (!m_wanted || m_job.isRunning() || !scan.isCurrent())
        return;
    const IndexedText& text = scan.index().text;
    m_job.start(
        m_document->revision(),
        [text, target = *m_wanted](const std::stop_token&, const ProgressCallback&) {
            return offsetIn(text, target);
        },
        [this, complete = text.index->isComplete()](std::uint64_t revision, const Answer& answer) {
            if (revision == m_document->revision())
                take(answer, complete);
            else // or when the scan has come that far
                lookUp();
        });
}

void PlaceSearch::take(const Answer& answer, bool complete) {
    if (!m_wanted)
        return;
    if (answer && *answer)
        return finish(**answer);
    const DocumentScan& scan = m_document->scan();
    if (answer && complete)
        finish(m_document->size());
    else if (!answer || scan.failure() || scan.isCancelled())
        m_wanted.reset();       // unknown; the status bar says why
    else if (scan.isComplete()) // in the meantime
        lookUp();
}

void PlaceSearch::finish(std::uint64_t offset) {
    m_wanted.reset();
    Q_EMIT found(std::min(offset, m_document->size()));
}

} // namespace moji::app

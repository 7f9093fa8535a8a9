#include "window/place_search.h"

#include "text/counts.h"

#include <algorithm>

namespace moji::app {

namespace {

Result<std::optional<std::uint64_t>> offsetIn(const IndexedText& text, const GoTo::Target& target) {
    if (const auto* place = std::get_if<TextPlace>(&target))
        return offsetOf(text, *place);
    return offsetOfCharacter(text, std::get<GoTo::Character>(target).number);
}

/// Empty where it is as far as the reader wanted.
QString sentenceAbout(const CharacterPlace& found, const GoTo::Target& wanted) {
    if (const auto* character = std::get_if<GoTo::Character>(&wanted))
        return found.character >= character->number
                   ? QString()
                   : PlaceSearch::tr("Character %1 is past the end; the last one is %2.")
                         .arg(numberText(character->number), numberText(found.character - 1));
    const auto& [line, column] = std::get<TextPlace>(wanted);
    if (found.place.line < line)
        return PlaceSearch::tr("Line %1 is past the end, which is line %2, column %3.")
            .arg(numberText(line), numberText(found.place.line), numberText(found.place.column));
    if (found.place.column < column)
        return PlaceSearch::tr("Column %1 is past the end of line %2, which is column %3.")
            .arg(numberText(column), numberText(line), numberText(found.place.column));
    return {};
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
            return placeIn(text, target);
        },
        [this](std::uint64_t revision, const Answer& answer) {
            if (revision == m_document->revision())
                take(answer);
            else // or when the scan has come that far
                lookUp();
        });
}

/// Nothing where the text is not known so far yet.
PlaceSearch::Answer PlaceSearch::placeIn(const IndexedText& text, const GoTo::Target& target) {
    const auto offset = offsetIn(text, target);
    if (!offset)
        return offset.error();
    if (!*offset && !text.index->isComplete())
        return std::optional<Found>();
    const std::uint64_t at = *offset ? **offset : text.source->size();
    const auto place = placeOf(text, at);
    if (!place)
        return place.error();
    return *place ? std::optional(Found{at, **place}) : std::nullopt;
}

void PlaceSearch::take(const Answer& answer) {
    if (!m_wanted)
        return;
    if (answer && *answer) {
        const QString sentence = sentenceAbout((*answer)->place, *m_wanted);
        finish((*answer)->offset);
        if (!sentence.isEmpty())
            Q_EMIT endReached(sentence);
        return;
    }
    const DocumentScan& scan = m_document->scan();
    if (!answer || scan.failure() || scan.isCancelled())
        m_wanted.reset();       // unknown; the status bar says why
    else if (scan.isComplete()) // in the meantime
        lookUp();
}

void PlaceSearch::finish(std::uint64_t offset) {
    m_wanted.reset();
    Q_EMIT found(std::min(offset, m_document->size()));
}

} // namespace moji::app

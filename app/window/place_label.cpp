#include "window/place_label.h"

#include "text/counts.h"

namespace moji::app {

PlaceLabel::PlaceLabel(Document* document, Selection* selection, QWidget* parent)
    : SpokenLabel(parent)
    , m_document(document)
    , m_selection(selection)
    , m_job(document->jobs(), tr("Counting lines"), this) {}

void PlaceLabel::setDocument(Document* document, Selection* selection) {
    m_document = document;
    m_selection = selection;
    m_job.setMonitor(document->jobs());
}

void PlaceLabel::showPlace() {
    const DocumentScan& scan = m_document->scan();
    const std::uint64_t caret = m_selection->caret();
    const TextIndex& index = *scan.index().text.index;
    m_isKnown = scan.isCurrent() && (index.isComplete() || caret < index.knownEnd());
    m_job.cancel();
    if (!m_isKnown) {
        if (scan.isCurrent())
            setPlace({});
        return;
    }
    m_job.start(
        m_document->revision(),
        [text = scan.index().text, caret](const std::stop_token&, const ProgressCallback&) {
            const auto place = placeOf(text, caret);
            return place ? *place : std::nullopt;
        },
        [this](std::uint64_t, const std::optional<CharacterPlace>& place) { setPlace(place); });
}

void PlaceLabel::followScan() {
    if (!m_isKnown)
        showPlace();
}

void PlaceLabel::setPlace(const std::optional<CharacterPlace>& found) {
    say(found ? tr("Line %1, column %2")
                    .arg(numberText(found->place.line), numberText(found->place.column))
              : tr("Line …, column …"));
    Q_EMIT textChanged();
}

} // namespace moji::app

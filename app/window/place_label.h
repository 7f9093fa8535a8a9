#pragma once
// Line and column of the caret. Unknown until the scan has reached the caret; counted in the
// background.

#include "document/document.h"
#include "document/selection.h"
#include "scan/text_places.h"
#include "window/spoken_label.h"

namespace moji::app {

class PlaceLabel : public SpokenLabel {
    Q_OBJECT
public:
    PlaceLabel(Document* document, Selection* selection, QWidget* parent = nullptr);

    void setDocument(Document* document, Selection* selection);
    /// Finds the place of the caret again.
    void showPlace();
    /// Finds the place if it was unknown before the scan came this far.
    void followScan();

Q_SIGNALS:
    void textChanged();

private:
    void setPlace(const std::optional<CharacterPlace>& found);

    Document* m_document;
    Selection* m_selection;
    bool m_isKnown = false;
    Job<std::optional<CharacterPlace>> m_job; // last: its end uses the members above
};

} // namespace moji::app

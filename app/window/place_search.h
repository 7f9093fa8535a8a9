#pragma once
// The offset of a line and column, or of the n-th character: by the scan's index, in the
// background. Waits for the scan if it has not come that far.

#include "document/document.h"
#include "jobs/job.h"
#include "window/go_to.h"

#include <QObject>

#include <optional>

namespace moji::app {

class PlaceSearch : public QObject {
    Q_OBJECT
public:
    PlaceSearch(Document* document, QObject* parent);

    /// Cancels the search in the previous document.
    void setDocument(Document* document);
    /// Finds the place and cancels earlier requests. An offset is found at once. Opening other
    /// bytes cancels it.
    void find(const GoTo::Target& target);

Q_SIGNALS:
    /// A place past the end is the end of the bytes, a column past the end of its line that end.
    void found(std::uint64_t offset);
    /// The place that was just found is such an end; as a sentence.
    void endReached(const QString& sentence);

private:
    struct Found {
        std::uint64_t offset = 0;
        CharacterPlace place; // there
    };
    using Answer = Result<std::optional<Found>>;

    [[nodiscard]] static Answer placeIn(const IndexedText& text, const GoTo::Target& target);

    void followDocument();
    void lookUp();
    void take(const Answer& answer);
    void finish(std::uint64_t offset);

    Document* m_document;
    std::optional<GoTo::Target> m_wanted;
    Job<Answer> m_job;
};

} // namespace moji::app

#pragma once
// Where a line and column, or a character of some number, is: by the scan's index, in the
// background. What the scan has not reached yet is waited for.

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

    /// What was looked for in the document before is given up.
    void setDocument(Document* document);
    /// Looks for it, and for nothing that was asked before. An offset is found at once.
    void find(const GoTo::Target& target);

Q_SIGNALS:
    /// What there is not, is the end of the bytes.
    void found(std::uint64_t offset);

private:
    using Answer = Result<std::optional<std::uint64_t>>;

    void lookUp();
    void take(const Answer& answer, bool complete);
    void finish(std::uint64_t offset);

    Document* m_document;
    std::optional<GoTo::Target> m_wanted;
    Job<Answer> m_job;
};

} // namespace moji::app

#pragma once
// The problems of a list by their numbers, found in the bytes when they are asked for and kept by
// the page: at once where a block's bytes suffice, else in the background.

#include "document/document.h"
#include "jobs/job.h"
#include "scan/problem_list.h"

#include <QObject>

#include <map>
#include <optional>
#include <vector>

namespace moji::app {

class ProblemPages : public QObject {
    Q_OBJECT
public:
    ProblemPages(Document* document, QObject* parent);

    /// Replaces the list; `same`: unchanged except for its last problem and later ones.
    enum class Change { Grown, Other };
    void setList(const ProblemList& list, Change change);

    /// Nothing while it is being searched for (arrived() follows), or if it cannot be read.
    [[nodiscard]] std::optional<Problem> at(std::uint64_t number);

    /// The same, read now, however long that takes; nothing if it cannot be read.
    [[nodiscard]] std::optional<Problem> readNow(std::uint64_t number);

Q_SIGNALS:
    void arrived();

private:
    using Page = std::vector<Problem>;
    void fetch(std::uint64_t page);
    void fetchNext();
    void keep(std::uint64_t page, Result<Page> problems);

    Document* m_document;
    std::optional<ProblemList> m_list;
    std::map<std::uint64_t, Page> m_pages; // by number / kPage
    std::vector<std::uint64_t> m_wanted;   // pages, the latest last
    Job<Result<Page>> m_job;
};

} // namespace moji::app

#include "lenses/problems/problem_pages.h"

namespace moji::app {

namespace {

constexpr std::uint64_t kPage = 64;                // problems found together
constexpr std::uint64_t kReadAtOnce = 1024 * 1024; // bytes; a millisecond or two
constexpr std::size_t kMostPages = 1024;
constexpr std::size_t kMostWanted = 8; // pages scrolled past are not searched for

} // namespace

ProblemPages::ProblemPages(Document* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(document->jobs(), tr("Reading problems"), this) {}

void ProblemPages::setList(const ProblemList& list, Change change) {
    const bool grown = change == Change::Grown && m_list;
    if (!grown) {
        m_pages.clear();
        m_wanted.clear();
        m_job.cancel();
    } else if (m_list->size() > 0) {
        m_pages.erase((m_list->size() - 1) / kPage); // its last problem may be longer now
    }
    m_list = list;
}

std::optional<Problem> ProblemPages::at(std::uint64_t number) {
    const std::uint64_t wanted = number / kPage;
    if (!m_pages.contains(wanted))
        fetch(wanted);
    const auto found = m_pages.find(wanted);
    const std::size_t index = number % kPage;
    if (found == m_pages.end() || index >= found->second.size())
        return {};
    return found->second[index];
}

std::optional<Problem> ProblemPages::readNow(std::uint64_t number) {
    const std::uint64_t page = number / kPage;
    if (!m_pages.contains(page))
        keep(page, m_list->problems(page * kPage, kPage));
    return at(number);
}

void ProblemPages::fetch(std::uint64_t page) {
    if (m_list->costOf(page * kPage, kPage) <= kReadAtOnce)
        return keep(page, m_list->problems(page * kPage, kPage));
    std::erase(m_wanted, page);
    m_wanted.push_back(page);
    if (m_wanted.size() > kMostWanted)
        m_wanted.erase(m_wanted.begin());
    if (!m_job.isRunning())
        fetchNext();
}

/// The latest request first.
void ProblemPages::fetchNext() {
    if (m_wanted.empty())
        return;
    const std::uint64_t page = m_wanted.back();
    m_wanted.pop_back();
    m_job.start(
        m_document->revision(),
        [list = *m_list, page](const std::stop_token& stop, const ProgressCallback&) {
            return list.problems(page * kPage, kPage, stop);
        },
        [this, page](std::uint64_t, Result<Page> problems) {
            keep(page, std::move(problems));
            Q_EMIT arrived();
            if (!m_job.isRunning())
                fetchNext();
        });
}

void ProblemPages::keep(std::uint64_t page, Result<Page> problems) {
    if (m_pages.size() >= kMostPages)
        m_pages.clear();
    m_pages[page] = problems ? *std::move(problems) : Page();
}

} // namespace moji::app

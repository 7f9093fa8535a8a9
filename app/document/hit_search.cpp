#include "document/hit_search.h"

#include "document/bytes_change.h"
#include "document/hit_marks.h"
#include "search/part_search.h"

#include <algorithm>

namespace moji::app {

using namespace search;

namespace {

constexpr int kSettleMs = 100;

} // namespace

HitSearch::HitSearch(Document* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_scope(SearchScope::of(*document))
    , m_soFar(std::make_shared<std::atomic<std::uint64_t>>(0))
    , m_finding(document->jobs(), tr("Searching"), this)
    , m_counting(document->jobs(), tr("Counting hits"), this)
    , m_marking(document->jobs(), tr("Searching"), this)
    , m_numbering(document->jobs(), tr("Counting hits"), this)
    , m_replacing(document->jobs(), tr("Replacing"), this)
    , m_replacingAll(document->jobs(), tr("Replacing"), this) {
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    connect(&m_settle, &QTimer::timeout, this, &HitSearch::count);
    connect(document, &Document::bytesChanged, this, &HitSearch::follow); // after the scope
    connect(&m_scope, &SearchScope::changed, this, &HitSearch::limit);
    connect(document, &Document::opened, this, [this] { m_finding.cancel(); });
    connect(&m_counting, &JobBase::progressed, this, &HitSearch::counting);
    connect(&m_counting, &JobBase::cancelled, this, &HitSearch::countingCancelled);
    connect(&m_replacingAll, &JobBase::cancelled, this, &HitSearch::replacingCancelled);
}

HitSearch::Subject HitSearch::subject() const {
    const bool sameCodec = m_pattern->codec() == &m_document->codec();
    return {m_document->snapshot(), sameCodec ? m_document->checkpoints() : nullptr, m_pattern,
            m_scope.searched()};
}

void HitSearch::setRequest(const std::optional<SearchRequest>& request) {
    m_pattern = nullptr;
    m_fault.reset();
    m_finding.cancel();
    if (request) {
        auto pattern = SearchPattern::compile(*request);
        if (pattern)
            m_pattern = std::make_shared<const SearchPattern>(*std::move(pattern));
        else
            m_fault = pattern.error();
    }
    refresh();
    Q_EMIT patternChanged();
}

void HitSearch::setMarking(bool marks) {
    if (m_marks == marks)
        return;
    m_marks = marks;
    refresh();
}

void HitSearch::setInSight(ByteRange range) {
    if (range == m_inSight)
        return;
    m_inSight = range;
    if (m_marks && m_pattern)
        mark();
}

/// Forgets all results: the bytes or the pattern changed. Another encoding of the document changes
/// neither: the pattern has its own.
void HitSearch::refresh() {
    m_all = nullptr;
    m_asked = {};
    m_askedRank.reset();
    m_numbering.cancel();
    {
        const QSignalBlocker quietly(m_counting);
        m_counting.cancel();
    }
    if (!m_marks || !m_pattern) {
        m_settle.stop();
        m_marking.cancel();
        m_document->hitMarks().clear();
        return;
    }
    *m_soFar = 0;
    m_settle.start();
    mark();
}

/// What is sought is sought again in the edited bytes.
void HitSearch::follow(const BytesChange& change) {
    refresh();
    seekFrom(movedOffset(m_soughtFrom, change));
}

/// In other bytes than before.
void HitSearch::limit() {
    refresh();
    Q_EMIT patternChanged();
    seekFrom(m_soughtFrom);
}

void HitSearch::seekFrom(std::uint64_t place) {
    if (!m_finding.isRunning())
        return;
    if (m_seeksBefore)
        findPrevious(place);
    else
        findNext(place);
}

void HitSearch::mark() {
    m_marking.start(
        m_document->revision(),
        [subject = subject(), range = m_inSight](std::stop_token stop, const ProgressCallback&) {
            return hitsOfPartIn(subject.part, subject.text(), *subject.pattern, range,
                                {std::move(stop), {}});
        },
        [this](std::uint64_t, Result<std::vector<ByteRange>> hits) {
            if (hits)
                m_document->hitMarks().setInSight(*std::move(hits));
        });
}

void HitSearch::count() {
    m_counting.start(
        m_document->revision(),
        [subject = subject(), soFar = m_soFar](std::stop_token stop,
                                               const ProgressCallback& report) {
            AllHitsOptions options;
            options.onCount = [&](std::uint64_t count) { *soFar = count; };
            return findAllIn(subject.part, subject.text(), *subject.pattern, options,
                             {std::move(stop), report});
        },
        [this](std::uint64_t, Result<AllHits> hits) {
            if (!hits) {
                tell(hits.error());
                return Q_EMIT countingCancelled();
            }
            m_all = std::make_shared<const AllHits>(*std::move(hits));
            m_document->hitMarks().setAll(m_all);
            Q_EMIT counted();
        });
}

/// If all hits are listed, looks up the next one (or, with `before`, the previous one).
std::optional<HitSearch::Found> HitSearch::listed(std::uint64_t place, bool before) const {
    if (!m_all || m_all->first.size() < m_all->count)
        return {};
    const auto& hits = m_all->first;
    if (hits.empty())
        return Found{};
    const auto next = std::ranges::lower_bound(hits, place, {}, &ByteRange::begin);
    const bool wraps = next == (before ? hits.begin() : hits.end());
    const ByteRange hit =
        before ? (wraps ? hits.back() : *std::prev(next)) : (wraps ? hits.front() : *next);
    return Found{std::optional(hit), wraps};
}

void HitSearch::findNext(std::uint64_t from) {
    if (!m_pattern)
        return;
    m_finding.cancel();
    m_soughtFrom = from;
    m_seeksBefore = false;
    if (const auto known = listed(from, false))
        return tell(*known);
    m_finding.start(
        m_document->revision(),
        [subject = subject(), from](std::stop_token stop, const ProgressCallback& report) {
            const SearchControl control{std::move(stop), report};
            const auto next = [&](std::uint64_t place) {
                return findNextIn(subject.part, subject.text(), *subject.pattern, place, control);
            };
            Found found{next(from), false};
            if (from > subject.part.begin && found.hit && !*found.hit)
                found = {next(subject.part.begin), true};
            return found;
        },
        [this](std::uint64_t, const Found& found) { tell(found); });
}

void HitSearch::findPrevious(std::uint64_t before) {
    if (!m_pattern)
        return;
    m_finding.cancel();
    m_soughtFrom = before;
    m_seeksBefore = true;
    if (const auto known = listed(before, true))
        return tell(*known);
    m_finding.start(
        m_document->revision(),
        [subject = subject(), before](std::stop_token stop, const ProgressCallback& report) {
            const SearchControl control{std::move(stop), report};
            const auto previous = [&](std::uint64_t place) {
                return findPreviousIn(subject.part, subject.text(), *subject.pattern, place,
                                      control);
            };
            Found found{previous(before), false};
            if (found.hit && !*found.hit)
                found = {previous(subject.part.end), true};
            return found;
        },
        [this](std::uint64_t, const Found& found) { tell(found); });
}

void HitSearch::tell(const Found& found) {
    if (!found.hit)
        return tell(found.hit.error());
    if (*found.hit)
        Q_EMIT this->found(**found.hit, found.wrapped);
    else
        Q_EMIT notFound();
}

void HitSearch::tell(const Error& error) {
    if (error.code != ErrorCode::Cancelled)
        Q_EMIT failed(error);
}

std::optional<std::uint64_t> HitSearch::numberOf(ByteRange hit) {
    if (!m_all || hit.empty())
        return {};
    const auto& listed = m_all->first;
    const auto found = std::ranges::lower_bound(listed, hit.begin, {}, &ByteRange::begin);
    if (found != listed.end() || listed.size() == m_all->count)
        return found != listed.end() && *found == hit
                   ? std::optional(static_cast<std::uint64_t>(found - listed.begin()) + 1)
                   : std::nullopt;
    if (hit == m_asked)
        return m_askedRank;
    m_asked = hit;
    m_askedRank.reset();
    m_numbering.start(
        m_document->revision(),
        [subject = subject(), all = m_all,
         hit](std::stop_token stop, const ProgressCallback&) -> std::optional<std::uint64_t> {
            const SearchControl control{std::move(stop), {}};
            const auto next =
                findNextIn(subject.part, subject.text(), *subject.pattern, hit.begin, control);
            if (!next || *next != hit)
                return {};
            const auto before =
                hitsBefore(subject.text(), *subject.pattern, *all, hit.begin, control);
            return before ? std::optional(*before + 1) : std::nullopt;
        },
        [this](std::uint64_t, std::optional<std::uint64_t> number) {
            m_askedRank = number;
            Q_EMIT numbered();
        });
    return {};
}

void HitSearch::replace(ByteRange hit, Replacement replacement) {
    if (!m_pattern || !m_document->mayEdit())
        return;
    m_replacing.start(
        m_document->revision(),
        [subject = subject(), table = m_document->table(), hit,
         replacement = std::move(replacement)](
            std::stop_token stop, const ProgressCallback&) -> Result<std::optional<Replaced>> {
            const auto finder = makeHitFinder(*subject.pattern, subject.text(), std::move(stop));
            const auto match = finder->first({hit.begin, hit.begin + 1});
            if (!match)
                return match.error();
            if (*match != hit || hit.clampedTo(subject.part) != hit)
                return std::optional<Replaced>();
            auto done = search::replaceHit(table, subject.text(), hit, *finder, replacement);
            if (!done)
                return done.error();
            return std::optional(*std::move(done));
        },
        [this, hit](std::uint64_t revision, const Result<std::optional<Replaced>>& done) {
            if (!done)
                return tell(done.error());
            if (revision != m_document->revision())
                return Q_EMIT replacingOutdated();
            if (!*done)
                return findNext(hit.begin);
            const Replaced& one = **done;
            if (one.refused)
                return Q_EMIT replacementRefused(*one.refused);
            const std::uint64_t begin = one.removed.begin;
            if (m_document->adopt(one.table, {one.removed, one.inserted}, tr("Replace")))
                Q_EMIT replaced({begin, begin + one.inserted});
        });
}

void HitSearch::replaceAll(Replacement replacement) {
    if (!m_pattern || !m_document->mayEdit())
        return;
    m_replacingAll.start(
        m_document->revision(),
        [subject = subject(), table = m_document->table(), replacement = std::move(replacement)](
            std::stop_token stop, const ProgressCallback& report) {
            return replaceAllIn(subject.part, table, subject.text(), *subject.pattern, replacement,
                                {std::move(stop), report});
        },
        [this](std::uint64_t revision, const Result<Replaced>& done) {
            if (!done)
                return tell(done.error());
            if (revision != m_document->revision())
                return Q_EMIT replacingOutdated();
            if (done->refused)
                return Q_EMIT replacementRefused(*done->refused);
            if (done->count == 0 ||
                m_document->adopt(done->table, changeOf(done->parts), tr("Replace all")))
                Q_EMIT allReplaced(done->count);
        });
}

} // namespace moji::app

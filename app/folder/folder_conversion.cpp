#include "folder/folder_conversion.h"

#include "settings/setting_keys.h"
#include "settings/settings.h"
#include "survey/convert_journal.h"
#include "text/native_path.h"

#include <QFile>
#include <QFileInfo>

#include <mutex>
#include <utility>

namespace moji::app {

namespace {

constexpr int kPollMs = 50;

/// Two conversions in the same second have journals of their own; an undo may have left one.
Result<std::string> newJournal() {
    static std::size_t made = 0;
    const auto path = ConvertJournal::defaultPath();
    return path ? Result<std::string>(*path + '.' + std::to_string(made++)) : path.error();
}

} // namespace

struct FolderConversion::Mailbox {
    std::mutex mutex;
    std::vector<ConvertOutcome> outcomes;

    void put(ConvertOutcome outcome) {
        const std::lock_guard lock(mutex);
        outcomes.push_back(std::move(outcome));
    }
    std::vector<ConvertOutcome> take() {
        const std::lock_guard lock(mutex);
        return std::exchange(outcomes, {});
    }
};

FolderConversion::FolderConversion(const CodecRegistry& codecs, JobMonitor& jobs, QObject* parent)
    : QObject(parent)
    , m_codecs(codecs)
    , m_mailbox(std::make_shared<Mailbox>())
    , m_job(jobs, tr("Converting files"), this)
    , m_undo(jobs, tr("Undoing the conversion"), this) {
    m_poll.setInterval(kPollMs);
    connect(&m_poll, &QTimer::timeout, this, &FolderConversion::collect);
    // By stop(), or by the system, which had no memory for it: what it has done stays.
    connect(&m_job, &JobBase::cancelled, this, &FolderConversion::end);
    connect(&m_undo, &JobBase::cancelled, this, &FolderConversion::end);
}

FolderConversion::~FolderConversion() {
    m_halt.request_stop();
}

void FolderConversion::begin(State state, std::uint64_t total) {
    m_state = state;
    m_done = 0;
    m_total = total;
    m_mailbox = std::make_shared<Mailbox>();
    m_poll.start();
    Q_EMIT stateChanged();
}

void FolderConversion::plan(std::vector<std::string> names, const ConvertRequest& request) {
    if (isWriting())
        return;
    m_request = request;
    begin(State::Planning, names.size());
    m_job.start(
        0,
        [&codecs = m_codecs, mailbox = m_mailbox, names = std::move(names),
         request](const std::stop_token& stop, const ProgressCallback&) -> Result<Done> {
            planConversion(codecs, request, names, stop, [&](std::size_t, ConvertOutcome outcome) {
                mailbox->put(std::move(outcome));
            });
            return Done{};
        },
        [this](std::uint64_t, const Result<Done>&) { end(); });
}

void FolderConversion::carryOut(std::vector<ConvertOutcome> chosen) {
    if (isWriting() || chosen.empty())
        return;
    begin(State::Converting, chosen.size());
    m_halt = std::stop_source();
    m_hasConverted = false;
    const auto journal = newJournal();
    if (journal) {
        m_journals += pathFromNative(*journal);
        keepJournals();
    }
    m_job.start(
        0,
        [&codecs = m_codecs, mailbox = m_mailbox, chosen = std::move(chosen), journal,
         request = m_request,
         halt = m_halt](const std::stop_token& stop, const ProgressCallback&) mutable {
            const std::stop_callback relay(stop, [&halt] { halt.request_stop(); });
            if (!journal)
                return Result<Done>(journal.error());
            return carryOutConversion(
                codecs, request, chosen, *journal, halt.get_token(),
                [&](std::size_t, ConvertOutcome outcome) { mailbox->put(std::move(outcome)); });
        },
        [this, journal](std::uint64_t, const Result<Done>& done) {
            collect();
            if (journal && !m_hasConverted)
                dropJournal(pathFromNative(*journal));
            if (!done)
                Q_EMIT failed(done.error());
            end();
        });
}

/// Nothing is left in it that could be undone.
void FolderConversion::dropJournal(const QString& journal) {
    QFile::remove(journal);
    m_journals.removeAll(journal);
    keepJournals();
}

void FolderConversion::stop() {
    if (m_state == State::Converting)
        m_halt.request_stop();
    else if (m_state == State::Planning)
        m_job.cancel();
}

void FolderConversion::collect() {
    const std::vector<ConvertOutcome> outcomes = m_mailbox->take();
    if (outcomes.empty())
        return;
    const auto first = static_cast<std::size_t>(m_done);
    m_done += outcomes.size();
    for (const ConvertOutcome& outcome : outcomes)
        m_hasConverted = m_hasConverted || outcome.action == ConvertAction::Converted;
    if (m_state == State::Planning)
        Q_EMIT planned(outcomes);
    else
        Q_EMIT converted(first, outcomes);
}

void FolderConversion::end() {
    collect();
    m_poll.stop();
    const State what = std::exchange(m_state, State::Idle);
    Q_EMIT stateChanged();
    Q_EMIT finished(what);
}

void FolderConversion::undo() {
    if (!canUndo())
        return;
    if (m_state == State::Planning)
        stop();
    begin(State::Undoing, 0);
    const QString journal = m_journals.last();
    m_undo.start(
        0,
        [&codecs = m_codecs, path = nativePath(journal)](const std::stop_token&,
                                                         const ProgressCallback&) {
            return undoConversion(codecs, path);
        },
        [this, journal](std::uint64_t, const Result<std::vector<ConvertOutcome>>& outcomes) {
            m_journals.removeAll(journal);
            keepJournals();
            if (outcomes)
                Q_EMIT undone(*outcomes, journal);
            else
                Q_EMIT failed(outcomes.error());
            end();
        });
}

void FolderConversion::remember() {
    m_remembers = true;
    for (const QString& journal : settings().get(setting::kJournals))
        if (QFileInfo::exists(journal))
            m_journals += journal;
    Q_EMIT stateChanged();
}

/// At once: if the program is killed, the next one can undo what it has converted.
void FolderConversion::keepJournals() const {
    if (!m_remembers)
        return;
    settings().set(setting::kJournals, m_journals);
    settings().flush();
}

} // namespace moji::app

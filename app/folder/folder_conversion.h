#pragma once
// A conversion of files in the background: first what would become of each, then the chosen ones
// are converted with a journal, and the newest conversion can be undone as one step. Journals
// outlive the program, so that a conversion can be undone after the next start too.

#include "codec/codec_registry.h"
#include "folder/conversion_work.h"
#include "jobs/job.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <vector>

namespace moji::app {

class FolderConversion : public QObject {
    Q_OBJECT
public:
    enum class State { Idle, Planning, Converting, Undoing };

    FolderConversion(const CodecRegistry& codecs, JobMonitor& jobs, QObject* parent = nullptr);
    ~FolderConversion() override;

    void plan(std::vector<std::string> names, const ConvertRequest& request);
    /// Files of the plan.
    void carryOut(std::vector<ConvertOutcome> chosen);
    /// A conversion ends after the files that are being written.
    void stop();
    /// The newest conversion.
    void undo();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isWriting() const {
        return m_state == State::Converting || m_state == State::Undoing;
    }
    [[nodiscard]] bool canUndo() const { return !m_journals.isEmpty() && !isWriting(); }
    [[nodiscard]] std::uint64_t done() const { return m_done; }
    [[nodiscard]] std::uint64_t total() const { return m_total; }
    [[nodiscard]] const ConvertRequest& request() const { return m_request; }
    /// Journals of earlier starts can be undone, and those to come after this one.
    void remember();

Q_SIGNALS:
    void planned(const std::vector<moji::ConvertOutcome>& files);
    /// From the chosen file `first` on.
    void converted(std::size_t first, const std::vector<moji::ConvertOutcome>& files);
    /// The journal stays where a file could not be given its old bytes back.
    void undone(const std::vector<moji::ConvertOutcome>& files, const QString& journal);
    /// All of it has been told.
    void finished(moji::app::FolderConversion::State what);
    void failed(const moji::Error& error);
    void stateChanged();

private:
    struct Mailbox;
    void begin(State state, std::uint64_t total);
    void collect();
    void end();
    void dropJournal(const QString& journal);
    void keepJournals() const;

    const CodecRegistry& m_codecs;
    ConvertRequest m_request;
    State m_state = State::Idle;
    std::uint64_t m_done = 0; // files
    std::uint64_t m_total = 0;
    QStringList m_journals;      // the newest last
    bool m_hasConverted = false; // a file, since it began
    bool m_remembers = false;
    std::stop_source m_halt; // of a conversion: finished files are reported nevertheless
    std::shared_ptr<Mailbox> m_mailbox;
    QTimer m_poll;
    Job<Result<Done>> m_job;
    Job<Result<std::vector<ConvertOutcome>>> m_undo;
};

} // namespace moji::app

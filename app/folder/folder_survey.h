#pragma once
// A survey of folders in the background: the library's tree walk and surveyor, whose records arrive
// a few at a time while it runs. Meanwhile the files are counted, so that progress has an end.
// FIFOs, sockets and devices are never opened; they arrive with what they are.

#include "codec/codec_registry.h"
#include "jobs/job.h"
#include "survey/file_record.h"
#include "survey/tree_walk.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <string>
#include <vector>

namespace moji::app {

/// What FileRecord::type says of a special file here: how an identifier begins, and for a link what
/// it points to comes after it.
namespace special {
inline constexpr std::string_view kFifo = "fifo";
inline constexpr std::string_view kSocket = "socket";
inline constexpr std::string_view kDevice = "device";
inline constexpr std::string_view kLink = "link:";
} // namespace special

/// Fills in what a special file is.
void describeSpecial(FileRecord& record);

class FolderSurvey : public QObject {
    Q_OBJECT
public:
    FolderSurvey(const CodecRegistry& codecs, JobMonitor& jobs, QObject* parent = nullptr);
    ~FolderSurvey() override;

    /// Files and folders, by the system's names. What runs is cancelled.
    void start(std::vector<std::string> roots, const WalkOptions& options);
    /// What has been surveyed stays.
    void cancel();
    /// Also while the last records arrive.
    [[nodiscard]] bool isRunning() const { return m_poll.isActive(); }
    /// How many files there are; 0 while they are being counted.
    [[nodiscard]] std::uint64_t total() const { return m_total; }

Q_SIGNALS:
    void arrived(const std::vector<moji::FileRecord>& records);
    void counted();
    /// All have arrived.
    void finished();
    void cancelled();

private:
    struct Mailbox;
    void collect();
    void deliver();

    const CodecRegistry& m_codecs;
    std::shared_ptr<Mailbox> m_mailbox;
    std::uint64_t m_total = 0;
    QTimer m_poll;
    Job<std::uint64_t> m_count;
    Job<bool> m_job; // last: it uses the members above
};

} // namespace moji::app

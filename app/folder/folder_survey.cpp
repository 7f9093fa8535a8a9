#include "folder/folder_survey.h"

#include "survey/survey_run.h"

#include <condition_variable>
#include <iterator>
#include <mutex>
#include <sys/stat.h>
#include <unistd.h>

namespace moji::app {

namespace {

constexpr int kPollMs = 25;
/// So many records are handed on at once: the window stays answerable.
constexpr std::size_t kMostAtOnce = 1500;
/// So many wait at most; then the survey does.
constexpr std::size_t kMostWaiting = 20000;

std::string targetOf(const std::string& link) {
    constexpr std::size_t kLongest = 4096;
    std::string target(kLongest, '\0');
    const ssize_t length = ::readlink(link.c_str(), target.data(), target.size());
    target.resize(length > 0 ? static_cast<std::size_t>(length) : 0);
    return target;
}

} // namespace

void describeSpecial(FileRecord& record) {
    if (record.kind != FileKind::Special)
        return;
    struct stat status {};
    if (::lstat(record.name.c_str(), &status) != 0)
        return;
    if (S_ISLNK(status.st_mode))
        record.type = std::string(special::kLink) + targetOf(record.name);
    else if (S_ISFIFO(status.st_mode))
        record.type = special::kFifo;
    else
        record.type = S_ISSOCK(status.st_mode) ? special::kSocket : special::kDevice;
}

struct FolderSurvey::Mailbox {
    std::mutex mutex;
    std::condition_variable_any taken;
    std::vector<FileRecord> records;

    void put(std::vector<FileRecord> more, const std::stop_token& stop) {
        std::unique_lock lock(mutex);
        taken.wait(lock, stop, [this] { return records.size() < kMostWaiting; });
        std::move(more.begin(), more.end(), std::back_inserter(records));
    }

    std::vector<FileRecord> take() {
        std::vector<FileRecord> some;
        const std::lock_guard lock(mutex);
        if (records.size() <= kMostAtOnce) {
            some.swap(records);
        } else {
            const auto end = records.begin() + static_cast<std::ptrdiff_t>(kMostAtOnce);
            some.assign(std::move_iterator(records.begin()), std::move_iterator(end));
            records.erase(records.begin(), end);
        }
        taken.notify_one();
        return some;
    }
};

FolderSurvey::FolderSurvey(const CodecRegistry& codecs, JobMonitor& jobs, QObject* parent)
    : QObject(parent)
    , m_codecs(codecs)
    , m_mailbox(std::make_shared<Mailbox>())
    , m_count(jobs, tr("Counting the files"), this)
    , m_job(jobs, tr("Surveying the folder"), this) {
    m_poll.setInterval(kPollMs);
    connect(&m_poll, &QTimer::timeout, this, &FolderSurvey::collect);
}

FolderSurvey::~FolderSurvey() = default;

void FolderSurvey::start(std::vector<std::string> roots, const WalkOptions& options) {
    m_mailbox = std::make_shared<Mailbox>(); // what an older survey still puts is lost
    m_total = 0;
    m_count.start(
        0,
        [roots, options](const std::stop_token& stop, const ProgressCallback&) {
            TreeWalk walk(roots, options);
            std::uint64_t files = 0;
            while (!stop.stop_requested() && walk.next())
                ++files;
            return files;
        },
        [this](std::uint64_t, std::uint64_t files) {
            m_total = files;
            Q_EMIT counted();
        });
    m_job.start(
        0,
        [&codecs = m_codecs, mailbox = m_mailbox, roots = std::move(roots),
         options](const std::stop_token& stop, const ProgressCallback&) {
            TreeWalk walk(roots, options);
            SurveyRun run(codecs, [&] { return walk.next(); }, {});
            while (!stop.stop_requested()) {
                auto records = run.next();
                if (!records)
                    return true;
                for (FileRecord& record : *records)
                    describeSpecial(record);
                mailbox->put(*std::move(records), stop);
            }
            return false;
        },
        [this](std::uint64_t, bool) { deliver(); });
    m_poll.start();
}

void FolderSurvey::collect() {
    const std::vector<FileRecord> records = m_mailbox->take();
    if (!records.empty())
        Q_EMIT arrived(records);
    else if (!m_job.isRunning())
        deliver();
}

/// The work has ended; what is left arrives piece by piece.
void FolderSurvey::deliver() {
    const std::vector<FileRecord> records = m_mailbox->take();
    if (!records.empty()) {
        Q_EMIT arrived(records);
        return;
    }
    m_poll.stop();
    Q_EMIT finished();
}

void FolderSurvey::cancel() {
    if (!isRunning())
        return;
    m_count.cancel();
    m_job.cancel();
    m_poll.stop();
    Q_EMIT cancelled();
}

} // namespace moji::app

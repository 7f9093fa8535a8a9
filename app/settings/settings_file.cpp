#include "settings/settings_file.h"

#include "bytes/private_folder.h"
#include "text/error_text.h"
#include "text/native_path.h"
#include "text/safe_name.h"
#include "text/whole_file.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QThread>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

namespace moji::app {

namespace {

constexpr int kLockMs = 2000;
constexpr int kRetryMs = 10;
constexpr int kMostSetAside = 1000;

/// Held by a program while it writes. The system takes it away when the program ends, however it
/// ends; the file stays.
class WriteLock {
public:
    explicit WriteLock(const QString& path)
        : m_file(
              ::open(nativePath(path).c_str(), O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0600)) {}
    ~WriteLock() {
        if (m_file >= 0)
            ::close(m_file);
    }
    WriteLock(const WriteLock&) = delete;
    WriteLock& operator=(const WriteLock&) = delete;

    /// False if another program keeps it.
    [[nodiscard]] bool wait() const {
        const QDeadlineTimer deadline(kLockMs);
        while (m_file >= 0 && ::flock(m_file, LOCK_EX | LOCK_NB) != 0) {
            if (errno != EWOULDBLOCK && errno != EINTR)
                return true; // a file system without locks
            if (deadline.hasExpired())
                return false;
            QThread::msleep(kRetryMs);
        }
        return true;
    }

private:
    const int m_file;
};

} // namespace

SettingsFile::SettingsFile(QString path)
    : m_path(std::move(path)) {}

bool SettingsFile::exists() const {
    return QFileInfo::exists(m_path);
}

void SettingsFile::remember() {
    const QFileInfo info(m_path);
    m_time = info.lastModified();
    m_size = info.exists() ? info.size() : -1;
}

bool SettingsFile::isOutdated() const {
    const QFileInfo info(m_path);
    return m_size != (info.exists() ? info.size() : -1) || m_time != info.lastModified();
}

std::optional<QJsonObject> SettingsFile::read() {
    remember();
    const auto text = readWholly(m_path, kMostSettingsFile);
    if (text)
        return parse(*text);
    if (text.error().code == ErrorCode::NotFound)
        return QJsonObject();
    if (text.error().code == ErrorCode::TooLarge) {
        setAside();
        return QJsonObject();
    }
    m_error = errorText(text.error());
    return std::nullopt;
}

QJsonObject SettingsFile::parse(const QByteArray& text) {
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error == QJsonParseError::NoError && document.isObject())
        return document.object();
    setAside();
    return {};
}

void SettingsFile::setAside() {
    for (int number = 1; number < kMostSetAside; ++number) {
        const QString name = QStringLiteral("%1.damaged-%2").arg(m_path).arg(number);
        if (!QFileInfo::exists(name) && QFile::rename(m_path, name)) {
            m_damaged = name;
            break;
        }
    }
    remember();
}

QString SettingsFile::takeDamagedName() {
    return std::exchange(m_damaged, QString());
}

bool SettingsFile::write(const QJsonObject& changes, const QStringList& removed,
                         QJsonObject* result) {
    // Where others' permissions cannot be taken away, the file still has its own.
    static_cast<void>(makePrivateFolder(nativePath(QFileInfo(m_path).path())));
    const WriteLock lock(m_path + QStringLiteral(".lock"));
    if (!lock.wait()) {
        m_error = tr("%1 is locked by another program.").arg(safeName(m_path));
        return false;
    }
    std::optional<QJsonObject> all = read();
    if (!all)
        return false;
    for (auto change = changes.begin(); change != changes.end(); ++change)
        (*all)[change.key()] = change.value();
    for (const QString& key : removed)
        all->remove(key);
    if (const auto written = replacePrivately(m_path, QJsonDocument(*all).toJson()); !written) {
        m_error = tr("%1 cannot be written: %2").arg(safeName(m_path), reasonOf(written.error()));
        return false;
    }
    remember();
    *result = *all;
    return true;
}

} // namespace moji::app

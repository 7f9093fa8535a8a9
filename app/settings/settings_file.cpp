#include "settings/settings_file.h"

#include "bytes/private_folder.h"
#include "text/error_text.h"
#include "text/native_path.h"
#include "text/whole_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLockFile>

#include <utility>

namespace moji::app {

namespace {

constexpr int kLockMs = 2000;
constexpr int kMostSetAside = 1000;

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
    QLockFile lock(m_path + QStringLiteral(".lock"));
    if (!lock.tryLock(kLockMs)) {
        m_error = tr("%1 is locked by another program.").arg(m_path);
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
        m_error = tr("%1 cannot be written: %2").arg(m_path, reasonOf(written.error()));
        return false;
    }
    remember();
    *result = *all;
    return true;
}

} // namespace moji::app

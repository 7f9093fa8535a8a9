#include "settings/settings_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLockFile>
#include <QSaveFile>

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

QJsonObject SettingsFile::read() {
    remember();
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return parse(file.readAll());
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
    QDir().mkpath(QFileInfo(m_path).path());
    QLockFile lock(m_path + QStringLiteral(".lock"));
    if (!lock.tryLock(kLockMs)) {
        m_error = tr("%1 is locked by another program.").arg(m_path);
        return false;
    }
    QJsonObject all = read();
    for (auto change = changes.begin(); change != changes.end(); ++change)
        all[change.key()] = change.value();
    for (const QString& key : removed)
        all.remove(key);
    QSaveFile file(m_path);
    const QByteArray text = QJsonDocument(all).toJson();
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        m_error = tr("%1 cannot be written: %2").arg(m_path, file.errorString());
        return false;
    }
    remember();
    *result = all;
    return true;
}

} // namespace moji::app

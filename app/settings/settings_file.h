#pragma once
// A file with one JSON object, which several running programs share: each writes only the keys that
// it has changed, under a lock. A file that is no JSON is set aside under another name; one that
// cannot be read for the moment is neither taken for empty nor replaced. For its owner's eyes only.

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace moji::app {

inline constexpr qsizetype kMostSettingsFile = 64 * 1024 * 1024; // bytes of JSON

class SettingsFile {
    Q_DECLARE_TR_FUNCTIONS(SettingsFile)

public:
    explicit SettingsFile(QString path);

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] bool exists() const;
    /// What the file holds now; empty if there is none. Nothing, with error(), if it cannot be
    /// read now. Afterwards isOutdated() is false.
    [[nodiscard]] std::optional<QJsonObject> read();
    /// Whether another program has written the file since read() or write().
    [[nodiscard]] bool isOutdated() const;
    /// Writes these keys and removes those whose value is undefined. Returns what the
    /// file holds then; nothing of `changes` is lost if it fails: write() them again.
    [[nodiscard]] bool write(const QJsonObject& changes, const QStringList& removed,
                             QJsonObject* result);

    /// The name that a damaged file was given, since the last call; else empty.
    [[nodiscard]] QString takeDamagedName();
    /// Why the last read() or write() failed.
    [[nodiscard]] const QString& error() const { return m_error; }

private:
    [[nodiscard]] QJsonObject parse(const QByteArray& text);
    void setAside();
    void remember();

    QString m_path;
    QString m_damaged;
    QString m_error;
    QDateTime m_time; // of the file, when it was read or written last
    qint64 m_size = -1;
};

} // namespace moji::app

#pragma once
// The values of all settings (setting_list.h): what the reader chose, in settings.json, and what
// the program remembers, in state.json. Until useFolder() nothing is read or written: pictures and
// tests leave no trace. Of the window's thread.

#include "settings/setting.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QObject>
#include <QTimer>

#include <memory>
#include <type_traits>

namespace moji::app {

class SettingsFile;

class Settings final : public QObject {
    Q_OBJECT
public:
    [[nodiscard]] static Settings& instance();
    Settings();
    ~Settings() override;

    /// ~/.config/Mojiscope/mojiscope, where settings.json is kept.
    [[nodiscard]] static QString configFolder();
    /// Loads the settings of `folder` and saves changes there from now on. Not loaded: what is
    /// damaged or out of range, which faults() then names.
    void useFolder(const QString& folder);
    /// Forgets all values and the folder.
    void useNoFolder();
    /// settings.json; empty without a folder.
    [[nodiscard]] QString path() const;
    /// One sentence for each thing that could not be loaded, since the last call.
    [[nodiscard]] QStringList takeFaults();
    /// Writes what has changed; otherwise that happens shortly afterwards.
    void flush();

    template <class T>
    [[nodiscard]] T get(const Setting<T>& setting) {
        const QJsonValue found = value(QLatin1String(setting.key));
        if constexpr (std::is_same_v<T, bool>)
            return found.toBool();
        else if constexpr (std::is_same_v<T, int>)
            return found.toInt();
        else if constexpr (std::is_same_v<T, QString>)
            return found.toString();
        else if constexpr (std::is_same_v<T, QByteArray>)
            return QByteArray::fromBase64(found.toString().toLatin1());
        else if constexpr (std::is_same_v<T, QStringList>)
            return found.toVariant().toStringList();
        else if constexpr (std::is_same_v<T, QJsonArray>)
            return found.toArray();
        else
            return found.toObject();
    }
    template <class T>
    void set(const Setting<T>& setting, const T& to) {
        if constexpr (std::is_same_v<T, QByteArray>)
            setValue(QLatin1String(setting.key), QString::fromLatin1(to.toBase64()));
        else if constexpr (std::is_same_v<T, QStringList>)
            setValue(QLatin1String(setting.key), QJsonArray::fromStringList(to));
        else
            setValue(QLatin1String(setting.key), to);
    }

    /// The default where nothing was chosen.
    [[nodiscard]] QJsonValue value(const QString& key);
    /// Whether the value was accepted.
    bool setValue(const QString& key, const QJsonValue& value);
    [[nodiscard]] bool isDefault(const QString& key);
    void reset(const QString& key);
    /// All that the reader can choose; not what the program remembers.
    void resetAll();

    /// What the reader chose, as JSON. Nothing that the program remembers is in it: no file names.
    [[nodiscard]] QByteArray exported() const;
    /// Takes over the settings in `json`; those not in it get their defaults. Returns a
    /// sentence for each part that was left out; if it is no settings file at all, nothing changes.
    QStringList import(const QByteArray& json);

Q_SIGNALS:
    void changed(const QString& key);
    /// They cannot be written; said once.
    void failed(const QString& sentence);

private:
    struct Store;
    [[nodiscard]] Store& storeOf(const SettingInfo& info);
    void load(Store& store);
    void refresh(Store& store);
    void write(Store& store);
    void announce(const QJsonObject& before, const QJsonObject& now);
    [[nodiscard]] QStringList take(const QJsonObject& object, bool memory, QJsonObject* into) const;

    std::unique_ptr<Store> m_choices;
    std::unique_ptr<Store> m_memory;
    QStringList m_faults;
    QTimer m_soon;
    bool m_hasFailed = false;
};

/// Shorthand for Settings::instance().
[[nodiscard]] inline Settings& settings() {
    return Settings::instance();
}

} // namespace moji::app

#include "settings/settings.h"

#include "settings/setting_list.h"
#include "settings/settings_file.h"
#include "text/safe_name.h"

#include <QDir>
#include <QJsonDocument>
#include <QStandardPaths>

#include <algorithm>

#include <utility>

namespace moji::app {

namespace {

constexpr int kSoonMs = 300;

QString asText(const QJsonValue& value) {
    const QByteArray text = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    constexpr qsizetype kMost = 80;
    return QString::fromUtf8(text.mid(1, std::min(text.size() - 2, kMost)));
}

} // namespace

/// One file and what is known of it.
struct Settings::Store {
    bool memory = false;
    std::unique_ptr<SettingsFile> file; // none: nothing is kept
    QJsonObject values;                 // valid ones, not the defaults
    QSet<QString> unwritten;
};

Settings& Settings::instance() {
    static Settings* const all = new Settings; // outlives the application object
    return *all;
}

Settings::Settings()
    : m_choices(std::make_unique<Store>())
    , m_memory(std::make_unique<Store>()) {
    m_memory->memory = true;
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMs);
    connect(&m_soon, &QTimer::timeout, this, &Settings::flush);
}

Settings::~Settings() = default;

QString Settings::configFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
}

void Settings::useFolder(const QString& folder) {
    const QDir place(folder);
    m_choices->file =
        std::make_unique<SettingsFile>(place.filePath(QStringLiteral("settings.json")));
    m_memory->file = std::make_unique<SettingsFile>(place.filePath(QStringLiteral("state.json")));
    m_hasFailed = false;
    for (Store* store : {m_choices.get(), m_memory.get()}) {
        store->unwritten.clear();
        load(*store);
    }
}

void Settings::useNoFolder() {
    m_soon.stop();
    for (Store* store : {m_choices.get(), m_memory.get()}) {
        store->file.reset();
        store->values = {};
        store->unwritten.clear();
    }
    m_faults.clear();
}

QString Settings::path() const {
    return m_choices->file ? m_choices->file->path() : QString();
}

QStringList Settings::takeFaults() {
    return std::exchange(m_faults, {});
}

QStringList Settings::take(const QJsonObject& object, bool memory, QJsonObject* into) const {
    QStringList faults;
    for (auto part = object.begin(); part != object.end(); ++part) {
        const SettingInfo* info = findSetting(part.key());
        if (info == nullptr || info->isMemory() != memory)
            faults += tr("There is no setting “%1”.").arg(part.key());
        else if (!info->accepts(part.value()))
            faults += tr("“%1” cannot be %2. It takes %3.")
                          .arg(part.key(), asText(part.value()), info->range());
        else if (part.value() != info->fallback)
            into->insert(part.key(), part.value());
    }
    return faults;
}

void Settings::load(Store& store) {
    const std::optional<QJsonObject> read = store.file->read();
    if (!read) { // those known so far stay
        m_faults += store.file->error();
        return;
    }
    store.values = {};
    const QStringList faults = take(*read, store.memory, &store.values);
    if (!store.memory)
        m_faults += faults;
    if (const QString damaged = store.file->takeDamagedName(); !damaged.isEmpty())
        m_faults += tr("The file %1 was damaged. It is kept as %2, and the defaults are used.")
                        .arg(safeName(QDir::toNativeSeparators(store.file->path())),
                             safeName(QDir::toNativeSeparators(damaged)));
}

/// What other windows of the program have remembered meanwhile.
void Settings::refresh(Store& store) {
    if (!store.memory || !store.file || !store.unwritten.isEmpty() || !store.file->isOutdated())
        return;
    load(store);
}

Settings::Store& Settings::storeOf(const SettingInfo& info) {
    return info.isMemory() ? *m_memory : *m_choices;
}

QJsonValue Settings::value(const QString& key) {
    const SettingInfo* info = findSetting(key);
    Q_ASSERT(info != nullptr);
    Store& store = storeOf(*info);
    refresh(store);
    const auto found = store.values.constFind(key);
    return found == store.values.constEnd() ? info->fallback : *found;
}

bool Settings::isDefault(const QString& key) {
    const SettingInfo* info = findSetting(key);
    return info == nullptr || !storeOf(*info).values.contains(key);
}

bool Settings::setValue(const QString& key, const QJsonValue& value) {
    const SettingInfo* info = findSetting(key);
    if (info == nullptr || !info->accepts(value))
        return false;
    if (this->value(key) == value)
        return true;
    Store& store = storeOf(*info);
    if (value == info->fallback)
        store.values.remove(key);
    else
        store.values[key] = value;
    if (store.file) {
        store.unwritten.insert(key);
        m_soon.start();
    }
    Q_EMIT changed(key);
    return true;
}

void Settings::reset(const QString& key) {
    if (const SettingInfo* info = findSetting(key))
        setValue(key, info->fallback);
}

void Settings::resetAll() {
    for (const SettingInfo& info : settingList())
        if (!info.isMemory())
            reset(QLatin1String(info.key));
}

void Settings::flush() {
    m_soon.stop();
    for (Store* store : {m_choices.get(), m_memory.get()})
        if (store->file && !store->unwritten.isEmpty())
            write(*store);
}

void Settings::write(Store& store) {
    QJsonObject changes;
    QStringList removed;
    for (const QString& key : std::as_const(store.unwritten)) {
        if (store.values.contains(key))
            changes[key] = store.values[key];
        else
            removed += key;
    }
    QJsonObject result;
    if (store.file->write(changes, removed, &result)) {
        store.unwritten.clear();
        const QJsonObject before = std::exchange(store.values, {});
        static_cast<void>(take(result, store.memory, &store.values));
        announce(before, store.values);
        return;
    }
    if (!std::exchange(m_hasFailed, true))
        Q_EMIT failed(tr("The settings cannot be saved. %1").arg(store.file->error()));
}

/// What another window of the program has changed meanwhile.
void Settings::announce(const QJsonObject& before, const QJsonObject& now) {
    for (const SettingInfo& info : settingList())
        if (const QString key = QLatin1String(info.key); before.value(key) != now.value(key))
            Q_EMIT changed(key);
}

QByteArray Settings::exported() const {
    QJsonObject all;
    for (const SettingInfo& info : settingList())
        if (!info.isMemory()) {
            const QString key = QLatin1String(info.key);
            all[key] = m_choices->values.value(key).isUndefined() ? info.fallback
                                                                  : m_choices->values.value(key);
        }
    return QJsonDocument(all).toJson();
}

QStringList Settings::import(const QByteArray& json) {
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        return {tr("This is no JSON: %1 at byte %2.").arg(error.errorString()).arg(error.offset)};
    if (!document.isObject())
        return {
            tr("This is no file of settings: an object with a value for each key is expected.")};
    QJsonObject values;
    QStringList faults = take(document.object(), false, &values);
    for (const SettingInfo& info : settingList())
        if (const QString key = QLatin1String(info.key); !info.isMemory())
            setValue(key, values.contains(key) ? values[key] : info.fallback);
    return faults;
}

} // namespace moji::app

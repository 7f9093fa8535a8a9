#include "settings/old_settings.h"

#include "settings/setting_keys.h"
#include "settings/settings.h"

#include <QSettings>
#include <QVariant>

#include <functional>
#include <iterator>
#include <vector>

namespace moji::app {

namespace {

using Conversion = std::function<QJsonValue(const QVariant&)>;

QJsonValue asJson(const QVariant& value) {
    return QJsonValue::fromVariant(value);
}

QJsonValue asNumber(const QVariant& value) {
    return value.toInt();
}

QJsonValue asYesOrNo(const QVariant& value) {
    return value.toBool();
}

QJsonValue asBase64(const QVariant& value) {
    return QString::fromLatin1(value.toByteArray().toBase64());
}

QJsonValue asNames(const QVariant& value) {
    return QJsonArray::fromStringList(value.toStringList());
}

QJsonValue asLists(const QVariant& value) {
    QJsonArray lists;
    for (const QVariant& one : value.toList())
        lists += QJsonArray::fromStringList(one.toStringList());
    return lists;
}

QJsonValue asTheme(const QVariant& value) {
    constexpr const char* kThemes[] = {"system", "light", "dark"};
    const int number = value.toInt();
    return QLatin1String(number > 0 && number < int(std::size(kThemes)) ? kThemes[number]
                                                                        : kThemes[0]);
}

QJsonValue asRowLength(const QVariant& value) {
    return value.toInt() == 0 ? QStringLiteral("fit") : QString::number(value.toInt());
}

QJsonValue asDensity(const QVariant& value) {
    return value.toString() == QLatin1String("compact") ? QStringLiteral("compact")
                                                        : QStringLiteral("comfortable");
}

QJsonValue asRestores(const QVariant& value) {
    return value.toBool() ? QStringLiteral("always") : QStringLiteral("never");
}

struct Renamed {
    const char* before;
    const char* now;
    Conversion convert;
};

const std::vector<Renamed>& renamed() {
    static const std::vector<Renamed> all{
        {"theme", setting::kTheme.key, asTheme},
        {"zoom", setting::kZoom.key, asNumber},
        {"bytes", setting::kByteFormat.key, asJson},
        {"bytesPerRow", setting::kBytesPerRow.key, asRowLength},
        {"density", setting::kDensity.key, asDensity},
        {"encodings/pins", setting::kPins.key, asNames},
        {"session/restores", setting::kRestoresTabs.key, asRestores},
        {"session/tabs", setting::kTabs.key, asBase64},
        {"session/folders", setting::kFolders.key, asNames},
        {"geometry", setting::kGeometry.key, asBase64},
        {"docks", setting::kDocks.key, asBase64},
        {"docks/sizesKept", setting::kKeepsSizes.key, asYesOrNo},
        {"recentFiles", setting::kRecentFiles.key, asNames},
        {"find/history", setting::kSearches.key, asNames},
        {"goTo", setting::kGoneTo.key, asNames},
        {"bookmarks", setting::kBookmarks.key, asLists},
        {"notes", setting::kNotes.key, asLists},
        {"folder/journals", setting::kJournals.key, asNames},
    };
    return all;
}

} // namespace

void takeOldSettings(Settings& settings) {
    QSettings old;
    for (const Renamed& one : renamed()) {
        const QString key = QLatin1String(one.now);
        if (old.contains(QLatin1String(one.before)) && settings.isDefault(key))
            settings.setValue(key, one.convert(old.value(QLatin1String(one.before))));
    }
    old.beginGroup(QStringLiteral("lessons/steps"));
    QJsonObject steps = settings.get(setting::kLessonSteps);
    for (const QString& id : old.childKeys())
        if (!steps.contains(id))
            steps[id] = old.value(id).toInt();
    settings.set(setting::kLessonSteps, steps);
}

} // namespace moji::app

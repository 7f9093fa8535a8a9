#include "kept_settings.h"

#include "settings/old_settings.h"
#include "settings/settings.h"

#include <QDir>
#include <QFileInfo>

namespace moji::app {

void useSettings() {
    const QDir folder(Settings::configFolder());
    const bool isFirst = !QFileInfo::exists(folder.filePath(QStringLiteral("state.json"))) &&
                         !QFileInfo::exists(folder.filePath(QStringLiteral("settings.json")));
    settings().useFolder(folder.path());
    if (isFirst)
        takeOldSettings(settings());
}

SettingsAtEnd::~SettingsAtEnd() {
    settings().flush();
}

} // namespace moji::app

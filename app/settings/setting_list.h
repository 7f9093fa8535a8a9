#pragma once
// Every setting of the program, described once: the file, the preferences, the palette of commands
// and the manual's page follow from this list.

#include "settings/setting.h"

namespace moji::app {

/// In the order of the preferences; those that the program remembers by itself come last.
[[nodiscard]] std::span<const SettingInfo> settingList();
/// nullptr if there is none.
[[nodiscard]] const SettingInfo* findSetting(QStringView key);

struct SettingGroupInfo {
    SettingGroup group;
    const char* name; // English source text, in the translation context "Setting"

    [[nodiscard]] QString translatedName() const;
};
/// The groups that the reader sees, in order; without Memory.
[[nodiscard]] std::span<const SettingGroupInfo> settingGroups();

} // namespace moji::app

#pragma once
// The settings of the program from its start to its end: loaded before the first window, written
// after the last one.

namespace moji::app {

/// Loads the settings, at the first start those of an older version.
void useSettings();

/// Writes the settings when it goes: declare it before the window, which remembers things until its
/// end.
struct SettingsAtEnd {
    SettingsAtEnd() = default;
    SettingsAtEnd(const SettingsAtEnd&) = delete;
    SettingsAtEnd& operator=(const SettingsAtEnd&) = delete;
    ~SettingsAtEnd();
};

} // namespace moji::app

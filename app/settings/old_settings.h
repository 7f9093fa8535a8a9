#pragma once
// The settings of versions before 0.4, which QSettings kept in mojiscope.conf: taken over once.

namespace moji::app {

class Settings;

/// Copies what an older version has kept, but not over what is set already. The old file stays.
void takeOldSettings(Settings& settings);

} // namespace moji::app

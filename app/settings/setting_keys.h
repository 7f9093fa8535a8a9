#pragma once
// The keys of all settings, each with the type that the program reads it as. What they mean:
// setting_list.cpp.

#include "settings/setting.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>

namespace moji::app::setting {

inline constexpr Setting<QString> kTheme{"appearance.theme"};
inline constexpr Setting<QString> kRoleColours{"appearance.roleColours"};
inline constexpr Setting<int> kZoom{"appearance.zoom"};
inline constexpr Setting<int> kWordSize{"appearance.wordSize"};
inline constexpr Setting<int> kByteSize{"appearance.byteSize"};
inline constexpr Setting<QString> kWordFont{"appearance.wordFont"};
inline constexpr Setting<QString> kByteFont{"appearance.byteFont"};
inline constexpr Setting<QString> kLanguage{"appearance.language"};

inline constexpr Setting<QString> kByteFormat{"bytes.format"};
inline constexpr Setting<QString> kBytesPerRow{"bytes.perRow"};
inline constexpr Setting<QString> kByteGroup{"bytes.group"};
inline constexpr Setting<QString> kDensity{"bytes.density"};
inline constexpr Setting<QString> kOffsetBase{"bytes.offsetBase"};
inline constexpr Setting<QString> kHexCase{"bytes.hexCase"};

inline constexpr Setting<QString> kDefaultEncoding{"encodings.default"};
inline constexpr Setting<bool> kDetects{"encodings.detect"};
inline constexpr Setting<QStringList> kCandidates{"encodings.candidates"};
inline constexpr Setting<QStringList> kPins{"encodings.pinned"};

inline constexpr Setting<bool> kStartPage{"start.page"};
inline constexpr Setting<QString> kRestoresTabs{"start.tabs"};
inline constexpr Setting<bool> kRestoresLayout{"start.layout"};
inline constexpr Setting<bool> kKeepsRecent{"start.recentFiles"};
inline constexpr Setting<bool> kKeepsSearches{"start.searches"};

inline constexpr Setting<QString> kBackup{"files.backup"};
inline constexpr Setting<bool> kAsksBeforeClosing{"files.askBeforeClosing"};
inline constexpr Setting<bool> kKeepsEdits{"files.keepEdits"};
inline constexpr Setting<int> kReadOnlyFrom{"files.readOnlyFrom"};

inline constexpr Setting<int> kThreads{"work.threads"};

inline constexpr Setting<QJsonObject> kShortcuts{"shortcuts"};

inline constexpr Setting<QByteArray> kGeometry{"memory.window"};
inline constexpr Setting<QByteArray> kDocks{"memory.docks"};
inline constexpr Setting<bool> kKeepsSizes{"memory.dockSizesKept"};
inline constexpr Setting<QByteArray> kTabs{"memory.tabs"};
inline constexpr Setting<QStringList> kFolders{"memory.folders"};
inline constexpr Setting<QStringList> kRecentFiles{"memory.recentFiles"};
inline constexpr Setting<QStringList> kSearches{"memory.searches"};
inline constexpr Setting<QStringList> kGoneTo{"memory.goneTo"};
inline constexpr Setting<QJsonArray> kBookmarks{"memory.bookmarks"};
inline constexpr Setting<QJsonArray> kNotes{"memory.notes"};
inline constexpr Setting<QJsonObject> kLessonSteps{"memory.lessonSteps"};
inline constexpr Setting<QStringList> kJournals{"memory.conversions"};
inline constexpr Setting<QJsonObject> kPaletteUses{"memory.paletteUses"};
inline constexpr Setting<bool> kTaught{"memory.firstMinuteOffered"};

} // namespace moji::app::setting

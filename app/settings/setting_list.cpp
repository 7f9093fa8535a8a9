#include "settings/setting_list.h"

#include "settings/setting_keys.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <vector>

namespace moji::app {

namespace {

constexpr const char* kContext = "Setting";

constexpr SettingChoice kThemes[] = {
    {"system", QT_TRANSLATE_NOOP("Setting", "As the system")},
    {"light", QT_TRANSLATE_NOOP("Setting", "Light")},
    {"dark", QT_TRANSLATE_NOOP("Setting", "Dark")},
    {"contrast-light", QT_TRANSLATE_NOOP("Setting", "High contrast, light")},
    {"contrast-dark", QT_TRANSLATE_NOOP("Setting", "High contrast, dark")},
};
constexpr SettingChoice kRolePalettes[] = {
    {"default", QT_TRANSLATE_NOOP("Setting", "Usual")},
    {"distinct", QT_TRANSLATE_NOOP("Setting", "Distinct for colour-blind eyes")},
};
// The names of languages are written in the language itself and are not translated.
constexpr SettingChoice kLanguages[] = {
    {"system", QT_TRANSLATE_NOOP("Setting", "As the system")},
    {"en", "English"},
    {"ru", "Русский"},
    {"zh", "中文"},
    {"ko", "한국어"},
};
constexpr SettingChoice kFormats[] = {
    {"hex", QT_TRANSLATE_NOOP("Setting", "Hexadecimal")},
    {"hex-bits", QT_TRANSLATE_NOOP("Setting", "Hexadecimal and bits")},
    {"dec", QT_TRANSLATE_NOOP("Setting", "Decimal")},
    {"oct", QT_TRANSLATE_NOOP("Setting", "Octal")},
};
constexpr SettingChoice kRowLengths[] = {
    {"fit", QT_TRANSLATE_NOOP("Setting", "As many as fit")},
    {"8", "8"},
    {"16", "16"},
    {"24", "24"},
    {"32", "32"},
    {"40", "40"},
    {"48", "48"},
    {"56", "56"},
    {"64", "64"},
};
constexpr SettingChoice kGroups[] = {
    {"none", QT_TRANSLATE_NOOP("Setting", "No gaps")},
    {"2", "2"},
    {"4", "4"},
    {"8", "8"},
    {"16", "16"},
};
constexpr SettingChoice kDensities[] = {
    {"comfortable", QT_TRANSLATE_NOOP("Setting", "Comfortable")},
    {"compact", QT_TRANSLATE_NOOP("Setting", "Compact")},
};
constexpr SettingChoice kBases[] = {
    {"hex", QT_TRANSLATE_NOOP("Setting", "Hexadecimal")},
    {"dec", QT_TRANSLATE_NOOP("Setting", "Decimal")},
    {"oct", QT_TRANSLATE_NOOP("Setting", "Octal")},
};
constexpr SettingChoice kCases[] = {
    {"upper", QT_TRANSLATE_NOOP("Setting", "Capitals: E4 B8 96")},
    {"lower", QT_TRANSLATE_NOOP("Setting", "Small letters: e4 b8 96")},
};
constexpr SettingChoice kRestores[] = {
    {"ask", QT_TRANSLATE_NOOP("Setting", "Ask once")},
    {"always", QT_TRANSLATE_NOOP("Setting", "Always")},
    {"never", QT_TRANSLATE_NOOP("Setting", "Never")},
};
constexpr SettingChoice kBackups[] = {
    {"none", QT_TRANSLATE_NOOP("Setting", "None")},
    {"first", QT_TRANSLATE_NOOP("Setting", "FILE~ as it was when it was opened")},
    {"last", QT_TRANSLATE_NOOP("Setting", "FILE~ as it was before the last save")},
};

QJsonValue utf8AndTwoMore() {
    return QJsonArray{QStringLiteral("UTF-8"), QStringLiteral("EUC-KR"),
                      QStringLiteral("windows-1251")};
}

SettingInfo choice(const char* key, SettingGroup group, const char* title, const char* help,
                   std::span<const SettingChoice> choices, const char* fallback) {
    return {.key = key,
            .group = group,
            .type = SettingType::Choice,
            .title = title,
            .help = help,
            .fallback = QLatin1String(fallback),
            .choices = choices};
}

SettingInfo yesOrNo(const char* key, SettingGroup group, const char* title, const char* help,
                    bool fallback) {
    return {.key = key,
            .group = group,
            .type = SettingType::Boolean,
            .title = title,
            .help = help,
            .fallback = fallback};
}

/// In pixels at zoom 0; 0 has a meaning of its own.
SettingInfo fontSize(const char* key, const char* title, const char* help, const char* zero) {
    return {.key = key,
            .group = SettingGroup::Appearance,
            .type = SettingType::Number,
            .title = title,
            .help = help,
            .fallback = 0,
            .most = 32,
            .leastName = zero};
}

SettingInfo memory(const char* key, const char* help, const QJsonValue& fallback) {
    return {.key = key,
            .group = SettingGroup::Memory,
            .type = SettingType::Memory,
            .title = help,
            .help = help,
            .fallback = fallback};
}

void addAppearance(std::vector<SettingInfo>& list) {
    const auto group = SettingGroup::Appearance;
    list.push_back(choice(setting::kTheme.key, group, QT_TRANSLATE_NOOP("Setting", "Theme"),
                          QT_TRANSLATE_NOOP("Setting", "The colours of the window. The themes of "
                                                       "high contrast have text of 7:1 or more."),
                          kThemes, "system"));
    list.push_back(choice(
        setting::kRoleColours.key, group, QT_TRANSLATE_NOOP("Setting", "Colours of bytes"),
        QT_TRANSLATE_NOOP("Setting", "How bytes are coloured by their role. The distinct colours "
                                     "differ in lightness too, so that they stay apart for "
                                     "colour-blind eyes, and invalid bytes stand out."),
        kRolePalettes, "default"));
    list.push_back(
        {.key = setting::kZoom.key,
         .group = group,
         .type = SettingType::Number,
         .title = QT_TRANSLATE_NOOP("Setting", "Size"),
         .help = QT_TRANSLATE_NOOP("Setting", "The size of words and bytes together. 0 is the "
                                              "normal size; each step is an eighth of it."),
         .fallback = 0,
         .least = -2,
         .most = 12});
    list.push_back(fontSize(
        setting::kWordSize.key, QT_TRANSLATE_NOOP("Setting", "Size of words"),
        QT_TRANSLATE_NOOP("Setting", "Menus, buttons and sentences, in pixels from 8 to 32. 0 "
                                     "follows the desktop: 13, or the size of its own font if "
                                     "that is clearly smaller or larger."),
        QT_TRANSLATE_NOOP("Setting", "As the desktop")));
    list.push_back(fontSize(
        setting::kByteSize.key, QT_TRANSLATE_NOOP("Setting", "Size of bytes"),
        QT_TRANSLATE_NOOP("Setting", "The byte grid and all bytes, numbers and characters, in "
                                     "pixels from 8 to 32. 0 is the size of words."),
        QT_TRANSLATE_NOOP("Setting", "As the words")));
    list.push_back({.key = setting::kWordFont.key,
                    .group = group,
                    .type = SettingType::Font,
                    .title = QT_TRANSLATE_NOOP("Setting", "Font of words"),
                    .help = QT_TRANSLATE_NOOP("Setting", "The font of menus, buttons and "
                                                         "sentences. Empty is Noto Sans."),
                    .fallback = QString()});
    list.push_back(
        {.key = setting::kByteFont.key,
         .group = group,
         .type = SettingType::Font,
         .title = QT_TRANSLATE_NOOP("Setting", "Font of bytes"),
         .help = QT_TRANSLATE_NOOP("Setting", "The font of bytes, numbers and characters; one of "
                                              "fixed width. Empty is Noto Sans Mono."),
         .fallback = QString()});
    list.push_back(choice(
        setting::kLanguage.key, group, QT_TRANSLATE_NOOP("Setting", "Language"),
        QT_TRANSLATE_NOOP("Setting", "The language of the program. The window opens again in it."),
        kLanguages, "system"));
    list.back().needsRestart = true;
}

void addBytes(std::vector<SettingInfo>& list) {
    const auto group = SettingGroup::Bytes;
    list.push_back(choice(
        setting::kByteFormat.key, group, QT_TRANSLATE_NOOP("Setting", "Show bytes as"),
        QT_TRANSLATE_NOOP("Setting", "How the byte grid writes each byte."), kFormats, "hex"));
    list.push_back(
        choice(setting::kBytesPerRow.key, group, QT_TRANSLATE_NOOP("Setting", "Bytes per row"),
               QT_TRANSLATE_NOOP("Setting", "Where a narrow window has no room for so many, "
                                            "rows are shorter."),
               kRowLengths, "fit"));
    list.push_back(choice(
        setting::kByteGroup.key, group, QT_TRANSLATE_NOOP("Setting", "Bytes per group"),
        QT_TRANSLATE_NOOP("Setting", "There is a gap after each group, where there is room."),
        kGroups, "8"));
    list.push_back(choice(setting::kDensity.key, group, QT_TRANSLATE_NOOP("Setting", "Density"),
                          QT_TRANSLATE_NOOP("Setting", "How much room each byte has."), kDensities,
                          "comfortable"));
    list.push_back(choice(
        setting::kOffsetBase.key, group, QT_TRANSLATE_NOOP("Setting", "Offsets"),
        QT_TRANSLATE_NOOP("Setting", "The base of the offsets to the left of the rows and in "
                                     "tables of places."),
        kBases, "hex"));
    list.push_back(choice(
        setting::kHexCase.key, group, QT_TRANSLATE_NOOP("Setting", "Hex digits"),
        QT_TRANSLATE_NOOP("Setting", "Capitals or small letters for the bytes and offsets of the "
                                     "byte grid. Both can be typed everywhere."),
        kCases, "upper"));
}

void addEncodings(std::vector<SettingInfo>& list) {
    const auto group = SettingGroup::Encodings;
    list.push_back(
        {.key = setting::kDefaultEncoding.key,
         .group = group,
         .type = SettingType::Encoding,
         .title = QT_TRANSLATE_NOOP("Setting", "Default encoding"),
         .help = QT_TRANSLATE_NOOP("Setting", "The encoding of new documents, and of files that "
                                              "are opened without detection."),
         .fallback = QStringLiteral("UTF-8")});
    list.push_back(yesOrNo(
        setting::kDetects.key, group, QT_TRANSLATE_NOOP("Setting", "Detect the encoding of files"),
        QT_TRANSLATE_NOOP("Setting", "A file is read as another encoding than UTF-8 only if that "
                                     "is certain."),
        true));
    list.push_back({.key = setting::kCandidates.key,
                    .group = group,
                    .type = SettingType::Encodings,
                    .title = QT_TRANSLATE_NOOP("Setting", "Encodings to detect"),
                    .help = QT_TRANSLATE_NOOP("Setting", "Only these are considered when the "
                                                         "encoding of a file is detected. An "
                                                         "empty list means all."),
                    .fallback = QJsonArray()});
    list.push_back(
        {.key = setting::kPins.key,
         .group = group,
         .type = SettingType::Encodings,
         .title = QT_TRANSLATE_NOOP("Setting", "Pinned encodings"),
         .help = QT_TRANSLATE_NOOP("Setting", "These are always on top in the Encodings lens."),
         .fallback = utf8AndTwoMore()});
}

void addStart(std::vector<SettingInfo>& list) {
    const auto group = SettingGroup::Start;
    list.push_back(yesOrNo(setting::kStartPage.key, group,
                           QT_TRANSLATE_NOOP("Setting", "Show the start page"),
                           QT_TRANSLATE_NOOP("Setting", "When the program is started without a "
                                                        "file. Otherwise the sample opens."),
                           true));
    list.push_back(choice(
        setting::kRestoresTabs.key, group, QT_TRANSLATE_NOOP("Setting", "Open the last tabs"),
        QT_TRANSLATE_NOOP("Setting", "Whether the files and folders that were open last "
                                     "time open again when no file is named."),
        kRestores, "ask"));
    list.push_back(yesOrNo(setting::kRestoresLayout.key, group,
                           QT_TRANSLATE_NOOP("Setting", "Restore the window and its lenses"),
                           QT_TRANSLATE_NOOP("Setting", "The place and size of the window, and "
                                                        "where its lenses are docked."),
                           true));
    list.push_back(yesOrNo(setting::kKeepsRecent.key, group,
                           QT_TRANSLATE_NOOP("Setting", "Remember recent files"),
                           QT_TRANSLATE_NOOP("Setting", "If not, the list of recent files is "
                                                        "forgotten when the program ends."),
                           true));
    list.push_back(yesOrNo(
        setting::kKeepsSearches.key, group, QT_TRANSLATE_NOOP("Setting", "Remember searches"),
        QT_TRANSLATE_NOOP("Setting", "What was entered in Find and Go to."), true));
}

void addFilesAndWork(std::vector<SettingInfo>& list) {
    const auto group = SettingGroup::Files;
    list.push_back(choice(
        setting::kBackup.key, group, QT_TRANSLATE_NOOP("Setting", "Backup copy"),
        QT_TRANSLATE_NOOP("Setting", "Saving never leaves a half-written file. A backup copy also "
                                     "keeps the bytes that were there before."),
        kBackups, "none"));
    list.push_back(yesOrNo(setting::kAsksBeforeClosing.key, group,
                           QT_TRANSLATE_NOOP("Setting", "Ask before unsaved edits are discarded"),
                           QT_TRANSLATE_NOOP("Setting", "If not, a tab closes at once and its "
                                                        "unsaved edits are lost."),
                           true));
    list.push_back(yesOrNo(setting::kKeepsEdits.key, group,
                           QT_TRANSLATE_NOOP("Setting", "Keep unsaved edits for a crash"),
                           QT_TRANSLATE_NOOP("Setting", "Edits are written to a journal, from "
                                                        "which they are offered at the next "
                                                        "start if the program was killed."),
                           true));
    list.push_back(
        {.key = setting::kReadOnlyFrom.key,
         .group = group,
         .type = SettingType::Number,
         .title = QT_TRANSLATE_NOOP("Setting", "Open as read-only from (MiB)"),
         .help = QT_TRANSLATE_NOOP("Setting", "Files of this size and more open as read-only, so "
                                              "that a stray key does not change them."),
         .fallback = 1024,
         .most = 1024 * 1024,
         .leastName = QT_TRANSLATE_NOOP("Setting", "Never")});
    list.push_back(
        {.key = setting::kThreads.key,
         .group = SettingGroup::Work,
         .type = SettingType::Number,
         .title = QT_TRANSLATE_NOOP("Setting", "Threads"),
         .help = QT_TRANSLATE_NOOP("Setting", "How many jobs run in the background at the same "
                                              "time: scans, searches, detection."),
         .fallback = 0,
         .most = 64,
         .leastName = QT_TRANSLATE_NOOP("Setting", "As the processors allow")});
    list.push_back({.key = setting::kShortcuts.key,
                    .group = SettingGroup::Shortcuts,
                    .type = SettingType::Shortcuts,
                    .title = QT_TRANSLATE_NOOP("Setting", "Keyboard shortcuts"),
                    .help = QT_TRANSLATE_NOOP("Setting", "The actions whose keys differ from the "
                                                         "usual ones, each with its keys."),
                    .fallback = QJsonObject()});
}

void addMemory(std::vector<SettingInfo>& list) {
    const QJsonArray none;
    const auto add = [&](const char* key, const char* help, const QJsonValue& fallback) {
        list.push_back(memory(key, help, fallback));
    };
    add(setting::kGeometry.key, "The place and size of the window.", QString());
    add(setting::kDocks.key, "Where the lenses are docked.", QString());
    add(setting::kKeepsSizes.key, "Whether a dock was resized by hand.", false);
    add(setting::kTabs.key, "The tabs that were open, as a session.", QString());
    add(setting::kFolders.key, "The folders that were surveyed.", none);
    add(setting::kRecentFiles.key, "The files opened last, the newest first.", none);
    add(setting::kSearches.key, "What was searched for.", none);
    add(setting::kGoneTo.key, "What was entered in Go to.", none);
    add(setting::kBookmarks.key, "The bookmarks of the last files.", none);
    add(setting::kNotes.key, "The notes on the last files.", none);
    add(setting::kLessonSteps.key, "How many steps of each lesson were seen.", QJsonObject());
    add(setting::kJournals.key, "The journals of conversions that can be undone.", none);
    add(setting::kPaletteUses.key, "What was chosen in the command palette, and how often.",
        QJsonObject());
    add(setting::kTaught.key, "Whether the lesson for the first minute was offered.", false);
}

std::vector<SettingInfo> allSettings() {
    std::vector<SettingInfo> list;
    addAppearance(list);
    addBytes(list);
    addEncodings(list);
    addStart(list);
    addFilesAndWork(list);
    addMemory(list);
    return list;
}

constexpr SettingGroupInfo kGroupNames[] = {
    {SettingGroup::Appearance, QT_TRANSLATE_NOOP("Setting", "Appearance")},
    {SettingGroup::Bytes, QT_TRANSLATE_NOOP("Setting", "Bytes")},
    {SettingGroup::Encodings, QT_TRANSLATE_NOOP("Setting", "Encodings")},
    {SettingGroup::Start, QT_TRANSLATE_NOOP("Setting", "Start")},
    {SettingGroup::Files, QT_TRANSLATE_NOOP("Setting", "Files")},
    {SettingGroup::Work, QT_TRANSLATE_NOOP("Setting", "Background work")},
    {SettingGroup::Shortcuts, QT_TRANSLATE_NOOP("Setting", "Keyboard shortcuts")},
};

} // namespace

QString SettingChoice::translatedName() const {
    return QCoreApplication::translate(kContext, name);
}

QString SettingInfo::translatedTitle() const {
    return QCoreApplication::translate(kContext, title);
}

QString SettingInfo::translatedHelp() const {
    return QCoreApplication::translate(kContext, help);
}

QString SettingGroupInfo::translatedName() const {
    return QCoreApplication::translate(kContext, name);
}

std::span<const SettingInfo> settingList() {
    static const std::vector<SettingInfo> list = allSettings();
    return list;
}

const SettingInfo* findSetting(QStringView key) {
    const auto all = settingList();
    const auto found = std::ranges::find_if(
        all, [&](const SettingInfo& info) { return key == QLatin1String(info.key); });
    return found == all.end() ? nullptr : &*found;
}

std::span<const SettingGroupInfo> settingGroups() {
    return kGroupNames;
}

} // namespace moji::app

#pragma once
// What a setting is: its key in the file, the type and limits of its value, its default, and what
// the reader is told about it. setting_list.h has all of them.

#include <QJsonValue>
#include <QString>

#include <span>

namespace moji::app {

enum class SettingType {
    Boolean,
    Number,    // an integer from `least` to `most`
    Choice,    // the id of one of `choices`
    Font,      // a font family; empty: the program's own
    Encoding,  // the name of an encoding
    Encodings, // a list of names of encodings
    Shortcuts, // an object: action -> list of key sequences
    Memory,    // what the program remembers by itself; any JSON
};

enum class SettingGroup { Appearance, Bytes, Encodings, Start, Files, Work, Shortcuts, Memory };

struct SettingChoice {
    const char* id;   // in the file
    const char* name; // English source text, in the translation context "Setting"

    [[nodiscard]] QString translatedName() const;
};

struct SettingInfo {
    const char* key;
    SettingGroup group;
    SettingType type;
    const char* title; // English source texts, in the translation context "Setting"
    const char* help;  // one or two sentences
    QJsonValue fallback = {};
    std::span<const SettingChoice> choices = {};
    int least = 0;
    int most = 0;
    const char* leastName = nullptr; // what `least` means, if it is no number
    bool needsRestart = false;       // takes effect at the next start

    [[nodiscard]] QString translatedTitle() const;
    [[nodiscard]] QString translatedHelp() const;
    [[nodiscard]] bool isMemory() const { return group == SettingGroup::Memory; }
    /// "8, 16 or 24", "0 to 64", "yes or no": the values it takes, as the file writes them.
    [[nodiscard]] QString range() const;
    /// Whether the file may hold `value` under this key.
    [[nodiscard]] bool accepts(const QJsonValue& value) const;
};

/// A key with the type of its value in the program.
template <class T>
struct Setting {
    const char* key;
};

} // namespace moji::app

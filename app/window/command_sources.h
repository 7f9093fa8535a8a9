#pragma once
// What the command palette of a window offers, and what happens when something is chosen.

#include "commands/command_entry.h"

#include <QObject>

#include <vector>

namespace moji::app {

class CommandPalette;
class MainWindow;
class PlaceSearch;
class Shortcuts;

class CommandSources : public QObject {
    Q_OBJECT
public:
    /// `shortcuts` must outlive it.
    CommandSources(MainWindow* window, Shortcuts* shortcuts);

    /// Opens the palette.
    void show();
    [[nodiscard]] CommandPalette& palette();
    /// All that can be listed.
    [[nodiscard]] std::vector<CommandEntry> entries() const;
    /// What `typed` itself denotes: a line, an offset, a character.
    [[nodiscard]] std::vector<CommandEntry> readingsOf(const QString& typed) const;
    void perform(const CommandEntry& entry);

Q_SIGNALS:
    void settingWanted(const QString& key);

private:
    void addActions(std::vector<CommandEntry>& list) const;
    void addEncodings(std::vector<CommandEntry>& list) const;
    void addFiles(std::vector<CommandEntry>& list) const;
    void addSettings(std::vector<CommandEntry>& list) const;
    void addLessons(std::vector<CommandEntry>& list) const;
    void count(const CommandEntry& entry);
    void goTo(const QString& place);
    void insertCharacter(char32_t codePoint);

    MainWindow* m_window;
    Shortcuts* m_shortcuts;
    CommandPalette* m_palette = nullptr; // made when first asked for
    PlaceSearch* m_search = nullptr;
};

} // namespace moji::app

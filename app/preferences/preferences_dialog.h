#pragma once
// The preferences: every setting that the reader can choose, by group, with a search over all of
// them. Changes take effect at once; there is nothing to confirm. The window stays usable.

#include "codec/codec_registry.h"
#include "settings/setting.h"

#include <QDialog>

#include <map>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QScrollArea;
class QVBoxLayout;

namespace moji::app {

class SettingEditor;
class Shortcuts;
class ShortcutsPage;

class PreferencesDialog : public QDialog {
    Q_OBJECT
public:
    PreferencesDialog(const CodecRegistry& codecs, Shortcuts* shortcuts, QWidget* window);

    /// Shows the setting with this key, or the group of shortcuts for "shortcuts", and focuses it.
    void showSetting(const QString& key);
    /// nullptr if there is none.
    [[nodiscard]] SettingEditor* editor(const QString& key) const;
    [[nodiscard]] ShortcutsPage& shortcutsPage() { return *m_shortcuts; }
    /// Writes or reads all settings as JSON; says in the dialog what could not be taken over.
    bool exportTo(const QString& path);
    bool importFrom(const QString& path);
    /// What was said last; empty: nothing.
    [[nodiscard]] QString message() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Section {
        QLabel* heading;
        QWidget* box;
        std::vector<SettingEditor*> editors;
    };
    void makeSections(const CodecRegistry& codecs, Shortcuts* shortcuts);
    [[nodiscard]] QWidget* makeButtons();
    void filter();
    [[nodiscard]] bool showSection(SettingGroup group, Section& section, const QStringList& words);
    void say(const QString& sentence, bool isFault);
    void setLook();

    QLineEdit* m_search;
    QListWidget* m_groups;
    QScrollArea* m_scroll;
    QVBoxLayout* m_column;
    QLabel* m_nothing;
    QLabel* m_said;
    ShortcutsPage* m_shortcuts = nullptr;
    std::map<SettingGroup, Section> m_sections;
};

} // namespace moji::app

#pragma once
// The command palette: one field that finds everything the program can do, and a list of what it
// found. Enter does it; Escape leaves everything as it was.

#include "commands/command_model.h"

#include <QDialog>

class QLineEdit;
class QListView;

namespace moji::app {

class ElidedLabel;

class CommandPalette : public QDialog {
    Q_OBJECT
public:
    explicit CommandPalette(QWidget* window);

    /// Over the upper part of the window, with an empty field.
    void ask(std::vector<CommandEntry> entries, QHash<QString, int> uses,
             CommandModel::Reading reading);
    [[nodiscard]] QLineEdit& field() { return *m_field; }
    [[nodiscard]] QListView& list() { return *m_list; }
    [[nodiscard]] CommandModel& model() { return *m_model; }

Q_SIGNALS:
    /// The palette is closed already.
    void chosen(const moji::app::CommandEntry& entry);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void find();
    void choose(const QModelIndex& index);
    void describe();
    void place();
    /// Whether the current entry needs more than Enter.
    [[nodiscard]] bool isDoubtful() const;

    QLineEdit* m_field;
    QListView* m_list;
    ElidedLabel* m_fact;
    CommandModel* m_model;
    bool m_isPointedOut = false; // the arrow keys chose the current entry
};

} // namespace moji::app

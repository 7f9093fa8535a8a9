#pragma once
// The page of the preferences with the keys of all actions: choose an action, press its new keys.

#include <QWidget>

class QKeySequenceEdit;
class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace moji::app {

class Shortcuts;
class ShortcutsModel;

class ShortcutsPage : public QWidget {
    Q_OBJECT
public:
    explicit ShortcutsPage(Shortcuts* shortcuts, QWidget* parent = nullptr);

    /// Shows the actions whose title, menu or keys contain these words.
    void setFilter(const QString& words);
    /// How many are shown.
    [[nodiscard]] int shownCount() const;
    [[nodiscard]] QTableView& table() { return *m_table; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeTable();
    void setLook();
    QWidget* makeEditor();
    void showCurrent();
    [[nodiscard]] QString currentId() const;
    void assign();
    void explain();

    Shortcuts* m_shortcuts;
    ShortcutsModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QTableView* m_table;
    QKeySequenceEdit* m_keys;
    QPushButton* m_assign;
    QPushButton* m_remove;
    QPushButton* m_reset;
    QLabel* m_fact;
};

} // namespace moji::app

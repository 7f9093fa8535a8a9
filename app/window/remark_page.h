#pragma once
// A page of the window of bookmarks and notes: a table with buttons and keys for its rows. Enter
// goes to one, F2 changes it, Delete removes it.

#include <QWidget>

#include <vector>

class QAbstractTableModel;

namespace moji::app {

class PlainTable;

class RemarkPage : public QWidget {
    Q_OBJECT
public:
    /// What a page says.
    struct Words {
        QString name;
        QString hint;
        QString change; // on a button
    };
    RemarkPage(QAbstractTableModel* model, const Words& words, QWidget* parent);

    [[nodiscard]] PlainTable& table() { return *m_table; }
    /// Of the current row; -1: none.
    [[nodiscard]] int row() const;
    /// Makes this row, or the last one before it, the current one.
    void select(int row);

Q_SIGNALS:
    // About the current row, which exists.
    void goWanted();
    void changeWanted();
    void removeWanted();

private:
    void refresh();

    PlainTable* m_table;
    std::vector<QWidget*> m_needsOne; // buttons
};

} // namespace moji::app

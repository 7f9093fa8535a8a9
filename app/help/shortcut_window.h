#pragma once
// Every shortcut of a window in a list that scrolls and can be searched, in a window that may stay
// open beside the work.

#include <QDialog>

class QLineEdit;
class QTableWidget;

namespace moji::app {

class ShortcutWindow : public QDialog {
    Q_OBJECT
public:
    enum Column { kKeys, kAction, kColumns };
    /// Lists the actions of `window` that have keys. Deletes itself when closed.
    explicit ShortcutWindow(QWidget* window);

private:
    void fill(const QWidget& window);
    void filter(const QString& text);

    QLineEdit* m_search;
    QTableWidget* m_list;
};

} // namespace moji::app

#pragma once
// The menu Help.

#include <QObject>

class QMenu;
class QWidget;

namespace moji::app {

class ManualWindow;

class HelpMenu : public QObject {
    Q_OBJECT
public:
    HelpMenu(QMenu* menu, QWidget* window);

    /// For entries of others.
    [[nodiscard]] QMenu* menu() const { return m_menu; }

private:
    void showKeys();
    void showManual();

    QMenu* m_menu;
    QWidget* m_window;
    ManualWindow* m_manual = nullptr; // made when first asked for
};

} // namespace moji::app

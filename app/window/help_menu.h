#pragma once
// The menu Help.

#include <QObject>

class QMenu;
class QWidget;

namespace moji::app {

class HelpMenu : public QObject {
    Q_OBJECT
public:
    HelpMenu(QMenu* menu, QWidget* window);

private:
    void showKeys();

    QWidget* m_window;
};

} // namespace moji::app

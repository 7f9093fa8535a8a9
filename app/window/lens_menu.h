#pragma once
// The menu Lenses: an entry for each row of the registry, the first eighteen with a shortcut.

#include <QObject>

class QMenu;

namespace moji::app {

class LensMenu : public QObject {
    Q_OBJECT
public:
    explicit LensMenu(QMenu* menu);

    [[nodiscard]] QMenu* menu() const { return m_menu; }

Q_SIGNALS:
    void wanted(const QString& id);

private:
    QMenu* m_menu;
};

} // namespace moji::app

#pragma once
// The menu Help.

#include "codec/codec_registry.h"

#include <QObject>

class QMenu;
class QWidget;

namespace moji::app {

class ManualWindow;

class HelpMenu : public QObject {
    Q_OBJECT
public:
    /// Borrows all.
    HelpMenu(QMenu* menu, const CodecRegistry& codecs, QWidget* window);

    /// For entries of others.
    [[nodiscard]] QMenu* menu() const { return m_menu; }

private:
    void showKeys();
    void showManual();

    QMenu* m_menu;
    const CodecRegistry& m_codecs;
    QWidget* m_window;
    ManualWindow* m_manual = nullptr; // made when first asked for
};

} // namespace moji::app

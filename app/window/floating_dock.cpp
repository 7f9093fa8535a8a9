#include "window/floating_dock.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScreen>
#include <QTimer>
#include <QToolButton>
#include <QWindow>

#include <algorithm>
#include <memory>

namespace moji::app {

namespace {

constexpr int kGapBeside = 8;
constexpr QSize kLeastFloating{360, 240};
constexpr int kDragPollMs = 100;

/// Calls dressFloating() when the window manager has shown the dock.
class DressOnExpose : public QObject {
public:
    explicit DressOnExpose(QDockWidget* dock)
        : QObject(dock->windowHandle())
        , m_dock(dock) {
        delete parent()->findChild<QObject*>(kName, Qt::FindDirectChildrenOnly);
        setObjectName(kName);
        parent()->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Expose && static_cast<QWindow*>(watched)->isExposed()) {
            QTimer::singleShot(0, m_dock, [dock = m_dock] { dressFloating(dock); });
            deleteLater();
        }
        return false;
    }

private:
    static constexpr QLatin1String kName{"dressOnExpose"};
    QDockWidget* m_dock; // of which the window is
};

bool isDressed(const QDockWidget& dock) {
    return qobject_cast<FloatingTitle*>(dock.titleBarWidget()) != nullptr &&
           !dock.windowFlags().testFlag(Qt::FramelessWindowHint);
}

} // namespace

FloatingTitle::FloatingTitle(QDockWidget* dock)
    : QWidget(dock) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 8, 4);
    row->addWidget(new QLabel(dock->windowTitle(), this), 1);
    auto* back = new QToolButton(this);
    back->setObjectName(QStringLiteral("worded"));
    back->setText(tr("Put back"));
    back->setToolTip(tr("Put this lens back into the window"));
    connect(back, &QToolButton::clicked, dock, [dock] { putBack(*dock); });
    row->addWidget(back);
}

QRect placeBeside(const QRect& window, const QSize& size, const QRect& screen) {
    const QSize fitting = size.boundedTo(screen.size());
    const int top = std::clamp(window.top(), screen.top(), screen.bottom() + 1 - fitting.height());
    const int right = window.right() + 1 + kGapBeside;
    const int left = window.left() - kGapBeside - fitting.width();
    const int x = right + fitting.width() <= screen.right() + 1 ? right
                  : left >= screen.left()                       ? left
                                          : screen.right() + 1 - fitting.width();
    return {{x, top}, fitting};
}

void floatBeside(QDockWidget& dock, const QWidget& window) {
    const QSize size = dock.size().expandedTo(kLeastFloating);
    dock.hide(); // its window is shown once, as it stays
    dock.setFloating(true);
    dock.setGeometry(
        placeBeside(window.frameGeometry(), size, window.screen()->availableGeometry()));
    dressFloating(&dock);
    dock.show();
    dock.activateWindow();
}

void putBack(QDockWidget& dock) {
    QWidget* focus = dock.focusWidget();
    if (!dock.widget()->isAncestorOf(focus))
        focus = dock.widget(); // the title goes, with its button
    dock.setFloating(false);
    dock.raise();
    dock.window()->activateWindow();
    focus->setFocus(Qt::OtherFocusReason);
}

/// Changing the frame or the title takes the window away and shows it again. A busy window manager
/// that meets that before it has shown the window may never show it.
void dressFloating(QDockWidget* dock) {
    if (QApplication::mouseButtons() != Qt::NoButton) {
        QTimer::singleShot(kDragPollMs, dock, [dock] { dressFloating(dock); });
        return;
    }
    if (!dock->isFloating() || isDressed(*dock))
        return;
    const bool shows = dock->isVisible();
    if (shows && !dock->windowHandle()->isExposed()) {
        new DressOnExpose(dock);
        return;
    }
    const QRect place = dock->geometry();
    const bool isActive = dock->isActiveWindow();
    dock->hide();
    const std::unique_ptr<QWidget> before(dock->titleBarWidget());
    dock->setTitleBarWidget(new FloatingTitle(dock));
    // The keys of the window work in its tools, and in no other window.
    dock->setWindowFlags(Qt::Tool | Qt::CustomizeWindowHint | Qt::WindowTitleHint |
                         Qt::WindowCloseButtonHint);
    dock->setGeometry(place);
    dock->setVisible(shows);
    if (isActive)
        dock->activateWindow();
}

} // namespace moji::app

#include "window/floating_dock.h"

#include <QApplication>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QScreen>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kGapBeside = 8;
constexpr QSize kLeastFloating{360, 240};
constexpr int kDragPollMs = 100;

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
    connect(back, &QToolButton::clicked, dock, [dock] {
        dock->setFloating(false);
        dock->raise();
    });
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
    dock.setFloating(true);
    dock.setGeometry(
        placeBeside(window.frameGeometry(), size, window.screen()->availableGeometry()));
    giveFrame(&dock);
    dock.activateWindow();
}

void giveFrame(QDockWidget* dock) {
    if (QApplication::mouseButtons() != Qt::NoButton) {
        QTimer::singleShot(kDragPollMs, dock, [dock] { giveFrame(dock); });
        return;
    }
    if (!dock->isFloating() || !dock->windowFlags().testFlag(Qt::FramelessWindowHint))
        return;
    const QRect place = dock->geometry();
    const bool shows = dock->isVisible();
    // The keys of the window work in its tools, and in no other window.
    dock->setWindowFlags(Qt::Tool | Qt::CustomizeWindowHint | Qt::WindowTitleHint |
                         Qt::WindowCloseButtonHint);
    dock->setGeometry(place);
    dock->setVisible(shows);
}

} // namespace moji::app

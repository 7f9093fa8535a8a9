#include "snapshot.h"

#include "document/document.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QPainter>
#include <QPixmap>
#include <QSvgGenerator>
#include <QThread>
#include <QWidget>

namespace moji::app {

namespace {

// After the last result arrived, what it set off (timers of 60 ms, layouts) must be done too.
constexpr int kQuietMs = 150;

} // namespace

void waitUntilIdle(Document& document) {
    QDeadlineTimer quiet(kQuietMs);
    while (!quiet.hasExpired()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
        if (!document.jobs().idle())
            quiet.setRemainingTime(kQuietMs);
        QThread::msleep(1);
    }
}

bool writeSnapshot(QWidget& widget, const QString& path) {
    if (!path.endsWith(QStringLiteral(".svg")))
        return widget.grab().save(path, "PNG");
    QSvgGenerator generator;
    generator.setFileName(path);
    generator.setSize(widget.size());
    generator.setViewBox(widget.rect());
    QPainter painter;
    if (!painter.begin(&generator))
        return false;
    widget.render(&painter);
    return painter.end();
}

} // namespace moji::app

#include "snapshot.h"

#include "document/document.h"
#include "jobs/job_monitor.h"

#include <QDeadlineTimer>
#include <QEventLoop>
#include <QPainter>
#include <QPixmap>
#include <QSvgGenerator>
#include <QThread>
#include <QWidget>

namespace moji::app {

namespace {

// After the last result, the work it triggered (timers of 60 ms, layouts) must end too: this
// long nothing may happen.
constexpr int kQuietMs = 150;
// Does not wait for what never ends (an animation).
constexpr int kPatienceMs = 5000;

} // namespace

void waitUntilIdle(Document& document) {
    waitUntilIdle(document.jobs());
}

void waitUntilIdle(JobMonitor& jobs) {
    QEventLoop loop;
    QDeadlineTimer quiet(kQuietMs);
    QDeadlineTimer patience(kPatienceMs);
    while (!quiet.hasExpired() && !patience.hasExpired()) {
        const bool working = !jobs.idle();
        if (working)
            patience.setRemainingTime(kPatienceMs);
        if (loop.processEvents(QEventLoop::AllEvents) || working)
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

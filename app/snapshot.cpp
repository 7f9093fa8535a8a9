#include "snapshot.h"

#include "document/document.h"
#include "export/picture_files.h"
#include "jobs/job_monitor.h"

#include <QBuffer>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QFileInfo>
#include <QPixmap>
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
    const PictureFormat format = pictureFormatOf(path).value_or(PictureFormat::Png);
    if (format == PictureFormat::Png) {
        const QFileInfo target(path);
        if (target.exists() && !target.isFile()) // /dev/stdout
            return widget.grab().save(path, "PNG");
        QByteArray png;
        QBuffer buffer(&png);
        return buffer.open(QIODevice::WriteOnly) && widget.grab().save(&buffer, "PNG") &&
               !writeWholly(path, png).has_value();
    }
    return !writeWholly(path, pictureBytes(widget, format, 1)).has_value();
}

} // namespace moji::app

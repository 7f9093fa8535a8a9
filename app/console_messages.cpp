#include "console_messages.h"

#include "export/visible_text.h"
#include "scarce_memory.h"
#include "text/qt_text.h"

#include <QByteArrayView>

#include <cstdio>
#include <cstdlib>

namespace moji::app {

namespace {

/// Drops Qt's messages about the machine, not the program: fonts that lack a script (it tries one
/// after the other), a session without a runtime folder, windows drawn off screen.
bool isNoise(const QString& message) {
    return message.contains(QStringLiteral("OpenType support missing")) ||
           message.contains(QStringLiteral("XDG_RUNTIME_DIR not set")) ||
           message.contains(QStringLiteral("propagateSizeHints"));
}

} // namespace

void printLine(const QString& line) {
    std::fprintf(stderr, "%s\n", toUtf8(visibleText(line)).c_str());
}

void printMessage(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (message.startsWith(QStringLiteral("QPainter::begin: Paint device returned engine == 0")))
        endIfNothingToPaintOn();
    if (!isNoise(message))
        printLine(qFormatLogMessage(type, context, message));
}

void explainMissingDisplay(QtMsgType type, const QMessageLogContext& context,
                           const QString& message) {
    if (type == QtFatalMsg) {
        std::fputs("mojiscope: no window can be opened: DISPLAY or WAYLAND_DISPLAY must name a "
                   "display that answers; --snapshot OUT.png needs none\n",
                   stderr);
        std::_Exit(2);
    }
    if (!QByteArrayView(context.category).startsWith("qt.qpa."))
        printMessage(type, context, message);
}

} // namespace moji::app

#pragma once
// Messages of Qt on standard error: those about the program, not those about the machine.

#include <QMessageLogContext>
#include <QString>

namespace moji::app {

void printMessage(QtMsgType type, const QMessageLogContext& context, const QString& message);

/// Used while the application object is constructed. Without a display Qt would abort; instead,
/// this says what would work. Complaints of its plugins are dropped, because another plugin may
/// work.
void explainMissingDisplay(QtMsgType type, const QMessageLogContext& context,
                           const QString& message);

} // namespace moji::app

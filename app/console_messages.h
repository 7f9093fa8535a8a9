#pragma once
// Messages on standard error; of those of Qt the ones about the program, not about the machine.

#include <QMessageLogContext>
#include <QString>

namespace moji::app {

/// One line of standard error, with what a terminal would obey in it written out: names of files
/// and what is in them may hold anything.
void printLine(const QString& line);

void printMessage(QtMsgType type, const QMessageLogContext& context, const QString& message);

/// Used while the application object is constructed. Without a display Qt would abort; instead,
/// this says what would work. Complaints of its plugins are dropped, because another plugin may
/// work.
void explainMissingDisplay(QtMsgType type, const QMessageLogContext& context,
                           const QString& message);

} // namespace moji::app

#pragma once
// Several things in a row, with what the reader's language puts between them: "a, b" or "a、b".

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace moji::app {

/// Names, numbers.
[[nodiscard]] inline QString listText(const QStringList& names) {
    return names.join(QCoreApplication::translate("Lists", ", "));
}

/// Remarks, which may hold lists.
[[nodiscard]] inline QString remarksText(const QStringList& remarks) {
    return remarks.join(QCoreApplication::translate("Lists", "; "));
}

} // namespace moji::app

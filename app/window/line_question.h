#pragma once
// A small dialog with one line to fill in. It stays, with a word of explanation, as long as the
// answer will not do.

#include <QString>

#include <functional>

class QWidget;

namespace moji::app {

struct LineQuestion {
    QString title;
    QString label;
    QString answer; // to begin with
    /// Takes the answer, or says what is wrong with it.
    std::function<QString(const QString&)> accept;
};

void ask(QWidget& window, LineQuestion question);

} // namespace moji::app

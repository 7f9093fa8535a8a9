#pragma once
// A small dialog with one line to fill in. It stays open, with an explanation, as long as the
// answer is invalid.

#include <QString>

#include <functional>

class QWidget;

namespace moji::app {

struct LineQuestion {
    QString title;
    QString label;
    QString answer; // to begin with
    /// Accepts the answer with an empty text, or returns what is wrong with it.
    std::function<QString(const QString&)> accept;
};

void ask(QWidget& window, LineQuestion question);

} // namespace moji::app

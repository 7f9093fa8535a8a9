#pragma once
// A label whose accessible name is its text with a lower-case first letter: "offset 1C (28)".

#include <QLabel>

namespace moji::app {

class SpokenLabel : public QLabel {
public:
    using QLabel::QLabel;

    void say(const QString& text) {
        setText(text);
        setAccessibleName(text.left(1).toLower() + text.mid(1));
    }
};

} // namespace moji::app

#pragma once
// A language of long words, for layouts.

#include <QTranslator>

namespace moji::app {

/// A language whose words are longer by two fifths than the English ones.
class LongWords : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override {
        const QString text = QString::fromUtf8(source);
        const bool isKey = qstrcmp(context, "QShortcut") == 0;
        return isKey || text.isEmpty() ? QString() : text + QString(text.size() * 2 / 5, u'n');
    }
};

} // namespace moji::app

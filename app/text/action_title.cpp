#include "text/action_title.h"

#include <QRegularExpression>

namespace moji::app {

QString withoutMnemonic(QString text) {
    static const QRegularExpression inBrackets(QStringLiteral("\\s*\\(&[^&)]\\)"));
    text.remove(inBrackets);
    text.replace(QStringLiteral("&&"), QStringLiteral("\x01"));
    text.remove(QLatin1Char('&'));
    return text.replace(QLatin1Char('\x01'), QLatin1Char('&'));
}

} // namespace moji::app

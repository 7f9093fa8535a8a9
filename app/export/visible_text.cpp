#include "export/visible_text.h"

#include "style/cell_role.h"

#include <QChar>

namespace moji::app {

namespace {

template <class Plain>
QString written(const QString& text, Plain plain, const char* open, const char* close) {
    QString result;
    result.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        char32_t point = text[i].unicode();
        const bool isPair =
            text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (isPair)
            point = QChar::surrogateToUcs4(text[i], text[i + 1]);
        if (isObeyed(point))
            result += QLatin1String(open) + shortName(point) + QLatin1String(close);
        else if (isPair)
            result += QStringView(text).mid(i, 2);
        else
            plain(result, text[i]);
        i += isPair ? 1 : 0;
    }
    return result;
}

} // namespace

bool isObeyed(char32_t point) {
    switch (QChar::category(point)) {
    case QChar::Other_Control:
    case QChar::Other_Surrogate:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        break;
    }
    const bool isBidi = point == 0x061C || (point >= 0x200E && point <= 0x200F) ||
                        (point >= 0x202A && point <= 0x202E) ||
                        (point >= 0x2066 && point <= 0x2069);
    const bool isAnnotation = point >= 0xFFF9 && point <= 0xFFFB;
    const bool isTag = point >= 0xE0000 && point <= 0xE007F;
    return isBidi || isAnnotation || isTag || point == 0xFEFF || QChar::isNonCharacter(point);
}

QString visibleText(const QString& text) {
    return written(
        text, [](QString& result, QChar c) { result += c; }, "<", ">");
}

QString markupText(const QString& text) {
    const auto plain = [](QString& result, QChar c) {
        switch (c.unicode()) {
        case '&':
            result += QLatin1String("&amp;");
            break;
        case '<':
            result += QLatin1String("&lt;");
            break;
        case '>':
            result += QLatin1String("&gt;");
            break;
        case '"':
            result += QLatin1String("&quot;");
            break;
        case '\'':
            result += QLatin1String("&#39;");
            break;
        default:
            result += c;
        }
    };
    return written(text, plain, "&lt;", "&gt;");
}

} // namespace moji::app

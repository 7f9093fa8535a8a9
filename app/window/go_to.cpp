#include "window/go_to.h"

#include <QRegularExpression>

namespace moji::app {

namespace {

std::optional<std::uint64_t> parseNumber(const QString& text) {
    static const QRegularExpression hex(QStringLiteral("^(?:0[xX])?([0-9A-Fa-f]+)[hH]?$"));
    const auto match = hex.match(text);
    if (!match.hasMatch())
        return {};
    const QString digits = match.captured(1);
    bool decimal = false;
    bool valid = false;
    const quint64 asDecimal = digits.toULongLong(&decimal, 10);
    const bool isHex = digits.size() != text.size() || !decimal;
    const quint64 value = isHex ? digits.toULongLong(&valid, 16) : asDecimal;
    return isHex && !valid ? std::nullopt : std::optional<std::uint64_t>(value);
}

std::optional<GoTo::Target> parseLine(const QString& text) {
    const qsizetype colon = text.indexOf(QLatin1Char(':'));
    bool lineValid = false;
    bool columnValid = true;
    const quint64 line = QStringView(text).left(colon).toULongLong(&lineValid);
    const QString rest = text.mid(colon + 1);
    const quint64 column = rest.isEmpty() ? 1 : rest.toULongLong(&columnValid);
    if (!lineValid || !columnValid || line == 0 || column == 0)
        return {};
    return TextPlace{line, column};
}

} // namespace

std::optional<GoTo::Target> GoTo::parse(const QString& text, std::uint64_t caret) {
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return {};
    if (trimmed.startsWith(QStringLiteral("U+"), Qt::CaseInsensitive)) {
        bool valid = false;
        const quint64 number = QStringView(trimmed).mid(2).toULongLong(&valid);
        return valid && number > 0 ? std::optional<Target>(Character{number}) : std::nullopt;
    }
    if (trimmed.contains(QLatin1Char(':')))
        return parseLine(trimmed);
    const bool back = trimmed.startsWith(QLatin1Char('-'));
    if (!back && !trimmed.startsWith(QLatin1Char('+'))) {
        const auto offset = parseNumber(trimmed);
        return offset ? std::optional<Target>(*offset) : std::nullopt;
    }
    const auto step = parseNumber(trimmed.mid(1));
    if (!step)
        return {};
    return Target(back ? caret - std::min(caret, *step) : caret + *step);
}

} // namespace moji::app

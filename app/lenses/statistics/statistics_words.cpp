#include "lenses/statistics/statistics_words.h"

#include "style/character_text.h"
#include "text/counts.h"
#include "text/percent.h"
#include "text/qt_text.h"
#include "utf8/strict.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace moji::app {

namespace {

/// The translation context.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Statistics)
};

CellRole cellRole(ByteRole role) {
    switch (role) {
    case ByteRole::Ascii:
        return CellRole::Ascii;
    case ByteRole::Control:
        return CellRole::Control;
    case ByteRole::Lead2:
        return CellRole::Lead2;
    case ByteRole::Lead3:
        return CellRole::Lead3;
    case ByteRole::Lead4:
        return CellRole::Lead4;
    case ByteRole::Continuation:
        return CellRole::Continuation;
    case ByteRole::Invalid:
        break;
    }
    return CellRole::Invalid;
}

QString byteRoleName(ByteRole role) {
    return role == ByteRole::Control ? Words::tr("control") : roleName(cellRole(role));
}

QString share(std::uint64_t count, std::uint64_t total) {
    const double percent =
        total > 0 ? 100.0 * static_cast<double>(count) / static_cast<double>(total) : 0;
    return percentText(percent, 2);
}

std::ptrdiff_t differentValues(const Statistics& statistics) {
    return 256 - std::ranges::count(statistics.histogram, 0u);
}

QString entropyText(const Statistics& statistics) {
    return Words::tr("%1 bits per byte").arg(QLocale().toString(statistics.entropy(), 'f', 3));
}

/// ASCII with a shape of its own, not a space or a control.
bool isGraphic(Byte byte) {
    return byte > 0x20 && byte < 0x7F;
}

} // namespace

std::vector<StatisticsRow> roleRows(const Statistics& statistics) {
    std::vector<StatisticsRow> rows;
    for (std::size_t i = 0; i < kByteRoles; ++i) {
        const auto role = static_cast<ByteRole>(i);
        const std::uint64_t count = statistics.roles[i];
        rows.push_back(
            {{byteRoleName(role), numberText(count), share(count, statistics.check.bytes)},
             cellRole(role)});
    }
    return rows;
}

std::vector<StatisticsRow> figureRows(const Statistics& statistics, const CheckSummary& text) {
    const CheckSummary& check = statistics.check;
    const auto row = [](const QString& name, const QString& value) {
        return StatisticsRow{{name, value}, {}};
    };
    return {
        row(Words::tr("Size in bytes"), numberText(check.bytes)),
        row(Words::tr("Code points"), numberText(text.codePoints)),
        row(Words::tr("Lines"), numberText(text.lines)),
        row(Words::tr("Valid UTF-8"), check.valid()
                                          ? Words::tr("yes")
                                          : Words::tr("no, %1").arg(problemsText(check.problems))),
        row(Words::tr("Byte-order mark"), text.byteOrderMark ? Words::tr("yes") : Words::tr("no")),
        row(Words::tr("Genuine U+FFFD"), numberText(text.replacementCharacters)),
        row(Words::tr("Entropy"), entropyText(statistics)),
        row(Words::tr("Different byte values"),
            Words::tr("%1 of 256").arg(differentValues(statistics)))};
}

CellRole roleOfValue(Byte byte) {
    if (byte >= 0xC0 && utf8::sequenceLength(byte) == 0)
        return CellRole::Invalid;
    return cellRole(wellFormedRole(byte));
}

QString byteSentence(const Statistics& statistics, Byte byte) {
    QString what = hexText(ByteView(&byte, 1));
    if (byte < 0x80)
        // Quoted: "32 2" would read as two numbers, and "2C ,," as a mistake.
        what = (isGraphic(byte) ? Words::tr("%1 “%2”") : QStringLiteral("%1 %2"))
                   .arg(what, characterText(char32_t{byte}).text);
    const std::uint64_t count = statistics.histogram[byte];
    const QString times = count == 1 ? Words::tr("once") : timesText(count);
    return Words::tr("%1, %2: %3, %4 of all bytes.")
        .arg(what, roleName(roleOfValue(byte)), times, share(count, statistics.check.bytes));
}

QString statisticsSentence(const Statistics& statistics, const CheckSummary& text) {
    const CheckSummary& check = statistics.check;
    if (check.bytes == 0)
        return Words::tr("No bytes to count.");
    const QString size = bytesText(check.bytes);
    if (statistics.ascii() == check.bytes)
        return Words::tr("All ASCII: %1.").arg(size);
    if (check.valid())
        return Words::tr("%1 in %2, valid UTF-8.").arg(charactersText(text.codePoints), size);
    return Words::tr("%1 of %2 do not belong to a UTF-8 character: %3.")
        .arg(numberText(statistics.roles[static_cast<std::size_t>(ByteRole::Invalid)]), size,
             problemsText(check.problems));
}

} // namespace moji::app

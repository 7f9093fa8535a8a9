#include "window/hex_entry.h"

#include "bytes/hex.h"
#include "text/qt_text.h"
#include "text/quotable.h"
#include "utf8/plan9.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace moji::app {

namespace {

constexpr qsizetype kMostShown = 16; // UTF-16 units of a wrong word

struct HexEntry {
    Q_DECLARE_TR_FUNCTIONS(HexEntry)
};

/// With the bytes of each code point instead of U+110000. They are in the UTF-8 of 1992, which also
/// has forms for those that no character may have: D800, 110000, 7FFFFFFF.
QString withoutCodePoints(const QString& text) {
    static const QRegularExpression codePoint(
        QStringLiteral("\\b[Uu]\\+([0-9A-Fa-f]{4,8})(?!\\S)"));
    QString bytes;
    qsizetype end = 0; // of what is in `bytes` already
    auto all = codePoint.globalMatch(text);
    while (all.hasNext()) {
        const auto found = all.next();
        const auto written = utf8::wctomb(found.captured(1).toUInt(nullptr, 16));
        if (written.length == 0)
            break; // above 7FFFFFFF
        bytes += QStringView(text).sliced(end, found.capturedStart() - end);
        bytes += hexText(written.view());
        end = found.capturedEnd();
    }
    return bytes += QStringView(text).sliced(end);
}

/// Two kinds: a character that is no digit, and a digit too few.
QString reasonOf(const QString& word) {
    const QString shown = quotable(word, kMostShown);
    const auto pattern = parseHexPattern(toUtf8(word));
    const bool isHalf = !pattern && pattern.error().kind == HexFault::Kind::HalfByte;
    return isHalf
               ? HexEntry::tr("“%1” has a digit too few: a byte has two. The bytes stay as they "
                              "were; complete it, or press Esc to go back.")
                     .arg(shown)
               : HexEntry::tr("“%1” is not hex: digits are 0 to 9 and A to F, two for a byte. The "
                              "bytes stay as they were; correct it, or press Esc to go back.")
                     .arg(shown);
}

} // namespace

Result<Bytes> readHexEntry(const QString& text) {
    return parseHexBytes(toUtf8(withoutCodePoints(text)));
}

std::vector<HexEntryFault> faultsOfHexEntry(const QString& text) {
    static const QRegularExpression words(QStringLiteral("\\S+"));
    std::vector<HexEntryFault> faults;
    auto found = words.globalMatch(text);
    while (found.hasNext()) {
        const auto word = found.next();
        if (!readHexEntry(word.captured()))
            faults.push_back({word.capturedStart(), word.capturedEnd(), reasonOf(word.captured())});
    }
    if (faults.empty() && !readHexEntry(text)) // no single word is wrong
        faults.push_back({0, text.size(), reasonOf(text)});
    return faults;
}

} // namespace moji::app

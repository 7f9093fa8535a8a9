#include "document/document_name.h"

#include "document/document.h"
#include "text/safe_name.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace moji::app {

namespace {

constexpr qsizetype kLongestWord = 16; // characters that a line has room for at any zoom
constexpr char16_t kZeroWidthSpace = 0x200B;

QString hexOffset(std::uint64_t offset) {
    return QString::number(offset, 16).toUpper();
}

} // namespace

QString shownName(const Document& document) {
    return document.name().isEmpty()
               ? QCoreApplication::translate("moji::app::DocumentTab", "Untitled")
               : safeName(document.name());
}

QString pathForPart(const Document& document, ByteRange part) {
    const QFileInfo file(document.path().isEmpty() ? shownName(document) : document.path());
    const QString folder = document.path().isEmpty() ? QString() : file.path() + QLatin1Char('/');
    const QString suffix = file.suffix().isEmpty() ? QString() : QLatin1Char('.') + file.suffix();
    const QString stem = folder + file.completeBaseName() + QLatin1Char('-') +
                         hexOffset(part.begin) + QLatin1Char('-') +
                         hexOffset(part.end - std::min<std::uint64_t>(1, part.length()));
    QString path = stem + suffix;
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = QStringLiteral("%1-%2%3").arg(stem).arg(number).arg(suffix);
    return path;
}

QString breakable(const QString& text) {
    QString broken;
    qsizetype run = 0;
    for (const QChar c : text) {
        run = c.isSpace() ? 0 : run + 1;
        if (run > kLongestWord && !c.isLowSurrogate() && !c.isMark()) {
            broken += QChar(kZeroWidthSpace);
            run = 1;
        }
        broken += c;
    }
    return broken;
}

} // namespace moji::app

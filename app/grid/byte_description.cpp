#include "grid/byte_description.h"

#include "document/bookmarks.h"
#include "style/cell_role.h"
#include "style/character_text.h"
#include "text/qt_text.h"
#include "unicode/character_info.h"

#include <QCoreApplication>

namespace moji::app {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("ByteDescription", text);
}

QString characterWords(const Span& span) {
    if (span.count == 0)
        return tr("escape or shift, not a character");
    QStringList words;
    for (const char32_t codePoint : span.text())
        words += QStringLiteral("%1 %2").arg(codePointText(codePoint),
                                             fromUtf8(unicode::name(codePoint)));
    return words.join(QStringLiteral(", "));
}

} // namespace

QString describeError(const PlacedSpan& span, std::size_t index) {
    switch (span.span.status) {
    case SpanStatus::TooShort:
        return index == 0 ? tr("lead of an incomplete character")
                          : tr("continuation of an incomplete character");
    case SpanStatus::TooLong:
        return tr("continuation without a lead");
    case SpanStatus::HeaderBits:
        return tr("byte that UTF-8 never uses");
    case SpanStatus::TooLarge:
        return tr("above U+10FFFF");
    case SpanStatus::Overlong:
        return tr("overlong lead");
    case SpanStatus::Surrogate:
        return tr("UTF-16 surrogate");
    case SpanStatus::Truncated:
        return tr("incomplete at the end");
    case SpanStatus::Unmapped:
        return tr("no such character");
    case SpanStatus::Illegal:
        return tr("no such sequence");
    case SpanStatus::Ok:
    case SpanStatus::Control:
        break;
    }
    return {};
}

QString describeByteItself(const Document& document, std::uint64_t offset, ByteFormat format) {
    const QString place = tr("offset %1").arg(QString::number(offset, 16).toUpper());
    const auto span = document.spanAt(offset);
    if (!span)
        return place + QStringLiteral(", ") + tr("end of the bytes");
    const std::size_t index = offset - span->offset;
    const Byte byte = span->bytes[index];
    QString start = QStringLiteral("%1, %2, ").arg(place, byteText(byte, format));
    if (infoOf(format).bits)
        start += tr("bits %1").arg(bitsText(byte)) + QStringLiteral(", ");
    const CodecInfo& codec = document.codec().info();
    const QString role = roleName(roleOf(span->span, index, codec));
    if (span->isError())
        return start + role + QStringLiteral(": ") + describeError(*span, index);
    QString position;
    if (span->span.length > 1)
        position = tr(", byte %1 of %2").arg(index + 1).arg(span->span.length);
    return start + role + QStringLiteral(", ") + characterWords(span->span) + position;
}

QString describeByte(const Document& document, std::uint64_t offset, ByteFormat format) {
    const QString byte = describeByteItself(document, offset, format);
    const Bookmark* bookmark = document.bookmarks().at(offset);
    if (bookmark == nullptr)
        return byte;
    const QString named =
        bookmark->name.isEmpty() ? tr("bookmark") : tr("bookmark %1").arg(bookmark->name);
    return byte + QStringLiteral(", ") + named;
}

} // namespace moji::app

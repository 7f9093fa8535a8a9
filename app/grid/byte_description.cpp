#include "grid/byte_description.h"

#include "document/bookmarks.h"
#include "document/notes.h"
#include "style/cell_role.h"
#include "text/list.h"
#include "text/qt_text.h"
#include "text/safe_name.h"
#include "unicode/character_info.h"

#include <QCoreApplication>

namespace moji::app {

namespace {

/// The translation context.
struct ByteDescription {
    Q_DECLARE_TR_FUNCTIONS(ByteDescription)
};

QString characterWords(const Span& span) {
    if (span.count == 0)
        return ByteDescription::tr("escape or shift, not a character");
    QStringList words;
    for (const char32_t codePoint : span.text())
        words += QStringLiteral("%1 %2").arg(codePointText(codePoint),
                                             fromUtf8(unicode::name(codePoint)));
    return listText(words);
}

QStringList byteFacts(const Document& document, std::uint64_t offset, ByteFormat format) {
    QStringList facts{ByteDescription::tr("offset %1").arg(offsetText(offset, 1))};
    const auto span = document.spanAt(offset);
    if (!span)
        return facts += ByteDescription::tr("end of the bytes");
    const std::size_t index = offset - span->offset;
    const Byte byte = span->bytes[index];
    facts += byteText(byte, format);
    if (infoOf(format).bits)
        facts += ByteDescription::tr("bits %1").arg(bitsText(byte));
    const QString role =
        byteRoleName(roleOf(span->span, index, document.codec().info()), byte, span->span);
    if (span->isError())
        return facts +=
               ByteDescription::tr("%1: %2", "role, error").arg(role, describeError(*span, index));
    facts << role << characterWords(span->span);
    if (span->span.length > 1)
        facts += ByteDescription::tr("byte %1 of %2").arg(index + 1).arg(span->span.length);
    return facts;
}

} // namespace

QString describeError(const PlacedSpan& span, std::size_t index) {
    switch (span.span.status) {
    case SpanStatus::TooShort:
        return index == 0 ? ByteDescription::tr("lead of an incomplete character")
                          : ByteDescription::tr("continuation of an incomplete character");
    case SpanStatus::TooLong:
        return ByteDescription::tr("continuation without a lead");
    case SpanStatus::HeaderBits:
        return ByteDescription::tr("byte that UTF-8 never uses");
    case SpanStatus::TooLarge:
        return ByteDescription::tr("above U+10FFFF");
    case SpanStatus::Overlong:
        return ByteDescription::tr("overlong lead");
    case SpanStatus::Surrogate:
        return ByteDescription::tr("UTF-16 surrogate");
    case SpanStatus::Truncated:
        return ByteDescription::tr("incomplete at the end");
    case SpanStatus::Unmapped:
        return ByteDescription::tr("no such character");
    case SpanStatus::Illegal:
        return ByteDescription::tr("no such sequence");
    case SpanStatus::Ok:
    case SpanStatus::Control:
        break;
    }
    return {};
}

QString describeByteItself(const Document& document, std::uint64_t offset, ByteFormat format) {
    return listText(byteFacts(document, offset, format));
}

QString describeByte(const Document& document, std::uint64_t offset, ByteFormat format) {
    QStringList facts = byteFacts(document, offset, format);
    if (const Bookmark* bookmark = document.bookmarks().at(offset))
        facts += bookmark->name.isEmpty()
                     ? ByteDescription::tr("bookmark")
                     : ByteDescription::tr("bookmark %1").arg(safeWords(bookmark->name));
    for (const Note& note : document.notes().in({offset, offset + 1}))
        facts += ByteDescription::tr("note: %1").arg(safeWords(note.text.simplified()));
    return listText(facts);
}

} // namespace moji::app

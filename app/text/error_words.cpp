#include "text/error_words.h"

#include "text/qt_text.h"
#include "utf8/strict.h"

namespace moji::app {

namespace {

/// Placeholder: the lead. It only starts overlong forms (C0, C1) or values that are too large.
QString neverLeadPattern(SpanStatus kind) {
    return kind == SpanStatus::TooLarge
               ? ErrorText::tr(
                     "%1 cannot start a character: it could only encode a value above U+10FFFF.")
               : ErrorText::tr("%1 cannot start a character: it could only encode a value below 80 "
                               "in two bytes, where one is enough.");
}

/// Placeholders: the bytes read, the bytes expected after them, the byte that follows.
QString wrongSecondBytePattern(SpanStatus kind, Byte lead) {
    if (kind == SpanStatus::Surrogate)
        return ErrorText::tr("After %1 only %2 may follow; %3 would encode a surrogate "
                             "(D800..DFFF), which is not a character by itself.");
    if (kind == SpanStatus::TooLarge)
        return ErrorText::tr(
            "After %1 only %2 may follow; %3 would encode a value above U+10FFFF.");
    return lead == 0xE0
               ? ErrorText::tr("After %1 only %2 may follow; %3 would encode a value below 0800 in "
                               "three bytes, where two are enough.")
               : ErrorText::tr("After %1 only %2 may follow; %3 would encode a value below 10000 "
                               "in four bytes, where three are enough.");
}

QString utf8Sentence(SpanStatus kind, ByteView bytes, const QString& expected,
                     std::optional<Byte> came) {
    const QString all = hexText(bytes);
    switch (kind) {
    case SpanStatus::TooLong:
        return ErrorText::tr(
                   "%1 is a stray continuation byte (10xxxxxx): no lead byte precedes it.")
            .arg(all);
    case SpanStatus::HeaderBits:
        return ErrorText::tr(
                   "%1 cannot start a character: no UTF-8 byte starts with five or more ones.")
            .arg(all);
    case SpanStatus::TooShort:
        return came ? ErrorText::tr("%1 is incomplete: %2 expected after it, but %3 follows.")
                          .arg(all, expected, hexText(ByteView(&*came, 1)))
                    : ErrorText::tr("%1 is incomplete: %2 expected after it, but the text ends.")
                          .arg(all, expected);
    default:
        break;
    }
    if (utf8::sequenceLength(bytes[0]) == 0)
        return neverLeadPattern(kind).arg(all);
    return came ? wrongSecondBytePattern(kind, bytes[0])
                      .arg(all, expected, hexText(ByteView(&*came, 1)))
                : ErrorText::tr("After %1 only %2 may follow, but the text ends.")
                      .arg(all, expected);
}

} // namespace

QString countWord(int count) {
    static const char* const kWords[] = {
        QT_TRANSLATE_NOOP("ErrorWords", "no"),    QT_TRANSLATE_NOOP("ErrorWords", "one"),
        QT_TRANSLATE_NOOP("ErrorWords", "two"),   QT_TRANSLATE_NOOP("ErrorWords", "three"),
        QT_TRANSLATE_NOOP("ErrorWords", "four"),  QT_TRANSLATE_NOOP("ErrorWords", "five"),
        QT_TRANSLATE_NOOP("ErrorWords", "six"),   QT_TRANSLATE_NOOP("ErrorWords", "seven"),
        QT_TRANSLATE_NOOP("ErrorWords", "eight"), QT_TRANSLATE_NOOP("ErrorWords", "nine"),
        QT_TRANSLATE_NOOP("ErrorWords", "ten")};
    return count < static_cast<int>(std::size(kWords)) ? ErrorText::tr(kWords[count])
                                                       : QString::number(count);
}

QString errorTitle(SpanStatus kind) {
    switch (kind) {
    case SpanStatus::TooShort:
        return ErrorText::tr("incomplete");
    case SpanStatus::TooLong:
        return ErrorText::tr("stray continuation byte");
    case SpanStatus::HeaderBits:
        return ErrorText::tr("not a lead byte");
    case SpanStatus::TooLarge:
        return ErrorText::tr("too large");
    case SpanStatus::Overlong:
        return ErrorText::tr("overlong");
    case SpanStatus::Surrogate:
        return ErrorText::tr("surrogate");
    case SpanStatus::Truncated:
        return ErrorText::tr("incomplete at the end");
    case SpanStatus::Unmapped:
        return ErrorText::tr("unmapped");
    default:
        return ErrorText::tr("illegal");
    }
}

QString cameText(std::optional<Byte> came) {
    return came ? ErrorText::tr("%1 came").arg(hexText(ByteView(&*came, 1)))
                : ErrorText::tr("the text ends");
}

QString errorSentence(SpanStatus kind, ByteView bytes, const QString& expected,
                      std::optional<Byte> came) {
    const QString all = hexText(bytes);
    switch (kind) {
    case SpanStatus::Truncated:
        return ErrorText::tr("%1 is incomplete: the text ends before the character does.").arg(all);
    case SpanStatus::Unmapped:
        return ErrorText::tr("%1 is well-formed, but the encoding assigns no character to it.")
            .arg(all);
    case SpanStatus::Illegal:
        return ErrorText::tr("%1 is not valid in this encoding.").arg(all);
    default:
        return utf8Sentence(kind, bytes, expected, came);
    }
}

} // namespace moji::app

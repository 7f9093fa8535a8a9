#include "text/error_words.h"

#include "text/qt_text.h"
#include "utf8/strict.h"

namespace moji::app {

namespace {

/// What an overlong, too large or surrogate sequence would spell.
QString wouldSpell(SpanStatus kind, Byte lead) {
    switch (kind) {
    case SpanStatus::Surrogate:
        return ErrorText::tr("a surrogate (D800..DFFF), which stands for nothing by itself");
    case SpanStatus::TooLarge:
        return ErrorText::tr("a value above U+10FFFF");
    default:
        break;
    }
    if (lead < 0xC2)
        return ErrorText::tr("a value below 80 in two bytes, where one is enough");
    return lead == 0xE0
               ? ErrorText::tr("a value below 0800 in three bytes, where two are enough")
               : ErrorText::tr("a value below 10000 in four bytes, where three are enough");
}

QString utf8Sentence(SpanStatus kind, ByteView bytes, const QString& expected,
                     std::optional<Byte> came) {
    const QString all = hexText(bytes);
    switch (kind) {
    case SpanStatus::TooLong:
        return ErrorText::tr(
                   "%1 begins with 10: it continues a character, but none is under way here.")
            .arg(all);
    case SpanStatus::HeaderBits:
        return ErrorText::tr(
                   "%1 begins with five ones or more: no character of UTF-8 begins like that.")
            .arg(all);
    case SpanStatus::TooShort:
        return ErrorText::tr("%1 announces %2 bytes; behind %3 one of %4 should follow, but %5.")
            .arg(hexText(bytes.first(1)), countWord(utf8::sequenceLength(bytes[0])), all, expected,
                 cameText(came));
    default:
        break;
    }
    const QString spelt = wouldSpell(kind, bytes[0]);
    if (utf8::sequenceLength(bytes[0]) == 0)
        return ErrorText::tr("%1 begins nothing: it could only spell %2.").arg(all, spelt);
    return ErrorText::tr("Behind %1 only %2 may follow, but %3: that would spell %4.")
        .arg(all, expected, cameText(came), spelt);
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
        return ErrorText::tr("cut off");
    case SpanStatus::TooLong:
        return ErrorText::tr("stray continuation");
    case SpanStatus::HeaderBits:
        return ErrorText::tr("no lead byte");
    case SpanStatus::TooLarge:
        return ErrorText::tr("too large");
    case SpanStatus::Overlong:
        return ErrorText::tr("overlong");
    case SpanStatus::Surrogate:
        return ErrorText::tr("surrogate");
    case SpanStatus::Truncated:
        return ErrorText::tr("cut off by the end");
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
        return ErrorText::tr("%1 begins a character whose rest is missing: the text ends.")
            .arg(all);
    case SpanStatus::Unmapped:
        return ErrorText::tr("%1 is well formed, but the encoding has no character there.")
            .arg(all);
    case SpanStatus::Illegal:
        return ErrorText::tr("%1 is no sequence of this encoding.").arg(all);
    default:
        return utf8Sentence(kind, bytes, expected, came);
    }
}

} // namespace moji::app

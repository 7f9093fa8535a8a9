#include "lenses/bits/bit_words.h"

#include "text/qt_text.h"
#include "utf8/strict.h"

namespace moji::app {

namespace {

/// What an overlong, too large or surrogate sequence would spell.
QString wouldSpell(SpanStatus kind, Byte lead) {
    switch (kind) {
    case SpanStatus::Surrogate:
        return BitsText::tr("a surrogate (D800..DFFF), which stands for nothing by itself");
    case SpanStatus::TooLarge:
        return BitsText::tr("a value above U+10FFFF");
    default:
        break;
    }
    if (lead < 0xC2)
        return BitsText::tr("a value below 80 in two bytes, where one is enough");
    return lead == 0xE0 ? BitsText::tr("a value below 0800 in three bytes, where two are enough")
                        : BitsText::tr("a value below 10000 in four bytes, where three are enough");
}

QString utf8Sentence(SpanStatus kind, ByteView bytes, const QString& expected,
                     std::optional<Byte> came) {
    const QString all = hexText(bytes);
    switch (kind) {
    case SpanStatus::TooLong:
        return BitsText::tr(
                   "%1 begins with 10: it continues a character, but none is under way here.")
            .arg(all);
    case SpanStatus::HeaderBits:
        return BitsText::tr(
                   "%1 begins with five ones or more: no character of UTF-8 begins like that.")
            .arg(all);
    case SpanStatus::TooShort:
        return BitsText::tr("%1 announces %2 bytes; behind %3 one of %4 should follow, but %5.")
            .arg(hexText(bytes.first(1)), countWord(utf8::sequenceLength(bytes[0])), all, expected,
                 cameText(came));
    default:
        break;
    }
    const QString spelt = wouldSpell(kind, bytes[0]);
    if (utf8::sequenceLength(bytes[0]) == 0)
        return BitsText::tr("%1 begins nothing: it could only spell %2.").arg(all, spelt);
    return BitsText::tr("Behind %1 only %2 may follow, but %3: that would spell %4.")
        .arg(all, expected, cameText(came), spelt);
}

} // namespace

QString countWord(int count) {
    static const char* const kWords[] = {
        QT_TRANSLATE_NOOP("BitsLens", "no"),    QT_TRANSLATE_NOOP("BitsLens", "one"),
        QT_TRANSLATE_NOOP("BitsLens", "two"),   QT_TRANSLATE_NOOP("BitsLens", "three"),
        QT_TRANSLATE_NOOP("BitsLens", "four"),  QT_TRANSLATE_NOOP("BitsLens", "five"),
        QT_TRANSLATE_NOOP("BitsLens", "six"),   QT_TRANSLATE_NOOP("BitsLens", "seven"),
        QT_TRANSLATE_NOOP("BitsLens", "eight"), QT_TRANSLATE_NOOP("BitsLens", "nine"),
        QT_TRANSLATE_NOOP("BitsLens", "ten")};
    return count < static_cast<int>(std::size(kWords)) ? BitsText::tr(kWords[count])
                                                       : QString::number(count);
}

QString errorTitle(SpanStatus kind) {
    switch (kind) {
    case SpanStatus::TooShort:
        return BitsText::tr("cut off");
    case SpanStatus::TooLong:
        return BitsText::tr("stray continuation");
    case SpanStatus::HeaderBits:
        return BitsText::tr("no lead byte");
    case SpanStatus::TooLarge:
        return BitsText::tr("too large");
    case SpanStatus::Overlong:
        return BitsText::tr("overlong");
    case SpanStatus::Surrogate:
        return BitsText::tr("surrogate");
    case SpanStatus::Truncated:
        return BitsText::tr("cut off by the end");
    case SpanStatus::Unmapped:
        return BitsText::tr("unmapped");
    default:
        return BitsText::tr("illegal");
    }
}

QString cameText(std::optional<Byte> came) {
    return came ? BitsText::tr("%1 came").arg(hexText(ByteView(&*came, 1)))
                : BitsText::tr("the text ends");
}

QString errorSentence(SpanStatus kind, ByteView bytes, const QString& expected,
                      std::optional<Byte> came) {
    const QString all = hexText(bytes);
    switch (kind) {
    case SpanStatus::Truncated:
        return BitsText::tr("%1 begins a character whose rest is missing: the text ends.").arg(all);
    case SpanStatus::Unmapped:
        return BitsText::tr("%1 is well formed, but the encoding has no character there.").arg(all);
    case SpanStatus::Illegal:
        return BitsText::tr("%1 is no sequence of this encoding.").arg(all);
    default:
        return utf8Sentence(kind, bytes, expected, came);
    }
}

} // namespace moji::app

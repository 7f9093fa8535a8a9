#include "lenses/mojibake/mojibake_words.h"

#include "style/character_text.h"
#include "text/counts.h"
#include "text/qt_text.h"
#include "utf8/utf8_writer.h"

#include <algorithm>

namespace moji::app {

using namespace moji::repair;

QString operationText(const Step& step) {
    const QString name = fromUtf8(step.codec);
    switch (step.kind) {
    case StepKind::Encode:
        return ChainText::tr("write as %1").arg(name);
    case StepKind::Decode:
        return ChainText::tr("read as %1").arg(name);
    case StepKind::Unescape:
        return ChainText::tr("undo the escapes (%1)").arg(name);
    }
    return {};
}

QString operationText(const DamageStep& step) {
    const QString name = fromUtf8(step.codec);
    switch (step.kind) {
    case DamageKind::Encode:
        return ChainText::tr("write as %1").arg(name);
    case DamageKind::Decode:
        return ChainText::tr("read as %1").arg(name);
    case DamageKind::Twice:
        return ChainText::tr("write as UTF-8, read as %1").arg(name);
    case DamageKind::LoseByte:
        return ChainText::tr("lose byte %1").arg(numberText(step.offset));
    case DamageKind::Truncate:
        return ChainText::tr("incomplete from byte %1").arg(numberText(step.offset));
    case DamageKind::Escape:
        return ChainText::tr("escape (%1)").arg(name);
    }
    return {};
}

QString ruinText(const RepairedSegment& segment) {
    switch (segment.ruin) {
    case Ruin::Replacement:
        return ChainText::tr("U+FFFD in place of characters that could not be read");
    case Ruin::MisreadReplacement:
        return !segment.readAs.empty()
                   ? ChainText::tr("U+FFFD, whose bytes EF BF BD were read as %1")
                         .arg(fromUtf8(segment.readAs))
                   : ChainText::tr("only U+FFFD would come back");
    case Ruin::QuestionMarks:
        return ChainText::tr("question marks in place of characters that an encoding lacked");
    case Ruin::NotUtf8:
        return ChainText::tr("malformed bytes");
    }
    return {};
}

namespace {

QString lossText(const RepairedSegment& segment) {
    const auto count = [&](auto wanted) {
        return static_cast<std::uint64_t>(std::ranges::count_if(segment.damaged, wanted));
    };
    const std::uint64_t inferred =
        count([](const auto& damaged) { return damaged.filling == Filling::OnlyOne; });
    const std::uint64_t likeliest =
        count([](const auto& damaged) { return damaged.filling == Filling::Likeliest; });
    const std::uint64_t listed = count([](const auto& damaged) {
        return damaged.filling == Filling::None && !damaged.candidates.empty();
    });
    const std::uint64_t lost =
        count([](const auto& damaged) { return damaged.candidates.empty(); });
    QStringList sentences;
    if (inferred > 0)
        sentences += ChainText::tr("%1 inferred: no other character has the remaining bytes.")
                         .arg(charactersText(inferred));
    if (likeliest > 0)
        sentences += ChainText::tr("%1 lost a byte; the likeliest of those that fit was taken.")
                         .arg(charactersText(likeliest));
    if (listed > 0)
        sentences += ChainText::tr("%1 lost bytes, and several characters have the remaining ones.")
                         .arg(charactersText(listed));
    if (lost > 0)
        sentences += ChainText::tr("%1 could have been anything.").arg(charactersText(lost));
    if (segment.chosenCodes > 0)
        sentences +=
            ChainText::tr("%1 with several codes in the encoding; the likeliest was taken.")
                .arg(charactersText(segment.chosenCodes));
    if (segment.besideDamage)
        sentences += ChainText::tr("Some of the text still looks damaged.");
    if (segment.isOneOfSeveral)
        sentences += ChainText::tr("Some words may be others: another encoding reads them as well, "
                                   "or their case was changed.");
    if (sentences.empty())
        sentences += ChainText::tr("Characters that were lost before remain U+FFFD.");
    return sentences.join(QLatin1Char(' '));
}

} // namespace

QString evidenceText(const RepairedSegment& segment) {
    switch (segment.label) {
    case Label::Lossless:
        return ChainText::tr("Lossless: every byte is accounted for.");
    case Label::Partial:
        return ChainText::tr("Partial: %1").arg(lossText(segment));
    case Label::Destroyed:
        if (segment.ruin == Ruin::NotUtf8)
            return ChainText::tr(
                "Malformed bytes: this is not valid UTF-8. Problems shows what is wrong with each; "
                "another encoding may read them.");
        return ChainText::tr("Destroyed: %1. The original is gone; no chain brings it back.")
            .arg(ruinText(segment));
    case Label::Clean:
        break;
    }
    return ChainText::tr("No damage found.");
}

QString labelText(Label label) {
    switch (label) {
    case Label::Lossless:
        return ChainText::tr("lossless");
    case Label::Partial:
        return ChainText::tr("partial");
    case Label::Destroyed:
        return ChainText::tr("destroyed");
    case Label::Clean:
        break;
    }
    return ChainText::tr("clean");
}

QString malformedText() {
    return ChainText::tr("malformed");
}

QString candidatesText(const DamagedCharacter& damaged) {
    constexpr std::size_t kMost = 12;
    QStringList bytes;
    for (const MaybeByte& byte : damaged.bytes)
        bytes += byte ? hexText(ByteView(&*byte, 1)) : QStringLiteral("??");
    const QString known = bytes.join(QLatin1Char(' '));
    if (damaged.candidates.empty())
        return ChainText::tr("%1: could have been anything").arg(known);
    QStringList names;
    for (const char32_t candidate : damaged.candidates.substr(0, kMost))
        names += characterText(candidate).text;
    const QString list = names.join(QLatin1Char(' '));
    if (damaged.filling == Filling::OnlyOne)
        return ChainText::tr("%1: can only be %2").arg(known, list);
    if (damaged.candidates.size() > kMost)
        return ChainText::tr("%1: %2 and %3 more")
            .arg(known, list, numberText(damaged.candidates.size() - kMost));
    return ChainText::tr("%1: %2").arg(known, list);
}

QString previewText(std::string_view utf8, std::size_t most) {
    const std::u32string text = moji::fromUtf8(utf8.substr(0, most * 4));
    QString line;
    for (const char32_t codePoint : std::u32string_view(text).substr(0, most)) {
        const CharacterText shown = characterText(codePoint);
        line += codePoint == U' '        ? QStringLiteral(" ")
                : codePoint == U'\uFFFD' ? QStringLiteral("\uFFFD")
                : shown.isName           ? QStringLiteral("<%1>").arg(shown.text)
                                         : shown.text;
    }
    if (text.size() > most || utf8.size() > most * 4)
        line += QChar(0x2026);
    return line;
}

} // namespace moji::app

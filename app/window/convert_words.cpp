#include "window/convert_words.h"

#include "text/counts.h"
#include "text/list.h"
#include "text/qt_text.h"
#include "unicode/character_info.h"

#include <QCoreApplication>

namespace moji::app::convert_words {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ConvertDialog)
};

constexpr std::size_t kMostOffsets = 3; // of a cell
constexpr const char* kForms[] = {"NFC", "NFD", "NFKC", "NFKD"};

QString placesOf(const fits::LostCharacter& lost) {
    QStringList offsets;
    for (const std::uint64_t offset : lost.offsets)
        if (offsets.size() < static_cast<qsizetype>(kMostOffsets))
            offsets += offsetText(offset);
    if (lost.count > kMostOffsets)
        offsets += QStringLiteral("…");
    return listText(offsets);
}

QString libraryName(chart::Library library) {
    return library == chart::Library::Whatwg ? QStringLiteral("Mojiscope")
           : library == chart::Library::Icu  ? QStringLiteral("ICU")
                                             : QStringLiteral("iconv");
}

QString tripText(const fits::RoundTrip& trip) {
    const QString library = libraryName(trip.library);
    switch (trip.outcome) {
    case fits::RoundTrip::Outcome::Identical:
        return Words::tr("There and back with %1: identical.").arg(library);
    case fits::RoundTrip::Outcome::Changed:
        return Words::tr("There and back with %1: changed after %2.")
            .arg(library, bytesText(trip.offset));
    case fits::RoundTrip::Outcome::Refused:
        return Words::tr("There and back with %1: refused after %2.")
            .arg(library, bytesText(trip.offset));
    case fits::RoundTrip::Outcome::Unavailable:
        break;
    }
    return Words::tr("There and back with %1: it lacks one of the encodings.").arg(library);
}

QString tripTextWithoutMark(const fits::RoundTrip& trip) {
    const QString library = libraryName(trip.library);
    switch (trip.outcome) {
    case fits::RoundTrip::Outcome::Identical:
        return Words::tr("There and back with %1, without the byte-order mark: identical.")
            .arg(library);
    case fits::RoundTrip::Outcome::Changed:
        return Words::tr("There and back with %1, without the byte-order mark: changed after %2.")
            .arg(library, bytesText(trip.offset));
    case fits::RoundTrip::Outcome::Refused:
        return Words::tr("There and back with %1, without the byte-order mark: refused after %2.")
            .arg(library, bytesText(trip.offset));
    case fits::RoundTrip::Outcome::Unavailable:
        break;
    }
    return tripText(trip);
}

} // namespace

QStringList columns() {
    return {Words::tr("Count"),   Words::tr("Character"),      Words::tr("Replaced"),
            Words::tr("Escaped"), Words::tr("Transliterated"), Words::tr("Where")};
}

QStringList cells(const fits::LostCharacter& lost) {
    const QString what =
        codePointText(lost.codePoint) + QLatin1Char(' ') + fromUtf8(unicode::name(lost.codePoint));
    if (!lost.back.empty()) {
        QStringList back;
        for (const char32_t codePoint : lost.back)
            back += codePointText(codePoint);
        const QString text = Words::tr("comes back as %1").arg(back.join(QLatin1Char(' ')));
        return {numberText(lost.count), what, text, {}, {}, placesOf(lost)};
    }
    return {numberText(lost.count),        what,
            fromUtf8(lost.replaced),       fromUtf8(lost.escaped),
            fromUtf8(lost.transliterated), placesOf(lost)};
}

QStringList malformedCells(const fits::Malformed& malformed) {
    return {numberText(malformed.count),
            Words::tr("malformed bytes"),
            {},
            {},
            {},
            malformed.count > 1 ? offsetText(malformed.first) + QStringLiteral(", …")
                                : offsetText(malformed.first)};
}

std::uint64_t unwritable(const fits::FitReport& report) {
    std::uint64_t count = report.malformed.count;
    for (const fits::LostCharacter& lost : report.lostCharacters)
        count += lost.back.empty() ? lost.count : 0;
    return count;
}

QString verdict(const fits::FitReport& report, const QString& encoding) {
    const std::uint64_t missing = unwritable(report);
    if (missing > 0)
        return Words::tr("%1 of the text cannot be written in %2. Change them first; Enter shows "
                         "one in the window.")
            .arg(charactersText(missing), encoding);
    if (report.lost > 0)
        return Words::tr("The whole text can be written in %1, but %2 of it will be read there "
                         "as other characters.")
            .arg(encoding, charactersText(report.lost));
    return Words::tr("The whole text can be written in %1: %2, %3.")
        .arg(encoding, charactersText(report.characters), bytesText(report.size));
}

QString formsText(const fits::FitReport& report, const QString& encoding) {
    if (!report.byForm)
        return {};
    QStringList sentences;
    for (std::size_t i = 0; i < std::size(kForms); ++i) {
        const std::uint64_t lost = (*report.byForm)[i];
        const QString form = QLatin1String(kForms[i]);
        if (lost == 0)
            sentences += Words::tr("In %1 all of it survives.").arg(form);
        else if (lost < report.lost)
            sentences += Words::tr("In %1 %2 do not survive.").arg(form, charactersText(lost));
    }
    if (sentences.empty())
        return Words::tr("No normal form brings more of it into %1.").arg(encoding);
    return sentences.join(QLatin1Char(' '));
}

QString tripsText(const std::vector<fits::RoundTrip>& trips, bool withoutMark) {
    QStringList sentences;
    for (const fits::RoundTrip& trip : trips)
        sentences += withoutMark ? tripTextWithoutMark(trip) : tripText(trip);
    return sentences.join(QLatin1Char('\n'));
}

} // namespace moji::app::convert_words

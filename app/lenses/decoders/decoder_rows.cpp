#include "lenses/decoders/decoder_rows.h"

#include "style/character_text.h"
#include "text/qt_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace moji::app {

namespace {

struct DecodersText {
    Q_DECLARE_TR_FUNCTIONS(DecodersLens)
};

DecoderRow readBy(const ReadingDecoder& decoder, const ByteSource& source) {
    DecoderRow row;
    row.decoder = &decoder;
    const auto verdict = decoder.decode(source, [&](std::span<const Reading> readings) {
        row.readings.insert(row.readings.end(), readings.begin(), readings.end());
        return true;
    });
    if (verdict)
        row.verdict = *verdict;
    if (auto departure = gravestDisagreement(decoder, source))
        row.departure = *departure;
    return row;
}

void compareWith(DecoderRow& row, const DecoderRow& reference) {
    const bool decodes = row.decoder->info().kind == DecoderKind::Replaces;
    for (const Reading& reading : row.readings)
        row.differs.push_back(std::ranges::find(reference.readings, reading) ==
                              reference.readings.end());
    row.disagrees = row.verdict.firstError != reference.verdict.firstError ||
                    std::ranges::find(row.differs, true) != row.differs.end() ||
                    (decodes && row.readings.size() != reference.readings.size());
}

QString hexAt(const Reading& reading, ByteView bytes) {
    if (reading.offset >= bytes.size())
        return {};
    const auto rest = bytes.subspan(static_cast<std::size_t>(reading.offset));
    return hexText(
        rest.first(std::min<std::size_t>(rest.size(), static_cast<std::size_t>(reading.length))));
}

QString numberText(char32_t codePoint) {
    return codePointText(codePoint);
}

} // namespace

std::vector<DecoderRow> readByAll(const DecoderRegistry& decoders, const ReadingDecoder& reference,
                                  ByteView bytes) {
    const MemorySource source(Bytes(bytes.begin(), bytes.end()));
    std::vector<DecoderRow> rows;
    rows.push_back(readBy(reference, source));
    rows.front().isReference = true;
    for (const auto& decoder : decoders.list()) {
        if (decoder.get() != &reference)
            rows.push_back(readBy(*decoder, source));
    }
    for (std::size_t i = 1; i < rows.size(); ++i)
        compareWith(rows[i], rows.front());
    rows.front().differs.assign(rows.front().readings.size(), false);
    return rows;
}

QString decoderName(const DecoderInfo& info) {
    const std::string& id = info.id;
    if (id == "plan9")
        return DecodersText::tr("Thompson 1992");
    if (id == "branchy")
        return DecodersText::tr("Branchy");
    if (id == "hoehrmann-eat")
        return DecodersText::tr("Hoehrmann, byte eaten");
    if (id == "hoehrmann-retry")
        return DecodersText::tr("Hoehrmann, byte retried");
    if (id == "lookup")
        return DecodersText::tr("Keiser-Lemire");
    if (id == "whatwg")
        return DecodersText::tr("WHATWG, maximal subpart");
    if (!info.library.empty())
        return fromUtf8(info.library);
    return id == "fuchsia" ? DecodersText::tr("Fuchsia style") : fromUtf8(id).toUpper();
}

QString verdictText(const DecoderRow& row) {
    if (row.misreads())
        return DecodersText::tr("misreads");
    if (row.verdict.accepts())
        return DecodersText::tr("accepts");
    if (row.decoder->info().kind == DecoderKind::Stops)
        return DecodersText::tr("stops at %1").arg(*row.verdict.firstError);
    return DecodersText::tr("rejects");
}

QString departureText(const DecoderRow& row, ByteView bytes) {
    if (!row.departure)
        return {};
    const Reading& reading = row.departure->reading;
    const QString hex = hexAt(reading, bytes);
    switch (row.departure->kind) {
    case DisagreementKind::OverlongAccepted:
        return DecodersText::tr("%1 becomes “%2”: it slips past a check of the bytes")
            .arg(hex, reading.codePoint <= 0x10FFFF ? characterText(reading.codePoint).text
                                                    : numberText(reading.codePoint));
    case DisagreementKind::ByteEaten:
        return DecodersText::tr("of %1 the last byte was eaten, though it may begin a character")
            .arg(hex);
    case DisagreementKind::CharacterRefused:
        return DecodersText::tr("%1 is well formed, but refused").arg(hex);
    case DisagreementKind::CharacterDropped:
        return DecodersText::tr("the byte-order mark is left out");
    case DisagreementKind::TooLargeAccepted:
        return DecodersText::tr("%1 is beyond U+10FFFF, but let through").arg(hex);
    case DisagreementKind::SurrogateAccepted:
        return DecodersText::tr("a surrogate, %1, is let through").arg(hex);
    case DisagreementKind::PairJoined:
        return DecodersText::tr("two surrogates, %1, are joined").arg(hex);
    case DisagreementKind::FewerReplacements:
        return DecodersText::tr("one U+FFFD for %1, where there are several errors").arg(hex);
    case DisagreementKind::MoreReplacements:
        return DecodersText::tr("several U+FFFD for one error, from %1 on").arg(hex);
    }
    return {};
}

QString readingText(const DecoderRow& row) {
    if (row.decoder->info().kind == DecoderKind::Validates)
        return row.verdict.accepts()
                   ? DecodersText::tr("validates only: no error")
                   : DecodersText::tr("validates only: the first error begins at byte %1")
                         .arg(*row.verdict.firstError);
    QStringList parts;
    for (const Reading& reading : row.readings)
        parts += numberText(reading.codePoint);
    if (row.decoder->info().kind == DecoderKind::Stops && !row.verdict.accepts())
        parts += DecodersText::tr("nothing is read from byte %1 on").arg(*row.verdict.firstError);
    return parts.join(QLatin1Char(' '));
}

} // namespace moji::app

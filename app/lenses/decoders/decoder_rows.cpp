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
        return DecodersText::tr("%1 becomes “%2”, which a check of the bytes misses")
            .arg(hex, reading.codePoint <= 0x10FFFF ? characterText(reading.codePoint).text
                                                    : codePointText(reading.codePoint));
    case DisagreementKind::ByteEaten:
        return DecodersText::tr("eats the last byte of %1, though it can start a character")
            .arg(hex);
    case DisagreementKind::CharacterRefused:
        return DecodersText::tr("rejects %1, which is well formed").arg(hex);
    case DisagreementKind::CharacterDropped:
        return DecodersText::tr("drops the byte-order mark");
    case DisagreementKind::TooLargeAccepted:
        return DecodersText::tr("%1 is above U+10FFFF, but accepted").arg(hex);
    case DisagreementKind::SurrogateAccepted:
        return DecodersText::tr("accepts a surrogate, %1").arg(hex);
    case DisagreementKind::PairJoined:
        return DecodersText::tr("joins two surrogates, %1").arg(hex);
    case DisagreementKind::FewerReplacements:
        return DecodersText::tr("one U+FFFD for the several errors in %1").arg(hex);
    case DisagreementKind::MoreReplacements:
        return DecodersText::tr("several U+FFFD for one error, starting with %1").arg(hex);
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
        parts += codePointText(reading.codePoint);
    if (row.decoder->info().kind == DecoderKind::Stops && !row.verdict.accepts())
        parts += DecodersText::tr("stops reading at byte %1").arg(*row.verdict.firstError);
    return parts.join(QLatin1Char(' '));
}

} // namespace moji::app

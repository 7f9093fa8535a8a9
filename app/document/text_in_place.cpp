#include "document/text_in_place.h"

#include "text/qt_text.h"

#include <QCoreApplication>

namespace moji::app {

std::optional<EncodedInPlace> encodedInPlace(const Document& document, ByteRange range,
                                             std::u32string_view text, ShiftsBeside shifts) {
    const ByteRange place = range.clampedTo({0, document.size()});
    if (hasShifts(document.codec()) && !document.isAligned(place.begin))
        return {};
    return encodeInPlace(
        {*document.snapshot(), document.codec(), document.checkpoints().get(), place}, text,
        shifts);
}

std::optional<Bytes> bytesInPlace(const Document& document, ByteRange range,
                                  std::u32string_view text) {
    auto written = encodedInPlace(document, range, text, ShiftsBeside::Stay);
    return written ? std::optional(std::move(written->bytes)) : std::nullopt;
}

QString notInPlaceText(const Codec& codec) {
    return QCoreApplication::translate(
               "TextInPlace",
               "This text cannot be written here in %1: the bytes around it would be read "
               "differently.")
        .arg(fromUtf8(codec.name()));
}

std::uint64_t endOfText(const Document& document, ByteRange range) {
    if (!hasShifts(document.codec()))
        return range.end;
    std::uint64_t end = range.end;
    while (end > range.begin) {
        const auto span = document.spanAt(end - 1);
        if (!span || !isShift(span->span) || span->offset < range.begin)
            break;
        end = span->offset;
    }
    return end > range.begin ? end : range.end;
}

} // namespace moji::app

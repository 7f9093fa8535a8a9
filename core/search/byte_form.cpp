#include "search/byte_form.h"

#include <optional>

namespace moji::search {

namespace {

/// Nothing for encodings in which one byte can be several characters.
std::optional<SingleBytes> singleBytesOf(const Codec& codec) {
    SingleBytes characters{};
    for (std::size_t i = 0; i < characters.size(); ++i) {
        const Byte byte = static_cast<Byte>(i);
        DecoderState state = codec.initialState();
        const Span span = codec.next({&byte, 1}, state, Tail::AtEnd);
        if (isError(span.status))
            characters[i] = 0xFFFD;
        else if (span.count == 1 && span.length == 1)
            characters[i] = span.codePoints[0];
        else
            return {};
    }
    return characters;
}

} // namespace

ByteForm byteFormOf(const Codec& codec) {
    using Kind = ByteForm::Kind;
    const EncodingScheme& scheme = codec.scheme();
    if (scheme.form == EncodingForm::Utf16 && !scheme.markDecidesOrder)
        return {scheme.order == ByteOrder::Little ? Kind::Utf16Little : Kind::Utf16Big, {}};
    if (codec.info().sync == Synchronisation::EveryByte)
        if (const auto characters = singleBytesOf(codec))
            return {Kind::OneByte, *characters};
    return {};
}

} // namespace moji::search

#include "automaton/machine.h"

#include "automaton/machines.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace moji::automaton {

namespace {

struct Named {
    std::string_view codec;
    Machine (*make)();
};
constexpr Named kMachines[] = {
    {"EUC-KR", eucKrMachine},
    {"Johab", johabMachine},
    {"Big5", big5Machine},
    {"Big5-HKSCS", big5Machine},
    {"Shift_JIS", shiftJisMachine},
    {"EUC-JP", eucJpMachine},
    {"gb18030", gb18030Machine},
    {"GBK", gb18030Machine},
    {"ISO-2022-JP", iso2022JpMachine},
    {"HZ-GB-2312", hzMachine},
    {"ISO-2022-KR", iso2022KrMachine},
    {"ISO_2022,locale=ko,version=0", iso2022KrMachine},
    {"ibm-25546", iso2022KrMachine},
    {"UTF-7", utf7Machine},
    {"IMAP-mailbox-name", imapMailboxMachine},
    {"SCSU", scsuMachine},
    {"BOCU-1", bocu1Machine},
    {"replacement", replacementMachine},
};

struct Asked {
    std::string_view prefix; // of the codec's name
    std::optional<Machine> (*make)(const Codec&);
};
constexpr Asked kAsked[] = {
    {"ISO-2022-JP-", iso2022JapaneseMachine},
    {"ISO_2022,locale=ja", iso2022JapaneseMachine},
    {"JIS7", iso2022JapaneseMachine},
    {"JIS8", iso2022JapaneseMachine},
    {"ISO-2022-CN", iso2022ChineseMachine},
    {"ISO_2022,locale=zh", iso2022ChineseMachine},
    {"ibm-", ebcdicShiftMachine},
};

ByteOrder orderOf(const EncodingScheme& scheme, ByteView start) {
    if (!scheme.markDecidesOrder)
        return scheme.order;
    const bool isWide = scheme.form == EncodingForm::Utf32;
    constexpr std::array<Byte, 4> kBig{0x00, 0x00, 0xFE, 0xFF};
    constexpr std::array<Byte, 4> kLittle{0xFF, 0xFE, 0x00, 0x00};
    const ByteView big = isWide ? ByteView(kBig) : ByteView(kBig).subspan(2);
    const ByteView little = isWide ? ByteView(kLittle) : ByteView(kLittle).first(2);
    const auto startsWith = [&](ByteView mark) {
        return start.size() >= mark.size() && std::ranges::equal(start.first(mark.size()), mark);
    };
    return startsWith(big) ? ByteOrder::Big : startsWith(little) ? ByteOrder::Little : scheme.order;
}

} // namespace

std::string_view identifier(Origin origin) {
    constexpr std::array<std::string_view, 5> kNames = {"whatwg", "unicode", "rfc", "named",
                                                        "derived"};
    return kNames[static_cast<std::size_t>(origin)];
}

const Move& State::moveFor(Byte byte) const {
    const auto found =
        std::ranges::find_if(moves, [&](const Move& move) { return move.bytes.contains(byte); });
    assert(found != moves.end());
    return *found;
}

std::optional<Machine> machineOf(const Codec& codec, ByteView start) {
    switch (codec.scheme().form) {
    case EncodingForm::Utf8:
        return utf8Machine();
    case EncodingForm::Utf16:
        return utf16Machine(orderOf(codec.scheme(), start));
    case EncodingForm::Utf32:
        return utf32Machine(orderOf(codec.scheme(), start));
    default:
        break;
    }
    const auto found = std::ranges::find(kMachines, codec.name(), &Named::codec);
    if (found != std::end(kMachines))
        return found->make();
    if (codec.info().family == CodecFamily::Stateful) {
        const auto asked = std::ranges::find_if(
            kAsked, [&](const Asked& one) { return codec.name().starts_with(one.prefix); });
        return asked != std::end(kAsked) ? asked->make(codec) : std::nullopt;
    }
    if (codec.info().family == CodecFamily::SingleByte)
        return singleByteMachine(codec);
    return codec.info().family == CodecFamily::DoubleByte ? derivedMachine(codec) : std::nullopt;
}

} // namespace moji::automaton

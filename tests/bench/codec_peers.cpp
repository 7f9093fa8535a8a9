#include "bench/codec_peers.h"

#include "bench/simdutf.h"

#include "bytes/byte_reader.h"
#include "codec/codec_registry.h"
#include "codec/transcoder.h"
#include "utf8/utf8_writer.h"

#include <unicode/ucnv.h>
#include <unicode/unistr.h>

#include <array>
#include <dlfcn.h>
#include <iconv.h>
#include <memory>

namespace moji::bench {

namespace {

constexpr std::size_t kPiece = 4096; // characters or units given out at a time

const Codec& codecOf(const std::string& name) {
    static const CodecRegistry registry;
    return *registry.find(name);
}

const char* begin(ByteView bytes) {
    return reinterpret_cast<const char*>(bytes.data());
}
const char* end(ByteView bytes) {
    return begin(bytes) + bytes.size();
}

std::uint64_t ourCharacters(const Codec& codec, ByteView bytes) {
    std::array<char32_t, kPiece> text;
    std::array<std::uint32_t, kPiece> offsets;
    std::uint64_t sum = 0;
    for (DecoderState state = codec.initialState(); !bytes.empty();) {
        const auto done = codec.decodeCharacters(bytes, state, Tail::AtEnd, text, offsets);
        sum += done.count + text[0] + offsets[0];
        bytes = bytes.subspan(done.consumed);
    }
    return sum;
}

std::uint64_t ourUtf8(const Codec& codec, ByteView bytes) {
    std::string out(4 * kPiece, '\0');
    std::uint64_t sum = 0;
    for (DecoderState state = codec.initialState(); !bytes.empty();) {
        const auto done = codec.decodeToUtf8(bytes, state, Tail::AtEnd, ErrorPolicy::Replace, out);
        sum += done.written;
        bytes = bytes.subspan(done.consumed);
    }
    return sum;
}

class ViewReader final : public ByteReader {
public:
    explicit ViewReader(ByteView rest)
        : m_rest(rest) {}
    Result<std::size_t> read(std::span<Byte> out) override {
        const ByteView piece = m_rest.first(std::min(m_rest.size(), out.size()));
        std::ranges::copy(piece, out.begin());
        m_rest = m_rest.subspan(piece.size());
        return piece.size();
    }

private:
    ByteView m_rest;
};

std::uint64_t ourEncoding(const Codec& codec, ByteView utf8) {
    ViewReader reader(utf8);
    std::uint64_t sum = 0;
    const auto stop = transcode(reader, codecOf("UTF-8"), codec, {},
                                [&](ByteView bytes) { sum += bytes.size(); });
    return stop ? sum : 0;
}

using IcuConverter = std::shared_ptr<UConverter>;
IcuConverter openIcu(const std::string& name) {
    UErrorCode status = U_ZERO_ERROR;
    return {ucnv_open(name.c_str(), &status), ucnv_close};
}

std::uint64_t icuUnits(UConverter* converter, ByteView bytes) {
    std::array<UChar, kPiece> units;
    std::array<std::int32_t, kPiece> offsets;
    std::uint64_t sum = 0;
    const char* at = begin(bytes);
    UErrorCode status = U_ZERO_ERROR;
    do {
        status = U_ZERO_ERROR;
        UChar* out = units.data();
        ucnv_toUnicode(converter, &out, out + units.size(), &at, end(bytes), offsets.data(), true,
                       &status);
        sum += static_cast<std::uint64_t>(out - units.data()) + units[0] +
               static_cast<std::uint64_t>(offsets[0]);
    } while (status == U_BUFFER_OVERFLOW_ERROR);
    return sum;
}

std::uint64_t icuConverted(UConverter* from, UConverter* to, ByteView bytes) {
    std::array<char, 4 * kPiece> out;
    std::array<UChar, kPiece> pivot;
    UChar* pivotSource = pivot.data();
    UChar* pivotTarget = pivot.data();
    const char* at = begin(bytes);
    std::uint64_t sum = 0;
    bool isFirst = true;
    UErrorCode status = U_ZERO_ERROR;
    do {
        status = U_ZERO_ERROR;
        char* to8 = out.data();
        ucnv_convertEx(to, from, &to8, out.data() + out.size(), &at, end(bytes), pivot.data(),
                       &pivotSource, &pivotTarget, pivot.data() + pivot.size(), isFirst, true,
                       &status);
        isFirst = false;
        sum += static_cast<std::uint64_t>(to8 - out.data());
    } while (status == U_BUFFER_OVERFLOW_ERROR);
    return sum;
}

std::uint64_t iconvConverted(const std::string& from, const std::string& to, ByteView bytes) {
    const iconv_t converter = ::iconv_open(to.c_str(), from.c_str());
    std::array<char, 4 * kPiece> out;
    auto at = const_cast<char*>(begin(bytes));
    std::size_t left = bytes.size();
    std::uint64_t sum = 0;
    while (left > 0) {
        char* target = out.data();
        std::size_t room = out.size();
        const bool failed = ::iconv(converter, &at, &left, &target, &room) == std::size_t(-1);
        sum += out.size() - room;
        if (failed && errno != E2BIG)
            break;
    }
    ::iconv_close(converter);
    return sum;
}

void addIconv(std::vector<Peer>& peers, const std::string& from, const std::string& to) {
    if (!from.empty() && !to.empty())
        peers.push_back({"iconv", [=](ByteView bytes) { return iconvConverted(from, to, bytes); }});
}

Peer icuPeer(const std::string& from, const std::string& to) {
    return {"ICU", [from = openIcu(from), to = openIcu(to)](ByteView bytes) {
                return icuConverted(from.get(), to.get(), bytes);
            }};
}

/// A function of simdutf. The whole text is converted at once.
using Simdutf = std::size_t (*)(const void* from, std::size_t units, void* to);

/// `unit`: bytes in a unit of what is read.
void addSimdutf(std::vector<Peer>& peers, const char* name, std::size_t unit) {
    if (const auto convert = reinterpret_cast<Simdutf>(findSimdutf(name)))
        peers.push_back({"simdutf", [convert, unit](ByteView bytes) {
                             static Bytes target;
                             target.resize(std::max(target.size(), 4 * bytes.size()));
                             return convert(bytes.data(), bytes.size() / unit, target.data());
                         }});
}

/// The functions of encoding_rs.rs, where `run` could compile it. A name and bytes come with sizes.
struct EncodingRs {
    using Abilities = std::uint32_t (*)(const char* name, std::size_t);
    using Convert = std::size_t (*)(const char* name, std::size_t, const char* from, std::size_t,
                                    char* out, std::size_t room);
    Abilities abilities = nullptr;
    Convert toUtf8 = nullptr;
    Convert fromUtf8 = nullptr;
};
constexpr std::uint32_t kDecodes = 1;
constexpr std::uint32_t kEncodes = 2;

const EncodingRs& encodingRs() {
    static const EncodingRs kAll = [] {
        void* const library = ::dlopen("libmojiscope_encoding_rs.so", RTLD_LAZY);
        if (library == nullptr)
            return EncodingRs();
        const auto find = [&](const char* name) { return ::dlsym(library, name); };
        return EncodingRs{
            reinterpret_cast<EncodingRs::Abilities>(find("encoding_rs_abilities")),
            reinterpret_cast<EncodingRs::Convert>(find("encoding_rs_to_utf8")),
            reinterpret_cast<EncodingRs::Convert>(find("encoding_rs_from_utf8")),
        };
    }();
    return kAll;
}

void addEncodingRs(std::vector<Peer>& peers, const std::string& name, std::uint32_t ability) {
    const EncodingRs& all = encodingRs();
    if (all.abilities == nullptr || (all.abilities(name.data(), name.size()) & ability) == 0)
        return;
    const auto convert = ability == kDecodes ? all.toUtf8 : all.fromUtf8;
    peers.push_back({"encoding_rs", [name, convert](ByteView bytes) {
                         std::array<char, 4 * kPiece> out;
                         return std::uint64_t{convert(name.data(), name.size(), begin(bytes),
                                                      bytes.size(), out.data(), out.size())};
                     }});
}

Bytes byIconv(const std::string& name, const std::string& utf8) {
    const iconv_t converter = ::iconv_open(name.c_str(), "UTF-8");
    Bytes out(16);
    auto from = const_cast<char*>(utf8.data());
    std::size_t left = utf8.size();
    auto to = reinterpret_cast<char*>(out.data());
    std::size_t room = out.size();
    const bool failed = ::iconv(converter, &from, &left, &to, &room) != 0;
    ::iconv_close(converter);
    out.resize(failed ? 0 : out.size() - room);
    return out;
}

Bytes byIcu(const std::string& name, const std::string& utf8) {
    const IcuConverter converter = openIcu(name);
    UErrorCode status = U_ZERO_ERROR;
    ucnv_setFromUCallBack(converter.get(), UCNV_FROM_U_CALLBACK_STOP, nullptr, nullptr, nullptr,
                          &status);
    const auto text = icu::UnicodeString::fromUTF8(utf8);
    Bytes out(16);
    const auto length = ucnv_fromUChars(converter.get(), reinterpret_cast<char*>(out.data()),
                                        static_cast<std::int32_t>(out.size()), text.getBuffer(),
                                        text.length(), &status);
    out.resize(U_SUCCESS(status) ? static_cast<std::size_t>(length) : 0);
    return out;
}

} // namespace

Bytes agreedBytes(const EncodingNames& names, char32_t codePoint) {
    const std::u32string text(1, codePoint);
    const auto ours = encodeAll(codecOf(names.ours), text);
    const std::string utf8 = toUtf8(text);
    const bool agree =
        ours && byIcu(names.icu, utf8) == *ours && byIconv(names.iconv, utf8) == *ours;
    return agree ? *ours : Bytes();
}

bool isInAll(const EncodingNames& names, char32_t codePoint) {
    const std::u32string text(1, codePoint);
    const std::string utf8 = toUtf8(text);
    return encodeAll(codecOf(names.ours), text) && !byIcu(names.icu, utf8).empty() &&
           (names.iconv.empty() || !byIconv(names.iconv, utf8).empty());
}

Bytes encoded(const EncodingNames& names, std::u32string_view text) {
    return encodeAll(codecOf(names.ours), text).value_or(Bytes());
}

std::vector<Peer> decodersWithOffsets(const EncodingNames& names) {
    return {
        {"ours",
         [&codec = codecOf(names.ours)](ByteView bytes) { return ourCharacters(codec, bytes); }},
        {"ICU", [icu = openIcu(names.icu)](ByteView bytes) { return icuUnits(icu.get(), bytes); }}};
}

std::vector<Peer> decodersToUtf8(const EncodingNames& names) {
    std::vector<Peer> peers{
        {"ours", [&codec = codecOf(names.ours)](ByteView bytes) { return ourUtf8(codec, bytes); }},
        icuPeer(names.icu, "UTF-8")};
    addIconv(peers, names.iconv, "UTF-8");
    addEncodingRs(peers, names.ours, kDecodes);
    if (names.ours == "UTF-16LE")
        addSimdutf(peers, "_ZN7simdutf23convert_utf16le_to_utf8EPKDsmPc", 2);
    if (names.ours == "UTF-32LE")
        addSimdutf(peers, "_ZN7simdutf21convert_utf32_to_utf8EPKDimPc", 4);
    return peers;
}

std::vector<Peer> encodersFromUtf8(const EncodingNames& names) {
    std::vector<Peer> peers{{"ours", [&codec = codecOf(names.ours)](
                                         ByteView bytes) { return ourEncoding(codec, bytes); }},
                            icuPeer("UTF-8", names.icu)};
    addIconv(peers, "UTF-8", names.iconv);
    addEncodingRs(peers, names.ours, kEncodes);
    if (names.ours == "UTF-16LE")
        addSimdutf(peers, "_ZN7simdutf23convert_utf8_to_utf16leEPKcmPDs", 1);
    if (names.ours == "UTF-32LE")
        addSimdutf(peers, "_ZN7simdutf21convert_utf8_to_utf32EPKcmPDi", 1);
    return peers;
}

} // namespace moji::bench

#include "codec/flat_codes.h"

#include "codec/kernels/codec_kernel.h"
#include "text/ascii_run.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <new>
#include <type_traits>

namespace moji {

namespace {

// Code points that are encoded without a table in the time that making one takes.
constexpr std::size_t kPriceOfSingles = 512;
constexpr std::size_t kPriceOfPairedCodes = 32 * 1024;
constexpr std::size_t kBlock = 16; // code points

using Codes = std::array<std::uint32_t, 0x10000>;

/// U+FFFF, a noncharacter, represents all code points above it.
std::uint32_t codeOf(const Codes& codes, char32_t codePoint) {
    return codes[std::min(codePoint, char32_t{0xFFFF})];
}
/// Of a code of four bytes the last one is above kMostLength.
constexpr std::uint32_t kMostLength = 4;
constexpr std::uint32_t lengthOf(std::uint32_t code) {
    return std::min(code >> 24, kMostLength);
}
/// The entry of a code; 0 if it cannot have one.
std::uint32_t entryOf(const StoredCode& code) {
    std::uint32_t entry = code.size() < kMostLength ? std::uint32_t{code.length} << 24 : 0;
    for (std::size_t i = 0; i < code.size(); ++i)
        entry |= std::uint32_t{code[i]} << (8 * i);
    return code.size() == kMostLength && code[3] <= kMostLength ? 0 : entry;
}

/// Encodes whole blocks of one-byte characters.
std::size_t putSingleBytes(const Codes& codes, std::u32string_view text, Byte* out) {
    std::size_t done = 0;
    for (; text.size() - done >= kBlock; done += kBlock) {
        std::uint32_t all = ~std::uint32_t{0};
        for (std::size_t i = done; i < done + kBlock; ++i) {
            const std::uint32_t code = codeOf(codes, text[i]);
            all &= code;
            out[i] = static_cast<Byte>(code);
        }
        if (lengthOf(all) == 0)
            break;
    }
    return done;
}

/// Four UTF-16 units in a word.
std::uint64_t fourUnits(const char16_t* units) {
    std::uint64_t four;
    std::memcpy(&four, units, sizeof four);
    return four;
}
constexpr std::uint64_t inAllFour(std::uint64_t unit) {
    return unit * 0x0001'0001'0001'0001;
}
/// Whether no unit has one of the bits.
bool haveNone(const char16_t* units, std::uint64_t bits) {
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < kBlock; i += 4)
        any |= fourUnits(units + i);
    return (any & inAllFour(bits)) == 0;
}
bool areAscii(const char16_t* units) {
    return haveNone(units, 0xFF80);
}
/// Whether all are in 00..7F or A0..FF.
bool areLatin1(const char16_t* units) {
    std::uint64_t controls = 0; // 80..9F
    for (std::size_t i = 0; i < kBlock; i += 4) {
        const std::uint64_t top = (fourUnits(units + i) & inAllFour(0xE0)) ^ inAllFour(0x80);
        controls |= (top - inAllFour(1)) & ~top & inAllFour(0x8000);
    }
    return controls == 0 && haveNone(units, 0xFF00);
}
void putLowBytes(const char16_t* units, Byte* out) {
    for (std::size_t i = 0; i < kBlock; ++i)
        out[i] = static_cast<Byte>(units[i]);
}

/// Looks up eight bytes; false if one of them is 0. (They are stored as one word: reading back what
/// was stored in bytes would wait for it.)
bool putEight(const Byte* table, const char16_t* units, Byte* out) {
    std::uint64_t eight = 0;
    for (std::size_t i = 0; i < 8; ++i)
        eight |= std::uint64_t{table[units[i]]} << (8 * i);
    std::memcpy(out, &eight, sizeof eight);
    return ((eight - detail::kOnes) & ~eight & detail::kHighBits) == 0;
}

/// Bytes of UTF-8 for the first `count` UTF-16 units, which do not end within a pair.
std::size_t utf8LengthOf(std::span<const char16_t> units) {
    std::size_t length = 0;
    for (const char16_t unit : units) {
        const bool isSurrogate = (unit & 0xF800) == 0xD800; // half of four bytes
        length += unit < 0x80 ? 1 : unit < 0x800 || isSurrogate ? 2 : 3;
    }
    return length;
}

} // namespace

FlatCodes::FlatCodes(const StoredSet& set, Further further)
    : m_set(set)
    , m_further(std::move(further))
    , m_table(set.isSingleByte() ? kPriceOfSingles : kPriceOfPairedCodes,
              [this] { return makeTable(); }) {}

FlatCodes::Made::Pointer FlatCodes::makeTable() const {
    static_assert(std::is_trivial_v<Table>);
    Made::Pointer made(static_cast<const Table*>(std::calloc(1, sizeof(Table))));
    if (!made)
        throw std::bad_alloc();
    Table& table = const_cast<Table&>(*made);
    table.isSingleByte = table.asciiIsItself = table.isLatin1FromA0 = true;
    const auto isLeftOut = [](char32_t codePoint) {
        const bool isSurrogate = (codePoint & 0xF800) == 0xD800;
        return isSurrogate || codePoint == 0xFFFF; // FFFF stands for all code points above it
    };
    m_set.forEachPlainCode([&](char32_t codePoint, const StoredCode& code) {
        if (isLeftOut(codePoint))
            return;
        table.codes[codePoint] = entryOf(code);
        table.isSingleByte = table.isSingleByte && code.size() == 1;
        table.bytes[codePoint] = code[0];
    });
    for (char32_t c = 0x80; m_further && c < 0xFFFF; ++c)
        if (!isLeftOut(c) && m_set.codeOf(c).empty())
            table.codes[c] = entryOf(m_further(c));
    const auto isItself = [&](std::uint32_t c) { return table.codes[c] == (c | 1u << 24); };
    for (std::uint32_t c = 0; c < 0x80; ++c)
        table.asciiIsItself = table.asciiIsItself && isItself(c);
    for (std::uint32_t c = 0xA0; c < 0x100; ++c)
        table.isLatin1FromA0 = table.isLatin1FromA0 && isItself(c);
    return made;
}

Codec::Encoded FlatCodes::encodeRun(std::u32string_view text, std::span<Byte> out) const {
    const Table* const table = m_table.get(text.size());
    if (table == nullptr)
        return {};
    text =
        text.substr(0, out.size() / sizeof(std::uint32_t)); // every iteration writes all four bytes
    std::size_t done = table->isSingleByte ? putSingleBytes(table->codes, text, out.data()) : 0;
    Byte* to = out.data() + done;
    for (; done < text.size(); ++done) {
        const std::uint32_t code = codeOf(table->codes, text[done]);
        if (code == 0)
            break;
        std::memcpy(to, &code, sizeof code);
        to += lengthOf(code);
    }
    return {done, static_cast<std::size_t>(to - out.data()), false};
}

std::size_t FlatCodes::putBytes(const Table& table, std::span<const char16_t> units, Byte* out) {
    constexpr int kPause = 16; // blocks, after one that is not the same in Latin-1
    int pause = table.isLatin1FromA0 ? 0 : -1;
    std::size_t done = 0;
    for (; units.size() - done >= kBlock; done += kBlock) {
        const char16_t* const block = units.data() + done;
        if (table.asciiIsItself && (pause == 0 ? areLatin1(block) : areAscii(block))) {
            putLowBytes(block, out + done);
            continue;
        }
        pause = pause == 0 ? kPause : std::max(pause - 1, std::min(pause, 0));
        const bool first = putEight(table.bytes.data(), block, out + done);
        const bool second = putEight(table.bytes.data(), block + 8, out + done + 8);
        if (!first || !second)
            break;
    }
    return done;
}

FlatCodes::EncodedUnits FlatCodes::encodeUnits(const Table& table, std::span<const char16_t> units,
                                               Byte* out) {
    std::size_t done = table.isSingleByte ? putBytes(table, units, out) : 0;
    Byte* to = out + done;
    while (done < units.size()) {
        if (table.asciiIsItself && units.size() - done >= kBlock && areAscii(&units[done])) {
            putLowBytes(&units[done], to);
            done += kBlock;
            to += kBlock;
            continue;
        }
        const std::size_t end = std::min(units.size(), done + kBlock);
        for (; done < end; ++done) {
            const std::uint32_t code = table.codes[units[done]];
            if (code == 0)
                return {done, static_cast<std::size_t>(to - out)};
            std::memcpy(to, &code, sizeof code);
            to += lengthOf(code);
        }
    }
    return {done, static_cast<std::size_t>(to - out)};
}

Codec::Converted FlatCodes::encodeUtf8(ByteView utf8, std::span<Byte> out) const {
    constexpr std::size_t kUnits = 2048;
    Codec::Converted run;
    const Table* const table = m_table.get(utf8.size());
    if (table == nullptr)
        return run;
    const auto convert = defaultCodecKernel().utf8ToUtf16.little;
    std::array<char16_t, kUnits> units;
    while (run.consumed < utf8.size() && out.size() - run.written >= 4 * kUnits) {
        if (table->asciiIsItself) {
            const std::size_t room = std::min(utf8.size() - run.consumed, out.size() - run.written);
            const std::size_t ascii = detail::asciiRun(utf8.subspan(run.consumed, room));
            std::memcpy(&out[run.written], &utf8[run.consumed], ascii);
            run.consumed += ascii;
            run.written += ascii;
            if (run.consumed == utf8.size() || out.size() - run.written < 4 * kUnits)
                break;
        }
        const std::size_t size = std::min(utf8.size() - run.consumed, kUnits);
        static_assert(std::endian::native == std::endian::little);
        const ConvertedRun piece =
            convert(&utf8[run.consumed], size, reinterpret_cast<Byte*>(units.data()), sizeof units);
        const std::span<const char16_t> text(units.data(), piece.written / 2);
        const EncodedUnits done = encodeUnits(*table, text, &out[run.written]);
        run.written += done.written;
        if (done.consumed < text.size()) {
            run.consumed += utf8LengthOf(text.first(done.consumed));
            break;
        }
        if (piece.consumed == 0)
            break; // not well-formed
        run.consumed += piece.consumed;
    }
    return run;
}

} // namespace moji

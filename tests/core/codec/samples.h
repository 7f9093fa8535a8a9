#pragma once
// Seeded bytes to try codecs with: noise of several kinds, and texts of all scripts that the codec
// can write, whole and damaged.

#include "codec/codec.h"

#include <algorithm>
#include <random>

namespace moji::test {

class Samples {
public:
    explicit Samples(std::uint32_t seed)
        : m_random(seed) {}

    std::size_t below(std::size_t bound) { return m_random() % bound; }

    /// Bytes of one kind: uniform; half ASCII; a few values only; what escapes and shifts are
    /// made of.
    Bytes noise(std::size_t length) {
        static constexpr char kShifts[] =
            "\x1B\x1B\x1B$()*+-./ABCDGHIJNO@\x0E\x0F~{}&+-\n\r"
            "!0AZaz\x12\x10\x11\x0B\x0C\xEF\xF0\xD9\xE8\xE9\xA2\xB3"
            "\xFF\xFE\xD8\xDC\xED\xA0\x80\xC0\x41\x42\x43\x44\x30\x31";
        const std::size_t kind = below(4);
        const Byte few[] = {Byte(m_random()), Byte(m_random()), Byte(m_random()), 0x0A, 0x41};
        Bytes bytes(length);
        for (Byte& byte : bytes) {
            if (kind == 0 || (kind == 1 && below(2) == 0))
                byte = static_cast<Byte>(m_random());
            else if (kind == 1)
                byte = below(9) == 0 ? Byte{0x0A} : static_cast<Byte>(0x20 + below(0x5F));
            else if (kind == 2)
                byte = few[below(std::size(few))];
            else
                byte = static_cast<Byte>(kShifts[below(sizeof kShifts - 1)]);
        }
        return bytes;
    }

    /// Runs of characters, each run of one script, with blanks and line feeds.
    std::u32string text(std::size_t length) {
        static constexpr std::pair<char32_t, char32_t> kScripts[] = {
            {0x20, 0x7E},     {0x20, 0x7E},     {0xA0, 0xFF},      {0x100, 0x17F},
            {0x391, 0x3C9},   {0x410, 0x44F},   {0x5D0, 0x5EA},    {0x621, 0x64A},
            {0x901, 0x939},   {0xA05, 0xA39},   {0xE01, 0xE3A},    {0x2010, 0x2030},
            {0x3041, 0x30FE}, {0x3041, 0x3093}, {0x4E00, 0x9FA0},  {0x4E00, 0x62FF},
            {0xAC00, 0xD7A3}, {0xFF01, 0xFF9F}, {0x1F600, 0x1F64F}};
        std::u32string text;
        while (text.size() < length) {
            const auto [first, last] = kScripts[below(std::size(kScripts))];
            for (std::size_t run = 1 + below(8); run > 0 && text.size() < length; --run)
                text += static_cast<char32_t>(first + below(last - first + 1));
            if (below(6) == 0 && text.size() < length)
                text += U'\n';
        }
        return text;
    }

    /// `text` without what `codec` cannot write.
    static std::u32string encodable(const Codec& codec, const std::u32string& text) {
        std::u32string kept;
        for (const char32_t codePoint : text) {
            if (encodeAll(codec, std::u32string_view(&codePoint, 1)))
                kept += codePoint;
        }
        return kept;
    }

    /// A few bytes changed, lost or put in.
    Bytes damaged(Bytes bytes) {
        for (std::size_t i = 1 + below(3); i > 0 && !bytes.empty(); --i) {
            const auto at = bytes.begin() + static_cast<std::ptrdiff_t>(below(bytes.size()));
            switch (below(3)) {
            case 0:
                *at = static_cast<Byte>(m_random());
                break;
            case 1:
                bytes.erase(at);
                break;
            default:
                bytes.insert(at, static_cast<Byte>(m_random()));
            }
        }
        return bytes;
    }

    /// Any of these.
    Bytes anything(const Codec& codec, std::size_t length) {
        if (below(2) == 0)
            return noise(length);
        const auto bytes = encodeAll(codec, encodable(codec, text(length / 2)));
        if (!bytes)
            return noise(length);
        return below(3) == 0 ? *bytes : damaged(*bytes);
    }

private:
    std::mt19937 m_random;
};

} // namespace moji::test

#pragma once
// Seeded random input for the escape tests: text of all planes, what escapes are made of, bytes
// that are not UTF-8.

#include "unicode/surrogates.h"
#include "utf8/utf8_writer.h"

#include <random>
#include <string>

namespace moji::escape::test {

class RandomText {
public:
    explicit RandomText(unsigned seed)
        : m_random(seed) {}

    [[nodiscard]] unsigned below(unsigned limit) {
        return static_cast<unsigned>(m_random() % limit);
    }

    /// Valid UTF-8.
    [[nodiscard]] std::string text(unsigned maxLength = 80) {
        std::string out;
        for (unsigned i = below(maxLength); i > 0; --i)
            appendUtf8(out, codePoint());
        return out;
    }

    /// Escapes, whole and broken, with text and with bytes that are not UTF-8 between them.
    [[nodiscard]] std::string bytes(unsigned maxLength = 60) {
        static const std::string kPieces[] = {"%E4",
                                              "%",
                                              "%4",
                                              "%zz",
                                              "UTF-8''",
                                              "'",
                                              "=?UTF-8?B?5LiW?=",
                                              "=?utf-8?q?=E4=B8?=",
                                              "=?",
                                              "?=",
                                              "=?x?B?AA?=",
                                              "=?UTF-8?B?A?=",
                                              " ",
                                              "  ",
                                              "\t",
                                              "\r\n",
                                              "\n",
                                              "\r",
                                              "\r\n ",
                                              "\\",
                                              "\\u",
                                              "\\u4E16",
                                              "\\uD83D",
                                              "\\uDE00",
                                              "\\u{1F600}",
                                              "\\u{110000}",
                                              "\\x41",
                                              "\\xE4",
                                              "\\x",
                                              "\\101",
                                              "\\777",
                                              "\\0",
                                              "\\N{GREEK SMALL LETTER ALPHA}",
                                              "\\N{X}",
                                              "\\U0001F600",
                                              "\\U00110000",
                                              "\\\r\n",
                                              "\\q",
                                              "\"",
                                              "\"\"",
                                              "'",
                                              "??",
                                              "?",
                                              "&amp;",
                                              "&#x4E16;",
                                              "&#19990",
                                              "&#xD800;",
                                              "&bogus;",
                                              "&notit;",
                                              "&",
                                              "&#",
                                              "&#x",
                                              "&lt",
                                              "&#99999999999999999999;",
                                              "=E4",
                                              "=3D",
                                              "=",
                                              "==",
                                              "=zz",
                                              "=4",
                                              "= \r\n",
                                              "=\n",
                                              " \n",
                                              "+AGE-",
                                              "+-",
                                              "+",
                                              "+2D3eAA-",
                                              "+2D0-",
                                              "+////-",
                                              "-",
                                              "5LiW",
                                              "AAA=",
                                              "xn--",
                                              "xn--e1aybc",
                                              ".",
                                              "e1aybc",
                                              "filename=",
                                              "filename*=UTF-8''%E4",
                                              "Content-Disposition: ",
                                              ";"};
        std::string out;
        for (unsigned i = below(maxLength); i > 0; --i) {
            switch (below(4)) {
            case 0:
                appendUtf8(out, codePoint());
                break;
            case 1:
                out += static_cast<char>(below(256));
                break;
            default:
                out += kPieces[below(std::size(kPieces))];
            }
        }
        return out;
    }

private:
    char32_t codePoint() {
        static constexpr unsigned kLimits[] = {0x80, 0x80, 0x80, 0x100, 0x800, 0x10000, 0x110000};
        for (;;) {
            const char32_t c = below(kLimits[below(std::size(kLimits))]);
            if (!unicode::isSurrogate(c))
                return c;
        }
    }

    std::mt19937 m_random;
};

} // namespace moji::escape::test

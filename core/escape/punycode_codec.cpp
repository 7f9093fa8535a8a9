#include "escape/punycode_codec.h"

#include "escape/ascii.h"
#include "unicode/surrogates.h"

#include <algorithm>
#include <cstdint>

namespace moji::escape {

namespace {

// RFC 3492, section 5
constexpr std::uint64_t kBase = 36;
constexpr std::uint64_t kTMin = 1;
constexpr std::uint64_t kTMax = 26;
constexpr std::uint64_t kSkew = 38;
constexpr std::uint64_t kDamp = 700;
constexpr std::uint64_t kInitialBias = 72;
constexpr char32_t kInitialN = 0x80;

// No valid delta of a text in memory is close to this limit.
constexpr std::uint64_t kLimit = std::uint64_t{1} << 45;

/// RFC 3492, 6.1
std::uint64_t adapted(std::uint64_t delta, std::uint64_t points, bool first) {
    delta = first ? delta / kDamp : delta / 2;
    delta += delta / points;
    std::uint64_t k = 0;
    for (; delta > (kBase - kTMin) * kTMax / 2; k += kBase)
        delta /= kBase - kTMin;
    return k + (kBase - kTMin + 1) * delta / (delta + kSkew);
}

std::uint64_t threshold(std::uint64_t k, std::uint64_t bias) {
    return k <= bias ? kTMin : std::clamp(k - bias, kTMin, kTMax);
}

char digit(std::uint64_t value) {
    return static_cast<char>(value < 26 ? 'a' + value : '0' + value - 26);
}

/// 0 to 35, or kBase if it is not a digit.
std::uint64_t digitValue(Byte c) {
    if (isDigit(c))
        return static_cast<std::uint64_t>(c - '0') + 26;
    const Byte letter = toLower(c);
    return letter >= 'a' && letter <= 'z' ? static_cast<std::uint64_t>(letter - 'a') : kBase;
}

/// A generalized variable-length integer (RFC 3492, 3.3).
void appendInteger(std::string& out, std::uint64_t value, std::uint64_t bias) {
    for (std::uint64_t k = kBase;; k += kBase) {
        const std::uint64_t t = threshold(k, bias);
        if (value < t)
            break;
        out += digit(t + (value - t) % (kBase - t));
        value = (value - t) / (kBase - t);
    }
    out += digit(value);
}

/// Removes one integer from the front of `digits`.
std::optional<std::uint64_t> takeInteger(std::string_view& digits, std::uint64_t bias) {
    std::uint64_t value = 0;
    std::uint64_t weight = 1;
    for (std::uint64_t k = kBase; !digits.empty(); k += kBase) {
        const std::uint64_t d = digitValue(static_cast<Byte>(digits.front()));
        digits.remove_prefix(1);
        if (d == kBase || weight > kLimit)
            return std::nullopt;
        value += d * weight;
        if (value > kLimit)
            return std::nullopt;
        const std::uint64_t t = threshold(k, bias);
        if (d < t)
            return value;
        weight *= kBase - t;
    }
    return std::nullopt;
}

/// The smallest code point of `text` that is at least `atLeast`; 110000 if there is none.
char32_t nextCodePoint(std::u32string_view text, char32_t atLeast) {
    char32_t next = 0x110000;
    for (const char32_t c : text) {
        if (c >= atLeast)
            next = std::min(next, c);
    }
    return next;
}

} // namespace

// RFC 3492, 6.3
std::string punycodeEncoded(std::u32string_view text) {
    std::string out;
    for (const char32_t c : text) {
        if (c < kInitialN)
            out += static_cast<char>(c);
    }
    const std::uint64_t basic = out.size();
    if (basic > 0)
        out += '-';
    std::uint64_t handled = basic;
    std::uint64_t delta = 0;
    std::uint64_t bias = kInitialBias;
    for (char32_t n = kInitialN; handled < text.size(); ++n, ++delta) {
        const char32_t next = nextCodePoint(text, n);
        delta += std::uint64_t{next - n} * (handled + 1);
        n = next;
        for (const char32_t c : text) {
            delta += c < n;
            if (c != n)
                continue;
            appendInteger(out, delta, bias);
            bias = adapted(delta, handled + 1, handled == basic);
            delta = 0;
            ++handled;
        }
    }
    return out;
}

// RFC 3492, 6.2
std::optional<std::u32string> punycodeDecoded(std::string_view punycode) {
    const auto delimiter = punycode.rfind('-');
    const bool hasBasic = delimiter != punycode.npos && delimiter > 0;
    const std::string_view basic = punycode.substr(0, hasBasic ? delimiter : 0);
    std::string_view digits = punycode.substr(hasBasic ? delimiter + 1 : 0);
    std::u32string text;
    for (const char c : basic) {
        if (static_cast<Byte>(c) >= kInitialN)
            return std::nullopt;
        text += static_cast<char32_t>(c);
    }
    std::uint64_t n = kInitialN;
    std::uint64_t i = 0;
    std::uint64_t bias = kInitialBias;
    while (!digits.empty()) {
        const auto delta = takeInteger(digits, bias);
        if (!delta)
            return std::nullopt;
        const std::uint64_t points = text.size() + 1;
        bias = adapted(*delta, points, text.size() == basic.size());
        i += *delta;
        n += i / points;
        i %= points;
        if (n > 0x10FFFF || unicode::isSurrogate(static_cast<char32_t>(n)))
            return std::nullopt;
        text.insert(text.begin() + static_cast<std::ptrdiff_t>(i), static_cast<char32_t>(n));
        ++i;
    }
    return text;
}

} // namespace moji::escape

#include "cli/catalogue.h"

#include "unicode/surrogates.h"
#include "utf8/utf8_writer.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace moji::cli {

namespace {

constexpr std::array<Byte, 16> kMagic{0x3C, 0xB8, 0x64, 0x18, 0xCA, 0xEF, 0x9C, 0x95,
                                      0xCD, 0x21, 0x1C, 0xBF, 0x60, 0xA1, 0xBD, 0xDD};
constexpr std::size_t kEntrySize = 8; // of the table of hashes

/// The sections of the file (qtranslator.cpp).
enum Section : Byte { kHashes = 0x42, kMessages = 0x69, kNumerusRules = 0x88 };
/// What a message consists of (qtranslator.cpp).
enum Tag : Byte { kEnd = 1, kTranslation = 3, kSourceText = 6, kContext = 7, kComment = 8 };
/// A plural rule is a test: an operator, flags that choose its left side, and numbers.
enum Rule : Byte {
    kEqual = 1,
    kLess = 2,
    kLessOrEqual = 3,
    kBetween = 4,
    kOperator = 0x07,
    kNot = 0x08,
    kMod10 = 0x10,
    kMod100 = 0x20,
    kLeading = 0x40, // the digits before the last groups of three
    kAnd = 0xFD,
    kOr = 0xFE,
};

/// Reads big-endian numbers; past the end, zeros.
class Cursor {
public:
    explicit Cursor(ByteView bytes, std::size_t at = 0)
        : m_bytes(bytes)
        , m_at(std::min(at, bytes.size())) {}
    [[nodiscard]] bool atEnd() const { return m_at >= m_bytes.size(); }
    Byte byte() { return atEnd() ? Byte{0} : m_bytes[m_at++]; }
    std::uint32_t number() {
        std::uint32_t value = 0;
        for (int i = 0; i < 4; ++i)
            value = value << 8 | byte();
        return value;
    }
    ByteView take(std::size_t size) {
        const std::size_t taken = std::min(size, m_bytes.size() - m_at);
        m_at += taken;
        return m_bytes.subspan(m_at - taken, taken);
    }

private:
    ByteView m_bytes;
    std::size_t m_at;
};

/// The hash of the System V ABI, never 0.
std::uint32_t hashOf(std::string_view text) {
    std::uint32_t hash = 0;
    for (const char c : text) {
        hash = (hash << 4) + static_cast<Byte>(c);
        const std::uint32_t top = hash & 0xF0000000;
        if (top != 0)
            hash ^= top >> 24;
        hash &= ~top;
    }
    return hash == 0 ? 1 : hash;
}

bool equals(ByteView stored, std::string_view text) {
    if (!stored.empty() && stored.back() == 0)
        stored = stored.first(stored.size() - 1);
    return std::ranges::equal(stored, text, {}, {}, [](char c) { return static_cast<Byte>(c); });
}

std::string textOf(ByteView bigEndian) {
    std::u16string units;
    for (std::size_t i = 0; i + 1 < bigEndian.size(); i += 2)
        units += static_cast<char16_t>(bigEndian[i] << 8 | bigEndian[i + 1]);
    return toUtf8(unicode::fromUtf16(units));
}

/// One test of a plural rule.
bool isTrue(Cursor& rules, std::uint64_t count) {
    const Byte code = rules.byte();
    std::uint64_t left = count;
    if ((code & kMod10) != 0)
        left %= 10;
    else if ((code & kMod100) != 0)
        left %= 100;
    else if ((code & kLeading) != 0)
        while (left >= 1000)
            left /= 1000;
    const Byte right = rules.byte();
    bool result = false;
    switch (code & kOperator) {
    case kEqual:
        result = left == right;
        break;
    case kLess:
        result = left < right;
        break;
    case kLessOrEqual:
        result = left <= right;
        break;
    case kBetween:
        result = left >= right;
        result = left <= rules.byte() && result;
        break;
    default:
        break;
    }
    return result != ((code & kNot) != 0);
}

/// A rule: tests joined by "and", these by "or". The byte after it is read, too.
bool holds(Cursor& rules, std::uint64_t count) {
    bool any = false;
    Byte joint = kOr;
    while (joint == kOr) {
        bool all = true;
        do {
            all = isTrue(rules, count) && all;
            joint = rules.byte();
        } while (joint == kAnd);
        any = any || all;
    }
    return any;
}

} // namespace

Catalogue::Catalogue(ByteView file) {
    if (file.size() < kMagic.size() || !std::ranges::equal(file.first(kMagic.size()), kMagic))
        return;
    Cursor cursor(file, kMagic.size());
    while (!cursor.atEnd()) {
        const Byte tag = cursor.byte();
        const ByteView section = cursor.take(cursor.number());
        if (tag == kHashes)
            m_hashes = section;
        else if (tag == kMessages)
            m_messages = section;
        else if (tag == kNumerusRules)
            m_rules = section;
    }
}

std::size_t Catalogue::pluralForm(std::uint64_t count) const {
    Cursor rules(m_rules);
    std::size_t form = 0;
    while (!rules.atEnd() && !holds(rules, count))
        ++form;
    return form;
}

std::optional<std::string> Catalogue::read(std::size_t offset, const Phrase& sentence,
                                           std::size_t form) const {
    Cursor cursor(m_messages, offset);
    std::optional<ByteView> translation;
    std::size_t forms = 0;
    while (!cursor.atEnd()) {
        const Byte tag = cursor.byte();
        if (tag == kEnd)
            break;
        const ByteView value = cursor.take(cursor.number());
        if (tag == kTranslation && (forms++ == form || !translation))
            translation = value;
        const bool differs = (tag == kSourceText && !equals(value, sentence.english)) ||
                             (tag == kContext && !equals(value, sentence.context)) ||
                             (tag == kComment && !equals(value, ""));
        if (differs)
            return std::nullopt;
    }
    return translation ? std::optional(textOf(*translation)) : std::nullopt;
}

std::string Catalogue::find(std::string_view context, std::string_view english,
                            std::uint64_t count) const {
    const std::uint32_t hash = hashOf(english);
    const auto entry = [this](std::size_t index) { return Cursor(m_hashes, index * kEntrySize); };
    std::size_t low = 0;
    std::size_t high = m_hashes.size() / kEntrySize;
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        if (entry(middle).number() < hash)
            low = middle + 1;
        else
            high = middle;
    }
    for (; low < m_hashes.size() / kEntrySize; ++low) {
        Cursor cursor = entry(low);
        if (cursor.number() != hash)
            break;
        if (auto text = read(cursor.number(), {context, english}, pluralForm(count)))
            return *std::move(text);
    }
    return {};
}

} // namespace moji::cli

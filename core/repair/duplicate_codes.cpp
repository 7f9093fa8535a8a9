#include "repair/duplicate_codes.h"

#include "repair/chain.h"
#include "repair/text_cost.h"

#include <algorithm>
#include <limits>

namespace moji::repair {

namespace {

DuplicateCodes::Code codeOf(ByteView bytes) {
    DuplicateCodes::Code code;
    std::ranges::copy(bytes, code.bytes.begin());
    code.length = static_cast<std::uint8_t>(bytes.size());
    return code;
}

} // namespace

void DuplicateCodes::add(const Codec& codec, ByteView bytes) {
    DecoderState decoder = codec.initialState();
    const Span span = codec.next(bytes, decoder, Tail::AtEnd);
    if (isError(span.status) || span.length != bytes.size() || span.count != 1)
        return;
    const char32_t codePoint = span.codePoints[0];
    EncoderState encoder = codec.initialEncoderState();
    const EncodeStep step = codec.encode({&codePoint, 1}, encoder, Tail::AtEnd);
    if (step.status != EncodeStep::Status::Ok ||
        !std::ranges::equal(bytes, std::span(step.bytes).first(step.length)))
        add(codePoint, bytes);
}

void DuplicateCodes::add(char32_t codePoint, ByteView bytes) {
    m_characters.push_back(codePoint);
    m_codes.push_back(codeOf(bytes));
    if (codePoint < m_has.size())
        m_has[codePoint] = true;
}

/// Of one code point, they stay in their order.
void DuplicateCodes::sort() const {
    std::vector<std::uint64_t> order; // the code point, and the place of the code
    order.reserve(m_codes.size());
    for (std::size_t i = 0; i < m_codes.size(); ++i)
        order.push_back(std::uint64_t{m_characters[i]} << 32 | i);
    std::ranges::sort(order);
    std::vector<Code> codes;
    codes.reserve(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        m_characters[i] = static_cast<char32_t>(order[i] >> 32);
        codes.push_back(m_codes[order[i] & 0xFFFFFFFF]);
    }
    m_codes = std::move(codes);
}

/// Kana, Cyrillic and numbers in the order of Unicode's BIG5.TXT, which is not that of the WHATWG.
void DuplicateCodes::addThoseOfPythonsBig5() {
    struct Run {
        char32_t first;
        char32_t count;
    };
    constexpr Run kRuns[] = {{0x30FE, 1}, {0x309D, 2},  {0x3005, 1}, {0x3041, 83}, {0x30A1, 86},
                             {0x414, 2},  {0x401, 1},   {0x416, 7},  {0x423, 19},  {0x451, 1},
                             {0x436, 26}, {0x2460, 10}, {0x2474, 10}};
    Byte lead = 0xC6;
    Byte trail = 0xA1;
    for (const Run& run : kRuns) {
        for (char32_t c = run.first; c < run.first + run.count; ++c) {
            add(c, std::array{lead, trail});
            if (trail == 0xFE)
                ++lead;
            trail = trail == 0xFE ? Byte{0x40} : trail == 0x7E ? Byte{0xA1} : Byte(trail + 1);
        }
    }
}

/// A0 and FD..FF, which mean nothing, are characters for private use there.
void DuplicateCodes::addThoseOfWindows932() {
    constexpr std::array<Byte, 4> kBytes = {0xA0, 0xFD, 0xFE, 0xFF};
    for (std::size_t i = 0; i < kBytes.size(); ++i)
        add(0xF8F0 + static_cast<char32_t>(i), ByteView(kBytes).subspan(i, 1));
}

/// In the order of addAll(): of a character with several codes, the first one found is tried first.
void DuplicateCodes::addThoseOfTables(const Codec& codec,
                                      std::span<const std::uint32_t> unwritten) {
    const auto isIn = [](std::uint32_t byte, Byte least) { return byte >= least && byte <= 0xFE; };
    for (const std::uint32_t code : unwritten) {
        const std::array bytes = {static_cast<Byte>(code >> 8), static_cast<Byte>(code)};
        if (code <= 0xFFFF && isIn(bytes[0], 0x81) && isIn(bytes[1], 0x40))
            add(codec, bytes);
    }
    for (const std::uint32_t code : unwritten) {
        const std::array bytes = {static_cast<Byte>(code >> 16), static_cast<Byte>(code >> 8),
                                  static_cast<Byte>(code)};
        if (code >> 16 == 0x8F && isIn(bytes[1], 0xA1) && isIn(bytes[2], 0xA1))
            add(codec, bytes);
    }
}

void DuplicateCodes::addAll(const Codec& codec) {
    for (unsigned lead = 0x81; lead <= 0xFE; ++lead) {
        for (unsigned trail = 0x40; trail <= 0xFE; ++trail) {
            const std::array bytes = {static_cast<Byte>(lead), static_cast<Byte>(trail)};
            add(codec, bytes);
        }
    }
    for (unsigned row = 0xA1; row <= 0xFE; ++row) { // JIS X 0212 in EUC-JP
        for (unsigned cell = 0xA1; cell <= 0xFE; ++cell) {
            const std::array bytes = {Byte{0x8F}, static_cast<Byte>(row), static_cast<Byte>(cell)};
            add(codec, bytes);
        }
    }
}

DuplicateCodes::DuplicateCodes(const Codec& codec) {
    if (const auto unwritten = codec.unwrittenCodes())
        addThoseOfTables(codec, *unwritten);
    else
        addAll(codec);
    if (codec.name() == "Big5")
        addThoseOfPythonsBig5();
    if (codec.name() == "Shift_JIS")
        addThoseOfWindows932();
}

std::span<const DuplicateCodes::Code> DuplicateCodes::of(char32_t codePoint) const {
    if (codePoint < m_has.size() && !m_has[codePoint])
        return {}; // nearly always
    std::call_once(m_sorted, [this] { sort(); });
    const auto [first, last] =
        std::equal_range(m_characters.begin(), m_characters.end(), codePoint);
    return std::span(m_codes).subspan(static_cast<std::size_t>(first - m_characters.begin()),
                                      static_cast<std::size_t>(last - first));
}

bool DuplicateCodes::occurIn(std::u32string_view text) const {
    return std::ranges::any_of(text, [this](char32_t c) { return !of(c).empty(); });
}

DuplicateCodesOfAll::DuplicateCodesOfAll(std::span<const Candidate> candidates) {
    for (const Candidate& candidate : candidates) {
        if (candidate.info().family == CodecFamily::DoubleByte && candidate.info().asciiCompatible)
            m_entries.emplace(candidate.name(), std::make_unique<Entry>());
    }
}

const DuplicateCodes* DuplicateCodesOfAll::of(const Codec& codec) const {
    const auto found = m_entries.find(codec.info().name);
    if (found == m_entries.end())
        return nullptr;
    Entry& entry = *found->second;
    std::call_once(entry.once,
                   [&] { entry.codes = std::make_unique<const DuplicateCodes>(codec); });
    return entry.codes.get();
}

namespace {

constexpr std::size_t kContext = 6; // code points on either side that a choice is judged by
constexpr double kClear = 10;       // bits: another code may be ruled out

class Rereader {
public:
    Rereader(std::u32string_view text, const Codec& written, const DuplicateCodes& duplicates,
             const Codec& read)
        : m_rest(text)
        , m_written(written)
        , m_duplicates(duplicates)
        , m_read(read) {}

    [[nodiscard]] std::optional<Rereading> run(Tail tail) && {
        while (!m_rest.empty()) {
            const bool several = !m_duplicates.of(m_rest.front()).empty();
            if (several ? !choose() : !write(m_rest, m_open))
                return std::nullopt;
        }
        if (!drain(tail))
            return std::nullopt;
        return std::move(m_result);
    }

private:
    /// Appends the first character's bytes and removes it from `text`.
    [[nodiscard]] bool write(std::u32string_view& text, Bytes& bytes) const {
        EncoderState state = m_written.initialEncoderState();
        const EncodeStep step = m_written.encode(text, state, Tail::AtEnd);
        if (step.status != EncodeStep::Status::Ok)
            return false;
        bytes.insert(bytes.end(), step.bytes.begin(), step.bytes.begin() + step.length);
        text.remove_prefix(step.consumed);
        return true;
    }

    /// Decodes the open bytes; keeps those of a character that is not complete yet.
    [[nodiscard]] bool drain(Tail tail) {
        DecoderState state = m_read.initialState();
        ByteView rest = m_open;
        while (!rest.empty()) {
            const Span span = m_read.next(rest, state, tail);
            if (isError(span.status))
                return false;
            if (span.length == 0)
                break;
            m_result.text += span.text();
            rest = rest.subspan(span.length);
        }
        m_open.erase(m_open.begin(), m_open.end() - static_cast<std::ptrdiff_t>(rest.size()));
        return true;
    }

    /// The text around the open bytes if they go on with `code` and then `after`; nothing where
    /// they are malformed then.
    [[nodiscard]] std::optional<std::u32string> readWith(ByteView code, ByteView after) const {
        Bytes bytes = m_open;
        bytes.insert(bytes.end(), code.begin(), code.end());
        bytes.insert(bytes.end(), after.begin(), after.end());
        const auto read = decodeWhole(m_read, bytes, Tail::MoreFollows);
        if (!read)
            return std::nullopt;
        const std::u32string_view before = m_result.text;
        return std::u32string(before.substr(before.size() - std::min(before.size(), kContext))) +
               *read;
    }

    /// The bytes of the characters next to come, up to one that has several codes.
    [[nodiscard]] Bytes bytesAhead(std::u32string_view text) const {
        Bytes bytes;
        for (std::size_t i = 0; i < kContext && !text.empty(); ++i) {
            if (!m_duplicates.of(text.front()).empty() || !write(text, bytes))
                break;
        }
        return bytes;
    }

    /// Takes the code of the first character that makes the likeliest text.
    [[nodiscard]] bool choose() {
        if (!drain(Tail::MoreFollows))
            return false;
        const std::span<const DuplicateCodes::Code> others = m_duplicates.of(m_rest.front());
        Bytes usual; // none if encoding fails
        if (!write(m_rest, usual))
            m_rest.remove_prefix(1);
        const Bytes after = bytesAhead(m_rest);
        constexpr double kNever = std::numeric_limits<double>::infinity();
        double least = kNever;
        double second = kNever;
        ByteView best;
        const auto weigh = [&](ByteView code) {
            const auto text = readWith(code, after);
            const double bits = text ? bitsOf(*text) : kNever;
            second = std::min(second, std::max(bits, least));
            if (bits < least) {
                least = bits;
                best = code;
            }
        };
        if (!usual.empty())
            weigh(usual);
        for (const DuplicateCodes::Code& code : others)
            weigh(code.view());
        if (least == kNever)
            return false;
        const bool isUsual = std::ranges::equal(best, usual);
        m_result.chosenCodes += !isUsual || second - least < kClear ? 1 : 0;
        m_open.insert(m_open.end(), best.begin(), best.end());
        return true;
    }

    std::u32string_view m_rest;
    const Codec& m_written;
    const DuplicateCodes& m_duplicates;
    const Codec& m_read;
    Bytes m_open; // written, not yet read
    Rereading m_result;
};

} // namespace

std::optional<Rereading> reread(std::u32string_view text, const Codec& written,
                                const DuplicateCodes& duplicates, const Codec& read, Tail tail) {
    return Rereader(text, written, duplicates, read).run(tail);
}

} // namespace moji::repair

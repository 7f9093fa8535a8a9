#include "repair/duplicate_codes.h"

#include "repair/chain.h"
#include "repair/text_cost.h"

#include <algorithm>
#include <limits>

namespace moji::repair {

namespace {

using stored::UnwrittenCode;

/// Of two bytes, or of three after 8F; empty for other codes.
DuplicateCodes::Code codeOf(std::uint32_t number) {
    const auto isIn = [](std::uint32_t byte, Byte least) { return byte >= least && byte <= 0xFE; };
    const std::array bytes = {static_cast<Byte>(number >> 16), static_cast<Byte>(number >> 8),
                              static_cast<Byte>(number)};
    const bool isSingle = number >= 0x80 && number <= 0xFF;
    if (isSingle || (number <= 0xFFFF && isIn(bytes[1], 0x81) && isIn(bytes[2], 0x40)))
        return isSingle ? DuplicateCodes::Code{{bytes[2]}, 1}
                        : DuplicateCodes::Code{{bytes[1], bytes[2]}, 2};
    if (number >> 16 == 0x8F && isIn(bytes[1], 0xA1) && isIn(bytes[2], 0xA1))
        return {bytes, 3};
    return {};
}

/// The character of a code, if encoding it does not give the code.
std::optional<char32_t> unwrittenCharacter(const Codec& codec, ByteView code) {
    DecoderState decoder = codec.initialState();
    const Span span = codec.next(code, decoder, Tail::AtEnd);
    if (isError(span.status) || span.length != code.size() || span.count != 1)
        return std::nullopt;
    EncoderState encoder = codec.initialEncoderState();
    const EncodeStep step = codec.encode(span.text(), encoder, Tail::AtEnd);
    const bool isWritten = step.status == EncodeStep::Status::Ok &&
                           std::ranges::equal(code, std::span(step.bytes).first(step.length));
    return isWritten ? std::nullopt : std::optional(span.codePoints[0]);
}

/// Of a list in the order of code points, those of one of them.
std::span<const stored::UnwrittenCode> codesOf(std::span<const stored::UnwrittenCode> list,
                                               char32_t codePoint) {
    const auto first =
        std::ranges::lower_bound(list, codePoint, {}, &stored::UnwrittenCode::codePoint);
    const auto last =
        std::ranges::upper_bound(list, codePoint, {}, &stored::UnwrittenCode::codePoint);
    return {first, last};
}

} // namespace

void DuplicateCodes::add(char32_t codePoint, ByteView bytes) {
    std::uint32_t number = 0;
    for (const Byte byte : bytes)
        number = number << 8 | byte;
    m_others.push_back({codePoint, number});
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

void DuplicateCodes::addAll(const Codec& codec) {
    const auto tryCode = [&](ByteView code) {
        if (const auto character = unwrittenCharacter(codec, code))
            add(*character, code);
    };
    for (unsigned lead = 0x81; lead <= 0xFE; ++lead) {
        for (unsigned trail = 0x40; trail <= 0xFE; ++trail)
            tryCode(std::array{static_cast<Byte>(lead), static_cast<Byte>(trail)});
    }
    for (unsigned row = 0xA1; row <= 0xFE; ++row) { // JIS X 0212 in EUC-JP
        for (unsigned cell = 0xA1; cell <= 0xFE; ++cell)
            tryCode(std::array{Byte{0x8F}, static_cast<Byte>(row), static_cast<Byte>(cell)});
    }
}

DuplicateCodes::DuplicateCodes(const Codec& codec) {
    if (const auto unwritten = codec.unwrittenCodes())
        m_ofTables = *unwritten;
    else
        addAll(codec);
    if (codec.name() == "Big5")
        addThoseOfPythonsBig5();
    if (codec.name() == "Shift_JIS")
        addThoseOfWindows932();
    std::ranges::stable_sort(m_others, {}, &UnwrittenCode::codePoint);
    for (const auto& [codePoint, code] : m_ofTables)
        if (codePoint < m_has.size() && code > 0xFF && codeOf(code).length > 0)
            m_has[codePoint] = true;
    for (const auto& [codePoint, code] : m_others)
        if (codePoint < m_has.size())
            m_has[codePoint] = true;
}

std::vector<DuplicateCodes::Code> DuplicateCodes::of(char32_t codePoint) const {
    std::vector<Code> codes;
    if (codePoint < m_has.size() && !m_has[codePoint])
        return codes; // nearly always
    for (const auto& [character, code] : codesOf(m_ofTables, codePoint))
        if (const Code bytes = codeOf(code); bytes.length > 1)
            codes.push_back(bytes);
    for (const auto& [character, code] : codesOf(m_others, codePoint))
        codes.push_back(codeOf(code));
    return codes;
}

bool DuplicateCodes::occurIn(std::u32string_view text) const {
    return std::ranges::any_of(text, [this](char32_t c) { return has(c); });
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
            const bool several = m_duplicates.has(m_rest.front());
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
            if (m_duplicates.has(text.front()) || !write(text, bytes))
                break;
        }
        return bytes;
    }

    /// Takes the code of the first character that makes the likeliest text.
    [[nodiscard]] bool choose() {
        if (!drain(Tail::MoreFollows))
            return false;
        const std::vector<DuplicateCodes::Code> others = m_duplicates.of(m_rest.front());
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

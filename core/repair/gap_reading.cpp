#include "repair/gap_reading.h"

#include "repair/character_traits.h"
#include "unicode/character_info.h"
#include "utf8/strict.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

namespace moji::repair {

namespace {

/// What a byte is taken for.
enum class Role : std::uint8_t { Start1, Start2, Start3, Start4, Continuation, Stray, Absent };

/// Of the character being read: its length and the bytes still to come. State 0: between two.
struct State {
    std::uint8_t length;
    std::uint8_t missing;
};
constexpr State kStates[] = {{1, 0}, {2, 1}, {3, 2}, {3, 1}, {4, 3}, {4, 2}, {4, 1}};
constexpr std::size_t kStateCount = std::size(kStates);
constexpr std::array<std::uint8_t, 5> kAfterStart = {0, 0, 1, 2, 4}; // by length

// Prices
constexpr double kLostByte = 1;
constexpr double kSecondLostByte = 0.5; // where one gap replaces two bytes
constexpr double kGuessedSpace = 2;
constexpr double kFragment = 6; // a character that another one cuts off
constexpr double kStrayByte = 8;
constexpr double kNever = std::numeric_limits<double>::infinity();

std::size_t startLength(Role role) {
    return role <= Role::Start4 ? static_cast<std::size_t>(role) + 1 : 0;
}

/// A byte, or one of the bytes of a gap.
struct Slot {
    std::size_t token;
    MaybeByte byte;
    bool optional = false;
    bool maybeA0 = false;
};

std::vector<Slot> slotsOf(const std::vector<GapToken>& tokens) {
    std::vector<Slot> slots;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        slots.push_back({i, tokens[i].byte, false, tokens[i].maybeA0});
        for (int more = 1; !tokens[i].byte && more < tokens[i].most; ++more)
            slots.push_back({i, std::nullopt, true});
    }
    return slots;
}

/// The cheapest path through the states, slot by slot.
class GapReader {
public:
    explicit GapReader(std::vector<Slot> slots)
        : m_slots(std::move(slots))
        , m_from(m_slots.size()) {
        weighLengths();
        m_cost.fill(kNever);
        m_cost[0] = 0;
        for (std::size_t i = 0; i < m_slots.size(); ++i)
            step(i);
    }

    /// The role of each slot.
    [[nodiscard]] std::vector<Role> roles() const {
        std::size_t state = 0;
        for (std::size_t other = 1; other < kStateCount; ++other) {
            if (m_cost[other] + kFragment < m_cost[state] + (state == 0 ? 0 : kFragment))
                state = other;
        }
        std::vector<Role> roles(m_slots.size());
        for (std::size_t i = m_slots.size(); i-- > 0;) {
            const Came came = m_from[i][state];
            roles[i] = came.role;
            state = came.state;
        }
        return roles;
    }

private:
    struct Came {
        std::uint8_t state = 0;
        Role role = Role::Stray;
    };

    /// What a lost lead byte costs, by the lengths that the leads at hand announce.
    void weighLengths() {
        std::array<double, 5> counts = {0, 0, 0.5, 0.5, 0.1};
        for (const Slot& slot : m_slots) {
            if (slot.byte && *slot.byte >= 0x80)
                counts[static_cast<std::size_t>(utf8::sequenceLength(*slot.byte))] += 1;
        }
        const double all = counts[2] + counts[3] + counts[4];
        for (std::size_t length = 2; length <= 4; ++length)
            m_startCost[length] = kLostByte - 0.5 * std::log2(counts[length] / all);
    }

    void step(std::size_t index) {
        m_next.fill(kNever);
        for (std::size_t state = 0; state < kStateCount; ++state) {
            if (m_cost[state] < kNever)
                m_slots[index].byte ? takeByte(index, state) : takeLost(index, state);
        }
        m_cost = m_next;
    }

    void reach(std::size_t index, std::size_t from, std::size_t to, Role role, double price) {
        if (m_cost[from] + price >= m_next[to])
            return;
        m_next[to] = m_cost[from] + price;
        m_from[index][to] = {static_cast<std::uint8_t>(from), role};
    }
    void start(std::size_t index, std::size_t state, std::size_t length, double price) {
        reach(index, state, kAfterStart[length], static_cast<Role>(length - 1),
              price + (state == 0 ? 0 : kFragment));
    }
    void goOn(std::size_t index, std::size_t state, double price) {
        if (state != 0)
            reach(index, state, kStates[state].missing == 1 ? 0 : state + 1, Role::Continuation,
                  price);
    }

    void takeByte(std::size_t index, std::size_t state) {
        const Slot& slot = m_slots[index];
        if (const int length = utf8::sequenceLength(*slot.byte); length > 0)
            start(index, state, static_cast<std::size_t>(length), 0);
        else if (utf8::isContinuation(*slot.byte) && state != 0)
            goOn(index, state, 0);
        else
            reach(index, state, 0, Role::Stray, kStrayByte + (state == 0 ? 0 : kFragment));
        if (slot.maybeA0)
            goOn(index, state, kGuessedSpace);
    }

    void takeLost(std::size_t index, std::size_t state) {
        const double more = m_slots[index].optional ? kSecondLostByte : 0;
        if (m_slots[index].optional)
            reach(index, state, state, Role::Absent, 0);
        goOn(index, state, kLostByte + more);
        for (std::size_t length = 2; length <= 4; ++length)
            start(index, state, length, m_startCost[length] + more);
    }

    std::vector<Slot> m_slots;
    std::vector<std::array<Came, kStateCount>> m_from;
    std::array<double, kStateCount> m_cost{};
    std::array<double, kStateCount> m_next{};
    std::array<double, 5> m_startCost{};
};

char32_t codePointOf(const GapCharacter& character) {
    Bytes bytes;
    for (const MaybeByte& byte : character.bytes) {
        if (!byte)
            return 0xFFFD;
        bytes.push_back(*byte);
    }
    const Span span = utf8::decodeStrict(bytes, Tail::AtEnd);
    return isError(span.status) || span.length != bytes.size() ? char32_t{0xFFFD}
                                                               : span.codePoints[0];
}

/// Whether `codec` reads a character at the front of `bytes`.
bool meansSomething(const Codec& codec, ByteView bytes) {
    DecoderState state = codec.initialState();
    const Span span = codec.next(bytes, state, Tail::AtEnd);
    // 80..9F is where the vendors' tables of single-byte sets have nothing
    const bool control = span.count == 1 && span.codePoints[0] >= 0x80 && span.codePoints[0] < 0xA0;
    return !isError(span.status) && !control;
}

bool isOfText(char32_t codePoint) {
    return unicode::isAssigned(codePoint) && !unicode::isPrivateUse(codePoint);
}

/// Of an alphabet of which it is known what words look like, or one of the signs that go with them.
bool isOfLanguage(char32_t codePoint) {
    const CharacterClass character = knownClass(codePoint);
    const bool isLetter =
        character.kind == CharacterKind::Letter && character.script != Script::Other;
    const bool isSign = (codePoint >= 0x591 && codePoint < 0x700) || // of Hebrew and Arabic
                        (codePoint >= 0x2000 && codePoint < 0x2070);
    return isOfText(codePoint) && (isLetter || isSign || character.kind == CharacterKind::Asian);
}

/// All byte sequences of a character, lost bytes filled in one after the other.
class Fillings {
public:
    Fillings(const GapCharacter& character, MaybeByte following, const Codec& codec)
        : m_character(character)
        , m_following(following)
        , m_codec(codec) {
        fill(0);
    }
    [[nodiscard]] std::u32string found() && {
        std::ranges::sort(m_found);
        return std::move(m_found);
    }

private:
    void fill(std::size_t index) {
        if (index == m_character.bytes.size()) {
            take();
            return;
        }
        if (const MaybeByte known = m_character.bytes[index]) {
            m_bytes.push_back(*known);
            fill(index + 1);
            m_bytes.pop_back();
            return;
        }
        const unsigned first = index == 0 ? 0xC2 : 0x80;
        const unsigned last = index == 0 ? 0xF4 : 0xBF;
        for (unsigned byte = first; byte <= last; ++byte) {
            m_bytes.push_back(static_cast<Byte>(byte));
            fill(index + 1);
            m_bytes.pop_back();
        }
    }

    void take() {
        const Span span = utf8::decodeStrict(m_bytes, Tail::AtEnd);
        if (isError(span.status) || span.length != m_bytes.size())
            return;
        if (isOfText(span.codePoints[0]) && isConsistent())
            m_found.push_back(span.codePoints[0]);
    }

    [[nodiscard]] bool isConsistent() const {
        Bytes bytes = m_bytes;
        if (m_following)
            bytes.push_back(*m_following);
        for (std::size_t i = 0; i < m_bytes.size(); ++i) {
            const bool lost = !m_character.bytes[i];
            const bool inside = i > 0 && !m_character.bytes[i - 1]; // of a gap of several bytes
            if (lost && !inside && meansSomething(m_codec, ByteView(bytes).subspan(i)))
                return false;
        }
        return true;
    }

    const GapCharacter& m_character;
    MaybeByte m_following;
    const Codec& m_codec;
    Bytes m_bytes;
    std::u32string m_found;
};

} // namespace

bool GapCharacter::isWhole() const {
    return codePoint != 0xFFFD || bytes == std::vector<MaybeByte>{0xEF, 0xBF, 0xBD};
}

std::optional<std::vector<GapToken>> gapTokens(const Codec& codec, std::u32string_view text) {
    const std::uint8_t most = codec.info().family == CodecFamily::SingleByte ? 1 : 2;
    std::vector<GapToken> tokens;
    EncoderState state = codec.initialEncoderState();
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == 0xFFFD) {
            tokens.push_back({std::nullopt, most, false, at++});
            continue;
        }
        const EncodeStep step = codec.encode(text.substr(at), state, Tail::AtEnd);
        if (step.status != EncodeStep::Status::Ok)
            return std::nullopt;
        for (const Byte byte : std::span(step.bytes).first(step.length))
            tokens.push_back({byte, 1, text[at] == U' ', at});
        at += step.consumed;
    }
    return tokens;
}

std::vector<GapCharacter> readUtf8WithGaps(const std::vector<GapToken>& tokens) {
    const std::vector<Slot> slots = slotsOf(tokens);
    const std::vector<Role> roles = GapReader(slots).roles();
    std::vector<GapCharacter> characters;
    std::size_t expected = 0; // bytes of the last character
    for (std::size_t i = 0; i < slots.size(); ++i) {
        if (roles[i] == Role::Absent)
            continue;
        const std::size_t source = tokens[slots[i].token].source;
        const bool guessed = roles[i] == Role::Continuation && slots[i].maybeA0;
        if (roles[i] != Role::Continuation) {
            characters.push_back({{}, 0xFFFD, false, source, source});
            expected = std::max<std::size_t>(1, startLength(roles[i]));
        }
        GapCharacter& character = characters.back();
        character.bytes.push_back(guessed ? MaybeByte{0xA0} : slots[i].byte);
        character.guessedSpace = character.guessedSpace || guessed;
        character.sourceEnd = source + 1;
        if (character.bytes.size() == expected)
            character.codePoint = codePointOf(character);
    }
    return characters;
}

std::u32string fillings(const GapCharacter& character, MaybeByte following, const Codec& codec) {
    const auto lost = std::ranges::count(character.bytes, false, &MaybeByte::has_value);
    constexpr std::ptrdiff_t kMostLost = 2; // with three a character could be nearly any
    if (lost == 0 || lost > kMostLost)
        return {};
    return Fillings(character, following, codec).found();
}

Bytes droppedBytes(const ByteMap& map) {
    constexpr std::size_t kFew = 8;
    constexpr char32_t kSoftHyphen = 0xAD;
    Bytes nothing;
    Bytes unseen;
    for (unsigned value = 0x80; value <= 0xBF; ++value) {
        const auto byte = static_cast<Byte>(value);
        const auto character = map.of(byte);
        const bool isControl = value < 0xA0 && character == char32_t{value};
        if (!character || isControl)
            nothing.push_back(byte);
        else if (*character == kSoftHyphen)
            unseen.push_back(byte);
    }
    if (!map.isUsable || nothing.empty() || nothing.size() > kFew)
        return {};
    nothing.insert(nothing.end(), unseen.begin(), unseen.end());
    return nothing;
}

std::u32string withOneByteMore(ByteView rest, ByteView dropped) {
    std::u32string all;
    Bytes whole;
    for (const Byte byte : dropped) {
        for (std::size_t at = 1; at <= rest.size(); ++at) {
            whole.assign(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(at));
            whole.push_back(byte);
            whole.insert(whole.end(), rest.begin() + static_cast<std::ptrdiff_t>(at), rest.end());
            const Span span = utf8::decodeStrict(whole, Tail::AtEnd);
            if (!isError(span.status) && span.length == whole.size() &&
                isOfLanguage(span.codePoints[0]))
                all.push_back(span.codePoints[0]);
        }
    }
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

} // namespace moji::repair

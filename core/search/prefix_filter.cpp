#include "search/prefix_filter.h"

#include "utf8/kernels/kernel.h"

#include <algorithm>
#include <bit>
#include <map>
#include <set>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace moji::search {

namespace {

using Values = PrefixFilter::Values;
using Step = RegexMachine::Step;

#if defined(__x86_64__)
struct Tables {
    __m256i low;
    __m256i high;
};

/// The first place where bytes pass, or one close to the end before which there is none.
template <std::size_t Count>
[[gnu::target("avx2")]] std::size_t findQuickly(const PrefixFilter::Halves* halves,
                                                std::string_view text, std::size_t from) {
    constexpr std::size_t kStep = 32;
    const __m256i half = _mm256_set1_epi8(0x0F);
    const __m256i zero = _mm256_setzero_si256();
    std::array<Tables, Count> tables;
    for (std::size_t i = 0; i < Count; ++i)
        tables[i] = {_mm256_broadcastsi128_si256(
                         _mm_load_si128(reinterpret_cast<const __m128i*>(halves[i].low.data()))),
                     _mm256_broadcastsi128_si256(
                         _mm_load_si128(reinterpret_cast<const __m128i*>(halves[i].high.data())))};
    for (; from + kStep + Count - 1 <= text.size(); from += kStep) {
        __m256i no = zero; // FF where a byte is in no set
        for (std::size_t i = 0; i < Count; ++i) {
            const __m256i bytes =
                _mm256_loadu_si256(reinterpret_cast<const __m256i*>(text.data() + from + i));
            const __m256i lows = _mm256_shuffle_epi8(tables[i].low, _mm256_and_si256(bytes, half));
            const __m256i highs = _mm256_shuffle_epi8(
                tables[i].high, _mm256_and_si256(_mm256_srli_epi16(bytes, 4), half));
            no = _mm256_or_si256(no, _mm256_cmpeq_epi8(_mm256_and_si256(lows, highs), zero));
            if (i == 0 && _mm256_movemask_epi8(no) == -1)
                break; // mostly so if the first byte is rare
        }
        const auto yes = ~static_cast<std::uint32_t>(_mm256_movemask_epi8(no));
        if (yes != 0)
            return from + static_cast<unsigned>(std::countr_zero(yes));
    }
    return from;
}
#endif

/// Follows all ways into an expression, byte by byte.
class Explorer {
public:
    Explorer(const RegexMachine& machine, const ClassReader& reader, const PrefixFilter::IsIn& isIn)
        : m_machine(machine)
        , m_reader(reader)
        , m_isIn(isIn) {
        open(machine.begin, m_places);
    }

    /// The values of the next byte; nothing if a match may have ended, or there are too many ways.
    [[nodiscard]] std::optional<Values> next() {
        constexpr std::size_t kMostWays = 200;
        if (m_isOver || m_places.size() > kMostWays)
            return {};
        Values values;
        Places after;
        std::set<std::uint32_t> opened;
        for (const auto& [set, next, node] : m_places) {
            const auto [begin, end] =
                node == ClassReader::kRoot ? ClassReader::Inside{0, 0x100} : m_reader.inside();
            for (unsigned byte = begin; byte < end; ++byte) {
                const auto value = static_cast<std::uint8_t>(byte);
                if (!canRead(node, value, set))
                    continue;
                values.set(byte);
                const std::uint16_t read = m_reader.after(node, value);
                if ((read & ClassReader::kNode) != 0)
                    after.insert({set, next, nodeOf(read)});
                else if (opened.insert(next).second)
                    open(next, after);
            }
        }
        m_places = std::move(after);
        return values;
    }

private:
    /// Inside a character of `set`, after which step `next` follows.
    struct Place {
        std::uint32_t set;
        std::uint32_t next;
        std::uint16_t node;
        auto operator<=>(const Place&) const = default;
    };
    using Places = std::set<Place>;

    [[nodiscard]] static std::uint16_t nodeOf(std::uint16_t read) {
        return static_cast<std::uint16_t>(read & ~ClassReader::kNode);
    }

    /// All positions may be as required.
    void open(std::uint32_t first, Places& places) {
        std::vector<std::uint32_t> stack{first};
        std::vector<bool> seen(m_machine.steps.size());
        while (!stack.empty()) {
            const std::uint32_t number = stack.back();
            stack.pop_back();
            if (seen[number])
                continue;
            seen[number] = true;
            const Step& step = m_machine.steps[number];
            if (step.kind == Step::Kind::Match)
                m_isOver = true;
            else if (step.kind == Step::Kind::Set)
                places.insert({step.set, step.next, ClassReader::kRoot});
            else
                stack.push_back(step.next);
            if (step.kind == Step::Kind::Fork)
                stack.push_back(step.other);
        }
    }

    /// Whether the byte can be the next one of a character of the set.
    [[nodiscard]] bool canRead(std::uint16_t node, std::uint8_t byte, std::uint32_t set) {
        const std::uint16_t read = m_reader.after(node, byte);
        if (node == ClassReader::kRoot && !m_reader.canBegin(byte))
            return false;
        return (read & ClassReader::kNode) != 0 ? leadsInto(nodeOf(read), set) : m_isIn(read, set);
    }
    [[nodiscard]] bool leadsInto(std::uint16_t node, std::uint32_t set) {
        const auto [entry, isNew] = m_leads.emplace(std::pair(node, set), false);
        if (!isNew)
            return entry->second;
        const auto [begin, end] = m_reader.inside();
        for (unsigned byte = begin; byte < end; ++byte)
            if (canRead(node, static_cast<std::uint8_t>(byte), set))
                return m_leads[{node, set}] = true;
        return false;
    }

    const RegexMachine& m_machine;
    const ClassReader& m_reader;
    const PrefixFilter::IsIn& m_isIn;
    Places m_places;
    bool m_isOver = false;
    std::map<std::pair<std::uint16_t, std::uint32_t>, bool> m_leads;
};

} // namespace

PrefixFilter::PrefixFilter(const RegexMachine& machine, const ClassReader& reader,
                           const IsIn& isIn) {
    Explorer explorer(machine, reader, isIn);
    for (auto values = explorer.next(); values; values = explorer.next()) {
        m_halves[m_places.size()] = halvesOf(*values);
        m_places.push_back(*values);
        if (m_places.size() == kMostPlaces)
            break;
    }
    while (!m_places.empty() && m_places.back().all())
        m_places.pop_back();
}

/// Rows of bytes with the same high half and the same low halves share a bit.
PrefixFilter::Halves PrefixFilter::halvesOf(const Values& values) {
    Halves halves;
    std::map<unsigned, unsigned> bitOf; // by the low halves of a row
    for (unsigned high = 0; high < 16; ++high) {
        unsigned row = 0;
        for (unsigned low = 0; low < 16; ++low)
            row |= values[high * 16 + low] ? 1u << low : 0u;
        if (row == 0)
            continue;
        const auto entry = bitOf.emplace(row, std::min<std::size_t>(bitOf.size(), 7)).first;
        halves.high[high] |= static_cast<std::uint8_t>(1u << entry->second);
        for (unsigned low = 0; low < 16; ++low)
            if ((row >> low & 1) != 0)
                halves.low[low] |= static_cast<std::uint8_t>(1u << entry->second);
    }
    return halves;
}

bool PrefixFilter::canBegin(std::string_view text, std::size_t at) const {
    for (std::size_t i = 0; i < m_places.size(); ++i)
        if (!m_places[i][static_cast<std::uint8_t>(text[at + i])])
            return false;
    return true;
}

std::size_t PrefixFilter::find(std::string_view text, std::size_t from) const {
#if defined(__x86_64__)
    static const bool kIsQuick = utf8::defaultKernel().name.starts_with("avx");
    if (kIsQuick) {
        static constexpr std::array kFinds{&findQuickly<1>, &findQuickly<2>, &findQuickly<3>,
                                           &findQuickly<4>};
        const auto next = [&](std::size_t place) {
            return kFinds[m_places.size() - 1](m_halves.data(), text, place);
        };
        from = next(from);
        while (from + m_places.size() <= text.size() && !canBegin(text, from))
            from = next(from + 1);
    }
#endif
    for (; from + m_places.size() <= text.size(); ++from)
        if (canBegin(text, from))
            return from;
    return text.size();
}

} // namespace moji::search

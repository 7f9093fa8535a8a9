#include "search/class_reader.h"

#include <map>

namespace moji::search {

namespace {

constexpr unsigned kLeadSurrogates = 0xD800;
constexpr unsigned kTrailSurrogates = 0xDC00;
constexpr unsigned kEndOfSurrogates = 0xE000;
constexpr unsigned kSurrogatePayload = 0x3FF;  // ten bits of each surrogate
constexpr std::size_t kHighSurrogateBytes = 4; // of leads, and of trails

} // namespace

/// Makes the nodes of UTF-16. Bytes that no well-formed text has there lead to class 0.
class ClassReader::Utf16Builder {
public:
    /// `highFirst`: of the two bytes of a unit, the high one is read first.
    Utf16Builder(const CodePointClasses& classes, bool forwards, bool highFirst)
        : m_classes(classes)
        , m_forwards(forwards)
        , m_highFirst(highFirst) {}

    [[nodiscard]] bool isTooLarge() const { return m_nodes.isTooLarge(); }
    [[nodiscard]] std::vector<Node> nodes() {
        Node root{};
        for (unsigned first = 0; first < root.size(); ++first) {
            Node node{};
            for (unsigned second = 0; second < node.size(); ++second)
                node[second] = afterUnit(m_highFirst ? first << 8 | second : second << 8 | first);
            root[first] = add(node);
        }
        return std::move(m_nodes).take(root);
    }
    /// Whether this can be the high byte of the unit that is read first.
    [[nodiscard]] bool canBeHigh(unsigned byte) const {
        return (byte << 8 & ~kSurrogatePayload) !=
               (m_forwards ? kTrailSurrogates : kLeadSurrogates);
    }

private:
    std::uint16_t add(const Node& node) { return m_nodes.add(node); }

    std::uint16_t afterUnit(unsigned unit) {
        if (unit < kLeadSurrogates || unit >= kEndOfSurrogates)
            return static_cast<std::uint16_t>(m_classes.of(unit));
        if (!canBeHigh(unit >> 8))
            return 0;
        return m_forwards ? afterLead(unit) : afterOne(unit);
    }
    /// After leads whose code points have the same pages the same follows.
    std::uint16_t afterLead(unsigned lead) {
        std::array<std::uint16_t, kHighSurrogateBytes> pages{};
        for (unsigned i = 0; i < pages.size(); ++i)
            pages[i] = m_classes.pageOf(0x10000 + ((lead & kSurrogatePayload) << 10) + (i << 8));
        const auto known = m_afterLeads.find(pages);
        if (known != m_afterLeads.end())
            return known->second;
        return m_afterLeads[pages] = afterOne(lead);
    }

    [[nodiscard]] std::uint16_t classOf(unsigned one, unsigned other) const {
        const char32_t lead = (m_forwards ? one : other) & kSurrogatePayload;
        const char32_t trail = (m_forwards ? other : one) & kSurrogatePayload;
        return static_cast<std::uint16_t>(m_classes.of(0x10000 + (lead << 10) + trail));
    }
    /// After one surrogate of a pair.
    std::uint16_t afterOne(unsigned one) {
        const unsigned others = m_forwards ? kTrailSurrogates : kLeadSurrogates;
        Node node{};
        for (unsigned high = 0; m_highFirst && high < kHighSurrogateBytes; ++high) {
            Node last{};
            for (unsigned low = 0; low < last.size(); ++low)
                last[low] = classOf(one, others + (high << 8) + low);
            node[(others >> 8) + high] = add(last);
        }
        for (unsigned low = 0; !m_highFirst && low < node.size(); ++low) {
            std::array<std::uint16_t, kHighSurrogateBytes> last{};
            for (unsigned high = 0; high < last.size(); ++high)
                last[high] = classOf(one, others + (high << 8) + low);
            node[low] = beforeHigh(last, others >> 8);
        }
        return add(node);
    }
    std::uint16_t beforeHigh(const std::array<std::uint16_t, kHighSurrogateBytes>& last,
                             unsigned first) {
        const auto [entry, isNew] = m_beforeHigh.emplace(last, 0);
        if (isNew) {
            Node node{};
            for (std::size_t i = 0; i < last.size(); ++i)
                node[first + i] = last[i];
            entry->second = add(node);
        }
        return entry->second;
    }

    const CodePointClasses& m_classes;
    bool m_forwards;
    bool m_highFirst;
    NodeSet m_nodes;
    std::map<std::array<std::uint16_t, kHighSurrogateBytes>, std::uint16_t> m_afterLeads;
    std::map<std::array<std::uint16_t, kHighSurrogateBytes>, std::uint16_t> m_beforeHigh;
};

std::optional<ClassReader> ClassReader::utf16(const CodePointClasses& classes, ByteOrder order,
                                              Direction direction) {
    if (classes.count() > kMostClasses)
        return {};
    const bool isForwards = direction == Direction::Forwards;
    const bool highFirst = (order == ByteOrder::Big) == isForwards;
    Utf16Builder builder(classes, isForwards, highFirst);
    ClassReader reader;
    reader.m_direction = direction;
    reader.m_unit = 2;
    reader.m_inside = {0, 0x100};
    reader.m_nodes = builder.nodes();
    for (unsigned byte = 0; byte < reader.m_canBegin.size(); ++byte)
        reader.m_canBegin[byte] = !highFirst || builder.canBeHigh(byte);
    return builder.isTooLarge() ? std::nullopt : std::optional(std::move(reader));
}

} // namespace moji::search

#include "search/class_reader.h"

#include <map>

namespace moji::search {

namespace {

constexpr char32_t kTrails = 64; // bytes 80..BF
constexpr std::size_t kFirstTrail = 0x80;
constexpr std::size_t kFirstOfTwo = 0xC2;
constexpr std::size_t kFirstOfThree = 0xE0;
constexpr std::size_t kFirstOfFour = 0xF0;
constexpr char32_t kLeadsOfFour = 5; // F0..F4
constexpr std::size_t kEndOfFirsts = kFirstOfFour + kLeadsOfFour;
constexpr char32_t kPlane = 0x10000;
constexpr char32_t kEndOfCodePoints = 0x110000;

} // namespace

std::uint16_t ClassReader::NodeSet::add(const Node& node) {
    const auto number = static_cast<std::uint16_t>(kNode | m_nodes.size());
    if (m_nodes.size() == kMostNodes && !m_known.contains(node)) {
        m_isTooLarge = true;
        return kNode;
    }
    const auto [entry, isNew] = m_known.emplace(node, number);
    if (isNew)
        m_nodes.push_back(node);
    return entry->second;
}

std::vector<ClassReader::Node> ClassReader::NodeSet::take(const Node& root) && {
    m_nodes[kRoot] = root;
    return std::move(m_nodes);
}

/// Makes the nodes of UTF-8. Bytes that no well-formed text has there lead to class 0.
class ClassReader::Builder {
public:
    explicit Builder(const CodePointClasses& classes)
        : m_classes(classes) {}

    [[nodiscard]] std::vector<Node> forwards() {
        Node root = ascii();
        for (char32_t i = 2; i < 32; ++i)
            root[kFirstOfTwo + i - 2] = lastTrail(i * kTrails);
        for (char32_t i = 0; i < 16; ++i)
            root[kFirstOfThree + i] = twoTrails(i * kTrails * kTrails);
        for (char32_t i = 0; i < kLeadsOfFour; ++i)
            root[kFirstOfFour + i] = threeTrails(i * kTrails * kTrails * kTrails);
        return std::move(m_nodes).take(root);
    }

    [[nodiscard]] bool isTooLarge() const { return m_nodes.isTooLarge(); }
    [[nodiscard]] std::vector<Node> backwards() {
        Node root = ascii();
        makeFirsts();
        for (char32_t last = 0; last < kTrails; ++last)
            root[kFirstTrail + last] = beforeOne(last);
        return std::move(m_nodes).take(root);
    }

private:
    [[nodiscard]] std::uint16_t classOf(char32_t c) const {
        return static_cast<std::uint16_t>(m_classes.of(c));
    }
    [[nodiscard]] Node ascii() const {
        Node node{};
        for (char32_t c = 0; c < 0x80; ++c)
            node[c] = classOf(c);
        return node;
    }
    std::uint16_t add(const Node& node) { return m_nodes.add(node); }

    /// The last byte of the 64 code points from `first` on.
    std::uint16_t lastTrail(char32_t first) {
        const std::pair key(m_classes.pageOf(first), first & 0xFF);
        const auto [entry, isNew] = m_lasts.emplace(key, 0);
        if (isNew) {
            Node node{};
            for (char32_t i = 0; i < kTrails; ++i)
                node[kFirstTrail + i] = classOf(first + i);
            entry->second = add(node);
        }
        return entry->second;
    }
    std::uint16_t twoTrails(char32_t first) {
        Node node{};
        for (char32_t i = first == 0 ? kTrails / 2 : 0; i < kTrails; ++i)
            node[kFirstTrail + i] = lastTrail(first + i * kTrails);
        return add(node);
    }
    std::uint16_t threeTrails(char32_t first) {
        Node node{};
        for (char32_t i = 0; i < kTrails; ++i)
            if (const char32_t c = first + i * kTrails * kTrails; isOfFour(c))
                node[kFirstTrail + i] = twoTrails(c);
        return add(node);
    }

    /// Before the last byte, whose six bits are `last`.
    std::uint16_t beforeOne(char32_t last) {
        Node node{};
        for (char32_t i = 2; i < 32; ++i)
            node[kFirstOfTwo + i - 2] = classOf(i * kTrails + last);
        for (char32_t trail = 0; trail < kTrails; ++trail)
            node[kFirstTrail + trail] = beforeTwo(trail * kTrails + last);
        return add(node);
    }
    std::uint16_t beforeTwo(char32_t last) {
        Node node{};
        for (char32_t i = last < 0x800 ? 1 : 0; i < 16; ++i)
            node[kFirstOfThree + i] = classOf(i * kTrails * kTrails + last);
        for (char32_t trail = 0; trail < kTrails; ++trail)
            node[kFirstTrail + trail] = beforeThree(trail * kTrails * kTrails + last);
        return add(node);
    }
    std::uint16_t beforeThree(char32_t last) {
        return m_firsts[m_firstsOf[last >> 8]][last & 0xFF];
    }
    /// Before three trails with the bits `last`, most places have the same classes: those whose
    /// pages are the same.
    void makeFirsts() {
        std::map<std::array<std::size_t, kLeadsOfFour>, std::size_t> known;
        for (char32_t last = 0; last < kTrails * kTrails * kTrails; last += 0x100) {
            std::array<std::size_t, kLeadsOfFour> pages{};
            for (char32_t lead = 0; lead < kLeadsOfFour; ++lead)
                if (const char32_t c = lead * kTrails * kTrails * kTrails + last; isOfFour(c))
                    pages[lead] = m_classes.pageOf(c) + std::size_t{1};
            const auto [entry, isNew] = known.emplace(pages, m_firsts.size());
            if (isNew)
                m_firsts.push_back(firstsBefore(last));
            m_firstsOf.push_back(entry->second);
        }
    }
    [[nodiscard]] Node firstsBefore(char32_t last) {
        Node nodes{};
        for (char32_t low = 0; low < nodes.size(); ++low) {
            Node node{};
            for (char32_t lead = 0; lead < kLeadsOfFour; ++lead)
                if (const char32_t c = lead * kTrails * kTrails * kTrails + last + low; isOfFour(c))
                    node[kFirstOfFour + lead] = classOf(c);
            nodes[low] = add(node);
        }
        return nodes;
    }
    /// Whether it has four bytes.
    [[nodiscard]] static bool isOfFour(char32_t c) { return c >= kPlane && c < kEndOfCodePoints; }

    const CodePointClasses& m_classes;
    NodeSet m_nodes;
    std::map<std::pair<std::uint16_t, char32_t>, std::uint16_t> m_lasts;
    std::vector<Node> m_firsts;          // by the lowest byte
    std::vector<std::size_t> m_firstsOf; // by the other bits
};

std::optional<ClassReader> ClassReader::utf8(const CodePointClasses& classes, Direction direction) {
    if (classes.count() > kMostClasses)
        return {};
    ClassReader reader;
    reader.m_direction = direction;
    Builder builder(classes);
    reader.m_nodes = direction == Direction::Forwards ? builder.forwards() : builder.backwards();
    if (builder.isTooLarge())
        return {};
    const bool isForwards = direction == Direction::Forwards;
    for (std::size_t byte = 0; byte < reader.m_canBegin.size(); ++byte)
        reader.m_canBegin[byte] =
            byte < kFirstTrail || (isForwards ? byte >= kFirstOfTwo && byte < kEndOfFirsts
                                              : byte < kFirstTrail + kTrails);
    return reader;
}

std::optional<ClassReader> ClassReader::singleBytes(const CodePointClasses& classes,
                                                    const SingleBytes& characters,
                                                    Direction direction) {
    if (classes.count() > kMostClasses)
        return {};
    ClassReader reader;
    reader.m_direction = direction;
    reader.m_canBegin.set();
    Node& root = reader.m_nodes.emplace_back();
    for (std::size_t byte = 0; byte < root.size(); ++byte)
        root[byte] = static_cast<std::uint16_t>(classes.of(characters[byte]));
    return reader;
}

std::optional<ClassReader> ClassReader::of(const ByteForm& form, const CodePointClasses& classes,
                                           Direction direction) {
    switch (form.kind) {
    case ByteForm::Kind::Utf8:
        return utf8(classes, direction);
    case ByteForm::Kind::OneByte:
        return singleBytes(classes, form.characters, direction);
    case ByteForm::Kind::Utf16Little:
        return utf16(classes, ByteOrder::Little, direction);
    case ByteForm::Kind::Utf16Big:
        return utf16(classes, ByteOrder::Big, direction);
    }
    return {};
}

ClassReader::Read ClassReader::read(std::string_view text, std::size_t at) const {
    Read read;
    for (std::uint16_t next = kNode | kRoot; (next & kNode) != 0; read.number = next) {
        const std::size_t place =
            m_direction == Direction::Forwards ? at + read.length : at - read.length - 1;
        next = after(next & ~kNode & 0xFFFF, static_cast<std::uint8_t>(text[place]));
        ++read.length;
    }
    return read;
}

} // namespace moji::search

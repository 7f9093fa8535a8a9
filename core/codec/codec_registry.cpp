#include "codec/codec_registry.h"

#include "codec/codec_entry.h"
#include "codec/encoding_name.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>
#include <mutex>
#include <numeric>
#include <span>
#include <tuple>

namespace moji {

namespace {

/// list() starts with these, in this order.
constexpr std::string_view kLikely[] = {
    "UTF-8",        "UTF-16LE",     "UTF-16BE",    "EUC-KR",      "windows-1251", "windows-1252",
    "KOI8-R",       "IBM866",       "ISO-8859-5",  "ISO-8859-1",  "ASCII",        "Shift_JIS",
    "EUC-JP",       "ISO-2022-JP",  "gb18030",     "GBK",         "Big5",         "UTF-16",
    "UTF-32",       "windows-1250", "ISO-8859-2",  "ISO-8859-15", "windows-1253", "windows-1254",
    "windows-1255", "windows-1256", "windows-874", "windows-1258"};

std::size_t likelihood(std::string_view name) {
    return static_cast<std::size_t>(std::ranges::find(kLikely, name) - std::begin(kLikely));
}

CodecInfo infoOf(const CodecEntry& entry) {
    CodecInfo info;
    info.name = entry.name;
    forEachWord(entry.aliases, [&](std::string_view alias) { info.aliases.emplace_back(alias); });
    info.family = entry.family;
    info.asciiCompatible = has(entry.traits, CodecTraits::AsciiCompatible);
    info.reversible = has(entry.traits, CodecTraits::Reversible);
    info.sync = entry.sync;
    return info;
}

std::array<CodecList, 6> allLists() {
    return {unicodeCodecs(),  singleByteCodecs(), doubleByteCodecs(),
            statefulCodecs(), ibmPageCodecs(),    ebcdicCodecs()};
}

/// In the order of CodecRegistry::list().
std::vector<const CodecEntry*> sortedEntries() {
    struct Placed {
        std::size_t likelihood;
        std::string name; // comparable
        const CodecEntry* entry;
    };
    std::vector<Placed> placed;
    for (const CodecList& list : allLists()) {
        for (const CodecEntry& entry : list.entries)
            placed.push_back({likelihood(entry.name), comparableName(entry.name), &entry});
    }
    std::ranges::sort(placed, {},
                      [](const Placed& each) { return std::tie(each.likelihood, each.name); });
    std::vector<const CodecEntry*> entries;
    std::ranges::transform(placed, std::back_inserter(entries), &Placed::entry);
    return entries;
}

bool isNamed(const CodecEntry& entry, std::string_view name) {
    const std::string comparable = comparableName(name);
    bool found = false;
    forEachName(entry, [&](std::string_view ours) {
        found = found || (nameHash(ours) == nameHash(name) && comparableName(ours) == comparable);
    });
    return found;
}

/// How different a given name and one of our names are; 0 means equal. A prefix of our name is
/// nearly equal.
std::size_t unlikeness(std::string_view given, std::string_view ours) {
    if (given.size() > 1 && ours.starts_with(given))
        return 1;
    return editDistance(given, ours);
}

} // namespace

struct CodecRegistry::Entries {
    /// A codec that the first thread to ask for it creates.
    struct Slot {
        std::once_flag once;
        std::unique_ptr<Codec> codec;
    };
    /// An entry and its index among the entries of all lists.
    struct Place {
        const CodecEntry* entry = nullptr;
        std::size_t index = 0;
    };
    std::array<CodecList, 6> lists = allLists();
    std::unique_ptr<Slot[]> slots; // in the order of `lists`
    std::once_flag infosOnce;
    std::vector<CodecInfo> infos; // what list() returns, from its first call on

    [[nodiscard]] std::size_t count() const {
        return std::accumulate(
            lists.begin(), lists.end(), std::size_t{0},
            [](std::size_t sum, const CodecList& list) { return sum + list.entries.size(); });
    }

    [[nodiscard]] std::optional<Place> find(std::string_view name) const {
        const std::uint32_t hash = nameHash(name);
        std::size_t first = 0; // index of the list's first entry
        for (const CodecList& list : lists) {
            const auto key = std::ranges::lower_bound(list.names, hash, {}, &NameKey::hash);
            if (key != list.names.end() && key->hash == hash) {
                const CodecEntry& entry = list.entries[key->entry];
                if (entry.name == name || isNamed(entry, name))
                    return Place{&entry, first + key->entry};
            }
            first += list.entries.size();
        }
        return std::nullopt;
    }
};

CodecRegistry::CodecRegistry()
    : m_entries(std::make_unique<Entries>()) {
    m_entries->slots = std::make_unique<Entries::Slot[]>(m_entries->count());
}

CodecRegistry::~CodecRegistry() = default;

const std::vector<CodecInfo>& CodecRegistry::list() const {
    std::call_once(m_entries->infosOnce, [&] {
        for (const CodecEntry* entry : sortedEntries())
            m_entries->infos.push_back(infoOf(*entry));
    });
    return m_entries->infos;
}

const Codec* CodecRegistry::find(std::string_view name) const {
    const auto place = m_entries->find(name);
    if (!place)
        return nullptr;
    Entries::Slot& slot = m_entries->slots[place->index];
    std::call_once(slot.once, [&] {
        slot.codec = place->entry->make(infoOf(*place->entry), place->entry->source);
    });
    return slot.codec.get();
}

std::optional<std::string> CodecRegistry::canonicalName(std::string_view name) const {
    const auto place = m_entries->find(name);
    return place ? std::optional(std::string(place->entry->name)) : std::nullopt;
}

std::vector<std::string> CodecRegistry::suggestions(std::string_view name,
                                                    std::size_t count) const {
    const std::string given = comparableName(name.substr(0, 64));
    const std::size_t bound = std::max<std::size_t>(2, given.size() / 3);
    const std::vector<const CodecEntry*> entries = sortedEntries();
    std::vector<std::size_t> nearest(entries.size(), bound + 1);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        forEachName(*entries[i], [&](std::string_view ours) {
            nearest[i] = std::min(nearest[i], unlikeness(given, comparableName(ours)));
        });
    }

    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < nearest.size(); ++i) {
        if (nearest[i] <= bound)
            order.push_back(i);
    }
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return nearest[i]; });
    std::vector<std::string> names;
    for (const std::size_t i : std::span(order).first(std::min(count, order.size())))
        names.emplace_back(entries[i]->name);
    return names;
}

const Codec& CodecRegistry::utf8() const {
    const Codec* codec = find("UTF-8");
    assert(codec != nullptr);
    return *codec;
}

} // namespace moji

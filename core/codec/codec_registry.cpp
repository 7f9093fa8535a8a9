#include "codec/codec_registry.h"

#include "codec/codec_entry.h"
#include "codec/encoding_name.h"

#include <algorithm>
#include <cassert>
#include <mutex>
#include <span>
#include <unordered_map>

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

/// Calls `use` with each word of `words`.
template <class Use>
void forEachWord(std::string_view words, Use use) {
    while (!words.empty()) {
        const std::string_view word = words.substr(0, words.find(' '));
        if (!word.empty())
            use(word);
        words.remove_prefix(std::min(words.size(), word.size() + 1));
    }
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

std::vector<const CodecEntry*> allEntries() {
    std::vector<const CodecEntry*> entries;
    for (const auto list : {unicodeCodecs(), singleByteCodecs(), doubleByteCodecs(),
                            statefulCodecs(), ibmPageCodecs(), ebcdicCodecs()}) {
        for (const CodecEntry& entry : list)
            entries.push_back(&entry);
    }
    std::ranges::sort(entries, {}, [](const CodecEntry* entry) {
        return std::pair(likelihood(entry->name), comparableName(entry->name));
    });
    return entries;
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
    std::vector<const CodecEntry*> entries;
    std::vector<CodecInfo> infos;                       // in the order of `entries`
    std::unique_ptr<Slot[]> slots;                      // in the order of `entries`
    std::unordered_map<std::string, std::size_t> names; // comparable name -> index

    [[nodiscard]] std::optional<std::size_t> indexOf(std::string_view name) const {
        const auto found = names.find(comparableName(name));
        return found == names.end() ? std::nullopt : std::optional(found->second);
    }
};

CodecRegistry::CodecRegistry()
    : m_entries(std::make_unique<Entries>()) {
    Entries& all = *m_entries;
    all.entries = allEntries();
    all.slots = std::make_unique<Entries::Slot[]>(all.entries.size());
    all.names.reserve(all.entries.size() * 8);
    for (std::size_t i = 0; i < all.entries.size(); ++i) {
        all.infos.push_back(infoOf(*all.entries[i]));
        all.names.emplace(comparableName(all.infos[i].name), i);
        for (const std::string& alias : all.infos[i].aliases)
            all.names.emplace(comparableName(alias), i);
    }
}

CodecRegistry::~CodecRegistry() = default;

const std::vector<CodecInfo>& CodecRegistry::list() const {
    return m_entries->infos;
}

const Codec* CodecRegistry::find(std::string_view name) const {
    const auto index = m_entries->indexOf(name);
    if (!index)
        return nullptr;
    Entries::Slot& slot = m_entries->slots[*index];
    std::call_once(slot.once, [&] {
        const CodecEntry& entry = *m_entries->entries[*index];
        slot.codec = entry.make(m_entries->infos[*index], entry.source);
    });
    return slot.codec.get();
}

std::optional<std::string> CodecRegistry::canonicalName(std::string_view name) const {
    const auto index = m_entries->indexOf(name);
    return index ? std::optional(m_entries->infos[*index].name) : std::nullopt;
}

std::vector<std::string> CodecRegistry::suggestions(std::string_view name,
                                                    std::size_t count) const {
    const std::string given = comparableName(name.substr(0, 64));
    const std::size_t bound = std::max<std::size_t>(2, given.size() / 3);
    std::vector<std::size_t> nearest(m_entries->entries.size(), bound + 1);
    for (const auto& [ours, index] : m_entries->names)
        nearest[index] = std::min(nearest[index], unlikeness(given, ours));

    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < nearest.size(); ++i) {
        if (nearest[i] <= bound)
            order.push_back(i);
    }
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return nearest[i]; });
    std::vector<std::string> names;
    for (const std::size_t i : std::span(order).first(std::min(count, order.size())))
        names.push_back(m_entries->infos[i].name);
    return names;
}

const Codec& CodecRegistry::utf8() const {
    const Codec* codec = find("UTF-8");
    assert(codec != nullptr);
    return *codec;
}

} // namespace moji

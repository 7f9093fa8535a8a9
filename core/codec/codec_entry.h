#pragma once
// One entry in the list of encodings: what is known before its codec is made. A new encoding is
// one class (or one table) and one entry in core/codec/lists/.

#include "codec/codec.h"
#include "codec/encoding_name.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <memory>
#include <span>
#include <string_view>

namespace moji {

/// Promises that law tests check for the whole registry; see CodecInfo.
enum class CodecTraits : unsigned {
    None = 0,
    AsciiCompatible = 1,
    Reversible = 2,
    AsciiReversible = AsciiCompatible | Reversible,
};
[[nodiscard]] constexpr bool has(CodecTraits traits, CodecTraits trait) {
    return (static_cast<unsigned>(traits) & static_cast<unsigned>(trait)) != 0;
}

struct CodecEntry {
    using Factory = std::unique_ptr<Codec> (*)(CodecInfo info, const char* source);

    std::string_view name;    // canonical: WHATWG's, else IANA's preferred, else ICU's
    std::string_view aliases; // all other names, as their sources write them, separated by spaces
    CodecFamily family;
    Synchronisation sync;
    CodecTraits traits;
    Factory make;            // called once, when the encoding is first used
    const char* source = ""; // passed to `make`; for most, the name of ICU's converter
};

/// A factory for a codec whose constructor takes (CodecInfo, Arguments...).
template <class C, auto... Arguments>
std::unique_ptr<Codec> makeCodec(CodecInfo info, const char* /*source*/) {
    return std::make_unique<C>(std::move(info), Arguments...);
}

/// Where a name leads: the hash of the name (nameHash) and the index of its entry.
struct NameKey {
    std::uint32_t hash;
    std::uint32_t entry;
};

/// A list of encodings and the keys of all its names, sorted by hash. Both are constants of the
/// program: nothing is built when it starts.
struct CodecList {
    std::span<const CodecEntry> entries;
    std::span<const NameKey> names;
};

/// Calls `use` with each name of `entry`, the canonical one first.
template <class Use>
constexpr void forEachName(const CodecEntry& entry, Use use) {
    use(entry.name);
    forEachWord(entry.aliases, use);
}

/// CodecList::names of `entries`, a constant with static storage, computed by the compiler.
template <const auto& entries>
[[nodiscard]] consteval auto nameKeys() {
    constexpr std::size_t count = [] {
        std::size_t all = 0;
        for (const CodecEntry& entry : entries)
            forEachName(entry, [&](std::string_view) { ++all; });
        return all;
    }();
    std::array<NameKey, count> keys{};
    std::size_t filled = 0;
    for (std::uint32_t i = 0; i < std::size(entries); ++i)
        forEachName(entries[i], [&](std::string_view name) {
            keys[filled++] = {nameHash(name), i};
        });
    std::sort(keys.begin(), keys.end(),
              [](const NameKey& a, const NameKey& b) { return a.hash < b.hash; });
    return keys;
}

/// No two encodings of a list may have names with the same hash.
template <std::size_t count>
[[nodiscard]] consteval bool areDistinct(const std::array<NameKey, count>& keys) {
    for (std::size_t i = 1; i < count; ++i) {
        if (keys[i].hash == keys[i - 1].hash && keys[i].entry != keys[i - 1].entry)
            return false;
    }
    return true;
}

/// The lists, one file each. A name may occur only once in all of them (as CodecRegistry compares
/// names).
[[nodiscard]] CodecList unicodeCodecs();
[[nodiscard]] CodecList singleByteCodecs();
[[nodiscard]] CodecList doubleByteCodecs();
[[nodiscard]] CodecList statefulCodecs();
[[nodiscard]] CodecList ibmPageCodecs();
[[nodiscard]] CodecList ebcdicCodecs();

} // namespace moji

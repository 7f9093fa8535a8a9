#include "survey/shard.h"

#include <charconv>

namespace moji {

std::uint64_t hashOfName(std::string_view name, std::uint64_t seed) {
    std::uint64_t hash = 0xCBF29CE484222325u ^ seed;
    for (const char c : name)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
    hash = (hash ^ (hash >> 30)) * 0xBF58476D1CE4E5B9u;
    hash = (hash ^ (hash >> 27)) * 0x94D049BB133111EBu;
    return hash ^ (hash >> 31);
}

std::optional<Shard> Shard::parse(std::string_view text) {
    Shard shard;
    const char* const end = text.data() + text.size();
    const auto index = std::from_chars(text.data(), end, shard.index);
    if (index.ec != std::errc() || index.ptr == end || *index.ptr != '/')
        return std::nullopt;
    const auto count = std::from_chars(index.ptr + 1, end, shard.count);
    if (count.ec != std::errc() || count.ptr != end || shard.index == 0 ||
        shard.index > shard.count)
        return std::nullopt;
    return shard;
}

} // namespace moji

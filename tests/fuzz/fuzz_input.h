#pragma once
// What the fuzzers share: taking values off the front of the input, and ending with a reason.

#include "bytes/byte_source.h"
#include "codec/codec_registry.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace moji::fuzz {

/// Ends the program if a law does not hold, so that the fuzzer keeps the input.
inline void require(bool law, const char* name, const std::string& about = {}) {
    if (law)
        return;
    std::fprintf(stderr, "broken law: %s (%s)\n", name, about.c_str());
    std::abort();
}

inline const CodecRegistry& registry() {
    static const CodecRegistry codecs;
    return codecs;
}

/// The input of a fuzzer; zeros follow its end.
class FuzzInput {
public:
    FuzzInput(const std::uint8_t* data, std::size_t size)
        : m_rest(data, size) {}

    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }
    std::uint8_t byte() {
        if (m_rest.empty())
            return 0;
        const auto first = m_rest.front();
        m_rest = m_rest.subspan(1);
        return first;
    }
    std::uint32_t number() {
        const std::uint32_t high = byte();
        return high * 256 + byte();
    }
    /// Below `limit`, which is not 0.
    std::uint64_t below(std::uint64_t limit) { return number() % limit; }
    ByteView bytes(std::size_t most) {
        const ByteView taken = m_rest.first(std::min(most, m_rest.size()));
        m_rest = m_rest.subspan(taken.size());
        return taken;
    }
    /// Up to the next byte FF, which no UTF-8 has.
    ByteView part() {
        const auto end = std::find(m_rest.begin(), m_rest.end(), std::uint8_t{0xFF});
        const ByteView taken = bytes(static_cast<std::size_t>(end - m_rest.begin()));
        byte();
        return taken;
    }
    ByteView rest() { return bytes(m_rest.size()); }
    const Codec& codec() {
        const auto& list = registry().list();
        return *registry().find(list[below(list.size())].name);
    }

private:
    ByteView m_rest;
};

} // namespace moji::fuzz

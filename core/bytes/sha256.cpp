#include "bytes/sha256.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace moji {

namespace {

constexpr std::array<std::uint32_t, 64> kConstants = {
    0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
    0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
    0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
    0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
    0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
    0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
    0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
    0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2};

} // namespace

void Sha256::block(const Byte* bytes) {
    std::array<std::uint32_t, 64> w{};
    for (std::size_t i = 0; i < 16; ++i)
        w[i] = std::uint32_t{bytes[4 * i]} << 24 | std::uint32_t{bytes[4 * i + 1]} << 16 |
               std::uint32_t{bytes[4 * i + 2]} << 8 | bytes[4 * i + 3];
    for (std::size_t i = 16; i < 64; ++i) {
        const auto s0 = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ w[i - 15] >> 3;
        const auto s1 = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ w[i - 2] >> 10;
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    auto [a, b, c, d, e, f, g, h] = m_state;
    for (std::size_t i = 0; i < 64; ++i) {
        const auto s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
        const auto t1 = h + s1 + ((e & f) ^ (~e & g)) + kConstants[i] + w[i];
        const auto s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
        const auto t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
        h = g;
        g = f;
        f = e;
        e = d + t1;
        d = c;
        c = b;
        b = a;
        a = t1 + t2;
    }
    const std::array<std::uint32_t, 8> add = {a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < 8; ++i)
        m_state[i] += add[i];
}

void Sha256::add(ByteView bytes) {
    std::size_t kept = m_size % 64;
    m_size += bytes.size();
    while (!bytes.empty()) {
        if (kept == 0 && bytes.size() >= 64) {
            block(bytes.data());
            bytes = bytes.subspan(64);
            continue;
        }
        const std::size_t count = std::min(64 - kept, bytes.size());
        std::copy_n(bytes.data(), count, m_buffer.data() + kept);
        bytes = bytes.subspan(count);
        kept = (kept + count) % 64;
        if (kept == 0)
            block(m_buffer.data());
    }
}

std::string Sha256::finish() {
    const std::uint64_t bits = 8 * m_size;
    Bytes tail{0x80};
    while ((m_size + tail.size()) % 64 != 56)
        tail.push_back(0);
    for (int i = 7; i >= 0; --i)
        tail.push_back(static_cast<Byte>(bits >> (8 * i)));
    add(tail);
    std::string digits;
    for (const std::uint32_t word : m_state)
        digits += fmt::format("{:08x}", word);
    return digits;
}

Result<std::string> sha256Of(const ByteSource& source) {
    constexpr std::size_t kBlock = 256 * 1024;
    Sha256 hash;
    Bytes block(std::min<std::uint64_t>(kBlock, source.size() + 1));
    for (std::uint64_t at = 0;;) {
        const auto count = source.read(at, block);
        if (!count)
            return count.error();
        if (*count == 0)
            return hash.finish();
        hash.add(ByteView(block).first(*count));
        at += *count;
    }
}

} // namespace moji

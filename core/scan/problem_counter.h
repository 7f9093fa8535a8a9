#pragma once
// Groups the errors of UTF-8 into what a person would call one fault.

#include "codec/codec.h"
#include "utf8/strict.h"

#include <cstdint>

namespace moji {

/// A stray continuation byte that touches the error before belongs to its problem while that has
/// fewer bytes than its first byte announces (C0 AF is one problem and two errors). In other
/// encodings every error is a problem.
class ProblemCounter {
public:
    explicit ProblemCounter(bool isUtf8)
        : m_isUtf8(isUtf8) {}
    /// The number, from 1, of the problem to which this error belongs. Errors come in order.
    std::uint64_t add(std::uint64_t offset, std::uint32_t length, SpanStatus kind, Byte firstByte) {
        const bool continues = m_isUtf8 && kind == SpanStatus::TooLong && strayRoomAt(offset) > 0;
        if (!continues) {
            ++m_count;
            m_begin = offset;
            m_announced = utf8::announcedLength(firstByte);
        }
        m_end = offset + length;
        return m_count;
    }
    /// So many errors of one byte each, one after the other, none of which is a stray continuation
    /// byte.
    void addSeparate(std::uint64_t offset, std::uint64_t errors, Byte byte) {
        m_count += errors;
        m_begin = offset + errors - 1;
        m_end = offset + errors;
        m_announced = utf8::announcedLength(byte);
    }
    [[nodiscard]] std::uint64_t count() const { return m_count; }
    [[nodiscard]] bool isUtf8() const { return m_isUtf8; }

    /// How many stray bytes from `offset` on would still belong to the last problem.
    [[nodiscard]] std::uint64_t strayRoomAt(std::uint64_t offset) const {
        const std::uint64_t length = m_end - m_begin;
        return offset == m_end && length < m_announced ? m_announced - length : 0;
    }

    /// Goes on after `next`, which counted from here on without knowing of this one; its first
    /// `absorbed` problems are stray bytes that belong to the last one here, and are all it has if
    /// `absorbedAll`.
    void append(const ProblemCounter& next, std::uint64_t absorbed, bool absorbedAll) {
        const std::uint64_t count = m_count + next.m_count - absorbed;
        if (absorbedAll)
            m_end += absorbed;
        else
            *this = next;
        m_count = count;
    }

    /// The same, moved so many bytes further on (modulo 2^64, for those further back).
    void move(std::uint64_t bytes) {
        if (m_count > 0) {
            m_begin += bytes;
            m_end += bytes;
        }
    }

    bool operator==(const ProblemCounter&) const = default;

private:
    bool m_isUtf8;
    std::uint64_t m_count = 0;
    std::uint64_t m_begin = 0; // of the last problem
    std::uint64_t m_end = ~std::uint64_t{0};
    std::uint32_t m_announced = 0;
};

} // namespace moji

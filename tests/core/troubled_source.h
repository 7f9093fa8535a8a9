#pragma once
// A source of bytes that cannot always be read: what reads it should say so.

#include "bytes/byte_source.h"

#include <algorithm>
#include <atomic>
#include <stop_token>

namespace moji::test {

enum class Trouble { FailsOnce, Fails, Stops, Ends };

/// Bytes of which the n-th reading, from 1, meets trouble.
class TroubledSource final : public ByteSource {
public:
    TroubledSource(const Bytes& bytes, Trouble trouble, int number)
        : m_bytes(bytes)
        , m_trouble(trouble)
        , m_number(number) {}

    [[nodiscard]] std::uint64_t size() const override { return m_bytes.size(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        const int reading = ++m_readings;
        if ((reading == m_number && m_trouble == Trouble::FailsOnce) ||
            (reading >= m_number && m_trouble == Trouble::Fails))
            return Error{ErrorCode::ReadFailed, "disk", "on fire"};
        if (reading == m_number && m_trouble == Trouble::Stops)
            m_stop.request_stop();
        if ((reading >= m_number && m_trouble == Trouble::Ends) || offset >= m_bytes.size())
            return std::size_t{0};
        const auto count = std::min<std::size_t>(out.size(), m_bytes.size() - offset);
        std::copy_n(m_bytes.begin() + static_cast<std::ptrdiff_t>(offset), count, out.begin());
        return count;
    }
    [[nodiscard]] std::stop_token stopToken() const { return m_stop.get_token(); }
    [[nodiscard]] bool happened() const { return m_readings >= m_number; }
    [[nodiscard]] int readings() const { return m_readings; }

private:
    const Bytes& m_bytes;
    Trouble m_trouble;
    int m_number;
    mutable std::atomic<int> m_readings = 0;
    mutable std::stop_source m_stop;
};

} // namespace moji::test

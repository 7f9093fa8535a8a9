#pragma once
// Another source that can be read until a stop is requested: for work that reads much and has no
// other place to look at the request.

#include "bytes/byte_source.h"

#include <stop_token>

namespace moji {

/// The source must outlive it. After the request, reading is the error Cancelled.
class StoppableSource final : public ByteSource {
public:
    StoppableSource(const ByteSource& source, std::stop_token stop)
        : m_source(source)
        , m_stop(std::move(stop)) {}
    [[nodiscard]] std::uint64_t size() const override { return m_source.size(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        if (m_stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        return m_source.read(offset, out);
    }
    [[nodiscard]] std::optional<ByteView> viewOf(ByteRange range) const override {
        return m_stop.stop_requested() ? std::nullopt : m_source.viewOf(range);
    }

private:
    const ByteSource& m_source;
    const std::stop_token m_stop;
};

} // namespace moji

#pragma once
// A source that must give all of its bytes: what copies a file must not take one that has shrunk
// meanwhile for complete.

#include "bytes/byte_source.h"

#include <functional>
#include <string>

namespace moji {

/// Borrows `source`. Reading past what is left of it, within its size, is an error.
class WholeSource final : public ByteSource {
public:
    /// `name`: for errors.
    WholeSource(const ByteSource& source, std::string name)
        : m_source(source)
        , m_name(std::move(name)) {}

    [[nodiscard]] std::uint64_t size() const override { return m_source.size(); }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override;
    [[nodiscard]] std::optional<ByteView> viewOf(ByteRange range) const override {
        return m_source.viewOf(range);
    }

private:
    const ByteSource& m_source;
    std::string m_name;
};

/// Gives all bytes of `source` to `use`, block by block; its first error ends it. Errors: also that
/// the source has shrunk. `name`: for errors.
[[nodiscard]] Result<Done> readWhole(const ByteSource& source, const std::string& name,
                                     const std::function<Result<Done>(ByteView)>& use);

} // namespace moji

#pragma once
// SHA-256 (FIPS 180-4), incremental.

#include "bytes/byte_source.h"
#include "bytes/sha256_blocks.h"

#include <array>
#include <string>

namespace moji {

class Sha256 {
public:
    void add(ByteView bytes);
    /// The hash in lower-case hex; nothing may be added afterwards.
    [[nodiscard]] std::string finish();

private:
    Sha256State m_state{0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A,
                        0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19};
    std::array<Byte, 64> m_buffer{};
    std::uint64_t m_size = 0;
};

/// The hash of all bytes. Errors: those of the source.
[[nodiscard]] Result<std::string> sha256Of(const ByteSource& source);

} // namespace moji

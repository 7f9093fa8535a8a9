#pragma once
// The beginning of an input that can be read only once, and then the rest if it is needed: what the
// beginning decides needs no copy of the rest, which may have no end (/dev/zero).

#include "bytes/byte_reader.h"
#include "bytes/byte_source.h"
#include "cli/input.h"

#include <memory>
#include <string>

namespace moji::cli {

class StreamBeginning {
public:
    /// Reads up to `length` bytes.
    [[nodiscard]] static Result<StreamBeginning> of(const Input& input, std::size_t length);

    [[nodiscard]] ByteView bytes() const { return m_bytes; }
    /// With random access: these bytes alone.
    [[nodiscard]] std::unique_ptr<ByteSource> alone() const;
    /// With random access: these and all that follow, read to the end.
    [[nodiscard]] Result<std::unique_ptr<ByteSource>> withRest();
    /// Reads what follows in standard input and drops it, so that a program that writes it is not
    /// ended for it; but no more than kMostDropped bytes.
    void dropRest();

private:
    static constexpr std::uint64_t kMostDropped = std::uint64_t{1} << 30;

    StreamBeginning(const Input& input, std::unique_ptr<ByteReader> reader, Bytes bytes);

    std::string m_name;
    bool m_isStandardInput;
    std::unique_ptr<ByteReader> m_reader;
    Bytes m_bytes;
};

} // namespace moji::cli

#include "cli/stream_beginning.h"

#include "bytes/file_source.h"

#include <algorithm>

namespace moji::cli {

namespace {

/// Bytes, and then what another reader has.
class ContinuedReader final : public ByteReader {
public:
    ContinuedReader(ByteView first, ByteReader& rest)
        : m_first(first)
        , m_rest(rest) {}
    Result<std::size_t> read(std::span<Byte> out) override {
        if (m_first.empty())
            return m_rest.read(out);
        const std::size_t count = std::min(out.size(), m_first.size());
        std::copy_n(m_first.begin(), count, out.begin());
        m_first = m_first.subspan(count);
        return count;
    }

private:
    ByteView m_first;
    ByteReader& m_rest;
};

} // namespace

StreamBeginning::StreamBeginning(const Input& input, std::unique_ptr<ByteReader> reader,
                                 Bytes bytes)
    : m_name(input.name)
    , m_isStandardInput(input.kind == Input::Kind::StandardInput)
    , m_reader(std::move(reader))
    , m_bytes(std::move(bytes)) {}

Result<StreamBeginning> StreamBeginning::of(const Input& input, std::size_t length) {
    auto reader = input.reader();
    if (!reader)
        return reader.error();
    Bytes bytes(length);
    const auto filled = readFully(**reader, bytes);
    if (!filled)
        return filled.error();
    bytes.resize(*filled);
    return StreamBeginning(input, *std::move(reader), std::move(bytes));
}

std::unique_ptr<ByteSource> StreamBeginning::alone() const {
    return std::make_unique<MemorySource>(m_bytes);
}

Result<std::unique_ptr<ByteSource>> StreamBeginning::withRest() {
    ContinuedReader whole(m_bytes, *m_reader);
    return spool(whole, m_name);
}

void StreamBeginning::dropRest() {
    if (!m_isStandardInput)
        return;
    Bytes dropped(std::size_t{64} << 10);
    for (std::uint64_t total = 0; total < kMostDropped;) {
        const auto count = m_reader->read(dropped);
        if (!count || *count == 0)
            return;
        total += *count;
    }
}

} // namespace moji::cli

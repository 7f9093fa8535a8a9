#pragma once
// The files that a report (JSON lines of `moji survey` or `moji convert`) has already, so that a
// run that was cut off can go on. Names are kept as hashes of 128 bits: a million take 16 MB.

#include "bytes/byte_reader.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace moji {

class JsonValue;

/// The name in a line of a report, as bytes; empty where there is none.
[[nodiscard]] std::string nameIn(const JsonValue& line);

class DoneNames {
public:
    /// Lines that are not whole, or name no file, count for nothing. `name` is for messages.
    /// Errors: those of the reader; it begins with a line that is none of a report.
    [[nodiscard]] static Result<DoneNames> of(ByteReader& report, const std::string& name);

    [[nodiscard]] bool has(std::string_view name) const;
    [[nodiscard]] std::size_t size() const { return m_hashes.size(); }

private:
    using Hash = std::pair<std::uint64_t, std::uint64_t>;
    [[nodiscard]] static Hash hashOf(std::string_view name);

    std::vector<Hash> m_hashes; // sorted
};

} // namespace moji

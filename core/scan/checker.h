#pragma once
// Validity of a whole input under one codec: every error with its place, counted by kind, and
// grouped into problems. One pass, constant memory.

#include "bytes/byte_reader.h"
#include "codec/codec.h"

#include <array>
#include <cstdint>
#include <functional>
#include <string>

namespace moji {

/// One error: what a WHATWG decoder would write one U+FFFD for.
struct ErrorRecord {
    std::uint64_t offset = 0;
    Bytes bytes; // the whole sequence at fault
    SpanStatus kind = SpanStatus::Illegal;
    std::uint64_t problem = 0; // from 1: what a person would call one fault
    std::uint64_t line = 1;    // from 1; only U+000A ends a line
    std::uint64_t column = 1;  // from 1: the number of the character in its line
    /// UTF-8 only: what could have followed where the sequence ends, "90..BF" or "lead byte".
    std::string expected;
    bool operator==(const ErrorRecord&) const = default;
};

struct CheckSummary {
    static constexpr std::size_t kKinds = static_cast<std::size_t>(SpanStatus::Illegal) + 1;

    std::uint64_t bytes = 0;
    std::uint64_t errors = 0;
    std::uint64_t problems = 0;
    std::array<std::uint64_t, kKinds> kinds{}; // by SpanStatus
    std::uint64_t codePoints = 0;              // one for each error
    std::uint64_t lines = 0;                   // line feeds, plus one if anything follows the last
    bool byteOrderMark = false;
    std::uint64_t replacementCharacters = 0; // genuine U+FFFD

    [[nodiscard]] bool valid() const { return errors == 0; }
    bool operator==(const CheckSummary&) const = default;
};

/// Looks at the spans that text begins with, one by one, for a byte-order mark. A shift may come
/// before it: the + of UTF-7.
class ByteOrderMarkSearch {
public:
    void look(const Span& next) {
        const bool isControl = next.status == SpanStatus::Control;
        m_done = !isControl || next.count > 0;
        m_found = isControl && next.count > 0 && next.codePoints[0] == 0xFEFF;
    }
    [[nodiscard]] bool done() const { return m_done; }
    [[nodiscard]] bool found() const { return m_found; }

private:
    bool m_done = false;
    bool m_found = false;
};

struct CheckOptions {
    std::uint64_t maxBytes = ~std::uint64_t{0};         // check only so many, as if they were all
    std::function<void(const ErrorRecord&)> onError;    // may be empty
    std::uint64_t maxErrors = ~std::uint64_t{0};        // give only so many to onError
    std::function<void(std::uint64_t done)> onProgress; // may be empty
};
[[nodiscard]] Result<CheckSummary> check(ByteReader& reader, const Codec& codec,
                                         const CheckOptions& options);

} // namespace moji

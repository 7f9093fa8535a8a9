#pragma once
// There and back: whether a text that is written in another encoding and read again is the same,
// byte for byte; with our codecs, with ICU's converters and with iconv.

#include "bytes/byte_source.h"
#include "chart/code_reader.h"

#include <stop_token>

namespace moji::fits {

struct RoundTrip {
    enum class Outcome {
        Identical,
        Changed,     // other bytes come back, from `offset` on
        Refused,     // the conversion there or back stops, after `offset` bytes came back
        Unavailable, // the library lacks one of the encodings
    };
    chart::Library library = chart::Library::Whatwg;
    std::string from; // the encodings as the library calls them
    std::string to;
    Outcome outcome = Outcome::Identical;
    std::uint64_t offset = 0; // bytes that came back and are the same
    [[nodiscard]] bool isIdentity() const { return outcome == Outcome::Identical; }
};
/// "identical", "changed", "refused", "unavailable"
[[nodiscard]] std::string_view identifier(RoundTrip::Outcome outcome);

/// `library` is ours, ICU's or iconv's. Constant memory. Error: that of the source, or Cancelled.
[[nodiscard]] Result<RoundTrip> roundTrip(const ByteSource& source, const Codec& from,
                                          const Codec& to, chart::Library library,
                                          const std::stop_token& stop = {});

} // namespace moji::fits

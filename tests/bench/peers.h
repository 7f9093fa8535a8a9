#pragma once
// What others do with the same bytes. Each returns something that depends on all of them.

#include "bytes/byte_source.h"

#include <functional>
#include <string>
#include <vector>

namespace moji::bench {

struct Peer {
    std::string name;
    std::function<std::uint64_t(ByteView)> run;
};

/// What memory allows: reading every byte, and copying it.
[[nodiscard]] std::vector<Peer> limits();
/// simdjson's kernels that this machine can run.
[[nodiscard]] std::vector<Peer> simdjsonValidators();
/// Our kernels on this processor, as `moji race` runs them.
[[nodiscard]] std::vector<Peer> ourValidators();
/// The racers of `moji race`: utfcpp, ICU, iconv, Hoehrmann, Plan 9 and Fuchsia; ICU's macro and Qt
/// besides.
[[nodiscard]] std::vector<Peer> validators();
/// Who finds every error, with its offset.
[[nodiscard]] std::vector<Peer> errorFinders();

} // namespace moji::bench

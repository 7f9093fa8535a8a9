#pragma once
// The UTF-8 decoders and validators that race: the algorithms of core/utf8, the kernels of this
// processor, and the libraries. Each goes through bytes in memory, past every error.

#include "bytes/byte_source.h"

#include <functional>
#include <string>
#include <vector>

namespace moji::race {

struct Racer {
    std::string id;       // "hoehrmann-retry", "kernel-avx2"
    std::string library;  // "ICU 72.1"; empty: our own
    bool decodes = false; // has code points at the end; otherwise a verdict only
    /// 0 if all bytes are well-formed. Depends on every byte, so that nothing is optimized away.
    std::function<std::uint64_t(ByteView)> run;
};

/// Those of this program on this processor, in the order in which they are shown.
[[nodiscard]] std::vector<Racer> racers();

/// A plain loop that reads every byte and does nothing with it, to compare the others with. It is
/// no limit: a kernel that reads ahead may be a little faster.
[[nodiscard]] Racer plainReading();

} // namespace moji::race

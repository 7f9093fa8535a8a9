#pragma once
// simdutf, which Debian has only inside Node.js (libnode108 and later ones): its functions are
// found by their names in the library, if it is there.

#include "bench/peers.h"

namespace moji::bench {

/// The function with this mangled name; nullptr where there is none.
[[nodiscard]] void* findSimdutf(const std::string& name);

/// Its kernels that this machine can run.
[[nodiscard]] std::vector<Peer> simdutfValidators();
/// The same, started again past every error: they return its place.
[[nodiscard]] std::vector<Peer> simdutfErrorFinders();

} // namespace moji::bench

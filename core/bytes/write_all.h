#pragma once
// write(2) until all is written.

#include "bytes/byte_source.h"
#include "bytes/ready.h"

#include <unistd.h>

namespace moji {

/// False if the system refused; errno says why.
[[nodiscard]] inline bool writeAll(int descriptor, ByteView bytes) {
    while (!bytes.empty()) {
        const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && !mayTryAgain(descriptor, POLLOUT))
            return false;
        if (count > 0)
            bytes = bytes.subspan(static_cast<std::size_t>(count));
    }
    return true;
}

} // namespace moji

#pragma once
// Descriptors that do not block. Nobody here sets O_NONBLOCK, but pipes and terminals are shared
// with programs that do, and then it holds for all of them.

#include <cerrno>
#include <poll.h>

namespace moji {

/// To be called after a read or write that failed. Whether it may be tried again: a signal came in
/// between, or the descriptor was not ready. Then it waits until it is ready for `events` (POLLIN,
/// POLLOUT). Otherwise errno is as it was.
[[nodiscard]] inline bool mayTryAgain(int descriptor, short events) {
    if (errno == EINTR)
        return true;
    if (errno != EAGAIN)
        return false;
    pollfd waiting{descriptor, events, 0};
    return ::poll(&waiting, 1, -1) >= 0 || errno == EINTR;
}

} // namespace moji

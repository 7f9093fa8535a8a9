#pragma once
// The system calls that a program gives up with giveUpReach() (support/sandbox.h), as the small
// program that the kernel runs before each call (seccomp(2)).

#include "support/sandbox.h"

#include <linux/filter.h>
#include <vector>

namespace moji {

/// Calls that are refused fail with EPERM. Empty on processors but x86-64 and AArch64.
[[nodiscard]] std::vector<sock_filter> filterOfCalls(OpenSockets sockets);

} // namespace moji

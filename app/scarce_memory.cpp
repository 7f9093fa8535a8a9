#include "scarce_memory.h"

#include <cxxabi.h>
#include <malloc.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdlib>
#include <exception>
#include <new>
#include <typeinfo>

namespace moji::app {

namespace {

// A window with a small document takes so much more than the program itself.
constexpr std::size_t kFewestMiB = 100;
constexpr std::size_t kMiB = 1024 * 1024;

bool isLimited() {
    rlimit space{};
    return getrlimit(RLIMIT_AS, &space) == 0 && space.rlim_cur != RLIM_INFINITY;
}

/// Allocates nothing.
[[noreturn]] void endWithReason() {
    constexpr char kReason[] = "mojiscope: not enough memory\n";
    static_cast<void>(!::write(STDERR_FILENO, kReason, sizeof kReason - 1));
    std::_Exit(2);
}

/// In place of std::abort() for an exception that nobody caught.
[[noreturn]] void endUncaught() {
    const std::type_info* what = abi::__cxa_current_exception_type();
    if (what == nullptr ||
        (*what != typeid(std::bad_alloc) && *what != typeid(std::bad_array_new_length)))
        std::abort();
    endWithReason();
}

} // namespace

void shareHeapIfLimited() {
    if (isLimited())
        mallopt(M_ARENA_MAX, 1);
}

void endWhenOutOfMemory() {
    std::set_terminate(endUncaught);
}

void endIfNothingToPaintOn() {
    if (isLimited())
        endWithReason();
}

std::optional<std::string> whyTooLittleMemory() {
    void* space = ::mmap(nullptr, kFewestMiB * kMiB, PROT_NONE,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (space == MAP_FAILED)
        return "a window needs " + std::to_string(kFewestMiB) + " MiB of address space";
    ::munmap(space, kFewestMiB * kMiB);
    return {};
}

} // namespace moji::app

#pragma once
// Stand-ins for system calls: they fail, or do less than asked, when a test wants it. Included by
// one file of a test program; the program's own definitions take precedence over libc's.

#include <cerrno>
#include <cstdarg>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <filesystem>
#include <functional>
#include <iterator>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace moji::test {

/// How many files, folders and pipes this program has open.
inline std::ptrdiff_t openDescriptors() {
    std::error_code failed;
    const std::filesystem::directory_iterator first("/proc/self/fd", failed);
    return std::distance(first, std::filesystem::directory_iterator());
}

/// What the system says of an errno.
inline std::string wordsFor(int number) {
    return std::generic_category().message(number);
}

/// Which call fails: the n-th (from 1) of one kind in this thread.
struct FailingCall {
    const char* call = nullptr;
    int number = 0; // counts down
    int error = 0;  // errno; 0: the call does only one byte of its work
    bool happened = false;
    std::function<void()> meanwhile = nullptr; // if there: happens before the call, which succeeds
};
inline thread_local FailingCall* failingCall = nullptr;

enum class Fate { AsUsual, Fails, IsShort };

inline Fate fateOf(const char* call) {
    FailingCall* const wanted = failingCall;
    if (wanted == nullptr || std::strcmp(wanted->call, call) != 0 || --wanted->number != 0)
        return Fate::AsUsual;
    wanted->happened = true;
    if (wanted->meanwhile) {
        wanted->meanwhile();
        return Fate::AsUsual;
    }
    if (wanted->error == 0)
        return Fate::IsShort;
    errno = wanted->error;
    return Fate::Fails;
}

template <class Function>
Function* real(const char* name) {
    auto* const found = reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
    if (found == nullptr)
        std::abort();
    return found;
}

/// While it lives, the call fails.
class Failing {
public:
    Failing(const char* call, int number, int error)
        : m_call{call, number, error} {
        failingCall = &m_call;
    }
    /// The call is made as usual, after something else has happened.
    Failing(const char* call, int number, std::function<void()> meanwhile)
        : m_call{call, number, 0, false, std::move(meanwhile)} {
        failingCall = &m_call;
    }
    ~Failing() { failingCall = nullptr; }
    Failing(const Failing&) = delete;
    Failing& operator=(const Failing&) = delete;
    [[nodiscard]] bool happened() const { return m_call.happened; }

private:
    FailingCall m_call;
};

} // namespace moji::test

extern "C" {

int open(const char* path, int flags, ...) {
    va_list list;
    va_start(list, flags);
    const auto mode = static_cast<mode_t>(va_arg(list, unsigned));
    va_end(list);
    if (moji::test::fateOf("open") != moji::test::Fate::AsUsual)
        return -1;
    return moji::test::real<int(const char*, int, ...)>("open")(path, flags, mode);
}

ssize_t write(int descriptor, const void* bytes, std::size_t size) {
    const auto fate = moji::test::fateOf("write");
    if (fate == moji::test::Fate::Fails)
        return -1;
    return moji::test::real<ssize_t(int, const void*, std::size_t)>("write")(
        descriptor, bytes, fate == moji::test::Fate::IsShort && size > 0 ? 1 : size);
}

// The headers define these two inline where _FORTIFY_SOURCE is, which clang lets nobody do again:
// the stand-ins have other names in the source.
ssize_t standInForRead(int descriptor, void* bytes, std::size_t size) __asm__("read");
ssize_t standInForRead(int descriptor, void* bytes, std::size_t size) {
    const auto fate = moji::test::fateOf("read");
    if (fate == moji::test::Fate::Fails)
        return -1;
    return moji::test::real<ssize_t(int, void*, std::size_t)>("read")(
        descriptor, bytes, fate == moji::test::Fate::IsShort && size > 0 ? 1 : size);
}

ssize_t standInForPread(int descriptor, void* bytes, std::size_t size,
                        off_t offset) __asm__("pread");
ssize_t standInForPread(int descriptor, void* bytes, std::size_t size, off_t offset) {
    const auto fate = moji::test::fateOf("pread");
    if (fate == moji::test::Fate::Fails)
        return -1;
    return moji::test::real<ssize_t(int, void*, std::size_t, off_t)>("pread")(
        descriptor, bytes, fate == moji::test::Fate::IsShort && size > 0 ? 1 : size, offset);
}

#define MOJI_TEST_CALL(name, parameters, arguments, exception)                                     \
    int name parameters exception {                                                                \
        if (moji::test::fateOf(#name) != moji::test::Fate::AsUsual)                                \
            return -1;                                                                             \
        return moji::test::real<int parameters>(#name) arguments;                                  \
    }

// These never wait for the disk.
int fsync(int) {
    return moji::test::fateOf("fsync") == moji::test::Fate::AsUsual ? 0 : -1;
}
int fdatasync(int) {
    return moji::test::fateOf("fdatasync") == moji::test::Fate::AsUsual ? 0 : -1;
}

MOJI_TEST_CALL(flock, (int descriptor, int how), (descriptor, how), noexcept)
MOJI_TEST_CALL(rename, (const char* from, const char* to), (from, to), noexcept)
MOJI_TEST_CALL(renameat2, (int from, const char* old, int to, const char* fresh, unsigned flags),
               (from, old, to, fresh, flags), noexcept)
MOJI_TEST_CALL(link, (const char* from, const char* to), (from, to), noexcept)
MOJI_TEST_CALL(unlink, (const char* path), (path), noexcept)
MOJI_TEST_CALL(linkat, (int from, const char* old, int to, const char* path, int flags),
               (from, old, to, path, flags), noexcept)
MOJI_TEST_CALL(fchmod, (int descriptor, mode_t mode), (descriptor, mode), noexcept)
MOJI_TEST_CALL(fchown, (int descriptor, uid_t owner, gid_t group), (descriptor, owner, group),
               noexcept)
MOJI_TEST_CALL(ftruncate, (int descriptor, off_t size), (descriptor, size), noexcept)
MOJI_TEST_CALL(fallocate, (int descriptor, int mode, off_t offset, off_t size),
               (descriptor, mode, offset, size), )
MOJI_TEST_CALL(fstat, (int descriptor, struct stat* status), (descriptor, status), noexcept)
MOJI_TEST_CALL(stat, (const char* path, struct stat* status), (path, status), noexcept)

MOJI_TEST_CALL(lstat, (const char* path, struct stat* status), (path, status), noexcept)

#undef MOJI_TEST_CALL
}

#include "support/sandbox.h"

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <vector>

namespace moji {

namespace {

#if defined(__x86_64__)
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_AARCH64;
#else
constexpr std::uint32_t kArchitecture = 0; // no filter
#endif

// Numbers of another set of system calls (x32) begin here.
constexpr std::uint32_t kOtherCalls = 0x40000000;

constexpr std::array kForbidden {
    SYS_execve, SYS_execveat, SYS_socket, SYS_connect, SYS_bind, SYS_listen, SYS_accept,
        SYS_accept4, SYS_process_vm_readv, SYS_process_vm_writev, SYS_bpf, SYS_mount,
        SYS_pivot_root,
#if !defined(__SANITIZE_ADDRESS__) // which looks for leaks as a debugger does
        SYS_ptrace,
#endif
};

sock_filter load(std::size_t offset) {
    return BPF_STMT(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset));
}
sock_filter answer(std::uint32_t value) {
    return BPF_STMT(BPF_RET | BPF_K, value);
}

// From linux/landlock.h, which older systems lack.
constexpr long kCreateRuleset = 444;
constexpr long kAddRule = 445;
constexpr long kRestrictSelf = 446;
constexpr unsigned kRuleForPath = 1;
constexpr std::uint64_t kExecute = 1;
constexpr std::uint64_t kWriteFile = std::uint64_t{1} << 1;
constexpr std::uint64_t kRemoveAndMake = 0x1FF0; // bits 4 to 12
constexpr std::uint64_t kTruncate = std::uint64_t{1} << 14;
constexpr long kTruncateSince = 3; // version of Landlock

struct Ruleset {
    std::uint64_t handledFiles;
};
struct [[gnu::packed]] PathRule {
    std::uint64_t allowed;
    std::int32_t folder;
};

void allow(int rules, std::uint64_t access, const std::string& path) {
    const int folder = ::open(path.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0)
        return;
    const PathRule rule{access, folder};
    (void)::syscall(kAddRule, rules, kRuleForPath, &rule, 0);
    ::close(folder);
}

/// Nothing the process starts gains rights that it lacks itself; both restrictions ask for it.
bool giveUpNewRights() {
    return ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
}

std::vector<sock_filter> filterOfCalls() {
    std::vector<sock_filter> filter;
    filter.push_back(load(offsetof(seccomp_data, arch)));
    filter.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, kArchitecture, 1, 0));
    filter.push_back(answer(SECCOMP_RET_ERRNO | EPERM));
    filter.push_back(load(offsetof(seccomp_data, nr)));
    filter.push_back(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, kOtherCalls, 0, 1));
    filter.push_back(answer(SECCOMP_RET_ERRNO | EPERM));
    for (const long call : kForbidden) {
        filter.push_back(
            BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0, 1));
        filter.push_back(answer(SECCOMP_RET_ERRNO | EPERM));
    }
    filter.push_back(answer(SECCOMP_RET_ALLOW));
    return filter;
}

} // namespace

bool keepWritingTo(std::span<const std::string> folders) {
    const long version = ::syscall(kCreateRuleset, nullptr, 0, 1);
    if (version < 1 || !giveUpNewRights())
        return false;
    const std::uint64_t writing =
        kWriteFile | kRemoveAndMake | (version >= kTruncateSince ? kTruncate : 0);
    const Ruleset handled{writing | kExecute};
    const auto rules = static_cast<int>(::syscall(kCreateRuleset, &handled, sizeof handled, 0));
    if (rules < 0)
        return false;
    for (const std::string& folder : folders)
        allow(rules, writing, folder);
    const bool done = ::syscall(kRestrictSelf, rules, 0) == 0;
    ::close(rules);
    return done;
}

bool giveUpReach() {
    if (kArchitecture == 0 || !giveUpNewRights())
        return false;
    std::vector<sock_filter> filter = filterOfCalls();
    const sock_fprog program{static_cast<unsigned short>(filter.size()), filter.data()};
    return ::syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) ==
           0;
}

std::string temporaryFolder() {
    const char* const folder = std::getenv("TMPDIR");
    return folder && *folder ? folder : "/var/tmp";
}

} // namespace moji

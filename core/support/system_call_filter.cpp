#include "support/system_call_filter.h"

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <linux/audit.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <span>
#include <sys/ioctl.h>
#include <sys/syscall.h>

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

// Since 424 the numbers are the same on all processors; older systems lack the names.
constexpr long kIoUringSetup = 425;
constexpr long kIoUringEnter = 426;
constexpr long kIoUringRegister = 427;
constexpr long kOpenTree = 428;
constexpr long kMoveMount = 429;
constexpr long kFsopen = 430;
constexpr long kFsconfig = 431;
constexpr long kFsmount = 432;
constexpr long kFspick = 433;
constexpr long kClone3 = 435;
constexpr long kPidfdGetfd = 438;
constexpr long kProcessMadvise = 440;
constexpr long kMountSetattr = 442;
constexpr long kProcessMrelease = 448;

constexpr long kForbidden[] {
    // Starting programs.
    SYS_execve, SYS_execveat,
        // Connections. io_uring makes them in the kernel, where no filter sees it.
        SYS_socket, SYS_socketpair, SYS_connect, SYS_bind, SYS_listen, SYS_accept, SYS_accept4,
        kIoUringSetup, kIoUringEnter, kIoUringRegister,
        // Other processes.
        SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, kPidfdGetfd, kProcessMadvise,
        kProcessMrelease, SYS_move_pages, SYS_migrate_pages,
#if !defined(__SANITIZE_ADDRESS__) // which looks for leaks as a debugger does
        SYS_ptrace,
#endif
        // Parts of the kernel that attackers know well.
        SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_add_key, SYS_request_key, SYS_keyctl,
        SYS_personality,
        // Another view of the file system, or of the machine.
        SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns, kOpenTree,
        kMoveMount, kFsopen, kFsconfig, kFsmount, kFspick, kMountSetattr, SYS_open_by_handle_at,
        SYS_fanotify_init, SYS_quotactl,
        // The machine itself.
        SYS_kexec_load, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_swapon,
        SYS_swapoff, SYS_reboot, SYS_acct, SYS_syslog, SYS_settimeofday, SYS_clock_settime,
        SYS_adjtimex, SYS_clock_adjtime, SYS_sethostname, SYS_setdomainname, SYS_vhangup,
#if defined(SYS_kexec_file_load)
        SYS_kexec_file_load,
#endif
#if defined(__x86_64__)
        SYS_iopl, SYS_ioperm, SYS_modify_ldt,
#endif
};

constexpr long kSending[]{SYS_sendto, SYS_sendmsg, SYS_sendmmsg};

/// Of terminals: what types into one for the user, and what a Linux console does on request.
constexpr std::uint32_t kTypingRequests[]{TIOCSTI, TIOCLINUX};

constexpr std::uint32_t kNewNamespaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS |
                                         CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;

using Filter = std::vector<sock_filter>;

constexpr std::uint32_t kAllow = SECCOMP_RET_ALLOW;
constexpr std::uint32_t kRefuse = SECCOMP_RET_ERRNO | EPERM;

void load(Filter& filter, std::size_t offset) {
    filter.push_back(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset)));
}
/// The lower half of an argument: both processors are little-endian.
void loadArgument(Filter& filter, std::size_t index) {
    load(filter, offsetof(seccomp_data, args) + index * sizeof(std::uint64_t));
}
void loadUpperHalf(Filter& filter, std::size_t index) {
    load(filter,
         offsetof(seccomp_data, args) + index * sizeof(std::uint64_t) + sizeof(std::uint32_t));
}
void answer(Filter& filter, std::uint32_t value) {
    filter.push_back(BPF_STMT(BPF_RET | BPF_K, value));
}
/// The answer where what was loaded compares so with `value`; else the filter goes on.
void answerIf(Filter& filter, std::uint16_t comparison, std::uint32_t value, std::uint32_t given) {
    filter.push_back(
        BPF_JUMP(static_cast<std::uint16_t>(BPF_JMP | comparison | BPF_K), value, 0, 1));
    answer(filter, given);
}

void refuse(Filter& filter, std::span<const long> calls) {
    for (const long call : calls)
        answerIf(filter, BPF_JEQ, static_cast<std::uint32_t>(call), kRefuse);
}

/// Adds what is asked about a call's arguments alone; all of it answers.
void addFor(Filter& filter, long call, const Filter& questions) {
    filter.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0,
                              static_cast<std::uint8_t>(questions.size())));
    filter.insert(filter.end(), questions.begin(), questions.end());
}

/// The kernel looks at the lower half of a request alone.
Filter requestsThatDoNotType() {
    Filter filter;
    loadArgument(filter, 1);
    for (const std::uint32_t request : kTypingRequests)
        answerIf(filter, BPF_JEQ, request, kRefuse);
    answer(filter, kAllow);
    return filter;
}

/// Only to the other end of a connection, not to an address.
Filter sendingWithoutAddress() {
    constexpr std::size_t kAddress = 4;
    Filter filter;
    loadArgument(filter, kAddress);
    answerIf(filter, BPF_JGT, 0, kRefuse);
    loadUpperHalf(filter, kAddress);
    answerIf(filter, BPF_JGT, 0, kRefuse);
    answer(filter, kAllow);
    return filter;
}

Filter threadsAndPlainCopies() {
    Filter filter;
    loadArgument(filter, 0);
    answerIf(filter, BPF_JSET, kNewNamespaces, kRefuse);
    answer(filter, kAllow);
    return filter;
}

} // namespace

std::vector<sock_filter> filterOfCalls(OpenSockets sockets) {
    Filter filter;
    if (kArchitecture == 0)
        return filter;
    load(filter, offsetof(seccomp_data, arch));
    filter.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, kArchitecture, 1, 0));
    answer(filter, kRefuse);
    load(filter, offsetof(seccomp_data, nr));
    answerIf(filter, BPF_JGE, kOtherCalls, kRefuse);
    refuse(filter, kForbidden);
    if (sockets == OpenSockets::Mute)
        refuse(filter, kSending);
    else
        addFor(filter, SYS_sendto, sendingWithoutAddress());
    // Its arguments are in memory, where no filter sees them. The C library then takes clone().
    answerIf(filter, BPF_JEQ, kClone3, SECCOMP_RET_ERRNO | ENOSYS);
    addFor(filter, SYS_clone, threadsAndPlainCopies());
    addFor(filter, SYS_ioctl, requestsThatDoNotType());
    answer(filter, kAllow);
    return filter;
}

} // namespace moji

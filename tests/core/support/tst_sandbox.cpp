// What a process that gave up its reach can do no more, tried in a child: the sandbox holds until a
// process ends.

#include "support/sandbox.h"

#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <functional>
#include <sched.h>
#include <string>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace moji;

namespace {

/// What the try gives in a child: it ends with that as its status.
int inChild(const std::function<int()>& attempt) {
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(attempt());
    int status = -1;
    if (child < 0 || ::waitpid(child, &status, 0) != child || !WIFEXITED(status))
        return -1;
    return WEXITSTATUS(status);
}

constexpr int kNoSandbox = 200;
constexpr int kWorked = 0;

/// errno of a system call, or kWorked.
int errorOf(long result) {
    return result >= 0 ? kWorked : errno;
}

/// errno of a call in the sandbox.
int errorInside(const std::function<long()>& call, OpenSockets sockets = OpenSockets::Speak) {
    return inChild([&] { return giveUpReach(sockets) ? errorOf(call()) : kNoSandbox; });
}

int errorInLandlock(const std::function<long()>& call) {
    return inChild([&] { return keepFromSystemFiles(false) ? errorOf(call()) : kNoSandbox; });
}

/// With arguments that are wrong, so that it does nothing where it is let through.
int errorOfCall(long number) {
    return errorInside([=] { return ::syscall(number, -1L, -1L, -1L, -1L, -1L, -1L); });
}

struct Pair {
    int ends[2] = {-1, -1};
    explicit Pair(int type) { (void)::socketpair(AF_UNIX, type, 0, ends); }
    ~Pair() {
        ::close(ends[0]);
        ::close(ends[1]);
    }
};

} // namespace

#define SKIP_WITHOUT(error)                                                                        \
    if ((error) == kNoSandbox)                                                                     \
    QSKIP("this system has no such sandbox")

class TestSandbox final : public QObject {
    Q_OBJECT

private slots:
    void callsThatAttackersWantAreRefused_data() {
        QTest::addColumn<int>("number");
        const auto row = [](const char* name, long number) {
            QTest::newRow(name) << static_cast<int>(number);
        };
        row("execve", SYS_execve);
        row("execveat", SYS_execveat);
        row("socket", SYS_socket);
        row("socketpair", SYS_socketpair);
        row("connect", SYS_connect);
        row("io_uring_setup", 425);
        row("io_uring_enter", 426);
        row("io_uring_register", 427);
        row("process_vm_readv", SYS_process_vm_readv);
        row("process_vm_writev", SYS_process_vm_writev);
        row("pidfd_getfd", 438);
#if !defined(__SANITIZE_ADDRESS__)
        row("ptrace", SYS_ptrace);
#endif
        row("bpf", SYS_bpf);
        row("perf_event_open", SYS_perf_event_open);
        row("userfaultfd", SYS_userfaultfd);
        row("add_key", SYS_add_key);
        row("request_key", SYS_request_key);
        row("keyctl", SYS_keyctl);
        row("mount", SYS_mount);
        row("umount2", SYS_umount2);
        row("pivot_root", SYS_pivot_root);
        row("chroot", SYS_chroot);
        row("open_tree", 428);
        row("move_mount", 429);
        row("fsopen", 430);
        row("fsmount", 432);
        row("unshare", SYS_unshare);
        row("setns", SYS_setns);
        row("open_by_handle_at", SYS_open_by_handle_at);
        row("fanotify_init", SYS_fanotify_init);
        row("kexec_load", SYS_kexec_load);
        row("init_module", SYS_init_module);
        row("finit_module", SYS_finit_module);
        row("delete_module", SYS_delete_module);
        row("swapon", SYS_swapon);
        row("reboot", SYS_reboot);
#if defined(__x86_64__)
        row("iopl", SYS_iopl);
        row("ioperm", SYS_ioperm);
        row("x32-getpid", 0x40000000 + SYS_getpid);
        row("x32-socket", 0x40000000 + SYS_socket);
#endif
    }
    void callsThatAttackersWantAreRefused() {
        QFETCH(int, number);
        const int error = errorOfCall(number);
        SKIP_WITHOUT(error);
        QCOMPARE(error, EPERM);
    }

    void nothingIsTypedIntoATerminal() {
        const int master = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
        if (master < 0 || ::grantpt(master) != 0 || ::unlockpt(master) != 0)
            QSKIP("this system has no pseudo-terminals");
        char letter = 'x';
        const auto request = [&](unsigned long kind) {
            // The kernel looks at the lower half alone.
            return errorInside([&] { return ::syscall(SYS_ioctl, master, kind, &letter); });
        };
        SKIP_WITHOUT(request(TIOCSTI));
        QCOMPARE(request(TIOCSTI), EPERM);
        QCOMPARE(request(TIOCSTI | std::uint64_t{1} << 32), EPERM);
        QCOMPARE(request(TIOCLINUX), EPERM);
        winsize size{};
        QCOMPARE(errorInside([&] { return ::ioctl(master, TIOCGWINSZ, &size); }), kWorked);
        ::close(master);
    }

    void messagesGoToNoAddress() {
        QTemporaryDir folder;
        const std::string path = folder.path().toStdString() + "/socket";
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
        const int listener = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
        if (::bind(listener, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
            QSKIP("the folder for temporary files has no sockets");
        const int sender = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
        const auto send = [&] {
            return ::sendto(sender, "x", 1, 0, reinterpret_cast<const sockaddr*>(&address),
                            sizeof address);
        };
        QCOMPARE(inChild([&] { return errorOf(send()); }), kWorked);
        SKIP_WITHOUT(errorInside(send));
        QCOMPARE(errorInside(send), EPERM);
        ::close(sender);
        ::close(listener);
    }

    void connectionsThatAreOpenSpeakWhereTheyMay() {
        const Pair pair(SOCK_STREAM);
        const auto send = [&] { return ::send(pair.ends[0], "x", 1, 0); };
        const auto message = [&] {
            char letter = 'x';
            iovec part{&letter, 1};
            msghdr header{};
            header.msg_iov = &part;
            header.msg_iovlen = 1;
            return ::sendmsg(pair.ends[0], &header, 0);
        };
        const auto write = [&] { return ::write(pair.ends[0], "x", 1); };
        SKIP_WITHOUT(errorInside(send));
        QCOMPARE(errorInside(send), kWorked);
        QCOMPARE(errorInside(message), kWorked);
        QCOMPARE(errorInside(send, OpenSockets::Mute), EPERM);
        QCOMPARE(errorInside(message, OpenSockets::Mute), EPERM);
        QCOMPARE(errorInside(write, OpenSockets::Mute), kWorked);
    }

    void threadsAndCopiesStartButNoNamespaces() {
        const auto startThread = [] {
            int answer = -1;
            std::thread([&answer] { answer = 0; }).join();
            return long{answer};
        };
        const auto copy = [] { return long{inChild([] { return 0; })}; };
        SKIP_WITHOUT(errorInside(startThread));
        QCOMPARE(errorInside(startThread), kWorked);
        QCOMPARE(errorInside(copy), kWorked);
        const auto inNamespace = [] {
            const long child = ::syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0);
            if (child == 0)
                ::_exit(0);
            return child;
        };
        QCOMPARE(errorInside(inNamespace), EPERM);
    }

    void otherProcessesKeepTheirMemoryToThemselves() {
        const std::string memory = "/proc/" + std::to_string(::getpid()) + "/mem";
        const auto openIt = [&] { return ::open(memory.c_str(), O_RDWR | O_CLOEXEC); };
        if (inChild([&] { return errorOf(openIt()); }) != kWorked)
            QSKIP("this system lets nobody open the memory of another process");
        const int error = errorInLandlock(openIt);
        SKIP_WITHOUT(error);
        QVERIFY2(error == EACCES || error == EPERM, std::strerror(error));
    }

    void filesOfTheKernelStayAsTheyAre() {
        const char* const path = "/proc/self/comm"; // a process may write its own
        const auto openIt = [&] { return ::open(path, O_WRONLY | O_CLOEXEC); };
        QCOMPARE(inChild([&] { return errorOf(openIt()); }), kWorked);
        SKIP_WITHOUT(errorInLandlock(openIt));
        QCOMPARE(errorInLandlock(openIt), EACCES);
    }

    void filesOfTheUserAreWrittenAndMoved() {
        QTemporaryDir folder;
        const std::string here = folder.path().toStdString();
        QCOMPARE(::mkdir((here + "/below").c_str(), 0700), 0);
        const auto writeAndMove = [&]() -> long {
            std::ofstream(here + "/file") << "x";
            return ::rename((here + "/file").c_str(), (here + "/below/file").c_str());
        };
        SKIP_WITHOUT(errorInLandlock(writeAndMove));
        QVERIFY(QFile::exists(QString::fromStdString(here + "/below/file")));
        QCOMPARE(errorInLandlock([] { return ::open("/dev/null", O_WRONLY | O_CLOEXEC); }),
                 kWorked);
    }
};

QTEST_GUILESS_MAIN(TestSandbox)
#include "tst_sandbox.moc"

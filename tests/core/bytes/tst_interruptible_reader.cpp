// InterruptibleReader: FIFOs that wait, devices that never end, files without a size.

#include "core/bytes/failing_calls.h"

#include "bytes/file_source.h"
#include "bytes/interruptible_reader.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <system_error>
#include <thread>
#include <unistd.h>

using namespace moji;
using moji::test::Failing;

class TestInterruptibleReader : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsWhatAWriterSendsLate();
    void canBeStoppedWhileNobodyWrites();
    void refusesDevicesAndFolders();
    void readsFilesThatSayTheyAreEmpty();
    void refusesSockets();
    void saysWhyItCannotOpen();
    void anInterruptedReadGoesOn();
    void aFailedReadIsTold();
    void tellsHowMuchIsRead();
};

void TestInterruptibleReader::readsWhatAWriterSendsLate() {
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("fifo")).toStdString();
    QCOMPARE(::mkfifo(path.c_str(), 0600), 0);
    auto reader = InterruptibleReader::open(path, {}, {});
    QVERIFY(reader.has_value());
    std::jthread writer([&] {
        const int descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
        for (const char* piece : {"one ", "two"}) {
            [[maybe_unused]] const auto written = ::write(descriptor, piece, std::strlen(piece));
            std::this_thread::sleep_for(std::chrono::milliseconds(80));
        }
        ::close(descriptor);
    });
    const auto source = spool(**reader, path);
    QVERIFY(source.has_value());
    QCOMPARE(asChars(*readRange(**source, {0, (*source)->size()})), "one two");
}

void TestInterruptibleReader::canBeStoppedWhileNobodyWrites() {
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("fifo")).toStdString();
    QCOMPARE(::mkfifo(path.c_str(), 0600), 0);
    std::stop_source stop;
    auto reader = InterruptibleReader::open(path, stop.get_token(), {});
    QVERIFY(reader.has_value());
    std::jthread stopper([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(60));
        stop.request_stop();
    });
    Bytes out(10);
    QCOMPARE((*reader)->read(out).error().code, ErrorCode::Cancelled);
}

void TestInterruptibleReader::refusesDevicesAndFolders() {
    QCOMPARE(InterruptibleReader::open("/dev/zero", {}, {}).error().code, ErrorCode::ReadFailed);
    QCOMPARE(InterruptibleReader::open("/dev/ptmx", {}, {}).error().code, ErrorCode::ReadFailed);
    QCOMPARE(InterruptibleReader::open("/tmp", {}, {}).error().code, ErrorCode::IsDirectory);
    QCOMPARE(InterruptibleReader::open("/no/such", {}, {}).error().code, ErrorCode::NotFound);
}

void TestInterruptibleReader::readsFilesThatSayTheyAreEmpty() {
    auto reader = InterruptibleReader::open("/proc/self/status", {}, {});
    QVERIFY(reader.has_value());
    const auto source = spool(**reader, "status");
    QVERIFY((*source)->size() > 0);
}

void TestInterruptibleReader::refusesSockets() {
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("s")).toStdString();
    const int listener = ::socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    QVERIFY(path.size() < sizeof address.sun_path);
    std::ranges::copy(path, address.sun_path);
    QCOMPARE(::bind(listener, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    const auto refused = InterruptibleReader::open(path, {}, {});
    ::close(listener);
    QCOMPARE(refused.error().code, ErrorCode::ReadFailed);
    QCOMPARE(refused.error().detail, std::string("is a socket"));
}

void TestInterruptibleReader::saysWhyItCannotOpen() {
    const Failing failing("open", 1, EMFILE);
    const auto reader = InterruptibleReader::open("/proc/self/status", {}, {});
    QVERIFY(!reader);
    QCOMPARE(reader.error().detail, std::generic_category().message(EMFILE));
}

void TestInterruptibleReader::anInterruptedReadGoesOn() {
    for (const int error : {EINTR, EAGAIN}) {
        auto reader = InterruptibleReader::open("/proc/self/status", {}, {});
        QVERIFY(reader.has_value());
        const Failing failing("read", 1, error);
        Bytes out(100);
        const auto count = (*reader)->read(out);
        QVERIFY(failing.happened());
        QVERIFY(count && *count > 0);
    }
}

void TestInterruptibleReader::aFailedReadIsTold() {
    auto reader = InterruptibleReader::open("/proc/self/status", {}, {});
    QVERIFY(reader.has_value());
    const Failing failing("read", 1, EIO);
    Bytes out(100);
    const auto count = (*reader)->read(out);
    QVERIFY(!count);
    QCOMPARE(count.error().subject, std::string("/proc/self/status"));
    QCOMPARE(count.error().detail, std::generic_category().message(EIO));
}

void TestInterruptibleReader::tellsHowMuchIsRead() {
    std::vector<std::uint64_t> told;
    const auto reader = InterruptibleReader::open(
        "/proc/self/status", {}, [&](std::uint64_t done, std::uint64_t) { told.push_back(done); });
    QVERIFY(reader.has_value());
    Bytes out(10);
    QCOMPARE(*(*reader)->read(out), std::size_t{10});
    QCOMPARE(*(*reader)->read(out), std::size_t{10});
    QCOMPARE(told, (std::vector<std::uint64_t>{10, 20}));
}

QTEST_GUILESS_MAIN(TestInterruptibleReader)
#include "tst_interruptible_reader.moc"

// InterruptibleReader: FIFOs that wait, devices that never end, files without a size.

#include "bytes/file_source.h"
#include "bytes/interruptible_reader.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using namespace moji;

class TestInterruptibleReader : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsWhatAWriterSendsLate();
    void canBeStoppedWhileNobodyWrites();
    void refusesDevicesAndFolders();
    void readsFilesThatSayTheyAreEmpty();
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

QTEST_GUILESS_MAIN(TestInterruptibleReader)
#include "tst_interruptible_reader.moc"

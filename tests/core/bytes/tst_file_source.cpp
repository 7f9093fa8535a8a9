// FileSource, spool and openSource: random access to files, pipes and what pretends to be either.

#include "bytes/file_source.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <fstream>
#include <random>
#include <sys/stat.h>
#include <unistd.h>

using namespace moji;

class TestFileSource : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string path(const char* name) const { return m_folder.filePath(name).toStdString(); }
    std::string write(const char* name, const Bytes& bytes) const {
        std::ofstream(path(name), std::ios::binary)
            .write(reinterpret_cast<const char*>(bytes.data()), static_cast<long>(bytes.size()));
        return path(name);
    }
    static Bytes randomBytes(std::size_t size) {
        std::mt19937 random(7);
        Bytes bytes(size);
        std::ranges::generate(bytes, [&] { return static_cast<Byte>(random()); });
        return bytes;
    }

private slots:
    void everyRangeEqualsTheFile() {
        const Bytes bytes = randomBytes(3 * 1024 * 1024 + 17);
        const auto source = FileSource::open(write("random", bytes));
        QVERIFY(source);
        QCOMPARE((*source)->size(), bytes.size());
        std::mt19937 random(1);
        for (int i = 0; i < 400; ++i) {
            const std::uint64_t begin = random() % (bytes.size() + 10);
            const std::uint64_t length = random() % (i % 8 == 0 ? 300'000 : 300);
            const auto got = readRange(**source, {begin, begin + length});
            QVERIFY(got);
            const auto from = std::min<std::size_t>(begin, bytes.size());
            const auto to = std::min<std::size_t>(begin + length, bytes.size());
            QVERIFY(std::ranges::equal(*got, std::span(bytes).subspan(from, to - from)));
        }
    }

    void aFileThatShrinksGivesFewerBytes() {
        const std::string file = write("shrinking", randomBytes(200'000));
        const auto source = FileSource::open(file);
        QVERIFY(source);
        QCOMPARE(::truncate(file.c_str(), 70'000), 0);
        const auto got = readRange(**source, {60'000, 190'000});
        QVERIFY(got);
        QCOMPARE(got->size(), std::size_t{10'000});
        QCOMPARE((*source)->size(), std::uint64_t{200'000});
    }

    void refusals() {
        QVERIFY(FileSource::open("/no/such/file").error().code == ErrorCode::NotFound);
        QVERIFY(FileSource::open(path(".")).error().code == ErrorCode::IsDirectory);
        QCOMPARE(::mkfifo(path("fifo").c_str(), 0600), 0);
        QVERIFY(FileSource::open(path("fifo")).error().code == ErrorCode::ReadFailed);
        QVERIFY(openReader(path(".")).error().code == ErrorCode::IsDirectory);
    }

    void spoolKeepsAllBytes_data() {
        QTest::addColumn<int>("size");
        for (const int size : {0, 1, 1024 * 1024 - 1, 1024 * 1024, 1024 * 1024 + 1, 5'000'000})
            QTest::addRow("%d bytes", size) << size;
    }
    void spoolKeepsAllBytes() {
        QFETCH(int, size);
        const Bytes bytes = randomBytes(static_cast<std::size_t>(size));
        const MemorySource memory(bytes);
        SourceReader reader(memory);
        const auto source = spool(reader, "test");
        QVERIFY(source);
        QCOMPARE((*source)->size(), static_cast<std::uint64_t>(size));
        const auto got = readRange(**source, {0, (*source)->size()});
        QVERIFY(got);
        QVERIFY(*got == bytes);
    }

    void aFileWithoutSizeIsRead() {
        const auto source = openSource("/proc/self/status");
        QVERIFY(source);
        QVERIFY((*source)->size() > 0);
    }

    void whatHasFewerBytesThanItSaysIsReadFromTheFront() {
        // Attributes of sysfs say that they have a page's length.
        const std::string attribute = "/sys/kernel/mm/transparent_hugepage/enabled";
        QVERIFY(hasRandomAccess(write("whole", randomBytes(10))));
        QVERIFY(!hasRandomAccess(write("empty", {})));
        QVERIFY(!hasRandomAccess("/proc/self/status"));
        QVERIFY(!hasRandomAccess("/dev/zero"));
        QVERIFY(!hasRandomAccess("/tmp"));
        if (!QFile::exists(QString::fromStdString(attribute)))
            QSKIP("this kernel has no such attribute");
        QVERIFY(!hasRandomAccess(attribute));
        const auto source = openSource(attribute);
        QVERIFY(source);
        const auto bytes = readRange(**source, {0, (*source)->size()});
        QVERIFY(bytes);
        QCOMPARE(bytes->size(), (*source)->size());
        QVERIFY(bytes->size() < 4096);
    }

    void aReaderSaysThatTheFileShrank() {
        const std::string file = write("shrinking2", randomBytes(100'000));
        const auto reader = openReader(file);
        QVERIFY(reader);
        Bytes buffer(50'000);
        QCOMPARE((*reader)->read(buffer).value(), buffer.size());
        QCOMPARE(::truncate(file.c_str(), 60'000), 0);
        QCOMPARE((*reader)->read(buffer).value(), std::size_t{10'000});
        const auto end = (*reader)->read(buffer);
        QVERIFY(!end);
        QVERIFY(end.error().detail.find("60000 of 100000") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestFileSource)
#include "tst_file_source.moc"

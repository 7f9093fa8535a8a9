// FileSource, spool and openSource: random access to files, pipes and what pretends to be either.

#include "bytes/file_source.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <fstream>
#include <malloc.h>
#include <random>
#include <sys/inotify.h>
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

    /// Bytes at the given places, and as many zeros around them as make `size`; sparse where the
    /// file system can.
    std::pair<std::string, Bytes> writeSparse(const char* name, std::size_t size,
                                              std::initializer_list<std::size_t> places) const {
        Bytes bytes(size);
        const Bytes data = randomBytes(5000);
        const int file = ::open(path(name).c_str(), O_CREAT | O_TRUNC | O_WRONLY, 0600);
        bool written = ::ftruncate(file, static_cast<off_t>(size)) == 0;
        for (const std::size_t place : places) {
            std::ranges::copy(data, bytes.begin() + static_cast<std::ptrdiff_t>(place));
            const ssize_t count =
                ::pwrite(file, data.data(), data.size(), static_cast<off_t>(place));
            written = written && count == static_cast<ssize_t>(data.size());
        }
        ::close(file);
        return {written ? path(name) : std::string(), std::move(bytes)};
    }

    void holesAreZeros_data() {
        QTest::addColumn<bool>("ofDescriptor");
        QTest::newRow("by name") << false;
        QTest::newRow("of a descriptor, from a place within") << true;
    }
    void holesAreZeros() {
        QFETCH(bool, ofDescriptor);
        const auto [file, all] = writeSparse("sparse", 3'000'000, {0, 70'000, 1'000'000});
        QVERIFY(!file.empty());
        const int descriptor = ::open(file.c_str(), O_RDONLY);
        const std::size_t begin = ofDescriptor ? 1234 : 0;
        ::lseek(descriptor, static_cast<off_t>(begin), SEEK_SET);
        const auto source =
            ofDescriptor ? FileSource::ofDescriptor(descriptor, "test") : FileSource::open(file);
        QVERIFY(source);
        const auto bytes = std::span(all).subspan(begin);
        std::mt19937 random(1);
        for (int i = 0; i < 400; ++i) {
            const std::size_t from = random() % bytes.size();
            const std::size_t length = random() % (i % 4 == 0 ? 1'500'000 : 3000);
            const std::size_t to = std::min(from + length, bytes.size());
            const auto got = readRange(**source, {from, to});
            QVERIFY(got);
            QVERIFY(std::ranges::equal(*got, bytes.subspan(from, to - from)));
        }
        QCOMPARE(::lseek(descriptor, 0, SEEK_CUR), static_cast<off_t>(begin));
        QVERIFY(!(*source)->hasChanged());
        QCOMPARE(::truncate(file.c_str(), 10), 0);
        QVERIFY((*source)->hasChanged());
        QCOMPARE((*source)->name(), ofDescriptor ? std::string("test") : file);
        ::close(descriptor);
    }

    void aHoleThatShrinksGivesFewerBytes() {
        const auto [file, all] = writeSparse("sparse2", 3'000'000, {0});
        const auto source = FileSource::open(file);
        QVERIFY(source);
        QCOMPARE(::truncate(file.c_str(), 1'000'000), 0);
        const auto got = readRange(**source, {900'000, 2'000'000});
        QVERIFY(got);
        QVERIFY(*got == Bytes(100'000));
    }

    void whatIsWrittenIntoAHoleIsRead() {
        const auto [file, all] = writeSparse("sparse3", 3'000'000, {});
        const auto source = FileSource::open(file);
        QVERIFY(source);
        QVERIFY(*readRange(**source, {0, 3'000'000}) == all);
        const int descriptor = ::open(file.c_str(), O_WRONLY);
        QCOMPARE(::pwrite(descriptor, "x", 1, 2'000'000), ssize_t{1});
        ::close(descriptor);
        const auto got = readRange(**source, {1'500'000, 2'500'000});
        QVERIFY(got);
        QCOMPARE((*got)[500'000], Byte{'x'});
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

    void fewBytesTakeLittleMemory() {
        const auto used = [] {
            const auto memory = mallinfo2();
            return memory.uordblks + memory.hblkhd;
        };
        const auto before = used();
        std::vector<std::unique_ptr<ByteSource>> kept;
        for (int i = 0; i < 100; ++i) {
            const MemorySource memory(Bytes(50, 'a'));
            SourceReader reader(memory);
            auto source = spool(reader, "test");
            QVERIFY(source);
            kept.push_back(*std::move(source));
        }
        QVERIFY(used() - before < 4 * 1024 * 1024);
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

    /// Opening one lets its writer go on, who then writes to nobody.
    void aFifoIsNotOpenedToLookAtIt() {
        QCOMPARE(::mkfifo(path("untouched").c_str(), 0600), 0);
        const int watch = ::inotify_init1(IN_NONBLOCK);
        QVERIFY(::inotify_add_watch(watch, path("untouched").c_str(), IN_OPEN) >= 0);
        QVERIFY(!hasRandomAccess(path("untouched")));
        QVERIFY(!FileSource::open(path("untouched")));
        std::array<char, 1024> events;
        QCOMPARE(::read(watch, events.data(), events.size()), ssize_t{-1});
        QCOMPARE(errno, EAGAIN);
        ::close(::open(path("untouched").c_str(), O_RDONLY | O_NONBLOCK)); // which is noticed
        QVERIFY(::read(watch, events.data(), events.size()) > 0);
        ::close(watch);
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

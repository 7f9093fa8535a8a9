// ZIP files as other programs and attackers write them: which names they have, where their entries
// may go, and what is left when an entry cannot be extracted.

#include "core/bytes/failing_calls.h"
#include "core/survey/zip_bytes.h"

#include "bytes/byte_reader.h"
#include "files.h"
#include "survey/name_survey.h"
#include "survey/zip_extraction.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>

using namespace moji;
using moji::test::contentsOf;
using moji::test::Failing;
using moji::test::unicodePath;
using moji::test::writeFile;
using moji::test::zipOf;
using moji::test::ZipPart;

extern "C" int openat(int folder, const char* path, int flags, ...) {
    va_list list;
    va_start(list, flags);
    const auto mode = static_cast<mode_t>(va_arg(list, unsigned));
    va_end(list);
    if (moji::test::fateOf((flags & O_TMPFILE) == O_TMPFILE ? "openat unnamed" : "openat") !=
        moji::test::Fate::AsUsual)
        return -1;
    return moji::test::real<int(int, const char*, int, ...)>("openat")(folder, path, flags, mode);
}

namespace {

constexpr std::uint32_t kFile = S_IFREG | 0644;
constexpr std::uint32_t kProgram = S_IFREG | 0755;

QString wordsOf(const Result<Done>& done) {
    return done ? QStringLiteral("done") : QString::fromStdString(done.error().detail);
}

} // namespace

class TestZipArchive final : public QObject {
    Q_OBJECT

    QTemporaryDir m_temporary;
    QString m_folder = m_temporary.filePath(QStringLiteral("out"));

    [[nodiscard]] std::unique_ptr<ZipArchive> archiveOf(const std::vector<ZipPart>& parts) const {
        const QString path = m_temporary.filePath(QStringLiteral("a.zip"));
        writeFile(path, QByteArray::fromStdString(zipOf(parts)));
        auto archive = ZipArchive::open(path.toStdString());
        return archive ? *std::move(archive) : nullptr;
    }
    [[nodiscard]] QString inFolder(const char* path) const {
        return m_folder + QLatin1Char('/') + QLatin1String(path);
    }
    /// Claims all, extracts all: what became of each.
    [[nodiscard]] QStringList extractAll(const ZipArchive& archive) const {
        const auto extraction = ZipExtraction::into(m_folder.toStdString(), archive);
        if (!extraction)
            return {QString::fromStdString(extraction.error().detail)};
        std::vector<std::string> troubles;
        for (const ZipEntry& entry : archive.entries())
            troubles.push_back((*extraction)->paths().claim(entry, entry.name));
        QStringList words;
        for (std::size_t i = 0; i < troubles.size(); ++i)
            words +=
                !troubles[i].empty()
                    ? QString::fromStdString(troubles[i])
                    : wordsOf(
                          (*extraction)->extract(archive.entries()[i], archive.entries()[i].name));
        return words;
    }

private Q_SLOTS:
    void cleanup() { QDir(m_folder).removeRecursively(); }

    void saysWhatAnEntryIs() {
        const auto archive = archiveOf({
            {"a.txt", "abc", kFile},
            {"run.sh", "x", kProgram},
            {"folder/", ""},
            {"unmarked", "", S_IFDIR | 0755},
            {"link", "a.txt", S_IFLNK | 0777},
            {"pipe", "", S_IFIFO | 0644},
            {"secret", "abcdefghijklm", kFile, 1},
            {"permissions-only", "x", 0600},
        });
        QVERIFY(archive);
        using Kind = ZipEntry::Kind;
        const std::vector<Kind> kinds{Kind::File, Kind::File,  Kind::Folder, Kind::Folder,
                                      Kind::Link, Kind::Other, Kind::File,   Kind::File};
        QCOMPARE(archive->entries().size(), kinds.size());
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            const ZipEntry& entry = archive->entries()[i];
            QCOMPARE(entry.kind, kinds[i]);
            QCOMPARE(entry.isEncrypted, entry.name == "secret");
            QCOMPARE(entry.isExecutable,
                     entry.name == "run.sh" || entry.name == "unmarked" || entry.name == "link");
        }
        QCOMPARE(archive->entries()[0].size, 3U);
        QVERIFY(archive->entries()[0].modified > 0);
    }

    void saysWhichNamesAreDeclared() {
        const auto archive = archiveOf({
            {"plain", ""},
            {"\xC3\xA9", "", 0, 0x800},
            {"\xC3\xA8", ""},
            {"\x82.txt", "", 0, 0, 0, {}, unicodePath("\x82.txt", "\xC3\xA9.txt")},
            {"\x82.doc", "", 0, 0, 0, {}, unicodePath("of another name", "\xC3\xA9.doc")},
        });
        QVERIFY(archive);
        const std::vector<std::pair<std::string, bool>> expected{{"plain", false},
                                                                 {"\xC3\xA9", true},
                                                                 {"\xC3\xA8", false},
                                                                 {"\xC3\xA9.txt", true},
                                                                 {"\x82.doc", false}};
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QCOMPARE(archive->entries()[i].name, expected[i].first);
            QCOMPARE(archive->entries()[i].isDeclared, expected[i].second);
        }
    }

    void whatIsNoArchiveIsRefused() {
        const QString path = m_temporary.filePath(QStringLiteral("no.zip"));
        writeFile(path, "PK\3\4 and nothing more");
        QVERIFY(beginsAsZip(path.toStdString()));
        const auto archive = ZipArchive::open(path.toStdString());
        QVERIFY(!archive && !archive.error().detail.empty());
        writeFile(path, "PK");
        QVERIFY(!beginsAsZip(path.toStdString()));
        writeFile(path, "PKPK");
        QVERIFY(!beginsAsZip(path.toStdString()));
        QVERIFY(!beginsAsZip("/nowhere/a.zip"));
    }

    void refusesPaths_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const QByteArray& path, const char* words) {
            QTest::newRow(name) << path << QString::fromLatin1(words);
        };
        row("empty", "", "the entry has no name");
        row("absolute", "/etc/passwd", "the path is absolute");
        row("absolute-of-windows", "\\x/y", "the path is absolute");
        row("drive", "C:x", "the path is absolute");
        row("up", "../x", "the path leads out of the folder");
        row("up-later", "a/../../x", "the path leads out of the folder");
        row("up-of-windows", "..\\x/y", "the path leads out of the folder");
        row("up-of-windows-later", "a\\..\\x/y", "the path leads out of the folder");
        row("empty-part", "a//b", "'' cannot be a file name");
        row("dot", "./a", "'.' cannot be a file name");
        row("one-letter", "a", "done");
        row("dots", "a..b/...", "done");
    }
    void refusesPaths() {
        QFETCH(QByteArray, name);
        const auto archive = archiveOf({{name.toStdString(), "x", kFile}});
        QVERIFY(archive);
        QFETCH(QString, words);
        QCOMPARE(extractAll(*archive), QStringList{words});
    }

    void refusesWhatIsNoFile() {
        const auto archive = archiveOf({{"link", "a", S_IFLNK | 0777},
                                        {"pipe", "", S_IFIFO | 0644},
                                        {"secret", "abcdefghijklm", kFile, 1},
                                        {"fine", "x", kProgram}});
        QVERIFY(archive);
        const QStringList expected{QStringLiteral("symbolic links in archives are not extracted"),
                                   QStringLiteral("it is neither a file nor a folder"),
                                   QStringLiteral("the entry is encrypted"),
                                   QStringLiteral("done")};
        QCOMPARE(extractAll(*archive), expected);
        QVERIFY(QFileInfo(inFolder("fine")).isExecutable());
        QCOMPARE(QFileInfo(inFolder("fine")).lastModified().date(), QDate(2020, 1, 2));
    }

    void ofTwoThatWantOnePathNeitherGetsIt() {
        const auto archive = archiveOf({{"a", "1", kFile},
                                        {"a", "2", kFile},
                                        {"b", "3", kFile},
                                        {"b/c", "4", kFile},
                                        {"d/", ""},
                                        {"d/", ""},
                                        {"d/e", "5", kFile}});
        QVERIFY(archive);
        const QString a = QStringLiteral("another entry would be called 'a' too");
        const QString b = QStringLiteral("another entry would be called 'b' too");
        const QString done = QStringLiteral("done");
        QCOMPARE(extractAll(*archive), (QStringList{a, a, b, b, done, done, done}));
        QCOMPARE(QDir(m_folder).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList{QStringLiteral("d")});
        QCOMPARE(contentsOf(inFolder("d/e")), QByteArray("5"));
    }

    void whatWasNotClaimedIsNotExtracted() {
        const auto archive = archiveOf({{"a", "1", kFile}});
        QVERIFY(archive);
        const auto extraction = ZipExtraction::into(m_folder.toStdString(), *archive);
        QVERIFY(extraction.has_value());
        QVERIFY(!(*extraction)->extract(archive->entries()[0], "a"));
    }

    void backslashesOfMsDosAreSlashes() {
        QCOMPARE(withForwardSlashes("a\\b\\c"), std::string("a/b/c"));
        QCOMPARE(withForwardSlashes("a\\b/c"), std::string("a\\b/c"));
        QCOMPARE(withoutLastSlash("a/"), std::string("a"));
        QCOMPARE(withoutLastSlash("a"), std::string("a"));
    }

    void partsThatAreADotAreLeftOut_data() {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("rest");
        const auto row = [](const char* path, const char* rest) {
            QTest::newRow(path) << QByteArray(path) << QByteArray(rest);
        };
        row("", "");
        row("a", "a");
        row("a/b/", "a/b/");
        row("./a", "a");
        row("a/./b/./", "a/b/");
        row("a/.", "a/");
        row("./", "./");
        row(".", "./");
        row("././.", "./");
        row("/", "/"); // absolute all the same
        row("/.", "/");
        row("/./a", "/a");
        row(".//a", "/a");
        row("a//b", "a//b");
        row("./../a", "../a");
        row("a/./../b", "a/../b");
        row(".a/..b/...", ".a/..b/...");
    }
    void partsThatAreADotAreLeftOut() {
        QFETCH(QByteArray, path);
        QTEST(QByteArray::fromStdString(withoutDotParts(path.toStdString())), "rest");
    }

    void aFolderIsWhatEndsWithASlashInTheEnd() {
        const auto archive = archiveOf({{"d\\", "", 0}, {"d\\f", "x", 0}});
        QVERIFY(archive);
        const auto extraction = ZipExtraction::into(m_folder.toStdString(), *archive);
        QVERIFY(extraction);
        const std::vector<std::string> paths{"d/", "d/f"};
        for (std::size_t i = 0; i < paths.size(); ++i)
            QCOMPARE((*extraction)->paths().claim(archive->entries()[i], paths[i]), std::string());
        for (std::size_t i = 0; i < paths.size(); ++i)
            QCOMPARE(wordsOf((*extraction)->extract(archive->entries()[i], paths[i])),
                     QStringLiteral("done"));
        QVERIFY(QFileInfo(inFolder("d")).isDir());
        QCOMPARE(contentsOf(inFolder("d/f")), QByteArray("x"));
    }

    void aBombIsNotUnpacked() {
        // Two entries that say that they have more bytes than the whole archive.
        std::string bytes = zipOf({{"a", "xx", kFile}});
        const std::size_t directory = bytes.find("PK\1\2");
        bytes.replace(directory + 20, 4, moji::test::littleEndian(1000, 4));
        const QString path = m_temporary.filePath(QStringLiteral("bomb.zip"));
        writeFile(path, QByteArray::fromStdString(bytes));
        const auto bomb = ZipArchive::open(path.toStdString());
        QVERIFY(bomb.has_value());
        QCOMPARE(extractAll(**bomb),
                 QStringList{QStringLiteral(
                     "the entries of the archive overlap, as those of a zip bomb do")});
    }

    void whatTheDiskCannotHoldIsNotUnpacked() {
        std::vector<ZipPart> parts;
        for (int i = 0; i < 20'000; ++i) // 4 GB each, as they say
            parts.push_back({std::to_string(i), "", kFile, 0, 8, 0xFFFF'FFF0U});
        const auto archive = archiveOf(parts);
        QVERIFY(archive);
        const QStringList words = extractAll(*archive);
        QCOMPARE(words.size(), 1);
        QVERIFY2(words[0].endsWith(QStringLiteral("more than the disk has room for")),
                 qPrintable(words[0]));
    }

    void aFileSystemThatDoesNotSayItsSizeIsNoFullOne() {
        const auto archive = archiveOf({{"a", "1", kFile}});
        QVERIFY(archive);
        QVERIFY(ZipExtraction::into("/proc", *archive).has_value()); // no blocks at all
    }

    void aFolderThatCannotBeMadeIsAnError() {
        const auto archive = archiveOf({{"a", "1", kFile}});
        QVERIFY(archive);
        const std::string file = m_temporary.filePath(QStringLiteral("a.zip")).toStdString();
        const auto extraction = ZipExtraction::into(file, *archive);
        QVERIFY(!extraction.has_value());
        QCOMPARE(extraction.error().detail, std::generic_category().message(ENOTDIR));
    }

    void aDamagedEntryLeavesNoFile_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("method");
        QTest::addColumn<quint32>("size");
        QTest::newRow("unknown-method") << QByteArray("abc") << 77 << 3U;
        QTest::newRow("not-deflated") << QByteArray("\xFF\xFF\xFF") << 8 << 3U;
        QTest::newRow("shorter-than-it-says") << QByteArray("\x03\x00", 2) << 8 << 7U; // none
        QTest::newRow("longer-than-it-says") << QByteArray("\x4B\x4C\x4A\x06\x00", 5) << 8 << 1U;
    }
    void aDamagedEntryLeavesNoFile() {
        QFETCH(QByteArray, bytes);
        QFETCH(int, method);
        QFETCH(quint32, size);
        for (const bool hasUnnamed : {true, false}) {
            const auto archive = archiveOf(
                {{"a", bytes.toStdString(), kFile, 0, static_cast<std::uint16_t>(method), size}});
            QVERIFY(archive);
            const Failing failing(hasUnnamed ? "none" : "openat unnamed", 1, EOPNOTSUPP);
            const QStringList words = extractAll(*archive);
            QVERIFY2(words != QStringList{QStringLiteral("done")}, qPrintable(words[0]));
            QVERIFY(!QFile::exists(inFolder("a")));
        }
    }

    void aFileThatIsThereStays_data() {
        QTest::addColumn<bool>("hasUnnamed");
        QTest::newRow("unnamed-files") << true;
        QTest::newRow("no-unnamed-files") << false;
    }
    void aFileThatIsThereStays() {
        QFETCH(bool, hasUnnamed);
        const auto archive = archiveOf({{"a", "new", kFile}});
        QVERIFY(archive);
        QDir().mkpath(m_folder);
        writeFile(inFolder("a"), "old");
        const Failing failing(hasUnnamed ? "none" : "openat unnamed", 1, EOPNOTSUPP);
        QCOMPARE(extractAll(*archive), QStringList{QStringLiteral("a is there already")});
        QCOMPARE(contentsOf(inFolder("a")), QByteArray("old"));
    }

    void linksOnTheWayAreNotFollowed() {
        const auto archive = archiveOf({{"up/a", "new", kFile}});
        QVERIFY(archive);
        QDir().mkpath(m_folder);
        QVERIFY(QFile::link(m_temporary.path(), inFolder("up")));
        QCOMPARE(extractAll(*archive),
                 QStringList{QString::fromStdString(std::generic_category().message(ENOTDIR))});
        QVERIFY(!QFile::exists(m_temporary.filePath(QStringLiteral("a"))));
    }

    void whatTheSystemRefusesLeavesNoFile_data() {
        QTest::addColumn<QByteArray>("call");
        QTest::addColumn<int>("number");
        QTest::newRow("openat") << QByteArray("openat") << EMFILE;
        QTest::newRow("write") << QByteArray("write") << ENOSPC;
        QTest::newRow("linkat") << QByteArray("linkat") << EPERM;
    }
    void whatTheSystemRefusesLeavesNoFile() {
        QFETCH(QByteArray, call);
        QFETCH(int, number);
        const auto archive = archiveOf({{"x/a", "new", kFile}});
        QVERIFY(archive);
        for (int nth = 1; nth < 10; ++nth) {
            cleanup();
            const Failing failing(call.constData(), nth, number);
            const QStringList words = extractAll(*archive);
            if (!failing.happened()) {
                QVERIFY(nth > 1);
                QCOMPARE(words, QStringList{QStringLiteral("done")});
                return;
            }
            QCOMPARE(words,
                     QStringList{QString::fromStdString(std::generic_category().message(number))});
            QVERIFY(!QFile::exists(inFolder("x/a")));
        }
    }

    void namesInsideAreJudgedTogether() {
        const CodecRegistry registry;
        const auto archive =
            archiveOf({{"\xCF\xF0\xE8\xEA\xE0\xE7 \xEF\xEE \xEE\xF2\xE4\xE5\xEB\xF3.txt", ""},
                       {"\xC4\xEE\xE3\xEE\xE2\xEE\xF0.txt", ""},
                       {"plain.txt", ""}});
        QVERIFY(archive);
        const auto verdicts = judgeEntries(*archive, registry, registry.find("windows-1251"));
        QCOMPARE(verdicts.size(), 3U);
        QCOMPARE(verdicts[1].reading,
                 std::string("\xD0\x94\xD0\xBE\xD0\xB3\xD0\xBE\xD0\xB2\xD0\xBE\xD1\x80.txt"));
        QVERIFY(verdicts[2].trouble == NameTrouble::None);
    }
};

QTEST_GUILESS_MAIN(TestZipArchive)
#include "tst_zip_archive.moc"

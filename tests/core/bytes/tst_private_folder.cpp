// Folders of journals and of state: for their owner alone, or refused with a reason.

#include "bytes/private_folder.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <cerrno>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

using namespace moji;

class TestPrivateFolder : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] std::string path(const char* name) const {
        return m_folder.filePath(QLatin1String(name)).toStdString();
    }
    static unsigned modeOf(const std::string& path) {
        struct stat status {};
        return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 07777U : 0;
    }

private Q_SLOTS:
    void everyFolderOnTheWayIsMadeForItsOwner() {
        const std::string folder = path("a/b/c");
        QVERIFY(makePrivateFolder(folder).has_value());
        for (const char* name : {"a", "a/b", "a/b/c"})
            QCOMPARE(modeOf(path(name)), 0700U);
        QVERIFY(makePrivateFolder(folder).has_value()); // it is there already
    }

    void whatOthersCouldReadIsClosed() {
        const std::string folder = path("open");
        QVERIFY(::mkdir(folder.c_str(), 0777) == 0 && ::chmod(folder.c_str(), 02755) == 0);
        QVERIFY(makePrivateFolder(folder).has_value());
        QCOMPARE(modeOf(folder), 0700U);
    }

    void aFileInTheWayIsSaid() {
        QFile file(m_folder.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (const char* name : {"file", "file/below"}) {
            const auto made = makePrivateFolder(path(name));
            QVERIFY(!made.has_value());
            QCOMPARE(made.error().detail, std::generic_category().message(ENOTDIR));
        }
    }

    void theFolderOfAnotherUserIsRefused() {
        if (::geteuid() != 0)
            QSKIP("only root can give a folder away");
        const std::string folder = path("other");
        QVERIFY(::mkdir(folder.c_str(), 0777) == 0 && ::chown(folder.c_str(), 65534, 65534) == 0);
        const unsigned before = modeOf(folder);
        const auto made = makePrivateFolder(folder);
        QVERIFY(!made.has_value());
        QCOMPARE(made.error().code, ErrorCode::PermissionDenied);
        QCOMPARE(made.error().detail, std::string("belongs to another user"));
        QCOMPARE(modeOf(folder), before);
    }
};

QTEST_GUILESS_MAIN(TestPrivateFolder)
#include "tst_private_folder.moc"

// Which files a table of pieces reads from.

#include "bytes/file_pieces.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace moji;

using Files = std::vector<std::shared_ptr<const FileSource>>;

class TestFilePieces : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachFileIsGivenOnce();
    void filesThatAreEditedAwayAreNotGiven();
    void bytesInMemoryAreOfNoFile();

private:
    [[nodiscard]] std::shared_ptr<const FileSource> fileOf(const char* name) const {
        QFile file(m_folder.filePath(QLatin1String(name)));
        if (file.open(QIODevice::WriteOnly))
            file.write("0123456789");
        file.close();
        return std::move(*FileSource::open(file.fileName().toStdString()));
    }
    const QTemporaryDir m_folder;
};

void TestFilePieces::eachFileIsGivenOnce() {
    const auto first = fileOf("first");
    const auto second = fileOf("second");
    PieceTable table(first);
    table.insert(5, asBytes("typed"));
    const PieceTable::Edit edit{{12, 12}, {0, 10}};
    table.replaceAll({&edit, 1}, second);
    QCOMPARE(table.pieceCount(), std::size_t{5}); // 01234 typed 56 0123456789 789
    QCOMPARE(filesOf(table, {0, table.size()}), (Files{first, second}));
    QCOMPARE(filesOf(table, {0, 5}), Files{first});
    QCOMPARE(filesOf(table, {4, 11}), Files{first});
    QCOMPARE(filesOf(table, {5, 10}), Files{});
    QCOMPARE(filesOf(table, {12, 22}), Files{second});
    QCOMPARE(filesOf(table, {21, 23}), (Files{second, first}));
}

void TestFilePieces::filesThatAreEditedAwayAreNotGiven() {
    PieceTable table(fileOf("first"));
    table.replace({0, 10}, asBytes("typed"));
    QCOMPARE(filesOf(table, {0, 5}), Files{});
}

void TestFilePieces::bytesInMemoryAreOfNoFile() {
    PieceTable table;
    QCOMPARE(filesOf(table, {0, 0}), Files{});
    table.insert(0, asBytes("typed"));
    QCOMPARE(filesOf(table, {0, 5}), Files{});
}

QTEST_GUILESS_MAIN(TestFilePieces)
#include "tst_file_pieces.moc"

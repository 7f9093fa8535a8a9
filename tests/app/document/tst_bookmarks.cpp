// Bookmarks belong to their bytes, whatever is edited, undone and redone.

#include "document/bookmarks.h"
#include "document/document.h"
#include "settings/settings.h"
#include "window/bookmark_store.h"
#include "window/bookmarks_model.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>
#include <QtTest>

#include <map>
#include <random>
#include <set>

using namespace moji;
using namespace moji::app;

class TestBookmarks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>(m_codecs);
        m_document->setBytes(asBytes("0123456789"), {});
    }
    void toggles();
    void nextAndPreviousGoRound();
    void followEdits_data();
    void followEdits();
    void anyEditsAndUndos();
    void otherBytesHaveNone();
    void namesAreEditedInTheTable();
    void areKeptByFile();
    void areLimited();

private:
    Bookmarks& bookmarks() { return m_document->bookmarks(); }
    [[nodiscard]] QList<std::uint64_t> offsets() {
        QList<std::uint64_t> list;
        for (const Bookmark& one : bookmarks().list())
            list += one.offset;
        return list;
    }

    CodecRegistry m_codecs;
    std::unique_ptr<Document> m_document;
};

void TestBookmarks::toggles() {
    const QSignalSpy changed(&bookmarks(), &Bookmarks::changed);
    QVERIFY(bookmarks().toggle(7));
    QVERIFY(bookmarks().toggle(3));
    QCOMPARE(offsets(), (QList<std::uint64_t>{3, 7}));
    QVERIFY(!bookmarks().toggle(7));
    QCOMPARE(offsets(), QList<std::uint64_t>{3});
    QCOMPARE(changed.count(), 3);
}

void TestBookmarks::nextAndPreviousGoRound() {
    QCOMPARE(bookmarks().next(0), nullptr);
    QCOMPARE(bookmarks().previous(0), nullptr);
    for (const std::uint64_t offset : {2u, 5u, 9u})
        bookmarks().toggle(offset);
    QCOMPARE(bookmarks().next(2)->offset, 5u);
    QCOMPARE(bookmarks().next(9)->offset, 2u);
    QCOMPARE(bookmarks().previous(5)->offset, 2u);
    QCOMPARE(bookmarks().previous(2)->offset, 9u);
}

void TestBookmarks::followEdits_data() {
    QTest::addColumn<int>("begin");
    QTest::addColumn<int>("end");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QList<std::uint64_t>>("expected"); // of 3 and 7
    using List = QList<std::uint64_t>;
    QTest::newRow("insert-before") << 1 << 1 << QByteArray("ab") << List{5, 9};
    QTest::newRow("insert-at-it") << 3 << 3 << QByteArray("ab") << List{5, 9};
    QTest::newRow("insert-after") << 8 << 8 << QByteArray("ab") << List{3, 7};
    QTest::newRow("remove-before") << 0 << 2 << QByteArray() << List{1, 5};
    QTest::newRow("remove-it") << 3 << 4 << QByteArray() << List{6};
    QTest::newRow("remove-all") << 0 << 10 << QByteArray() << List{};
    QTest::newRow("overwrite-it") << 3 << 4 << QByteArray("x") << List{3, 7};
    QTest::newRow("shorter-in-its-place") << 2 << 5 << QByteArray("xy") << List{3, 6};
    QTest::newRow("too-short-in-its-place") << 2 << 5 << QByteArray("x") << List{5};
    QTest::newRow("longer-in-its-place") << 2 << 5 << QByteArray("vwxyz") << List{3, 9};
}

void TestBookmarks::followEdits() {
    QFETCH(int, begin);
    QFETCH(int, end);
    QFETCH(QByteArray, bytes);
    QFETCH(QList<std::uint64_t>, expected);
    bookmarks().toggle(3);
    bookmarks().toggle(7);
    bookmarks().rename(7, QStringLiteral("seven"));
    m_document->replace({std::uint64_t(begin), std::uint64_t(end)},
                        asBytes(std::string_view(bytes.data(), std::size_t(bytes.size()))),
                        QStringLiteral("edit"));
    QCOMPARE(offsets(), expected);
    m_document->undoStack().undo();
    QCOMPARE(offsets(), (QList<std::uint64_t>{3, 7}));
    QCOMPARE(bookmarks().at(7)->name, QStringLiteral("seven"));
    m_document->undoStack().redo();
    QCOMPARE(offsets(), expected);
}

/// Every byte has a number that goes with it, also where it is overwritten in its place. The
/// bookmarked ones are where their numbers are, at any time.
void TestBookmarks::anyEditsAndUndos() {
    using Numbers = std::vector<int>;
    std::mt19937 random(20261);
    const auto below = [&](std::size_t n) { return std::uint64_t(random() % (n + 1)); };
    int fresh = 0;
    Numbers now;
    while (now.size() < 60)
        now.push_back(fresh++);
    m_document->setBytes(Bytes(60, Byte{'a'}), {});
    std::map<int, Numbers> states{{0, now}};
    std::uint64_t typedTo = 0;
    std::set<int> marked;
    for (const std::uint64_t offset : {0u, 7u, 8u, 9u, 30u, 31u, 59u}) {
        bookmarks().toggle(offset);
        marked.insert(int(offset));
    }
    for (int round = 0; round < 4000; ++round) {
        QUndoStack& stack = m_document->undoStack();
        const auto choice = below(9);
        if (choice < 3 && stack.canUndo()) {
            stack.undo();
            now = states[stack.index()];
        } else if (choice < 5 && stack.canRedo()) {
            stack.redo();
            now = states[stack.index()];
        } else {
            const bool goesOn = below(3) > 0; // typing, one step of Undo
            const std::uint64_t begin =
                goesOn ? std::min<std::uint64_t>(typedTo, now.size()) : below(now.size());
            const std::uint64_t end = std::min<std::uint64_t>(now.size(), begin + below(5));
            const std::size_t inserted = now.size() > 200 ? 0 : below(5);
            if (begin == end && inserted == 0)
                continue;
            const auto inModel = [&](ByteRange cut, std::size_t added) {
                const auto kept = std::ptrdiff_t(std::min(cut.begin + added, cut.end));
                now.erase(now.begin() + kept, now.begin() + std::ptrdiff_t(cut.end));
                Numbers more;
                for (std::uint64_t i = std::uint64_t(kept) - cut.begin; i < added; ++i)
                    more.push_back(fresh++);
                now.insert(now.begin() + kept, more.begin(), more.end());
            };
            if (choice < 8) {
                inModel({begin, end}, inserted);
                m_document->replace({begin, end}, Bytes(inserted, Byte{'b'}),
                                    QStringLiteral("typing"));
                typedTo = begin + inserted;
            } else { // at several places, from the end on in the model, as Replace all does
                const std::uint64_t before = now.size();
                std::vector<PieceTable::Edit> edits;
                for (std::uint64_t at = begin; at <= before && edits.size() < 6;) {
                    const std::uint64_t to = std::min<std::uint64_t>(before, at + below(3));
                    const std::uint64_t added = to == at ? 1 : before > 200 ? 0 : below(5);
                    edits.push_back({{at, to}, {0, added}});
                    at = std::max(to, at + 1) + below(3) * below(3);
                }
                for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
                    inModel(edit->range, edit->bytes.length());
                PieceTable table = m_document->table();
                table.replaceAll(edits, std::make_shared<const MemorySource>(Bytes(5, Byte{'c'})));
                m_document->adopt(table, changeOf(edits), QStringLiteral("several"));
            }
            QCOMPARE(m_document->size(), now.size());
            states[stack.index()] = now;
        }
        QList<std::uint64_t> expected;
        for (std::size_t i = 0; i < now.size(); ++i)
            if (marked.contains(now[i]))
                expected += i;
        QVERIFY2(offsets() == expected, qPrintable(QString::number(round)));
    }
}

void TestBookmarks::otherBytesHaveNone() {
    bookmarks().toggle(3);
    m_document->remove({2, 5}, QStringLiteral("edit"));
    m_document->setBytes(asBytes("other"), {});
    QVERIFY(bookmarks().list().empty());
    m_document->insert(0, asBytes("x"), QStringLiteral("edit"));
    m_document->undoStack().undo();
    QVERIFY(bookmarks().list().empty());
}

void TestBookmarks::namesAreEditedInTheTable() {
    BookmarksModel model(m_document.get(), nullptr);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    bookmarks().toggle(3);
    bookmarks().toggle(1);
    QCOMPARE(model.rowCount(), 2);
    const QModelIndex name = model.index(1, BookmarksModel::Name);
    QVERIFY(name.flags() & Qt::ItemIsEditable);
    QVERIFY(model.setData(name, QStringLiteral("  the\nfourth "), Qt::EditRole));
    QCOMPARE(bookmarks().at(3)->name, QStringLiteral("the fourth"));
    QCOMPARE(model.data(name, Qt::DisplayRole).toString(), QStringLiteral("the fourth"));
    QVERIFY(model.data(model.index(1, BookmarksModel::Byte), Qt::DisplayRole)
                .toString()
                .contains(QStringLiteral("DIGIT THREE")));
    QVERIFY(!(model.index(1, BookmarksModel::Offset).flags() & Qt::ItemIsEditable));
}

void TestBookmarks::areKeptByFile() {
    const std::vector<Bookmark> some{{0, {}}, {0x1C, QStringLiteral("a name: 世 & so on")}};
    storeBookmarks(QStringLiteral("/tmp/a"), some);
    storeBookmarks(QStringLiteral("/tmp/b"), {{5, {}}});
    QVERIFY(storedBookmarks(QStringLiteral("/tmp/a")) == some);
    storeBookmarks(QStringLiteral("/tmp/a"), {});
    QVERIFY(storedBookmarks(QStringLiteral("/tmp/a")).empty());
    QCOMPARE(storedBookmarks(QStringLiteral("/tmp/b")).size(), std::size_t{1});
    for (int i = 0; i < kMostBookmarkedFiles; ++i)
        storeBookmarks(QString::number(i), {{1, {}}});
    QVERIFY(storedBookmarks(QStringLiteral("/tmp/b")).empty()); // the oldest
    bookmarks().replaceAll({{3, {}}, {11, {}}});
    QCOMPARE(offsets(), QList<std::uint64_t>{3}); // the file is shorter now
    settings().useNoFolder();
}

/// As many as a session can hold; those of a file with more bytes than that are read at once.
void TestBookmarks::areLimited() {
    m_document->setBytes(Bytes(1'000'000, 'a'), {});
    std::vector<Bookmark> all;
    for (std::uint64_t offset = 0; offset < m_document->size(); ++offset)
        all.push_back({offset, {}});
    QVERIFY(!bookmarks().isFull());
    bookmarks().replaceAll(all);
    QVERIFY(bookmarks().isFull());
    all.resize(kMostRemarks);
    QVERIFY(bookmarks().list() == all);
    QVERIFY(!bookmarks().toggle(500'000));
    QVERIFY(bookmarks().list() == all);
    QVERIFY(!bookmarks().toggle(0)); // removes it
    QVERIFY(bookmarks().toggle(500'000));
    // Undo restores bookmarks, but no more than there can be.
    m_document->remove({0, 10}, {});
    QVERIFY(bookmarks().toggle(600'000));
    m_document->undoStack().undo();
    QCOMPARE(bookmarks().list().size(), kMostRemarks);
}

QTEST_MAIN(TestBookmarks)
#include "tst_bookmarks.moc"

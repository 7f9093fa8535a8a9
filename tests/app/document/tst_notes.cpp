// Notes belong to their bytes, whatever is edited, undone and redone.

#include "document/document.h"
#include "document/notes.h"
#include "settings/settings.h"
#include "window/bookmark_store.h"
#include "window/notes_model.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>
#include <QtTest>

#include <map>
#include <random>
#include <set>

using namespace moji;
using namespace moji::app;

namespace {

ByteRange range(int begin, int end) {
    return {std::uint64_t(begin), std::uint64_t(end)};
}

} // namespace

class TestNotes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>(m_codecs);
        m_document->setBytes(asBytes("0123456789"), {});
    }
    void areWrittenReplacedAndRemoved();
    void areFoundByTheirBytes();
    void followEdits_data();
    void followEdits();
    void anyEditsAndUndos();
    void aRemovedOneStaysRemoved();
    void otherBytesHaveNone();
    void areListed();
    void areKeptByFile();
    void areLimited();

private:
    Notes& notes() { return m_document->notes(); }
    [[nodiscard]] QStringList ranges() {
        QStringList list;
        for (const Note& note : notes().list())
            list += QStringLiteral("%1:%2").arg(note.range.begin).arg(note.range.end);
        return list;
    }

    CodecRegistry m_codecs;
    std::unique_ptr<Document> m_document;
};

void TestNotes::areWrittenReplacedAndRemoved() {
    const QSignalSpy changed(&notes(), &Notes::changed);
    QVERIFY(notes().write(range(2, 5), QStringLiteral("  two\nlines ")));
    QVERIFY(notes().write(range(2, 5), QStringLiteral("other")));
    QVERIFY(notes().write(range(0, 99), QStringLiteral("all")));
    QCOMPARE(ranges(), (QStringList{QStringLiteral("0:10"), QStringLiteral("2:5")}));
    QCOMPARE(notes().list()[1].text, QStringLiteral("other"));
    QVERIFY(!notes().write(range(2, 5), QStringLiteral(" \n ")));
    QVERIFY(!notes().write(range(10, 12), QStringLiteral("past the end")));
    QCOMPARE(ranges(), QStringList{QStringLiteral("0:10")});
    notes().remove(range(0, 10));
    QVERIFY(notes().list().empty());
    QVERIFY(changed.count() >= 5);
    QVERIFY(notes().write(range(0, 1), QString(kMostNoteText + 5, QLatin1Char('x'))));
    QCOMPARE(notes().list()[0].text.size(), qsizetype{kMostNoteText});
}

void TestNotes::areFoundByTheirBytes() {
    notes().replaceAll({{range(4, 8), QStringLiteral("long")},
                        {range(5, 6), QStringLiteral("short")},
                        {range(9, 10), QStringLiteral("last")},
                        {range(10, 12), QStringLiteral("outside")},
                        {range(1, 2), QString()}});
    QCOMPARE(ranges(),
             (QStringList{QStringLiteral("4:8"), QStringLiteral("5:6"), QStringLiteral("9:10")}));
    QCOMPARE(notes().at(5)->text, QStringLiteral("short"));
    QCOMPARE(notes().at(4)->text, QStringLiteral("long"));
    QCOMPARE(notes().at(8), nullptr);
    QCOMPARE(notes().in(range(5, 9)).size(), std::size_t{2});
    QCOMPARE(notes().in(range(8, 9)).size(), std::size_t{0});
}

void TestNotes::followEdits_data() {
    QTest::addColumn<int>("begin");
    QTest::addColumn<int>("end");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("expected"); // of 3:6 and 7:8
    const auto row = [](const char* name, int begin, int end, const char* bytes,
                        const char* expected) {
        QTest::newRow(name) << begin << end << QByteArray(bytes)
                            << QString::fromLatin1(expected).split(QLatin1Char(' '),
                                                                   Qt::SkipEmptyParts);
    };
    row("insert-before", 1, 1, "ab", "5:8 9:10");
    row("insert-at-its-start", 3, 3, "ab", "5:8 9:10");
    row("insert-inside", 4, 4, "ab", "3:8 9:10");
    row("insert-at-its-end", 6, 6, "ab", "3:6 9:10");
    row("remove-before", 0, 2, "", "1:4 5:6");
    row("remove-its-start", 2, 4, "", "2:4 5:6");
    row("remove-its-middle", 4, 5, "", "3:5 6:7");
    row("remove-its-end", 5, 7, "", "3:5 5:6");
    row("remove-it", 3, 6, "", "4:5");
    row("remove-all", 0, 10, "", "");
    row("overwrite-it", 3, 6, "xyz", "3:6 7:8");
    row("shorter-in-its-place", 3, 6, "x", "3:4 5:6");
    row("longer-over-its-end", 5, 7, "vwxyz", "3:6 10:11");
}

void TestNotes::followEdits() {
    QFETCH(int, begin);
    QFETCH(int, end);
    QFETCH(QByteArray, bytes);
    QFETCH(QStringList, expected);
    notes().write(range(3, 6), QStringLiteral("first"));
    notes().write(range(7, 8), QStringLiteral("second"));
    const std::vector<Note> before = notes().list();
    m_document->replace(range(begin, end),
                        asBytes(std::string_view(bytes.data(), std::size_t(bytes.size()))),
                        QStringLiteral("edit"));
    QCOMPARE(ranges(), expected);
    m_document->undoStack().undo();
    QVERIFY(notes().list() == before);
    m_document->undoStack().redo();
    QCOMPARE(ranges(), expected);
    m_document->undoStack().undo();
    QVERIFY(notes().list() == before);
}

/// Every byte has a number that goes with it, also where it is overwritten in its place. A note has
/// the numbers of its bytes; bytes between its first and its last one join it. After any undo and
/// redo the notes are what they were at that step.
void TestNotes::anyEditsAndUndos() {
    using Numbers = std::vector<int>;
    using Members = std::vector<std::set<int>>;
    struct State {
        Numbers bytes;
        Members notes;
    };
    std::mt19937 random(20262);
    const auto below = [&](std::size_t n) { return std::uint64_t(random() % (n + 1)); };
    int fresh = 0;
    State now;
    while (now.bytes.size() < 60)
        now.bytes.push_back(fresh++);
    m_document->setBytes(Bytes(60, Byte{'a'}), {});
    for (const auto& [begin, end] :
         {std::pair{0, 3}, {2, 40}, {10, 11}, {11, 20}, {30, 60}, {59, 60}}) {
        notes().write(range(begin, end), QString::number(now.notes.size()));
        std::set<int> members;
        for (int i = begin; i < end; ++i)
            members.insert(i);
        now.notes.push_back(members);
    }
    std::map<int, State> states{{0, now}};
    const auto isIn = [](const std::set<int>& members, int number) {
        return members.contains(number);
    };
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
            const std::uint64_t begin = below(now.bytes.size());
            const std::uint64_t end = std::min<std::uint64_t>(now.bytes.size(), begin + below(5));
            const std::size_t inserted = now.bytes.size() > 200 ? 0 : below(5);
            if (begin == end && inserted == 0)
                continue;
            const auto kept = std::ptrdiff_t(std::min(begin + inserted, end));
            for (auto i = kept; i < std::ptrdiff_t(end); ++i)
                for (std::set<int>& members : now.notes)
                    members.erase(now.bytes[std::size_t(i)]);
            now.bytes.erase(now.bytes.begin() + kept, now.bytes.begin() + std::ptrdiff_t(end));
            Numbers more;
            for (std::uint64_t i = std::uint64_t(kept) - begin; i < inserted; ++i)
                more.push_back(fresh++);
            now.bytes.insert(now.bytes.begin() + kept, more.begin(), more.end());
            for (std::set<int>& members : now.notes) {
                const auto isMember = [&](int number) { return isIn(members, number); };
                const auto first = std::find_if(now.bytes.begin(), now.bytes.end(), isMember);
                const auto last = std::find_if(now.bytes.rbegin(), now.bytes.rend(), isMember);
                if (first != now.bytes.end())
                    members.insert(first, last.base());
            }
            m_document->replace({begin, end}, Bytes(inserted, Byte{'b'}), QStringLiteral("typing"));
            states[stack.index()] = now;
        }
        std::map<QString, ByteRange> expected;
        for (std::size_t i = 0; i < now.notes.size(); ++i)
            for (std::size_t at = 0; at < now.bytes.size(); ++at)
                if (isIn(now.notes[i], now.bytes[at])) {
                    auto& place =
                        expected.try_emplace(QString::number(i), ByteRange{at, at}).first->second;
                    place.end = at + 1;
                }
        std::map<QString, ByteRange> actual;
        for (const Note& note : notes().list())
            actual[note.text] = note.range;
        QVERIFY2(actual == expected, qPrintable(QString::number(round)));
    }
}

void TestNotes::aRemovedOneStaysRemoved() {
    notes().write(range(3, 6), QStringLiteral("note"));
    m_document->remove(range(5, 7), QStringLiteral("edit"));
    notes().remove(range(3, 5));
    m_document->undoStack().undo();
    QVERIFY(notes().list().empty());
}

void TestNotes::otherBytesHaveNone() {
    notes().write(range(3, 6), QStringLiteral("note"));
    m_document->remove(range(2, 8), QStringLiteral("edit"));
    m_document->setBytes(asBytes("other bytes"), {});
    QVERIFY(notes().list().empty());
    notes().write(range(3, 6), QStringLiteral("note"));
    m_document->setBytes(asBytes("same length"), {});
    QVERIFY(notes().list().empty());
}

void TestNotes::areListed() {
    NotesModel model(m_document.get(), nullptr);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    notes().write(range(3, 6), QStringLiteral("two\nlines"));
    notes().write(range(1, 2), QStringLiteral("<b>one</b>"));
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.range(1), range(3, 6));
    QCOMPARE(model.index(1, NotesModel::Text).data().toString(), QStringLiteral("two lines"));
    QCOMPARE(model.index(0, NotesModel::Text).data(Qt::ToolTipRole).toString(),
             QStringLiteral("<b>one</b>")); // tool tips are plain text
    m_document->insert(0, asBytes("x"), QStringLiteral("edit"));
    QCOMPARE(model.range(0), range(2, 3));
    notes().remove(range(2, 3));
    QCOMPARE(model.rowCount(), 1);
}

void TestNotes::areKeptByFile() {
    const std::vector<Note> some{{range(0, 3), QStringLiteral("a note: 世 & so on")},
                                 {range(0x1C, 0x1F), QStringLiteral("two\nlines")}};
    storeNotes(QStringLiteral("/tmp/a"), some);
    storeBookmarks(QStringLiteral("/tmp/a"), {{5, {}}});
    QVERIFY(storedNotes(QStringLiteral("/tmp/a")) == some);
    QVERIFY(storedNotes(QStringLiteral("/tmp/b")).empty());
    storeNotes(QStringLiteral("/tmp/a"), {});
    QVERIFY(storedNotes(QStringLiteral("/tmp/a")).empty());
    QCOMPARE(storedBookmarks(QStringLiteral("/tmp/a")).size(), std::size_t{1});
    settings().useNoFolder();
}

void TestNotes::areLimited() {
    m_document->setBytes(Bytes(20'000, 'a'), {});
    const QString text = QStringLiteral("a note");
    std::vector<Note> all;
    for (std::uint64_t offset = 0; offset < m_document->size(); ++offset)
        all.push_back({{offset, offset + 1}, text});
    notes().replaceAll(all);
    QVERIFY(notes().isFull());
    QCOMPARE(notes().list().size(), kMostRemarks);
    QVERIFY(!notes().write(range(15'000, 15'001), text));
    QCOMPARE(notes().list().size(), kMostRemarks);
    QVERIFY(notes().write(range(5, 6), QStringLiteral("another"))); // in place of one
    QCOMPARE(notes().at(5)->text, QStringLiteral("another"));
    notes().remove(range(5, 6));
    QVERIFY(notes().write(range(15'000, 15'001), text));
}

QTEST_MAIN(TestNotes)
#include "tst_notes.moc"

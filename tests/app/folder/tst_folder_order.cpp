// Rows of a survey: kept compactly, counted, filtered and sorted; snapshots never change.

#include "app/folder/folder_bench.h"
#include "folder/folder_order.h"

using namespace moji;
using namespace moji::app;

using Numbers = std::vector<FolderRows::Number>;

class TestFolderOrder : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void totalsCountGroupsAndTroubles();
    void filtersByNameGroupAndTrouble();
    void sortsByEveryColumnAndBack();
    void aSnapshotStaysAsItWas();
    void aReplacedRowIsCountedOnce();
    void manyRowsKeepTheirNames();

private:
    [[nodiscard]] static FolderFilter named(const char* name) {
        FolderFilter filter;
        filter.name = name;
        return filter;
    }
    [[nodiscard]] Numbers ordered(const FolderFilter& filter, FolderColumn column,
                                  bool down = false) const {
        return orderedRows(m_rows.snapshot(), filter, {column, down});
    }
    FolderRows m_rows;
};

void TestFolderOrder::init() {
    m_rows = FolderRows();
    m_rows.add(textRecord("a/One.TXT", "windows-1251", 30));
    m_rows.add(textRecord("a/two.md", "UTF-8", 10));
    FileRecord broken = textRecord("b/three.txt", "UTF-8", 20);
    broken.valid = false;
    broken.problems = 3;
    broken.firstProblem = FirstProblem{7, 2};
    m_rows.add(broken);
    FileRecord gone;
    gone.name = "c/four";
    gone.kind = FileKind::Unreadable;
    gone.error = "No such file or directory";
    m_rows.add(gone);
}

void TestFolderOrder::totalsCountGroupsAndTroubles() {
    const FolderTotals& totals = m_rows.totals();
    QCOMPARE(totals.all.files, 4U);
    QCOMPARE(totals.all.bytes, 60U);
    QCOMPARE(totals.groups.at(m_rows[1].group).files, 2U);
    QCOMPARE(totals.troubles[static_cast<std::size_t>(Trouble::NotUtf8)], 1U);
    QCOMPARE(totals.troubles[static_cast<std::size_t>(Trouble::Invalid)], 1U);
    QCOMPARE(totals.troubled, 3U);
    QCOMPARE(m_rows[2].firstProblem, 7U);
    QCOMPARE(m_rows[2].firstLine, 2U);
    QCOMPARE(m_rows.text(m_rows[3].detail), std::string("No such file or directory"));
}

void TestFolderOrder::filtersByNameGroupAndTrouble() {
    QCOMPARE(ordered(named("one"), FolderColumn::Name), (Numbers{0}));
    QCOMPARE(ordered(named("*.txt"), FolderColumn::Name), (Numbers{0, 2}));
    QCOMPARE(ordered(named("a/*"), FolderColumn::Name), (Numbers{0, 1}));
    FolderFilter withoutFolder = named("/"); // what the table leaves out is not looked at
    withoutFolder.namePrefix = 2;
    QCOMPARE(ordered(withoutFolder, FolderColumn::Name), Numbers{});
    withoutFolder.name = "t*";
    QCOMPARE(ordered(withoutFolder, FolderColumn::Name), (Numbers{1, 2}));
    FolderFilter filter;
    filter.group = m_rows[1].group;
    QCOMPARE(ordered(filter, FolderColumn::Name), (Numbers{1, 2}));
    filter.group.reset();
    filter.files = FolderFilter::Files::Troubled;
    QCOMPARE(ordered(filter, FolderColumn::Name), (Numbers{0, 2, 3}));
    filter.files = FolderFilter::Files::WithTrouble;
    filter.trouble = Trouble::Unreadable;
    QCOMPARE(ordered(filter, FolderColumn::Name), (Numbers{3}));
    filter.name = "nothing";
    QCOMPARE(ordered(filter, FolderColumn::Name), Numbers());
}

void TestFolderOrder::sortsByEveryColumnAndBack() {
    QCOMPARE(ordered({}, FolderColumn::Name, true), (Numbers{3, 2, 1, 0}));
    QCOMPARE(ordered({}, FolderColumn::Size), (Numbers{3, 1, 2, 0}));
    QCOMPARE(ordered({}, FolderColumn::Size, true), (Numbers{0, 2, 1, 3}));
    // Kinds without an encoding come first; equal ones by name.
    QCOMPARE(ordered({}, FolderColumn::Encoding), (Numbers{3, 1, 2, 0}));
    // What cannot be read is the gravest, then malformed bytes.
    QCOMPARE(ordered({}, FolderColumn::Findings, true), (Numbers{3, 2, 0, 1}));
    QCOMPARE(ordered({}, FolderColumn::Score), (Numbers{3, 0, 1, 2}));
}

void TestFolderOrder::aSnapshotStaysAsItWas() {
    const FolderRows::Snapshot known = m_rows.snapshot();
    m_rows.add(textRecord("d/five", "UTF-8", 5));
    m_rows.replace({{0, textRecord("a/One.TXT", "UTF-8", 60)}});
    QCOMPARE(known.size(), 4U);
    QCOMPARE(known[0].bytes, 30U);
    QCOMPARE(m_rows[0].bytes, 60U);
    m_rows = FolderRows(); // the names of the snapshot live on
    QCOMPARE(std::string(known[0].name()), std::string("a/One.TXT"));
}

void TestFolderOrder::aReplacedRowIsCountedOnce() {
    const FileGroup old = m_rows[0].group;
    m_rows.replace({{0, textRecord("a/One.TXT", "UTF-8", 60)}});
    QVERIFY(!m_rows.totals().groups.contains(old));
    QCOMPARE(m_rows.totals().all.bytes, 90U);
    QCOMPARE(m_rows.totals().troubles[static_cast<std::size_t>(Trouble::NotUtf8)], 0U);
    QCOMPARE(std::string(m_rows[0].name()), std::string("a/One.TXT"));
}

void TestFolderOrder::manyRowsKeepTheirNames() {
    m_rows = FolderRows();
    constexpr int kMany = 20000; // over many blocks and pieces of names
    for (int i = 0; i < kMany; ++i)
        m_rows.add(
            textRecord("folder/file-" + std::to_string(i), "UTF-8", static_cast<std::uint64_t>(i)));
    for (int i = 0; i < kMany; i += 997)
        QCOMPARE(std::string(m_rows[static_cast<FolderRows::Number>(i)].name()),
                 "folder/file-" + std::to_string(i));
    const Numbers order = orderedRows(m_rows.snapshot(), {}, {FolderColumn::Size, true});
    QCOMPARE(order.size(), std::size_t{kMany});
    QCOMPARE(order.front(), FolderRows::Number{kMany - 1});
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(
        orderedRows(m_rows.snapshot(), {}, {FolderColumn::Size, true}, stop.get_token()).empty());
}

QTEST_GUILESS_MAIN(TestFolderOrder)
#include "tst_folder_order.moc"

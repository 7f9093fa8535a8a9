// The tables of the Folder panel obey the rules of item models, whatever is done to them.

#include "app/folder/folder_bench.h"
#include "folder/conversion_model.h"
#include "folder/folder_model.h"
#include "folder/folder_words.h"
#include "folder/preview_model.h"
#include "jobs/job_monitor.h"

#include <QAbstractItemModelTester>

using namespace moji;
using namespace moji::app;

constexpr auto kFatal = QAbstractItemModelTester::FailureReportingMode::QtTest;

class TestFolderModels : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void filesArriveSortedAndFiltered();
    void aFilterHoldsForFilesToCome();
    void aSortHoldsForFilesToCome();
    void onlySureFilesAreChosen();
    void whatIsDoneReplacesThePlan();
    void aPreviewMarksWhatChanged();
    void encodingsAreAList();
    void doubtAndMojibakeAreFindings();

private:
    /// With spaces between them.
    [[nodiscard]] static QByteArray names(const FolderModel& model) {
        QByteArrayList all;
        for (int row = 0; row < model.rowCount(); ++row)
            all += model.index(row, 0).data().toString().toUtf8();
        return all.join(' ');
    }
};

void TestFolderModels::filesArriveSortedAndFiltered() {
    JobMonitor jobs;
    FolderModel model(jobs);
    const QAbstractItemModelTester tester(&model, kFatal);
    model.clear(2);
    model.add({textRecord("r/a", "UTF-8", 3), textRecord("r/b", "KOI8-R", 1)});
    model.add({textRecord("r/c", "UTF-8", 2)});
    QCOMPARE(names(model), QByteArray("a b c"));
    model.sort(static_cast<int>(FolderColumn::Size), Qt::AscendingOrder);
    QTRY_COMPARE(names(model), QByteArray("b c a"));
    QCOMPARE(model.rowOf(0), 2);
    QCOMPARE(model.rowsOf({0, 1}), (std::vector<int>{0, 2}));
    FolderFilter utf8;
    utf8.group = model.files()[0].group;
    model.setFilter(utf8);
    QTRY_COMPARE(names(model), QByteArray("c a"));
    QCOMPARE(model.rowOf(1), -1);
    model.replace({{0, textRecord("r/a", "KOI8-R", 3)}});
    QTRY_COMPARE(names(model), QByteArray("c"));
    model.clear(2);
    QCOMPARE(model.rowCount(), 0);
}

void TestFolderModels::encodingsAreAList() {
    QCOMPARE(encodingsText("KOI8-R"), QStringLiteral("KOI8-R"));
    QCOMPARE(encodingsText("UTF-8,windows-1251"), QStringLiteral("UTF-8, windows-1251"));
}

void TestFolderModels::doubtAndMojibakeAreFindings() {
    FileRecord doubtful = textRecord("a", "IBM775", 1);
    doubtful.ambiguous = true;
    FileRecord misread = textRecord("b", "UTF-8", 1);
    misread.mojibake = MojibakeFinding{3, "encode windows-1251, decode UTF-8"};
    FileRecord escaped = textRecord("c", "UTF-8", 1);
    escaped.mojibake = MojibakeFinding{1, "unescape html, encode windows-1252, decode UTF-8"};
    JobMonitor jobs;
    FolderModel model(jobs);
    model.add({doubtful, misread, escaped});
    const auto finding = [&](int row) {
        return model.index(row, static_cast<int>(FolderColumn::Findings)).data().toString();
    };
    QCOMPARE(finding(0), QStringLiteral("encoding uncertain"));
    QCOMPARE(finding(1), QStringLiteral("mojibake in 3 places: UTF-8 read as windows-1251"));
    QCOMPARE(finding(2), QStringLiteral("mojibake in 1 place: UTF-8 read as windows-1252, then "
                                        "escaped (html)"));
}

void TestFolderModels::aFilterHoldsForFilesToCome() {
    JobMonitor jobs;
    FolderModel model(jobs);
    const QAbstractItemModelTester tester(&model, kFatal);
    FolderFilter text;
    text.name = "*.txt";
    model.setFilter(text);
    model.add({textRecord("a.txt", "UTF-8", 3), textRecord("b.md", "UTF-8", 1)});
    QTRY_COMPARE(names(model), QByteArray("a.txt"));
    model.add({textRecord("c.txt", "UTF-8", 3), textRecord("d.md", "UTF-8", 1)});
    QTRY_COMPARE(names(model), QByteArray("a.txt c.txt"));
}

void TestFolderModels::aSortHoldsForFilesToCome() {
    JobMonitor jobs;
    FolderModel model(jobs);
    const QAbstractItemModelTester tester(&model, kFatal);
    model.sort(static_cast<int>(FolderColumn::Size), Qt::DescendingOrder);
    for (std::uint64_t i = 1; i <= 5; ++i) {
        model.add({textRecord(std::to_string(i), "UTF-8", i)});
        QTest::qWait(20);
    }
    QTRY_COMPARE(names(model), QByteArray("5 4 3 2 1"));
}

namespace {

ConvertOutcome planned(std::string name, ConvertAction action, bool isDoubt) {
    ConvertOutcome outcome;
    outcome.name = std::move(name);
    outcome.action = action;
    outcome.isDoubt = isDoubt;
    outcome.from = "windows-1251";
    outcome.to = "UTF-8";
    outcome.sha256 = "known";
    return outcome;
}

} // namespace

void TestFolderModels::onlySureFilesAreChosen() {
    ConversionModel model;
    const QAbstractItemModelTester tester(&model, kFatal);
    model.add({planned("sure", ConvertAction::Converted, false),
               planned("doubtful", ConvertAction::Left, true),
               planned("same", ConvertAction::Unchanged, false),
               planned("binary", ConvertAction::Left, false),
               planned("failed", ConvertAction::Failed, false)});
    QCOMPARE(model.rowCount(), 3); // those that stay as they are, are counted
    QCOMPARE(model.unlisted(), 2U);
    QCOMPARE(model.chosenCount(), 1U);
    QCOMPARE(model.chosen().front().name, std::string("sure"));
    const QModelIndex doubtful = model.index(1, ConversionModel::kFile);
    QCOMPARE(doubtful.data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
    QVERIFY(model.setData(doubtful, Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(model.chosenCount(), 2U);
    const QModelIndex failed = model.index(2, ConversionModel::kFile);
    QVERIFY(!failed.data(Qt::CheckStateRole).isValid());
    QVERIFY(!model.setData(failed, Qt::Checked, Qt::CheckStateRole));
    model.toggle({model.index(0, 0), model.index(1, 0), model.index(2, 0)});
    QCOMPARE(model.chosenCount(), 0U);
    model.toggle({model.index(0, 0), model.index(1, 0)});
    QCOMPARE(model.chosenCount(), 2U);
}

void TestFolderModels::whatIsDoneReplacesThePlan() {
    ConversionModel model;
    const QAbstractItemModelTester tester(&model, kFatal);
    model.add({planned("doubtful", ConvertAction::Left, true),
               planned("one", ConvertAction::Converted, false),
               planned("two", ConvertAction::Converted, false)});
    model.showDone(0, {});
    model.showDone(0, {planned("one", ConvertAction::Converted, false)});
    ConvertOutcome two = planned("two", ConvertAction::Left, true);
    two.reason = "the file has changed since the plan was made";
    model.showDone(1, {two});
    QCOMPARE(model.chosenCount(), 0U);
    QCOMPARE(model.index(1, ConversionModel::kResult).data().toString(),
             QStringLiteral("converted"));
    QVERIFY(model.index(2, ConversionModel::kResult)
                .data()
                .toString()
                .contains(QStringLiteral("has changed")));
    QVERIFY(!model.index(1, ConversionModel::kFile).data(Qt::CheckStateRole).isValid());
}

void TestFolderModels::aPreviewMarksWhatChanged() {
    PreviewModel model;
    const QAbstractItemModelTester tester(&model, kFatal);
    ConversionPreview preview;
    preview.outcome.from = "windows-1251";
    preview.outcome.to = "UTF-8";
    PreviewLine line;
    line.number = 7;
    line.before = {std::u32string(100, U'a') + U"Да\r\n", 100, 102, {0xC4, 0xE0}};
    line.after = {std::u32string(100, U'a') + U"Да\n", 100, 102, {0xD0, 0x94, 0xD0, 0xB0}};
    preview.lines = {line};
    model.show(preview);
    const QModelIndex before = model.index(0, PreviewModel::kBefore);
    const QPoint mark = before.data(PreviewModel::kMarkRole).toPoint();
    const QString text = before.data().toString();
    QCOMPARE(text.mid(mark.x(), mark.y()), QStringLiteral("Да"));
    QVERIFY(text.startsWith(QStringLiteral("…"))); // the mark is in sight
    QVERIFY(text.endsWith(QStringLiteral("␍␊")));
    QCOMPARE(model.headerData(PreviewModel::kBefore, Qt::Horizontal, Qt::DisplayRole).toString(),
             QStringLiteral("Before: windows-1251"));
    QCOMPARE(model.index(0, PreviewModel::kLine).data().toString(), QStringLiteral("7"));
}

QTEST_MAIN(TestFolderModels)
#include "tst_folder_models.moc"

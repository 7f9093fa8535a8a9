// The Folder panel in the real window: opened in every way, a file at its first problem, a
// conversion and its undo, special files, and a tree that goes while it is surveyed.

#include "app/folder/folder_bench.h"
#include "folder/conversion_model.h"
#include "folder/conversion_page.h"
#include "folder/folder_filter_bar.h"
#include "folder/folder_page.h"
#include "folder/preview_view.h"
#include "folder/share_bar.h"
#include "style/fonts.h"
#include "widgets/plain_table.h"
#include "window/folder_dock.h"
#include "window/lens_docks.h"
#include "window/main_window.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QDropEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>

#include <sys/stat.h>
#include <unistd.h>

using namespace moji;
using namespace moji::app;

class TestFolderPanel : public QObject, FolderBench {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void aDroppedFolderIsSurveyed();
    void aFileOpensAtItsFirstProblem();
    void filesInPassingShareATab();
    void theLegendFilters();
    void aClickOnAHeadingSorts();
    void selectionSurvivesSorting();
    void columnsLeaveRoomForAScrollBar();
    void headingsOfNumbersAreWhole();
    void aConversionIsUndoneAsOneStep();
    void theKeyboardGoesOnInTheResult();
    void aConversionThatCannotBeginSaysWhy();
    void aConversionWithoutMemoryEnds();
    void aJournalThatUndoLeftIsInNobodysWay();
    void everyConvertedFileIsSurveyedAgain();
    void doubtfulFilesWaitToBeChosen();
    void specialFilesSayWhatTheyAre();
    void aTreeThatGoesMeanwhile();
    void cancelKeepsWhatHasArrived();

private:
    [[nodiscard]] FolderPanel& panel() { return m_window->folder().panel(); }
    [[nodiscard]] PlainTable& table() { return panel().page().table(); }
    void survey() {
        m_window->folder().open({m_folder.path()});
        QTRY_VERIFY(!panel().isSurveying());
    }
    [[nodiscard]] int rowOf(const char* name) {
        for (int row = 0; row < panel().model().rowCount(); ++row)
            if (panel().model().index(row, 0).data().toString() == QString::fromUtf8(name))
                return row;
        return -1;
    }
    [[nodiscard]] QString cell(const char* name, FolderColumn column) {
        return panel().model().index(rowOf(name), static_cast<int>(column)).data().toString();
    }
    void activate(const char* name) {
        table().setCurrentIndex(panel().model().index(rowOf(name), 0));
        table().setFocus();
        QTest::keyClick(&table(), Qt::Key_Return);
    }
    /// As soon as it is known what would be converted.
    void startConversion() {
        auto* start = find<QPushButton>("conversionStart");
        QTRY_VERIFY(start->isEnabled());
        start->click();
    }
    template <class Widget>
    [[nodiscard]] Widget* find(const char* name) {
        return panel().findChild<Widget*>(QLatin1String(name));
    }

    QTemporaryDir m_state;
    std::unique_ptr<MainWindow> m_window;
};

void TestFolderPanel::initTestCase() {
    qputenv("XDG_STATE_HOME", m_state.path().toUtf8());
}

void TestFolderPanel::init() {
    QDir(m_folder.path()).removeRecursively();
    QDir().mkpath(m_folder.path());
    write("a/russian.txt", kRussian1251);
    write("a/utf8.txt", kRussianUtf8);
    write("b/broken.txt", "fine\n\xC3\xA9t\xC3\xA9 \xC3\xA0 la mer\nbad \xE4\xB8 here\n");
    write("b/picture.png", QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16));
    m_window = std::make_unique<MainWindow>(m_codecs);
    m_window->resize(1440, 900);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestFolderPanel::cleanup() {
    m_window.reset();
}

void TestFolderPanel::aDroppedFolderIsSurveyed() {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(m_folder.path())});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window.get(), &drop);
    QTRY_COMPARE(panel().model().rowCount(), 4);
    auto* dock = m_window->findChild<QDockWidget*>(QStringLiteral("folder"));
    QTRY_VERIFY(m_window->docks().isInSight(*dock));
    QCOMPARE(cell("a/russian.txt", FolderColumn::Encoding), QStringLiteral("windows-1251"));
    QCOMPARE(cell("b/picture.png", FolderColumn::Encoding), QStringLiteral("Binary"));
    QVERIFY(cell("b/broken.txt", FolderColumn::Findings).contains(QStringLiteral("line 3")));
    QTRY_VERIFY(panel().sentence().startsWith(QStringLiteral("4 files")));
    QTRY_COMPARE(dock->accessibleDescription(), QStringLiteral("2 files with trouble"));
}

void TestFolderPanel::aFileOpensAtItsFirstProblem() {
    survey();
    activate("b/broken.txt");
    QTRY_COMPARE(m_window->document().path(), path("b/broken.txt"));
    const auto begin = static_cast<std::uint64_t>(read("b/broken.txt").indexOf('\xE4'));
    QCOMPARE(m_window->selection().range(), (ByteRange{begin, begin + 2}));
    QVERIFY(!m_window->tabs().current().isReplaceable());
    activate("a/russian.txt");
    QTRY_COMPARE(m_window->document().path(), path("a/russian.txt"));
    QCOMPARE(m_window->document().codec().name(), std::string("windows-1251"));
    QCOMPARE(m_window->tabs().count(), 2);
    activate("b/broken.txt"); // its tab comes to the front
    QTRY_COMPARE(m_window->document().path(), path("b/broken.txt"));
    QCOMPARE(m_window->tabs().count(), 2);
}

void TestFolderPanel::filesInPassingShareATab() {
    survey();
    for (const char* name : {"a/russian.txt", "a/utf8.txt", "b/broken.txt"}) {
        const QModelIndex index = panel().model().index(rowOf(name), 0);
        table().scrollTo(index);
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {},
                          table().visualRect(index).center());
        QTRY_COMPARE(m_window->document().path(), path(name));
    }
    QCOMPARE(m_window->tabs().count(), 1);
}

void TestFolderPanel::theLegendFilters() {
    survey();
    for (auto* entry : panel().page().shares().findChildren<QToolButton*>())
        if (entry->text().startsWith(QStringLiteral("windows-1251")))
            entry->click();
    QTRY_COMPARE(panel().model().rowCount(), 1);
    QVERIFY(find<QComboBox>("folderEncoding")
                ->currentText()
                .startsWith(QStringLiteral("windows-1251")));
    find<QComboBox>("folderEncoding")->setCurrentIndex(0);
    QTRY_COMPARE(panel().model().rowCount(), 4);
    find<QLineEdit>("folderName")->setText(QFileInfo(m_folder.path()).fileName());
    QTRY_COMPARE(panel().model().rowCount(), 0); // not in the names that the table shows
    find<QLineEdit>("folderName")->setText(QStringLiteral("b/"));
    QTRY_COMPARE(panel().model().rowCount(), 2);
    find<QComboBox>("folderTrouble")->setCurrentIndex(1);
    QTRY_COMPARE(panel().model().rowCount(), 1);
    QCOMPARE(find<QPushButton>("folderConvert")->text(), QStringLiteral("Convert all 1…"));
}

void TestFolderPanel::aClickOnAHeadingSorts() {
    survey();
    const auto click = [this](FolderColumn column) {
        const QHeaderView& header = *table().horizontalHeader();
        const int section = static_cast<int>(column);
        const int middle =
            header.sectionViewportPosition(section) + header.sectionSize(section) / 2;
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {},
                          QPoint(middle, header.height() / 2));
    };
    click(FolderColumn::Size);
    QTRY_COMPARE(rowOf("b/picture.png"), 0);
    click(FolderColumn::Size);
    QTRY_COMPARE(rowOf("b/picture.png"), panel().model().rowCount() - 1);
    click(FolderColumn::Name);
    QTRY_COMPARE(rowOf("a/russian.txt"), 0);
}

void TestFolderPanel::selectionSurvivesSorting() {
    survey();
    table().selectRow(rowOf("a/utf8.txt"));
    table().sortByColumn(static_cast<int>(FolderColumn::Size), Qt::DescendingOrder);
    QTRY_COMPARE(rowOf("a/utf8.txt"), 0);
    const QModelIndexList rows = table().selectionModel()->selectedRows();
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.front().row(), 0);
    QCOMPARE(find<QPushButton>("folderConvert")->text(), QStringLiteral("Convert 1 selected…"));
}

void TestFolderPanel::columnsLeaveRoomForAScrollBar() {
    constexpr int kMany = 200;
    for (int i = 0; i < kMany; ++i)
        write(qPrintable(QStringLiteral("many/%1.txt").arg(i)), "text\n");
    panel().resize(1280, 400);
    survey();
    QTRY_VERIFY(table().verticalScrollBar()->maximum() > 0);
    QCOMPARE(table().horizontalScrollBar()->maximum(), 0);
}

/// In languages with longer words too.
void TestFolderPanel::headingsOfNumbersAreWhole() {
    survey();
    for (const int zoom : {0, 3}) {
        setZoom(zoom);
        panel().resize(1280 + zoom, 400);
        const QHeaderView* header = table().horizontalHeader();
        const int first = static_cast<int>(FolderColumn::Findings) + 1;
        for (int column = first; column < panel().model().columnCount(); ++column)
            QTRY_VERIFY(header->sectionSize(column) >= header->sectionSizeHint(column));
    }
    setZoom(0);
}

void TestFolderPanel::aConversionIsUndoneAsOneStep() {
    write("a/second.txt", kRussian1251);
    survey();
    auto* undo = m_window->findChild<QAction*>(QStringLiteral("file.undoConversion"));
    QVERIFY(!undo->isEnabled());
    find<QPushButton>("folderConvert")->click();
    ConversionPage& page = panel().conversionPage();
    QTRY_COMPARE(page.model().chosenCount(), 2U);
    page.table().setCurrentIndex(page.model().index(0, 0));
    QTRY_VERIFY(page.preview().model().rowCount() > 0);
    QCOMPARE(page.preview().table().currentIndex().row(), 0); // the first changed line
    QCOMPARE(read("a/russian.txt"), kRussian1251);
    startConversion();
    constexpr int kPatience = 60'000; // ms: not a measure of speed
    QTRY_COMPARE_WITH_TIMEOUT(read("a/second.txt"), kRussianUtf8, kPatience);
    QTRY_VERIFY_WITH_TIMEOUT(undo->isEnabled(), kPatience);
    QCOMPARE(read("a/russian.txt"), kRussianUtf8);
    QTRY_COMPARE(cell("a/russian.txt", FolderColumn::Encoding), QStringLiteral("UTF-8"));
    undo->trigger();
    QTRY_COMPARE(read("a/russian.txt"), kRussian1251);
    QTRY_COMPARE(read("a/second.txt"), kRussian1251);
    QTRY_VERIFY(!undo->isEnabled());
    QTRY_COMPARE(cell("a/second.txt", FolderColumn::Encoding), QStringLiteral("windows-1251"));
    QVERIFY(panel().sentence().contains(QStringLiteral("undone")));
}

/// The pressed button can no longer be pressed; the next key changed the encoding of the document.
void TestFolderPanel::theKeyboardGoesOnInTheResult() {
    survey();
    find<QPushButton>("folderConvert")->click();
    ConversionPage& page = panel().conversionPage();
    auto* start = find<QPushButton>("conversionStart");
    QTRY_VERIFY(start->isEnabled());
    start->setFocus();
    QTest::keyClick(start, Qt::Key_Space);
    QTRY_COMPARE(read("a/russian.txt"), kRussianUtf8);
    auto* undo = find<QPushButton>("conversionUndo");
    QTRY_VERIFY(undo->isEnabled());
    QVERIFY(page.table().hasFocus());
    undo->setFocus();
    QTest::keyClick(undo, Qt::Key_Space);
    QTRY_COMPARE(read("a/russian.txt"), kRussian1251);
    QTRY_VERIFY(table().hasFocus());
    QTRY_COMPARE(panel().sentence(),
                 QStringLiteral("The conversion is undone. Old bytes restored: 1 file."));
}

/// Its journal cannot be written.
void TestFolderPanel::aConversionThatCannotBeginSaysWhy() {
    survey();
    find<QPushButton>("folderConvert")->click();
    ConversionPage& page = panel().conversionPage();
    QTRY_COMPARE(page.model().chosenCount(), 1U);
    write("file", "no folder");
    qputenv("XDG_STATE_HOME", QFile::encodeName(path("file")));
    const auto restore = qScopeGuard([&] { qputenv("XDG_STATE_HOME", m_state.path().toUtf8()); });
    startConversion();
    QTRY_VERIFY(find<QPushButton>("conversionStart")->isEnabled());
    QCOMPARE(read("a/russian.txt"), kRussian1251);
    // The folder for journals.
    QTRY_VERIFY2(panel().sentence().contains(path("file") + QStringLiteral("/mojiscope")),
                 qPrintable(panel().sentence()));
}

/// The system gives a job up that it has no memory for, as if it were cancelled.
void TestFolderPanel::aConversionWithoutMemoryEnds() {
    JobMonitor jobs;
    FolderConversion conversion(m_codecs, jobs);
    QSignalSpy finished(&conversion, &FolderConversion::finished);
    std::vector<ConvertOutcome> planned;
    connect(&conversion, &FolderConversion::planned, this,
            [&](const std::vector<ConvertOutcome>& files) { planned = files; });
    const std::vector<std::string> names{native("a/russian.txt")};
    conversion.plan(names, {});
    QTRY_COMPARE(finished.count(), 1);
    conversion.plan(names, {});
    jobs.cancelAll();
    QCOMPARE(conversion.state(), FolderConversion::State::Idle);
    QCOMPARE(finished.count(), 2);
    conversion.plan(names, {});
    conversion.stop();
    QCOMPARE(finished.count(), 3);
    conversion.carryOut(planned);
    jobs.cancelAll();
    QCOMPARE(conversion.state(), FolderConversion::State::Idle);
    QVERIFY(conversion.canUndo()); // it may have begun
    conversion.undo();
    jobs.cancelAll();
    QCOMPARE(conversion.state(), FolderConversion::State::Idle);
    QVERIFY(conversion.canUndo());
    QCOMPARE(finished.count(), 5);
}

/// A journal that undo left, as a file was edited since, is not in the way of the next conversion.
void TestFolderPanel::aJournalThatUndoLeftIsInNobodysWay() {
    JobMonitor jobs;
    FolderConversion conversion(m_codecs, jobs);
    QSignalSpy finished(&conversion, &FolderConversion::finished);
    QSignalSpy failed(&conversion, &FolderConversion::failed);
    std::vector<ConvertOutcome> planned;
    connect(&conversion, &FolderConversion::planned, this,
            [&](const std::vector<ConvertOutcome>& files) { planned = files; });
    for (int turn = 0; turn < 3; ++turn) { // at least two of them in the same second
        write("a/russian.txt", kRussian1251);
        conversion.plan({native("a/russian.txt")}, {});
        QTRY_COMPARE(conversion.state(), FolderConversion::State::Idle);
        conversion.carryOut(planned);
        QTRY_COMPARE(conversion.state(), FolderConversion::State::Idle);
        QVERIFY2(failed.isEmpty(), "the journal");
        QCOMPARE(read("a/russian.txt"), kRussianUtf8);
        write("a/russian.txt", "edited since\n");
        conversion.undo();
        QTRY_COMPARE(conversion.state(), FolderConversion::State::Idle);
        QCOMPARE(read("a/russian.txt"), QByteArray("edited since\n"));
    }
}

/// Also those of a conversion that another follows at once.
void TestFolderPanel::everyConvertedFileIsSurveyedAgain() {
    constexpr int kMany = 60; // they take longer than the one after them
    std::vector<std::string> names;
    for (int i = 0; i < kMany; ++i) {
        const QByteArray name = "many/" + QByteArray::number(i) + ".txt";
        write(name.constData(), kRussian1251.repeated(1000));
        names.push_back(native(name.constData()));
    }
    survey();
    FolderConversion& conversion = *panel().findChild<FolderConversion*>();
    std::vector<ConvertOutcome> planned;
    connect(&conversion, &FolderConversion::planned, this,
            [&](const std::vector<ConvertOutcome>& files) {
                planned.insert(planned.end(), files.begin(), files.end());
            });
    names.push_back(native("a/russian.txt"));
    conversion.plan(names, {});
    QTRY_COMPARE(conversion.state(), FolderConversion::State::Idle);
    QCOMPARE(planned.size(), names.size());
    const ConvertOutcome last = planned.back();
    planned.pop_back();
    const auto goOn = connect(&conversion, &FolderConversion::finished, this,
                              [&] { conversion.carryOut({last}); });
    conversion.carryOut(planned);
    QTRY_COMPARE(read("a/russian.txt"), kRussianUtf8);
    disconnect(goOn);
    QTRY_COMPARE(cell("a/russian.txt", FolderColumn::Encoding), QStringLiteral("UTF-8"));
    QTRY_COMPARE(cell("many/0.txt", FolderColumn::Encoding), QStringLiteral("UTF-8"));
    QTRY_COMPARE(cell("many/59.txt", FolderColumn::Encoding), QStringLiteral("UTF-8"));
}

void TestFolderPanel::doubtfulFilesWaitToBeChosen() {
    write("a/short.txt", "\xC4\xE0");
    survey();
    table().selectRow(rowOf("a/short.txt"));
    find<QPushButton>("folderConvert")->click();
    ConversionPage& page = panel().conversionPage();
    QTRY_COMPARE(page.model().rowCount(), 1);
    QCOMPARE(page.model().chosenCount(), 0U);
    QVERIFY(!find<QPushButton>("conversionStart")->isEnabled());
    page.table().selectRow(0);
    QTest::keyClick(&page.table(), Qt::Key_Space);
    QCOMPARE(page.model().chosenCount(), 1U);
    QTRY_VERIFY(find<QPushButton>("conversionStart")->isEnabled());
    QTest::keyClick(&page.table(), Qt::Key_Escape);
    QVERIFY(panel().page().isVisible());
}

void TestFolderPanel::specialFilesSayWhatTheyAre() {
    QCOMPARE(::mkfifo(native("pipe").c_str(), 0600), 0);
    QCOMPARE(::symlink("a/utf8.txt", native("link").c_str()), 0);
    survey();
    QCOMPARE(panel().model().rowCount(), 6);
    QVERIFY(cell("pipe", FolderColumn::Findings).contains(QStringLiteral("FIFO")));
    QVERIFY(cell("link", FolderColumn::Findings).contains(QStringLiteral("a/utf8.txt")));
    activate("pipe");
    QTRY_VERIFY(panel().sentence().contains(QStringLiteral("not a regular file")));
    QCOMPARE(m_window->tabs().count(), 1);
    QFile::remove(path("a/utf8.txt"));
    activate("a/utf8.txt"); // gone since: no message box, no tab
    QTest::qWait(100);
    QVERIFY(m_window->document().path().isEmpty());
}

void TestFolderPanel::aTreeThatGoesMeanwhile() {
    for (int i = 0; i < 2000; ++i)
        write(qPrintable(QStringLiteral("many/%1.txt").arg(i)), "text\n");
    m_window->folder().open({m_folder.path()});
    QDir(path("many")).removeRecursively();
    QTRY_VERIFY(!panel().isSurveying());
    for (int row = 0; row < panel().model().rowCount(); ++row) {
        const FolderRow& file = panel().model().rowAt(row);
        if (file.kind == FileKind::Unreadable)
            QVERIFY(!panel().model().files().text(file.detail).empty());
    }
}

void TestFolderPanel::cancelKeepsWhatHasArrived() {
    for (int i = 0; i < 3000; ++i)
        write(qPrintable(QStringLiteral("many/%1.txt").arg(i)), kRussian1251);
    m_window->folder().open({m_folder.path()});
    QTRY_VERIFY(panel().model().rowCount() > 0);
    const bool wasRunning = panel().isSurveying();
    find<QPushButton>("folderCancel")->click();
    QVERIFY(!panel().isSurveying());
    const int rows = panel().model().rowCount();
    QVERIFY(rows > 0);
    QTest::qWait(100);
    QCOMPARE(panel().model().rowCount(), rows);
    if (wasRunning)
        QVERIFY(panel().sentence().contains(QStringLiteral("cancelled")));
}

QTEST_MAIN(TestFolderPanel)
#include "tst_folder_panel.moc"

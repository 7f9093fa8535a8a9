// Find and replace by keys on the real window.

#include "document/hit_search.h"
#include "grid/byte_grid.h"
#include "jobs/job.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/qt_text.h"
#include "widgets/plain_table.h"
#include "window/find_bar.h"
#include "window/hits_panel.h"
#include "window/main_window.h"
#include "window/possible_entries.h"

#include "patient.h"
#include <QAbstractItemModelTester>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace moji;
using namespace moji::app;

class TestFindBar : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void opensAndCloses();
    void goesFromHitToHit();
    void goesOnAtTheOtherEnd();
    void countsAsOneTypes();
    void selectionIsSearchedFor();
    void caseAndWords();
    void hexWithWildcards();
    void regularExpressions();
    void inAnotherEncoding();
    void whatCannotBeSearchedForIsSaid_data();
    void whatCannotBeSearchedForIsSaid();
    void hitsAreMarked();
    void followsEditsAndCodecs();
    void replacesOneByOne();
    void replacesAllInOneStep();
    void replacesByGroups();
    void writesTextForItsPlace();
    void whatCannotBePutInIsSaid();
    void listsAllHits();
    void aCancelledCountIsSaidToBe();
    void remembersPatterns();
    void hitsBeyondThoseListedHaveNumbers();
    void everyControlHasAName();
    void searchesOnlyTheSelection();
    void theNextHitStaysInTheSelection();
    void replacesOnlyInTheSelection();
    void theSelectionMustBeMadeFirst();
    void theLimitEndsWithTheBar();
    void eachTabHasItsLimit();
    void theMenuLimitsToTheSelection();
    void theLimitIsShownInTheBytes();

private:
    [[nodiscard]] QByteArray contents() const {
        return toQByteArray(m_window->document().bytes({0, m_window->document().size()}));
    }
    [[nodiscard]] FindBar& bar() const { return m_window->findBar(); }
    [[nodiscard]] ByteRange selected() const { return m_window->selection().range(); }
    [[nodiscard]] QToolButton& inSelection() const {
        return *named<QToolButton>(QStringLiteral("In selection"));
    }
    /// As a reader who selects bytes, opens the bar, limits it and types.
    void findIn(ByteRange range, const char* text);
    [[nodiscard]] bool shows(const QString& text) const;
    template <class Widget>
    [[nodiscard]] Widget* named(const QString& name) const;
    void setText(const char* text) { m_window->document().setBytes(asBytes(text), {}); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void choose(const QString& name, int index) { named<QComboBox>(name)->setCurrentIndex(index); }
    void find(const char* text);
    void replaceWith(const char* text);

    CodecRegistry m_codecs;
    std::unique_ptr<MainWindow> m_window;
};

void TestFindBar::init() {
    setTheme(Theme::Light);
    m_window = std::make_unique<MainWindow>(m_codecs);
    m_window->resize(1440, 900);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->grid().setFocus();
}

void TestFindBar::cleanup() {
    m_window.reset();
}

/// Whether a label of the bar in sight says so.
bool TestFindBar::shows(const QString& text) const {
    for (const QLabel* label : bar().findChildren<QLabel*>())
        if (label->isVisible() && label->text().contains(text))
            return true;
    return false;
}

template <class Widget>
Widget* TestFindBar::named(const QString& name) const {
    for (Widget* widget : bar().findChildren<Widget*>())
        if (widget->accessibleName() == name || widget->property("text").toString() == name)
            return widget;
    return nullptr;
}

void TestFindBar::press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(m_window->focusWidget(), key, modifiers);
}

/// Ctrl+F, the text, Enter.
void TestFindBar::find(const char* text) {
    press(Qt::Key_F, Qt::ControlModifier);
    const QString pattern = QString::fromUtf8(text);
    if (std::ranges::all_of(pattern, [](QChar c) { return c.unicode() < 0x80; }))
        QTest::keyClicks(m_window->focusWidget(), pattern);
    else
        bar().pattern().setEditText(pattern); // what no key gives
    press(Qt::Key_Return);
}

void TestFindBar::findIn(ByteRange range, const char* text) {
    m_window->selection().select(range);
    press(Qt::Key_F, Qt::ControlModifier);
    inSelection().click();
    find(text);
}

void TestFindBar::replaceWith(const char* text) {
    named<QLineEdit>(QStringLiteral("Replace with"))->setText(QString::fromUtf8(text));
}

void TestFindBar::opensAndCloses() {
    QVERIFY(!bar().isVisible());
    press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(bar().isVisible());
    QVERIFY(bar().isAncestorOf(m_window->focusWidget()));
    QVERIFY(!named<QLineEdit>(QStringLiteral("Replace with"))->isVisible());
    press(Qt::Key_H, Qt::ControlModifier);
    QVERIFY(named<QLineEdit>(QStringLiteral("Replace with"))->isVisible());
    press(Qt::Key_Escape);
    QVERIFY(!bar().isVisible());
    QVERIFY(m_window->grid().hasFocus());
    press(Qt::Key_R, Qt::ControlModifier);
    QVERIFY(named<QLineEdit>(QStringLiteral("Replace with"))->isVisible());
    press(Qt::Key_Escape);
    press(Qt::Key_F3); // nothing to search for yet
    QVERIFY(bar().isVisible());
}

void TestFindBar::goesFromHitToHit() {
    setText("one two one two one");
    find("one");
    QTRY_COMPARE(selected(), (ByteRange{0, 3}));
    press(Qt::Key_F3);
    QTRY_COMPARE(selected(), (ByteRange{8, 11}));
    press(Qt::Key_Return);
    QTRY_COMPARE(selected(), (ByteRange{16, 19}));
    QTRY_VERIFY(shows(QStringLiteral("3 of 3")));
    press(Qt::Key_F3, Qt::ShiftModifier);
    QTRY_COMPARE(selected(), (ByteRange{8, 11}));
    QVERIFY(bar().isAncestorOf(m_window->focusWidget())); // one can type on
    press(Qt::Key_Return, Qt::ShiftModifier);
    QTRY_COMPARE(selected(), (ByteRange{0, 3}));
    press(Qt::Key_Escape);
    press(Qt::Key_F3); // without the bar
    QTRY_COMPARE(selected(), (ByteRange{8, 11}));
}

void TestFindBar::goesOnAtTheOtherEnd() {
    setText("ab ab");
    m_window->selection().setCaret(4);
    find("ab");
    QTRY_COMPARE(selected(), (ByteRange{0, 2}));
    QVERIFY(shows(QStringLiteral("wrapped around")));
    press(Qt::Key_F3, Qt::ShiftModifier);
    QTRY_COMPARE(selected(), (ByteRange{3, 5}));
    QVERIFY(shows(QStringLiteral("wrapped around")));
    find("abc");
    QTRY_VERIFY(shows(QStringLiteral("Not found")));
    QCOMPARE(selected(), (ByteRange{3, 5}));
}

void TestFindBar::countsAsOneTypes() {
    setText("banana bandana");
    press(Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(m_window->focusWidget(), QStringLiteral("an"));
    QTRY_VERIFY(shows(QStringLiteral("4 hits")));
    QTest::keyClicks(m_window->focusWidget(), QStringLiteral("d"));
    QTRY_VERIFY(shows(QStringLiteral("1 hit")));
    QCOMPARE(selected(), (ByteRange{0, 0})); // nothing moves before Enter
}

void TestFindBar::selectionIsSearchedFor() {
    setText("x \xE4\xB8\x96 y \xE4\xB8\x96");
    m_window->selection().select({2, 5});
    press(Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(bar().pattern().currentText(), QString::fromUtf8("世"));
    press(Qt::Key_Return);
    QTRY_COMPARE(selected(), (ByteRange{8, 11}));
}

void TestFindBar::caseAndWords() {
    setText("Cat cat concat CAT");
    find("cat");
    QTRY_VERIFY(shows(QStringLiteral("of 4")));
    named<QToolButton>(QStringLiteral("Match case"))->click();
    QTRY_VERIFY(shows(QStringLiteral("2 hits")));
    named<QToolButton>(QStringLiteral("Whole words"))->click();
    QTRY_VERIFY(shows(QStringLiteral("1 hit")));
    press(Qt::Key_F3);
    QTRY_COMPARE(selected(), (ByteRange{4, 7}));
}

void TestFindBar::hexWithWildcards() {
    setText("\xE4\xB8\x96 \xE4\xB9\x96 \xE4\xB8\x97");
    choose(QStringLiteral("Search for"), 1);
    QVERIFY(!named<QToolButton>(QStringLiteral("Match case"))->isEnabled());
    find("E4 ?? 9?");
    QTRY_VERIFY(shows(QStringLiteral("1 of 3")));
    find("e4??96");
    QTRY_VERIFY(shows(QStringLiteral("of 2")));
}

void TestFindBar::regularExpressions() {
    setText("a1 b22 c333");
    choose(QStringLiteral("Search for"), 2);
    find("[a-c]\\d{2,}");
    QTRY_COMPARE(selected(), (ByteRange{3, 6}));
    QTRY_VERIFY(shows(QStringLiteral("1 of 2")));
}

void TestFindBar::inAnotherEncoding() {
    setText("\xC0\xCF \xEC\x9D\xBC"); // 일 in EUC-KR, then in UTF-8
    find("\xEC\x9D\xBC");
    QTRY_COMPARE(selected(), (ByteRange{3, 6}));
    auto* encodings = named<QComboBox>(QStringLiteral("Encoding of the text to find"));
    encodings->setCurrentIndex(encodings->findData(QStringLiteral("EUC-KR")));
    press(Qt::Key_F3);
    QTRY_COMPARE(selected(), (ByteRange{0, 2}));
}

void TestFindBar::whatCannotBeSearchedForIsSaid_data() {
    QTest::addColumn<int>("mode");
    QTest::addColumn<QByteArray>("codec");
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QString>("said");
    QTest::newRow("no-place-in-the-encoding")
        << 0 << QByteArray("windows-1252") << QByteArray("\xE4\xB8\x96")
        << QString::fromUtf8("世 (U+4E16) cannot be written in windows-1252.");
    QTest::newRow("no-hex") << 1 << QByteArray("UTF-8") << QByteArray("E4 G0")
                            << QStringLiteral("Character 4 is not a hex digit.");
    QTest::newRow("half-a-byte") << 1 << QByteArray("UTF-8") << QByteArray("E4 B")
                                 << QStringLiteral("Half a byte at character 4");
    QTest::newRow("wildcards-alone")
        << 1 << QByteArray("UTF-8") << QByteArray("??") << QStringLiteral("at least one hex digit");
    QTest::newRow("parenthesis") << 2 << QByteArray("UTF-8") << QByteArray("ab(c")
                                 << QStringLiteral("unbalanced parenthesis");
}

void TestFindBar::whatCannotBeSearchedForIsSaid() {
    QFETCH(int, mode);
    QFETCH(QByteArray, codec);
    QFETCH(QByteArray, pattern);
    QFETCH(QString, said);
    setText("abc");
    m_window->document().setCodec(*m_codecs.find(codec.toStdString()));
    choose(QStringLiteral("Search for"), mode);
    find(pattern.constData());
    QTRY_VERIFY(shows(said));
    QCOMPARE(selected(), (ByteRange{0, 0}));
}

void TestFindBar::hitsAreMarked() {
    setText("ab ab ab");
    HitMarks& marks = m_window->document().hitMarks();
    find("ab");
    QTRY_COMPARE(marks.inSight(), (std::vector<ByteRange>{{0, 2}, {3, 5}, {6, 8}}));
    QTRY_VERIFY(marks.anyIn({6, 7}));
    QVERIFY(!marks.anyIn({7, 8}));
    const QImage with = m_window->grid().grab().toImage();
    press(Qt::Key_Escape);
    QTRY_VERIFY(marks.inSight().empty());
    QVERIFY(!marks.anyIn({6, 7}));
    QVERIFY(with != m_window->grid().grab().toImage());
}

void TestFindBar::followsEditsAndCodecs() {
    setText("\xD0\xB6 \xD0\xB6");
    find("\xD0\xB6"); // ж
    QTRY_VERIFY(shows(QStringLiteral("of 2")));
    m_window->document().insert(0, asBytes("\xD0\xB6"), {});
    QTRY_VERIFY(shows(QStringLiteral("3 hits")));
    QTRY_COMPARE(m_window->document().hitMarks().inSight().size(), std::size_t{3});
    m_window->document().setCodec(*m_codecs.find("windows-1251")); // ж is E6 there
    QTRY_VERIFY(shows(QStringLiteral("0 hits")));
}

void TestFindBar::replacesOneByOne() {
    setText("aaa b a");
    press(Qt::Key_H, Qt::ControlModifier);
    bar().pattern().setEditText(QStringLiteral("a"));
    replaceWith("\xE4\xB8\x96");
    named<QToolButton>(QStringLiteral("Replace"))->click(); // goes there first
    QTRY_COMPARE(selected(), (ByteRange{0, 1}));
    QCOMPARE(contents(), QByteArray("aaa b a"));
    named<QToolButton>(QStringLiteral("Replace"))->click();
    QTRY_COMPARE(contents(), QByteArray("\xE4\xB8\x96"
                                        "aa b a"));
    QTRY_COMPARE(selected(), (ByteRange{3, 4}));
    named<QToolButton>(QStringLiteral("Replace"))->click();
    QTRY_COMPARE(contents(), QByteArray("\xE4\xB8\x96\xE4\xB8\x96"
                                        "a b a"));
    m_window->document().undoStack().undo(); // each a step of its own
    QCOMPARE(contents(), QByteArray("\xE4\xB8\x96"
                                    "aa b a"));
}

void TestFindBar::replacesAllInOneStep() {
    setText("a-b-c");
    press(Qt::Key_H, Qt::ControlModifier);
    bar().pattern().setEditText(QStringLiteral("-"));
    replaceWith(" and ");
    named<QToolButton>(QStringLiteral("Replace all"))->click();
    QTRY_COMPARE(contents(), QByteArray("a and b and c"));
    QTRY_VERIFY(shows(QStringLiteral("Replaced: 2 hits.")));
    m_window->document().undoStack().undo();
    QCOMPARE(contents(), QByteArray("a-b-c"));
    m_window->document().undoStack().redo();
    QCOMPARE(contents(), QByteArray("a and b and c"));
    named<QToolButton>(QStringLiteral("Replace all"))->click();
    QTRY_VERIFY(shows(QStringLiteral("Nothing was replaced")));
}

void TestFindBar::replacesByGroups() {
    setText("k=v\nx=\xFF\n");
    choose(QStringLiteral("Search for"), 2);
    press(Qt::Key_H, Qt::ControlModifier);
    bar().pattern().setEditText(QStringLiteral("^(.)=(.)$"));
    replaceWith("$2:$1");
    named<QToolButton>(QStringLiteral("Replace all"))->click();
    QTRY_COMPARE(contents(), QByteArray("v:k\n\xFF:x\n"));
}

/// In ISO-2022-JP あいう is between two escapes; of BOCU-1 each letter is a distance from the last.
void TestFindBar::writesTextForItsPlace() {
    m_window->document().setCodec(*m_codecs.find("ISO-2022-JP"));
    setText("\x1B$B$\"$$$&\x1B(B");
    press(Qt::Key_H, Qt::ControlModifier);
    bar().pattern().setEditText(QStringLiteral("い"));
    replaceWith("\xE3\x81\x88"); // え
    named<QToolButton>(QStringLiteral("Replace all"))->click();
    QTRY_COMPARE(contents(), QByteArray("\x1B$B$\"$($&\x1B(B"));
    bar().pattern().setEditText(QStringLiteral("え"));
    replaceWith("e");
    named<QToolButton>(QStringLiteral("Replace"))->click(); // goes there first
    QTRY_COMPARE(selected(), (ByteRange{5, 7}));
    named<QToolButton>(QStringLiteral("Replace"))->click();
    QTRY_COMPARE(contents(), QByteArray("\x1B$B$\"\x1B(Be\x1B$B$&\x1B(B"));

    m_window->document().setCodec(*m_codecs.find("BOCU-1"));
    const Bytes bytes = encodeAll(*m_codecs.find("BOCU-1"), U"привет").value();
    m_window->document().setBytes(bytes, {});
    bar().pattern().setEditText(QStringLiteral("в"));
    replaceWith("\xE4\xB8\xAD"); // 中
    named<QToolButton>(QStringLiteral("Replace all"))->click();
    QTRY_VERIFY(shows(QStringLiteral("This text cannot be written here in BOCU-1")));
    QCOMPARE(contents(), toQByteArray(bytes));
}

void TestFindBar::whatCannotBePutInIsSaid() {
    setText("ab");
    choose(QStringLiteral("Search for"), 2);
    press(Qt::Key_H, Qt::ControlModifier);
    bar().pattern().setEditText(QStringLiteral("(a)"));
    replaceWith("$2");
    named<QToolButton>(QStringLiteral("Replace all"))->click();
    QVERIFY(shows(QStringLiteral("Unknown group")));
    QCOMPARE(contents(), QByteArray("ab"));
}

void TestFindBar::listsAllHits() {
    setText("one\ntwo one\n\x01 \xFFone \xE2\x80\xAE\n");
    find("one");
    named<QToolButton>(QStringLiteral("List all"))->click();
    HitsModel& model = m_window->hitsPanel().model();
    const QAbstractItemModelTester tester(&model);
    QTRY_COMPARE(model.rowCount(), 3);
    const auto text = [&](int row, int column) {
        return model.index(row, column).data().toString();
    };
    QTRY_COMPARE(text(2, HitsModel::kLine), QStringLiteral("3"));
    QCOMPARE(text(1, HitsModel::kLine), QStringLiteral("2"));
    QCOMPARE(text(1, HitsModel::kOffset), QStringLiteral("000008"));
    QCOMPARE(text(1, HitsModel::kContext), QString::fromUtf8("two one␊"));
    QCOMPARE(text(2, HitsModel::kContext), QString::fromUtf8("␁ \\xFFone [RLO]␊"));
    QCOMPARE(model.index(1, HitsModel::kContext).data(HitsModel::kHitRole).toPoint(), QPoint(4, 3));
    PlainTable& table = m_window->hitsPanel().table();
    QVERIFY(table.isVisible());
    table.setFocus();
    QCOMPARE(table.currentIndex().row(), 0); // the one that is selected
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QTRY_COMPARE(selected(), (ByteRange{8, 11}));
}

/// In the bar and in the list.
void TestFindBar::aCancelledCountIsSaidToBe() {
    setText("one two one");
    bool isCancelled = false;
    JobMonitor& jobs = m_window->document().jobs();
    connect(&jobs, &JobMonitor::runningChanged, this, [&] {
        for (JobBase* job : jobs.running())
            if (job->title() == QStringLiteral("Counting hits") &&
                !std::exchange(isCancelled, true))
                QMetaObject::invokeMethod(job, &JobBase::cancel, Qt::QueuedConnection);
    });
    find("one");
    named<QToolButton>(QStringLiteral("List all"))->click();
    QTRY_VERIFY(isCancelled);
    QTRY_VERIFY(shows(QStringLiteral("not counted")));
    QTRY_COMPARE(m_window->hitsPanel().findChild<QLabel*>(QStringLiteral("sentence"))->text(),
                 QStringLiteral("Hits were not counted."));
}

void TestFindBar::remembersPatterns() {
    setText("abc");
    for (const char* pattern : {"a", "b", "a"})
        find(pattern);
    QCOMPARE(bar().history(), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
    QCOMPARE(bar().pattern().currentText(), QStringLiteral("a"));
}

void TestFindBar::hitsBeyondThoseListedHaveNumbers() {
    m_window->document().setBytes(ByteView(Bytes(150'000, 'a')), {});
    m_window->selection().setCaret(123'456);
    find("a");
    QTRY_COMPARE(selected(), (ByteRange{123'456, 123'457}));
    QTRY_VERIFY(shows(QStringLiteral("123,457 of 150,000")));
}

void TestFindBar::everyControlHasAName() {
    press(Qt::Key_H, Qt::ControlModifier);
    int controls = 0;
    for (const QWidget* widget : bar().findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
            continue;
        ++controls;
        const QString name = widget->accessibleName() + widget->property("text").toString();
        QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
    }
    QVERIFY(controls > 10);
}

void TestFindBar::searchesOnlyTheSelection() {
    setText("one one\none one\none one");
    findIn({1, 16}, "one"); // the first one is across its edge
    QTRY_COMPARE(selected(), (ByteRange{4, 7}));
    QTRY_VERIFY(shows(QStringLiteral("1 of 3")));
    QCOMPARE(m_window->document().hitMarks().inSight(),
             (std::vector<ByteRange>{{4, 7}, {8, 11}, {12, 15}}));
    named<QToolButton>(QStringLiteral("List all"))->click();
    QTRY_COMPARE(m_window->hitsPanel().model().rowCount(), 3);
    QCOMPARE(m_window->hitsPanel().findChild<QLabel*>(QStringLiteral("sentence"))->text(),
             QStringLiteral("3 hits in the selection. Press Enter to select one."));
    inSelection().click(); // off
    QTRY_VERIFY(shows(QStringLiteral("2 of 6")));
    QTRY_COMPARE(m_window->hitsPanel().model().rowCount(), 6);
}

void TestFindBar::theNextHitStaysInTheSelection() {
    setText("one one\none one\none one");
    findIn({1, 16}, "one");
    QTRY_COMPARE(selected(), (ByteRange{4, 7}));
    press(Qt::Key_F3, Qt::ShiftModifier);
    QTRY_COMPARE(selected(), (ByteRange{12, 15}));
    QVERIFY(shows(QStringLiteral("wrapped around")));
    press(Qt::Key_F3);
    QTRY_COMPARE(selected(), (ByteRange{4, 7}));
    find("two");
    QTRY_VERIFY(shows(QStringLiteral("Not found in the selection.")));
}

void TestFindBar::replacesOnlyInTheSelection() {
    setText("a-b-c-d-e");
    m_window->selection().select(ByteRange{2, 6}); // b-c-
    press(Qt::Key_H, Qt::ControlModifier);
    inSelection().click();
    bar().pattern().setEditText(QStringLiteral("-"));
    replaceWith("<->");
    named<QToolButton>(QStringLiteral("Replace all"))->click();
    QTRY_COMPARE(contents(), QByteArray("a-b<->c<->d-e"));
    QVERIFY(inSelection().isChecked());
    QTRY_VERIFY(shows(QStringLiteral("2 hits"))); // what was replaced is still in it
    m_window->document().undoStack().undo();      // one step
    QCOMPARE(contents(), QByteArray("a-b-c-d-e"));
    QTRY_VERIFY(shows(QStringLiteral("2 hits")));
    named<QToolButton>(QStringLiteral("Replace"))->click();
    QTRY_COMPARE(selected(), (ByteRange{3, 4}));
    named<QToolButton>(QStringLiteral("Replace"))->click();
    QTRY_COMPARE(contents(), QByteArray("a-b<->c-d-e"));
    QTRY_COMPARE(selected(), (ByteRange{7, 8}));
    bar().pattern().setEditText(QStringLiteral("e"));
    named<QToolButton>(QStringLiteral("Replace all"))->click();
    QTRY_VERIFY(shows(QStringLiteral("Not found in the selection. Nothing was replaced.")));
}

void TestFindBar::theSelectionMustBeMadeFirst() {
    setText("one two one");
    find("one");
    QTRY_COMPARE(selected(), (ByteRange{0, 3}));
    for (const ByteRange range : {ByteRange{0, 3}, ByteRange{5, 5}}) { // only a hit, nothing
        m_window->selection().select(range);
        inSelection().click();
        QVERIFY(!inSelection().isChecked());
        QVERIFY(shows(QStringLiteral("Select the bytes to search in first")));
    }
    QTRY_VERIFY(shows(QStringLiteral("2 hits")));
}

void TestFindBar::theLimitEndsWithTheBar() {
    setText("one one one");
    findIn({4, 11}, "one");
    QTRY_VERIFY(shows(QStringLiteral("1 of 2")));
    press(Qt::Key_Escape);
    press(Qt::Key_F3);
    QTRY_COMPARE(selected(), (ByteRange{8, 11}));
    press(Qt::Key_F3);
    QTRY_COMPARE(selected(), (ByteRange{0, 3}));
    press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(!inSelection().isChecked());
    QTRY_VERIFY(shows(QStringLiteral("1 of 3")));
}

void TestFindBar::eachTabHasItsLimit() {
    setText("one one one");
    findIn({4, 11}, "one");
    QTRY_VERIFY(shows(QStringLiteral("1 of 2")));
    DocumentTab& first = m_window->tabs().current();
    DocumentTab& second = m_window->tabs().add();
    m_window->tabs().setCurrent(second);
    second.document().setBytes(asBytes("one one"), {});
    QVERIFY(!inSelection().isChecked());
    QTRY_VERIFY(shows(QStringLiteral("2 hits")));
    m_window->tabs().setCurrent(first);
    QVERIFY(inSelection().isChecked());
    QTRY_VERIFY(shows(QStringLiteral("1 of 2")));
    m_window->tabs().setCurrent(second);
    press(Qt::Key_Escape);
    m_window->tabs().setCurrent(first);
    press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(!inSelection().isChecked());
}

void TestFindBar::theMenuLimitsToTheSelection() {
    setText("one\none\none");
    auto* action = m_window->findChild<QAction*>(QStringLiteral("edit.findInSelection"));
    QVERIFY(!isPossible(*action));
    action->trigger(); // as a key does
    QVERIFY(shows(QStringLiteral("Select the bytes to search in first")));
    QVERIFY(!inSelection().isChecked());
    press(Qt::Key_Escape);
    m_window->selection().select(ByteRange{4, 11});
    QVERIFY(isPossible(*action));
    action->trigger();
    QVERIFY(bar().isVisible());
    QVERIFY(inSelection().isChecked());
    bar().pattern().setEditText(QStringLiteral("one"));
    QTRY_VERIFY(shows(QStringLiteral("2 hits")));
    m_window->selection().select(ByteRange{8, 11}); // other bytes
    action->trigger();
    QTRY_VERIFY(shows(QStringLiteral("1 of 1")));
}

void TestFindBar::theLimitIsShownInTheBytes() {
    setText("one two");
    press(Qt::Key_F, Qt::ControlModifier);
    m_window->selection().select(ByteRange{2, 5});
    inSelection().click();
    m_window->selection().setCaret(0);
    const QImage with = m_window->grid().grab().toImage();
    inSelection().click();
    QVERIFY(with != m_window->grid().grab().toImage());
}

QTEST_MAIN(TestFindBar)
#include "tst_find_bar.moc"

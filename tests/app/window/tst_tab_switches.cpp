// Any number of documents in one window: what belongs to a document stays with it, however often
// others come to the front, and what another document costs.

#include "app/window_test.h"
#include "document/bookmarks.h"
#include "document/line_pins.h"
#include "grid/byte_grid.h"
#include "lenses/lens.h"
#include "lenses/lens_registry.h"
#include "text/qt_text.h"
#include "window/lens_docks.h"
#include "window/lens_host.h"

#include "patient.h"
#include <QDockWidget>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTabBar>
#include <QUndoStack>

#include <algorithm>
#include <map>

using namespace moji;
using namespace moji::app;

namespace {

constexpr int kTabs = 7;
constexpr int kSwitches = 1000;
constexpr quint32 kSeed = 12;

/// What is known of a tab without asking the window.
struct Expected {
    QByteArray bytes;
    std::vector<QByteArray> history; // the bytes before each step of Undo
    std::uint64_t anchor = 0;
    std::uint64_t caret = 0;
    ByteColumn column = ByteColumn::Hex;
    std::map<std::uint64_t, QString> bookmarks;
    std::uint64_t pin = ~std::uint64_t{0}; // the offset of the line pinned; none
};

/// How often a lens gets a place in the window, or loses it; each time all its widgets are styled.
class Placed final : public QObject {
public:
    Placed() { qApp->installEventFilter(this); }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::ParentChange && qobject_cast<Lens*>(watched) != nullptr)
            most = std::max(most, ++m_times[watched]);
        return QObject::eventFilter(watched, event);
    }
    int most = 0;

private:
    std::map<QObject*, int> m_times;
};

QByteArray bytesOf(const Document& document) {
    return toQByteArray(document.bytes({0, document.size()}));
}

} // namespace

class TestTabSwitches : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }
    void nothingIsLostInAThousand();
    void theScrollStays();
    void theKeyboardIsNeverNowhere_data();
    void theKeyboardIsNeverNowhere();
    void aNewDocumentHasTheKeyboard_data() { theKeyboardIsNeverNowhere_data(); }
    void aNewDocumentHasTheKeyboard();
    void findGoesOnInTheNextTab();
    void aTabThatIsClosedTakesNothingAlong();
    void switchingIsQuick();
    void noLensIsMovedInTheWindow();

private:
    void fillTabs(int count, const QByteArray& bytes);
    void edit(Expected& tab, QRandomGenerator& random);
    void look(Expected& tab, QRandomGenerator& random);
    void check(const Expected& tab);
    [[nodiscard]] DocumentTabs& tabs() { return m_window->tabs(); }
};

void TestTabSwitches::fillTabs(int count, const QByteArray& bytes) {
    while (tabs().count() < count)
        tabs().add();
    for (int i = 0; i < count; ++i)
        tabs().at(i).document().setBytes(toBytes(bytes), QStringLiteral("tab %1").arg(i));
}

void TestTabSwitches::edit(Expected& tab, QRandomGenerator& random) {
    Document& document = m_window->document();
    if (random.bounded(3) == 0 && !tab.history.empty()) {
        document.undoStack().undo();
        tab.bytes = tab.history.back();
        tab.history.pop_back();
    } else {
        // Behind the pin, which would move.
        const auto at = static_cast<qsizetype>(tab.bytes.size() - random.bounded(10));
        const QByteArray typed(1, static_cast<char>('a' + random.bounded(26)));
        document.insert(static_cast<std::uint64_t>(at), toBytes(typed), QStringLiteral("Type"));
        // What is typed at one place is one step of Undo.
        if (document.undoStack().index() > static_cast<int>(tab.history.size()))
            tab.history.push_back(tab.bytes);
        tab.bytes.insert(at, typed);
    }
    tab.bookmarks.clear();
    for (const Bookmark& bookmark : document.bookmarks().list())
        tab.bookmarks[bookmark.offset] = bookmark.name;
}

void TestTabSwitches::look(Expected& tab, QRandomGenerator& random) {
    const auto size = static_cast<quint32>(tab.bytes.size());
    switch (random.bounded(4)) {
    case 0:
        m_window->selection().select(random.bounded(size), random.bounded(size));
        break;
    case 1: {
        const std::uint64_t offset = random.bounded(size);
        m_window->document().bookmarks().toggle(offset);
        if (tab.bookmarks.erase(offset) == 0)
            tab.bookmarks[offset] = QString();
        break;
    }
    case 2:
        tab.pin = 0;
        m_window->document().linePins().set(0, m_codecs.find("EUC-KR"));
        break;
    default:
        tab.column = random.bounded(2) == 0 ? ByteColumn::Hex : ByteColumn::Text;
        m_window->grid().setColumn(tab.column);
        break;
    }
    static const char* const kLenses[] = {"bits", "encodings", "automaton", "lines", "decoders"};
    if (random.bounded(5) == 0)
        m_window->showLens(QLatin1String(kLenses[random.bounded(5)]));
}

void TestTabSwitches::check(const Expected& tab) {
    Document& document = m_window->document();
    QCOMPARE(bytesOf(document), tab.bytes);
    QCOMPARE(document.undoStack().index(), static_cast<int>(tab.history.size()));
    QCOMPARE(m_window->selection().anchor(), tab.anchor);
    QCOMPARE(m_window->selection().caret(), tab.caret);
    QVERIFY(m_window->grid().column() == tab.column);
    QCOMPARE(&m_window->grid().document(), &document);
    std::map<std::uint64_t, QString> bookmarks;
    for (const Bookmark& bookmark : document.bookmarks().list())
        bookmarks[bookmark.offset] = bookmark.name;
    QVERIFY(bookmarks == tab.bookmarks);
    QCOMPARE(document.linePins().all().size(), std::size_t{tab.pin == 0 ? 1u : 0u});
    QVERIFY(m_text->toPlainText().startsWith(QStringLiteral("line 0")));
    QCOMPARE(m_window->windowTitle().contains(document.name()), true);
}

void TestTabSwitches::nothingIsLostInAThousand() {
    QByteArray text;
    for (int i = 0; i < 40; ++i)
        text += "line " + QByteArray::number(i) + " \xC3\xAF\n";
    fillTabs(kTabs, text);
    std::vector<Expected> expected(
        kTabs, Expected{text, {}, 0, 0, ByteColumn::Hex, {}, ~std::uint64_t{0}});
    QRandomGenerator random(kSeed);
    for (int i = 0; i < kSwitches; ++i) {
        const int next = random.bounded(kTabs);
        tabs().setCurrent(tabs().at(next));
        Expected& tab = expected[static_cast<std::size_t>(next)];
        check(tab);
        if (QTest::currentTestFailed())
            return;
        if (random.bounded(2) == 0)
            edit(tab, random);
        look(tab, random);
        tab.anchor = m_window->selection().anchor();
        tab.caret = m_window->selection().caret();
        if (i % 10 == 0)
            QCoreApplication::processEvents(); // timers and jobs go on in between
    }
    for (int i = 0; i < kTabs; ++i) { // to the first bytes and back
        tabs().setCurrent(tabs().at(i));
        QUndoStack& undo = m_window->document().undoStack();
        undo.setIndex(0);
        QCOMPARE(bytesOf(m_window->document()), text);
        undo.setIndex(undo.count());
        QCOMPARE(undo.count() >=
                     static_cast<int>(expected[static_cast<std::size_t>(i)].history.size()),
                 true);
    }
}

void TestTabSwitches::theScrollStays() {
    fillTabs(2, QByteArray(100'000, 'x'));
    m_window->grid().setTopRow(1000);
    tabs().setCurrent(tabs().at(1));
    QCOMPARE(m_window->grid().byteLayout().topRow(), std::uint64_t{0});
    m_window->grid().setTopRow(77);
    tabs().setCurrent(tabs().at(0));
    QCOMPARE(m_window->grid().byteLayout().topRow(), std::uint64_t{1000});
    tabs().setCurrent(tabs().at(1));
    QCOMPARE(m_window->grid().byteLayout().topRow(), std::uint64_t{77});
}

void TestTabSwitches::theKeyboardIsNeverNowhere_data() {
    QTest::addColumn<QString>("id");
    for (const LensRow& row : lensRows())
        if (row.place != LensPlace::Centre)
            QTest::newRow(row.id) << QString(QLatin1String(row.id));
}

/// A lens that has other parts for the next document, or nothing but a sentence.
void TestTabSwitches::theKeyboardIsNeverNowhere() {
    QFETCH(QString, id);
    fillTabs(3, "A\xC0\xAF \xFF\n\xE4\xB8\x96 abcd\n");
    tabs().at(1).document().setBytes(Bytes(), QStringLiteral("empty"));
    tabs().setCurrent(tabs().at(0));
    const auto isSettled = [&] {
        return m_window->document().jobs().idle() && !m_window->docks().host(id)->isUpdating();
    };
    QTRY_VERIFY(isSettled());
    QTest::qWait(20);
    m_window->showLens(id);
    QDockWidget* const dock = m_window->docks().dock(id);
    QTRY_VERIFY(dock->isAncestorOf(m_window->focusWidget()));
    for (const int next : {1, 2, 1, 0}) {
        tabs().setCurrent(tabs().at(next));
        QTRY_VERIFY(isSettled());
        QTest::qWait(20);
        const QWidget* const focus = m_window->focusWidget();
        QVERIFY(focus != nullptr);
        QVERIFY(focus->isVisible() && focus->isEnabled());
        QVERIFY(dock->isAncestorOf(focus) || focus == &m_window->grid());
    }
    // What the inspector shows comes a moment later, and does not take the keyboard from the bytes.
    QVERIFY(dock->isAncestorOf(m_window->focusWidget()) || id == QLatin1String("inspector"));
}

/// Whatever lens had it, and even if the lens is ready only later.
void TestTabSwitches::aNewDocumentHasTheKeyboard() {
    QFETCH(QString, id);
    fillTabs(1, "A\xC0\xAF \xFF\n\xE4\xB8\x96 abcd\n");
    const auto isSettled = [&] {
        return m_window->document().jobs().idle() && !m_window->docks().host(id)->isUpdating();
    };
    QTRY_VERIFY(isSettled());
    QTest::qWait(20);
    m_window->showLens(id);
    QTRY_VERIFY(m_window->docks().dock(id)->isAncestorOf(m_window->focusWidget()));
    m_window->opener().openNew();
    QTRY_VERIFY(isSettled());
    QTest::qWait(20);
    QCOMPARE(m_window->focusWidget(), &m_window->grid());
}

void TestTabSwitches::findGoesOnInTheNextTab() {
    fillTabs(2, "one two one");
    QTest::keyClick(&m_window->grid(), Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("two"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(m_window->selection().range(), (ByteRange{4, 7}));
    tabs().setCurrent(tabs().at(1));
    QCOMPARE(m_window->selection().range(), (ByteRange{0, 0}));
    QTest::keyClick(&m_window->grid(), Qt::Key_F3);
    QTRY_COMPARE(m_window->selection().range(), (ByteRange{4, 7}));
}

void TestTabSwitches::aTabThatIsClosedTakesNothingAlong() {
    fillTabs(3, "some bytes");
    for (const LensRow& row : lensRows())
        m_window->showLens(QLatin1String(row.id));
    tabs().setCurrent(tabs().at(1));
    tabs().close(tabs().at(1));
    QCOMPARE(tabs().count(), 2);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(&m_window->grid().document(), &tabs().current().document());
    m_window->document().insert(0, asBytes("x"), {});
    QVERIFY(!m_window->grab().isNull());
    tabs().close(tabs().at(0));
    QCOMPARE(tabs().count(), 1);
    QVERIFY(!tabs().bar()->isVisible());
}

/// The bench measures it exactly (bench_tabs.py); this only tells of a grave fault.
void TestTabSwitches::switchingIsQuick() {
    fillTabs(200, "some bytes \xE4\xB8\x96");
    m_window->showLens(QStringLiteral("encodings"));
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < 20; ++i) {
        tabs().step(1);
        m_window->repaint();
    }
    QVERIFY2(timer.elapsed() < 20 * 500, qPrintable(QString::number(timer.elapsed())));
}

void TestTabSwitches::noLensIsMovedInTheWindow() {
    fillTabs(2, "abc");
    tabs().setCurrent(tabs().at(0));
    m_window->showLens(QStringLiteral("bits"));
    const Placed placed;
    tabs().setCurrent(tabs().at(1));
    QCOMPARE(placed.most, 0); // made where it stays
}

QTEST_MAIN(TestTabSwitches)
#include "tst_tab_switches.moc"

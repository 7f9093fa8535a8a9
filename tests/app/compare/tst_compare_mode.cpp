// Two documents, and two encodings of one, beside each other in the real window.

#include "app/window_test.h"
#include "compare/compare_bar.h"
#include "compare/compare_mode.h"
#include "compare/compared_sides.h"
#include "compare/differences_panel.h"
#include "grid/byte_grid.h"
#include "grid/byte_lens.h"
#include "widgets/encoding_box.h"
#include "widgets/plain_table.h"
#include "window/possible_entries.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include <QTemporaryDir>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace moji;
using namespace moji::app;

namespace {

/// Many lines, each with its number.
QByteArray lines(int count) {
    QByteArray text;
    for (int i = 0; i < count; ++i)
        text += "line " + QByteArray::number(i) + "\n";
    return text;
}

} // namespace

class TestCompareMode : public QObject, public WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void identicalDocuments();
    void anInsertionIsOneDifference();
    void sameOffsetsCompareByteByByte();
    void rowsScrollTogether_data();
    void rowsScrollTogether();
    void whatIsSelectedIsSelectedBeside();
    void hoverIsSharedBothWays();
    void stepsFromDifferenceToDifference();
    void editsAreComparedAnew_data();
    void editsAreComparedAnew();
    void theRightSideIsNotEdited();
    void theEditMenuIsThatOfTheSideWithTheKeyboard();
    void encodings_data();
    void encodings();
    void encodingsFollowEdits();
    void theSameTextInTwoEncodings();
    void theListIsATable();
    void theListFollowsAnEncoding();
    void screenReadersHearWhatDiffers();
    void closingEndsIt();
    void escapeClosesItFromBothSides();
    void theOtherDocumentIsClosed();
    void otherTabsAreInTheMenu();
    void aTabKeepsItsComparison();
    void aPipeIsWaitedFor();
    void allIsReadable_data();
    void allIsReadable();
    void theSignOfADifferenceIsBesideTheOffset();

private:
    [[nodiscard]] CompareMode& mode() const { return m_window->compareMode(); }
    [[nodiscard]] ByteGrid& left() const { return m_window->grid(); }
    [[nodiscard]] ByteGrid& right() const { return m_window->centre().right()->grid(); }
    [[nodiscard]] Document& other() const { return mode().comparison()->document(Side::Right); }
    [[nodiscard]] std::vector<Difference> differences() const;
    [[nodiscard]] bool isDone() const;
    [[nodiscard]] bool shows(const QString& text) const;
    [[nodiscard]] std::vector<ByteRange> marked(Side side) const;
    /// Compares the two, and waits for it.
    void compare(const QByteArray& leftBytes, const QByteArray& rightBytes);

    std::unique_ptr<Document> m_other; // open in no page
};

std::vector<Difference> TestCompareMode::differences() const {
    const auto list = mode().comparison()->alignment()->differences();
    return {list.begin(), list.end()};
}

bool TestCompareMode::isDone() const {
    return mode().comparison()->state() == Comparison::State::Done;
}

bool TestCompareMode::shows(const QString& text) const {
    for (const QLabel* label : m_window->centre().bar().findChildren<QLabel*>())
        if (label->isVisible() && label->text().contains(text))
            return true;
    return false;
}

std::vector<ByteRange> TestCompareMode::marked(Side side) const {
    const Document& document = mode().comparison()->document(side);
    return mode().comparison()->differingIn(side, {0, document.size()});
}

void TestCompareMode::compare(const QByteArray& leftBytes, const QByteArray& rightBytes) {
    m_window->document().setBytes(toBytes(leftBytes), QStringLiteral("left.txt"));
    m_other = std::make_unique<Document>(m_codecs);
    m_other->setBytes(toBytes(rightBytes), QStringLiteral("right.txt"));
    mode().compareWith(m_other.get());
    QTRY_VERIFY(isDone());
}

void TestCompareMode::init() {
    open();
}

void TestCompareMode::cleanup() {
    close();
    m_other.reset();
}

void TestCompareMode::identicalDocuments() {
    compare("the same", "the same");
    QVERIFY(differences().empty());
    QVERIFY(shows(QStringLiteral("identical")));
    QVERIFY(shows(QStringLiteral("left.txt")));
    QVERIFY(shows(QStringLiteral("right.txt")));
}

void TestCompareMode::anInsertionIsOneDifference() {
    const QByteArray text = lines(50);
    QByteArray longer = text;
    longer.insert(100, "INSERTED");
    compare(text, longer);
    QCOMPARE(differences().size(), std::size_t{1});
    const Difference only = differences().front();
    QVERIFY(only.left.empty());
    QCOMPARE(only.right.length(), 8u);
    QVERIFY(shows(QStringLiteral("1 difference")));
    QVERIFY(marked(Side::Left).empty());
    QCOMPARE(marked(Side::Right), std::vector<ByteRange>{only.right});
    // Later bytes are beside their equals.
    const std::uint64_t later = only.left.begin + 60;
    QCOMPARE(left().byteLayout().cells(ByteColumn::Hex, later, later),
             right().byteLayout().cells(ByteColumn::Hex, later + 8, later + 8));
}

void TestCompareMode::sameOffsetsCompareByteByByte() {
    compare("abcdef", "abXcYef");
    mode().comparison()->setMode(Comparison::Mode::SameOffset);
    QTRY_VERIFY(isDone());
    QCOMPARE(marked(Side::Left), (std::vector<ByteRange>{{2, 6}}));
    QCOMPARE(marked(Side::Right), (std::vector<ByteRange>{{2, 7}}));
    for (std::uint64_t offset = 0; offset < 6; ++offset)
        QCOMPARE(left().byteLayout().cells(ByteColumn::Hex, offset, offset),
                 right().byteLayout().cells(ByteColumn::Hex, offset, offset));
}

void TestCompareMode::rowsScrollTogether_data() {
    QTest::addColumn<Side>("side");
    QTest::newRow("left-leads") << Side::Left;
    QTest::newRow("right-leads") << Side::Right;
}

void TestCompareMode::rowsScrollTogether() {
    QFETCH(Side, side);
    QByteArray longer = lines(500);
    longer.insert(1000, QByteArray(300, 'x'));
    compare(lines(500), longer);
    ByteGrid& leads = side == Side::Left ? left() : right();
    ByteGrid& follows = side == Side::Left ? right() : left();
    QCOMPARE(leads.byteLayout().metrics(), follows.byteLayout().metrics());
    QCOMPARE(leads.height(), follows.height());
    const auto together = [&] {
        return leads.byteLayout().topRow() == follows.byteLayout().topRow();
    };
    leads.setTopRow(123);
    QCOMPARE(follows.byteLayout().topRow(), 123u);
    leads.setFocus();
    for (const auto key : {Qt::Key_PageDown, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_End}) {
        QTest::keyClick(&leads, key, key == Qt::Key_End ? Qt::ControlModifier : Qt::NoModifier);
        QVERIFY(together());
    }
    QCOMPARE(leads.byteLayout().topRow(), leads.byteLayout().maxTopRow());
    m_window->resize(1024, 640);
    QTRY_COMPARE(leads.byteLayout().metrics(), follows.byteLayout().metrics());
    QTRY_VERIFY(together());
}

void TestCompareMode::whatIsSelectedIsSelectedBeside() {
    compare("abcdef", "abXYcdef");
    m_window->selection().select(ByteRange{3, 5});
    QCOMPARE(right().selection().range(), (ByteRange{5, 7}));
    right().selection().select(ByteRange{6, 8});
    QCOMPARE(m_window->selection().range(), (ByteRange{4, 6}));
    right().selection().select(ByteRange{2, 4}); // what the left side lacks
    QCOMPARE(m_window->selection().range(), (ByteRange{2, 2}));
    QCOMPARE(right().selection().range(), (ByteRange{2, 4}));
}

void TestCompareMode::hoverIsSharedBothWays() {
    compare("abcdef", "abXYcdef");
    m_window->selection().setHovered(ByteRange{3, 4});
    QTRY_COMPARE(right().selection().hovered(), std::optional(ByteRange{5, 6}));
    right().selection().setHovered(ByteRange{4, 5});
    QTRY_COMPARE(m_window->selection().hovered(), std::optional(ByteRange{2, 3}));
    right().selection().setHovered({});
    QVERIFY(!m_window->selection().hovered());
}

void TestCompareMode::stepsFromDifferenceToDifference() {
    const QByteArray text = lines(100);
    QByteArray other = text;
    other[0] = 'L';
    other.insert(300, QByteArray(40, '+'));
    other.remove(600, 5);
    compare(text, other);
    const auto list = differences();
    QCOMPARE(list.size(), std::size_t{3});
    left().setFocus();
    const auto isAt = [&](std::size_t index) {
        return m_window->selection().range() == list[index].left &&
               right().selection().range() == list[index].right;
    };
    for (std::size_t i = 0; i < list.size(); ++i) {
        QTest::keyClick(&left(), Qt::Key_F7);
        QVERIFY2(isAt(i), qPrintable(QString::number(i)));
    }
    QTest::keyClick(&left(), Qt::Key_F7);
    QVERIFY(isAt(2)); // there is no further one
    for (std::size_t i = list.size() - 1; i-- > 0;) {
        QTest::keyClick(&left(), Qt::Key_F7, Qt::ShiftModifier);
        QVERIFY2(isAt(i), qPrintable(QString::number(i)));
    }
}

void TestCompareMode::editsAreComparedAnew_data() {
    rowsScrollTogether_data();
}

void TestCompareMode::editsAreComparedAnew() {
    QFETCH(Side, side);
    const QByteArray text = lines(50);
    compare(text, text);
    QVERIFY(differences().empty());
    Document& edited = mode().comparison()->document(side);
    edited.insert(100, asBytes("###"), QStringLiteral("edit"));
    // At once bytes after the edit are beside their equals.
    const auto& alignment = *mode().comparison()->alignment();
    QCOMPARE(placeOf(alignment, side, 203), placeOf(alignment, otherOf(side), 200));
    QTRY_VERIFY(isDone());
    QCOMPARE(differences().size(), std::size_t{1});
    QCOMPARE(bytesOf(differences()[0], side).length(), 3u);
    edited.undoStack().undo();
    QTRY_VERIFY(isDone());
    QVERIFY(differences().empty());
    edited.setBytes(asBytes("something else"), QStringLiteral("new.txt")); // as reloading does
    QTRY_VERIFY(isDone());
    QVERIFY(!differences().empty());
}

void TestCompareMode::theRightSideIsNotEdited() {
    compare("abc", "abd");
    right().setFocus();
    QTest::keyClicks(&right(), QStringLiteral("41"));
    QTest::keyClick(&right(), Qt::Key_Delete);
    QTest::keyClick(&right(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(toQByteArray(other().bytes({0, 10})), QByteArray("abd"));
    QCOMPARE(contents(), QByteArray("abc"));
    left().setFocus();
    QTest::keyClicks(&left(), QStringLiteral("41"));
    QVERIFY(contents().contains('A'));
}

void TestCompareMode::theEditMenuIsThatOfTheSideWithTheKeyboard() {
    compare("abef", "abXYef");
    const auto entry = [this](const char* id) {
        return m_window->findChild<QAction*>(QLatin1String(id));
    };
    QMenu* menu = nullptr;
    for (const QAction* each : m_window->menuBar()->actions())
        if (each->text() == QStringLiteral("&Edit"))
            menu = each->menu();
    QVERIFY(menu != nullptr);
    const auto isEnabledInMenu = [&](const QAction* action) {
        Q_EMIT menu->aboutToShow();
        const bool isEnabled = action->isEnabled();
        Q_EMIT menu->aboutToHide();
        return isEnabled;
    };
    const QAction* copyAs = nullptr;
    for (const QAction* each : menu->actions())
        if (each->text() == QStringLiteral("Copy a&s"))
            copyAs = each;
    QVERIFY(copyAs != nullptr);
    right().setFocus();
    right().selection().select({2, 4}); // the left side has nothing there
    QVERIFY(left().selection().range().empty());
    QVERIFY(isEnabledInMenu(copyAs));
    QVERIFY(isPossible(*entry("edit.copyAs.hex")));
    entry("edit.copyAs.hex")->trigger();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("58 59"));
    QApplication::clipboard()->setText(QStringLiteral("41"));
    for (const char* id : {"edit.pasteBytes", "edit.fill", "edit.insertFile"}) {
        QVERIFY2(!isEnabledInMenu(entry(id)), id);
        QTRY_VERIFY(entry(id)->isEnabled()); // its key
        const QSignalSpy refused(&right(), &ByteGrid::editRefused);
        entry(id)->trigger();
        QCOMPARE(refused.count(), 1);
        QVERIFY(m_window->findChild<QDialog*>() == nullptr);
    }
    QCOMPARE(contents(), QByteArray("abef"));
    QCOMPARE(toQByteArray(other().bytes({0, 10})), QByteArray("abXYef"));
    entry("edit.selectRange")->trigger();
    auto* dialog = m_window->findChild<QDialog*>();
    QVERIFY(dialog != nullptr);
    dialog->findChild<QLineEdit*>()->setText(QStringLiteral("3:6"));
    dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
    QCOMPARE(right().selection().range(), (ByteRange{3, 6}));
    left().setFocus();
    left().selection().select({1, 3});
    entry("edit.copyAs.hex")->trigger();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("62 65"));
    QApplication::clipboard()->setText(QStringLiteral("41"));
    QVERIFY(isEnabledInMenu(entry("edit.fill")) && isEnabledInMenu(copyAs));
    QVERIFY(entry("edit.pasteBytes")->isEnabled());
    entry("edit.pasteBytes")->trigger();
    QCOMPARE(contents(), QByteArray("aAf"));
}

void TestCompareMode::encodings_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("leftName");
    QTest::addColumn<QByteArray>("rightName");
    QTest::addColumn<QList<int>>("marked"); // begin, end, begin, end
    // A Korean character of two bytes is no UTF-8; ASCII is the same in both.
    QTest::newRow("EUC-KR-and-UTF-8") << QByteArray("ab \xB0\xA1 c") << QByteArray("EUC-KR")
                                      << QByteArray("UTF-8") << QList<int>{3, 5};
    QTest::newRow("UTF-8-and-EUC-KR") << QByteArray("ab \xEA\xB0\x80 c") << QByteArray("UTF-8")
                                      << QByteArray("EUC-KR") << QList<int>{3, 6};
    // Each Russian letter is another one; A0 and ASCII are not.
    QTest::newRow("windows-1251-and-KOI8-R")
        << QByteArray("x\xCF\xF0y\xE8") << QByteArray("windows-1251") << QByteArray("KOI8-R")
        << QList<int>{1, 2, 2, 3, 4, 5};
}

void TestCompareMode::encodings() {
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, leftName);
    QFETCH(QByteArray, rightName);
    QFETCH(QList<int>, marked);
    m_window->document().setBytes(toBytes(bytes), QStringLiteral("text"));
    m_window->document().setCodec(*m_codecs.find(leftName.toStdString()));
    mode().compareWithEncoding(*m_codecs.find(rightName.toStdString()));
    QTRY_VERIFY(isDone());
    std::vector<ByteRange> expected;
    for (qsizetype i = 0; i < marked.size(); i += 2)
        expected.push_back(
            {static_cast<std::uint64_t>(marked[i]), static_cast<std::uint64_t>(marked[i + 1])});
    for (const Side side : {Side::Left, Side::Right}) {
        const auto found = this->marked(side);
        QCOMPARE(found, expected);
    }
    for (const ByteRange range : expected) // the list joins neighbours
        QVERIFY(std::ranges::any_of(differences(), [&](const Difference& difference) {
            return difference.left.begin <= range.begin && range.end <= difference.left.end;
        }));
    // The same under the same encoding.
    auto* box = m_window->centre().bar().findChild<EncodingBox*>();
    QVERIFY(box != nullptr);
    box->setCurrentText(QString::fromLatin1(leftName));
    QTRY_COMPARE(other().codec().name(), leftName.toStdString());
    QTRY_VERIFY(isDone() && differences().empty());
}

void TestCompareMode::encodingsFollowEdits() {
    m_window->document().setBytes(asBytes("plain ASCII"), {});
    mode().compareWithEncoding(*m_codecs.find("windows-1251"));
    QTRY_VERIFY(isDone());
    QVERIFY(differences().empty());
    m_window->document().replace({6, 11}, asBytes("мир"), QStringLiteral("edit"));
    QCOMPARE(other().bytes({0, 100}), m_window->document().bytes({0, 100}));
    QTRY_VERIFY(isDone());
    QVERIFY(!differences().empty());
    m_window->document().undoStack().undo();
    QCOMPARE(other().bytes({0, 100}), m_window->document().bytes({0, 100}));
    QTRY_VERIFY(isDone() && differences().empty());
}

/// Compared as texts without being asked for, and still so while one of them is edited.
void TestCompareMode::theSameTextInTwoEncodings() {
    const QString text = QStringLiteral("один\ntwo\nthree, дважды\n");
    const auto in = [&](const char* encoding, const QString& words) {
        return encodeAll(*m_codecs.find(encoding), toCodePoints(words)).value_or(Bytes());
    };
    m_window->document().setBytes(in("windows-1251", text), QStringLiteral("left.txt"));
    m_window->document().setCodec(*m_codecs.find("windows-1251"));
    m_other = std::make_unique<Document>(m_codecs);
    m_other->setBytes(in("UTF-8", text), QStringLiteral("right.txt"));
    mode().compareWith(m_other.get());
    QTRY_VERIFY(isDone());
    QCOMPARE(mode().comparison()->mode(), Comparison::Mode::Text);
    QVERIFY(differences().empty());
    QVERIFY(shows(QStringLiteral("the same text")));
    QVERIFY(marked(Side::Left).empty() && marked(Side::Right).empty());
    // The letter о on the left is beside both of its bytes.
    const auto& alignment = *mode().comparison()->alignment();
    QVERIFY((counterpartOf(alignment, Side::Left, {0, 1}) == ByteRange{0, 2}));
    m_window->document().replace({1, 2}, in("windows-1251", QStringLiteral("д, д")),
                                 QStringLiteral("edit"));
    QVERIFY(!differences().empty()); // at once
    QTRY_VERIFY(isDone());
    QCOMPARE(differences().size(), std::size_t{1});
    QCOMPARE(differences().front().left.length(), std::uint64_t{3});
    QVERIFY(differences().front().right.empty());
    m_window->document().undoStack().undo();
    QTRY_VERIFY(isDone() && differences().empty());
    mode().comparison()->setMode(Comparison::Mode::Insertions);
    QTRY_VERIFY(isDone() && !differences().empty());
}

void TestCompareMode::theListIsATable() {
    compare(lines(40) + "мир", "-" + lines(40) + "МИР");
    DifferencesModel& model = m_window->differencesPanel().model();
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), static_cast<int>(differences().size()));
    const auto cell = [&](int row, int column) {
        return model.index(row, column).data().toString();
    };
    QCOMPARE(cell(0, DifferencesModel::kKind), QStringLiteral("inserted, 1 byte"));
    QCOMPARE(cell(0, DifferencesModel::kLeftBytes), QStringLiteral("–"));
    QCOMPARE(cell(0, DifferencesModel::kRightBytes), QStringLiteral("2D  -"));
    QVERIFY(cell(1, DifferencesModel::kKind).startsWith(QStringLiteral("changed")));
    Q_EMIT m_window->centre().bar().listWanted();
    PlainTable& table = m_window->differencesPanel().table();
    QTRY_VERIFY(table.isVisible());
    const Difference last = differences().back();
    const QRect place = table.visualRect(model.index(model.rowCount() - 1, 0));
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, place.center());
    QCOMPARE(m_window->selection().range(), last.left);
    QCOMPARE(right().selection().range(), last.right);
    left().setFocus();
    QTest::keyClick(&left(), Qt::Key_F7, Qt::ShiftModifier);
    QCOMPARE(table.currentIndex().row(), model.rowCount() - 2); // it follows
}

/// The same differences, read otherwise.
void TestCompareMode::theListFollowsAnEncoding() {
    compare("a", "a\xC3\xA9");
    mode().comparison()->setMode(Comparison::Mode::Insertions);
    QTRY_VERIFY(isDone());
    DifferencesModel& model = m_window->differencesPanel().model();
    const QModelIndex cell = model.index(0, DifferencesModel::kRightBytes);
    const QString before = cell.data().toString();
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    other().setCodec(*other().codecs().find("windows-1252"));
    QVERIFY(cell.data().toString() != before);
    QVERIFY(changed.count() > 0);
}

void TestCompareMode::screenReadersHearWhatDiffers() {
    compare("abc", "aXc");
    const auto describe = [](ByteGrid& grid) {
        return QAccessible::queryAccessibleInterface(&grid)->text(QAccessible::Description);
    };
    QCOMPARE(left().accessibleName(), QStringLiteral("Bytes"));
    QCOMPARE(right().accessibleName(), QStringLiteral("Bytes, compared"));
    m_window->selection().setCaret(1);
    QVERIFY(describe(left()).contains(QStringLiteral("differs: 58 at offset 1")));
    QVERIFY(describe(right()).contains(QStringLiteral("differs: 62 at offset 1")));
    m_window->selection().setCaret(2);
    QVERIFY(!describe(left()).contains(QStringLiteral("differs")));
    for (const QWidget* control :
         m_window->centre().bar().findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        if ((control->focusPolicy() & Qt::TabFocus) && !control->isHidden())
            QVERIFY2(!control->accessibleName().isEmpty(), control->metaObject()->className());
}

void TestCompareMode::closingEndsIt() {
    compare("abcdef", "abXYcdef");
    const ByteLensLayout compared = left().byteLayout();
    QVERIFY(!compared.gapsOfRow(0).empty());
    auto* box = m_window->centre().bar().findChild<EncodingBox*>();
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Escape);
    QVERIFY(!mode().isActive());
    QVERIFY(m_window->centre().right() == nullptr);
    QVERIFY(!m_window->centre().bar().isVisible());
    QVERIFY(left().byteLayout().gapsOfRow(0).empty());
    QCOMPARE(left().byteLayout().metrics().bytesPerRow, 16);
    QVERIFY(left().hasFocus());
    QTest::keyClick(&left(), Qt::Key_F7); // nothing happens
    m_other.reset();
    m_window->document().insert(0, asBytes("x"), QStringLiteral("edit"));
}

void TestCompareMode::escapeClosesItFromBothSides() {
    compare("abcdef", "abXYcdef");
    right().setFocus();
    QTest::keyClick(&right(), Qt::Key_Escape);
    QVERIFY(!mode().isActive());
    QVERIFY(left().hasFocus());
    compare("abcdef", "abXYcdef");
    left().setFocus();
    QTest::keyClick(&left(), Qt::Key_Escape);
    QVERIFY(!mode().isActive());
    QTest::keyClick(&left(), Qt::Key_Escape); // nothing happens
    QVERIFY(left().hasFocus());
}

void TestCompareMode::theOtherDocumentIsClosed() {
    compare(lines(100), lines(200));
    // Not one that was compared before.
    auto before = std::exchange(m_other, nullptr);
    compare(lines(100), lines(300));
    before.reset();
    QVERIFY(mode().isActive());
    m_other.reset();
    QVERIFY(!mode().isActive());
    QVERIFY(m_window->centre().right() == nullptr);
    QVERIFY(!m_window->grab().isNull());
    m_window->selection().setCaret(5);
}

void TestCompareMode::otherTabsAreInTheMenu() {
    DocumentTabs& tabs = m_window->tabs();
    m_window->document().setBytes(asBytes("one"), QStringLiteral("one.txt"));
    DocumentTab& second = tabs.add();
    second.document().setBytes(asBytes("two"), QStringLiteral("two & three.txt"));
    QMenu* menu = nullptr;
    for (QMenu* candidate : m_window->findChildren<QMenu*>())
        if (candidate->title() == QStringLiteral("&Compare with"))
            menu = candidate;
    QVERIFY(menu != nullptr);
    Q_EMIT menu->aboutToShow();
    QCOMPARE(menu->actions().front()->text(), QStringLiteral("two && three.txt"));
    menu->actions().front()->trigger();
    QVERIFY(mode().isActive());
    QCOMPARE(&mode().comparison()->document(Side::Right), &second.document());
    tabs.close(second);
    QTRY_VERIFY(!mode().isActive());
    QCOMPARE(tabs.count(), 1);
}

/// It stays with its tab.
void TestCompareMode::aTabKeepsItsComparison() {
    compare("abc def", "abd def");
    QTRY_VERIFY(isDone());
    DocumentTabs& tabs = m_window->tabs();
    DocumentTab& first = tabs.current();
    DocumentTab& second = tabs.add();
    second.document().setBytes(asBytes("other"), QStringLiteral("other"));
    tabs.setCurrent(second);
    QVERIFY(!mode().isActive());
    QVERIFY(m_window->centre().right() == nullptr);
    tabs.setCurrent(first);
    QVERIFY(mode().isActive());
    QVERIFY(m_window->centre().right() != nullptr);
    QCOMPARE(differences().size(), std::size_t{1});
    tabs.setCurrent(second);
    tabs.close(first);
    QCOMPARE(tabs.count(), 1);
    QVERIFY(!mode().isActive());
}

/// Read away from the window's thread: nobody has written to it yet.
void TestCompareMode::aPipeIsWaitedFor() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("pipe"));
    QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    m_window->document().setBytes(asBytes("abc"), QStringLiteral("left"));
    mode().compareWithFile(path);
    QVERIFY(!mode().isActive());
    QTRY_VERIFY(!m_window->document().jobs().idle());
    const int pipe = ::open(QFile::encodeName(path).constData(), O_WRONLY);
    QCOMPARE(::write(pipe, "abd", 3), ssize_t{3});
    ::close(pipe);
    QTRY_VERIFY(mode().isActive());
    QTRY_VERIFY(isDone());
    QCOMPARE(differences().size(), std::size_t{1});
}

void TestCompareMode::allIsReadable_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<Theme>("theme");
    QTest::newRow("usual-light") << QSize(1440, 900) << Theme::Light;
    QTest::newRow("small-light") << QSize(1024, 640) << Theme::Light;
    QTest::newRow("small-dark") << QSize(1024, 640) << Theme::Dark;
    QTest::newRow("narrow-dark") << QSize(800, 640) << Theme::Dark;
}

void TestCompareMode::allIsReadable() {
    QFETCH(QSize, size);
    QFETCH(Theme, theme);
    setTheme(theme);
    m_window->resize(size);
    compare(lines(100), lines(100) + "more");
    QTRY_COMPARE(m_window->size(), size);
    QTRY_VERIFY(right().width() >= right().minimumSizeHint().width());
    QVERIFY(left().width() >= left().minimumSizeHint().width());
    QVERIFY(left().byteLayout().fullRows() >= 3);
    QCOMPARE(left().byteLayout().fullRows(), right().byteLayout().fullRows());
    const CompareBar& bar = m_window->centre().bar();
    for (const QToolButton* button : bar.findChildren<QToolButton*>())
        if (button->isVisible()) {
            QVERIFY(bar.rect().contains(button->geometry()));
            QVERIFY(button->width() >= button->sizeHint().width());
        }
    for (const QLabel* label : bar.findChildren<QLabel*>())
        if (label->isVisible() && label->toolTip().isEmpty())
            QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
}

/// Also where the rows are as narrow as can be: never over its digits.
void TestCompareMode::theSignOfADifferenceIsBesideTheOffset() {
    setTheme(Theme::Light);
    m_window->resize(1440, 900);
    m_window->showLens(QStringLiteral("bits"));
    compare(lines(100), "X" + lines(100));
    QTRY_VERIFY(left().byteLayout().metrics().bytesPerRow == 16);
    const ByteLensLayout& layout = left().byteLayout();
    const QRect gap = layout.offsetGapCell(0);
    QVERIFY(gap.width() > 0);
    QCOMPARE(gap.right() + 1, layout.hexLeft());
    const QRect digits(layout.metrics().padding, gap.top(), gap.left() - layout.metrics().padding,
                       gap.height());
    const QImage grid = left().grab().toImage();
    const auto reddest = [&grid](const QRect& place) { // the sign is warm, digits are blue or grey
        int most = 0;
        for (int y = place.top(); y <= place.bottom(); ++y)
            for (int x = place.left(); x <= place.right(); ++x) {
                const QColor pixel = grid.pixelColor(x, y);
                most = std::max(most, pixel.red() - pixel.blue());
            }
        return most;
    };
    const int sign = reddest(gap);
    QVERIFY2(sign > 40, qPrintable(QString::number(sign)));
    QVERIFY2(reddest(digits) < sign / 2, qPrintable(QString::number(reddest(digits))));
}

QTEST_MAIN(TestCompareMode)
#include "tst_compare_mode.moc"

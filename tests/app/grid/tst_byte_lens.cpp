// The byte lens in the real window: mouse, keys, both columns, both themes, what a screen reader
// gets.

#include "app/cut_text.h"
#include "codec/codec_registry.h"
#include "grid/byte_description.h"
#include "grid/byte_grid.h"
#include "grid/byte_lens.h"
#include "grid/overview.h"
#include "grid/visible_spans.h"
#include "scan/text_indexer.h"
#include "style/palette.h"
#include "text/qt_text.h"
#include "window/main_window.h"

#include "patient.h"
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QScreen>
#include <QSignalSpy>
#include <QToolButton>
#include <QTranslator>

#include <algorithm>
#include <atomic>
#include <thread>

using namespace moji;
using namespace moji::app;

namespace {

// He, U+4E16, an overlong slash, LF
const QByteArray kBytes("He\xE4\xB8\x96\xC0\xAF\x0A", 8);

} // namespace

class TestByteLens : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void clickSetsTheCaret();
    void dragInTextTakesWholeCharacters();
    void dragBackwardsKeepsTheFirstByte();
    void doubleClickSelectsTheCharacter();
    void hoverReachesTheSelection();
    void tabChangesTheColumn();
    void arrowsGoByByteOrCharacter();
    void endsOfRowAndDocument();
    void shiftSelects();
    void hexDigitsOverwriteAndInsert();
    void textOverwritesACharacter();
    void whatCannotBeWrittenIsRefused();
    void whatIsTypedHasNoMark();
    void readOnlyTheCaretStays_data();
    void readOnlyTheCaretStays();
    void theLegendLeadsFarAway();
    void deleteAndBackspace_data();
    void deleteAndBackspace();
    void copyAndPaste();
    void undoAndRedoByKeys();
    void paintsInBothThemes();
    void looksTheSameHoweverOneScrolledThere();
    void problemsAreGrouped();
    void speaks();
    void describesBytes_data();
    void describesBytes();
    void overviewShowsTheStrongest();
    void digitsInEveryBase_data();
    void digitsInEveryBase();
    void bitsAreSetByTyping();
    void bitsAreSetByMouseAndSpace();
    void tabPassesTheBitsWhereTheyAreShown();
    void bitsAreSpoken();
    void formatIsChosenInTheMenu();
    void whatScrolledLooksAsIfPaintedAnew_data();
    void whatScrolledLooksAsIfPaintedAnew();
    void whatIsNotAlignedIsNoText();
    void aLongTitleOfTheOffsetsIsElided();

private:
    void click(ByteColumn column, std::uint64_t offset,
               Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void moveMouse(const QPoint& point, Qt::MouseButtons buttons);
    void drag(ByteColumn column, std::uint64_t from, std::uint64_t to);
    [[nodiscard]] QPoint at(ByteColumn column, std::uint64_t offset);
    [[nodiscard]] QByteArray contents();
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(m_grid, key, modifiers);
    }

    CodecRegistry m_codecs;
    std::unique_ptr<MainWindow> m_window;
    ByteGrid* m_grid = nullptr;
    Selection* m_selection = nullptr;
};

void TestByteLens::init() {
    setTheme(Theme::Light);
    m_window = std::make_unique<MainWindow>(m_codecs);
    m_window->resize(1440, 900);
    m_window->show();
    m_window->document().setBytes(toBytes(kBytes), QStringLiteral("test"));
    m_grid = &m_window->grid();
    m_selection = &m_window->selection();
    m_grid->setFocus();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestByteLens::cleanup() {
    m_window.reset();
}

QPoint TestByteLens::at(ByteColumn column, std::uint64_t offset) {
    return m_grid->byteLayout().cells(column, offset, offset).center();
}

void TestByteLens::click(ByteColumn column, std::uint64_t offset, Qt::KeyboardModifiers modifiers) {
    QTest::mouseClick(m_grid, Qt::LeftButton, modifiers, at(column, offset));
}

void TestByteLens::moveMouse(const QPoint& point, Qt::MouseButtons buttons) {
    QMouseEvent move(QEvent::MouseMove, point, m_grid->mapToGlobal(point), Qt::NoButton, buttons,
                     {});
    QApplication::sendEvent(m_grid, &move);
}

void TestByteLens::drag(ByteColumn column, std::uint64_t from, std::uint64_t to) {
    QTest::mousePress(m_grid, Qt::LeftButton, {}, at(column, from));
    moveMouse(at(column, to), Qt::LeftButton);
    QTest::mouseRelease(m_grid, Qt::LeftButton, {}, at(column, to));
}

QByteArray TestByteLens::contents() {
    Document& document = m_window->document();
    return toQByteArray(document.bytes({0, document.size()}));
}

void TestByteLens::clickSetsTheCaret() {
    click(ByteColumn::Hex, 3);
    QCOMPARE(m_selection->caret(), std::uint64_t{3});
    QVERIFY(m_selection->range().empty());
    QVERIFY(m_grid->column() == ByteColumn::Hex);
    click(ByteColumn::Text, 3); // within the character
    QCOMPARE(m_selection->caret(), std::uint64_t{2});
    QVERIFY(m_grid->column() == ByteColumn::Text);
    click(ByteColumn::Hex, 6, Qt::ShiftModifier);
    QCOMPARE(m_selection->range(), (ByteRange{2, 7}));
}

void TestByteLens::dragInTextTakesWholeCharacters() {
    drag(ByteColumn::Text, 1, 3);
    QCOMPARE(m_selection->range(), (ByteRange{1, 5}));
    drag(ByteColumn::Hex, 1, 3);
    QCOMPARE(m_selection->range(), (ByteRange{1, 4}));
}

void TestByteLens::dragBackwardsKeepsTheFirstByte() {
    drag(ByteColumn::Hex, 4, 1);
    QCOMPARE(m_selection->range(), (ByteRange{1, 5}));
    QCOMPARE(m_selection->caret(), std::uint64_t{1});
}

void TestByteLens::doubleClickSelectsTheCharacter() {
    QTest::mouseDClick(m_grid, Qt::LeftButton, {}, at(ByteColumn::Hex, 4));
    QCOMPARE(m_selection->range(), (ByteRange{2, 5}));
}

void TestByteLens::hoverReachesTheSelection() {
    moveMouse(at(ByteColumn::Text, 0), Qt::NoButton);
    moveMouse(at(ByteColumn::Text, 4), Qt::NoButton);
    QTRY_VERIFY(m_selection->hovered().has_value());
    QCOMPARE(*m_selection->hovered(), (ByteRange{2, 5}));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(m_grid, &leave);
    QVERIFY(!m_selection->hovered().has_value());
}

void TestByteLens::tabChangesTheColumn() {
    key(Qt::Key_Tab);
    QVERIFY(m_grid->column() == ByteColumn::Text);
    QVERIFY(m_grid->hasFocus());
    key(Qt::Key_Tab);
    QVERIFY(m_grid->column() == ByteColumn::Hex);
    key(Qt::Key_F6);
    QVERIFY(!m_grid->hasFocus()); // F6 leaves
}

void TestByteLens::arrowsGoByByteOrCharacter() {
    for (int i = 0; i < 3; ++i)
        key(Qt::Key_Right);
    QCOMPARE(m_selection->caret(), std::uint64_t{3});
    m_selection->setCaret(0);
    m_grid->setColumn(ByteColumn::Text);
    for (int i = 0; i < 3; ++i)
        key(Qt::Key_Right);
    QCOMPARE(m_selection->caret(), std::uint64_t{5});
    key(Qt::Key_Left);
    QCOMPARE(m_selection->caret(), std::uint64_t{2});
}

void TestByteLens::endsOfRowAndDocument() {
    m_window->document().setBytes(Bytes(100, 'x'), {});
    m_selection->setCaret(20);
    key(Qt::Key_Home);
    QCOMPARE(m_selection->caret(), std::uint64_t{16});
    key(Qt::Key_End);
    QCOMPARE(m_selection->caret(), std::uint64_t{31});
    key(Qt::Key_Up);
    key(Qt::Key_Up); // no further row: stays in its column
    QCOMPARE(m_selection->caret(), std::uint64_t{15});
    key(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(m_selection->caret(), std::uint64_t{100});
    key(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(m_selection->caret(), std::uint64_t{0});
    key(Qt::Key_Left);
    QCOMPARE(m_selection->caret(), std::uint64_t{0});
}

void TestByteLens::shiftSelects() {
    m_selection->setCaret(1);
    key(Qt::Key_Right, Qt::ShiftModifier);
    key(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_selection->range(), (ByteRange{1, 3}));
    key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_selection->range(), (ByteRange{0, 8}));
}

void TestByteLens::hexDigitsOverwriteAndInsert() {
    QTest::keyClicks(m_grid, QStringLiteral("4"));
    QCOMPARE(contents().at(0), '\x48'); // the first digit alone: the low half stays
    QTest::keyClicks(m_grid, QStringLiteral("a"));
    QCOMPARE(contents().left(2), QByteArray("Je"));
    QCOMPARE(m_selection->caret(), std::uint64_t{1});
    QTest::keyClicks(m_grid, QStringLiteral("g")); // no digit
    QCOMPARE(contents().left(2), QByteArray("Je"));
    key(Qt::Key_Insert);
    QTest::keyClicks(m_grid, QStringLiteral("61"));
    QCOMPARE(contents().left(3), QByteArray("Jae"));
    QCOMPARE(contents().size(), kBytes.size() + 1);
    key(Qt::Key_End, Qt::ControlModifier);
    key(Qt::Key_Insert);
    QTest::keyClicks(m_grid, QStringLiteral("7A")); // overwriting nothing appends
    QCOMPARE(contents().back(), 'z');
}

void TestByteLens::textOverwritesACharacter() {
    m_grid->setColumn(ByteColumn::Text);
    m_selection->setCaret(2);
    QTest::keyClicks(m_grid, QStringLiteral("y")); // one byte in the place of three
    QCOMPARE(contents(), QByteArray("Hey\xC0\xAF\x0A", 6));
    key(Qt::Key_Insert);
    m_selection->setCaret(0);
    QTest::keyClick(m_grid, Qt::Key_Return);
    QCOMPARE(contents().left(2), QByteArray("\nH"));
}

void TestByteLens::whatCannotBeWrittenIsRefused() {
    const Codec* latin = m_codecs.find("windows-1252");
    QVERIFY(latin != nullptr);
    m_window->document().setCodec(*latin);
    m_grid->setColumn(ByteColumn::Text);
    QSignalSpy refused(&m_grid->editor(), &ByteEditor::refused);
    m_grid->editor().typeText(QString::fromUtf8("é世"));
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused.front().front().toString().contains(QStringLiteral("U+4E16")));
    QCOMPARE(contents(), kBytes);
}

/// The mark of UTF-8-SIG is written once for a text, not for each letter.
void TestByteLens::whatIsTypedHasNoMark() {
    m_window->document().setCodec(*m_codecs.find("UTF-8-SIG"));
    m_grid->setColumn(ByteColumn::Text);
    m_grid->editor().typeText(QString::fromUtf8("é"));
    QVERIFY(contents().contains("\xC3\xA9"));
    QVERIFY(!contents().contains("\xEF\xBB\xBF"));
}

void TestByteLens::readOnlyTheCaretStays_data() {
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<bool>("inText");
    QTest::newRow("digit") << Qt::Key_4 << Qt::KeyboardModifiers() << false;
    QTest::newRow("character") << Qt::Key_X << Qt::KeyboardModifiers() << true;
    QTest::newRow("delete") << Qt::Key_Delete << Qt::KeyboardModifiers() << false;
    QTest::newRow("backspace") << Qt::Key_Backspace << Qt::KeyboardModifiers() << false;
    QTest::newRow("backspace-character") << Qt::Key_Backspace << Qt::KeyboardModifiers() << true;
    QTest::newRow("paste") << Qt::Key_V << Qt::KeyboardModifiers(Qt::ControlModifier) << true;
}

void TestByteLens::readOnlyTheCaretStays() {
    QFETCH(Qt::Key, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(bool, inText);
    QApplication::clipboard()->setText(QStringLiteral("pasted"));
    click(inText ? ByteColumn::Text : ByteColumn::Hex, 2);
    m_window->document().setReadOnly(true);
    QSignalSpy refused(&m_window->document(), &Document::editRefused);
    this->key(key, modifiers);
    QVERIFY(refused.count() > 0);
    QCOMPARE(contents(), kBytes);
    QCOMPARE(m_selection->caret(), std::uint64_t{2});
    m_selection->select(ByteRange{2, 5});
    this->key(key, modifiers);
    QCOMPARE(m_selection->range(), (ByteRange{2, 5}));
}

void TestByteLens::theLegendLeadsFarAway() {
    Bytes bytes(17'000'000, Byte{'a'});
    std::fill_n(bytes.end() - 2, 2, Byte{0xC3}); // the first of them is followed by no continuation
    m_window->document().setBytes(bytes, QStringLiteral("long"));
    m_selection->setCaret(0);
    const auto entries = m_window->findChildren<QToolButton*>();
    const auto invalid = std::find_if(entries.begin(), entries.end(), [](const QToolButton* entry) {
        return entry->text() == roleName(CellRole::Invalid);
    });
    QVERIFY(invalid != entries.end());
    (*invalid)->click();
    QTRY_COMPARE(m_selection->range(), (ByteRange{16'999'998, 16'999'999}));
    (*invalid)->click();
    QTRY_COMPARE(m_selection->range(), (ByteRange{16'999'999, 17'000'000}));
    // The answer comes from the event loop, after the edit.
    m_selection->setCaret(0);
    (*invalid)->click();
    m_window->document().insert(0, asBytes("xy"), QStringLiteral("Type"));
    QTRY_COMPARE(m_selection->range(), (ByteRange{17'000'000, 17'000'001}));
}

void TestByteLens::deleteAndBackspace_data() {
    QTest::addColumn<int>("column");
    QTest::addColumn<quint64>("caret");
    QTest::addColumn<int>("key");
    QTest::addColumn<QByteArray>("expected");
    const int hex = int(ByteColumn::Hex);
    const int text = int(ByteColumn::Text);
    QTest::newRow("delete-byte") << hex << 2ull << int(Qt::Key_Delete)
                                 << QByteArray("He\xB8\x96\xC0\xAF\x0A", 7);
    QTest::newRow("delete-character")
        << text << 2ull << int(Qt::Key_Delete) << QByteArray("He\xC0\xAF\x0A", 5);
    QTest::newRow("backspace-byte")
        << hex << 5ull << int(Qt::Key_Backspace) << QByteArray("He\xE4\xB8\xC0\xAF\x0A", 7);
    QTest::newRow("backspace-character")
        << text << 5ull << int(Qt::Key_Backspace) << QByteArray("He\xC0\xAF\x0A", 5);
    QTest::newRow("backspace-at-the-beginning") << hex << 0ull << int(Qt::Key_Backspace) << kBytes;
    QTest::newRow("delete-at-the-end") << hex << 8ull << int(Qt::Key_Delete) << kBytes;
}

void TestByteLens::deleteAndBackspace() {
    QFETCH(int, column);
    QFETCH(quint64, caret);
    QFETCH(int, key);
    QFETCH(QByteArray, expected);
    m_grid->setColumn(static_cast<ByteColumn>(column));
    m_selection->setCaret(caret);
    QTest::keyClick(m_grid, static_cast<Qt::Key>(key));
    QCOMPARE(contents(), expected);
}

void TestByteLens::copyAndPaste() {
    m_selection->select(ByteRange{2, 7});
    key(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("E4 B8 96 C0 AF"));
    m_grid->setColumn(ByteColumn::Text);
    key(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QString::fromUtf8("世\\xC0\\xAF"));
    m_grid->setColumn(ByteColumn::Hex);
    QApplication::clipboard()->setText(QStringLiteral("\\x41%42 0x43"));
    key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(contents(), QByteArray("HeABC\n"));
    QApplication::clipboard()->setText(QStringLiteral("no hex"));
    QSignalSpy refused(&m_grid->editor(), &ByteEditor::refused);
    key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(contents(), QByteArray("HeABC\n"));
    m_grid->setColumn(ByteColumn::Text);
    m_selection->select(ByteRange{0, 5});
    key(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(contents(), QByteArray("\n"));
    key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(contents(), QByteArray("HeABC\n"));
}

void TestByteLens::undoAndRedoByKeys() {
    QTest::keyClicks(m_grid, QStringLiteral("4142"));
    QCOMPARE(contents().left(2), QByteArray("AB"));
    while (m_window->document().undoStack().canUndo())
        key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(contents(), kBytes);
    while (m_window->document().undoStack().canRedo())
        key(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(contents().left(2), QByteArray("AB"));
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(contents().left(2), QByteArray("AB"));
}

void TestByteLens::paintsInBothThemes() {
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        setTheme(theme);
        QApplication::processEvents();
        const QImage image = m_grid->grab().toImage();
        const QRect lead = m_grid->byteLayout().cells(ByteColumn::Hex, 2, 2);
        const QColor fill = image.pixelColor(lead.left() + 4, lead.top() + 5);
        QCOMPARE(fill, colours().role(CellRole::Lead3).background);
        const QColor ground = image.pixelColor(300, m_grid->height() - 3);
        QCOMPARE(ground, colours().surface);
    }
    setTheme(Theme::Light);
}

void TestByteLens::looksTheSameHoweverOneScrolledThere() {
    QByteArray text;
    while (text.size() < 20000)
        text += "a\xE4\xB8\x96\xC0\xAF\xF0\x9F\x98\x80"; // 10 bytes: rows cut characters
    m_window->document().setBytes(toBytes(text), {});
    m_grid->clearFocus();
    m_grid->setTopRow(600);
    const QImage direct = m_grid->grab().toImage();
    m_grid->setTopRow(0);
    for (std::uint64_t row = 0; row <= 600; row += 7)
        m_grid->setTopRow(row), (void)m_grid->grab();
    m_grid->setTopRow(600);
    QCOMPARE(m_grid->grab().toImage(), direct);
}

void TestByteLens::problemsAreGrouped() {
    Document& document = m_window->document();
    document.setBytes(toBytes(QByteArray("\xC0\xAF\xE4\xB8\xED\xA0\x80\xFF", 8)), {});
    VisibleSpans spans;
    spans.update(document, {0, 8});
    QCOMPARE(spans.items().size(), std::size_t{7});
    QCOMPARE(spans.at(1)->problem, (ByteRange{0, 2}));
    QCOMPARE(spans.at(3)->problem, (ByteRange{2, 4}));
    QCOMPARE(spans.at(5)->problem, (ByteRange{4, 7}));
    QCOMPARE(spans.at(7)->problem, (ByteRange{7, 8}));
    spans.update(document, {6, 8}); // seen from the middle of a problem
    QCOMPARE(spans.at(6)->problem, (ByteRange{4, 7}));
}

void TestByteLens::speaks() {
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(m_grid);
    QVERIFY(accessible != nullptr);
    QCOMPARE(accessible->text(QAccessible::Name), QStringLiteral("Bytes"));
    QCOMPARE(accessible->role(), QAccessible::EditableText);
    auto* text = accessible->textInterface();
    QVERIFY(text != nullptr);
    QCOMPARE(text->text(0, text->characterCount()),
             QString::fromUtf8("000000  48 65 E4 B8 96 C0 AF 0A  He世??LF"));
    m_selection->setCaret(5);
    QCOMPARE(text->text(text->cursorPosition(), text->cursorPosition() + 2), QStringLiteral("C0"));
    QCOMPARE(accessible->text(QAccessible::Description),
             QStringLiteral("offset 5, C0, invalid: overlong lead"));
    text->setCursorPosition(8 + 3 * 4);
    QCOMPARE(m_selection->caret(), std::uint64_t{4});
    text->addSelection(8, 8 + 5);
    QCOMPARE(m_selection->range(), (ByteRange{0, 2}));
    int begin = 0;
    int end = 0;
    text->selection(0, &begin, &end);
    QCOMPARE(text->text(begin, end), QStringLiteral("48 65"));
}

void TestByteLens::describesBytes_data() {
    QTest::addColumn<quint64>("offset");
    QTest::addColumn<QString>("expected");
    QTest::newRow("ascii") << 0ull << "offset 0, 48, ASCII, U+0048 LATIN CAPITAL LETTER H";
    QTest::newRow("lead") << 2ull
                          << "offset 2, E4, lead of 3, U+4E16 CJK UNIFIED IDEOGRAPH-4E16, byte 1 "
                             "of 3";
    QTest::newRow("stray") << 6ull << "offset 6, AF, invalid: continuation without a lead";
    QTest::newRow("end") << 8ull << "offset 8, end of the bytes";
}

void TestByteLens::describesBytes() {
    QFETCH(quint64, offset);
    QFETCH(QString, expected);
    QCOMPARE(describeByte(m_window->document(), offset), expected);
}

void TestByteLens::overviewShowsTheStrongest() {
    Bytes bytes(100000, 'x');
    bytes[50000] = 0xFF;
    bytes[50010] = 0xC3;
    bytes[50011] = 0xA9;
    const auto overviewOf = [&](const Bytes& all) {
        const MemorySource source(all);
        TextIndexer indexer(source, m_codecs.utf8(), {});
        return indexer.run({}, {}, {}) ? Overview(indexer.snapshot()) : Overview();
    };
    const Overview overview = overviewOf(bytes);
    QVERIFY(overview.strongestIn({49900, 50100}) == Highlight::Invalid);
    QVERIFY(overview.strongestIn({0, 49000}) == Highlight::Plain);
    const Overview few = overviewOf(Bytes{'a', 0xC3, 0xA9});
    QVERIFY(few.strongestIn({2, 3}) == Highlight::Multibyte);
    QVERIFY(few.strongestIn({0, 1}) == Highlight::Plain);
    QVERIFY(overviewOf({}).strongestIn({0, 0}) == Highlight::Plain);
    const Overview unscanned(std::make_shared<const TextIndex>(
        std::vector<TextIndex::Part>{TextIndex::Part{10, nullptr}}));
    QVERIFY(!unscanned.strongestIn({0, 1}));
}

void TestByteLens::whatIsNotAlignedIsNoText() {
    // Two bytes a character after one escape: there is no place to begin at but the front. And a
    // slow reader.
    class Slow final : public ByteSource {
    public:
        std::atomic<bool> mayGoOn = false;
        [[nodiscard]] std::uint64_t size() const override { return 29'999'999; }
        [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                               std::span<Byte> out) const override {
            while (!mayGoOn && out.size() > 60'000) // the scan's reads, not those of the window
                std::this_thread::yield();
            for (std::size_t i = 0; i < out.size(); ++i)
                out[i] = static_cast<Byte>(
                    "\x1B$B"
                    "0!"[(offset + i) < 3 ? offset + i : 3 + (offset + i + 1) % 2]);
            return out.size();
        }
    };
    Document& document = m_window->document();
    const auto source = std::make_shared<Slow>();
    document.setCodec(*m_codecs.find("ISO-2022-JP"));
    document.setBytes(source, QStringLiteral("slow"));
    m_window->selection().setCaret(document.size());
    QVERIFY(!document.isAligned(document.size() - 1));
    QVERIFY(document.spansIn({document.size() - 100, document.size()}).empty());
    auto* lens = qobject_cast<ByteLens*>(m_window->lens(QStringLiteral("bytes")));
    const auto notice = [&] {
        for (auto* label : lens->findChildren<QLabel*>())
            if (label->isVisible() && label->text().startsWith(QStringLiteral("Aligning")))
                return true;
        return false;
    };
    QVERIFY(notice());
    QVERIFY(!lens->grab().isNull());
    source->mayGoOn = true;
    QTRY_VERIFY(document.isAligned(document.size() - 1));
    QTRY_VERIFY(!notice());
    const auto spans = document.spansIn({document.size() - 4, document.size()});
    QCOMPARE(spans.back().span.length, 2u);
}

void TestByteLens::digitsInEveryBase_data() {
    QTest::addColumn<ByteFormat>("format");
    QTest::addColumn<QString>("keys");
    QTest::newRow("hexadecimal") << ByteFormat::Hexadecimal << "7a79";
    QTest::newRow("beside-bits") << ByteFormat::HexadecimalAndBits << "7A79";
    QTest::newRow("decimal") << ByteFormat::Decimal << "122121";
    QTest::newRow("octal") << ByteFormat::Octal << "172171";
}

void TestByteLens::digitsInEveryBase() {
    QFETCH(ByteFormat, format);
    QFETCH(QString, keys);
    m_grid->setFormat(format);
    QTest::keyClicks(m_grid, keys);
    QCOMPARE(contents(), QByteArray("zy") + kBytes.mid(2));
    QCOMPARE(m_selection->caret(), std::uint64_t{2});
    key(Qt::Key_Insert);
    QTest::keyClicks(m_grid, keys);
    QCOMPARE(contents(), QByteArray("zyzy") + kBytes.mid(2));
    while (m_window->document().undoStack().canUndo())
        m_window->document().undoStack().undo();
    QCOMPARE(contents(), kBytes);
}

void TestByteLens::bitsAreSetByTyping() {
    m_grid->setFormat(ByteFormat::HexadecimalAndBits);
    m_grid->setColumn(ByteColumn::Bits);
    QTest::keyClicks(m_grid, QStringLiteral("0111101001111001"));
    QCOMPARE(contents(), QByteArray("zy") + kBytes.mid(2));
    QCOMPARE(m_selection->caret(), std::uint64_t{2});
    QCOMPARE(*m_grid->caretBit(), 7);
    QTest::keyClicks(m_grid, QStringLiteral("2f")); // no bits
    QCOMPARE(contents(), QByteArray("zy") + kBytes.mid(2));
    key(Qt::Key_Left);
    QCOMPARE(m_selection->caret(), std::uint64_t{1});
    QCOMPARE(*m_grid->caretBit(), 0);
    QTest::keyClicks(m_grid, QStringLiteral("0"));
    QCOMPARE(contents(), QByteArray("zx") + kBytes.mid(2));
    key(Qt::Key_End, Qt::ControlModifier);
    QTest::keyClicks(m_grid, QStringLiteral("01000001")); // after the last byte: a new one
    QCOMPARE(contents(), QByteArray("zx") + kBytes.mid(2) + "A");
}

void TestByteLens::bitsAreSetByMouseAndSpace() {
    m_grid->setFormat(ByteFormat::HexadecimalAndBits);
    const QPoint lowest = m_grid->byteLayout().bitCell(1, 0).center();
    QTest::mouseClick(m_grid, Qt::LeftButton, {}, lowest); // a click alone changes nothing
    QCOMPARE(contents(), kBytes);
    QCOMPARE(m_selection->caret(), std::uint64_t{1});
    QCOMPARE(*m_grid->caretBit(), 0);
    QTest::mouseDClick(m_grid, Qt::LeftButton, {}, lowest);
    QCOMPARE(contents().left(2), QByteArray("Hd"));
    key(Qt::Key_Space);
    QCOMPARE(contents(), kBytes);
}

void TestByteLens::tabPassesTheBitsWhereTheyAreShown() {
    m_grid->setFormat(ByteFormat::HexadecimalAndBits);
    key(Qt::Key_Tab);
    QVERIFY(m_grid->column() == ByteColumn::Bits);
    key(Qt::Key_Tab);
    QVERIFY(m_grid->column() == ByteColumn::Text);
    QTest::keyClick(m_grid, Qt::Key_Backtab);
    QVERIFY(m_grid->column() == ByteColumn::Bits);
    m_grid->setFormat(ByteFormat::Octal);
    QVERIFY(m_grid->column() == ByteColumn::Hex);
}

void TestByteLens::bitsAreSpoken() {
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(m_grid);
    auto* text = accessible->textInterface();
    m_grid->setFormat(ByteFormat::HexadecimalAndBits);
    m_window->document().setBytes(toBytes("Hi"), {});
    const QString all = text->text(0, text->characterCount());
    QCOMPARE(all, QStringLiteral("000000  48 69  01001000 01101001  Hi"));
    QCOMPARE(accessible->text(QAccessible::Description),
             QStringLiteral("offset 0, 48, bits 01001000, ASCII, U+0048 LATIN CAPITAL LETTER H"));
    m_grid->setColumn(ByteColumn::Bits);
    key(Qt::Key_Right);
    QCOMPARE(text->cursorPosition(), int(all.indexOf(QStringLiteral("1001000"))));
    m_grid->setFormat(ByteFormat::Decimal);
    QCOMPARE(text->text(0, text->characterCount()), QStringLiteral("000000  072 105  Hi"));
    m_selection->setCaret(1);
    QCOMPARE(text->cursorPosition(), 12);
    QVERIFY(
        accessible->text(QAccessible::Description).startsWith(QStringLiteral("offset 1, 105,")));
}

void TestByteLens::formatIsChosenInTheMenu() {
    key(Qt::Key_4, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(m_grid->format() == ByteFormat::Octal);
    key(Qt::Key_2, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(m_grid->format() == ByteFormat::HexadecimalAndBits);
    for (const QAction* action : m_window->findChildren<QAction*>())
        for (const ByteFormatInfo& info : byteFormats())
            if (action->text() == info.translatedName())
                QCOMPARE(action->isChecked(), info.format == m_grid->format());
}

void TestByteLens::whatScrolledLooksAsIfPaintedAnew_data() {
    QTest::addColumn<ByteFormat>("format");
    QTest::newRow("hexadecimal") << ByteFormat::Hexadecimal;
    QTest::newRow("bits") << ByteFormat::HexadecimalAndBits;
}

void TestByteLens::whatScrolledLooksAsIfPaintedAnew() {
    QFETCH(ByteFormat, format);
    QByteArray text;
    while (text.size() < 20000)
        text += "a\xE4\xB8\x96\xC0\xAF\xF0\x9F\x98\x80";
    m_grid->setFormat(format);
    m_window->document().setBytes(toBytes(text), {});
    QTest::qWait(50); // the grid gets the height that a long document has
    const auto onScreen = [&] {
        QApplication::processEvents();
        const QRect place(m_grid->mapTo(m_window.get(), QPoint(0, 0)), m_grid->size());
        const QImage all = m_window->screen()->grabWindow(m_window->winId()).toImage();
        return all.copy(place).convertToFormat(QImage::Format_RGB32);
    };
    (void)onScreen();
    // Arrows, pages, and a selection that grows: painted in parts.
    const Qt::Key keys[] = {Qt::Key_Down, Qt::Key_PageDown, Qt::Key_Right, Qt::Key_Up};
    for (int i = 0; i < 60; ++i) {
        key(keys[i / 15], i % 3 == 0 ? Qt::ShiftModifier : Qt::NoModifier);
        if (i % 5 == 0)
            (void)onScreen();
    }
    const QImage inParts = onScreen();
    m_grid->update();
    QCOMPARE(inParts, onScreen());
}

/// In some languages it is longer than the offsets, of which a narrow window has no more than it
/// needs.
void TestByteLens::aLongTitleOfTheOffsetsIsElided() {
    class Longer : public QTranslator {
    public:
        QString translate(const char*, const char* source, const char*, int) const override {
            return qstrcmp(source, "Offset") == 0 ? kLong : QString();
        }
        [[nodiscard]] bool isEmpty() const override { return false; }
        const QString kLong = QStringLiteral("A title of many words");
    };
    Longer longer;
    QCoreApplication::installTranslator(&longer);
    QStringList texts;
    for (const PictureItem& item : paintedTexts(*m_grid))
        texts += std::get<PictureText>(item.what).text;
    QCoreApplication::removeTranslator(&longer);
    QVERIFY(!texts.contains(longer.kLong));
    QVERIFY2(std::ranges::any_of(texts,
                                 [](const QString& text) {
                                     return text.startsWith(QStringLiteral("A ")) &&
                                            text.endsWith(QStringLiteral("…"));
                                 }),
             qPrintable(texts.join(QLatin1Char('|'))));
}

QTEST_MAIN(TestByteLens)
#include "tst_byte_lens.moc"

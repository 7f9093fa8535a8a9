// The mojibake lens: repairs found, shown step by step and applied as one edit.

#include "document/lens_turns.h"
#include "lenses/mojibake/mojibake_lens.h"
#include "lenses/mojibake/repairs_page.h"
#include "text/qt_text.h"
#include "window/main_window.h"

#include "patient.h"
#include <QAbstractItemModelTester>
#include <QLabel>
#include <QPushButton>
#include <QStatusBar>

using namespace moji;
using namespace moji::app;

namespace {

const CodecRegistry& registry() {
    static const CodecRegistry all;
    return all;
}

const QByteArray kDamaged = "РџСЂРёРІРµС‚";
const QByteArray kRepaired = "Привет";

} // namespace

class TestMojibakeLens : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }
    void aTextIs_data();
    void aTextIs();
    void stepsAndTheirBytes();
    void everyGroupCoversItsBytes();
    void lostBytesAreMarked();
    void pointingAtAByteLightsTheDocument();
    void aRepairIsOneEdit();
    void aRepairLeavesTheKeyboardInTheLens_data();
    void aRepairLeavesTheKeyboardInTheLens();
    void whatAllIsAppliedToIsSaid();
    void allLosslessRepairsAreOneEdit();
    void aRepairIsWrittenInTheEncodingOfTheDocument();
    void whatCannotBeWrittenIsSaid();
    void aReadOnlyDocumentSaysSo();
    void onlyWhatIsSelectedIsLookedAt();
    void aHugeSelectionIsBounded();
    void malformedBytesAreNoText_data();
    void malformedBytesAreNoText();
    void bytesThatWereNeverDecoded();
    void anEmptyDocument();
    void whatWasExaminedIsCountedInTheDocument();
    void ofALongTextOnlyAPartIsExamined();
    void whatIsShownWhileAnotherTextIsExamined();
    void aCancelledSearchLeavesNoRepairs();

private:
    void show(const QByteArray& bytes, const char* encoding = "UTF-8", bool select = true);
    void settle() {
        QTRY_VERIFY(LensTurns::instance().isIdle());
        QCoreApplication::processEvents(); // in its turn a lens only sets a timer
        QTRY_VERIFY(m_window->document().jobs().idle());
    }
    [[nodiscard]] RepairsPage& page() {
        return qobject_cast<MojibakeLens*>(m_window->lens(QStringLiteral("mojibake")))->repairs();
    }
    [[nodiscard]] QString sentences();
    [[nodiscard]] QString cell(int row, int column) {
        return page().model().index(row, column).data().toString();
    }
    [[nodiscard]] QByteArray contents() const {
        return toQByteArray(m_window->document().bytes({0, m_window->document().size()}));
    }
    [[nodiscard]] QPushButton* button(const QString& text) {
        for (auto* found : m_window->findChildren<QPushButton*>())
            if (found->text().startsWith(text))
                return found;
        return nullptr;
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestMojibakeLens::init() {
    m_window = std::make_unique<MainWindow>(registry());
    m_window->resize(1440, 900);
    m_window->show();
    m_window->showLens(QStringLiteral("mojibake"));
}

void TestMojibakeLens::show(const QByteArray& bytes, const char* encoding, bool select) {
    m_window->document().setBytes(toBytes(bytes), QStringLiteral("test"));
    m_window->document().setCodec(*registry().find(encoding));
    if (select)
        m_window->selection().select({0, m_window->document().size()});
    settle();
}

void TestMojibakeLens::aTextIs_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("repair"); // the first row

    QTest::newRow("lossless") << kDamaged << "lossless"
                              << QString::fromUtf8(kDamaged + " → " + kRepaired);
    QTest::newRow("partial") << QByteArray("Р\uFFFDРІР°РЅ и РµРіРѕ РґСЂСѓР·СЊСЏ") << "partial"
                             << "";
    QTest::newRow("destroyed") << QByteArray("占쏙옙占쏙옙") << "destroyed"
                               << QString::fromUtf8("占쏙옙占쏙옙");
    QTest::newRow("clean") << QByteArray("naïve, обычный текст") << ""
                           << "";
    QTest::newRow("ascii") << QByteArray("Hello, world") << ""
                           << "";
}

void TestMojibakeLens::aTextIs() {
    QFETCH(QByteArray, text);
    QFETCH(QString, label);
    QFETCH(QString, repair);
    const QAbstractItemModelTester tester(const_cast<RepairsModel*>(&page().model()));
    const QAbstractItemModelTester chain(const_cast<ChainModel*>(&page().chain().chain()));
    show(text);
    QCOMPARE(page().model().rowCount() > 0, !label.isEmpty());
    QVERIFY(button(QStringLiteral("Apply repair")) != nullptr);
    QCOMPARE(button(QStringLiteral("Apply repair"))->isEnabled(),
             label == QStringLiteral("lossless") || label == QStringLiteral("partial"));
    if (label.isEmpty())
        return;
    QCOMPARE(cell(0, RepairsModel::kLabel), label);
    if (!repair.isEmpty())
        QCOMPARE(cell(0, RepairsModel::kRepair), repair);
}

void TestMojibakeLens::stepsAndTheirBytes() {
    show(kDamaged);
    const ChainModel& chain = page().chain().chain();
    QCOMPARE(chain.rowCount(), 3);
    const auto text = [&](int row, int column) {
        return chain.index(row, column).data().toString();
    };
    QCOMPARE(text(0, ChainModel::kContent), QString::fromUtf8(kDamaged));
    QCOMPARE(text(1, ChainModel::kStep), QStringLiteral("2. Bytes: write as windows-1251"));
    QCOMPARE(text(1, ChainModel::kContent), QStringLiteral("D0 9F D1 80 D0 B8 D0 B2 D0 B5 D1 82"));
    QCOMPARE(text(2, ChainModel::kStep), QStringLiteral("3. Repaired: read as UTF-8"));
    QCOMPARE(text(2, ChainModel::kContent), QString::fromUtf8(kRepaired));
}

/// Corresponding things are in one group: two letters, their two bytes, the letter they are.
void TestMojibakeLens::everyGroupCoversItsBytes() {
    show("ab " + kDamaged + " cd", "UTF-8", false);
    m_window->selection().select({3, static_cast<std::uint64_t>(3 + kDamaged.size())});
    settle();
    const ChainStory& story = page().chain().chain().story();
    QCOMPARE(story.groups.size(), std::size_t{6});
    std::uint64_t at = 3;
    for (const StoryGroup& group : story.groups) {
        QCOMPARE(group.document.begin, at);
        QCOMPARE(group.cells[0].size(), std::size_t{2});
        QCOMPARE(group.cells[1].size(), std::size_t{2});
        QCOMPARE(group.cells[2].size(), std::size_t{1});
        at = group.document.end;
    }
    QCOMPARE(at, static_cast<std::uint64_t>(3 + kDamaged.size()));
}

void TestMojibakeLens::lostBytesAreMarked() {
    show("Р\uFFFDРІР°РЅ и РµРіРѕ РґСЂСѓР·СЊСЏ");
    const ChainStory& story = page().chain().chain().story();
    QVERIFY(!story.groups.empty());
    const StoryGroup& first = story.groups.front();
    QCOMPARE(first.cells[1].size(), std::size_t{2});
    QCOMPARE(first.cells[1][0].byte, std::optional<Byte>(0xD0));
    QVERIFY(!first.cells[1][1].byte);
    QVERIFY(first.cells[2][0].inferred);
    QCOMPARE(first.cells[2][0].codePoint, U'И');
    QVERIFY(!first.remark.isEmpty());
}

void TestMojibakeLens::pointingAtAByteLightsTheDocument() {
    show(kDamaged);
    auto* chain = page().findChild<ChainTable*>();
    QVERIFY(chain != nullptr && chain->isVisible());
    const QRect content = chain->visualRect(chain->model()->index(1, ChainModel::kContent));
    QTest::mouseMove(chain->viewport(), {content.left() + 20, content.center().y()});
    QTRY_COMPARE(m_window->selection().hovered(), std::optional(ByteRange{0, 4}));
}

void TestMojibakeLens::aRepairIsOneEdit() {
    show("ab " + kDamaged + " cd");
    button(QStringLiteral("Apply repair"))->click();
    QCOMPARE(contents(), "ab " + kRepaired + " cd");
    QCOMPARE(m_window->document().undoStack().count(), 1);
    m_window->document().undoStack().undo();
    QCOMPARE(contents(), "ab " + kDamaged + " cd");
    m_window->document().undoStack().redo();
    QCOMPARE(contents(), "ab " + kRepaired + " cd");
    m_window->selection().select({0, m_window->document().size()});
    settle();
    QCOMPARE(page().model().rowCount(), 0); // it is clean now
}

void TestMojibakeLens::aRepairLeavesTheKeyboardInTheLens_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("one") << QStringLiteral("Apply repair");
    QTest::newRow("all") << QStringLiteral("Apply all");
}

/// The pressed button is disabled: nothing is left to repair.
void TestMojibakeLens::aRepairLeavesTheKeyboardInTheLens() {
    QFETCH(QString, name);
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    show(kDamaged);
    QPushButton* pressed = button(name);
    pressed->setFocus();
    QTest::keyClick(pressed, Qt::Key_Space);
    QCOMPARE(contents(), kRepaired);
    settle();
    QTRY_VERIFY(!button(name)->isEnabled());
    const QWidget* now = QApplication::focusWidget();
    QVERIFY(now != nullptr);
    QVERIFY2(now == page().focusProxy() || page().isAncestorOf(now),
             now->metaObject()->className());
}

void TestMojibakeLens::whatAllIsAppliedToIsSaid() {
    show(kDamaged + "\n" + kDamaged, "UTF-8", false);
    QVERIFY(button(QStringLiteral("Apply all lossless in this line (1)")) != nullptr);
    page().applyAllLossless();
    QCOMPARE(contents(), kRepaired + "\n" + kDamaged);
    show(kDamaged + "\n" + kDamaged);
    QVERIFY(button(QStringLiteral("Apply all lossless in the selection (1)")) != nullptr);
    page().applyAllLossless();
    QCOMPARE(contents(), kRepaired + "\n" + kRepaired);
}

void TestMojibakeLens::allLosslessRepairsAreOneEdit() {
    show(kDamaged + " 占쏙옙 " + kDamaged);
    QVERIFY(page().model().rowCount() > 2);
    page().applyAllLossless();
    QCOMPARE(contents(), kRepaired + " 占쏙옙 " + kRepaired);
    QCOMPARE(m_window->document().undoStack().count(), 1);
    m_window->document().undoStack().undo();
    QVERIFY(contents().startsWith(kDamaged));
}

void TestMojibakeLens::aRepairIsWrittenInTheEncodingOfTheDocument() {
    const auto encoded = [](const QByteArray& text) {
        return toQByteArray(
            *encodeAll(*registry().find("UTF-16LE"), toCodePoints(QString::fromUtf8(text))));
    };
    show(encoded("ab " + kDamaged + " cd"), "UTF-16LE");
    page().applyCurrent();
    QCOMPARE(contents(), encoded("ab " + kRepaired + " cd"));
}

void TestMojibakeLens::whatCannotBeWrittenIsSaid() {
    // UTF-8 of Korean read as windows-1252 in a document that is windows-1252 itself.
    const QByteArray korean = "안녕하세요 세상";
    show(korean, "windows-1252");
    QVERIFY(page().model().rowCount() > 0);
    QCOMPARE(cell(0, RepairsModel::kLabel), QStringLiteral("lossless"));
    QVERIFY(!button(QStringLiteral("Apply repair"))->isEnabled());
    page().applyCurrent();
    QCOMPARE(contents(), korean);
    QVERIFY(!m_window->document().undoStack().canUndo());
}

void TestMojibakeLens::aReadOnlyDocumentSaysSo() {
    show(kDamaged);
    m_window->document().setReadOnly(true);
    const ByteRange selected = m_window->selection().range();
    for (const QString& name : {QStringLiteral("Apply repair"), QStringLiteral("Apply all")}) {
        m_window->statusBar()->clearMessage();
        QVERIFY(button(name) != nullptr && button(name)->isEnabled());
        button(name)->click();
        QCOMPARE(m_window->statusBar()->currentMessage(),
                 QStringLiteral("The document is read-only."));
    }
    QCOMPARE(contents(), kDamaged);
    QCOMPARE(m_window->selection().range(), selected);
}

void TestMojibakeLens::onlyWhatIsSelectedIsLookedAt() {
    show("abc\n" + kDamaged + "\n" + kDamaged, "UTF-8", false);
    m_window->selection().setCaret(1);
    settle();
    QCOMPARE(page().model().rowCount(), 0); // the line of the caret is clean
    m_window->selection().setCaret(6);
    QTRY_VERIFY(page().model().rowCount() > 0);
    settle();
    page().applyCurrent();
    QCOMPARE(contents(), "abc\n" + kRepaired + "\n" + kDamaged);
}

void TestMojibakeLens::aHugeSelectionIsBounded() {
    show((kDamaged + "\n").repeated(20000));
    QVERIFY(page().model().rowCount() > 0);
    page().applyAllLossless();
    QVERIFY(contents().startsWith(kRepaired + "\n" + kRepaired));
    QVERIFY(contents().endsWith(kDamaged + "\n"));
    QCOMPARE(m_window->document().undoStack().count(), 1);
}

void TestMojibakeLens::malformedBytesAreNoText_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("encoding");
    QTest::newRow("lone-surrogate-in-utf-16")
        << QByteArray("a\0 \0\x00\xD8 \0b\0", 10) << QByteArray("UTF-16LE");
    QTest::newRow("cut-off-korean") << QByteArray("\xB0\xA1 \xB0") << QByteArray("EUC-KR");
}

/// Nothing is guessed of them, and nothing is applied.
void TestMojibakeLens::malformedBytesAreNoText() {
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, encoding);
    show(bytes, encoding.constData());
    QCOMPARE(cell(0, RepairsModel::kLabel), QStringLiteral("malformed"));
    page().applyCurrent();
    page().applyAllLossless();
    QCOMPARE(contents(), bytes);
}

void TestMojibakeLens::bytesThatWereNeverDecoded() {
    show("\xBE\xC8\xB3\xE7\xC7\xCF\xBC\xBC\xBF\xE4");
    QVERIFY(page().model().rowCount() > 0);
    const ChainStory& story = page().chain().chain().story();
    QCOMPARE(story.states.size(), std::size_t{2});
    QVERIFY(!story.states.front().isText);
    QCOMPARE(story.groups.front().cells.front().size(), std::size_t{2});
    page().applyCurrent();
    QCOMPARE(contents(), QByteArray("안녕하세요"));
}

/// In its bytes, not in those of the text in UTF-8.
void TestMojibakeLens::whatWasExaminedIsCountedInTheDocument() {
    show("\xC7\xD1\xB1\xDB", "EUC-KR"); // 4 bytes, 6 in UTF-8
    QTRY_VERIFY2(
        sentences().contains(QStringLiteral("No damage found in the selection (4 bytes).")),
        qPrintable(sentences()));
}

/// All that the labels of the page say.
QString TestMojibakeLens::sentences() {
    QStringList sentences;
    for (const auto* label : page().findChildren<QLabel*>())
        sentences += label->text();
    return sentences.join(QLatin1Char('\n'));
}

void TestMojibakeLens::ofALongTextOnlyAPartIsExamined() {
    const QByteArray line = QByteArray("ordinary words ").repeated(10'000);
    show(line, "UTF-8", false);
    QTRY_VERIFY2(
        sentences().contains(QStringLiteral("No damage found in the 4,096 bytes around the caret. "
                                            "Its line is longer")),
        qPrintable(sentences()));
    show(line);
    QTRY_VERIFY2(
        sentences().contains(QStringLiteral("No damage found in the first 65,536 bytes of the "
                                            "selection. Not examined: 84,464 bytes.")),
        qPrintable(sentences()));
    show("short\n" + line.left(100) + "\nshort", "UTF-8", false);
    QTRY_VERIFY2(sentences().contains(QStringLiteral("No damage found in the caret's line")),
                 qPrintable(sentences()));
}

void TestMojibakeLens::anEmptyDocument() {
    show("");
    QCOMPARE(page().model().rowCount(), 0);
    QVERIFY(!button(QStringLiteral("Apply repair"))->isEnabled());
    page().applyCurrent();
    page().applyAllLossless();
    QCOMPARE(contents(), QByteArray());
}

/// Plans for the text of before do not meet the text of now: the window ended, or the wrong bytes
/// were replaced.
void TestMojibakeLens::whatIsShownWhileAnotherTextIsExamined() {
    const QByteArray text = QByteArray("начало ").repeated(4) + kDamaged + " и " + kDamaged;
    show(text);
    const int rows = page().model().rowCount();
    QVERIFY(rows > 0);
    m_window->selection().select({0, 4}); // shorter than where the damage is
    page().refresh();
    page().list().selectRow(rows - 1);
    QEvent fonts(QEvent::FontChange);
    QCoreApplication::sendEvent(&page(), &fonts);
    m_window->document().setBytes(toBytes(QByteArray("abc")), QStringLiteral("test"));
    page().list().selectRow(0);
    page().applyCurrent();
    page().applyAllLossless();
    QCOMPARE(contents(), QByteArray("abc"));
    settle();
    QCOMPARE(page().model().rowCount(), 0);
}

/// They were those of another text.
void TestMojibakeLens::aCancelledSearchLeavesNoRepairs() {
    show(kDamaged);
    QVERIFY(page().model().rowCount() > 0);
    JobMonitor& jobs = m_window->document().jobs();
    const auto cancel = connect(&jobs, &JobMonitor::runningChanged, this, [&jobs] {
        if (!jobs.idle())
            jobs.cancelAll();
    });
    m_window->selection().select({0, 4});
    QTRY_COMPARE(page().model().rowCount(), 0);
    disconnect(cancel);
    QVERIFY(!m_window->lens(QStringLiteral("mojibake"))->isUpdating());
    QPushButton* again = nullptr;
    for (auto* button : page().findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("Search again"))
            again = button;
    QVERIFY(again != nullptr && again->isVisible());
    m_window->selection().select({0, m_window->document().size()});
    settle();
    QTRY_VERIFY(page().model().rowCount() > 0);
    QVERIFY(!again->isVisible());
}

QTEST_MAIN(TestMojibakeLens)
#include "tst_mojibake_lens.moc"

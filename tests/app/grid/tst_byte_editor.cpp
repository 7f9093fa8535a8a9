// What is typed and pasted into the text column: in encodings with shifts or memory, where bytes
// mean what those before them say, by keys of any script, and from a clipboard without text.

#include "bytes/hex.h"
#include "document/document.h"
#include "document/selection.h"
#include "grid/byte_editor.h"
#include "grid/byte_grid.h"
#include "text/qt_text.h"

#include <QImage>
#include <QMimeData>
#include <QSignalSpy>
#include <QtTest>

using namespace moji;
using namespace moji::app;

namespace {

const CodecRegistry& registry() {
    static const CodecRegistry all;
    return all;
}

/// Errors are \xC0.
QString textOf(const Document& document) {
    QString text;
    for (const PlacedSpan& placed : document.spansIn({0, document.size()})) {
        text += toQString(placed.span.text());
        if (placed.isError())
            text += QStringLiteral("\\x") + hexText(placed.bytes);
    }
    return text;
}

/// A document with a grid on it, the caret in the text column.
struct Bench {
    Document document{registry()};
    Selection selection{&document};
    ByteGrid grid{&document, &selection};

    Bench(const char* encoding, ByteView bytes) {
        document.setCodec(*registry().find(encoding));
        document.setBytes(bytes, QStringLiteral("test"));
        grid.resize(900, 300);
        grid.setColumn(ByteColumn::Text);
        grid.editor().setMode(ByteEditor::Mode::Insert);
    }
    Bench(const char* encoding, const char* text)
        : Bench(encoding,
                *encodeAll(*registry().find(encoding), toCodePoints(QString::fromUtf8(text)))) {}
    /// Before character `index`, shifts not counted.
    [[nodiscard]] std::uint64_t offsetOf(int index) const {
        for (const PlacedSpan& placed : document.spansIn({0, document.size()}))
            if (placed.span.count > 0 && index-- == 0)
                return placed.offset;
        return document.size();
    }
    [[nodiscard]] QByteArray contents() const {
        return toQByteArray(document.bytes({0, document.size()}));
    }
};

} // namespace

class TestByteEditor final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(registry().find("ISO-2022-JP") != nullptr); }

    void typedAmongShiftedCharacters_data() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("typed");
        const auto row = [](const char* name, const char* encoding, const char* text, int at,
                            const char* typed) {
            QTest::newRow(name) << encoding << QString::fromUtf8(text) << at
                                << QString::fromUtf8(typed);
        };
        row("jp-ascii-between-kana", "ISO-2022-JP", "あい", 1, "A");
        row("jp-ascii-before-kana", "ISO-2022-JP", "あい", 0, "A");
        row("jp-kana-between-kana", "ISO-2022-JP", "あい", 1, "う");
        row("jp-both-between-kana", "ISO-2022-JP", "あい", 1, "Aう");
        row("jp-kana-between-ascii", "ISO-2022-JP", "xy", 1, "う");
        row("jp-at-the-end", "ISO-2022-JP", "あい", 2, "うz");
        row("jp-in-an-empty-text", "ISO-2022-JP", "", 0, "うz");
        row("kr-ascii-between-hangul", "ISO-2022-KR", "한글", 1, "A");
        row("kr-hangul-between-hangul", "ISO-2022-KR", "한글", 1, "가");
        row("hz-ascii-between-han", "HZ-GB-2312", "中文", 1, "A");
        row("hz-han-between-han", "HZ-GB-2312", "中文", 1, "国");
        row("utf7-between-ascii", "UTF-7", "ab", 1, "é");
        row("utf7-ascii-after-shifted", "UTF-7", "éb", 1, "x");
        row("scsu-between-cyrillic", "SCSU", "привет", 3, "ы");
        row("bocu-at-the-end", "BOCU-1", "привет", 6, "ы");
        row("utf8", "UTF-8", "世界", 1, "é");
        row("utf16", "UTF-16LE", "世界", 1, "é");
        row("shift-jis", "Shift_JIS", "世界", 1, "A");
    }
    /// All other characters stay as they are.
    void typedAmongShiftedCharacters() {
        QFETCH(QString, encoding);
        QFETCH(QString, text);
        QFETCH(int, at);
        QFETCH(QString, typed);
        Bench bench(encoding.toUtf8().constData(), text.toUtf8().constData());
        QCOMPARE(textOf(bench.document), text);
        bench.selection.setCaret(bench.offsetOf(at));
        bench.grid.editor().typeText(typed);
        QCOMPARE(textOf(bench.document), QString(text).insert(at, typed));
        bench.document.undoStack().undo();
        QCOMPARE(textOf(bench.document), text);
        bench.selection.setCaret(bench.offsetOf(at));
        bench.grid.editor().paste(typed, ByteColumn::Text);
        QCOMPARE(textOf(bench.document), QString(text).insert(at, typed));
    }

    void typedOverShiftedCharacters_data() {
        QTest::addColumn<quint64>("at");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("expected");
        // 1B 24 42 24 22 24 24 1B 28 42 41
        QTest::newRow("at-the-escape") << 0ull << "A" << QString::fromUtf8("AいA");
        QTest::newRow("at-the-first") << 3ull << "A" << QString::fromUtf8("AいA");
        QTest::newRow("at-the-second") << 5ull << "A" << QString::fromUtf8("あAA");
        QTest::newRow("by-kana") << 5ull << QString::fromUtf8("う") << QString::fromUtf8("あうA");
        QTest::newRow("both") << 3ull << QString::fromUtf8("うx") << QString::fromUtf8("うxA");
        QTest::newRow("at-the-last")
            << 10ull << QString::fromUtf8("う") << QString::fromUtf8("あいう");
    }
    /// A shift is no character: it is not what is overwritten.
    void typedOverShiftedCharacters() {
        QFETCH(quint64, at);
        QFETCH(QString, typed);
        QFETCH(QString, expected);
        Bench bench("ISO-2022-JP", "あいA");
        bench.grid.editor().setMode(ByteEditor::Mode::Overwrite);
        bench.selection.setCaret(at);
        bench.grid.editor().typeText(typed);
        QCOMPARE(textOf(bench.document), expected);
    }

    void escapesPastedAmongShiftedCharacters() {
        Bench bench("ISO-2022-JP", "あい");
        bench.selection.setCaret(bench.offsetOf(1));
        bench.grid.editor().paste(QStringLiteral("\\u3046\\u0041"), ByteColumn::Hex);
        QCOMPARE(textOf(bench.document), QString::fromUtf8("あうAい"));
    }

    /// In BOCU-1 each character says how far it is from the one before it.
    void whatWouldChangeTheRestIsRefused() {
        Bench bench("BOCU-1", "привет");
        const QByteArray before = bench.contents();
        QSignalSpy refused(&bench.grid.editor(), &ByteEditor::refused);
        bench.selection.setCaret(bench.offsetOf(3));
        bench.grid.editor().typeText(QString::fromUtf8("世"));
        QCOMPARE(bench.contents(), before);
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused.front().front().toString().contains(QStringLiteral("BOCU-1")));
    }

    void aClipboardWithoutTextErasesNothing() {
        Bench bench("UTF-8", "abc");
        bench.selection.select({0, 2});
        QSignalSpy refused(&bench.grid.editor(), &ByteEditor::refused);
        QMimeData picture;
        picture.setImageData(QImage(2, 2, QImage::Format_RGB32));
        for (const ByteColumn column : {ByteColumn::Text, ByteColumn::Hex})
            bench.grid.editor().pasteData(&picture, column);
        QCOMPARE(bench.contents(), QByteArray("abc"));
        QCOMPARE(refused.count(), 2);
        QCOMPARE(bench.selection.range(), (ByteRange{0, 2}));
    }

    void keysOfEveryScriptAreTyped_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("latin") << QStringLiteral("a");
        QTest::newRow("adlam") << toQString(U'\U0001E900');
        QTest::newRow("emoji") << toQString(U'\U0001F600');
        QTest::newRow("zwnj") << QString(QChar(0x200C)); // Persian: Shift+Space
        QTest::newRow("private-use") << QString(QChar(0xE000));
    }
    void keysOfEveryScriptAreTyped() {
        QFETCH(QString, text);
        Bench bench("UTF-8", "x");
        QKeyEvent press(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, text);
        QCoreApplication::sendEvent(&bench.grid, &press);
        QCOMPARE(QString::fromUtf8(bench.contents()), text + QLatin1Char('x'));
    }

    void keysThatWriteNothingTypeNothing_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("escape") << QStringLiteral("\x1B");
        QTest::newRow("half-a-pair") << QString(QChar(0xD83A));
        QTest::newRow("none") << QString();
    }
    void keysThatWriteNothingTypeNothing() {
        QFETCH(QString, text);
        Bench bench("UTF-8", "x");
        QKeyEvent press(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, text);
        QCoreApplication::sendEvent(&bench.grid, &press);
        QCOMPARE(bench.contents(), QByteArray("x"));
    }

    void typedBytesAreOneStep_data() {
        QTest::addColumn<ByteEditor::Mode>("mode");
        QTest::addColumn<ByteFormat>("format");
        QTest::addColumn<QString>("digits");
        QTest::newRow("insert") << ByteEditor::Mode::Insert << ByteFormat::Hexadecimal << "4142";
        QTest::newRow("overwrite")
            << ByteEditor::Mode::Overwrite << ByteFormat::Hexadecimal << "4142";
        QTest::newRow("decimal") << ByteEditor::Mode::Insert << ByteFormat::Decimal << "065066";
    }
    /// No step leaves a byte of which only the first digit was typed.
    void typedBytesAreOneStep() {
        QFETCH(ByteEditor::Mode, mode);
        QFETCH(ByteFormat, format);
        QFETCH(QString, digits);
        Bench bench("UTF-8", "xyz");
        bench.grid.setFormat(format);
        bench.grid.setColumn(ByteColumn::Hex);
        bench.grid.editor().setMode(mode);
        bench.selection.setCaret(0);
        QTest::keyClicks(&bench.grid, digits);
        const QByteArray typed = bench.contents();
        QVERIFY(typed.startsWith("AB"));
        bench.document.undoStack().undo();
        QCOMPARE(bench.contents(), QByteArray("xyz"));
        bench.document.undoStack().redo();
        QCOMPARE(bench.contents(), typed);
    }

    void eachPasteIsOneStep() {
        Bench bench("UTF-8", "");
        for (const ByteColumn column : {ByteColumn::Hex, ByteColumn::Text}) {
            for (int i = 0; i < 3; ++i)
                bench.grid.editor().paste(QStringLiteral("41 42"), column);
            const QByteArray all = bench.contents();
            bench.document.undoStack().undo();
            QCOMPARE(bench.contents().size(), all.size() / 3 * 2);
            while (bench.document.undoStack().canUndo())
                bench.document.undoStack().undo();
        }
    }

    void aBitThatIsRefusedIsNotPassed() {
        Bench bench("UTF-8", "x");
        bench.grid.setFormat(ByteFormat::HexadecimalAndBits);
        bench.grid.setColumn(ByteColumn::Bits);
        bench.document.setReadOnly(true);
        QTest::keyClicks(&bench.grid, QStringLiteral("1"));
        QCOMPARE(bench.contents(), QByteArray("x"));
        QCOMPARE(bench.grid.bit(), kFirstBit);
    }
};

QTEST_MAIN(TestByteEditor)
#include "tst_byte_editor.moc"

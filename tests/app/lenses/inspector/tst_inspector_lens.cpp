// The inspector: what its rows say of characters and of bytes that are none, how it follows the
// document, and the lengths of selections against a count of whole texts.

#include "bytes/hex.h"
#include "document/document.h"
#include "document/selection.h"
#include "lenses/inspector/grapheme_at.h"
#include "lenses/inspector/inspector_lens.h"
#include "lenses/inspector/report_model.h"
#include "lenses/inspector/report_view.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "unicode/graphemes.h"

#include "patient.h"
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QScrollBar>

#include <random>

using namespace moji;
using namespace moji::app;

namespace {

QString shown(const CharacterReport& report) {
    QStringList lines;
    for (const ReportSection& section : report.sections) {
        lines += section.title;
        for (const ReportRow& row : section.rows)
            lines += QStringLiteral("%1: %2").arg(row.label, row.text());
    }
    return lines.join(u'\n');
}

/// Its tables are made once.
const CodecRegistry& registry() {
    static const CodecRegistry all;
    return all;
}

/// A document with a visible inspector on it.
struct Bench {
    const CodecRegistry& codecs = registry();
    Document document{codecs};
    Selection selection{&document};
    InspectorLens lens{&document, &selection, nullptr};

    explicit Bench(const QByteArray& bytes, const char* encoding = "UTF-8") {
        document.setBytes(asBytes({bytes.data(), static_cast<std::size_t>(bytes.size())}),
                          QStringLiteral("test"));
        document.setCodec(*codecs.find(encoding));
        lens.resize(320, 800);
        lens.show();
        settle();
    }
    static void settle() { QCoreApplication::processEvents(); }
    void select(ByteRange range) {
        selection.select(range);
        settle();
    }
    [[nodiscard]] bool says(const QString& text) const {
        for (const auto* label : lens.findChildren<QLabel*>())
            if (label->isVisibleTo(&lens) && label->text() == text)
                return true;
        return false;
    }
};

QByteArray fromHex(const char* hex) {
    return QByteArray::fromHex(hex);
}

bool holdsItsText(const QLabel& label) {
    return label.width() >= label.minimumSizeHint().width() &&
           label.height() >= label.heightForWidth(label.width());
}
QString describe(const QLabel& label) {
    return QStringLiteral("%1: %2 x %3, needs %4 x %5")
        .arg(label.text())
        .arg(label.width())
        .arg(label.height())
        .arg(label.minimumSizeHint().width())
        .arg(label.heightForWidth(label.width()));
}

QStringList lines(std::initializer_list<const char*> utf8) {
    QStringList all;
    for (const char* line : utf8)
        all += QString::fromUtf8(line);
    return all;
}

SelectionLengths measured(const Bench& bench, ByteRange range) {
    return moji::app::measure(*bench.document.snapshot(), bench.document.codec(), nullptr, range,
                              {}, [](std::uint64_t, std::uint64_t) {});
}

} // namespace

class TestInspectorLens final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lengthsSayWhatTheyAreOf() {
        Bench bench("abc");
        QVERIFY(bench.says(QStringLiteral("At the caret")));
        bench.select({0, 2});
        QVERIFY(bench.says(QStringLiteral("Selection")));
        QVERIFY(!bench.says(QStringLiteral("At the caret")));
    }

    void rowsOfCharacters_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<int>("offset");
        QTest::addColumn<QStringList>("expected");

        QTest::newRow("han-in-UTF-8")
            << QByteArray("世") << QByteArray("UTF-8") << 0
            << lines({"Block: CJK Unified Ideographs", "Plane: 0, Basic Multilingual",
                      "Since: Unicode 1.1", "Width: Wide, 2 columns", "UTF-8: E4 B8 96, current",
                      "UTF-16BE: 4E 16", "UTF-32BE: 00 00 4E 16", "EUC-KR: E1 A6",
                      "Shift_JIS: 90 A2", "GB18030: CA C0", "Big5: A5 40", "CESU-8: same as UTF-8",
                      "windows-1251: cannot be written", "URL: %E4%B8%96", "JSON, JS: \\u4E16",
                      "HTML: &#x4E16;", "C: \"\\xE4\\xB8\\x96\"",
                      "RFC 2047: =?UTF-8?B?5LiW?=", "All four: unchanged"});
        QTest::newRow("inside-a-character")
            << QByteArray("a世") << QByteArray("UTF-8") << 2 << lines({"UTF-8: E4 B8 96, current"});
        QTest::newRow("emoji-has-CESU-8-of-its-own")
            << QByteArray("😀") << QByteArray("UTF-8") << 0
            << lines({"CESU-8: ED A0 BD ED B8 80", "UTF-16BE: D8 3D DE 00",
                      "JSON, JS: \\uD83D\\uDE00"});
        QTest::newRow("decomposition-with-the-bytes-that-change")
            << QByteArray("é") << QByteArray("UTF-8") << 0
            << lines({"NFC: unchanged", "NFD: e\u25CC\u0301  U+0065 U+0301, C3 A9 → 65 CC 81",
                      "NFKC: unchanged", "NFKD: same as NFD", "Upper: É  U+00C9, C3 A9 → C3 89",
                      "Lower: unchanged"});
        QTest::newRow("upper-case-longer-than-the-letter")
            << QByteArray("ß") << QByteArray("UTF-8") << 0
            << lines({"Upper: SS  U+0053 U+0053, C3 9F → 53 53"});
        QTest::newRow("double-byte-set-is-current")
            << fromHex("C7D1") << QByteArray("EUC-KR") << 1
            << lines({"EUC-KR: C7 D1, current", "UTF-8: ED 95 9C"});
        QTest::newRow("an-encoding-not-in-the-list-comes-first")
            << fromHex("C1") << QByteArray("KOI8-R") << 0
            << lines({"Bytes\nKOI8-R: C1, current\nUTF-8: D0 B0"});
        QTest::newRow("NUL-in-modified-UTF-8")
            << QByteArray(1, '\0') << QByteArray("UTF-8") << 0 << lines({"MUTF-8: C0 80"});
        QTest::newRow("line-feed-in-HTML-is-not-shown-raw")
            << QByteArray("\n") << QByteArray("UTF-8") << 0
            << lines({"HTML: not escaped", "JSON, JS: \\n"});
        QTest::newRow("byte-order-mark") << fromHex("EFBBBF41") << QByteArray("UTF-8") << 0
                                         << lines({"Here: byte-order mark, not part of the text"});
        QTest::newRow("unassigned") << fromHex("CDB8") << QByteArray("UTF-8") << 0
                                    << lines({"Since: not assigned in Unicode 15.0"});
        QTest::newRow("two-code-points-in-one-character")
            << fromHex("8862") << QByteArray("Big5") << 0
            << lines({"Block: Latin-1 Supplement; Combining Diacritical Marks",
                      "UTF-8: C3 8A CC 84", "Big5: 88 62, current"});
        QTest::newRow("cluster-of-three") << QByteArray("👩‍🚀") << QByteArray("UTF-8") << 4
                                          << lines({"Length: 3 code points, 11 bytes",
                                                    "Code points: 👩🚀  U+1F469 U+200D U+1F680"});
        QTest::newRow("cluster-that-composes")
            << QByteArray("e\xCC\x81") << QByteArray("UTF-8") << 0
            << lines({"NFC: é  U+00E9, 65 CC 81 → C3 A9", "All four: unchanged"});
    }
    void rowsOfCharacters() {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, encoding);
        QFETCH(int, offset);
        QFETCH(QStringList, expected);
        const Bench bench(bytes, encoding.constData());
        const QString all =
            shown(reportOn(bench.document, static_cast<std::uint64_t>(offset))) + u'\n';
        for (const QString& line : expected)
            QVERIFY2(all.contains(line + u'\n'),
                     qPrintable(line + QStringLiteral("\nis not in\n") + all));
    }

    void rowsOfErrors_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<int>("offset");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("expected");

        QTest::newRow("overlong-slash")
            << fromHex("41C0AF41") << QByteArray("UTF-8") << 1 << "C0"
            << "invalid: overlong"
            << lines({"Expected: lead byte", "Next byte: AF", "Problem: C0 AF, 2 errors",
                      "Would spell: U+002F SOLIDUS"});
        QTest::newRow("its-second-byte-belongs-to-the-same-problem")
            << fromHex("41C0AF41") << QByteArray("UTF-8") << 2 << "AF"
            << "invalid: stray continuation byte"
            << lines({"Problem: C0 AF, 2 errors", "Would spell: U+002F SOLIDUS"});
        QTest::newRow("cut-off-by-a-letter")
            << fromHex("E4B841") << QByteArray("UTF-8") << 0 << "E4 B8"
            << "invalid: incomplete" << lines({"Expected: 80..BF", "Next byte: 41"});
        QTest::newRow("cut-off-by-the-end")
            << fromHex("F09F98") << QByteArray("UTF-8") << 2 << "F0 9F 98"
            << "invalid: incomplete"
            << lines({"Expected: 80..BF", "Next byte: nothing: end of text"});
        QTest::newRow("surrogate") << fromHex("EDA080") << QByteArray("UTF-8") << 0 << "ED"
                                   << "invalid: surrogate"
                                   << lines({"Expected: 80..9F", "Problem: ED A0 80, 3 errors",
                                             "Would spell: U+D800 <surrogate-D800>"});
        QTest::newRow("six-bytes-of-1992")
            << fromHex("FDBFBFBFBFBF") << QByteArray("UTF-8") << 0 << "FD"
            << "invalid: not a lead byte" << lines({"Would spell: 7FFFFFFF, above U+10FFFF"});
        QTest::newRow("unmapped-in-EUC-KR")
            << fromHex("FEFE") << QByteArray("EUC-KR") << 0 << "FE FE"
            << "invalid: unmapped" << lines({"Decoded as: U+FFFD REPLACEMENT CHARACTER"});
    }
    void rowsOfErrors() {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, encoding);
        QFETCH(int, offset);
        QFETCH(QString, title);
        QFETCH(QString, name);
        QFETCH(QStringList, expected);
        const Bench bench(bytes, encoding.constData());
        const auto report = reportOn(bench.document, static_cast<std::uint64_t>(offset));
        QCOMPARE(report.title, title);
        QCOMPARE(report.name, name);
        const QString all = shown(report) + u'\n';
        QVERIFY2(all.contains(QStringLiteral("\nReason: ")), qPrintable(all));
        for (const QString& line : expected)
            QVERIFY2(all.contains(line + u'\n'),
                     qPrintable(line + QStringLiteral("\nis not in\n") + all));
    }

    void genuineReplacementCharacterIsNoError() {
        const Bench bench(QByteArray("\xEF\xBF\xBD"));
        const auto report = reportOn(bench.document, 0);
        QCOMPARE(report.title, QStringLiteral("U+FFFD"));
        QCOMPARE(report.name, QStringLiteral("REPLACEMENT CHARACTER"));
    }

    void followsSelectionBytesAndEncoding() {
        Bench bench(QByteArray("a世"));
        QCOMPARE(bench.lens.report().title, QStringLiteral("U+0061"));
        bench.selection.setCaret(2);
        bench.settle();
        QCOMPARE(bench.lens.report().title, QStringLiteral("U+4E16"));
        QVERIFY(bench.says(QStringLiteral("CJK UNIFIED IDEOGRAPH-4E16")));
        bench.document.setCodec(*bench.codecs.find("windows-1251"));
        bench.settle();
        QCOMPARE(bench.lens.report().title, QStringLiteral("U+0451"));
        bench.document.remove({0, 4}, QStringLiteral("Delete"));
        bench.settle();
        QVERIFY(bench.lens.report().empty());
        QVERIFY(bench.says(QStringLiteral("No character selected.")));
        bench.document.undoStack().undo();
        bench.settle();
        QVERIFY(!bench.says(QStringLiteral("No character selected.")));
    }

    void hiddenLensCatchesUpWhenShown() {
        Bench bench(QByteArray("a世"));
        bench.lens.hide();
        bench.select({1, 4});
        QCOMPARE(bench.lens.report().title, QStringLiteral("U+0061"));
        bench.lens.show();
        bench.settle();
        QCOMPARE(bench.lens.report().title, QStringLiteral("U+4E16"));
    }

    void modelKeepsTheLaws() {
        Bench bench(QByteArray("a\xC0世e\xCC\x81\n"));
        const QAbstractItemModelTester tester(
            bench.lens.findChild<ReportModel*>(),
            QAbstractItemModelTester::FailureReportingMode::Fatal);
        for (std::uint64_t offset = 0; offset <= bench.document.size(); ++offset) {
            bench.selection.setCaret(offset);
            bench.settle();
            QCOMPARE(bench.lens.model().rowCount(),
                     static_cast<int>(bench.lens.report().sections.size()));
        }
    }

    void rowsAreReadByKeyboardAndCopied() {
        Bench bench(QByteArray("世"));
        bench.lens.activateWindow();
        ReportView& view = bench.lens.view();
        view.setFocus();
        const auto& model = bench.lens.model();
        const QModelIndex bytes = model.index(1, 0, {});
        view.setCurrentIndex(model.index(0, 0, bytes));
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(view.currentIndex().data().toString(), QStringLiteral("UTF-16BE"));
        QCOMPARE(view.currentIndex()
                     .siblingAtColumn(ReportModel::kValue)
                     .data(Qt::AccessibleTextRole)
                     .toString(),
                 QStringLiteral("4E 16"));
        view.copyRow();
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("4E 16"));
    }

    void currentRowStaysWhenTheCaretMoves() {
        Bench bench(QByteArray("世界"));
        ReportView& view = bench.lens.view();
        const QModelIndex bytes = bench.lens.model().index(1, 0, {});
        view.setCurrentIndex(bench.lens.model().index(3, 0, bytes));
        bench.select({3, 6});
        QCOMPARE(view.currentIndex().data().toString(), QStringLiteral("EUC-KR"));
    }

    void lengthsOfASelection() {
        Bench bench(QByteArray("世👩‍🚀a\xC0"));
        bench.select({0, 3});
        QCOMPARE(*bench.lens.lengths(), (SelectionLengths{3, 1, 1, 1, 2}));
        bench.select({0, 16});
        QCOMPARE(*bench.lens.lengths(), (SelectionLengths{16, 6, 8, 4, 6}));
        // Cut through a character: the character counts, the bytes are those selected.
        bench.select({1, 2});
        QCOMPARE(*bench.lens.lengths(), (SelectionLengths{1, 1, 1, 1, 2}));
    }

    void lengthsEqualACountOfTheWholeText() {
        constexpr unsigned kSeed = 20261121;
        std::mt19937 random(kSeed);
        const std::vector<QByteArray> parts{"a",  "é",  "e\xCC\x81", "世",   "👩‍🚀",
                                            "🇰🇷", "\r", "\n",        "\xC0", "\xE4\xB8"};
        for (int round = 0; round < 200; ++round) {
            QByteArray bytes;
            for (int i = 0; i < 40; ++i)
                bytes += parts[random() % parts.size()];
            const Bench bench(bytes);
            const auto size = static_cast<std::uint64_t>(bytes.size());
            std::u32string text;
            for (const PlacedSpan& span : bench.document.spansIn({0, size}))
                text += span.isError() ? std::u32string(1, U'\uFFFD')
                                       : std::u32string(span.span.text());
            const auto lengths = measured(bench, {0, size});
            const QByteArray note = "seed " + QByteArray::number(kSeed) + ": " + bytes.toHex();
            QVERIFY2(lengths.codePoints == text.size(), note);
            QVERIFY2(lengths.clusters == unicode::graphemeBoundaries(text).size(), note);
            QVERIFY2(
                lengths.utf16Units ==
                    static_cast<std::uint64_t>(
                        QString::fromUcs4(text.data(), static_cast<qsizetype>(text.size())).size()),
                note);
        }
    }

    void longSelectionsAreMeasuredInTheBackground() {
        Bench bench(QByteArray("世").repeated(100000));
        bench.select({0, 300000});
        QVERIFY(bench.lens.isUpdating());
        QVERIFY(!bench.lens.lengths());
        QTRY_VERIFY(!bench.lens.isUpdating());
        QCOMPARE(*bench.lens.lengths(), (SelectionLengths{300000, 100000, 100000, 100000, 200000}));
        QVERIFY(bench.says(QStringLiteral("300,000")));
    }

    void clusterWithoutEndIsBounded() {
        const Bench bench("e" + QByteArray("\xCC\x81").repeated(100000));
        const auto cluster = graphemeAt(bench.document, 100001);
        QVERIFY(cluster.beginIsFar && cluster.endIsFar);
        QVERIFY(cluster.range.contains(100001));
        QVERIFY(cluster.range.length() <= 2 * kGraphemeReach + 4);
        const QString all = shown(reportOn(bench.document, 100001));
        QVERIFY2(all.contains(QStringLiteral("Length: more than")), qPrintable(all));
    }

    void nothingIsCutOff_data() {
        QTest::addColumn<int>("width");
        QTest::newRow("narrow") << 240;
        QTest::newRow("as-designed") << 320;
        QTest::newRow("wide-and-low") << 900;
    }
    void nothingIsCutOff() {
        QFETCH(int, width);
        Bench bench(QByteArray("ﷺ"));
        for (const Theme theme : {Theme::Light, Theme::Dark, Theme::HighContrastLight}) {
            setTheme(theme);
            bench.lens.resize(width, width > 800 ? 172 : 1400);
            bench.settle();
            const ReportView& view = bench.lens.view();
            QVERIFY(view.viewport()->width() <= bench.lens.width());
            QCOMPARE(view.widthOf(0) + view.widthOf(1), view.viewport()->width());
            if (width < 800) {
                QTRY_COMPARE(view.height(), view.contentHeight());
                QCOMPARE(view.verticalScrollBar()->maximum(), 0);
            }
            for (const auto* label : bench.lens.findChildren<QLabel*>())
                if (label->isVisible())
                    QTRY_VERIFY2(holdsItsText(*label), qPrintable(describe(*label)));
        }
        setTheme(Theme::System);
    }

    /// As WTF-8 has them: no text in UTF-8 has one.
    void aSurrogateHasNoEscapesButItsNumber() {
        Bench bench(fromHex("EDA08041"), "WTF-8");
        const QString said = shown(bench.lens.report());
        QVERIFY2(said.contains(QStringLiteral("JSON, JS: \\uD800")), qPrintable(said));
        for (const char* style : {"URL", "HTML", "C", "RFC 2047"})
            QVERIFY2(
                said.contains(QStringLiteral("\n%1: cannot be written").arg(QLatin1String(style))),
                qPrintable(said));
        QVERIFY2(!said.contains(QStringLiteral("FFFD")), qPrintable(said));
    }

    /// e and U+0301 in UTF-7, which begins with a shift.
    void aClusterAfterAShiftIsWhole() {
        Bench bench(QByteArray("+AGUDAQ-"), "UTF-7");
        bench.selection.setCaret(1);
        bench.settle();
        const QString said = shown(bench.lens.report());
        QVERIFY2(said.contains(QStringLiteral("Length: 2 code points, 6 bytes")), qPrintable(said));
    }

    void aWideOneGrowsWithTheZoom() {
        Bench grown(QByteArray("a"));
        grown.lens.resize(1200, 300);
        setZoom(4);
        grown.settle();
        Bench fresh(QByteArray("a"));
        fresh.lens.resize(1200, 300);
        fresh.settle();
        for (const char* part : {"specimen", "lengths"}) {
            const QStringList path{QString::fromLatin1(part)};
            const QRect expected = fresh.lens.part(path, Reveal::No)->area;
            QTRY_COMPARE(grown.lens.part(path, Reveal::No)->area.width(), expected.width());
        }
        setZoom(0);
        grown.settle();
        QTRY_COMPARE(grown.lens.part({QStringLiteral("specimen")}, Reveal::No)->area.width(),
                     scaled(300));
    }
};

QTEST_MAIN(TestInspectorLens)
#include "tst_inspector_lens.moc"

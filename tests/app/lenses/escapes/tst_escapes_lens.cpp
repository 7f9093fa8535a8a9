// The escapes lens: results, the way from each character to its escape and back, and how it follows
// the document.

#include "document/document.h"
#include "document/selection.h"
#include "lenses/escapes/escapes_lens.h"
#include "lenses/escapes/escapes_model.h"
#include "lenses/escapes/escapes_view.h"
#include "style/palette.h"
#include "text/qt_text.h"

#include "patient.h"
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QPushButton>

#include <random>

using namespace moji;
using namespace moji::app;

namespace {

const CodecRegistry& registry() {
    static const CodecRegistry all;
    return all;
}

/// A document, all of it selected, with a visible escapes lens on it.
struct Bench {
    Document document{registry()};
    Selection selection{&document};
    EscapesLens lens{&document, &selection, nullptr};

    explicit Bench(const QByteArray& bytes, const char* encoding = "UTF-8",
                   EscapeDirection direction = EscapeDirection::Escape) {
        document.setBytes(asBytes({bytes.data(), static_cast<std::size_t>(bytes.size())}),
                          QStringLiteral("test"));
        document.setCodec(*registry().find(encoding));
        selection.select({0, document.size()});
        lens.setDirection(direction);
        lens.resize(1120, 500);
        lens.show();
        settle();
    }
    static void settle() { QCoreApplication::processEvents(); }
    [[nodiscard]] const EscapesModel& model() const { return lens.model(); }
    /// -1 where there is no such style.
    [[nodiscard]] int row(const char* style) const {
        for (int row = 0; row < model().rowCount(); ++row)
            if (model().index(row, EscapesModel::kStyle).data() == QLatin1String(style))
                return row;
        return -1;
    }
    [[nodiscard]] QString result(const char* style) const {
        return model().index(row(style), EscapesModel::kResult).data().toString();
    }
    [[nodiscard]] QString remark(const char* style) const {
        return model().index(row(style), EscapesModel::kRemark).data().toString();
    }
    /// Where the result of `style` shows the UTF-16 unit `unit` of its only line.
    [[nodiscard]] QPoint placeOf(const char* style, int unit) {
        const QRect cell = lens.view().visualRect(model().index(row(style), EscapesModel::kResult));
        const QFontMetricsF metrics(
            model().index(row(style), EscapesModel::kResult).data(Qt::FontRole).value<QFont>());
        return {cell.left() + 4 + static_cast<int>((unit + 0.5) * metrics.horizontalAdvance(u'0')),
                cell.center().y()};
    }
};

} // namespace

class TestEscapesLens final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void escapesInEveryStyle() {
        const Bench bench(QByteArray("a世\""));
        QCOMPARE(bench.model().rowCount(), static_cast<int>(escape::styles().size()) + 1);
        QCOMPARE(bench.result("text"), QString::fromUtf8("a世\""));
        QCOMPARE(bench.result("percent"), QStringLiteral("a%E4%B8%96%22"));
        QCOMPARE(bench.result("json"), QStringLiteral("a\\u4E16\\\""));
        QCOMPARE(bench.result("c"), QStringLiteral("a\\xE4\\xB8\\x96\\\""));
        QCOMPARE(bench.result("base64"), QStringLiteral("YeS4liI="));
        QCOMPARE(bench.lens.sentence(), QStringLiteral("No escapes found."));
    }

    void unescapesTheDetectedStyleFirst() {
        const Bench bench(QByteArray("%E4%B8%96%0A"), "UTF-8", EscapeDirection::Unescape);
        QCOMPARE(bench.row("percent"), 1);
        QCOMPARE(bench.result("percent"), QString::fromUtf8("世\u240A"));
        QVERIFY(bench.remark("percent").startsWith(QStringLiteral("detected")));
        QCOMPARE(bench.result("html"), QStringLiteral("%E4%B8%96%0A"));
        QCOMPARE(bench.remark("html"), QStringLiteral("unchanged"));
        QCOMPARE(bench.lens.sentence(), QStringLiteral("Detected escapes: percent (RFC 3986)."));
    }

    void problemsAreSaid() {
        const Bench bench(QByteArray("a\xC0"));
        QCOMPARE(bench.result("text"), QStringLiteral("a\\xC0"));
        QCOMPARE(bench.result("percent"), QStringLiteral("a%C0"));
        QCOMPARE(bench.remark("json"), QStringLiteral("bytes that are not UTF-8 became U+FFFD"));
    }

    void otherEncodingsAreEscapedAsCharacters() {
        const Bench bench(QByteArray("\xC7\xD1"), "EUC-KR");
        QCOMPARE(bench.result("percent"), QStringLiteral("%ED%95%9C"));
        QVERIFY(bench.lens.sentence().contains(QStringLiteral("not to its bytes in EUC-KR")));
        const EscapeLayer& layer = bench.model().layer(bench.row("percent"));
        QCOMPARE(bench.model().source().documentOf(layer.sourceOf({3, 4})), (ByteRange{0, 2}));
    }

    void longSelectionsAreCutAndSaid() {
        const Bench bench(QByteArray("世").repeated(1000));
        QVERIFY(bench.model().source().isCut());
        QVERIFY(bench.lens.sentence().startsWith(
            QStringLiteral("Showing the first 1,024 of 3,000 bytes.")));
        // Whole characters all the same.
        QCOMPARE(bench.model().source().text.size() % 3, std::size_t{0});
    }

    void hoverGoesFromTextToEscapeAndBack() {
        const Bench bench(QByteArray("a世b"));
        const EscapeLayer& percent = bench.model().layer(bench.row("percent")); // a%E4%B8%96b
        QCOMPARE(percent.resultOf({1, 4}), (std::vector<ByteRange>{{1, 10}}));
        QCOMPARE(percent.resultOf({4, 5}), (std::vector<ByteRange>{{10, 11}}));
        QCOMPARE(percent.sourceOf({10, 11}), (ByteRange{4, 5}));
        QCOMPARE(bench.model().source().documentOf(percent.sourceOf({0, 1})), (ByteRange{0, 1}));
    }

    void pointerOnAnEscapeLightsItsBytes() {
        Bench bench(QByteArray("a世b"));
        const EscapeLayer& percent = bench.model().layer(bench.row("percent"));
        const auto expected =
            bench.model().source().documentOf(percent.sourceOf(percent.shown.bytesAt(3)));
        QCOMPARE(bench.lens.view().documentAt(bench.placeOf("percent", 3)).value(), expected);
        QVERIFY(expected.begin >= 1 && expected.end <= 4);
        QTest::mouseMove(bench.lens.view().viewport(), bench.placeOf("percent", 3));
        QTRY_VERIFY(bench.selection.hovered());
        QCOMPARE(*bench.selection.hovered(), expected);
        QCOMPARE(bench.lens.view().hovered().value(), expected);
        QVERIFY(!bench.lens.view().documentAt(bench.placeOf("percent", 60)));
    }

    void segmentsLeadBackInEveryStyle() {
        constexpr unsigned kSeed = 20261121;
        std::mt19937 random(kSeed);
        const std::vector<QByteArray> parts{"a", "é", "世", "😀", "%", "=", "\n", " ", "\xC0"};
        for (int round = 0; round < 100; ++round) {
            QByteArray bytes;
            for (int i = 0; i < 12; ++i)
                bytes += parts[random() % parts.size()];
            Document document{registry()};
            document.setBytes(asBytes({bytes.data(), static_cast<std::size_t>(bytes.size())}),
                              QString());
            const auto source = escapeSource(document, {0, document.size()});
            for (const auto direction : {EscapeDirection::Escape, EscapeDirection::Unescape}) {
                for (const EscapeLayer& layer : escapeLayers(source, direction, registry())) {
                    const QByteArray note = "seed " + QByteArray::number(kSeed) + ": " +
                                            bytes.toHex() + " " +
                                            (layer.style ? layer.style->name.data() : "text");
                    for (std::uint64_t at = 0; at < layer.text.size(); ++at) {
                        const ByteRange from = layer.sourceOf({at, at + 1});
                        if (from.empty())
                            continue;
                        bool found = false;
                        for (const ByteRange& part : layer.resultOf(from))
                            found = found || part.contains(at);
                        QVERIFY2(found, note);
                    }
                    QCOMPARE(layer.shown.bytes.size(),
                             static_cast<std::size_t>(layer.shown.text.size()) + 1);
                }
            }
        }
    }

    void shownTextHidesNothing_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("shown");
        QTest::newRow("controls-as-pictures")
            << QByteArray("a\r\n") << QStringLiteral("a\u240D\u240A");
        QTest::newRow("bidi-override-by-name") << QByteArray("\u202Ea") << QStringLiteral("<RLO>a");
        QTest::newRow("malformed-bytes") << QByteArray("\xE4\xB8") << QStringLiteral("\\xE4\\xB8");
    }
    void shownTextHidesNothing() {
        QFETCH(QByteArray, text);
        QFETCH(QString, shown);
        const auto result = shownText({text.constData(), static_cast<std::size_t>(text.size())});
        QCOMPARE(result.text, shown);
        QCOMPARE(result.bytes.size(), static_cast<std::size_t>(shown.size()) + 1);
    }

    void followsSelectionAndBytes() {
        Bench bench(QByteArray("a世b"));
        bench.selection.select({1, 4});
        bench.settle();
        QCOMPARE(bench.result("json"), QStringLiteral("\\u4E16"));
        bench.document.remove({1, 4}, QStringLiteral("Delete"));
        bench.selection.setCaret(1);
        bench.settle();
        QCOMPARE(bench.result("json"), QStringLiteral("b"));
        bench.document.remove({0, 2}, QStringLiteral("Delete"));
        bench.settle();
        QCOMPARE(bench.model().rowCount(), 0);
        QCOMPARE(bench.lens.sentence(),
                 QStringLiteral("There are no bytes. Open a file, or enter text or bytes."));
        QVERIFY(!bench.lens.findChild<QPushButton*>()->isEnabled());
    }

    void copiesTheExactResult() {
        Bench bench(QByteArray("%0A"), "UTF-8", EscapeDirection::Unescape);
        bench.lens.view().setCurrentIndex(bench.model().index(bench.row("percent"), 0));
        QTest::mouseClick(bench.lens.findChild<QPushButton*>(), Qt::LeftButton);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("\n"));
    }

    void modelKeepsTheLaws() {
        Bench bench(QByteArray("a世"));
        const QAbstractItemModelTester tester(
            bench.lens.findChild<EscapesModel*>(),
            QAbstractItemModelTester::FailureReportingMode::Fatal);
        for (std::uint64_t at = 0; at <= bench.document.size(); ++at) {
            bench.selection.setCaret(at);
            bench.settle();
        }
    }

    void rowsHoldTheirText() {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            setTheme(theme);
            Bench bench(QByteArray("世").repeated(300));
            for (int row = 0; row < bench.model().rowCount(); ++row) {
                const QModelIndex index = bench.model().index(row, EscapesModel::kResult);
                const int needed =
                    bench.lens.view().itemDelegateForIndex(index)->sizeHint({}, index).height();
                QTRY_VERIFY(bench.lens.view().rowHeight(row) >= needed);
            }
        }
        setTheme(Theme::System);
    }

    /// They are what the lens is for: the other columns give way.
    void resultsHaveRoomInANarrowWindow() {
        Bench bench("世");
        bench.lens.resize(620, 500);
        bench.settle();
        const EscapesView& view = bench.lens.view();
        QTRY_VERIFY(view.columnWidth(EscapesModel::kResult) >= 250);
        bench.lens.resize(1120, 500);
        QTRY_VERIFY(view.columnWidth(EscapesModel::kResult) >= 580);
        QCOMPARE(view.columnWidth(EscapesModel::kRemark), 200);
        QCOMPARE(view.columnWidth(EscapesModel::kSpecification), 168);
    }

    /// Their scroll bar takes room from them once it is there.
    void rowsHoldTheirTextAtAnyWidth() {
        Bench bench(QByteArray("世").repeated(60));
        for (int width = 1120; width >= 640; width -= 12) {
            bench.lens.resize(width, 500);
            bench.settle();
            for (int row = 0; row < bench.model().rowCount(); ++row) {
                const QModelIndex index = bench.model().index(row, EscapesModel::kResult);
                const int needed =
                    bench.lens.view().itemDelegateForIndex(index)->sizeHint({}, index).height();
                QTRY_VERIFY2(bench.lens.view().rowHeight(row) >= needed,
                             qPrintable(QString::number(width)));
            }
        }
    }
};

QTEST_MAIN(TestEscapesLens)
#include "tst_escapes_lens.moc"

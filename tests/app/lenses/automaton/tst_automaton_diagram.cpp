// The diagram of the automaton lens: its edges, its size, what is in sight and how it is drawn.

#include "app/lenses/automaton/automaton_bench.h"
#include "lenses/automaton/automaton_page.h"
#include "lenses/automaton/state_diagram_view.h"
#include "lenses/automaton/step_detail_view.h"
#include "style/palette.h"

#include "patient.h"
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

using namespace moji;
using namespace moji::app;

class TestAutomatonDiagram final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTransitionHasAnEdgeOrRejects() {
        const StateDiagramLayout layout;
        for (const utf8::DfaState from : StateDiagramLayout::states()) {
            for (unsigned byteClass = 0; byteClass < 12; ++byteClass) {
                const auto next = utf8::kDfaTransitions[static_cast<std::size_t>(from)][byteClass];
                const bool rejects = static_cast<utf8::DfaState>(next) == utf8::DfaState::Reject;
                const DiagramEdge* edge = layout.edgeFor(from, byteClass);
                QCOMPARE(edge == nullptr, rejects);
                if (edge)
                    QCOMPARE(static_cast<std::uint8_t>(edge->to), next);
            }
        }
    }

    void diagramFitsItsSize_data() {
        QTest::addColumn<QSizeF>("size");
        QTest::newRow("as the design has it") << StateDiagramLayout::kFull;
        QTest::newRow("as small as can be") << StateDiagramLayout::kLeast;
        QTest::newRow("low and wide") << QSizeF(600, 178);
        QTest::newRow("high and narrow") << QSizeF(520, 288);
        QTest::newRow("between") << QSizeF(555, 231);
    }

    void diagramFitsItsSize() {
        QFETCH(QSizeF, size);
        const StateDiagramLayout layout(size);
        QCOMPARE(layout.size(), size);
        const QRectF all({0, 0}, size);
        for (const DiagramEdge& edge : layout.edges()) {
            for (const QPointF& corner : edge.corners)
                QVERIFY2(all.contains(corner), qPrintable(edge.bytes));
            QVERIFY(all.contains(edge.label));
            for (std::size_t i = 1; i < edge.corners.size(); ++i) // orthogonal
                QVERIFY(edge.corners[i].x() == edge.corners[i - 1].x() ||
                        edge.corners[i].y() == edge.corners[i - 1].y());
        }
        // No edge runs through the pill of reject, wherever it appears.
        for (const utf8::DfaState state : StateDiagramLayout::states()) {
            const QRectF reject = layout.rejectRect(state);
            for (const DiagramEdge& edge : layout.edges()) {
                QVERIFY(!reject.contains(edge.label));
                for (std::size_t i = 1; i < edge.corners.size(); ++i) {
                    const QRectF piece = QRectF(edge.corners[i - 1], edge.corners[i])
                                             .normalized()
                                             .adjusted(-1, -1, 1, 1);
                    QVERIFY2(!piece.intersects(reject), qPrintable(edge.bytes));
                }
            }
            for (const QPointF& corner : layout.rejectPath(state))
                QVERIFY(all.contains(corner));
        }
        for (const utf8::DfaState state : StateDiagramLayout::states()) {
            const QRectF box = layout.stateRect(state);
            QVERIFY(all.contains(box));
            QVERIFY(all.contains(layout.rejectRect(state)));
            QVERIFY(!layout.noteRect().intersects(box));
            QVERIFY(!layout.noteRect().intersects(layout.rejectRect(state)));
            for (const utf8::DfaState other : StateDiagramLayout::states()) {
                QVERIFY(state == other || !layout.stateRect(other).intersects(box));
                QVERIFY(!layout.rejectRect(other).intersects(box));
            }
        }
    }

    /// WCAG 1.4.11, in pixels: the edge between need 2 and need 1, and the border of need 2.
    void edgesAndBordersAreSeen() {
        const auto luminance = [](const QColor& colour) {
            const auto linear = [](qreal c) {
                return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
            };
            return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
                   0.0722 * linear(colour.blueF());
        };
        const auto contrast = [&](const QColor& a, const QColor& b) {
            const auto [low, high] = std::minmax({luminance(a), luminance(b)});
            return (high + 0.05) / (low + 0.05);
        };
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            setTheme(theme);
            StateDiagramView view;
            view.resize(600, 288);
            const QImage image = view.grab().toImage();
            const StateDiagramLayout layout(QSizeF(600, 288));
            const auto best = [&](int x, int fromY, int toY) {
                qreal most = 0;
                for (int y = fromY; y <= toY; ++y)
                    most = std::max(most, contrast(image.pixelColor(x, y), colours().surface));
                return most;
            };
            const QRectF need2 = layout.stateRect(utf8::DfaState::Need2);
            const int level = int(need2.center().y());
            QVERIFY(best(int(need2.right()) + 40, level - 3, level + 3) >= 3);
            const int top = int(need2.top());
            QVERIFY(best(int(need2.center().x()), top - 2, top + 2) >= 3);
        }
        setTheme(Theme::System);
    }

    /// The default dock: diagram, steps, this step and the looked-up tables, none of them cut off.
    void allIsInSightInADock() {
        AutomatonBench bench(QStringLiteral("F0 9F 98 80"));
        bench.lens.resize(1119, 248);
        bench.lens.show();
        const auto* area = bench.lens.findChild<AutomatonPage*>();
        QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
        QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
        bench.click(QStringLiteral("Last step"));
        auto* steps = bench.named<QTableView>(QStringLiteral("Steps"));
        QVERIFY(steps->viewport()->rect().contains(steps->visualRect(steps->currentIndex())));
        QCOMPARE(steps->horizontalScrollBar()->maximum(), 0);
        auto* transitions = bench.named<QTableView>(QStringLiteral("utf8d, next state"));
        QCOMPARE(transitions->verticalScrollBar()->maximum(), 0);
        auto* classes = bench.named<QTableView>(QStringLiteral("utf8d, byte to class"));
        QVERIFY(classes->viewport()->rect().contains(
            classes->visualRect(classes->model()->index(0, 0)))); // 80
        // With room it is as the design has it: all of both tables.
        bench.lens.resize(1119, 620);
        QTRY_COMPARE(classes->verticalScrollBar()->maximum(), 0);
        QVERIFY(classes->y() > bench.named<StepDetailView>(QStringLiteral("This step"))->y());
    }

    void scrollsWhereThereIsNoRoom() {
        AutomatonBench bench(QStringLiteral("E4 B8 96"));
        bench.lens.resize(700, 170);
        bench.lens.show();
        const auto* area = bench.lens.findChild<AutomatonPage*>();
        QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
        QVERIFY(bench.lens.minimumSizeHint().width() <= 700);
    }

    void saysWhyThereIsNoDiagram_data() {
        QTest::addColumn<QString>("reason");
        for (const char* encoding : {"x11-compound-text", "LMBCS-1", "ISCII,version=0", "CESU-8"})
            QTest::newRow(encoding) << QStringLiteral("has no diagram");
    }

    void saysWhyThereIsNoDiagram() {
        QFETCH(QString, reason);
        const char* const encoding = QTest::currentDataTag();
        AutomatonBench bench(QStringLiteral("41"), encoding);
        QStringList said;
        for (const auto* label : bench.lens.findChildren<QLabel*>())
            if (label->text().contains(reason))
                said += label->text();
        QCOMPARE(said.size(), 1);
        QVERIFY(said.front().contains(QLatin1String(encoding)));
    }

    void isDrawnInBothThemes() {
        AutomatonBench bench(QStringLiteral("C0 AF"));
        bench.lens.resize(1000, 560);
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            setTheme(theme);
            const QImage image = bench.lens.grab().toImage();
            QCOMPARE(image.pixelColor(10, image.height() / 3), colours().surface);
        }
        setTheme(Theme::System);
    }
};

QTEST_MAIN(TestAutomatonDiagram)
#include "tst_automaton_diagram.moc"

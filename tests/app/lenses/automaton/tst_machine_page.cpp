// The automaton lens on encodings other than UTF-8: diagram, steps, and step and selection
// following each other.

#include "app/lenses/lens_bench.h"
#include "lenses/automaton/automaton_lens.h"
#include "lenses/automaton/machine_layout.h"
#include "lenses/automaton/machine_model.h"
#include "lenses/automaton/machine_view.h"
#include "lenses/automaton/step_detail_view.h"
#include "style/palette.h"
#include "text/qt_text.h"

#include "patient.h"
#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QTableView>
#include <QToolButton>

using namespace moji;
using namespace moji::app;

namespace {

struct Bench : LensBench<AutomatonLens> {
    using LensBench::LensBench;

    void click(const QString& button) { named<QToolButton>(button)->click(); }
    /// A row a step, the cells separated by |.
    QStringList rows() {
        QStringList rows;
        const auto* model = lens.findChild<MachineStepModel*>();
        for (int row = 0; row < model->rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < model->columnCount(); ++column)
                cells += model->index(row, column).data().toString();
            rows += cells.join(u'|');
        }
        return rows;
    }
};

MachineLayout::Metrics metrics() {
    return {[](const QString& text) { return 7.0 * static_cast<qreal>(text.size()); },
            [](const QString& text) { return 6.6 * static_cast<qreal>(text.size()); }};
}

struct Stroke {
    QPointF from;
    QPointF to;
    std::size_t target;
};

bool overlap(const Stroke& a, const Stroke& b) {
    const auto share = [](qreal a1, qreal a2, qreal b1, qreal b2) {
        return std::min(std::max(a1, a2), std::max(b1, b2)) -
                   std::max(std::min(a1, a2), std::min(b1, b2)) >
               0.5;
    };
    const bool vertical = a.from.x() == a.to.x() && b.from.x() == b.to.x();
    const bool horizontal = a.from.y() == a.to.y() && b.from.y() == b.to.y();
    if (vertical && std::abs(a.from.x() - b.from.x()) < 3)
        return share(a.from.y(), a.to.y(), b.from.y(), b.to.y());
    return horizontal && std::abs(a.from.y() - b.from.y()) < 3 &&
           share(a.from.x(), a.to.x(), b.from.x(), b.to.x());
}

} // namespace

class TestMachinePage final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stepsOfACharacter_data() {
        QTest::addColumn<QString>("hex");
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* name, const char* encoding, const char* hex,
                            std::initializer_list<const char*> expected) {
            QStringList rows;
            for (const char* text : expected)
                rows += QString::fromLatin1(text);
            QTest::newRow(name) << QString::fromLatin1(hex) << QByteArray(encoding) << rows;
        };
        row("euc-kr", "EUC-KR", "B0 A1", {"B0|start|lead|", "A1|lead|start|U+AC00"});
        row("gb18030", "gb18030", "81 30 81 30",
            {"81|start|gb18030 first|", "30|gb18030 first|gb18030 second|",
             "81|gb18030 second|gb18030 third|", "30|gb18030 third|start|U+0080"});
        row("utf-16le", "UTF-16LE", "3D D8 00 DE",
            {"3D|start|lead byte|", "D8|lead byte|lead surrogate|",
             "00|lead surrogate|lead surrogate, lead byte|",
             "DE|lead surrogate, lead byte|start|U+1F600"});
        row("koi8-r", "KOI8-R", "C1", {"C1|start|start|U+0430"});
        row("utf-7", "UTF-7", "2B 41 47 46 4F 41 41 2D",
            {"2B|direct|after the shift|", "41|after the shift|base64|escape"});
        row("scsu", "SCSU", "12 9C", {"12|single-byte mode|single-byte mode|escape"});
        row("bocu-1", "BOCU-1", "D3 D2",
            {"D3|start|1 trail byte|", "D2|1 trail byte|start|U+041E"});
        row("iso-2022-cn", "ISO-2022-CN", "1B 24 29 41 0E 56 50",
            {"1B|ASCII|escape start|", "24|escape start|escape (24)|",
             "29|escape (24)|escape (24 29)|", "41|escape (24 29)|ASCII|escape"});
        row("unmapped", "EUC-KR", "C9 41", {"C9|start|lead|", "41|lead|start|error"});
    }
    void stepsOfACharacter() {
        QFETCH(QString, hex);
        QFETCH(QByteArray, encoding);
        QFETCH(QStringList, expected);
        Bench bench(hex, encoding.constData());
        QCOMPARE(bench.rows().mid(0, expected.size()), expected);
    }

    void theModeIsThatOfTheLastEscape() {
        // Two-byte mode, 漢 twice, then ASCII.
        Bench bench(QStringLiteral("41 1B 24 42 34 41 34 41 1B 28 42 41"), "ISO-2022-JP");
        QTRY_VERIFY(bench.document.isAligned(11));
        bench.selection.setCaret(6);
        QCOMPARE(bench.rows(), QStringList({QStringLiteral("34|lead byte|trail byte|"),
                                            QStringLiteral("41|trail byte|lead byte|U+6F22")}));
        bench.selection.setCaret(11);
        QCOMPARE(bench.rows(), QStringList{QStringLiteral("41|ASCII|ASCII|U+0041")});
        bench.selection.setCaret(9);
        QCOMPARE(bench.rows().back(), QStringLiteral("42|escape (lead 28)|ASCII|escape"));
    }

    void theMemoryIsThatOfTheWholeText() {
        // Cyrillic window, text, Unicode mode, 가, window 2 again, text.
        Bench bench(QStringLiteral("12 9C 0F AC 00 E2 BE"), "SCSU");
        QTRY_VERIFY(bench.document.isAligned(6));
        bench.selection.setCaret(1);
        QCOMPARE(bench.rows(),
                 QStringList{QStringLiteral("9C|single-byte mode|single-byte mode|U+041C")});
        const auto lines = stepLines(bench.lens.machineTrace(), 0);
        const auto counted = std::ranges::find(lines, QStringLiteral("counted from"),
                                               [](const auto& line) { return line.first; });
        QVERIFY(counted != lines.end());
        QCOMPARE(counted->second, QStringLiteral("U+0400"));
        bench.selection.setCaret(4);
        QCOMPARE(bench.rows().back(),
                 QStringLiteral("00|second byte of a unit|Unicode mode|U+AC00"));
        bench.selection.setCaret(6);
        QCOMPARE(bench.rows().back(),
                 QStringLiteral("BE|single-byte mode|single-byte mode|U+043E"));
    }

    void rejectedByteShowsTheStepThatRejectedIt() {
        Bench bench(QStringLiteral("81 30 81 41 42"), "gb18030");
        QCOMPARE(bench.lens.step(), std::optional<std::size_t>(3));
        QVERIFY2(bench.lens.sentence().contains(QStringLiteral("30 81 41 is read again")),
                 qPrintable(bench.lens.sentence()));
        bench.click(QStringLiteral("Next step")); // the retry
        QCOMPARE(bench.rows().front(), QStringLiteral("30|start|start|U+0030"));
    }

    void stepsMoveTheSelection() {
        Bench bench(QStringLiteral("B0 A1 41"), "EUC-KR");
        bench.click(QStringLiteral("Next step"));
        QCOMPARE(bench.selection.range(), (ByteRange{1, 2}));
        bench.click(QStringLiteral("Next step"));
        QCOMPARE(bench.selection.range(), (ByteRange{2, 3}));
        bench.click(QStringLiteral("Previous step"));
        QCOMPARE(bench.selection.range(), (ByteRange{1, 2}));
        QTest::keyClick(&bench.lens, Qt::Key_Return);
        QCOMPARE(bench.selection.range(), (ByteRange{0, 2}));
    }

    void theEncodingChoosesThePage() {
        Bench bench(QStringLiteral("B0 A1"), "EUC-KR");
        bench.lens.resize(1119, 300);
        bench.lens.show();
        auto* view = bench.lens.findChild<MachineView*>();
        auto* numbering = bench.named<QComboBox>(QStringLiteral("Numbering"));
        QVERIFY(view->isVisible());
        QVERIFY(!numbering->isVisible());
        bench.document.setCodec(bench.codecs.utf8());
        QTRY_VERIFY(!view->isVisible());
        QVERIFY(numbering->isVisible());
        bench.document.setCodec(*bench.codecs.find("Shift_JIS"));
        QTRY_VERIFY(view->isVisible());
        QCOMPARE(bench.lens.machineTrace().machine().name, std::string("Shift_JIS decoder"));
    }

    void detailSaysWhatTheStepDid() {
        Bench bench(QStringLiteral("B0 A1"), "EUC-KR");
        bench.click(QStringLiteral("Last step"));
        const auto lines = stepLines(bench.lens.machineTrace(), 1);
        QCOMPARE(lines.size(), std::size_t(3));
        QCOMPARE(lines[0].second, QStringLiteral("80..FE"));
        QCOMPARE(lines[1].second, QStringLiteral("lead → start"));
        QCOMPARE(lines[2].second, QStringLiteral("index EUC-KR[B0 A1] = U+AC00"));
    }

    void stepIsAStateOfTheLens() {
        Bench bench(QStringLiteral("B0 A1 B0 A2"), "EUC-KR");
        QCOMPARE(bench.lens.setState({{QStringLiteral("step"), QStringLiteral("2:4 2")}}),
                 QStringList());
        QCOMPARE(bench.lens.step(), std::optional<std::size_t>(1));
        QCOMPARE(bench.rows().back(), QStringLiteral("A2|lead|start|U+AC01"));
        QCOMPARE(bench.lens.state().value(QStringLiteral("step")), QStringLiteral("2:4 2"));
    }

    /// The law of every diagram: boxes apart, texts inside, arrows clear of boxes, arrows to
    /// different states apart, every move with a line.
    void diagrams_data() {
        QTest::addColumn<QString>("name");
        const CodecRegistry codecs;
        for (const char* name : {"EUC-KR",
                                 "Shift_JIS",
                                 "gb18030",
                                 "GBK",
                                 "Big5",
                                 "EUC-JP",
                                 "ISO-2022-JP",
                                 "UTF-16LE",
                                 "UTF-16BE",
                                 "UTF-32LE",
                                 "ISO-2022-KR",
                                 "HZ-GB-2312",
                                 "EUC-TW",
                                 "Johab",
                                 "KOI8-R",
                                 "UTF-7",
                                 "IMAP-mailbox-name",
                                 "SCSU",
                                 "BOCU-1",
                                 "ISO-2022-CN",
                                 "ISO-2022-CN-EXT",
                                 "ISO-2022-JP-1",
                                 "ISO-2022-JP-2",
                                 "JIS7",
                                 "JIS8",
                                 "ibm-933_P110-1995",
                                 "replacement"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void diagrams() {
        QFETCH(QString, name);
        const CodecRegistry codecs;
        const auto machine = automaton::machineOf(*codecs.find(name.toStdString()));
        const MachineLayout layout(*machine, metrics());
        const QRectF all(QPointF(), layout.size());
        std::vector<Stroke> pieces;
        for (std::size_t state = 0; state < layout.boxes().size(); ++state) {
            const MachineBox& box = layout.boxes()[state];
            QVERIFY(all.contains(box.area.adjusted(-4, -4, 4, 4)));
            QCOMPARE(box.lines.size(), machine->states[state].moves.size());
            for (std::size_t other = 0; other < state; ++other)
                QVERIFY(!layout.boxes()[other].area.adjusted(-4, -4, 4, 4).intersects(box.area));
            for (std::size_t i = 0; i < box.lines.size(); ++i) {
                const MachineLine& line = box.lines[i];
                QVERIFY(box.area.contains(line.area.adjusted(1, 0, -1, 0)));
                QVERIFY(metrics().line(line.bytes) + metrics().line(line.output) <
                        line.area.width() - 2 * MachineLayout::kPadding);
                const automaton::Move& move = machine->states[state].moves[box.moves[i]];
                QCOMPARE(layout.lineFor(state, move.bytes), &line);
                const auto leaves = [&](std::uint8_t next) {
                    return next != automaton::kModeState && next != state;
                };
                QCOMPARE(!line.arrow.empty(), leaves(move.next) || leaves(move.unfinished));
                const std::size_t target = leaves(move.next) ? move.next : move.unfinished;
                for (std::size_t corner = 1; corner < line.arrow.size(); ++corner)
                    pieces.push_back({line.arrow[corner - 1], line.arrow[corner], target});
            }
        }
        for (const Stroke& piece : pieces) {
            QVERIFY(all.contains(piece.from) && all.contains(piece.to));
            QVERIFY(piece.from.x() == piece.to.x() || piece.from.y() == piece.to.y());
            const QRectF line = QRectF(piece.from, piece.to).normalized();
            for (const MachineBox& box : layout.boxes())
                QVERIFY(!line.adjusted(-0.1, -0.1, 0.1, 0.1)
                             .intersects(box.area.adjusted(0.2, 0.2, -0.2, -0.2)));
            for (const Stroke& other : pieces)
                QVERIFY2(other.target == piece.target || !overlap(piece, other),
                         qPrintable(QStringLiteral("%1,%2 %3,%4")
                                        .arg(piece.from.x())
                                        .arg(piece.from.y())
                                        .arg(piece.to.x())
                                        .arg(piece.to.y())));
        }
    }

    void partsCanBePointedAt() {
        Bench bench(QStringLiteral("B0 A1"), "EUC-KR");
        const auto part =
            bench.lens.part({QStringLiteral("machine"), QStringLiteral("lead")}, Reveal::No);
        QVERIFY(part && part->isExact);
        const auto none =
            bench.lens.part({QStringLiteral("machine"), QStringLiteral("x")}, Reveal::No);
        QVERIFY(none && !none->isExact);
    }

    void modelKeepsItsContract() {
        Bench bench(QStringLiteral("B0 A1 FF 41"), "EUC-KR");
        new QAbstractItemModelTester(bench.lens.findChild<MachineStepModel*>(),
                                     QAbstractItemModelTester::FailureReportingMode::QtTest,
                                     &bench.lens);
        bench.selection.select({0, 4});
        bench.click(QStringLiteral("Next step"));
        bench.document.remove({0, 4}, QStringLiteral("clear"));
        QVERIFY(!bench.lens.step());
    }

    void isDrawnInBothThemes() {
        Bench bench(QStringLiteral("B0 A1"), "EUC-KR");
        bench.lens.resize(1119, 300);
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            setTheme(theme);
            const auto* view = bench.lens.findChild<MachineView*>();
            const QImage image = const_cast<MachineView*>(view)->grab().toImage();
            const QPoint title =
                view->areaNamed(QStringLiteral("current"))->topLeft() + QPoint(5, 5);
            QCOMPARE(image.pixelColor(title), colours().accent);
            QCOMPARE(image.pixelColor(1, 1), colours().surface);
        }
        setTheme(Theme::System);
    }

    void anEmptyTextCanBeReadAsWell() {
        Bench bench(QString(), "Shift_JIS");
        bench.lens.resize(900, 300);
        bench.lens.show();
        for (const auto* button : bench.lens.findChildren<QAbstractButton*>())
            QVERIFY2(!button->isVisible() || !button->text().contains(QStringLiteral("UTF-8")),
                     qPrintable(button->text()));
    }

    void aFileThatShrankEndsTheTrace_data() {
        QTest::addColumn<QString>("encoding");
        for (const char* name : {"ISO-2022-JP", "HZ-GB-2312", "EUC-JP", "Shift_JIS", "GB18030"})
            QTest::newRow(name) << name;
    }
    void aFileThatShrankEndsTheTrace() {
        QFETCH(QString, encoding);
        class Shrunk final : public ByteSource {
        public:
            [[nodiscard]] std::uint64_t size() const override { return 200'000; }
            [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                                   std::span<Byte> out) const override {
                constexpr std::uint64_t kLeft = 70'000;
                const std::uint64_t end = std::max(std::min(offset + out.size(), kLeft), offset);
                std::fill_n(out.begin(), end - offset, Byte{'a'});
                return end - offset;
            }
        };
        Bench bench(QString(), encoding.toUtf8().constData());
        bench.document.setBytes(std::make_shared<Shrunk>(), QStringLiteral("shrunk"));
        bench.selection.select({150'000, 150'010});
        QCOMPARE(bench.rows(), QStringList());
    }
};

QTEST_MAIN(TestMachinePage)
#include "tst_machine_page.moc"

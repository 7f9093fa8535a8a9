// The statistics lens: its figures against the bytes themselves, in words; how it follows the
// document and the selection.

#include "document/document.h"
#include "document/selection.h"
#include "lenses/statistics/byte_search.h"
#include "lenses/statistics/histogram_view.h"
#include "lenses/statistics/statistics_lens.h"
#include "lenses/statistics/statistics_table.h"
#include "style/fonts.h"
#include "style/palette.h"

#include "patient.h"
#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>

#include <random>

using namespace moji;
using namespace moji::app;

namespace {

const CodecRegistry& registry() {
    static const CodecRegistry all;
    return all;
}

/// A document with a visible statistics lens on it.
struct Bench {
    Document document{registry()};
    Selection selection{&document};
    StatisticsLens lens{&document, &selection, nullptr};

    explicit Bench(const QByteArray& bytes) {
        document.setBytes(asBytes({bytes.data(), static_cast<std::size_t>(bytes.size())}),
                          QStringLiteral("test"));
        lens.resize(1120, 250);
        lens.show();
        settle();
    }
    void settle() const { QTRY_VERIFY(!lens.isUpdating()); }
    [[nodiscard]] HistogramView* histogram() const { return lens.findChild<HistogramView*>(); }
    [[nodiscard]] HistogramModel* bars() const { return lens.findChild<HistogramModel*>(); }
    /// "name|value" of a row of either table; empty where there is none.
    [[nodiscard]] QString row(const QString& name) const {
        for (const auto* table : lens.findChildren<StatisticsTable*>())
            for (int row = 0; row < table->rowCount(); ++row) {
                if (table->index(row, 0).data() != name)
                    continue;
                QStringList cells;
                for (int column = 0; column < table->columnCount(); ++column)
                    cells += table->index(row, column).data().toString();
                return cells.join(u'|');
            }
        return {};
    }
};

const QByteArray kText("A\n\xC3\xA9\xE4\xB8\x96\xF0\x9F\x98\x80\xC0\xAF");

} // namespace

class TestStatisticsLens final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rows() {
        const Bench bench(kText);
        const char* const expected[] = {"ASCII|1|7.69 %",
                                        "control|1|7.69 %",
                                        "lead of 2|1|7.69 %",
                                        "lead of 3|1|7.69 %",
                                        "lead of 4|1|7.69 %",
                                        "continuation|6|46.15 %",
                                        "invalid|2|15.38 %",
                                        "Size in bytes|13",
                                        "Code points|7",
                                        "Lines|2",
                                        "Valid UTF-8|no, 1 problem",
                                        "Byte-order mark|no",
                                        "Genuine U+FFFD|0",
                                        "Entropy|3.700 bits per byte",
                                        "Different byte values|13 of 256"};
        for (const char* line : expected) {
            const QString text = QString::fromUtf8(line);
            QCOMPARE(bench.row(text.section(u'|', 0, 0)), text);
        }
        QVERIFY(bench.lens.sentence().startsWith(
            QStringLiteral("2 of 13 bytes do not belong to a UTF-8 character: 1 problem.")));
    }

    void countsAreNotCut() {
        const Bench bench(kText);
        auto* roles = bench.lens.findChild<StatisticsTable*>();
        const QStringList cells{QStringLiteral("멀티바이트 문자의 첫 바이트"),
                                QStringLiteral("2,147,483,648"), QStringLiteral("100.00 %")};
        std::vector<StatisticsRow> rows(static_cast<std::size_t>(roles->rowCount()),
                                        {cells, CellRole::Ascii});
        roles->setRows(rows);
        setZoom(1); // measures again
        setZoom(0);
        for (const auto* table : bench.lens.findChildren<QTableView*>()) {
            if (table->model() != roles)
                continue;
            QCoreApplication::processEvents();
            int all = 0;
            for (int column = 0; column < 3; ++column) {
                const auto* view = static_cast<const QAbstractItemView*>(table);
                QVERIFY(table->columnWidth(column) >= view->sizeHintForColumn(column));
                all += table->columnWidth(column);
            }
            QVERIFY(all <= table->viewport()->width());
        }
    }

    void byteOrderMarkAndGenuineReplacement() {
        const Bench bench(QByteArray("\xEF\xBB\xBF\xEF\xBF\xBD"));
        QCOMPARE(bench.row(QStringLiteral("Byte-order mark")),
                 QStringLiteral("Byte-order mark|yes"));
        QCOMPARE(bench.row(QStringLiteral("Genuine U+FFFD")), QStringLiteral("Genuine U+FFFD|1"));
        QCOMPARE(bench.row(QStringLiteral("Valid UTF-8")), QStringLiteral("Valid UTF-8|yes"));
    }

    /// As the status bar counts, and Python.
    void textIsCountedInTheDocumentsEncoding() {
        Bench bench(QByteArray("\xFF\xFE"
                               "a\0\n\0\xFD\xFF"
                               "b\0",
                               10));
        bench.document.setCodec(*registry().find("UTF-16LE"));
        bench.settle();
        const auto says = [&](const char* line) {
            const QString text = QString::fromUtf8(line);
            QTRY_COMPARE(bench.row(text.section(u'|', 0, 0)), text);
        };
        says("Code points|5");
        says("Lines|2");
        says("Byte-order mark|yes");
        says("Genuine U+FFFD|1");
        says("Valid UTF-8|no, 4 problems");
        bench.document.setCodec(*registry().find("UTF-8"));
        bench.settle();
        says("Code points|10");
        says("Byte-order mark|no");
    }

    void headsOfTheHistogramAreWhole() {
        Bench bench(kText);
        HistogramView* view = bench.histogram();
        for (const int width : {600, 160, 600}) {
            view->setFixedWidth(width);
            QCoreApplication::processEvents();
            const QFontMetrics metrics(view->horizontalHeader()->font());
            for (int column = 0; column < HistogramModel::kSide; ++column) {
                const QString head =
                    bench.bars()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
                QVERIFY2(metrics.horizontalAdvance(head) <= view->columnWidth(column),
                         qPrintable(head));
                QCOMPARE(head.startsWith(u'_'), width > 500);
            }
        }
    }

    void noBytes() {
        const Bench bench(QByteArray{});
        QCOMPARE(bench.lens.sentence(), QStringLiteral("No bytes to count."));
        QCOMPARE(bench.row(QStringLiteral("Entropy")),
                 QStringLiteral("Entropy|0.000 bits per byte"));
        QCOMPARE(bench.bars()->level(0), 0.0);
    }

    void histogramCountsEveryByte() {
        constexpr unsigned kSeed = 20261121;
        std::mt19937 random(kSeed);
        QByteArray bytes(5000, Qt::Uninitialized);
        for (char& byte : bytes)
            byte = static_cast<char>(std::min(random() % 256, random() % 256));
        const Bench bench(bytes);
        std::uint64_t most = 0;
        for (int value = 0; value < 256; ++value)
            most =
                std::max(most, static_cast<std::uint64_t>(bytes.count(static_cast<char>(value))));
        for (int value = 0; value < 256; ++value) {
            const auto byte = static_cast<Byte>(value);
            const auto count = bytes.count(static_cast<char>(value));
            const QModelIndex index = bench.bars()->indexOf(byte);
            QCOMPARE(HistogramModel::byteAt(index), byte);
            QCOMPARE(index.data().toString(), QLocale().toString(count));
            QCOMPARE(bench.bars()->level(byte) > 0, count > 0);
            QCOMPARE(bench.bars()->level(byte) == 1.0, static_cast<std::uint64_t>(count) == most);
        }
    }

    void cellsSpeak() {
        const Bench bench(kText);
        const auto spoken = [&](Byte byte) {
            return bench.bars()->indexOf(byte).data(Qt::AccessibleTextRole).toString();
        };
        QCOMPARE(spoken('A'), QStringLiteral("41 “A”, ASCII: once, 7.69 % of all bytes."));
        QCOMPARE(spoken(0x0A),
                 QStringLiteral("0A LF, control, format: once, 7.69 % of all bytes."));
        QCOMPARE(spoken(0xF5), QStringLiteral("F5, invalid: 0 times, 0.00 % of all bytes."));
    }

    void modelsKeepTheLaws() {
        Bench bench(kText);
        using Mode = QAbstractItemModelTester::FailureReportingMode;
        for (auto* model : bench.lens.findChildren<QAbstractTableModel*>())
            new QAbstractItemModelTester(model, Mode::Fatal, model);
        bench.document.remove({0, 5}, QStringLiteral("Delete"));
        bench.settle();
    }

    void followsEdits() {
        Bench bench(kText);
        bench.document.remove({11, 13}, QStringLiteral("Delete"));
        QVERIFY(bench.lens.isUpdating());
        QCOMPARE(bench.row(QStringLiteral("Size in bytes")),
                 QStringLiteral("Size in bytes|13")); // until then
        bench.settle();
        QCOMPARE(bench.row(QStringLiteral("Size in bytes")), QStringLiteral("Size in bytes|11"));
        QCOMPARE(bench.row(QStringLiteral("Valid UTF-8")), QStringLiteral("Valid UTF-8|yes"));
    }

    void hiddenLensIsUpToDateWhenShown() {
        Bench bench(kText);
        bench.lens.hide();
        bench.document.remove({0, 1}, QStringLiteral("Delete"));
        QTRY_VERIFY(bench.document.scan().isComplete());
        QCOMPARE(bench.row(QStringLiteral("Size in bytes")), QStringLiteral("Size in bytes|13"));
        bench.lens.show();
        bench.settle();
        QCOMPARE(bench.row(QStringLiteral("Size in bytes")), QStringLiteral("Size in bytes|12"));
    }

    void cancelledCountIsOfferedAgain() {
        Bench bench(kText);
        JobMonitor& jobs = bench.document.jobs();
        const auto cancel = connect(&jobs, &JobMonitor::runningChanged, this, [&jobs] {
            if (!jobs.idle())
                jobs.cancelAll();
        });
        bench.document.insert(0, asBytes("x"), QStringLiteral("Type"));
        auto* again = bench.lens.findChild<QPushButton*>();
        QTRY_VERIFY(again->isVisible());
        QVERIFY(!bench.lens.isUpdating());
        QCOMPARE(bench.row(QStringLiteral("Size in bytes")), QStringLiteral("Size in bytes|13"));
        disconnect(cancel);
        again->click();
        bench.settle();
        QCOMPARE(bench.row(QStringLiteral("Size in bytes")), QStringLiteral("Size in bytes|14"));
        QVERIFY(!again->isVisible());
    }

    void cellOfTheCaretIsCurrent() {
        Bench bench(kText);
        bench.selection.setCaret(4);
        QCOMPARE(HistogramModel::byteAt(bench.histogram()->currentIndex()), Byte{0xE4});
        QVERIFY(bench.lens.sentence().contains(QStringLiteral("E4, lead of 3: once")));
    }

    void enterGoesToTheNextByteOfThatValue() {
        Bench bench(QByteArray("abcabc"));
        HistogramView* view = bench.histogram();
        view->setCurrentIndex(bench.bars()->indexOf('c'));
        QTest::keyClick(view, Qt::Key_Return);
        QTRY_COMPARE(bench.selection.range(), (ByteRange{2, 3}));
        QTest::keyClick(view, Qt::Key_Return);
        QTRY_COMPARE(bench.selection.range(), (ByteRange{5, 6}));
        QTest::keyClick(view, Qt::Key_Return); // from the beginning again
        QTRY_COMPARE(bench.selection.range(), (ByteRange{2, 3}));
    }

    /// The answer comes from the event loop, after the edit.
    void theNextByteIsOneOfTheEditedBytes() {
        Bench bench(QByteArray("abcabc"));
        HistogramView* view = bench.histogram();
        view->setCurrentIndex(bench.bars()->indexOf('c'));
        QTest::keyClick(view, Qt::Key_Return);
        bench.document.insert(1, asBytes("xy"), QStringLiteral("Type"));
        QTRY_COMPARE(bench.selection.range(), (ByteRange{4, 5}));
    }

    void byteSearchWrapsAround() {
        const MemorySource source(Bytes(600000, 'x'));
        Bytes marked(600000, 'x');
        marked[1000] = 'y';
        const MemorySource one(marked);
        const auto report = [](std::uint64_t, std::uint64_t) {};
        QVERIFY(!findByte(source, 'y', 5, {}, report));
        QCOMPARE(findByte(one, 'y', 5, {}, report).value(), 1000u);
        QCOMPARE(findByte(one, 'y', 1000, {}, report).value(), 1000u);
        QCOMPARE(findByte(one, 'y', 1001, {}, report).value(), 1000u);
        QCOMPARE(findByte(one, 'y', 600000, {}, report).value(), 1000u);
    }

    void otherEncodingsAreSaid() {
        Bench bench(kText);
        bench.document.setCodec(*registry().find("EUC-KR"));
        QVERIFY(bench.lens.sentence().contains(QStringLiteral("read as EUC-KR")));
    }

    void columnsFit_data() {
        QTest::addColumn<Theme>("theme");
        QTest::newRow("light") << Theme::Light;
        QTest::newRow("dark") << Theme::Dark;
    }
    void columnsFit() {
        QFETCH(Theme, theme);
        setTheme(theme);
        const Bench bench(QByteArray("\xC0").repeated(1234567));
        for (const auto* table : bench.lens.findChildren<QTableView*>()) {
            if (table == bench.histogram())
                continue;
            for (int row = 0; row < table->model()->rowCount(); ++row)
                for (int column = 1; column < table->model()->columnCount(); ++column) {
                    const QModelIndex index = table->model()->index(row, column);
                    const QFontMetrics metrics(index.data(Qt::FontRole).value<QFont>());
                    QVERIFY2(metrics.horizontalAdvance(index.data().toString()) <=
                                 table->columnWidth(column),
                             qPrintable(index.data().toString()));
                }
        }
        setTheme(Theme::System);
    }
};

QTEST_MAIN(TestStatisticsLens)
#include "tst_statistics_lens.moc"

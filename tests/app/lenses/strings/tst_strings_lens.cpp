// The strings lens: the runs it lists and where, its options, the filter, rows and selection
// following each other, and that it does nothing while hidden.

#include "app/lenses/lens_bench.h"
#include "jobs/job.h"
#include "lenses/strings/strings_lens.h"
#include "lenses/strings/strings_model.h"
#include "style/palette.h"
#include "widgets/notice_pages.h"
#include "widgets/plain_table.h"

#include "patient.h"
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace moji;
using namespace moji::app;

namespace {

/// 000003 "hello" in ASCII; 00000B "Stop now" in UTF-16LE; 00001E "Привет" in UTF-8; 00002D "end".
const QString kBinary = QStringLiteral("00 FF 01 68 65 6C 6C 6F 00 01 FF "
                                       "53 00 74 00 6F 00 70 00 20 00 6E 00 6F 00 77 00 FF FE 01 "
                                       "D0 9F D1 80 D0 B8 D0 B2 D0 B5 D1 82 00 FF 01 65 6E 64 00");

/// A document with a visible strings lens on it.
struct Bench : LensBench<StringsLens> {
    QAbstractItemModelTester tester{lens.findChild<StringsModel*>(),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest};

    explicit Bench(const QString& hex, const char* encoding = "UTF-8")
        : LensBench(hex, encoding) {
        lens.resize(1000, 300);
        lens.show();
        settle();
    }

    void settle() const {
        QTRY_VERIFY(!lens.isUpdating());
        QTRY_VERIFY(!lens.model().isFiltering());
    }
    PlainTable* table() { return lens.findChild<PlainTable*>(); }
    QSpinBox* minimum() { return named<QSpinBox>(QStringLiteral("Minimum length")); }
    QComboBox* encodings() { return named<QComboBox>(QStringLiteral("Encodings to look for")); }
    QLineEdit* filter() { return named<QLineEdit>(QStringLiteral("Filter")); }
    [[nodiscard]] QStringList rows() const {
        QStringList rows;
        for (int row = 0; row < lens.model().rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < StringsModel::kColumns; ++column)
                cells += lens.model().index(row, column).data().toString();
            rows += cells.join(u'|');
        }
        return rows;
    }
    [[nodiscard]] QString notice() const {
        auto* pages = lens.findChild<NoticePages*>();
        const auto* label = pages->currentWidget()->findChild<QLabel*>(QStringLiteral("notice"));
        return label == nullptr ? QString() : label->text();
    }
    [[nodiscard]] QPushButton* again() const { return lens.findChild<QPushButton*>(); }
    void lookFor(const char* choice) {
        encodings()->setCurrentIndex(encodings()->findData(QString::fromLatin1(choice)));
        settle();
    }
};

const QString kHello = QStringLiteral("000003|5|UTF-8|hello");
const QString kStop = QStringLiteral("00000B|16|UTF-16LE|Stop now");
const QString kPrivet = QStringLiteral("00001E|12|UTF-8|Привет");
const QString kEnd = QStringLiteral("00002D|3|UTF-8|end");

/// `count` runs of `text`, with a byte 00 after each.
Bytes repeated(const std::string& text, std::size_t count) {
    Bytes bytes;
    bytes.reserve(count * (text.size() + 1));
    for (std::size_t i = 0; i < count; ++i) {
        bytes.insert(bytes.end(), text.begin(), text.end());
        bytes.push_back(0);
    }
    return bytes;
}

/// Takes long to search: zeros after one run.
class Huge final : public ByteSource {
public:
    [[nodiscard]] std::uint64_t size() const override { return std::uint64_t{1} << 33; }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        std::ranges::fill(out, Byte{0});
        if (offset == 0)
            std::ranges::copy(std::string_view("first"), out.begin());
        return out.size();
    }
};

/// The job of the lens, where it is at work.
JobBase* searchOf(Document& document) {
    for (JobBase* job : document.jobs().running())
        if (job->title() == QStringLiteral("Looking for text"))
            return job;
    return nullptr;
}

} // namespace

class TestStringsLens final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsRunsOfSeveralEncodings() {
        const Bench bench(kBinary);
        QCOMPARE(bench.rows(), QStringList({kHello, kStop, kPrivet}));
        QCOMPARE(bench.lens.sentence(), QStringLiteral("Runs of text: 3."));
    }

    void minimumLength() {
        Bench bench(kBinary);
        bench.minimum()->setValue(3);
        bench.settle();
        QVERIFY(bench.rows().contains(kEnd));
        bench.minimum()->setValue(6);
        QVERIFY(bench.lens.isUpdating());
        bench.settle();
        QCOMPARE(bench.rows(), QStringList({kStop, kPrivet}));
        bench.minimum()->setValue(100);
        bench.settle();
        QCOMPARE(bench.rows(), QStringList());
        QVERIFY(bench.notice().contains(QStringLiteral("minimum length of 100")));
        QVERIFY(bench.notice().contains(QStringLiteral("UTF-16LE")));
    }

    /// It is long enough, but no text of any language.
    void signsOfManyScriptsAreThere() {
        Bench bench(QString::fromLatin1(QByteArray("世a😀é").repeated(20).toHex()));
        bench.lookFor("utf-8");
        QCOMPARE(bench.rows(), QStringList());
        QVERIFY(bench.notice().contains(QStringLiteral("they read as no known language")));
    }

    /// It is long enough, and reads as text with no minimum.
    void misreadTextIsForTheMojibakeLens() {
        const QByteArray misread = QByteArrayLiteral("ÐŸÑ€Ð¸Ð²ÐµÑ‚Ð¼Ð¸Ñ€").repeated(20);
        Bench bench(QString::fromLatin1(misread.toHex()));
        QCOMPARE(bench.rows(), QStringList());
        QVERIFY(bench.notice().contains(QStringLiteral("runs of at least 4 characters")));
        QVERIFY(bench.notice().contains(QStringLiteral("moji strings --least 0")));
        QVERIFY(!bench.notice().contains(QStringLiteral("Lower")));
        QVERIFY(bench.notice().contains(QStringLiteral("open the Mojibake lens")));
        bench.minimum()->setValue(1);
        bench.lookFor("utf-8");
        QCOMPARE(bench.rows(), QStringList());
        QVERIFY(!bench.notice().contains(QStringLiteral("Lower")));
        QVERIFY(bench.notice().contains(QStringLiteral("open the Mojibake lens")));
    }

    void encodingsToLookFor() {
        Bench bench(kBinary);
        bench.lookFor("utf-8");
        QCOMPARE(bench.rows(), QStringList({kHello, kPrivet}));
        bench.lookFor("wide");
        QCOMPARE(bench.rows().filter(QStringLiteral("UTF-8")), QStringList());
        QVERIFY(bench.rows().contains(kStop));
    }

    void theDocumentsEncodingIsLookedFor() {
        // "Съешь булок" in KOI8-R
        Bench bench(QStringLiteral("00 01 F3 DF C5 DB D8 20 C2 D5 CC CF CB 00"), "KOI8-R");
        const QString row = QStringLiteral("000002|11|KOI8-R|Съешь булок");
        QCOMPARE(bench.rows(), QStringList(row));
        bench.lookFor("own");
        QCOMPARE(bench.encodings()->currentText(), QStringLiteral("KOI8-R (this document)"));
        QCOMPARE(bench.rows(), QStringList(row));
        bench.document.setCodec(*bench.codecs.find("UTF-8"));
        bench.settle();
        QCOMPARE(bench.encodings()->currentText(), QStringLiteral("UTF-8 (this document)"));
        QCOMPARE(bench.rows(), QStringList());
    }

    void filterKeepsWhatContainsIt() {
        Bench bench(kBinary);
        bench.filter()->setText(QStringLiteral("STOP"));
        bench.settle();
        QCOMPARE(bench.rows(), QStringList(kStop));
        QCOMPARE(bench.lens.sentence(), QStringLiteral("Runs that contain “STOP”: 1 of 3."));
        bench.filter()->setText(QStringLiteral("ПРИ"));
        bench.settle();
        QCOMPARE(bench.rows(), QStringList(kPrivet));
        bench.filter()->setText(QStringLiteral("%1"));
        bench.settle();
        QCOMPARE(bench.notice(),
                 QStringLiteral("No run of text contains “%1”. Change or clear the filter."));
        bench.filter()->clear();
        bench.settle();
        QCOMPARE(bench.rows().size(), 3);
    }

    void manyRunsAreFilteredInSteps() {
        Bench bench{QString()};
        Bytes bytes = repeated("some text", 40'000);
        const Bytes last = repeated("the last of all", 1);
        bytes.insert(bytes.end(), last.begin(), last.end());
        bench.document.setBytes(bytes, QStringLiteral("test"));
        bench.settle();
        QCOMPARE(bench.lens.model().rowCount(), 40'001);
        bench.filter()->setText(QStringLiteral("last"));
        QVERIFY(bench.lens.model().isFiltering()); // the rest follows from the event loop
        bench.settle();
        QCOMPARE(bench.rows(), QStringList(QStringLiteral("061A80|15|UTF-8|the last of all")));
    }

    void ofMoreRunsThanAreKeptTheFirstAreShown() {
        Bench bench{QString()};
        bench.lookFor("utf-8");
        bench.document.setBytes(repeated("four", StringsLens::kMostRuns), QStringLiteral("test"));
        bench.settle();
        QCOMPARE(bench.lens.sentence(), QStringLiteral("Runs of text: 100,000."));
        bench.document.setBytes(repeated("four", StringsLens::kMostRuns + 1),
                                QStringLiteral("test"));
        bench.settle();
        QCOMPARE(std::size_t(bench.lens.model().rowCount()), StringsLens::kMostRuns);
        QCOMPARE(bench.lens.sentence(),
                 QStringLiteral("Showing the first 100,000 runs: raise the "
                                "minimum length or choose fewer encodings."));
    }

    void longRunsAreShownByTheirBeginning() {
        Bench bench{QString()};
        bench.document.setBytes(Bytes(600, 'a'), QStringLiteral("test"));
        bench.settle();
        QCOMPARE(bench.rows(),
                 QStringList(QStringLiteral("000000|600|UTF-8|") + QString(500, u'a') + u'…'));
    }

    void rowsSelectTheirBytes() {
        Bench bench(kBinary);
        QTest::mouseClick(bench.table()->viewport(), Qt::LeftButton, {},
                          bench.table()->visualRect(bench.lens.model().index(1, 0)).center());
        QCOMPARE(bench.selection.range(), (ByteRange{11, 27}));
        QTest::keyClick(bench.table(), Qt::Key_Down);
        QCOMPARE(bench.selection.range(), (ByteRange{11, 27}));
        QTest::keyClick(bench.table(), Qt::Key_Return);
        QCOMPARE(bench.selection.range(), (ByteRange{30, 42}));
    }

    void theRowAtTheCaretIsCurrent() {
        Bench bench(kBinary);
        bench.selection.setCaret(33);
        QCOMPARE(bench.table()->currentIndex().row(), 2);
        QCOMPARE(bench.selection.caret(), 33u); // following does not move it
        bench.selection.setCaret(9);            // in no run
        QCOMPARE(bench.table()->currentIndex().row(), 2);
        bench.filter()->setText(QStringLiteral("Привет"));
        bench.selection.setCaret(4); // of a run that the filter leaves out
        bench.selection.setCaret(30);
        QCOMPARE(bench.table()->currentIndex().row(), 0);
    }

    void editsSearchAgain() {
        Bench bench(kBinary);
        bench.document.remove({3, 5}, QStringLiteral("delete"));
        QVERIFY(bench.lens.isUpdating());
        QCOMPARE(bench.lens.sentence(), QStringLiteral("Showing earlier results."));
        QTest::mouseClick(bench.table()->viewport(), Qt::LeftButton, {},
                          bench.table()->visualRect(bench.lens.model().index(1, 0)).center());
        QVERIFY(bench.selection.range().empty()); // its place is no longer known
        bench.settle();
        QCOMPARE(bench.rows(), QStringList({QStringLiteral("000009|16|UTF-16LE|Stop now"),
                                            QStringLiteral("00001C|12|UTF-8|Привет")}));
    }

    /// Typing, Undo, Redo, Replace all, another encoding and another file: always those of the
    /// bytes as they are.
    void rowsFollowEveryChange() {
        Bench bench(kBinary);
        bench.lookFor("utf-8");
        Document& document = bench.document;
        const auto ranges = [&] {
            QStringList list;
            for (int row = 0; row < bench.lens.model().rowCount(); ++row) {
                const ByteRange range = bench.lens.model().range(row);
                list += QStringLiteral("%1-%2").arg(range.begin).arg(range.end);
            }
            return list;
        };
        const auto expected = [&] {
            TextRunOptions options;
            options.codecs = {&bench.codecs.utf8()};
            SourceReader reader(*document.snapshot());
            QStringList list;
            const auto add = [&](const TextRun& run) {
                list += QStringLiteral("%1-%2").arg(run.range.begin).arg(run.range.end);
                return true;
            };
            return findTextRuns(reader, options, add) ? list : QStringList();
        };
        const std::pair<const char*, std::function<void()>> changes[] = {
            {"typed", [&] { document.insert(5, asBytes("xyz"), {}); }},
            {"undone", [&] { document.undoStack().undo(); }},
            {"redone", [&] { document.undoStack().redo(); }},
            {"replaced all",
             [&] {
                 PieceTable table = document.table();
                 table.replaceAll(
                     std::vector<PieceTable::Edit>{{{0, 1}, {0, 5}}, {{9, 10}, {5, 6}}},
                     std::make_shared<const MemorySource>(Bytes{'f', 'i', 'v', 'e', ' ', 0}));
                 document.adopt(table, {{0, 10}, 14}, {});
             }},
            {"encoding", [&] { document.setCodec(*bench.codecs.find("Shift_JIS")); }},
            {"encoding back", [&] { document.setCodec(bench.codecs.utf8()); }},
            {"another file",
             [&] { document.setBytes(asBytes("another file"), QStringLiteral("other")); }},
        };
        for (const auto& [name, change] : changes) {
            change();
            bench.settle();
            QVERIFY2(ranges() == expected(), name);
        }
    }

    void nothingIsSearchedWhileHidden() {
        Bench bench(kBinary);
        bench.lens.hide();
        bench.document.remove({0, 11}, QStringLiteral("delete"));
        bench.minimum()->setValue(5);
        QTest::qWait(300); // longer than the delay
        QVERIFY(searchOf(bench.document) == nullptr);
        QCOMPARE(bench.rows().size(), 3); // those of before
        bench.lens.show();
        bench.settle();
        QCOMPARE(bench.rows().front(), QStringLiteral("000000|16|UTF-16LE|Stop now"));
    }

    void aSearchIsLiveAndCanBeCancelled() {
        Bench bench(kBinary);
        bench.document.setBytes(std::make_shared<const Huge>(), QStringLiteral("test"));
        const QString first = QStringLiteral("000000|5|UTF-8|first");
        QTRY_COMPARE(bench.rows(), QStringList(first));
        QVERIFY(bench.lens.isUpdating());
        QCOMPARE(bench.lens.sentence(), QStringLiteral("Searching, 1 found so far."));
        QVERIFY(searchOf(bench.document)->done() > 0);
        QVERIFY(!bench.again()->isVisible());
        searchOf(bench.document)->cancel(); // as the status bar does
        QVERIFY(!bench.lens.isUpdating());
        QCOMPARE(bench.lens.sentence(),
                 QStringLiteral("Cancelled. Runs of text found before that: 1."));
        QCOMPARE(bench.rows(), QStringList(first));
        QTest::mouseClick(bench.again(), Qt::LeftButton);
        QTRY_VERIFY(searchOf(bench.document) != nullptr);
        bench.lens.hide();
        bench.document.setBytes(asBytes("other"), QStringLiteral("test")); // stops what is outdated
        QVERIFY(searchOf(bench.document) == nullptr);
    }

    void aSourceThatFailsIsSaid() {
        class Failing final : public ByteSource {
        public:
            [[nodiscard]] std::uint64_t size() const override { return 5'000'000; }
            [[nodiscard]] Result<std::size_t> read(std::uint64_t, std::span<Byte>) const override {
                return Error{ErrorCode::ReadFailed, "disk", "worn out"};
            }
        };
        Bench bench(kBinary);
        bench.document.setBytes(std::make_shared<const Failing>(), QStringLiteral("test"));
        QTRY_COMPARE(bench.notice(), QStringLiteral("disk cannot be read.\nworn out"));
        QVERIFY(!bench.lens.isUpdating());
        QVERIFY(bench.again()->isVisible());
    }

    void nothingToLookIn() {
        const Bench bench{QString()};
        QVERIFY(bench.notice().startsWith(QStringLiteral("There are no bytes")));
    }

    void stateIsAValue() {
        Bench bench(kBinary);
        const LensState state{{QStringLiteral("minimum"), QStringLiteral("6")},
                              {QStringLiteral("encodings"), QStringLiteral("wide")},
                              {QStringLiteral("filter"), QStringLiteral("now")},
                              {QStringLiteral("scroll"), QStringLiteral("0")}};
        QVERIFY(bench.lens.state() != state);
        QCOMPARE(bench.lens.setState(state), QStringList());
        QCOMPARE(bench.lens.state(), state);
        bench.settle();
        QCOMPARE(bench.rows(), QStringList(kStop));
        for (const char* refused : {"minimum=0", "minimum=1001", "minimum=x", "encodings=4"}) {
            const QStringList parts = QString::fromLatin1(refused).split(u'=');
            QCOMPARE(bench.lens.setState({{parts[0], parts[1]}}),
                     QStringList(QString::fromLatin1(refused)));
        }
        QCOMPARE(bench.lens.setState({{QStringLiteral("encodings"), QStringLiteral("all")}}),
                 QStringList());
        QCOMPARE(bench.encodings()->currentText(), QStringLiteral("All of these"));
    }

    void isDrawnInBothThemes() {
        Bench bench(kBinary);
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            setTheme(theme);
            QCoreApplication::processEvents();
            const QImage image = bench.table()->viewport()->grab().toImage();
            QCOMPARE(image.pixelColor(500, image.height() - 5), colours().surface);
        }
        setTheme(Theme::System);
    }
};

QTEST_MAIN(TestStringsLens)
#include "tst_strings_lens.moc"

// The lines lens: what it lists of a mixed text, pins by keyboard and mouse and what they do to
// neighbours, filter, rows and selection following each other, export and conversion.

#include "app/open_file.h"
#include "document/document.h"
#include "document/line_pins.h"
#include "document/selection.h"
#include "lenses/lines/lines_lens.h"
#include "lenses/lines/lines_model.h"
#include "widgets/notice_pages.h"
#include "widgets/plain_table.h"

#include "patient.h"
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>

using namespace moji;
using namespace moji::app;

namespace {

const CodecRegistry& registry() {
    static const CodecRegistry codecs;
    return codecs;
}

Bytes line(std::u32string_view text, const char* encoding) {
    Bytes bytes = encodeAll(*registry().find(encoding), text).value();
    bytes.push_back('\n');
    return bytes;
}

constexpr int kPatience = 60'000; // ms: not a measure of speed
constexpr std::u32string_view kText = U"Все счастливые семьи похожи друг на друга";
const char* const kEncodings[] = {"windows-1251", "IBM866", "KOI8-R", "ISO-8859-5"};

/// One text, a line in each of four encodings; then ASCII.
Bytes fourEncodings() {
    Bytes bytes;
    for (const char* encoding : kEncodings) {
        const Bytes more = line(kText, encoding);
        bytes.insert(bytes.end(), more.begin(), more.end());
    }
    const Bytes ascii = line(U"plain", "ASCII");
    bytes.insert(bytes.end(), ascii.begin(), ascii.end());
    return bytes;
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A document with a lines lens on it.
struct Bench {
    Document document{registry()};
    Selection selection{&document};
    LinesLens lens{&document, &selection, nullptr};
    QAbstractItemModelTester tester{lens.findChild<LinesModel*>(),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest};

    explicit Bench(const Bytes& bytes, const char* encoding = "UTF-8") {
        document.setBytes(bytes, QStringLiteral("test"));
        document.setCodec(*registry().find(encoding));
        lens.resize(1000, 300);
        lens.show();
        settle();
    }
    void settle() const { QTRY_VERIFY(!lens.isUpdating()); }
    PlainTable* table() const { return lens.findChild<PlainTable*>(); }
    [[nodiscard]] QString cell(int row, int column) const {
        return lens.model().index(row, column).data().toString();
    }
    [[nodiscard]] QStringList encodings() const {
        QStringList names;
        for (int row = 0; row < lens.model().rowCount(); ++row)
            names += cell(row, LinesModel::kEncoding);
        return names;
    }
    [[nodiscard]] QPushButton* button(const QString& text) const {
        for (auto* button : lens.findChildren<QPushButton*>()) {
            if (button->text() == text)
                return button;
        }
        return nullptr;
    }
    [[nodiscard]] QString notice() const {
        auto* pages = lens.findChild<NoticePages*>();
        const auto* label = pages->currentWidget()->findChild<QLabel*>(QStringLiteral("notice"));
        return label == nullptr ? QString() : label->text();
    }
    void choose(int row) { table()->setCurrentIndex(lens.model().index(row, 0)); }
    void clickConvert() const {
        QTest::mouseClick(button(QStringLiteral("Convert the document")), Qt::LeftButton);
    }
    [[nodiscard]] Bytes bytes() const { return document.bytes({0, document.size()}); }
};

Bytes bytesOf(const QByteArray& text) {
    return {text.begin(), text.end()};
}

/// The question on the screen; nullptr where there is none.
QMessageBox* question() {
    return qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
}

void answer(const QString& button) {
    for (auto* choice : question()->buttons()) {
        if (choice->text() == button)
            return QTest::mouseClick(choice, Qt::LeftButton);
    }
    QFAIL(qPrintable(button));
}

} // namespace

class TestLinesLens final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsLinesWithTheirEncodings() {
        const Bench bench(fourEncodings());
        QCOMPARE(bench.encodings(),
                 QStringList({QStringLiteral("windows-1251"), QStringLiteral("IBM866"),
                              QStringLiteral("KOI8-R"), QStringLiteral("ISO-8859-5"),
                              QStringLiteral("ASCII")}));
        QCOMPARE(bench.cell(1, LinesModel::kLine), QStringLiteral("2"));
        QCOMPARE(bench.cell(1, LinesModel::kOffset), QStringLiteral("00002A"));
        QCOMPARE(bench.cell(2, LinesModel::kText),
                 QStringLiteral("Все счастливые семьи похожи друг на друга"));
        for (const char* name : {"windows-1251", "IBM866", "KOI8-R", "ISO-8859-5", "ASCII"})
            QVERIFY(
                bench.lens.sentence().contains(QStringLiteral("1 ") + QString::fromLatin1(name)));
    }

    void reachesTheLastLineOfAnyFile() {
        Bytes bytes;
        constexpr int kLines = 250'000;
        for (int i = 0; i < kLines; ++i)
            bytes.insert(bytes.end(), {'a', '\n'});
        const Bytes last = line(kText, "KOI8-R");
        bytes.insert(bytes.end(), last.begin(), last.end());
        Bench bench(bytes);
        bench.lens.setState({{QStringLiteral("all"), QStringLiteral("on")}});
        QCOMPARE(bench.lens.model().rowCount(), static_cast<int>(LineTable::kMostKept));
        QVERIFY(
            bench.lens.sentence().startsWith(QStringLiteral("Lines 1 to 100,000 of 250,001 (")));
        auto* number = bench.lens.findChild<QLineEdit*>();
        QVERIFY(number->isVisible());
        QTest::keyClicks(number, QStringLiteral("250001"));
        QTest::keyClick(number, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(
            !bench.lens.isUpdating() && bench.table()->currentIndex().isValid(), kPatience);
        const int row = bench.table()->currentIndex().row();
        QCOMPARE(bench.cell(row, LinesModel::kLine), QStringLiteral("250,001"));
        QCOMPARE(bench.cell(row, LinesModel::kEncoding), QStringLiteral("KOI8-R"));
        QCOMPARE(bench.selection.range().begin, std::uint64_t{2 * kLines});
        QVERIFY(bench.lens.sentence().contains(QStringLiteral("150,002 to 250,001 of 250,001")));
        bench.selection.setCaret(0); // the list follows the caret
        QTRY_VERIFY_WITH_TIMEOUT(!bench.lens.isUpdating() &&
                                     bench.cell(0, LinesModel::kLine) == QStringLiteral("1"),
                                 kPatience);
    }

    void pinsFarAwayAreExportedToo() {
        Bytes bytes;
        for (int i = 0; i < 120'000; ++i)
            bytes.insert(bytes.end(), {'a', '\n'});
        const std::uint64_t offset = bytes.size();
        const Bytes far = line(kText, "KOI8-R");
        bytes.insert(bytes.end(), far.begin(), far.end());
        Bench bench(bytes);
        bench.document.linePins().set(offset, registry().find("windows-1251"));
        bench.document.setCodec(*registry().find("KOI8-R")); // judged again, with the pin
        bench.settle();
        QVERIFY(!bench.lens.model().table().reaches(offset));
        const auto pins = bench.lens.model().table().pinsByLine(bench.document.linePins().all());
        QCOMPARE(pins.size(), std::size_t{1});
        QCOMPARE(pins.begin()->first, std::uint64_t{120'001});
    }

    void aLongLineIsShownWhereItTells() {
        Bytes bytes(3000, Byte{'x'});
        const Bytes end = line(kText, "KOI8-R");
        bytes.insert(bytes.end(), end.begin(), end.end());
        const Bytes other = line(kText, "windows-1251");
        bytes.insert(bytes.end(), other.begin(), other.end());
        const Bench bench(bytes);
        QCOMPARE(bench.cell(0, LinesModel::kText),
                 QString::fromUtf8("…xxxxxxxxxxxxxxxxВсе счастливые семьи похожи друг на друга"));
    }

    void oneEncodingIsSaidUntilTheLinesAreWanted() {
        Bench bench(line(kText, "UTF-8"));
        QCOMPARE(bench.notice(), QStringLiteral("One encoding explains the whole file: UTF-8."));
        auto* show = bench.button(QStringLiteral("Show the lines"));
        QTest::mouseClick(show, Qt::LeftButton);
        QVERIFY(bench.notice().isEmpty());
        QVERIFY(!show->isVisible());
        bench.document.setBytes(line(kText, "KOI8-R"), QStringLiteral("other"));
        QTRY_COMPARE(bench.notice(),
                     QStringLiteral("One encoding explains the whole file: KOI8-R."));
    }

    void nothingAndTextThatIsNotBasedOnAscii() {
        Bench empty{Bytes()};
        QCOMPARE(empty.notice(), QStringLiteral("No lines: there are no bytes."));
        QVERIFY(!empty.button(QStringLiteral("Export as UTF-8…"))->isEnabled());
        Bench wide(encodeAll(*registry().find("UTF-16LE"), kText).value(), "UTF-16LE");
        QVERIFY(wide.notice().contains(QStringLiteral("UTF-16LE")));
    }

    void filterLeavesWhatDiffers() {
        Bench bench(fourEncodings(), "KOI8-R");
        bench.lens.findChild<QComboBox*>()->setCurrentIndex(1);
        QCOMPARE(bench.encodings(),
                 QStringList({QStringLiteral("windows-1251"), QStringLiteral("IBM866"),
                              QStringLiteral("ISO-8859-5")}));
        // Readings that are the same are no difference.
        bench.document.setCodec(*registry().find("KOI8-U"));
        bench.settle();
        QTRY_COMPARE(bench.lens.model().rowCount(), 3);
    }

    /// Alternatives, which few lines have, take no more than they need.
    void theTextGetsTheRoomThatNoAlternativesNeed() {
        const Bench sure(fourEncodings());
        const Bench doubtful({0xC4, 0x0A, 0xC4, 0x0A, 0xC4, 0x0A});
        const auto width = [](const Bench& bench, int column) {
            return bench.table()->columnWidth(column);
        };
        const int heading =
            sure.table()->horizontalHeader()->sectionSizeHint(LinesModel::kAlternatives);
        QCOMPARE(width(sure, LinesModel::kAlternatives), heading);
        QVERIFY(width(doubtful, LinesModel::kAlternatives) > heading);
        QVERIFY(width(sure, LinesModel::kText) > width(doubtful, LinesModel::kText));
    }

    void deleteUnpins() {
        Bench bench(fourEncodings());
        bench.lens.pin(1, registry().find("KOI8-R"));
        QCOMPARE(bench.cell(1, LinesModel::kEncoding), QStringLiteral("KOI8-R, pinned"));
        bench.choose(1);
        bench.table()->setFocus();
        QTest::keyClick(bench.table(), Qt::Key_Delete);
        QCOMPARE(bench.cell(1, LinesModel::kEncoding), QStringLiteral("IBM866"));
        QTest::keyClick(bench.table(), Qt::Key_Delete); // nothing to unpin: nothing happens
        QCOMPARE(bench.cell(1, LinesModel::kEncoding), QStringLiteral("IBM866"));
    }

    void choosingAnEncodingPins() {
        Bench bench(fourEncodings());
        bench.choose(2);
        auto* unpin = bench.button(QStringLiteral("Unpin"));
        QVERIFY(!unpin->isEnabled());
        QComboBox* choices = nullptr;
        for (auto* box : bench.lens.findChildren<QComboBox*>()) {
            if (box->accessibleName() == QStringLiteral("Encoding of the line"))
                choices = box;
        }
        QVERIFY(choices->isVisible());
        QCOMPARE(choices->currentData().toString(), QStringLiteral("KOI8-R"));
        QCOMPARE(choices->findData(QStringLiteral("UTF-8")), -1); // it does not decode so
        choices->setFocus();
        const int wanted = choices->findData(QStringLiteral("IBM866"));
        QVERIFY(wanted >= 0);
        while (choices->currentIndex() != wanted) // each key is a choice
            QTest::keyClick(choices, choices->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
        QCOMPARE(bench.cell(2, LinesModel::kEncoding), QStringLiteral("IBM866, pinned"));
        QTest::mouseClick(unpin, Qt::LeftButton);
        QCOMPARE(bench.cell(2, LinesModel::kEncoding), QStringLiteral("KOI8-R"));
    }

    void pinDecidesNeighboursAtOnce() {
        // Capitals alone could be Greek or Russian: neighbours decide.
        Bench bench({0xC4, 0x0A, 0xC4, 0x0A, 0xC4, 0x0A});
        const QStringList before = bench.encodings();
        for (const char* name : {"windows-1253", "KOI8-R"}) {
            bench.lens.pin(1, registry().find(name));
            QCOMPARE(bench.cell(0, LinesModel::kEncoding), QString::fromLatin1(name));
            QCOMPARE(bench.cell(2, LinesModel::kEncoding), QString::fromLatin1(name));
        }
        bench.lens.pin(1, nullptr);
        QCOMPARE(bench.encodings(), before);
    }

    void pinsStayWithTheirLines() {
        Bench bench(fourEncodings());
        bench.lens.pin(2, registry().find("windows-1251"));
        bench.document.insert(0, line(kText, "UTF-8"), QStringLiteral("paste"));
        bench.settle();
        QTRY_COMPARE(bench.cell(3, LinesModel::kEncoding), QStringLiteral("windows-1251, pinned"));
        bench.document.undoStack().undo();
        QTRY_COMPARE(bench.cell(2, LinesModel::kEncoding), QStringLiteral("windows-1251, pinned"));
        bench.document.setBytes(fourEncodings(), QStringLiteral("other"));
        QTRY_COMPARE(bench.cell(2, LinesModel::kEncoding), QStringLiteral("KOI8-R"));
    }

    void enterSelectsAndTheRowFollowsTheCaret() {
        Bench bench(fourEncodings());
        bench.choose(1);
        bench.table()->setFocus();
        QTest::keyClick(bench.table(), Qt::Key_Return);
        QCOMPARE(bench.selection.range(), (ByteRange{42, 83}));
        bench.selection.setCaret(100);
        QCOMPARE(bench.table()->currentIndex().row(), 2);
        QCOMPARE(bench.selection.caret(), 100u);
    }

    void exportsInUtf8WithAReport() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("out.txt"));
        Bench bench(fourEncodings());
        bench.lens.exportTo(path);
        QTRY_VERIFY(bench.lens.sentence().contains(path));
        QByteArray expected;
        for (int i = 0; i < 4; ++i)
            expected += "Все счастливые семьи похожи друг на друга\n";
        QCOMPARE(contents(path), expected + "plain\n");
        const QString report = path + QStringLiteral(".decisions.jsonl");
        QVERIFY(bench.lens.sentence().contains(report));
        const QList<QByteArray> lines = contents(report).split('\n');
        QCOMPARE(lines.size(), 6); // the last is empty
        for (int i = 0; i < 4; ++i) {
            const auto decision = QJsonDocument::fromJson(lines[i]).object();
            QCOMPARE(decision[QLatin1String("line")].toInt(), i + 1);
            QCOMPARE(decision[QLatin1String("encoding")].toString(),
                     QString::fromLatin1(kEncodings[i]));
        }
        QVERIFY(!bench.document.isModified());
    }

    void exportGoesByThePins() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("out.txt"));
        Bench bench(line(U"Да", "windows-1251"));
        bench.lens.pin(0, registry().find("KOI8-R"));
        bench.lens.exportTo(path);
        QTRY_COMPARE(contents(path), QByteArray("дЮ\n"));
        QTRY_VERIFY(
            contents(path + QStringLiteral(".decisions.jsonl")).contains("\"pinned\":true"));
    }

    void exportDoesNotOverwriteTheDocumentNorAReport() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mixed.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const Bytes bytes = fourEncodings();
        file.write(reinterpret_cast<const char*>(bytes.data()), qint64(bytes.size()));
        file.close();
        Bench bench{Bytes()};
        QVERIFY(openFile(bench.document, path));
        bench.settle();
        bench.lens.exportTo(path);
        QVERIFY(bench.lens.sentence().contains(QStringLiteral("Choose another name")));
        QCOMPARE(contents(path).size(), qsizetype(bytes.size()));
        const QString out = folder.filePath(QStringLiteral("out.txt"));
        for (const char* ending : {".decisions.jsonl", ".decisions-2.jsonl"}) {
            const QString report = out + QLatin1String(ending);
            bench.lens.exportTo(out);
            QTRY_VERIFY(bench.lens.sentence().contains(report));
            QVERIFY(QFile::exists(report));
        }
    }

    void failedExportIsSaid() {
        Bench bench(fourEncodings());
        bench.lens.exportTo(QStringLiteral("/no-such-folder/out.txt"));
        QTRY_VERIFY(bench.lens.sentence().contains(QStringLiteral("/no-such-folder")));
    }

    void convertIsOneEdit() {
        Bench bench(fourEncodings());
        const Bytes before = bench.document.bytes({0, bench.document.size()});
        QTest::mouseClick(bench.button(QStringLiteral("Convert the document")), Qt::LeftButton);
        QTRY_VERIFY(bench.document.isModified());
        QVERIFY(!question());
        const Bytes after = bench.document.bytes({0, bench.document.size()});
        QVERIFY(QByteArray(reinterpret_cast<const char*>(after.data()), qsizetype(after.size()))
                    .startsWith("Все счастливые семьи"));
        QTRY_COMPARE(bench.notice(),
                     QStringLiteral("One encoding explains the whole file: UTF-8."));
        const QString outcome = QStringLiteral("Converted to UTF-8. Undo brings the lines back.");
        QCOMPARE(bench.lens.sentence(), outcome); // still
        bench.document.undoStack().undo();
        QTRY_VERIFY(bench.lens.sentence() != outcome);
        QCOMPARE(bench.document.bytes({0, bench.document.size()}), before);
        QVERIFY(!bench.document.undoStack().canUndo());
    }

    void convertAsksWhereLinesAreDoubtful_data() {
        QTest::addColumn<Bytes>("before");
        QTest::addColumn<QString>("doubt");
        QTest::addColumn<QByteArray>("after");
        const auto lines = [](const Bytes& second) {
            Bytes bytes = line(kText, "KOI8-R");
            bytes.insert(bytes.end(), second.begin(), second.end());
            return bytes;
        };
        const QByteArray text = "Все счастливые семьи похожи друг на друга\n";
        QTest::newRow("undecided")
            << bytesOf("\xC4\n") << QStringLiteral("One line could be in another encoding")
            << QByteArray("д\n");
        QTest::newRow("damaged") << lines(bytesOf("Привет, мир \xFF\n"))
                                 << QStringLiteral("One line is damaged UTF-8")
                                 << text + "Привет, мир \xFF\n";
    }
    void convertAsksWhereLinesAreDoubtful() {
        QFETCH(const Bytes, before);
        QFETCH(const QString, doubt);
        QFETCH(const QByteArray, after);
        Bench bench(before);
        bench.clickConvert();
        QTRY_VERIFY(question());
        QVERIFY2(question()->informativeText().contains(doubt),
                 qPrintable(question()->informativeText()));
        QCOMPARE(bench.bytes(), before);
        answer(QStringLiteral("Cancel"));
        QTRY_VERIFY(!question());
        QVERIFY(!bench.document.isModified());
        QCOMPARE(bench.bytes(), before);

        bench.clickConvert();
        QTRY_VERIFY(question());
        answer(QStringLiteral("Convert anyway"));
        QTRY_VERIFY(bench.document.isModified());
        QCOMPARE(bench.bytes(), bytesOf(after));
        bench.document.undoStack().undo();
        QCOMPARE(bench.bytes(), before);
    }

    void convertAsksNothingOfWhatIsPinned() {
        Bench bench(bytesOf("\xC4\n"));
        bench.lens.pin(0, registry().find("windows-1251"));
        bench.clickConvert();
        QTRY_VERIFY(bench.document.isModified());
        QVERIFY(!question());
        QCOMPARE(bench.bytes(), bytesOf("Д\n"));
    }

    void aLineInTwoEncodings() {
        Bytes bytes = encodeAll(*registry().find("UTF-8"), U"имя: ").value();
        const Bytes rest = line(U"Иван Петрович", "windows-1251");
        bytes.insert(bytes.end(), rest.begin(), rest.end());
        const Bench bench(bytes);
        QCOMPARE(bench.cell(0, LinesModel::kEncoding), QStringLiteral("UTF-8 and windows-1251"));
        QCOMPARE(bench.cell(0, LinesModel::kText), QStringLiteral("имя: Иван Петрович"));
    }

    void nothingIsJudgedOutOfSight() {
        Document document(registry());
        Selection selection(&document);
        LinesLens lens(&document, &selection, nullptr);
        document.setBytes(fourEncodings(), QStringLiteral("test"));
        QVERIFY(!lens.isUpdating());
        QCOMPARE(lens.model().rowCount(), 0);
        lens.show();
        QTRY_COMPARE(lens.model().rowCount(), 5);
    }
};

QTEST_MAIN(TestLinesLens)
#include "tst_lines_lens.moc"

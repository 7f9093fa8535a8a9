// The lines lens: its lines exported and converted to UTF-8, each from its own encoding or the one
// that it is pinned to.

#include "app/lenses/lines/lines_bench.h"
#include "app/open_file.h"
#include "document/bookmarks.h"
#include "document/line_pins.h"

#include "files.h"
#include "patient.h"
#include <QJsonDocument>
#include <QMessageBox>
#include <QTemporaryDir>

using namespace moji;
using namespace moji::app;
using moji::test::contentsOf;

namespace {

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

class TestLinesExport final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pinsFarAwayAreExportedToo() {
        Bytes bytes;
        for (int i = 0; i < 120'000; ++i)
            bytes.insert(bytes.end(), {'a', '\n'});
        const std::uint64_t offset = bytes.size();
        const Bytes far = line(kText, "KOI8-R");
        bytes.insert(bytes.end(), far.begin(), far.end());
        LinesBench bench(bytes);
        bench.document.linePins().set(offset, registry().find("windows-1251"));
        bench.document.setCodec(*registry().find("KOI8-R")); // judged again, with the pin
        bench.settle();
        QVERIFY(!bench.lens.model().table().reaches(offset));
        const auto pins = bench.lens.model().table().pinsByLine(bench.document.linePins().all());
        QCOMPARE(pins.size(), std::size_t{1});
        QCOMPARE(pins.begin()->first, std::uint64_t{120'001});
    }

    void exportsInUtf8WithAReport() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("out.txt"));
        LinesBench bench(fourEncodings());
        bench.lens.exportTo(path);
        QTRY_VERIFY(bench.lens.sentence().contains(path));
        QByteArray expected;
        for (int i = 0; i < 4; ++i)
            expected += "Все счастливые семьи похожи друг на друга\n";
        QCOMPARE(contentsOf(path), expected + "plain\n");
        const QString report = path + QStringLiteral(".decisions.jsonl");
        QVERIFY(bench.lens.sentence().contains(report));
        const QList<QByteArray> lines = contentsOf(report).split('\n');
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
        LinesBench bench(line(U"Да", "windows-1251"));
        bench.lens.pin(0, registry().find("KOI8-R"));
        bench.lens.exportTo(path);
        QTRY_COMPARE(contentsOf(path), QByteArray("дЮ\n"));
        QTRY_VERIFY(
            contentsOf(path + QStringLiteral(".decisions.jsonl")).contains("\"pinned\":true"));
    }

    void exportDoesNotOverwriteTheDocumentNorAReport() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mixed.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const Bytes bytes = fourEncodings();
        file.write(reinterpret_cast<const char*>(bytes.data()), qint64(bytes.size()));
        file.close();
        LinesBench bench{Bytes()};
        QVERIFY(openFile(bench.document, path));
        bench.settle();
        bench.lens.exportTo(path);
        QVERIFY(bench.lens.sentence().contains(QStringLiteral("Choose another name")));
        QCOMPARE(contentsOf(path).size(), qsizetype(bytes.size()));
        const QString out = folder.filePath(QStringLiteral("out.txt"));
        for (const char* ending : {".decisions.jsonl", ".decisions-2.jsonl"}) {
            const QString report = out + QLatin1String(ending);
            bench.lens.exportTo(out);
            QTRY_VERIFY(bench.lens.sentence().contains(report));
            QVERIFY(QFile::exists(report));
        }
    }

    /// The tab changed meanwhile.
    void aFileIsWrittenWithoutTheLens() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("out.txt"));
        Document document(registry());
        Selection selection(&document);
        Bytes bytes;
        for (int i = 0; i < 200; ++i) {
            const Bytes more = fourEncodings();
            bytes.insert(bytes.end(), more.begin(), more.end());
        }
        document.setBytes(bytes, QStringLiteral("test"));
        auto lens = std::make_unique<LinesLens>(&document, &selection, nullptr);
        lens->show();
        QTRY_VERIFY(!lens->isUpdating());
        lens->exportTo(path);
        QVERIFY(LineExport::of(&document).isRunning());
        lens.reset();
        QTRY_VERIFY_WITH_TIMEOUT(!LineExport::of(&document).isRunning(), kPatience);
        QVERIFY(contentsOf(path).startsWith("Все счастливые семьи"));
        LinesLens next(&document, &selection, nullptr);
        next.show();
        QTRY_VERIFY(next.sentence().contains(path)); // what became of it
    }

    void failedExportIsSaid() {
        LinesBench bench(fourEncodings());
        bench.lens.exportTo(QStringLiteral("/no-such-folder/out.txt"));
        QTRY_VERIFY(bench.lens.sentence().contains(QStringLiteral("/no-such-folder")));
    }

    void convertIsOneEdit() {
        LinesBench bench(fourEncodings());
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

    /// And what else the conversion changed: the encoding, and which lines are pinned. Redo
    /// converts again.
    void undoBringsEncodingAndPinsBack() {
        LinesBench bench(fourEncodings(), "KOI8-R");
        bench.lens.pin(1, registry().find("KOI8-R"));
        const LinePins& pins = bench.document.linePins();
        const LinePins::Pins before = pins.all();
        const Bytes bytes = bench.bytes();
        const auto isConverted = [&] {
            return bench.document.codec().name() == "UTF-8" && pins.all().empty() &&
                   bench.bytes() != bytes;
        };
        const auto isAsBefore = [&] {
            return bench.document.codec().name() == "KOI8-R" && pins.all() == before &&
                   bench.bytes() == bytes;
        };
        QVERIFY(isAsBefore());
        bench.clickConvert();
        QTRY_VERIFY(isConverted());
        QUndoStack& stack = bench.document.undoStack();
        for (int turn = 0; turn < 2; ++turn) {
            stack.undo();
            QVERIFY(isAsBefore());
            QVERIFY(!stack.canUndo());
            bench.settle();
            QTRY_COMPARE(bench.cell(1, LinesModel::kEncoding), QStringLiteral("KOI8-R, pinned"));
            stack.redo();
            QVERIFY(isConverted());
        }
        // A pin of the converted text is one of its own.
        bench.document.linePins().set(0, registry().find("windows-1252"));
        stack.undo();
        QVERIFY(bench.document.codec().name() == "KOI8-R" && bench.bytes() == bytes);
        QVERIFY(pins.all().contains(before.begin()->first));
    }

    void remarksStayWithTheirLines() {
        LinesBench bench(fourEncodings(), "KOI8-R");
        Bookmarks& bookmarks = bench.document.bookmarks();
        const auto places = [&] {
            QList<std::uint64_t> offsets;
            for (const Bookmark& bookmark : bookmarks.list())
                offsets += bookmark.offset;
            return offsets;
        };
        const auto lineBegins = [&] {
            QList<std::uint64_t> offsets{0};
            const Bytes bytes = bench.bytes();
            for (std::uint64_t i = 0; i + 1 < bytes.size(); ++i)
                if (bytes[i] == '\n')
                    offsets += i + 1;
            return offsets;
        };
        const auto before = lineBegins();
        for (const std::uint64_t begin : before)
            bookmarks.toggle(begin);
        bench.selection.select({before.back(), before.back()});
        bench.clickConvert();
        QTRY_VERIFY(bench.document.isModified());
        QVERIFY(lineBegins() != before);
        QCOMPARE(places(), lineBegins());
        QCOMPARE(bench.selection.caret(), lineBegins().back());
        bench.document.undoStack().undo();
        QCOMPARE(places(), before);
        bench.document.undoStack().redo();
        QCOMPARE(places(), lineBegins());
    }

    /// While its line has moved and the lines are judged again.
    void aPinCountsAtOnceAfterAnEdit() {
        LinesBench bench(fourEncodings());
        bench.lens.pin(1, registry().find("KOI8-R"));
        bench.settle();
        bench.document.insert(0, asBytes("x"), QStringLiteral("typing"));
        QVERIFY(bench.lens.isUpdating());
        bench.clickConvert();
        QTRY_VERIFY(bench.lens.sentence().startsWith(QStringLiteral("Converted to UTF-8")));
        std::u32string misread;
        for (const Span& span :
             decodeAll(*registry().find("KOI8-R"), *encodeAll(*registry().find("IBM866"), kText)))
            misread += span.text();
        const Bytes wanted = *encodeAll(registry().utf8(), misread);
        const Bytes bytes = bench.bytes();
        QVERIFY(std::search(bytes.begin(), bytes.end(), wanted.begin(), wanted.end()) !=
                bytes.end());
    }

    /// Also one whose line had been deleted before.
    void undoAfterTheConversionGoesOnToOlderEdits() {
        LinesBench bench(fourEncodings(), "KOI8-R");
        bench.lens.pin(1, registry().find("KOI8-R"));
        const LinePins& pins = bench.document.linePins();
        const LinePins::Pins before = pins.all();
        QVERIFY(bench.document.remove(bench.lens.model().range(1), QStringLiteral("Delete")));
        QVERIFY(pins.all().empty());
        bench.settle();
        bench.clickConvert();
        QTRY_COMPARE(bench.document.codec().name(), std::string_view("UTF-8"));
        bench.document.undoStack().undo();
        QVERIFY(pins.all().empty());
        bench.document.undoStack().undo();
        QCOMPARE(pins.all(), before);
    }

    /// Saved meanwhile, which blocks edits.
    void whatMayNotBeEditedIsNotConverted() {
        LinesBench bench(fourEncodings());
        bench.document.setCodec(*registry().find("KOI8-R"));
        bench.settle();
        const Bytes before = bench.document.bytes({0, bench.document.size()});
        bench.clickConvert();
        bench.document.hold(true);
        QTRY_COMPARE(bench.lens.sentence(),
                     QStringLiteral("The document cannot be edited now; nothing was converted."));
        QCOMPARE(bench.document.bytes({0, bench.document.size()}), before);
        QCOMPARE(bench.document.codec().name(), std::string_view("KOI8-R"));
        QVERIFY(!bench.button(QStringLiteral("Convert the document"))->isEnabled());
        bench.document.hold(false);
        QVERIFY(bench.button(QStringLiteral("Convert the document"))->isEnabled());
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
            << QByteArray("Δ\n");
        QTest::newRow("damaged") << lines(bytesOf("Привет, мир \xFF\n"))
                                 << QStringLiteral("One line is damaged")
                                 << text + "Привет, мир \xFF\n";
    }

    void convertAsksWhereLinesAreDoubtful() {
        QFETCH(const Bytes, before);
        QFETCH(const QString, doubt);
        QFETCH(const QByteArray, after);
        LinesBench bench(before);
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
        LinesBench bench(bytesOf("\xC4\n"));
        bench.lens.pin(0, registry().find("windows-1251"));
        bench.clickConvert();
        QTRY_VERIFY(bench.document.isModified());
        QVERIFY(!question());
        QCOMPARE(bench.bytes(), bytesOf("Д\n"));
    }
};

QTEST_MAIN(TestLinesExport)
#include "tst_lines_export.moc"

// Converting and undoing: every byte comes back; what changed meanwhile is left; a preview shows
// the first change and names what is lost.

#include "app/folder/folder_bench.h"
#include "folder/conversion_preview.h"
#include "folder/first_trouble.h"

#include <sys/stat.h>

using namespace moji;
using namespace moji::app;

class TestConversionWork : public QObject, FolderBench {
    Q_OBJECT
private Q_SLOTS:
    void conversionAndUndoGiveEveryByteBack();
    void aFileThatChangedAfterThePlanIsLeft();
    void aFileThatChangedAfterTheConversionIsLeftByUndo();
    void aStoppedConversionTellsWhatItDid();
    void aPreviewBeginsAtTheFirstChange();
    void aPreviewNamesWhatIsLost();
    void theFirstTroubleOfAFile_data();
    void theFirstTroubleOfAFile();

private:
    [[nodiscard]] std::vector<ConvertOutcome> plan(const ConvertRequest& request,
                                                   std::initializer_list<const char*> names) const {
        std::vector<std::string> files;
        for (const char* name : names)
            files.push_back(native(name));
        std::vector<ConvertOutcome> outcomes;
        planConversion(m_codecs, request, files, {},
                       [&](std::size_t index, ConvertOutcome outcome) {
                           QCOMPARE(index, outcomes.size());
                           outcomes.push_back(std::move(outcome));
                       });
        return outcomes;
    }
    [[nodiscard]] std::vector<ConvertOutcome> carryOut(const std::vector<ConvertOutcome>& plan,
                                                       const std::stop_token& stop = {}) const {
        std::vector<ConvertOutcome> outcomes;
        const auto done = carryOutConversion(
            m_codecs, {}, plan, native("state/journal"), stop,
            [&](std::size_t, ConvertOutcome outcome) { outcomes.push_back(std::move(outcome)); });
        return done ? outcomes : std::vector<ConvertOutcome>();
    }
};

void TestConversionWork::conversionAndUndoGiveEveryByteBack() {
    write("one.txt", kRussian1251);
    write("same.txt", kRussianUtf8);
    write("picture", QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16));
    const auto planned = plan({}, {"one.txt", "same.txt", "picture"});
    QCOMPARE(planned.size(), std::size_t{3});
    QVERIFY(isSure(planned[0]) && isConvertible(planned[0]));
    QVERIFY(!isConvertible(planned[1]) && !isConvertible(planned[2]));
    QCOMPARE(read("one.txt"), kRussian1251); // a plan writes nothing
    const auto done = carryOut({planned[0]});
    QCOMPARE(done.size(), std::size_t{1});
    QCOMPARE(done[0].action, ConvertAction::Converted);
    QCOMPARE(read("one.txt"), kRussianUtf8);
    const auto undone = undoConversion(m_codecs, native("state/journal"));
    QVERIFY(undone);
    QCOMPARE(undone->front().action, ConvertAction::Restored);
    QCOMPARE(read("one.txt"), kRussian1251);
    QVERIFY(!QFile::exists(path("state/journal"))); // nothing is left to undo
}

void TestConversionWork::aFileThatChangedAfterThePlanIsLeft() {
    write("one.txt", kRussian1251);
    const auto planned = plan({}, {"one.txt"});
    write("one.txt", kRussian1251 + "more\n");
    const auto done = carryOut(planned);
    QCOMPARE(done.at(0).action, ConvertAction::Left);
    QCOMPARE(read("one.txt"), kRussian1251 + "more\n");
    QVERIFY(undoConversion(m_codecs, native("state/journal")));
}

void TestConversionWork::aFileThatChangedAfterTheConversionIsLeftByUndo() {
    write("one.txt", kRussian1251);
    write("two.txt", kRussian1251);
    QCOMPARE(carryOut(plan({}, {"one.txt", "two.txt"})).size(), std::size_t{2});
    write("one.txt", "edited since\n");
    const auto undone = undoConversion(m_codecs, native("state/journal"));
    QVERIFY(undone);
    QCOMPARE(read("one.txt"), QByteArray("edited since\n"));
    QCOMPARE(read("two.txt"), kRussian1251);
    QVERIFY(QFile::exists(path("state/journal"))); // it has the old bytes
    QFile::remove(path("state/journal"));
}

void TestConversionWork::aStoppedConversionTellsWhatItDid() {
    write("one.txt", kRussian1251);
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(carryOut(plan({}, {"one.txt"}), stop.get_token()).empty());
    QCOMPARE(read("one.txt"), kRussian1251);
    QFile::remove(path("state/journal"));
}

void TestConversionWork::aPreviewBeginsAtTheFirstChange() {
    write("late.txt", QByteArray("plain\n").repeated(5000) + kRussian1251);
    const auto planned = plan({}, {"late.txt"});
    const ConversionPreview preview = previewConversion(m_codecs, {}, planned.at(0));
    const PreviewLine& line = preview.lines.at(preview.firstChanged);
    QCOMPARE(line.number, 5001U);
    QCOMPARE(line.before.text, line.after.text);
    QVERIFY(line.before.text.starts_with(U"Все счастливые"));
    QCOMPARE(line.before.changed.front(), Byte{0xC2});
    QCOMPARE(line.after.changed.front(), Byte{0xD0});
    QCOMPARE(line.before.markBegin, std::size_t{0});
    QVERIFY(preview.firstChanged > 0); // with a little of what comes before
    QVERIFY(!preview.lines.front().isChanged());
}

void TestConversionWork::aPreviewNamesWhatIsLost() {
    write("euro.txt", "Gr\xC3\xBC\xC3\x9F\x65\n5 \xE2\x82\xAC und 6 \xE2\x82\xAC\n\xE4\xB8\x96\n");
    ConvertRequest request;
    request.to = "ISO-8859-1";
    request.unmappable = UnmappableWish::Replace;
    const auto planned = plan(request, {"euro.txt"});
    QCOMPARE(planned.at(0).proof, Proof::Lossy);
    const ConversionPreview preview = previewConversion(m_codecs, request, planned.at(0));
    QCOMPARE(preview.lost.size(), std::size_t{2});
    QCOMPARE(preview.lost[0].codePoint, U'€');
    QCOMPARE(preview.lost[0].count, 2U);
    QCOMPARE(preview.lost[0].firstLine, 2U);
    QCOMPARE(preview.lost[1].codePoint, U'世');
    QCOMPARE(preview.lines.at(1).after.text, std::u32string(U"5 ? und 6 ?"));
}

void TestConversionWork::theFirstTroubleOfAFile_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("problem");
    QTest::addColumn<bool>("mojibake");
    QTest::addColumn<bool>("mixed");
    QTest::addColumn<QByteArray>("found");
    const QByteArray moji = "\xC3\x90\xC5\xB8\xC3\x91\xE2\x82\xAC\xC3\x90\xC2\xB8\xC3\x90\xC2\xB2"
                            "\xC3\x90\xC2\xB5\xC3\x91\xE2\x80\x9A";
    QTest::newRow("bad-byte") << QByteArray("ab\n\xC3\xA9\xE4\xB8\n") << true << false << false
                              << QByteArray("\xE4\xB8");
    QTest::newRow("mojibake") << QByteArray("Intro\n" + moji + " and more\n") << false << true
                              << false << moji;
    QTest::newRow("foreign-line") << QByteArray(kRussian1251 + "plain\n" + kRussianUtf8.left(76) +
                                                "\n" + kRussian1251)
                                  << false << false << true << kRussianUtf8.left(76);
    QTest::newRow("nothing") << QByteArray("plain\n") << false << false << false << QByteArray();
}

void TestConversionWork::theFirstTroubleOfAFile() {
    QFETCH(QByteArray, bytes);
    QFETCH(bool, problem);
    QFETCH(bool, mojibake);
    QFETCH(bool, mixed);
    QFETCH(QByteArray, found);
    write("file", bytes);
    const auto place = firstTrouble(
        {.path = native("file"),
         .encoding = "UTF-8",
         .hasProblem = problem,
         .firstProblem = static_cast<std::uint64_t>(problem ? bytes.indexOf('\xE4') : 0),
         .hasMojibake = mojibake,
         .isMixed = mixed},
        m_codecs);
    QCOMPARE(place.has_value(), !found.isEmpty());
    if (!place)
        return;
    QCOMPARE(bytes.mid(static_cast<int>(place->begin), static_cast<int>(place->length())), found);
}

QTEST_GUILESS_MAIN(TestConversionWork)
#include "tst_conversion_work.moc"

// The runs of text of a document under edit are those that a search of the whole finds, after any
// edits, undo, another file and searches that were stopped; and only bytes near an edit are
// searched again.

#include "core/scan/edited_text.h"

#include "lenses/strings/run_search.h"
#include "text/qt_text.h"

#include <QtTest>

using namespace moji;
using namespace moji::app;
using namespace moji::test;

namespace {

constexpr std::size_t kAll = ~std::size_t{0};

const CodecRegistry& codecs() {
    static const CodecRegistry registry;
    return registry;
}

TextRunOptions optionsFor(const char* own) {
    TextRunOptions options;
    for (const char* name : {"UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"})
        options.codecs.push_back(codecs().find(name));
    if (std::ranges::find(options.codecs, codecs().find(own)) == options.codecs.end())
        options.codecs.push_back(codecs().find(own));
    return options;
}

std::vector<FoundRun> runsOf(const ByteSource& source, const TextRunOptions& options) {
    std::vector<FoundRun> runs;
    SourceReader reader(source);
    const auto done = findTextRuns(reader, options, [&](const TextRun& run) {
        const std::u32string_view text = run.text;
        runs.push_back({run.range, run.codec, toQString(text.substr(0, FoundRun::kMostCharacters)),
                        text.size() > FoundRun::kMostCharacters});
        return true;
    });
    return done ? runs : std::vector<FoundRun>();
}

QStringList shown(const std::vector<FoundRun>& runs) {
    QStringList list;
    for (const FoundRun& run : runs)
        list += QStringLiteral("%1+%2 %3 %4%5")
                    .arg(run.range.begin)
                    .arg(run.range.length())
                    .arg(QString::fromStdString(run.codec->name()), run.text,
                         run.isLonger ? QStringLiteral("…") : QString());
    return list;
}

std::vector<FoundRun> found(RunSearch& search, const IndexedText& text, std::uint64_t from = 0) {
    RunFeed feed;
    const auto end = search.find(text, from, feed, {}, {});
    return end ? feed.take() : std::vector<FoundRun>();
}

/// Text of an encoding between bytes that are none; much of it reads as text in others too.
Bytes content(const Codec& codec, std::mt19937& random, std::size_t length) {
    Bytes bytes;
    while (bytes.size() < length) {
        const Bytes text =
            spoiltText(random() % 4 == 0 ? codecs().utf8() : codec, random, random() % 90);
        bytes.insert(bytes.end(), text.begin(), text.end());
        bytes.insert(bytes.end(), random() % 4, Byte{0});
    }
    bytes.resize(length);
    return bytes;
}

} // namespace

class TestRunSearch final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void runsAreThoseOfTheWhole_data() {
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<unsigned>("blockSize");
        for (const char* encoding : {"UTF-8", "UTF-16LE", "UTF-16BE", "windows-1251", "Shift_JIS",
                                     "gb18030", "ISO-2022-JP", "EUC-KR"})
            for (const unsigned blockSize : {64U, 300U, 5000U})
                QTest::addRow("%s-%u", encoding, blockSize) << QByteArray(encoding) << blockSize;
    }
    void runsAreThoseOfTheWhole() {
        QFETCH(QByteArray, encoding);
        QFETCH(unsigned, blockSize);
        const Codec& codec = *codecs().find(encoding.toStdString());
        const TextRunOptions options = optionsFor(encoding.constData());
        std::mt19937 random(71);
        const auto next = [&](std::mt19937& from, std::size_t length) {
            return content(codec, from, length);
        };
        EditedText edited(codecs().utf8(), blockSize, content(codec, random, 6000));
        RunSearch search(options, kAll);
        for (int step = 0; step < 80; ++step) {
            if (step % 40 == 39)
                edited.open(content(codec, random, 3000));
            edited.change(random, next);
            if (random() % 4 == 0) // nobody looks
                continue;
            const IndexedText text = edited.text();
            QCOMPARE(shown(found(search, text)), shown(runsOf(*text.source, options)));
        }
    }

    /// Of two readings that are as long, the one at an even offset is told; an odd number of bytes
    /// before them changes that.
    void evenOffsetsChange() {
        Bytes bytes(4000);
        for (std::size_t at = 1000; at < 3000; at += 100) {
            const Bytes text = encodeAll(*codecs().find("UTF-16LE"), U"Stop now").value();
            std::ranges::copy(text, bytes.begin() + static_cast<std::ptrdiff_t>(at));
        }
        const TextRunOptions options = optionsFor("UTF-8");
        EditedText edited(codecs().utf8(), 300, bytes);
        RunSearch search(options, kAll);
        const IndexedText before = edited.text();
        const auto even = found(search, before);
        QCOMPARE(shown(even), shown(runsOf(*before.source, options)));
        edited.replace({10, 10}, {0});
        const IndexedText after = edited.text();
        const auto odd = found(search, after);
        QCOMPARE(shown(odd), shown(runsOf(*after.source, options)));
        QVERIFY(even.front().codec != odd.front().codec); // or nothing is tested
    }

    /// The block where a run ends has what it says, however far back that was typed.
    void aRunReachesBackOverBlocks() {
        const TextRunOptions options = optionsFor("UTF-8");
        Bytes bytes(3000, 'a');
        bytes.back() = 0;
        EditedText edited(codecs().utf8(), 200, bytes);
        RunSearch search(options, kAll);
        QCOMPARE(found(search, edited.text()).size(), std::size_t{1});
        edited.replace({100, 101}, {'b'});
        const IndexedText text = edited.text();
        QCOMPARE(shown(found(search, text)), shown(runsOf(*text.source, options)));
    }

    /// Where all bytes are the same, a byte more moves all cuts of a long run.
    void cutsThatMoveAreFollowed() {
        const TextRunOptions options = optionsFor("UTF-8");
        EditedText edited(codecs().utf8(), 200'000, Bytes(1'500'000, 'x'));
        RunSearch search(options, kAll);
        const auto before = found(search, edited.text());
        edited.replace({10, 10}, {0, 'y', 'y'});
        const IndexedText text = edited.text();
        const auto after = found(search, text);
        QCOMPARE(shown(after), shown(runsOf(*text.source, options)));
        QVERIFY(before.back().range.begin + 3 != after.back().range.begin); // or nothing is tested
    }

    void stoppedSearchesResume() {
        const TextRunOptions options = optionsFor("UTF-16LE");
        const Codec& codec = *codecs().find("UTF-16LE");
        std::mt19937 random(72);
        const auto next = [&](std::mt19937& from, std::size_t length) {
            return content(codec, from, length);
        };
        EditedText edited(codecs().utf8(), 200, content(codec, random, 6000));
        RunSearch search(options, kAll);
        int stopped = 0;
        for (int step = 0; step < 150; ++step) {
            edited.change(random, next);
            const IndexedText text = edited.text();
            const WatchedSource& source = EditedText::watched(text);
            source.readsUntilStop = random() % 12;
            RunFeed feed;
            const auto end = search.find(text, 0, feed, source.stop.get_token(), {});
            source.readsUntilStop = 0;
            stopped += !end;
            if (end)
                QCOMPARE(shown(feed.take()), shown(runsOf(*text.source, options)));
        }
        QVERIFY2(stopped > 15 && stopped < 135, qPrintable(QString::number(stopped)));
    }

    /// While the scan goes on, what it knows is searched, and each run is handed over once.
    void followsTheScan() {
        const TextRunOptions options = optionsFor("UTF-8");
        std::mt19937 random(73);
        EditedText edited(codecs().utf8(), 200, content(codecs().utf8(), random, 6000));
        const IndexedText whole = edited.text();
        RunSearch search(options, kAll);
        std::vector<FoundRun> runs;
        std::uint64_t searched = 0;
        for (const std::size_t known :
             {std::size_t{7}, std::size_t{20}, whole.index->blockCount()}) {
            std::vector<TextIndex::Part> parts = whole.index->parts();
            for (std::size_t i = known; i < parts.size(); ++i)
                parts[i].block.reset();
            IndexedText text = whole;
            text.index = std::make_shared<const TextIndex>(parts);
            std::ranges::copy(found(search, text, searched), std::back_inserter(runs));
            searched = text.index->knownEnd();
        }
        QCOMPARE(searched, whole.source->size());
        QCOMPARE(shown(runs), shown(runsOf(*whole.source, options)));
    }

    void theFirstOnesAreLimited() {
        std::mt19937 random(74);
        EditedText edited(codecs().utf8(), 200, content(codecs().utf8(), random, 6000));
        const TextRunOptions options = optionsFor("UTF-8");
        const IndexedText text = edited.text();
        auto expected = runsOf(*text.source, options);
        for (const std::size_t most : {std::size_t{0}, std::size_t{17}, expected.size() - 1}) {
            RunSearch search(options, most);
            RunFeed feed;
            QVERIFY(search.find(text, 0, feed, {}, {}).value() == SearchEnd::Limited);
            QCOMPARE(shown(feed.take()),
                     shown({expected.begin(), expected.begin() + static_cast<int>(most)}));
        }
        RunSearch search(options, expected.size());
        RunFeed feed;
        QVERIFY(search.find(text, 0, feed, {}, {}).value() == SearchEnd::Complete);
    }

    void whatIsNoTextIsTold() {
        const auto endOf = [](std::string_view bytes) {
            EditedText edited(codecs().utf8(), 200, Bytes(bytes.begin(), bytes.end()));
            RunSearch search(optionsFor("UTF-8"), 100);
            RunFeed feed;
            return search.find(edited.text(), 0, feed, {}, {}).value();
        };
        QVERIFY(endOf("世a😀é世a😀é世a😀é") == SearchEnd::Unlikely);
        QVERIFY(endOf("世a😀é世a😀é世a😀é\x80 plain text") == SearchEnd::Complete);
        QVERIFY(endOf("\x80\x81\x82") == SearchEnd::Complete);
    }

    void onlyBytesNearAnEditAreSearchedAgain_data() {
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<bool>("hasLines");
        for (const char* encoding : {"UTF-8", "Shift_JIS", "UTF-16LE", "KOI8-R"})
            for (const bool hasLines : {true, false})
                QTest::addRow("%s-%s", encoding, hasLines ? "lines" : "one-line")
                    << QByteArray(encoding) << hasLines;
    }
    void onlyBytesNearAnEditAreSearchedAgain() {
        QFETCH(QByteArray, encoding);
        QFETCH(bool, hasLines);
        const Codec& codec = *codecs().find(encoding.toStdString());
        constexpr std::u32string_view kLetters = U"приветё ";
        constexpr std::u32string_view kKana = U"かなカナひら ";
        const auto letters = encoding == "Shift_JIS" ? kKana : kLetters;
        std::mt19937 random(75);
        std::u32string characters;
        for (int i = 0; i < 1'000'000; ++i)
            characters +=
                hasLines && random() % 60 == 0 ? U'\n' : letters[random() % letters.size()];
        const Bytes bytes = encodeAll(codec, characters).value();
        const TextRunOptions options = optionsFor(encoding.constData());
        EditedText edited(codecs().utf8(), 50'000, bytes);
        RunSearch search(options, kAll);
        QVERIFY(!found(search, edited.text()).empty());
        for (const Bytes& inserted : {Bytes{'x'}, Bytes{'x', 'y'}, Bytes(300, 'z')}) {
            edited.replace({bytes.size() / 4, bytes.size() / 4}, inserted);
            const IndexedText text = edited.text();
            const auto runs = found(search, text);
            QVERIFY2(EditedText::watched(text).bytesRead < 600'000,
                     qPrintable(QString::number(EditedText::watched(text).bytesRead)));
            QVERIFY(runs == runsOf(*text.source, options));
        }
    }
};

QTEST_APPLESS_MAIN(TestRunSearch)
#include "tst_run_search.moc"

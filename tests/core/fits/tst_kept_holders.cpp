// The encodings that hold a text under edit are those that a reading of the whole finds, after any
// edits, undo, another file, another encoding and searches that were stopped; and only what an edit
// touched is read again.

#include "core/scan/edited_text.h"

#include "fits/character_census.h"
#include "fits/holders.h"

#include <QtTest>

#include <map>

using namespace moji;
using namespace moji::fits;
using namespace moji::test;

namespace {

const CodecRegistry& codecs() {
    static const CodecRegistry registry;
    return registry;
}

std::vector<const Codec*> targets() {
    std::vector<const Codec*> found;
    for (const char* name : {"UTF-8", "UTF-16LE", "UTF-16", "gb18030", "Shift_JIS", "EUC-KR",
                             "Big5", "windows-1251", "windows-1252", "windows-1258", "UTF-8-SIG",
                             "ISO-2022-JP", "UTF-7", "ISO-8859-5", "KOI8-R"})
        found.push_back(codecs().find(name));
    return found;
}

using Counts = std::map<char32_t, std::uint64_t>;

Counts countsOf(const CharacterCounts& counts) {
    Counts all;
    counts.forEachChange(CharacterCounts(), [&](char32_t codePoint, std::uint64_t count, auto) {
        all[codePoint] = count;
    });
    return all;
}

Counts countsIn(const IndexedText& text) {
    Counts all;
    const auto read =
        readText(*text.source, *text.codec,
                 [&](std::u32string_view characters, std::span<const std::uint64_t>, Tail) {
                     for (const char32_t codePoint : characters)
                         ++all[codePoint];
                 },
                 {}, {});
    return read ? all : Counts();
}

QStringList shown(const Result<std::vector<Holder>>& holders) {
    QStringList list;
    if (!holders)
        return {QStringLiteral("failed")};
    for (const Holder& holder : *holders)
        list += QStringLiteral("%1 %2")
                    .arg(QString::fromStdString(holder.codec->name()))
                    .arg(holder.size);
    return list;
}
QStringList shown(const Result<HolderReport>& report) {
    return shown(report ? Result<std::vector<Holder>>(report->holders) : report.error());
}

} // namespace

class TestKeptHolders final : public QObject {
    Q_OBJECT

    static void eachEncodingAndBlockSize() {
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<unsigned>("blockSize");
        for (const char* encoding : {"UTF-8", "UTF-16LE", "UTF-16", "UTF-32BE", "windows-1251",
                                     "Shift_JIS", "gb18030", "ISO-2022-JP", "HZ-GB-2312", "SCSU"})
            for (const unsigned blockSize : {70U, 500U})
                QTest::addRow("%s-%u", encoding, blockSize) << QByteArray(encoding) << blockSize;
    }

private Q_SLOTS:
    void countsAreThoseOfTheWhole_data() { eachEncodingAndBlockSize(); }
    void countsAreThoseOfTheWhole() {
        QFETCH(QByteArray, encoding);
        QFETCH(unsigned, blockSize);
        const Codec& codec = *codecs().find(encoding.toStdString());
        std::mt19937 random(91);
        const auto next = [&](std::mt19937& from, std::size_t length) {
            return spoiltText(codec, from, length);
        };
        EditedText edited(codec, blockSize, spoiltText(codec, random, 4000));
        KeptCensus census;
        for (int step = 0; step < 120; ++step) {
            edited.change(random, next);
            const IndexedText text = edited.text();
            QVERIFY(census.update(text, {}, {}));
            QVERIFY2(countsOf(census.counts()) == countsIn(text),
                     qPrintable(QString::number(step)));
        }
    }

    void holdersAreThoseOfTheWhole_data() { eachEncodingAndBlockSize(); }
    void holdersAreThoseOfTheWhole() {
        QFETCH(QByteArray, encoding);
        QFETCH(unsigned, blockSize);
        const Codec& codec = *codecs().find(encoding.toStdString());
        std::mt19937 random(92);
        const auto next = [&](std::mt19937& from, std::size_t length) { // so that some are holders
            const Bytes text = spoiltText(*codecs().find("windows-1251"), from, length);
            return from() % 3 == 0 ? spoiltText(codec, from, length) : text;
        };
        EditedText edited(codec, blockSize, {});
        KeptHolders kept;
        for (int step = 0; step < 60; ++step) {
            if (step % 20 == 19)
                edited.open(next(random, 800));
            edited.change(random, next);
            if (random() % 4 == 0) // nobody looks
                continue;
            const IndexedText text = edited.text();
            const auto expected = shown(holders(*text.source, *text.codec, targets()));
            QCOMPARE(shown(kept.update(text, targets(), {}, {})), expected);
        }
    }

    /// The character that decides goes away and comes back; the first one changes.
    void whatDecidesMayGo() {
        const Bytes ascii(3000, 'a');
        EditedText edited(codecs().utf8(), 100, ascii);
        KeptHolders kept;
        const auto compare = [&] {
            const IndexedText text = edited.text();
            QCOMPARE(shown(kept.update(text, targets(), {}, {})),
                     shown(holders(*text.source, *text.codec, targets())));
        };
        compare();
        edited.replace({1500, 1500}, {0xD0, 0x96}); // Ж
        compare();
        edited.replace({2500, 2500}, {0xC3, 0x8A}); // Ê, which combines in Big5-HKSCS
        compare();
        edited.undo();
        compare();
        edited.undo();
        compare();
        edited.replace({0, 0}, {0xEF, 0xBB, 0xBF});
        compare();
        edited.replace({0, 3003}, {});
        compare();
    }

    /// The mark at the beginning belongs to the encoding, as long as it is there.
    void anOwnedMarkIsNotPartOfTheText_data() {
        QTest::addColumn<QByteArray>("encoding");
        for (const char* encoding : {"UTF-8-SIG", "UTF-16", "UTF-32"})
            QTest::newRow(encoding) << QByteArray(encoding);
    }
    void anOwnedMarkIsNotPartOfTheText() {
        QFETCH(QByteArray, encoding);
        const Codec& codec = *codecs().find(encoding.toStdString());
        QVERIFY(codec.scheme().ownsMark);
        const Codec& units = encoding == "UTF-16"   ? *codecs().find("UTF-16BE")
                             : encoding == "UTF-32" ? *codecs().find("UTF-32BE")
                                                    : codecs().utf8();
        const auto written = [&](std::u32string_view text) {
            return encodeAll(units, text).value();
        };
        const Bytes mark = written(U"\uFEFF");
        EditedText edited(codec, 100, written(U"\uFEFF" + std::u32string(400, U'a')));
        KeptHolders kept;
        const auto compare = [&] {
            const IndexedText text = edited.text();
            QCOMPARE(shown(kept.update(text, targets(), {}, {})),
                     shown(holders(*text.source, *text.codec, targets())));
        };
        compare();
        QVERIFY(shown(kept.update(edited.text(), targets(), {}, {}))
                    .contains(QStringLiteral("windows-1251 400")));
        edited.replace({edited.size(), edited.size()}, written(U"é"));
        compare();
        edited.replace({0, 0}, written(U"b")); // now the mark is a character
        compare();
        edited.undo();
        compare();
        edited.replace({0, 0}, mark); // the second one is a character
        compare();
        edited.replace({0, 2 * mark.size()}, {});
        compare();
        edited.undo();
        compare();
        edited.replace({mark.size(), edited.size()}, {}); // nothing but marks
        compare();
        edited.undo();
        edited.replace({0, 0}, {0x80, 0x80, 0x80}); // malformed before it, or cut in two
        compare();
    }

    void anotherEncodingCountsAnew() {
        std::mt19937 random(93);
        EditedText edited(codecs().utf8(), 200, spoiltText(codecs().utf8(), random, 3000));
        KeptCensus census;
        for (const char* name : {"UTF-8", "windows-1251", "UTF-16LE", "UTF-8", "Shift_JIS"}) {
            edited.readAs(*codecs().find(name));
            const IndexedText text = edited.text();
            QVERIFY(census.update(text, {}, {}));
            QVERIFY(countsOf(census.counts()) == countsIn(text));
        }
    }

    void aStoppedCountResumes() {
        std::mt19937 random(94);
        const auto next = [](std::mt19937& from, std::size_t length) {
            return spoiltText(codecs().utf8(), from, length);
        };
        EditedText edited(codecs().utf8(), 100, spoiltText(codecs().utf8(), random, 5000));
        KeptCensus census;
        int stopped = 0;
        for (int step = 0; step < 200; ++step) {
            edited.change(random, next);
            const IndexedText text = edited.text();
            EditedText::watched(text).readsUntilStop = random() % 20;
            const auto done = census.update(text, EditedText::watched(text).stop.get_token(), {});
            EditedText::watched(text).readsUntilStop = 0;
            stopped += !done;
            if (done)
                QVERIFY(countsOf(census.counts()) == countsIn(text));
        }
        QVERIFY2(stopped > 20 && stopped < 180, qPrintable(QString::number(stopped)));
    }

    /// What was counted of bytes that have changed under the program cannot be taken back.
    void aFileThatChangesIsCountedAnew() {
        class Changing final : public ByteSource {
        public:
            [[nodiscard]] std::uint64_t size() const override { return 1000; }
            [[nodiscard]] Result<std::size_t> read(std::uint64_t,
                                                   std::span<Byte> out) const override {
                std::ranges::fill(out, letter);
                return out.size();
            }
            mutable Byte letter = 'a';
        };
        const auto source = std::make_shared<const Changing>();
        PieceTable table(source);
        IndexOptions options;
        options.blockSize = 100;
        const auto indexed = [&](std::vector<TextIndex::Part> parts) {
            const auto snapshot = table.snapshot();
            TextIndexer indexer(*snapshot, codecs().utf8(), options, std::move(parts));
            return indexer.run({}, {}, {})
                       ? IndexedText{snapshot, &codecs().utf8(), indexer.snapshot(), {}}
                       : IndexedText();
        };
        const IndexedText before = indexed({{1000, nullptr}});
        KeptCensus census;
        QVERIFY(census.update(before, {}, {}));
        source->letter = 'b';
        const Bytes inserted{'c'};
        table.replace({500, 500}, inserted);
        const IndexedText after = indexed(spliced(before.index->parts(), {{500, 500}, 1}, 100));
        QVERIFY(census.update(after, {}, {}));
        QVERIFY(countsOf(census.counts()) == (Counts{{U'b', 1000}, {U'c', 1}}));
    }

    void onlyWhatAnEditTouchedIsReadAgain_data() {
        QTest::addColumn<QByteArray>("encoding");
        for (const char* encoding : {"UTF-8", "Shift_JIS", "UTF-16LE", "KOI8-R", "ISO-2022-JP"})
            QTest::newRow(encoding) << QByteArray(encoding);
    }
    void onlyWhatAnEditTouchedIsReadAgain() {
        QFETCH(QByteArray, encoding);
        EditedText edited(*codecs().find(encoding.toStdString()), 10'000, Bytes(1'000'000, 'a'));
        KeptHolders kept;
        const IndexedText first = edited.text();
        QVERIFY(kept.update(first, targets(), {}, {}));
        QVERIFY(EditedText::watched(first).bytesRead >= 1'000'000);
        EditedText::watched(first).bytesRead = 0;
        edited.replace({500'000, 500'002}, {'x', '\n'});
        const IndexedText text = edited.text();
        QCOMPARE(shown(kept.update(text, targets(), {}, {})),
                 shown(holders(*edited.text().source, *text.codec, targets())));
        QVERIFY(EditedText::watched(first).bytesRead < 50'000);
        QVERIFY(EditedText::watched(text).bytesRead < 150'000);
        QVERIFY(EditedText::watched(text).bytesRead > 0);
    }
};

QTEST_APPLESS_MAIN(TestKeptHolders)
#include "tst_kept_holders.moc"

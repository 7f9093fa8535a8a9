// The index of a text answers by number and by place what a pass over all of it finds, for any
// encoding and any blocks, and after any edits what an index made anew answers.

#include "core/scan/stretch_model.h"

#include "bytes/piece_table.h"
#include "codec/codec_registry.h"
#include "scan/problem_list.h"
#include "scan/text_indexer.h"
#include "scan/text_places.h"

#include <QTest>

using namespace moji;
using namespace moji::test;

namespace {

const CodecRegistry& codecs() {
    static const CodecRegistry registry;
    return registry;
}

IndexOptions optionsOf(std::uint64_t blockSize) {
    IndexOptions options;
    options.blockSize = blockSize;
    options.countBytes = true;
    options.threads = 2;
    return options;
}

std::shared_ptr<const TextIndex> filled(TextIndexer& indexer) {
    if (!indexer.run({}, {}, {}))
        qFatal("cannot index");
    return indexer.snapshot();
}

IndexedText indexed(std::shared_ptr<const ByteSource> source, const Codec& codec,
                    std::shared_ptr<const TextIndex> index) {
    auto checkpoints = index->checkpoints();
    return {std::move(source), &codec, std::move(index), std::move(checkpoints)};
}

IndexedText indexOf(std::shared_ptr<const ByteSource> source, const Codec& codec,
                    std::uint64_t blockSize) {
    TextIndexer indexer(*source, codec, optionsOf(blockSize));
    auto index = filled(indexer);
    return indexed(std::move(source), codec, std::move(index));
}

/// What a pass over the whole text lists, error by error.
struct Expected {
    CheckSummary summary;
    std::vector<Problem> problems;
};

Expected expectedOf(const ByteSource& source, const Codec& codec) {
    Expected expected;
    std::uint64_t last = 0;
    CheckOptions options;
    options.onError = [&](const ErrorRecord& error) {
        if (error.problem != last) {
            Problem problem;
            problem.offset = error.offset;
            problem.line = error.line;
            problem.column = error.column;
            problem.kind = error.kind;
            problem.firstLength = static_cast<std::uint8_t>(error.bytes.size());
            expected.problems.push_back(problem);
        }
        last = error.problem;
        Problem& problem = expected.problems.back();
        ++problem.errors;
        for (const Byte byte : error.bytes) {
            if (problem.length < problem.bytes.size())
                problem.bytes[problem.length] = byte;
            ++problem.length;
        }
    };
    SourceReader reader(source);
    const auto summary = check(reader, codec, options);
    if (!summary)
        qFatal("cannot check");
    expected.summary = *summary;
    expected.summary.byteOrderMark = false; // the index does not say
    return expected;
}

/// Every character's place, one after the other.
struct Character {
    ByteRange bytes;
    CharacterPlace place;
};
std::vector<Character> charactersOf(const Codec& codec, ByteView bytes, CharacterPlace& end) {
    std::vector<Character> characters;
    std::uint64_t offset = 0;
    end = {};
    for (const Span& span : decodeAll(codec, bytes)) {
        characters.push_back({{offset, offset + span.length}, end});
        Tally tally;
        if (isError(span.status))
            tally.codePoints = tally.column = 1;
        else
            countSpan(span, tally);
        end.character += tally.codePoints;
        end.place.line += tally.lineFeeds;
        end.place.column = (tally.lineFeeds > 0 ? 1 : end.place.column) + tally.column;
        offset += span.length;
    }
    return characters;
}

const char* const kEncodings[] = {"UTF-8",  "EUC-KR",      "Shift_JIS", "UTF-16LE", "UTF-16BE",
                                  "CESU-8", "ISO-2022-JP", "GB18030",   "KOI8-R",   "UTF-7"};

/// Noise that is text here and there in each of the encodings.
Bytes noise(std::mt19937& random, std::size_t size) {
    Bytes bytes = spoiltText(random, size, 10);
    for (std::size_t i = 0; i + 8 < size; i += 1 + random() % 300) {
        static const std::string bits[] = {"\x1B$B0!0\"\x1B(B", "\x94\x5C\x97",
                                           "\xBE\xCB\n",        "+AOk-",
                                           "\xD8\x3D\xDE",      "\x81\x30\x81\x30"};
        const std::string& bit = bits[random() % std::size(bits)];
        std::copy_n(bit.begin(), std::min(bit.size(), size - i),
                    bytes.begin() + static_cast<std::ptrdiff_t>(i));
    }
    return bytes;
}

std::shared_ptr<const MemorySource> memory(Bytes bytes) {
    return std::make_shared<const MemorySource>(std::move(bytes));
}

} // namespace

class TestTextIndex : public QObject {
    Q_OBJECT

private:
    static void eachEncodingAndBlockSize() {
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<unsigned>("blockSize");
        for (const char* encoding : kEncodings)
            for (const unsigned blockSize : {16u, 150u, 100'000u})
                QTest::addRow("%s-%u", encoding, blockSize) << QByteArray(encoding) << blockSize;
    }

private slots:
    void answersWhatAPassLists_data() { eachEncodingAndBlockSize(); }
    void answersWhatAPassLists() {
        QFETCH(QByteArray, encoding);
        QFETCH(unsigned, blockSize);
        const Codec& codec = *codecs().find(encoding.toStdString());
        std::mt19937 random(61);
        const auto source = memory(noise(random, 3000));
        const Expected expected = expectedOf(*source, codec);
        const IndexedText text = indexOf(source, codec, blockSize);
        QVERIFY(text.index->isComplete());
        QVERIFY(summaryOf(text.index->totals()) == expected.summary);
        std::vector<std::optional<SpanStatus>> kinds{std::nullopt};
        for (std::size_t kind = 2; kind < CheckSummary::kKinds; ++kind)
            kinds.emplace_back(static_cast<SpanStatus>(kind));
        for (const auto& kind : kinds) {
            std::vector<Problem> wanted;
            for (const Problem& problem : expected.problems)
                if (!kind || problem.kind == *kind)
                    wanted.push_back(problem);
            const ProblemList list(text, kind);
            QCOMPARE(list.size(), std::uint64_t{wanted.size()});
            QVERIFY(list.problems(0, wanted.size() + 5).value() == wanted);
            for (int round = 0; round < 20; ++round) {
                const std::size_t first = random() % (wanted.size() + 3);
                const std::size_t begin = std::min(first, wanted.size());
                const std::size_t end = std::min(begin + random() % 20, wanted.size());
                const std::vector<Problem> some(wanted.begin() + std::ptrdiff_t(begin),
                                                wanted.begin() + std::ptrdiff_t(end));
                QVERIFY(list.problems(first, end - begin).value() == some);
                const std::uint64_t offset = random() % 3100;
                const auto next = std::ranges::lower_bound(wanted, offset, {}, &Problem::offset);
                QCOMPARE(list.countBefore(offset).value(),
                         static_cast<std::uint64_t>(next - wanted.begin()));
            }
        }
    }

    void findsPlaces_data() { eachEncodingAndBlockSize(); }
    void findsPlaces() {
        QFETCH(QByteArray, encoding);
        QFETCH(unsigned, blockSize);
        const Codec& codec = *codecs().find(encoding.toStdString());
        std::mt19937 random(62);
        const auto source = memory(noise(random, 1500));
        const IndexedText text = indexOf(source, codec, blockSize);
        CharacterPlace end;
        const auto characters = charactersOf(codec, source->view(), end);
        QVERIFY(placeOf(text, source->size()).value() == end);
        std::uint64_t next = 1;
        for (const Character& character : characters) {
            const auto [bytes, place] = character;
            QVERIFY(placeOf(text, bytes.begin).value() == place);
            QVERIFY(placeOf(text, bytes.end - 1).value() == place);
            const bool isNamed = place.character == next; // a control may be no character
            next = place.character + 1;
            if (!isNamed || &character == &characters.back() ||
                (&character)[1].place.character == place.character)
                continue;
            QCOMPARE(offsetOfCharacter(text, place.character).value().value(), bytes.begin);
            if (place.place.column > 1)
                QCOMPARE(offsetOf(text, place.place).value().value(), bytes.begin);
        }
        QVERIFY(!offsetOfCharacter(text, end.character).value());
        QVERIFY(!offsetOf(text, {end.place.line + 1, 1}).value());
        QVERIFY(offsetOf(text, {end.place.line, 1}).value());
        QCOMPARE(offsetOf(text, {end.place.line, 1'000'000}).value().value(), source->size());
    }

    void aLongColumnIsTheLinesEnd() {
        const auto source = memory({'a', 'b', '\n', '\n', 'c'});
        const IndexedText text = indexOf(source, codecs().utf8(), 100);
        QCOMPARE(offsetOf(text, {1, 9}).value().value(), std::uint64_t{2});
        QCOMPARE(offsetOf(text, {2, 9}).value().value(), std::uint64_t{3});
        QCOMPARE(offsetOf(text, {3, 1}).value().value(), std::uint64_t{4});
        QCOMPARE(offsetOf(text, {3, 2}).value().value(), std::uint64_t{5});
        QVERIFY(!offsetOf(text, {4, 1}).value());
    }

    void editsAreTakenIn_data() { eachEncodingAndBlockSize(); }
    void editsAreTakenIn() {
        QFETCH(QByteArray, encoding);
        QFETCH(unsigned, blockSize);
        const Codec& codec = *codecs().find(encoding.toStdString());
        std::mt19937 random(63);
        PieceTable table(memory(noise(random, 3000)));
        const auto original = table.snapshot();
        TextIndexer first(*original, codec, optionsOf(blockSize));
        auto index = filled(first);
        for (int edit = 0; edit < 40; ++edit) {
            std::vector<TextIndex::Part> parts = index->parts();
            for (unsigned n = random() % 3 + 1; n > 0; --n) { // several before the next scan
                const std::uint64_t begin = random() % (table.size() + 1);
                const ByteRange removed{
                    begin, std::min<std::uint64_t>(table.size(), begin + random() % 40)};
                const Bytes inserted = noise(random, random() % (edit % 10 == 9 ? 2000 : 30));
                table.replace(removed, inserted);
                parts = spliced(parts, {removed, inserted.size()}, blockSize);
            }
            const auto source = table.snapshot();
            TextIndexer mended(*source, codec, optionsOf(blockSize), parts);
            index = filled(mended);
            TextIndexer anew(*source, codec, optionsOf(blockSize));
            const auto whole = filled(anew);
            QVERIFY(index->isComplete());
            QCOMPARE(index->size(), table.size());
            QVERIFY(index->totals() == whole->totals());
            QVERIFY(index->histogram() == whole->histogram());
            const auto size = index->size();
            QVERIFY(ProblemList(indexed(source, codec, index)).problems(0, size).value() ==
                    ProblemList(indexed(source, codec, whole)).problems(0, size).value());
        }
    }

    void onlyWhatAnEditTouchedIsReadAgain_data() {
        QTest::addColumn<QByteArray>("encoding");
        for (const char* encoding : {"UTF-8", "Shift_JIS", "UTF-16LE", "KOI8-R", "ISO-2022-JP"})
            QTest::newRow(encoding) << QByteArray(encoding);
    }
    void onlyWhatAnEditTouchedIsReadAgain() {
        class Counting final : public ByteSource {
        public:
            explicit Counting(std::shared_ptr<const ByteSource> source)
                : m_source(std::move(source)) {}
            [[nodiscard]] std::uint64_t size() const override { return m_source->size(); }
            [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                                   std::span<Byte> out) const override {
                bytesRead += out.size();
                return m_source->read(offset, out);
            }
            mutable std::atomic<std::uint64_t> bytesRead = 0;

        private:
            std::shared_ptr<const ByteSource> m_source;
        };
        QFETCH(QByteArray, encoding);
        const Codec& codec = *codecs().find(encoding.toStdString());
        PieceTable table(memory(Bytes(1'000'000, 'a')));
        const auto original = table.snapshot();
        TextIndexer first(*original, codec, optionsOf(10'000));
        const auto before = filled(first);
        const ByteRange removed{500'000, 500'002};
        const Bytes inserted{'x', '\n'};
        table.replace(removed, inserted);
        const Counting source(table.snapshot());
        TextIndexer mended(source, codec, optionsOf(10'000),
                           spliced(before->parts(), {removed, inserted.size()}, 10'000));
        const auto after = filled(mended);
        QVERIFY(after->isComplete());
        QVERIFY(source.bytesRead < 50'000);
    }

    void typingDoesNotLeaveCrumbs() {
        PieceTable table(memory(Bytes(100'000, 'a')));
        const auto original = table.snapshot();
        TextIndexer first(*original, codecs().utf8(), optionsOf(1000));
        auto index = filled(first);
        std::mt19937 random(64);
        for (int edit = 0; edit < 500; ++edit) {
            const std::uint64_t at = random() % (table.size() - 1000);
            const ByteRange removed{at, at + (edit % 2 ? 900 : 0)};
            const Bytes inserted(edit % 2 ? 0 : 900, 'b');
            table.replace(removed, inserted);
            const auto source = table.snapshot();
            TextIndexer mended(*source, codecs().utf8(), optionsOf(1000),
                               spliced(index->parts(), {removed, inserted.size()}, 1000));
            index = filled(mended);
        }
        QVERIFY(index->blockCount() < 500);
    }

    void cellsShowTheStrongest() {
        const std::string bytes = "aaaa"
                                  "\xC3\xA9"
                                  "aa"
                                  "\xE4\xB8\x96"
                                  "a"
                                  "\xF0\x9F\x98\x80"
                                  "a\xFF"
                                  "aa";
        const auto source = memory(Bytes(bytes.begin(), bytes.end()));
        const IndexedText text = indexOf(source, codecs().utf8(), 100);
        const TextCells& cells = text.index->block(0).cells;
        using H = Highlight;
        const H expected[] = {H::Plain,     H::Plain, H::Plain,   H::Plain, H::Multibyte,
                              H::Multibyte, H::Plain, H::Plain,   H::Three, H::Three,
                              H::Three,     H::Plain, H::Four,    H::Four,  H::Four,
                              H::Four,      H::Plain, H::Invalid, H::Plain, H::Plain};
        for (std::uint64_t i = 0; i < source->size(); ++i)
            QCOMPARE(int(cells.strongestIn({i, i + 1})), int(expected[i]));
    }

    void cellsAreThoseOfTheSpans_data() { eachEncodingAndBlockSize(); }
    void cellsAreThoseOfTheSpans() {
        QFETCH(QByteArray, encoding);
        QFETCH(unsigned, blockSize);
        const Codec& codec = *codecs().find(encoding.toStdString());
        std::mt19937 random(65);
        const auto source = memory(noise(random, 1500));
        IndexOptions options = optionsOf(blockSize);
        options.cells = 1'000'000; // one for each byte
        TextIndexer indexer(*source, codec, options);
        const auto index = filled(indexer);
        std::uint64_t offset = 0;
        for (const Span& span : decodeAll(codec, source->view())) {
            const auto block = index->blockAt(offset).value();
            const std::uint64_t at = offset - index->blockRange(block).begin;
            const Highlight found = index->block(block).cells.strongestIn({at, at + 1});
            QCOMPARE(int(found), int(highlightOf(span, codec.info())));
            offset += span.length;
        }
    }

    void aFileOfErrorsTakesNoMoreMemory() {
        const std::uint64_t size = std::uint64_t{1} << 26;
        const auto source =
            std::make_shared<const ComputedSource>(size, [](std::uint64_t) { return Byte{0xFF}; });
        const IndexedText text = indexOf(source, codecs().utf8(), 1 << 20);
        QCOMPARE(text.index->totals().errors, size);
        QCOMPARE(text.index->blockCount(), std::size_t{64});
        const auto last = ProblemList(text).problems(size - 2, 5).value();
        QCOMPARE(last.size(), std::size_t{2});
        QCOMPARE(last[1].offset, size - 1);
        QCOMPARE(last[1].column, size);
        QCOMPARE(ProblemList(text).countBefore(size / 2 + 3).value(), size / 2 + 3);
    }

    void blocksGrowWithTheText() {
        const Codec& utf8 = codecs().utf8();
        QCOMPARE(TextIndexer::blockSizeFor(1, utf8), std::uint64_t{1} << 20);
        QCOMPARE(TextIndexer::blockSizeFor(std::uint64_t{3} << 30, utf8), std::uint64_t{1} << 20);
        QCOMPARE(TextIndexer::blockSizeFor(std::uint64_t{20} << 30, utf8), std::uint64_t{1} << 21);
        QCOMPARE(TextIndexer::blockSizeFor(1, *codecs().find("EUC-KR")), std::uint64_t{1} << 16);
    }

    void aStopKeepsWhatIsKnown_data() {
        QTest::addColumn<QByteArray>("encoding");
        QTest::newRow("UTF-8") << QByteArray("UTF-8");
        QTest::newRow("EUC-KR") << QByteArray("EUC-KR");
    }
    void aStopKeepsWhatIsKnown() {
        QFETCH(QByteArray, encoding);
        const Codec& codec = *codecs().find(encoding.toStdString());
        const auto source = memory(Bytes(100'000, 'a'));
        TextIndexer indexer(*source, codec, optionsOf(1000));
        std::stop_source stop;
        const auto stopped = indexer.run(stop.get_token(), {}, [&] {
            if (indexer.snapshot()->knownEnd() >= 50'000)
                stop.request_stop();
        });
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
        const auto index = indexer.snapshot();
        QCOMPARE(index->knownEnd(), std::uint64_t{50'000});
        QVERIFY(!index->isComplete());
        const IndexedText text = indexed(source, codec, index);
        QVERIFY(placeOf(text, 49'999).value());
        QVERIFY(!placeOf(text, 50'000).value());
        QVERIFY(!offsetOfCharacter(text, 50'001).value());
        QVERIFY(filled(indexer)->isComplete());
    }

    void readErrorsAreReported_data() { aStopKeepsWhatIsKnown_data(); }
    void readErrorsAreReported() {
        class Failing final : public ByteSource {
        public:
            [[nodiscard]] std::uint64_t size() const override { return 100'000; }
            [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                                   std::span<Byte> out) const override {
                if (offset + out.size() > 60'000)
                    return Error{ErrorCode::ReadFailed, "disk", "worn out"};
                std::ranges::fill(out, Byte{'a'});
                return out.size();
            }
        };
        QFETCH(QByteArray, encoding);
        const Failing source;
        TextIndexer indexer(source, *codecs().find(encoding.toStdString()), optionsOf(1000));
        const auto done = indexer.run({}, {}, {});
        QVERIFY(!done);
        QCOMPARE(done.error().detail, std::string("worn out"));
        QVERIFY(indexer.snapshot()->knownEnd() >= 50'000);
    }

    void aFileThatShrinksIsReported_data() { aStopKeepsWhatIsKnown_data(); }
    void aFileThatShrinksIsReported() {
        class Shrunk final : public ByteSource {
        public:
            [[nodiscard]] std::uint64_t size() const override { return 100'000; }
            [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                                   std::span<Byte> out) const override {
                std::ranges::fill(out, Byte{'a'});
                const std::uint64_t left = 60'000 - std::min<std::uint64_t>(offset, 60'000);
                return static_cast<std::size_t>(std::min<std::uint64_t>(out.size(), left));
            }
        };
        QFETCH(QByteArray, encoding);
        const Shrunk source;
        TextIndexer indexer(source, *codecs().find(encoding.toStdString()), optionsOf(1000));
        const auto done = indexer.run({}, {}, {});
        QVERIFY(!done);
        QVERIFY(done.error().detail.find("shrank") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestTextIndex)
#include "tst_text_index.moc"

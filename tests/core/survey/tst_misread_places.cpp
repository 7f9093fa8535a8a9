// Where a text was decoded with a wrong encoding: the same places whatever it is encoded in and
// however long its lines are, and errors that are told.

#include "core/codecs.h"
#include "core/troubled_source.h"

#include "repair/repairer.h"
#include "survey/file_surveyor.h"
#include "survey/misread_places.h"
#include "survey/text_pieces.h"

#include <QtTest>

using namespace moji;
using moji::test::encoded;
using moji::test::registry;
using moji::test::TroubledSource;

namespace {

const std::u32string kWhole = U"Die Größe der Übung für alle Männer. ";
const std::u32string kMisread = U"Die GrÃ¶ÃŸe der Ãœbung fÃ¼r alle MÃ¤nner. ";

const Codec& codec(const char* name) {
    return *registry().find(name);
}

std::u32string repeated(const std::u32string& text, std::size_t least) {
    std::u32string all;
    while (all.size() < least)
        all += text;
    return all;
}

struct Found {
    std::vector<ByteRange> places;
    std::uint64_t end = 0;
    bool isDone = false;
};
Found find(const ByteSource& source, const Codec& codec, const std::stop_token& stop = {}) {
    const repair::Repairer repairer(registry());
    Found found;
    const auto done = findMisreadPlaces({source, codec, registry(), repairer, true}, stop,
                                        [&](const MisreadPart& part) {
                                            for (const MisreadPlace& place : part.places)
                                                found.places.push_back(place.bytes);
                                            found.end = part.source.end;
                                        });
    found.isDone = done.has_value();
    return found;
}

} // namespace

class TestMisreadPlaces : public QObject {
    Q_OBJECT

private slots:
    void piecesEndWithLinesOrCharacters_data() {
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<bool>("keepsPlaces");
        for (const char* encoding : {"UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "gb18030"}) {
            QTest::newRow(encoding) << QByteArray(encoding) << false;
            QTest::newRow(QByteArray(encoding) + "-places") << QByteArray(encoding) << true;
        }
    }
    /// The same ones in each encoding.
    void piecesEndWithLinesOrCharacters() {
        QFETCH(QByteArray, encoding);
        QFETCH(bool, keepsPlaces);
        const auto places = keepsPlaces ? TextPieces::Places::Kept : TextPieces::Places::Dropped;
        // A line that is longer than a piece, at each phase of its characters, and short lines.
        for (const char32_t* before : {U"", U"x", U"xy"}) {
            std::u32string text = before + repeated(U"世界", 500'000) + U'\n';
            const std::size_t longLine = encoded(text, "UTF-8").size();
            text += repeated(U"short line\n", 700'000);
            const Bytes utf8 = encoded(text, "UTF-8");
            const Bytes bytes = encoded(text, encoding.constData());
            const MemorySource source(bytes);
            TextPieces pieces(source, codec(encoding.constData()), registry(), places);
            std::size_t at = 0;
            std::uint64_t sourceAt = 0;
            for (;;) {
                const auto next = pieces.next();
                QVERIFY(next.has_value());
                if (!*next)
                    break;
                const TextPiece& piece = **next;
                QVERIFY(piece.text.size() <= TextPieces::kMostBytes);
                QVERIFY(asBytes(piece.text).size() > 0);
                QVERIFY(std::ranges::equal(asBytes(piece.text),
                                           ByteView(utf8).subspan(at, piece.text.size())));
                at += piece.text.size();
                QCOMPARE(at < longLine || utf8[at - 1] == '\n', true);
                QVERIFY(at == utf8.size() || (utf8[at] & 0xC0) != 0x80);
                if (!keepsPlaces)
                    continue;
                QCOMPARE(piece.source.begin, sourceAt);
                sourceAt = piece.source.end;
                QCOMPARE(piece.inSource({0, piece.text.size()}), piece.source);
            }
            QCOMPARE(at, utf8.size());
            QCOMPARE(sourceAt, keepsPlaces ? bytes.size() : std::size_t{0});
        }
    }

    void malformedBytesArePiecesToo() {
        const Bytes bytes(3 * TextPieces::kMostBytes + 5, Byte{0x80});
        const MemorySource source(bytes);
        TextPieces pieces(source, registry().utf8(), registry(), TextPieces::Places::Kept);
        std::uint64_t end = 0;
        for (auto piece = pieces.next(); piece && *piece; piece = pieces.next()) {
            QVERIFY(!(*piece)->source.empty());
            end = (*piece)->source.end;
        }
        QCOMPARE(end, bytes.size());
    }

    void placesAreTheSameInEachEncoding_data() {
        QTest::addColumn<QByteArray>("encoding");
        for (const char* encoding : {"UTF-8", "UTF-16LE", "UTF-32LE", "gb18030"})
            QTest::newRow(encoding) << QByteArray(encoding);
    }
    /// And the survey counts as many.
    void placesAreTheSameInEachEncoding() {
        QFETCH(QByteArray, encoding);
        for (const char32_t after : {U'\n', U' '}) { // lines, and one line of 1.2 MB
            const std::u32string clean = repeated(kWhole + after, 600'000);
            const std::u32string text = clean + kMisread + after + clean;
            const Bytes bytes = encoded(text, encoding.constData());
            const Codec& from = codec(encoding.constData());
            const Found found = find(MemorySource(bytes), from);
            QVERIFY(found.isDone);
            QVERIFY(!found.places.empty());
            QCOMPARE(found.end, bytes.size());
            const Found usual = find(MemorySource(encoded(text, "UTF-8")), registry().utf8());
            QCOMPARE(found.places.size(), usual.places.size());
            for (const ByteRange& place : found.places) {
                QVERIFY(place.begin >= encoded(clean, encoding.constData()).size());
                QVERIFY(place.end <=
                        encoded(clean + kMisread + after, encoding.constData()).size());
            }
            const MemorySource marked(encoded(
                (encoding.startsWith("UTF-16") || encoding.startsWith("UTF-32")) ? U"\uFEFF" + text
                                                                                 : text,
                encoding.constData()));
            const FileRecord record = FileSurveyor(registry()).survey(marked, "a");
            QCOMPARE(QByteArray::fromStdString(record.encoding), encoding);
            QVERIFY(record.mojibake.has_value());
            QCOMPARE(record.mojibake->places, usual.places.size());
        }
    }

    void errorsAreTold() {
        const Bytes bytes = encoded(repeated(kWhole + U'\n', 3'000'000), "UTF-8");
        for (int nth = 1;; ++nth) {
            const TroubledSource source(bytes, test::Trouble::Fails, nth);
            const Found found = find(source, registry().utf8());
            QCOMPARE(found.isDone, !source.happened());
            if (!source.happened()) {
                QVERIFY(nth > 3);
                break;
            }
            QVERIFY(found.end < bytes.size());
        }
        const TroubledSource stopped(bytes, test::Trouble::Stops, 2);
        QVERIFY(!find(stopped, registry().utf8(), stopped.stopToken()).isDone);
    }

    /// Others have no mojibake that shows.
    void onlyUnicodeHasPlaces() {
        const MemorySource source(encoded(U"Ã¼", "windows-1252"));
        const Found found = find(source, codec("windows-1252"));
        QVERIFY(found.isDone && found.places.empty());
    }
};

QTEST_GUILESS_MAIN(TestMisreadPlaces)
#include "tst_misread_places.moc"

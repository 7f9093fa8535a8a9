// Three libraries asked code by code: what one of them reads the others read too, and what is read
// is written again.

#include "chart/atlas.h"
#include "chart/code_reader.h"
#include "chart/comparison.h"
#include "codec/codec_registry.h"

#include <QtTest>

using namespace moji;
using namespace moji::chart;

class TestCodeReaders : public QObject {
    Q_OBJECT

    CodecRegistry m_codecs;

    /// Ours, ICU's and glibc's reader of an encoding.
    std::vector<ReaderPointer> readers(const char* ours, const char* icu, const char* iconv) const {
        std::vector<ReaderPointer> found;
        found.push_back(codecReader(*m_codecs.find(ours)));
        found.push_back(*icuReader(icu));
        found.push_back(*iconvReader(iconv));
        return found;
    }
    [[nodiscard]] std::vector<ReaderPointer> cyrillic() const {
        return readers("windows-1251", "ibm-5347_P100-1998", "CP1251");
    }

private Q_SLOTS:
    void readersSayWhoseTheyAre() {
        const auto all = cyrillic();
        QCOMPARE(all[0]->library(), std::string());
        QVERIFY(all[1]->library().starts_with("ICU "));
        QVERIFY(all[2]->library().starts_with("glibc "));
        for (const Library library :
             {Library::Whatwg, Library::Icu, Library::Iconv, Library::PythonTable})
            QVERIFY(libraryNamed(identifier(library)) == library);
        QVERIFY(!libraryNamed("webkit"));
    }

    void whatIsReadIsWrittenAgain() {
        const auto all = cyrillic();
        for (int value = 0; value < 256; ++value) {
            const Bytes code{static_cast<Byte>(value)};
            for (const ReaderPointer& reader : all) {
                const std::u32string text = reader->textOf(code);
                if (value == 0x98) // no character; WHATWG has the control U+0098 there
                    continue;
                QVERIFY(text == all.front()->textOf(code));
                QVERIFY(reader->write(text) == code);
            }
        }
    }

    void whatAnEncodingLacksIsNotWritten() {
        for (const ReaderPointer& reader : cyrillic()) {
            QVERIFY(reader->write(U"\u4E16").empty());
            QVERIFY(reader->textOf(ByteView()).empty());
        }
    }

    void charactersBeyondThePlaneOfMost() {
        for (const ReaderPointer& reader : readers("gb18030", "gb18030", "GB18030")) {
            const Bytes code{0x95, 0x32, 0x82, 0x36};
            QVERIFY(reader->textOf(code) == U"\U00020000");
            QVERIFY(reader->write(U"\U00020000") == code);
        }
    }

    void codesAfterAnEscape() {
        const Bytes kanji{0x1B, '$', 'B'};
        for (const ReaderPointer& reader : readers("ISO-2022-JP", "ISO-2022-JP", "ISO-2022-JP")) {
            QVERIFY(reader->enter(kanji));
            const Span character = reader->read(Bytes{0x30, 0x21}, Tail::AtEnd);
            QCOMPARE(character.length, 2U);
            QVERIFY(character.text() == U"\u4E9C");
            QCOMPARE(reader->read(Bytes{0x30}, Tail::MoreFollows).length, 0U);
            QVERIFY(isError(reader->read(Bytes{0x30}, Tail::AtEnd).status));
            QVERIFY(isError(reader->read(Bytes{0x2F, 0x21}, Tail::AtEnd).status)); // an empty row
            QVERIFY(!reader->enter(Bytes{'a'})); // a character is no way into a state
            QVERIFY(reader->enter({}));
            QVERIFY(reader->read(Bytes{0x30}, Tail::AtEnd).text() == U"0");
        }
    }

    void whoAsksToStopGetsNoMappings() {
        const Codec& codec = *m_codecs.find("windows-1251");
        const ReaderPointer reader = codecReader(codec);
        const auto chart = chartOf(codec);
        std::stop_source source;
        source.request_stop();
        const auto mappings = oneWayMappings(*chart, *reader, source.get_token());
        QVERIFY(!mappings);
        QCOMPARE(mappings.error().code, ErrorCode::Cancelled);
    }

    void anAtlasTellsHowFarItIs() {
        const std::vector<const Codec*> codecs{m_codecs.find("windows-1251"),
                                               m_codecs.find("US-ASCII"), m_codecs.find("UTF-8")};
        std::vector<std::uint64_t> told;
        const auto atlas = Atlas::of(codecs, {}, [&](std::uint64_t done, std::uint64_t total) {
            told.push_back(done);
            told.push_back(total);
        });
        QVERIFY(atlas);
        QCOMPARE(told, (std::vector<std::uint64_t>{1, 3, 2, 3, 3, 3}));
        QVERIFY(atlas->contains(2, 1));
        QVERIFY(!atlas->contains(2, 0)); // other codes
        QVERIFY(!atlas->contains(0, 2));
        QVERIFY(atlas->contains(1, 1));
    }
};

QTEST_GUILESS_MAIN(TestCodeReaders)
#include "tst_code_readers.moc"

// Text written as one encoding and read as another, against whole-text decoding and encoding.

#include "codec/owned_mark.h"
#include "core/codec/samples.h"
#include "core/codecs.h"
#include "repair/mojibake.h"
#include "utf8/utf8_writer.h"

#include <QtTest>

using namespace moji;
using moji::test::registry;

namespace {

Bytes toBytes(std::string_view text) {
    return {asBytes(text).begin(), asBytes(text).end()};
}

Bytes readAll(ByteReader& reader, std::size_t piece) {
    Bytes all;
    Bytes block(piece);
    for (;;) {
        const auto count = reader.read(block);
        if (!count || *count == 0)
            return all;
        all.insert(all.end(), block.begin(), block.begin() + static_cast<std::ptrdiff_t>(*count));
    }
}

/// What isReversible() says, by whole texts.
bool reversibleByTheBook(const Bytes& bytes, const Codec& readAs) {
    std::u32string text;
    for (const Span& span : decodeAll(readAs, bytes))
        text += isError(span.status) ? U"\uFFFD" : span.text();
    return encodeAll(readAs, text) == bytes;
}

} // namespace

class TestMojibake final : public QObject {
    Q_OBJECT

private slots:
    void knownDamage_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("writtenAs");
        QTest::addColumn<QString>("readAs");
        QTest::addColumn<QString>("damaged");
        QTest::addColumn<bool>("reversible");
        const auto row = [](const char* name, const char* text, const char* written,
                            const char* read, const char* damaged, bool reversible) {
            QTest::newRow(name) << text << written << read << damaged << reversible;
        };
        row("utf8-as-1251", "Привет", "UTF-8", "windows-1251", "РџСЂРёРІРµС‚", true);
        row("utf8-as-1252", "é", "UTF-8", "windows-1252", "Ã©", true);
        row("koi8-as-1251", "Привет", "KOI8-R", "windows-1251", "рТЙЧЕФ", true);
        row("replacement-as-euc-kr", "\uFFFD\uFFFD", "UTF-8", "EUC-KR", "占쏙옙", true);
        row("replacement-as-gb18030", "\uFFFD\uFFFD", "UTF-8", "GB18030", "锟斤拷", true);
        row("korean-as-1251", "한", "EUC-KR", "windows-1251", "ЗС", true);
        row("korean-as-utf8", "한", "EUC-KR", "UTF-8", "\uFFFD\uFFFD", false);
        row("a-utf16-byte-left-over", "a\xC3\xA9", "UTF-8", "UTF-16LE", "썡\uFFFD", false);
        row("empty", "", "UTF-8", "windows-1251", "", true);
    }

    void knownDamage() {
        QFETCH(QString, text);
        QFETCH(QString, writtenAs);
        QFETCH(QString, readAs);
        QFETCH(QString, damaged);
        QFETCH(bool, reversible);
        const Codec* written = registry().find(writtenAs.toStdString());
        const Codec* read = registry().find(readAs.toStdString());
        QVERIFY(written && read);
        const MemorySource source(toBytes(text.toStdString()));
        WrittenText bytes(source, registry().utf8(), *written);
        TranscodingReader reader(bytes, *read, registry().utf8(),
                                 TranscodingReader::Malformed::Replace);
        const Bytes got = readAll(reader, 7);
        QCOMPARE(QString::fromUtf8(QByteArray(reinterpret_cast<const char*>(got.data()),
                                              static_cast<qsizetype>(got.size()))),
                 damaged);
        const auto undone = isReversible(source, registry().utf8(), *written, *read);
        QVERIFY(undone);
        QCOMPARE(*undone, reversible);
    }

    void lackingCharactersAreTold() {
        const Codec* greek = registry().find("ISO-8859-7");
        QVERIFY(greek);
        const auto can = [&](std::string_view text) {
            return canWrite(MemorySource(toBytes(text)), registry().utf8(), *greek).value();
        };
        QVERIFY(can("Όλοι"));
        QVERIFY(can(""));
        QVERIFY(!can("Όλοι 世"));
        QVERIFY(!can("\xFF")); // malformed UTF-8 is no text
    }

    void writtenTextIsTheWholeTextEncoded() {
        constexpr std::uint32_t kSeed = 99;
        test::Samples samples(kSeed);
        for (const CodecInfo& info : registry().list()) {
            const Codec* codec = registry().find(info.name);
            QVERIFY(codec);
            const std::u32string text =
                test::Samples::encodable(*codec, samples.text(3000 + samples.below(50)));
            const bool addsMark = !text.empty() && ownedMarkSize(*codec, text.front()) > 0;
            const auto whole = encodeAll(*codec, addsMark ? U'\uFEFF' + text : text);
            if (!whole)
                continue; // each character has a place, but not after the others
            const MemorySource source(toBytes(toUtf8(text)));
            WrittenText written(source, registry().utf8(), *codec);
            QVERIFY2(readAll(written, 1 + samples.below(900)) == *whole, info.name.c_str());
            QVERIFY2(!written.stopped(), info.name.c_str());
        }
    }

    void reversibleIsWhatEncodingAgainGives() {
        constexpr std::uint32_t kSeed = 1;
        test::Samples samples(kSeed);
        int yes = 0;
        int no = 0;
        for (const CodecInfo& info : registry().list()) {
            const Codec* readAs = registry().find(info.name);
            const MemorySource text(toBytes(toUtf8(samples.text(40))));
            const Bytes bytes(text.view().begin(), text.view().end());
            const auto reversible =
                isReversible(text, registry().utf8(), registry().utf8(), *readAs);
            QVERIFY(reversible);
            QVERIFY2(*reversible == reversibleByTheBook(bytes, *readAs), info.name.c_str());
            ++(*reversible ? yes : no);
        }
        QVERIFY(yes > 0 && no > 0);
    }

    void allReadingsTogetherAreEachByItself() {
        test::Samples samples(5);
        const std::size_t longEnoughForThreads = 60'000;
        for (const std::size_t length : {std::size_t{20}, longEnoughForThreads}) {
            const MemorySource text(toBytes(toUtf8(samples.text(length))));
            std::vector<const Codec*> codecs;
            for (const char* name : {"windows-1251", "EUC-KR", "IBM866", "Shift_JIS", "gb18030"})
                codecs.push_back(registry().find(name));
            const Codec& utf8 = registry().utf8();
            const auto found = areReversible(text, utf8, utf8, codecs);
            QVERIFY(found);
            std::vector<bool> expected;
            for (const Codec* codec : codecs)
                expected.push_back(isReversible(text, utf8, utf8, *codec).value());
            QVERIFY(*found == expected);
        }
    }
};

QTEST_GUILESS_MAIN(TestMojibake)
#include "tst_mojibake.moc"

// Characters with several codes: which, as decoding and encoding every code tells, and which of the
// codes a damaged text had.

#include "bytes/hex.h"
#include "core/codecs.h"
#include "core/detect/sentences.h"
#include "repair/chain.h"
#include "repair/duplicate_codes.h"
#include "utf8/utf8_writer.h"

#include <QtTest>

#include <map>
#include <set>

using namespace moji;
using namespace moji::repair;
using moji::test::registry;

namespace {

using Codes = std::map<char32_t, std::multiset<Bytes>>;

/// What Python 3 reads the codes from C6A1 on as in its Big5, in their order.
constexpr std::u32string_view kPythonsBig5 =
    U"ヾゝゞ々ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどな"
    U"にぬねのはばぱひびぴふぶぷへ"
    U"べぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんァアィイゥウェエォオカガキギクグケゲコ"
    U"ゴサザシジスズセゼソゾタダチ"
    U"ヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワ"
    U"ヰヱヲンヴヵヶДЕЁЖЗИЙ"
    U"КЛМУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя①②③④⑤⑥⑦⑧⑨⑩⑴"
    U"⑵⑶⑷⑸⑹⑺⑻⑼⑽";

Codes pythonsBig5() {
    Codes codes;
    Bytes code = {0xC6, 0xA1};
    for (const char32_t c : kPythonsBig5) {
        codes[c].insert(code);
        const bool isLast = code[1] == 0xFE;
        code[1] = isLast            ? Byte{0x40}
                  : code[1] == 0x7E ? Byte{0xA1}
                                    : static_cast<Byte>(code[1] + 1);
        code[0] = static_cast<Byte>(code[0] + (isLast ? 1 : 0));
    }
    return codes;
}

/// What decodes to one character that is written otherwise.
void tryCode(const Codec& codec, const Bytes& code, Codes& codes) {
    const auto spans = decodeAll(codec, code);
    if (spans.size() != 1 || isError(spans.front().status) || spans.front().count != 1)
        return;
    const char32_t read = spans.front().codePoints[0];
    if (encodeAll(codec, std::u32string(1, read)) != code)
        codes[read].insert(code);
}

Codes codesByTrying(const Codec& codec) {
    Codes codes;
    if (codec.name() == "Big5")
        codes = pythonsBig5();
    if (codec.name() == "Shift_JIS") // of Windows, for private use
        codes = {{0xF8F0, {{0xA0}}}, {0xF8F1, {{0xFD}}}, {0xF8F2, {{0xFE}}}, {0xF8F3, {{0xFF}}}};
    for (unsigned lead = 0; lead <= 0xFF; ++lead) {
        for (unsigned trail = 0; trail <= 0xFF; ++trail) {
            const auto first = static_cast<Byte>(lead);
            const auto second = static_cast<Byte>(trail);
            tryCode(codec, {first, second}, codes);
            tryCode(codec, {Byte{0x8F}, first, second}, codes);
        }
    }
    return codes;
}

std::string shown(const std::multiset<Bytes>& codes) {
    std::string text;
    for (const Bytes& code : codes)
        text += hexBytes(code) + "; ";
    return text;
}

/// Sixteen characters from each place on, and each encoding that their language is written in.
std::vector<std::pair<std::u32string, const Codec*>> partsOfSentences() {
    constexpr std::size_t kLength = 16;
    std::vector<std::pair<std::u32string, const Codec*>> parts;
    for (const moji::test::Sentence& sentence : moji::test::kSentences)
        for (const QString& own : QString::fromLatin1(sentence.encodings).split(u' '))
            for (std::size_t begin = 0; begin + 4 <= sentence.text.size(); ++begin) {
                const std::u32string text(sentence.text.substr(begin, kLength));
                const Codec& written = *registry().find(own.toStdString());
                if (encodeAll(written, text))
                    parts.emplace_back(text, &written);
            }
    return parts;
}

} // namespace

class TestDuplicateCodes final : public QObject {
    Q_OBJECT

private slots:
    void areThoseThatEncodingDoesNotGive_data() {
        QTest::addColumn<QString>("encoding");
        for (const char* name : {"Big5", "Shift_JIS", "EUC-JP", "EUC-KR", "GBK", "gb18030"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void areThoseThatEncodingDoesNotGive() {
        QFETCH(const QString, encoding);
        const Codec& codec = *registry().find(encoding.toStdString());
        const DuplicateCodes duplicates(codec);
        const Codes wished = codesByTrying(codec);
        for (char32_t c = 0; c <= 0x10FFFF; ++c) {
            const auto found = wished.find(c);
            if (duplicates.has(c) != (found != wished.end()))
                QFAIL(qPrintable(QString::number(c, 16)));
            if (found == wished.end())
                continue;
            std::multiset<Bytes> codes;
            for (const DuplicateCodes::Code& code : duplicates.of(c))
                codes.emplace(code.view().begin(), code.view().end());
            QCOMPARE(shown(codes), shown(found->second));
        }
    }

    void likeliestCodeIsTaken_data() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<int>("fewest"); // texts that encoding again does not bring back
        QTest::newRow("Big5") << "Big5" << 50;
        QTest::newRow("Shift_JIS") << "Shift_JIS" << 300;
        QTest::newRow("EUC-JP") << "EUC-JP" << 0;
        QTest::newRow("EUC-KR") << "EUC-KR" << 0;
        QTest::newRow("GBK") << "GBK" << 0;
    }
    /// Parts of sentences in the encodings of their languages, misread: all of them come back.
    void likeliestCodeIsTaken() {
        QFETCH(const QString, encoding);
        QFETCH(const int, fewest);
        const Codec& read = *registry().find(encoding.toStdString());
        const DuplicateCodes duplicates(read);
        int others = 0;
        for (const auto& [text, written] : partsOfSentences()) {
            const Bytes bytes = encodeAll(*written, text).value();
            const auto misread = decodeWhole(read, bytes, Tail::AtEnd);
            if (!misread)
                continue;
            const auto back = reread(*misread, read, duplicates, *written, Tail::AtEnd);
            QVERIFY2(back, toUtf8(text).c_str());
            QCOMPARE(toUtf8(back->text), toUtf8(text));
            const bool isOther = encodeAll(read, *misread) != bytes;
            others += isOther ? 1 : 0;
            QVERIFY(isOther ? back->chosenCodes > 0
                            : back->chosenCodes == 0 || duplicates.occurIn(*misread));
        }
        QVERIFY(others >= fewest);
    }

    void refuses() {
        const Codec& big5 = *registry().find("Big5");
        const DuplicateCodes duplicates(big5);
        const auto back = [&](std::u32string_view text, Tail tail) {
            return reread(text, big5, duplicates, registry().utf8(), tail);
        };
        QVERIFY(!back(U"a\u0E01", Tail::AtEnd));      // Big5 has no Thai
        QVERIFY(!back(U"\u4E2D\u6587", Tail::AtEnd)); // A4 A4 A4 E5 are not UTF-8
        // E4 BA BA E3: a character of UTF-8 and the beginning of one.
        QVERIFY(!back(U"鈭箝", Tail::AtEnd));
        const auto beginning = back(U"鈭箝", Tail::MoreFollows);
        QVERIFY(beginning);
        QCOMPARE(toUtf8(beginning->text), std::string("人"));
        QVERIFY(!duplicates.has(0x110000));
    }
};

QTEST_GUILESS_MAIN(TestDuplicateCodes)
#include "tst_duplicate_codes.moc"

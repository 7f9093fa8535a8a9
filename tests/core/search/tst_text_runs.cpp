// findTextRuns(): where runs of text are, in which encoding, however the input is cut into reads.

#include "codec/codec_registry.h"
#include "search/text_runs.h"

#include <QtTest>

#include <random>

using namespace moji;

namespace {

/// Gives the bytes in pieces of at most `step`.
class PiecewiseReader final : public ByteReader {
public:
    PiecewiseReader(ByteView bytes, std::size_t step)
        : m_rest(bytes)
        , m_step(step) {}
    Result<std::size_t> read(std::span<Byte> out) override {
        const auto count = std::min({out.size(), m_rest.size(), m_step});
        std::copy_n(m_rest.begin(), count, out.begin());
        m_rest = m_rest.subspan(count);
        return count;
    }

private:
    ByteView m_rest;
    std::size_t m_step;
};

const CodecRegistry& codecs() {
    static const CodecRegistry registry;
    return registry;
}

std::vector<TextRun> runsIn(ByteView bytes, std::initializer_list<const char*> names,
                            std::size_t step = ~std::size_t{0}) {
    TextRunOptions options;
    for (const char* name : names)
        options.codecs.push_back(codecs().find(name));
    std::vector<TextRun> runs;
    PiecewiseReader reader(bytes, step);
    const auto done = findTextRuns(reader, options, [&](const TextRun& run) {
        runs.push_back(run);
        return true;
    });
    return done ? runs : std::vector<TextRun>();
}

QString describe(const std::vector<TextRun>& runs) {
    QStringList list;
    for (const TextRun& run : runs)
        list += QStringLiteral("%1+%2 %3 %4")
                    .arg(run.range.begin)
                    .arg(run.range.length())
                    .arg(QString::fromStdString(run.codec->name()),
                         QString::fromStdU32String(run.text));
    return list.join(u'\n');
}

Bytes bytesOf(const char* name, std::u32string_view text) {
    return encodeAll(*codecs().find(name), text).value();
}

} // namespace

class TestTextRuns final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asciiAndUtf8() {
        const std::string text("ab\0abcd\0\xFFПривет, мир\1x", 32);
        QCOMPARE(describe(runsIn(asBytes(text), {"UTF-8"})),
                 QStringLiteral("3+4 UTF-8 abcd\n9+20 UTF-8 Привет, мир"));
    }

    void utf16AtOddOffsets() {
        Bytes bytes(5);
        const Bytes text = bytesOf("UTF-16LE", U"Привет, мир");
        bytes.insert(bytes.end(), text.begin(), text.end());
        bytes.resize(bytes.size() + 5);
        QCOMPARE(describe(runsIn(bytes, {"UTF-8", "UTF-16LE"})),
                 QStringLiteral("5+22 UTF-16LE Привет, мир"));
    }

    void linesOfAsciiAreNotChinese() {
        const std::string text = "some lines of text\nand another one\nand a third\n";
        for (const TextRun& run : runsIn(asBytes(text), {"UTF-8", "UTF-16LE", "UTF-16BE"}))
            QCOMPARE(run.codec->name(), std::string("UTF-8"));
    }

    /// The last letter of the key and its NUL are a character of UTF-16LE too.
    void asciiKeepsItsLettersBesideUtf16() {
        const std::string path("\1\2Path\0C\0:\0\\\0W\0i\0n\0d\0o\0w\0s\0\0\0\1\2", 31);
        QCOMPARE(describe(runsIn(asBytes(path), {"UTF-8", "UTF-16LE", "UTF-16BE"})),
                 QStringLiteral("2+4 UTF-8 Path\n7+20 UTF-16LE C:\\Windows"));
        const std::string hello("\0hello\0h\0e\0l\0l\0o\0\0\0", 19);
        QCOMPARE(describe(runsIn(asBytes(hello), {"UTF-8", "UTF-16LE", "UTF-16BE"})),
                 QStringLiteral("1+5 UTF-8 hello\n7+10 UTF-16LE hello"));
        const std::string russian("\1Path\0\x1f\4\x40\4\x38\4\x32\4\x35\4\x42\4\0\0", 20);
        QCOMPARE(describe(runsIn(asBytes(russian), {"UTF-8", "UTF-16LE", "UTF-16BE"})),
                 QStringLiteral("1+4 UTF-8 Path\n6+12 UTF-16LE Привет"));
    }

    /// Many records, whatever the lengths of keys and values, however the input is cut.
    void recordsOfAsciiAndUtf16() {
        const char* const words[] = {"Path", "Value", "Folder", "Windows", "FileName", "Copyright"};
        std::mt19937 random(11);
        Bytes bytes;
        QStringList expected;
        while (bytes.size() < 1'100'000) {
            const std::string key = words[random() % 6];
            const std::string value = words[random() % 6];
            expected += QStringLiteral("%1+%2 UTF-8 %3")
                            .arg(bytes.size())
                            .arg(key.size())
                            .arg(QString::fromStdString(key));
            bytes.insert(bytes.end(), key.begin(), key.end());
            bytes.push_back(0);
            expected += QStringLiteral("%1+%2 UTF-16LE %3")
                            .arg(bytes.size())
                            .arg(value.size() * 2)
                            .arg(QString::fromStdString(value));
            for (const char c : value) {
                bytes.push_back(static_cast<Byte>(c));
                bytes.push_back(0);
            }
            bytes.insert(bytes.end(), {0, 0});
        }
        for (const std::size_t step : {65536U, 999'983U, 4'000'000U})
            QCOMPARE(describe(runsIn(bytes, {"UTF-8", "UTF-16LE", "UTF-16BE"}, step)),
                     expected.join(u'\n'));
    }

    /// 4F 60 59 7D are "O`Y}": bytes of ASCII inside Chinese or Japanese text are that text.
    void asciiBytesInsideUtf16AreNoAscii() {
        for (const std::u32string_view text : {std::u32string_view(U"请输入你好的文件名称"),
                                               std::u32string_view(U"ファイルあいうWindows")}) {
            Bytes bytes = bytesOf("UTF-16BE", text);
            bytes.insert(bytes.end(), {0, 0});
            const auto runs = runsIn(bytes, {"UTF-8", "UTF-16LE", "UTF-16BE"});
            QCOMPARE(runs.size(), std::size_t{1});
            QCOMPARE(runs[0].text, std::u32string(text));
        }
    }

    void theLikelierReadingIsTold() {
        const Bytes bytes = bytesOf("KOI8-R", U"Съешь же ещё этих мягких булок");
        const auto runs = runsIn(bytes, {"windows-1251", "KOI8-R"});
        QCOMPARE(runs.size(), std::size_t{1});
        QCOMPARE(runs[0].codec->name(), std::string("KOI8-R"));
        QVERIFY(runs[0].score > 0.5);
    }

    /// The runs are the same for any size of the reads, also across the edges of windows.
    void doesNotDependOnReads() {
        std::mt19937 random(3);
        Bytes bytes(1'300'000);
        for (Byte& byte : bytes)
            byte = static_cast<Byte>(random() % 4 == 0 ? random() : 'a' + random() % 26);
        const Bytes text = bytesOf("UTF-16BE", U"Привет, мир");
        std::ranges::copy(text, bytes.begin() + 1024 * 1024 - 9);
        const QString expected =
            describe(runsIn(bytes, {"UTF-8", "UTF-16LE", "UTF-16BE", "EUC-KR"}));
        for (const std::size_t step : {1000U, 65536U, 999'983U})
            QCOMPARE(describe(runsIn(bytes, {"UTF-8", "UTF-16LE", "UTF-16BE", "EUC-KR"}, step)),
                     expected);
    }

    void runsAreInOrderAndApart() {
        std::mt19937 random(5);
        Bytes bytes(200'000);
        for (Byte& byte : bytes)
            byte = static_cast<Byte>(random());
        std::uint64_t end = 0;
        for (const TextRun& run : runsIn(bytes, {"UTF-8", "UTF-16LE", "UTF-32BE", "Shift_JIS"})) {
            QVERIFY(run.range.begin >= end);
            QVERIFY(run.text.size() >= 4);
            end = run.range.end;
        }
        QVERIFY(end > 0);
    }

    void longRunsComeInParts() {
        const std::string text(300'000, 'x');
        std::uint64_t end = 0;
        for (const TextRun& run : runsIn(asBytes(text), {"UTF-8"})) {
            QCOMPARE(run.range.begin, end);
            QVERIFY(run.range.length() <= 128 * 1024);
            QVERIFY(run.range.length() >= 64 * 1024 || run.range.end == text.size());
            end = run.range.end;
        }
        QCOMPARE(end, std::uint64_t{300'000});
    }

    void longRunsAreCutWhereTheirBytesSay() {
        std::mt19937 random(7);
        std::string text;
        while (text.size() < 4'000'000)
            text += static_cast<char>('a' + random() % 26);
        const auto endsOf = [](const std::string& one, std::uint64_t moved) {
            std::vector<std::uint64_t> ends;
            for (const TextRun& run : runsIn(asBytes(one), {"UTF-8"}))
                ends.push_back(run.range.end - moved);
            return ends;
        };
        const auto before = endsOf(text, 0);
        const auto after = endsOf(text.substr(0, 1000) + "0123456789" + text.substr(1000), 10);
        std::vector<std::uint64_t> same;
        std::ranges::set_intersection(before, after, std::back_inserter(same));
        QVERIFY(before.size() > 40);
        QVERIFY2(same.size() + 8 > before.size(), qPrintable(QString::number(same.size())));
    }
};

QTEST_APPLESS_MAIN(TestTextRuns)
#include "tst_text_runs.moc"

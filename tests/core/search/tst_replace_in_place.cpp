// Replacing in encodings with shifts: every hit becomes what is to replace it, all else reads as
// before, or nothing is changed and the hit is named for which there are no such bytes.

#include "codec/codec_registry.h"
#include "codec/encode_in_place.h"
#include "codec/span_cursor.h"
#include "core/search/search_model.h"
#include "search/replace_all.h"
#include "search/replace_in_place.h"

#include <QtTest>

#include <random>
#include <set>

using namespace moji;
using namespace moji::search;

namespace {

const CodecRegistry& registry() {
    static const CodecRegistry all;
    return all;
}

Bytes contents(const PieceTable& table) {
    const auto source = table.snapshot();
    return *readRange(*source, {0, source->size()});
}

/// An error is U+FFFD.
std::u32string textOf(const Codec& codec, ByteView bytes) {
    std::u32string text;
    for (const Span& span : decodeAll(codec, bytes)) {
        text += span.text();
        if (isError(span.status))
            text += U'\uFFFD';
    }
    return text;
}

std::u32string replacedIn(std::u32string_view text, std::u32string_view what,
                          std::u32string_view with) {
    std::u32string result;
    for (std::size_t at = 0; at < text.size();) {
        const bool isHit = text.substr(at).starts_with(what);
        result += isHit ? with : text.substr(at, 1);
        at += isHit ? what.size() : 1;
    }
    return result;
}

struct Outcome {
    std::u32string text;
    std::uint64_t count = 0;
    std::optional<ByteRange> refused;
};
/// A place after every few spans, as a scan finds them.
CheckpointIndex indexOf(const ByteSource& source, const Codec& codec) {
    constexpr std::size_t kEvery = 5;
    SpanCursor cursor(source, codec);
    std::vector<Checkpoint> places;
    for (std::size_t span = 0;; ++span) {
        if (span % kEvery == 0)
            places.push_back({cursor.offset(), cursor.state()});
        const auto item = cursor.next();
        if (!item || !*item)
            return CheckpointIndex(std::move(places));
    }
}

Outcome replacedBy(const Codec& codec, const Bytes& bytes, SearchMode mode, std::u32string what,
                   std::u32string_view with, bool isIndexed = false) {
    const PieceTable table(std::make_shared<const MemorySource>(bytes));
    const auto source = table.snapshot();
    const auto pattern = *SearchPattern::compile({mode, std::move(what), &codec});
    const auto replacement = *Replacement::compile(mode, with, pattern);
    const CheckpointIndex index = indexOf(*source, codec);
    const auto replaced =
        *replaceAll(table, {source.get(), isIndexed ? &index : nullptr}, pattern, replacement);
    if (replaced.count > 0 &&
        table.size() - replaced.removed.length() + replaced.inserted != replaced.table.size())
        qFatal("the change is not the one that is told");
    const Bytes after = contents(replaced.table);
    std::uint64_t growth = 0; // may wrap around
    std::uint64_t kept = 0;   // up to there
    for (std::size_t i = 0; i <= replaced.parts.size(); ++i) {
        const bool isPart = i < replaced.parts.size();
        const std::uint64_t end = isPart ? replaced.parts[i].removed.begin : bytes.size();
        if (!std::equal(bytes.begin() + std::ptrdiff_t(kept), bytes.begin() + std::ptrdiff_t(end),
                        after.begin() + std::ptrdiff_t(kept + growth)))
            qFatal("what lies between the parts is not kept");
        if (isPart) {
            kept = replaced.parts[i].removed.end;
            growth += replaced.parts[i].inserted - replaced.parts[i].removed.length();
        }
    }
    return {textOf(codec, contents(replaced.table)), replaced.count, replaced.refused};
}

} // namespace

class TestReplaceInPlace final : public QObject {
    Q_OBJECT

private slots:
    void lawOfEveryEncoding() {
        constexpr std::u32string_view kLetters = U"aab\n中文あいア한ыéü";
        constexpr int kRounds = 60;
        std::mt19937 random(11);
        std::set<std::string> tried;
        for (const CodecInfo& info : registry().list()) {
            const Codec& codec = *registry().find(info.name);
            std::u32string letters;
            for (const char32_t c : kLetters)
                letters += hasShifts(codec) && encodeAll(codec, {&c, 1}) ? std::u32string(1, c)
                                                                         : std::u32string();
            const auto any = [&](std::size_t least, std::size_t most) {
                std::u32string text;
                for (std::size_t i = least + random() % (most - least + 1); i > 0; --i)
                    text += letters[random() % letters.size()];
                return text;
            };
            for (int round = 0; round < kRounds && !letters.empty(); ++round) {
                // Far hits are written one by one, near ones together.
                const std::u32string text =
                    any(0, 12) + std::u32string(random() % 3 * 60, letters[0]) + any(0, 40);
                const auto bytes = encodeAll(codec, text);
                if (!bytes || textOf(codec, *bytes) != text)
                    continue;
                const std::u32string what = any(1, 2);
                const std::u32string with = any(0, 3);
                const Outcome done =
                    replacedBy(codec, *bytes, SearchMode::Text, what, with, round % 2 == 1);
                const std::u32string expected = done.refused ? text : replacedIn(text, what, with);
                QVERIFY2(done.text == expected,
                         qPrintable(QString::fromStdString(info.name) + ": " +
                                    QString::fromStdU32String(text) + " / " +
                                    QString::fromStdU32String(what) + " / " +
                                    QString::fromStdU32String(with) + " -> " +
                                    QString::fromStdU32String(done.text)));
                tried.insert(info.name);
            }
        }
        QVERIFY2(tried.size() > 20, qPrintable(QString::number(tried.size())));
    }

    void escapesHaveAPlaceForEveryText_data() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("with");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* encoding, const char* text,
                            const char* what, const char* with, const char* expected) {
            QTest::newRow(name) << encoding << QString::fromUtf8(text) << QString::fromUtf8(what)
                                << QString::fromUtf8(with) << QString::fromUtf8(expected);
        };
        row("within a run", "ISO-2022-JP", "あいう", "い", "え", "あえう");
        row("another set", "ISO-2022-JP", "あいう", "い", "e", "あeう");
        row("neighbours", "ISO-2022-JP", "あああ", "あ", "aい", "aいaいaい");
        row("nothing", "ISO-2022-JP", "aあbいc", "あ", "", "abいc");
        row("with its escapes", "ISO-2022-JP", "aあいb", "aあ", "", "いb");
        row("Korean", "ISO-2022-KR", "a한글b", "글", "x", "a한xb");
        row("HZ", "HZ-GB-2312", "a中文b", "中", "x国", "ax国文b");
        row("EBCDIC", "ibm-930", "aあいb", "い", "z", "aあzb");
        row("at the end", "ISO-2022-JP", "aあ", "あ", "い", "aい");
        row("groups", "ISO-2022-JP", "あ=k い=v", "(\\w)=(\\w)", "$2=$1", "k=あ v=い");
    }
    void escapesHaveAPlaceForEveryText() {
        QFETCH(QString, encoding);
        QFETCH(QString, text);
        QFETCH(QString, what);
        QFETCH(QString, with);
        QFETCH(QString, expected);
        const Codec& codec = *registry().find(encoding.toStdString());
        const Bytes bytes = encodeAll(codec, text.toStdU32String()).value();
        const bool isRegex = what.startsWith(QLatin1Char('('));
        const Outcome done =
            replacedBy(codec, bytes, isRegex ? SearchMode::Regex : SearchMode::Text,
                       what.toStdU32String(), with.toStdU32String());
        QVERIFY(!done.refused);
        QVERIFY(done.count > 0);
        QCOMPARE(QString::fromStdU32String(done.text), expected);
    }

    /// Each character of BOCU-1 is written as the distance from the one before.
    void whatHasNoPlaceIsRefused() {
        const Codec& codec = *registry().find("BOCU-1");
        const Bytes bytes = encodeAll(codec, U"привет, мир").value();
        const Outcome done = replacedBy(codec, bytes, SearchMode::Text, U"в", U"中");
        QVERIFY(done.refused);
        QCOMPARE(done.count, std::uint64_t{0});
        QVERIFY(done.text == U"привет, мир");
    }

    /// It stays as it is, and so does what is around it.
    void malformedBytesBetweenHitsStay() {
        for (const char* name : {"ISO-2022-JP", "ISO-2022-KR", "HZ-GB-2312", "LMBCS-11"}) {
            const Codec& codec = *registry().find(name);
            const std::string_view text = "$1\n\x1B\xFFZa $ $";
            const Bytes bytes(text.begin(), text.end());
            std::u32string expected = textOf(codec, bytes);
            QVERIFY2(expected.starts_with(U"$1\n") && expected.ends_with(U" $ $"), name);
            QVERIFY2(expected.find(U'\uFFFD') != expected.npos, name);
            expected = replacedIn(expected, U"$", U"<>");
            const Outcome done = replacedBy(codec, bytes, SearchMode::Text, U"$", U"<>");
            QVERIFY2(!done.refused, name);
            QCOMPARE(done.count, std::uint64_t{3});
            QVERIFY2(done.text == expected, name);
        }
    }

    void aGroupThatIsNoTextIsRefused() {
        const Codec& codec = *registry().find("ISO-2022-JP");
        const std::string_view text = "a\xFF<";
        const Bytes bytes(text.begin(), text.end());
        const Outcome done = replacedBy(codec, bytes, SearchMode::Regex, U"(.)<", U"$1>");
        QVERIFY(done.refused);
        QCOMPARE(done.count, std::uint64_t{0});
    }

    /// Bytes are put as they are, whatever they mean then.
    void hexIsPutAsItIs() {
        const Codec& codec = *registry().find("ISO-2022-JP");
        const Bytes bytes = encodeAll(codec, U"あい").value();
        const Outcome done = replacedBy(codec, bytes, SearchMode::Hex, U"24 22", U"24 26");
        QCOMPARE(done.count, std::uint64_t{1});
        QVERIFY(done.text == U"うい");
    }

    void oneHitIsReplacedAlike() {
        const Codec& codec = *registry().find("ISO-2022-JP");
        const Bytes bytes = encodeAll(codec, U"あいう").value();
        const PieceTable table(std::make_shared<const MemorySource>(bytes));
        const auto source = table.snapshot();
        const SearchText text{source.get(), nullptr};
        const auto pattern = *SearchPattern::compile({SearchMode::Text, U"い", &codec});
        const auto replacement = *Replacement::compile(SearchMode::Text, U"え", pattern);
        const auto finder = makeHitFinder(pattern, text);
        const auto hit = finder->first({0, bytes.size()});
        QVERIFY(hit && *hit);
        const auto replaced = replaceHit(table, text, **hit, *finder, replacement);
        QVERIFY(replaced && !replaced->refused);
        QCOMPARE(replaced->removed, (ByteRange{5, 7}));
        QCOMPARE(replaced->inserted, std::uint64_t{2});
        QVERIFY(textOf(codec, contents(replaced->table)) == U"あえう");
    }
};

QTEST_APPLESS_MAIN(TestReplaceInPlace)
#include "tst_replace_in_place.moc"

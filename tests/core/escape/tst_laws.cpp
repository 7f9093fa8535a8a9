// Laws that every registered style must keep, on seeded random text.

#include "core/escape/random_text.h"
#include "escape/style_registry.h"
#include "utf8/utf8_writer.h"

#include <QTest>

#include <algorithm>

using namespace moji;
using namespace moji::escape;
using moji::escape::test::RandomText;

namespace {

constexpr unsigned kSeed = 2024;
constexpr int kRounds = 500;

QByteArray bytesOf(std::string_view text) {
    return {text.data(), qsizetype(text.size())};
}

QByteArray shown(std::string_view text) {
    return "seed " + QByteArray::number(kSeed) + ": " +
           bytesOf(text).toPercentEncoding("\"'&=\\+?;#");
}

Transformed result(Transformer& transformer, std::string_view text) {
    auto done = transform(transformer, asBytes(text));
    if (!done)
        qFatal("no transformer may fail on a short text");
    return *std::move(done);
}

using Problems = std::vector<std::pair<std::uint64_t, Problem>>;

/// Collects what comes out, and how many bytes of the input it represents.
class Collector final : public Sink {
public:
    void piece(const Piece& piece) override {
        inOrder &= piece.source.begin == covered && piece.source.end >= covered;
        covered = piece.source.end;
        text += piece.output;
        if (piece.problem != Problem::None)
            problems.emplace_back(piece.source.begin, piece.problem);
    }
    std::string text;
    std::uint64_t covered = 0;
    bool inOrder = true;
    Problems problems;
};

/// The same text in random pieces; with `most` 1, byte by byte.
Collector inChunks(Transformer& transformer, std::string_view text, RandomText& random,
                   unsigned most) {
    Collector collector;
    while (!text.empty()) {
        const auto size = std::min<std::size_t>(text.size(), 1 + random.below(most));
        if (!transformer.feed(asBytes(text.substr(0, size)), collector))
            qFatal("no transformer may fail on a short text");
        text.remove_prefix(size);
    }
    if (!transformer.finish(collector))
        qFatal("no transformer may fail on a short text");
    return collector;
}

Problems problemsOf(const Transformed& whole) {
    Problems problems;
    for (const Segment& segment : whole.segments) {
        if (segment.problem != Problem::None)
            problems.emplace_back(segment.source.begin, segment.problem);
    }
    return problems;
}

/// The escaper says that what it writes may not come back.
bool isSaidNotToComeBack(const Transformed& escaped) {
    return std::ranges::find(escaped.segments, Problem::NotInForm, &Segment::problem) !=
           escaped.segments.end();
}

} // namespace

class EscapeLawsTest : public QObject {
    Q_OBJECT

    CodecRegistry m_codecs;

    static void addStyles() {
        QTest::addColumn<const Style*>("style");
        for (const Style& style : styles())
            QTest::newRow(std::string(style.name).c_str()) << &style;
    }

    /// Both of a style's transformers, one after the other.
    template <class Check>
    void forBoth(const Style* style, Check check) {
        check([style] { return style->makeEscaper(); });
        check([this, style] { return style->makeUnescaper(m_codecs); });
    }

    /// Whether `text` is the same, and without a problem, after both; fails where it is not and the
    /// escaper does not say so, or says so for nothing.
    bool comesBack(const Style* style, const std::string& text) {
        const Transformed escaped = result(*style->makeEscaper(), text);
        const Transformed back = result(*style->makeUnescaper(m_codecs), escaped.text);
        const bool isBack = back.text == text && problemsOf(back).empty();
        if (!isBack && !isSaidNotToComeBack(escaped))
            QTest::qFail((shown(text) + " is lost silently").constData(), __FILE__, __LINE__);
        if (isBack && isSaidNotToComeBack(escaped) && style->name == "punycode")
            QTest::qFail((shown(text) + " is back, but was given up").constData(), __FILE__,
                         __LINE__);
        return isBack;
    }

private Q_SLOTS:
    void whatIsEscapedComesBack_data() { addStyles(); }
    void whatIsEscapedComesBack() {
        QFETCH(const Style*, style);
        RandomText random(kSeed);
        int notBack = 0;
        for (int round = 0; round < kRounds; ++round) {
            const std::string text =
                round % 2 && style->alphabet == Alphabet::Bytes ? random.bytes() : random.text();
            notBack += !comesBack(style, text);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY2(notBack == 0, "in plain text nothing is lost");
    }

    /// Texts made of what escapes are made of come back too, or are said not to.
    void whatLooksEscapedComesBackOrIsSaidNotTo_data() { addStyles(); }
    void whatLooksEscapedComesBackOrIsSaidNotTo() {
        QFETCH(const Style*, style);
        RandomText random(kSeed + 5);
        int notBack = 0;
        for (int round = 0; round < kRounds; ++round) {
            const std::string text = toUtf8(fromUtf8(random.bytes()));
            notBack += !comesBack(style, text);
            if (QTest::currentTestFailed())
                return;
        }
        // Punycode alone cannot hold what looks like a domain name, which is rare.
        QVERIFY(notBack < (style->name == "punycode" ? kRounds / 2 : 1));
    }

    void punycodeOfWhatEndsLikeAnAcePrefix_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isBack");
        QTest::newRow("ends-in-xn-") << QStringLiteral("\uFFFD<!x=\n>!xn-") << false;
        QTest::newRow("xn-alone") << QStringLiteral("éxn-") << false;
        QTest::newRow("XN-") << QStringLiteral("é XN-") << false;
        QTest::newRow("a-domain-name") << QStringLiteral("xn--e1aybc") << false;
        QTest::newRow("xn-inside-a-word") << QStringLiteral("éaxn-") << true;
        QTest::newRow("xn") << QStringLiteral("éxn") << true;
        QTest::newRow("line-feed-at-the-end") << QStringLiteral("é\n") << true;
    }
    void punycodeOfWhatEndsLikeAnAcePrefix() {
        QFETCH(QString, text);
        QFETCH(bool, isBack);
        QCOMPARE(comesBack(findStyle("punycode"), text.toStdString()), isBack);
    }

    void charactersReplaceWhatIsNoUtf8_data() { addStyles(); }
    void charactersReplaceWhatIsNoUtf8() {
        QFETCH(const Style*, style);
        if (style->alphabet == Alphabet::Bytes)
            return;
        RandomText random(kSeed + 1);
        for (int round = 0; round < kRounds; ++round) {
            const std::string text = random.bytes();
            const Transformed escaped = result(*style->makeEscaper(), text);
            if (isSaidNotToComeBack(escaped))
                continue;
            const std::u32string decoded = fromUtf8(text);
            if (result(*style->makeUnescaper(m_codecs), escaped.text).text != toUtf8(decoded))
                QFAIL(shown(text));
            // One problem for each error; an honest U+FFFD is none.
            const auto errors =
                std::ranges::count(escaped.segments, Problem::NotUtf8, &Segment::problem);
            const auto genuine = bytesOf(text).count("\xEF\xBF\xBD");
            QCOMPARE(errors + genuine, std::ranges::count(decoded, U'\uFFFD'));
        }
    }

    void chunksChangeNothing_data() { addStyles(); }
    void chunksChangeNothing() {
        QFETCH(const Style*, style);
        RandomText random(kSeed + 2);
        for (int round = 0; round < kRounds; ++round) {
            const std::string text = random.bytes();
            const unsigned most = round % 3 == 0 ? 1 : 1 + random.below(20);
            forBoth(style, [&](auto make) {
                const Transformed whole = result(*make(), text);
                const Collector pieces = inChunks(*make(), text, random, most);
                QVERIFY2(pieces.text == whole.text, shown(text));
                QVERIFY2(pieces.inOrder && pieces.covered == text.size(), shown(text));
                QVERIFY2(problemsOf(whole) == pieces.problems, shown(text));
            });
            if (QTest::currentTestFailed())
                return;
        }
    }

    void segmentsTileBothSides_data() { addStyles(); }
    void segmentsTileBothSides() {
        QFETCH(const Style*, style);
        RandomText random(kSeed + 3);
        for (int round = 0; round < kRounds; ++round) {
            const std::string text = random.bytes();
            forBoth(style, [&](auto make) {
                const Transformed whole = result(*make(), text);
                std::uint64_t source = 0;
                std::uint64_t written = 0;
                for (const Segment& segment : whole.segments) {
                    QCOMPARE(segment.source.begin, source);
                    QCOMPARE(segment.result.begin, written);
                    source = segment.source.end;
                    written = segment.result.end;
                    if (segment.kind == PieceKind::Literal)
                        QVERIFY(text.substr(segment.source.begin, segment.source.length()) ==
                                whole.text.substr(segment.result.begin, segment.result.length()));
                }
                QCOMPARE(source, text.size());
                QCOMPARE(written, whole.text.size());
            });
            if (QTest::currentTestFailed())
                return;
        }
    }

    void escapedTextIsPrintableAscii_data() { addStyles(); }
    void escapedTextIsPrintableAscii() {
        QFETCH(const Style*, style);
        RandomText random(kSeed + 4);
        // HTML has no references for some controls, XML and Punycode leave some as they are.
        const bool keepsControls =
            style->name == "html" || style->name == "xml" || style->name == "punycode";
        for (int round = 0; round < kRounds; ++round) {
            const std::string text = random.bytes();
            for (const char c : result(*style->makeEscaper(), text).text) {
                const auto byte = static_cast<unsigned char>(c);
                const bool lineSpace = byte == '\n' || byte == '\r' || byte == '\t';
                const bool printable = (byte >= 0x20 && byte < 0x7F) || lineSpace;
                const bool c1 = style->name == "html" && byte >= 0x80;
                QVERIFY2(printable || c1 || (keepsControls && byte < 0x80), shown(text));
            }
        }
    }

    void anEscapedTextIsFoundByItsStyle_data() { addStyles(); }
    void anEscapedTextIsFoundByItsStyle() {
        QFETCH(const Style*, style);
        std::string escaped = result(*style->makeEscaper(), "Привет, мир! 世界 😀\r\n").text;
        if (style->name == "punycode")
            escaped = "xn--" + escaped;
        const Style* found = detectStyle(asBytes(escaped), m_codecs);
        QVERIFY(found);
        // These escapes of JavaScript are JSON's too, XML's are HTML's.
        const std::string_view expected = style->name == "js"    ? "json"
                                          : style->name == "xml" ? "html"
                                                                 : style->name;
        QCOMPARE(bytesOf(found->name), bytesOf(expected));
    }

    void emptyTextIsNothingButSyntax_data() { addStyles(); }
    void emptyTextIsNothingButSyntax() {
        QFETCH(const Style*, style);
        const Transformed escaped = result(*style->makeEscaper(), "");
        QVERIFY(std::ranges::all_of(escaped.segments, [](const Segment& segment) {
            return segment.kind == PieceKind::Syntax;
        }));
        QVERIFY(result(*style->makeUnescaper(m_codecs), "").text.empty());
    }

    void onlyStatedBoundsFail_data() { addStyles(); }
    void onlyStatedBoundsFail() {
        QFETCH(const Style*, style);
        const std::string text(200 * 1024, 'a');
        QCOMPARE(bool(transform(*style->makeEscaper(), asBytes(text))), style->streams);
        QCOMPARE(bool(transform(*style->makeUnescaper(m_codecs), asBytes(text))), style->streams);
    }
};

QTEST_GUILESS_MAIN(EscapeLawsTest)
#include "tst_laws.moc"

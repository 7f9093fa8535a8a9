// Random regular expressions in random texts: the engines of RegexProgram find what ICU finds.
// MOJISCOPE_EXHAUSTIVE=1 tries a hundred times as many in UTF-8.

#include "codec/codec_registry.h"
#include "core/search/random_regex.h"
#include "core/search/search_model.h"
#include "search/byte_regex.h"
#include "search/program_hit_finder.h"
#include "search/regex_parts.h"
#include "search/regex_tree.h"
#include "search/text_hit_finder.h"

#include <QtTest>

using namespace moji;
using namespace moji::search;
using namespace moji::test;

namespace {

std::string hexOf(ByteView bytes) {
    std::string hex;
    for (const Byte byte : bytes)
        hex += fmt::format("{:02X} ", byte);
    return hex;
}

/// Whether the text has CR LF in it, or ends with a line end.
bool hasOddLines(const Codec& codec, ByteView bytes) {
    std::u32string text;
    for (const Span& span : decodeAll(codec, bytes))
        text += span.text();
    const bool endsLine = !text.empty() && lineEnds().contains(static_cast<UChar32>(text.back()));
    return endsLine || text.find(U"\r\n") != text.npos;
}

std::string describe(const std::optional<ByteRange>& hit) {
    return hit ? fmt::format("{}..{}", hit->begin, hit->end) : "nothing";
}

/// What RE2 finds in letters, also where the bytes can be read as they are.
class LetterFinder {
public:
    LetterFinder(const SearchPattern& pattern, const SearchText& text)
        : m_program(*pattern.program())
        , m_letters(text, *pattern.codec(), m_program)
        , m_wholeWords(pattern.wholeWords()) {
        m_letters.neverReadPlain();
        m_isLoaded = m_letters.load({0, text.source->size()}, 0).has_value();
    }
    [[nodiscard]] bool isLoaded() const { return m_isLoaded; }

    [[nodiscard]] std::optional<ByteRange> first(std::uint64_t from) const {
        for (std::size_t at = m_letters.letterFrom(from); at < m_letters.letters().size();) {
            const auto match = m_program.find(m_letters.letters(), at);
            if (!match || !*match)
                return {};
            const auto [begin, end] = **match;
            if (begin < end && (!m_wholeWords || (!crossesWord(begin) && !crossesWord(end))))
                return m_letters.bytesOf(begin, end);
            at = begin < m_letters.letters().size()
                     ? m_letters.letterFrom(m_letters.bytesOf(begin, begin + 1).begin + 1)
                     : begin;
        }
        return {};
    }

private:
    [[nodiscard]] bool crossesWord(std::size_t at) const {
        return m_program.alphabet().crossesWord(m_letters.letters(), at);
    }

    const RegexProgram& m_program;
    LetterText m_letters;
    bool m_wholeWords;
    bool m_isLoaded = false;
};

/// Where the engines differ from ICU (regex_parts.h).
struct Quirks {
    bool atLineEnds = false;
    bool inRepeats = false;
};

bool repeatsNothing(const RegexTree& tree) {
    return (tree.kind == RegexTree::Kind::Repeat && tree.children.front().canBeEmpty()) ||
           std::ranges::any_of(tree.children, repeatsNothing);
}

Quirks quirksOf(const std::string& expression, bool matchCase) {
    const auto parts = readRegex(QString::fromStdString(expression).toStdU32String(), matchCase);
    const auto tree = parts ? RegexTree::of(*parts) : std::nullopt;
    Quirks quirks;
    for (const char* const syntax : {"^", "\\R", "(?s"})
        quirks.atLineEnds = quirks.atLineEnds || expression.find(syntax) != std::string::npos;
    quirks.inRepeats = tree && repeatsNothing(*tree);
    return quirks;
}

/// The first difference in a text, if there is any.
struct Compared {
    std::string difference;
    int hits = 0;
};

Compared compare(const SearchPattern& pattern, const Quirks& quirks, ByteView bytes) {
    const CopyingSource source(Bytes(bytes.begin(), bytes.end()));
    const SearchText text{&source, nullptr};
    ProgramHitFinder ours(pattern, text, {});
    const LetterFinder letters(pattern, text);
    RegexHitFinder icu(pattern, text, {});
    const bool differs =
        quirks.inRepeats || (quirks.atLineEnds && hasOddLines(*pattern.codec(), bytes));
    Compared compared;
    for (std::uint64_t at = 0; at < source.size();) {
        const auto inLetters = letters.first(at);
        const auto expected =
            differs ? Result<std::optional<ByteRange>>(inLetters) : icu.first({at, source.size()});
        if (!expected)
            break; // it takes too many steps
        const auto found = ours.first({at, source.size()});
        if (!found || *found != *expected || inLetters != *expected)
            return {fmt::format("from {}: {}, in letters {}, ICU finds {}", at,
                                found ? describe(*found) : "an error", describe(inLetters),
                                describe(*expected))};
        if (!*found)
            break;
        ++compared.hits;
        const int groups = differs ? 0 : pattern.regex()->groupCount();
        for (int group = 1; group <= groups; ++group)
            if (*ours.group(group) != *icu.group(group))
                return {fmt::format("from {}: group {} is {}, in ICU {}", at, group,
                                    describe(*ours.group(group)), describe(*icu.group(group)))};
        at = (*found)->end;
    }
    return compared;
}

/// The difference in as short a text as possible.
std::string shrunk(const SearchPattern& pattern, const Quirks& quirks, Bytes bytes) {
    for (std::size_t length = bytes.size(); length > 0; length /= 2)
        for (std::size_t at = 0; at + length <= bytes.size();) {
            Bytes less = bytes;
            less.erase(less.begin() + static_cast<std::ptrdiff_t>(at),
                       less.begin() + static_cast<std::ptrdiff_t>(at + length));
            if (compare(pattern, quirks, less).difference.empty())
                at += length;
            else
                bytes = less;
        }
    return "in " + hexOf(bytes) + compare(pattern, quirks, bytes).difference;
}

} // namespace

class TestRegexAgreement : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void enginesAgree_data();
    void enginesAgree();

private:
    CodecRegistry m_codecs;
};

void TestRegexAgreement::enginesAgree_data() {
    QTest::addColumn<QString>("codec");
    QTest::addColumn<int>("count");
    QTest::addColumn<unsigned>("seed");
    const bool isExhaustive = qEnvironmentVariableIntValue("MOJISCOPE_EXHAUSTIVE") != 0;
    for (unsigned seed = 0; seed < (isExhaustive ? 100 : 1); ++seed)
        QTest::addRow("UTF-8, seed %u", seed) << QStringLiteral("UTF-8") << 240 << seed;
    for (const char* codec :
         {"windows-1251", "KOI8-R", "windows-1252", "IBM037", "UTF-16LE", "UTF-16BE", "Shift_JIS"})
        QTest::newRow(codec) << QString::fromUtf8(codec) << 40 << 7u;
}

void TestRegexAgreement::enginesAgree() {
    QFETCH(QString, codec);
    QFETCH(int, count);
    QFETCH(unsigned, seed);
    const Codec* const encoding = m_codecs.find(codec.toStdString());
    QVERIFY(encoding != nullptr);
    std::mt19937 random(seed);
    RandomRegex expressions(random);
    RandomText texts(random, *encoding);
    QStringList differences;
    int tried = 0;
    int plain = 0; // of these, read bytes as they are
    int hits = 0;
    for (int i = 0; i < count; ++i) {
        const std::string text = expressions.make();
        const bool matchCase = random() % 3 != 0;
        const bool wholeWords = random() % 4 == 0;
        const std::string name = fmt::format("/{}/{}{}", text, matchCase ? "" : " without case",
                                             wholeWords ? " whole words" : "");
        const auto pattern = SearchPattern::compile({SearchMode::Regex,
                                                     QString::fromStdString(text).toStdU32String(),
                                                     encoding, matchCase, wholeWords});
        if (!pattern || pattern->program() == nullptr)
            continue; // refused by ICU, or for ICU alone
        const Quirks quirks = quirksOf(text, matchCase);
        ++tried;
        plain += pattern->program()->plain() != nullptr ? 1 : 0;
        for (int round = 0; round < 3; ++round) {
            const Bytes bytes = texts.make();
            const Compared compared = compare(*pattern, quirks, bytes);
            hits += compared.hits;
            if (compared.difference.empty())
                continue;
            differences += QString::fromStdString(name + ' ' + shrunk(*pattern, quirks, bytes));
            break;
        }
    }
    QVERIFY2(differences.isEmpty(), qPrintable(differences.join(u'\n')));
    QVERIFY(tried > count / 2);
    QVERIFY(plain > count / 2);
    QVERIFY(hits > 3 * count);
}

QTEST_GUILESS_MAIN(TestRegexAgreement)
#include "tst_regex_agreement.moc"

// Regular expressions in UTF-8 that is searched as it is.

#include "codec/codec_registry.h"
#include "core/search/search_model.h"
#include "search/class_reader.h"
#include "search/plain_matchers.h"
#include "search/regex_parts.h"
#include "search/regex_sets.h"

#include <QtTest>

#include <random>

using namespace moji;
using namespace moji::search;
using namespace moji::test;

namespace {

constexpr std::size_t kSegment = 512 * 1024; // that is loaded at once

std::string repeated(std::string_view text, std::size_t count) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i)
        all += text;
    return all;
}

/// For which manyStates() needs as many states as it has letters.
constexpr std::u32string_view kManyStates = U"[ab]*a[ab]{40}c|\\d+x";

/// Letters at random that match, with a c after them.
std::string manyStates(std::size_t size) {
    std::mt19937 random(6);
    std::string letters(size, 'a');
    for (char& letter : letters)
        letter = random() % 2 == 0 ? 'a' : 'b';
    letters[size - 41] = 'a';
    return letters;
}

} // namespace

class TestPlainRegex : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void longRunsOfMarks();
    void trailsAtEdgesAreErrors();
    void surrogatesAtEdgesAreWhole_data();
    void surrogatesAtEdgesAreWhole();
    void classesThatNeedTooManyNodes();
    void givingUpLosesNothing();
    void givingUpIsFinal();
    void statesAreKept();
    void repeatedPositionsAreNotReadPlain();

private:
    [[nodiscard]] Ranges hits(std::string_view text, const char* pattern, bool matchCase = true,
                              bool wholeWords = false) const;

    CodecRegistry m_codecs;
};

Ranges TestPlainRegex::hits(std::string_view text, const char* pattern, bool matchCase,
                            bool wholeWords) const {
    const CopyingSource source(Bytes(text.begin(), text.end()));
    const auto compiled =
        SearchPattern::compile({SearchMode::Regex, QString::fromUtf8(pattern).toStdU32String(),
                                &m_codecs.utf8(), matchCase, wholeWords});
    AllHitsOptions options;
    options.threads = 1;
    return findAll({&source, nullptr}, *compiled, options)->first;
}

/// Whether marks continue a word is asked for at each of them.
void TestPlainRegex::longRunsOfMarks() {
    constexpr std::size_t kCount = 200'000;
    const std::string marks = repeated("\u0301", kCount);
    const std::string text = "a" + marks + " " + marks.substr(0, 50'000) + "b\n";
    const std::uint64_t gap = 1 + marks.size();
    QCOMPARE(describe(hits(text, "^a\\p{M}+\\b")), describe({{0, gap}}));
    QCOMPARE(describe(hits(text, "a.{3}\\B")), describe({{0, 7}}));
    QCOMPARE(describe(hits(text, "(?:\\p{M}\\b)+ ")), describe({{gap - 2, gap + 1}}));
    QCOMPARE(describe(hits(text, " \\p{M}+\\bb")), describe({{gap, gap + 50'002}}));
}

/// Bytes 80 before a segment are no end of a character if they are more than three.
void TestPlainRegex::trailsAtEdgesAreErrors() {
    std::string text(2 * kSegment, 'a');
    std::fill_n(text.begin() + kSegment - 5'000, 5'100, '\x80');
    QCOMPARE(hits(text, "[^a]").size(), std::size_t{5'100});
}

void TestPlainRegex::surrogatesAtEdgesAreWhole_data() {
    QTest::addColumn<QString>("codec");
    QTest::newRow("little") << QStringLiteral("UTF-16LE");
    QTest::newRow("big") << QStringLiteral("UTF-16BE");
}

/// Pairs extend over the edges of segments, and over what is loaded besides.
void TestPlainRegex::surrogatesAtEdgesAreWhole() {
    QFETCH(QString, codec);
    const Codec& encoding = *m_codecs.find(codec.toStdString());
    std::u32string text(1, U'a');
    for (std::size_t i = 0; i < kSegment / 2; ++i)
        text += i % 1000 == 0 ? U"\U0001F600b" : U"\U0001F601";
    const CopyingSource source(*encodeAll(encoding, text));
    const SearchText searched{&source, nullptr};
    const auto hits = [&](const char32_t* pattern) {
        return findAll(searched, *SearchPattern::compile({SearchMode::Regex, pattern, &encoding}))
            ->count;
    };
    QCOMPARE(hits(U"."), std::uint64_t{text.size()});
    QCOMPARE(hits(U"\U0001F600b"), std::uint64_t{(kSegment / 2 + 999) / 1000});
    QCOMPARE(hits(U"[^\U0001F601]+"), std::uint64_t{(kSegment / 2 + 999) / 1000});
    QCOMPARE(hits(U"\\x{FFFD}"), std::uint64_t{0});
}

/// Backwards, each last byte of these classes leads elsewhere.
void TestPlainRegex::classesThatNeedTooManyNodes() {
    std::vector<icu::UnicodeSet> sets(14);
    std::mt19937 random(4);
    for (UChar32 c = 0x10000; c < 0x110000; c += 3)
        sets[random() % sets.size()].add(c, c + static_cast<UChar32>(random() % 3));
    const CodePointClasses classes(rangesOf(sets));
    QVERIFY(ClassReader::utf8(classes, ClassReader::Direction::Forwards));
    QVERIFY(!ClassReader::utf8(classes, ClassReader::Direction::Backwards));
}

/// Each letter of the run makes a new state.
void TestPlainRegex::givingUpLosesNothing() {
    const std::string run = manyStates(200'000);
    const std::string easy = repeated("12x 3. ", 1000);
    const std::string text = easy + run + "c " + easy;
    Ranges expected;
    for (std::uint64_t at = 0; at < easy.size(); at += 7)
        expected.push_back({at, at + 3});
    expected.push_back({easy.size(), easy.size() + run.size() + 1});
    for (std::uint64_t at = 0; at < easy.size(); at += 7)
        expected.push_back({at + easy.size() + run.size() + 2, at + easy.size() + run.size() + 5});
    const CopyingSource source(Bytes(text.begin(), text.end()));
    const auto pattern =
        SearchPattern::compile({SearchMode::Regex, std::u32string(kManyStates), &m_codecs.utf8()});
    const SearchText searched{&source, nullptr};
    AllHitsOptions options;
    options.threads = 1;
    QCOMPARE(describe(findAll(searched, *pattern, options)->first), describe(expected));
    QVERIFY(pattern->program()->matchers()->take() == nullptr); // it did give up
    // Once more, now that it is known, and from places before, in and after the run.
    const std::vector<std::uint64_t> places{0, easy.size() - 7, easy.size() + 9, text.size() - 9};
    const std::string broken = brokenLaw(searched, *pattern, expected, places, 100'000);
    QVERIFY2(broken.empty(), broken.c_str());
}

/// However much text is read easily after that.
void TestPlainRegex::givingUpIsFinal() {
    const auto parts = readRegex(kManyStates, true);
    ByteMatcher matcher(ByteRegex::of(*parts, false, {}));
    const std::string hard = manyStates(200'000);
    matcher.setText(hard);
    std::vector<ByteRange> found;
    QCOMPARE(matcher.append({0, hard.size(), 1}, found), std::size_t{0});
    QVERIFY(found.empty());
    QVERIFY(matcher.hasGivenUp());
    const std::string easy = repeated("x ", 1'000'000) + "12x12";
    matcher.setText(easy);
    (void)matcher.append({0, easy.size(), 1}, found);
    (void)matcher.append({easy.size() - 5, easy.size(), 1}, found);
    QVERIFY(matcher.hasGivenUp());
}

void TestPlainRegex::statesAreKept() {
    const auto pattern = SearchPattern::compile({SearchMode::Regex, U"\\w+", &m_codecs.utf8()});
    const CopyingSource source(Bytes{'a', ' ', 'b'});
    const auto taken = [&] { return pattern->program()->matchers()->take(); };
    QCOMPARE(hitsIn({&source, nullptr}, *pattern, {0, 3})->size(), std::size_t{2});
    auto kept = taken();
    const ByteMatcher* const first = kept.get();
    pattern->program()->matchers()->keep(std::move(kept));
    QCOMPARE(findNext({&source, nullptr}, *pattern, 1)->value().begin, std::uint64_t{2});
    QVERIFY(taken().get() == first);
}

/// Engines differ in what they prefer then: one of them always decides.
void TestPlainRegex::repeatedPositionsAreNotReadPlain() {
    const auto isPlain = [this](const char32_t* expression) {
        const auto pattern =
            SearchPattern::compile({SearchMode::Regex, expression, &m_codecs.utf8(), true, false});
        return pattern && pattern->program()->plain() != nullptr;
    };
    for (const char32_t* refused : {U"(\\b|ab)*c?", U"(a?^)+b", U"x((a|\\B){2})*", U"($|a*){2,}"})
        QVERIFY(!isPlain(refused));
    for (const char32_t* taken : {U"(\\bab)*c?", U"(\\b|ab)?c", U"(a*|b)*c", U"^a+$"})
        QVERIFY(isPlain(taken));
}

QTEST_GUILESS_MAIN(TestPlainRegex)
#include "tst_plain_regex.moc"

// Regular expressions in UTF-8 that is searched as it is.

#include "codec/codec_registry.h"
#include "core/search/search_model.h"
#include "search/class_reader.h"
#include "search/regex_sets.h"

#include <QtTest>

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

} // namespace

class TestPlainRegex : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void longRunsOfMarks();
    void trailsAtEdgesAreErrors();
    void classesThatNeedTooManyNodes();

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

QTEST_GUILESS_MAIN(TestPlainRegex)
#include "tst_plain_regex.moc"

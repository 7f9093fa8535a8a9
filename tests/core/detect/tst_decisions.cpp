// What detection decides about sentences of 40 languages in their encodings: whole, their first
// words, a word, in capitals, among ASCII and a few times over. The reading is right and said to be
// so, but for what the list says.

#include "core/codecs.h"
#include "core/decision_list.h"
#include "core/detect/sentences.h"
#include "detect/detector.h"
#include "utf8/utf8_writer.h"

#include <QtTest>

#include <fmt/format.h>

using namespace moji;
using moji::test::registry;

namespace {

class Trial {
public:
    void run(const test::Sentence& sentence) {
        const QString all = QString::fromStdU32String(std::u32string(sentence.text));
        const auto words = [&](std::size_t count) {
            return QString::fromStdU32String(test::beginning(sentence.text, count));
        };
        const QString word = words(1);
        const std::pair<const char*, QString> parts[] = {
            {"a word", word},
            {"two words", words(2)},
            {"four words", words(4)},
            {"all", all},
            {"capitals", all.toUpper()},
            {"a word in markup",
             QStringLiteral("<p class=\"a\">") + word + QStringLiteral("</p>\n")},
            {"a word ten times", (word + u'\n').repeated(10)}};
        const auto encodings = QString::fromLatin1(sentence.encodings).split(u' ');
        for (const QString& encoding : encodings)
            for (const auto& [part, text] : parts)
                expect(QStringLiteral("%1, %2, %3")
                           .arg(QLatin1String(sentence.language), encoding, QLatin1String(part)),
                       encoding, text);
    }
    [[nodiscard]] const test::Decisions& decisions() const { return m_decisions; }
    [[nodiscard]] std::size_t tried() const { return m_tried; }

private:
    void expect(const QString& name, const QString& encoding, const QString& text) {
        const auto bytes =
            encodeAll(*registry().find(encoding.toStdString()), text.toStdU32String());
        if (!bytes)
            return; // a capital that the encoding lacks
        ++m_tried;
        const Detection detection = detectEncoding(MemorySource(*bytes), registry()).value();
        if (detection.guesses.empty()) {
            m_decisions[name] = QStringLiteral("nothing");
            return;
        }
        const EncodingGuess& best = detection.guesses.front();
        std::string read;
        for (const Span& span : decodeAll(*best.codec, *bytes))
            read += isError(span.status) ? std::string("\uFFFD") : toUtf8(span.text());
        const bool isRight = read == text.toStdString();
        if (!isRight || detection.ambiguous || best.damaged > 0)
            m_decisions[name] = QString::fromStdString(
                fmt::format("{}{} {:.1f}{}", best.codec->name(), isRight ? ", right," : "",
                            best.score, detection.ambiguous ? " ambiguous" : ""));
    }

    test::Decisions m_decisions;
    std::size_t m_tried = 0;
};

} // namespace

class TestDecisions final : public QObject {
    Q_OBJECT

private slots:
    void areThoseOfTheList() {
        test::tryAllSentences<Trial>(QStringLiteral("detect/decisions.txt"), 700);
    }
};

QTEST_GUILESS_MAIN(TestDecisions)
#include "tst_decisions.moc"

// What repair decides about nearly two thousand texts: sentences of 40 languages, whole and in
// parts, read in wrong encodings once and twice, beside others, with losses, and as they are. All
// that can be brought back is, and what is whole stays as it is, but for what the list says.

#include "core/codecs.h"
#include "core/decision_list.h"
#include "core/detect/sentences.h"
#include "repair/repairer.h"
#include "utf8/utf8_writer.h"

#include <QtTest>

#include <fmt/format.h>

using namespace moji;
using namespace moji::repair;
using moji::test::registry;

namespace {

struct Mistake {
    std::string name;
    std::string written;
    std::string read;
};

/// How texts of a language are misread: UTF-8 in what others take for granted, and the encodings of
/// the language itself.
std::vector<Mistake> mistakesOf(const moji::test::Sentence& sentence) {
    std::vector<Mistake> mistakes;
    for (const char* read : {"windows-1252", "windows-1251", "windows-1250", "ISO-8859-1", "KOI8-R",
                             "IBM437", "IBM850", "macintosh", "GBK", "EUC-KR", "Shift_JIS", "Big5"})
        mistakes.push_back({fmt::format("UTF-8 as {}", read), "UTF-8", read});
    for (const QString& own : QString::fromLatin1(sentence.encodings).split(u' ')) {
        if (own.startsWith(u"UTF") || own.startsWith(u"ISO-2022") || own.startsWith(u"HZ"))
            continue;
        for (const char* read : {"windows-1252", "windows-1251", "windows-1250"})
            if (own != QLatin1String(read))
                mistakes.push_back(
                    {fmt::format("{} as {}", own.toStdString(), read), own.toStdString(), read});
    }
    return mistakes;
}

/// Nothing where the text has no place in the encoding. Malformed bytes become U+FFFD.
std::optional<std::string> misread(const Mistake& mistake, std::u32string_view text) {
    const auto bytes = encodeAll(*registry().find(mistake.written), text);
    if (!bytes)
        return std::nullopt;
    std::string read;
    for (const Span& span : decodeAll(*registry().find(mistake.read), *bytes))
        read += isError(span.status) ? std::string("\uFFFD") : toUtf8(span.text());
    return read;
}

bool isLost(std::string_view text) {
    return text.find("\uFFFD") != std::string_view::npos;
}

class Trial {
public:
    void run(const moji::test::Sentence& sentence) {
        const std::u32string all(sentence.text);
        const std::pair<const char*, std::u32string> parts[] = {
            {"a word", moji::test::beginning(all, 1)},
            {"three words", moji::test::beginning(all, 3)},
            {"all", all}};
        for (const auto& [part, text] : parts) {
            const std::string name = fmt::format("{}, {}", sentence.language, part);
            expect(name + ", as it is", toUtf8(text), toUtf8(text));
            for (const Mistake& mistake : mistakesOf(sentence))
                runMistake(name, mistake, text);
        }
    }
    [[nodiscard]] const moji::test::Decisions& decisions() const { return m_decisions; }
    [[nodiscard]] std::size_t tried() const { return m_tried; }

private:
    void runMistake(const std::string& name, const Mistake& mistake, std::u32string_view text) {
        const auto damaged = misread(mistake, text);
        const std::string meant = toUtf8(text);
        if (!damaged || *damaged == meant)
            return;
        expect(fmt::format("{}, {}", name, mistake.name), *damaged, meant);
        if (mistake.name != "UTF-8 as windows-1252")
            return;
        expect(name + ", beside whole text", meant + "\n" + *damaged, meant + "\n" + meant);
        if (const auto twice = misread(mistake, fromUtf8(*damaged)); twice && !isLost(*damaged))
            expect(name + ", twice", *twice, meant);
    }

    void expect(const std::string& name, const std::string& text, const std::string& meant) {
        ++m_tried;
        const RepairPlan plan = m_repairer.repair(text).front();
        const Label wished = text == meant ? Label::Clean : Label::Lossless;
        if (plan.label == wished && plan.text == meant)
            return;
        m_decisions[QString::fromStdString(name)] = QString::fromStdString(fmt::format(
            "{}\t{}", identifier(plan.label), plan.text == text ? "as it is" : plan.text));
    }

    Repairer m_repairer{registry()};
    moji::test::Decisions m_decisions;
    std::size_t m_tried = 0;
};

} // namespace

class TestDecisions final : public QObject {
    Q_OBJECT

private slots:
    void areThoseOfTheList() {
        moji::test::tryAllSentences<Trial>(QStringLiteral("repair/decisions.txt"), 1800);
    }
};

QTEST_GUILESS_MAIN(TestDecisions)
#include "tst_decisions.moc"

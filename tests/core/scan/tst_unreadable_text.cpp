// A text that has been indexed and can no longer be read, or no longer to its end: places and
// problems in it are errors, never wrong numbers.

#include "codec/codec_registry.h"
#include "core/troubled_source.h"
#include "scan/problem_list.h"
#include "scan/text_indexer.h"
#include "scan/text_places.h"

#include <QtTest>

#include <functional>

using namespace moji;
using moji::test::Trouble;
using moji::test::TroubledSource;

namespace {

using Question = std::function<std::optional<Error>(const IndexedText&)>;

template <class T>
std::optional<Error> errorOf(const Result<T>& result) {
    return result ? std::nullopt : std::optional(result.error());
}

/// Lines in UTF-8 with an error in each.
Bytes textWithErrors() {
    constexpr std::string_view kLine = "caf\xC3\xA9 \xFF \xD0\x9F\xD1\x80\n";
    Bytes bytes;
    while (bytes.size() < 100'000)
        bytes.insert(bytes.end(), kLine.begin(), kLine.end());
    return bytes;
}

} // namespace

class TestUnreadableText : public QObject {
    Q_OBJECT

    const CodecRegistry m_codecs;
    const Bytes m_bytes = textWithErrors();

    [[nodiscard]] std::shared_ptr<const TextIndex> indexOf(const Codec& codec) const {
        const MemorySource source(m_bytes);
        IndexOptions options;
        options.blockSize = 20'000;
        TextIndexer indexer(source, codec, options);
        return indexer.run({}, {}, {}) ? indexer.snapshot() : nullptr;
    }

    static void addQuestions() {
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<Question>("question");
        for (const char* const encoding : {"UTF-8", "windows-1253", "EUC-KR", "ISO-2022-JP"}) {
            const auto row = [encoding](const char* what, const Question& question) {
                QTest::addRow("%s, %s", what, encoding) << QByteArray(encoding) << question;
            };
            row("place of an offset",
                [](const IndexedText& text) { return errorOf(placeOf(text, 50'000)); });
            row("offset of a place", [](const IndexedText& text) {
                return errorOf(offsetOf(text, {3000, 5}));
            });
            row("offset of a character",
                [](const IndexedText& text) { return errorOf(offsetOfCharacter(text, 40'000)); });
            row("problems", [](const IndexedText& text) {
                const ProblemList list(text);
                return errorOf(list.problems(2000, 300));
            });
            row("problems before an offset", [](const IndexedText& text) {
                return errorOf(ProblemList(text).countBefore(50'000));
            });
        }
    }

    /// Asks while the n-th reading meets trouble, until none does.
    void walk(Trouble trouble) {
        QFETCH(QByteArray, encoding);
        QFETCH(Question, question);
        const Codec& codec = *m_codecs.find(encoding.toStdString());
        const auto index = indexOf(codec);
        QVERIFY(index);
        for (int number = 1;; ++number) {
            const auto source = std::make_shared<TroubledSource>(m_bytes, trouble, number);
            const auto error = question({source, &codec, index, index->checkpoints()});
            if (!source->happened()) {
                QVERIFY(!error);
                QVERIFY(number > 1);
                return;
            }
            if (trouble == Trouble::FailsOnce) {
                QVERIFY2(error, qPrintable(QString::number(number)));
                QCOMPARE(error->detail, std::string("on fire"));
            } else if (error) {
                QCOMPARE(error->code, ErrorCode::ReadFailed);
            }
        }
    }

private Q_SLOTS:
    void readErrorsAreTold_data() { addQuestions(); }
    void readErrorsAreTold() { walk(Trouble::FailsOnce); }

    void textThatEndsEarlyIsNoCrash_data() { addQuestions(); }
    void textThatEndsEarlyIsNoCrash() { walk(Trouble::Ends); }

    void whoAsksToStopGetsNoProblems() {
        const auto source = std::make_shared<MemorySource>(m_bytes);
        const Codec& codec = m_codecs.utf8();
        const auto index = indexOf(codec);
        const ProblemList list({source, &codec, index, index->checkpoints()});
        std::stop_source stop;
        stop.request_stop();
        const auto problems = list.problems(0, 1000, stop.get_token());
        QVERIFY(!problems);
        QCOMPARE(problems.error().code, ErrorCode::Cancelled);
    }

    /// Problems cost the blocks that hold them.
    void costIsWhatIsRead() {
        const auto source = std::make_shared<MemorySource>(m_bytes);
        const Codec& codec = m_codecs.utf8();
        const auto index = indexOf(codec);
        const ProblemList list({source, &codec, index, index->checkpoints()});
        QCOMPARE(list.costOf(0, 0), std::uint64_t{0});
        QCOMPARE(list.costOf(0, 1), index->blockRange(0).length());
        QCOMPARE(list.costOf(0, list.size()), std::uint64_t{m_bytes.size()});
        QCOMPARE(list.costOf(0, list.size() + 10), std::uint64_t{m_bytes.size()});
        QCOMPARE(list.costOf(list.size() - 1, 1),
                 index->blockRange(index->blockCount() - 1).length());
    }
};

QTEST_GUILESS_MAIN(TestUnreadableText)
#include "tst_unreadable_text.moc"

// Files with several names (hard links), which a conversion overwrites in place: what undoing does
// with one that is half overwritten, and with one that its user has edited since.

#include "core/codecs.h"

#include "files.h"
#include "survey/convert_journal.h"
#include "survey/file_replacing.h"
#include "survey/half_overwritten.h"

#include <QTemporaryDir>
#include <QtTest>

#include <unistd.h>

using namespace moji;
using moji::test::contentsOf;
using moji::test::registry;
using moji::test::writeFile;

namespace {

const QByteArray kOld("caf\xE9\n");
const QByteArray kNew("caf\xC3\xA9\n");

} // namespace

class TestOverwriting final : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const char* name) const {
        return m_folder->filePath(QLatin1String(name));
    }
    [[nodiscard]] std::string journalPath() const { return path("journal").toStdString(); }
    [[nodiscard]] PreparedFile prepared() const {
        ConvertRequest request;
        request.from = "ISO-8859-1";
        WalkedFile file;
        file.name = path("file").toStdString();
        return Converter(registry(), request).prepare(file);
    }
    [[nodiscard]] ConvertOutcome undone() const {
        std::vector<ConvertOutcome> outcomes;
        const auto journal = ConvertJournal::open(journalPath());
        if (journal)
            (*journal)->undoAll(registry(), [&](ConvertOutcome outcome) {
                outcomes.push_back(std::move(outcome));
            });
        return outcomes.size() == 1 ? outcomes[0] : ConvertOutcome{};
    }
    /// A journal for a file with two names that is about to be overwritten.
    void beginOverwriting() const {
        writeFile(path("file"), kOld);
        QCOMPARE(::link(qPrintable(path("file")), qPrintable(path("other"))), 0);
        const auto journal = ConvertJournal::create(journalPath(), {});
        QVERIFY(journal.has_value());
        const PreparedFile file = prepared();
        QVERIFY((*journal)->add(file));
        QVERIFY((*journal)->addOverwriting(file));
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aFileWithTwoNamesIsBroughtBackFromTheMiddle_data() {
        QTest::addColumn<QByteArray>("left");
        QTest::newRow("new-then-old") << kNew.first(4) + kOld.mid(4);
        QTest::newRow("old-then-new") << kOld.first(4) + kNew.mid(4); // undoing was killed
    }
    void aFileWithTwoNamesIsBroughtBackFromTheMiddle() {
        QFETCH(QByteArray, left);
        beginOverwriting();
        writeFile(path("file"), left);
        QVERIFY(undone().action == ConvertAction::Restored);
        QCOMPARE(contentsOf(path("other")), kOld);
    }

    void anEditedFileWithTwoNamesIsLeft_data() {
        QTest::addColumn<bool>("isOverwriting");
        QTest::addColumn<QByteArray>("mine");
        QTest::newRow("longer") << true << kNew + "mine\n";
        QTest::newRow("as-long") << true << kNew.first(5) + "!";
        QTest::newRow("never-begun") << false << kNew.first(4) + kOld.mid(4); // killed before
    }
    void anEditedFileWithTwoNamesIsLeft() {
        QFETCH(bool, isOverwriting);
        QFETCH(QByteArray, mine);
        if (isOverwriting) {
            beginOverwriting();
        } else {
            writeFile(path("file"), kOld);
            QCOMPARE(::link(qPrintable(path("file")), qPrintable(path("other"))), 0);
            const auto journal = ConvertJournal::create(journalPath(), {});
            QVERIFY(journal && (*journal)->add(prepared()));
        }
        writeFile(path("file"), mine);
        const ConvertOutcome outcome = undone();
        QVERIFY(outcome.action == ConvertAction::Left);
        QCOMPARE(outcome.reason, std::string("the file has changed since it was converted"));
        QCOMPARE(contentsOf(path("other")), mine);
    }

    void aFileThatGotASecondNameSinceIsBroughtBackFromTheMiddle_data() {
        QTest::addColumn<bool>("isPlain");
        QTest::newRow("encoded-again") << true;
        QTest::newRow("from-the-journal") << false;
    }
    void aFileThatGotASecondNameSinceIsBroughtBackFromTheMiddle() {
        QFETCH(bool, isPlain);
        writeFile(path("file"), kOld);
        {
            const auto journal = ConvertJournal::create(journalPath(), {});
            QVERIFY(journal.has_value());
            PreparedFile file = prepared();
            file.isPlain = isPlain;
            QVERIFY((*journal)->add(file));
            QVERIFY(replaceFile(file.outcome.name, *file.after, {}));
        }
        QCOMPARE(::link(qPrintable(path("file")), qPrintable(path("other"))), 0);
        QVERIFY(undone().action == ConvertAction::Restored);
        QCOMPARE(contentsOf(path("other")), kOld);
        writeFile(path("file"), kOld.first(4) + kNew.mid(4)); // as if undoing had been killed
        QVERIFY(undone().action == ConvertAction::Restored);
        QCOMPARE(contentsOf(path("other")), kOld);
        QVERIFY(undone().action == ConvertAction::Unchanged);
        writeFile(path("file"), "mine");
        QVERIFY(undone().action == ConvertAction::Left);
    }

    void aFileThatGotASecondNameMeanwhileIsNotOverwritten() {
        writeFile(path("file"), kOld);
        const auto journal = ConvertJournal::create(journalPath(), {});
        QVERIFY(journal.has_value());
        const PreparedFile file = prepared(); // its old bytes are not in the journal
        QVERIFY((*journal)->add(file));
        QCOMPARE(::link(qPrintable(path("file")), qPrintable(path("other"))), 0);
        ReplaceOptions options;
        options.overwriting = [&] { return (*journal)->addOverwriting(file); };
        QVERIFY(!replaceFile(file.outcome.name, *file.after, options));
        QCOMPARE(contentsOf(path("other")), kOld);
    }

    void aFileEditedWhileTheJournalIsWrittenIsNotOverwritten() {
        writeFile(path("file"), kOld);
        QCOMPARE(::link(qPrintable(path("file")), qPrintable(path("other"))), 0);
        const PreparedFile file = prepared();
        ReplaceOptions options;
        options.stamp = file.stamp;
        options.overwriting = [&]() -> Result<Done> {
            writeFile(path("file"), "mine, and longer");
            return Done{};
        };
        QVERIFY(!replaceFile(file.outcome.name, *file.after, options));
        QCOMPARE(contentsOf(path("other")), QByteArray("mine, and longer"));
    }

    void pagesOfEitherAreHalfOverwritten() {
        const Bytes old(10'000, 'o');
        const Bytes fresh(12'000, 'n');
        const auto isHalf = [&](const Bytes& now) {
            const auto half =
                isHalfOverwritten(MemorySource(now), MemorySource(old), MemorySource(fresh));
            return half && *half;
        };
        Bytes now = old;
        std::fill_n(now.begin(), 5'000, 'n'); // killed in the second page
        QVERIFY(isHalf(now));
        std::fill_n(now.begin(), 4'096, 'o'); // the power failed: pages in any order
        QVERIFY(isHalf(now));
        now[100] = 'n'; // an edit within a page
        QVERIFY(!isHalf(now));
        now = fresh;
        now.back() = '!';
        QVERIFY(!isHalf(now));
        now.pop_back();
        QVERIFY(isHalf(now));
        QVERIFY(!isHalf(Bytes(9'999, 'o'))); // it never had this length
        QVERIFY(!isHalf(Bytes(12'001, 'n')));
    }
};

QTEST_GUILESS_MAIN(TestOverwriting)
#include "tst_overwriting.moc"

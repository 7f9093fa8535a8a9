// The command palette: what typed letters find and in which order, and how much is compared.

#include "commands/character_names.h"
#include "commands/command_index.h"
#include "commands/command_model.h"
#include "commands/command_palette.h"
#include "commands/fuzzy.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QListView>
#include <QtTest>

using namespace moji::app;

namespace {

CommandEntry entry(const char* title, const QStringList& names = {}) {
    return {.kind = CommandKind::Action,
            .id = QString::fromUtf8(title),
            .title = QString::fromUtf8(title),
            .names = names};
}

std::vector<CommandEntry> some() {
    return {entry("Open…"),
            entry("Open folder…"),
            entry("Save in another encoding…"),
            entry("Save session as…"),
            entry("Copy as command line"),
            entry("Read as windows-1251", {QStringLiteral("cp1251")})};
}

QStringList titles(const std::vector<CommandHit>& hits) {
    QStringList list;
    for (const CommandHit& hit : hits)
        list += hit.entry.title;
    return list;
}

} // namespace

class TestCommands : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void lettersInOrder_data();
    void lettersInOrder();
    void betterMatchesComeFirst();
    void wordsMatchInAnyOfTheNames();
    void termsMatchWhereAWordBegins();
    void usedEntriesComeFirst();
    void whatIsImpossibleComesLater();
    void namesOfActions_data();
    void namesOfActions();
    void enterDoesNoActionThatHasOnlyTheLetters();
    void aLongTextDoesNotWidenThePalette();
    void aLongerTextComparesOnlyWhatWasFound();
    void matchedLettersAreMarked();
    void charactersByTheirNames();
    void characterNamesAreComparedOnce();
    void modelIsConsistent();
};

void TestCommands::lettersInOrder_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("matches");
    QTest::newRow("beginning") << "op"
                               << "Open" << true;
    QTest::newRow("word-beginnings") << "sae"
                                     << "Save in another encoding" << true;
    QTest::newRow("case") << "OPEN"
                          << "open" << true;
    QTest::newRow("order") << "po"
                           << "Open" << false;
    QTest::newRow("missing-letter") << "opex"
                                    << "Open" << false;
    QTest::newRow("words-in-any-order") << "encoding save"
                                        << "Save in another encoding" << true;
    QTest::newRow("one-word-missing") << "save chart"
                                      << "Save in another encoding" << false;
    QTest::newRow("across-punctuation") << "utf8"
                                        << "UTF-8" << true;
    QTest::newRow("yo-as-ye") << "темн"
                              << "Тёмная" << true;
    QTest::newRow("ideographs-two-by-two") << "深色主题"
                                           << "主题 › 深色" << true;
    QTest::newRow("ideographs-missing") << "浅色主题"
                                        << "主题 › 深色" << false;
    QTest::newRow("nothing") << ""
                             << "Open" << true;
}

void TestCommands::lettersInOrder() {
    QFETCH(QString, typed);
    QFETCH(QString, text);
    QFETCH(bool, matches);
    QCOMPARE(FuzzyPattern(typed).score(FoldedText(text)).has_value(), matches);
}

void TestCommands::betterMatchesComeFirst() {
    CommandIndex index;
    index.setEntries(some());
    QCOMPARE(titles(index.find(QStringLiteral("open"), 2)),
             (QStringList{QStringLiteral("Open…"), QStringLiteral("Open folder…")}));
    QCOMPARE(titles(index.find(QStringLiteral("folder"), 9)),
             QStringList{QStringLiteral("Open folder…")});
    QCOMPARE(titles(index.find(QStringLiteral("cp1251"), 1)),
             QStringList{QStringLiteral("Read as windows-1251")});
    QVERIFY(index.find(QStringLiteral("xyzzy"), 9).empty());
}

void TestCommands::wordsMatchInAnyOfTheNames() {
    CommandIndex index;
    index.setEntries({entry("Dunkel", {QStringLiteral("theme dark")}), entry("Hell")});
    QCOMPARE(titles(index.find(QStringLiteral("dark dunkel"), 9)),
             QStringList{QStringLiteral("Dunkel")});
    QVERIFY(index.find(QStringLiteral("dark hell"), 9).empty());
}

void TestCommands::termsMatchWhereAWordBegins() {
    CommandEntry save = entry("Save in another encoding…");
    save.terms = {QStringLiteral("convert transcode")};
    CommandIndex index;
    index.setEntries({save, entry("Convert files")});
    QCOMPARE(titles(index.find(QStringLiteral("conv"), 9)),
             (QStringList{QStringLiteral("Convert files"), save.title})); // the title counts more
    QCOMPARE(titles(index.find(QStringLiteral("transc"), 9)), QStringList{save.title});
    QVERIFY(index.find(QStringLiteral("vert"), 1).front().entry.title != save.title);
    QVERIFY(index.find(QStringLiteral("tcode"), 9).empty());
    QVERIFY(index.find(QStringLiteral("conv"), 9).back().places.empty());
}

void TestCommands::usedEntriesComeFirst() {
    CommandIndex index;
    index.setEntries(some());
    const QString usual = titles(index.find(QStringLiteral("save"), 9)).first();
    const QString other = usual.contains(QStringLiteral("session"))
                              ? QStringLiteral("Save in another encoding…")
                              : QStringLiteral("Save session as…");
    index.setUses({{CommandEntry{.id = other, .title = other}.key(), 5}});
    QCOMPARE(titles(index.find(QStringLiteral("save"), 9)).first(), other);
    QCOMPARE(titles(index.find(QString(), 9)).first(), other);
}

void TestCommands::whatIsImpossibleComesLater() {
    CommandIndex index;
    std::vector<CommandEntry> entries{entry("Redo"), entry("Redo it")};
    entries[0].enabled = false;
    index.setEntries(entries);
    QCOMPARE(titles(index.find(QStringLiteral("redo"), 9)).first(), QStringLiteral("Redo it"));
}

void TestCommands::namesOfActions_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("isName");
    QTest::newRow("whole") << "session" << true;
    QTest::newRow("within-a-word") << "essio" << true;
    QTest::newRow("beginnings") << "ssas" << true;
    QTest::newRow("parts-of-words") << "savsesas" << true;
    QTest::newRow("letters-here-and-there") << "sae" << false;
    QTest::newRow("ends-of-words") << "ven" << false;
    QTest::newRow("longer-than-the-name") << "save session as a file" << false;
}

void TestCommands::namesOfActions() {
    QFETCH(QString, typed);
    QTEST(FuzzyPattern::isNamedBy(FoldedText(typed), FoldedText(QStringLiteral("Save session as"))),
          "isName");
}

/// An entry that the arrow keys chose is done.
void TestCommands::enterDoesNoActionThatHasOnlyTheLetters() {
    QWidget window;
    window.resize(800, 600);
    CommandPalette palette(&window);
    QSignalSpy chosen(&palette, &CommandPalette::chosen);
    palette.ask({entry("Save"), entry("Save in another encoding…"), entry("Quit")}, {}, {});
    QTest::keyClicks(&palette.field(), QStringLiteral("sae"));
    QCOMPARE(palette.list().currentIndex().data().toString(),
             QStringLiteral("Save in another encoding…")); // three words begin so
    palette.field().setText(QStringLiteral("qt"));
    QCOMPARE(palette.list().currentIndex().data().toString(), QStringLiteral("Quit"));
    QTest::keyClick(&palette.field(), Qt::Key_Return);
    QCOMPARE(chosen.count(), 0);
    QVERIFY(palette.isVisible());
    QTest::keyClick(&palette.field(), Qt::Key_Down);
    QTest::keyClick(&palette.field(), Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    palette.ask({entry("Quit")}, {}, {});
    palette.field().setText(QStringLiteral("qui"));
    QTest::keyClick(&palette.field(), Qt::Key_Return);
    QCOMPARE(chosen.count(), 2);
}

void TestCommands::aLongTextDoesNotWidenThePalette() {
    QWidget window;
    window.resize(800, 600);
    CommandPalette palette(&window);
    palette.ask({entry("Quit")}, {}, {});
    const int width = palette.width();
    palette.field().setText(QString(5000, QLatin1Char('W')));
    QCoreApplication::processEvents();
    QCOMPARE(palette.width(), width);
    QVERIFY(palette.minimumSizeHint().width() <= width);
}

void TestCommands::aLongerTextComparesOnlyWhatWasFound() {
    std::vector<CommandEntry> entries = some();
    for (int i = 0; i < 2000; ++i)
        entries.push_back(entry("zzz"));
    CommandIndex index;
    index.setEntries(entries);
    static_cast<void>(index.find(QStringLiteral("s"), 60));
    QCOMPARE(index.examined(), entries.size());
    const auto found = index.find(QStringLiteral("sa"), 60).size();
    QVERIFY(index.examined() < some().size() + 1);
    static_cast<void>(index.find(QStringLiteral("sav"), 60));
    QCOMPARE(index.examined(), found);
    static_cast<void>(index.find(QStringLiteral("o"), 60)); // another text: all again
    QCOMPARE(index.examined(), entries.size());
}

void TestCommands::matchedLettersAreMarked() {
    CommandIndex index;
    index.setEntries(some());
    const auto hits = index.find(QStringLiteral("of"), 1);
    QCOMPARE(hits.front().entry.title, QStringLiteral("Open folder…"));
    QCOMPARE(hits.front().places, (std::vector<int>{0, 5}));
}

void TestCommands::charactersByTheirNames() {
    const CharacterNames names;
    QVERIFY(names.size() > 30'000);
    const auto first = [&](const char* typed) {
        const auto found = names.find(QString::fromUtf8(typed), 5);
        return found.empty() ? U'\0' : found.front().codePoint;
    };
    QCOMPARE(first("grinning face"), U'\U0001F600');
    QCOMPARE(first("GREEK SMALL LETTER ALPHA"), U'α');
    QCOMPARE(first("alph greek small"), U'α'); // beginnings of words, in any order
    QVERIFY(names.find(QStringLiteral("lpha"), 5).empty() ||
            names.find(QStringLiteral("lpha"), 5).front().codePoint != U'α');
    QVERIFY(names.find(QStringLiteral("no such name"), 5).empty());
    QCOMPARE(names.find(QStringLiteral("letter"), 7).size(), std::size_t{7});
}

/// The names are searched in the time of a few passes over their text, however many words are
/// typed: compared with one search for something that does not occur.
void TestCommands::characterNamesAreComparedOnce() {
    const CharacterNames names;
    const auto fastest = [&](const QString& typed) {
        qint64 best = std::numeric_limits<qint64>::max();
        for (int i = 0; i < 9; ++i) {
            QElapsedTimer timer;
            timer.start();
            static_cast<void>(names.find(typed, 40));
            best = std::min(best, timer.nsecsElapsed());
        }
        return best;
    };
    const qint64 nothing = fastest(QStringLiteral("qqqqqqqqqq"));
    QVERIFY(fastest(QStringLiteral("grinning face with smiling eyes")) < 20 * nothing);
}

void TestCommands::modelIsConsistent() {
    CommandModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setEntries(some(), {}, [](const QString& typed) {
        return typed == QLatin1String(":3") ? std::vector{entry("Go to line 3")}
                                            : std::vector<CommandEntry>();
    });
    QCOMPARE(model.rowCount(), static_cast<int>(some().size()));
    model.setTyped(QStringLiteral(":3"));
    QCOMPARE(model.entryAt(0).title, QStringLiteral("Go to line 3"));
    model.setTyped(QStringLiteral("snowman"));
    QVERIFY(model.rowCount() > 0);
    QCOMPARE(model.entryAt(model.rowCount() - 1).kind, CommandKind::Character);
    QVERIFY(!model.index(0, 0).data(Qt::AccessibleTextRole).toString().isEmpty());
}

QTEST_MAIN(TestCommands)
#include "tst_commands.moc"

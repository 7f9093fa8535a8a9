// What the command palette finds for the words that people type: parts of names, other usual words,
// and English words whatever language the window speaks.

#include "app/window_test.h"
#include "commands/command_model.h"
#include "commands/command_terms.h"
#include "text/language.h"
#include "window/command_sources.h"
#include "window/home.h"

using namespace moji;
using namespace moji::app;

class TestCommandSearch : public QObject, WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() {
        close();
        setLanguage(QStringLiteral("en"));
    }

    void usualWordsAreFound_data();
    void usualWordsAreFound();
    void everyOtherTermBelongsToSomething();
    void entriesOfSubmenusSayWhere();

private:
    std::vector<CommandEntry> entries() { return m_window->home().commands().entries(); }
};

void TestCommandSearch::usualWordsAreFound_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("id"); // found first
    const auto row = [](const char* language, const char* typed, const char* id) {
        QTest::addRow("%s-%s", language, typed)
            << QString::fromUtf8(language) << QString::fromUtf8(typed) << QString::fromUtf8(id);
    };
    for (const char* language : {"en", "ru", "zh", "ko"}) {
        row(language, "conv", "file.saveInEncoding");
        row(language, "transcode", "file.saveInEncoding");
        row(language, "copy hex", "edit.copyAs.hex");
        row(language, "goto", "go.goTo");
        row(language, "dark theme", "view.theme.dark");
        row(language, "utf-8", "UTF-8");
        row(language, "bookmarks", "go.bookmarks");
        row(language, "diff", "view.compareFile");
        row(language, "compare", "view.compareFile");
        row(language, "regex", "edit.find");
        row(language, "replace", "edit.replace");
        row(language, "language", "appearance.language");
        row(language, "zoom in", "view.larger");
        row(language, "settings", "edit.preferences");
        row(language, "garbled", "lens.mojibake");
        row(language, "korean euc", "EUC-KR");
    }
    row("ru", "преобр коди", "file.saveInEncoding");
    row("ru", "темная тема", "view.theme.dark");
    row("ru", "масштаб", "appearance.zoom");
    row("ru", "регуляр", "edit.find");
    row("zh", "转换", "file.saveInEncoding");
    row("zh", "深色主题", "view.theme.dark");
    row("zh", "转换编码", "file.saveInEncoding");
    row("zh", "正则", "edit.find");
    row("ko", "변환 인코딩", "file.saveInEncoding");
    row("ko", "정규식", "edit.find");
    row("ko", "hex 복사", "edit.copyAs.hex");
    row("ko", "\u1112\u116A\u11A8\u1103\u1162", "appearance.zoom"); // decomposed Hangul
    row("en", "ｇｏｔｏ", "go.goTo");                               // full-width letters
}

void TestCommandSearch::usualWordsAreFound() {
    QFETCH(QString, language);
    QFETCH(QString, typed);
    QFETCH(QString, id);
    setLanguage(language);
    open();
    // What is not possible comes last: in an empty document there is nothing to replace.
    m_window->document().setBytes(asBytes(std::string_view("text")), QStringLiteral("test"));
    CommandModel model;
    model.setEntries(entries(), {}, {});
    model.setTyped(typed);
    QVERIFY(model.rowCount() > 0);
    QCOMPARE(model.entryAt(0).id, id);
}

void TestCommandSearch::everyOtherTermBelongsToSomething() {
    open();
    QStringList known;
    for (const CommandEntry& entry : entries())
        known += entry.id;
    for (const QString& id : idsWithOtherTerms())
        QVERIFY2(known.contains(id), qPrintable(id));
}

void TestCommandSearch::entriesOfSubmenusSayWhere() {
    open();
    const auto all = entries();
    const auto hex = std::ranges::find(all, QStringLiteral("edit.copyAs.hex"), &CommandEntry::id);
    QVERIFY(hex != all.end());
    QCOMPARE(hex->title, QStringLiteral("Copy as › Hex"));
    QCOMPARE(hex->detail, QStringLiteral("Edit"));
}

QTEST_MAIN(TestCommandSearch)
#include "tst_command_search.moc"

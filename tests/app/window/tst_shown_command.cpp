// File > Copy as command line: a shell and the program's own reader of options make of it what the
// window shows, for every lens.

#include "document/document.h"
#include "grid/byte_grid.h"
#include "grid/bytes_state.h"
#include "lenses/lens_registry.h"
#include "options.h"
#include "text/qt_text.h"
#include "window/lens_docks.h"
#include "window/main_window.h"
#include "window/shown_command.h"

#include "patient.h"
#include <QProcess>
#include <QTemporaryDir>

using namespace moji;
using namespace moji::app;

class TestShownCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }
    void aShellReadsItBack_data();
    void aShellReadsItBack();
    void everyLensIsShownAgain_data();
    void everyLensIsShownAgain();
    void bytesAreGivenAsTheyCanBe_data();
    void bytesAreGivenAsTheyCanBe();
    void filesAreNamed();
    void bytesOfAPipeAreGiven();
    void stepsAreGivenAsSteps();
    void largeDocumentsAreRefused();

private:
    void settle() {
        QTRY_VERIFY(m_window->document().jobs().idle());
        QTest::qWait(0);
    }
    /// The arguments that a shell passes on.
    [[nodiscard]] static QStringList throughShell(const QString& command);
    [[nodiscard]] Options optionsOf(const QStringList& arguments) const;
    /// In a new window, as main() does.
    void show(const Options& options);

    const CodecRegistry m_codecs;
    std::unique_ptr<MainWindow> m_window;
};

void TestShownCommand::init() {
    m_window = std::make_unique<MainWindow>(m_codecs);
    m_window->resize(1440, 900);
    m_window->show();
}

QStringList TestShownCommand::throughShell(const QString& command) {
    QProcess shell;
    shell.start(QStringLiteral("/bin/sh"),
                {QStringLiteral("-c"), QStringLiteral("printf '%s\\0' ") + command});
    if (!shell.waitForFinished() || shell.exitCode() != 0)
        return {};
    QStringList arguments = QString::fromUtf8(shell.readAllStandardOutput()).split(QChar(0));
    arguments.removeLast(); // after the last NUL
    return arguments;
}

Options TestShownCommand::optionsOf(const QStringList& arguments) const {
    std::vector<std::string> words;
    for (const QString& argument : arguments)
        words.push_back(toUtf8(argument));
    std::vector<const char*> pointers;
    for (const std::string& word : words)
        pointers.push_back(word.c_str());
    const ParsedOptions parsed =
        parseOptions(static_cast<int>(pointers.size()), pointers.data(), m_codecs);
    return parsed.options.value_or(Options{});
}

void TestShownCommand::show(const Options& options) {
    m_window.reset();
    init();
    QCOMPARE(options.documents.size(), std::size_t{1});
    const Options::Opened& opened = options.documents.front();
    m_window->opener().open({.name = fromUtf8(opened.name),
                             .bytes = opened.bytes,
                             .codec = options.codec,
                             .select = opened.select});
    m_window->showLens(QString::fromStdString(options.lens));
    settle();
    for (const auto& [lens, parts] : options.states) {
        LensState state;
        for (const auto& [key, value] : parts)
            state[fromUtf8(key)] = fromUtf8(value);
        LensHost* host = m_window->docks().host(fromUtf8(lens));
        QCOMPARE(host != nullptr ? host->setState(state) : setBytesState(m_window->grid(), state),
                 QStringList());
    }
    settle();
}

void TestShownCommand::aShellReadsItBack_data() {
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const char* name, const QStringList& arguments) {
        QTest::newRow(name) << arguments;
    };
    row("plain", {QStringLiteral("mojiscope"), QStringLiteral("--lens"), QStringLiteral("bits")});
    row("blanks", {QStringLiteral("a b"), QStringLiteral(" "), QStringLiteral("tab\there")});
    row("empty", {QString(), QStringLiteral("x")});
    row("quotes", {QStringLiteral("it's"), QStringLiteral("'"), QStringLiteral("\"$HOME\""),
                   QStringLiteral("''")});
    row("commands", {QStringLiteral("$(touch x)"), QStringLiteral("`id`"),
                     QStringLiteral("a;b|c&d"), QStringLiteral("*?[a]{b,c}~#!")});
    row("backslashes", {QStringLiteral("\\"), QStringLiteral("a\\nb"), QStringLiteral("\\'")});
    row("other-scripts",
        {QStringLiteral("世界"), QStringLiteral("мир"), QStringLiteral("e\u0301")});
    row("lines", {QStringLiteral("two\nlines")});
}

void TestShownCommand::aShellReadsItBack() {
    QFETCH(QStringList, arguments);
    QCOMPARE(throughShell(shellCommand(arguments)), arguments);
}

void TestShownCommand::everyLensIsShownAgain_data() {
    QTest::addColumn<QString>("id");
    for (const LensRow& row : lensRows())
        QTest::newRow(row.id) << QString(QLatin1String(row.id));
}

void TestShownCommand::everyLensIsShownAgain() {
    QFETCH(QString, id);
    const QByteArray content("it's \xD0\xBC\xD0\xB8\xD1\x80 $HOME %D0%BC\n\xC0\xAF\xE4\xB8\x96\n");
    m_window->document().setBytes(toBytes(content), {});
    m_window->selection().select({5, 9});
    m_window->showLens(id);
    settle();
    LensHost* host = m_window->docks().host(id);
    LensState other;
    if (host != nullptr) {
        for (const QString& key : host->lens()->stateKeys())
            if (const QStringList values = host->lens()->stateValues(key); !values.empty())
                other[key] = values.back()
                                 .section(QStringLiteral(" ("), 0, 0)
                                 .section(QStringLiteral(".."), -1);
        QCOMPARE(host->setState(other), QStringList());
    } else {
        other = {{QStringLiteral("format"), QStringLiteral("dec")},
                 {QStringLiteral("column"), QStringLiteral("text")}};
        QCOMPARE(setBytesState(m_window->grid(), other), QStringList());
    }
    settle();
    const LensState before = host != nullptr ? host->state() : bytesState(m_window->grid());
    const auto command = shownCommand(*m_window);
    QVERIFY(command);
    const QStringList arguments = throughShell(shellCommand(*command));
    QCOMPARE(arguments, *command);
    const Options options = optionsOf(arguments);
    if (host != nullptr && id != QStringLiteral("inspector")) // which is beside another lens
        QCOMPARE(QString::fromStdString(options.lens), id);
    show(options);
    QCOMPARE(toQByteArray(m_window->document().bytes({0, 1000})), content);
    QCOMPARE(m_window->selection().range(), (ByteRange{5, 9}));
    const auto shown = [&] {
        LensState state =
            host != nullptr ? m_window->docks().host(id)->state() : bytesState(m_window->grid());
        if (before.value(QStringLiteral("scroll")) == QStringLiteral("0"))
            state.insert(QStringLiteral("scroll"), QStringLiteral("0")); // to its current row
        return state;
    };
    QTRY_COMPARE(shown(), before);
}

void TestShownCommand::bytesAreGivenAsTheyCanBe_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char* name, const QByteArray& bytes, const char* encoding,
                        const QStringList& expected) {
        QTest::newRow(name) << bytes << QString::fromLatin1(encoding) << expected;
    };
    const QString text = QStringLiteral("--text");
    const QString hex = QStringLiteral("--hex");
    row("text", "caf\xC3\xA9", "UTF-8", {text, QStringLiteral("café")});
    row("line-feed", "a\nb", "UTF-8", {hex, QStringLiteral("610A62")});
    row("escape", "\x1B[31m", "UTF-8", {hex, QStringLiteral("1B5B33316D")});
    row("malformed", "\xC0\xAF", "UTF-8", {hex, QStringLiteral("C0AF")});
    row("reordered", "\xE2\x80\xAE", "UTF-8", {hex, QStringLiteral("E280AE")});
    row("other-encoding", "abc", "EUC-KR", {hex, QStringLiteral("616263")});
    row("signature",
        "\xEF\xBB\xBF"
        "a",
        "UTF-8", {hex, QStringLiteral("EFBBBF61")});
}

void TestShownCommand::bytesAreGivenAsTheyCanBe() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, encoding);
    QFETCH(QStringList, expected);
    m_window->document().setBytes(toBytes(bytes), {});
    m_window->document().setCodec(*m_codecs.find(toUtf8(encoding)));
    const auto command = shownCommand(*m_window);
    QVERIFY(command);
    QCOMPARE(command->mid(1, 2), expected);
    QVERIFY(command->contains(encoding));
    const Options options = optionsOf(*command);
    QCOMPARE(toQByteArray(*readRange(*options.documents.at(0).bytes, {0, 100})), bytes);
}

void TestShownCommand::filesAreNamed() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("it's a file"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("content");
    file.close();
    m_window->opener().open(path);
    settle();
    QCOMPARE(shownCommand(*m_window)->at(1), path);
    m_window->document().insert(0, asBytes("x"), QStringLiteral("typing"));
    QCOMPARE(shownCommand(*m_window)->mid(1, 2),
             (QStringList{QStringLiteral("--text"), QStringLiteral("xcontent")}));
}

void TestShownCommand::bytesOfAPipeAreGiven() {
    m_window->opener().open({.path = QStringLiteral("/proc/self/fd/63"),
                             .bytes = std::make_shared<const MemorySource>(Bytes(3, 'a'))});
    settle();
    QCOMPARE(shownCommand(*m_window)->mid(1, 2),
             (QStringList{QStringLiteral("--text"), QStringLiteral("aaa")}));
}

void TestShownCommand::stepsAreGivenAsSteps() {
    m_window->document().setBytes(asBytes("\xE4\xB8\x96\xE7\x95\x8C"), {});
    m_window->selection().select({0, 6});
    m_window->showLens(QStringLiteral("automaton"));
    settle();
    LensHost* host = m_window->docks().host(QStringLiteral("automaton"));
    QCOMPARE(host->setState({{QStringLiteral("step"), QStringLiteral("5")}}), QStringList());
    const auto command = shownCommand(*m_window);
    QVERIFY(command);
    const auto at = command->indexOf(QStringLiteral("--step"));
    QVERIFY(at > 0);
    QCOMPARE(command->at(at + 1), QStringLiteral("5"));
    QVERIFY(!command->join(QLatin1Char(' ')).contains(QStringLiteral("automaton.step")));
}

void TestShownCommand::largeDocumentsAreRefused() {
    m_window->document().setBytes(Bytes(40'000, Byte{'x'}), {});
    const auto command = shownCommand(*m_window);
    QVERIFY(!command);
    QVERIFY(command.error().contains(QStringLiteral("Save the document to a file")));
}

QTEST_MAIN(TestShownCommand)
#include "tst_shown_command.moc"

// The command line of mojiscope, as the program reads it.

#include "command_words.h"
#include "option_list.h"
#include "options.h"
#include "settings/setting_keys.h"
#include "settings/setting_list.h"
#include "window/settings_in_use.h"

#include <CLI/CLI.hpp>

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

using namespace moji;
using namespace moji::app;

class TestOptions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingIsTheSample();
    void everyOption();
    void everyTheme();
    void filesAreOpenedInOrder();
    void wrongOnes_data();
    void wrongOnes();
    void helpAndVersionEndWell();
    void helpIsInTheReadersLanguage_data();
    void helpIsInTheReadersLanguage();
    void errorsAreInTheReadersLanguage();

private:
    [[nodiscard]] ParsedOptions parse(std::vector<const char*> arguments) {
        arguments.insert(arguments.begin(), "mojiscope");
        return parseOptions(static_cast<int>(arguments.size()), arguments.data(), m_codecs);
    }
    CodecRegistry m_codecs;
};

void TestOptions::nothingIsTheSample() {
    const auto parsed = parse({});
    QVERIFY(parsed.options.has_value());
    QVERIFY(parsed.options->documents.empty());
    QVERIFY(parsed.options->codec == nullptr);
    QVERIFY(!parsed.options->theme.has_value());
}

void TestOptions::everyOption() {
    const auto parsed =
        parse({"--hex", "E4B8 96", "--encoding", "utf8", "--lens", "bytes", "--select", "1:0x3",
               "--theme", "dark", "--language", "ko", "--snapshot", "x.svg", "--size", "1024x640",
               "--scale", "1.5", "--only-lens"});
    QVERIFY(parsed.options.has_value());
    const Options& options = *parsed.options;
    QCOMPARE(options.documents.size(), std::size_t{1});
    QCOMPARE(options.documents[0].bytes->size(), std::uint64_t{3});
    QVERIFY(options.codec == &m_codecs.utf8());
    QCOMPARE(options.lens, std::string("bytes"));
    QCOMPARE(*options.documents[0].select, (ByteRange{1, 3}));
    QVERIFY(*options.theme == Theme::Dark);
    QCOMPARE(options.language, std::string("ko"));
    QCOMPARE(options.snapshot, std::string("x.svg"));
    QCOMPARE(options.width, 1024);
    QCOMPARE(options.height, 640);
    QCOMPARE(options.scale, 1.5);
    QVERIFY(options.onlyLens);
}

/// Those of the setting, by the same names.
void TestOptions::everyTheme() {
    const SettingInfo* setting = findSetting(QString(QLatin1String(setting::kTheme.key)));
    QVERIFY(setting != nullptr && setting->choices.size() == 5);
    for (const SettingChoice& choice : setting->choices) {
        const auto parsed = parse({"--theme", choice.id});
        QVERIFY2(parsed.options.has_value(), choice.id);
        QCOMPARE(SettingsInUse::themeId(*parsed.options->theme), QString(QLatin1String(choice.id)));
    }
}

void TestOptions::filesAreOpenedInOrder() {
    const QTemporaryDir folder;
    std::vector<QByteArray> paths;
    for (const char* name : {"b", "a"}) {
        QFile file(folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(name);
        paths.push_back(QFile::encodeName(file.fileName()));
    }
    const auto parsed = parse({paths[0].constData(), "--text", "", paths[1].constData()});
    QVERIFY(parsed.options.has_value());
    const auto& documents = parsed.options->documents;
    QCOMPARE(documents.size(), std::size_t{3});
    QCOMPARE(documents[0].name, std::string("b"));
    QCOMPARE(documents[0].path, paths[0].toStdString());
    QCOMPARE(documents[1].name, std::string("a"));
    QCOMPARE(documents[2].bytes->size(), std::uint64_t{0});
    QVERIFY(!parsed.options->compare.has_value());
    const auto compared = parse({"--compare", paths[1].constData(), paths[0].constData()});
    QVERIFY(compared.options.has_value());
    QCOMPARE(compared.options->documents.size(), std::size_t{1});
    QCOMPARE(compared.options->compare->path, paths[1].toStdString());
}

void TestOptions::wrongOnes_data() {
    QTest::addColumn<QByteArrayList>("arguments");
    QTest::newRow("unknown-option") << QByteArrayList{"--colour"};
    QTest::newRow("missing-file") << QByteArrayList{"/no/such/file"};
    QTest::newRow("missing-file-to-compare") << QByteArrayList{"--compare", "/no/such/file"};
    QTest::newRow("bad-hex") << QByteArrayList{"--hex", "E"};
    QTest::newRow("unknown-encoding") << QByteArrayList{"--encoding", "utf-99"};
    QTest::newRow("unknown-lens") << QByteArrayList{"--lens", "telescope"};
    QTest::newRow("bad-range") << QByteArrayList{"--select", "5:3"};
    QTest::newRow("bad-theme") << QByteArrayList{"--theme", "pink"};
    QTest::newRow("bad-language") << QByteArrayList{"--language", "xx"};
    QTest::newRow("bad-picture") << QByteArrayList{"--snapshot", "x.jpg"};
    QTest::newRow("bad-size") << QByteArrayList{"--size", "1024"};
    QTest::newRow("size-with-more") << QByteArrayList{"--size", "1024x640x3"};
    QTest::newRow("size-too-small") << QByteArrayList{"--size", "1x1"};
    QTest::newRow("bad-scale") << QByteArrayList{"--scale", "0"};
    QTest::newRow("missing-value") << QByteArrayList{"--size"};
}

void TestOptions::wrongOnes() {
    QFETCH(QByteArrayList, arguments);
    std::vector<const char*> pointers;
    for (const QByteArray& argument : arguments)
        pointers.push_back(argument.constData());
    const auto parsed = parse(pointers);
    QVERIFY(!parsed.options.has_value());
    QCOMPARE(parsed.exitStatus, 2);
}

void TestOptions::helpAndVersionEndWell() {
    for (const char* option : {"--help", "-h", "--version"}) {
        const auto parsed = parse({option});
        QVERIFY(!parsed.options.has_value());
        QCOMPARE(parsed.exitStatus, 0);
    }
}

void TestOptions::helpIsInTheReadersLanguage_data() {
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QString>("letters");
    QTest::newRow("ru") << QByteArray("ru") << QStringLiteral("[а-яё]");
    QTest::newRow("zh") << QByteArray("zh") << QStringLiteral("[一-鿿]");
    QTest::newRow("ko") << QByteArray("ko") << QStringLiteral("[가-힣]");
}

void TestOptions::helpIsInTheReadersLanguage() {
    QFETCH(QByteArray, language);
    QFETCH(QString, letters);
    const char* const words[] = {"mojiscope", "--language", language.constData()};
    chooseCommandLanguage(3, words);
    CLI::App app("-", "mojiscope");
    translateHelp(app);
    Arguments arguments;
    declareOptions(app, arguments);
    for (const CLI::Option* option : app.get_options()) {
        const QString said = QString::fromStdString(option->get_description());
        QVERIFY2(said.contains(QRegularExpression(letters)), qPrintable(said));
    }
    const QString help = QString::fromStdString(app.help());
    for (const char* title : {"Usage", "Options", "Positionals"})
        QVERIFY2(!help.contains(QLatin1String(title)), qPrintable(help));
}

void TestOptions::errorsAreInTheReadersLanguage() {
    const char* const words[] = {"mojiscope", "--language=ru"};
    chooseCommandLanguage(2, words);
    QCOMPARE(commandText("unknown lens; use one of: %1", {"bits"}),
             std::string("неизвестная линза; есть такие: bits"));
    QVERIFY(usageText("The following argument was not expected: --x").find("--x") !=
            std::string::npos);
    QVERIFY(usageText("The following argument was not expected: --x").find("not expected") ==
            std::string::npos);
    const char* const english[] = {"mojiscope", "--language", "en"};
    chooseCommandLanguage(3, english);
    QCOMPARE(commandText("is not a folder"), std::string("is not a folder"));
}

QTEST_GUILESS_MAIN(TestOptions)
#include "tst_options.moc"

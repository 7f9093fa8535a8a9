// Settings as files: what is kept, what is refused, what happens to a damaged file, and that the
// manual describes all of them.

#include "files.h"
#include "settings/setting_keys.h"
#include "settings/setting_list.h"
#include "settings/settings.h"
#include "settings/settings_file.h"

#include <QJsonDocument>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>

#include <cctype>
#include <memory>
#include <random>

using namespace moji::app;
using moji::test::contentsOf;

namespace {

const QString kTheme = QLatin1String(setting::kTheme.key);

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace

class TestSettings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void everyDescriptionIsWhole();
    void everyKeyOfTheProgramIsDescribed();
    void keepsWhatWasChosen();
    void nothingIsWrittenWithoutAFolder();
    void defaultsAreNotWritten();
    void refusesWhatIsOutOfRange_data();
    void refusesWhatIsOutOfRange();
    void damagedFileIsSetAside_data();
    void damagedFileIsSetAside();
    void hugeFileIsSetAside();
    void whatCannotBeReadIsNotReplaced_data();
    void whatCannotBeReadIsNotReplaced();
    void filesAreForTheOwnerAlone();
    void badValuesAreNamedAndTheOthersTaken();
    void anyMutationIsHarmless();
    void twoProgramsKeepEachOthersChanges();
    void exportAndImport();
    void exportHasNoMemory();
    void aForeignFileChangesNothing();
    void theManualDescribesEverySetting();

private:
    [[nodiscard]] QString path(const char* name) const {
        return m_folder->filePath(QLatin1String(name));
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSettings::everyDescriptionIsWhole() {
    QSet<QString> keys;
    QVERIFY(settingList().size() > 30);
    for (const SettingInfo& info : settingList()) {
        const QString key = QLatin1String(info.key);
        QVERIFY2(!keys.contains(key), info.key);
        keys.insert(key);
        QVERIFY2(info.accepts(info.fallback), info.key);
        QVERIFY2(QLatin1String(info.help).endsWith(QLatin1Char('.')), info.key);
        QVERIFY2(!info.translatedTitle().isEmpty(), info.key);
        QCOMPARE(info.type == SettingType::Choice, !info.choices.empty());
        QCOMPARE(info.isMemory(), key.startsWith(QLatin1String("memory.")));
        if (info.type == SettingType::Number)
            QVERIFY2(info.least < info.most, info.key);
    }
}

/// setting_keys.h and the list name the same keys.
void TestSettings::everyKeyOfTheProgramIsDescribed() {
    static const QRegularExpression pattern(QStringLiteral(R"re(\{"([a-zA-Z.]+)"\};)re"));
    const QString header = QString::fromUtf8(
        contentsOf(QStringLiteral(MOJISCOPE_SOURCE "/app/settings/setting_keys.h")));
    QSet<QString> named;
    for (auto all = pattern.globalMatch(header); all.hasNext();)
        named.insert(all.next().captured(1));
    QSet<QString> described;
    for (const SettingInfo& info : settingList())
        described.insert(QLatin1String(info.key));
    QCOMPARE(named, described);
}

void TestSettings::keepsWhatWasChosen() {
    {
        Settings settings;
        settings.useFolder(m_folder->path());
        settings.set(setting::kTheme, QStringLiteral("dark"));
        settings.set(setting::kZoom, 3);
        settings.set(setting::kPins, QStringList{QStringLiteral("GBK")});
        settings.set(setting::kGeometry, QByteArray("\x00\xFF", 2));
        settings.flush();
    }
    Settings settings;
    settings.useFolder(m_folder->path());
    QCOMPARE(settings.takeFaults(), QStringList());
    QCOMPARE(settings.get(setting::kTheme), QStringLiteral("dark"));
    QCOMPARE(settings.get(setting::kZoom), 3);
    QCOMPARE(settings.get(setting::kPins), QStringList{QStringLiteral("GBK")});
    QCOMPARE(settings.get(setting::kGeometry), QByteArray("\x00\xFF", 2));
    QVERIFY(!contentsOf(path("settings.json")).contains("memory."));
}

void TestSettings::nothingIsWrittenWithoutAFolder() {
    Settings settings;
    QSignalSpy changed(&settings, &Settings::changed);
    settings.set(setting::kTheme, QStringLiteral("dark"));
    settings.flush();
    QCOMPARE(settings.get(setting::kTheme), QStringLiteral("dark"));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(settings.path(), QString());
    settings.useNoFolder();
    QCOMPARE(settings.get(setting::kTheme), QStringLiteral("system"));
}

void TestSettings::defaultsAreNotWritten() {
    Settings settings;
    settings.useFolder(m_folder->path());
    settings.set(setting::kTheme, QStringLiteral("dark"));
    settings.flush();
    QVERIFY(contentsOf(path("settings.json")).contains("appearance.theme"));
    settings.reset(kTheme);
    settings.flush();
    QVERIFY(!contentsOf(path("settings.json")).contains("appearance.theme"));
    QVERIFY(settings.isDefault(kTheme));
}

void TestSettings::refusesWhatIsOutOfRange_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonValue>("value");
    const auto row = [](const char* name, const char* key, const QJsonValue& value) {
        QTest::newRow(name) << QString::fromLatin1(key) << value;
    };
    row("unknown-choice", "appearance.theme", QStringLiteral("pink"));
    row("number-for-choice", "appearance.theme", 1);
    row("above-most", "appearance.zoom", 13);
    row("below-least", "appearance.zoom", -3);
    row("not-whole", "appearance.zoom", 1.5);
    row("text-for-number", "work.threads", QStringLiteral("4"));
    row("text-for-boolean", "start.page", QStringLiteral("true"));
    row("list-of-numbers", "encodings.pinned", QJsonArray{1});
    row("text-for-list", "encodings.pinned", QStringLiteral("UTF-8"));
    row("empty-encoding", "encodings.default", QString());
    row("key-for-list-of-keys", "shortcuts",
        QJsonObject{{QStringLiteral("file.open"), QStringLiteral("F5")}});
    row("no-setting", "appearance.colour", 1);
}

void TestSettings::refusesWhatIsOutOfRange() {
    QFETCH(QString, key);
    QFETCH(QJsonValue, value);
    Settings settings;
    QSignalSpy changed(&settings, &Settings::changed);
    QVERIFY(!settings.setValue(key, value));
    QCOMPARE(changed.size(), 0);
}

void TestSettings::damagedFileIsSetAside_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("cut-off") << QByteArray("{\"appearance.theme\": \"da");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("a-list") << QByteArray("[1, 2]");
    QTest::newRow("zeros") << QByteArray(4096, '\0');
}

void TestSettings::damagedFileIsSetAside() {
    QFETCH(QByteArray, text);
    write(path("settings.json"), text);
    write(path("settings.json.damaged-1"), "an older one");
    Settings settings;
    settings.useFolder(m_folder->path());
    const QStringList faults = settings.takeFaults();
    QCOMPARE(faults.size(), 1);
    QVERIFY(faults[0].contains(QStringLiteral("settings.json.damaged-2")));
    QCOMPARE(contentsOf(path("settings.json.damaged-1")), QByteArray("an older one"));
    QCOMPARE(contentsOf(path("settings.json.damaged-2")), text);
    QCOMPARE(settings.get(setting::kTheme), QStringLiteral("system"));
    settings.set(setting::kTheme, QStringLiteral("dark"));
    settings.flush();
    QVERIFY(QJsonDocument::fromJson(contentsOf(path("settings.json"))).isObject());
}

void TestSettings::hugeFileIsSetAside() {
    QFile file(path("settings.json"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(kMostSettingsFile + 1));
    file.close();
    Settings settings;
    settings.useFolder(m_folder->path());
    QCOMPARE(settings.takeFaults().size(), 1);
    QCOMPARE(QFileInfo(path("settings.json.damaged-1")).size(), kMostSettingsFile + 1);
}

void TestSettings::whatCannotBeReadIsNotReplaced_data() {
    QTest::addColumn<int>("kind");
    QTest::newRow("fifo") << int(S_IFIFO);
    QTest::newRow("folder") << int(S_IFDIR);
}

/// Neither does the program wait for it, nor does it write defaults in its place.
void TestSettings::whatCannotBeReadIsNotReplaced() {
    QFETCH(int, kind);
    const QByteArray name = QFile::encodeName(path("settings.json"));
    QCOMPARE(kind == S_IFIFO ? ::mkfifo(name.constData(), 0600) : ::mkdir(name.constData(), 0700),
             0);
    Settings settings;
    settings.useFolder(m_folder->path());
    QCOMPARE(settings.takeFaults().size(), 1);
    QSignalSpy failed(&settings, &Settings::failed);
    settings.set(setting::kTheme, QStringLiteral("dark"));
    settings.flush();
    QCOMPARE(failed.size(), 1);
    QCOMPARE(settings.get(setting::kTheme), QStringLiteral("dark"));
    struct stat status {};
    QCOMPARE(::stat(name.constData(), &status), 0);
    QCOMPARE(int(status.st_mode & S_IFMT), kind);
}

void TestSettings::filesAreForTheOwnerAlone() {
    write(path("settings.json"), "{}");
    QFile(path("settings.json")).setPermissions(QFile::Permissions(0x6644)); // 0644
    QVERIFY(QFile(m_folder->path()).setPermissions(QFile::Permissions(0x7755)));
    Settings settings;
    settings.useFolder(m_folder->path());
    settings.set(setting::kTheme, QStringLiteral("dark"));
    settings.set(setting::kSearches, {QStringLiteral("a secret")});
    settings.flush();
    const auto modeOf = [](const QString& file) {
        struct stat status {};
        return ::stat(QFile::encodeName(file).constData(), &status) == 0 ? status.st_mode & 07777
                                                                         : 0;
    };
    QCOMPARE(modeOf(path("settings.json")), 0600u);
    QCOMPARE(modeOf(path("state.json")), 0600u);
    QCOMPARE(modeOf(m_folder->path()), 0700u);
}

/// Files of settings with random damage: what is taken over is what the list allows.
void TestSettings::anyMutationIsHarmless() {
    Settings source;
    source.set(setting::kTheme, QStringLiteral("dark"));
    source.set(setting::kPins, {QStringLiteral("UTF-8"), QStringLiteral("KOI8-R")});
    source.set(setting::kShortcuts,
               {{QStringLiteral("file.open"), QJsonArray{QStringLiteral("F5")}}});
    const QByteArray seed = source.exported();
    const QByteArray pieces[] = {
        "{",      "}",  "[",     "]",    "\"",   ",",         ":",
        "null",   "-1", "1e999", "\xFF", "true", "{\"a\":1}", "99999999999999999999",
        "\\u0000"};
    std::mt19937 random(20265);
    const auto below = [&](qsizetype n) { return qsizetype(random() % std::uint32_t(n)); };
    int taken = 0;
    for (int round = 0; round < 5000; ++round) {
        QByteArray json = seed;
        for (qsizetype edits = 1 + below(3); edits > 0 && !json.isEmpty(); --edits) {
            const qsizetype at = below(json.size());
            switch (below(3)) {
            case 0:
                json[at] = std::isalnum(static_cast<unsigned char>(json[at])) && below(4) > 0
                               ? "0123456789abcdef"[below(16)]
                               : char(random());
                break;
            case 1:
                json.remove(at, 1 + below(20));
                break;
            default:
                json.insert(at, pieces[below(qsizetype(std::size(pieces)))]);
            }
        }
        Settings settings;
        taken += settings.import(json).isEmpty();
        for (const SettingInfo& info : settingList())
            QVERIFY2(info.accepts(settings.value(QLatin1String(info.key))), info.key);
        Settings again;
        QVERIFY(again.import(settings.exported()).isEmpty());
        QCOMPARE(again.exported(), settings.exported());
    }
    QVERIFY(taken > 20); // the damage is not all coarse
}

void TestSettings::badValuesAreNamedAndTheOthersTaken() {
    write(path("settings.json"),
          R"({"appearance.theme": "pink", "appearance.zoom": 2, "new.thing": true})");
    Settings settings;
    settings.useFolder(m_folder->path());
    const QStringList faults = settings.takeFaults();
    QCOMPARE(faults.size(), 2);
    QVERIFY(faults[0].contains(QStringLiteral("pink")) &&
            faults[0].contains(QStringLiteral("contrast-dark")));
    QVERIFY(faults[1].contains(QStringLiteral("new.thing")));
    QCOMPARE(settings.get(setting::kZoom), 2);
    settings.set(setting::kZoom, 4);
    settings.flush();
    QVERIFY(contentsOf(path("settings.json")).contains("new.thing")); // of another version, perhaps
}

void TestSettings::twoProgramsKeepEachOthersChanges() {
    Settings one;
    Settings other;
    one.useFolder(m_folder->path());
    other.useFolder(m_folder->path());
    one.set(setting::kZoom, 1);
    one.set(setting::kRecentFiles, QStringList{QStringLiteral("/a")});
    one.flush();
    QCOMPARE(other.get(setting::kRecentFiles), QStringList{QStringLiteral("/a")});
    QSignalSpy changed(&other, &Settings::changed);
    other.set(setting::kTheme, QStringLiteral("dark"));
    other.flush();
    QCOMPARE(other.get(setting::kZoom), 1); // learned while writing
    QVERIFY(changed.contains(QVariantList{QLatin1String(setting::kZoom.key)}));
    Settings third;
    third.useFolder(m_folder->path());
    QCOMPARE(third.get(setting::kZoom), 1);
    QCOMPARE(third.get(setting::kTheme), QStringLiteral("dark"));
}

void TestSettings::exportAndImport() {
    Settings one;
    one.set(setting::kTheme, QStringLiteral("contrast-dark"));
    one.set(setting::kByteGroup, QStringLiteral("4"));
    one.set(setting::kShortcuts,
            QJsonObject{{QStringLiteral("file.open"), QJsonArray{QStringLiteral("F5")}}});
    Settings other;
    other.set(setting::kZoom, 5);
    QCOMPARE(other.import(one.exported()), QStringList());
    QCOMPARE(other.exported(), one.exported());
    QCOMPARE(other.get(setting::kZoom), 0); // as in `one`
}

void TestSettings::exportHasNoMemory() {
    Settings settings;
    settings.set(setting::kRecentFiles, QStringList{QStringLiteral("/home/secret")});
    const QByteArray json = settings.exported();
    QVERIFY(!json.contains("secret"));
    const QJsonObject all = QJsonDocument::fromJson(json).object();
    for (const SettingInfo& info : settingList())
        QCOMPARE(all.contains(QLatin1String(info.key)), !info.isMemory());
}

void TestSettings::aForeignFileChangesNothing() {
    Settings settings;
    settings.set(setting::kZoom, 5);
    QCOMPARE(settings.import("GIF89a").size(), 1);
    QCOMPARE(settings.import("[]").size(), 1);
    QCOMPARE(settings.get(setting::kZoom), 5);
}

/// A row of the page for each key, with its range and its default.
void TestSettings::theManualDescribesEverySetting() {
    const QString page = QString::fromUtf8(
        contentsOf(QStringLiteral(MOJISCOPE_SOURCE "/resources/docs/manual/settings.md")));
    static const QRegularExpression pattern(
        QStringLiteral(R"(^\| `([a-zA-Z.]+)` \| (.+) \| (.+) \| (.+) \|$)"),
        QRegularExpression::MultilineOption);
    QMap<QString, QStringList> rows;
    for (auto all = pattern.globalMatch(page); all.hasNext();) {
        const auto match = all.next();
        rows[match.captured(1)] = {match.captured(2), match.captured(3), match.captured(4)};
    }
    QStringList missing;
    for (const SettingInfo& info : settingList()) {
        const QByteArray fallback =
            QJsonDocument(QJsonArray{info.fallback}).toJson(QJsonDocument::Compact);
        const QStringList row{
            QString::fromUtf8(info.help), info.range(),
            QStringLiteral("`%1`").arg(QString::fromUtf8(fallback.mid(1, fallback.size() - 2)))};
        if (rows.value(QLatin1String(info.key)) != row)
            missing += QStringLiteral("| `%1` | %2 |")
                           .arg(QLatin1String(info.key), row.join(QStringLiteral(" | ")));
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
    QCOMPARE(static_cast<std::size_t>(rows.size()), settingList().size());
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"

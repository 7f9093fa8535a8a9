// The rules of resources/docs/architecture.md, checked over every source file of the repository:
// which folder may include which, how a header begins, how long a file may get.
//
// Each rule is a function from a file to what is wrong with it; each is also shown a file that
// breaks it, so that a rule that no longer sees anything is noticed.

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

#include <functional>
#include <map>

namespace {

constexpr int kMostLines = 400;

struct SourceFile {
    QString path; // relative to the repository, "core/codec/codec.h"
    QStringList lines;

    [[nodiscard]] bool isIn(const char* folder) const {
        return path.startsWith(QLatin1String(folder));
    }
    [[nodiscard]] bool isGenerated() const {
        return path.contains(QLatin1String("generated")) ||
               path.contains(QLatin1String("/models/"));
    }
};

struct Include {
    QString target;
    bool isQuoted; // "project/file.h", not <library>
};

std::vector<Include> includesOf(const SourceFile& file) {
    static const QRegularExpression pattern(
        QStringLiteral(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])"));
    std::vector<Include> includes;
    for (const QString& line : file.lines) {
        const auto match = pattern.match(line);
        if (match.hasMatch())
            includes.push_back({match.captured(2), match.captured(1) == QLatin1String("\"")});
    }
    return includes;
}

QStringList sourcePaths() {
    const QDir repository(QStringLiteral(MOJISCOPE_SOURCE));
    QStringList paths;
    for (const char* folder : {"core", "app"}) {
        QDirIterator iterator(repository.filePath(QLatin1String(folder)), {"*.h", "*.cpp", "*.inl"},
                              QDir::Files, QDirIterator::Subdirectories);
        while (iterator.hasNext())
            paths << repository.relativeFilePath(iterator.next());
    }
    paths.sort();
    return paths;
}

SourceFile readSource(const QString& path) {
    QFile file(QDir(QStringLiteral(MOJISCOPE_SOURCE)).filePath(path));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    QString text = QString::fromUtf8(file.readAll());
    if (text.endsWith(QLatin1Char('\n')))
        text.chop(1);
    return {path, text.split(QLatin1Char('\n'))};
}

bool existsIn(const char* folder, const QString& include) {
    return QFile::exists(
        QStringLiteral(MOJISCOPE_SOURCE "/%1/%2").arg(QLatin1String(folder), include));
}

/// "lenses/bits/bits_lens.h" and "app/lenses/bits/bits_lens.h" are in the lens "bits"; none: "".
QString lensOf(const QString& path) {
    static const QRegularExpression pattern(QStringLiteral("^(?:app/)?lenses/([^/]+)/"));
    return pattern.match(path).captured(1);
}

// -- the rules: what is wrong with a file, nothing where it obeys --

QStringList qtWhereItMayNotBe(const SourceFile& file) {
    static const QRegularExpression qt(QStringLiteral("^(Qt?[A-Z][A-Za-z]*)(/.*)?$"));
    if (!file.isIn("core/") && !file.isIn("app/cli/"))
        return {};
    QStringList wrong;
    for (const Include& include : includesOf(file)) {
        if (qt.match(include.target).hasMatch())
            wrong << QStringLiteral("includes Qt's ") + include.target;
    }
    return wrong;
}

QStringList coreLookingBack(const SourceFile& file) {
    QStringList wrong;
    for (const Include& include : includesOf(file)) {
        if (file.isIn("core/") && include.isQuoted && !existsIn("core", include.target))
            wrong << include.target + QStringLiteral(" is not in core/");
    }
    return wrong;
}

QStringList programsLookingAtEachOther(const SourceFile& file) {
    QStringList wrong;
    for (const Include& include : includesOf(file)) {
        const bool ofCli = include.target.startsWith(QLatin1String("cli/"));
        if (file.isIn("app/cli/") ? !ofCli && include.isQuoted && !existsIn("core", include.target)
                                  : file.isIn("app/") && ofCli)
            wrong << include.target + QStringLiteral(" belongs to the other program");
    }
    return wrong;
}

QStringList lensesThatKnowEachOther(const SourceFile& file) {
    const QString own = lensOf(file.path);
    QStringList wrong;
    for (const Include& include : includesOf(file)) {
        const QString other = lensOf(include.target);
        if (!own.isEmpty() && !other.isEmpty() && own != other)
            wrong << QStringLiteral("knows the lens ") + other;
    }
    return wrong;
}

/// What the folder of a lens holds is made by the registry and by nobody else.
QStringList lensesThatAreNamed(const SourceFile& file) {
    if (!file.isIn("app/") || !lensOf(file.path).isEmpty() ||
        file.path == QLatin1String("app/lenses/lens_registry.cpp"))
        return {};
    QStringList wrong;
    for (const Include& include : includesOf(file)) {
        if (!lensOf(include.target).isEmpty())
            wrong << QStringLiteral("names ") + include.target;
    }
    return wrong;
}

/// How high a folder is in its room, the ground being 0. A folder may include those below it.
using Floors = std::map<QString, int>;

Floors floorsOf(std::initializer_list<const char*> groundFirst) {
    Floors floors;
    int height = 0;
    for (const char* folders : groundFirst) {
        for (const QString& folder : QString::fromLatin1(folders).split(QLatin1Char(' ')))
            floors[folder] = height;
        ++height;
    }
    return floors;
}

const Floors& coreFloors() {
    static const Floors floors =
        floorsOf({"support", "bytes", "text unicode", "utf8", "codec",
                  "automaton decoders scan escape compare reference measure chart", "detect",
                  "search repair", "survey", "fits race", "c_api"});
    return floors;
}

const Floors& appFloors() {
    static const Floors floors =
        floorsOf({"text", "settings", "style jobs decoders", "document", "widgets export", "grid",
                  "lenses commands compare folder help preferences", "lessons", "window"});
    return floors;
}

QString firstFolder(const QString& path) {
    return path.contains(QLatin1Char('/')) ? path.section(QLatin1Char('/'), 0, 0) : QString();
}

/// The includes of `file`, which is in `room`, that are not below it in that room.
QStringList includesLookingUp(const SourceFile& file, const char* room, const Floors& floors) {
    const QString prefix = QLatin1String(room) + QLatin1Char('/');
    if (!file.path.startsWith(prefix))
        return {};
    const QString folder = firstFolder(file.path.mid(prefix.size()));
    const bool isProgram = folder.isEmpty() || folder == QLatin1String("cli");
    if (isProgram)
        return {};
    if (!floors.contains(folder))
        return {QStringLiteral("is in a folder without a floor: ") + folder};
    QStringList wrong;
    for (const Include& include : includesOf(file)) {
        const QString other = firstFolder(include.target);
        if (!include.isQuoted || other == folder || !existsIn(room, include.target))
            continue;
        if (!floors.contains(other) || floors.at(other) >= floors.at(folder))
            wrong << QStringLiteral("includes ") + include.target;
    }
    return wrong;
}

QStringList coreLookingUp(const SourceFile& file) {
    return includesLookingUp(file, "core", coreFloors());
}
QStringList appLookingUp(const SourceFile& file) {
    return includesLookingUp(file, "app", appFloors());
}

/// The codecs are built on their kernels.
QStringList kernelsLookingUp(const SourceFile& file) {
    if (!file.isIn("core/codec/kernels/"))
        return {};
    QStringList wrong;
    for (const Include& include : includesOf(file)) {
        if (include.target.startsWith(QLatin1String("codec/")) &&
            !include.target.startsWith(QLatin1String("codec/kernels/")))
            wrong << QStringLiteral("includes ") + include.target;
    }
    return wrong;
}

QStringList headerWithoutItsPage(const SourceFile& file) {
    if (!file.path.endsWith(QLatin1String(".h")))
        return {};
    if (file.lines.size() < 2 || file.lines[0] != QLatin1String("#pragma once"))
        return {QStringLiteral("does not begin with #pragma once")};
    if (!file.lines[1].startsWith(QLatin1String("// ")))
        return {QStringLiteral("does not say on its second line what it is for")};
    return {};
}

QStringList fileThatIsTooLong(const SourceFile& file) {
    if (file.isGenerated() || file.lines.size() <= kMostLines)
        return {};
    return {QStringLiteral("has %1 lines").arg(file.lines.size())};
}

QStringList generatedWithoutGenerator(const SourceFile& file) {
    if (!file.isGenerated())
        return {};
    static const QRegularExpression pattern(QStringLiteral("Generated by ([\\w./-]+\\w)"));
    const QString generator = pattern.match(file.lines[0]).captured(1);
    if (generator.isEmpty() || !QFile::exists(QStringLiteral(MOJISCOPE_SOURCE "/") + generator))
        return {QStringLiteral("does not name its generator on line 1")};
    return {};
}

/// clang 14, which the fuzzers and clang-tidy use, cannot compile std::ranges::subrange and the
/// views of GCC 12, which these return.
QStringList whatClangCannotRead(const SourceFile& file) {
    static const QRegularExpression pattern(
        QStringLiteral("std::(ranges::)?views::\\w+|"
                       "std::ranges::(unique|remove|remove_if|partition|stable_partition|rotate|"
                       "search|find_end|equal_range|"
                       "search_n)\\("));
    QStringList wrong;
    for (const QString& line : file.lines) {
        const auto match = pattern.match(line);
        if (match.hasMatch())
            wrong << QStringLiteral("uses %1, which clang 14 cannot compile").arg(match.captured());
    }
    return wrong;
}

struct Rule {
    const char* name;
    std::function<QStringList(const SourceFile&)> wrongWith;
    SourceFile offender;
};

const std::vector<Rule>& rules() {
    static const std::vector<Rule> list = {
        {"no-qt-in-core", qtWhereItMayNotBe, {"core/x.cpp", {"#include <QString>"}}},
        {"no-qt-modules-in-core", qtWhereItMayNotBe, {"core/x.cpp", {"#include <QtCore/QString>"}}},
        {"no-qt-in-the-command-line", qtWhereItMayNotBe, {"app/cli/x.cpp", {"#include <QtTest>"}}},
        {"core-includes-only-core", coreLookingBack, {"core/x.cpp", {"#include \"cli/output.h\""}}},
        {"command-line-knows-no-window",
         programsLookingAtEachOther,
         {"app/cli/x.cpp", {"#include \"document/document.h\""}}},
        {"window-knows-no-command-line",
         programsLookingAtEachOther,
         {"app/window/main_window.cpp", {"#include \"cli/output.h\""}}},
        {"lenses-do-not-know-each-other",
         lensesThatKnowEachOther,
         {"app/lenses/bits/x.cpp", {"#include \"lenses/lines/lines_lens.h\""}}},
        {"only-the-registry-names-lenses",
         lensesThatAreNamed,
         {"app/window/x.cpp", {"#include \"lenses/bits/bits_lens.h\""}}},
        {"app-includes-only-what-is-below",
         appLookingUp,
         {"app/grid/x.cpp", {"#include \"lenses/lens.h\""}}},
        {"core-includes-only-what-is-below",
         coreLookingUp,
         {"core/utf8/x.inl", {"#include \"codec/codec.h\""}}},
        {"core-has-no-folder-without-a-floor", coreLookingUp, {"core/new/x.h", {"int x;"}}},
        {"kernels-are-below-codecs",
         kernelsLookingUp,
         {"core/codec/kernels/x.inl", {"#include \"codec/codec.h\""}}},
        {"headers-begin-with-pragma-once",
         headerWithoutItsPage,
         {"core/x.h", {"// A page.", "int x;"}}},
        {"headers-are-pages", headerWithoutItsPage, {"core/x.h", {"#pragma once", "int x;"}}},
        {"files-are-short", fileThatIsTooLong, {"core/x.cpp", QStringList(kMostLines + 1, "x")}},
        {"generated-files-name-their-generator",
         generatedWithoutGenerator,
         {"core/x_generated.cpp", {"// Generated by somebody."}}},
        {"clang-14-can-read-it", whatClangCannotRead, {"core/x.cpp", {"std::ranges::unique(x);"}}},
    };
    return list;
}

} // namespace

class Architecture : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFileObeys_data();
    void everyFileObeys();
    void theOffenderIsSeen_data() { everyFileObeys_data(); }
    void theOffenderIsSeen();
    void topLevelHoldsOnlyWhatItShould();
};

void Architecture::everyFileObeys_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < rules().size(); ++i)
        QTest::newRow(rules()[i].name) << static_cast<int>(i);
}

void Architecture::everyFileObeys() {
    QFETCH(int, index);
    const Rule& rule = rules()[static_cast<std::size_t>(index)];
    const QStringList paths = sourcePaths();
    QVERIFY(paths.size() > 50);
    QStringList wrong;
    for (const QString& path : paths) {
        for (const QString& fault : rule.wrongWith(readSource(path)))
            wrong << path + QLatin1Char(' ') + fault;
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void Architecture::theOffenderIsSeen() {
    QFETCH(int, index);
    const Rule& rule = rules()[static_cast<std::size_t>(index)];
    QCOMPARE(rule.wrongWith(rule.offender).size(), 1);
}

void Architecture::topLevelHoldsOnlyWhatItShould() {
    // mojiscope.png: what app/run leaves where there is no display.
    static const QRegularExpression allowed(QStringLiteral(
        "^(app|core|resources|tests|CMakeLists\\.txt|README\\.md|LICENSE|\\.ci|\\.github|\\.git|"
        "\\.gitignore|\\.clang-format|\\.clang-tidy|build.*|mojiscope\\.png)$"));
    const QStringList names =
        QDir(QStringLiteral(MOJISCOPE_SOURCE))
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    QVERIFY(names.contains(QStringLiteral("README.md")));
    for (const QString& name : names)
        QVERIFY2(allowed.match(name).hasMatch(),
                 qPrintable(name + " is not a name of the top level"));
}

QTEST_GUILESS_MAIN(Architecture)
#include "tst_architecture.moc"

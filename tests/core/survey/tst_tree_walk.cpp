// Walks over folders as people have them: links in circles, pipes, names that nobody wants, folders
// that the system does not let one read to the end.

#include "core/bytes/failing_calls.h"

#include "files.h"
#include "survey/name_survey.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <dirent.h>
#include <sys/stat.h>

using namespace moji;
using moji::test::Failing;
using moji::test::Fate;
using moji::test::fateOf;
using moji::test::real;
using moji::test::writeFile;

namespace {

/// Whether readdir() gives no types, as on some file systems.
bool g_typesAreUnknown = false;

} // namespace

extern "C" {

DIR* opendir(const char* path) {
    return fateOf("opendir") == Fate::AsUsual ? real<DIR*(const char*)>("opendir")(path) : nullptr;
}
struct dirent* readdir(DIR* stream) {
    if (fateOf("readdir") != Fate::AsUsual)
        return nullptr;
    auto* const entry = real<dirent*(DIR*)>("readdir")(stream);
    if (entry && g_typesAreUnknown)
        entry->d_type = DT_UNKNOWN;
    return entry;
}
}

namespace {

/// Which names came, in order: folders with a slash after them, and what is odd in brackets.
QStringList walked(const std::vector<std::string>& names, const WalkOptions& options,
                   const QString& folder) {
    constexpr std::array<const char*, 6> kWords = {"",  "[input]", "[special]", "[unreadable]",
                                                   "/", "[link]"};
    TreeWalk walk(names, options);
    QStringList list;
    while (const auto file = walk.next()) {
        QString name = QString::fromStdString(file->name);
        if (name.startsWith(folder + QLatin1Char('/')))
            name.remove(0, folder.size() + 1);
        list += name + QLatin1String(kWords[static_cast<std::size_t>(file->kind)]);
    }
    return list;
}

} // namespace

class TestTreeWalk final : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_temporary;

    [[nodiscard]] QString root() const { return m_temporary->path(); }
    [[nodiscard]] std::string at(const char* path) const {
        return m_temporary->filePath(QLatin1String(path)).toStdString();
    }
    void make(const char* path, const QByteArray& bytes = "x") const {
        const QString whole = m_temporary->filePath(QLatin1String(path));
        QVERIFY(QDir().mkpath(QFileInfo(whole).path()));
        writeFile(whole, bytes);
    }
    void link(const char* target, const char* path) const {
        QCOMPARE(::symlink(target, at(path).c_str()), 0);
    }
    [[nodiscard]] QStringList walkedFrom(const char* path, const WalkOptions& options) const {
        return walked({at(path)}, options, root());
    }
    [[nodiscard]] QStringList walkedRoot(const WalkOptions& options) const {
        return walked({root().toStdString()}, options, root());
    }

private Q_SLOTS:
    void init() {
        m_temporary = std::make_unique<QTemporaryDir>();
        g_typesAreUnknown = false;
    }

    void oddKinds_data() {
        QTest::addColumn<bool>("typesAreUnknown");
        QTest::newRow("types-known") << false;
        QTest::newRow("types-unknown") << true;
    }
    void oddKinds() {
        QFETCH(bool, typesAreUnknown);
        make("folder/file");
        QCOMPARE(::mkfifo(at("fifo").c_str(), 0600), 0);
        link("folder", "link");
        link("nowhere", "lost");
        g_typesAreUnknown = typesAreUnknown;
        WalkOptions options;
        QCOMPARE(walkedRoot(options), QStringList({"fifo[special]", "folder/file"}));
        options.links = true;
        QCOMPARE(walkedRoot(options),
                 QStringList({"fifo[special]", "folder/file", "link[link]", "lost[link]"}));
        options.links = false;
        options.follow = true;
        QCOMPARE(walkedRoot(options),
                 QStringList({"fifo[special]", "folder/file", "link/file", "lost[unreadable]"}));
        options.everyName = true; // then no link is followed
        QCOMPARE(walkedRoot(options),
                 QStringList({root() + QLatin1Char('/'), "fifo[special]", "folder/", "folder/file",
                              "link[link]", "lost[link]"}));
    }

    void whatIsNamedIsWanted() {
        make("folder/.hidden");
        make("folder/seen");
        make("other");
        link("folder", "link");
        WalkOptions options;
        QCOMPARE(
            walked({at("other"), at("link//"), at("folder/.hidden"), at("lost"), "-"}, options,
                   root()),
            QStringList({"-[input]", "folder/.hidden", "link/seen", "lost[unreadable]", "other"}));
    }

    void whatIsNamedTwiceComesOnce() {
        make("folder/a");
        make("folder/inner/b");
        make("folder-x");
        const std::vector<std::string> names{at("folder/inner"), at("folder"),   at("folder/"),
                                             at("folder-x"),     at("folder/a"), at("folder-x")};
        QCOMPARE(walked(names, {}, root()),
                 QStringList({"folder-x", "folder/a", "folder/inner/b"}));
        WalkOptions every;
        every.everyName = true;
        QCOMPARE(walked(names, every, root()), QStringList({"folder/", "folder-x", "folder/a",
                                                            "folder/inner/", "folder/inner/b"}));
        TreeWalk walk({at("folder"), at("folder-x")}, {});
        QCOMPARE(walk.next()->below, static_cast<std::size_t>(root().size()) + 1);
        const auto inFolder = walk.next();
        QVERIFY(!inFolder->isNamed);
        QCOMPARE(inFolder->name.substr(inFolder->below), std::string("a"));
    }

    void linksInCirclesEnd() {
        make("a/b/file");
        link("..", "a/b/up");
        WalkOptions options;
        options.follow = true;
        QCOMPARE(walkedFrom("a", options), QStringList({"a/b/file"}));
    }

    void theRootOfTheSystemHasNoTwoSlashes() {
        TreeWalk walk({"//"}, {});
        const auto first = walk.next();
        QVERIFY(first && first->name.size() > 1 && first->name[0] == '/' && first->name[1] != '/');
    }

    void hiddenNames() {
        make(".hidden");
        make(".git/config");
        make(".folder/file");
        WalkOptions options;
        QVERIFY(walkedRoot(options).isEmpty());
        options.hidden = true;
        QCOMPARE(walkedRoot(options), QStringList({".folder/file", ".hidden"}));
        options.usesIgnoreFiles = false;
        QCOMPARE(walkedRoot(options), QStringList({".folder/file", ".git/config", ".hidden"}));
    }

    void wantedNames() {
        make("a.txt");
        make("b.c");
        make("build/c.txt");
        make("src/d.txt");
        WalkOptions options;
        options.include = GlobList({"*.txt"});
        options.exclude = GlobList({"build/"});
        QCOMPARE(walkedRoot(options), QStringList({"a.txt", "src/d.txt"}));
        QCOMPARE(walked({at("a.txt"), at("b.c")}, options, root()), QStringList({"a.txt"}));
        options.everyName = true; // folders are not asked for
        QCOMPARE(walkedRoot(options), QStringList({"a.txt", "src/d.txt"}));
    }

    void pathsThatAreNamedMatchBelowTheRoot() {
        make("src/a.c");
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(root()));
        WalkOptions options;
        options.include = GlobList({"/src/*.c"});
        QCOMPARE(walked({"././src/a.c"}, options, root()), QStringList({"././src/a.c"}));
        QVERIFY(QDir::setCurrent(before));
        options.include = GlobList({at("src/a.c")});
        QCOMPARE(walkedFrom("src/a.c", options), QStringList({"src/a.c"}));
    }

    void ignoreFiles() {
        QVERIFY(QDir().mkpath(m_temporary->filePath(QStringLiteral(".git"))));
        make(".gitignore", "\xEF\xBB\xBF*.o\r\n/in/top\nwith\\ \\ \n\n!\n/\nin/deep/gone\n");
        make("in/.ignore", "!keep.o\nlocal\n");
        make("in/a.o");
        make("in/keep.o");
        make("in/local");
        make("in/top");
        make("in/with  ");
        make("in/deep/gone");
        make("in/deep/top");
        const QStringList expected{"in/deep/top", "in/keep.o"};
        QCOMPARE(walkedRoot({}), expected);
        QCOMPARE(walkedFrom("in", {}), expected); // the rules around it count
        QCOMPARE(walkedFrom("in/", {}), expected);
        WalkOptions all;
        all.usesIgnoreFiles = false;
        QCOMPARE(walkedFrom("in", all).size(), 7);
        QVERIFY(QDir().rmdir(m_temporary->filePath(QStringLiteral(".git")))); // no repository
        for (QDir outer(root()); outer.cdUp();)
            if (outer.exists(QStringLiteral(".git")))
                return; // the folder for temporary files is in one
        QVERIFY(walkedFrom("in", {}).contains(QStringLiteral("in/a.o")));
    }

    void aFolderThatIsLeftOutIsNotEntered() {
        for (const char* name : {"a/out/1", "a/out/in/2", "a/rest", "b"})
            make(name);
        WalkOptions options;
        options.leftOut = at("a/../a/out");
        QCOMPARE(walkedRoot(options), QStringList({"a/rest", "b"}));
        QCOMPARE(walked({at("a/out")}, options, root()).size(), 2); // that is named is entered
        options.leftOut = at("none");
        QCOMPARE(walkedRoot(options).size(), 4);
    }

    void aFolderThatCannotBeReadIsSaidOnce_data() {
        QTest::addColumn<QByteArray>("call");
        QTest::newRow("opendir") << QByteArray("opendir");
        QTest::newRow("fstat") << QByteArray("fstat");
    }
    void aFolderThatCannotBeReadIsSaidOnce() {
        QFETCH(QByteArray, call);
        make("a/file");
        make("b");
        WalkOptions options;
        {
            const Failing failing(call.constData(), 2, EACCES); // the first is the root
            QCOMPARE(walkedRoot(options), QStringList({"a[unreadable]", "b"}));
        }
        options.everyName = true;
        const Failing failing(call.constData(), 2, EACCES);
        QCOMPARE(walkedRoot(options),
                 QStringList({root() + QLatin1Char('/'), "a/", "a[unreadable]", "b"}));
    }

    void aFolderThatCannotBeReadToItsEndIsSaid() {
        for (const char* name : {"a/1", "a/2", "b"})
            make(name);
        for (const bool everyName : {false, true}) {
            WalkOptions options;
            options.everyName = everyName;
            const Failing failing("readdir", 4, EIO); // ".", ".." and one of the two come before
            const QStringList list = walked({at("a")}, options, root());
            QVERIFY(list.contains(QStringLiteral("a[unreadable]")));
            QCOMPARE(list.filter(QStringLiteral("a/")).size(), everyName ? 2 : 1);
        }
        TreeWalk walk({at("a")}, {});
        const Failing failing("readdir", 1, EIO);
        QCOMPARE(walk.next()->error, std::generic_category().message(EIO));
        QVERIFY(!walk.next());
    }

    void theNameOfAFolderThatCannotBeReadIsJudgedOnce() {
        const CodecRegistry registry;
        make("folder/plain");
        const std::string bad = at("folder/") + "Caf\xE9 fran\xE7"
                                                "ais";
        QCOMPARE(::mkdir(bad.c_str(), 0700), 0);
        NameSurvey names(registry, registry.find("windows-1252"), true);
        TreeWalk walk({at("folder")}, names.optionsFor({}));
        const auto next = [&] { return walk.next(); };
        const Failing failing("opendir", 2, EACCES); // the first is the folder around it
        const auto found = names.next(next);
        QVERIFY(found && found->kind == WalkedFile::Kind::Folder);
        QCOMPARE(found->path, bad);
        QCOMPARE(found->verdict.reading, std::string("Caf\xC3\xA9 fran\xC3\xA7"
                                                     "ais"));
        const auto error = names.next(next);
        QVERIFY(error && error->kind == WalkedFile::Kind::Unreadable);
        QVERIFY(error->verdict.trouble == NameTrouble::None);
        QCOMPARE(error->error, std::generic_category().message(EACCES));
        QVERIFY(!names.next(next));
        QCOMPARE(names.names(), 3U);
        QCOMPARE(::rmdir(bad.c_str()), 0); // QTemporaryDir cannot remove it
    }

    void anArchiveThatCannotBeReadIsSaid() {
        const CodecRegistry registry;
        make("a.zip", "PK\3\4 and nothing more");
        NameSurvey names(registry, nullptr, true);
        TreeWalk walk({at("a.zip")}, names.optionsFor({}));
        const auto found = names.next([&] { return walk.next(); });
        QVERIFY(found && found->kind == WalkedFile::Kind::Unreadable && !found->error.empty());
    }
};

QTEST_GUILESS_MAIN(TestTreeWalk)
#include "tst_tree_walk.moc"

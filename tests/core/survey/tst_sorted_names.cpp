// SortedNames: the order of a walk, whether or not the names fit into memory.

#include "survey/sorted_names.h"

#include <QtTest>

#include <random>

using namespace moji;

namespace {

QStringList inOrder(std::size_t mostInMemory,
                    const std::vector<std::pair<std::string, NameList::Kind>>& names) {
    SortedNames sorted(mostInMemory);
    for (const auto& [name, kind] : names)
        if (!sorted.add(name, kind))
            return {QStringLiteral("no temporary file")};
    QStringList list;
    while (const auto name = sorted.next())
        list += QString::fromLatin1(name->name.data(), static_cast<qsizetype>(name->name.size())) +
                (name->kind == NameList::Kind::Folder ? QStringLiteral("/") : QString());
    return list;
}

} // namespace

class TestSortedNames final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFolderComesAsIfASlashFollowedIt() {
        const auto regular = NameList::Kind::Regular;
        const auto folder = NameList::Kind::Folder;
        const QStringList expected{QStringLiteral("a-b"), QStringLiteral("a/"),
                                   QStringLiteral("a/b"), QStringLiteral("a0"),
                                   QStringLiteral("\xFF\n")};
        for (const std::size_t most : {std::size_t{1}, std::size_t{6}, std::size_t{1000}})
            QCOMPARE(inOrder(most, {{"\xFF\n", regular},
                                    {"a0", regular},
                                    {"a/b", regular},
                                    {"a", folder},
                                    {"a-b", regular}}),
                     expected);
    }

    void withoutARoomForTemporaryFilesThereIsAnError() {
        const QByteArray before = qgetenv("TMPDIR");
        qputenv("TMPDIR", "/nowhere");
        SortedNames sorted(2'000'000); // more than spool() keeps in memory
        Result<Done> done = Done{};
        for (int i = 0; i < 3 && done; ++i)
            done = sorted.add(std::string(1'000'000, 'a'), NameList::Kind::Regular);
        before.isEmpty() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", before);
        QVERIFY(!done.has_value());
    }

    void doesNotDependOnMemory() {
        std::mt19937 random(4);
        std::vector<std::pair<std::string, NameList::Kind>> names;
        for (int i = 0; i < 20'000; ++i) {
            std::string name(1 + random() % 12, 'a');
            for (char& c : name)
                c = "ab-/\x80"[random() % 5];
            names.emplace_back(std::move(name), random() % 3 == 0 ? NameList::Kind::Folder
                                                                  : NameList::Kind::Regular);
        }
        const QStringList whole = inOrder(~std::size_t{0}, names);
        QCOMPARE(whole.size(), 20'000);
        QCOMPARE(inOrder(10'000, names), whole);
        QCOMPARE(inOrder(100'000, names), whole);
    }
};

QTEST_APPLESS_MAIN(TestSortedNames)
#include "tst_sorted_names.moc"

// A value is made when as much work as it costs has been done without it, once, and stays.

#include "support/earned.h"

#include <QTest>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

using namespace moji;

class TestEarned final : public QObject {
    Q_OBJECT

private slots:
    void aLittleWorkIsDoneWithoutIt() {
        int made = 0;
        const Earned<int> value(100, [&] { return std::make_unique<const int>(++made); });
        QVERIFY(value.get(60) == nullptr);
        QVERIFY(value.get(39) == nullptr);
        QCOMPARE(made, 0);
    }

    void muchWorkPaysForIt_data() {
        QTest::addColumn<QList<int>>("works");
        QTest::newRow("in one piece") << QList<int>{100};
        QTest::newRow("in pieces") << QList<int>{60, 39, 1};
        QTest::newRow("more than enough") << QList<int>{99, 5000};
    }
    void muchWorkPaysForIt() {
        QFETCH(QList<int>, works);
        int made = 0;
        const Earned<int> value(100, [&] { return std::make_unique<const int>(++made); });
        for (const int work : works.first(works.size() - 1))
            QVERIFY(value.get(static_cast<std::size_t>(work)) == nullptr);
        const int* const first = value.get(static_cast<std::size_t>(works.last()));
        QVERIFY(first != nullptr && *first == 1);
        QCOMPARE(value.get(0), first);
        QCOMPARE(value.get(1000), first);
        QCOMPARE(made, 1);
    }

    void whereThereIsNoneWorkGoesOnWithoutIt() {
        int asked = 0;
        const Earned<int> value(10, [&] {
            ++asked;
            return std::unique_ptr<const int>();
        });
        for (int i = 0; i < 5; ++i)
            QVERIFY(value.get(10) == nullptr);
        QCOMPARE(asked, 1);
    }

    void allThreadsGetTheSame() {
        std::atomic<int> made = 0;
        const Earned<int> value(1000, [&] { return std::make_unique<const int>(++made); });
        std::vector<const int*> got(4);
        {
            std::vector<std::jthread> threads;
            for (const int*& mine : got)
                threads.emplace_back([&] {
                    while (mine == nullptr)
                        mine = value.get(1);
                });
        }
        QCOMPARE(made.load(), 1);
        for (const int* each : got)
            QCOMPARE(each, got.front());
    }
};

QTEST_GUILESS_MAIN(TestEarned)
#include "tst_earned.moc"

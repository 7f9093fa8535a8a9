// A monkey plays random actions in the real window, over hostile bytes: nothing crashes, and memory
// does not grow when the same actions are played again.
//
//     MOJISCOPE_MONKEY="SEED ACTIONS ROUNDS" app_tst_monkey    replays, and prints every action
//
// What kept the window's thread busy for more than 100 ms (or MOJISCOPE_MONKEY_MS) without an
// answer is printed: that is a finding to look at, no failure, since a test must not depend on the
// machine's speed.

#include "app/monkey/monkey.h"
#include "app/monkey/watched_application.h"

#include "snapshot.h"
#include "style/fonts.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QFile>
#include <QPixmapCache>
#include <QPointer>
#include <QTemporaryDir>

#include <malloc.h>

#include <algorithm>
#include <cstdio>

using namespace moji;
using namespace moji::app;

namespace {

constexpr QSize kSize(1440, 900);
constexpr qint64 kMostGrowth = 16 * 1024 * 1024; // bytes; caches fill up at random

struct Plan {
    std::uint64_t seed = 1;
    int actions = 80;
    int rounds = 3;
    bool isTold = false;   // print every action
    double frozenMs = 100; // longer ones are printed
};

Plan plannedRun() {
    Plan plan;
    if (qEnvironmentVariableIsSet("MOJISCOPE_EXHAUSTIVE"))
        plan.actions = 3000;
    const QStringList own =
        qEnvironmentVariable("MOJISCOPE_MONKEY").split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (own.size() == 3)
        plan = {own[0].toULongLong(), own[1].toInt(), own[2].toInt(), true};
    if (const int ms = qEnvironmentVariableIntValue("MOJISCOPE_MONKEY_MS"); ms > 0)
        plan.frozenMs = ms;
    return plan;
}

qint64 memoryInUse() {
    const auto in = mallinfo2();
    return static_cast<qint64>(in.uordblks + in.hblkhd);
}

} // namespace

class TestMonkey : public QObject {
    Q_OBJECT

    CodecRegistry m_codecs;
    QTemporaryDir m_folder;
    std::vector<double> m_longest; // of each action
    int m_frozen = 0;

    static void settle() {
        QTest::qWait(1);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    void play(MainWindow& window, const Plan& plan) {
        auto& app = *static_cast<WatchedApplication*>(qApp);
        Monkey monkey(window, m_codecs, plan.seed, m_folder.path());
        for (int number = 0; number < plan.actions; ++number) {
            const Monkey::Action& action = monkey.choose();
            if (plan.isTold)
                std::fprintf(stderr, "%d %s\n", number, action.name);
            static_cast<void>(app.takeLongest());
            QString about;
            app.watch(QLatin1String(action.name), [&] { about = monkey.act(action); });
            settle();
            note(number, about, window, app.takeLongest(), plan.frozenMs);
            if (!window.isVisible())
                window.show(); // its last tab was closed
        }
    }
    void note(int number, const QString& about, MainWindow& window,
              const WatchedApplication::Stretch& longest, double frozenMs) {
        m_longest.push_back(longest.ms);
        if (longest.ms <= frozenMs)
            return;
        ++m_frozen;
        std::fprintf(
            stderr, "frozen for %.0f ms: action %d, %s; in %s; %llu bytes in %s, lens %s\n",
            longest.ms, number, qPrintable(about), qPrintable(longest.of),
            static_cast<unsigned long long>(window.document().size()),
            window.document().codec().name().c_str(), qPrintable(window.docks().lensInFront()));
    }
    /// After the pause in which memory is given back to the system.
    static void tellResident() {
        QTest::qWait(3000);
        QFile status(QStringLiteral("/proc/self/status"));
        if (!status.open(QIODevice::ReadOnly))
            return;
        for (const QByteArray& line : status.readAll().split('\n'))
            if (line.startsWith("VmRSS") || line.startsWith("VmHWM"))
                std::fprintf(stderr, "%s\n", line.constData());
    }
    /// As it was at the beginning. The lens in front keeps memory for what it shows: a chart of all
    /// of Unicode beside another takes 78 MB. So does each window, for its pixels.
    static void tidy(MainWindow& window) {
        QList<QPointer<QWidget>> all; // closing one may delete others
        for (QWidget* each : QApplication::topLevelWidgets())
            all += each;
        for (const QPointer<QWidget>& other : all)
            if (other != nullptr && other != &window && other->isVisible())
                other->close();
        window.resize(kSize);
        window.compareMode().end();
        window.findBar().close();
        window.docks().reset();
        window.opener().openNew();
        while (window.tabs().count() > 1) {
            window.tabs().at(0).document().undoStack().setClean(); // not asked about
            window.tabs().close(window.tabs().at(0));
            settle();
        }
        QGuiApplication::clipboard()->clear(); // some megabytes as text are tens of them
        waitUntilIdle(window.document());
        settle();
        QPixmapCache::clear();
    }

private Q_SLOTS:
    void init() {
        QDesktopServices::setUrlHandler(QStringLiteral("https"), this, "ignore");
        QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "ignore");
        QVERIFY(QDir::setCurrent(m_folder.path()));
    }
    void cleanup() {
        QDesktopServices::unsetUrlHandler(QStringLiteral("https"));
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    }
    void nothingBreaksAndNothingGrows() {
        const Plan plan = plannedRun();
        MainWindow window(m_codecs);
        window.resize(kSize);
        window.show();
        std::vector<qint64> used;
        for (int round = 0; round < plan.rounds; ++round) {
            play(window, plan);
            tidy(window);
            used.push_back(memoryInUse());
        }
        if (plan.isTold)
            tellResident();
        std::sort(m_longest.begin(), m_longest.end());
        std::fprintf(stderr,
                     "seed %llu: %zu actions, %d longer than %.0f ms, the longest %.1f ms, 99 of "
                     "100 below %.1f ms\n",
                     static_cast<unsigned long long>(plan.seed), m_longest.size(), m_frozen,
                     plan.frozenMs, m_longest.back(), m_longest[m_longest.size() * 99 / 100]);
        for (const qint64 bytes : used)
            std::fprintf(stderr, "memory in use after a round: %.1f MB\n",
                         double(bytes) / (1024 * 1024));
        if (used.size() > 2) // caches of fonts, glyphs and encodings fill up in the first two
            QVERIFY(used.back() - used[used.size() - 2] < kMostGrowth);
    }

public Q_SLOTS:
    void ignore(const QUrl&) {}
};

int main(int argc, char** argv) {
    // Nothing of the reader's is read or written.
    QTemporaryDir home;
    for (const char* name :
         {"HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "TMPDIR"})
        qputenv(name, QFile::encodeName(home.path()));
    WatchedApplication app(argc, argv);
    QApplication::setFont(uiFont());
    TestMonkey test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_monkey.moc"

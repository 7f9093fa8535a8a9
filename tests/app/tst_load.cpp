// Much of everything in the real window: hits, problems, bookmarks, tabs, steps of Undo. What it
// says stays exact, and its memory does not grow with the number of what is found.
//
//     MOJISCOPE_LOAD=1 app_tst_load    measures with numbers a hundred times larger; prints the
//     table

#include "app/folder/folder_bench.h"
#include "app/monkey/watched_application.h"
#include "app/window_test.h"

#include "document/bookmarks.h"
#include "document/hit_search.h"
#include "folder/folder_page.h"
#include "grid/byte_grid.h"
#include "lenses/problems/problems_lens.h"
#include "lenses/problems/problems_model.h"
#include "snapshot.h"
#include "widgets/plain_table.h"
#include "window/find_bar.h"
#include "window/folder_dock.h"
#include "window/hits_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTemporaryDir>

#include <cstdio>

using namespace moji;
using namespace moji::app;

namespace {

constexpr int kPatience = 1'000'000; // ms: not a measure of speed

bool isFull() {
    return qEnvironmentVariableIsSet("MOJISCOPE_LOAD");
}

/// The number in a short run, and with MOJISCOPE_LOAD.
int many(int few, int full) {
    return isFull() ? full : few;
}

/// The most memory that was resident since the last call, in MB.
double takePeak() {
    double peak = 0;
    QFile status(QStringLiteral("/proc/self/status"));
    if (status.open(QIODevice::ReadOnly))
        for (const QByteArray& line : status.readAll().split('\n'))
            if (line.startsWith("VmHWM:"))
                peak = line.mid(6).trimmed().split(' ').first().toDouble() / 1024;
    QFile reset(QStringLiteral("/proc/self/clear_refs"));
    if (reset.open(QIODevice::WriteOnly))
        reset.write("5");
    return peak;
}

} // namespace

class TestLoad : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        open();
        startMeasuring();
    }
    void cleanup() {
        tell("closing");
        close();
    }
    void hits();
    void problems();
    void bookmarks();
    void tabs();
    void replaceAllIsUndone();
    void folder();

private:
    static WatchedApplication& app() { return *static_cast<WatchedApplication*>(qApp); }
    void startMeasuring() {
        static_cast<void>(app().takeLongest());
        static_cast<void>(takePeak());
        m_since.start();
    }
    /// A row of the table: what was done since the last one.
    void tell(const char* what) {
        const auto longest = app().takeLongest();
        const double peak = takePeak();
        if (isFull())
            std::fprintf(stderr, "| %s | %s | %.1f s | %.0f MB | %.0f ms (%s) |\n",
                         QTest::currentTestFunction(), what, double(m_since.restart()) / 1000, peak,
                         longest.ms, qPrintable(longest.of));
    }
    template <class Work>
    void act(const char* what, const Work& work) {
        app().watch(QLatin1String(what), work);
        tell(what);
    }
    /// A file of the piece, again and again, opened as UTF-8.
    void openFileOf(const QByteArray& piece, int times) {
        const QString path = m_folder.filePath(QStringLiteral("load"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        constexpr int kAtOnce = 100'000;
        for (int left = times; left > 0; left -= kAtOnce)
            QVERIFY(file.write(piece.repeated(std::min(left, kAtOnce))) > 0);
        file.close();
        m_window->opener().open({.path = path, .codec = m_codecs.find("UTF-8")});
        QTRY_COMPARE_WITH_TIMEOUT(m_window->document().size(),
                                  static_cast<std::uint64_t>(piece.size()) *
                                      static_cast<std::uint64_t>(times),
                                  kPatience);
    }
    HitSearch& find(const QString& pattern) {
        m_window->findBar().open(true);
        m_window->findBar().pattern().setEditText(pattern);
        QTest::keyClick(m_window->findBar().pattern().lineEdit(), Qt::Key_Return);
        return m_window->tabs().current().search();
    }
    /// Files of a few words each, a thousand in a folder: of ten one in windows-1251, one in UTF-8
    /// with letters beyond ASCII, the others in ASCII.
    void writeTree(const QString& root, int files) {
        const QByteArray texts[] = {kRussian1251, kRussianUtf8, QByteArray("plain words\n")};
        for (int i = 0; i < files; ++i) {
            const QString folder = QStringLiteral("%1/%2").arg(root).arg(i / 1000);
            if (i % 1000 == 0)
                QVERIFY(QDir().mkpath(folder));
            QFile file(QStringLiteral("%1/%2.txt").arg(folder).arg(i));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QVERIFY(file.write(texts[std::min(i % 10, 2)]) > 0);
        }
    }
    [[nodiscard]] QString sentenceOf(const QWidget& panel) const {
        return panel.findChild<QLabel*>(QStringLiteral("sentence"))->text();
    }

    QTemporaryDir m_folder;
    QElapsedTimer m_since;
};

void TestLoad::hits() {
    const int count = many(1'000'000, 100'000'000);
    openFileOf("a ", count);
    HitSearch& search = find(QStringLiteral("a"));
    QTRY_VERIFY_WITH_TIMEOUT(search.all() != nullptr, kPatience);
    tell("counting");
    QCOMPARE(search.all()->count, static_cast<std::uint64_t>(count));
    QCOMPARE(m_window->hitsPanel().model().rowCount(), 100'000);
    const QString said = sentenceOf(m_window->hitsPanel());
    QVERIFY2(said.endsWith(QStringLiteral("100,000 are listed.")), qPrintable(said));
    waitUntilIdle(m_window->document());
    tell("lines of the hits listed");
    // The last hit of all has its number.
    const std::uint64_t last = 2 * (static_cast<std::uint64_t>(count) - 1);
    act("to the last hit", [&] {
        m_window->selection().select({0, 0});
        m_window->findBar().findPrevious();
    });
    QTRY_COMPARE_WITH_TIMEOUT(m_window->selection().range(), (ByteRange{last, last + 1}),
                              kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(search.numberOf({last, last + 1}),
                              std::optional(static_cast<std::uint64_t>(count)), kPatience);
    tell("its number");
    QTest::keyClick(&m_window->grid(), Qt::Key_A);
    QTRY_VERIFY_WITH_TIMEOUT(search.all() != nullptr, kPatience);
    waitUntilIdle(m_window->document());
    tell("an edit, and counting again");
}

void TestLoad::problems() {
    const int count = many(300'000, 10'000'000);
    m_window->showLens(QStringLiteral("problems"));
    openFileOf("\x80", count);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->document().scan().isComplete(), kPatience);
    waitUntilIdle(m_window->document());
    tell("scanning");
    auto& lens = *static_cast<ProblemsLens*>(m_window->lens(QStringLiteral("problems")));
    QTRY_COMPARE_WITH_TIMEOUT(lens.model().total(), static_cast<std::uint64_t>(count), kPatience);
    QCOMPARE(lens.model().rowCount(), static_cast<int>(ProblemsModel::kMostRows));
    act("the caret to the last problem", [&] {
        m_window->jumpTo({m_window->document().size() - 1, m_window->document().size()});
    });
    QTRY_COMPARE_WITH_TIMEOUT(lens.model().firstNumber() + ProblemsModel::kMostRows,
                              static_cast<std::uint64_t>(count), kPatience);
    waitUntilIdle(m_window->document());
    tell("its row");
    act("an edit at the front", [&] { m_window->document().insert(0, asBytes("a"), {}); });
    QTRY_VERIFY_WITH_TIMEOUT(m_window->document().scan().isComplete(), kPatience);
    waitUntilIdle(m_window->document());
    tell("scanning again");
    QTRY_COMPARE_WITH_TIMEOUT(lens.model().total(), static_cast<std::uint64_t>(count), kPatience);
}

void TestLoad::bookmarks() {
    const int count = many(20'000, 1'000'000);
    m_window->document().setBytes(Bytes(static_cast<std::size_t>(count), 'a'), {});
    std::vector<Bookmark> all;
    for (int i = 0; i < count; ++i)
        all.push_back({static_cast<std::uint64_t>(i), QString::number(i)});
    tell("(made)");
    act("setting", [&] { m_window->document().bookmarks().replaceAll(all); });
    act("one more edit", [&] { m_window->document().insert(5, asBytes("b"), {}); });
    act("undone", [&] { m_window->document().undoStack().undo(); });
    act("all bytes removed", [&] {
        m_window->document().remove({0, m_window->document().size()}, {});
    });
    act("and undone", [&] { m_window->document().undoStack().undo(); });
    QVERIFY(!m_window->grab().isNull());
    tell("painting");
    std::fprintf(stderr, "bookmarks: %zu\n", m_window->document().bookmarks().list().size());
}

void TestLoad::tabs() {
    const int count = many(60, 1000);
    for (int i = 0; i < count; ++i)
        m_window->opener().open({.name = QString::number(i),
                                 .bytes = std::make_shared<const MemorySource>(
                                     Bytes(100, static_cast<Byte>('a' + i % 26))),
                                 .inFront = false});
    QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs().count() >= count, kPatience);
    waitUntilIdle(m_window->document());
    tell("opening");
    for (int i = 0; i < count; ++i) {
        app().watch(QStringLiteral("step"), [&] { m_window->tabs().step(1); });
        QTest::qWait(0);
    }
    tell("through all of them");
    act("changing the theme", [&] { setTheme(Theme::Dark); });
    act("and back", [&] { setTheme(Theme::Light); });
    while (m_window->tabs().count() > 1) {
        app().watch(QStringLiteral("close"),
                    [&] { m_window->tabs().close(m_window->tabs().at(0)); });
        QTest::qWait(0);
    }
    tell("closing all but one");
    QCOMPARE(m_window->tabs().count(), 1);
}

void TestLoad::replaceAllIsUndone() {
    const int count = many(100, 10'000);
    const QByteArray before = QByteArray("a-").repeated(50);
    m_window->document().setBytes(toBytes(before), {});
    HitSearch& search = find(QStringLiteral("a"));
    tell("(the first search)");
    for (int i = 0; i < count; ++i) {
        const QString wanted = i % 2 == 0 ? QStringLiteral("a") : QStringLiteral("b");
        search.setRequest(search::SearchRequest{.mode = search::SearchMode::Text,
                                                .pattern = toCodePoints(wanted),
                                                .codec = &m_window->document().codec()});
        QVERIFY(search.pattern());
        auto with = search::Replacement::compile(search::SearchMode::Text, i % 2 == 0 ? U"b" : U"a",
                                                 *search.pattern());
        QVERIFY(with);
        QSignalSpy replaced(&search, &HitSearch::allReplaced);
        search.replaceAll(*with);
        while (replaced.isEmpty())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
    }
    tell("replacing");
    QUndoStack& stack = m_window->document().undoStack();
    QCOMPARE(stack.count(), count);
    for (int i = 0; i < count; ++i) {
        app().watch(QStringLiteral("undo"), [&] { stack.undo(); });
        if (i % 100 == 0)
            QTest::qWait(0);
    }
    tell("undoing each");
    QCOMPARE(contents(), before);
    act("redoing all at once", [&] { stack.setIndex(count); });
    act("undoing all at once", [&] { stack.setIndex(0); });
    QCOMPARE(contents(), before);
}

/// The survey of a tree of files, in the Folder panel.
void TestLoad::folder() {
    const int count = many(3000, 1'000'000);
    const QString root = m_folder.filePath(QStringLiteral("tree"));
    writeTree(root, count);
    tell("(written)");
    FolderPanel& panel = m_window->folder().panel();
    act("opening", [&] { m_window->folder().open({root}); });
    QTRY_VERIFY_WITH_TIMEOUT(!panel.isSurveying(), kPatience);
    tell("surveying");
    const FolderModel& files = panel.model();
    QTRY_COMPARE_WITH_TIMEOUT(files.rowCount(), count, kPatience);
    act("sorted by encoding", [&] {
        panel.page().table().sortByColumn(static_cast<int>(FolderColumn::Encoding),
                                          Qt::DescendingOrder);
    });
    const auto first = [&](FolderColumn column) {
        return files.index(0, static_cast<int>(column)).data().toString();
    };
    QTRY_COMPARE_WITH_TIMEOUT(first(FolderColumn::Encoding), QStringLiteral("windows-1251"),
                              kPatience);
    tell("shown");
    panel.setState({{QStringLiteral("encoding"), QStringLiteral("UTF-8")}});
    QTRY_COMPARE_WITH_TIMEOUT(files.rowCount(), count / 10, kPatience);
    tell("those in UTF-8 alone");
    QTRY_VERIFY_WITH_TIMEOUT(panel.jobs().idle(), kPatience);
    QVERIFY(QDir(root).removeRecursively());
    tell("(removed)");
}

int main(int argc, char** argv) {
    // Nothing of the reader's is read or written.
    QTemporaryDir home;
    for (const char* name :
         {"HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "TMPDIR"})
        qputenv(name, QFile::encodeName(home.path()));
    WatchedApplication app(argc, argv);
    QApplication::setFont(uiFont());
    TestLoad test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_load.moc"

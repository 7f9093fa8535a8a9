// What lenses export, opened by programs that know nothing of Mojiscope: Python's readers of CSV,
// HTML, JSON and XML, rsvg-convert and pdftotext, and with MOJISCOPE_EXHAUSTIVE=1 a browser. All
// rows are there, those out of sight too.

#include "app/window_test.h"
#include "document/document.h"
#include "window/lens_actions.h"
#include "window/presentation.h"

#include "patient.h"
#include <QAbstractItemView>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTableView>
#include <QTemporaryDir>

using namespace moji;
using namespace moji::app;

class TestExportedFiles : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }
    void othersReadWhatIsShown_data();
    void othersReadWhatIsShown();
};

void TestExportedFiles::othersReadWhatIsShown_data() {
    QTest::addColumn<QString>("word"); // in sight
    QTest::newRow("decoders") << QStringLiteral("Thompson 1992");
    QTest::newRow("encodings") << QStringLiteral("windows-1251");
    QTest::newRow("problems") << QStringLiteral("000003");
}

namespace {

constexpr int kReadingMs = 300'000; // three starts of a browser on a busy machine

/// The texts of a view, as a reader of screens gets them.
QJsonObject shownBy(const QTableView& view, const QString& word) {
    const QAbstractItemModel& model = *view.model();
    QJsonArray head;
    QJsonArray rows;
    for (int column = 0; column < model.columnCount(); ++column) {
        QString text = model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        if (text.isEmpty())
            text = model.headerData(column, Qt::Horizontal, Qt::AccessibleTextRole).toString();
        head.append(text);
    }
    for (int row = 0; row < model.rowCount(); ++row) {
        QJsonArray cells;
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex index = model.index(row, column);
            const QString text = index.data().toString();
            cells.append(text.isEmpty() ? index.data(Qt::AccessibleTextRole).toString() : text);
        }
        rows.append(cells);
    }
    return {{QStringLiteral("head"), head},
            {QStringLiteral("rows"), rows},
            {QStringLiteral("title"), view.accessibleName()},
            {QStringLiteral("words"), QJsonArray{word}}};
}

} // namespace

void TestExportedFiles::othersReadWhatIsShown() {
    QFETCH(QString, word);
    const QString id = QLatin1String(QTest::currentDataTag());
    // More problems than fit in sight, a formula, and what markup must not obey.
    QByteArray bytes("=1+A|<b>&\"");
    for (int i = 0; i < 200; ++i)
        bytes += "\xC0\xAF x";
    m_window->document().setBytes(toBytes("abc\xC0\xAF" + bytes), QStringLiteral("sample"));
    m_window->selection().select({0, 12});
    m_window->showLens(id);
    QTRY_VERIFY(m_window->document().jobs().idle());
    QTest::qWait(100);
    LensActions& actions = m_window->lensActions();
    const LensActions::Subject subject = actions.subjectOf(id, std::nullopt);
    auto* const view = qobject_cast<QTableView*>(subject.table);
    QVERIFY(view != nullptr && view->model()->rowCount() > 5);

    const QTemporaryDir folder;
    QFile shown(folder.filePath(QStringLiteral("shown.json")));
    QVERIFY(shown.open(QIODevice::WriteOnly));
    shown.write(QJsonDocument(shownBy(*view, word)).toJson());
    shown.close();
    for (const char* name :
         {"shown.csv", "shown.tsv", "shown.md", "shown.html", "shown_table.json"}) {
        const QString path = folder.filePath(QLatin1String(name));
        actions.exportTable(subject, path);
        QTRY_VERIFY2(QFile::exists(path), name);
    }
    for (const char* name : {"shown.svg", "shown.pdf"})
        actions.exportPicture(subject, folder.filePath(QLatin1String(name)));

    QProcess python;
    python.start(
        QStringLiteral("python3"),
        {QStringLiteral(MOJISCOPE_TEST_DATA) + QStringLiteral("/read_exports.py"), folder.path()});
    QVERIFY(python.waitForFinished(kReadingMs));
    const QByteArray wrong = python.readAllStandardOutput() + python.readAllStandardError();
    QVERIFY2(wrong.isEmpty(), wrong.constData());
    QCOMPARE(python.exitCode(), 0);
}

QTEST_MAIN(TestExportedFiles)
#include "tst_exported_files.moc"

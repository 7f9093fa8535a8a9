// Every table format against the table it was written from, read again by a small reader of its own
// (Python's readers: tests/e2e/test_export.py), with cells that try to do harm.

#include "export/table_cells.h"
#include "export/table_export.h"
#include "export/table_writer.h"
#include "export/visible_text.h"

#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTableView>
#include <QTextDocument>
#include <QTextTable>
#include <QTreeView>
#include <QtTest>

using namespace moji::app;

namespace {

const QStringList kHostile{
    QStringLiteral("<script>alert(1)</script>"),
    QStringLiteral("=cmd|' /C calc'!A0"),
    QStringLiteral("@SUM(1+1)"),
    QStringLiteral("-5"),
    QStringLiteral("+1.5"),
    QStringLiteral("="),
    QStringLiteral("a\u202Eb"),
    QStringLiteral("nul") + QChar(0) + QStringLiteral("esc") + QChar(0x1B) + QStringLiteral("[31m"),
    QStringLiteral("line\r\nfeed\ttab\u2028end"),
    QStringLiteral("\"quoted\", and; more"),
    QStringLiteral("|pipe| `code` *bold* [link](x) \\ <b> &amp;"),
    QStringLiteral(" blanks "),
    QStringLiteral("\U0001F600\u4E16\u0301"),
    QString(QChar(0xDC80)) + QStringLiteral("lone"),
    QStringLiteral("\uFFFE\uFEFF"),
    QString(1024 * 1024, QLatin1Char('x')),
};

/// A table of three columns, two of which have the same heading, and its view.
struct Bench {
    QStandardItemModel model;
    QTableView view;

    Bench() {
        model.setHorizontalHeaderLabels(
            {QStringLiteral("Name"), QStringLiteral("Value, \"x\""), QStringLiteral("Name")});
        for (const QString& cell : kHostile)
            model.appendRow({new QStandardItem(QString::number(model.rowCount())),
                             new QStandardItem(cell), new QStandardItem(QStringLiteral("same"))});
        view.setModel(&model);
        view.verticalHeader()->hide();
        view.setAccessibleName(QStringLiteral("A <b>table</b>"));
    }

    [[nodiscard]] QByteArray written(TableFormat format) const {
        TableExport writing(view, format, nullptr);
        QSignalSpy spy(&writing, &TableExport::finished);
        writing.start();
        if (spy.empty())
            spy.wait(60'000);
        return spy.empty() ? QByteArray() : spy.front().front().toByteArray();
    }
};

/// RFC 4180.
QList<QStringList> readCsv(const QString& text) {
    QList<QStringList> rows{{}};
    QString field;
    bool isQuoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (isQuoted && c == u'"' && i + 1 < text.size() && text[i + 1] == u'"') {
            field += c;
            ++i;
        } else if (c == u'"') {
            isQuoted = !isQuoted;
        } else if (!isQuoted && (c == u',' || c == u'\n')) {
            rows.back() += field;
            field.clear();
            if (c == u'\n')
                rows.append(QStringList());
        } else if (isQuoted || c != u'\r') {
            field += c;
        }
    }
    rows.removeLast();
    return rows;
}

/// What a spreadsheet gets: harmless, and no formula.
QString guarded(const QString& cell) {
    const QString visible = visibleText(cell);
    static const QStringList formulas{kHostile[1], kHostile[2]};
    return formulas.contains(cell) ? QLatin1Char('\'') + visible : visible;
}

} // namespace

class TestTableWriter : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void csv();
    void tsv();
    void markdown();
    void html();
    void json();
    void noFormatIsObeyed_data();
    void noFormatIsObeyed();
    void treesHaveSections();
    void rowHeadsAndHiddenColumns();
    void changesEndTheExport();
    void longTablesTakeTurns();
    void visibleTextKeepsWhatIsHarmless();
};

void TestTableWriter::csv() {
    const Bench bench;
    const QByteArray bytes = bench.written(TableFormat::Csv);
    QCOMPARE(bytes.count("\r\n"), kHostile.size() + 1);
    const auto rows = readCsv(QString::fromUtf8(bytes));
    QCOMPARE(rows.size(), kHostile.size() + 1);
    QCOMPARE(rows[0], (QStringList{QStringLiteral("Name"), QStringLiteral("Value, \"x\""),
                                   QStringLiteral("Name (2)")}));
    for (qsizetype i = 0; i < kHostile.size(); ++i)
        QCOMPARE(rows[i + 1],
                 (QStringList{QString::number(i), guarded(kHostile[i]), QStringLiteral("same")}));
}

void TestTableWriter::tsv() {
    const Bench bench;
    const QStringList lines =
        QString::fromUtf8(bench.written(TableFormat::Tsv)).split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), kHostile.size() + 2); // the last line ends too
    for (qsizetype i = 0; i < kHostile.size(); ++i)
        QCOMPARE(lines[i + 1].split(QLatin1Char('\t')),
                 (QStringList{QString::number(i), guarded(kHostile[i]), QStringLiteral("same")}));
}

/// Qt reads GitHub's Markdown by MD4C.
void TestTableWriter::markdown() {
    const Bench bench;
    QTextDocument page;
    page.setMarkdown(QString::fromUtf8(bench.written(TableFormat::Markdown)),
                     QTextDocument::MarkdownDialectGitHub);
    const auto* table = qobject_cast<QTextTable*>(page.rootFrame()->childFrames().value(0));
    QVERIFY(table != nullptr);
    QCOMPARE(table->rows(), static_cast<int>(kHostile.size()) + 1);
    for (int row = 0; row < kHostile.size(); ++row) {
        const QTextCursor cell = table->cellAt(row + 1, 1).firstCursorPosition();
        QCOMPARE(cell.block().text().trimmed(), visibleText(kHostile[row]).trimmed());
    }
}

void TestTableWriter::html() {
    const Bench bench;
    const QByteArray bytes = bench.written(TableFormat::Html);
    QVERIFY(bytes.startsWith("<!DOCTYPE html>\n<html lang=\""));
    for (const char* part : {"<title>A &lt;b&gt;table&lt;/b&gt;</title>", "<caption>",
                             "<th scope=\"col\">Name</th>", "<meta charset=\"utf-8\">"})
        QVERIFY2(bytes.contains(part), part);
    QTextDocument page;
    page.setHtml(QString::fromUtf8(bytes));
    const QTextTable* table = nullptr;
    for (QTextFrame* frame : page.rootFrame()->childFrames())
        if (auto* found = qobject_cast<QTextTable*>(frame))
            table = found;
    QVERIFY(table != nullptr);
    QCOMPARE(table->rows(), static_cast<int>(kHostile.size()) + 1);
    for (int row = 0; row < kHostile.size(); ++row)
        QCOMPARE(table->cellAt(row + 1, 1).firstCursorPosition().block().text().trimmed(),
                 visibleText(kHostile[row]).trimmed());
}

void TestTableWriter::json() {
    const Bench bench;
    QJsonParseError error{};
    const QByteArray bytes = bench.written(TableFormat::Json);
    const QJsonArray rows = QJsonDocument::fromJson(bytes, &error).array();
    QCOMPARE(error.error, QJsonParseError::NoError);
    QCOMPARE(rows.size(), kHostile.size());
    for (qsizetype i = 0; i < kHostile.size(); ++i) {
        const QJsonObject row = rows[i].toObject();
        QCOMPARE(row.size(), 3);
        QCOMPARE(row[QLatin1String("Value, \"x\"")].toString(), kHostile[i]); // exactly
    }
}

void TestTableWriter::noFormatIsObeyed_data() {
    QTest::addColumn<int>("format");
    for (const TableFormatInfo& info : tableFormats())
        QTest::newRow(info.id) << static_cast<int>(info.format);
}

/// Whatever the format: no control character, bidirectional mark, tag or lone surrogate.
void TestTableWriter::noFormatIsObeyed() {
    QFETCH(int, format);
    const Bench bench;
    const QByteArray bytes = bench.written(static_cast<TableFormat>(format));
    QVERIFY(bytes.size() > 1024 * 1024);
    const QString text = QString::fromUtf8(bytes);
    QCOMPARE(text.toUtf8(), bytes);
    for (const uint point : text.toUcs4())
        if (point != '\n' && point != '\r' && point != '\t')
            QVERIFY2(!isObeyed(point), QByteArray::number(point, 16).constData());
    QVERIFY(!text.contains(QStringLiteral("<script")) ||
            static_cast<TableFormat>(format) != TableFormat::Html);
}

void TestTableWriter::treesHaveSections() {
    QStandardItemModel model;
    model.setHorizontalHeaderLabels({QStringLiteral("Property"), QStringLiteral("Value")});
    auto* section = new QStandardItem(QStringLiteral("Bytes"));
    section->appendRow(
        {new QStandardItem(QStringLiteral("UTF-8")), new QStandardItem(QStringLiteral("61"))});
    section->appendRow(
        {new QStandardItem(QStringLiteral("UTF-16")), new QStandardItem(QStringLiteral("00 61"))});
    model.appendRow(section);
    QTreeView view;
    view.setModel(&model);
    const TableCells table(view);
    QCOMPARE(table.columns(), (QStringList{QStringLiteral("Section"), QStringLiteral("Property"),
                                           QStringLiteral("Value")}));
    QCOMPARE(table.rowCount(), 2);
    QCOMPARE(table.row(1), (QStringList{QStringLiteral("Bytes"), QStringLiteral("UTF-16"),
                                        QStringLiteral("00 61")}));
}

void TestTableWriter::rowHeadsAndHiddenColumns() {
    Bench bench;
    bench.view.verticalHeader()->show();
    bench.view.hideColumn(0);
    bench.model.setVerticalHeaderLabels({QStringLiteral("first")});
    const TableCells table(bench.view);
    QCOMPARE(table.columns(), (QStringList{QStringLiteral("Row"), QStringLiteral("Value, \"x\""),
                                           QStringLiteral("Name")}));
    QCOMPARE(table.row(0).front(), QStringLiteral("first"));
    QCOMPARE(table.row(0)[1], kHostile[0]);
}

void TestTableWriter::changesEndTheExport() {
    Bench bench;
    TableExport writing(bench.view, TableFormat::Csv, nullptr);
    QSignalSpy outdated(&writing, &TableExport::outdated);
    QSignalSpy finished(&writing, &TableExport::finished);
    bench.model.removeRow(0);
    QCOMPARE(outdated.size(), 1);
    writing.start();
    QVERIFY(finished.empty());
}

void TestTableWriter::longTablesTakeTurns() {
    QStandardItemModel model(200000, 1);
    QTableView view;
    view.setModel(&model);
    TableExport writing(view, TableFormat::Csv, nullptr);
    QSignalSpy progressed(&writing, &TableExport::progressed);
    QSignalSpy finished(&writing, &TableExport::finished);
    writing.start();
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 60000);
    QVERIFY(!progressed.empty());
    QCOMPARE(finished.front().front().toByteArray().count("\r\n"), 200001);
}

void TestTableWriter::visibleTextKeepsWhatIsHarmless() {
    const QString family = QStringLiteral("\U0001F468\u200D\U0001F469 e\u0301 \u05D0 <LF>");
    QCOMPARE(visibleText(family), family);
    QCOMPARE(visibleText(QStringLiteral("a\nb\u202E")), QStringLiteral("a<LF>b<RLO>"));
    QCOMPARE(markupText(QStringLiteral("<&\">'\n")),
             QStringLiteral("&lt;&amp;&quot;&gt;&#39;&lt;LF&gt;"));
}

QTEST_MAIN(TestTableWriter)
#include "tst_table_writer.moc"

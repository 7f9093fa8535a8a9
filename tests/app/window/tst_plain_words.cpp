// What looks like markup, in tool tips, labels and message boxes, is text; directions in what
// others wrote about bytes are seen and not obeyed.

#include "app/window_test.h"
#include "document/bookmarks.h"
#include "document/notes.h"
#include "grid/byte_description.h"
#include "lessons/lesson.h"
#include "widgets/plain_words.h"
#include "window/bookmarks_model.h"
#include "window/notes_model.h"

#include <QLabel>
#include <QMessageBox>
#include <QTableWidget>
#include <QToolTip>

using namespace moji;
using namespace moji::app;

namespace {

const QString kMarkup = QStringLiteral("<img src=\"/etc/hostname\"><b>bold</b>");
const QString kTurned = QString::fromUtf16(u"exe\u202Etxt");
const QString kShown = QStringLiteral("exe<U+202E>txt");

const QLabel* tip() {
    for (const QWidget* widget : QApplication::topLevelWidgets())
        if (widget->isVisible() && widget->inherits("QTipLabel"))
            return static_cast<const QLabel*>(widget);
    return nullptr;
}

} // namespace

class TestPlainWords : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { open(); }
    void cleanup() {
        QToolTip::hideText();
        close();
    }
    void tipsOfTables();
    void labelsAndMessageBoxes();
    void tipsAreBrokenIntoLines();
    void directionsInNotesAreShown();
    void directionsInLessonsAreShown();
};

void TestPlainWords::tipsOfTables() {
    QTableWidget table(1, 1);
    table.setItem(0, 0, new QTableWidgetItem(QStringLiteral("cell")));
    table.item(0, 0)->setToolTip(kMarkup);
    table.show();
    QVERIFY(waitForExposed(&table));
    const QPoint place = table.visualItemRect(table.item(0, 0)).center();
    QHelpEvent asks(QEvent::ToolTip, place, table.viewport()->mapToGlobal(place));
    QApplication::sendEvent(table.viewport(), &asks);
    QCOMPARE(QToolTip::text(), kMarkup);
    QVERIFY(tip() != nullptr);
    QCOMPARE(tip()->textFormat(), Qt::PlainText);
}

void TestPlainWords::labelsAndMessageBoxes() {
    QLabel label(kMarkup);
    label.show();
    QCOMPARE(label.textFormat(), Qt::PlainText);
    QLabel rich(QStringLiteral("<b>ours</b>"));
    rich.setTextFormat(Qt::RichText);
    rich.show();
    QCOMPARE(rich.textFormat(), Qt::RichText);
    QMessageBox box(QMessageBox::Question, {}, kMarkup);
    box.setInformativeText(kMarkup);
    box.show();
    int labels = 0;
    for (const QLabel* each : box.findChildren<QLabel*>()) {
        if (each->text() != kMarkup)
            continue;
        QCOMPARE(each->textFormat(), Qt::PlainText);
        ++labels;
    }
    QCOMPARE(labels, 2);
}

void TestPlainWords::tipsAreBrokenIntoLines() {
    QCOMPARE(tipLines(QStringLiteral("one\ntwo")), QStringLiteral("one\ntwo"));
    const QString words = QStringLiteral("word ").repeated(100).trimmed();
    const QString broken = tipLines(words);
    QVERIFY(broken.contains(QLatin1Char('\n')));
    QCOMPARE(QString(broken).replace(QLatin1Char('\n'), QLatin1Char(' ')), words);
}

void TestPlainWords::directionsInNotesAreShown() {
    Document& document = m_window->document();
    document.setBytes(Bytes{'a', 'b'}, {});
    document.notes().write({0, 1}, kTurned);
    document.bookmarks().toggle(0);
    document.bookmarks().rename(0, kTurned);
    QCOMPARE(describeByte(document, 0, ByteFormat::Hexadecimal).count(kShown), 2);
    QVERIFY(!describeByte(document, 0, ByteFormat::Hexadecimal).contains(kTurned));
    const NotesModel notes(&document, nullptr);
    const QModelIndex note = notes.index(0, NotesModel::Text);
    QCOMPARE(note.data().toString(), kShown);
    QCOMPARE(note.data(Qt::ToolTipRole).toString(), kShown);
    const BookmarksModel bookmarks(&document, nullptr);
    const QModelIndex name = bookmarks.index(0, BookmarksModel::Name);
    QCOMPARE(name.data().toString(), kShown);
    QCOMPARE(name.data(Qt::EditRole).toString(), kTurned); // what is edited is what was written
}

void TestPlainWords::directionsInLessonsAreShown() {
    const LessonWords words({{QStringLiteral("en"), kTurned}});
    QCOMPARE(words.text(), kShown);
    QCOMPARE(words.in(QStringLiteral("en")), kTurned);
}

QTEST_MAIN(TestPlainWords)
#include "tst_plain_words.moc"

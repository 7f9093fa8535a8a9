// The status bar of the real window: what it says, its encodings, how it makes room.

#include "app/window_test.h"
#include "grid/byte_grid.h"
#include "jobs/job.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/qt_text.h"
#include "window/lens_docks.h"

#include "patient.h"
#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QStatusBar>

#include <atomic>
#include <chrono>
#include <thread>

using namespace moji;
using namespace moji::app;

class TestStatusBar : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }
    void statusBarSpeaks();
    void malformedBytesAreNoCharacters();
    void encodingIsChosenByName();
    void returnGivesTheFocusBack();
    void whatIsTypedAndNotChosenIsGivenUp_data();
    void whatIsTypedAndNotChosenIsGivenUp();
    void theOffsetHasAsManyDigitsAsInTheGrid();
    void theStatusBarGivesWay();
    void itsEndsKeepApartFromTheEdges();
    void workWithALongTitleFits_data();
    void workWithALongTitleFits();
    void noMessageIsClipped_data();
    void noMessageIsClipped();
    void aLongMessageCoversNoLens();
    void aClickEndsALongMessage();
    void anotherEncodingEndsWhatWasDetected();

private:
    [[nodiscard]] QStringList statusNames() const;
    [[nodiscard]] bool shows(const QString& start) const;
};

QStringList TestStatusBar::statusNames() const {
    QStringList names;
    for (const QWidget* widget : m_window->statusBar()->findChildren<QWidget*>())
        names += widget->accessibleName();
    return names;
}

bool TestStatusBar::shows(const QString& start) const {
    const auto labels = m_window->statusBar()->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
        return label->isVisible() && label->text().startsWith(start);
    });
}

void TestStatusBar::statusBarSpeaks() {
    m_window->opener().openSample();
    QTRY_VERIFY(statusNames().contains(QStringLiteral("4 problems")));
    const QStringList names = statusNames();
    QVERIFY(names.contains(QStringLiteral("offset 000007 (7)")));
    QVERIFY(names.contains(QStringLiteral("selection 7..9  3 bytes, 1 character")));
    QVERIFY(names.contains(QStringLiteral("179 bytes, 5 lines")));
    QTRY_VERIFY(statusNames().contains(QStringLiteral("line 1, column 8")));
    QVERIFY(names.contains(QStringLiteral("Encoding")));
    m_window->document().setBytes(asBytes("fine"), {});
    QTRY_VERIFY(statusNames().contains(QStringLiteral("valid UTF-8")));
}

void TestStatusBar::malformedBytesAreNoCharacters() {
    m_window->document().setBytes(asBytes("ab\xC0\xAF"), {});
    m_window->selection().select(ByteRange{2, 4});
    QVERIFY(shows(QStringLiteral("Selection 2..3  2 bytes, 2 errors")));
    m_window->selection().select(ByteRange{0, 3});
    QVERIFY(shows(QStringLiteral("Selection 0..2  3 bytes, 2 characters, 1 error")));
}

void TestStatusBar::encodingIsChosenByName() {
    auto* box = m_window->statusBar()->findChild<QComboBox*>();
    QVERIFY(box != nullptr);
    QCOMPARE(box->currentText(), QStringLiteral("UTF-8"));
    QCOMPARE(box->count(), static_cast<int>(m_codecs.list().size()));
    box->setFocus();
    box->lineEdit()->selectAll();
    QTest::keyClicks(box->lineEdit(), QStringLiteral("utf-16le"));
    QTest::keyClick(box->lineEdit(), Qt::Key_Return);
    QTRY_COMPARE(m_window->document().codec().name(), std::string("UTF-16LE"));
    box->lineEdit()->setText(QStringLiteral("nonsense"));
    QTest::keyClick(box->lineEdit(), Qt::Key_Return);
    QTRY_COMPARE(box->currentText(), QStringLiteral("UTF-16LE"));
}

void TestStatusBar::returnGivesTheFocusBack() {
    m_window->activateWindow();
    m_window->grid().setFocus();
    QTRY_VERIFY(m_window->grid().hasFocus());
    auto* box = m_window->statusBar()->findChild<QComboBox*>();
    box->setFocus();
    box->lineEdit()->setText(QStringLiteral("nonsense"));
    QTest::keyClick(box, Qt::Key_Return);
    QTest::qWait(0);
    QVERIFY(box->hasFocus()); // to be typed again
    box->lineEdit()->setText(QStringLiteral("koi8-u"));
    QTest::keyClick(box, Qt::Key_Return);
    QTRY_VERIFY(m_window->grid().hasFocus());
    QCOMPARE(m_window->document().codec().name(), std::string("KOI8-U"));
}

void TestStatusBar::whatIsTypedAndNotChosenIsGivenUp_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("escapes");
    QTest::addColumn<std::string>("chosen");
    QTest::newRow("another name, then Escape") << "KOI" << true << std::string("UTF-8");
    QTest::newRow("a whole name, then Escape") << "KOI8-R" << true << std::string("UTF-8");
    QTest::newRow("another name") << "KOI" << false << std::string("UTF-8");
    QTest::newRow("a whole name") << "KOI8-R" << false << std::string("KOI8-R");
}

void TestStatusBar::whatIsTypedAndNotChosenIsGivenUp() {
    QFETCH(const QString, typed);
    QFETCH(const bool, escapes);
    QFETCH(const std::string, chosen);
    m_window->activateWindow();
    auto* box = m_window->statusBar()->findChild<QComboBox*>();
    box->setFocus();
    QTRY_VERIFY(box->hasFocus());
    box->lineEdit()->selectAll();
    QTest::keyClicks(box, typed);
    QCOMPARE(box->currentText(), typed);
    QWidget* list = box->completer()->popup();
    if (escapes) {
        QTest::keyClick(list->isVisible() ? list : box, Qt::Key_Escape);
        QVERIFY(!list->isVisible());
        QCOMPARE(box->currentText(), QStringLiteral("UTF-8"));
    }
    list->hide(); // as a click elsewhere does
    m_window->grid().setFocus();
    QCOMPARE(m_window->document().codec().name(), chosen);
    QCOMPARE(box->currentText(), QString::fromStdString(chosen));
}

void TestStatusBar::theOffsetHasAsManyDigitsAsInTheGrid() {
    const Bytes bytes(0x1000000, Byte{'a'});
    m_window->document().setBytes(std::make_shared<const MemorySource>(bytes), {});
    QCOMPARE(m_window->grid().byteLayout().offsetDigits(), 8);
    QVERIFY(statusNames().contains(QStringLiteral("offset 00000000 (0)")));
}

void TestStatusBar::theStatusBarGivesWay() {
    m_window->opener().openSample();
    m_window->showLens(QStringLiteral("bytes"));
    QTRY_VERIFY(m_window->document().scan().isComplete() && m_window->document().jobs().idle());
    const QString all[] = {QStringLiteral("Offset"), QStringLiteral("Selection"),
                           QStringLiteral("Overwrite"), QStringLiteral("Line")};
    qsizetype before = 4;
    for (int width = 1440; width >= 640; width -= 80) {
        m_window->resize(width, 640);
        QCoreApplication::processEvents();
        qsizetype shown = 0; // the last ones of the list go first
        while (shown < 4 && shows(all[shown]))
            ++shown;
        QVERIFY2(shown <= before && shown >= 2, qPrintable(QString::number(width)));
        for (qsizetype i = shown; i < 4; ++i)
            QVERIFY2(!shows(all[i]), qPrintable(QString::number(width)));
        for (const auto* label : m_window->statusBar()->findChildren<QLabel*>())
            QVERIFY2(!label->isVisible() || label->text().isEmpty() ||
                         label->width() >= label->sizeHint().width(),
                     qPrintable(label->text()));
        before = shown;
    }
    QVERIFY(before < 4);
}

void TestStatusBar::workWithALongTitleFits_data() {
    QTest::addColumn<int>("width");
    for (const int width : {700, 1024, 1200, 1440})
        QTest::addRow("%d", width) << width;
}

/// Also when it follows other work, whose title was short.
void TestStatusBar::workWithALongTitleFits() {
    QFETCH(int, width);
    m_window->resize(width, 700);
    m_window->document().setBytes(Bytes(3'000'000, 0x80), {});
    m_window->selection().select({2'900'000, 2'900'003});
    std::atomic<bool> shortEnds = false;
    std::atomic<bool> longEnds = false;
    const auto work = [](std::atomic<bool>& ends) {
        return [&ends](const std::stop_token& stop, const ProgressCallback&) {
            while (!ends && !stop.stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            return 0;
        };
    };
    QTRY_VERIFY(m_window->document().jobs().idle());
    Job<int> first(m_window->document().jobs(), QStringLiteral("A"), nullptr);
    Job<int> second(m_window->document().jobs(), QString(40, QLatin1Char('m')), nullptr);
    first.start(0, work(shortEnds), [](std::uint64_t, int) {});
    const auto* progress = m_window->statusBar()->findChild<QProgressBar*>();
    QTRY_VERIFY(progress->isVisible());
    second.start(0, work(longEnds), [](std::uint64_t, int) {});
    shortEnds = true;
    QTRY_VERIFY(progress->parentWidget()->toolTip().startsWith(QStringLiteral("mm")));
    QCoreApplication::processEvents();
    const QStatusBar& bar = *m_window->statusBar();
    for (const auto* part : bar.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        QVERIFY2(!part->isVisible() || bar.rect().contains(part->geometry()),
                 qPrintable(part->accessibleName()));
    longEnds = true;
    QTRY_VERIFY(m_window->document().jobs().idle());
}

/// Whenever the theme or the letters change.
void TestStatusBar::itsEndsKeepApartFromTheEdges() {
    constexpr int kLeast = 10;
    m_window->opener().openSample();
    const QStatusBar& bar = *m_window->statusBar();
    const auto change = [this](int step) {
        setTheme(step % 2 == 0 ? Theme::Dark : Theme::Light);
        setZoom(step / 2);
        QCoreApplication::processEvents();
        m_window->resize(1440 + step, 900);
    };
    for (int step = 0; step < 4; ++step) {
        change(step);
        QCoreApplication::processEvents();
        int left = bar.width();
        int right = 0;
        for (const auto* label : bar.findChildren<QLabel*>()) {
            if (!label->isVisible() || label->text().isEmpty())
                continue;
            const QRect text(label->mapTo(&bar, label->contentsRect().topLeft()),
                             label->contentsRect().size());
            left = std::min(left, text.left());
            right = std::max(right, text.right());
        }
        QVERIFY2(left >= kLeast, qPrintable(QString::number(left)));
        QVERIFY2(right <= bar.width() - kLeast, qPrintable(QString::number(right)));
    }
}

void TestStatusBar::noMessageIsClipped_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("zoom");
    QTest::addColumn<QString>("message");
    const QString sentence =
        QStringLiteral("The clipboard has no bytes in hex, escapes or another notation. Paste "
                       "text in the text column.");
    const QString name = QStringLiteral("/home/somebody/") + QString(180, QLatin1Char('x'));
    QTest::newRow("narrow") << 640 << 0 << sentence;
    QTest::newRow("zoomed") << 1440 << 3 << sentence + QLatin1Char(' ') + sentence;
    QTest::newRow("narrow-and-zoomed") << 640 << 3 << sentence;
    QTest::newRow("long-name") << 640 << 0 << name + QStringLiteral(" is a folder.");
    QTest::newRow("short") << 1440 << 0 << QStringLiteral("Saved.");
}

void TestStatusBar::noMessageIsClipped() {
    QFETCH(int, width);
    QFETCH(int, zoom);
    QFETCH(QString, message);
    setZoom(zoom);
    m_window->resize(width, 640);
    m_window->say(message);
    QTRY_VERIFY([&] {
        for (auto* label : m_window->findChildren<QLabel*>()) {
            const QString shown = QString(label->text()).remove(QChar(0x200B));
            if (!label->isVisible() || shown != message)
                continue;
            const QSize room = label->contentsRect().size();
            const int height = label->wordWrap() ? label->heightForWidth(label->width())
                                                 : label->sizeHint().height();
            const QRect place(label->mapTo(m_window.get(), QPoint(0, 0)), label->size());
            return label->height() >= height && m_window->rect().contains(place) &&
                   (label->wordWrap() ||
                    room.width() >= label->fontMetrics().horizontalAdvance(shown)) &&
                   label->accessibleName() == message;
        }
        return false;
    }());
}

/// It takes room from the docks for as long as it is shown, in lines of its own.
void TestStatusBar::aLongMessageCoversNoLens() {
    m_window->resize(700, 640);
    m_window->showLens(QStringLiteral("lines"));
    QCoreApplication::processEvents();
    const auto* bar = m_window->statusBar();
    const auto* dock = m_window->docks().dock(QStringLiteral("lines"));
    QVERIFY(dock != nullptr && dock->isVisible());
    const int height = dock->height();
    const int top = bar->geometry().top();
    const auto message = [&]() -> const QLabel* {
        for (const auto* label : bar->findChildren<QLabel*>(QStringLiteral("said")))
            if (label->isVisible())
                return label;
        return nullptr;
    };
    for (const int length : {100, 300, 100}) {
        m_window->say(QString(length, QLatin1Char('m')));
        QTRY_VERIFY(message() != nullptr && bar->geometry().top() < top);
        QTRY_VERIFY(dock->geometry().bottom() < bar->geometry().top());
        QVERIFY(bar->rect().contains(message()->geometry()));
        for (const auto* part : bar->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            QVERIFY(!part->isVisible() || part == message() ||
                    part->geometry().top() > message()->geometry().bottom());
        QVERIFY(shows(QStringLiteral("Selection"))); // there is room again
        m_window->statusBar()->clearMessage();
        QTRY_COMPARE(bar->geometry().top(), top);
        QTRY_COMPARE(dock->height(), height);
        QVERIFY(message() == nullptr);
    }
}

void TestStatusBar::aClickEndsALongMessage() {
    m_window->resize(700, 640);
    m_window->say(QString(300, QLatin1Char('m')));
    QLabel* row = nullptr;
    QTRY_VERIFY((row = m_window->statusBar()->findChild<QLabel*>(QStringLiteral("said"))) !=
                nullptr);
    QTRY_VERIFY(row->isVisible());
    QTest::mouseClick(row, Qt::LeftButton);
    QTRY_VERIFY(!row->isVisible());
    QVERIFY(m_window->statusBar()->currentMessage().isEmpty());
}

/// What was said of the encoding of before is no longer true.
void TestStatusBar::anotherEncodingEndsWhatWasDetected() {
    const QString text = QStringLiteral("Съешь же ещё этих мягких французских булок. ").repeated(9);
    const auto bytes = encodeAll(*m_codecs.find("KOI8-R"), toCodePoints(text));
    m_window->document().setBytes(bytes.value(), QStringLiteral("russian.txt"));
    m_window->tabs().current().detection().start();
    QTRY_VERIFY(shows(QStringLiteral("Read as KOI8-R")));
    m_window->document().setCodec(*m_codecs.find("windows-1251"));
    QVERIFY(!shows(QStringLiteral("Read as KOI8-R")));
    m_window->say(QStringLiteral("Something else"));
    m_window->document().setCodec(*m_codecs.find("KOI8-R"));
    QVERIFY(shows(QStringLiteral("Something else")));
}

QTEST_MAIN(TestStatusBar)
#include "tst_status_bar.moc"

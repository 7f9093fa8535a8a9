// Every dialog: nothing in it is cut off, in larger letters and in a language of long words too;
// and messages are whole in a window of 640 pixels, whatever names are in them.
//
// With MOJISCOPE_PICTURES=FOLDER each is drawn there in the four themes (and with QT_SCALE_FACTOR=2
// on a dense screen).

#include "app/cut_text.h"
#include "app/drawn.h"
#include "app/every_dialog.h"
#include "app/long_words.h"
#include "app/window_test.h"
#include "settings/settings.h"
#include "window/banner.h"
#include "window/opener.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTimer>

using namespace moji;
using namespace moji::app;

class TestEveryDialog : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { settings().useNoFolder(); }
    void cleanup() { close(); }
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void messagesAreWhole_data();
    void messagesAreWhole();
    void anEmptyDocumentIsWhole_data() { messagesAreWhole_data(); }
    void anEmptyDocumentIsWhole();
    void pictures();

private:
    QWidget* opened(const DialogRow& row);
    static QStringList cutOffIn(QWidget& window);
};

QWidget* TestEveryDialog::opened(const DialogRow& row) {
    open();
    m_window->opener().openText(QStringLiteral("Hi 世界"), QStringLiteral("a text"));
    QWidget* dialog = showDialog(*m_window, QLatin1String(row.action));
    if (dialog != nullptr)
        (void)QTest::qWaitForWindowExposed(dialog);
    (void)QTest::qWaitFor([this] { return m_window->document().jobs().idle(); }, 10'000);
    return dialog;
}

/// What has just got another text is laid out in the next turn of the event loop.
QStringList TestEveryDialog::cutOffIn(QWidget& window) {
    constexpr int kLayoutMs = 600;
    QStringList found;
    (void)QTest::qWaitFor(
        [&] {
            found = CutText(window).find();
            return found.isEmpty();
        },
        kLayoutMs);
    return found;
}

void TestEveryDialog::nothingIsCutOff_data() {
    QTest::addColumn<int>("dialog");
    QTest::addColumn<int>("zoomed");
    QTest::addColumn<bool>("longWords");
    for (int i = 0; i < static_cast<int>(std::size(kDialogs)); ++i) {
        QTest::addRow("%s", kDialogs[i].title) << i << 0 << false;
        QTest::addRow("%s-zoomed", kDialogs[i].title) << i << 3 << false;
        QTest::addRow("%s-translated", kDialogs[i].title) << i << 0 << true;
    }
}

void TestEveryDialog::nothingIsCutOff() {
    QFETCH(int, dialog);
    QFETCH(int, zoomed);
    QFETCH(bool, longWords);
    LongWords translator;
    if (longWords)
        QApplication::installTranslator(&translator);
    setZoom(zoomed);
    QWidget* window = opened(kDialogs[dialog]);
    QVERIFY(window != nullptr);
    const QStringList found = cutOffIn(*window);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    QVERIFY(isDrawnOn(window->grab().toImage()));
}

void TestEveryDialog::messagesAreWhole_data() {
    QTest::addColumn<int>("zoomed");
    QTest::newRow("usual") << 0;
    QTest::newRow("zoomed") << 3;
}

void TestEveryDialog::messagesAreWhole() {
    QFETCH(int, zoomed);
    open();
    setZoom(zoomed);
    m_window->resize(640, 600);
    const QTemporaryDir folder;
    const QString name = QString(180, u'n') + QStringLiteral(" an end.txt");
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("a line\n") > 0);
    file.close();
    m_window->opener().open(QStringList{folder.filePath(name)});
    QTRY_VERIFY(m_window->document().size() > 0);
    QVERIFY(QFile::remove(folder.filePath(name)));
    QVERIFY(m_window->document().insert(0, asBytes("x"), QStringLiteral("Type")));
    QStringList found;
    bool isTold = false;
    QTimer::singleShot(500, this, [&] { // a message that waits for an answer
        QWidget* message = QApplication::activeModalWidget();
        isTold = message != nullptr;
        if (!isTold)
            return;
        found += cutOffIn(*message);
        message->close();
    });
    m_window->opener().open(QStringList{folder.filePath(QStringLiteral("no ") + name)});
    QTRY_VERIFY(isTold);
    QTRY_VERIFY_WITH_TIMEOUT(
        std::ranges::any_of(m_window->findChildren<Banner*>(),
                            [](const Banner* banner) { return banner->isVisible(); }),
        20'000);
    for (auto* banner : m_window->findChildren<Banner*>())
        if (banner->isVisible())
            found += cutOffIn(*banner);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void TestEveryDialog::anEmptyDocumentIsWhole() {
    QFETCH(int, zoomed);
    open();
    setZoom(zoomed);
    m_window->resize(1024, 640);
    m_window->opener().openNew();
    QTRY_VERIFY(m_window->document().jobs().idle());
    QVERIFY(!m_window->windowTitle().isEmpty() && !m_window->windowTitle().contains(u'"'));
    const QStringList found = cutOffIn(*m_window);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void TestEveryDialog::pictures() {
    const QString folder = qEnvironmentVariable("MOJISCOPE_PICTURES");
    if (folder.isEmpty())
        QSKIP("only with MOJISCOPE_PICTURES=FOLDER");
    const std::pair<const char*, Theme> themes[] = {{"light", Theme::Light},
                                                    {"dark", Theme::Dark},
                                                    {"contrast-light", Theme::HighContrastLight},
                                                    {"contrast-dark", Theme::HighContrastDark}};
    for (const DialogRow& row : kDialogs) {
        QWidget* window = opened(row);
        QVERIFY2(window != nullptr, row.title);
        for (const auto& [name, theme] : themes) {
            setTheme(theme);
            QTest::qWait(700); // what is drawn in the background
            const QString path =
                QStringLiteral("%1/%2-%3.png")
                    .arg(folder, QString(QLatin1String(row.title)).replace(u' ', u'-'),
                         QLatin1String(name));
            QVERIFY2(window->grab().save(path), qPrintable(path));
        }
        close();
    }
    open();
}

QTEST_MAIN(TestEveryDialog)
#include "tst_every_dialog.moc"

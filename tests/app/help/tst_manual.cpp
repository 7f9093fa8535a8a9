// The manual: every lens has a page, every link leads somewhere, nothing is fetched.

#include "help/manual_window.h"
#include "lenses/lens_registry.h"
#include "style/fonts.h"
#include "style/ideographs.h"
#include "style/palette.h"
#include "window/manual_pictures.h"

#include "patient.h"
#include <QAbstractTextDocumentLayout>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextTable>

using namespace moji;
using namespace moji::app;

class TestManual : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLensHasAPage();
    void everyLinkLeadsToAPage();
    void everyPageHasATitle();
    void searchNarrowsThePages();
    void helpIsAboutTheWidgetAskedFor();
    void linksOutOfTheManualAreNotFollowed();
    void theTitleNamesTheManualOnce();
    void everyLensHasALivePicture();
    void picturesFollowTheLook();
    void aPageIsReadAgainOnceAndWhenVisible();
    void aPageIsLaidOutOnce();
    void tablesHaveHeadings();
    void enterOpensWhatWasFound();
    void pagesAreInTheReadersLanguage_data();
    void pagesAreInTheReadersLanguage();
};

void TestManual::everyLensHasAPage() {
    const Manual manual;
    for (const LensRow& row : lensRows())
        QVERIFY2(manual.find(QLatin1String(row.id)) != nullptr, row.id);
}

void TestManual::everyLinkLeadsToAPage() {
    static const QRegularExpression link(QStringLiteral(R"(\]\((?:\.\./)*([\w-]+)\.md)"));
    const Manual manual;
    int links = 0;
    for (const ManualPage& page : manual.pages()) {
        for (auto match = link.globalMatch(page.text); match.hasNext(); ++links) {
            const QString id = match.next().captured(1);
            QVERIFY2(manual.find(id) != nullptr,
                     qPrintable(page.id + QStringLiteral(" links to ") + id));
        }
    }
    QVERIFY(links > 10);
}

void TestManual::everyPageHasATitle() {
    const Manual manual;
    for (const ManualPage& page : manual.pages())
        QVERIFY2(page.title != page.id, qPrintable(page.id));
    QCOMPARE(manual.pages().front().id, QStringLiteral("index"));
}

void TestManual::searchNarrowsThePages() {
    const Manual manual;
    QCOMPARE(manual.search({}).size(), manual.pages().size());
    const auto found = manual.search(QStringLiteral("HOEHRMANN accept"));
    QVERIFY(!found.empty() && found.size() < manual.pages().size());
    for (const int index : found) {
        const QString& text = manual.pages()[static_cast<std::size_t>(index)].text;
        QVERIFY(text.contains(QLatin1String("hoehrmann"), Qt::CaseInsensitive) &&
                text.contains(QLatin1String("accept"), Qt::CaseInsensitive));
    }
    QVERIFY(manual.search(QStringLiteral("no page has this word: qzxj")).empty());
}

void TestManual::helpIsAboutTheWidgetAskedFor() {
    const ManualWindow window;
    QWidget lens;
    lens.setObjectName(QStringLiteral("bits"));
    auto* inner = new QWidget(&lens);
    inner->setObjectName(QStringLiteral("something inside"));
    QCOMPARE(window.pageAbout(inner), QStringLiteral("bits"));
    QCOMPARE(window.pageAbout(nullptr), QStringLiteral("index"));
}

void TestManual::linksOutOfTheManualAreNotFollowed() {
    ManualWindow window;
    window.showPage(QStringLiteral("bits"));
    auto* view = window.findChild<QTextBrowser*>();
    for (const char* url :
         {"https://example.org/", "file:///etc/passwd", "qrc:/samples/sample.txt"}) {
        view->setSource(QUrl(QLatin1String(url)));
        QCOMPARE(window.page(), QStringLiteral("bits"));
    }
}

void TestManual::theTitleNamesTheManualOnce() {
    ManualWindow window;
    window.showPage(QStringLiteral("index"));
    QCOMPARE(window.windowTitle(), QStringLiteral("Mojiscope: the manual"));
    window.showPage(QStringLiteral("bits"));
    QCOMPARE(window.windowTitle(), QStringLiteral("Bits – Mojiscope manual"));
}

/// Drawn by the lens, not stored: no two lenses look alike, and none is blank.
void TestManual::everyLensHasALivePicture() {
    const CodecRegistry codecs;
    ManualPictures pictures(codecs);
    QMap<QString, QImage> drawn;
    for (const LensRow& row : lensRows()) {
        const QString id = QLatin1String(row.id);
        QVERIFY2(pictures.draw(id, [&drawn, id](const QImage& picture) { drawn[id] = picture; }),
                 row.id);
    }
    QVERIFY(!pictures.draw(QStringLiteral("index"), [](const QImage&) {}));
    QTRY_COMPARE(static_cast<std::size_t>(drawn.size()), lensRows().size());
    for (auto one = drawn.begin(); one != drawn.end(); ++one) {
        QSet<QRgb> colours;
        for (int y = 0; y < one->height(); y += 2)
            for (int x = 0; x < one->width(); x += 2)
                colours.insert(one->pixel(x, y));
        QVERIFY2(colours.size() > 20, qPrintable(one.key()));
        for (auto other = std::next(one); other != drawn.end(); ++other)
            QVERIFY2(*one != *other, qPrintable(one.key() + other.key()));
    }
}

void TestManual::picturesFollowTheLook() {
    const CodecRegistry codecs;
    ManualPictures pictures(codecs);
    ManualWindow window;
    window.setPictures([&](const QString& page, const ManualWindow::Picture& done) {
        return pictures.draw(page, done);
    });
    window.showPage(QStringLiteral("bits"));
    window.show();
    auto* view = window.findChild<QTextBrowser*>();
    const auto picture = [&] {
        return view->document()
            ->resource(QTextDocument::ImageResource, QUrl(QStringLiteral("picture:bits")))
            .value<QImage>();
    };
    const auto brightness = [&] {
        const QImage tiny = picture().scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        return tiny.isNull() ? 128 : qGray(tiny.pixel(0, 0));
    };
    const auto isDrawn = [&] { // text on its ground
        QSet<QRgb> colours;
        for (int x = 0; x < picture().width(); ++x)
            for (int y = 0; y < picture().height(); y += 4)
                colours.insert(picture().pixel(x, y));
        return colours.size() > 20;
    };
    setTheme(Theme::Light);
    QTRY_VERIFY(isDrawn() && brightness() > 160);
    setTheme(Theme::Dark);
    QTRY_VERIFY(isDrawn() && brightness() < 96);
    window.showPage(QStringLiteral("keyboard")); // about no lens
    QVERIFY(!view->toMarkdown().contains(QStringLiteral("picture:")));
    setTheme(Theme::Light);
}

void TestManual::aPageIsReadAgainOnceAndWhenVisible() {
    int drawn = 0;
    ManualWindow window;
    window.setPictures([&](const QString&, const ManualWindow::Picture&) {
        ++drawn;
        return true;
    });
    window.showPage(QStringLiteral("bits"));
    window.show();
    QTRY_COMPARE(drawn, 1);
    setTheme(Theme::Dark);
    setTheme(Theme::Light);
    QTRY_COMPARE(drawn, 2);
    setGlyphEncoding("GBK"); // pages have none of its characters
    setGlyphEncoding({});
    QTest::qWait(1);
    QCOMPARE(drawn, 2);
    setZoom(1);
    QTRY_COMPARE(drawn, 3);

    window.hide();
    setTheme(Theme::Dark);
    setZoom(0);
    QTest::qWait(1);
    QCOMPARE(drawn, 3);
    window.show();
    QTRY_COMPARE(drawn, 4);
    setTheme(Theme::Light);
}

/// Not for each cell of a table that is read.
void TestManual::aPageIsLaidOutOnce() {
    ManualWindow window;
    window.show();
    const QTextDocument* page = window.findChild<QTextBrowser*>()->document();
    const QSignalSpy laidOut(page->documentLayout(),
                             &QAbstractTextDocumentLayout::documentSizeChanged);
    window.showPage(QStringLiteral("keyboard")); // a page of tables
    constexpr qsizetype kMost = 4;
    QVERIFY2(laidOut.size() <= kMost, qPrintable(QString::number(laidOut.size())));
    QVERIFY(page->size().height() > window.height());
}

/// Those that follow code, too.
void TestManual::tablesHaveHeadings() {
    const Manual manual;
    ManualWindow window;
    const QTextDocument* document = window.findChild<QTextBrowser*>()->document();
    int tables = 0;
    for (const ManualPage& page : manual.pages()) {
        window.showPage(page.id);
        for (QTextFrame* frame : document->rootFrame()->childFrames()) {
            const auto* table = qobject_cast<QTextTable*>(frame);
            if (table == nullptr)
                continue;
            ++tables;
            for (int column = 0; column < table->columns(); ++column) {
                QTextCursor cursor = table->cellAt(0, column).firstCursorPosition();
                if (cursor.block().text().isEmpty())
                    continue; // no heading
                cursor.movePosition(QTextCursor::NextCharacter);
                const bool isCode = cursor.charFormat().fontFixedPitch();
                QVERIFY2(isCode || cursor.charFormat().fontWeight() == QFont::Bold,
                         qPrintable(page.id + QLatin1String(": ") + cursor.block().text()));
            }
            const QTextTableCell first = table->cellAt(0, 0);
            QVERIFY2(first.firstCursorPosition().block() == first.lastCursorPosition().block(),
                     qPrintable(page.id));
        }
    }
    QVERIFY(tables > 20);
}

void TestManual::enterOpensWhatWasFound() {
    ManualWindow window;
    auto* search = window.findChild<QLineEdit*>();
    QTest::keyClicks(search, QStringLiteral("wctomb"));
    auto* list = window.findChild<QListWidget*>();
    QVERIFY(list->count() > 0 && list->count() < static_cast<int>(Manual().pages().size()));
    QTest::keyClick(search, Qt::Key_Return);
    const Manual manual;
    QVERIFY(manual.find(window.page())->text.contains(QLatin1String("wctomb")));
}

void TestManual::pagesAreInTheReadersLanguage_data() {
    QTest::addColumn<QString>("title"); // of the page "bits"
    QTest::newRow("en") << QStringLiteral("Bits");
    QTest::newRow("ko") << QStringLiteral("비트");
    QTest::newRow("ru") << QStringLiteral("Биты");
    QTest::newRow("zh") << QStringLiteral("位");
    QTest::newRow("fr") << QStringLiteral("Bits"); // without a translation
}

void TestManual::pagesAreInTheReadersLanguage() {
    const Manual english;
    QLocale::setDefault(QLocale(QString::fromLatin1(QTest::currentDataTag())));
    const auto restored = qScopeGuard([] { QLocale::setDefault(QLocale::c()); });
    const Manual manual;
    QTEST(manual.find(QStringLiteral("bits"))->title, "title");
    QCOMPARE(manual.pages().size(), english.pages().size());
    ManualWindow window;
    for (const ManualPage& page : manual.pages()) {
        QVERIFY2(!page.text.contains(QLatin1String("<!-- of")), qPrintable(page.id));
        window.showPage(page.id);
        const auto* view = window.findChild<QTextBrowser*>();
        QVERIFY2(!view->toPlainText().contains(QLatin1String("<!--")), qPrintable(page.id));
        QVERIFY2(view->toPlainText().contains(page.title), qPrintable(page.id));
    }
}

QTEST_MAIN(TestManual)
#include "tst_manual.moc"

// Pictures of widgets: what is recorded, that SVG and PDF have text as text within its clips, and
// that no text of a document is obeyed by what reads them.

#include "export/picture.h"
#include "export/picture_files.h"
#include "export/svg_writer.h"

#include <QBuffer>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

using namespace moji::app;

namespace {

QStringList textsOf(const Picture& picture) {
    QStringList texts;
    for (const PictureItem& item : picture.items)
        if (const auto* text = std::get_if<PictureText>(&item.what))
            texts += text->text;
    return texts;
}

/// The content of every <text>, read by Qt's XML reader; nothing if the file is malformed.
QStringList textsOf(const QByteArray& svg) {
    QStringList texts;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == u"text")
            texts += reader.readElementText();
    return reader.hasError() ? QStringList() : texts;
}

class Drawing : public QWidget {
public:
    Drawing() { resize(200, 100); }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.fillRect(rect(), Qt::white);
        painter.scale(2, 2);
        QFont font(QStringLiteral("Noto Sans"));
        font.setPixelSize(10);
        painter.setFont(font);
        painter.drawText(QPointF(5, 15), QStringLiteral("double <size>"));
        painter.resetTransform();
        painter.setClipRect(QRect(0, 50, 100, 50));
        painter.fillRect(QRect(0, 0, 200, 100), Qt::red);
        painter.setClipRect(QRect(300, 300, 10, 10));
        painter.drawText(QPointF(5, 15), QStringLiteral("outside"));
    }
};

} // namespace

class TestPicture : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void recordsTextsWithTheirSize();
    void keepsClips();
    void clipsScrolledContent();
    void svgLooksAsTheWidget();
    void svgHasHarmlessText();
    void isolatesAreNotSeen();
    void pdfHasPagesOfTheWidgetsSize();
    void filesAreWrittenWholly();
};

void TestPicture::recordsTextsWithTheirSize() {
    Drawing drawing;
    const Picture picture = pictureOf(drawing);
    QCOMPARE(picture.size, QSizeF(200, 100));
    QStringList sizes;
    for (const PictureItem& item : picture.items)
        if (std::holds_alternative<PictureText>(item.what))
            sizes += QString::number(Picture::pixelSize(item));
    QCOMPARE(sizes.front(), QStringLiteral("20"));
    QCOMPARE(textsOf(picture).front(), QStringLiteral("double <size>"));
}

void TestPicture::keepsClips() {
    Drawing drawing;
    QImage image(200, 100, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    pictureOf(drawing).draw(painter);
    painter.end();
    QCOMPARE(image.pixelColor(50, 75), QColor(Qt::red));
    QCOMPARE(image.pixelColor(150, 75), QColor(Qt::white)); // clipped
    QCOMPARE(image.pixelColor(50, 48), QColor(Qt::white));
}

/// What is scrolled out of sight is not in the file.
void TestPicture::clipsScrolledContent() {
    QScrollArea area;
    auto* tall = new QWidget;
    tall->setFixedSize(100, 1000);
    auto* seen = new QLabel(QStringLiteral("seen"), tall);
    seen->setGeometry(0, 0, 100, 20);
    auto* hidden = new QLabel(QStringLiteral("hidden"), tall);
    hidden->setGeometry(0, 900, 100, 20);
    area.setWidget(tall);
    area.resize(150, 200);
    area.show();
    const QStringList texts = textsOf(pictureOf(area));
    QVERIFY(texts.contains(QStringLiteral("seen")));
    QVERIFY(!texts.contains(QStringLiteral("hidden")));
}

void TestPicture::svgLooksAsTheWidget() {
    Drawing drawing;
    const QByteArray svg = svgOf(pictureOf(drawing));
    QVERIFY(textsOf(svg).contains(QStringLiteral("double <size>")));
    QVERIFY(svg.contains("<clipPath"));
    QSvgRenderer renderer(svg);
    QVERIFY(renderer.isValid());
    QCOMPARE(renderer.defaultSize(), QSize(200, 100));
    QImage image(200, 100, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    QCOMPARE(image.pixelColor(50, 75), QColor(Qt::red));
}

void TestPicture::svgHasHarmlessText() {
    const QString hostile = QStringLiteral("<script>&\u202E") + QChar(1) + QChar(0x1B) +
                            QChar(0xFFFE) + QString(QChar(0xD800));
    Picture picture;
    picture.size = QSizeF(10, 10);
    picture.title = hostile;
    picture.items.push_back({PictureText{hostile, {}, 10, QFont(), Qt::black, false}, {}, {}, 1});
    const QByteArray svg = svgOf(picture);
    QVERIFY(!svg.contains("<script"));
    QCOMPARE(textsOf(svg), QStringList(QStringLiteral("<script>&<RLO><SOH><ESC><FFFE><D800>")));
}

/// As on the screen. Widgets have them around texts of any direction.
void TestPicture::isolatesAreNotSeen() {
    QLabel label(QStringLiteral("read: \u2068שלום\u2069, \u2068abc\u2069"));
    label.adjustSize();
    const QString texts = textsOf(pictureOf(label)).join(QString());
    QVERIFY(texts.contains(QStringLiteral("שלום")) && texts.contains(QStringLiteral("abc")));
    for (const char16_t isolate : {u'\u2066', u'\u2068', u'\u2069'})
        QVERIFY2(!texts.contains(QChar(isolate)), qPrintable(texts));
    QVERIFY(!svgOf(pictureOf(label)).contains("FSI"));
}

void TestPicture::pdfHasPagesOfTheWidgetsSize() {
    Drawing drawing;
    const QByteArray pdf = pictureBytes(drawing, PictureFormat::Pdf, 1);
    QVERIFY(pdf.startsWith("%PDF-"));
    QVERIFY(pdf.contains("/MediaBox [0 0 150"));
    QVERIFY(pdf.contains("/ToUnicode")); // text, not outlines
}

void TestPicture::filesAreWrittenWholly() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("x.SVG"));
    QVERIFY(pictureFormatOf(path) == PictureFormat::Svg);
    QVERIFY(!pictureFormatOf(QStringLiteral("x.jpg")));
    QVERIFY(!writeWholly(path, "text"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("text"));
    QVERIFY(writeWholly(folder.filePath(QStringLiteral("no/such/folder")), "x").has_value());
}

QTEST_MAIN(TestPicture)
#include "tst_picture.moc"

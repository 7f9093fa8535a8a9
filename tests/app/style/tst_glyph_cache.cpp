// Characters in cells: what waits for the next turn is painted then, and a character that no font
// has is shown by its number.

#include "style/character_text.h"
#include "style/fonts.h"
#include "style/glyph_cache.h"
#include "style/missing_scripts.h"
#include "style/paint_turn.h"

#include "patient.h"
#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QWidget>

#include <algorithm>
#include <utility>

using namespace moji::app;

namespace {

constexpr int kCell = 40;

/// A row of characters, painted as the window's parts are.
class Row final : public QWidget {
public:
    explicit Row(QString text)
        : m_text(std::move(text)) {
        resize(kCell * static_cast<int>(m_text.size()), kCell);
    }
    int painted = 0;

protected:
    bool event(QEvent* event) override {
        const PaintTurn turn(*event, 0); // no time
        return QWidget::event(event);
    }
    void paintEvent(QPaintEvent*) override {
        ++painted;
        QPainter painter(this);
        for (int i = 0; i < m_text.size(); ++i)
            drawGlyph(painter, QRectF(i * kCell, 0, kCell, kCell), m_text.mid(i, 1), monoFont(),
                      Qt::black);
    }

private:
    QString m_text;
};

QImage blank() {
    QImage image(120, 120, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

} // namespace

class TestGlyphCache : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsNewWaitsForTheNextTurn();
    void picturesAreDrawnInOneGo();
    void aScriptWithoutAFontIsKnown();
    void aCharacterThatNoFontHasIsShownByItsNumber();
    void whatIsShownNeedsNoOtherFont();
};

void TestGlyphCache::whatIsNewWaitsForTheNextTurn() {
    Row row(QStringLiteral("qrstuvwx"));
    row.setAttribute(Qt::WA_DontShowOnScreen);
    row.show();
    row.update();
    QTRY_VERIFY(row.painted >= row.width() / kCell); // one in each turn
    const QImage whole = row.grab().toImage();
    QTest::qWait(1);
    const int painted = row.painted; // nothing is left
    row.update();
    QTRY_COMPARE(row.painted, painted + 1);
    QTest::qWait(1);
    QCOMPARE(row.painted, painted + 1);
    QCOMPARE(row.grab().toImage(), whole);
}

void TestGlyphCache::picturesAreDrawnInOneGo() {
    const QEvent update(QEvent::UpdateRequest);
    const PaintTurn turn(update, 0);
    const auto draw = [](const QString& text) {
        QImage image = blank();
        QPainter painter(&image);
        drawGlyph(painter, QRectF(0, 0, kCell, kCell), text, monoFont(), Qt::red);
        return image;
    };
    QVERIFY(draw(QStringLiteral("1")) != blank());
    QVERIFY(draw(QStringLiteral("2")) != blank());
}

void TestGlyphCache::aScriptWithoutAFontIsKnown() {
    QVERIFY(hasNoFont(U'\u0780'));
    QVERIFY(hasNoFont(U'\u0905'));
    QVERIFY(!hasNoFont(U'a'));
    QVERIFY(!hasNoFont(U'\u4E16')); // Qt looks at what a font has
}

/// In a cell, in a text, and in a cluster with another character.
void TestGlyphCache::aCharacterThatNoFontHasIsShownByItsNumber() {
    const CharacterText shown = characterText(U'\u0780');
    QCOMPARE(shown.text, QStringLiteral("0780"));
    QVERIFY(shown.isName);
    QCOMPARE(characterText(U'\u07A6').text, QStringLiteral("07A6")); // it needs no dotted circle
    QCOMPARE(harmlessText(U"a\u0905b"), QStringLiteral("a<0905>b"));
    QVERIFY(!characterText(U'a').isName);
    QCOMPARE(characterText(U'\u0780', Fonts::Any).text, QString(u'\u0780')); // in a file
}

/// Qt would open every font for it.
void TestGlyphCache::whatIsShownNeedsNoOtherFont() {
    for (const char32_t codePoint : {U'\u0780', U'\u0905', U'\u0B15'})
        for (const QChar unit : characterText(codePoint).text)
            QVERIFY(QFontMetrics(monoFont()).inFont(unit));
}

/// A system with a font for Latin letters alone.
int main(int argc, char** argv) {
    const QTemporaryDir folder;
    QFile list(folder.filePath(QStringLiteral("fonts.conf")));
    if (!list.open(QIODevice::WriteOnly))
        return 1;
    list.write(QStringLiteral("<?xml version=\"1.0\"?>\n<fontconfig><dir>%1</dir>"
                              "<cachedir>%1/cache</cachedir></fontconfig>\n")
                   .arg(folder.path())
                   .toUtf8());
    list.close();
    for (const char* font : {"NotoSansMono-Regular.ttf", "NotoSansMono-Bold.ttf"})
        QFile::link(QStringLiteral("/usr/share/fonts/truetype/noto/") + QLatin1String(font),
                    folder.filePath(QLatin1String(font)));
    qputenv("FONTCONFIG_FILE", QFile::encodeName(list.fileName()));
    QApplication app(argc, argv);
    TestGlyphCache test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_glyph_cache.moc"

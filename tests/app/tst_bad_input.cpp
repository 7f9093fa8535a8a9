// Every lens of the registry before text as it should not be: none crashes, none keeps the window
// waiting, none is empty without a sentence.

#include "app/drawn.h"
#include "lenses/lens_registry.h"
#include "text/qt_text.h"
#include "widgets/panel.h"
#include "window/main_window.h"

#include "patient.h"
#include <QImage>
#include <QLabel>

using namespace moji;
using namespace moji::app;

namespace {

QByteArray repeated(const QByteArray& piece, qsizetype times) {
    return piece.repeated(times);
}

QByteArray allBytes() {
    QByteArray bytes;
    for (int i = 0; i < 256; ++i)
        bytes += static_cast<char>(i);
    return bytes;
}

struct BadInput {
    const char* name;
    const char* encoding;
    QByteArray bytes;
};

std::vector<BadInput> badInputs() {
    return {
        {"empty", "UTF-8", {}},
        {"one-byte", "UTF-8", "A"},
        {"one-stray-continuation", "UTF-8", "\x80"},
        {"combining-marks-100000", "UTF-8", "a" + repeated("\xCC\x81", 100000)},
        {"line-of-10-MB", "UTF-8", repeated("0123456789", 1 << 20)},
        {"malformed-1-MB", "UTF-8", QByteArray(1 << 20, '\x80')},
        {"nuls", "UTF-8", QByteArray(300, '\0')},
        {"all-256-as-UTF-8", "UTF-8", allBytes()},
        {"all-256-as-UTF-16", "UTF-16LE", allBytes()},
        {"all-256-as-UTF-32", "UTF-32BE", allBytes()},
        {"all-256-as-EUC-KR", "EUC-KR", allBytes()},
        {"all-256-as-GB18030", "GB18030", allBytes()},
        {"all-256-as-ISO-2022-JP", "ISO-2022-JP", allBytes()},
        {"all-256-as-windows-1252", "windows-1252", allBytes()},
        {"lone-surrogates", "UTF-16LE", QByteArray("\x00\xD8\x41\x00\x00\xDC\x3D\xD8", 8)},
        {"odd-last-byte", "UTF-16BE", QByteArray("\x4E\x16\x4E", 3)},
        {"bidi-overrides", "UTF-8",
         "\xE2\x80\xAE"
         "abc\xE2\x80\xAC\xE2\x81\xA6\xD7\x90\xE2\x81\xA9"},
        {"unassigned-and-private", "UTF-8",
         "\xCD\xB8\xEE\x80\x80\xF3\xB0\x80\x80\xEF\xBF\xBF\xF4\x8F\xBF\xBF"},
        {"joined-emoji-1000", "UTF-8", repeated("\xF0\x9F\x91\xA9\xE2\x80\x8D", 1000)},
    };
}

constexpr int kFewPixels = 20; // some lenses have a short notice alone

/// Whether it says something in words. The byte lens paints its sentence itself.
bool saysSomething(const Panel& lens) {
    const auto labels = lens.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->isVisible() && label->text().contains(QLatin1Char(' '));
    });
}

} // namespace

class TestBadInput : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void noLensGivesIn_data();
    void noLensGivesIn();

private:
    void lookAt(MainWindow& window, const LensRow& row, ByteRange range);

    CodecRegistry m_codecs;
};

void TestBadInput::noLensGivesIn_data() {
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<QByteArray>("bytes");
    for (const BadInput& input : badInputs())
        QTest::newRow(input.name) << QString::fromLatin1(input.encoding) << input.bytes;
}

void TestBadInput::lookAt(MainWindow& window, const LensRow& row, ByteRange range) {
    const QString where =
        QStringLiteral("%1 at %2..%3").arg(QLatin1String(row.id)).arg(range.begin).arg(range.end);
    window.selection().select(range);
    window.selection().setHovered(range);
    QVERIFY2(isDrawnOn(window.lens(QLatin1String(row.id))->grab().toImage(), kFewPixels),
             qPrintable(where));
}

void TestBadInput::noLensGivesIn() {
    QFETCH(QString, encoding);
    QFETCH(QByteArray, bytes);
    const Codec* codec = m_codecs.find(toUtf8(encoding));
    QVERIFY(codec != nullptr);
    MainWindow window(m_codecs);
    window.resize(1440, 900);
    window.show();
    window.document().setCodec(*codec);
    window.document().setBytes(toBytes(bytes), {});
    const auto size = static_cast<std::uint64_t>(bytes.size());
    // The beginning, the end, all, and cuts through what may be characters.
    const ByteRange looks[] = {
        {0, 0}, {0, 1}, {1, 2}, {2, 5}, {size, size}, {size / 2, size / 2 + 1}, {0, size}};
    for (const LensRow& row : lensRows()) {
        window.showLens(QLatin1String(row.id));
        for (const ByteRange look : looks)
            lookAt(window, row, look);
        QTRY_VERIFY(window.document().jobs().idle());
        lookAt(window, row, {0, size});
        if (bytes.isEmpty() && row.place != LensPlace::Centre)
            QTRY_VERIFY2(saysSomething(*window.lens(QLatin1String(row.id))), row.id);
    }
    QVERIFY(!window.grab().isNull());
}

QTEST_MAIN(TestBadInput)
#include "tst_bad_input.moc"

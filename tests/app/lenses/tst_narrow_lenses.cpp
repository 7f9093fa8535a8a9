// The lenses of the lower dock in a window of 1024 pixels, in a language of longer words and at
// every zoom: every control stays in reach and whole.

#include "bytes/hex.h"
#include "document/document.h"
#include "document/selection.h"
#include "lenses/decoders/decoders_model.h"
#include "lenses/encodings/encodings_model.h"
#include "lenses/lens_registry.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/qt_text.h"
#include "widgets/byte_table.h"
#include "widgets/panel.h"
#include "widgets/plain_table.h"

#include "patient.h"
#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QScrollBar>
#include <QTranslator>

using namespace moji;
using namespace moji::app;

namespace {

constexpr int kDockWidth = 1024;
constexpr int kBesideLessons = 702;
constexpr int kBesideBytes = 560;

/// Two fifths longer than English.
class LongWords final : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char*, const char* text, const char*,
                                    int) const override {
        const QString english = QString::fromUtf8(text);
        return english + QString((english.size() * 2 + 4) / 5, u'x');
    }
};

} // namespace

class TestNarrowLenses final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QApplication::setFont(uiFont());
        setTheme(Theme::Light);
    }
    void cleanup() { setZoom(0); }

    /// The panel below the bytes of a window of 1024 pixels, beside the lessons.
    void tablesFitBesideTheLessons_data() {
        QTest::addColumn<QString>("id");
        for (const char* id : {"decoders", "encodings", "problems"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void tablesFitBesideTheLessons() {
        QFETCH(QString, id);
        CodecRegistry codecs;
        Document document(codecs);
        Selection selection(&document);
        const std::unique_ptr<Panel> lens(
            findLens(id.toStdString())->make(&document, &selection, nullptr));
        document.setBytes(asBytes("\xFF\xE4\xB8-bytes-of-a-text, more than sixteen of them"),
                          QStringLiteral("test"));
        lens->resize(kBesideLessons, 240);
        lens->show();
        const auto tables = lens->findChildren<PlainTable*>();
        const auto visible = [&] { return std::ranges::find_if(tables, &QWidget::isVisible); };
        QTRY_VERIFY(visible() != tables.end());
        PlainTable* table = *visible();
        QTRY_VERIFY(table->model()->rowCount() > 0);
        QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0);
        lens->resize(2 * kBesideLessons, 240); // and all is there where there is room
        for (int column = 0; column < table->model()->columnCount(); ++column)
            QTRY_VERIFY(!table->isColumnHidden(column));
    }

    /// Beside the bytes of a wide window.
    void verdictsStayInSightWhereReadingsScroll_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("column");
        QTest::newRow("decoders") << QStringLiteral("decoders")
                                  << static_cast<int>(DecodersModel::kVerdict);
        QTest::newRow("encodings")
            << QStringLiteral("encodings") << static_cast<int>(EncodingsModel::kPlausible);
    }
    void verdictsStayInSightWhereReadingsScroll() {
        QFETCH(QString, id);
        QFETCH(int, column);
        CodecRegistry codecs;
        Document document(codecs);
        Selection selection(&document);
        const std::unique_ptr<Panel> lens(
            findLens(id.toStdString())->make(&document, &selection, nullptr));
        document.setBytes(asBytes("bytes of a text, more than sixteen of them"),
                          QStringLiteral("test"));
        lens->resize(kBesideBytes, 600);
        lens->show();
        auto* table = lens->findChild<ByteTable*>();
        const auto right = [&] {
            return table->columnViewportPosition(column) + table->columnWidth(column);
        };
        QTRY_VERIFY(table->model()->rowCount() > 0);
        QTRY_VERIFY(table->horizontalScrollBar()->maximum() > 0);
        QTRY_VERIFY(right() <= table->viewport()->width());
        lens->resize(3 * kBesideBytes, 600);
        QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0);
        QTRY_VERIFY(right() > kBesideBytes / 2); // after the readings again
    }

    void controlsStayWhole_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("longWords");
        for (const char* id : {"automaton", "table", "lookup", "bits", "decoders", "encodings",
                               "mojibake", "lines"}) {
            QTest::addRow("%s in English", id) << QString::fromLatin1(id) << false;
            QTest::addRow("%s in long words", id) << QString::fromLatin1(id) << true;
        }
    }
    void controlsStayWhole() {
        QFETCH(QString, id);
        QFETCH(bool, longWords);
        LongWords translator;
        if (longWords)
            QApplication::installTranslator(&translator);
        CodecRegistry codecs;
        Document document(codecs);
        Selection selection(&document);
        const std::unique_ptr<Panel> lens(
            findLens(id.toStdString())->make(&document, &selection, nullptr));
        document.setBytes(parseHexBytes("41 E4 B8 96 C0 AF F0 9F 98 80 E4 B8").value(),
                          QStringLiteral("test"));
        lens->resize(kDockWidth, 172);
        lens->show();
        for (int zoom = -2; zoom <= 6; zoom += 2) {
            setZoom(zoom);
            if (zoom == 0)
                QTRY_VERIFY2(lens->minimumSizeHint().width() <= kDockWidth,
                             qPrintable(QString::number(lens->minimumSizeHint().width())));
            QTRY_COMPARE(cutControl(*lens), QString());
        }
        QApplication::removeTranslator(&translator);
    }

private:
    /// The name of a control that is not whole where the lens has the width it asks for.
    static QString cutControl(Panel& lens) {
        lens.resize(std::max(kDockWidth, lens.minimumSizeHint().width()), 172);
        QList<QWidget*> controls;
        for (auto* button : lens.findChildren<QAbstractButton*>())
            controls += button;
        for (auto* box : lens.findChildren<QComboBox*>())
            controls += box;
        for (const QWidget* control : std::as_const(controls)) {
            const QPoint corner = control->mapTo(&lens, control->rect().bottomRight());
            const bool whole = lens.rect().contains(corner) &&
                               control->width() >= control->minimumSizeHint().width();
            const bool ofTheLens = control->focusPolicy() != Qt::NoFocus; // not a corner of a table
            if (ofTheLens && control->isVisible() && !whole)
                return control->accessibleName() +
                       QLatin1String(control->metaObject()->className());
        }
        return {};
    }
};

QTEST_MAIN(TestNarrowLenses)
#include "tst_narrow_lenses.moc"

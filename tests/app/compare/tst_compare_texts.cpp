// Files in two encodings are compared as texts, also where the encoding of one is detected only
// after the comparison has begun, and one click leads there from a comparison of bytes.

#include "app/window_test.h"
#include "compare/compare_bar.h"
#include "compare/compare_mode.h"
#include "compare/compare_view.h"
#include "grid/byte_grid.h"
#include "grid/byte_lens.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QTemporaryDir>
#include <QToolButton>

using namespace moji;
using namespace moji::app;

class TestCompareTexts : public QObject, WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

    void aDetectedEncodingComparesTexts();
    void aChosenModeStays();
    void oneClickComparesTexts();
    void gapsOfTheSameTextAreNoDifferences();

private:
    void compareFiles();
    [[nodiscard]] Comparison& comparison() { return *m_window->compareMode().comparison(); }
    [[nodiscard]] CompareBar& bar() { return m_window->centre().bar(); }
    [[nodiscard]] bool shows(const QString& text) {
        for (const auto* label : bar().findChildren<QLabel*>())
            if (label->isVisible() && label->text() == text)
                return true;
        return false;
    }
    [[nodiscard]] QToolButton* asText() {
        for (auto* button : bar().findChildren<QToolButton*>())
            if (button->text() == QStringLiteral("Compare as text"))
                return button;
        return nullptr;
    }
};

void TestCompareTexts::compareFiles() {
    const QString text =
        QStringLiteral("Съешь же ещё этих мягких французских булок, да выпей чаю.\n").repeated(20);
    m_window->document().setBytes(asBytes(text.toStdString()), QStringLiteral("left.txt"));
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("right.txt"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const auto written = encodeAll(*m_codecs.find("windows-1251"), toCodePoints(text));
    file.write(toQByteArray(written.value()));
    file.close();
    m_window->compareMode().compareWithFile(path);
}

void TestCompareTexts::aDetectedEncodingComparesTexts() {
    compareFiles();
    QTRY_COMPARE(comparison().document(Side::Right).codec().name(), "windows-1251");
    QCOMPARE(comparison().mode(), Comparison::Mode::Text);
    QTRY_VERIFY(shows(QStringLiteral("the same text in different bytes")));
    for (const auto* box : bar().findChildren<QComboBox*>())
        if (box->accessibleName() == QStringLiteral("How to compare"))
            QCOMPARE(box->currentText(), QStringLiteral("Text"));
    QVERIFY(!asText()->isVisible());
}

void TestCompareTexts::aChosenModeStays() {
    compareFiles();
    comparison().setMode(Comparison::Mode::SameOffset);
    QTRY_COMPARE(comparison().document(Side::Right).codec().name(), "windows-1251");
    QCOMPARE(comparison().mode(), Comparison::Mode::SameOffset);
}

void TestCompareTexts::oneClickComparesTexts() {
    compareFiles();
    QTRY_COMPARE(comparison().document(Side::Right).codec().name(), "windows-1251");
    comparison().setMode(Comparison::Mode::Insertions);
    QTRY_COMPARE(comparison().state(), Comparison::State::Done);
    QVERIFY(asText()->isVisible());
    asText()->click();
    QVERIFY(!asText()->isVisible());
    QTRY_VERIFY(shows(QStringLiteral("the same text in different bytes")));
    comparison().document(Side::Right).setCodec(m_window->document().codec());
    comparison().setMode(Comparison::Mode::Insertions);
    QVERIFY(!asText()->isVisible()); // bytes of one encoding
}

/// A row that has gaps only because its characters are shorter is not marked.
void TestCompareTexts::gapsOfTheSameTextAreNoDifferences() {
    compareFiles();
    QTRY_VERIFY(shows(QStringLiteral("the same text in different bytes")));
    const auto isMarked = [](ByteGrid& grid, std::uint64_t row) {
        const ByteLensLayout& layout = grid.byteLayout();
        const int y = layout.rowTop(row) + layout.metrics().rowHeight / 2;
        return grid.grab().toImage().pixelColor(1, y) == colours().warn;
    };
    ByteGrid& left = m_window->grid();
    ByteGrid& right = m_window->centre().right()->grid();
    QVERIFY(!right.byteLayout().gapsOfRow(0).empty());
    QVERIFY(!isMarked(right, 0) && !isMarked(left, 0));
    const Bytes more{'n', 'o', 't', ' '};
    m_window->document().replace({0, 0}, more, QStringLiteral("edit"));
    QTRY_COMPARE(comparison().state(), Comparison::State::Done);
    QTRY_VERIFY(isMarked(left, 0));
    QVERIFY(isMarked(right, 0)); // only the other side has something
    QVERIFY(!isMarked(right, 2));
    comparison().setMode(Comparison::Mode::Insertions);
    QTRY_VERIFY(isMarked(right, 2)); // bytes
}

QTEST_MAIN(TestCompareTexts)
#include "tst_compare_texts.moc"

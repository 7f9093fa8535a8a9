// Bytes that cannot be read while they are shown (a disk fails, a network folder is gone): the
// window says which file and why for as long as that lasts, shows ?? in their places, and reads
// again when asked.

#include "app/window_test.h"

#include "document/hit_search.h"
#include "grid/byte_grid.h"
#include "grid/visible_spans.h"
#include "lenses/lens_registry.h"
#include "snapshot.h"
#include "style/glyph_cache.h"
#include "window/find_bar.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>

#include <atomic>

using namespace moji;
using namespace moji::app;

namespace {

constexpr std::uint64_t kSize = 3'000'000;

/// Letters; from `readable` on the disk is broken.
class BrokenDisk final : public ByteSource {
public:
    std::atomic<std::uint64_t> readable = kSize;

    [[nodiscard]] std::uint64_t size() const override { return kSize; }
    [[nodiscard]] Result<std::size_t> read(std::uint64_t offset,
                                           std::span<Byte> out) const override {
        const auto count = std::min<std::uint64_t>(out.size(), kSize - std::min(offset, kSize));
        if (offset + count > readable)
            return Error{ErrorCode::ReadFailed, "broken", "Input/output error"};
        std::fill_n(out.begin(), count, Byte{'a'});
        return static_cast<std::size_t>(count);
    }
};

} // namespace

class TestUnreadable : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }
    void itIsSaidAndTriedAgain_data();
    void itIsSaidAndTriedAgain();
    void noLensGivesIn();
    void searchingSaysIt();
    void theFileShrinksAndVanishes();
    void whatIsSeenIsReadAnew();
    void withoutMemoryForAPictureNothingIsDrawn();

private:
    template <class Widget>
    [[nodiscard]] Widget* shown(const QString& text) const {
        for (Widget* widget : m_window->findChildren<Widget*>())
            if (widget->isVisible() && widget->text().contains(text))
                return widget;
        return nullptr;
    }
};

void TestUnreadable::itIsSaidAndTriedAgain_data() {
    QTest::addColumn<quint64>("readable");
    QTest::newRow("nothing") << quint64{0};
    QTest::newRow("a-part") << quint64{2'000'000};
}

void TestUnreadable::itIsSaidAndTriedAgain() {
    QFETCH(quint64, readable);
    const auto disk = std::make_shared<BrokenDisk>();
    disk->readable = readable;
    m_window->document().setBytes(disk, QStringLiteral("broken"));
    QTRY_VERIFY(shown<QLabel>(QStringLiteral("are shown as ??")) != nullptr);
    const QString said = shown<QLabel>(QStringLiteral("are shown as ??"))->text();
    QVERIFY2(said.contains(QStringLiteral("Input/output error")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("broken")), qPrintable(said));
    disk->readable = kSize;
    auto* again = shown<QAbstractButton>(QStringLiteral("Try again"));
    QVERIFY(again != nullptr);
    QTest::mouseClick(again, Qt::LeftButton);
    QTRY_VERIFY(m_window->document().scan().isComplete());
    QTRY_VERIFY(shown<QLabel>(QStringLiteral("are shown as ??")) == nullptr);
}

void TestUnreadable::noLensGivesIn() {
    const auto disk = std::make_shared<BrokenDisk>();
    m_window->document().setBytes(disk, QStringLiteral("broken"));
    waitUntilIdle(m_window->document());
    disk->readable = 0;
    for (const LensRow& row : lensRows()) {
        m_window->showLens(QLatin1String(row.id));
        for (const ByteRange range : {ByteRange{0, 1}, ByteRange{5, 500}, ByteRange{0, kSize}}) {
            m_window->selection().select(range);
            QTRY_VERIFY(m_window->document().jobs().idle());
        }
        QVERIFY(!m_window->grab().isNull());
    }
}

void TestUnreadable::searchingSaysIt() {
    const auto disk = std::make_shared<BrokenDisk>();
    m_window->document().setBytes(disk, QStringLiteral("broken"));
    waitUntilIdle(m_window->document());
    disk->readable = 1'000'000;
    m_window->findBar().open(false);
    m_window->findBar().pattern().setEditText(QStringLiteral("b"));
    QTest::keyClick(m_window->findBar().pattern().lineEdit(), Qt::Key_Return);
    QTRY_VERIFY(shown<QLabel>(QStringLiteral("Input/output error")) != nullptr);
    QVERIFY(shown<QLabel>(QStringLiteral("No hits")) == nullptr);
}

/// While it is shown, scrolled and searched.
void TestUnreadable::theFileShrinksAndVanishes() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("shrinks"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QCOMPARE(file.write(QByteArray(kSize, 'a')), qint64{kSize});
    QVERIFY(file.flush());
    m_window->opener().open(path);
    QTRY_COMPARE(m_window->document().size(), kSize);
    m_window->findBar().open(false);
    m_window->findBar().pattern().setEditText(QStringLiteral("b"));
    QTest::keyClick(m_window->findBar().pattern().lineEdit(), Qt::Key_Return);
    QVERIFY(file.resize(100));
    QTest::keyClick(&m_window->grid(), Qt::Key_End, Qt::ControlModifier);
    QVERIFY(!m_window->grab().isNull());
    m_window->findBar().findNext();
    QTRY_VERIFY(shown<QLabel>(QStringLiteral("Another program changed")) != nullptr);
    waitUntilIdle(m_window->document());
    QVERIFY(file.remove());
    QTest::keyClick(&m_window->grid(), Qt::Key_Home, Qt::ControlModifier);
    QTRY_VERIFY(shown<QLabel>(QStringLiteral("was removed or renamed")) != nullptr);
    QVERIFY(!m_window->grab().isNull());
    waitUntilIdle(m_window->document());
}

void TestUnreadable::whatIsSeenIsReadAnew() {
    const auto disk = std::make_shared<BrokenDisk>();
    disk->readable = 0;
    m_window->document().setBytes(disk, QStringLiteral("broken"));
    VisibleSpans spans;
    const ByteRange range{100, 200};
    spans.update(m_window->document(), range);
    QCOMPARE(spans.unread(), range);
    disk->readable = kSize;
    spans.update(m_window->document(), range);
    QVERIFY(spans.unread().empty());
    QVERIFY(spans.at(150) != nullptr);
    const ByteRange end{kSize - 10, kSize + 90};
    spans.update(m_window->document(), end); // past the last byte is nothing to read
    QVERIFY(spans.unread().empty());
}

/// A QPainter without a device, as Qt makes it where an image cannot be allocated.
void TestUnreadable::withoutMemoryForAPictureNothingIsDrawn() {
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral(".*not active.*")));
    QImage none;
    QVERIFY(none.isNull());
    QPainter painter;
    drawGlyph(painter, QRectF(0, 0, 20, 20), QStringLiteral("a"), uiFont(), Qt::black);
}

QTEST_MAIN(TestUnreadable)
#include "tst_unreadable.moc"

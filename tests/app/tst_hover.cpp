// One selection, every lens: what the pointer rests on in one lens is lit in all others. Laws over
// the registry of lenses, with the mouse as the window system moves it.

#include "document/document.h"
#include "document/selection.h"
#include "lens.h"
#include "lens_registry.h"

#include <QImage>
#include <QWindow>
#include <QtTest>

#include <memory>
#include <vector>

using namespace moji;
using namespace moji::app;

namespace {

constexpr QSize kRoom(1120, 420);
constexpr int kStep = 10; // pixels between the places that the pointer goes to

/// Keeps what lenses say of the pointer, and tells what is hovered at once.
class HeardSelection : public Selection {
public:
    using Selection::Selection;

    void setHovered(std::optional<ByteRange> range) override {
        said.push_back(range);
        showHovered(range);
    }

    std::vector<std::optional<ByteRange>> said;
};

/// A lens over "A世" and C0, which is selected: an error, so that every lens has it to show.
class Bench {
public:
    explicit Bench(const QString& id)
        : document(m_codecs)
        , selection(&document) {
        document.setBytes(asBytes("A\xE4\xB8\x96\xC0"
                                  "B"),
                          {});
        selection.select(kWatched);
        lens.reset(findLens(id.toStdString())->make(&document, &selection, nullptr));
        lens->resize(kRoom);
        lens->show();
    }

    [[nodiscard]] bool isReady() {
        return QTest::qWaitForWindowExposed(lens.get()) &&
               QTest::qWaitFor([this] { return document.jobs().idle() && !lens->isUpdating(); });
    }

    /// What it looks like when nothing is under way.
    [[nodiscard]] QImage look() const {
        QCoreApplication::processEvents();
        return lens->grab().toImage();
    }

    /// The pointer goes all over the lens, from left to right and down.
    void wander() const {
        for (int y = 0; y < kRoom.height(); y += kStep)
            for (int x = 0; x < kRoom.width(); x += kStep)
                QTest::mouseMove(lens->windowHandle(), QPoint(x, y));
    }

    static constexpr ByteRange kWatched{4, 5};
    CodecRegistry m_codecs;
    Document document;
    HeardSelection selection;
    std::unique_ptr<Lens> lens;
};

void addLenses() {
    QTest::addColumn<QString>("id");
    for (const LensRow& row : lensRows())
        QTest::newRow(row.id) << QString(QLatin1String(row.id));
}

} // namespace

class TestHover : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thePointerTellsTheByte_data() { addLenses(); }
    void thePointerTellsTheByte();
    void aByteHoveredElsewhereIsLit_data() { addLenses(); }
    void aByteHoveredElsewhereIsLit();
};

void TestHover::thePointerTellsTheByte() {
    QFETCH(QString, id);
    if (id == QStringLiteral("statistics"))
        QSKIP("a value stands for many bytes, none of them the one");
    Bench bench(id);
    QVERIFY(bench.isReady());
    bench.wander();
    bool toldWatched = false;
    for (const auto& range : bench.selection.said) {
        toldWatched |= range && range->contains(Bench::kWatched.begin);
        if (range)
            QVERIFY(!range->empty() && range->end <= bench.document.size());
    }
    QVERIFY(toldWatched);
    QEvent leave(QEvent::Leave); // of the window
    QTest::mouseMove(bench.lens->windowHandle(), QPoint(kRoom.width() - 1, kRoom.height() - 1));
    for (QWidget* widget : bench.lens->findChildren<QWidget*>())
        if (widget->underMouse())
            QCoreApplication::sendEvent(widget, &leave);
    QVERIFY(!bench.selection.hovered());
}

void TestHover::aByteHoveredElsewhereIsLit() {
    QFETCH(QString, id);
    Bench bench(id);
    QVERIFY(bench.isReady());
    const QImage before = bench.look();
    QCOMPARE(bench.look(), before); // nothing else moves
    bench.selection.setHovered(Bench::kWatched);
    QVERIFY(bench.look() != before);
    bench.selection.setHovered(std::nullopt);
    QCOMPARE(bench.look(), before);
}

QTEST_MAIN(TestHover)
#include "tst_hover.moc"

// One selection, every lens: what the pointer rests on in one lens is lit in all others. Laws over
// the registry of lenses, with the mouse as the window system moves it.

#include "document/document.h"
#include "document/selection.h"
#include "lenses/lens_registry.h"
#include "text/qt_text.h"
#include "widgets/panel.h"

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

/// Bytes, and which of them are selected and hovered.
struct Sample {
    QByteArray bytes;
    ByteRange watched;
};

/// "A世" and C0: an error, so that every lens has it to show; damage that can be repaired for the
/// lens that shows nothing else.
Sample sampleFor(const QString& id) {
    if (id == QStringLiteral("mojibake")) {
        const QByteArray damaged("РџСЂРёРІРµС‚");
        return {damaged, {0, static_cast<std::uint64_t>(damaged.size())}};
    }
    return {"A\xE4\xB8\x96\xC0"
            "B",
            {4, 5}};
}

/// A lens over its sample.
class Bench {
public:
    explicit Bench(const QString& id)
        : watched(sampleFor(id).watched)
        , document(codecs)
        , selection(&document) {
        document.setBytes(toBytes(sampleFor(id).bytes), {});
        selection.select(watched);
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

    CodecRegistry codecs;
    ByteRange watched;
    Document document;
    HeardSelection selection;
    std::unique_ptr<Panel> lens;
};

/// All but those that show values, runs or tables, not single bytes.
void addLenses(const QStringList& without) {
    QTest::addColumn<QString>("id");
    for (const QString& id : without)
        QVERIFY(findLens(id.toStdString()) != nullptr);
    for (const LensRow& row : lensRows()) {
        const QString id = QLatin1String(row.id);
        if (!without.contains(id))
            QTest::newRow(row.id) << id;
    }
}

} // namespace

class TestHover : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thePointerTellsTheByte_data() {
        addLenses({QStringLiteral("statistics"), QStringLiteral("strings"),
                   QStringLiteral("tables"), QStringLiteral("length"), QStringLiteral("chart")});
    }
    void thePointerTellsTheByte();
    void aByteHoveredElsewhereIsLit_data() {
        addLenses({QStringLiteral("strings"), QStringLiteral("tables"), QStringLiteral("length"),
                   QStringLiteral("chart")});
    }
    void aByteHoveredElsewhereIsLit();
};

void TestHover::thePointerTellsTheByte() {
    QFETCH(QString, id);
    Bench bench(id);
    QVERIFY(bench.isReady());
    bench.wander();
    bool toldWatched = false;
    for (const auto& range : bench.selection.said) {
        toldWatched |= range && range->contains(bench.watched.begin);
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
    bench.selection.setHovered(ByteRange{bench.watched.begin, bench.watched.begin + 1});
    QVERIFY(bench.look() != before);
    bench.selection.setHovered(std::nullopt);
    QCOMPARE(bench.look(), before);
}

QTEST_MAIN(TestHover)
#include "tst_hover.moc"

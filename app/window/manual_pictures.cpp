#include "window/manual_pictures.h"

#include "bytes/hex.h"
#include "document/document.h"
#include "document/selection.h"
#include "lenses/lens.h"
#include "lenses/lens_registry.h"
#include "style/fonts.h"
#include "text/qt_text.h"

#include <QDeadlineTimer>
#include <QPixmap>
#include <QTimer>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kWidth = 640;
constexpr int kLeastHeight = 200;
constexpr int kMostHeight = 400;
constexpr int kQuietMs = 120; // nothing happens for so long: the lens is complete
constexpr int kPatienceMs = 5000;

/// What a lens is drawn from: bytes that show what its page tells of.
struct Sample {
    const char* lens;
    const char* hex;
    const char* encoding;
    ByteRange selected;
};

constexpr Sample kSamples[] = {
    {"bytes", "48 69 20 E4 B8 96 E7 95 8C 2C 20 C3 A9 20 C0 AF 20 F0 9F 98 80 0A", "UTF-8", {3, 6}},
    {"bits", "E4 B8 96", "UTF-8", {0, 3}},
    {"automaton", "C3 A9 E4 B8 96", "UTF-8", {2, 5}},
    {"table", "E4 B8 96", "UTF-8", {0, 3}},
    {"lookup", "47 72 C3 BC C3 9F 65 2C 20 E4 B8 96 E7 95 8C 21", "UTF-8", {2, 4}},
    {"encodings", "C7 D1 B1 B9 BE EE", "EUC-KR", {0, 2}},
    {"decoders", "2E 2E C0 AF ED A0 80 E4 B8 96", "UTF-8", {0, 10}},
    {"mojibake",
     "63 61 66 C3 83 C2 A9 2C 20 64 C3 83 C2 A9 6A C3 83 C2 A0 20 76 75",
     "UTF-8",
     {0, 22}},
    {"problems", "48 69 20 C0 AF 20 E4 B8 20 FF 20 ED A0 80", "UTF-8", {3, 5}},
    {"lines",
     "D0 9F D1 80 D0 B8 D0 B2 D0 B5 D1 82 2C 20 D0 BC D0 B8 D1 80 0A CF F0 E8 E2 E5 F2 2C 20 EC E8 "
     "F0 0A",
     "UTF-8",
     {0, 0}},
    {"strings",
     "00 01 02 48 65 6C 6C 6F 2C 20 77 6F 72 6C 64 00 FF FE D0 9F D1 80 D0 B8 D0 B2 D0 B5 D1 82 00 "
     "03",
     "UTF-8",
     {0, 0}},
    {"escapes", "63 61 66 C3 A9 20 E4 B8 96", "UTF-8", {0, 9}},
    {"statistics",
     "48 69 20 E4 B8 96 E7 95 8C 2C 20 C3 A9 20 C0 AF 20 F0 9F 98 80 0A",
     "UTF-8",
     {0, 0}},
    {"length", "65 CC 81 F0 9F 91 A9 E2 80 8D F0 9F 92 BB", "UTF-8", {0, 14}},
    {"tables", "E4 B8 96", "UTF-8", {0, 3}},
    {"chart", "B0 A1", "EUC-KR", {0, 2}},
    {"inspector", "E4 B8 96", "UTF-8", {0, 3}},
};

} // namespace

struct ManualPictures::Drawing {
    Drawing(const CodecRegistry& codecs, const Sample& sample, const LensRow& row, Done whenDone)
        : document(codecs)
        , selection(&document)
        , done(std::move(whenDone)) {
        document.setCodec(*codecs.find(sample.encoding));
        document.setBytes(parseHexBytes(sample.hex).value(), row.name());
        selection.select(sample.selected);
        panel.reset(row.make(&document, &selection, nullptr));
        // A lens that nobody sees does nothing: it is shown, on no screen.
        panel->setAttribute(Qt::WA_DontShowOnScreen);
        panel->setAutoFillBackground(true);
        resize();
        panel->show();
    }
    void resize() {
        const QSize size(scaled(kWidth), std::clamp(panel->sizeHint().height(),
                                                    scaled(kLeastHeight), scaled(kMostHeight)));
        if (auto* lens = qobject_cast<Lens*>(panel.get()))
            lens->adaptTo(size);
        panel->resize(size);
    }
    [[nodiscard]] bool isComplete() {
        if (!document.jobs().idle())
            quiet.setRemainingTime(kQuietMs);
        return quiet.hasExpired() || patience.hasExpired();
    }

    Document document;
    Selection selection;
    Done done;
    std::unique_ptr<Panel> panel;
    QDeadlineTimer quiet{kQuietMs};
    QDeadlineTimer patience{kPatienceMs};
};

ManualPictures::ManualPictures(const CodecRegistry& codecs, QObject* parent)
    : QObject(parent)
    , m_codecs(codecs) {}

ManualPictures::~ManualPictures() = default;

bool ManualPictures::draw(const QString& page, const Done& done) {
    const std::string id = toUtf8(page);
    const auto sample =
        std::ranges::find_if(kSamples, [&](const Sample& one) { return id == one.lens; });
    const LensRow* row = findLens(id);
    if (sample == std::end(kSamples) || row == nullptr)
        return false;
    m_drawings.push_back(std::make_unique<Drawing>(m_codecs, *sample, *row, done));
    QTimer::singleShot(kQuietMs, this, &ManualPictures::finish);
    return true;
}

/// Hands over the pictures that are complete.
void ManualPictures::finish() {
    std::vector<std::unique_ptr<Drawing>> complete;
    for (auto& drawing : m_drawings)
        if (drawing->isComplete())
            complete.push_back(std::move(drawing));
    std::erase(m_drawings, nullptr);
    for (const auto& drawing : complete) {
        drawing->resize(); // to what it holds now
        drawing->done(drawing->panel->grab().toImage());
    }
    if (!m_drawings.empty())
        QTimer::singleShot(kQuietMs / 2, this, &ManualPictures::finish);
}

} // namespace moji::app

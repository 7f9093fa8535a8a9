// How long a frame of the byte lens takes while the caret is held down in a long document: the real
// window off screen at twice the scale, 10 MB of mixed scripts and emoji, one key press and one
// whole frame (layout, decoding, painting of the lens) at a time.
//
// Prints the median and the 99th percentile, by the clock and by the processor's time of this
// program (which other programs on the machine cannot lengthen). Ends with 1 where the processor's
// time is over what the product promises: 8 ms in the median, 16 ms in the 99th percentile.

#include "bench/corpora.h"
#include "bench/profiling_application.h"

#include "codec/codec_registry.h"
#include "grid/byte_grid.h"
#include "snapshot.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "widgets/panel.h"
#include "window/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QPixmap>
#include <QStyleFactory>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace {

using namespace moji;
using namespace moji::app;
using bench::percentile;
using bench::threadMs;

constexpr std::size_t kBytes = 10'000'000;
constexpr int kWarmUp = 50; // frames that fill the caches of fonts
constexpr int kFrames = 500;
constexpr double kMedianMs = 8;
constexpr double kLateMs = 16; // the 99th percentile

/// Whole lines of all scripts and of emoji, in turns.
Bytes document() {
    Bytes bytes;
    const auto emoji = bench::corpora(1000)[5].bytes;
    const Bytes scripts = bench::mixedScripts(kBytes);
    for (std::size_t at = 0; bytes.size() < kBytes; at += emoji.size()) {
        const auto part =
            ByteView(scripts).subspan(at, std::min(emoji.size(), scripts.size() - at));
        bytes.insert(bytes.end(), part.begin(), part.end());
        bytes.insert(bytes.end(), emoji.begin(), emoji.end());
    }
    return bytes;
}

struct Frames {
    std::vector<double> clock;
    std::vector<double> processor; // ms

    void print(const char* what) const {
        std::printf("| %s | %.1f ms | %.1f ms | %.1f ms | %.1f ms |\n", what,
                    percentile(processor, 50), percentile(processor, 99), percentile(clock, 50),
                    percentile(clock, 99));
    }
};

/// Presses `key` for so many frames. `all`: events of the other lenses are part of the frame.
Frames hold(MainWindow& window, int key, int frames, bool all) {
    Frames measured;
    ByteGrid& grid = window.grid();
    QWidget& painted = *window.lens(QStringLiteral("bytes"));
    QPixmap target(painted.size() * painted.devicePixelRatioF());
    target.setDevicePixelRatio(painted.devicePixelRatioF());
    for (int i = 0; i < frames; ++i) {
        QElapsedTimer timer;
        timer.start();
        const double before = threadMs();
        QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier, QString(), true);
        QApplication::sendEvent(&grid, &press);
        if (all)
            QApplication::processEvents();
        else
            painted.render(&target);
        measured.processor.push_back(threadMs() - before);
        measured.clock.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        if (!all)
            QApplication::processEvents(); // what other lenses do is not of this frame
    }
    return measured;
}

bool keepsPromise(const Frames& frames) {
    return percentile(frames.processor, 50) <= kMedianMs &&
           percentile(frames.processor, 99) <= kLateMs;
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_SCALE_FACTOR", "2");
    // Qt complains of each font that has not the script it looks for.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    bench::ProfilingApplication application(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setFont(uiFont());
    setTheme(Theme::Light);
    const CodecRegistry codecs;
    MainWindow window(codecs);
    window.resize(1440, 900);
    window.document().setBytes(document(), QStringLiteral("benchmark"));
    window.show();
    window.selection().setCaret(kBytes / 2);
    waitUntilIdle(window.document());
    hold(window, Qt::Key_Down, kWarmUp, false);
    std::printf("| key held down | processor time, median | p99 | passed, median | p99 |\n"
                "|---|---|---|---|---|\n");
    const Frames down = hold(window, Qt::Key_Down, kFrames, false);
    down.print("byte lens, Down");
    application.setProfiling(QApplication::arguments().contains(QStringLiteral("--profile")));
    hold(window, Qt::Key_Down, kFrames, true).print("whole window, Down");
    const Frames pages = hold(window, Qt::Key_PageDown, kFrames, true);
    pages.print("whole window, Page Down");
    application.printProfile(2 * kFrames);
    const bool keeps = keepsPromise(down);
    if (!keeps)
        std::fprintf(stderr, "bench_byte_lens: promised for Down are %.0f ms, p99 %.0f ms\n",
                     kMedianMs, kLateMs);
    return keeps ? 0 : 1;
}

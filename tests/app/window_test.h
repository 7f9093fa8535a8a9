#pragma once
// What tests of the real window have in common: the window, opened anew for each test, its fields
// and the bytes of its document.

#include "style/fonts.h"
#include "style/palette.h"
#include "text/qt_text.h"
#include "window/input_bar.h"
#include "window/input_field.h"
#include "window/main_window.h"

#include "patient.h"

#include <QElapsedTimer>

#include <memory>
#include <utility>

namespace moji::app {

/// Qt's of the same name wait five seconds, which is a measure of speed.
[[nodiscard]] inline bool waitForExposed(QWidget* window) {
    return QTest::qWaitForWindowExposed(window, 60'000);
}
[[nodiscard]] inline bool waitForActive(QWidget* window) {
    return QTest::qWaitForWindowActive(window, 60'000);
}

/// Until a widget has looked the same for a while: its layouts wait for each other and for paints.
inline void waitForLook(QWidget& widget) {
    constexpr int kStill = 100; // ms
    QImage last = widget.grab().toImage();
    QElapsedTimer still;
    still.start();
    const auto isStill = [&] {
        QCoreApplication::processEvents();
        const QImage before = std::exchange(last, widget.grab().toImage());
        if (before != last)
            still.restart();
        return still.hasExpired(kStill);
    };
    QVERIFY(QTest::qWaitFor(isStill, 60'000));
}

class WindowTest {
protected:
    void open() {
        setTheme(Theme::Light);
        m_window = std::make_unique<MainWindow>(m_codecs);
        m_window->resize(1440, 900);
        m_window->show();
        m_text = &m_window->inputBar().textField();
        m_hex = &m_window->inputBar().hexField();
        QVERIFY(waitForActive(m_window.get()));
    }

    void close() {
        m_window.reset();
        setZoom(0);
    }

    [[nodiscard]] QByteArray contents() const {
        return toQByteArray(m_window->document().bytes({0, m_window->document().size()}));
    }

    CodecRegistry m_codecs;
    std::unique_ptr<MainWindow> m_window;
    InputField* m_text = nullptr;
    InputField* m_hex = nullptr;
};

} // namespace moji::app

// The start page has the room that a long document would have, however little is open below it.

#include "app/window_test.h"
#include "compare/compare_view.h"
#include "grid/byte_grid.h"
#include "window/home.h"
#include "window/start_page.h"

using namespace moji;
using namespace moji::app;

class TestStartPage : public QObject, WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        open();
        m_window->remember(false);
        m_window->resize(1024, 700);
    }
    void cleanup() { close(); }

    void hasRoomOverNothing();
};

void TestStartPage::hasRoomOverNothing() {
    m_window->document().setBytes(asBytes(""), QStringLiteral("empty"));
    QTRY_VERIFY(m_window->centre().height() < m_window->height() / 3); // the lens has the rest
    const StartPage& page = m_window->home().showStart();
    QTRY_VERIFY(page.height() > m_window->height() * 2 / 5);
    m_window->grid().setFocus(); // leaves the page
    QTRY_VERIFY(m_window->centre().height() < m_window->height() / 3);
}

QTEST_MAIN(TestStartPage)
#include "tst_start_page.moc"

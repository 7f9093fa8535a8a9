// A lens is made when it is first seen, shows the document in front, and costs nothing while it is
// not seen; its state is a value.

#include "app/window_test.h"
#include "compare/compare_mode.h"
#include "lenses/lens_registry.h"
#include "lenses/table/table_parts.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "widgets/transport_bar.h"
#include "window/lens_docks.h"

#include "patient.h"
#include <QComboBox>
#include <QDockWidget>
#include <QToolButton>

using namespace moji;
using namespace moji::app;

class TestLensHost : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }
    void onlyWhatIsSeenIsMade();
    void aWideWindowMakesOnlyWhatIsSeen();
    void docksStayInTabsHoweverTheWindowChanges();
    void whatIsNoLongerSeenGoesWithTheNextChange();
    void whatIsNotSeenGoesBeforeThemeAndZoomChange_data();
    void whatIsNotSeenGoesBeforeThemeAndZoomChange();
    void badgesNeedNoLens();
    void stateIsAValue_data();
    void stateIsAValue();
    void unknownStateIsRefused();
    void aTabKeepsTheStepOfItsTrace();
    void aLensAdaptsToTheZoom();

private:
    [[nodiscard]] LensHost& host(const char* id) {
        return *m_window->docks().host(QLatin1String(id));
    }
    [[nodiscard]] QStringList made() {
        QStringList ids;
        for (const LensRow& row : lensRows())
            if (row.place != LensPlace::Centre && host(row.id).lens() != nullptr)
                ids += QLatin1String(row.id);
        return ids;
    }
};

void TestLensHost::onlyWhatIsSeenIsMade() {
    const QStringList seen{QStringLiteral("bits"), QStringLiteral("inspector")};
    QCOMPARE(made(), seen);
    m_window->document().setBytes(asBytes("some text"), {});
    QTRY_VERIFY(m_window->document().jobs().idle());
    QCOMPARE(made(), seen);
    m_window->showLens(QStringLiteral("encodings"));
    QTRY_VERIFY(made().contains(QStringLiteral("encodings")));
}

/// Qt shows each dock for a moment when it groups them at the side.
void TestLensHost::aWideWindowMakesOnlyWhatIsSeen() {
    const QStringList seen{QStringLiteral("bits"), QStringLiteral("inspector")};
    for (const int width : {1700, 1000, 1700}) {
        m_window->resize(width, 900);
        QTest::qWait(1);
        QCOMPARE(made(), seen);
    }
}

/// A comparison needs a compact window, a tab without one does not.
void TestLensHost::docksStayInTabsHoweverTheWindowChanges() {
    const auto visible = [this] {
        QStringList ids;
        for (const LensRow& row : lensRows())
            if (row.place != LensPlace::Centre && host(row.id).isVisible())
                ids += QLatin1String(row.id);
        return ids;
    };
    m_window->resize(1700, 900);
    m_window->showLens(QStringLiteral("strings"));
    m_window->showLens(QStringLiteral("folder")); // it wants more room when it is seen
    m_window->showLens(QStringLiteral("strings"));
    m_window->compareMode().compareWithEncoding(*m_codecs.find("IBM437"));
    QTRY_COMPARE(visible(), QStringList{QStringLiteral("strings")});
    m_window->opener().openNew();
    const QStringList both{QStringLiteral("strings"), QStringLiteral("inspector")};
    for (int i = 0; i < 3; ++i) {
        QTRY_COMPARE(visible(), both);
        m_window->tabs().step(1);
        QTRY_COMPARE(visible(), QStringList{QStringLiteral("strings")});
        m_window->tabs().step(1);
    }
}

void TestLensHost::whatIsNoLongerSeenGoesWithTheNextChange() {
    m_window->showLens(QStringLiteral("encodings"));
    m_window->showLens(QStringLiteral("decoders"));
    QTRY_VERIFY(!host("encodings").isVisible());
    QVERIFY(host("encodings").lens() != nullptr); // it may come back at once
    m_window->document().setBytes(asBytes("other text"), {});
    QVERIFY(host("encodings").lens() == nullptr);
    QVERIFY(host("decoders").lens() != nullptr);
}

void TestLensHost::whatIsNotSeenGoesBeforeThemeAndZoomChange_data() {
    QTest::addColumn<bool>("isZoom");
    QTest::newRow("theme") << false;
    QTest::newRow("zoom") << true;
}

/// New fonts and colours take time for each of its widgets. Its state stays.
void TestLensHost::whatIsNotSeenGoesBeforeThemeAndZoomChange() {
    QFETCH(bool, isZoom);
    const LensState state{{QStringLiteral("find"), QStringLiteral("koi")}};
    m_window->showLens(QStringLiteral("encodings"));
    QCOMPARE(host("encodings").setState(state), QStringList());
    m_window->showLens(QStringLiteral("decoders"));
    QTRY_VERIFY(!host("encodings").isVisible());
    QVERIFY(host("encodings").lens() != nullptr);
    isZoom ? setZoom(2) : setTheme(Theme::Dark);
    QVERIFY(host("encodings").lens() == nullptr);
    QVERIFY(host("decoders").lens() != nullptr);
    QCOMPARE(host("encodings").state().value(QStringLiteral("find")), QStringLiteral("koi"));
    isZoom ? setZoom(0) : setTheme(Theme::Light);
}

void TestLensHost::badgesNeedNoLens() {
    m_window->document().setBytes(asBytes("\xFF and \xC0"), {});
    QTRY_COMPARE(host("problems").badge(), std::uint64_t{2});
    QVERIFY(host("problems").lens() == nullptr);
}

void TestLensHost::stateIsAValue_data() {
    QTest::addColumn<QString>("lens");
    QTest::addColumn<LensState>("state");
    QTest::newRow("automaton") << QStringLiteral("automaton")
                               << LensState{{QStringLiteral("numbering"), QStringLiteral("1")},
                                            {QStringLiteral("recovery"), QStringLiteral("1")}};
    QTest::newRow("table") << QStringLiteral("table")
                           << LensState{{QStringLiteral("algorithm"), QStringLiteral("2")}};
    QTest::newRow("lookup") << QStringLiteral("lookup")
                            << LensState{{QStringLiteral("tables"), QStringLiteral("1")}};
    QTest::newRow("bits") << QStringLiteral("bits")
                          << LensState{{QStringLiteral("historic"), QStringLiteral("on")},
                                       {QStringLiteral("arithmetic"), QStringLiteral("on")}};
    QTest::newRow("encodings") << QStringLiteral("encodings")
                               << LensState{{QStringLiteral("find"), QStringLiteral("koi")},
                                            {QStringLiteral("text"), QStringLiteral("plain")},
                                            {QStringLiteral("order"), QStringLiteral("2")}};
    QTest::newRow("decoders") << QStringLiteral("decoders")
                              << LensState{
                                     {QStringLiteral("show"), QStringLiteral("disagreements")}};
    QTest::newRow("mojibake") << QStringLiteral("mojibake")
                              << LensState{{QStringLiteral("page"), QStringLiteral("1")},
                                           {QStringLiteral("depth"), QStringLiteral("0")},
                                           {QStringLiteral("text"), QStringLiteral("café")}};
    QTest::newRow("lines") << QStringLiteral("lines")
                           << LensState{{QStringLiteral("show"), QStringLiteral("1")},
                                        {QStringLiteral("all"), QStringLiteral("on")}};
    QTest::newRow("escapes") << QStringLiteral("escapes")
                             << LensState{{QStringLiteral("direction"), QStringLiteral("1")}};
}

void TestLensHost::stateIsAValue() {
    QFETCH(QString, lens);
    QFETCH(LensState, state);
    m_window->document().setBytes(asBytes("na\xC3\xAFve \xE4\xB8\x96 text"), {});
    m_window->showLens(lens);
    LensHost& shown = *m_window->docks().host(lens);
    QCOMPARE(shown.setState(state), QStringList());
    DocumentTab& first = m_window->tabs().current();
    DocumentTab& second = m_window->tabs().add();
    m_window->tabs().setCurrent(second);
    QVERIFY(shown.state() != state);
    m_window->tabs().setCurrent(first);
    const LensState now = shown.state();
    for (auto part = state.begin(); part != state.end(); ++part)
        QCOMPARE(now[part.key()], *part);
}

void TestLensHost::unknownStateIsRefused() {
    QCOMPARE(host("bits").setState({{QStringLiteral("colour"), QStringLiteral("red")}}),
             QStringList{QStringLiteral("colour=red")});
    QCOMPARE(host("bits").setState({{QStringLiteral("historic"), QStringLiteral("maybe")}}),
             QStringList{QStringLiteral("historic=maybe")});
    QCOMPARE(host("automaton").setState({{QStringLiteral("step"), QStringLiteral("1000000")}}),
             QStringList{QStringLiteral("step=1000000")});
}

/// Also where the step's byte is another's too, and where what is traced is more than selected.
void TestLensHost::aTabKeepsTheStepOfItsTrace() {
    m_window->document().setBytes(asBytes("\xE4\xB8 \xC3\xAF"), {});
    m_window->selection().select({0, 5});
    m_window->showLens(QStringLiteral("automaton"));
    QCOMPARE(host("automaton").setState({{QStringLiteral("step"), QStringLiteral("4")}}),
             QStringList());
    const LensState before = host("automaton").state();
    DocumentTab& first = m_window->tabs().current();
    m_window->tabs().setCurrent(m_window->tabs().add());
    m_window->document().setBytes(asBytes("abc"), {});
    m_window->tabs().setCurrent(first);
    QCOMPARE(host("automaton").state(), before);
}

/// Its room stays the same, what is in it grows.
void TestLensHost::aLensAdaptsToTheZoom() {
    const auto arrangement = [](const LensHost& host) {
        return host.lens()->findChild<TableParts*>()->arrangement();
    };
    const auto show = [](LensHost& host) {
        host.resize(1100, 440);
        host.show();
    };
    LensHost grown(*findLens("table"), &m_window->document(), &m_window->selection(), nullptr);
    show(grown);
    QCOMPARE(arrangement(grown), TableParts::Arrangement::Beside);
    setZoom(6);
    LensHost fresh(*findLens("table"), &m_window->document(), &m_window->selection(), nullptr);
    show(fresh);
    QVERIFY(arrangement(fresh) != TableParts::Arrangement::Beside);
    QTRY_COMPARE(arrangement(grown), arrangement(fresh));
    setZoom(0);
    QTRY_COMPARE(arrangement(grown), TableParts::Arrangement::Beside);
}

QTEST_MAIN(TestLensHost)
#include "tst_lens_host.moc"

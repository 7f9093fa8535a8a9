// The menu that repairs the selected bytes or the problem at the caret.

#include "document/sequence_repair.h"
#include "text/qt_text.h"
#include "window/repair_menu.h"

#include <QMenu>
#include <QtTest>

using namespace moji;
using namespace moji::app;

namespace {

const CodecRegistry& codecs() {
    static const CodecRegistry registry;
    return registry;
}

/// The entry whose text begins so, looked for in sub-menus too.
QAction* entry(const QMenu& menu, const QString& begin) {
    for (QAction* action : menu.actions()) {
        if (QString(action->text()).remove(QLatin1Char('&')).startsWith(begin))
            return action;
        if (action->menu() != nullptr)
            if (QAction* found = entry(*action->menu(), begin))
                return found;
    }
    return nullptr;
}

} // namespace

class TestRepairMenu : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void theProblemAtTheCaretIsDeletedOrReplaced();
    void selectedBytesAreTakenForAnotherEncoding();
    void entriesSayTheBytes();
    void nothingToRepairIsSaid();
    void readOnlyDocumentsAreLeftAlone();
    void reinterpretedIsNothingWhereEitherEncodingFails();

private:
    QAction* show(const QString& begin);
    [[nodiscard]] QByteArray contents() const;

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Selection> m_selection;
    std::unique_ptr<QMenu> m_menu;
};

void TestRepairMenu::init() {
    m_menu = std::make_unique<QMenu>();
    m_document = std::make_unique<Document>(codecs());
    m_selection = std::make_unique<Selection>(m_document.get());
    new RepairMenu(m_menu.get(), m_document.get(), m_selection.get());
    m_document->setBytes(Bytes{'a', 0xC0, 0xAF, 'b', 0xEF, 0xF0, 0xE8, 'c'}, {});
}

QAction* TestRepairMenu::show(const QString& begin) {
    Q_EMIT m_menu->aboutToShow();
    return entry(*m_menu, begin);
}

QByteArray TestRepairMenu::contents() const {
    const Bytes bytes = m_document->bytes({0, m_document->size()});
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

void TestRepairMenu::theProblemAtTheCaretIsDeletedOrReplaced() {
    m_selection->setCaret(2); // the second byte of C0 AF
    show(QStringLiteral("Replace by U+FFFD"))->trigger();
    QCOMPARE(contents().left(5), QByteArray("a\xEF\xBF\xBD"
                                            "b"));
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();
    m_selection->setCaret(1);
    show(QStringLiteral("Delete"))->trigger();
    QCOMPARE(contents().left(2), QByteArray("ab"));
}

void TestRepairMenu::selectedBytesAreTakenForAnotherEncoding() {
    m_selection->select({4, 7});
    QAction* action = show(QStringLiteral("windows-1251"));
    QVERIFY(action != nullptr);
    QVERIFY(action->text().contains(QStringLiteral("при")));
    action->trigger();
    QCOMPARE(contents().mid(4), QByteArray("приc"));
    QCOMPARE(m_selection->range(), (ByteRange{4, 10}));
}

void TestRepairMenu::entriesSayTheBytes() {
    m_selection->select({1, 3});
    QVERIFY(show(QStringLiteral("Replace"))->text().contains(QStringLiteral("EF BF BD")));
    const QAction* title = entry(*m_menu, QStringLiteral("C0 AF at offset"));
    QVERIFY(title != nullptr && !title->isEnabled());
    QVERIFY(!title->isSeparator()); // style sheets draw these without words
}

void TestRepairMenu::nothingToRepairIsSaid() {
    m_selection->setCaret(0);
    QAction* action = show(QStringLiteral("Select bytes"));
    QVERIFY(action != nullptr && !action->isEnabled());
    QCOMPARE(m_menu->actions().size(), 1);
}

void TestRepairMenu::readOnlyDocumentsAreLeftAlone() {
    m_selection->select({1, 3});
    m_document->setReadOnly(true);
    QVERIFY(show(QStringLiteral("The document is read-only")) != nullptr);
    QVERIFY(entry(*m_menu, QStringLiteral("Delete")) == nullptr);
}

void TestRepairMenu::reinterpretedIsNothingWhereEitherEncodingFails() {
    const Codec& utf8 = codecs().utf8();
    const Codec& koi8 = *codecs().find("KOI8-R");
    const Bytes cyrillic{0xD4, 0xC1, 0xCB};
    QCOMPARE(*reinterpreted(cyrillic, koi8, utf8), toBytes(QByteArray("так")));
    QVERIFY(!reinterpreted(cyrillic, utf8, utf8).has_value());
    QVERIFY(!reinterpreted(asBytes("世"), utf8, koi8).has_value());
    QVERIFY(!replacementCharacter(koi8).has_value());
    QCOMPARE(*replacementCharacter(utf8), (Bytes{0xEF, 0xBF, 0xBD}));
}

QTEST_MAIN(TestRepairMenu)
#include "tst_repair_menu.moc"

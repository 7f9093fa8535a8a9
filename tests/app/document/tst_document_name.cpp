// How documents are called, and what is proposed for a part of one.

#include "codec/codec_registry.h"
#include "document/document.h"
#include "document/document_name.h"
#include "text/qt_text.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace moji;
using namespace moji::app;

class TestDocumentName : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void isNeverEmpty();
    void aPartHasAPathOfItsOwn();
    void longWordsMayBreak();

private:
    CodecRegistry m_codecs;
};

void TestDocumentName::isNeverEmpty() {
    Document document(m_codecs);
    QCOMPARE(shownName(document), QStringLiteral("Untitled"));
    document.setBytes(toBytes("a"), QStringLiteral("clipboard"));
    QCOMPARE(shownName(document), QStringLiteral("clipboard"));
}

void TestDocumentName::aPartHasAPathOfItsOwn() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("log.old.txt"));
    Document document(m_codecs);
    QCOMPARE(pathForPart(document, {16, 32}), QStringLiteral("Untitled-10-1F"));
    document.openSource(std::make_shared<const MemorySource>(Bytes(64, Byte{'a'})), path);
    const QString proposed = folder.filePath(QStringLiteral("log.old-10-1F.txt"));
    QCOMPARE(pathForPart(document, {16, 32}), proposed);
    QFile taken(proposed);
    QVERIFY(taken.open(QIODevice::WriteOnly));
    QCOMPARE(pathForPart(document, {16, 32}),
             folder.filePath(QStringLiteral("log.old-10-1F-2.txt")));
}

void TestDocumentName::longWordsMayBreak() {
    QCOMPARE(breakable(QStringLiteral("short words stay")), QStringLiteral("short words stay"));
    const QString word(100, QLatin1Char('a'));
    const QString broken = breakable(word);
    QCOMPARE(QString(broken).remove(QChar(0x200B)), word);
    for (const QString& part : broken.split(QChar(0x200B)))
        QVERIFY(part.size() <= 16);
    // Never inside of a character.
    const QString hans = QString::fromUtf8("𠀋").repeated(40);
    for (const QString& part : breakable(hans).split(QChar(0x200B)))
        QVERIFY(part.isEmpty() || !part.front().isLowSurrogate());
}

QTEST_APPLESS_MAIN(TestDocumentName)
#include "tst_document_name.moc"

// Document: edits, undo, spans, opening and saving.

#include "document/document.h"
#include "document/edit_commands.h"
#include "text/qt_text.h"

#include <QSignalSpy>
#include <QtTest>

#include <random>

using namespace moji;
using namespace moji::app;

namespace {

const CodecRegistry& codecs() {
    static const CodecRegistry registry;
    return registry;
}

QString contents(const Document& document) {
    return fromUtf8(asChars(document.bytes({0, document.size()})));
}

} // namespace

class TestDocument : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void editsCanBeUndone();
    void typingIsUndoneTogether();
    void otherEditsAreUndoneOneByOne();
    void announcesWhatChanged();
    void rangesBeyondTheEndAreCut();
    void spansAreThoseOfADecodeFromTheBeginning();
    void readOnlyDocumentsRefuseEdits();
    void codecChangeKeepsBytes();
};

void TestDocument::editsCanBeUndone() {
    Document document(codecs());
    document.setBytes(asBytes("one two"), {});
    document.replace({4, 7}, asBytes("three"), QStringLiteral("Paste"));
    document.remove({0, 4}, QStringLiteral("Delete"));
    QCOMPARE(contents(document), QStringLiteral("three"));
    QVERIFY(document.isModified());
    document.undoStack().undo();
    QCOMPARE(contents(document), QStringLiteral("one three"));
    document.undoStack().undo();
    QCOMPARE(contents(document), QStringLiteral("one two"));
    QVERIFY(!document.isModified());
    document.undoStack().redo();
    document.undoStack().redo();
    QCOMPARE(contents(document), QStringLiteral("three"));
}

void TestDocument::typingIsUndoneTogether() {
    const QString name = QStringLiteral("Type");
    Document document(codecs());
    document.setBytes(asBytes("--"), {});
    for (std::uint64_t i = 0; i < 3; ++i)
        replaceByTyping(document, {1 + i, 1 + i}, asBytes("x"), name, Typing::Next);
    QCOMPARE(document.undoStack().count(), 1);
    replaceByTyping(document, {0, 0}, asBytes("y"), name, Typing::Next); // elsewhere
    QCOMPARE(document.undoStack().count(), 2);
    document.undoStack().undo();
    document.undoStack().undo();
    QCOMPARE(contents(document), QStringLiteral("--"));

    for (std::uint64_t i = 0; i < 2; ++i) // overwriting
        replaceByTyping(document, {i, i + 1}, asBytes("z"), name, Typing::Next);
    QCOMPARE(document.undoStack().count(), 1);
    document.undoStack().undo();
    QCOMPARE(contents(document), QStringLiteral("--"));
    document.undoStack().redo();
    QCOMPARE(contents(document), QStringLiteral("zz"));
}

void TestDocument::otherEditsAreUndoneOneByOne() {
    Document document(codecs());
    document.setBytes(asBytes("--"), {});
    for (std::uint64_t i = 0; i < 3; ++i)
        document.insert(2 * i, asBytes("ab"), QStringLiteral("Paste"));
    QCOMPARE(document.undoStack().count(), 3);
    document.undoStack().undo();
    QCOMPARE(contents(document), QStringLiteral("abab--"));
}

void TestDocument::announcesWhatChanged() {
    Document document(codecs());
    document.setBytes(asBytes("abcdef"), {});
    std::vector<BytesChange> changes;
    std::vector<BytesChange> moves;
    connect(&document, &Document::bytesChanged, this,
            [&](const BytesChange& change) { changes.push_back(change); });
    connect(&document, &Document::historyMoved, this,
            [&](const BytesChange& change) { moves.push_back(change); });
    const auto revision = document.revision();
    document.replace({1, 3}, asBytes("X"), {});
    QVERIFY(document.revision() > revision);
    QCOMPARE(changes.size(), std::size_t{1});
    QVERIFY(moves.empty());
    QCOMPARE(changes[0].removed, (ByteRange{1, 3}));
    QCOMPARE(changes[0].result(), (ByteRange{1, 2}));
    document.undoStack().undo();
    QCOMPARE(moves.size(), std::size_t{1});
    QCOMPARE(moves[0].removed, (ByteRange{1, 2}));
    QCOMPARE(moves[0].result(), (ByteRange{1, 3}));
}

void TestDocument::rangesBeyondTheEndAreCut() {
    Document document(codecs());
    document.setBytes(asBytes("abc"), {});
    document.replace({2, 99}, asBytes("!"), {});
    QCOMPARE(contents(document), QStringLiteral("ab!"));
    document.remove({3, 50}, {});
    QCOMPARE(document.undoStack().count(), 1); // nothing to remove, nothing to undo
}

void TestDocument::spansAreThoseOfADecodeFromTheBeginning() {
    std::mt19937 random(7);
    for (const CodecInfo& info : codecs().list()) {
        const Codec* codec = codecs().find(info.name);
        QVERIFY(codec != nullptr);
        Bytes bytes(200);
        for (Byte& byte : bytes)
            byte = static_cast<Byte>(random() % 3 == 0 ? 0x80 + random() % 0x80 : random() % 0x80);
        Document document(codecs());
        document.setBytes(bytes, {});
        document.setCodec(*codec);
        const auto all = document.spansIn({0, document.size()});
        for (std::uint64_t at = 0; at < bytes.size(); ++at) {
            const auto one = document.spanAt(at);
            const auto expected = std::find_if(all.begin(), all.end(), [&](const PlacedSpan& s) {
                return s.range().contains(at);
            });
            QVERIFY2(expected != all.end(), info.name.c_str());
            QVERIFY2(one == *expected, info.name.c_str());
        }
    }
}

void TestDocument::readOnlyDocumentsRefuseEdits() {
    Document document(codecs());
    document.setBytes(asBytes("kept"), {});
    document.setReadOnly(true);
    QSignalSpy refused(&document, &Document::editRefused);
    document.insert(0, asBytes("x"), {});
    QCOMPARE(refused.count(), 1);
    QCOMPARE(contents(document), QStringLiteral("kept"));
    document.setReadOnly(false);
    document.insert(0, asBytes("x"), {});
    QCOMPARE(contents(document), QStringLiteral("xkept"));
}

void TestDocument::codecChangeKeepsBytes() {
    Document document(codecs());
    document.setBytes(asBytes("\xE4\xB8\x96"), {});
    QVERIFY(document.isUtf8());
    QSignalSpy changed(&document, &Document::codecChanged);
    document.setCodec(document.codec()); // the same
    QCOMPARE(changed.count(), 0);
    QCOMPARE(document.spanAt(1)->range(), (ByteRange{0, 3}));
    QVERIFY(!document.spanAt(3).has_value());
}

QTEST_GUILESS_MAIN(TestDocument)
#include "tst_document.moc"

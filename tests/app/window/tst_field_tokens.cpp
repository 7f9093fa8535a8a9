// What typing in the Text field does to the bytes.

#include "text/qt_text.h"
#include "window/field_tokens.h"

#include <QtTest>

using namespace moji;
using namespace moji::app;

class TestFieldTokens : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void showsEveryByte();
    void wholeCharactersOnly();
    void edits_data();
    void edits();
    void unwritableTextStays();

private:
    CodecRegistry m_codecs;
};

void TestFieldTokens::showsEveryByte() {
    Document document(m_codecs);
    document.setBytes(asBytes("a\xE4\xB8\x96\xC0\n\xE2\x80\xAE"), {});
    const FieldTokens tokens = tokensOf(document, document.size());
    QCOMPARE(textOf(tokens), QString::fromUtf8("a世\\xC0⟨LF⟩⟨RLO⟩"));
    QVERIFY(tokens[2].kind == FieldToken::Kind::Malformed);
    QVERIFY(tokens[3].kind == FieldToken::Kind::Control);
    QCOMPARE(tokens[1].bytes, (ByteRange{1, 4}));
}

void TestFieldTokens::wholeCharactersOnly() {
    Document document(m_codecs);
    document.setBytes(asBytes("a\xE4\xB8\x96"), {});
    QCOMPARE(tokensOf(document, 3).size(), std::size_t{1});
}

void TestFieldTokens::edits_data() {
    QTest::addColumn<int>("position");
    QTest::addColumn<int>("removed");
    QTest::addColumn<QString>("added");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    // the field holds: a 世 \xC0 b, at positions 0 1 2..5 6
    QTest::newRow("insert-before") << 0 << 0 << "é"
                                   << QByteArray("\xC3\xA9"
                                                 "a\xE4\xB8\x96\xC0"
                                                 "b")
                                   << "éa世\\xC0b";
    QTest::newRow("insert-at-the-end") << 7 << 0 << "c"
                                       << QByteArray("a\xE4\xB8\x96\xC0"
                                                     "bc")
                                       << "a世\\xC0bc";
    QTest::newRow("inside-an-escape-moves-past-it")
        << 4 << 0 << "x" << QByteArray("a\xE4\xB8\x96\xC0xb") << "a世\\xC0xb";
    QTest::newRow("a-part-of-an-escape-takes-all-of-it") << 5 << 1 << ""
                                                         << QByteArray("a\xE4\xB8\x96"
                                                                       "b")
                                                         << "a世b";
    QTest::newRow("replace-two") << 0 << 2 << "x"
                                 << QByteArray("x\xC0"
                                               "b")
                                 << "x\\xC0b";
    QTest::newRow("everything") << 0 << 7 << "new" << QByteArray("new") << "new";
    QTest::newRow("line-feed") << 1 << 0 << "\n"
                               << QByteArray("a\n\xE4\xB8\x96\xC0"
                                             "b")
                               << "a⟨LF⟩世\\xC0b";
    QTest::newRow("typed-escape-is-text") << 7 << 0 << "\\xC0"
                                          << QByteArray("a\xE4\xB8\x96\xC0"
                                                        "b\\xC0")
                                          << "a世\\xC0b\\xC0";
}

void TestFieldTokens::edits() {
    QFETCH(int, position);
    QFETCH(int, removed);
    QFETCH(QString, added);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, text);
    Document document(m_codecs);
    document.setBytes(asBytes("a\xE4\xB8\x96\xC0"
                              "b"),
                      {});
    const FieldTokens tokens = tokensOf(document, document.size());
    const FieldOutcome outcome = applyEdit(tokens, {position, removed, added}, document.codec());
    document.replace(outcome.range, outcome.bytes, {});
    QCOMPARE(toQByteArray(document.bytes({0, document.size()})), bytes);
    QCOMPARE(textOf(outcome.tokens), text);
    QCOMPARE(textOf(tokensOf(document, document.size())), text);
    std::uint64_t at = 0; // the tokens tile the bytes
    for (const FieldToken& token : outcome.tokens) {
        QCOMPARE(token.bytes.begin, at);
        at = token.bytes.end;
    }
    QCOMPARE(at, document.size());
}

void TestFieldTokens::unwritableTextStays() {
    const Codec* latin = m_codecs.find("windows-1252");
    QVERIFY(latin != nullptr);
    Document document(m_codecs);
    document.setCodec(*latin);
    document.setBytes(asBytes("ab"), {});
    const FieldTokens tokens = tokensOf(document, 2);
    FieldOutcome outcome = applyEdit(tokens, {1, 0, QString::fromUtf8("é世!")}, *latin);
    document.replace(outcome.range, outcome.bytes, {});
    QCOMPARE(toQByteArray(document.bytes({0, 99})), QByteArray("a\xE9!b"));
    QCOMPARE(textOf(outcome.tokens), QString::fromUtf8("aé世!b"));
    QVERIFY(outcome.tokens[2].kind == FieldToken::Kind::Unwritable);
    QVERIFY(outcome.unwritable == U"\u4E16");
    outcome = applyEdit(outcome.tokens, {2, 1, {}}, *latin); // take it out again
    QVERIFY(outcome.range.empty());
    QVERIFY(outcome.bytes.empty());
    QCOMPARE(textOf(outcome.tokens), QString::fromUtf8("aé!b"));
}

QTEST_GUILESS_MAIN(TestFieldTokens)
#include "tst_field_tokens.moc"

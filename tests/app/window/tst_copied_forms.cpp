// What Copy as writes reads as the same bytes, whatever they are, and so do literals and escapes
// that other programs write.

#include "document/document_part.h"
#include "document/paste_reading.h"
#include "text/qt_text.h"
#include "window/copy_forms.h"

#include <QtTest>

#include <algorithm>

using namespace moji;
using namespace moji::app;

namespace {

const CodecRegistry& registry() {
    static const CodecRegistry all;
    return all;
}

Bytes allBytes() {
    Bytes all;
    for (int i = 0; i < 256; ++i)
        all.push_back(static_cast<Byte>(i));
    return all;
}

QString written(const char* form, const Document& document) {
    const auto forms = copyForms();
    const auto found = std::ranges::find_if(
        forms, [form](const CopyForm& each) { return std::string_view(each.id) == form; });
    return found == forms.end()
               ? QString()
               : found->write(DocumentPart(document, {0, document.size()}), std::stop_token());
}

} // namespace

class TestCopiedForms final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyByteComesBack_data() {
        QTest::addColumn<QByteArray>("form");
        QTest::addColumn<QByteArray>("encoding");
        for (const CopyForm& form : copyForms()) {
            const QByteArray id(form.id);
            if (id == "text")
                continue; // whatever it looks like
            // JSON has characters only: KOI8-R has one for each byte. "A" may be C or JSON, which
            // are other bytes in UTF-16.
            for (const char* encoding : {"UTF-8", "KOI8-R", "UTF-16LE"})
                if ((id != "json" || QByteArray(encoding) == "KOI8-R") &&
                    (id != "c" || QByteArray(encoding) != "UTF-16LE"))
                    QTest::addRow("%s-%s", form.id, encoding) << id << QByteArray(encoding);
        }
    }
    void everyByteComesBack() {
        QFETCH(QByteArray, form);
        QFETCH(QByteArray, encoding);
        Document document(registry());
        document.setCodec(*registry().find(encoding.toStdString()));
        std::vector<Bytes> all{allBytes(),
                               {0x41, 0xFF, 0x80, 0xE4, 0x7A, 0x0A},
                               {0xE4, 0x61},
                               {0x3F, 0x3F, 0x3F, 0x00}};
        for (int i = 0; i < 256; ++i)
            all.push_back({static_cast<Byte>(i)});
        for (const Bytes& bytes : all) {
            document.setBytes(bytes, {});
            const QString text = written(form.constData(), document);
            if (form == "percent" && !text.contains(QLatin1Char('%')))
                continue; // nothing of it is written otherwise than as itself
            const auto reading = readingAsBytes(text, document);
            QVERIFY2(reading, qPrintable(text));
            QVERIFY2(reading->bytes == bytes,
                     qPrintable(text + QStringLiteral(" reads as ") + hexText(reading->bytes)));
        }
    }

    void othersWrite_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char* name, const char* text, const QByteArray& bytes) {
            QTest::newRow(name) << QString::fromUtf8(text) << bytes;
        };
        row("python", "b'A\\xff\\x80\\xe4z\\x0a'", "\x41\xFF\x80\xE4\x7A\x0A");
        row("python-double-quotes", "b\"it's \\xe4\"", "it's \xE4");
        row("without-quotes", "A\\xFF", "A\xFF");
        row("a-neighbour", "\\xE4\\xB8\\x96z", "\xE4\xB8\x96z");
        row("no-neighbour", "\\xE4\\xB8\\x96", "\xE4\xB8\x96");
        row("octal", "\"\\344a\\0\"", QByteArray("\xE4\x61\0", 3));
        row("prefixed-c", "u8\"\\xE4\"", "\xE4");
        row("adjacent", "\"\\xE4\"\n  \"a\"", "\xE4\x61");
        row("quote-within", "\"a\\\"b\\x80\"", "a\"b\x80");
        row("backslash-before-x", "\"\\\\xE4\"", "\\xE4");
        row("character", "\"\\u4e16\"", "\xE4\xB8\x96");
        row("character-and-byte", "\"\\u4e16\\xff\"", "\xE4\xB8\x96\xFF");
        row("bell", "\"\\a\"", "\a");
        row("percent-after-digits", "41%42", "41B");
        row("base64", "/4Dk", "\xFF\x80\xE4");
        row("array", "{0x41, 0xFF}", "\x41\xFF");
        row("declared-array", "char b[] = {65, -1};", "\x41\xFF");
    }
    void othersWrite() {
        QFETCH(QString, text);
        Document document(registry());
        const auto reading = readingAsBytes(text, document);
        QVERIFY(reading);
        QTEST(toQByteArray(reading->bytes), "bytes");
    }

    void wordsAreNotOfferedAsBytes_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("word") << QStringLiteral("word"); // Base64, too
        QTest::newRow("quoted") << QStringLiteral("\"hello\"");
        QTest::newRow("quotes-among-words") << QStringLiteral("say \"hello\"");
        QTest::newRow("braces") << QStringLiteral("if (a) { b(); }");
    }
    void wordsAreNotOfferedAsBytes() {
        QFETCH(QString, text);
        const Document document(registry());
        const auto reading = readingOf(text, document);
        QVERIFY(!reading || !reading->likely);
    }
};

QTEST_MAIN(TestCopiedForms)
#include "tst_copied_forms.moc"

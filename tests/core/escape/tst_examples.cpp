// The worked examples of the source documents, and finding the style of a text.

#include "escape/style_registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace moji;
using namespace moji::escape;

namespace {

QByteArray bytesOf(std::string_view text) {
    return {text.data(), qsizetype(text.size())};
}

std::string transformed(TransformerPointer transformer, const QByteArray& text) {
    const auto result = transform(*transformer, asBytes(text.toStdString()));
    return result ? result->text : "too large";
}

} // namespace

class EscapeExamplesTest : public QObject {
    Q_OBJECT

    CodecRegistry m_codecs;

    QByteArray escaped(const QByteArray& style, const QByteArray& text) {
        return bytesOf(transformed(findStyle(style.toStdString())->makeEscaper(), text));
    }
    QByteArray unescaped(const QByteArray& style, const QByteArray& text) {
        return bytesOf(transformed(findStyle(style.toStdString())->makeUnescaper(m_codecs), text));
    }
    static QJsonArray workedExamples() {
        QFile file(MOJISCOPE_TEST_DATA "/source_examples.json");
        return file.open(QIODevice::ReadOnly)
                   ? QJsonDocument::fromJson(file.readAll())["examples"].toArray()
                   : QJsonArray();
    }

private Q_SLOTS:
    void wholeExamplesOfTheSources() {
        int checked = 0;
        for (const QJsonValue& value : workedExamples()) {
            const QString topic = value["topic"].toString();
            const QByteArray text = value["input"]["text"].toString().toUtf8();
            const QJsonValue expected = value["expected"];
            const auto agrees = [&](const char* style, const QJsonValue& escapes) {
                QCOMPARE(escaped(style, text), escapes.toString().toUtf8());
                QCOMPARE(unescaped(style, escapes.toString().toUtf8()), text);
                ++checked;
            };
            if (topic == "JavaScript escapes") {
                agrees("js", expected["escaped"]);
                agrees("json", expected["escaped"]);
            } else if (topic.startsWith("RFC 2047")) {
                agrees("rfc2047-b", expected["B"]);
                agrees("rfc2047-q", expected["Q"]);
            } else if (topic.startsWith("RFC 8187 ext-value")) {
                agrees("rfc8187", expected["ext_value"]);
            }
            if (QTest::currentTestFailed())
                return;
        }
        QCOMPARE(checked, 2 * 2 + 2 + 8);
    }

    void otherExamplesOfTheSources() {
        int checked = 0;
        for (const QJsonValue& value : workedExamples()) {
            const QString topic = value["topic"].toString();
            const QJsonValue input = value["input"];
            const QJsonValue expected = value["expected"];
            if (expected["es6"].isString()) {
                QCOMPARE(unescaped("js", expected["es6"].toString().toUtf8()),
                         input["text"].toString().toUtf8());
            } else if (topic.startsWith("JavaScript escapes: ")) {
                QCOMPARE(unescaped("js", input["source"].toString().toUtf8()), QByteArray("\u1F60"
                                                                                          "0"));
            } else if (topic == "RFC 6266") {
                QCOMPARE(escaped("content-disposition", input["filename"].toString().toUtf8()),
                         expected["header"].toString().toUtf8());
            } else if (topic == "percent-encoding") {
                QCOMPARE(escaped("percent", input["char"].toString().toUtf8()),
                         expected["url"].toString().toUtf8());
            } else if (topic.startsWith("RFC 8187: printable")) {
                for (char c = ' '; c <= '~'; ++c) {
                    const bool mustEncode = expected["must_encode"].toString().contains(QChar(c));
                    QCOMPARE(escaped("rfc8187", QByteArray(1, c)) != "UTF-8''" + QByteArray(1, c),
                             mustEncode);
                }
            } else {
                continue;
            }
            ++checked;
        }
        QCOMPARE(checked, 5);
    }

    void detection_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("style");
        const auto row = [](const char* style, QByteArray text) {
            QTest::newRow(text.constData()) << text << QByteArray(style);
        };
        row("percent", "a%20b");
        row("percent", "https://x.org/%EA%B0%80?q=1&lang=ko");
        row("none", "100 % sure");
        row("none", "plain text");
        row("none", "");
        row("none", "a+b=c");
        row("none", "x=10&y=20");
        row("none", "O'Brien's");
        row("none", "AT&T");
        row("rfc8187", "iso-8859-1'en'%A3%20rates");
        row("content-disposition", "attachment; filename=\"a.txt\"");
        row("rfc2047-q", "Subject: =?koi8-r?Q?=CD?=");
        row("rfc2047-b", "=?UTF-8?B?5LiW?=");
        row("punycode", "mail.xn--e1aybc.xn--p1ai");
        row("html", "1 &lt; 2");
        row("html", "&#19990;");
        row("json", "\\u4E16");
        row("json", "line\\nline");
        row("js", "\\u{1F600}");
        row("js", "\\x41\\u4E16");
        row("c", "\\xE4\\xB8\\x96");
        row("c", "\\344\\270\\226");
        row("python", "caf\\xe9");
        row("python", "\\U0001F600");
        row("python", "\\N{BULLET}");
        row("qp", "caf=C3=A9");
        row("qp", "a=3Db");
        row("base64", "0YLQtdGB0YI=");
        row("base64", "0YLQtdGB0YI=\n");
        row("none", "password");
        row("utf7", "Hi Mom +Jjo-!");
    }
    void detection() {
        QFETCH(QByteArray, text);
        const std::string sample = text.toStdString();
        const Style* style = detectStyle(asBytes(sample), m_codecs);
        QTEST(style ? bytesOf(style->name) : QByteArray("none"), "style");
    }
};

QTEST_GUILESS_MAIN(EscapeExamplesTest)
#include "tst_examples.moc"

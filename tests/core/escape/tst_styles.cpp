// Each style on known pairs, and on what is malformed.

#include "escape/style_registry.h"

#include <QTest>

#include <algorithm>

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

class EscapeStylesTest : public QObject {
    Q_OBJECT

    CodecRegistry m_codecs;

    QByteArray escaped(const QByteArray& style, const QByteArray& text) {
        return bytesOf(transformed(findStyle(style.toStdString())->makeEscaper(), text));
    }
    QByteArray unescaped(const QByteArray& style, const QByteArray& text) {
        return bytesOf(transformed(findStyle(style.toStdString())->makeUnescaper(m_codecs), text));
    }
    /// A row's name is the style, a colon and a fact.
    static void pair(const char* name, QByteArray text, QByteArray escapes) {
        QTest::newRow(name) << QByteArray(name).split(':').first() << text << escapes;
    }
    static void pairColumns() {
        QTest::addColumn<QByteArray>("style");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("escapes");
    }

private Q_SLOTS:
    void pairs_data() {
        pairColumns();
        pair("percent:unreserved-is-not-escaped", "aZ09-._~", "aZ09-._~");
        pair("percent:reserved-and-space", "a b/c?d=e&f+g", "a%20b%2Fc%3Fd%3De%26f%2Bg");
        pair("percent:percent-itself", "100%", "100%25");
        pair("percent:hangul", "가", "%EA%B0%80");
        pair("percent:no-utf-8", "\xFF\xC0\xAF", "%FF%C0%AF");
        pair("rfc8187:attr-char-is-not-escaped", "a!#$&+-.^_`|~9", "UTF-8''a!#$&+-.^_`|~9");
        pair("rfc8187:example-of-the-rfc", "£ and € rates",
             "UTF-8''%C2%A3%20and%20%E2%82%AC%20rates");
        pair("rfc8187:no-utf-8", "a\xFF", "UTF-8''a%FF");
        pair("content-disposition:cyrillic", "тест.txt",
             "Content-Disposition: attachment; filename=\"test.txt\"; "
             "filename*=UTF-8''%D1%82%D0%B5%D1%81%D1%82.txt");
        pair("content-disposition:what-readers-trip-over", "a\"b\\c%20/d\n.txt",
             "Content-Disposition: attachment; filename=\"a_b_c_20_d_.txt\"; "
             "filename*=UTF-8''a%22b%5Cc%2520%2Fd%0A.txt");
        pair("rfc2047-b:short", "тест.txt", "=?UTF-8?B?0YLQtdGB0YIudHh0?=");
        pair("rfc2047-b:ascii-too", "hello", "=?UTF-8?B?aGVsbG8=?=");
        pair("rfc2047-b:45-bytes-a-word", QByteArray(46, 'a'),
             "=?UTF-8?B?" + QByteArray(45, 'a').toBase64() + "?=\r\n =?UTF-8?B?YQ==?=");
        pair("rfc2047-b:no-character-is-split", QByteArray(44, 'a') + "я",
             "=?UTF-8?B?" + QByteArray(44, 'a').toBase64() + "?=\r\n =?UTF-8?B?0Y8=?=");
        pair("rfc2047-b:no-utf-8", "\xFF", "=?UTF-8?B?/w==?=");
        pair("rfc2047-q:short", "тест.txt", "=?UTF-8?Q?=D1=82=D0=B5=D1=81=D1=82=2Etxt?=");
        pair("rfc2047-q:space-and-underscore", "a b_c?=", "=?UTF-8?Q?a_b=5Fc=3F=3D?=");
        pair("rfc2047-q:no-character-is-split", QByteArray(62, 'a') + "я",
             "=?UTF-8?Q?" + QByteArray(62, 'a') + "?=\r\n =?UTF-8?Q?=D1=8F?=");
        pair("js:cyrillic", "тест", "\\u0442\\u0435\\u0441\\u0442");
        pair("js:surrogate-pair", "😀", "\\uD83D\\uDE00");
        pair("js:controls-and-quotes", QByteArray("\b\t\n\v\f\r\0\x1B\x7F'\"\\/", 13),
             "\\b\\t\\n\\v\\f\\r\\u0000\\u001B\\u007F\\'\\\"\\\\/");
        pair("js:line-separator", "\u2028", "\\u2028");
        pair("json:controls-and-quotes", QByteArray("\b\t\n\v\f\r\0'\"\\/", 11),
             "\\b\\t\\n\\u000B\\f\\r\\u0000'\\\"\\\\/");
        pair("json:surrogate-pair", "a😀", "a\\uD83D\\uDE00");
        pair("html:markup", "<a href=\"x\">Tom & 'Jerry'</a>",
             "&lt;a href=&quot;x&quot;&gt;Tom &amp; &#x27;Jerry&#x27;&lt;/a&gt;");
        pair("html:ideograph", "世😀", "&#x4E16;&#x1F600;");
        pair("html:controls-have-no-reference", "\x1B\x7F\u0080\t\n", "\x1B\x7F\u0080\t\n");
        pair("html:carriage-return", "\r\n", "&#xD;\n");
        pair("xml:markup", "<a b='c'>\"&\"</a>",
             "&lt;a b=&apos;c&apos;&gt;&quot;&amp;&quot;&lt;/a&gt;");
        pair("xml:ideograph-and-breaks", "世\t\r\n", "&#x4E16;\t&#xD;\n");
        pair("c:bytes", "世", "\\xE4\\xB8\\x96");
        pair("c:octal-before-a-hex-digit", "世a世g", "\\xE4\\xB8\\226a\\xE4\\xB8\\x96g");
        pair("c:controls",
             QByteArray("\a\b\t\n\v\f\r\0\x1B"
                        "1",
                        10),
             "\\a\\b\\t\\n\\v\\f\\r\\x00\\0331");
        pair("c:quotes-and-trigraphs",
             "\"'\\??"
             "?/",
             "\\\"'\\\\?\\?\\?/");
        pair("c:no-utf-8",
             "\xFF\xC0"
             "A",
             "\\xFF\\300A");
        pair("python:latin-1-bmp-astral", "é世😀", "\\xE9\\u4E16\\U0001F600");
        pair("python:controls-and-quotes", QByteArray("\t\n\r\0\a'\"\\", 8),
             "\\t\\n\\r\\x00\\x07\\'\\\"\\\\");
        pair("python:no-utf-8-as-pep-383", "a\xFF\xE4\xB8", "a\\uDCFF\\uDCE4\\uDCB8");
        pair("qp:text", "a=b é", "a=3Db =C3=A9");
        pair("qp:space-before-break", "a \r\nb\t\nc ", "a=20\r\nb=09\nc=20");
        pair("qp:lone-carriage-return", "a\rb", "a=0Db");
        pair("qp:soft-break-at-76", QByteArray(76, 'a'), QByteArray(75, 'a') + "=\r\na");
        pair("qp:no-character-is-split", QByteArray(70, 'a') + "я",
             QByteArray(70, 'a') + "=\r\n=D1=8F");
        pair("base64:paddings", "a", "YQ==");
        pair("base64:two", "ab", "YWI=");
        pair("base64:three", "abc", "YWJj");
        pair("base64:in-one-line", QByteArray(300, '\xFF'), QByteArray(400, '/'));
        pair("utf7:rfc-2152", "Hi Mom -☺-!", "Hi Mom -+Jjo--!");
        pair("utf7:plus", "1+1=2", "1+-1=2");
        pair("utf7:japanese", "日本語", "+ZeVnLIqe-");
        pair("utf7:hyphen-only-where-needed", "é-éaé!", "+AOk--+AOk-a+AOk!");
        pair("utf7:astral", "😀", "+2D3eAA-");
        pair("punycode:rfc-3492-arabic", "ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn");
        pair("punycode:rfc-3492-mixed", "3年B組金八先生", "3B-ww4c5e180e575a65lsy2b");
        pair("punycode:rfc-3492-basic", "-> $1.00 <-", "-> $1.00 <--");
        pair("punycode:german", "bücher", "bcher-kva");
        pair("punycode:case-is-kept", "München", "Mnchen-3ya");
    }
    void pairs() {
        QFETCH(QByteArray, style);
        QFETCH(QByteArray, text);
        QTEST(escaped(style, text), "escapes");
        QFETCH(QByteArray, escapes);
        QTEST(unescaped(style, escapes), "text");
    }

    void readOnly_data() {
        pairColumns();
        pair("percent:either-case", "가+", "%ea%B0%80+");
        pair("rfc8187:other-charset", "£ rates", "iso-8859-1'en'%A3%20rates");
        pair("rfc8187:koi8-r", "мир", "KOI8-R''%CD%C9%D2");
        pair("content-disposition:quoted-only", "a \"b\".txt",
             "attachment; filename=\"a \\\"b\\\".txt\"");
        pair("content-disposition:token-only", "a.txt", "attachment; filename=a.txt");
        pair("content-disposition:semicolon-in-quotes", "a;b",
             "inline; x=\"\\\";\"; filename=\"a;b\"; y=z");
        pair("content-disposition:star-wins-wherever", "€.txt",
             "Content-disposition: attachment; FILENAME*=utf-8'en'%E2%82%AC.txt; "
             "filename=\"x\"\r\n");
        pair("content-disposition:bad-star-falls-back", "x",
             "attachment; filename*=%E2; filename=x");
        pair("rfc2047-b:either-encoding", "世世", "=?utf-8?Q?=E4=B8=96?= \t=?UTF-8?b?5LiW?=");
        pair("rfc2047-b:spaces-around-words-stay", "a 世 b", "a =?UTF-8?B?5LiW?= b");
        pair("rfc2047-b:folded", "世世", "=?UTF-8?B?5LiW?=\r\n =?UTF-8?B?5LiW?=");
        pair("rfc2047-b:character-split-between-words", "世", "=?UTF-8?B?5A==?= =?UTF-8?B?uJY=?=");
        pair("rfc2047-b:other-charset", "Привет", "=?windows-1251?B?z/Do4uXy?=");
        pair("rfc2047-b:mark-of-the-encoding", "あ", "=?UTF-16?B?/v8wQg==?=");
        pair("rfc2047-b:mark-in-the-text", "\uFEFFあ", "=?UTF-16BE?B?/v8wQg==?=");
        pair("rfc2047-b:language", "a", "=?US-ASCII*EN?Q?a?=");
        pair("js:all-kinds", QByteArray("A世😀\0q'", 11), "\\x41\\u4e16\\u{01F600}\\0\\q\\'");
        pair("js:pair-of-two-forms", "😀", "\\uD83D\\u{DE00}");
        pair("js:hidden-line-breaks", "abc", "a\\\nb\\\r\nc");
        pair("json:solidus-and-lower-case", "/世", "\\/\\u4e16");
        pair("html:named", "<é¬in≂̸", "&lt&eacute;&notin&NotEqualTilde;");
        pair("html:windows-1252", "€\u0081", "&#x80;&#129;");
        pair("html:no-semicolon", "A!", "&#65!");
        pair("html:what-is-no-character", "\uFFFD\uFFFD\uFFFD", "&#0;&#xD83D;&#x110000;");
        pair("html:ampersand-alone", "AT&T & Co &#; &x", "AT&T & Co &#; &x");
        pair("xml:decimal", "世\u0085", "&#19990;&#x85;");
        pair("c:universal-names-and-letters", "世😀\x1B?", "\\u4E16\\U0001F600\\e\\?");
        pair("c:hex-takes-all-digits", "Az", "\\x00041z");
        pair("c:hex-ended-by-two-quotes", "Aa", "\\x41\"\"a");
        pair("c:octal",
             QByteArray("A\0"
                        "1A8",
                        5),
             "\\101\\0001\\1018");
        pair("c:spliced-lines", "ab", "a\\\r\nb");
        pair("python:all-kinds", "é世😀αAq",
             "\\xe9\\u4e16\\U0001f600\\N{greek small letter alpha}\\101q");
        pair("python:alias", "\u01A2", "\\N{LATIN CAPITAL LETTER GHA}");
        pair("python:surrogate-pair", "😀", "\\ud83d\\ude00");
        pair("qp:lower-case-and-soft-breaks", "é  \ta", "=c3=a9 =\r\n=20=\n\ta");
        pair("qp:padding-of-the-transport", "a\r\nb", "a  \t\r\nb \t");
        pair("qp:space-in-a-soft-break", "ab", "a= \t\r\nb=");
        pair("base64:lines-and-url-safe",
             "\xFB\xFF\xFE"
             "a",
             "-_\r\n_-\nYQ");
        pair("base64:texts-in-a-row", "aab", "YQ==YWI=");
        pair("utf7:run-ended-by-text", "é!", "+AOk!");
        pair("utf7:hyphen-taken", "é-", "+AOk--");
        pair("punycode:domain", "тест.рф", "xn--e1aybc.XN--p1ai");
        pair("punycode:url", "https://тест.рф/a", "https://xn--e1aybc.xn--p1ai/a");
        pair("punycode:line-break-at-the-end", "тест\n", "e1aybc\n");
        pair("punycode:upper-case-digits", "bücher", "bcher-KVA");
    }
    void readOnly() {
        QFETCH(QByteArray, style);
        QFETCH(QByteArray, escapes);
        QTEST(unescaped(style, escapes), "text");
    }

    void malformed_data() {
        QTest::addColumn<QByteArray>("style");
        QTest::addColumn<QByteArray>("escapes");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("offset");
        QTest::addColumn<QByteArray>("problem");
        const auto row = [](const char* name, QByteArray escapes, QByteArray text, int offset,
                            QByteArray problem) {
            QTest::newRow(name) << QByteArray(name).split(':').first() << escapes << text << offset
                                << problem;
        };
        row("percent:one-digit", "ab%4", "ab%4", 2, "malformed_escape");
        row("percent:no-digits", "%zz%41", "%zzA", 0, "malformed_escape");
        row("rfc8187:no-prefix", "%41.txt", "%41.txt", 0, "malformed_escape");
        row("rfc8187:unknown-charset", "x-no''%41", "x-no''%41", 0, "unknown_charset");
        row("rfc8187:not-in-charset", "shift_jis''%81", "\uFFFD", 11, "not_in_charset");
        row("content-disposition:no-name", "attachment; size=3", "attachment; size=3", 0,
            "malformed_escape");
        row("rfc2047-b:cut-off", "a =?UTF-8?B?5LiW", "a =?UTF-8?B?5LiW", 2, "malformed_escape");
        row("rfc2047-b:no-base64", "=?UTF-8?B?A?=", "=?UTF-8?B?A?=", 0, "malformed_escape");
        row("rfc2047-b:unknown-charset", "=?x-no?Q?a?=", "=?x-no?Q?a?=", 0, "unknown_charset");
        row("js:half-a-pair", "a\\uD83Db", "a\\uD83Db", 1, "half_surrogate");
        row("js:the-other-half", "\\uDE00", "\\uDE00", 0, "half_surrogate");
        row("js:too-few-digits", "\\u12G", "\\u12G", 0, "malformed_escape");
        row("js:beyond-unicode", "\\u{110000}", "\\u{110000}", 0, "out_of_range");
        row("js:octal", "\\101", "\\101", 0, "malformed_escape");
        row("js:backslash-at-the-end", "a\\", "a\\", 1, "malformed_escape");
        row("json:javascript-only", "\\x41", "\\x41", 0, "malformed_escape");
        row("json:half-a-pair-before-a-letter", "\\uD83D\\u0041", "\\uD83DA", 0, "half_surrogate");
        row("html:unknown-name", "&bogus;", "&bogus;", 0, "unknown_name");
        row("html:surrogate", "&#xD800;", "\uFFFD", 0, "half_surrogate");
        row("xml:html-entity", "&eacute;", "&eacute;", 0, "unknown_name");
        row("xml:bare-ampersand", "a & b", "a & b", 2, "malformed_escape");
        row("xml:no-semicolon", "&#65 ", "&#65 ", 0, "malformed_escape");
        row("xml:surrogate", "&#xD800;", "&#xD800;", 0, "half_surrogate");
        row("c:more-than-a-byte", "\\x100", "\\x100", 0, "out_of_range");
        row("c:octal-beyond-a-byte", "\\777", "\\777", 0, "out_of_range");
        row("c:surrogate", "\\uD83D\\uDE00", "\\uD83D\\uDE00", 0, "half_surrogate");
        row("c:unknown-letter", "\\q", "\\q", 0, "malformed_escape");
        row("python:unknown-name", "\\N{NO SUCH}", "\\N{NO SUCH}", 0, "unknown_name");
        row("python:half-a-pair", "\\ud83d", "\\ud83d", 0, "half_surrogate");
        row("qp:no-digits", "a=zz", "a=zz", 1, "malformed_escape");
        row("base64:no-digit", "YW!Jj", "abc", 2, "ignored_byte");
        row("base64:digit-left-over", "YWJjZ", "abc", 4, "ignored_byte");
        row("utf7:plus-alone", "1 + 1", "1 + 1", 2, "malformed_escape");
        row("utf7:half-a-pair", "+2D0-", "\uFFFD", 1, "half_surrogate");
        row("utf7:raw-byte", "\xE4", "\xE4", 0, "malformed_escape");
        row("punycode:no-digits", "abc-!", "abc-!", 0, "malformed_escape");
        row("punycode:beyond-unicode", "xn--999999b", "xn--999999b", 0, "malformed_escape");
    }
    void malformed() {
        QFETCH(QByteArray, style);
        QFETCH(QByteArray, escapes);
        const auto unescaper = findStyle(style.toStdString())->makeUnescaper(m_codecs);
        const auto result = transform(*unescaper, asBytes(escapes.toStdString()));
        QVERIFY(result);
        QTEST(bytesOf(result->text), "text");
        const auto found = std::ranges::find_if(result->segments, [](const Segment& segment) {
            return segment.problem != Problem::None;
        });
        QVERIFY(found != result->segments.end());
        QTEST(int(found->source.begin), "offset");
        QTEST(bytesOf(identifier(found->problem)), "problem");
    }

    void whatIsNoUtf8IsToldByItsOffset() {
        for (const char* style : {"js", "json", "html", "xml", "utf7", "punycode"}) {
            const auto result = transform(*findStyle(style)->makeEscaper(), asBytes("a\xE4\xB8"
                                                                                    "b"));
            const auto found =
                std::ranges::find(result->segments, Problem::NotUtf8, &Segment::problem);
            QVERIFY2(found != result->segments.end(), style);
            QVERIFY2((found->source == ByteRange{1, 3}), style);
        }
    }

    void xmlTellsWhatItHasNoPlaceFor() {
        const auto result = transform(*findStyle("xml")->makeEscaper(), asBytes("\x1B"));
        QCOMPARE(bytesOf(result->text), QByteArray("&#x1B;"));
        QCOMPARE(result->segments.front().problem, Problem::NotInForm);
    }

    void aSegmentIsACharacterAndItsEscape() {
        const auto result = transform(*findStyle("percent")->makeEscaper(), asBytes("a世b"));
        const std::vector<Segment> expected{{{0, 1}, {0, 1}, PieceKind::Literal, {}},
                                            {{1, 4}, {1, 10}, PieceKind::Escape, {}},
                                            {{4, 5}, {10, 11}, PieceKind::Literal, {}}};
        QVERIFY(result->segments == expected);
    }

    void longLookaheadsEnd() {
        const QByteArray spaces(5000, ' ');
        const QByteArray name(5000, 'a');
        for (const Style& style : styles()) {
            for (const QByteArray& text :
                 {"=?UTF-8?B?5LiW?=" + spaces + "x", "=?UTF-8?Q?" + name, "a" + spaces + "\r\n",
                  "&" + name + ";", "&#" + QByteArray(5000, '1') + ";",
                  "\\x" + QByteArray(5000, '0'), "\\u{" + QByteArray(5000, '0') + "41}",
                  "\\N{" + name + "}", name + "'" + name}) {
                // Fed in two halves, so that the first has to wait for more.
                const auto unescaper = style.makeUnescaper(m_codecs);
                const std::string bytes = text.toStdString();
                struct : Sink {
                    void piece(const Piece& piece) override { covered = piece.source.end; }
                    std::uint64_t covered = 0;
                } sink;
                QVERIFY(unescaper->feed(asBytes(bytes).first(2500), sink));
                QVERIFY(unescaper->feed(asBytes(bytes).subspan(2500), sink));
                QVERIFY(unescaper->finish(sink));
                QCOMPARE(sink.covered, bytes.size());
            }
        }
    }
};

QTEST_GUILESS_MAIN(EscapeStylesTest)
#include "tst_styles.moc"

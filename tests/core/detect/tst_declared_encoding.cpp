// What a text declares decides where its bytes do not, and only there.

#include "core/codecs.h"

#include "detect/declared_encoding.h"

#include <QtTest>

using namespace moji;
using moji::test::encoded;
using moji::test::registry;

namespace {

Bytes page(const std::string& declared, const std::u32string& title, const char* encoding) {
    const std::string head = "<html><head><meta charset=\"" + declared + "\"><title>";
    return encoded(std::u32string(head.begin(), head.end()) + title + U"</title></head>\n",
                   encoding);
}

Detection detected(const Bytes& bytes) {
    return detectEncoding(MemorySource(bytes), registry()).value();
}

} // namespace

class TestDeclaredEncoding : public QObject {
    Q_OBJECT

private slots:
    void decidesWhatIsOpen_data() {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QByteArray>("declared");
        QTest::addColumn<QByteArray>("encoding");
        const auto row = [](const char* name, const char16_t* title, const char* declared,
                            const char* encoding) {
            QTest::newRow(name) << QString::fromUtf16(title) << QByteArray(declared)
                                << QByteArray(encoding);
        };
        row("russian", u"Да", "koi8-r", "KOI8-R");
        row("german", u"Ä ä", "ISO_8859-1", "ISO-8859-1");
        row("japanese", u"東京", "shift_jis", "Shift_JIS");
        row("japanese-of-unix", u"東京", "euc-jp", "EUC-JP");
        row("turkish", u"İstanbul", "iso-8859-9", "ISO-8859-9");
        row("lithuanian", u"ąž", "windows-1257", "windows-1257");
        row("french-of-the-macintosh", u"É à", "macintosh", "macintosh");
    }
    void decidesWhatIsOpen() {
        QFETCH(QString, title);
        QFETCH(QByteArray, declared);
        QFETCH(QByteArray, encoding);
        const Bytes silent = page("", title.toStdU32String(), encoding.constData());
        QVERIFY2(detected(silent).ambiguous, "decided without the declaration");
        const Bytes bytes =
            page(declared.toStdString(), title.toStdU32String(), encoding.constData());
        const Detection found = detected(bytes);
        const EncodingGuess& best = found.guesses.front();
        QCOMPARE(best.codec->name(), std::string_view(encoding.constData()));
        QVERIFY(!found.ambiguous);
        QCOMPARE(best.basis, DetectionBasis::Declaration);
        QVERIFY(best.score >= 0.8 && best.score <= 1);
        QVERIFY(best.sameAs == nullptr);
        double before = best.bits;
        for (const EncodingGuess& guess : found.guesses) {
            QVERIFY(guess.bits >= before);
            before = guess.bits;
            const bool readsTheSame = guess.codec == best.codec || guess.sameAs == best.codec;
            QVERIFY(readsTheSame ? guess.score == best.score : guess.score < 1 - best.score + 1e-9);
        }
    }

    void decidesAtTheEnd() {
        const std::u32string filling(8000, U'x');
        const std::u32string silent = U"Да\n" + filling + U"\n";
        QVERIFY2(detected(encoded(silent, "KOI8-R")).ambiguous, "decided without a declaration");
        for (const char32_t* const end :
             {U"# Local Variables:\n# coding: koi8-r\n# End:\n", U"# vim: set fenc=koi8-r :\n"}) {
            const Detection found = detected(encoded(silent + end, "KOI8-R"));
            QCOMPARE(found.guesses.front().codec->name(), std::string_view("KOI8-R"));
            QCOMPARE(found.guesses.front().basis, DetectionBasis::Declaration);
            QVERIFY(!found.ambiguous);
        }
    }

    void beginningOverrulesTheEnd() {
        const auto both =
            declaredEncoding("# coding: koi8-r\n", "# vim: fenc=cp1251\n", registry());
        QCOMPARE(both->named->name(), std::string_view("KOI8-R"));
        const auto unknown =
            declaredEncoding("# coding: klingon\n", "# vim: fenc=cp1251\n", registry());
        QCOMPARE(unknown->named->name(), std::string_view("windows-1251"));
    }

    /// Lists of letters are as unlikely in the right encoding as in others: what is declared is
    /// believed, but not so much that it would be converted unasked.
    void letters() {
        const std::string head = "SET ISO8859-7\nTRY ";
        std::u32string text(head.begin(), head.end());
        for (char32_t letter = U'\u03B1'; letter <= U'\u03C9'; ++letter)
            text += letter;
        text += U"\nREP 4\nREP ώ ω\nREP ύ υ\nREP ή η\nREP ό ο\n";
        const Detection found = detected(encoded(text, "ISO-8859-7"));
        QCOMPARE(found.guesses.front().codec->name(), std::string_view("ISO-8859-7"));
        QVERIFY(!found.ambiguous);
        QVERIFY(found.guesses.front().score < 0.95);
    }

    /// Less than this is a guess against a declaration, and no more than that.
    void takesCertaintyAway() {
        const Bytes bytes = encoded(U"# coding: cp1251\nx = 'Київ'\n", "windows-1251");
        Bytes silent = bytes;
        silent[2] = 'd'; // "doding"
        QVERIFY(!detected(silent).ambiguous);
        QVERIFY(detected(bytes).ambiguous);
    }

    void doesNotOverruleLetters() {
        const std::u32string text =
            U"Однажды вечером старый мельник вышел из дома и увидел на реке лодку.";
        const Detection found = detected(page("koi8-r", text, "windows-1251"));
        QCOMPARE(found.guesses.front().codec->name(), std::string_view("windows-1251"));
        QCOMPARE(found.guesses.front().basis, DetectionBasis::Letters);
        QVERIFY(!found.ambiguous);
    }

    /// The letters speak against what is declared, but not for anything else: it stays open.
    void staysOpen() {
        const Detection found = detected(page("windows-1251", U"Київ", "windows-1251"));
        QVERIFY(found.ambiguous);
        QVERIFY(found.guesses.front().basis != DetectionBasis::Declaration);
        const auto declared = std::ranges::find(found.guesses, registry().find("windows-1251"),
                                                &EncodingGuess::codec);
        QVERIFY2(declared != found.guesses.end(), "what is declared is listed");
    }

    void doesNotOverruleUtf8() {
        const Detection found = detected(page("iso-8859-1", U"é", "UTF-8"));
        QCOMPARE(found.guesses.front().codec->name(), std::string_view("UTF-8"));
    }

    /// What it names does not read the bytes, or is not known.
    void isNoUse() {
        for (const char* declared : {"utf-8", "unknown-1", "utf-16", "x-user-defined"}) {
            const Detection found = detected(page(declared, U"Да", "KOI8-R"));
            QVERIFY2(found.ambiguous, declared);
            for (const EncodingGuess& guess : found.guesses)
                QVERIFY2(guess.basis != DetectionBasis::Declaration, declared);
        }
    }

    /// Candidates that were named are weighed by their letters alone.
    void namedCandidates() {
        DetectOptions options;
        options.candidates = {registry().find("KOI8-R"), registry().find("windows-874")};
        const Bytes bytes = page("koi8-r", U"Да", "KOI8-R");
        const auto found = detectEncoding(MemorySource(bytes), registry(), options);
        for (const EncodingGuess& guess : found->guesses)
            QVERIFY(guess.basis != DetectionBasis::Declaration);
    }

    void asBrowsersRead() {
        const auto ofPage = declaredEncoding("<meta charset=latin1>", registry());
        QVERIFY(ofPage.has_value());
        QCOMPARE(ofPage->named->name(), std::string_view("ISO-8859-1"));
        QCOMPARE(ofPage->inBrowsers->name(), std::string_view("windows-1252"));
        const auto ofScript = declaredEncoding("# coding: latin1\n", registry());
        QVERIFY(ofScript.has_value());
        QCOMPARE(ofScript->inBrowsers, ofScript->named);
        QVERIFY(!declaredEncoding("# coding: klingon\n", registry()));
        const std::string late = std::string(5000, ' ') + "<meta charset=latin1>";
        QVERIFY(!declaredEncoding(late, registry()));
    }
};

QTEST_GUILESS_MAIN(TestDeclaredEncoding)
#include "tst_declared_encoding.moc"

// Reasons of the core are found again in their English, so that they can be said in any language.

#include "support/reasons.h"
#include "support/system_reasons.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

#include <cerrno>
#include <cstring>
#include <set>

using namespace moji;

namespace {

const QString kSources = QStringLiteral(MOJISCOPE_SOURCE "/core");

/// The sentences that were found, in angle brackets.
std::string marked(std::string_view reason) {
    return reasonInLanguage(reason, [](const char* english, std::optional<std::uint64_t> count) {
        std::string said("<");
        said += english;
        said += count ? " *" + std::to_string(*count) + '>' : ">";
        return said;
    });
}

/// The literal in C++ after `at`, its parts joined; empty if there is none at once.
QString literalAt(const QString& source, qsizetype at) {
    static const QRegularExpression part(QStringLiteral(R"re(\G\s*"((?:[^"\\]|\\.)*)")re"));
    QString literal;
    for (auto match = part.match(source, at); match.hasMatch();
         match = part.match(source, match.capturedEnd()))
        literal += match.captured(1);
    return literal.replace(QLatin1String("\\\""), QLatin1String("\""));
}

/// What the sources of the core give as reasons: literals in errors, and where a reason is set.
QStringList reasonsIn(const QString& source) {
    static const QRegularExpression places(QStringLiteral(
        R"re(ErrorCode::\w+,[^";]*?,[^";]*?(?=")|[rR]eason = [^";]*?(?=")|\b(?:fail|leave|take)\([^";]*?(?=")|return (?:fmt::format\()?(?="(?:the|it|symbolic|another|'\{\}') ))re"));
    QStringList found;
    for (auto match = places.globalMatch(source); match.hasNext();) {
        const QString literal = literalAt(source, match.next().capturedEnd());
        static const QRegularExpression value(QStringLiteral(R"(\{[^}]*\})"));
        if (literal.trimmed().contains(QLatin1Char(' ')) && literal == literal.trimmed())
            found += QString(literal).replace(value, QStringLiteral("7"));
    }
    return found;
}

} // namespace

class TestReasons : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sentencesAreFoundAgain_data();
    void sentencesAreFoundAgain();
    void everyReasonOfTheSourcesIsKnown();
    void everyReasonOfTheSystemIsInEnglish();
};

void TestReasons::sentencesAreFoundAgain_data() {
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* reason, const char* said) {
        QTest::newRow(name) << QString::fromUtf8(reason) << QString::fromUtf8(said);
    };
    row("plain", "is a socket", "<is a socket>");
    row("longer-wins", "is a directory; name the files in it",
        "<is a directory; name the files in it>");
    row("places", "shrank while it was read: it ended after 12 of 30 bytes",
        "<shrank while it was read: it ended after 12 of 30 bytes>");
    row("place-in-front", "GBK has no character U+00E9", "<GBK has no character U+00E9>");
    row("quotes", "'a b' would be called 'c' too", "<'a b' would be called 'c' too>");
    row("count", "12 problems in UTF-8", "<12 problems in UTF-8 *12>");
    row("one", "1 problem in UTF-8", "<1 problem in UTF-8 *1>");
    row("no-count", "no problems in UTF-8", "no problems in UTF-8");
    row("nested", "not sure enough: GBK 0.61, ambiguous",
        "<not sure enough: GBK 0.61, <ambiguous>>");
    row("nested-with-comma",
        "not sure enough: encode windows-1252, decode UTF-8 0.90, reads as text, as its "
        "neighbours do",
        "<not sure enough: encode windows-1252, decode UTF-8 0.90, <reads as text, as its "
        "neighbours do>>");
    row("nothing-nested", "not sure enough: GBK 0.61", "<not sure enough: GBK 0.61>");
    row("step", "step 2: is a socket", "<step 2: <is a socket>>");
    row("of-the-system", "No such file or directory", "<No such file or directory>");
    row("of-a-library", "Malloc failure", "Malloc failure");
    row("a-place-is-never-empty", "binary: ", "binary: ");
    row("only-a-part", "this is a socket", "this is a socket");
    row("empty-text", "", "");
}

void TestReasons::sentencesAreFoundAgain() {
    QFETCH(QString, reason);
    QFETCH(QString, said);
    QCOMPARE(QString::fromStdString(marked(reason.toStdString())), said);
}

void TestReasons::everyReasonOfTheSourcesIsKnown() {
    QStringList unknown;
    int known = 0;
    QDirIterator files(kSources, {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const QString& reason : reasonsIn(QString::fromUtf8(file.readAll()))) {
            const bool isKnown = marked(reason.toStdString()).starts_with('<');
            known += isKnown ? 1 : 0;
            if (!isKnown)
                unknown += QFileInfo(file).fileName() + QStringLiteral(": ") + reason;
        }
    }
    QVERIFY2(known > 60, qPrintable(QString::number(known)));
    QCOMPARE(unknown, QStringList()); // add it to core/support/reasons.cpp
}

void TestReasons::everyReasonOfTheSystemIsInEnglish() {
    std::set<int> numbers;
    for (const SystemReason& reason : systemReasons()) {
        QVERIFY2(numbers.insert(reason.number).second, reason.english);
        QCOMPARE(QString::fromStdString(marked(systemReason(reason.number))),
                 QStringLiteral("<%1>").arg(QLatin1String(reason.english)));
    }
    for (const int number :
         {ENOENT, EACCES, EISDIR, ENOTDIR, ENOSPC, EROFS, EIO, EMFILE, ELOOP, ENAMETOOLONG, EPIPE,
          EBUSY, EINVAL, EPERM, ENOMEM, EFBIG, EDQUOT, ETXTBSY})
        QVERIFY2(numbers.contains(number), std::strerror(number));
    // In the words of the C library, known or not.
    for (int number = 1; number < 134; ++number)
        QCOMPARE(systemReason(number), std::string(std::strerror(number)));
}

QTEST_APPLESS_MAIN(TestReasons)
#include "tst_reasons.moc"

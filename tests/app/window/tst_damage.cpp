// What is found in a whole document when it is opened: notices that lead to the lens, and none for
// a file that is as it should be.

#include "app/window_test.h"
#include "codec/codec.h"
#include "core/troubled_source.h"
#include "document/damage_look.h"
#include "text/counts.h"
#include "window/banner.h"
#include "window/damage_notices.h"
#include "window/document_tab.h"
#include "window/lens_docks.h"
#include "window/lens_host.h"
#include "window/opener.h"

#include <QDirIterator>
#include <QLabel>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTextDocumentFragment>
#include <QToolButton>

#include <algorithm>
#include <fnmatch.h>

using namespace moji;
using namespace moji::app;

namespace {

const QString kSources = QStringLiteral(MOJISCOPE_SOURCE);

/// Sentences of a catalogue, a line each: prose in that language.
QStringList sentencesIn(const char* language, int most) {
    QFile file(
        kSources +
        QStringLiteral("/resources/translations/mojiscope_%1.ts").arg(QLatin1String(language)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no catalogue %s", language);
    static const QRegularExpression translation(
        QStringLiteral("<translation>([^<%]{20,})</translation>"));
    QStringList sentences;
    auto found = translation.globalMatch(QString::fromUtf8(file.readAll()));
    while (found.hasNext() && sentences.size() < most)
        sentences += QTextDocumentFragment::fromHtml(found.next().captured(1)).toPlainText();
    return sentences;
}

} // namespace

class TestDamage : public QObject, private WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }
    void mixedLinesAreSaid();
    void misreadPlacesAreSaid();
    void misreadPlacesOfEveryUnicodeEncoding_data();
    void misreadPlacesOfEveryUnicodeEncoding();
    void theButtonLeadsThere();
    void aPlaceHasNoLineInAnotherEncoding();
    void theLensCountsTheSamePlaces();
    void severalEncodingsAreSaidOnce();
    void aRepairEndsTheNotice();
    void anotherEncodingEndsTheNoticeAtOnce();
    void theNoticeLeadsToThePlacesAfterAnEdit();
    void closedItStaysClosed();
    void eachTabHasItsOwn();
    void theSampleIsNotJudged();
    void onlyWhatWasExaminedIsJudged();
    void whatCannotBeReadIsNotExamined();
    void innocentFilesOfTheSystem_data();
    void innocentFilesOfTheSystem();
    void innocentLegacyFiles_data();
    void innocentLegacyFiles();

private:
    [[nodiscard]] DamageReport look(const QByteArray& bytes) const {
        return lookForDamage(MemorySource(toBytes(bytes)), m_codecs, {});
    }
    [[nodiscard]] QByteArray inEncoding(const QString& text, const char* encoding) const {
        const auto bytes = encodeAll(*m_codecs.find(encoding), toCodePoints(text));
        return bytes ? toQByteArray(*bytes) : QByteArray();
    }
    void openBytes(const QByteArray& bytes) {
        const QString path = m_folder.filePath(QStringLiteral("%1.txt").arg(++m_files));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        m_window->opener().open(QStringList{path});
    }
    [[nodiscard]] Banner* banner(const QString& part) const {
        for (auto* banner : m_window->findChildren<Banner*>())
            if (banner->isVisible() && banner->sentence().contains(part))
                return banner;
        return nullptr;
    }
    void press(Banner* banner, const QString& text) {
        for (auto* button : banner->findChildren<QToolButton*>())
            if (button->text() == text)
                return button->click();
        QFAIL(qPrintable(text));
    }
    [[nodiscard]] std::uint64_t badge(const char* lens) const {
        return m_window->docks().host(QLatin1String(lens))->badge();
    }
    /// Lines in three encodings.
    [[nodiscard]] QByteArray mixed() const {
        QByteArray bytes;
        const QStringList lines = sentencesIn("ru", 30);
        for (int i = 0; i < lines.size(); ++i)
            bytes += inEncoding(lines[i], i % 10 == 3   ? "windows-1251"
                                          : i % 10 == 7 ? "KOI8-R"
                                                        : "UTF-8") +
                     '\n';
        return bytes;
    }
    /// A clean text with three misread sentences in it.
    [[nodiscard]] QByteArray misread() const {
        QByteArray bytes;
        const QStringList lines = sentencesIn("ru", 12);
        for (int i = 0; i < lines.size(); ++i) {
            const QByteArray once = lines[i].toUtf8();
            bytes += (i % 4 == 1 ? QString::fromLatin1(once).toUtf8() : once) + '\n';
        }
        return bytes;
    }

    QTemporaryDir m_folder;
    int m_files = 0;
};

void TestDamage::mixedLinesAreSaid() {
    openBytes(mixed());
    QTRY_VERIFY(banner(QStringLiteral("in 3 encodings")) != nullptr);
    const QString sentence = banner(QStringLiteral("in 3 encodings"))->sentence();
    QVERIFY2(sentence.startsWith(QStringLiteral("30 lines in 3 encodings: UTF-8 24")),
             qPrintable(sentence));
    QCOMPARE(badge("lines"), std::uint64_t{6});
}

void TestDamage::misreadPlacesAreSaid() {
    openBytes(misread());
    QTRY_VERIFY(banner(QStringLiteral("Double-encoded")) != nullptr);
    QVERIFY(banner(QStringLiteral("text in UTF-8 was read as")) != nullptr);
    QVERIFY(badge("mojibake") >= 3);
}

void TestDamage::misreadPlacesOfEveryUnicodeEncoding_data() {
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QByteArray>("mark");
    QTest::newRow("UTF-16LE") << QByteArray("UTF-16LE") << QByteArray("\xFF\xFE");
    QTest::newRow("UTF-16BE") << QByteArray("UTF-16BE") << QByteArray("\xFE\xFF");
    QTest::newRow("UTF-16LE-without-a-mark") << QByteArray("UTF-16LE") << QByteArray();
    QTest::newRow("UTF-32LE") << QByteArray("UTF-32LE") << QByteArray("\xFF\xFE\0\0", 4);
    QTest::newRow("gb18030") << QByteArray("gb18030") << QByteArray();
}

/// The same places as in UTF-8, at the same characters.
void TestDamage::misreadPlacesOfEveryUnicodeEncoding() {
    QFETCH(QByteArray, encoding);
    QFETCH(QByteArray, mark);
    const DamageReport usual = look(misread());
    QVERIFY(usual.places >= 3);
    const QByteArray bytes = mark + inEncoding(QString::fromUtf8(misread()), encoding.constData());
    const Codec& codec = *m_codecs.find(encoding.toStdString());
    const DamageReport report = lookForDamage(MemorySource(toBytes(bytes)), m_codecs, codec, {});
    QCOMPARE(report.places, usual.places);
    QCOMPARE(report.where.size(), usual.where.size());
    for (std::size_t i = 0; i < report.where.size(); ++i) {
        const ByteRange place = report.where[i];
        const QByteArray there =
            bytes.mid(static_cast<qsizetype>(place.begin), static_cast<qsizetype>(place.length()));
        const QByteArray before = misread().mid(static_cast<qsizetype>(usual.where[i].begin),
                                                static_cast<qsizetype>(usual.where[i].length()));
        QCOMPARE(there, inEncoding(QString::fromUtf8(before), encoding.constData()));
    }
    openBytes(bytes);
    if (mark.isEmpty()) // the reader says so
        m_window->document().setCodec(codec);
    QTRY_VERIFY(banner(QStringLiteral("Double-encoded")) != nullptr);
    press(banner(QStringLiteral("Double-encoded")), QStringLiteral("Review repair"));
    QCOMPARE(m_window->selection().range().begin, report.where.front().begin);
}

/// The notice may be there before the encoding is.
void TestDamage::aPlaceHasNoLineInAnotherEncoding() {
    openBytes(misread());
    QTRY_VERIFY(banner(QStringLiteral("Double-encoded")) != nullptr);
    DamageReport report = look(misread());
    const ByteRange place = report.where.front();
    report.where.resize(1);
    QVERIFY(firstPlaces(m_window->document(), report) != place); // its line
    report.readAs = m_codecs.find("UTF-32LE");
    QCOMPARE(firstPlaces(m_window->document(), report), place);
}

void TestDamage::theButtonLeadsThere() {
    openBytes(misread());
    QTRY_VERIFY(banner(QStringLiteral("Double-encoded")) != nullptr);
    const std::uint64_t first =
        m_window->tabs().current().damage().look().report().where.front().begin;
    press(banner(QStringLiteral("Double-encoded")), QStringLiteral("Review repair"));
    QCOMPARE(m_window->selection().range().begin, first);
    QVERIFY(m_window->docks().isInSight(*m_window->docks().dock(QStringLiteral("mojibake"))));
    QVERIFY(banner(QStringLiteral("Double-encoded")) != nullptr); // it lasts
    openBytes(mixed());
    QTRY_VERIFY(banner(QStringLiteral("in 3 encodings")) != nullptr);
    QVERIFY(banner(QStringLiteral("Double-encoded")) == nullptr); // of the other tab
    press(banner(QStringLiteral("in 3 encodings")), QStringLiteral("Show lines"));
    QVERIFY(m_window->docks().isInSight(*m_window->docks().dock(QStringLiteral("lines"))));
}

void TestDamage::theLensCountsTheSamePlaces() {
    // By itself, what was misread in it is no more than a sign or two.
    const QString text =
        QStringLiteral("Gr\u00F6\u00DFe und \u00DCbung f\u00FCr alle M\u00C3\u00A4nner\n");
    openBytes(text.toUtf8());
    QTRY_VERIFY(banner(QStringLiteral("was read as")) != nullptr);
    const DamageReport report = m_window->tabs().current().damage().look().report();
    QVERIFY(report.places > 0);
    press(banner(QStringLiteral("was read as")), QStringLiteral("Review repair"));
    const auto* dock = m_window->docks().dock(QStringLiteral("mojibake"));
    const QString counted = QStringLiteral("Damaged places: %1.").arg(report.places);
    const auto isSaid = [&] {
        const auto labels = dock->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text().startsWith(counted); });
    };
    QTRY_VERIFY(isSaid());
}

/// By the notice; the status bar says it where there is none.
void TestDamage::severalEncodingsAreSaidOnce() {
    QSignalSpy said(&m_window->tabs().current(), &DocumentTab::said);
    openBytes(mixed());
    QTRY_VERIFY(banner(QStringLiteral("in 3 encodings")) != nullptr);
    QTRY_VERIFY(m_window->document().jobs().idle());
    for (const auto& arguments : said)
        QVERIFY2(!arguments.front().toString().contains(QStringLiteral("several encodings")),
                 qPrintable(arguments.front().toString()));
}

void TestDamage::aRepairEndsTheNotice() {
    openBytes(misread());
    QTRY_VERIFY(banner(QStringLiteral("Double-encoded")) != nullptr);
    const Bytes whole = toBytes(sentencesIn("ru", 12).join(QLatin1Char('\n')).toUtf8());
    QVERIFY(m_window->document().replace({0, m_window->document().size()}, whole,
                                         QStringLiteral("Repair")));
    QTRY_VERIFY(banner(QStringLiteral("Double-encoded")) == nullptr);
    QCOMPARE(badge("mojibake"), std::uint64_t{0});
    m_window->document().undoStack().undo();
    QTRY_VERIFY(banner(QStringLiteral("Double-encoded")) != nullptr);
}

/// What was found in UTF-16 is not in the same bytes as UTF-8, and comes back with the encoding.
void TestDamage::anotherEncodingEndsTheNoticeAtOnce() {
    openBytes(QByteArray("\xFF\xFE") + inEncoding(QString::fromUtf8(misread()), "UTF-16LE"));
    QTRY_VERIFY(banner(QStringLiteral("Double-encoded")) != nullptr);
    const Codec& wide = m_window->document().codec();
    m_window->document().setCodec(*m_codecs.find("UTF-16BE"));
    QVERIFY(banner(QStringLiteral("Double-encoded")) == nullptr);
    QCOMPARE(badge("mojibake"), std::uint64_t{0});
    m_window->document().setCodec(wide);
    QTRY_VERIFY(banner(QStringLiteral("Double-encoded")) != nullptr);
}

/// Also before the next look: typing does not make the notice come and go, but an edit moves the
/// bytes.
void TestDamage::theNoticeLeadsToThePlacesAfterAnEdit() {
    openBytes(misread());
    QTRY_VERIFY(banner(QStringLiteral("Double-encoded")) != nullptr);
    Document& document = m_window->document();
    const auto& where = m_window->tabs().current().damage().look().report().where;
    QVERIFY(where.size() >= 3);
    const ByteRange first = where[0];
    const ByteRange second = where[1];
    QVERIFY(document.insert(0, toBytes("x\n"), QStringLiteral("Type")));
    QVERIFY(banner(QStringLiteral("Double-encoded")) != nullptr);
    QCOMPARE(where[0].begin, first.begin + 2);
    QCOMPARE(where[0].end, first.end + 2);
    const auto isAt = [&](std::size_t place, ByteRange range) { return where[place] == range; };
    const ByteRange moved = where[0];
    QVERIFY(document.insert(moved.begin + 1, toBytes("yz"), QStringLiteral("Type")));
    QVERIFY(isAt(0, {moved.begin, moved.end + 2}));
    QVERIFY(document.remove({moved.begin - 1, moved.begin + 3}, QStringLiteral("Delete")));
    QVERIFY(isAt(0, {moved.begin - 1, moved.end - 2}));
    QVERIFY(document.remove({moved.end - 3, moved.end - 1}, QStringLiteral("Delete")));
    QVERIFY(isAt(0, {moved.begin - 1, moved.end - 3}));
    QVERIFY(banner(QStringLiteral("Double-encoded")) != nullptr);
    QVERIFY(document.remove(where[0], QStringLiteral("Delete")));
    QCOMPARE(where[0].length(), second.length());
    QVERIFY(document.remove({0, document.size()}, QStringLiteral("Delete")));
    QVERIFY(banner(QStringLiteral("Double-encoded")) == nullptr);
}

void TestDamage::closedItStaysClosed() {
    openBytes(misread());
    QTRY_VERIFY(banner(QStringLiteral("Double-encoded")) != nullptr);
    press(banner(QStringLiteral("Double-encoded")), QStringLiteral("Close"));
    QSignalSpy again(&m_window->tabs().current().damage().look(), &DamageLook::reported);
    QVERIFY(m_window->document().insert(0, toBytes("x\n"), QStringLiteral("Type")));
    QTRY_VERIFY(again.count() > 0);
    QVERIFY(banner(QStringLiteral("Double-encoded")) == nullptr);
}

void TestDamage::eachTabHasItsOwn() {
    openBytes(misread());
    QTRY_VERIFY(badge("mojibake") > 0);
    m_window->opener().openNew();
    QCOMPARE(badge("mojibake"), std::uint64_t{0});
    QVERIFY(banner(QStringLiteral("Double-encoded")) == nullptr);
    m_window->tabs().step(-1);
    QVERIFY(badge("mojibake") > 0);
    QVERIFY(banner(QStringLiteral("Double-encoded")) != nullptr);
}

void TestDamage::theSampleIsNotJudged() {
    m_window->opener().openSample();
    QTRY_VERIFY(m_window->document().jobs().idle());
    for (auto* banner : m_window->findChildren<Banner*>())
        QVERIFY2(!banner->isVisible(), qPrintable(banner->sentence()));
}

void TestDamage::onlyWhatWasExaminedIsJudged() {
    DamageReport report;
    report.lines = {{QStringLiteral("UTF-8"), 20}, {QStringLiteral("KOI8-R"), 1}};
    QVERIFY(!mixedText(report).contains(QStringLiteral("examined")));
    report.isWhole = false;
    report.examined = DamageReport::kMostExamined;
    QVERIFY(mixedText(report).contains(
        QStringLiteral("Only the first %1 were examined.").arg(bytesText(report.examined))));
}

void TestDamage::whatCannotBeReadIsNotExamined() {
    Bytes bytes;
    for (const QString text = QString::fromUtf8(misread()); bytes.size() < 5'000'000;) {
        const Bytes more = toBytes(inEncoding(text, "UTF-16LE"));
        bytes.insert(bytes.end(), more.begin(), more.end());
    }
    const Codec& wide = *m_codecs.find("UTF-16LE");
    const test::TroubledSource disk(bytes, test::Trouble::Fails, 1);
    for (const Codec* readAs : {&wide, &m_codecs.utf8()}) {
        const DamageReport report = lookForDamage(disk, m_codecs, *readAs, {});
        QVERIFY(!report.isWhole);
        QCOMPARE(report.examined, std::uint64_t{0});
    }
    const MemorySource whole(bytes);
    const DamageReport all = lookForDamage(whole, m_codecs, wide, {});
    QVERIFY(all.isWhole);
    int nth = 1;
    DamageReport part;
    do {
        const test::TroubledSource later(bytes, test::Trouble::Fails, ++nth);
        part = lookForDamage(later, m_codecs, wide, {});
        QVERIFY(later.happened());
        QVERIFY(!part.isWhole);
    } while (part.examined == 0);
    QVERIFY(part.examined < bytes.size());
    QVERIFY(part.places > 0 && part.places < all.places);
}

void TestDamage::innocentFilesOfTheSystem_data() {
    QTest::addColumn<QString>("folder");
    for (const char* folder :
         {"/usr/share/common-licenses", "/usr/share/doc", "/usr/share/perl",
          "/usr/share/i18n/locales", "/usr/share/X11/locale", "/usr/share/applications",
          "/usr/lib/python3", "/usr/share/mime", "/usr/share/zoneinfo", "/usr/share/cmake-3.25"})
        QTest::newRow(folder) << QString(QLatin1String(folder));
}

/// Patterns of the paths of files that truly have it.
QList<QByteArray> knownDamage() {
    QFile list(QStringLiteral(MOJISCOPE_TEST_DATA "/repair/known_damage.tsv"));
    QList<QByteArray> patterns{"*[Mm]ojibake*"};
    if (list.open(QIODevice::ReadOnly))
        for (const QByteArray& line : list.readAll().split('\n'))
            if (!line.startsWith('#') && line.contains('\t'))
                patterns += line.left(line.indexOf('\t'));
    return patterns;
}

bool isKnownDamaged(const QString& path) {
    static const QList<QByteArray> patterns = knownDamage();
    return std::ranges::any_of(patterns, [name = QFile::encodeName(path)](const QByteArray& each) {
        return ::fnmatch(each.constData(), name.constData(), 0) == 0;
    });
}

void TestDamage::innocentFilesOfTheSystem() {
    QFETCH(QString, folder);
    constexpr int kMost = 60;
    constexpr qint64 kLargest = 300'000;
    QStringList paths;
    QDirIterator files(folder, QDir::Files | QDir::NoSymLinks, QDirIterator::Subdirectories);
    while (files.hasNext())
        paths += files.next();
    paths.sort();
    const qsizetype step = std::max<qsizetype>(1, paths.size() / kMost);
    for (qsizetype i = 0; i < paths.size(); i += step) {
        QFile file(paths[i]);
        if (isKnownDamaged(paths[i]) || file.size() > kLargest || !file.open(QIODevice::ReadOnly))
            continue;
        const DamageReport report = look(file.readAll());
        QVERIFY2(report.isClean(),
                 qPrintable(paths[i] + QLatin1Char(' ') +
                            (report.lines.empty() ? misreadText(report) : mixedText(report))));
    }
}

void TestDamage::innocentLegacyFiles_data() {
    QTest::addColumn<QByteArray>("language");
    QTest::addColumn<QByteArray>("encoding");
    for (const char* encoding :
         {"UTF-8", "windows-1251", "KOI8-R", "IBM866", "ISO-8859-5", "UTF-16LE", "x-mac-cyrillic"})
        QTest::newRow(QByteArray("ru-").append(encoding))
            << QByteArray("ru") << QByteArray(encoding);
    for (const char* encoding : {"UTF-8", "EUC-KR", "windows-949", "UTF-16BE"})
        QTest::newRow(QByteArray("ko-").append(encoding))
            << QByteArray("ko") << QByteArray(encoding);
    for (const char* encoding : {"UTF-8", "GBK", "gb18030", "UTF-16LE"})
        QTest::newRow(QByteArray("zh-").append(encoding))
            << QByteArray("zh") << QByteArray(encoding);
}

void TestDamage::innocentLegacyFiles() {
    QFETCH(QByteArray, language);
    QFETCH(QByteArray, encoding);
    QStringList kept;
    for (const QString& sentence : sentencesIn(language.constData(), 400))
        if (!inEncoding(sentence, encoding.constData()).isEmpty())
            kept += sentence;
    QVERIFY(kept.size() > 20);
    // Short and long files, from different places.
    for (const int count : {1, 2, 5, 20, 300})
        for (qsizetype from = 0; from + count <= kept.size() && from < 5 * count; from += count) {
            const QString text = kept.mid(from, count).join(QLatin1Char('\n')) + QLatin1Char('\n');
            const DamageReport report = look(inEncoding(text, encoding.constData()));
            QVERIFY2(report.isClean(),
                     qPrintable(report.lines.empty() ? misreadText(report) : mixedText(report)));
        }
}

QTEST_MAIN(TestDamage)
#include "tst_damage.moc"

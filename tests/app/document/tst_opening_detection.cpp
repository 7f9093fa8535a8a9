// What a file is read as that is opened without naming an encoding, in the real window.

#include "bytes/byte_source.h"
#include "document/document.h"
#include "document/opening_detection.h"
#include "settings/setting_keys.h"
#include "settings/settings.h"
#include "text/qt_text.h"
#include "window/main_window.h"

#include "patient.h"
#include <QStatusBar>

using namespace moji;
using namespace moji::app;

namespace {

QByteArray inTestData(const char* name) {
    QFile file(QStringLiteral(MOJISCOPE_TEST_DATA "/legacy/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const QByteArray kRussian = "Привет, мир! Это обычный русский текст, какой пишут люди.\n";

} // namespace

class TestOpeningDetection : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup() {
        m_window.reset();
        settings().useNoFolder();
    }
    void aFileIsReadAs_data();
    void aFileIsReadAs();
    void utf8AloneIsNoCandidate();
    void theReaderKnowsBetter();
    void theReaderMayWantUtf8();
    void whatIsEditedStaysAsItIs();
    void readAgainItKeepsItsEncoding();
    void whatIsInNoFileIsUtf8();
    void theNextFileIsUtf8AtFirst();
    void onlyTheChosenEncodingsAreConsidered();
    void withoutDetectionTheDefaultEncodingIsUsed();
    void largeFilesAreReadOnlyFromTheChosenSize();

private:
    void open(const QByteArray& bytes);
    void settle() { QTRY_VERIFY(m_window->document().jobs().idle()); }
    [[nodiscard]] QString encoding() const { return fromUtf8(m_window->document().codec().name()); }

    QTemporaryDir m_folder;
    int m_files = 0;
    CodecRegistry m_codecs;
    std::unique_ptr<MainWindow> m_window;
};

void TestOpeningDetection::init() {
    m_window = std::make_unique<MainWindow>(m_codecs);
    m_window->show();
}

void TestOpeningDetection::open(const QByteArray& bytes) {
    QFile file(m_folder.filePath(QString::number(++m_files)));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
    file.close();
    m_window->opener().open(file.fileName());
}

void TestOpeningDetection::aFileIsReadAs_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<QString>("said"); // a part; empty: nothing

    const auto row = [](const char* name, const QByteArray& bytes, const char* encoding,
                        const char* said) {
        QTest::newRow(name) << bytes << QString::fromLatin1(encoding) << QString::fromLatin1(said);
    };
    row("koi8-r", inTestData("russian-koi8-r.txt"), "KOI8-R",
        "Read as KOI8-R: the text looks like Russian");
    row("windows-1251", inTestData("russian-windows-1251.txt"), "windows-1251", "Russian");
    row("korean", inTestData("korean-cp949.txt"), "EUC-KR", "Korean");
    row("shift_jis", inTestData("japanese-shift_jis.txt"), "Shift_JIS", "Japanese");
    row("euc-jp", inTestData("japanese-euc-jp.txt"), "EUC-JP", "Japanese");
    row("korean-with-one-bad-byte", inTestData("korean-cp949.txt") + '\xFF', "EUC-KR",
        "malformed bytes are FF");
    row("byte-order-mark", QByteArray("\xFF\xFEH\0i\0", 6), "UTF-16LE", "byte-order mark");
    QByteArray lost("\xFF\xFE", 2);
    for (int line = 0; line < 3; ++line)
        for (const char16_t unit : u"Привет, мир! Это обычный русский текст.\n"_qs.toStdU16String())
            lost.append(static_cast<char>(unit)).append(static_cast<char>(unit >> 8));
    row("utf-16-cut-off", lost.chopped(1), "UTF-16LE", "as its byte-order mark says. The first");
    lost.remove(40, 1);
    row("utf-16-that-lost-a-byte", lost, "UTF-16LE", "malformed bytes are");
    const QByteArray korean = inTestData("korean-cp949.txt");
    row("korean-cut-off", korean.left(korean.lastIndexOf('\xB4') + 1), "EUC-KR", "Korean");
    row("a-log-that-a-crash-ended",
        inTestData("russian-windows-1251.txt").repeated(3) + QByteArray(512, '\0'), "windows-1251",
        "between them is text");
    row("utf-8", kRussian, "UTF-8", "");
    row("ascii", "Hello, world!\n", "UTF-8", "");
    row("empty", "", "UTF-8", "");
    row("utf-8-with-one-bad-byte", kRussian + '\xFF' + kRussian, "UTF-8", "");
    const QByteArray legacy = inTestData("russian-windows-1251.txt");
    const QByteArray utf8 = kRussian.repeated(5);
    row("half-windows-1251", legacy + utf8, "UTF-8", "its lines are in several encodings: ");
    row("a-line-of-windows-1251", utf8.repeated(10) + legacy.left(legacy.indexOf('\n') + 1) + utf8,
        "UTF-8", "encodings: UTF-8, windows-1251.");
    row("surrogates-in-utf-8", "\xED\xA0\x80\xED\xB0\x80", "UTF-8", "");
    row("utf-8-cut-off", kRussian.chopped(2), "UTF-8", "");
    row("one-byte-may-be-much", "\xE9", "UTF-8", "Candidates");
    row("as-it-declares", "# coding: koi8-r\n\xE4\xC1\n", "KOI8-R",
        "Read as KOI8-R, as the file itself declares");
    QByteArray random;
    for (unsigned value = 1, i = 0; i < 4096; ++i, value = value * 1664525u + 1013904223u)
        random += static_cast<char>(value >> 24);
    row("random-bytes", random, "UTF-8", "does not look like text");
}

void TestOpeningDetection::aFileIsReadAs() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, encoding);
    QFETCH(QString, said);
    OpeningDetection& detection = m_window->tabs().current().detection();
    QSignalSpy ofWhole(&detection, &OpeningDetection::said);
    QSignalSpy ofLines(&detection, &OpeningDetection::saidOfLines);
    open(bytes);
    QCOMPARE(this->encoding(), QStringLiteral("UTF-8")); // until it is known
    settle();
    QCOMPARE(this->encoding(), encoding);
    const bool areMixed = said.contains(QStringLiteral("encodings: "));
    const QSignalSpy& spy = areMixed ? ofLines : ofWhole;
    QCOMPARE((areMixed ? ofWhole : ofLines).count(), 0);
    QCOMPARE(spy.count(), said.isEmpty() ? 0 : 1);
    if (!said.isEmpty())
        QVERIFY2(spy.front().front().toString().contains(said),
                 qPrintable(spy.front().front().toString()));
    QVERIFY(!m_window->document().isModified());
    QVERIFY(!m_window->document().undoStack().canUndo());
}

void TestOpeningDetection::utf8AloneIsNoCandidate() {
    FileEncoding found;
    found.codec = &m_codecs.utf8();
    found.sure = false;
    found.others = {&m_codecs.utf8()};
    found.disproof = Disproof{2, {0xED}};
    QCOMPARE(decisionText(found, m_codecs),
             QStringLiteral("Shown as UTF-8, although it is malformed: no other encoding is "
                            "likelier. The first malformed bytes are ED at offset 000002."));
}

/// It is what the file is shown as while its encoding is being detected.
void TestOpeningDetection::theReaderMayWantUtf8() {
    open(inTestData("russian-koi8-r.txt"));
    QVERIFY(!m_window->document().jobs().idle());
    m_window->document().setCodec(m_codecs.utf8());
    settle();
    QCOMPARE(encoding(), QStringLiteral("UTF-8"));
}

void TestOpeningDetection::theReaderKnowsBetter() {
    open(inTestData("russian-koi8-r.txt"));
    m_window->document().setCodec(*m_codecs.find("IBM866"));
    settle();
    QCOMPARE(encoding(), QStringLiteral("IBM866"));
}

void TestOpeningDetection::whatIsEditedStaysAsItIs() {
    open(inTestData("russian-koi8-r.txt"));
    m_window->document().insert(0, toBytes("A"), QStringLiteral("Typing"));
    settle();
    QCOMPARE(encoding(), QStringLiteral("UTF-8"));
}

void TestOpeningDetection::readAgainItKeepsItsEncoding() {
    open(inTestData("russian-koi8-r.txt"));
    settle();
    m_window->document().setCodec(*m_codecs.find("KOI8-U"));
    m_window->opener().reload(m_window->tabs().current());
    settle();
    QCOMPARE(encoding(), QStringLiteral("KOI8-U"));
}

void TestOpeningDetection::whatIsInNoFileIsUtf8() {
    m_window->document().setBytes(toBytes(inTestData("russian-koi8-r.txt")),
                                  QStringLiteral("text"));
    settle();
    QCOMPARE(encoding(), QStringLiteral("UTF-8"));
}

void TestOpeningDetection::theNextFileIsUtf8AtFirst() {
    open(inTestData("russian-koi8-r.txt"));
    settle();
    QCOMPARE(encoding(), QStringLiteral("KOI8-R"));
    open(kRussian);
    QCOMPARE(encoding(), QStringLiteral("UTF-8"));
    settle();
    QCOMPARE(encoding(), QStringLiteral("UTF-8"));
}

void TestOpeningDetection::onlyTheChosenEncodingsAreConsidered() {
    settings().set(setting::kCandidates,
                   QStringList{QStringLiteral("windows-1251"), QStringLiteral("IBM866")});
    open(inTestData("russian-koi8-r.txt"));
    settle();
    QVERIFY(encoding() != QStringLiteral("KOI8-R"));
    open(inTestData("russian-windows-1251.txt"));
    settle();
    QCOMPARE(encoding(), QStringLiteral("windows-1251"));
    open(kRussian); // UTF-8 is always considered
    settle();
    QCOMPARE(encoding(), QStringLiteral("UTF-8"));
    const QByteArray koi8 = inTestData("russian-koi8-r.txt");
    open(kRussian.repeated(10) + koi8.left(koi8.indexOf('\n') + 1) + kRussian);
    QSignalSpy spy(&m_window->tabs().current(), &DocumentTab::said);
    settle();
    QCOMPARE(encoding(), QStringLiteral("UTF-8"));
    QCOMPARE(spy.count(), 0); // no line is said to be in KOI8-R
}

void TestOpeningDetection::withoutDetectionTheDefaultEncodingIsUsed() {
    settings().set(setting::kDetects, false);
    settings().set(setting::kDefaultEncoding, QStringLiteral("IBM866"));
    open(inTestData("russian-koi8-r.txt"));
    QCOMPARE(encoding(), QStringLiteral("IBM866"));
    settle();
    QCOMPARE(encoding(), QStringLiteral("IBM866"));
    m_window->opener().openNew();
    QCOMPARE(encoding(), QStringLiteral("IBM866"));
}

void TestOpeningDetection::largeFilesAreReadOnlyFromTheChosenSize() {
    settings().set(setting::kReadOnlyFrom, 1);
    open(QByteArray(1024 * 1024 - 1, 'x'));
    QVERIFY(!m_window->document().isReadOnly());
    open(QByteArray(1024 * 1024, 'x'));
    QVERIFY(m_window->document().isReadOnly());
    settings().set(setting::kReadOnlyFrom, 0); // never
    open(QByteArray(2 * 1024 * 1024, 'x'));
    QVERIFY(!m_window->document().isReadOnly());
}

QTEST_MAIN(TestOpeningDetection)
#include "tst_opening_detection.moc"

// Maps of encodings: their cells against the codecs, the known differences from ICU, mapping files,
// mappings of one direction, and which encodings contain which.

#include "bytes/hex.h"
#include "chart/atlas.h"
#include "chart/comparison.h"
#include "chart/other_side.h"
#include "chart/presets.h"

#include <QtTest>

#include <set>

using namespace moji;
using namespace moji::chart;

namespace {

QString hexOf(ByteView bytes) {
    return QString::fromStdString(hexBytes(bytes)).remove(QLatin1Char(' '));
}

QJsonObject truth() {
    QFile file(QStringLiteral(MOJISCOPE_TEST_DATA "/whatwg_icu_differences.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no whatwg_icu_differences.json");
    return QJsonDocument::fromJson(file.readAll())["indexes"].toObject();
}

bool isPrivateUse(char32_t codePoint) {
    return codePoint >= 0xE000 && codePoint <= 0xF8FF;
}

/// What one index of the Encoding Standard covers.
struct Index {
    const char* name;
    const char* encoding;
    std::size_t length; // bytes of its codes
    int lead = -1;      // of all its codes; any if negative
};
constexpr Index kIndexes[] = {
    {"euc-kr", "EUC-KR", 2},
    {"gb18030", "gb18030", 2},
    {"big5", "Big5", 2},
    {"jis0212", "EUC-JP", 3, 0x8F},
    {"windows-1253", "windows-1253", 1},
    {"windows-1255", "windows-1255", 1},
    {"windows-874", "windows-874", 1},
    {"koi8-u", "KOI8-U", 1},
};

bool isIn(const Index& index, ByteView code) {
    // JIS X 0212 ends with row 77; in row 83, ICU has IBM's Roman numerals.
    const bool isPastJis0212 = code.size() == 3 && code[1] > 0xA0 + 77;
    return code.size() == index.length && code[0] >= 0x80 && !isPastJis0212 &&
           (index.lead < 0 || code[0] == index.lead);
}

Chart mapOf(const CodecRegistry& codecs, const char* name) {
    return *chartOf(*codecs.find(name));
}

QString textOf(const Chart& chart, ByteView code) {
    const ChartCell* cell = chart.find(code);
    return cell == nullptr ? QString() : QString::fromStdU32String(chart.text(*cell));
}

} // namespace

class TestChart : public QObject {
    Q_OBJECT

    CodecRegistry m_codecs;

private Q_SLOTS:
    void differencesFromIcu_data();
    void differencesFromIcu();
    void cellsAreWhatTheCodecDecodes_data();
    void cellsAreWhatTheCodecDecodes();
    void statesOfIso2022();
    void everyLibraryOpens();
    void unknownNamesAreErrors();
    void mappingFiles();
    void brokenMappingFiles();
    void oneWayMappingsOfShiftJis();
    void oneWayMappingsAgreeWithTheCodec();
    void comparisonCountsEveryCode();
    void presetsShowADifference_data();
    void presetsShowADifference();
    void supersetsAreComputed();
    void sharedCharacters();
    void cancelled();
};

void TestChart::differencesFromIcu_data() {
    QTest::addColumn<int>("index");
    for (int i = 0; i < int(std::size(kIndexes)); ++i)
        QTest::newRow(kIndexes[i].name) << i;
}

void TestChart::differencesFromIcu() {
    QFETCH(int, index);
    const Index& wanted = kIndexes[index];
    const QJsonObject known = truth()[QLatin1String(wanted.name)].toObject();
    const Codec& codec = *m_codecs.find(wanted.encoding);
    const auto there =
        otherSide(m_codecs, codec, Library::Icu, known["icu_converter"].toString().toStdString());
    QVERIFY(there.has_value());
    const Chart ours = *chartOf(codec);
    const Chart theirs = *Chart::of(*there->reader, there->shape);

    int agree = 0;
    int privateUse = 0;
    QStringList found;
    for (const ComparedCell& cell : compare(ours, theirs).cells) {
        if (!isIn(wanted, cell.code().view()))
            continue;
        const bool isPrivate =
            cell.here == nullptr && isPrivateUse(theirs.firstCodePoint(*cell.there));
        // The four codes of two code points have no place in the index.
        const bool isPair = cell.here != nullptr && ours.text(*cell.here).size() > 1;
        if (cell.verdict == CellVerdict::Equal)
            agree += isPair ? 0 : 1;
        else if (isPrivate || isPair)
            ++privateUse;
        else
            found << hexOf(cell.code().view());
    }
    QStringList listed = known["differences"].toObject().keys();
    found.sort();
    listed.sort();
    QCOMPARE(found, listed);
    QCOMPARE(agree, known["agree"].toInt());
    QCOMPARE(privateUse, known["only_icu_private_use"].toInt());
}

void TestChart::cellsAreWhatTheCodecDecodes_data() {
    QTest::addColumn<QString>("name");
    for (const CodecInfo& info : m_codecs.list()) {
        const bool isLarge = info.family == CodecFamily::Unicode && info.name != "UTF-8";
        if (!isLarge)
            QTest::newRow(info.name.c_str()) << QString::fromStdString(info.name);
    }
}

/// Law: in byte order without repetition, and decoded in one piece each is its text.
void TestChart::cellsAreWhatTheCodecDecodes() {
    QFETCH(QString, name);
    const Codec& codec = *m_codecs.find(name.toStdString());
    const Chart chart = *chartOf(codec);
    if (codec.name() == "replacement") {
        QVERIFY(chart.cells().empty());
        return;
    }
    QVERIFY(chart.cells().size() >= 30);
    const std::size_t step = chart.cells().size() > 100'000 ? 37 : 1;
    for (std::size_t i = 0; i < chart.cells().size(); i += step) {
        const ChartCell& cell = chart.cells()[i];
        QVERIFY(i == 0 || chart.cells()[i - 1].code < cell.code);
        std::u32string text;
        for (const Span& span : decodeAll(codec, cell.code.view())) {
            QVERIFY2(!isError(span.status), qPrintable(hexOf(cell.code.view())));
            text += span.text();
        }
        QVERIFY2(text == chart.text(cell), qPrintable(hexOf(cell.code.view())));
        QCOMPARE(chart.find(cell.code.view()), &cell);
    }
}

void TestChart::statesOfIso2022() {
    const Chart chart = mapOf(m_codecs, "ISO-2022-JP");
    QCOMPARE(textOf(chart, *parseHexBytes("41")), QStringLiteral("A"));
    QCOMPARE(textOf(chart, *parseHexBytes("1B 24 42 24 22")), QStringLiteral("あ"));
    QCOMPARE(textOf(chart, *parseHexBytes("1B 28 4A 5C")), QStringLiteral("¥"));
    QCOMPARE(textOf(mapOf(m_codecs, "ISO-2022-KR"), *parseHexBytes("1B 24 29 43 0E 30 21")),
             QStringLiteral("가"));
    QCOMPARE(textOf(mapOf(m_codecs, "HZ-GB-2312"), *parseHexBytes("7E 7B 30 21")),
             QStringLiteral("啊"));
    QCOMPARE(textOf(mapOf(m_codecs, "HZ-GB-2312"), *parseHexBytes("7E 7E")), QStringLiteral("~"));
    QCOMPARE(textOf(mapOf(m_codecs, "ISO-2022-CN"), *parseHexBytes("1B 24 2A 48 1B 4E 21 21")),
             QStringLiteral("乂"));
}

/// Every name that is offered is one that the library knows.
void TestChart::everyLibraryOpens() {
    int icu = 0;
    int iconv = 0;
    for (const CodecInfo& info : m_codecs.list()) {
        const Codec& codec = *m_codecs.find(info.name);
        if (const auto name = icuName(codec); name && ++icu)
            QVERIFY2(icuReader(*name).has_value(), name->c_str());
        if (const auto name = iconvName(codec); name && ++iconv)
            QVERIFY2(iconvReader(*name).has_value(), name->c_str());
    }
    QVERIFY(icu > 250);
    QVERIFY(iconv > 100);
}

void TestChart::unknownNamesAreErrors() {
    const Codec& codec = *m_codecs.find("EUC-KR");
    for (const Library library : {Library::Whatwg, Library::Icu, Library::Iconv}) {
        const auto side = otherSide(m_codecs, codec, library, "nonsense");
        QVERIFY(!side);
        QCOMPARE(side.error().code, ErrorCode::UnknownName);
    }
    QCOMPARE(otherSide(m_codecs, codec, Library::PythonTable, "/nonsense").error().code,
             ErrorCode::NotFound);
    QVERIFY(!otherSide(m_codecs, *m_codecs.find("MUTF-8"), Library::Icu, ""));
}

void TestChart::mappingFiles() {
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write("# Name: a table\n"
               "0x41\t0x0041\t#LATIN CAPITAL LETTER A\n"
               "0x80\t\t#UNDEFINED\r\n"
               "0x8140 0x3000\r\n"
               "0x8141 0x2121 0x3001 # three columns\n"
               "0x8142 U+304B+309A\n"
               "0x8FA2AF 0x02D8");
    file.close();
    const auto side = otherSide(m_codecs, *m_codecs.find("EUC-KR"), Library::PythonTable,
                                file.fileName().toStdString());
    QVERIFY(side.has_value());
    const Chart chart = *Chart::of(*side->reader, side->shape);
    QCOMPARE(chart.cells().size(), std::size_t{5});
    QCOMPARE(textOf(chart, *parseHexBytes("81 40")), QStringLiteral("\u3000"));
    QCOMPARE(textOf(chart, *parseHexBytes("81 41")), QStringLiteral("\u3001"));
    QCOMPARE(textOf(chart, *parseHexBytes("81 42")), QStringLiteral("\u304B\u309A"));
    QCOMPARE(textOf(chart, *parseHexBytes("8F A2 AF")), QStringLiteral("\u02D8"));
    QCOMPARE(hexOf(side->reader->write(U"\u3001")), QStringLiteral("8141"));
}

void TestChart::brokenMappingFiles() {
    const auto errorOf = [&](const char* content) {
        QTemporaryFile file;
        if (!file.open())
            qFatal("no temporary file");
        file.write(content);
        file.close();
        const auto reader = tableReader(file.fileName().toStdString());
        return reader ? QString() : QString::fromStdString(reader.error().detail);
    };
    QVERIFY(errorOf("0x41 0x41\n0xZZ 0x42\n").contains(QStringLiteral("line 2")));
    QVERIFY(errorOf("0x41 0x110000\n").contains(QStringLiteral("line 1")));
    QVERIFY(errorOf("# nothing\n").contains(QStringLiteral("no line")));
    QVERIFY(errorOf("").contains(QStringLiteral("no line")));
}

void TestChart::oneWayMappingsOfShiftJis() {
    const Codec& codec = *m_codecs.find("Shift_JIS");
    const ReaderPointer reader = codecReader(codec);
    const Chart chart = *Chart::of(*reader, shapeOf(codec));
    const OneWayMappings mappings = *oneWayMappings(chart, *reader);
    // The Encoding Standard's Shift_JIS encoder: U+00A5 is 5C, U+203E is 7E, U+2212 is U+FF0D.
    QStringList encodeOnly;
    for (const auto& mapping : mappings.encodeOnly)
        encodeOnly << QString::fromStdString(codePointName(mapping.codePoint)) + QLatin1Char(' ') +
                          hexOf(mapping.written);
    QCOMPARE(encodeOnly, (QStringList{"U+00A5 5C", "U+203E 7E", "U+2212 817C"}));
    // NEC's second copy of IBM's extensions is never written: ED 40 is FA 5C.
    const auto found = std::ranges::find_if(mappings.decodeOnly, [](const auto& mapping) {
        return hexBytes(mapping.cell->code.view()) == "ED 40";
    });
    QVERIFY(found != mappings.decodeOnly.end());
    QCOMPARE(hexOf(found->written), QStringLiteral("FA5C"));
}

/// A code is decode-only exactly if the codec writes its text otherwise.
void TestChart::oneWayMappingsAgreeWithTheCodec() {
    for (const char* name : {"EUC-KR", "Big5", "EUC-JP", "KOI8-U", "gsm-03.38-2009"}) {
        const Codec& codec = *m_codecs.find(name);
        const ReaderPointer reader = codecReader(codec);
        const Chart chart = *Chart::of(*reader, shapeOf(codec));
        std::set<QString> expected;
        std::set<QString> texts;
        for (const ChartCell& cell : chart.cells()) {
            const std::u32string text = chart.text(cell);
            texts.insert(QString::fromStdU32String(text));
            const auto written = encodeAll(codec, text);
            if (!written || !std::ranges::equal(*written, cell.code.view()))
                expected.insert(hexOf(cell.code.view()));
        }
        const OneWayMappings mappings = *oneWayMappings(chart, *reader);
        std::set<QString> found;
        for (const auto& mapping : mappings.decodeOnly)
            found.insert(hexOf(mapping.cell->code.view()));
        QCOMPARE(found, expected);
        QCOMPARE(mappings.duplicates, chart.cells().size() - texts.size());
    }
}

void TestChart::comparisonCountsEveryCode() {
    const Chart here = mapOf(m_codecs, "windows-1252");
    const Chart there = mapOf(m_codecs, "ISO-8859-15");
    const Comparison comparison = compare(here, there);
    std::size_t counts[4] = {};
    for (int byte = 0; byte < 256; ++byte) {
        const Byte code[] = {static_cast<Byte>(byte)};
        const QString a = textOf(here, code);
        const QString b = textOf(there, code);
        ++counts[a == b ? 0 : b.isEmpty() ? 2 : a.isEmpty() ? 3 : 1];
    }
    for (std::size_t verdict = 0; verdict < 4; ++verdict)
        QCOMPARE(comparison.counts[verdict], counts[verdict]);
    QVERIFY(comparison.differences() > 8);
}

void TestChart::presetsShowADifference_data() {
    QTest::addColumn<QString>("id");
    for (const Preset& preset : presets())
        QTest::newRow(preset.id) << QString::fromUtf8(preset.id);
}

void TestChart::presetsShowADifference() {
    QFETCH(QString, id);
    const Preset* preset = findPreset(id.toStdString());
    QVERIFY(preset != nullptr);
    const Codec* codec = m_codecs.find(preset->here);
    QVERIFY(codec != nullptr);
    const auto library = libraryNamed(preset->library);
    QVERIFY(library.has_value());
    const auto side = otherSide(m_codecs, *codec, *library, preset->against);
    QVERIFY(side.has_value());
    const Chart here = *chartOf(*codec);
    const Chart there = *Chart::of(*side->reader, side->shape);
    const Comparison comparison = compare(here, there);
    QVERIFY(comparison.differences() > 0);
    QVERIFY(comparison.count(CellVerdict::Equal) > 0);
}

void TestChart::supersetsAreComputed() {
    const std::vector<const char*> names = {
        "ASCII", "ISO-8859-1", "windows-1252", "ibm-970", "EUC-KR",      "windows-949-2000",
        "UTF-8", "UTF-8-SIG",  "KOI8-R",       "KOI8-U",  "ISO-2022-JP", "JIS8"};
    std::vector<const Codec*> codecs;
    for (const char* name : names)
        codecs.push_back(m_codecs.find(name));
    const Atlas atlas = *Atlas::of(codecs);
    const auto contains = [&](const char* whole, const char* part) {
        const auto at = [&](const char* name) {
            return std::size_t(std::ranges::find(names, std::string_view(name)) - names.begin());
        };
        return atlas.contains(at(whole), at(part));
    };
    QVERIFY(contains("ISO-8859-1", "ASCII"));
    QVERIFY(contains("windows-1252", "ISO-8859-1"));
    QVERIFY(!contains("ISO-8859-1", "windows-1252"));
    QVERIFY(contains("EUC-KR", "ASCII"));
    QVERIFY(contains("windows-949-2000", "EUC-KR"));
    QVERIFY(!contains("EUC-KR", "windows-949-2000"));
    QVERIFY(contains("UTF-8", "ASCII"));
    QVERIFY(!contains("KOI8-U", "KOI8-R"));
    QVERIFY(!contains("ASCII", "ISO-2022-JP"));

    const std::vector<SupersetNode> nodes = atlas.supersets();
    std::size_t count = 0;
    for (const SupersetNode& node : nodes) {
        count += node.names.size();
        for (const std::size_t superset : node.supersets) {
            QVERIFY(std::ranges::count(nodes[superset].subsets, &node - nodes.data()) == 1);
            QVERIFY(nodes[superset].characters >= node.characters);
        }
    }
    QCOMPARE(count, names.size());
    QCOMPARE(nodes.front().names.front(), std::string("ASCII"));
    // windows-949-2000 is reached through EUC-KR alone.
    const auto nodeOf = [&](std::string_view name) {
        return std::ranges::find_if(
            nodes, [&](const SupersetNode& node) { return std::ranges::count(node.names, name); });
    };
    QVERIFY(std::ranges::count(nodes.front().supersets,
                               std::size_t(nodeOf("windows-949-2000") - nodes.begin())) == 0);
}

void TestChart::sharedCharacters() {
    const Atlas atlas = *Atlas::of({m_codecs.find("ASCII"), m_codecs.find("KOI8-R"),
                                    m_codecs.find("KOI8-U"), &m_codecs.utf8()});
    QCOMPARE(atlas.characters(0), std::size_t{95});
    QCOMPARE(atlas.characters(1), std::size_t{95 + 128});
    QCOMPARE(atlas.shared(0, 1), std::size_t{95});
    // KOI8-U here has ten letters instead of ten box drawings.
    QCOMPARE(atlas.shared(1, 2), std::size_t{95 + 118});
    QCOMPARE(atlas.shared(2, 1), atlas.shared(1, 2));
    QCOMPARE(atlas.shared(3, 1), atlas.characters(1));
    QCOMPARE(atlas.characters(3), std::size_t{0x110000 - 0x800 - 65});
}

void TestChart::cancelled() {
    std::stop_source stop;
    stop.request_stop();
    const auto chart = chartOf(*m_codecs.find("gb18030"), stop.get_token());
    QVERIFY(!chart);
    QCOMPARE(chart.error().code, ErrorCode::Cancelled);
    QVERIFY(!Atlas::of({&m_codecs.utf8()}, stop.get_token()));
}

QTEST_APPLESS_MAIN(TestChart)
#include "tst_chart.moc"

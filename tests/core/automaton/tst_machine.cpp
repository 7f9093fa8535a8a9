// The tables of decoders: each state has a move for each byte, and running a table gives exactly
// what the codec decodes, errors and their lengths included.

#include "automaton/machine_reader.h"
#include "bytes/hex.h"
#include "codec/codec_registry.h"
#include "state_prefixes.h"

#include <QtTest>

#include <random>
#include <set>

using namespace moji;
using namespace moji::automaton;

namespace {

constexpr const char* kDescribed[] = {"UTF-8",
                                      "UTF-16LE",
                                      "UTF-16BE",
                                      "UTF-16",
                                      "UTF-32LE",
                                      "UTF-32BE",
                                      "UTF-32",
                                      "EUC-KR",
                                      "Johab",
                                      "Big5",
                                      "Big5-HKSCS",
                                      "Shift_JIS",
                                      "EUC-JP",
                                      "gb18030",
                                      "GBK",
                                      "EUC-TW",
                                      "ISO-2022-JP",
                                      "ISO-2022-KR",
                                      "HZ-GB-2312",
                                      "KOI8-R",
                                      "ASCII",
                                      "IBM866",
                                      "windows-1253",
                                      "UTF-7",
                                      "IMAP-mailbox-name",
                                      "SCSU",
                                      "BOCU-1",
                                      "ISO-2022-CN",
                                      "ISO-2022-CN-EXT",
                                      "ISO-2022-JP-1",
                                      "ISO-2022-JP-2",
                                      "JIS7",
                                      "JIS8",
                                      "ibm-933_P110-1995",
                                      "replacement"};

/// All spans, as Codec::next gives them.
std::vector<Span> readAll(const MachineReader& reader, ByteView bytes) {
    std::vector<Span> spans;
    MachineState state = reader.initialState();
    for (std::size_t at = 0; at < bytes.size(); at += spans.back().length) {
        spans.push_back(reader.read(bytes.subspan(at), state, at));
        // The table leads to the state that the codec's own memory amounts to.
        if (reader.machine().hasMemory() && at + spans.back().length < bytes.size() &&
            reader.stateFor(state.memory).state != state.state)
            spans.push_back(Span::error(99, SpanStatus::Illegal));
    }
    return spans;
}

/// A byte-order mark at offset 0 is `control` to a codec. UTF-8 has its own kinds of errors, and
/// what a table was derived from need not tell illegal from unmapped.
bool areEqual(const Span& own, const Span& codecs, bool kindsCount) {
    if (own.length != codecs.length || own.text() != codecs.text())
        return false;
    if (isError(own.status) != isError(codecs.status))
        return false;
    return !isError(own.status) || !kindsCount || own.status == codecs.status;
}

QString written(const std::vector<Span>& spans) {
    QString text;
    for (const Span& span : spans)
        text += QStringLiteral("%1:%2:%3 ")
                    .arg(span.length)
                    .arg(QString::fromUtf8(identifier(span.status).data()))
                    .arg(span.count > 0 ? unsigned(span.codePoints[0]) : 0, 0, 16);
    return text;
}

} // namespace

class TestMachine : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;

    void compare(const MachineReader& reader, const Codec& codec, ByteView bytes) {
        if (codec.scheme().markDecidesOrder && bytes.size() >= 2 &&
            (bytes[0] >= 0xFE || bytes[0] == 0))
            compareAll(MachineReader(*machineOf(codec, bytes), codec), codec, bytes);
        else
            compareAll(reader, codec, bytes);
    }
    void compareAll(const MachineReader& reader, const Codec& codec, ByteView bytes) {
        const auto own = readAll(reader, bytes);
        const auto codecs = decodeAll(codec, bytes);
        const bool kindsCount = !isUtf8(codec) && reader.machine().origin != Origin::Derived;
        const bool same = std::ranges::equal(
            own, codecs, [&](const Span& a, const Span& b) { return areEqual(a, b, kindsCount); });
        if (!same)
            QFAIL(qPrintable(QStringLiteral("%1: %2 machine %3 codec %4")
                                 .arg(QString::fromStdString(codec.name()),
                                      QString::fromStdString(hexBytes(bytes)), written(own),
                                      written(codecs))));
    }

    void encodings() {
        QTest::addColumn<QString>("name");
        for (const char* name : kDescribed)
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    MachineReader readerFor(const QString& name) {
        const Codec* codec = m_registry.find(name.toStdString());
        auto machine = machineOf(*codec);
        if (!machine)
            qFatal("%s has no description", qPrintable(name));
        return {*std::move(machine), *codec};
    }

    /// From a base state, by moves.
    static void checkReachable(const Machine& machine) {
        std::vector<bool> reached(machine.states.size());
        for (std::size_t i = 0; i < reached.size(); ++i)
            reached[i] = machine.states[i].isBase;
        for (std::size_t round = 0; round < reached.size(); ++round)
            for (std::size_t i = 0; i < reached.size(); ++i)
                for (const Move& move : machine.states[i].moves)
                    for (const std::uint8_t next : {move.next, move.unfinished})
                        if (reached[i] && next != kModeState)
                            reached[next] = true;
        QVERIFY2(std::ranges::count(reached, false) == 0, machine.name.c_str());
    }

private slots:
    void byteSets() {
        QCOMPARE(ByteSet("00..40 5B FE..FF").text(), std::string("00..40, 5B, FE..FF"));
        QVERIFY(ByteSet("5B").contains(0x5B) && !ByteSet("5B").contains(0x5C));
        QCOMPARE(ByteSet("").text(), std::string());
        QCOMPARE(ByteSet("00..0F").without("03..0D 20").with("FF").text(),
                 std::string("00..02, 0E..0F, FF"));
    }

    /// Of every encoding that has a description at all.
    void eachByteHasOneMove() {
        std::size_t described = 0;
        for (const CodecInfo& info : m_registry.list()) {
            if (info.family == CodecFamily::SingleByte)
                continue;
            const auto machine = machineOf(*m_registry.find(info.name));
            if (!machine)
                continue;
            ++described;
            QVERIFY(machine->states.front().isBase);
            checkReachable(*machine);
            for (const State& state : machine->states) {
                QVERIFY(!state.name.empty());
                std::array<int, 256> moves{};
                for (const Move& move : state.moves) {
                    for (const std::uint8_t next : {move.next, move.unfinished})
                        QVERIFY(next == kModeState || next < machine->states.size());
                    QVERIFY(!move.bytes.empty());
                    for (unsigned byte = 0; byte < 256; ++byte)
                        moves[byte] += move.bytes.contains(static_cast<Byte>(byte)) ? 1 : 0;
                }
                for (unsigned byte = 0; byte < 256; ++byte)
                    QVERIFY2(moves[byte] == 1,
                             qPrintable(QStringLiteral("%1, %2: %3")
                                            .arg(QString::fromStdString(machine->name),
                                                 QString::fromStdString(state.name))
                                            .arg(byte, 2, 16)));
            }
        }
        QVERIFY2(described > 40, qPrintable(QString::number(described)));
    }

    void allPairsOfBytes_data() { encodings(); }
    void allPairsOfBytes() {
        QFETCH(QString, name);
        const MachineReader reader = readerFor(name);
        const Codec& codec = *m_registry.find(name.toStdString());
        for (const std::string_view prefix : prefixesFor(name)) {
            Bytes bytes(asBytes(prefix).begin(), asBytes(prefix).end());
            bytes.resize(bytes.size() + 2);
            for (unsigned pair = 0; pair < 0x10000; ++pair) {
                bytes[bytes.size() - 2] = static_cast<Byte>(pair >> 8);
                bytes[bytes.size() - 1] = static_cast<Byte>(pair);
                compare(reader, codec, bytes);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }

    /// Bytes from all classes, with the first and last of each class more often than others.
    void hostileStrings_data() { encodings(); }
    void hostileStrings() {
        QFETCH(QString, name);
        const MachineReader reader = readerFor(name);
        const Codec& codec = *m_registry.find(name.toStdString());
        std::vector<Byte> edges;
        for (const State& state : reader.machine().states)
            for (const Move& move : state.moves)
                for (unsigned byte = 0; byte < 256; ++byte) {
                    const bool is = move.bytes.contains(static_cast<Byte>(byte));
                    const bool before =
                        byte > 0 && move.bytes.contains(static_cast<Byte>(byte - 1));
                    const bool after =
                        byte < 255 && move.bytes.contains(static_cast<Byte>(byte + 1));
                    if (is && (!before || !after))
                        edges.push_back(static_cast<Byte>(byte));
                }
        std::mt19937 random(16);
        for (int round = 0; round < 60000; ++round) {
            Bytes bytes(1 + random() % 14);
            for (Byte& byte : bytes)
                byte = random() % 3 == 0 ? static_cast<Byte>(random())
                                         : edges[random() % edges.size()];
            compare(reader, codec, bytes);
            if (QTest::currentTestFailed())
                return;
        }
    }

    /// Every one that machineOf() describes, also those derived from ICU's tables.
    void everyDescribedEncodingAgrees() {
        std::mt19937 random(17);
        for (const CodecInfo& info : m_registry.list()) {
            const Codec& codec = *m_registry.find(info.name);
            const auto machine = machineOf(codec);
            if (!machine)
                continue;
            const MachineReader reader(*machine, codec);
            for (int round = 0; round < 400; ++round) {
                Bytes bytes(1 + random() % 9);
                for (Byte& byte : bytes)
                    byte = static_cast<Byte>(random());
                compare(reader, codec, bytes);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }

    void theMarkDecidesTheOrder() {
        const Codec& codec = *m_registry.find("UTF-16");
        const Bytes big{0xFE, 0xFF, 0xAC, 0x00};
        const MachineReader reader(*machineOf(codec, big), codec);
        compare(reader, codec, big);
        QCOMPARE(reader.machine().name, std::string("UTF-16BE decoder"));
    }

    void stepsOfAnError() {
        const MachineReader reader = readerFor(QStringLiteral("gb18030"));
        const Bytes bytes{0x81, 0x30, 0x81, 0x41};
        std::vector<MachineStep> steps;
        MachineState state;
        const Span span =
            reader.read(bytes, state, 100, [&](const MachineStep& step) { steps.push_back(step); });
        QCOMPARE(span, Span::error(1, SpanStatus::Illegal));
        QCOMPARE(steps.size(), std::size_t(4));
        QCOMPARE(reader.machine().states[steps[3].state].name, std::string("gb18030 third"));
        QCOMPARE(steps[3].next, std::uint8_t(0));
        QCOMPARE(steps[3].outcome, Outcome::Reject);
        QCOMPARE(steps[3].again, std::uint8_t(3));
        QCOMPARE(steps[3].range(), (ByteRange{100, 101}));
        QCOMPARE(steps[3].byteClass.text(), std::string("00..2F, 3A..FF"));
    }

    void anEscapeInsideAPairKeepsItsByte() {
        const MachineReader reader = readerFor(QStringLiteral("ISO-2022-JP"));
        const Bytes bytes{0x1B, 0x24, 0x42, 0x30, 0x1B, 0x28, 0x42, 0x41};
        std::vector<MachineStep> steps;
        MachineState state;
        for (std::size_t at = 0; at < bytes.size();)
            at += reader
                      .read(ByteView(bytes).subspan(at), state, at,
                            [&](const MachineStep& step) { steps.push_back(step); })
                      .length;
        QCOMPARE(steps.size(), bytes.size()); // no byte is read twice
        QCOMPARE(steps[4].outcome, Outcome::Reject);
        QCOMPARE(steps[4].range(), (ByteRange{3, 4}));
        QCOMPARE(steps[6].outcome, Outcome::Control);
        QCOMPARE(steps[6].range(), (ByteRange{4, 7}));
    }

    void synchronisersLeadToTheSameState() {
        std::mt19937 random(18);
        for (const char* name : {"ISO-2022-JP", "ISO-2022-KR", "HZ-GB-2312"}) {
            const MachineReader reader = readerFor(QString::fromLatin1(name));
            const std::string alphabet = "\x1B\x1B$(BJI@~{}\n\x0E\x0F!0A\x80";
            for (int round = 0; round < 20000; ++round) {
                Bytes bytes(1 + random() % 12);
                for (Byte& byte : bytes)
                    byte = static_cast<Byte>(alphabet[random() % alphabet.size()]);
                const auto& all = reader.machine().synchronisers;
                const std::string_view chosen = all[random() % all.size()];
                const std::size_t at = bytes.size();
                bytes.insert(bytes.end(), chosen.begin(), chosen.end());
                const auto stateFrom = [&](std::size_t begin) {
                    MachineState state;
                    while (begin < bytes.size())
                        begin += reader.read(ByteView(bytes).subspan(begin), state).length;
                    return std::pair(state.state, state.mode);
                };
                QVERIFY2(stateFrom(0) == stateFrom(at), hexBytes(bytes).c_str());
            }
        }
    }

    void aDecoderWithAMemoryStartsAnywhere() {
        const MachineReader reader = readerFor(QStringLiteral("SCSU"));
        const Codec& codec = *m_registry.find("SCSU");
        // Cyrillic in window 2, Unicode mode, a unit.
        const Bytes bytes{0x12, 0x9C, 0x0F, 0xAC, 0x00};
        DecoderState memory = codec.initialState();
        (void)codec.next(bytes, memory, Tail::AtEnd);
        QCOMPARE(reader.stateFor(memory).state, std::uint8_t(0));
        QCOMPARE(reader.machine().reference(codec, memory), std::optional<char32_t>(0x400));
        (void)codec.next(ByteView(bytes).subspan(2), memory, Tail::AtEnd);
        MachineState state = reader.stateFor(memory);
        QCOMPARE(reader.machine().states[state.state].name, std::string("Unicode mode"));
        QVERIFY(!reader.machine().reference(codec, memory)); // no window is in use
        QCOMPARE(reader.read(ByteView(bytes).subspan(3), state), Span::character(2, 0xAC00));
    }

    void distancesOfBocu1() {
        const MachineReader reader = readerFor(QStringLiteral("BOCU-1"));
        const Bytes bytes = *encodeAll(*m_registry.find("BOCU-1"), U"жя");
        std::vector<MachineStep> steps;
        MachineState state = reader.initialState();
        for (std::size_t at = 0; at < bytes.size();)
            at += reader
                      .read(ByteView(bytes).subspan(at), state, at,
                            [&](const MachineStep& step) { steps.push_back(step); })
                      .length;
        QCOMPARE(steps.front().reference, std::optional<char32_t>(0x40));
        QCOMPARE(steps.back().reference,
                 std::optional<char32_t>(0x440)); // the middle of 0400..047F
        QCOMPARE(steps.back().span, Span::character(1, U'я'));
    }

    void digitsAfterACharacterOfUtf7AreReadAgain() {
        const MachineReader reader = readerFor(QStringLiteral("UTF-7"));
        const std::string text = "+AGFOAA-"; // a and U+4E00; F leaves the bits 01
        std::vector<MachineStep> steps;
        MachineState state = reader.initialState();
        const auto decoded = [&](std::size_t at) {
            return reader.read(asBytes(text).subspan(at), state, at,
                               [&](const MachineStep& step) { steps.push_back(step); });
        };
        QCOMPARE(decoded(0), Span::control(1));
        QCOMPARE(steps.back().again, std::uint8_t(1)); // the digit after the shift
        QCOMPARE(decoded(1), Span::character(3, U'a'));
        QCOMPARE(steps.back().offset, std::uint64_t(4)); // only a digit after F makes it right
        QCOMPARE(steps.back().again, std::uint8_t(1));
        QCOMPARE(decoded(4), Span::character(3, 0x4E00));
    }

    void escapesSayWhatTheyDesignate() {
        const auto meanings = [&](const char* name) {
            const MachineReader reader = readerFor(QString::fromLatin1(name));
            std::set<std::string> all;
            for (const State& state : reader.machine().states)
                for (const Move& move : state.moves)
                    if (state.isEscape && move.output == Output::Control) {
                        if (move.means.empty())
                            return std::set<std::string>();
                        all.insert(move.means);
                    }
            return all;
        };
        QCOMPARE(meanings("ISO-2022-CN"), (std::set<std::string>{"G1 = GB 2312", "G1 = CNS 11643-1",
                                                                 "G2 = CNS 11643-2", "G2"}));
        QCOMPARE(meanings("ISO-2022-CN-EXT").size(), std::size_t(11));
        QVERIFY(meanings("JIS7").contains("G1 = katakana"));
        QVERIFY(!meanings("ISO-2022-JP-1").contains("G1 = katakana"));
        QCOMPARE(meanings("ISO-2022-JP-1").size(), std::size_t(5));
    }

    void noDescription() {
        for (const char* name : {"LMBCS-1", "ISCII,version=0", "x11-compound-text"})
            QVERIFY(!machineOf(*m_registry.find(name)));
    }
};

QTEST_GUILESS_MAIN(TestMachine)
#include "tst_machine.moc"

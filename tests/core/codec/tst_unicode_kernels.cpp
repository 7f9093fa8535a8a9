// Every kernel that this machine can run converts between UTF-8 and UTF-16 or UTF-32 as one
// character at a time does, stops exactly before what is not well-formed, and writes nothing
// outside its room.

#include "codec/codec_registry.h"
#include "codec/kernels/codec_kernel.h"
#include "codec/transcoder.h"
#include "core/codec/samples.h"
#include "core/utf8/guarded_pages.h"
#include "unicode/surrogates.h"
#include "utf8/kernels/kernel.h"
#include "utf8/strict.h"
#include "utf8/utf8_writer.h"

#include <QTest>

using namespace moji;
using moji::test::GuardedPages;

namespace {

constexpr std::uint32_t kSeed = 20271;

/// One of the encodings that the kernels convert.
struct Form {
    const char* name;
    std::size_t unit; // bytes
    bool big;
    CodecKernel::Convert fromUtf8;
    CodecKernel::Convert toUtf8;
};

std::vector<Form> formsOf(const CodecKernel& kernel) {
    return {{"UTF-16LE", 2, false, kernel.utf8ToUtf16.little, kernel.utf16ToUtf8.little},
            {"UTF-16BE", 2, true, kernel.utf8ToUtf16.big, kernel.utf16ToUtf8.big},
            {"UTF-32LE", 4, false, kernel.utf8ToUtf32.little, kernel.utf32ToUtf8.little},
            {"UTF-32BE", 4, true, kernel.utf8ToUtf32.big, kernel.utf32ToUtf8.big}};
}

void putUnit(Bytes& out, const Form& form, char32_t unit) {
    for (std::size_t i = 0; i < form.unit; ++i)
        out.push_back(static_cast<Byte>(unit >> 8 * (form.big ? form.unit - 1 - i : i)));
}
void put(Bytes& out, const Form& form, char32_t codePoint) {
    if (form.unit == 4 || codePoint < 0x10000) {
        putUnit(out, form, codePoint);
    } else {
        putUnit(out, form, 0xD800 + ((codePoint - 0x10000) >> 10));
        putUnit(out, form, 0xDC00 + (codePoint & 0x3FF));
    }
}
Bytes encoded(const Form& form, std::u32string_view text) {
    Bytes bytes;
    for (const char32_t codePoint : text)
        put(bytes, form, codePoint);
    return bytes;
}
Bytes utf8Of(std::u32string_view text) {
    const std::string utf8 = toUtf8(text);
    return {utf8.begin(), utf8.end()};
}

char32_t unitAt(const Form& form, ByteView bytes, std::size_t at) {
    char32_t unit = 0;
    for (std::size_t i = 0; i < form.unit; ++i)
        unit |= static_cast<char32_t>(bytes[at + i]) << 8 * (form.big ? form.unit - 1 - i : i);
    return unit;
}

struct Result {
    Bytes bytes;
    std::size_t consumed = 0;
    bool operator==(const Result&) const = default;
};

/// To UTF-8, one character at a time, up to what is not well-formed.
Result toUtf8Slowly(const Form& form, ByteView bytes) {
    Result result;
    std::u32string text;
    while (bytes.size() - result.consumed >= form.unit) {
        char32_t codePoint = unitAt(form, bytes, result.consumed);
        std::size_t length = form.unit;
        if (form.unit == 2 && codePoint >= 0xD800 && codePoint < 0xDC00 &&
            bytes.size() - result.consumed >= 4) {
            const char32_t low = unitAt(form, bytes, result.consumed + 2);
            if (low >= 0xDC00 && low < 0xE000) {
                codePoint = 0x10000 + ((codePoint - 0xD800) << 10) + (low - 0xDC00);
                length = 4;
            }
        }
        if (!unicode::isScalarValue(codePoint))
            break;
        text += codePoint;
        result.consumed += length;
    }
    result.bytes = utf8Of(text);
    return result;
}

/// From UTF-8, one character at a time, up to what is not well-formed.
Result fromUtf8Slowly(const Form& form, ByteView bytes) {
    Result result;
    while (result.consumed < bytes.size()) {
        const Span span = utf8::decodeStrict(bytes.subspan(result.consumed), Tail::AtEnd);
        if (span.count == 0)
            break;
        put(result.bytes, form, span.codePoints[0]);
        result.consumed += span.length;
    }
    return result;
}

class TestUnicodeKernels : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;
    GuardedPages m_source;
    GuardedPages m_target;

    std::vector<Form> forms() {
        QFETCH_GLOBAL(QString, name);
        for (const CodecKernel* compiled : compiledCodecKernels()) {
            if (compiled->name == name.toStdString())
                return formsOf(*compiled);
        }
        qFatal("no such kernel");
    }

    /// Converts bytes that end where memory does, into `room` bytes that do, too.
    Result converted(CodecKernel::Convert convert, ByteView bytes, std::size_t room) {
        const ByteView source = m_source.copyToEnd(bytes);
        Byte* const out = m_target.end() - room;
        std::fill(m_target.begin(), m_target.end(), Byte{0xEE});
        const auto run = convert(source.data(), source.size(), out, room);
        if (run.written > room || run.consumed > bytes.size())
            qFatal("more than there is");
        if (std::any_of(m_target.begin(), out, [](Byte byte) { return byte != 0xEE; }))
            qFatal("written before the room");
        return {Bytes(out, out + run.written), run.consumed};
    }

    /// The same with the bytes at every alignment in a vector, and something before them.
    static Result convertedAt(CodecKernel::Convert convert, ByteView bytes, std::size_t shift,
                              Byte before) {
        Bytes source(shift, before);
        source.insert(source.end(), bytes.begin(), bytes.end());
        Bytes out(4 * bytes.size() + 8);
        const auto run = convert(source.data() + shift, bytes.size(), out.data(), out.size());
        out.resize(run.written);
        return {out, run.consumed};
    }

    bool convertsBothWays(const Form& form, std::u32string_view text) {
        const Bytes utf8 = utf8Of(text);
        const Bytes units = encoded(form, text);
        return convertedAt(form.fromUtf8, utf8, 0, 0) == Result{units, utf8.size()} &&
               convertedAt(form.toUtf8, units, 0, 0) == Result{utf8, units.size()};
    }

private slots:
    void initTestCase_data() {
        QTest::addColumn<QString>("name");
        for (const CodecKernel* compiled : compiledCodecKernels()) {
            const auto name = QString::fromUtf8(compiled->name.data(), compiled->name.size());
            if (utf8::findKernel(compiled->name) != nullptr)
                QTest::newRow(qPrintable(name)) << name;
        }
    }

    /// In texts of one kind of character and mixed with others, at changing places of a block.
    void everyCodePoint() {
        std::u32string every;
        std::u32string mixed;
        for (char32_t codePoint = 0; codePoint <= 0x10FFFF; ++codePoint) {
            if (!unicode::isScalarValue(codePoint))
                continue;
            every += codePoint;
            mixed += codePoint;
            mixed.append(codePoint % 5, static_cast<char32_t>(U"aя가😀"[codePoint % 4]));
        }
        for (const Form& form : forms()) {
            QVERIFY2(convertsBothWays(form, every), form.name);
            QVERIFY2(convertsBothWays(form, mixed), form.name);
        }
    }

    /// The edges of all lengths, in pairs and triples, at every place of a block.
    void edgesAtEveryPlace() {
        const std::u32string edges = {0,      0x7F,   0x80,    0x7FF,   0x800,   0xD7FF,
                                      0xE000, 0xFFFF, 0x10000, 0x3FFFF, 0x40000, 0x10FFFF};
        for (const Form& form : forms()) {
            for (std::size_t place = 0; place < 70; ++place) {
                for (const char32_t filler : {U'a', U'я', U'가', U'😀'}) {
                    std::u32string text;
                    for (const char32_t first : edges) {
                        for (const char32_t second : edges) {
                            text.append(place % 7, filler);
                            text += {first, second, edges[(first + second) % edges.size()]};
                        }
                    }
                    text.insert(0, place, filler);
                    text.append(place % 5, filler);
                    QVERIFY2(convertsBothWays(form, text), form.name);
                }
            }
        }
    }

    /// What the bytes before are makes no difference.
    void bytesBeforeAreNotLookedAt() {
        test::Samples samples(kSeed);
        for (const Form& form : forms()) {
            for (std::size_t shift = 1; shift < 66; ++shift) {
                const std::u32string text = samples.text(200);
                const Bytes utf8 = utf8Of(text);
                const Bytes units = encoded(form, text);
                for (const Byte before : {Byte{0x80}, Byte{0xF0}, Byte{0xD8}, Byte{0xDC}}) {
                    QVERIFY(convertedAt(form.fromUtf8, utf8, shift, before) ==
                            (Result{units, utf8.size()}));
                    QVERIFY(convertedAt(form.toUtf8, units, shift, before) ==
                            (Result{utf8, units.size()}));
                }
            }
        }
    }

    /// Every pair of kinds of units, at every place of two blocks.
    void lonesAndLargesStopIt() {
        const std::u32string specials = {U'a',   0xD7FF, 0xD800,   0xDBFF,   0xDC00,    0xDFFF,
                                         0xE000, 0xFFFF, 0x10FFFF, 0x110000, 0xFFFFFFFF};
        for (const Form& form : forms()) {
            for (const char32_t filler : {U'a', U'я', U'가', U'😀'}) {
                for (std::size_t place = 0; place < 68; ++place) {
                    for (const char32_t first : specials) {
                        for (const char32_t second : specials) {
                            Bytes bytes = encoded(form, std::u32string(place, filler));
                            putUnit(bytes, form, first);
                            putUnit(bytes, form, second);
                            const Bytes more = encoded(form, std::u32string(40, filler));
                            bytes.insert(bytes.end(), more.begin(), more.end());
                            QVERIFY(convertedAt(form.toUtf8, bytes, 0, 0) ==
                                    toUtf8Slowly(form, bytes));
                        }
                    }
                }
            }
        }
    }

    /// After characters of one kind, every pair of a byte that is not ASCII and any other one, next
    /// to an edge of blocks and across it, with and without bytes that may belong to it.
    void everyPairOfBytesAtEdges() {
        const Bytes ends[] = {{}, {0x80}, {0x80, 0x80}, {0xBF, 'a'}, {0xF0, 0x9F}};
        const Bytes fillers[] = {Bytes(60, 'a'), utf8Of(std::u32string(30, U'я')),
                                 utf8Of(std::u32string(20, U'가')),
                                 utf8Of(std::u32string(15, U'😀'))};
        test::Samples samples(kSeed + 5);
        for (const Form& form : forms()) {
            for (unsigned pair = 0x8000; pair < 0x10000; ++pair) {
                // The first block starts after three bytes or more.
                const Bytes& filler = fillers[samples.below(4)];
                Bytes bytes(3 + samples.below(8), 'a');
                bytes.insert(bytes.end(), filler.begin(), filler.end());
                bytes.push_back(static_cast<Byte>(pair >> 8));
                bytes.push_back(static_cast<Byte>(pair));
                const Bytes& end = ends[samples.below(std::size(ends))];
                bytes.insert(bytes.end(), end.begin(), end.end());
                if (samples.below(3) > 0)
                    bytes.insert(bytes.end(), filler.begin(), filler.end());
                if (!(convertedAt(form.fromUtf8, bytes, 0, 0) == fromUtf8Slowly(form, bytes)))
                    QFAIL(qPrintable(QString("%1 %2").arg(form.name).arg(pair, 0, 16)));
            }
        }
    }

    /// Malformed sequences at every place of many blocks, so that they end groups of all sizes.
    void malformedUtf8StopsIt() {
        const Bytes faults[] = {{0x80},
                                {0xC3},
                                {0xC1, 0xBF},
                                {0xE4, 0xB8},
                                {0xE0, 0x9F, 0x80},
                                {0xED, 0xA0, 0x80},
                                {0xF0, 0x9F, 0x98},
                                {0xF0, 0x8F, 0xBF, 0xBF},
                                {0xF4, 0x90, 0x80, 0x80},
                                {0xF5, 0x80, 0x80, 0x80},
                                {0xE4, 0xB8, 0xAD, 0x80},
                                {0xF0, 0x9F, 0x98, 0x80, 0x80},
                                {0xFF}};
        test::Samples samples(kSeed + 3);
        for (const Form& form : forms()) {
            for (std::size_t place = 0; place < 1500; place += 1 + samples.below(4)) {
                const std::u32string text = place % 2 == 0
                                                ? samples.text(place)
                                                : std::u32string(place, U"aя가😀"[place / 2 % 4]);
                Bytes bytes = utf8Of(text);
                const Bytes& fault = faults[samples.below(std::size(faults))];
                bytes.insert(bytes.end(), fault.begin(), fault.end());
                const Bytes after = utf8Of(samples.text(samples.below(200)));
                bytes.insert(bytes.end(), after.begin(), after.end());
                QVERIFY(convertedAt(form.fromUtf8, bytes, place % 64, 0xF0) ==
                        fromUtf8Slowly(form, bytes));
            }
        }
    }

    void damagedUtf8() {
        test::Samples samples(kSeed + 4);
        for (const Form& form : forms()) {
            for (int round = 0; round < 2000; ++round) {
                Bytes bytes = utf8Of(samples.text(samples.below(1000)));
                bytes = round % 4 == 0 ? samples.noise(samples.below(1200))
                                       : samples.damaged(std::move(bytes));
                bytes.resize(std::min<std::size_t>(bytes.size(), 2000));
                const Result expected = fromUtf8Slowly(form, bytes);
                // From a lead up to what remains: faults of a first character, too.
                for (std::size_t from : {std::size_t{0}, expected.consumed}) {
                    const ByteView rest = ByteView(bytes).subspan(std::min(from, bytes.size()));
                    const Result there = fromUtf8Slowly(form, rest);
                    const std::size_t room = std::min<std::size_t>(4096, there.bytes.size() + 4);
                    const Result done = converted(form.fromUtf8, rest, room);
                    QVERIFY(done == there || (room == 4096 && done.bytes.size() > 4096 - 4));
                    const ByteView first = m_source.copyToBegin(rest);
                    Bytes out(4 * rest.size() + 8);
                    const auto run =
                        form.fromUtf8(first.data(), first.size(), out.data(), out.size());
                    out.resize(run.written);
                    QVERIFY((Result{out, run.consumed}) == there);
                }
            }
        }
    }

    void damagedUnits() {
        test::Samples samples(kSeed + 1);
        for (const Form& form : forms()) {
            for (int round = 0; round < 1500; ++round) {
                Bytes bytes = encoded(form, samples.text(samples.below(300)));
                bytes = round % 3 == 0 ? samples.noise(samples.below(1200))
                                       : samples.damaged(std::move(bytes));
                const Result expected = toUtf8Slowly(form, bytes);
                QVERIFY(converted(form.toUtf8, bytes, 4096) == expected);
            }
        }
    }

    /// With any room: whole characters, from the front, and nothing outside.
    void roomIsKept() {
        test::Samples samples(kSeed + 2);
        for (const Form& form : forms()) {
            for (std::size_t room = 0; room < 700; ++room) {
                const std::u32string text = samples.text(60 + samples.below(140));
                const Bytes utf8 = utf8Of(text);
                const Bytes units = encoded(form, text);
                const Result there = converted(form.fromUtf8, utf8, room);
                QVERIFY(there.bytes.size() <= units.size() &&
                        std::equal(there.bytes.begin(), there.bytes.end(), units.begin()));
                QVERIFY(encoded(form, fromUtf8(std::string(utf8.begin(),
                                                           utf8.begin() +
                                                               std::ptrdiff_t(there.consumed)))) ==
                        there.bytes);
                QVERIFY(there.consumed == utf8.size() || room - there.bytes.size() < 4);
                const Result back = converted(form.toUtf8, units, room);
                QVERIFY(back ==
                        (Result{utf8Of(fromUtf8(std::string(back.bytes.begin(), back.bytes.end()))),
                                back.consumed}));
                QVERIFY(toUtf8Slowly(form, ByteView(units).first(back.consumed)) == back);
                QVERIFY(back.consumed == units.size() || room - back.bytes.size() < 4);
            }
        }
    }
};

} // namespace

QTEST_GUILESS_MAIN(TestUnicodeKernels)
#include "tst_unicode_kernels.moc"

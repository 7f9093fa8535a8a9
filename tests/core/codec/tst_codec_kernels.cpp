// Every kernel that this machine can run decodes what the codecs' step() does, reads nothing beyond
// what it was given, and stops where something is not plain.

#include "codec/codec_registry.h"
#include "codec/kernels/codec_kernel.h"
#include "codec/plain_tables.h"
#include "codec/set_source.h"
#include "core/codec/samples.h"
#include "core/utf8/guarded_pages.h"
#include "utf8/kernels/kernel.h"
#include "utf8/utf8_writer.h"

#include <QTest>

#include <map>

using namespace moji;
using moji::test::GuardedPages;

namespace {

constexpr std::uint32_t kSeed = 20265;
constexpr std::size_t kCapacity = 4096;

struct Decoded {
    std::vector<char32_t> codePoints;
    std::vector<std::uint32_t> offsets;
    std::size_t consumed = 0;
};

/// What `decode(bytes, size, target)` gives, offsets from 7 on.
template <class Decode>
Decoded run(ByteView bytes, std::size_t capacity, Decode decode) {
    Decoded decoded{std::vector<char32_t>(capacity), std::vector<std::uint32_t>(capacity), 0};
    const DecodedRun run =
        decode(bytes.data(), bytes.size(),
               RunTarget{decoded.codePoints.data(), decoded.offsets.data(), capacity, 7});
    decoded.codePoints.resize(run.count);
    decoded.offsets.resize(run.count);
    decoded.consumed = run.consumed;
    return decoded;
}

/// Whether that is a prefix of what the codec says, all of it plain; `least`: bytes that it must
/// have taken where everything is.
bool isPrefix(const Decoded& decoded, const Codec& codec, ByteView bytes, std::size_t least) {
    DecoderState state = codec.stateAfterSync();
    std::size_t at = 0;
    for (std::size_t i = 0; i < decoded.codePoints.size(); ++i) {
        const Span span = codec.next(bytes.subspan(at), state, Tail::AtEnd);
        if (span != Span::character(span.length, decoded.codePoints[i]) ||
            decoded.offsets[i] != at + 7)
            return false;
        at += span.length;
    }
    if (at != decoded.consumed)
        return false;
    if (at >= least)
        return true;
    const Span next = codec.next(bytes.subspan(at), state, Tail::AtEnd);
    return next.status != SpanStatus::Ok || next.count > 1 || next.codePoints[0] >= kNotPlain ||
           next.length > 2;
}

/// Where the set of an encoding comes from.
SetSource sourceOf(const QString& codec) {
    static const std::map<QString, SetSource> sources{
        {"windows-1251", {SetRecipe::WhatwgSingleByte, "ibm-5347_P100-1998", "windows-1251"}},
        {"windows-1253", {SetRecipe::WhatwgSingleByte, "ibm-5349_P100-1998", "windows-1253"}},
        {"ISO-8859-6", {SetRecipe::WhatwgSingleByte, "ibm-1089_P100-1995", "ISO-8859-6"}},
        {"IBM037", {SetRecipe::IcuTable, "ibm-37_P100-1995"}},
        {"EUC-KR", {SetRecipe::EucKr}},
        {"Shift_JIS", {SetRecipe::ShiftJis}},
        {"EUC-JP", {SetRecipe::EucJp}},
        {"Big5", {SetRecipe::Big5}},
    };
    return sources.at(codec);
}

class TestCodecKernels : public QObject {
    Q_OBJECT

    CodecRegistry m_registry;
    GuardedPages m_pages;

    const CodecKernel& kernel() {
        QFETCH_GLOBAL(QString, name);
        for (const CodecKernel* compiled : compiledCodecKernels()) {
            if (compiled->name == name.toStdString())
                return *compiled;
        }
        qFatal("no such kernel");
    }

    /// Calls `law(bytes)` with texts and noise that end where memory does.
    template <class Law>
    void forInputs(const Codec& codec, Law law) {
        test::Samples samples(kSeed);
        for (int round = 0; round < 300; ++round) {
            const Bytes sample = samples.anything(codec, samples.below(round < 150 ? 300 : 3000));
            const ByteView bytes =
                ByteView(sample).first(std::min<std::size_t>(sample.size(), 4000));
            QVERIFY2(
                law(m_pages.copyToEnd(bytes)),
                qPrintable(
                    QString("%1, round %2").arg(QString::fromStdString(codec.name())).arg(round)));
        }
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

    void theDefaultOneIsTheNamesake() {
        QVERIFY(defaultCodecKernel().name == utf8::defaultKernel().name);
        for (const utf8::Kernel* validator : utf8::compiledKernels())
            QVERIFY(std::ranges::any_of(compiledCodecKernels(), [&](const CodecKernel* compiled) {
                return compiled->name == validator->name;
            }));
    }

    void singleBytes_data() {
        QTest::addColumn<QString>("codec");
        for (const char* codec : {"windows-1251", "windows-1253", "ISO-8859-6", "IBM037"})
            QTest::newRow(codec) << codec;
    }
    void singleBytes() {
        QFETCH(QString, codec);
        const Codec& tried = *m_registry.find(codec.toStdString());
        const StoredSet set = storedSet(sourceOf(codec));
        const auto table = singleByteTable(set);
        QVERIFY(table != nullptr && pairTable(set) == nullptr);
        forInputs(tried, [&](ByteView bytes) {
            const auto decoded = run(bytes, kCapacity, [&](auto... arguments) {
                return kernel().decodeSingles(*table, arguments...);
            });
            return isPrefix(decoded, tried, bytes, bytes.size() / 64 * 64);
        });
    }

    void pairs_data() {
        QTest::addColumn<QString>("codec");
        for (const char* codec : {"EUC-KR", "Shift_JIS", "EUC-JP", "Big5"})
            QTest::newRow(codec) << codec;
    }
    void pairs() {
        QFETCH(QString, codec);
        const Codec& tried = *m_registry.find(codec.toStdString());
        const StoredSet set = storedSet(sourceOf(codec));
        const auto table = pairTable(set);
        QVERIFY(table != nullptr && singleByteTable(set) == nullptr);
        forInputs(tried, [&](ByteView bytes) {
            const auto decoded = run(bytes, kCapacity, [&](auto... arguments) {
                return kernel().decodePairs(*table, arguments...);
            });
            return isPrefix(decoded, tried, bytes,
                            bytes.size() - std::min<std::size_t>(bytes.size(), 64));
        });
    }

    /// Well-formed text; the room may end anywhere.
    void utf8Text() {
        const Codec& tried = *m_registry.find("UTF-8");
        test::Samples samples(kSeed + 1);
        for (int round = 0; round < 300; ++round) {
            const std::string text = toUtf8(samples.text(samples.below(900)));
            const Bytes padded = [&] {
                Bytes bytes(text.begin(), text.end());
                bytes.insert(bytes.end(), 3, 0x80); // readable, not looked at
                return bytes;
            }();
            const ByteView bytes = m_pages.copyToEnd(padded).first(text.size());
            const std::size_t capacity =
                samples.below(2) == 0 ? 64 + samples.below(300) : kCapacity;
            const auto decoded = run(bytes, capacity, kernel().decodeUtf8);
            QVERIFY(isPrefix(decoded, tried, bytes, 0));
            QVERIFY(decoded.consumed == bytes.size() || capacity - decoded.offsets.size() < 64);
        }
    }

    void utf16And32_data() {
        QTest::addColumn<QString>("codec");
        for (const char* codec : {"UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"})
            QTest::newRow(codec) << codec;
    }
    void utf16And32() {
        QFETCH(QString, codec);
        const Codec& tried = *m_registry.find(codec.toStdString());
        const auto decode = codec == "UTF-16LE"   ? kernel().decodeUtf16Little
                            : codec == "UTF-16BE" ? kernel().decodeUtf16Big
                            : codec == "UTF-32LE" ? kernel().decodeUtf32Little
                                                  : kernel().decodeUtf32Big;
        forInputs(tried, [&](ByteView bytes) {
            return isPrefix(run(bytes, kCapacity, decode), tried, bytes, 0);
        });
        // Clean text is taken, but for less than a block.
        test::Samples samples(kSeed + 2);
        for (int round = 0; round < 50; ++round) {
            const auto encoded = encodeAll(tried, samples.text(900));
            QVERIFY(encoded.has_value());
            const ByteView bytes = m_pages.copyToEnd(*encoded);
            QVERIFY(bytes.size() - run(bytes, kCapacity, decode).consumed <
                    std::size_t{4 * 64 + 4});
        }
    }

    void writing() {
        test::Samples samples(kSeed + 3);
        for (int round = 0; round < 300; ++round) {
            std::u32string text = samples.text(samples.below(200));
            for (const char32_t edge : {U'\0', U'\x7F', U'\x80', U'\x7FF', U'\x800', U'\uFFFF',
                                        U'\U00010000', U'\U0010FFFF'})
                text.insert(samples.below(text.size() + 1), 1, edge);
            std::string out(4 * text.size() + CodecKernel::kUtf8Slack, '\0');
            out.resize(kernel().writeUtf8(text.data(), text.size(), out.data()));
            QVERIFY(out == toUtf8(text));
            for (const char32_t wanted : {U'\n', U'\x7F', U'가'})
                QCOMPARE(kernel().count(text.data(), text.size(), wanted),
                         static_cast<std::size_t>(std::ranges::count(text, wanted)));
        }
    }
};

} // namespace

QTEST_GUILESS_MAIN(TestCodecKernels)
#include "tst_codec_kernels.moc"

// transcode(): every policy, in blocks, with the place where it stopped.

#include "bytes/byte_reader.h"
#include "codec/codec_registry.h"
#include "codec/transcoder.h"
#include "core/codec/samples.h"

#include <QtTest>

using namespace moji;

class TestTranscoder : public QObject {
    Q_OBJECT

    CodecRegistry m_codecs;

    struct Outcome {
        std::string text;
        std::optional<TranscodeStop> stop;
    };
    Outcome run(std::string_view input, const char* from, const char* to,
                const TranscodeOptions& options) const {
        const ByteView view = asBytes(input);
        const MemorySource source(Bytes(view.begin(), view.end()));
        SourceReader reader(source);
        Outcome outcome;
        outcome.stop = transcode(reader, *m_codecs.find(from), *m_codecs.find(to), options,
                                 [&](ByteView bytes) { outcome.text += asChars(bytes); })
                           .value();
        return outcome;
    }

    /// With U+FFFD for errors.
    static std::u32string decodedText(const Codec& from, ByteView bytes) {
        std::u32string text;
        for (const Span& span : decodeAll(from, bytes)) {
            if (isError(span.status))
                text += U'\uFFFD';
            else
                text += span.text();
        }
        return text;
    }
    /// With a question mark for what the target lacks.
    static std::string encodedSlowly(const Codec& to, std::u32string_view text) {
        Bytes bytes;
        EncoderState state = to.initialEncoderState();
        const auto put = [&](const EncodeStep& step) {
            bytes.insert(bytes.end(), step.bytes.begin(), step.bytes.begin() + step.length);
            return std::size_t{step.consumed};
        };
        while (!text.empty()) {
            const EncodeStep step = to.encode(text, state, Tail::AtEnd);
            if (step.status == EncodeStep::Status::Ok) {
                text = text.substr(put(step));
            } else {
                put(to.encode(U"?", state, Tail::AtEnd));
                text = text.substr(1);
            }
        }
        put(to.finish(state));
        return {bytes.begin(), bytes.end()};
    }

private slots:
    void errorPolicies_data() {
        QTest::addColumn<int>("policy");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("replace") << int(ErrorPolicy::Replace)
                                 << QByteArray("A\xEF\xBF\xBD\xEF\xBF\xBD"
                                               "B");
        QTest::newRow("skip") << int(ErrorPolicy::Skip) << QByteArray("AB");
        QTest::newRow("escape") << int(ErrorPolicy::Escape) << QByteArray("A\\xC0\\xAFB");
    }
    void errorPolicies() {
        QFETCH(int, policy);
        QFETCH(QByteArray, text);
        TranscodeOptions options;
        options.errors = static_cast<ErrorPolicy>(policy);
        // UTF-8 takes the direct way, CESU-8 the one through code points: same outcome.
        for (const char* to : {"UTF-8", "CESU-8"}) {
            if (!m_codecs.find(to))
                continue;
            const Outcome outcome = run("A\xC0\xAF"
                                        "B",
                                        "UTF-8", to, options);
            QCOMPARE(QByteArray::fromStdString(outcome.text), text);
            QVERIFY(!outcome.stop);
        }
    }

    /// Dropped at offset 0 only, and written before the first character only.
    void byteOrderMarks_data() {
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QByteArray>("dropped");
        QTest::addColumn<QByteArray>("added");
        QTest::newRow("empty") << QByteArray() << QByteArray() << QByteArray();
        QTest::newRow("none") << QByteArray("a") << QByteArray("a") << QByteArray("\uFEFFa");
        QTest::newRow("one") << QByteArray("\uFEFFa") << QByteArray("a") << QByteArray("\uFEFFa");
        QTest::newRow("alone") << QByteArray("\uFEFF") << QByteArray() << QByteArray("\uFEFF");
        QTest::newRow("two") << QByteArray("\uFEFF\uFEFFa") << QByteArray("\uFEFFa")
                             << QByteArray("\uFEFF\uFEFFa");
        QTest::newRow("later") << QByteArray("a\uFEFF") << QByteArray("a\uFEFF")
                               << QByteArray("\uFEFFa\uFEFF");
        QTest::newRow("cut-off") << QByteArray("\xEF\xBB") << QByteArray("\uFFFD")
                                 << QByteArray("\uFEFF\uFFFD");
    }
    void byteOrderMarks() {
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, dropped);
        QFETCH(QByteArray, added);
        TranscodeOptions drops;
        drops.dropMark = true;
        TranscodeOptions adds;
        adds.addMark = true;
        for (const char* to : {"UTF-8", "WTF-8"}) {
            QCOMPARE(QByteArray::fromStdString(run(input.toStdString(), "UTF-8", to, drops).text),
                     dropped);
            QCOMPARE(QByteArray::fromStdString(run(input.toStdString(), "UTF-8", to, adds).text),
                     added);
        }
    }

    /// In UTF-7 a shift, which has no text, comes first.
    void theMarkAfterAShiftIsDropped() {
        TranscodeOptions drops;
        drops.dropMark = true;
        for (const char* to : {"UTF-8", "UTF-32LE"}) {
            QCOMPARE(run("+/v8-a", "UTF-7", to, drops).text, run("a", "UTF-7", to, {}).text);
            QCOMPARE(run("+/v8EMA-", "UTF-7", to, drops).text, run("+BDA-", "UTF-7", to, {}).text);
            QCOMPARE(run("+BDA-+/v8-", "UTF-7", to, drops).text,
                     run("+BDA-+/v8-", "UTF-7", to, {}).text);
        }
    }

    /// Encodings that have them in common with no other.
    void loneSurrogatesAreUnmappable() {
        const std::string text = "a\xED\xA0\x80z";
        for (const char* from : {"WTF-8", "CESU-8", "MUTF-8"}) {
            TranscodeOptions options;
            options.errors = ErrorPolicy::Stop;
            const Outcome stopped = run(text, from, "UTF-8", options);
            QVERIFY(stopped.stop);
            QCOMPARE(stopped.stop->offset, std::uint64_t{1});
            QCOMPARE(stopped.stop->codePoint, char32_t{0xD800});
            QCOMPARE(QByteArray::fromStdString(stopped.text), QByteArray("a"));
            options = {};
            options.unmappable = UnmappablePolicy::Escape;
            QCOMPARE(QByteArray::fromStdString(run(text, from, "UTF-8", options).text),
                     QByteArray("a\\uD800z"));
            QCOMPARE(QByteArray::fromStdString(run(text, from, "WTF-8", options).text),
                     QByteArray::fromStdString(text));
        }
    }

    /// A lone surrogate is as malformed in UTF-8 as in UTF-16LE.
    void loneSurrogatesAreErrorsWhereTheTargetLacksThem_data() {
        QTest::addColumn<int>("policy");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("replace") << int(ErrorPolicy::Replace)
                                 << QByteArray("a\xEF\xBF\xBD"
                                               "b");
        QTest::newRow("skip") << int(ErrorPolicy::Skip) << QByteArray("ab");
        QTest::newRow("escape") << int(ErrorPolicy::Escape) << QByteArray("a\\uD83Db");
    }
    void loneSurrogatesAreErrorsWhereTheTargetLacksThem() {
        QFETCH(int, policy);
        QFETCH(QByteArray, text);
        TranscodeOptions options;
        options.errors = static_cast<ErrorPolicy>(policy);
        for (const char* from : {"CESU-8", "MUTF-8", "WTF-8"}) {
            const Outcome done = run("a\xED\xA0\xBD"
                                     "b",
                                     from, "UTF-8", options);
            QCOMPARE(QByteArray::fromStdString(done.text), text);
            QVERIFY(!done.stop);
            // Where the target has them, they stay; where it lacks U+FFFD too, they are named.
            QCOMPARE(run("\xED\xA0\xBD", from, "WTF-8", options).text, std::string("\xED\xA0\xBD"));
        }
        const Outcome lacking = run("a\xED\xA0\xBD", "CESU-8", "KOI8-R", TranscodeOptions());
        QCOMPARE(lacking.text, std::string("a"));
        QCOMPARE(lacking.stop->codePoint, char32_t{0xD83D});
    }

    void strictStopsAtTheError() {
        TranscodeOptions options;
        options.errors = ErrorPolicy::Stop;
        std::string text(300'000, 'x');
        const std::string good = text + "é";
        const Outcome outcome = run(good + "\xE4\xB8!", "UTF-8", "UTF-8", options);
        QVERIFY(outcome.stop);
        QVERIFY(outcome.text == good);
        QCOMPARE(outcome.stop->offset, std::uint64_t{good.size()});
        QCOMPARE(outcome.stop->bytes, (Bytes{0xE4, 0xB8}));
    }

    void unmappable_data() {
        QTest::addColumn<int>("policy");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("question") << int(UnmappablePolicy::Question) << QByteArray("a??z");
        QTest::newRow("escape") << int(UnmappablePolicy::Escape)
                                << QByteArray("a\\u4E16\\U0001F600z");
        QTest::newRow("stop") << int(UnmappablePolicy::Stop) << QByteArray("a");
    }
    void unmappable() {
        QFETCH(int, policy);
        QFETCH(QByteArray, text);
        TranscodeOptions options;
        options.unmappable = static_cast<UnmappablePolicy>(policy);
        const Outcome outcome = run("a世😀z", "UTF-8", "windows-1251", options);
        QCOMPARE(QByteArray::fromStdString(outcome.text), text);
        QCOMPARE(outcome.stop.has_value(), options.unmappable == UnmappablePolicy::Stop);
        if (outcome.stop) {
            QCOMPARE(outcome.stop->offset, std::uint64_t{1});
            QVERIFY(outcome.stop->codePoint == U'世');
        }
    }

    void stopsWhereTheSubstituteIsLackingToo() {
        // IBM420 has no backslash, ibm-971_P100-1995 no question mark: nothing is dropped unsaid.
        TranscodeOptions options;
        options.unmappable = UnmappablePolicy::Escape;
        const Outcome escaped = run("a世b", "UTF-8", "IBM420", options);
        QCOMPARE(escaped.text, std::string("\x81"));
        QVERIFY(escaped.stop && escaped.stop->reason == TranscodeStop::Reason::NoSubstitute);
        QCOMPARE(escaped.stop->offset, std::uint64_t{1});
        QVERIFY(escaped.stop->codePoint == U'世');
        options.unmappable = UnmappablePolicy::Question;
        const Outcome asked = run("é가", "UTF-8", "ibm-971_P100-1995", options);
        QCOMPARE(asked.text, std::string());
        QVERIFY(asked.stop && asked.stop->reason == TranscodeStop::Reason::NoSubstitute);
    }

    void whatStandsBeforeAStopIsWhole() {
        TranscodeOptions options;
        options.errors = ErrorPolicy::Stop;
        const std::string kanji = "\x1B$B4A\x1B(B";
        for (const char* text : {"漢€x", "漢\xFFx"}) {
            const Outcome outcome = run(text, "UTF-8", "ISO-2022-JP", options);
            QVERIFY(outcome.stop);
            QCOMPARE(outcome.stop->offset, std::uint64_t{3});
            QCOMPARE(outcome.text, kanji);
        }
    }

    /// Long damaged texts: what is written, and the place of the stop, are those of the spans taken
    /// one by one.
    void stopsAtTheFirstUnmappable_data() {
        QTest::addColumn<QByteArray>("from");
        for (const char* from : {"EUC-KR", "UTF-8", "UTF-16LE", "gb18030", "ISO-2022-KR"})
            QTest::newRow(from) << QByteArray(from);
    }
    void stopsAtTheFirstUnmappable() {
        QFETCH(QByteArray, from);
        const Codec& source = *m_codecs.find(from.toStdString());
        const Codec& target = *m_codecs.find("EUC-JP");
        test::Samples samples(20266);
        for (int round = 0; round < 60; ++round) {
            // What both have, with errors here and there; then what EUC-JP may lack.
            Bytes bytes;
            const auto append = [&](const std::u32string& text) {
                const auto encoded = encodeAll(source, test::Samples::encodable(source, text));
                bytes.insert(bytes.end(), encoded->begin(), encoded->end());
            };
            for (std::size_t pieces = samples.below(60); pieces > 0; --pieces) {
                append(test::Samples::encodable(target, samples.text(samples.below(100))));
                if (samples.below(2) == 0)
                    bytes.insert(bytes.end(), 2, 0xFF);
            }
            append(samples.text(100));
            TranscodeOptions options;
            options.errors = ErrorPolicy::Skip;
            std::string expected;
            std::optional<std::uint64_t> stop;
            std::uint64_t at = 0;
            for (const Span& span : decodeAll(source, bytes)) {
                for (const char32_t c : span.text()) {
                    const auto encoded = encodeAll(target, {&c, 1});
                    if (!encoded && !stop)
                        stop = at;
                    if (!stop)
                        expected += asChars(*encoded);
                }
                at += span.length;
            }
            const Outcome outcome =
                run(asChars(bytes), from.constData(), target.name().c_str(), options);
            QVERIFY(outcome.text == expected);
            QCOMPARE(outcome.stop.has_value(), stop.has_value());
            if (stop)
                QCOMPARE(outcome.stop->offset, *stop);
        }
    }

    void errorsMayCountAsUnmappable() {
        TranscodeOptions options;
        options.errorsAreUnmappable = true;
        options.unmappable = UnmappablePolicy::Question;
        QCOMPARE(run("a\xFFz", "UTF-8", "KOI8-R", options).text, std::string("a?z"));
        options.unmappable = UnmappablePolicy::Escape;
        QCOMPARE(run("a\xFFz", "UTF-8", "KOI8-R", options).text, std::string("a\\xFFz"));
        options.unmappable = UnmappablePolicy::Stop;
        const Outcome outcome = run("a\xFFz", "UTF-8", "KOI8-R", options);
        QCOMPARE(outcome.text, std::string("a"));
        QVERIFY(outcome.stop && outcome.stop->offset == 1);
    }

    /// From UTF-8 as a whole, wherever pieces, errors and unmappable characters are: the same as
    /// code point by code point.
    void fromUtf8_data() {
        QTest::addColumn<QString>("target");
        for (const CodecInfo& info : m_codecs.list())
            QTest::newRow(info.name.c_str()) << QString::fromStdString(info.name);
    }
    void fromUtf8() {
        QFETCH(QString, target);
        const Codec& to = *m_codecs.find(target.toStdString());
        const Codec& utf8 = *m_codecs.find("UTF-8");
        if (!encodeAll(to, U"?"))
            QSKIP("It has no question mark.");
        test::Samples samples(20272);
        for (int round = 0; round < 12; ++round) {
            std::u32string text = samples.text(round < 8 ? samples.below(4000) : 12000);
            if (round % 2 == 0)
                text = test::Samples::encodable(to, text.substr(0, 3000));
            Bytes bytes = *encodeAll(utf8, text);
            if (round % 3 == 0)
                bytes = samples.damaged(std::move(bytes));
            TranscodeOptions options;
            options.unmappable = UnmappablePolicy::Question;
            const Outcome outcome = run(asChars(bytes), "UTF-8", to.name().c_str(), options);
            QVERIFY(!outcome.stop);
            QVERIFY(outcome.text == encodedSlowly(to, decodedText(utf8, bytes)));
        }
    }
};

QTEST_GUILESS_MAIN(TestTranscoder)
#include "tst_transcoder.moc"

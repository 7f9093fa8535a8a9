// The C interface beside the library that it stands for: the same spans, verdicts and texts, every
// policy, and memory that runs out anywhere is an answer.

#include "c_api/mojiscope.h"

#include "codec/codec_registry.h"
#include "codec/transcoder.h"
#include "repair/repairer.h"
#include "survey/mixed_detection.h"

#include <QtTest>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <new>
#include <string>
#include <string_view>

using namespace moji;

namespace {

/// How many allocations of this thread succeed before all fail; below 0: none fails.
thread_local long allocationsLeft = -1;

void* allocated(std::size_t size) {
    if (allocationsLeft == 0)
        throw std::bad_alloc();
    if (allocationsLeft > 0)
        --allocationsLeft;
    if (void* const memory = std::malloc(size > 0 ? size : 1))
        return memory;
    throw std::bad_alloc();
}

/// "Привет, мир! Это русский текст." in windows-1251.
constexpr std::string_view kRussian =
    "\xCF\xF0\xE8\xE2\xE5\xF2, \xEC\xE8\xF0! \xDD\xF2\xEE \xF0\xF3\xF1\xF1\xEA\xE8\xE9 "
    "\xF2\xE5\xEA\xF1\xF2.";

const std::uint8_t* bytesOf(std::string_view text) {
    return reinterpret_cast<const std::uint8_t*>(text.data());
}

std::string textOf(const moji_buffer& buffer) {
    return {buffer.data, buffer.size};
}

/// Runs `work` with fewer and more memory, until it succeeds; `released` gives back what it got.
void runsOutOfMemory(const std::function<moji_result()>& work,
                     const std::function<void()>& released) {
    int refusals = 0;
    for (long most = 0;; most += 1 + most / 4) {
        allocationsLeft = most;
        const moji_result result = work();
        allocationsLeft = -1;
        released();
        if (result == MOJI_OK)
            break;
        QCOMPARE(result, MOJI_NO_MEMORY);
        ++refusals;
    }
    QVERIFY(refusals > 0);
}

} // namespace

void* operator new(std::size_t size) {
    return allocated(size);
}
void* operator new[](std::size_t size) {
    return allocated(size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}

class TestCApi : public QObject {
    Q_OBJECT

    CodecRegistry m_codecs;
    int m_leaks = 0; // of failed repairs

    struct Text {
        moji_result result;
        std::string text;
        moji_stop stop;
    };
    static Text transcoded(const char* from, const char* to, std::string_view text,
                           moji_malformed malformed, moji_unmappable unmappable) {
        moji_buffer out;
        Text done{};
        done.result = moji_transcode(moji_find_codec(from), moji_find_codec(to), bytesOf(text),
                                     text.size(), malformed, unmappable, &out, &done.stop);
        done.text = textOf(out);
        moji_free(&out);
        return done;
    }

private Q_SLOTS:
    /// Functions that answer a value have one for that; an exception would end a C program. The
    /// first test, before encodings are made.
    void noExceptionLeavesWhereMemoryRunsOut() {
        const char* const name = "ibm-37_P100-1995"; // ICU's, made when it is asked for
        const moji_codec* codec = nullptr;
        long most = 0;
        for (; codec == nullptr; most += 1 + most / 4) {
            allocationsLeft = most;
            codec = moji_find_codec(name);
            allocationsLeft = -1;
        }
        QVERIFY(most > 1); // was refused once at least

        const std::size_t count = moji_codec_count();
        std::size_t refused = 0;
        for (std::size_t i = 0; i < count; ++i) {
            allocationsLeft = 0;
            const moji_codec* const listed = moji_codec_at(i);
            allocationsLeft = -1;
            refused += listed == nullptr ? 1 : 0;
            QVERIFY(moji_codec_at(i) != nullptr);
        }
        QVERIFY(refused > 0);

        std::size_t silent = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const moji_codec* const listed = moji_codec_at(i);
            moji_state state = moji_initial_state(listed);
            const std::string_view bytes = "\x1B$B0!+AOO-";
            allocationsLeft = 0;
            const moji_span span =
                moji_next_span(listed, bytesOf(bytes), bytes.size(), true, &state);
            allocationsLeft = -1;
            silent += span.length == 0 ? 1 : 0;
        }
        QVERIFY(silent < count);
    }

    void everyEncodingIsThereOnce() {
        QCOMPARE(moji_codec_count(), m_codecs.list().size());
        for (std::size_t i = 0; i < moji_codec_count(); ++i) {
            const moji_codec* const codec = moji_codec_at(i);
            QCOMPARE(moji_codec_name(codec), m_codecs.list()[i].name.c_str());
            QCOMPARE(moji_find_codec(moji_codec_name(codec)), codec);
        }
        QVERIFY(!moji_codec_at(moji_codec_count()));
        QVERIFY(!moji_find_codec("no such encoding"));
        QVERIFY(!moji_find_codec(nullptr));
    }

    void namesAreThoseOfMoji() {
        QCOMPARE(moji_status_name(MOJI_CHARACTER), "ok");
        QCOMPARE(moji_status_name(MOJI_TOO_SHORT), "too_short");
        QCOMPARE(moji_status_name(MOJI_ILLEGAL), "illegal");
        QVERIFY(std::string_view(moji_version()).find('.') != std::string_view::npos);
    }

    void spansAreThoseOfTheCodec_data() {
        QTest::addColumn<QByteArray>("name");
        for (const char* const name : {"UTF-8", "UTF-16LE", "ISO-2022-JP", "GB18030", "SCSU"})
            QTest::newRow(name) << QByteArray(name);
    }
    void spansAreThoseOfTheCodec() {
        QFETCH(QByteArray, name);
        const std::string_view text("a\x1B$B8l\xF0\x9F\x98\x80\xC0\x80\xFF\x1B(B\x81\x30z", 18);
        const moji_codec* const handle = moji_find_codec(name.constData());
        const Codec& codec = *m_codecs.find(name.toStdString());
        moji_state state = moji_initial_state(handle);
        DecoderState expectedState = codec.initialState();
        for (std::size_t at = 0; at < text.size();) {
            const ByteView rest = asBytes(text.substr(at));
            const Span expected = codec.next(rest, expectedState, Tail::AtEnd);
            const moji_span span = moji_next_span(handle, rest.data(), rest.size(), true, &state);
            QCOMPARE(span.length, expected.length);
            QCOMPARE(static_cast<int>(span.status), static_cast<int>(expected.status));
            QCOMPARE(span.count, expected.count);
            for (std::uint32_t i = 0; i < span.count; ++i)
                QCOMPARE(span.code_points[i], std::uint32_t{expected.text()[i]});
            QVERIFY(std::memcmp(&state, &expectedState, sizeof state) == 0);
            at += span.length;
        }
        const moji_span none = moji_next_span(handle, bytesOf(text), 0, true, &state);
        QCOMPARE(none.length, 0U);
        QVERIFY(std::memcmp(&state, &expectedState, sizeof state) == 0);
    }

    void checkingCountsAndFindsTheFirstError() {
        moji_check_summary summary;
        const std::string_view text = "\xEF\xBB\xBF"
                                      "ab\n\xE4\xB8z\xFF";
        QCOMPARE(moji_check(moji_find_codec("UTF-8"), bytesOf(text), text.size(), &summary),
                 MOJI_OK);
        QCOMPARE(summary.errors, 2U);
        QCOMPARE(summary.first_error, 6U);
        QCOMPARE(summary.first_kind, MOJI_TOO_SHORT);
        QCOMPARE(summary.lines, 2U);
        QCOMPARE(summary.code_points, 7U); // the mark is one, and so is each error
        QVERIFY(summary.byte_order_mark);

        QCOMPARE(moji_check(moji_find_codec("UTF-8"), bytesOf("ab"), 2, &summary), MOJI_OK);
        QCOMPARE(summary.errors, 0U);
        QCOMPARE(summary.first_error, 2U); // there is none
        QVERIFY(!summary.byte_order_mark);
    }

    void policiesDecideWhatBecomesOfFaults_data() {
        QTest::addColumn<int>("malformed");
        QTest::addColumn<int>("unmappable");
        QTest::addColumn<QByteArray>("expected");
        QTest::addColumn<int>("stopsAt");
        QTest::addColumn<uint>("lacking");
        const auto row = [](const char* fact, moji_malformed malformed, moji_unmappable unmappable,
                            const char* expected, int stopsAt = -1, uint lacking = 0) {
            QTest::newRow(fact) << int(malformed) << int(unmappable) << QByteArray(expected)
                                << stopsAt << lacking;
        };
        row("stop at FF", MOJI_MALFORMED_STOP, MOJI_UNMAPPABLE_ESCAPE, "a", 1);
        row("skip FF", MOJI_MALFORMED_SKIP, MOJI_UNMAPPABLE_QUESTION, "ab?c");
        row("escape FF", MOJI_MALFORMED_ESCAPE, MOJI_UNMAPPABLE_ESCAPE, "a\\xFFb\\u4E16c");
        row("U+FFFD for FF, which is lacking too", MOJI_MALFORMED_REPLACE, MOJI_UNMAPPABLE_QUESTION,
            "a?b?c");
        row("stop at FF, which is U+FFFD and that is lacking", MOJI_MALFORMED_REPLACE,
            MOJI_UNMAPPABLE_STOP, "a", 1);
        row("stop at U+4E16", MOJI_MALFORMED_SKIP, MOJI_UNMAPPABLE_STOP, "ab", 3, 0x4E16);
    }
    void policiesDecideWhatBecomesOfFaults() {
        QFETCH(int, malformed);
        QFETCH(int, unmappable);
        QFETCH(QByteArray, expected);
        QFETCH(int, stopsAt);
        QFETCH(uint, lacking);
        const Text done = transcoded("UTF-8", "KOI8-R",
                                     "a\xFF"
                                     "b\xE4\xB8\x96"
                                     "c",
                                     static_cast<moji_malformed>(malformed),
                                     static_cast<moji_unmappable>(unmappable));
        QCOMPARE(QByteArray::fromStdString(done.text), expected);
        QCOMPARE(done.result, stopsAt < 0 ? MOJI_OK : MOJI_STOPPED);
        if (stopsAt >= 0) {
            QCOMPARE(done.stop.offset, std::uint64_t(stopsAt));
            QCOMPARE(done.stop.code_point, std::uint32_t{lacking});
        }
    }

    void marksOfEncodings() {
        const auto both = [](const char* name, std::string_view text) {
            const Text there =
                transcoded("UTF-8", name, text, MOJI_MALFORMED_STOP, MOJI_UNMAPPABLE_STOP);
            const Text back =
                transcoded(name, "UTF-8", there.text, MOJI_MALFORMED_STOP, MOJI_UNMAPPABLE_STOP);
            return std::pair(there.text, back.text);
        };
        const std::string a("a");
        QCOMPARE(both("UTF-16LE,version=1", a), std::pair(std::string("\xFF\xFE"
                                                                      "a\0",
                                                                      4),
                                                          a));
        QCOMPARE(both("UTF-16,version=2", a), std::pair(std::string("\xFE\xFF\0a", 4), a));
        QCOMPARE(both("UTF-8-SIG", a), std::pair(std::string("\xEF\xBB\xBF"
                                                             "a"),
                                                 a));
        QCOMPARE(both("UTF-16", a), std::pair(std::string("a\0", 2), a));
    }

    void nobodyNeedsToKnowWhereItStopped() {
        moji_buffer out;
        QCOMPARE(moji_transcode(moji_find_codec("UTF-8"), moji_find_codec("KOI8-R"),
                                bytesOf("a\xFF"), 2, MOJI_MALFORMED_STOP, MOJI_UNMAPPABLE_STOP,
                                &out, nullptr),
                 MOJI_STOPPED);
        QCOMPARE(textOf(out), std::string("a"));
        QCOMPARE(out.data[out.size], '\0');
        moji_free(&out);
        QVERIFY(!out.data);
        QCOMPARE(out.size, std::size_t{0});
        moji_free(&out);
        moji_free(nullptr);
    }

    void guessesAreThoseOfTheDetector() {
        const MemorySource source{Bytes(kRussian.begin(), kRussian.end())};
        const Detection expected = detectWithLines(source, m_codecs)->detection;
        moji_detection found;
        QCOMPARE(moji_detect(bytesOf(kRussian), kRussian.size(), &found), MOJI_OK);
        QVERIFY(found.count > 0 && found.count <= MOJI_MOST_GUESSES);
        QCOMPARE(found.count, std::min<std::size_t>(expected.guesses.size(), MOJI_MOST_GUESSES));
        for (std::size_t i = 0; i < found.count; ++i) {
            QCOMPARE(moji_codec_name(found.guesses[i].codec),
                     expected.guesses[i].codec->name().c_str());
            QCOMPARE(found.guesses[i].score, expected.guesses[i].score);
        }
        QCOMPARE(moji_codec_name(found.guesses[0].codec), "windows-1251");
        QVERIFY(!found.binary);
        QCOMPARE(found.damaged, std::uint64_t{0});
    }

    /// A line in another encoding than the others: no guess is sure.
    void linesInSeveralEncodings() {
        std::string lines;
        for (const char* const encoding :
             {"windows-1251", "KOI8-R", "windows-1251", "windows-1251"}) {
            const auto line =
                encodeAll(*m_codecs.find(encoding), U"Однажды вечером старый мельник вышел.\n");
            lines.append(line->begin(), line->end());
        }
        moji_detection found;
        QCOMPARE(moji_detect(bytesOf(lines), lines.size(), &found), MOJI_OK);
        QVERIFY(found.ambiguous);
        QVERIFY(!found.binary);
    }

    void dataIsInNoEncoding() {
        moji_detection found;
        QCOMPARE(moji_detect(bytesOf(std::string_view("\0\1\2\3\0\0\0\0", 8)), 8, &found), MOJI_OK);
        QVERIFY(found.binary);
    }

    void repairsAreThoseOfTheRepairer_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("chain");
        QTest::newRow("lossless") << QByteArray("caf\xC3\x83\xC2\xA9")
                                  << QByteArray("encode windows-1252, decode UTF-8");
        QTest::newRow("clean") << QByteArray("clean") << QByteArray();
        QTest::newRow("destroyed")
            << QByteArray("na\xEF\xBF\xBDve caf\xEF\xBF\xBD") << QByteArray();
        QTest::newRow("partial")
            << QByteArray("\xC3\x90\xC5\xB8\xC3\x91\xE2\x82\xAC\xC3\x90\xC2\xB8\xC3\x90\xC2\xB2"
                          "\xC3\x90\xC2\xB5\xC3\x91\xEF\xBF\xBD \xC3\x90\xC2\xBC\xC3\x90\xC2\xB8"
                          "\xC3\x91\xE2\x82\xAC")
            << QByteArray("encode windows-1252, decode UTF-8");
        QTest::newRow("partial-most-is-destroyed")
            << QByteArray(
                   "Caf\xC3\x83\xC2\xA9 und "
                   "\xE5\x8D\xA0\xEC\x8F\x99\xEC\x98\x99\xE5\x8D\xA0\xEC\x8F\x99\xEC\x98\x99")
            << QByteArray("encode windows-1252, decode UTF-8");
    }
    void repairsAreThoseOfTheRepairer() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, chain);
        const repair::Repairer repairer(m_codecs);
        const auto plans = repairer.repair(text.toStdString());
        const repair::RepairPlan& best = plans.front();
        const bool changes =
            best.label == repair::Label::Lossless || best.label == repair::Label::Partial;
        moji_repaired repaired;
        QCOMPARE(moji_repair(text.constData(), std::size_t(text.size()), &repaired), MOJI_OK);
        QCOMPARE(static_cast<int>(repaired.label), static_cast<int>(best.label));
        QCOMPARE(repaired.score, best.score);
        QCOMPARE(textOf(repaired.text), changes ? best.text : text.toStdString());
        QCOMPARE(QByteArray::fromStdString(textOf(repaired.chain)), chain);
        moji_free(&repaired.text);
        moji_free(&repaired.chain);
    }

    void memoryThatRunsOutIsAnAnswer() {
        moji_check_summary summary;
        runsOutOfMemory(
            [&] { return moji_check(moji_find_codec("UTF-8"), bytesOf("\xE4\xB8"), 2, &summary); },
            [] {});
        moji_buffer out{};
        runsOutOfMemory(
            [&] {
                return moji_transcode(moji_find_codec("windows-1251"), moji_find_codec("UTF-8"),
                                      bytesOf(kRussian), kRussian.size(), MOJI_MALFORMED_REPLACE,
                                      MOJI_UNMAPPABLE_STOP, &out, nullptr);
            },
            [&] { moji_free(&out); });
        moji_detection found;
        runsOutOfMemory([&] { return moji_detect(bytesOf(kRussian), kRussian.size(), &found); },
                        [] {});
        moji_repaired repaired{};
        constexpr std::string_view kDamaged = "caf\xC3\x83\xC2\xA9";
        runsOutOfMemory([&] { return moji_repair(kDamaged.data(), kDamaged.size(), &repaired); },
                        [&] {
                            moji_free(&repaired.text);
                            moji_free(&repaired.chain);
                        });
    }

    /// Also where the chain is what there is no memory for, after the text.
    void whatIsNotRepairedHoldsNothing() {
        std::string damaged(kRussian); // its chain is long enough to need memory
        damaged = transcoded("windows-1252", "UTF-8", damaged, MOJI_MALFORMED_REPLACE,
                             MOJI_UNMAPPABLE_QUESTION)
                      .text;
        moji_repaired repaired{};
        const auto isRefused = [&](long most) {
            repaired = {};
            allocationsLeft = most;
            const moji_result result = moji_repair(damaged.data(), damaged.size(), &repaired);
            allocationsLeft = -1;
            const bool holds = repaired.text.data != nullptr || repaired.chain.data != nullptr;
            moji_free(&repaired.text);
            moji_free(&repaired.chain);
            m_leaks += result != MOJI_OK && holds ? 1 : 0;
            return result != MOJI_OK;
        };
        isRefused(-1); // what is made once is there
        long least = 1;
        while (isRefused(least))
            least *= 2;
        for (long step = least / 2; step > 0; step /= 2) // enough, but only just
            if (least > step && !isRefused(least - step))
                least -= step;
        for (long most = std::max(0L, least - 8); most < least; ++most)
            QVERIFY(isRefused(most));
        QCOMPARE(m_leaks, 0);
    }
};

QTEST_GUILESS_MAIN(TestCApi)
#include "tst_c_api.moc"

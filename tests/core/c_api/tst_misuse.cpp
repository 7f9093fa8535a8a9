// What the C interface answers to callers who pass no codec, or a value that an enum lacks.

#include "c_api/mojiscope.h"

#include <QtTest>

#include <string_view>
#include <utility>

namespace {

const std::uint8_t* bytesOf(std::string_view text) {
    return reinterpret_cast<const std::uint8_t*>(text.data());
}

/// What it answers; no bytes are left then.
moji_result transcoded(const char* from, const char* to, int malformed, int unmappable) {
    constexpr std::string_view kText = "a\xFF\xE4\xB8\x96";
    moji_buffer out;
    const moji_result result =
        moji_transcode(moji_find_codec(from), moji_find_codec(to), bytesOf(kText), kText.size(),
                       static_cast<moji_malformed>(malformed),
                       static_cast<moji_unmappable>(unmappable), &out, nullptr);
    if (result == MOJI_FAILED && (out.data != nullptr || out.size != 0))
        qFatal("a failure with bytes");
    moji_free(&out);
    return result;
}

} // namespace

class TestMisuse final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noCodecIsAnAnswer() {
        QVERIFY(moji_codec_name(nullptr) == nullptr);
        moji_state state = moji_initial_state(nullptr);
        QCOMPARE(state.opaque[0], std::uint64_t{0});
        QCOMPARE(moji_next_span(nullptr, bytesOf("a"), 1, true, &state).length, 0U);
        moji_check_summary summary;
        QCOMPARE(moji_check(nullptr, bytesOf("a"), 1, &summary), MOJI_FAILED);
        QCOMPARE(transcoded("UTF-8", "", 0, 1), MOJI_FAILED);
        QCOMPARE(transcoded("", "UTF-8", 0, 1), MOJI_FAILED);
    }

    void unknownPoliciesAreRefused() {
        QCOMPARE(transcoded("UTF-8", "KOI8-R", 4, 0), MOJI_FAILED);
        QCOMPARE(transcoded("UTF-8", "KOI8-R", 0, 3), MOJI_FAILED);
        QCOMPARE(transcoded("UTF-8", "KOI8-R", 3, 2), MOJI_OK);
    }

    void bytesMayBeNullWhereThereAreNone() {
        const moji_codec* utf8 = moji_find_codec("UTF-8");
        moji_state state = moji_initial_state(utf8);
        QCOMPARE(moji_next_span(utf8, nullptr, 0, true, &state).length, 0U);
        moji_check_summary summary;
        QCOMPARE(moji_check(utf8, nullptr, 0, &summary), MOJI_OK);
        QCOMPARE(summary.first_kind, MOJI_CHARACTER);
        moji_detection found;
        QCOMPARE(moji_detect(nullptr, 0, &found), MOJI_OK);
        QCOMPARE(found.count, std::size_t{0});
        moji_buffer out;
        QCOMPARE(moji_transcode(utf8, utf8, nullptr, 0, MOJI_MALFORMED_STOP, MOJI_UNMAPPABLE_STOP,
                                &out, nullptr),
                 MOJI_OK);
        QCOMPARE(out.size, std::size_t{0});
        moji_free(&out);
        moji_repaired repaired;
        QCOMPARE(moji_repair(nullptr, 0, &repaired), MOJI_OK);
        QCOMPARE(repaired.label, MOJI_CLEAN);
        QCOMPARE(repaired.text.size, std::size_t{0});
        moji_free(&repaired.text);
        moji_free(&repaired.chain);
    }

    void valuesThatAnEnumLacksHaveNoName() {
        QCOMPARE(std::string_view(moji_status_name(static_cast<moji_status>(15))),
                 std::string_view());
    }
};

QTEST_APPLESS_MAIN(TestMisuse)
#include "tst_misuse.moc"

/* Uses the installed C interface as a stranger would: every function once, answers checked. */
#include <mojiscope.h>

#include <stdio.h>
#include <string.h>

static int faults = 0;

static void expect(int holds, const char* what) {
    if (!holds) {
        printf("not so: %s\n", what);
        ++faults;
    }
}

static void spans(void) {
    /* F0 9F 98 80 is one character; C0 and AF are two errors. */
    const uint8_t bytes[] = {0xF0, 0x9F, 0x98, 0x80, 0xC0, 0xAF};
    const moji_codec* utf8 = moji_find_codec("utf-8");
    moji_state state = moji_initial_state(utf8);
    moji_span first = moji_next_span(utf8, bytes, sizeof bytes, true, &state);
    expect(first.length == 4 && first.count == 1 && first.code_points[0] == 0x1F600, "U+1F600");
    moji_span second = moji_next_span(utf8, bytes + 4, 2, true, &state);
    expect(second.length == 1 && second.status == MOJI_OVERLONG, "C0 is overlong");
    expect(strcmp(moji_status_name(second.status), "overlong") == 0, "its name");
    moji_span cut = moji_next_span(utf8, bytes, 2, false, &state);
    expect(cut.length == 0, "more bytes are needed");
}

static void check(void) {
    moji_check_summary summary;
    const moji_codec* utf8 = moji_find_codec("UTF-8");
    expect(moji_check(utf8, (const uint8_t*)"ab\n\xFF", 4, &summary) == MOJI_OK, "check");
    expect(summary.errors == 1 && summary.first_error == 3 && summary.lines == 2, "one error");
    expect(summary.first_kind == MOJI_HEADER_BITS, "FF has the bits of no header");
}

static void transcode(void) {
    moji_buffer out;
    moji_stop stop;
    const moji_codec* koi8 = moji_find_codec("KOI8-R");
    const moji_codec* utf8 = moji_find_codec("UTF-8");
    const char* word = "\xD0\xBC\xD0\xB8\xD1\x80"; /* U+043C U+0438 U+0440 */
    moji_result result = moji_transcode(utf8, koi8, (const uint8_t*)word, 6, MOJI_MALFORMED_STOP,
                                        MOJI_UNMAPPABLE_STOP, &out, &stop);
    expect(result == MOJI_OK && out.size == 3 && memcmp(out.data, "\xCD\xC9\xD2", 3) == 0, "KOI8-R");
    moji_free(&out);
    expect(out.data == NULL && out.size == 0, "freed");
    result = moji_transcode(utf8, koi8, (const uint8_t*)"a\xE4\xB8\x96", 4, MOJI_MALFORMED_STOP,
                            MOJI_UNMAPPABLE_STOP, &out, &stop);
    expect(result == MOJI_STOPPED && stop.offset == 1 && stop.code_point == 0x4E16, "it lacks U+4E16");
    expect(out.size == 1 && out.data[0] == 'a', "what came before");
    moji_free(&out);
}

static void detect(void) {
    moji_detection found;
    const char* text = "\xCF\xF0\xE8\xE2\xE5\xF2, \xEC\xE8\xF0! \xDD\xF2\xEE \xF0\xF3\xF1\xF1\xEA\xE8\xE9 "
                       "\xF2\xE5\xEA\xF1\xF2 \xE2 \xF1\xF2\xE0\xF0\xEE\xE9 \xEA\xEE\xE4\xE8\xF0\xEE\xE2\xEA\xE5.";
    expect(moji_detect((const uint8_t*)text, strlen(text), &found) == MOJI_OK, "detect");
    expect(found.count > 0 && strcmp(moji_codec_name(found.guesses[0].codec), "windows-1251") == 0,
           "windows-1251");
    expect(moji_detect((const uint8_t*)"\0\1\2\3\0\0\0\0", 8, &found) == MOJI_OK && found.binary,
           "no text");
}

static void repair(void) {
    moji_repaired repaired;
    const char* text = "caf\xC3\x83\xC2\xA9"; /* "caf", then the two bytes of U+00E9 misread */
    expect(moji_repair(text, strlen(text), &repaired) == MOJI_OK, "repair");
    expect(repaired.label == MOJI_LOSSLESS && strcmp(repaired.text.data, "caf\xC3\xA9") == 0, "repaired");
    expect(strstr(repaired.chain.data, "decode UTF-8") != NULL, "and how");
    moji_free(&repaired.text);
    moji_free(&repaired.chain);
    expect(moji_repair("clean", 5, &repaired) == MOJI_OK && repaired.label == MOJI_CLEAN &&
               repaired.text.size == 5,
           "clean text stays");
    moji_free(&repaired.text);
    moji_free(&repaired.chain);
}

int main(void) {
    expect(moji_version()[0] != '\0', "a version");
    expect(moji_codec_count() > 200, "more than 200 encodings");
    expect(moji_codec_at(moji_codec_count()) == NULL, "none past the last");
    expect(moji_find_codec("no such encoding") == NULL, "an unknown name");
    expect(moji_find_codec(moji_codec_name(moji_codec_at(3))) == moji_codec_at(3), "found by name");
    spans();
    check();
    transcode();
    detect();
    repair();
    printf("%s: %d faults\n", moji_version(), faults);
    return faults != 0;
}

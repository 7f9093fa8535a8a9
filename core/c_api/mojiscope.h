#pragma once
// The C interface of the Mojiscope library: find an encoding, walk its spans, check, transcode,
// detect, repair. For C and for every language that can call C.
//
// Sizes and offsets are bytes. Text is UTF-8 and need not end in NUL; names do. Malformed text is
// data, never an error. Pointers must not be NULL unless a comment allows it; bytes may be NULL
// where their size is 0. All functions may be called from several threads at once, if each thread
// has states, buffers and results of its own.
//
// resources/docs/library.md has a program that uses most of it.

#ifdef __cplusplus
#include <cstddef>
#include <cstdint>
extern "C" {
#else
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#endif

#if defined(__GNUC__)
#define MOJI_API __attribute__((visibility("default")))
#else
#define MOJI_API
#endif

/// "0.2.0": the library's version.
MOJI_API const char* moji_version(void);

// ---- Encodings ----

/// An encoding. It lives until the program ends; never free it.
typedef struct moji_codec moji_codec;

/// By any label or name, ignoring case and punctuation ("utf-8", "euckr", "cp1251"). NULL if there
/// is none, and for NULL. Labels mean what the WHATWG Encoding Standard says, except that ASCII and
/// ISO-8859-x are themselves. NULL too where there is not enough memory.
MOJI_API const moji_codec* moji_find_codec(const char* name);

/// The number of encodings, and each of them: `index` from 0. NULL past the last. 0 and NULL where
/// there is not enough memory.
MOJI_API size_t moji_codec_count(void);
MOJI_API const moji_codec* moji_codec_at(size_t index);

/// The canonical name: WHATWG's, else IANA's, else ICU's. NULL for NULL.
MOJI_API const char* moji_codec_name(const moji_codec* codec);

// ---- Spans ----

/// What a span is. MOJI_TOO_SHORT and all after it are errors; those up to MOJI_SURROGATE are
/// UTF-8's (maximal subparts, Unicode Standard 3.9), the last three other encodings'.
typedef enum moji_status {
    MOJI_CHARACTER,   // one or more code points
    MOJI_CONTROL,     // an escape or shift sequence; a byte-order mark at offset 0
    MOJI_TOO_SHORT,   // cut off by another byte or by the end
    MOJI_TOO_LONG,    // a stray continuation byte
    MOJI_HEADER_BITS, // F8..FF
    MOJI_TOO_LARGE,   // above U+10FFFF
    MOJI_OVERLONG,    // not the shortest form
    MOJI_SURROGATE,   // a UTF-16 surrogate
    MOJI_TRUNCATED,   // cut off by the end of input
    MOJI_UNMAPPED,    // well-formed, no such character
    MOJI_ILLEGAL      // no such sequence
} moji_status;

/// `too_short` and so on, as `moji` prints it; empty for a value that the enum lacks.
MOJI_API const char* moji_status_name(moji_status status);

/// What a decoder remembers between two spans. A plain value: copy it, and compare it with memcmp.
typedef struct moji_state {
    uint64_t opaque[4];
} moji_state;

/// The state at offset 0; all zero for NULL.
MOJI_API moji_state moji_initial_state(const moji_codec* codec);

typedef struct moji_span {
    uint32_t length; // bytes; 0: more bytes are needed to decide
    moji_status status;
    uint32_t count;          // code points; 0 for an error
    uint32_t code_points[4]; // the first `count`
} moji_span;

/// The span at the front of `bytes`. `at_end`: no more bytes follow. Only then is every call with
/// `size` > 0 sure to return a length above 0, unless there is not enough memory: then it is 0 and
/// `state` as it was. Without it a length of 0 asks for the same bytes again and more after them;
/// 64 bytes are always enough. Spans tile any input. With NULL for a codec the length is 0.
MOJI_API moji_span moji_next_span(const moji_codec* codec, const uint8_t* bytes, size_t size,
                                  bool at_end, moji_state* state);

// ---- Whole texts ----

typedef enum moji_result {
    MOJI_OK,
    MOJI_STOPPED, // at malformed input or a character that the target lacks: see moji_stop
    MOJI_NO_MEMORY,
    MOJI_FAILED // an input beyond a bound of the library, no codec (NULL), or no value of an enum
} moji_result;

typedef struct moji_check_summary {
    uint64_t errors;        // one for each U+FFFD that a WHATWG decoder would write
    uint64_t problems;      // what a person would call one fault
    uint64_t code_points;   // one for each error
    uint64_t lines;         // line feeds, plus one if anything follows the last
    uint64_t first_error;   // its offset; `size` if there is none
    moji_status first_kind; // MOJI_CHARACTER if there is none
    bool byte_order_mark;   // the text begins with one
} moji_check_summary;

/// Is it valid, and where is it not? MOJI_OK whatever the answer is: look at `errors`.
MOJI_API moji_result moji_check(const moji_codec* codec, const uint8_t* bytes, size_t size,
                                moji_check_summary* summary);

/// Bytes that the library allocated. Give them back with moji_free. There is a NUL after the last,
/// not counted in `size`.
typedef struct moji_buffer {
    char* data;
    size_t size;
} moji_buffer;

/// Frees the bytes and sets the buffer to {NULL, 0}. An empty buffer or NULL is fine.
MOJI_API void moji_free(moji_buffer* buffer);

/// Also for lone surrogates of CESU-8, MUTF-8 and WTF-8 that the target lacks, where that is
/// MOJI_UNMAPPABLE_STOP; an escape of those is \uD83D.
typedef enum moji_malformed {
    MOJI_MALFORMED_REPLACE, // one U+FFFD for each error
    MOJI_MALFORMED_STOP,
    MOJI_MALFORMED_SKIP,
    MOJI_MALFORMED_ESCAPE // \xE4 for each byte
} moji_malformed;

typedef enum moji_unmappable {
    MOJI_UNMAPPABLE_STOP,
    MOJI_UNMAPPABLE_QUESTION, // ?
    MOJI_UNMAPPABLE_ESCAPE    // \u4E16 or \U0001F600
} moji_unmappable;

typedef struct moji_stop {
    uint64_t offset;     // of the input
    uint32_t code_point; // that the target lacks; 0 where the input is malformed, also where the
                         // target lacks the U+FFFD that MOJI_MALFORMED_REPLACE writes for it
} moji_stop;

/// Decodes `bytes` as `from` and encodes the text as `to`. `stop` may be NULL; it is written on
/// MOJI_STOPPED only, when `out` holds what came before. `out` is to be freed after MOJI_OK and
/// MOJI_STOPPED; otherwise it is {NULL, 0}. A byte-order mark that is part of the encoding
/// (UTF-8-SIG, UTF-16, UTF-32, UTF-16LE,version=1 and so on) is dropped; it is written, too, but
/// not in UTF-16 and UTF-32.
MOJI_API moji_result moji_transcode(const moji_codec* from, const moji_codec* to,
                                    const uint8_t* bytes, size_t size, moji_malformed malformed,
                                    moji_unmappable unmappable, moji_buffer* out, moji_stop* stop);

typedef struct moji_guess {
    const moji_codec* codec;
    double score; // 0 to 1: how likely it is among all candidates
} moji_guess;

enum { MOJI_MOST_GUESSES = 8 };

typedef struct moji_detection {
    size_t count; // of `guesses`, best first; 0: no bytes, or no encoding fits all of them
    moji_guess guesses[MOJI_MOST_GUESSES];
    bool ambiguous;   // another reading is nearly as likely, none looks like text, or the lines
                      // are in several encodings, of which `guesses` are some
    bool binary;      // not text in any encoding
    uint64_t damaged; // faults in text that is in the first encoding all the same
} moji_detection;

/// Which encoding are these bytes in?
MOJI_API moji_result moji_detect(const uint8_t* bytes, size_t size, moji_detection* detection);

typedef enum moji_label {
    MOJI_LOSSLESS,  // every character is back, proven by making the damage again
    MOJI_PARTIAL,   // some are
    MOJI_DESTROYED, // something is lost and nothing can be brought back
    MOJI_CLEAN      // nothing to repair
} moji_label;

typedef struct moji_repaired {
    moji_label label;
    double score;      // 0 to 1: how likely it is among all plans and leaving the text alone
    moji_buffer text;  // repaired; the text as it was where nothing can be done
    moji_buffer chain; // steps of its longest repaired part: "encode windows-1252, decode UTF-8";
                       // empty where nothing is repaired
} moji_repaired;

/// Undoes mojibake in UTF-8 text, where that is certain. Bytes that are not UTF-8 are kept. Free
/// `text` and `chain`; unless the result is MOJI_OK they are {NULL, 0}. The text is held in memory
/// several times: give long ones in parts that end with a line (`moji` takes 1 MiB at a time).
MOJI_API moji_result moji_repair(const char* text, size_t size, moji_repaired* repaired);

#ifdef __cplusplus
} // extern "C"
#endif

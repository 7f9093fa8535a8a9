#pragma once
// Which encoding bytes of unknown origin are in: guesses, best first, each with evidence that a
// person can check.
//
// A guess is weighed by the bits that its reading costs (text_scorer.h) and by the doubt about that
// language being written in that encoding (encoding_habits.h); of guesses whose costs differ by d
// bits the cheaper one is 2^d times likelier. Readings are compared on the windows of a ByteSurvey,
// so that the time hardly grows with the file; but an encoding is named as a guess that does not
// decode *all* of the input, to its last byte, only with its damage counted: UTF-8, UTF-16 and
// UTF-32, and the likeliest other one where it is far likelier with its few errors than all that
// decode everything (text_damage.h). A byte-order mark decides.
//
// Structure goes first (structure.h): what is UTF-8, UTF-16 or UTF-32 by its form, damaged or not,
// or no text at all, is not compared with anything.
//
// Undecidable is said: `ambiguous` where another reading is nearly as likely, where none looks like
// text (binary data, one byte, a language without a model), where the words do not bear the best
// one out (a table of all bytes, an alphabet), or where its signs may be letters (usual_reading.h).
// There a text that says which encoding it is in is taken at its word (declared_encoding.h).

#include "codec/codec_registry.h"
#include "detect/text_scorer.h"
#include "detect/text_with_nuls.h"
#include "detect/verdict.h"

#include <optional>
#include <vector>

namespace moji {

/// What a guess rests on most.
enum class DetectionBasis : std::uint8_t {
    ByteOrderMark,
    Ascii,     // every byte is below 80, and no escape or shift among them
    Structure, // sequences of several bytes, all of them well-formed, as hardly any other text has
    Letters,   // how likely they are in the language
    Declaration, // what the text says of itself, where the letters leave it open
};

struct EncodingGuess {
    const Codec* codec = nullptr;
    /// How likely it is among all candidates, lessened where the text looks like none: 0 to 1.
    /// Identical readings have the score of the one.
    double score = 0;
    DetectionBasis basis = DetectionBasis::Letters;
    double bits = 0; // of the reading and the doubt, in the windows
    TextScore text;  // the windows under this encoding
    /// Hebrew whose letters are stored as they are seen, from left to right.
    bool isVisual = false;
    const Codec* sameAs = nullptr; // the first guess above it that reads all bytes the same
    const Codec* next = nullptr;   // of the first guess: the likeliest different reading
    double margin = 0;             // bits by which that one is less likely
    /// The faults that keep the input from being valid, as a person would count them, and the first
    /// of them (kKeptFaults at most). Of a double-byte set of which the end of the
    /// input cuts the last character it is one, which costs little.
    std::uint64_t damaged = 0;
    std::vector<Disproof> damage;
};

/// The bytes are no text in any encoding.
struct BinaryVerdict {
    std::string type; // what file(1) calls it: "ELF 64-bit LSB executable, ..."; "data" if nothing
    /// What is between its NULs, if that is text; of data that file(1) does not know.
    std::optional<TextWithNuls> betweenNuls;
};

/// A candidate that would have been likelier than the best guess, but for bytes that disprove it.
/// If it would have been by far, the best guess has hardly a score: the text is damaged, or is
/// none.
struct RefutedGuess {
    const Codec* codec = nullptr;
    Disproof disproof;
    double bits = 0;     // as EncodingGuess::bits, its errors weighed in
    double textBits = 0; // of the text alone
};

/// What speaks against the words that a guess reads.
enum class WordDoubt {
    None,
    TooFew,      // for an encoding that is hardly ever used
    HardlyWords, // no words of a language, or another encoding reads them better
};

struct Detection {
    std::vector<EncodingGuess> guesses;  // best first; empty where no candidate decodes the bytes
    std::vector<RefutedGuess> refuted;   // likeliest first
    std::optional<BinaryVerdict> binary; // then there are no guesses
    bool ambiguous = false;
    bool looksLikeText = true;
    /// Some lines are UTF-8 and others are not: the guesses are of single-byte encodings, each of
    /// which reads all bytes and is wrong for some. `ambiguous` is set.
    bool mixedLines = false;
    /// Why the words, each counted once, do not bear the best guess out (word_evidence.h). If not
    /// None, `ambiguous` is set.
    WordDoubt wordDoubt = WordDoubt::None;
    /// Bytes of the source that the verdict rests on: all, or the beginning of binary data.
    std::uint64_t bytesRead = 0;
};

struct DetectOptions {
    /// The encodings to consider, all of which are then reported if they fit; empty:
    /// detectableEncodings(), of which those without a chance are not. Where they are named,
    /// nothing is called binary.
    std::vector<const Codec*> candidates;
    std::optional<Language> language; // expected language
};

/// Errors: those of the source, and Cancelled.
[[nodiscard]] Result<Detection> detectEncoding(const ByteSource& source,
                                               const CodecRegistry& registry,
                                               const DetectOptions& options = {},
                                               const std::stop_token& stop = {},
                                               const ProgressCallback& progress = {});

/// What to open a file as: here a few errors do not count against an encoding whose reading is
/// convincing without them, so that one bad byte never turns a UTF-8 file into something else.
struct OpeningGuess {
    const Codec* codec = nullptr;     // UTF-8 where nothing speaks for anything
    double score = 0;                 // as of an EncodingGuess
    std::optional<Disproof> disproof; // the first error, if there is one
};
[[nodiscard]] Result<OpeningGuess> guessForOpening(const ByteSource& source,
                                                   const CodecRegistry& registry,
                                                   const std::stop_token& stop = {});

} // namespace moji

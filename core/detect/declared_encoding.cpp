#include "detect/declared_encoding.h"

#include "detect/guess_order.h"
#include "detect/guess_scores.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace moji {

namespace {

// Bits by which a declared encoding is likelier: declarations lie now and then, but hardly ever
// where the letters do not refute them.
constexpr double kDeclared = 10;
// The score, at least, of a declared encoding where the letters say nothing: lists of letters, keys
// and signs are as unlikely in the right encoding as in others. Less than conversions ask for.
constexpr double kWithoutWords = 0.9;

/// What browsers read where a document says so (WHATWG Encoding Standard, "Names and labels").
std::string_view asBrowsersRead(std::string_view name) {
    if (name == "ASCII" || name == "ISO-8859-1")
        return "windows-1252";
    if (name == "ISO-8859-9")
        return "windows-1254";
    if (name == "ISO-8859-11")
        return "windows-874";
    return name;
}

bool isOfWeb(DeclarationForm form) {
    return form == DeclarationForm::Html || form == DeclarationForm::Css;
}

/// Nothing where the name is unknown.
std::optional<DeclaredEncoding> encodingOf(const Declaration& found,
                                           const CodecRegistry& registry) {
    const auto name = registry.canonicalName(nameOfDeclared(found));
    if (!name)
        return std::nullopt;
    return DeclaredEncoding{registry.find(*name),
                            registry.find(isOfWeb(found.form) ? asBrowsersRead(*name) : *name),
                            found.form};
}

/// The guess of an encoding that reads all bytes, as they stand; none: the end.
std::vector<EncodingGuess>::iterator find(std::vector<EncodingGuess>& guesses, const Codec* codec) {
    const auto found = std::ranges::find(guesses, codec, &EncodingGuess::codec);
    return found != guesses.end() && found->damaged == 0 && !found->isVisual ? found
                                                                             : guesses.end();
}

/// How likely a guess is, with what the declaration adds to it.
double scoreOfDeclared(double score) {
    const double odds = score * std::exp2(kDeclared);
    return odds / (odds + 1 - score);
}

/// Weighs the declaration in: for the guess and those that read the same, which get the score
/// `after`, against the others.
void weigh(std::vector<EncodingGuess>& guesses, const EncodingGuess& declared, double after) {
    const Codec* const reading = readingOf(declared);
    const double before = declared.score;
    const double others = before < 1 ? (1 - after) / (1 - before) : 0;
    for (EncodingGuess& guess : guesses)
        guess.score = readingOf(guess) == reading ? after : guess.score * others;
}

/// Makes a guess the best one, with those that read the same.
void prefer(std::vector<EncodingGuess>& guesses, std::vector<EncodingGuess>::iterator declared) {
    const double bits = std::min(declared->bits - kDeclared, guesses.front().bits);
    const Codec* const reading = readingOf(*declared);
    for (EncodingGuess& guess : guesses)
        if (readingOf(guess) == reading)
            guess.bits = bits;
    putFirst(guesses, declared);
    std::stable_sort(guesses.begin() + 1, guesses.end(),
                     [](const auto& a, const auto& b) { return a.bits < b.bits; });
    guesses.front().basis = DetectionBasis::Declaration;
}

} // namespace

std::optional<DeclaredEncoding> declaredEncoding(std::string_view head,
                                                 const CodecRegistry& registry) {
    for (const Declaration& found : findDeclarations(head.substr(0, kDeclarationHead)))
        if (const auto declared = encodingOf(found, registry))
            return declared;
    return std::nullopt;
}

std::optional<DeclaredEncoding> declaredEncoding(std::string_view head, std::string_view tail,
                                                 const CodecRegistry& registry) {
    if (const auto declared = declaredEncoding(head, registry))
        return declared;
    tail.remove_prefix(tail.size() - std::min(tail.size(), kDeclarationTail));
    const auto found = findDeclarationAtEnd(tail);
    return found ? encodingOf(*found, registry) : std::nullopt;
}

Result<std::optional<DeclaredEncoding>> declaredEncoding(const ByteSource& source,
                                                         const CodecRegistry& registry) {
    const std::uint64_t size = source.size();
    const auto head = readRange(source, {0, std::min<std::uint64_t>(kDeclarationHead, size)});
    if (!head)
        return head.error();
    const auto tail =
        readRange(source, {size - std::min<std::uint64_t>(kDeclarationTail, size), size});
    if (!tail)
        return tail.error();
    return declaredEncoding(asChars(*head), asChars(*tail), registry);
}

bool isVoid(const DeclaredEncoding& declared, std::string_view head, const Codec& found) {
    const Synchronisation sync = found.info().sync;
    if (isOfWeb(declared.form))
        return sync == Synchronisation::TwoBytes || sync == Synchronisation::FourBytes;
    return declared.form == DeclarationForm::MailHeader && head.starts_with("From ") &&
           declared.named->name() == "ASCII";
}

void decideByDeclaration(Detection& detection, const DeclaredEncoding& declared, const Codec& utf8,
                         bool isWordless) {
    auto& guesses = detection.guesses;
    if (guesses.empty() || detection.mixedLines)
        return;
    const EncodingGuess& best = guesses.front();
    const bool isOpen = detection.ambiguous ||
                        (best.basis == DetectionBasis::Letters && best.score < kAgainstDeclared);
    auto guess = find(guesses, declared.named);
    if (guess == guesses.end())
        guess = find(guesses, declared.inBrowsers);
    const bool isWellFormed = best.codec == &utf8 && best.damaged == 0;
    if (!isOpen || guess == guesses.end() || (isWellFormed && guess->codec != &utf8))
        return;
    const bool isBest = readingOf(*guess) == best.codec;
    if (isBest && !detection.ambiguous)
        return; // one of the names of the same reading
    double score = scoreOfDeclared(guess->score);
    if ((isWordless || isBest) && detection.ambiguous)
        score = std::max(score, kWithoutWords);
    weigh(guesses, *guess, score);
    if (isBest || guess->score > best.score) {
        prefer(guesses, guess);
        detection.wordDoubt = WordDoubt::None;
        detection.ambiguous = guesses.front().score < kSureScore;
    } else {
        detection.ambiguous = detection.ambiguous || best.score < kSureScore;
    }
}

} // namespace moji

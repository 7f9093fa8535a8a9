// moji detect: which encoding, and why.

#include "bytes/hex.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/encoding_list.h"
#include "cli/line_report.h"
#include "cli/mixture_words.h"
#include "cli/phrase.h"
#include "cli/score_bar.h"
#include "cli/stream_beginning.h"
#include "detect/binary_data.h"
#include "detect/structure.h"
#include "survey/mixed_detection.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji::cli {

namespace {

std::string basisInWords(DetectionBasis basis) {
    switch (basis) {
    case DetectionBasis::ByteOrderMark:
        return phrase("moji detect", "begins with its byte-order mark");
    case DetectionBasis::Ascii:
        return phrase("moji detect", "every byte is below 80");
    case DetectionBasis::Structure:
        return phrase("moji detect", "every sequence of several bytes is well-formed");
    case DetectionBasis::Declaration:
        return phrase("moji detect", "the text declares it");
    case DetectionBasis::Letters:
        break;
    }
    return {};
}

std::string refutation(const RefutedGuess& refuted) {
    return phrase("moji detect", "not %1: %2 at offset %3")
        .with(refuted.codec->name(), hexBytes(refuted.disproof.bytes), refuted.disproof.offset);
}

Phrase kindInWords(SpanStatus kind) {
    switch (kind) {
    case SpanStatus::TooShort:
        return phrase("moji detect", "%1 at offset %2 is incomplete");
    case SpanStatus::TooLong:
        return phrase("moji detect", "%1 at offset %2 is a stray continuation byte");
    case SpanStatus::HeaderBits:
        return phrase("moji detect", "%1 at offset %2 is not the start of a character");
    case SpanStatus::TooLarge:
        return phrase("moji detect", "%1 at offset %2 is past 10FFFF");
    case SpanStatus::Overlong:
        return phrase("moji detect", "%1 at offset %2 is overlong");
    case SpanStatus::Surrogate:
        return phrase("moji detect", "%1 at offset %2 is a surrogate");
    case SpanStatus::Truncated:
        return phrase("moji detect", "%1 at offset %2 is cut off by the end");
    default:
        return phrase("moji detect", "%1 at offset %2 is malformed");
    }
}

/// What is wrong at one place.
std::string placeInWords(const Disproof& place) {
    return kindInWords(place.kind).with(hexBytes(place.bytes), place.offset);
}

/// The first places at which UTF-8 is damaged, with the reasons.
std::string damageInWords(const EncodingGuess& guess) {
    constexpr std::size_t kMost = 3;
    std::vector<std::string> places;
    for (const Disproof& place : guess.damage) {
        if (places.size() == kMost)
            break;
        places.push_back(placeInWords(place));
    }
    if (guess.damage.size() > kMost)
        places.emplace_back("...");
    return countedPhrase(
        "moji detect", guess.damaged, MOJI_COUNTED("moji detect", "damaged in %1 place: %2"),
        MOJI_COUNTED("moji detect", "damaged in %1 places: %2"), fmt::join(places, ", "));
}

std::string inTenths(double value) {
    return fmt::format("{:.1f}", value);
}

std::string mixtureInWords(const LineMixture& mixture) {
    return phrase("moji detect", "undecided: its lines are in several encodings: %1 (try --lines)")
        .with(mixtureText(mixture));
}

/// UTF-8 reads ASCII the same.
DetectionBasis basisOf(const EncodingGuess& guess) {
    const bool isAscii = guess.sameAs && guess.sameAs->name() == "ASCII";
    return isAscii ? DetectionBasis::Ascii : guess.basis;
}

/// A few words in ASCII are those of any language.
bool isOfAnyLanguage(const EncodingGuess& guess) {
    constexpr std::uint64_t kFewLetters = 24;
    return basisOf(guess) == DetectionBasis::Ascii && guess.text.letters < kFewLetters;
}

/// The language that a guess is known to read as.
std::optional<Language> languageOf(const Detection& detection, const EncodingGuess& guess) {
    return detection.looksLikeText && !isOfAnyLanguage(guess) ? guess.text.language : std::nullopt;
}

/// What speaks for a guess and against it, in words.
std::string evidenceFor(const MixedDetection& found, const EncodingGuess& guess) {
    const Detection& detection = found.detection;
    if (found.mixture && &guess == &detection.guesses.front())
        return mixtureInWords(*found.mixture);
    std::vector<std::string> reasons;
    if (guess.damaged > 0)
        reasons.push_back(damageInWords(guess));
    else if (const auto basis = basisInWords(basisOf(guess)); !basis.empty())
        reasons.emplace_back(basis);
    if (const auto language = languageOf(detection, guess))
        reasons.push_back(phrase("moji detect", "reads as %1, %2 bits a letter")
                              .with(phrase("Language", languageInfo(*language).name),
                                    inTenths(guess.text.bitsPerLetter)));
    else if (!isOfAnyLanguage(guess))
        reasons.push_back(phrase("moji detect", "reads as no known language"));
    if (guess.isVisual)
        reasons.push_back(
            phrase("moji detect", "its letters are in visual order, from left to right"));
    const EncodingGuess& best = detection.guesses.front();
    if (&guess != &best && guess.sameAs != best.codec && best.basis != DetectionBasis::Declaration)
        reasons.push_back(phrase("moji detect", "%1 bits less likely than %2")
                              .with(inTenths(guess.bits - best.bits), best.codec->name()));
    if (&guess != &best)
        return fmt::format("{}", fmt::join(reasons, "; "));
    if (guess.next)
        reasons.push_back(phrase("moji detect", "%1 bits likelier than %2")
                              .with(inTenths(guess.margin), guess.next->name()));
    for (const RefutedGuess& refuted : detection.refuted)
        reasons.push_back(refutation(refuted));
    if (!detection.looksLikeText)
        reasons.push_back(phrase("moji detect", "unknown: it does not look like text"));
    else if (detection.mixedLines)
        reasons.push_back(phrase(
            "moji detect", "undecided: some lines are UTF-8 and others are not (try --lines)"));
    else if (detection.ambiguous && best.text.letters < 2)
        reasons.push_back(phrase("moji detect", "undecided: too few letters to tell"));
    else if (detection.wordDoubt == WordDoubt::TooFew)
        reasons.push_back(phrase("moji detect", "undecided: %1 is hardly ever used, and a few "
                                                "words are not enough to be sure of it")
                              .with(best.codec->name()));
    else if (detection.wordDoubt == WordDoubt::HardlyWords)
        reasons.push_back(phrase("moji detect", "undecided: its words are hardly words"));
    else if (detection.ambiguous)
        reasons.push_back(phrase("moji detect", "undecided: another reading is nearly as likely"));
    return fmt::format("{}", fmt::join(reasons, "; "));
}

std::optional<std::string_view> nameOf(const Codec* codec) {
    return codec ? std::optional<std::string_view>(codec->name()) : std::nullopt;
}

/// Lines are in several encodings, and no encoding fits all of them.
void writeMixtureJson(Context& context, const Input& input, const MixedDetection& found) {
    JsonLine line(context.out);
    if (context.namesFile())
        line.file(input.name);
    line.stringOrNull("encoding", {})
        .real("score", 0)
        .string("evidence", mixtureInWords(*found.mixture))
        .stringOrNull("same_as", {})
        .stringOrNull("language", {})
        .boolean("ambiguous", true)
        .members(mixtureJson(*found.mixture))
        .number("read", found.detection.bytesRead);
}

void writeJson(Context& context, const Input& input, const MixedDetection& found) {
    const Detection& detection = found.detection;
    if (detection.guesses.empty() && found.mixture)
        writeMixtureJson(context, input, found);
    if (detection.binary) {
        JsonLine line(context.out);
        if (context.namesFile())
            line.file(input.name);
        line.stringOrNull("encoding", {})
            .real("score", 1)
            .string("kind", "binary")
            .string("type", detection.binary->type)
            .string("evidence", "NUL or control bytes that text does not have")
            .stringOrNull("same_as", {})
            .stringOrNull("language", {})
            .number("read", detection.bytesRead);
        if (const auto& text = detection.binary->betweenNuls)
            line.string("between_nuls", text->mixedLines ? "mixed" : text->codec->name());
    }
    for (const EncodingGuess& guess : detection.guesses) {
        JsonLine line(context.out);
        if (context.namesFile())
            line.file(input.name);
        line.string("encoding", guess.codec->name())
            .real("score", guess.score)
            .string("evidence", evidenceFor(found, guess))
            .stringOrNull("same_as", nameOf(guess.sameAs));
        if (guess.damaged > 0)
            line.number("damaged", guess.damaged);
        if (guess.isVisual)
            line.string("order", "visual");
        const auto language = languageOf(detection, guess);
        line.stringOrNull("language",
                          language ? std::optional(languageInfo(*language).code) : std::nullopt);
        if (detection.ambiguous)
            line.boolean("ambiguous", true);
        if (found.mixture && &guess == &detection.guesses.front())
            line.members(mixtureJson(*found.mixture));
        line.number("read", detection.bytesRead);
    }
}

void writeTable(Context& context, const MixedDetection& found) {
    const Detection& detection = found.detection;
    if (detection.guesses.empty() && found.mixture)
        context.out.write(mixtureInWords(*found.mixture) + "\n");
    if (detection.binary) {
        std::string words =
            phrase("moji detect", "binary  %1").with(visible(detection.binary->type));
        if (const auto& text = detection.binary->betweenNuls)
            words += "; " + (text->mixedLines
                                 ? phrase("moji detect", "between its NULs, some lines are UTF-8 "
                                                         "and others are not (try --lines)")
                                 : phrase("moji detect", "between its NULs it reads as %1")
                                       .with(text->codec->name()));
        context.out.write(words + "\n");
        return;
    }
    std::size_t columns = 0;
    for (const EncodingGuess& guess : detection.guesses)
        columns = std::max(columns, guess.codec->name().size());
    for (const EncodingGuess& guess : detection.guesses) {
        const std::string words =
            guess.sameAs ? phrase("moji detect", "same as %1").with(guess.sameAs->name())
                         : evidenceFor(found, guess);
        context.out.write(fmt::format("{:<{}}  {} {:.2f}  {}\n", guess.codec->name(), columns,
                                      scoreBar(guess.score), guess.score, words));
    }
}

/// NAME: ENCODING SCORE, for the many files of a folder; remarks in parentheses.
void writeOneLine(Context& context, const Input& input, const MixedDetection& found) {
    const Detection& detection = found.detection;
    std::string verdict = phrase("moji detect", "unknown") + " 0.00";
    if (detection.binary) {
        verdict = phrase("moji detect", "binary 1.00 (%1)").with(visible(detection.binary->type));
    } else if (!detection.guesses.empty()) {
        const EncodingGuess& best = detection.guesses.front();
        verdict = fmt::format("{} {:.2f}", best.codec->name(), best.score);
        if (best.damaged > 0 && !found.mixture)
            verdict += phrase("moji detect", " (damaged: %1)").with(best.damaged);
        else if (detection.ambiguous && !found.mixture)
            verdict += " " + phrase("moji detect", "(ambiguous)");
    }
    if (found.mixture)
        verdict += " " + phrase("moji detect", "(lines in several encodings: %1)")
                             .with(mixtureText(*found.mixture));
    context.out.write(fmt::format("{}: {}\n", visible(input.name), verdict));
}

/// Of no bytes there are no guesses.
void writeEmpty(Context& context, const Input& input) {
    const std::string name = context.namesFile() ? visible(input.name) + ": " : "";
    context.out.write(name + phrase("moji detect", "empty") + '\n');
}

class DetectCommand final : public Command {
public:
    DetectCommand()
        : Command("detect", MOJI_PHRASE("moji", "which encoding, and why")) {}

    void addOptions(CLI::App& app) override {
        app.add_flag(
            "--lines", m_lines,
            phrase("moji detect", "detect the encoding of each line, considering its neighbours"));
        addEncodingsOption(app, m_names, phrase("moji detect", "the encodings to consider"),
                           "--candidates");
        m_languageOption = app.add_option(
            "--language", m_language, phrase("moji detect", "expected language: ru, zh-Hant, ..."));
        m_languageOption->type_name("CODE");
    }

    ExitStatus run(Context& context) override {
        if (hasEmptyValue(*m_languageOption))
            return kTrouble;
        DetectOptions options;
        if (!m_names.empty()) {
            auto codecs = namedEncodings(context, m_names, {}, "--candidates");
            if (!codecs)
                return kTrouble;
            options.candidates = *std::move(codecs);
        }
        if (!m_language.empty()) {
            options.language = findLanguage(m_language);
            if (!options.language) {
                refuseLanguage();
                return kTrouble;
            }
        }
        return context.forEachInput([&](const Input& input) -> Result<ExitStatus> {
            if (m_lines)
                return reportLines(context, input, {options.candidates, options.language, {}});
            return detectOne(context, input, options);
        });
    }

private:
    void refuseLanguage() const {
        std::string known;
        for (std::size_t i = 0; i < languageCount(); ++i)
            known += (i == 0 ? "" : " ") + std::string(languageInfo(static_cast<Language>(i)).code);
        message(phrase("moji detect", "--language: no model for '%1'; available: %2")
                    .with(m_language, known));
    }

    static Result<ExitStatus> detectOne(Context& context, const Input& input,
                                        const DetectOptions& options) {
        if (context.hasMaxBytes() || input.isRegularFile() || !options.candidates.empty()) {
            const auto source = input.source(context.maxBytes);
            return source ? report(context, input, **source, options) : source.error();
        }
        // One byte more than what tells binary data says whether it is all.
        auto beginning = StreamBeginning::of(input, kBinaryHead + 1);
        if (!beginning)
            return beginning.error();
        const ByteView bytes = beginning->bytes();
        if (bytes.size() <= kBinaryHead ||
            !beginsAsBinary(bytes.first(kBinaryHead), context.codecs)) {
            const auto source = beginning->withRest();
            return source ? report(context, input, **source, options) : source.error();
        }
        auto status = report(context, input, *beginning->alone(), options);
        context.out.flush();
        beginning->dropRest();
        return status;
    }

    static Result<ExitStatus> report(Context& context, const Input& input, const ByteSource& source,
                                     const DetectOptions& options) {
        Progress progress(context.progress, input.name, source.size());
        const auto found =
            detectWithLines(source, context.codecs, options, {},
                            [&](std::uint64_t done, std::uint64_t) { progress.at(done); });
        if (!found)
            return found.error();
        if (context.jsonl)
            writeJson(context, input, *found);
        else if (source.size() == 0)
            writeEmpty(context, input);
        else if (context.namesFile())
            writeOneLine(context, input, *found);
        else
            writeTable(context, *found);
        context.out.flushIfInteractive();
        const Detection& detection = found->detection;
        if (!detection.guesses.empty() || detection.binary || source.size() == 0)
            return kFine;
        for (const RefutedGuess& refuted : detection.refuted)
            message(fmt::format("{}: {}", visible(input.name), refutation(refuted)));
        return kNo;
    }

    bool m_lines = false;
    std::vector<std::string> m_names;
    std::string m_language;
    CLI::Option* m_languageOption = nullptr;
};

} // namespace

std::unique_ptr<Command> makeDetectCommand() {
    return std::make_unique<DetectCommand>();
}

} // namespace moji::cli

// moji text: a text is not an array. Its length in every unit, what a cut leaves of it, case maps,
// normal forms, what holds it, hidden characters, and the order of its lines.

#include "cli/commands.h"
#include "cli/encoding_list.h"
#include "cli/phrase.h"
#include "cli/text_facts.h"
#include "cli/whole_number.h"
#include "codec/span_reader.h"
#include "unicode/case_maps.h"

namespace moji::cli {

namespace {

constexpr std::string_view kUsuallyCounted[] = {"UTF-8",        "UTF-16LE", "UTF-32LE",
                                                "windows-1252", "EUC-KR",   "GB18030"};
/// Normal forms and collation need the whole text.
constexpr std::uint64_t kMostCodePoints = 16 * 1024 * 1024;

class TextCommand final : public Command {
public:
    TextCommand()
        : Command("text",
                  MOJI_PHRASE("moji",
                              "lengths in every unit, cuts, case maps, normal forms, limits")) {}

    void addOptions(CLI::App& app) override {
        app.add_option("-e,--encoding", m_encoding,
                       phrase("moji text", "the encoding to read the input as"))
            ->type_name("NAME")
            ->capture_default_str();
        addEncodingsOption(app, m_names,
                           phrase("moji text", "the encodings whose bytes are counted"));
        app.add_option("--cut", m_cut,
                       phrase("moji text", "show what a cut after N of each unit leaves"))
            ->type_name("N")
            ->transform(wholeNumber(0));
        app.add_option("--locale", m_locale,
                       phrase("moji text", "the language of case maps and of the order of lines"))
            ->type_name("LOCALE");
    }

    ExitStatus run(Context& context) override {
        const Codec* codec = context.codec(m_encoding);
        if (codec == nullptr)
            return kTrouble;
        auto codecs = namedEncodings(context, m_names, kUsuallyCounted);
        if (!codecs)
            return kTrouble;
        if (!unicode::isLocale(m_locale)) {
            message(
                phrase("moji text", "--locale: ICU knows no language '%1' (tr, lt, de are some)")
                    .with(visible(m_locale)));
            return kTrouble;
        }
        TextQuestions questions{*std::move(codecs), m_cut, m_locale};
        return context.forEachInput([&](const Input& input) -> Result<ExitStatus> {
            const auto text = readWhole(context, input, *codec);
            if (!text)
                return text.error();
            if (context.jsonl)
                writeTextJson(context, input, *text, questions);
            else
                writeTextFacts(context, input, *text, questions);
            return kFine;
        });
    }

private:
    static void warnOf(std::uint64_t errors, const Input& input) {
        if (errors > 0)
            message(countedPhrase(
                "moji text", errors,
                MOJI_COUNTED("moji text", "%2: %1 malformed sequence is counted as U+FFFD"),
                MOJI_COUNTED("moji text", "%2: %1 malformed sequences are counted as U+FFFD"),
                input.name));
    }

    /// U+FFFD for each error.
    static Result<std::u32string> readWhole(const Context& context, const Input& input,
                                            const Codec& codec) {
        const auto reader = input.reader();
        if (!reader)
            return reader.error();
        SpanReader spans(**reader, codec, context.maxBytes);
        std::u32string text;
        std::uint64_t errors = 0;
        for (;;) {
            const auto batch = spans.next();
            if (!batch)
                return batch.error();
            if (batch->spans.empty()) {
                warnOf(errors, input);
                return text;
            }
            for (const Span& span : batch->spans) {
                text += isError(span.status) ? U"\uFFFD" : span.text();
                errors += isError(span.status) ? 1 : 0;
            }
            if (text.size() > kMostCodePoints)
                return Error{ErrorCode::TooLarge, input.name,
                             phrase("moji text",
                                    "text is for texts of at most 16777216 characters; "
                                    "stat counts larger ones")};
        }
    }

    std::string m_encoding = "UTF-8";
    std::vector<std::string> m_names;
    std::optional<std::uint64_t> m_cut;
    std::string m_locale;
};

} // namespace

std::unique_ptr<Command> makeTextCommand() {
    return std::make_unique<TextCommand>();
}

} // namespace moji::cli

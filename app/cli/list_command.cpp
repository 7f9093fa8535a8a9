// moji list: every encoding with its names.

#include "cli/commands.h"
#include "cli/phrase.h"
#include "codec/encoding_name.h"

#include <fmt/format.h>

#include <algorithm>

namespace moji::cli {

namespace {

constexpr std::size_t kLineWidth = 100; // columns

void writeJson(Output& out, const CodecInfo& info) {
    JsonLine line(out);
    line.string("name", info.name)
        .strings("aliases", info.aliases)
        .string("family", identifier(info.family))
        .boolean("ascii_compatible", info.asciiCompatible);
}

/// `words` in lines of kLineWidth columns, all but the first after `indent` blanks.
std::string wrapped(const std::vector<std::string>& words, std::size_t indent) {
    std::string text;
    std::size_t column = indent;
    for (const std::string& word : words) {
        if (column > indent && column + 1 + word.size() > kLineWidth) {
            text += "\n" + std::string(indent, ' ');
            column = indent;
        } else if (column > indent) {
            text += ' ';
            ++column;
        }
        text += word;
        column += word.size();
    }
    return text;
}

void writeText(Output& out, const std::vector<const CodecInfo*>& shown) {
    std::size_t width = 0;
    for (const CodecInfo* info : shown)
        width = std::max(width, info->name.size());
    const auto row = [&](std::string_view name, std::string_view family, std::string_view ascii,
                         std::string_view names) {
        std::string line =
            fmt::format("{:<{}}  {:<11}  {:<5}  {}", name, width, family, ascii, names);
        line.erase(line.find_last_not_of(' ') + 1);
        out.write(line + "\n");
    };
    row("name", "family", "ASCII", "also called");
    for (const CodecInfo* info : shown)
        row(info->name, identifier(info->family), info->asciiCompatible ? "yes" : "no",
            wrapped(info->aliases, width + 22));
}

class ListCommand final : public Command {
public:
    ListCommand()
        : Command("list", MOJI_PHRASE("moji", "every encoding, with all its names")) {}

    void addOptions(CLI::App& app) override {
        app.add_option("WORD", m_words,
                       phrase("moji list", "list only encodings with WORD in one of their names"))
            ->type_name("");
        app.add_option("--family", m_family, phrase("moji list", "only this family of encodings"))
            ->type_name("FAMILY")
            ->check(CLI::IsMember(families()));
    }

    [[nodiscard]] bool takesInput() const override { return false; }

    ExitStatus run(Context& context) override {
        std::vector<const CodecInfo*> shown;
        for (const CodecInfo& info : context.codecs.list()) {
            if (isWanted(info))
                shown.push_back(&info);
        }
        if (shown.empty()) {
            message(nothingFound(context.codecs));
            return kTrouble;
        }
        if (!context.jsonl)
            writeText(context.out, shown);
        for (const CodecInfo* info : shown) {
            if (context.jsonl)
                writeJson(context.out, *info);
        }
        return kFine;
    }

private:
    static std::vector<std::string> families() {
        std::vector<std::string> names;
        for (const auto family : {CodecFamily::Unicode, CodecFamily::SingleByte,
                                  CodecFamily::DoubleByte, CodecFamily::Stateful})
            names.emplace_back(identifier(family));
        return names;
    }

    [[nodiscard]] bool isWanted(const CodecInfo& info) const {
        if (!m_family.empty() && m_family != identifier(info.family))
            return false;
        return std::ranges::all_of(m_words, [&](const std::string& word) {
            const std::string wanted = comparableName(word);
            const auto has = [&](const std::string& name) {
                return comparableName(name).find(wanted) != std::string::npos;
            };
            return has(info.name) || std::ranges::any_of(info.aliases, has);
        });
    }

    /// No encoding is listed: why, and which names are nearly so.
    [[nodiscard]] std::string nothingFound(const CodecRegistry& codecs) const {
        const std::string words = fmt::format("{}", fmt::join(m_words, " "));
        if (!m_family.empty())
            return phrase("moji list", "no encoding of the family %1 has '%2' in one of its names")
                .with(m_family, words);
        const auto nearest = codecs.suggestions(words);
        if (nearest.empty())
            return phrase("moji list", "no encoding has '%1' in one of its names").with(words);
        return phrase("moji list", "no encoding has '%1' in one of its names; did you mean %2")
            .with(words, fmt::join(nearest, ", "));
    }

    std::vector<std::string> m_words;
    std::string m_family;
};

} // namespace

std::unique_ptr<Command> makeListCommand() {
    return std::make_unique<ListCommand>();
}

} // namespace moji::cli

#include "cli/convert_report.h"

#include "cli/phrase.h"
#include "cli/survey_names.h"

#include <fmt/format.h>

namespace moji::cli {

namespace {

std::optional<std::string_view> nameOf(Proof proof) {
    return proof == Proof::Reversible ? std::optional<std::string_view>("reversible")
           : proof == Proof::Lossy    ? std::optional<std::string_view>("lossy")
                                      : std::nullopt;
}

} // namespace

void ConvertReport::add(const ConvertOutcome& outcome, std::size_t below) {
    ++m_counts[static_cast<std::size_t>(outcome.action)];
    m_hasDoubt = m_hasDoubt || outcome.action == ConvertAction::Failed ||
                 (outcome.action == ConvertAction::Left && outcome.isDoubt);
    if (m_context.jsonl) {
        addJson(outcome, below);
        return;
    }
    const std::string entry = outcome.entry ? "/" + visible(*outcome.entry) : std::string();
    std::string line =
        fmt::format("{}{}: {}", visible(outcome.name), entry, identifier(outcome.action));
    if (outcome.changed)
        line += " " + phrase("moji convert", "%1 to %2").with(outcome.from, outcome.to);
    if (!outcome.newName.empty())
        line += fmt::format(": {}", visible(outcome.newName));
    if (!outcome.reason.empty())
        line += fmt::format(" ({})", visible(reasonText(outcome.reason)));
    m_context.out.write(line + "\n");
    m_context.out.flushIfInteractive();
}

void ConvertReport::addJson(const ConvertOutcome& outcome, std::size_t below) {
    JsonLine line(m_context.out);
    line.file(outcome.name);
    writeEntry(line, outcome.entry);
    line.string("action", identifier(outcome.action));
    line.stringOrNull("from", nullIfEmpty(outcome.from))
        .stringOrNull("to", nullIfEmpty(outcome.to));
    line.boolean("changed", outcome.changed);
    line.number("bytes_before", outcome.bytesBefore).number("bytes_after", outcome.bytesAfter);
    line.stringOrNull("proof", nameOf(outcome.proof));
    line.stringOrNull("reason", nullIfEmpty(outcome.reason));
    if (!outcome.newName.empty())
        line.string("new_name", outcome.newName);
    if (m_plan)
        line.stringOrNull("sha256", nullIfEmpty(outcome.sha256))
            .members(membersOf(*m_plan))
            .members(fmt::format(R"("least":{})", m_plan->least))
            .number("below", below);
}

void ConvertReport::end() {
    if (m_context.jsonl)
        return;
    std::string words;
    for (std::size_t i = 0; i < std::size(m_counts); ++i)
        if (m_counts[i] > 0)
            words += fmt::format("{}{} {}", words.empty() ? "" : ", ", m_counts[i],
                                 identifier(static_cast<ConvertAction>(i)));
    m_context.out.write((words.empty() ? std::string(phrase("moji convert", "no files")) : words) +
                        "\n");
}

} // namespace moji::cli

#include "cli/convert_archives.h"

#include "cli/convert_report.h"
#include "cli/convert_tasks.h"
#include "cli/file_progress.h"
#include "survey/zip_extraction.h"

#include <fmt/format.h>

namespace moji::cli {

ConvertOutcome nameOutcome(const NameFinding& finding, double least) {
    const NameVerdict& verdict = finding.verdict;
    ConvertOutcome outcome;
    outcome.name = finding.path;
    outcome.entry = finding.entry;
    outcome.from = verdict.cause();
    outcome.to = "UTF-8";
    outcome.newName = verdict.reading;
    outcome.bytesBefore = outcome.bytesAfter = finding.name().size();
    outcome.reason = verdict.reason;
    if (finding.kind == WalkedFile::Kind::Unreadable) {
        outcome.action = ConvertAction::Failed;
        outcome.reason = finding.error;
    } else if (verdict.trouble == NameTrouble::None) {
        outcome.action = ConvertAction::Unchanged;
    } else if (!verdict.isSure(least)) {
        outcome.action = ConvertAction::Left;
        outcome.isDoubt = true;
        if (!verdict.reading.empty())
            outcome.reason = fmt::format("not sure enough: {} {:.2f}, {}", verdict.cause(),
                                         verdict.score, verdict.reason);
    } else {
        outcome.action = ConvertAction::Converted;
        outcome.changed = true;
        outcome.bytesAfter = verdict.reading.size();
        outcome.proof = Proof::Reversible;
    }
    return outcome;
}

namespace {

ConvertOutcome archiveFailure(const std::string& path, const Error& error) {
    ConvertOutcome outcome;
    outcome.name = path;
    fail(outcome, error);
    return outcome;
}

/// What becomes of each entry, in their order.
std::vector<ConvertOutcome> entryOutcomes(const CodecRegistry& codecs,
                                          const ConvertRequest& request, const std::string& path,
                                          const ZipArchive& archive, ZipPaths& paths) {
    const std::vector<ZipEntry>& entries = archive.entries();
    auto verdicts = judgeEntries(archive, codecs, codecs.find(request.from));
    std::vector<ConvertOutcome> outcomes;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        NameFinding finding;
        finding.path = path;
        finding.entry = entries[i].name;
        finding.verdict = std::move(verdicts[i]);
        ConvertOutcome outcome = nameOutcome(finding, request.least);
        if (outcome.action == ConvertAction::Unchanged)
            outcome.newName = entries[i].name;
        outcome.newName = withoutDotParts(withForwardSlashes(std::move(outcome.newName)));
        if (outcome.action != ConvertAction::Left)
            if (auto trouble = paths.claim(entries[i], outcome.newName); !trouble.empty())
                fail(outcome, std::move(trouble));
        outcomes.push_back(std::move(outcome));
    }
    // Only now is it known which paths a later entry wants too.
    for (std::size_t i = 0; i < entries.size(); ++i) {
        ConvertOutcome& outcome = outcomes[i];
        const bool isExtracted = outcome.action == ConvertAction::Converted ||
                                 outcome.action == ConvertAction::Unchanged;
        const std::string whole = withoutLastSlash(outcome.newName);
        if (isExtracted && !paths.isFree(whole, becomesFolder(entries[i], outcome.newName)))
            fail(outcome, fmt::format("another entry would be called '{}' too", whole));
    }
    return outcomes;
}

std::vector<ConvertOutcome> extractArchive(Context& context, const ConvertRequest& request,
                                           const std::string& path, const std::string& folder,
                                           bool showsProgress) {
    const auto archive = ZipArchive::open(path);
    if (!archive)
        return {archiveFailure(path, archive.error())};
    const auto extraction = ZipExtraction::into(folder, **archive);
    if (!extraction)
        return {archiveFailure(path, extraction.error())};
    auto outcomes = entryOutcomes(context.codecs, request, path, **archive, (*extraction)->paths());
    const std::vector<ZipEntry>& entries = (*archive)->entries();
    FileProgress progress(showsProgress);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        ConvertOutcome& outcome = outcomes[i];
        if (outcome.action != ConvertAction::Converted &&
            outcome.action != ConvertAction::Unchanged)
            continue;
        if (const auto done = (*extraction)->extract(entries[i], outcome.newName); !done)
            fail(outcome, done.error());
        progress.add(1, entries[i].size);
    }
    return outcomes;
}

} // namespace

void planEntries(const CodecRegistry& codecs, const ConvertRequest& request,
                 const std::string& path, std::vector<ConvertOutcome>& outcomes) {
    const auto archive = ZipArchive::open(path);
    if (!archive) {
        outcomes.push_back(archiveFailure(path, archive.error()));
        return;
    }
    if (const std::string trouble = troubleWithEntries(**archive); !trouble.empty()) {
        outcomes.push_back(archiveFailure(path, {ErrorCode::TooLarge, path, trouble}));
        return;
    }
    ZipPaths paths(mergingIn("."));
    for (ConvertOutcome& outcome : entryOutcomes(codecs, request, path, **archive, paths))
        if (outcome.action != ConvertAction::Unchanged)
            outcomes.push_back(std::move(outcome));
}

ExitStatus extractArchives(Context& context, const ConvertJob& job, bool showsProgress) {
    const auto files = filesOf(job);
    if (!files)
        return kTrouble;
    ConvertReport all(context, nullptr);
    while (const auto file = files->next()) {
        std::vector<ConvertOutcome> outcomes;
        if (file->kind == WalkedFile::Kind::Regular && (file->isNamed || beginsAsZip(file->name))) {
            outcomes = extractArchive(context, job.request, file->name, job.output, showsProgress);
        } else {
            ConvertOutcome outcome;
            outcome.name = file->name;
            const bool isMissing = file->kind == WalkedFile::Kind::Unreadable;
            fail(outcome, isMissing ? file->error : "not a ZIP file");
            outcome.action = isMissing ? ConvertAction::Failed : ConvertAction::Left;
            outcomes.push_back(std::move(outcome));
        }
        for (const ConvertOutcome& outcome : outcomes)
            all.add(outcome);
    }
    all.end();
    return all.status();
}

} // namespace moji::cli

#include "cli/convert_names.h"

#include "bytes/file_source.h"
#include "cli/convert_archives.h"
#include "cli/convert_report.h"
#include "cli/file_progress.h"
#include "cli/phrase.h"
#include "cli/plan_file.h"
#include "cli/survey_names.h"
#include "support/json_reader.h"
#include "survey/line_reader.h"
#include "survey/zip_archive.h"

#include <fmt/format.h>

#include <algorithm>
#include <unistd.h>

namespace moji::cli {

namespace {

std::size_t depthOf(std::string_view path) {
    return static_cast<std::size_t>(std::ranges::count(path, '/'));
}

/// Whether encoding the new name again gives the old one.
bool isReversible(const CodecRegistry& registry, const NameFinding& finding) {
    const NameVerdict& verdict = finding.verdict;
    if (verdict.trouble != NameTrouble::NotUtf8)
        return true; // the judge has replayed the chain
    const auto back =
        repair::replay(registry, {repair::StepKind::Encode, verdict.encoding}, verdict.reading);
    return back && *back == finding.name();
}

} // namespace

bool isNameJournal(const std::string& path) {
    const auto source = FileSource::open(path);
    if (!source)
        return false;
    SourceReader reader(**source);
    LineReader lines(reader, path);
    const auto line = lines.next();
    const auto head = line && *line ? parseJournalHead(**line) : std::nullopt;
    return head && head->isOfNames;
}

bool NameRunner::readPlan(const ConvertJob& job, Plan& plan) {
    const auto file = PlanFile::open(job.plan);
    if (!file)
        return false;
    while (const auto value = file->next()) {
        if (value->find("entry"))
            continue;
        ConvertOutcome outcome;
        outcome.name = nameIn(*value);
        outcome.from = value->string("from");
        outcome.to = "UTF-8";
        outcome.newName = value->string("new_name");
        outcome.action = ConvertAction::Converted;
        outcome.changed = true;
        outcome.bytesBefore = outcome.name.size() - lastPartOf(outcome.name);
        outcome.bytesAfter = outcome.newName.size();
        outcome.proof = Proof::Reversible;
        plan.outcomes.push_back(std::move(outcome));
    }
    return true;
}

bool NameRunner::findChanges(const ConvertJob& job, bool looksIntoArchives, Plan& plan) {
    const Codec* const from = m_context.codecs.find(job.request.from);
    const auto names = NamesOfFolders::of(m_context.codecs, job.folders, "convert", from, false);
    if (!names)
        return false;
    // The entries of an archive come after its own name, before the next file.
    std::optional<WalkedFile> archive;
    const auto addEntries = [&] {
        if (archive && looksIntoArchives)
            planEntries(m_context.codecs, job.request, archive->name, plan.outcomes);
        archive.reset();
    };
    FileProgress progress(m_showsProgress);
    std::uint64_t shown = 0;
    const auto onFile = [&](const WalkedFile& file) {
        addEntries();
        if (file.kind == WalkedFile::Kind::Regular && beginsAsZip(file.name))
            archive = file;
    };
    while (const auto finding = names->next(onFile)) {
        ConvertOutcome outcome = nameOutcome(*finding, job.request.least);
        if (outcome.action == ConvertAction::Converted &&
            !isReversible(m_context.codecs, *finding)) {
            fail(outcome, "converting back would not give the same name");
            outcome.action = ConvertAction::Left;
            outcome.isDoubt = true;
        }
        plan.outcomes.push_back(std::move(outcome));
        progress.add(names->names() - shown, 0);
        shown = names->names();
    }
    addEntries();
    return true;
}

void NameRunner::refuseCollisions(Plan& plan) {
    for (std::size_t i = 0; i < plan.outcomes.size(); ++i)
        if (plan.outcomes[i].action == ConvertAction::Converted && !plan.outcomes[i].entry)
            plan.outcomeOf.push_back(i);
    // What is deepest goes first, so that the path of each change is still right.
    std::ranges::stable_sort(plan.outcomeOf, [&](std::size_t left, std::size_t right) {
        return depthOf(plan.outcomes[left].name) > depthOf(plan.outcomes[right].name);
    });
    for (const std::size_t i : plan.outcomeOf) {
        const ConvertOutcome& outcome = plan.outcomes[i];
        plan.changes.push_back({outcome.name, outcome.newName, outcome.from, 0});
    }
    const std::vector<std::string> troubles = checkChanges(plan.changes);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < plan.changes.size(); ++i) {
        if (!troubles[i].empty()) {
            fail(plan.outcomes[plan.outcomeOf[i]], troubles[i]);
            continue;
        }
        if (kept != i) {
            plan.changes[kept] = std::move(plan.changes[i]);
            plan.outcomeOf[kept] = plan.outcomeOf[i];
        }
        ++kept;
    }
    plan.changes.resize(kept);
    plan.outcomeOf.resize(kept);
}

std::optional<NameRunner::Plan> NameRunner::planFor(const ConvertJob& job, bool looksIntoArchives) {
    Plan plan;
    if (!(job.plan.empty() ? findChanges(job, looksIntoArchives, plan) : readPlan(job, plan)))
        return std::nullopt;
    refuseCollisions(plan);
    return plan;
}

ExitStatus NameRunner::report(const std::vector<ConvertOutcome>& outcomes,
                              const ConvertRequest* plan) {
    ConvertReport all(m_context, plan);
    for (const ConvertOutcome& outcome : outcomes)
        all.add(outcome);
    all.end();
    return all.status();
}

ExitStatus NameRunner::dryRun(const ConvertJob& job) {
    const auto plan = planFor(job, true);
    return plan ? report(plan->outcomes, &job.request) : kTrouble;
}

void NameRunner::carryOut(Plan& plan) {
    NameChangeRun run(plan.changes);
    for (std::size_t i = 0; i < plan.changes.size(); ++i)
        if (const auto done = run.make(i); !done)
            fail(plan.outcomes[plan.outcomeOf[i]], done.error());
}

ExitStatus NameRunner::inPlace(ConvertJob job, const std::string& journal) {
    if (!openList(job.folders))
        return kTrouble;
    auto plan = planFor(job, false);
    if (!plan)
        return kTrouble;
    JournalHead head = journalHead(job);
    head.isOfNames = true;
    const auto name = journalPath(journal);
    if (!name)
        return kTrouble;
    const std::string& path = *name;
    if (const auto written = writeNameJournal(path, head, plan->changes); !written) {
        reportError(written.error());
        return kTrouble;
    }
    carryOut(*plan);
    const ExitStatus status = report(plan->outcomes, nullptr);
    if (journal.empty() && m_context.jsonl)
        JsonLine(m_context.out).string("journal", path);
    else if (journal.empty())
        m_context.out.write(phrase("moji convert", "journal: %1").with(visible(path)) + "\n");
    return status;
}

std::optional<NameJournal> NameRunner::enter(const std::string& path) {
    auto journal = readNameJournal(path);
    if (!journal) {
        reportError(journal.error());
        return std::nullopt;
    }
    if (::chdir(journal->head.folder.c_str()) != 0) {
        message(phrase("moji convert", "%1: the folder that was converted is gone").with(path));
        return std::nullopt;
    }
    return *std::move(journal);
}

namespace {

ConvertOutcome outcomeOf(const NameChange& change, ConvertAction action) {
    ConvertOutcome outcome;
    outcome.name = change.path;
    outcome.newName = change.newName;
    outcome.from = change.cause;
    outcome.to = "UTF-8";
    outcome.action = action;
    outcome.changed = action == ConvertAction::Converted || action == ConvertAction::Restored;
    outcome.bytesBefore = change.path.size() - lastPartOf(change.path);
    outcome.bytesAfter = change.newName.size();
    return outcome;
}

void leave(ConvertOutcome& outcome, const Error& error) {
    fail(outcome, error);
    outcome.action =
        error.code == ErrorCode::NotFound ? ConvertAction::Left : ConvertAction::Failed;
    outcome.isDoubt = true;
}

} // namespace

ExitStatus NameRunner::resume(const std::string& path) {
    const auto journal = enter(path);
    if (!journal)
        return kTrouble;
    NameChangeRun run(journal->changes);
    std::vector<ConvertOutcome> outcomes;
    for (std::size_t i = 0; i < journal->changes.size(); ++i) {
        ConvertOutcome outcome = outcomeOf(journal->changes[i], ConvertAction::Converted);
        outcome.proof = Proof::Reversible;
        if (run.isMade(i)) {
            outcome.action = ConvertAction::Unchanged;
            outcome.reason = "converted before";
        } else if (const auto done = run.make(i); !done) {
            leave(outcome, done.error());
        }
        outcomes.push_back(std::move(outcome));
    }
    return report(outcomes, nullptr);
}

ExitStatus NameRunner::undo(const std::string& path) {
    const auto journal = enter(path);
    if (!journal)
        return kTrouble;
    NameChangeRun run(journal->changes);
    std::vector<ConvertOutcome> outcomes;
    for (std::size_t i = journal->changes.size(); i-- > 0;) {
        const NameChange& change = journal->changes[i];
        ConvertOutcome outcome = outcomeOf(change, ConvertAction::Restored);
        std::swap(outcome.from, outcome.to);
        outcome.newName = change.path.substr(lastPartOf(change.path));
        if (run.isUntouched(i)) {
            outcome.action = ConvertAction::Unchanged;
            outcome.changed = false;
        } else if (const auto done = run.takeBack(i); !done) {
            leave(outcome, done.error());
        }
        outcomes.push_back(std::move(outcome));
    }
    return report(outcomes, nullptr);
}

} // namespace moji::cli

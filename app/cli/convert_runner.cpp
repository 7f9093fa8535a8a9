#include "cli/convert_runner.h"

#include "bytes/file_source.h"
#include "bytes/sha256.h"
#include "cli/convert_report.h"
#include "cli/convert_tasks.h"
#include "cli/convert_writing.h"
#include "cli/file_progress.h"
#include "cli/phrase.h"
#include "support/ordered_work.h"
#include "survey/converter.h"
#include "survey/file_replacing.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <unistd.h>

namespace moji::cli {

namespace {

/// A converter for the request at hand: most lines of a plan have the same.
class Converters {
public:
    explicit Converters(const CodecRegistry& registry)
        : m_registry(registry) {}
    Converter& of(const ConvertRequest& request) {
        if (!m_converter || !(m_request == request)) {
            m_request = request;
            m_converter = std::make_unique<Converter>(m_registry, request);
        }
        return *m_converter;
    }

private:
    const CodecRegistry& m_registry;
    ConvertRequest m_request;
    std::unique_ptr<Converter> m_converter;
};

ConvertOutcome unchanged(const std::string& name, const ConvertJob& job, std::uint64_t size,
                         std::string reason) {
    ConvertOutcome outcome;
    outcome.name = name;
    outcome.action = ConvertAction::Unchanged;
    outcome.to = job.request.to;
    outcome.bytesBefore = outcome.bytesAfter = size;
    outcome.reason = std::move(reason);
    return outcome;
}

ConvertOutcome left(const std::string& name, const ConvertJob& job, std::string reason) {
    ConvertOutcome outcome;
    outcome.name = name;
    outcome.to = job.request.to;
    outcome.reason = std::move(reason);
    return outcome;
}

ConvertOutcome leftInDoubt(const std::string& name, const ConvertJob& job, std::string reason) {
    ConvertOutcome outcome = left(name, job, std::move(reason));
    outcome.isDoubt = true;
    return outcome;
}

/// Whether an earlier run has kept the old bytes of a file under that name. Converted as well, they
/// would be gone.
bool isBackup(const std::string& name, const std::string& suffix) {
    if (suffix.empty() || !name.ends_with(suffix))
        return false;
    const std::string original = name.substr(0, name.size() - suffix.size());
    std::error_code failed;
    return !original.empty() && original.back() != '/' &&
           std::filesystem::exists(std::filesystem::symlink_status(original, failed));
}

ConvertOutcome leftAsBackup(const std::string& name, const ConvertJob& job) {
    ConvertOutcome outcome = left(name, job, "the backup of a file (see --backup)");
    std::error_code failed;
    const auto size = std::filesystem::file_size(name, failed);
    outcome.bytesBefore = outcome.bytesAfter = failed ? 0 : size;
    return outcome;
}

/// What an earlier run did to each file, by its last record.
class EarlierRun {
public:
    EarlierRun(const ConvertJournal* journal, const ConvertJob& job)
        : m_job(job) {
        if (journal)
            for (const JournalRecord& record : journal->records())
                m_last[record.name] = &record;
    }
    /// What becomes of the file by that; nothing where it has its old bytes, or none were noted.
    [[nodiscard]] std::optional<ConvertOutcome> outcomeOf(const std::string& name) const {
        const auto last = m_last.find(name);
        if (last == m_last.end())
            return std::nullopt;
        const auto source = openSource(name);
        const auto hash = source ? sha256Of(**source) : Result<std::string>(source.error());
        if (!hash || *hash == last->second->before)
            return std::nullopt;
        if (*hash == last->second->after)
            return unchanged(name, m_job, (*source)->size(), "converted before");
        auto outcome = leftInDoubt(name, m_job, "the file has changed since it was converted");
        outcome.bytesBefore = outcome.bytesAfter = (*source)->size();
        return outcome;
    }

private:
    const ConvertJob& m_job;
    std::map<std::string_view, const JournalRecord*> m_last;
};

} // namespace

ExitStatus ConvertRunner::work(const ConvertJob& job, const Finish& finish, Sources sources,
                               const ConvertJournal* done) {
    NextConvertTask next = tasksOf(job, m_context.codecs);
    if (!next)
        return kTrouble;
    if (sources != Sources::Kept)
        next = withoutRepetition(std::move(next), job);
    const EarlierRun earlier(done, job);
    const unsigned threads = job.folders.threads > 0
                                 ? job.folders.threads
                                 : std::max(1U, std::thread::hardware_concurrency());
    const auto convert = [&](ConvertTask task, Converters& converters) {
        PreparedFile prepared;
        if (task.isShared)
            return leftInDoubt(task.file.name, job,
                               "has other names, which another part of the work may convert");
        if (task.sizeBefore)
            return unchanged(task.file.name, job, *task.sizeBefore,
                             "the same file as one before it");
        if (auto known = earlier.outcomeOf(task.file.name))
            return *std::move(known);
        if (isBackup(task.file.name, job.backup))
            return leftAsBackup(task.file.name, job);
        Converter& converter = converters.of(task.planned.value_or(job.request));
        prepared = task.planned ? converter.carryOut(task.file, task.from, task.sha256)
                                : converter.prepare(task.file);
        finish(task.file, prepared);
        return prepared.outcome;
    };
    const auto makeWorker = [&] {
        return [&convert,
                converters = std::make_unique<Converters>(m_context.codecs)](ConvertTask task) {
            const std::size_t below = task.file.below;
            return std::pair(convert(std::move(task), *converters), below);
        };
    };
    ConvertReport report(m_context, sources == Sources::Planned ? &job.request : nullptr);
    FileProgress progress(m_showsProgress, [&]() -> std::unique_ptr<FolderFiles> {
        return job.plan.empty() ? filesOf(job) : nullptr;
    });
    OrderedWork<ConvertTask, std::pair<ConvertOutcome, std::size_t>> run(threads, next, makeWorker);
    while (const auto told = run.take()) {
        report.add(told->first, told->second);
        progress.add(1, told->first.bytesBefore);
    }
    report.end();
    return report.status();
}

ExitStatus ConvertRunner::dryRun(const ConvertJob& job) {
    return work(
        job, [](const WalkedFile&, PreparedFile&) {}, Sources::Planned, nullptr);
}

ExitStatus ConvertRunner::mirror(const ConvertJob& job) {
    return work(
        job,
        [&](const WalkedFile& file, PreparedFile& prepared) {
            ConvertOutcome& outcome = prepared.outcome;
            // What stays as it is belongs to the mirror too; what is doubtful does not.
            const bool isCopied = outcome.action == ConvertAction::Unchanged ||
                                  (outcome.action == ConvertAction::Left && !outcome.isDoubt);
            const ByteSource* const bytes = outcome.action == ConvertAction::Converted
                                                ? prepared.after.get()
                                            : isCopied ? prepared.before.get()
                                                       : nullptr;
            if (!bytes)
                return;
            if (auto done = writeNew(job.output + "/" + file.name.substr(file.below), *bytes,
                                     file.name, job.keepsTimes);
                !done)
                fail(outcome, done.error());
        },
        Sources::Kept, nullptr);
}

ExitStatus ConvertRunner::convertOne(const ConvertJob& job, const std::string& output) {
    std::error_code failed;
    if (job.folders.paths.size() != 1 ||
        std::filesystem::is_directory(job.folders.paths.front(), failed)) {
        message(phrase(
            "moji convert",
            "-o: takes the bytes of one file; for more, or a folder, there is --output FOLDER"));
        return kTrouble;
    }
    const bool toStandardOutput = isStandardOutput(output);
    if (toStandardOutput)
        m_context.out.flush();
    Converter converter(m_context.codecs, job.request);
    WalkedFile file;
    file.name = job.folders.paths.front();
    if (!std::filesystem::exists(file.name, failed)) {
        reportError({ErrorCode::NotFound, file.name, phrase("moji convert", "no such file")});
        return kTrouble;
    }
    PreparedFile prepared = converter.prepare(file);
    const bool isFine = prepared.outcome.action == ConvertAction::Converted ||
                        prepared.outcome.action == ConvertAction::Unchanged;
    const ByteSource* const bytes = prepared.outcome.action == ConvertAction::Converted
                                        ? prepared.after.get()
                                        : prepared.before.get();
    if (isFine && bytes && toStandardOutput) {
        const auto written = writeTo(m_context.out, *bytes, file.name);
        if (!written)
            reportError(written.error());
        return written ? kFine : kTrouble;
    }
    if (isFine && bytes)
        if (const auto done = writeOutput(output, *bytes, file.name, job.keepsTimes); !done)
            fail(prepared.outcome, done.error());
    if (toStandardOutput) {
        message(fmt::format("{}: {}", file.name, reasonText(prepared.outcome.reason)));
        return kNo;
    }
    ConvertReport report(m_context, nullptr);
    report.add(prepared.outcome);
    return report.status();
}

ExitStatus ConvertRunner::replaceAll(const ConvertJob& job, ConvertJournal& journal) {
    return work(
        job,
        [&](const WalkedFile& file, PreparedFile& prepared) {
            if (prepared.outcome.action != ConvertAction::Converted)
                return;
            if (auto noted = journal.add(prepared); !noted)
                return fail(prepared.outcome, noted.error());
            const std::string backup = job.backup.empty() ? "" : file.name + job.backup;
            if (auto done = replaceFile(file.name, *prepared.after,
                                        {prepared.stamp, backup, job.keepsTimes,
                                         [&] { return journal.addOverwriting(prepared); }});
                !done)
                fail(prepared.outcome, done.error());
        },
        Sources::Replaced, &journal);
}

ExitStatus ConvertRunner::inPlace(ConvertJob job, const std::string& path) {
    if (!openList(job.folders))
        return kTrouble;
    for (std::string* const named : {&job.plan, &job.folders.resume})
        if (!named->empty())
            *named = std::filesystem::absolute(*named).string();
    const auto name = journalPath(path);
    if (!name)
        return kTrouble;
    const auto journal = ConvertJournal::create(*name, journalHead(job), job.folders.list.get());
    if (!journal) {
        reportError(journal.error());
        return kTrouble;
    }
    const ExitStatus status = replaceAll(job, **journal);
    if (status == kTrouble) {
        ::unlink((*journal)->path().c_str());
        return status;
    }
    if (path.empty() && m_context.jsonl)
        JsonLine(m_context.out).string("journal", (*journal)->path());
    else if (path.empty())
        m_context.out.write(
            phrase("moji convert", "journal: %1").with(visible((*journal)->path())) + "\n");
    return status;
}

std::unique_ptr<ConvertJournal> ConvertRunner::enter(const std::string& path) {
    auto journal = ConvertJournal::open(path);
    if (!journal) {
        reportError(journal.error());
        return nullptr;
    }
    if (::chdir((*journal)->head().folder.c_str()) != 0) {
        message(phrase("moji convert", "%1: the folder that was converted is gone").with(path));
        return nullptr;
    }
    return *std::move(journal);
}

ExitStatus ConvertRunner::resume(const std::string& path) {
    const auto journal = enter(path);
    if (!journal)
        return kTrouble;
    // A file with other names may have been cut off while it was overwritten.
    for (const JournalRecord& record : journal->records()) {
        const auto source = record.hasOriginal && hasOtherNames(record.name)
                                ? openSource(record.name)
                                : Result<std::unique_ptr<ByteSource>>(Error{});
        const auto hash = source ? sha256Of(**source) : Result<std::string>(Error{});
        if (hash && *hash != record.before && *hash != record.after)
            (void)journal->undo(record, m_context.codecs);
    }
    ConvertJob job = jobOf(journal->head());
    job.folders.list = journal->list();
    return replaceAll(job, *journal);
}

ExitStatus ConvertRunner::undo(const std::string& path) {
    const auto journal = enter(path);
    if (!journal)
        return kTrouble;
    ConvertReport report(m_context, nullptr);
    journal->undoAll(m_context.codecs, [&](const ConvertOutcome& outcome) { report.add(outcome); });
    report.end();
    return report.status();
}

} // namespace moji::cli

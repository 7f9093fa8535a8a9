#include "cli/convert_runner.h"

#include "bytes/file_source.h"
#include "bytes/save_file.h"
#include "bytes/sha256.h"
#include "bytes/whole_source.h"
#include "cli/convert_report.h"
#include "cli/file_progress.h"
#include "cli/known_files.h"
#include "cli/phrase.h"
#include "cli/plan_file.h"
#include "support/json_reader.h"
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

/// Where the path of a planned file below the folder that was named begins, in a mirror: its last
/// part alone where the plan does not say, or where it would lead out of the mirror.
std::size_t belowIn(const JsonValue& value, const std::string& name) {
    const std::size_t last = name.rfind('/') + 1;
    const std::uint64_t below = value.number("below", last);
    const bool isPart = below <= last && (below == 0 || name[below - 1] == '/');
    const bool leadsOut = isPart && ("/" + name.substr(below)).find("/../") != name.npos;
    return isPart && !leadsOut ? below : last;
}

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

ConvertOutcome leftToOthers(const std::string& name, const ConvertJob& job) {
    ConvertOutcome outcome;
    outcome.name = name;
    outcome.isDoubt = true;
    outcome.to = job.request.to;
    outcome.reason = "has other names, which another part of the work may convert";
    return outcome;
}

Result<Done> writeNew(const std::string& path, const ByteSource& bytes, const std::string& like) {
    std::error_code failed;
    std::filesystem::create_directories(std::filesystem::path(path).parent_path(), failed);
    const auto isThere = [&] {
        return std::filesystem::exists(std::filesystem::symlink_status(path, failed));
    };
    const Error thereAlready{ErrorCode::WriteFailed, path, path + " is there already"};
    if (isThere())
        return thereAlready;
    const WholeSource whole(bytes, like);
    SourceReader reader(whole);
    SaveOptions options;
    options.isNew = true; // another thread may write a file of the same name
    const auto saved = saveFile(reader, path, options);
    if (!saved)
        return isThere() ? thereAlready : saved.error();
    const auto status = std::filesystem::status(like, failed);
    if (!failed)
        std::filesystem::permissions(path, status.permissions(), failed);
    return Done{};
}

} // namespace

ConvertRunner::NextTask ConvertRunner::tasksOf(const ConvertJob& job) const {
    if (job.plan.empty()) {
        std::shared_ptr<FolderFiles> files = FolderFiles::of(job.folders, "convert", false);
        if (!files)
            return {};
        return [files]() -> std::optional<Task> {
            auto file = files->next();
            if (!file)
                return std::nullopt;
            Task task;
            task.file = *std::move(file);
            return task;
        };
    }
    const auto plan = PlanFile::open(job.plan);
    if (!plan)
        return {};
    return [plan, &codecs = m_context.codecs, request = job.request]() -> std::optional<Task> {
        const auto value = plan->next();
        if (!value)
            return std::nullopt;
        Task task;
        task.file.name = nameIn(*value);
        task.file.below = belowIn(*value, task.file.name);
        task.planned = requestIn(*value, request);
        task.from = value->string("from");
        task.sha256 = value->string("sha256");
        if (!codecs.find(task.planned->to)) {
            task.file.kind = WalkedFile::Kind::Unreadable;
            task.file.error = "no encoding is called '" + task.planned->to + "'";
            task.planned->to = "UTF-8";
        }
        return task;
    };
}

/// Each file once, however many names it has. Where files or names are left out (--shard, --resume)
/// another name may be among these: what is UTF-8 by then would be read as --from says.
ConvertRunner::NextTask ConvertRunner::withoutRepetition(NextTask next, const ConvertJob& job) {
    const FolderRequest& folders = job.folders;
    const bool severalWays =
        folders.follow || folders.paths.size() > 1 || folders.list || !job.plan.empty();
    const bool isPart = !folders.shard.empty() || !folders.resume.empty();
    return [next = std::move(next), asksShared = isPart && !job.request.from.empty(),
            known = std::make_shared<KnownFiles>(severalWays)]() -> std::optional<Task> {
        auto task = next();
        if (task && task->file.kind == WalkedFile::Kind::Regular) {
            task->sizeBefore = known->sizeBefore(task->file.name);
            task->isShared = asksShared && hasOtherNames(task->file.name);
        }
        return task;
    };
}

ExitStatus ConvertRunner::work(const ConvertJob& job, const Finish& finish, Sources sources,
                               const ConvertJournal* done) {
    NextTask next = tasksOf(job);
    if (!next)
        return kTrouble;
    if (sources != Sources::Kept)
        next = withoutRepetition(std::move(next), job);
    std::map<std::string, std::string> after; // SHA-256 of what a run before has converted
    if (done)
        for (const JournalRecord& record : done->records())
            after[record.name] = record.after;
    const unsigned threads = job.folders.threads > 0
                                 ? job.folders.threads
                                 : std::max(1U, std::thread::hardware_concurrency());
    const auto convert = [&](Task task, Converters& converters) {
        PreparedFile prepared;
        if (task.isShared)
            return leftToOthers(task.file.name, job);
        if (task.sizeBefore)
            return unchanged(task.file.name, job, *task.sizeBefore,
                             "the same file as one before it");
        if (const auto known = after.find(task.file.name); known != after.end()) {
            const auto source = openSource(task.file.name);
            const auto hash = source ? sha256Of(**source) : Result<std::string>(source.error());
            if (hash && *hash == known->second)
                return unchanged(task.file.name, job, (*source)->size(), "converted before");
        }
        Converter& converter = converters.of(task.planned.value_or(job.request));
        prepared = task.planned ? converter.carryOut(task.file, task.from, task.sha256)
                                : converter.prepare(task.file);
        finish(task.file, prepared);
        return prepared.outcome;
    };
    const auto makeWorker = [&] {
        return [&convert, converters = std::make_unique<Converters>(m_context.codecs)](Task task) {
            const std::size_t below = task.file.below;
            return std::pair(convert(std::move(task), *converters), below);
        };
    };
    ConvertReport report(m_context, sources == Sources::Planned ? &job.request : nullptr);
    FileProgress progress(m_showsProgress, [&]() -> std::unique_ptr<FolderFiles> {
        return job.plan.empty() ? FolderFiles::of(job.folders, "convert", false) : nullptr;
    });
    OrderedWork<Task, std::pair<ConvertOutcome, std::size_t>> run(threads, next, makeWorker);
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

ExitStatus ConvertRunner::mirror(const ConvertJob& job, const std::string& folder) {
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
            if (auto done =
                    writeNew(folder + "/" + file.name.substr(file.below), *bytes, file.name);
                !done)
                fail(outcome, done.error());
        },
        Sources::Kept, nullptr);
}

Result<Done> ConvertRunner::writeOut(const ByteSource& bytes, const std::string& name) {
    return readWhole(bytes, name, [this](ByteView block) -> Result<Done> {
        m_context.out.write(asChars(block));
        return Done{};
    });
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
    const bool toStandardOutput = output == "-";
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
        const auto written = writeOut(*bytes, file.name);
        if (!written)
            reportError(written.error());
        return written ? kFine : kTrouble;
    }
    if (isFine && bytes) {
        const WholeSource whole(*bytes, file.name);
        SourceReader reader(whole);
        if (const auto saved = saveFile(reader, output); !saved)
            fail(prepared.outcome, saved.error());
    }
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
    if (!job.plan.empty())
        job.plan = std::filesystem::absolute(job.plan).string();
    const auto name = path.empty() ? ConvertJournal::defaultPath() : Result<std::string>(path);
    if (!name) {
        reportError(name.error());
        return kTrouble;
    }
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

#include "cli/convert_tasks.h"

#include "cli/known_files.h"
#include "cli/plan_file.h"
#include "codec/codec_registry.h"
#include "support/json_reader.h"
#include "survey/file_replacing.h"

#include <utility>

namespace moji::cli {

namespace {

/// Where the path of a planned file below the folder that was named begins, in a mirror: its last
/// part alone where the plan does not say, or where it would lead out of the mirror.
std::size_t belowIn(const JsonValue& value, const std::string& name) {
    const std::size_t last = name.rfind('/') + 1;
    const std::uint64_t below = value.number("below", last);
    const bool isPart = below <= last && (below == 0 || name[below - 1] == '/');
    const bool leadsOut = isPart && ("/" + name.substr(below)).find("/../") != name.npos;
    return isPart && !leadsOut ? below : last;
}

} // namespace

std::unique_ptr<FolderFiles> filesOf(const ConvertJob& job) {
    return FolderFiles::of(job.folders, "convert", false, [&job](WalkOptions options) {
        options.leftOut = job.output;
        return options;
    });
}

NextConvertTask tasksOf(const ConvertJob& job, const CodecRegistry& codecs) {
    if (job.plan.empty()) {
        std::shared_ptr<FolderFiles> files = filesOf(job);
        if (!files)
            return {};
        return [files]() -> std::optional<ConvertTask> {
            auto file = files->next();
            if (!file)
                return std::nullopt;
            ConvertTask task;
            task.file = *std::move(file);
            return task;
        };
    }
    const auto plan = PlanFile::open(job.plan);
    if (!plan)
        return {};
    return [plan, &codecs, request = job.request]() -> std::optional<ConvertTask> {
        const auto value = plan->next();
        if (!value)
            return std::nullopt;
        ConvertTask task;
        task.file.name = nameIn(*value);
        task.file.below = belowIn(*value, task.file.name);
        task.planned = requestIn(*value, request);
        task.planned->least = value->real("least", request.least);
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

NextConvertTask withoutRepetition(NextConvertTask next, const ConvertJob& job) {
    const FolderRequest& folders = job.folders;
    const bool severalWays =
        folders.follow || folders.paths.size() > 1 || folders.list || !job.plan.empty();
    const bool isPart = !folders.shard.empty() || !folders.resume.empty();
    return [next = std::move(next), asksShared = isPart && !job.request.from.empty(),
            known = std::make_shared<KnownFiles>(severalWays)]() -> std::optional<ConvertTask> {
        auto task = next();
        if (task && task->file.kind == WalkedFile::Kind::Regular) {
            task->sizeBefore = known->sizeBefore(task->file.name);
            task->isShared = asksShared && hasOtherNames(task->file.name);
        }
        return task;
    };
}

} // namespace moji::cli

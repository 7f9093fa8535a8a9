#include "cli/convert_job.h"

#include "bytes/hex.h"
#include "cli/convert_report.h"
#include "support/json_reader.h"

#include <fmt/format.h>

#include <filesystem>

namespace moji::cli {

namespace {

/// Names are bytes of any kind: in hexadecimal.
std::string hexList(const std::vector<std::string>& names) {
    std::string list = "[";
    for (const std::string& name : names)
        list += fmt::format("{}\"{}\"", list.size() > 1 ? "," : "", hexBytes(asBytes(name)));
    return list + "]";
}

std::string fromHex(const std::string& hex) {
    const auto bytes = parseHexBytes(hex);
    return bytes ? std::string(bytes->begin(), bytes->end()) : std::string();
}

std::vector<std::string> namesIn(const JsonValue& value, std::string_view key) {
    std::vector<std::string> names;
    for (const std::string& hex : value.strings(key))
        names.push_back(fromHex(hex));
    return names;
}

} // namespace

std::string journalHead(const ConvertJob& job) {
    std::error_code failed;
    const std::string folder = std::filesystem::current_path(failed).string();
    const FolderRequest& folders = job.folders;
    const auto hex = [](const std::string& text) { return hexBytes(asBytes(text)); };
    return fmt::format(
        R"({{"moji_journal":1,"folder":"{}","from":"{}","to":"{}","lines":{},"least":"{}",{},)"
        R"("paths":{},"include":{},"exclude":{},"no_ignore":{},"hidden":{},"follow":{},)"
        R"("shard":"{}","plan":"{}","backup":"{}","keep_times":{}}})",
        hex(folder), hex(job.request.from), hex(job.request.to), job.request.lines,
        job.request.least, membersOf(job.request), hexList(folders.paths), hexList(folders.include),
        hexList(folders.exclude), folders.noIgnore, folders.hidden, folders.follow, folders.shard,
        hex(job.plan), hex(job.backup), job.keepsTimes);
}

std::optional<JournaledJob> jobIn(const std::string& head) {
    const auto value = JsonValue::parse(head);
    if (!value || value->number("moji_journal") != 1)
        return std::nullopt;
    JournaledJob found;
    ConvertJob& job = found.job;
    found.folder = fromHex(value->string("folder"));
    job.request = requestIn(*value, {});
    job.request.from = fromHex(value->string("from"));
    job.request.to = fromHex(value->string("to"));
    job.request.lines = value->boolean("lines");
    job.request.least = std::strtod(value->string("least").c_str(), nullptr);
    job.folders.paths = namesIn(*value, "paths");
    job.folders.include = namesIn(*value, "include");
    job.folders.exclude = namesIn(*value, "exclude");
    job.folders.noIgnore = value->boolean("no_ignore");
    job.folders.hidden = value->boolean("hidden");
    job.folders.follow = value->boolean("follow");
    job.folders.shard = value->string("shard");
    job.plan = fromHex(value->string("plan"));
    job.backup = fromHex(value->string("backup"));
    job.keepsTimes = value->boolean("keep_times");
    return found;
}

} // namespace moji::cli

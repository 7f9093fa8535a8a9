#include "survey/journal_head.h"

#include "bytes/hex.h"
#include "support/json_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace moji {

namespace {

std::string hex(std::string_view text) {
    return hexBytes(asBytes(text));
}

std::string hexList(const std::vector<std::string>& names) {
    std::string list = "[";
    for (const std::string& name : names)
        list += fmt::format("{}\"{}\"", list.size() > 1 ? "," : "", hex(name));
    return list + "]";
}

std::string fromHex(const std::string& hex) {
    const auto bytes = parseHexBytes(hex);
    return bytes ? std::string(bytes->begin(), bytes->end()) : std::string();
}

/// Unlike strtod(), whatever the locale.
double numberIn(const std::string& text) {
    double number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::vector<std::string> namesIn(const JsonValue& value, std::string_view key) {
    std::vector<std::string> names;
    for (const std::string& hex : value.strings(key))
        names.push_back(fromHex(hex));
    return names;
}

} // namespace

std::string lineOf(const JournalHead& head) {
    const FileSelection& files = head.files;
    return fmt::format(
        R"({{"moji_journal":1,"folder":"{}","from":"{}","to":"{}","lines":{},"least":"{}",{},)"
        R"("paths":{},"include":{},"exclude":{},"no_ignore":{},"hidden":{},"follow":{},)"
        R"("shard":"{}","resume":"{}","plan":"{}","backup":"{}","keep_times":{},"names":{},)"
        R"("list":{}}})",
        hex(head.folder), hex(head.request.from), hex(head.request.to), head.request.lines,
        head.request.least, membersOf(head.request), hexList(files.paths), hexList(files.include),
        hexList(files.exclude), files.noIgnore, files.hidden, files.follow, files.shard,
        hex(files.resume), hex(head.plan), hex(head.backup), head.keepsTimes, head.isOfNames,
        head.hasList ? std::to_string(head.listBytes) : "null");
}

Result<bool> beginsAsJournal(const ByteSource& bytes) {
    constexpr std::string_view kBegin = R"({"moji_journal":)";
    const auto head = readRange(bytes, {0, std::min<std::uint64_t>(kBegin.size(), bytes.size())});
    return head ? Result<bool>(asChars(*head) == kBegin) : head.error();
}

std::optional<JournalHead> parseJournalHead(std::string_view line) {
    const auto value = JsonValue::parse(line);
    if (!value || value->number("moji_journal") != 1)
        return std::nullopt;
    JournalHead head;
    head.folder = fromHex(value->string("folder"));
    head.isOfNames = value->boolean("names");
    head.request = requestIn(*value, {});
    head.request.from = fromHex(value->string("from"));
    head.request.to = fromHex(value->string("to"));
    head.request.lines = value->boolean("lines");
    head.request.least = numberIn(value->string("least"));
    head.files.paths = namesIn(*value, "paths");
    head.files.include = namesIn(*value, "include");
    head.files.exclude = namesIn(*value, "exclude");
    head.files.noIgnore = value->boolean("no_ignore");
    head.files.hidden = value->boolean("hidden");
    head.files.follow = value->boolean("follow");
    head.files.shard = value->string("shard");
    head.files.resume = fromHex(value->string("resume"));
    head.plan = fromHex(value->string("plan"));
    head.backup = fromHex(value->string("backup"));
    head.keepsTimes = value->boolean("keep_times");
    const JsonValue* const list = value->find("list");
    head.hasList = list && list->kind() == JsonValue::Kind::Number;
    head.listBytes = value->number("list");
    return head;
}

} // namespace moji

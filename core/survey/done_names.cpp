#include "survey/done_names.h"

#include "bytes/hex.h"
#include "support/json_reader.h"
#include "survey/line_reader.h"
#include "survey/shard.h"

#include <algorithm>
#include <optional>

namespace moji {

namespace {

/// Whether a report can begin with this line. It may be broken: a run that was cut off left half a
/// line, and what went on was added to it.
bool canBegin(std::string_view line, const std::optional<JsonValue>& value) {
    constexpr std::string_view kBegin = "{\"file";
    return line.starts_with(kBegin) || (!line.empty() && kBegin.starts_with(line)) ||
           (value && (value->find("file") || value->find("summary")));
}

} // namespace

DoneNames::Hash DoneNames::hashOf(std::string_view name) {
    return {hashOfName(name), hashOfName(name, 0x9E3779B97F4A7C15u)};
}

std::string nameIn(const JsonValue& line) {
    if (const std::string bytes = line.string("file_bytes"); !bytes.empty()) {
        if (const auto parsed = parseHexBytes(bytes))
            return {parsed->begin(), parsed->end()};
    }
    return line.string("file");
}

Result<DoneNames> DoneNames::of(ByteReader& report, const std::string& name) {
    DoneNames done;
    LineReader lines(report, name);
    for (bool isFirst = true;; isFirst = false) {
        const auto line = lines.next();
        if (!line)
            return line.error();
        if (!*line)
            break;
        const auto value = JsonValue::parse(**line);
        if (isFirst && !canBegin(**line, value))
            return Error{ErrorCode::Malformed, name,
                         "is no report of moji survey or moji convert (--format jsonl)"};
        if (value && lines.isWhole() && value->find("file"))
            done.m_hashes.push_back(hashOf(nameIn(*value)));
    }
    std::ranges::sort(done.m_hashes);
    return done;
}

bool DoneNames::has(std::string_view name) const {
    return std::ranges::binary_search(m_hashes, hashOf(name));
}

} // namespace moji

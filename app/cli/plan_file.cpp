#include "cli/plan_file.h"

#include "bytes/file_source.h"
#include "cli/output.h"
#include "cli/phrase.h"
#include "text/ascii.h"

#include <algorithm>

namespace moji::cli {

std::shared_ptr<PlanFile> PlanFile::open(const std::string& path) {
    auto source = openListSource(path);
    if (!source) {
        reportError(source.error());
        return nullptr;
    }
    if (!isWhole(**source, path))
        return nullptr;
    return std::shared_ptr<PlanFile>(new PlanFile(*std::move(source), path));
}

bool PlanFile::isWhole(const ByteSource& source, const std::string& path) {
    SourceReader reader(source);
    LineReader lines(reader, path);
    for (std::uint64_t number = 1;; ++number) {
        const auto line = lines.next();
        if (!line) {
            reportError(line.error());
            return false;
        }
        if (!*line)
            return true;
        if (std::ranges::all_of(**line, [](char c) { return isAsciiSpace(Byte(c)); }))
            continue;
        const auto value = JsonValue::parse(**line);
        if (value && !value->string("action").empty())
            continue;
        message(phrase("moji convert", "%1: line %2 is none of a plan; nothing was done")
                    .with(path, number));
        return false;
    }
}

std::optional<JsonValue> PlanFile::next() {
    for (;;) {
        const auto line = m_lines.next();
        if (!line || !*line)
            return std::nullopt;
        auto value = JsonValue::parse(**line);
        if (value && value->string("action") == "converted")
            return value;
    }
}

} // namespace moji::cli

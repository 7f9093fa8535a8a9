#pragma once
// What `moji convert --dry-run --format jsonl` printed, to be carried out by --plan.

#include "bytes/byte_reader.h"
#include "bytes/byte_source.h"
#include "support/json_reader.h"
#include "survey/line_reader.h"

#include <memory>
#include <optional>
#include <string>

namespace moji::cli {

class PlanFile {
public:
    /// Reads it to its end before anything is done: where a line is none of a plan, some of the
    /// rest may be missing too. Nothing then, after a message.
    [[nodiscard]] static std::shared_ptr<PlanFile> open(const std::string& path);

    /// The next line that converts something.
    [[nodiscard]] std::optional<JsonValue> next();

private:
    PlanFile(std::unique_ptr<ByteSource> source, const std::string& path)
        : m_source(std::move(source))
        , m_reader(*m_source)
        , m_lines(m_reader, path) {}
    [[nodiscard]] static bool isWhole(const ByteSource& source, const std::string& path);

    std::unique_ptr<ByteSource> m_source;
    SourceReader m_reader;
    LineReader m_lines;
};

} // namespace moji::cli

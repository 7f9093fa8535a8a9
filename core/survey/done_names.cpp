#include "survey/done_names.h"

#include "bytes/hex.h"
#include "support/json_reader.h"
#include "survey/line_reader.h"
#include "survey/shard.h"

#include <algorithm>

namespace moji {

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

Result<DoneNames> DoneNames::of(ByteReader& report) {
    DoneNames done;
    LineReader lines(report);
    for (;;) {
        const auto line = lines.next();
        if (!line)
            return line.error();
        if (!*line)
            break;
        const auto value = JsonValue::parse(**line);
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

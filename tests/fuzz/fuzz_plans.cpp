// Lines of plans (`moji convert --dry-run`) and of reports: any JSON, and lines as they are written
// with values that a fuzzer chose. A request that was read is written and read as the same.

#include "fuzz_input.h"
#include "support/json_reader.h"
#include "survey/convert_request.h"
#include "survey/done_names.h"

using namespace moji;
using namespace moji::fuzz;

namespace {

void check(std::string_view line) {
    const auto value = JsonValue::parse(line);
    if (!value)
        return;
    const ConvertRequest request = requestIn(*value, {});
    const std::string again = '{' + membersOf(request) + '}';
    const auto parsed = JsonValue::parse(again);
    require(parsed.has_value(), "what is written is JSON", again);
    ConvertRequest otherwise;
    otherwise.to = request.to;
    require(requestIn(*parsed, otherwise) == request, "a request is the same when it is read again",
            again);
    const std::string name = nameIn(*value);
    const std::string report = std::string(line) + '\n';
    const MemorySource source(Bytes(report.begin(), report.end()));
    SourceReader reader(source);
    const auto done = DoneNames::of(reader, "report");
    if (value->find("file") != nullptr && line.find('\n') == line.npos)
        require(done.has_value() && done->has(name), "a line's name is done", name);
}

/// A line with a key that matters and a value from the input.
std::string built(FuzzInput& input) {
    static constexpr const char* kKeys[] = {
        "to",   "bom",        "eol",    "from",   "declarations", "unmappable",
        "file", "file_bytes", "sha256", "action", "bytes_before"};
    static constexpr const char* kValues[] = {"\"keep\"", "\"crlf\"", "true", "\"translit\"",
                                              "-1",       "null",     "[{}]", "1e400"};
    std::string line = "{";
    while (!input.atEnd()) {
        line += line.size() > 1 ? ",\"" : "\"";
        line += kKeys[input.below(std::size(kKeys))];
        line += "\":";
        if (const unsigned how = input.byte(); how % 3 == 0)
            line += kValues[how / 3 % std::size(kValues)];
        else
            line += '"' + std::string(asChars(input.part())) + '"';
    }
    return line + '}';
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    FuzzInput input(data, size);
    if (input.byte() & 1)
        check(built(input));
    else
        check(asChars(input.rest()));
    return 0;
}

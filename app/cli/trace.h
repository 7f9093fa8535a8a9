#pragma once
// What `moji trace` writes of each algorithm: the observers of core/utf8 and core/automaton turned
// into lines. Each function reads the buffer to its end in constant memory.

#include "bytes/input_buffer.h"
#include "cli/output.h"
#include "codec/codec.h"
#include "utf8/hoehrmann.h"
#include "utf8/lookup_tables.h"

#include <optional>
#include <string>

namespace moji::cli {

/// Where the lines go.
struct TraceOutput {
    Output& out;
    bool jsonl;
    std::optional<std::string> file; // named in JSON where there are several inputs

    /// What every JSON line begins with.
    void begin(JsonLine& line) const {
        if (file)
            line.file(*file);
    }
    /// A line for people; nothing in JSON.
    void note(std::string_view line) const {
        if (!jsonl)
            out.write(std::string(line) + '\n');
    }
    /// The same for a line above others: none where the input cannot be read.
    void titles(std::string_view line) const {
        if (!jsonl)
            out.heading(line);
    }
};

/// How many characters and errors a decoder found: the last line for people.
struct TraceTotals {
    std::uint64_t characters = 0;
    std::uint64_t errors = 0;
    std::optional<std::uint64_t> firstError;

    void add(std::uint64_t offset, bool accepted) {
        ++(accepted ? characters : errors);
        if (!accepted && !firstError)
            firstError = offset;
    }
    void write(const TraceOutput& trace) const;
};

/// The identifier of an event or outcome, and a test of the branchy decoder, in the reader's
/// language; JSON has them as they are.
[[nodiscard]] std::string eventText(std::string_view identifier);
[[nodiscard]] std::string testText(std::string_view test);

[[nodiscard]] Result<Done> traceMbtowc(const TraceOutput& trace, InputBuffer& buffer);
/// wctomb on the code points that mbtowc reads, so that all six rows can be seen; U+FFFD where it
/// reads none.
[[nodiscard]] Result<Done> traceWctomb(const TraceOutput& trace, InputBuffer& buffer);
[[nodiscard]] Result<Done> traceBranchy(const TraceOutput& trace, InputBuffer& buffer);
/// The usual encoder on the code points that mbtowc reads; U+FFFD where it reads none.
[[nodiscard]] Result<Done> traceBranchyEncoder(const TraceOutput& trace, InputBuffer& buffer);
[[nodiscard]] Result<Done> traceHoehrmann(const TraceOutput& trace, InputBuffer& buffer,
                                          const utf8::Utf8d& utf8d, utf8::Recovery recovery);
[[nodiscard]] Result<Done> traceLookup(const TraceOutput& trace, InputBuffer& buffer,
                                       const utf8::LookupTables& tables);
/// The decoder of any encoding that is a finite automaton. Error: there is no such description.
[[nodiscard]] Result<Done> traceMachine(const TraceOutput& trace, InputBuffer& buffer,
                                        const Codec& codec);

} // namespace moji::cli

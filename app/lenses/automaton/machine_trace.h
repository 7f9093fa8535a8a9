#pragma once
// The steps of an encoding's decoder over a stretch of the document, and what each did, in words.
// This is the trace of every encoding but UTF-8, which Hoehrmann's automaton reads.

#include "automaton/machine_reader.h"
#include "bytes/byte_range.h"
#include "document/document.h"

#include <QString>

#include <memory>
#include <vector>

namespace moji::app {

struct MachineTrace {
    std::shared_ptr<const automaton::MachineReader> reader; // null: the encoding has no description
    ByteRange range; // of the document; the last step may read more
    std::vector<automaton::MachineStep> steps;

    [[nodiscard]] const automaton::Machine& machine() const { return reader->machine(); }
    [[nodiscard]] QString stateName(std::uint8_t state) const;
    /// The step that reads this byte as part of its character; of a rejected byte, the step that
    /// rejected it.
    [[nodiscard]] std::optional<std::size_t> stepAt(std::uint64_t offset) const;
    /// The step that ends the character, escape or error of `step`.
    [[nodiscard]] std::size_t lastOfCharacter(std::size_t step) const;
    [[nodiscard]] ByteRange characterOf(std::size_t step) const;
};

/// The decoder of the document's encoding; null where it is no finite automaton.
[[nodiscard]] std::shared_ptr<const automaton::MachineReader> readerFor(const Document& document);

/// From the character that `range` starts in to the one it ends in.
[[nodiscard]] MachineTrace makeTrace(const Document& document,
                                     std::shared_ptr<const automaton::MachineReader> reader,
                                     ByteRange range);

/// The names of the core in the reader's language: "lead byte (after 81..9F)", "index jis0208".
[[nodiscard]] QString stateName(const automaton::State& state);
[[nodiscard]] QString indexName(const automaton::Machine& machine);
/// What the byte does: "index", "error, 2 again".
[[nodiscard]] QString outputText(const automaton::Move& move);
/// What the step made: a code point, "escape", "error"; empty while bytes have to come.
[[nodiscard]] QString resultText(const automaton::MachineStep& step);
/// What a step did and what it means, one sentence or two.
[[nodiscard]] QString stepSentence(const MachineTrace& trace, std::size_t step);
/// Names and values of a step: class, states, result, bytes read again.
[[nodiscard]] std::vector<std::pair<QString, QString>> stepLines(const MachineTrace& trace,
                                                                 std::size_t step);
/// "EUC-KR decoder, as in the WHATWG Encoding Standard"
[[nodiscard]] QString titleOf(const automaton::Machine& machine);

} // namespace moji::app

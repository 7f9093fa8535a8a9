#pragma once
// What a step of the table lens did, in the words of each algorithm: the cells of its row, its
// arithmetic line by line, and one sentence. Numbers are hexadecimal, but for shifts and rows.

#include "lenses/table/table_trace.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace moji::app {

/// One line of "This step": the expression and its result.
struct StepLine {
    QString name;
    QString formula;
    bool failed = false; // the line that rejects, or should have rejected
    bool operator==(const StepLine&) const = default;
};

/// How a step ends, for its colour.
enum class StepVerdict {
    GoesOn,
    Accepted,
    Refused,
    WronglyAccepted, // accepted, although Unicode Table 3-7 does not allow it
};

/// The heads of the step table; the last column holds words, the others numbers.
[[nodiscard]] QStringList stepColumns(Algorithm algorithm);
[[nodiscard]] QStringList stepCells(const TableTrace& trace, std::size_t step);
/// A column with long numbers, and the largest of them.
struct ValueColumn {
    int column;
    std::uint64_t largest;
};
[[nodiscard]] std::vector<ValueColumn> valueColumns(const TableTrace& trace);
[[nodiscard]] StepVerdict stepVerdict(const TableTrace& trace, std::size_t step);
[[nodiscard]] std::vector<StepLine> stepLines(const TableTrace& trace, std::size_t step);
/// What the step did and why; if it accepts what is not UTF-8, also why that is wrong.
[[nodiscard]] QString stepSentence(const TableTrace& trace, std::size_t step);

namespace table_words {

// Each algorithm's own, used by the functions above.
[[nodiscard]] QStringList cells(const TableTrace& trace, const utf8::Plan9Step& step,
                                std::size_t index);
[[nodiscard]] QStringList cells(const TableTrace& trace, const utf8::WctombStep& step,
                                std::size_t index);
[[nodiscard]] QStringList cells(const TableTrace& trace, const utf8::BranchyStep& step,
                                std::size_t index);
[[nodiscard]] QStringList cells(const TableTrace& trace, const utf8::BranchyEncodeStep& step,
                                std::size_t index);
[[nodiscard]] std::vector<StepLine> lines(const TableTrace& trace, const utf8::Plan9Step& step,
                                          std::size_t index);
[[nodiscard]] std::vector<StepLine> lines(const TableTrace& trace, const utf8::WctombStep& step,
                                          std::size_t index);
[[nodiscard]] std::vector<StepLine> lines(const TableTrace& trace, const utf8::BranchyStep& step,
                                          std::size_t index);
[[nodiscard]] std::vector<StepLine> lines(const TableTrace& trace,
                                          const utf8::BranchyEncodeStep& step, std::size_t index);
[[nodiscard]] QString sentence(const TableTrace& trace, const utf8::Plan9Step& step,
                               std::size_t index);
[[nodiscard]] QString sentence(const TableTrace& trace, const utf8::WctombStep& step,
                               std::size_t index);
[[nodiscard]] QString sentence(const TableTrace& trace, const utf8::BranchyStep& step,
                               std::size_t index);
[[nodiscard]] QString sentence(const TableTrace& trace, const utf8::BranchyEncodeStep& step,
                               std::size_t index);
/// Of the last step for what `read` was read as.
[[nodiscard]] StepVerdict verdict(const utf8::Sequence& read, const utf8::BranchyEncodeStep& step);

/// "4E16", two digits at least.
[[nodiscard]] QString hex(std::uint64_t value);
/// "–"
[[nodiscard]] QString missing();
/// "row 3"
[[nodiscard]] QString rowName(int row);
/// Why the strict decoder rejects what this step accepted; empty if it does not.
[[nodiscard]] QString whyWrong(const TableTrace& trace, std::size_t step);
/// "overlong", the fault of an accepted sequence; empty if there is none.
[[nodiscard]] QString faultTitle(const TableTrace& trace, std::size_t step);
/// mbtowc refused the bytes that an encoder should write; empty if it did not.
[[nodiscard]] QString whyReplaced(const TableTrace& trace, std::size_t step);
/// What happens after a refusal.
[[nodiscard]] QString recovery(Byte refused);

} // namespace table_words

} // namespace moji::app

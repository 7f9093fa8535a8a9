#pragma once
// What a step of the table lens did, in the words of each algorithm: the cells of its row, its
// arithmetic line by line, and one sentence. Numbers are hexadecimal, but for shifts and rows.

#include "lenses/table/table_trace.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace moji::app {

/// One line of "This step": what is looked at, and what came out.
struct StepLine {
    QString name;
    QString formula;
    bool failed = false; // this is where it was refused, or should have been
    bool operator==(const StepLine&) const = default;
};

/// How a step ends, for its colour.
enum class StepVerdict {
    GoesOn,
    Accepted,
    Refused,
    WronglyAccepted, // taken as a character where Unicode Table 3-7 knows none
};

/// The heads of the step table; the last column holds words, the others numbers.
[[nodiscard]] QStringList stepColumns(Algorithm algorithm);
[[nodiscard]] QStringList stepCells(const TableTrace& trace, std::size_t step);
[[nodiscard]] StepVerdict stepVerdict(const TableTrace& trace, std::size_t step);
[[nodiscard]] std::vector<StepLine> stepLines(const TableTrace& trace, std::size_t step);
/// What the step did and why; where it accepts what no UTF-8 has, also why that is wrong.
[[nodiscard]] QString stepSentence(const TableTrace& trace, std::size_t step);

namespace table_words {

// Each algorithm's own, used by the functions above.
[[nodiscard]] QStringList cells(const TableTrace& trace, const utf8::Plan9Step& step,
                                std::size_t index);
[[nodiscard]] QStringList cells(const TableTrace& trace, const utf8::WctombStep& step,
                                std::size_t index);
[[nodiscard]] QStringList cells(const TableTrace& trace, const utf8::BranchyStep& step,
                                std::size_t index);
[[nodiscard]] std::vector<StepLine> lines(const TableTrace& trace, const utf8::Plan9Step& step,
                                          std::size_t index);
[[nodiscard]] std::vector<StepLine> lines(const TableTrace& trace, const utf8::WctombStep& step,
                                          std::size_t index);
[[nodiscard]] std::vector<StepLine> lines(const TableTrace& trace, const utf8::BranchyStep& step,
                                          std::size_t index);
[[nodiscard]] QString sentence(const TableTrace& trace, const utf8::Plan9Step& step,
                               std::size_t index);
[[nodiscard]] QString sentence(const TableTrace& trace, const utf8::WctombStep& step,
                               std::size_t index);
[[nodiscard]] QString sentence(const TableTrace& trace, const utf8::BranchyStep& step,
                               std::size_t index);

/// "4E16", two digits at least.
[[nodiscard]] QString hex(std::uint64_t value);
/// "–"
[[nodiscard]] QString missing();
/// "row 3"
[[nodiscard]] QString rowName(int row);
/// Why the strict decoder refuses what this step accepted; empty where it does not.
[[nodiscard]] QString whyWrong(const TableTrace& trace, std::size_t step);
/// "overlong", the fault of a sequence that was accepted; empty where there is none.
[[nodiscard]] QString faultTitle(const TableTrace& trace, std::size_t step);
/// What happens after a refusal.
[[nodiscard]] QString recovery(Byte refused);

} // namespace table_words

} // namespace moji::app

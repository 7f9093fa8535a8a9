#pragma once
// Medians of many interleaved rounds, and how all benchmarks print: as Markdown, in the form of
// resources/docs/performance.md.

#include <benchmark/benchmark.h>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace moji::bench {

/// In two or three digits, as tables give a speed or a ratio: "113", "8.7", "0.35"; empty for
/// nothing.
[[nodiscard]] std::string figure(std::optional<double> value);
/// ours / theirs; nothing where one of them was not measured.
[[nodiscard]] std::optional<double> ratio(std::optional<double> ours, std::optional<double> theirs);

void printHeader(const std::vector<std::string>& cells);
void printRow(const std::vector<std::string>& cells);
/// Ends a table.
void printGap();

/// A row of a table: the peer of that name, or the fastest of those whose name begins so.
struct TableRow {
    std::string label;
    std::string peer;
};

/// Speeds by what was done ("validate"), with what ("Russian") and who did it ("ours avx2"). A
/// benchmark is named with the three, separated by slashes.
class Speeds final : public benchmark::BenchmarkReporter {
public:
    /// A benchmark that will be run. Tables keep the order of these calls.
    void expect(const std::string& name);

    bool ReportContext(const Context&) override { return true; }
    void ReportRuns(const std::vector<Run>& runs) override;

    /// GB of input a second; nothing where it was not measured.
    [[nodiscard]] std::optional<double> speed(const std::string& task, const std::string& corpus,
                                              const std::string& who) const;
    /// The fastest of those whose name begins so.
    [[nodiscard]] std::optional<double> best(const std::string& task, const std::string& corpus,
                                             const std::string& prefix) const;
    /// The texts that were measured, in the order expected.
    [[nodiscard]] std::vector<std::string> corpora(const std::string& task) const;
    /// A row for each of `rows` that was measured, a column for each text; `title` is the first
    /// cell.
    void printTable(const std::string& title, const std::string& task,
                    const std::vector<TableRow>& rows) const;
    /// A row for each text, a column for each peer.
    void printByText(const std::string& title, const std::string& task) const;

private:
    struct Table {
        std::vector<std::string> corpora; // in the order expected
        std::vector<std::string> rows;
        std::map<std::pair<std::string, std::string>, double> speeds; // by row and corpus
    };

    std::map<std::string, Table> m_tables; // by task
};

} // namespace moji::bench

#pragma once
// Medians of many interleaved rounds, as tables of GB/s and of ratios.

#include <benchmark/benchmark.h>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace moji::bench {

/// Speeds by what was done ("validate"), with what ("russian") and who did it ("ours avx2"). A
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
    void printTables() const;

private:
    struct Table {
        std::vector<std::string> corpora; // in the order expected
        std::vector<std::string> rows;
        std::map<std::pair<std::string, std::string>, double> speeds; // by row and corpus
    };

    std::vector<std::string> m_tasks; // in the order expected
    std::map<std::string, Table> m_tables;
};

} // namespace moji::bench

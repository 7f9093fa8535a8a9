#include "bench/table.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdio>

namespace moji::bench {

namespace {

void addOnce(std::vector<std::string>& list, const std::string& name) {
    if (std::ranges::find(list, name) == list.end())
        list.push_back(name);
}

struct Name {
    std::string task;
    std::string corpus;
    std::string who;
};
Name split(const std::string& name) {
    const auto first = name.find('/');
    const auto second = name.find('/', first + 1);
    return {name.substr(0, first), name.substr(first + 1, second - first - 1),
            name.substr(second + 1)};
}

} // namespace

std::string figure(std::optional<double> value) {
    if (!value)
        return {};
    return *value < 0.995  ? fmt::format("{:.2f}", *value)
           : *value < 9.95 ? fmt::format("{:.1f}", *value)
                           : fmt::format("{:.0f}", *value);
}

std::optional<double> ratio(std::optional<double> ours, std::optional<double> theirs) {
    return ours && theirs ? std::optional(*ours / *theirs) : std::nullopt;
}

void printRow(const std::vector<std::string>& cells) {
    fmt::print("| {} |\n", fmt::join(cells, " | "));
    std::fflush(stdout);
}

void printHeader(const std::vector<std::string>& cells) {
    printRow(cells);
    fmt::print("|");
    for (std::size_t i = 0; i < cells.size(); ++i)
        fmt::print("---|");
    fmt::print("\n");
}

void printGap() {
    fmt::print("\n");
}

void Speeds::expect(const std::string& name) {
    const Name parts = split(name);
    addOnce(m_tables[parts.task].corpora, parts.corpus);
    addOnce(m_tables[parts.task].rows, parts.who);
}

void Speeds::ReportRuns(const std::vector<Run>& runs) {
    for (const Run& run : runs) {
        const auto speed = run.counters.find("bytes_per_second");
        if (run.aggregate_name != "median" || speed == run.counters.end())
            continue;
        const Name parts = split(run.run_name.function_name);
        m_tables[parts.task].speeds[{parts.who, parts.corpus}] = speed->second / 1e9;
    }
}

std::optional<double> Speeds::speed(const std::string& task, const std::string& corpus,
                                    const std::string& who) const {
    const auto table = m_tables.find(task);
    if (table == m_tables.end())
        return {};
    const auto found = table->second.speeds.find({who, corpus});
    return found == table->second.speeds.end() ? std::nullopt : std::optional(found->second);
}

std::optional<double> Speeds::best(const std::string& task, const std::string& corpus,
                                   const std::string& prefix) const {
    std::optional<double> fastest;
    const auto table = m_tables.find(task);
    if (table == m_tables.end())
        return {};
    for (const std::string& row : table->second.rows) {
        const auto found = speed(task, corpus, row);
        if (row.starts_with(prefix) && found && (!fastest || *found > *fastest))
            fastest = found;
    }
    return fastest;
}

std::vector<std::string> Speeds::corpora(const std::string& task) const {
    const auto table = m_tables.find(task);
    return table == m_tables.end() ? std::vector<std::string>() : table->second.corpora;
}

void Speeds::printTable(const std::string& title, const std::string& task,
                        const std::vector<TableRow>& rows) const {
    const auto table = m_tables.find(task);
    if (table == m_tables.end() || table->second.speeds.empty())
        return; // not chosen on the command line
    std::vector<std::string> cells{title};
    cells.insert(cells.end(), table->second.corpora.begin(), table->second.corpora.end());
    printHeader(cells);
    for (const auto& [label, peer] : rows) {
        cells = {label};
        for (const std::string& corpus : table->second.corpora) {
            const auto exact = speed(task, corpus, peer);
            cells.push_back(figure(exact ? exact : best(task, corpus, peer)));
        }
        if (std::ranges::any_of(cells.begin() + 1, cells.end(),
                                [](const std::string& cell) { return !cell.empty(); }))
            printRow(cells);
    }
    printGap();
}

void Speeds::printByText(const std::string& title, const std::string& task) const {
    const Table& table = m_tables.at(task);
    std::vector<std::string> cells{title};
    cells.insert(cells.end(), table.rows.begin(), table.rows.end());
    printHeader(cells);
    for (const std::string& corpus : table.corpora) {
        cells = {corpus};
        for (const std::string& peer : table.rows)
            cells.push_back(figure(speed(task, corpus, peer)));
        printRow(cells);
    }
    printGap();
}

} // namespace moji::bench

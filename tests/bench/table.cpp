#include "bench/table.h"

#include <fmt/format.h>

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

void Speeds::expect(const std::string& name) {
    const Name parts = split(name);
    addOnce(m_tasks, parts.task);
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

void Speeds::printTables() const {
    for (const std::string& task : m_tasks) {
        const Table& table = m_tables.at(task);
        if (table.speeds.empty())
            continue;
        fmt::print("{:<28}", task + ", GB/s");
        for (const std::string& corpus : table.corpora)
            fmt::print("{:>9}", corpus);
        for (const std::string& row : table.rows) {
            const auto isMeasured = [&](const std::string& corpus) {
                return table.speeds.contains({row, corpus});
            };
            if (std::ranges::none_of(table.corpora, isMeasured))
                continue;
            fmt::print("\n{:<28}", row);
            for (const std::string& corpus : table.corpora) {
                const auto found = table.speeds.find({row, corpus});
                const bool isThere = found != table.speeds.end();
                fmt::print("{:>9}", isThere ? fmt::format("{:.2f}", found->second) : "");
            }
        }
        fmt::print("\n\n");
    }
    std::fflush(stdout);
}

} // namespace moji::bench

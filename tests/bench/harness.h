#pragma once
// What the benchmark programs share: rounds of many tasks, interleaved in one run.

#include "bench/corpora.h"
#include "bench/peers.h"
#include "bench/table.h"

#include <optional>
#include <string>
#include <vector>

namespace moji::bench {

/// Will measure `task` done by each of `peers` with the bytes of `corpus`. Borrows all.
void measure(Speeds& speeds, const std::string& task, const Corpus& corpus, const Peer& peer);
void measureAll(Speeds& speeds, const std::string& task, const Corpus& corpus,
                const std::vector<Peer>& peers);

/// Runs what will be measured: nine short rounds, all tasks mixed, unless the arguments (Google
/// Benchmark's) say otherwise. False where they are wrong.
[[nodiscard]] bool runAll(Speeds& speeds, int argc, char** argv);

struct Goal {
    std::string what;
    std::optional<double> ours;
    std::optional<double> theirs;
    double goal; // ours / theirs
};
/// A row for each goal of which both have been measured.
void printGoals(const std::vector<Goal>& goals);

} // namespace moji::bench

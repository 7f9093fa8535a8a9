#include "document/problem_repair.h"

#include "document/sequence_repair.h"

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::uint64_t kAtOnce = 4096; // problems

} // namespace

std::optional<Bytes> repaired(ByteView problem, const ProblemRepair& repair,
                              const Codec& document) {
    switch (repair.way) {
    case ProblemRepair::Way::Delete:
        return Bytes();
    case ProblemRepair::Way::Replace:
        return replacementCharacter(document);
    case ProblemRepair::Way::ReadAs:
        break;
    }
    return repair.as == nullptr ? std::nullopt : reinterpreted(problem, *repair.as, document);
}

Result<ProblemRepairs> repairProblems(const ProblemList& list, std::uint64_t first,
                                      std::uint64_t count, PieceTable table,
                                      const ProblemRepair& repair, const Codec& document,
                                      const std::stop_token& stop,
                                      const ProgressCallback& progress) {
    ProblemRepairs repairs;
    std::vector<PieceTable::Edit> edits;
    Bytes added;
    const auto source = table.snapshot();
    for (std::uint64_t done = 0; done < count;) {
        const auto problems = list.problems(first + done, std::min(kAtOnce, count - done), stop);
        if (!problems)
            return problems.error();
        if (problems->empty())
            break;
        done += problems->size();
        progress(done, count);
        for (const Problem& problem : *problems) {
            const auto before = readRange(*source, problem.range());
            if (!before)
                return before.error();
            auto after = repaired(*before, repair, document);
            if (!after || *after == *before) {
                ++repairs.kept;
                continue;
            }
            edits.push_back({problem.range(), {added.size(), added.size() + after->size()}});
            added.insert(added.end(), after->begin(), after->end());
            if (repairs.examples.size() < ProblemRepairs::kMostExamples)
                repairs.examples.push_back({problem.offset, *before, std::move(*after)});
        }
    }
    repairs.changed = edits.size();
    if (edits.empty())
        return repairs;
    repairs.change = changeOf(edits);
    table.replaceAll(edits, std::make_shared<const MemorySource>(std::move(added)));
    repairs.table = std::move(table);
    return repairs;
}

} // namespace moji::app

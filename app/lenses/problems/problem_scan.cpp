#include "lenses/problems/problem_scan.h"

#include "bytes/byte_reader.h"

#include <algorithm>

namespace moji::app {

namespace {

/// Ends when it is asked to.
class StoppableReader final : public ByteReader {
public:
    StoppableReader(ByteReader& reader, const std::stop_token& stop)
        : m_reader(reader)
        , m_stop(stop) {}
    Result<std::size_t> read(std::span<Byte> out) override {
        if (m_stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        return m_reader.read(out);
    }

private:
    ByteReader& m_reader;
    const std::stop_token& m_stop;
};

Problem beginProblem(const ErrorRecord& error) {
    Problem problem;
    problem.offset = error.offset;
    problem.line = error.line;
    problem.column = error.column;
    problem.kind = error.kind;
    problem.firstLength = static_cast<std::uint8_t>(error.bytes.size());
    return problem;
}

void addError(Problem& problem, const ErrorRecord& error) {
    for (const Byte byte : error.bytes) {
        if (problem.length < problem.bytes.size())
            problem.bytes[problem.length] = byte;
        ++problem.length;
    }
    ++problem.errors;
}

} // namespace

const Problem* ProblemScan::at(std::uint64_t offset) const {
    auto after = std::ranges::upper_bound(problems, offset, {}, &Problem::offset);
    if (after == problems.begin())
        return nullptr;
    const Problem& candidate = *--after;
    return candidate.range().contains(offset) ? &candidate : nullptr;
}

ProblemScan scanProblems(const ByteSource& source, const Codec& codec, const std::stop_token& stop,
                         const ProgressCallback& progress, std::atomic<std::uint64_t>& found) {
    ProblemScan scan;
    SourceReader whole(source);
    StoppableReader reader(whole, stop);
    std::uint64_t last = 0; // number of the problem under way
    CheckOptions options;
    options.onProgress = [&](std::uint64_t done) { progress(done, source.size()); };
    options.onError = [&](const ErrorRecord& error) {
        if (error.problem != last) {
            last = error.problem;
            found = last;
            ++scan.kinds[static_cast<std::size_t>(error.kind)];
            if (scan.problems.size() < ProblemScan::kMostKept)
                scan.problems.push_back(beginProblem(error));
        }
        if (last == scan.problems.size())
            addError(scan.problems.back(), error);
    };
    const auto summary = check(reader, codec, options);
    scan.failed = !summary;
    if (summary)
        scan.summary = *summary;
    else
        scan.error = summary.error();
    return scan;
}

} // namespace moji::app

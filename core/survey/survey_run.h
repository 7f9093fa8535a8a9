#pragma once
// A survey of many files by several threads, with records in the order of the walk; memory does
// not grow with the tree.
//
//     SurveyRun run(registry, [&] { return walk.next(); }, {});
//     while (auto records = run.next()) ...

#include "support/ordered_work.h"
#include "survey/file_surveyor.h"

#include <functional>
#include <stop_token>

namespace moji {

class SurveyRun {
public:
    /// Nothing at the end. Never called by two threads at once.
    using NextFile = std::function<std::optional<WalkedFile>()>;

    struct Options {
        SurveyOptions survey;
        unsigned threads = 0; // 0: one for each processor
    };
    /// Borrows the registry. What `nextFile` borrows must outlive this too.
    SurveyRun(const CodecRegistry& registry, NextFile nextFile, const Options& options);
    /// Ends soon: files being surveyed are given up.
    ~SurveyRun();

    /// The next records, some at a time; nothing at the end.
    [[nodiscard]] std::optional<std::vector<FileRecord>> next() { return m_work.take(); }

private:
    using Batch = std::vector<WalkedFile>;

    std::stop_source m_stop;
    std::uint64_t m_fetched = 0; // files
    OrderedWork<Batch, std::vector<FileRecord>> m_work;
};

} // namespace moji

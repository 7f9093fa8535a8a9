#pragma once
// The names in a tree that are not what they were meant to be, and those inside its ZIP files.
//
// Two walks over the same files: the first gathers a sample of the names, the second judges the
// names of each folder together. Memory does not grow with the tree, only with its largest folder.
//
//     NameSurvey names(registry, nullptr, true);
//     TreeWalk first(paths, names.optionsFor(options));
//     names.learn([&] { return first.next(); });
//     TreeWalk second(paths, names.optionsFor(options));
//     while (auto finding = names.next([&] { return second.next(); })) ...

#include "survey/name_judge.h"
#include "survey/tree_walk.h"

#include <deque>
#include <functional>
#include <map>

namespace moji {

struct NameFinding {
    std::string path; // of the file or folder, bytes
    WalkedFile::Kind kind = WalkedFile::Kind::Regular;
    std::string error; // of Unreadable
    /// Inside a ZIP file: the whole path of an entry, as stored.
    std::optional<std::string> entry;
    NameVerdict verdict;

    /// The name that was judged: the last part of `path`, or `entry`.
    [[nodiscard]] std::string_view name() const;
};

class NameSurvey final : public FolderWatcher {
public:
    using NextFile = std::function<std::optional<WalkedFile>()>;

    /// Borrows the registry. `from`: as NameJudge has it.
    NameSurvey(const CodecRegistry& registry, const Codec* from, bool looksIntoArchives);

    /// The options of both walks.
    [[nodiscard]] WalkOptions optionsFor(WalkOptions options);
    /// The first walk.
    void learn(const NextFile& next);
    /// The second walk: what is wrong with the next name, or why a file cannot be read; nothing at
    /// the end.
    [[nodiscard]] std::optional<NameFinding> next(const NextFile& next);

    /// Names looked at by next(), those inside archives included.
    [[nodiscard]] std::uint64_t names() const { return m_names; }

private:
    void entered(const std::string& prefix, const NameList& names) override;
    void left(const std::string& prefix) override;
    [[nodiscard]] NameVerdict verdictOn(const WalkedFile& file);
    void lookInto(const WalkedFile& archive);

    const CodecRegistry& m_registry;
    const Codec* m_from;
    NameJudge m_judge;
    bool m_looksIntoArchives;
    bool m_isLearning = false;
    std::uint64_t m_names = 0;
    std::map<std::string, std::map<std::string, NameVerdict>> m_verdicts; // prefix, name
    std::deque<NameFinding> m_found;
    std::optional<std::string> m_lastFolder;
};

/// Where the last part of a path begins.
[[nodiscard]] std::size_t lastPartOf(std::string_view path);

/// What is wrong with the names of an archive's entries, in their order. `from`: as NameJudge has
/// it; of names that the archive declares to be UTF-8 it says nothing.
class ZipArchive;
[[nodiscard]] std::vector<NameVerdict>
judgeEntries(const ZipArchive& archive, const CodecRegistry& registry, const Codec* from);

} // namespace moji

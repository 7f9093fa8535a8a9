#include "survey/name_survey.h"

#include "survey/zip_archive.h"

#include <utility>

namespace moji {

std::size_t lastPartOf(std::string_view path) {
    return path.rfind('/') + 1; // npos + 1 is 0
}

std::string_view NameFinding::name() const {
    return entry ? std::string_view(*entry) : std::string_view(path).substr(lastPartOf(path));
}

std::vector<NameVerdict> judgeEntries(const ZipArchive& archive, const CodecRegistry& registry,
                                      const Codec* from) {
    std::vector<std::string_view> names;
    for (const ZipEntry& entry : archive.entries())
        names.emplace_back(entry.name);
    return NameJudge(registry, from).judge(names);
}

NameSurvey::NameSurvey(const CodecRegistry& registry, const Codec* from, bool looksIntoArchives)
    : m_registry(registry)
    , m_from(from)
    , m_judge(registry, from)
    , m_looksIntoArchives(looksIntoArchives) {}

WalkOptions NameSurvey::optionsFor(WalkOptions options) {
    options.everyName = true;
    options.watcher = this;
    return options;
}

void NameSurvey::learn(const NextFile& next) {
    m_isLearning = true;
    while (const auto file = next())
        if (file->isNamed)
            m_judge.learn(std::string_view(file->name).substr(lastPartOf(file->name)));
    m_isLearning = false;
}

void NameSurvey::entered(const std::string& prefix, const NameList& names) {
    if (m_isLearning) {
        for (std::size_t i = 0; i < names.size(); ++i)
            m_judge.learn(names.name(i));
        return;
    }
    std::vector<std::string_view> all;
    for (std::size_t i = 0; i < names.size(); ++i)
        all.push_back(names.name(i));
    std::vector<NameVerdict> verdicts = m_judge.judge(all);
    std::map<std::string, NameVerdict> wrong;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (verdicts[i].trouble != NameTrouble::None)
            wrong.emplace(all[i], std::move(verdicts[i]));
    if (!wrong.empty())
        m_verdicts[prefix] = std::move(wrong);
}

void NameSurvey::left(const std::string& prefix) {
    m_verdicts.erase(prefix);
}

NameVerdict NameSurvey::verdictOn(const WalkedFile& file) {
    const std::size_t last = lastPartOf(file.name);
    if (file.isNamed) {
        const std::string_view name = std::string_view(file.name).substr(last);
        return m_judge.judge({&name, 1}).front();
    }
    const auto folder = m_verdicts.find(file.name.substr(0, last));
    if (folder == m_verdicts.end())
        return {};
    const auto found = folder->second.find(file.name.substr(last));
    return found == folder->second.end() ? NameVerdict{} : found->second;
}

void NameSurvey::lookInto(const WalkedFile& file) {
    if (!beginsAsZip(file.name))
        return;
    const auto archive = ZipArchive::open(file.name);
    if (!archive) {
        NameFinding unreadable;
        unreadable.path = file.name;
        unreadable.kind = WalkedFile::Kind::Unreadable;
        unreadable.error = archive.error().detail;
        m_found.push_back(std::move(unreadable));
        return;
    }
    const std::vector<ZipEntry>& entries = (*archive)->entries();
    std::vector<NameVerdict> verdicts = judgeEntries(**archive, m_registry, m_from);
    m_names += entries.size();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (verdicts[i].trouble == NameTrouble::None)
            continue;
        NameFinding finding;
        finding.path = file.name;
        finding.entry = entries[i].name;
        finding.verdict = std::move(verdicts[i]);
        m_found.push_back(std::move(finding));
    }
}

std::optional<NameFinding> NameSurvey::next(const NextFile& next) {
    while (m_found.empty()) {
        const auto file = next();
        if (!file)
            return std::nullopt;
        NameFinding finding;
        finding.path = file->name;
        finding.kind = file->kind;
        finding.error = file->error;
        // Of a folder that has come already, only the error is new.
        if (file->kind != WalkedFile::Kind::Unreadable || file->name != m_lastFolder) {
            ++m_names;
            finding.verdict = verdictOn(*file);
        }
        if (file->kind == WalkedFile::Kind::Folder)
            m_lastFolder = file->name;
        if (finding.verdict.trouble != NameTrouble::None ||
            file->kind == WalkedFile::Kind::Unreadable)
            m_found.push_back(std::move(finding));
        if (m_looksIntoArchives && file->kind == WalkedFile::Kind::Regular)
            lookInto(*file);
    }
    NameFinding finding = std::move(m_found.front());
    m_found.pop_front();
    return finding;
}

} // namespace moji

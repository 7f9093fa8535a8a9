#pragma once
// moji survey --names: which names are not what they were meant to be.

#include "cli/folder_options.h"
#include "survey/name_survey.h"
#include "survey/trouble.h"

namespace moji::cli {

/// A survey of names with both walks set up.
class NamesOfFolders {
public:
    /// Nothing, after a message, where the request cannot be met.
    [[nodiscard]] static std::unique_ptr<NamesOfFolders>
    of(const CodecRegistry& registry, FolderRequest request, std::string_view command,
       const Codec* from, bool looksIntoArchives);
    /// `onFile` is told of each file before what is found of it is returned.
    using OnFile = std::function<void(const WalkedFile&)>;
    [[nodiscard]] std::optional<NameFinding> next(const OnFile& onFile = {}) {
        return m_survey.next([&] {
            auto file = m_files->next();
            if (file && onFile)
                onFile(*file);
            return file;
        });
    }
    [[nodiscard]] std::uint64_t names() const { return m_survey.names(); }

private:
    NamesOfFolders(const CodecRegistry& registry, const Codec* from, bool looksIntoArchives)
        : m_survey(registry, from, looksIntoArchives) {}

    NameSurvey m_survey;
    std::unique_ptr<FolderFiles> m_files;
};

/// `wanted`: the troubles of --fail-on.
[[nodiscard]] ExitStatus surveyNames(Context& context, const FolderRequest& request,
                                     Troubles wanted, bool showsProgress);

/// `entry`, and `entry_bytes` where it is not UTF-8; neither outside archives.
void writeEntry(JsonLine& line, const std::optional<std::string>& entry);

} // namespace moji::cli

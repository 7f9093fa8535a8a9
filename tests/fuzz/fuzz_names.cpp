// Names of files: what is judged of them, when two are the same, and that the entries of a ZIP file
// are only extracted to places that check() allows, below the folder.

#include "fuzz_input.h"
#include "survey/name_changes.h"
#include "survey/name_judge.h"
#include "survey/zip_archive.h"
#include "survey/zip_extraction.h"
#include "utf8/valid_utf8.h"

#include <fcntl.h>
#include <filesystem>
#include <unistd.h>

using namespace moji;
using namespace moji::fuzz;

namespace {

namespace fs = std::filesystem;

/// An empty ZIP file, opened: names are checked against it.
const ZipArchive& noEntries() {
    static const auto archive = [] {
        const std::string end = std::string("PK\5\6") + std::string(18, '\0');
        static const int file = ::open("/tmp", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
        require(file >= 0 &&
                    ::write(file, end.data(), end.size()) == static_cast<ssize_t>(end.size()),
                "writing the archive");
        auto opened = ZipArchive::open("/proc/self/fd/" + std::to_string(file));
        require(opened.has_value(), "an archive without entries opens");
        return std::move(*opened);
    }();
    return *archive;
}

/// A new folder with an empty one in it, `inside`; removed in the end.
class Folder {
public:
    Folder() {
        require(::mkdtemp(m_path.data()) != nullptr, "a folder");
        fs::create_directory(inside());
    }
    ~Folder() {
        std::error_code failed;
        fs::remove_all(m_path, failed);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] const std::string& path() const { return m_path; }
    [[nodiscard]] std::string inside() const { return m_path + "/out"; }
    void empty() const {
        for (const auto& one : fs::directory_iterator(inside()))
            fs::remove_all(one.path());
    }

private:
    std::string m_path = "/tmp/mojiscope-fuzz-XXXXXX";
};

void judge(const std::vector<std::string_view>& names) {
    NameJudge judge(registry());
    for (const std::string_view name : names)
        judge.learn(name);
    const auto verdicts = judge.judge(names);
    require(verdicts.size() == names.size(), "a verdict for each name");
    for (const NameVerdict& verdict : verdicts) {
        require(verdict.score >= 0 && verdict.score <= 1.0001, "a score");
        require(isValidUtf8(asBytes(verdict.reading)), "a reading is UTF-8");
    }
}

/// Folders alone: they need no bytes.
void extract(const std::vector<std::string_view>& names) {
    static const Folder around;
    const auto into = ZipExtraction::into(around.inside(), noEntries());
    require(into.has_value(), "a folder to extract to");
    std::vector<std::pair<ZipEntry, std::string>> allowed;
    for (const std::string_view name : names) {
        ZipEntry entry;
        entry.name = std::string(name) + '/';
        entry.kind = ZipEntry::Kind::Folder;
        std::string path = withForwardSlashes(entry.name);
        if ((*into)->paths().claim(entry, path).empty())
            allowed.emplace_back(std::move(entry), std::move(path));
    }
    for (const auto& [entry, path] : allowed)
        static_cast<void>((*into)->extract(entry, path));
    for (const auto& one : fs::directory_iterator(around.path()))
        require(one.path().filename() == "out", "nothing beside the folder", one.path().string());
    for (const auto& one : fs::recursive_directory_iterator(around.inside()))
        require(one.is_directory() && !one.is_symlink(), "folders alone", one.path().string());
    around.empty();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    FuzzInput input(data, size);
    std::vector<std::string_view> names;
    const bool judges = input.byte() % 32 == 0; // slow
    while (!input.atEnd() && names.size() < 8)
        if (const auto name = asChars(input.part()); !name.empty())
            names.push_back(name);
    for (const std::string_view name : names) {
        if (!isValidUtf8(asBytes(name)))
            continue;
        const std::string key = collisionKey(name, NameMerging::CaseAndNormalForm);
        require(collisionKey(key, NameMerging::CaseAndNormalForm) == key, "a key is its own key",
                key);
    }
    if (judges)
        judge(names);
    extract(names);
    return 0;
}

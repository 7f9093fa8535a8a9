#include "bytes/byte_reader.h"
#include "bytes/file_source.h"
#include "bytes/hex.h"
#include "bytes/locked_file.h"
#include "bytes/system_error.h"
#include "bytes/write_all.h"
#include "support/json_reader.h"
#include "survey/line_reader.h"
#include "survey/name_changes.h"

#include <fmt/format.h>

#include <fcntl.h>
#include <filesystem>
#include <unistd.h>

namespace moji {

namespace {

std::string fromHex(const std::string& hex) {
    const auto bytes = parseHexBytes(hex);
    return bytes ? std::string(bytes->begin(), bytes->end()) : std::string();
}

/// Forces the folder's list of names to the disk, so that a new file is found after a power cut.
void syncFolderOf(const std::string& path) {
    const std::string folder = std::filesystem::absolute(path).parent_path().string();
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor >= 0) {
        ::fsync(descriptor);
        ::close(descriptor);
    }
}

/// In its folder: a journal that was tampered with must not move files elsewhere.
bool isPlainName(const std::string& name) {
    return !name.empty() && name != "." && name != ".." &&
           name.find_first_of(std::string_view("/\0", 2)) == std::string::npos;
}

} // namespace

Result<Done> writeNameJournal(const std::string& path, const JournalHead& head,
                              const std::vector<NameChange>& changes) {
    std::string text = lineOf(head) + "\n";
    for (const NameChange& change : changes)
        text += fmt::format(R"({{"path":"{}","new_name":"{}","cause":"{}","inode":{}}})"
                            "\n",
                            hexBytes(asBytes(change.path)), hexBytes(asBytes(change.newName)),
                            hexBytes(asBytes(change.cause)), change.inode);
    text += fmt::format("{{\"names_end\":{}}}\n", changes.size());
    const auto file = LockedFile::open(path, LockedFile::Mode::Create);
    if (!file)
        return file.error();
    if (!writeAll(file->descriptor(), asBytes(text)) || ::fsync(file->descriptor()) != 0) {
        const int number = errno;
        file->remove();
        return systemError(number, path, ErrorCode::WriteFailed);
    }
    syncFolderOf(path);
    return Done{};
}

Result<NameJournal> readNameJournal(const std::string& path) {
    const auto source = FileSource::open(path);
    if (!source)
        return source.error();
    SourceReader reader(**source);
    NameJournal journal;
    LineReader lines(reader, path);
    for (bool isFirst = true;; isFirst = false) {
        const auto line = lines.next();
        if (!line)
            return line.error();
        if (isFirst) {
            auto head = *line ? parseJournalHead(**line) : std::nullopt;
            if (!head || !head->isOfNames)
                return Error{ErrorCode::Malformed, path, "is no journal of moji convert --names"};
            journal.head = *std::move(head);
            continue;
        }
        const auto value = *line ? JsonValue::parse(**line) : std::nullopt;
        if (!value || !lines.isWhole()) { // killed before anything was renamed
            journal.changes.clear();
            return journal;
        }
        if (value->find("names_end"))
            return journal;
        NameChange change{fromHex(value->string("path")), fromHex(value->string("new_name")),
                          fromHex(value->string("cause")), value->number("inode")};
        if (change.path.empty() || !isPlainName(change.newName))
            return Error{ErrorCode::Malformed, path,
                         "is damaged: it has a new name that is not the name of a file"};
        journal.changes.push_back(std::move(change));
    }
}

} // namespace moji

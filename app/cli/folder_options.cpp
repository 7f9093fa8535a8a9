#include "cli/folder_options.h"

#include "bytes/file_source.h"
#include "cli/arguments.h"
#include "cli/phrase.h"
#include "cli/whole_number.h"
#include "survey/line_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <unistd.h>

namespace moji::cli {

namespace {

Result<std::unique_ptr<ByteReader>> readerOf(const std::string& path) {
    if (path != "-")
        return openReader(path);
    return std::unique_ptr<ByteReader>(std::make_unique<DescriptorReader>(
        STDIN_FILENO, DescriptorReader::Ownership::Borrows, phrase("moji", "standard input")));
}

Result<std::unique_ptr<ByteSource>> spooledStandardInput() {
    const auto reader = readerOf("-");
    if (!reader)
        return reader.error();
    return spool(**reader, phrase("moji", "standard input"));
}

/// Adds the names in a list that ends each with a NUL.
Result<Done> addNames(const ByteSource& list, NamedFiles& names) {
    SourceReader reader(list);
    LineReader lines(reader, "--files0-from", '\0');
    for (;;) {
        const auto line = lines.next();
        if (!line)
            return line.error();
        if (!*line)
            return Done{};
        if ((**line).empty())
            continue;
        if (auto added = names.add(**line); !added)
            return added;
    }
}

Result<DoneNames> doneNamesIn(const std::string& report) {
    if (report != "-")
        if (auto fine = refuseDevice(report); !fine)
            return fine.error();
    const auto reader = readerOf(report);
    if (!reader)
        return reader.error();
    return DoneNames::of(**reader,
                         report == "-" ? std::string(phrase("moji", "standard input")) : report);
}

} // namespace

void addFolderOptions(CLI::App& app, FolderRequest& request) {
    app.add_option("PATH", request.paths,
                   phrase("moji folders", "files, and folders with all that is in them"))
        ->type_name("");
    app.add_option(
           "--files0-from", request.files0From,
           phrase("moji folders", "read names from FILE (- is standard input), each ended by NUL"))
        ->type_name("FILE");
    app.add_option("--include", request.include, phrase("moji folders", "only files that match"))
        ->type_name("GLOB")
        ->allow_extra_args(false);
    app.add_option("--exclude", request.exclude,
                   phrase("moji folders", "no files and folders that match"))
        ->type_name("GLOB")
        ->allow_extra_args(false);
    app.add_flag("--no-ignore", request.noIgnore,
                 phrase("moji folders", ".gitignore and .ignore leave nothing out"));
    app.add_flag("--hidden", request.hidden,
                 phrase("moji folders", "names that begin with a dot too"));
    app.add_flag("--follow", request.follow,
                 phrase("moji folders", "follow symbolic links in folders"));
    app.add_option("--threads", request.threads,
                   phrase("moji folders", "how many at a time; one for each processor"))
        ->type_name("N")
        ->transform(wholeNumber(1, kMostThreads));
    app.add_option("--shard", request.shard,
                   phrase("moji folders", "only part I of N of the files, by a hash of the name"))
        ->type_name("I/N");
    app.add_option("--resume", request.resume,
                   phrase("moji folders", "skip the files that REPORT (JSON lines) has"))
        ->type_name("REPORT");
}

bool hasEmptyValue(const CLI::App& app) {
    return std::ranges::any_of(app.get_options(),
                               [](const CLI::Option* option) { return hasEmptyValue(*option); });
}

bool openList(FolderRequest& request) {
    if (request.files0From.empty() || request.list)
        return true;
    auto opened =
        request.files0From == "-" ? spooledStandardInput() : openListSource(request.files0From);
    if (!opened)
        reportError(opened.error());
    else
        request.list = *std::move(opened);
    return request.list != nullptr;
}

std::unique_ptr<FolderFiles> FolderFiles::of(FolderRequest request, std::string_view command,
                                             bool takesStandardInput, const ChangeOptions& change) {
    const auto uses = std::ranges::count(request.paths, "-") + (request.files0From == "-") +
                      (request.resume == "-");
    if (uses > 1) {
        message(
            phrase("moji folders", "%1: standard input (-) is named more than once").with(command));
        return nullptr;
    }
    if (!openList(request))
        return nullptr;
    if (request.list) {
        // An empty list means no files.
    } else if (request.paths.empty() && takesStandardInput && ::isatty(STDIN_FILENO) == 0) {
        request.paths.emplace_back("-");
    } else if (request.paths.empty()) {
        message(phrase("moji folders", "%1: no input: name files or folders (see moji %2 --help)")
                    .with(command, command));
        return nullptr;
    }
    std::optional<Shard> shard;
    if (!request.shard.empty()) {
        shard = Shard::parse(request.shard);
        if (!shard) {
            message(phrase("moji folders", "--shard %1: must be I/N with I from 1 to N")
                        .with(request.shard));
            return nullptr;
        }
    }
    DoneNames done;
    if (!request.resume.empty()) {
        auto known = doneNamesIn(request.resume);
        if (!known) {
            reportError(known.error());
            return nullptr;
        }
        done = *std::move(known);
    }
    WalkOptions options;
    options.include = GlobList(request.include);
    options.exclude = GlobList(request.exclude);
    options.usesIgnoreFiles = !request.noIgnore;
    options.hidden = request.hidden;
    options.follow = request.follow;
    if (change)
        options = change(std::move(options));
    NamedFiles names(request.paths);
    if (request.list) {
        if (const auto added = addNames(*request.list, names); !added) {
            reportError(added.error());
            return nullptr;
        }
    }
    std::unique_ptr<FolderFiles> files(new FolderFiles(std::move(names), std::move(options)));
    files->m_shard = shard;
    files->m_done = std::move(done);
    return files;
}

std::optional<WalkedFile> FolderFiles::next() {
    for (;;) {
        auto file = m_walk.next();
        if (!file || ((!m_shard || m_shard->has(file->name)) && !m_done.has(file->name)))
            return file;
    }
}

} // namespace moji::cli

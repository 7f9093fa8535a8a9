#include "opened_documents.h"

#include "bytes/file_source.h"
#include "bytes/interruptible_reader.h"
#include "text/native_path.h"
#include "text/qt_text.h"
#include "window/saved_session.h"

#include <unistd.h>

namespace moji::app {

namespace {

constexpr char kStandardInput[] = "standard input";

/// With bytes where it is a file.
Options::Opened openStandardInput() {
    Options::Opened opened{{}, kStandardInput, nullptr};
    opened.isStandardInput = true;
    if (auto source = FileSource::ofDescriptor(STDIN_FILENO, kStandardInput))
        opened.bytes = std::move(*source);
    return opened;
}

/// A session is opened by the window, but checked here: it may be in no state to be opened.
Result<Options::Opened> openSession(const std::string& path, const CodecRegistry& codecs) {
    const SessionReading reading = readSessionFile(pathFromNative(path), sessionVocabulary(codecs));
    if (!reading.session)
        return Error{ErrorCode::Malformed, path,
                     "is no session: " + toUtf8(reading.faults.front())};
    return Options::Opened{path, path, nullptr};
}

} // namespace

Result<Done> readStandardInput(Options::Opened& opened) {
    if (!opened.isStandardInput || opened.bytes != nullptr)
        return Done{};
    DescriptorReader reader(STDIN_FILENO, DescriptorReader::Ownership::Borrows, kStandardInput);
    auto source = spool(reader, kStandardInput);
    if (!source)
        return source.error();
    opened.bytes = std::move(*source);
    return Done{};
}

Result<Options::Opened> openFile(const std::string& path) {
    if (path == "-")
        return openStandardInput();
    Options::Opened opened{path, path.substr(path.find_last_of('/') + 1), nullptr};
    if (!hasRandomAccess(path)) {
        if (const auto possible = InterruptibleReader::inspect(path); !possible)
            return possible.error();
        return opened;
    }
    auto source = openSource(path);
    if (!source)
        return source.error();
    opened.bytes = std::move(*source);
    return opened;
}

Options::Opened inMemory(std::string name, Bytes bytes) {
    return {{}, std::move(name), std::make_shared<const MemorySource>(std::move(bytes))};
}

Result<Options::Opened> openDocument(const std::string& path, const CodecRegistry& codecs) {
    return pathFromNative(path).endsWith(kSessionEnding) ? openSession(path, codecs)
                                                         : openFile(path);
}

} // namespace moji::app

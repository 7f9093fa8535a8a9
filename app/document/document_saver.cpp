#include "document/document_saver.h"

#include "bytes/file_pieces.h"
#include "bytes/whole_source.h"
#include "codec/transcoding_reader.h"
#include "document/backup_copy.h"
#include "document/converted_remarks.h"
#include "document/edit_commands.h"
#include "text/native_path.h"
#include "text/qt_text.h"

#include <algorithm>
#include <utility>

namespace moji::app {

namespace {

/// Whether the files that the bytes are read from are unchanged since they were opened, and the one
/// to replace; or as they were when the reader agreed to that.
Result<Done> checkFiles(const DocumentSaver::Files& files, const SaveRequest& request) {
    const auto changed = [](const std::string& path) {
        return Error{ErrorCode::ReadFailed, path,
                     toUtf8(DocumentSaver::tr(
                         "another program changed the file while it was being edited"))};
    };
    const std::string path = nativePath(request.path);
    if (request.agreed != FileStamp{} && stampOf(path) != request.agreed)
        return changed(path);
    for (const auto& file : files) {
        const FileStamp now = file->stampNow();
        if (now != file->stamp() && std::ranges::find(request.mixed, now) == request.mixed.end())
            return changed(file->name());
    }
    return Done{};
}

/// What reads the bytes knows only where they go, not which file ended too early.
Error namingShrunk(const Error& error, const DocumentSaver::Files& files) {
    const auto shrunk = std::ranges::find_if(
        files, [](const auto& file) { return file->stampNow().size < file->stamp().size; });
    if (error.code != ErrorCode::ReadFailed || shrunk == files.end())
        return error;
    return {error.code, (*shrunk)->name(), toUtf8(DocumentSaver::tr("the file has shrunk"))};
}

} // namespace

DocumentSaver::DocumentSaver(Document* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(document->jobs(), tr("Saving"), this, JobBase::Turn::Urgent) {
    connect(&m_job, &JobBase::cancelled, this, [this] { fail({ErrorCode::Cancelled, {}, {}}); });
}

DocumentSaver::Files DocumentSaver::filesFor(const Document& document,
                                             const std::optional<ByteRange>& part) {
    Files files = filesOf(document.table(), part.value_or(ByteRange{0, document.size()}));
    const auto& own = document.file();
    if (own != nullptr && std::ranges::find(files, own) == files.end())
        files.insert(files.begin(), own);
    return files;
}

void DocumentSaver::save(const SaveRequest& request) {
    if (isSaving())
        return;
    m_document->hold(true);
    KeptPlaces kept(*m_document);
    kept.begins.insert(request.places.begin(), request.places.end());
    m_job.start(
        m_document->revision(),
        [request, source = m_document->snapshot(), files = filesFor(*m_document, request.part),
         from = request.reading != nullptr ? request.reading : &m_document->codec(),
         kept = std::move(kept)](std::stop_token stop, const ProgressCallback& report) -> Outcome {
            ConvertedPlaces places;
            if (request.encoding != nullptr && !request.part) {
                // Before the file is written: only until then can it be cancelled.
                auto found = convertedPlaces(*source, *from, *request.encoding, kept.begins,
                                             kept.ends, stop);
                if (!found)
                    return {namingShrunk(found.error(), files), {}, nullptr};
                places = std::move(*found);
            }
            SaveOptions options;
            options.stop = std::move(stop);
            options.progress = report;
            Outcome outcome = write(request, *source, files, *from, options);
            outcome.places = std::move(places);
            return outcome;
        },
        [this, request, source = std::weak_ptr(m_document->snapshot())](std::uint64_t,
                                                                        const Outcome& outcome) {
            finish(request, outcome, source.lock() == m_document->snapshot());
        });
}

DocumentSaver::Outcome DocumentSaver::write(const SaveRequest& request, const ByteSource& source,
                                            const Files& files, const Codec& from,
                                            const SaveOptions& given) {
    SaveOptions options = given;
    options.replaceReadOnly = request.replaceReadOnly;
    options.leaveOtherNames = request.leaveOtherNames;
    const ByteRange part = request.part.value_or(ByteRange{0, source.size()});
    // How many bytes the new encoding gives is not known, so the reader looks for missing ones.
    const WholeSource whole(source, nativePath(request.path));
    SourceReader reader(whole, part);
    std::optional<TranscodingReader> converter;
    if (request.encoding != nullptr)
        converter.emplace(reader, from, *request.encoding, TranscodingReader::Malformed::Stop,
                          TranscodingReader::Marks::Owned);
    else
        options.size = part.length();
    options.confirm = [&]() -> Result<Done> {
        if (converter && converter->stopped())
            return Error{ErrorCode::Malformed, request.encoding->name(),
                         toUtf8(tr("cannot represent a character of the text"))};
        // Last: if nothing is saved, the copy of an earlier save is still the one to keep.
        const std::string path = nativePath(request.path);
        if (auto checked = checkFiles(files, request); !checked || !request.backup)
            return checked;
        return keepBackup(path, [&] { return checkFiles(files, request); });
    };
    ByteReader& bytes = converter ? static_cast<ByteReader&>(*converter) : reader;
    const std::string path = nativePath(request.path);
    const auto saved = saveFile(bytes, path, options);
    if (!saved)
        return {namingShrunk(saved.error(), files), {}, nullptr};
    // Of a FIFO that is in its place by now openSource() would wait for the writer.
    if (const auto regular = FileSource::open(path); !regular)
        return {regular.error(), *saved, nullptr};
    auto file = openSource(path);
    if (!file)
        return {file.error(), *saved, nullptr};
    return {{}, *saved, std::move(*file)};
}

/// `isCurrent`: the document still has the bytes that were saved.
void DocumentSaver::finish(const SaveRequest& request, const Outcome& outcome, bool isCurrent) {
    if (outcome.error) {
        fail(*outcome.error);
        return;
    }
    const bool isDocument = !request.part && isCurrent;
    if (isDocument && request.encoding == nullptr)
        m_document->becomeFile(outcome.file, request.path);
    else if (isDocument)
        becomeConverted(request, outcome);
    m_document->hold(false); // not before: what was written would be taken for another's change
    Q_EMIT saved(request, outcome.lost, isDocument);
}

/// A step of Undo: the bytes before it, their encoding and the places of the remarks come back.
void DocumentSaver::becomeConverted(const SaveRequest& request, const Outcome& outcome) {
    const ConvertedRemarks remarks(*m_document, outcome.places);
    const BytesChange change = conversionChange(*m_document, outcome.places, outcome.file->size());
    // Not adopt(): the document is held, and one opened read-only may be saved elsewhere.
    m_document->undoStack().push(
        new ConvertText(*m_document, PieceTable(outcome.file), change, *request.encoding,
                        tr("Convert to %1").arg(fromUtf8(request.encoding->name()))));
    remarks.place();
    m_document->becomeFile(outcome.file, request.path);
}

void DocumentSaver::fail(const Error& error) {
    m_document->hold(false);
    Q_EMIT failed(error);
}

} // namespace moji::app

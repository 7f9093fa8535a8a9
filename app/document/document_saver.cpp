#include "document/document_saver.h"

#include "bytes/whole_source.h"
#include "codec/transcoding_reader.h"
#include "document/backup_copy.h"
#include "text/native_path.h"
#include "text/qt_text.h"

namespace moji::app {

namespace {

/// Whether the file that the unedited parts come from is unchanged since it was opened, and the one
/// to replace since the reader agreed to that.
Result<Done> checkOriginal(const FileSource* original, const SaveRequest& request) {
    const bool isAsAgreed =
        request.agreed == FileStamp{} || stampOf(nativePath(request.path)) == request.agreed;
    const bool isAsOpened =
        original == nullptr || request.mixWithChanges || !original->hasChanged();
    if (isAsAgreed && isAsOpened)
        return Done{};
    return Error{
        ErrorCode::ReadFailed, nativePath(request.path),
        toUtf8(DocumentSaver::tr("another program changed the file while it was being edited"))};
}

} // namespace

DocumentSaver::DocumentSaver(Document* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(document->jobs(), tr("Saving"), this, JobBase::Turn::Urgent) {
    connect(&m_job, &JobBase::cancelled, this, [this] { fail({ErrorCode::Cancelled, {}, {}}); });
}

void DocumentSaver::save(const SaveRequest& request) {
    if (isSaving())
        return;
    m_document->hold(true);
    m_job.start(
        m_document->revision(),
        [request, source = m_document->snapshot(), original = m_document->file(),
         from = request.reading != nullptr ? request.reading : &m_document->codec()](
            std::stop_token stop, const ProgressCallback& report) {
            SaveOptions options;
            options.stop = std::move(stop);
            options.progress = report;
            return write(request, *source, original.get(), *from, options);
        },
        [this, request](std::uint64_t, const Outcome& outcome) { finish(request, outcome); });
}

DocumentSaver::Outcome DocumentSaver::write(const SaveRequest& request, const ByteSource& source,
                                            const FileSource* original, const Codec& from,
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
        return checkOriginal(original, request);
    };
    ByteReader& bytes = converter ? static_cast<ByteReader&>(*converter) : reader;
    const std::string path = nativePath(request.path);
    if (request.backup)
        if (const auto kept = keepBackup(path); !kept)
            return {kept.error(), {}, nullptr};
    const auto saved = saveFile(bytes, path, options);
    if (!saved)
        return {saved.error(), {}, nullptr};
    // Of a FIFO that is in its place by now openSource() would wait for the writer.
    if (const auto regular = FileSource::open(path); !regular)
        return {regular.error(), *saved, nullptr};
    auto file = openSource(path);
    if (!file)
        return {file.error(), *saved, nullptr};
    return {{}, *saved, std::move(*file)};
}

void DocumentSaver::finish(const SaveRequest& request, const Outcome& outcome) {
    if (outcome.error) {
        fail(*outcome.error);
        return;
    }
    m_document->hold(false);
    if (request.part) {
        Q_EMIT saved(request, outcome.lost);
        return;
    }
    if (request.encoding == nullptr) {
        m_document->becomeFile(outcome.file, request.path);
    } else {
        m_document->openSource(outcome.file, request.path);
        m_document->setCodec(*request.encoding);
    }
    Q_EMIT saved(request, outcome.lost);
}

void DocumentSaver::fail(const Error& error) {
    m_document->hold(false);
    Q_EMIT failed(error);
}

} // namespace moji::app

#include "document/document.h"

#include "codec/span_cursor.h"
#include "document/bookmarks.h"
#include "document/edit_commands.h"
#include "document/line_pins.h"
#include "document/notes.h"
#include "document/table_change.h"
#include "scan/text_indexer.h"
#include "text/native_path.h"

#include <QFileInfo>

namespace moji::app {

namespace {

/// `bytes` if they are read from the very file that `path` names, and not from a copy.
std::shared_ptr<const FileSource> fileAt(const QString& path,
                                         const std::shared_ptr<const ByteSource>& bytes) {
    auto file = std::dynamic_pointer_cast<const FileSource>(bytes);
    const auto named = stampOf(nativePath(path));
    return file && named && named->sameFileAs(file->stamp()) ? file : nullptr;
}

// At most this many bytes are decoded in the window's thread to find where a character starts: a
// few milliseconds, and as far as two checkpoints of the scan are apart.
constexpr std::uint64_t kMostDecoded = 256 * 1024;

/// The checkpoints that an edit at `offset` leaves valid.
std::shared_ptr<const CheckpointIndex> upTo(const CheckpointIndex& index, std::uint64_t offset) {
    std::vector<Checkpoint> kept;
    for (const Checkpoint& checkpoint : index.checkpoints()) {
        if (kept.empty() || checkpoint.offset + TextIndex::kContext <= offset)
            kept.push_back(checkpoint);
    }
    return std::make_shared<const CheckpointIndex>(std::move(kept));
}

} // namespace

Document::Document(const CodecRegistry& codecs, QObject* parent)
    : QObject(parent)
    , m_codecs(codecs)
    , m_codec(&codecs.utf8())
    , m_snapshot(m_table.snapshot())
    , m_scan(m_jobs, codecs.utf8(), this)
    , m_bookmarks(new Bookmarks(this))
    , m_notes(new Notes(this))
    , m_linePins(new LinePins(this)) {
    connect(&m_scan, &DocumentScan::advanced, this, &Document::takeCheckpoints);
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, &Document::identityChanged);
}

Document::~Document() {
    m_undoStack.disconnect(); // its destructor signals as if something were undone
}

void Document::setInFront(bool inFront) {
    m_jobs.setInFront(inFront);
    m_scan.setInFront(inFront);
}

Bytes Document::bytes(ByteRange range) const {
    const auto bytes = readRange(*m_snapshot, range);
    return bytes ? *bytes : Bytes();
}

void Document::setCodec(const Codec& codec) {
    Q_EMIT codecDecided();
    if (m_codec == &codec)
        return;
    m_codec = &codec;
    ++m_revision;
    m_checkpoints.reset();
    m_scan.codecChanged(codec, m_revision);
    Q_EMIT codecChanged();
}

bool Document::isUtf8() const {
    return moji::isUtf8(*m_codec);
}

bool Document::isAligned(std::uint64_t offset) const {
    SpanCursor cursor(*m_snapshot, *m_codec, m_checkpoints.get());
    const auto start = cursor.startBefore(offset);
    return start && offset - start->offset <=
                        std::max(kMostDecoded, TextIndexer::blockSizeFor(size(), *m_codec));
}

std::vector<PlacedSpan> Document::spansIn(ByteRange range) const {
    std::vector<PlacedSpan> spans;
    const ByteRange wanted = range.clampedTo({0, size()});
    SpanCursor cursor(*m_snapshot, *m_codec, m_checkpoints.get());
    if (wanted.empty() || !isAligned(wanted.begin) || !cursor.seek(wanted.begin))
        return spans;
    while (cursor.offset() < wanted.end) {
        const auto item = cursor.next();
        if (!item || !*item)
            break;
        const auto& found = **item;
        spans.push_back({found.offset, found.span, Bytes(found.bytes.begin(), found.bytes.end())});
    }
    return spans;
}

std::optional<PlacedSpan> Document::spanAt(std::uint64_t offset) const {
    auto spans = spansIn({offset, offset + 1});
    if (spans.empty())
        return {};
    return std::move(spans.front());
}

bool Document::replace(ByteRange range, ByteView bytes, const QString& name) {
    return replaceByTyping(*this, range, bytes, name, Typing::None);
}

bool Document::mayEdit() {
    if (isReadOnly())
        Q_EMIT editRefused();
    return !isReadOnly();
}

bool Document::insert(std::uint64_t offset, ByteView bytes, const QString& name) {
    return replace({offset, offset}, bytes, name);
}

bool Document::remove(ByteRange range, const QString& name) {
    return replace(range, {}, name);
}

void Document::setReadOnly(bool readOnly) {
    const bool before = isReadOnly();
    m_readOnly = readOnly;
    if (isReadOnly() != before)
        Q_EMIT readOnlyChanged();
}

void Document::hold(bool held) {
    if (m_isHeld == held)
        return;
    m_isHeld = held;
    Q_EMIT readOnlyChanged(); // also if it is read-only anyway: some wait for the end of a save
}

bool Document::adopt(const PieceTable& table, const BytesChange& change, const QString& name) {
    if (!mayEdit())
        return false;
    m_undoStack.push(new ReplaceBytes(*this, table, change, name));
    return true;
}

void Document::restore(const PieceTable& table, const BytesChange& change) {
    m_table = table;
    m_snapshot = m_table.snapshot();
    ++m_revision;
    m_checkpoints = m_checkpoints ? upTo(*m_checkpoints, change.removed.begin) : nullptr;
    const Splice splice{change.removed, change.inserted};
    m_scan.bytesChanged(splice, m_snapshot, m_revision);
    Q_EMIT bytesChanged(change);
}

/// Takes the checkpoints of the scan, once it has read the current bytes.
void Document::takeCheckpoints() {
    if (!m_scan.isCurrent() || m_checkpoints == m_scan.index().text.checkpoints)
        return;
    m_checkpoints = m_scan.index().text.checkpoints;
    Q_EMIT aligned();
}

void Document::openSource(std::shared_ptr<const ByteSource> bytes, const QString& path) {
    const QFileInfo info(path);
    auto file = fileAt(path, bytes);
    begin(PieceTable(std::move(bytes)), info.absoluteFilePath(), info.fileName(), std::move(file));
}

void Document::setBytes(std::shared_ptr<const ByteSource> bytes, const QString& name) {
    begin(PieceTable(std::move(bytes)), {}, name);
}

void Document::setBytes(ByteView bytes, const QString& name) {
    setBytes(std::make_shared<const MemorySource>(Bytes(bytes.begin(), bytes.end())), name);
}

void Document::mirror(const Document& other, const BytesChange& change) {
    restore(other.table(), change);
}

void Document::begin(const PieceTable& table, const QString& path, const QString& name,
                     std::shared_ptr<const FileSource> file) {
    const BytesChange change{{0, size()}, table.size()};
    m_undoStack.clear();
    m_file = std::move(file);
    m_path = path;
    m_name = name;
    m_checkpoints.reset();
    restore(table, change);
    m_scan.restart(m_snapshot, *m_codec, m_revision);
    Q_EMIT opened();
    Q_EMIT identityChanged();
}

void Document::openEdited(std::shared_ptr<const ByteSource> file, const QString& path,
                          const QString& name, const PieceTable& table, const QString& edit) {
    const BytesChange change = changeTo(table, *file);
    if (path.isEmpty())
        setBytes(std::move(file), name);
    else
        openSource(std::move(file), path);
    // Not adopt(): a file opened read-only gets its edits back too.
    m_undoStack.push(new ReplaceBytes(*this, table, change, edit));
}

void Document::becomeFile(std::shared_ptr<const ByteSource> file, const QString& path) {
    const QFileInfo info(path);
    m_path = info.absoluteFilePath();
    m_name = info.fileName();
    m_file = fileAt(path, file);
    if (file->size() == size()) { // the same bytes, but no longer in pieces
        m_table = PieceTable(std::move(file));
        m_snapshot = m_table.snapshot();
    }
    m_undoStack.setClean();
    Q_EMIT identityChanged();
}

} // namespace moji::app

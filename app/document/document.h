#pragma once
// What a tab of the window is about: bytes, the edits made to them, and the encoding they are read
// as. Lenses read it and listen to it, and change it only through the edits below, which can all be
// undone. Offsets and lengths are in bytes.

#include "bytes/file_source.h"
#include "bytes/piece_table.h"
#include "codec/checkpoint_index.h"
#include "codec/codec.h"
#include "codec/codec_registry.h"
#include "document/document_scan.h"
#include "document/hit_marks.h"
#include "document/placed_span.h"
#include "jobs/job_monitor.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <vector>

namespace moji::app {

/// The bytes of `removed` (old offsets) made way for `inserted` bytes at the same place.
struct BytesChange {
    ByteRange removed;
    std::uint64_t inserted = 0;

    /// What stands there now.
    [[nodiscard]] ByteRange result() const { return {removed.begin, removed.begin + inserted}; }
};

class Bookmarks;
class LinePins;

class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(const CodecRegistry& codecs, QObject* parent = nullptr);
    ~Document() override;

    // Bytes.
    [[nodiscard]] std::uint64_t size() const { return m_table.size(); }
    /// Counts every change of bytes or codec; results of background work are stamped with it.
    [[nodiscard]] std::uint64_t revision() const { return m_revision; }
    /// The bytes as they are now, for ever; for background work too.
    [[nodiscard]] const std::shared_ptr<const ByteSource>& snapshot() const { return m_snapshot; }
    /// Copies a small range (cut to what there is). Where a file cannot be read any more, fewer.
    [[nodiscard]] Bytes bytes(ByteRange range) const;
    /// What the snapshot is made of; a copy costs nothing.
    [[nodiscard]] const PieceTable& table() const { return m_table; }

    // Encoding.
    [[nodiscard]] const CodecRegistry& codecs() const { return m_codecs; }
    [[nodiscard]] const Codec& codec() const { return *m_codec; }
    void setCodec(const Codec& codec);
    /// Whether the bytes are read as UTF-8 (with or without signature).
    [[nodiscard]] bool isUtf8() const;

    // Spans under the current codec, the same wherever one asks from.
    /// All that have a byte in `range`. Decodes no more than it must.
    [[nodiscard]] std::vector<PlacedSpan> spansIn(ByteRange range) const;
    /// The one that `offset` lies in; nothing at the end of the bytes.
    [[nodiscard]] std::optional<PlacedSpan> spanAt(std::uint64_t offset) const;

    /// Whether the spans at `offset` can be told now. Where an encoding must be decoded from the
    /// front, not before the scan has been near; until then spansIn() answers none.
    [[nodiscard]] bool isAligned(std::uint64_t offset) const;
    /// Where decoding can be taken up, for SpanCursor; maybe nothing. For background work too.
    [[nodiscard]] const std::shared_ptr<const CheckpointIndex>& checkpoints() const {
        return m_checkpoints;
    }

    /// What is in all of the bytes, found out in the background.
    [[nodiscard]] DocumentScan& scan() { return m_scan; }
    [[nodiscard]] const DocumentScan& scan() const { return m_scan; }

    // Edits; `range` is cut to what there is. `name` is what Undo will call it.
    void replace(ByteRange range, ByteView bytes, const QString& name);
    void insert(std::uint64_t offset, ByteView bytes, const QString& name);
    void remove(ByteRange range, const QString& name);
    /// Whether edits are taken; where not, editRefused() is told at once.
    [[nodiscard]] bool mayEdit();
    /// Goes on with an edited copy of table(), as one step of Undo.
    void adopt(const PieceTable& table, const BytesChange& change, const QString& name);
    [[nodiscard]] QUndoStack& undoStack() { return m_undoStack; }
    [[nodiscard]] bool isModified() const { return !m_undoStack.isClean(); }
    /// Edits of a document that is read-only change nothing (editRefused).
    [[nodiscard]] bool isReadOnly() const { return m_readOnly || m_isHeld; }
    void setReadOnly(bool readOnly);
    /// Read-only for the time being, whatever setReadOnly() says: it is being saved.
    void hold(bool held);
    [[nodiscard]] bool isHeld() const { return m_isHeld; }

    // What it is. Opening forgets edits and history.
    [[nodiscard]] Result<Done> open(const QString& path);
    /// A file that has been opened already.
    void openSource(std::shared_ptr<const ByteSource> bytes, const QString& path);
    /// Bytes that are in no file: the sample, standard input, --text.
    void setBytes(std::shared_ptr<const ByteSource> bytes, const QString& name);
    void setBytes(ByteView bytes, const QString& name);
    /// Takes the bytes of `other`, which made `change` just now, as they are: the same bytes looked
    /// at in another way. There is nothing to undo.
    void mirror(const Document& other, const BytesChange& change);
    /// Opens `file` as it is and does to it, as one edit, what leads to `table`: unsaved edits that
    /// come back.
    void openEdited(std::shared_ptr<const ByteSource> file, const QString& path,
                    const QString& name, const PieceTable& table, const QString& edit);
    /// The document has been written to `path`, whose bytes `file` are: it goes on as that file.
    void becomeFile(std::shared_ptr<const ByteSource> file, const QString& path);
    /// The file that was opened or saved last; nullptr where the bytes came from elsewhere.
    [[nodiscard]] const std::shared_ptr<const FileSource>& file() const { return m_file; }
    /// Empty where it is in no file.
    [[nodiscard]] const QString& path() const { return m_path; }
    /// The file's name without folders, or what was given instead; for titles.
    [[nodiscard]] const QString& name() const { return m_name; }

    /// Places in these bytes that one wants to come back to.
    [[nodiscard]] Bookmarks& bookmarks() { return *m_bookmarks; }
    [[nodiscard]] const Bookmarks& bookmarks() const { return *m_bookmarks; }

    /// Lines whose encoding the reader has decided.
    [[nodiscard]] LinePins& linePins() { return *m_linePins; }

    /// Background work of this document's lenses.
    [[nodiscard]] JobMonitor& jobs() { return m_jobs; }
    /// What of a search is to be marked.
    [[nodiscard]] HitMarks& hitMarks() { return m_hitMarks; }
    /// Whether the reader looks at it: its background work goes before that of others.
    void setInFront(bool inFront);

Q_SIGNALS:
    /// After every edit, undo and redo, and after opening (all bytes changed).
    void bytesChanged(const moji::app::BytesChange& change);
    void codecChanged();
    /// Other bytes altogether: a file was opened, a new document begun. Follows bytesChanged.
    void opened();
    /// Path, name, or whether it is modified.
    void identityChanged();
    void readOnlyChanged();
    /// Somebody tried to edit a document that is read-only.
    void editRefused();
    /// More bytes are aligned than before.
    void aligned();
    /// The last change was made by undo or redo.
    void historyMoved(const moji::app::BytesChange& change);

private:
    friend class ReplaceBytes;
    void restore(const PieceTable& table, const BytesChange& change);
    void takeCheckpoints();
    void begin(const PieceTable& table, const QString& path, const QString& name,
               std::shared_ptr<const FileSource> file = nullptr);

    const CodecRegistry& m_codecs;
    const Codec* m_codec;
    PieceTable m_table;
    std::shared_ptr<const ByteSource> m_snapshot;
    std::uint64_t m_revision = 0;
    std::shared_ptr<const FileSource> m_file;
    QString m_path;
    QString m_name;
    bool m_readOnly = false;
    bool m_isHeld = false;
    JobMonitor m_jobs;
    HitMarks m_hitMarks;
    std::shared_ptr<const CheckpointIndex> m_checkpoints; // right for this revision; maybe none
    DocumentScan m_scan;
    QUndoStack m_undoStack;
    Bookmarks* m_bookmarks;
    LinePins* m_linePins;
};

} // namespace moji::app

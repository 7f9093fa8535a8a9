#pragma once
// The document of a tab: its bytes, the edits made to them, and the encoding they are read
// in. Lenses read it and listen to it, and change it only through the edits below, which can all be
// undone. Offsets and lengths are in bytes.

#include "bytes/file_source.h"
#include "bytes/piece_table.h"
#include "codec/checkpoint_index.h"
#include "codec/codec.h"
#include "codec/codec_registry.h"
#include "document/bytes_change.h"
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

class Bookmarks;
class LinePins;
class Notes;

class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(const CodecRegistry& codecs, QObject* parent = nullptr);
    ~Document() override;

    // Bytes.
    [[nodiscard]] std::uint64_t size() const { return m_table.size(); }
    /// Counts every change of bytes or codec; results of background work are stamped with it.
    [[nodiscard]] std::uint64_t revision() const { return m_revision; }
    /// An immutable snapshot of the current bytes; for background work too.
    [[nodiscard]] const std::shared_ptr<const ByteSource>& snapshot() const { return m_snapshot; }
    /// Copies a small range, clamped to the document. Fewer bytes if the file has become
    /// unreadable.
    [[nodiscard]] Bytes bytes(ByteRange range) const;
    /// The pieces of the snapshot; cheap to copy.
    [[nodiscard]] const PieceTable& table() const { return m_table; }

    // Encoding.
    [[nodiscard]] const CodecRegistry& codecs() const { return m_codecs; }
    [[nodiscard]] const Codec& codec() const { return *m_codec; }
    void setCodec(const Codec& codec);
    /// Whether the bytes are read as UTF-8 (with or without signature).
    [[nodiscard]] bool isUtf8() const;

    // Spans under the current codec, independent of where decoding starts.
    /// All that have a byte in `range`. Decodes as little as possible.
    [[nodiscard]] std::vector<PlacedSpan> spansIn(ByteRange range) const;
    /// The one that contains `offset`; nothing at the end of the bytes.
    [[nodiscard]] std::optional<PlacedSpan> spanAt(std::uint64_t offset) const;

    /// Whether the spans at `offset` are known now. If an encoding must be decoded from the
    /// start, only after the scan has come near; until then spansIn() returns none.
    [[nodiscard]] bool isAligned(std::uint64_t offset) const;
    /// Where decoding can resume, for SpanCursor; may be null. For background work too.
    [[nodiscard]] const std::shared_ptr<const CheckpointIndex>& checkpoints() const {
        return m_checkpoints;
    }

    /// The background scan of all bytes.
    [[nodiscard]] DocumentScan& scan() { return m_scan; }
    [[nodiscard]] const DocumentScan& scan() const { return m_scan; }

    // Edits; `range` is clamped to the document. `name` is what Undo calls the edit. Each returns
    // whether the document took it: a read-only one emits editRefused() and stays as it was.
    // Replacing nothing by nothing succeeds, without a step of Undo.
    bool replace(ByteRange range, ByteView bytes, const QString& name);
    bool insert(std::uint64_t offset, ByteView bytes, const QString& name);
    bool remove(ByteRange range, const QString& name);
    /// False, with editRefused() emitted, while the document is read-only.
    [[nodiscard]] bool mayEdit();
    /// Continues with an edited copy of table(), as one step of Undo.
    bool adopt(const PieceTable& table, const BytesChange& change, const QString& name);
    [[nodiscard]] QUndoStack& undoStack() { return m_undoStack; }
    [[nodiscard]] bool isModified() const { return !m_undoStack.isClean(); }
    [[nodiscard]] bool isReadOnly() const { return m_readOnly || m_isHeld; }
    void setReadOnly(bool readOnly);
    /// Temporarily read-only, whatever setReadOnly() says, while it is being saved or other bytes
    /// are being read for it. Who opens other bytes in it must not do so meanwhile.
    void hold(bool held);
    [[nodiscard]] bool isHeld() const { return m_isHeld; }

    // Identity. Opening discards edits and history.
    /// A file that is already open.
    void openSource(std::shared_ptr<const ByteSource> bytes, const QString& path);
    /// Bytes without a file: the sample, standard input, --text.
    void setBytes(std::shared_ptr<const ByteSource> bytes, const QString& name);
    void setBytes(ByteView bytes, const QString& name);
    /// Takes over the bytes of `other`, which has just made `change`: the same bytes seen
    /// differently. Not an undo step.
    void mirror(const Document& other, const BytesChange& change);
    /// Opens `file` and turns it, as one edit, into `table`: recovered unsaved
    /// edits.
    void openEdited(std::shared_ptr<const ByteSource> file, const QString& path,
                    const QString& name, const PieceTable& table, const QString& edit);
    /// The document was saved to `path`, now open as `file`, and continues as that file.
    void becomeFile(std::shared_ptr<const ByteSource> file, const QString& path);
    /// The file opened or saved last; nullptr if the bytes came from elsewhere.
    [[nodiscard]] const std::shared_ptr<const FileSource>& file() const { return m_file; }
    /// Empty without a file.
    [[nodiscard]] const QString& path() const { return m_path; }
    /// The file's name without folders, or the name given instead; for titles.
    [[nodiscard]] const QString& name() const { return m_name; }

    /// The bookmarked bytes.
    [[nodiscard]] Bookmarks& bookmarks() { return *m_bookmarks; }
    [[nodiscard]] const Bookmarks& bookmarks() const { return *m_bookmarks; }
    /// What the reader wrote about some of the bytes.
    [[nodiscard]] Notes& notes() { return *m_notes; }
    [[nodiscard]] const Notes& notes() const { return *m_notes; }

    /// Lines whose encoding the reader has decided.
    [[nodiscard]] LinePins& linePins() { return *m_linePins; }

    /// Background work of this document's lenses.
    [[nodiscard]] JobMonitor& jobs() { return m_jobs; }
    /// The search hits to mark.
    [[nodiscard]] HitMarks& hitMarks() { return m_hitMarks; }
    /// Whether it is the document in front, whose background work goes first.
    void setInFront(bool inFront);

Q_SIGNALS:
    /// After every edit, undo and redo, and after opening (all bytes changed).
    void bytesChanged(const moji::app::BytesChange& change);
    void codecChanged();
    /// Somebody has decided on the encoding, even if it is the one that it was.
    void codecDecided();
    /// All bytes were replaced: a file was opened or a new document started. Follows bytesChanged.
    void opened();
    /// Path, name or modified state changed.
    void identityChanged();
    void readOnlyChanged();
    /// An edit of a read-only document was attempted.
    void editRefused();
    /// Characters are known in more of the document than before.
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
    std::shared_ptr<const CheckpointIndex> m_checkpoints; // of this revision; may be null
    DocumentScan m_scan;
    QUndoStack m_undoStack;
    Bookmarks* m_bookmarks;
    Notes* m_notes;
    LinePins* m_linePins;
};

} // namespace moji::app

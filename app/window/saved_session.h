#pragma once
// A session as a value, and as JSON: documents with what was seen of them, and the lenses that were
// open. Saved as a .mojiscope file, or in the settings for the next start. A file comes from
// anyone: it is read as JsonPlace reads, with the limits below. The format:
// resources/docs/manual/sessions.md.

#include "codec/codec_registry.h"
#include "document/bookmarks.h"
#include "document/notes.h"
#include "lenses/lens.h"
#include "support/result.h"

#include <QByteArray>
#include <QSet>
#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace moji::app {

/// A document and what is seen of it.
struct SessionDocument {
    QString name;               // of one without a file
    QString path;               // of its file; may be relative to the session's folder
    std::uint64_t size = 0;     // of the file when it was saved
    QByteArray fingerprint;     // of the file then, see fingerprintOf(); empty: not checked
    std::optional<Bytes> bytes; // instead of the path

    QString encoding;
    std::uint64_t anchor = 0;
    std::uint64_t caret = 0;
    std::map<QString, LensState> lenses; // by id; of `bytes` see grid/bytes_state.h
    std::vector<Bookmark> bookmarks;
    std::vector<Note> notes;
    std::map<std::uint64_t, QString> pins; // encodings of lines, by the offset of their first byte
};

struct SavedSession {
    std::vector<SessionDocument> documents;
    int front = 0;          // its number, from 0
    bool hasLenses = false; // whether it says which are open; otherwise they stay as they are
    QStringList open;       // ids of lenses
    QStringList inFront;    // of those, the ones not hidden by another tab
};

inline const QString kSessionEnding = QStringLiteral(".mojiscope");
inline constexpr qsizetype kMostSessionFile = 64 * 1024 * 1024; // bytes of JSON
inline constexpr std::uint64_t kMostInside = 16 * 1024 * 1024;  // bytes of documents together
inline constexpr qsizetype kMostSessionDocuments = 200;
inline constexpr qsizetype kMostKeptTabs = 10'000; // from the last start to the next: no stranger's
inline constexpr qsizetype kMostSessionRemarks = kMostRemarks; // of each kind, of a document
inline constexpr qsizetype kMostSessionName = 4096;            // of a document, a path, a bookmark

/// What a session may name.
struct SessionVocabulary {
    const CodecRegistry* codecs;
    QStringList lenses; // ids, `bytes` among them
};

[[nodiscard]] QByteArray sessionJson(const SavedSession& session);

struct SessionReading {
    std::optional<SavedSession> session; // nothing if there is a fault
    QStringList faults;
};
[[nodiscard]] SessionReading readSession(const QByteArray& json,
                                         const SessionVocabulary& vocabulary,
                                         qsizetype mostDocuments = kMostSessionDocuments);
/// The keys that an object may have: "session", "document", "bookmark", "note" or "pin".
[[nodiscard]] const QSet<QString>& sessionKeys(const QString& object);
/// Also refuses what is no regular file, cannot be read or is too large.
[[nodiscard]] SessionReading readSessionFile(const QString& path,
                                             const SessionVocabulary& vocabulary);
/// All lenses of the program.
[[nodiscard]] SessionVocabulary sessionVocabulary(const CodecRegistry& codecs);

/// Whether the name has no control character and none that reorders text, with which it could look
/// like another name, and no lone surrogate, which JSON cannot hold.
[[nodiscard]] bool isHonestName(const QString& name);

/// A SHA-256 in hexadecimal: of all bytes up to 16 MiB, of more the first and the last 8 MiB.
[[nodiscard]] Result<QByteArray> fingerprintOf(const ByteSource& bytes);

} // namespace moji::app

#include "window/saved_session.h"

#include "bytes/file_source.h"
#include "lenses/lens_registry.h"
#include "text/error_text.h"
#include "text/json_place.h"
#include "text/native_path.h"
#include "text/qt_text.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::uint64_t kFingerprintPart = 8 * 1024 * 1024;

/// Without what the reader would refuse: a text pasted into a field may be of any length.
QJsonObject jsonOf(const LensState& state) {
    QJsonObject object;
    for (auto part = state.begin(); part != state.end(); ++part)
        if (!part->isEmpty() && part->size() <= kMostJsonText)
            object[part.key()] = *part;
    return object;
}

QJsonObject jsonOf(const std::map<QString, LensState>& lenses) {
    QJsonObject object;
    for (const auto& [id, state] : lenses)
        if (const QJsonObject parts = jsonOf(state); !parts.isEmpty())
            object[id] = parts;
    return object;
}

QJsonValue numberOf(std::uint64_t number) {
    return static_cast<qint64>(number);
}

void addRemarks(const SessionDocument& document, QJsonObject& object) {
    QJsonArray bookmarks;
    for (const Bookmark& bookmark : document.bookmarks) {
        QJsonObject one{{QStringLiteral("offset"), numberOf(bookmark.offset)}};
        if (!bookmark.name.isEmpty())
            one[QStringLiteral("name")] = bookmark.name;
        bookmarks += one;
    }
    QJsonArray notes;
    for (const Note& note : document.notes)
        notes += QJsonObject{{QStringLiteral("select"), rangeText(note.range)},
                             {QStringLiteral("text"), note.text}};
    QJsonArray pins;
    for (const auto& [offset, encoding] : document.pins)
        pins += QJsonObject{{QStringLiteral("offset"), numberOf(offset)},
                            {QStringLiteral("encoding"), encoding}};
    for (const auto& [key, list] :
         {std::pair("bookmarks", bookmarks), std::pair("notes", notes), std::pair("pins", pins)})
        if (!list.empty())
            object[QLatin1String(key)] = list;
}

QJsonObject jsonOf(const SessionDocument& document) {
    QJsonObject object{{QStringLiteral("encoding"), document.encoding},
                       {QStringLiteral("anchor"), numberOf(document.anchor)},
                       {QStringLiteral("caret"), numberOf(document.caret)}};
    if (!document.name.isEmpty())
        object[QStringLiteral("name")] = document.name;
    if (document.bytes) {
        object[QStringLiteral("base64")] =
            QString::fromLatin1(toQByteArray(*document.bytes).toBase64());
    } else {
        object[QStringLiteral("path")] = document.path;
        object[QStringLiteral("size")] = numberOf(document.size);
        if (!document.fingerprint.isEmpty())
            object[QStringLiteral("sha256")] = QString::fromLatin1(document.fingerprint);
    }
    if (const QJsonObject lenses = jsonOf(document.lenses); !lenses.isEmpty())
        object[QStringLiteral("lenses")] = lenses;
    addRemarks(document, object);
    return object;
}

} // namespace

QByteArray sessionJson(const SavedSession& session) {
    QJsonArray documents;
    for (const SessionDocument& document : session.documents)
        documents += jsonOf(document);
    QJsonObject object{{QStringLiteral("mojiscope"), 1},
                       {QStringLiteral("documents"), documents},
                       {QStringLiteral("front"), session.front}};
    if (session.hasLenses) {
        object[QStringLiteral("open")] = QJsonArray::fromStringList(session.open);
        object[QStringLiteral("inFront")] = QJsonArray::fromStringList(session.inFront);
    }
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

SessionReading readSessionFile(const QString& path, const SessionVocabulary& vocabulary) {
    const auto source = FileSource::open(nativePath(path));
    if (!source)
        return {{}, {errorText(source.error())}};
    const auto json = readRange(**source, {0, static_cast<std::uint64_t>(kMostSessionFile) + 1});
    if (!json)
        return {{}, {errorText(json.error())}};
    return readSession(toQByteArray(*json), vocabulary);
}

SessionVocabulary sessionVocabulary(const CodecRegistry& codecs) {
    SessionVocabulary vocabulary{&codecs, {}};
    for (const LensRow& row : lensRows())
        vocabulary.lenses += QLatin1String(row.id);
    return vocabulary;
}

bool isHonestName(const QString& name) {
    return std::ranges::none_of(toCodePoints(name), [](char32_t c) {
        const bool isControl = c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029;
        const bool reorders = c == 0x061C || c == 0x200E || c == 0x200F ||
                              (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
        return isControl || reorders || (c >= 0xD800 && c < 0xE000);
    });
}

Result<QByteArray> fingerprintOf(const ByteSource& bytes) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const std::uint64_t size = bytes.size();
    const bool isWhole = size <= 2 * kFingerprintPart;
    for (const ByteRange part :
         isWhole ? std::vector{ByteRange{0, size}}
                 : std::vector{ByteRange{0, kFingerprintPart}, {size - kFingerprintPart, size}}) {
        const auto read = readRange(bytes, part);
        if (!read)
            return read.error();
        hash.addData(toQByteArray(*read));
    }
    return hash.result().toHex();
}

} // namespace moji::app

// Reads sessions: every value is checked, nothing is repaired.

#include "text/json_place.h"
#include "text/qt_text.h"
#include "window/saved_session.h"

#include <QJsonArray>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kVersion = 1;
constexpr qsizetype kFingerprintDigits = 64;

QSet<QString> setOf(const char* names) {
    const QStringList list = QString::fromLatin1(names).split(QLatin1Char(' '));
    return {list.begin(), list.end()};
}

class SessionReader {
    Q_DECLARE_TR_FUNCTIONS(Session)
public:
    SessionReader(const SessionVocabulary& vocabulary, qsizetype mostDocuments, QStringList& faults)
        : m_vocabulary(vocabulary)
        , m_mostDocuments(mostDocuments)
        , m_faults(faults) {}

    [[nodiscard]] SavedSession read(const QJsonObject& object) {
        SavedSession session;
        const JsonPlace place(QString(), m_faults);
        if (const auto version = place.number(object, "mojiscope", true);
            version && *version != kVersion)
            place.fault(tr("Version %1 of the format is not known to this program, which reads "
                           "version %2.")
                            .arg(QString::number(*version), QString::number(kVersion)));
        if (!m_faults.empty())
            return session;
        place.refuseOthers(object, sessionKeys(QStringLiteral("session")));
        int number = 0;
        for (const QJsonObject& document : place.objects(object, "documents", m_mostDocuments))
            session.documents.push_back(
                readDocument(place.in(tr("document %1").arg(++number)), document));
        if (!object.contains(QLatin1String("documents")))
            place.fault(tr("documents is missing"));
        session.front = static_cast<int>(
            place.number(object, "front", false, static_cast<std::uint64_t>(m_mostDocuments) - 1)
                .value_or(0));
        session.hasLenses = object.contains(QLatin1String("open"));
        session.open = readLensIds(place, object, "open");
        session.inFront = readLensIds(place, object, "inFront");
        return session;
    }

private:
    [[nodiscard]] SessionDocument readDocument(const JsonPlace& place, const QJsonObject& object) {
        place.refuseOthers(object, sessionKeys(QStringLiteral("document")));
        SessionDocument document;
        document.name = readName(place, object, "name");
        if (object.contains(QLatin1String("base64")))
            readBytes(place, object, document);
        else
            readPath(place, object, document);
        document.encoding = readEncoding(place, object);
        document.anchor = place.number(object, "anchor", false).value_or(0);
        document.caret = place.number(object, "caret", false).value_or(0);
        readLenses(place, object, document);
        readRemarks(place, object, document);
        return document;
    }

    [[nodiscard]] static QString readName(const JsonPlace& place, const QJsonObject& object,
                                          const char* key) {
        QString name = place.string(object, key, false, kMostSessionName);
        if (!isHonestName(name))
            place.fault(tr("%1: a control character, or one that reorders text, is in it")
                            .arg(QLatin1String(key)));
        return name;
    }

    void readBytes(const JsonPlace& place, const QJsonObject& object, SessionDocument& document) {
        for (const char* key : {"path", "size", "sha256"})
            if (object.contains(QLatin1String(key)))
                place.fault(tr("base64 and %1: use one of them").arg(QLatin1String(key)));
        const QJsonValue value = object.value(QLatin1String("base64"));
        if (!value.isString())
            return place.fault(tr("base64: a text is expected"));
        const auto decoded = QByteArray::fromBase64Encoding(
            value.toString().toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
        if (decoded.decodingStatus != QByteArray::Base64DecodingStatus::Ok)
            return place.fault(tr("base64: this is not base64"));
        m_inside += static_cast<std::uint64_t>(decoded.decoded.size());
        if (m_inside > kMostInside)
            return place.fault(
                tr("base64: the documents have more than %1 bytes together").arg(kMostInside));
        document.bytes = toBytes(decoded.decoded);
    }

    void readPath(const JsonPlace& place, const QJsonObject& object, SessionDocument& document) {
        document.path = readName(place, object, "path");
        if (!object.contains(QLatin1String("path")))
            place.fault(tr("path or base64: one of them is expected"));
        if (document.path.split(QLatin1Char('/')).contains(QLatin1String("..")))
            place.fault(tr("path: “..” is in it; use an absolute path"));
        document.size = place.number(object, "size", false).value_or(0);
        const QString fingerprint = place.string(object, "sha256", false, kFingerprintDigits);
        document.fingerprint = fingerprint.toLatin1().toLower();
        const bool isHex = std::ranges::all_of(fingerprint, [](QChar c) {
            return QStringLiteral("0123456789abcdefABCDEF").contains(c);
        });
        if (!fingerprint.isEmpty() && (!isHex || fingerprint.size() != kFingerprintDigits))
            place.fault(tr("sha256: 64 hexadecimal digits are expected"));
    }

    [[nodiscard]] QString readEncoding(const JsonPlace& place, const QJsonObject& object) const {
        QString encoding = place.string(object, "encoding", true);
        if (!encoding.isEmpty() && m_vocabulary.codecs->find(toUtf8(encoding)) == nullptr)
            place.fault(tr("encoding: unknown encoding: %1").arg(encoding.left(64)));
        return encoding;
    }

    void readLenses(const JsonPlace& place, const QJsonObject& object,
                    SessionDocument& document) const {
        const QJsonValue value = object.value(QLatin1String("lenses"));
        if (!value.isUndefined() && !value.isObject())
            place.fault(tr("lenses: an object is expected"));
        const QJsonObject lenses = value.toObject();
        for (const QString& id : lenses.keys()) {
            if (m_vocabulary.lenses.contains(id))
                document.lenses[id] =
                    place.in(QStringLiteral("lenses")).texts(lenses, id.toLatin1().constData());
            else
                place.fault(tr("lenses: unknown lens: %1").arg(id.left(64)));
        }
    }

    void readRemarks(const JsonPlace& place, const QJsonObject& object,
                     SessionDocument& document) const {
        int number = 0;
        for (const QJsonObject& one : place.objects(object, "bookmarks", kMostSessionRemarks)) {
            const JsonPlace here = place.in(tr("bookmark %1").arg(++number));
            here.refuseOthers(one, sessionKeys(QStringLiteral("bookmark")));
            const auto offset = here.number(one, "offset", true);
            document.bookmarks.push_back(
                {offset.value_or(0), here.string(one, "name", false, kMostSessionName)});
        }
        number = 0;
        for (const QJsonObject& one : place.objects(object, "notes", kMostSessionRemarks)) {
            const JsonPlace here = place.in(tr("note %1").arg(++number));
            here.refuseOthers(one, sessionKeys(QStringLiteral("note")));
            const auto range = here.range(one, "select");
            document.notes.push_back(
                {range.value_or(ByteRange{}), here.string(one, "text", true, kMostNoteText)});
        }
        number = 0;
        for (const QJsonObject& one : place.objects(object, "pins", kMostSessionRemarks)) {
            const JsonPlace here = place.in(tr("pin %1").arg(++number));
            here.refuseOthers(one, sessionKeys(QStringLiteral("pin")));
            const auto offset = here.number(one, "offset", true);
            document.pins[offset.value_or(0)] = readEncoding(here, one);
        }
    }

    [[nodiscard]] QStringList readLensIds(const JsonPlace& place, const QJsonObject& object,
                                          const char* key) const {
        const QJsonValue value = object.value(QLatin1String(key));
        const QJsonArray all = value.toArray();
        QStringList ids;
        if (!value.isUndefined() && !value.isArray())
            place.fault(tr("%1: a list of lenses is expected").arg(QLatin1String(key)));
        for (const QJsonValue one : all) {
            const QString id = one.toString();
            if (!m_vocabulary.lenses.contains(id)) {
                place.fault(tr("%1: unknown lens: %2").arg(QLatin1String(key), id.left(64)));
                return {};
            }
            if (!ids.contains(id))
                ids += id;
        }
        return ids;
    }

    const SessionVocabulary& m_vocabulary;
    const qsizetype m_mostDocuments;
    QStringList& m_faults;
    std::uint64_t m_inside = 0; // bytes read so far
};

} // namespace

const QSet<QString>& sessionKeys(const QString& object) {
    static const QMap<QString, QSet<QString>> keys{
        {QStringLiteral("session"), setOf("$schema mojiscope documents front open inFront")},
        {QStringLiteral("document"), setOf("name path size sha256 base64 encoding anchor caret "
                                           "lenses bookmarks notes pins")},
        {QStringLiteral("bookmark"), setOf("offset name")},
        {QStringLiteral("note"), setOf("select text")},
        {QStringLiteral("pin"), setOf("offset encoding")},
    };
    return *keys.find(object);
}

SessionReading readSession(const QByteArray& json, const SessionVocabulary& vocabulary,
                           qsizetype mostDocuments) {
    const auto object = parseJsonObject(json, kMostSessionFile);
    if (!object)
        return {{}, {object.error()}};
    SessionReading reading;
    SavedSession session = SessionReader(vocabulary, mostDocuments, reading.faults).read(*object);
    if (reading.faults.empty())
        reading.session = std::move(session);
    return reading;
}

} // namespace moji::app

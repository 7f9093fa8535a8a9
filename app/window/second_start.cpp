#include "window/second_start.h"

#include "text/qt_text.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalServer>
#include <QLocalSocket>

#include <sys/stat.h>
#include <unistd.h>

#include <memory>

namespace moji::app {

namespace {

constexpr int kPatienceMs = 2000;
constexpr char kEnd = '\n';
const QByteArray kTaken = "taken\n";

/// Whether the folder is this user's, and closed to all others, as the XDG Base Directory
/// Specification demands: elsewhere another user could listen in the window's place.
bool isPrivate(const QString& folder) {
    struct stat status {};
    return ::stat(QFile::encodeName(folder).constData(), &status) == 0 && S_ISDIR(status.st_mode) &&
           status.st_uid == ::geteuid() && (status.st_mode & 077) == 0;
}

/// Empty without a private runtime folder: then nothing is handed over.
QString socketPath() {
    const QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    if (folder.isEmpty() || !isPrivate(folder))
        return {};
    const QByteArray display = qgetenv("WAYLAND_DISPLAY") + ' ' + qgetenv("DISPLAY");
    const QByteArray name = QCryptographicHash::hash(display, QCryptographicHash::Md5).toHex();
    return QDir(folder).filePath(QStringLiteral("mojiscope-") + QString::fromLatin1(name.left(12)));
}

QJsonObject objectOf(const OpenRequest& request) {
    QJsonObject object{{QStringLiteral("path"), request.path},
                       {QStringLiteral("name"), request.name},
                       {QStringLiteral("inFront"), request.inFront}};
    if (request.codec != nullptr)
        object[QStringLiteral("encoding")] = fromUtf8(request.codec->name());
    if (request.select) {
        object[QStringLiteral("begin")] = QString::number(request.select->begin);
        object[QStringLiteral("end")] = QString::number(request.select->end);
    }
    if (request.path.isEmpty() && request.bytes != nullptr)
        if (const auto bytes = readRange(*request.bytes, {0, request.bytes->size()}))
            object[QStringLiteral("bytes")] = QString::fromLatin1(toQByteArray(*bytes).toBase64());
    return object;
}

OpenRequest requestOf(const QJsonObject& object, const CodecRegistry& codecs) {
    OpenRequest request{.path = object[QStringLiteral("path")].toString(),
                        .name = object[QStringLiteral("name")].toString()};
    request.inFront = object[QStringLiteral("inFront")].toBool(true);
    request.codec = codecs.find(toUtf8(object[QStringLiteral("encoding")].toString()));
    if (object.contains(QStringLiteral("begin")))
        request.select = ByteRange{object[QStringLiteral("begin")].toString().toULongLong(),
                                   object[QStringLiteral("end")].toString().toULongLong()};
    if (request.path.isEmpty())
        request.bytes = std::make_shared<const MemorySource>(
            toBytes(QByteArray::fromBase64(object[QStringLiteral("bytes")].toString().toLatin1())));
    return request;
}

} // namespace

QByteArray handoverText(const std::vector<OpenRequest>& requests) {
    QJsonArray all;
    for (const OpenRequest& request : requests)
        all += objectOf(request);
    return QJsonDocument(QJsonObject{{QStringLiteral("open"), all}}).toJson(QJsonDocument::Compact);
}

std::vector<OpenRequest> handoverOf(const QByteArray& text, const CodecRegistry& codecs) {
    std::vector<OpenRequest> requests;
    const QJsonObject handover = QJsonDocument::fromJson(text).object();
    const QJsonArray all = handover[QStringLiteral("open")].toArray();
    for (const QJsonValue one : all)
        requests.push_back(requestOf(one.toObject(), codecs));
    return requests;
}

bool canHandOver() {
    return !socketPath().isEmpty() && QFile::exists(socketPath());
}

bool handOver(const std::vector<OpenRequest>& requests) {
    QLocalSocket socket;
    socket.connectToServer(socketPath());
    if (!socket.waitForConnected(kPatienceMs))
        return false;
    socket.write(handoverText(requests) + kEnd);
    while (socket.bytesToWrite() > 0)
        if (!socket.waitForBytesWritten(kPatienceMs))
            return false;
    // A hanging window has not accepted them.
    while (!socket.canReadLine())
        if (!socket.waitForReadyRead(kPatienceMs))
            return false;
    return socket.readLine() == kTaken;
}

SecondStarts::SecondStarts(const CodecRegistry& codecs, QObject* parent)
    : QObject(parent)
    , m_codecs(codecs)
    , m_server(new QLocalServer(this)) {
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server, &QLocalServer::newConnection, this, &SecondStarts::receive);
}

void SecondStarts::listen() {
    const QString path = socketPath();
    if (path.isEmpty() || m_server->listen(path))
        return;
    // A killed program left its socket.
    QLocalSocket probe;
    probe.connectToServer(path);
    if (probe.waitForConnected(kPatienceMs))
        return; // another window listens
    QLocalServer::removeServer(path);
    m_server->listen(path);
}

void SecondStarts::receive() {
    while (QLocalSocket* socket = m_server->nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            if (!socket->canReadLine())
                return;
            const QByteArray text = socket->readLine();
            socket->write(kTaken);
            socket->flush();
            Q_EMIT requested(handoverOf(text, m_codecs));
        });
    }
}

} // namespace moji::app

#pragma once
// A second start of the program hands its files to the open window and exits: through a
// socket in the user's runtime folder, one for each display.

#include "window/opener.h"

#include <QObject>

#include <vector>

class QLocalServer;

namespace moji::app {

/// The handed-over files, as JSON and back.
[[nodiscard]] QByteArray handoverText(const std::vector<OpenRequest>& requests);
[[nodiscard]] std::vector<OpenRequest> handoverOf(const QByteArray& text,
                                                  const CodecRegistry& codecs);

/// Whether a window may be listening. Needs no application object.
[[nodiscard]] bool canHandOver();
/// Returns whether a window accepted them.
[[nodiscard]] bool handOver(const std::vector<OpenRequest>& requests);

/// The listening side. Does nothing if another window listens already.
class SecondStarts : public QObject {
    Q_OBJECT
public:
    explicit SecondStarts(const CodecRegistry& codecs, QObject* parent = nullptr);

    void listen();

Q_SIGNALS:
    /// May be empty: then the window only comes to the front.
    void requested(const std::vector<moji::app::OpenRequest>& requests);

private:
    void receive();

    const CodecRegistry& m_codecs;
    QLocalServer* m_server;
};

} // namespace moji::app

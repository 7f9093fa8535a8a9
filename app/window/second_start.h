#pragma once
// A second start of the program hands its files to the window that is open, and ends: through a
// socket in the user's runtime folder, one for each display.

#include "window/opener.h"

#include <QObject>

#include <vector>

class QLocalServer;

namespace moji::app {

/// What is handed over, as text (JSON) and back.
[[nodiscard]] QByteArray handoverText(const std::vector<OpenRequest>& requests);
[[nodiscard]] std::vector<OpenRequest> handoverOf(const QByteArray& text,
                                                  const CodecRegistry& codecs);

/// Whether a window may be there to take something over. Needs no application object.
[[nodiscard]] bool canHandOver();
/// Whether a window took them over.
[[nodiscard]] bool handOver(const std::vector<OpenRequest>& requests);

/// In the window that is open. Where another one listens already, it is silent.
class SecondStarts : public QObject {
    Q_OBJECT
public:
    explicit SecondStarts(const CodecRegistry& codecs, QObject* parent = nullptr);

    void listen();

Q_SIGNALS:
    /// Maybe nothing: the window shall come to the front.
    void requested(const std::vector<moji::app::OpenRequest>& requests);

private:
    void receive();

    const CodecRegistry& m_codecs;
    QLocalServer* m_server;
};

} // namespace moji::app

#pragma once
// The pictures of the manual: each lens, drawn when its page is shown, by its own code, in the
// reader's theme, size and language. None is stored, so none is ever out of date.

#include "codec/codec_registry.h"

#include <QImage>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace moji::app {

class ManualPictures final : public QObject {
    Q_OBJECT
public:
    /// Borrows the registry.
    explicit ManualPictures(const CodecRegistry& codecs, QObject* parent = nullptr);
    ~ManualPictures() override;

    using Done = std::function<void(const QImage&)>;
    /// Draws the lens that the page is about and calls `done` once its background work has ended,
    /// never at once. False for a page about anything else.
    bool draw(const QString& page, const Done& done);

private:
    struct Drawing;
    void finish();

    const CodecRegistry& m_codecs;
    std::vector<std::unique_ptr<Drawing>> m_drawings;
};

} // namespace moji::app

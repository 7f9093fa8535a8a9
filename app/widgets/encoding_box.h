#pragma once
// The list of all encodings, the usual ones first; typing finds any by a part of its name.

#include "codec/codec_registry.h"

#include <QComboBox>

namespace moji::app {

class EncodingBox : public QComboBox {
    Q_OBJECT
public:
    /// Shows `codec` first.
    EncodingBox(const CodecRegistry& codecs, const Codec& codec, QWidget* parent = nullptr);

    [[nodiscard]] const Codec& codec() const { return *m_codec; }
    /// Without chosen().
    void setCodec(const Codec& codec);

Q_SIGNALS:
    /// By the reader.
    void chosen(const moji::Codec& codec);
    /// Unknown name; the box shows the current encoding again.
    void refused(const QString& reason);

private:
    void chooseWritten(const QString& text);
    void choose(const QString& name);

    const CodecRegistry& m_codecs;
    const Codec* m_codec;
};

} // namespace moji::app

#pragma once
// A part of a document as a value: what work away from the window's thread reads. Each copy is read
// by one thread.

#include "document/document.h"

#include "codec/span_cursor.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace moji::app {

class DocumentPart {
public:
    /// When its bytes are read from the file.
    enum class Reading {
        Later, // when they are used: that may fail then
        Now,   // they are kept in memory
    };
    DocumentPart(const Document& document, ByteRange range, Reading reading = Reading::Later);

    /// Empty where a read fails; see failure().
    [[nodiscard]] Bytes bytes() const;
    /// All spans that have a byte in it, as Document::spansIn() has them, until `stop`.
    void forEachSpan(const std::stop_token& stop,
                     const std::function<void(const SpanCursor::Item&)>& take) const;
    /// Decoded; bytes of errors as \xC0.
    [[nodiscard]] QString decodedText(const std::stop_token& stop = {}) const;
    /// Why what was read is not whole; nothing where it is.
    [[nodiscard]] const std::optional<Error>& failure() const { return m_failure; }

private:
    std::shared_ptr<const ByteSource> m_source;
    std::shared_ptr<const CheckpointIndex> m_checkpoints;
    const Codec* m_codec;
    ByteRange m_range;
    bool m_isAligned; // else its spans are not known yet
    mutable std::optional<Error> m_failure;
};

} // namespace moji::app

#pragma once
// What keys and clipboard do to the bytes at the caret. Every change is an edit of the document and
// can be undone; what the encoding cannot write is refused with a reason, never dropped.

#include "document/document.h"
#include "document/selection.h"
#include "grid/byte_lens_layout.h"

#include <QObject>
#include <QString>

namespace moji::app {

class ByteEditor : public QObject {
    Q_OBJECT
public:
    enum class Mode { Overwrite, Insert };

    ByteEditor(Document* document, Selection* selection, QObject* parent = nullptr);

    /// Edits another document from now on, in the same mode.
    void setDocument(Document* document, Selection* selection);

    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    /// How many digits of the byte at the caret are typed, more of which are to come.
    [[nodiscard]] int typedDigits() const;

    /// As many digits as `format` has make a byte (see withDigit()); a selection is replaced by the
    /// first one.
    void typeDigit(int digit, ByteFormat format);
    /// Bit 7..0 of the byte at the caret; behind the last byte it begins a new one. A selection is
    /// not replaced.
    void setBit(int bit, bool value);
    void toggleBit(int bit);
    /// Encoded in the document's encoding. Overwriting replaces as many characters.
    void typeText(const QString& text);
    /// The selection, or a byte (column Hex) or a character (Text) behind or before the caret.
    void eraseForward(ByteColumn column);
    void eraseBackward(ByteColumn column);

    /// More bytes are not put into the clipboard; as text they are four times as many.
    static constexpr std::uint64_t kMostCopied = 16 * 1024 * 1024;
    /// Whether something is selected, and not too much; refused() tells of the latter.
    [[nodiscard]] bool mayCopy();
    /// Any number of bytes in the place of `range`, none of them copied; selects them.
    void putSource(ByteRange range, const std::shared_ptr<const ByteSource>& source,
                   const QString& name);

    /// The selected bytes as the column shows them: hex, or decoded text with \xC0 for errors.
    [[nodiscard]] QString selectedText(ByteColumn column) const;
    /// In place of the selection. Into the hex column bytes, written in hex or escapes in any usual
    /// form; into the other the text as it is.
    void paste(const QString& clipboard, ByteColumn column);
    void pasteBytes(ByteView bytes);
    /// The bytes that the text writes, in hex or escapes, in place of the selection.
    void pasteWritten(const QString& clipboard);

Q_SIGNALS:
    void modeChanged();
    /// A text was pasted as it is and became these bytes.
    void textPasted(const QString& clipboard, moji::ByteRange bytes);
    /// Nothing was changed, and why.
    void refused(const QString& reason);

private:
    /// Whether it was done: a document that is read-only refuses, and the caret stays.
    bool replace(ByteRange range, ByteView bytes, const QString& name);
    /// The same; the caret goes behind the bytes.
    bool put(ByteRange range, ByteView bytes, const QString& name);
    void remove(ByteRange range);
    [[nodiscard]] ByteRange overwritten(std::size_t characters) const;
    [[nodiscard]] std::optional<Bytes> encoded(const QString& text);

    Document* m_document;
    Selection* m_selection;
    Mode m_mode = Mode::Overwrite;
    // Where digits were typed, at which revision: both must still hold for the next.
    DigitEntry m_entry;
    std::uint64_t m_entryOffset = 0;
    std::uint64_t m_entryRevision = ~std::uint64_t{0};
};

/// `bytes` decoded under the document's encoding, errors as \xC0: what Copy as text gives.
[[nodiscard]] QString decodedText(const Document& document, ByteRange range);

} // namespace moji::app

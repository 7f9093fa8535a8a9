#pragma once
// What keys and clipboard do to the bytes at the caret. Every change is an edit of the document and
// can be undone; text that the encoding cannot represent, or not at its place, is refused with a
// reason, never dropped.

#include "document/clipboard_copy.h"
#include "document/document.h"
#include "document/paste_reading.h"
#include "document/selection.h"
#include "document/text_in_place.h"
#include "grid/byte_lens_layout.h"

#include <QObject>
#include <QString>

class QMimeData;

namespace moji::app {

enum class Typing;

class ByteEditor : public QObject {
    Q_OBJECT
public:
    enum class Mode { Overwrite, Insert };

    ByteEditor(Document* document, Selection* selection, QObject* parent = nullptr);

    /// Edits another document from now on, in the same mode.
    void setDocument(Document* document, Selection* selection);

    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    /// How many digits of the unfinished byte at the caret are typed.
    [[nodiscard]] int typedDigits() const;

    /// As many digits as `format` has make a byte (see withDigit()); a selection is replaced by the
    /// first one.
    void typeDigit(int digit, ByteFormat format);
    /// Bit 7..0 of the byte at the caret; after the last byte it starts a new one. A selection is
    /// not replaced. False where the document refused it.
    bool setBit(int bit, bool value);
    void toggleBit(int bit);
    /// Encoded in the document's encoding. Overwriting replaces as many characters.
    void typeText(const QString& text);
    /// The selection, or a byte (column Hex) or a character (Text) after or before the caret.
    void eraseForward(ByteColumn column);
    void eraseBackward(ByteColumn column);

    /// The most bytes copied to the clipboard; as text they are four times as many.
    static constexpr std::uint64_t kMostCopied = 16 * 1024 * 1024;
    /// Whether something is selected, and not too much; if too much, emits refused().
    [[nodiscard]] bool mayCopy();
    /// Replaces `range` by any number of bytes without copying them, and selects them.
    void putSource(ByteRange range, const std::shared_ptr<const ByteSource>& source,
                   const QString& name);

    /// The selected bytes, with a text as the column shows them: hex, or decoded with \xC0 for
    /// errors. Not too many: see mayCopy(). False where they could not be read.
    bool copy(ByteColumn column);
    /// Removes what it copies, unless the bytes cannot be read.
    void cut(ByteColumn column);
    /// What `write` makes of them.
    void copyText(const std::function<QString(const DocumentPart&, const std::stop_token&)>& write);
    /// What has been copied last, even if that work has not ended: see pasteData().
    void pasteClipboard(ByteColumn column);
    /// Replaces the selection by the bytes of `data`, or else by its text, as paste() does. Null:
    /// nothing happens.
    void pasteData(const QMimeData* data, ByteColumn column);
    /// Replaces the selection. In the hex column by the bytes that readingOf() finds, in the text
    /// column by the text itself.
    void paste(const QString& clipboard, ByteColumn column);
    void pasteBytes(ByteView bytes);
    /// Replaces the selection by the bytes that readingAsBytes() finds.
    void pasteWritten(const QString& clipboard);

Q_SIGNALS:
    void modeChanged();
    /// A text was pasted as text and became these bytes.
    void textPasted(const QString& clipboard, moji::ByteRange bytes);
    /// Much was copied, in the background.
    void copied(const QString& sentence);
    /// Nothing was changed, and why.
    void refused(const QString& reason);

private:
    bool copy(ByteColumn column, DocumentPart::Reading reading);
    /// Puts the caret after the bytes. False where the document refused them; the caret stays.
    bool put(ByteRange range, ByteView bytes, const QString& name, Typing typing);
    /// The same, but with the caret before shifts at their end, where one types on.
    bool putText(const EncodedInPlace& written, const QString& name, Typing typing);
    void pasteReading(const std::optional<PasteReading>& reading);
    void remove(ByteRange range);
    [[nodiscard]] ByteRange overwritten(std::size_t characters) const;
    /// For the place of `range`; where that is impossible, emits refused().
    [[nodiscard]] std::optional<EncodedInPlace> encoded(const QString& text, ByteRange range);

    Document* m_document;
    Selection* m_selection;
    ClipboardCopy m_copy;
    Mode m_mode = Mode::Overwrite;
    // Where digits were typed, at which revision: both must still hold for the next.
    DigitEntry m_entry;
    std::uint64_t m_entryOffset = 0;
    std::uint64_t m_entryRevision = ~std::uint64_t{0};
};

} // namespace moji::app

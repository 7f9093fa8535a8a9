#pragma once
// One line of text whose parts can be marked, with a chip at its right end that says how much of
// the document is not shown. Its characters are in the order of the text, whatever their
// direction. Base of the Text and the Hex bytes field.

#include "bytes/byte_source.h"
#include "window/left_to_right_line.h"

#include <QPlainTextEdit>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

class QToolButton;

namespace moji::app {

class InputField : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit InputField(const QString& name, QWidget* parent = nullptr);

    enum class Mark { Selected, Malformed, Unwritable, Control };
    struct MarkedPart {
        qsizetype begin;
        qsizetype end; // UTF-16 units
        Mark mark;
    };
    void setMarks(const std::vector<MarkedPart>& marks);

    /// Bytes after those shown; 0 hides the chip.
    void setHiddenBytes(std::uint64_t count);
    /// Room for text, without that of the widest chip.
    [[nodiscard]] int textWidth() const;
    [[nodiscard]] int widthOf(const QString& text) const;

    /// Sets a text without emitting edited(). False, and nothing done, while text that was typed is
    /// not yet reported.
    bool showText(const QString& text, qsizetype cursor);
    /// Whether the cursor moves because of showText().
    [[nodiscard]] bool isShowing() const { return m_showing; }

    /// edited() reports a pasted text unchanged, including line ends, without putting it into the
    /// field here: the receiver shows the result.
    void setPastesRaw(bool raw) { m_pastesRaw = raw; }
    /// The bytes of a part of the text (UTF-16 units), to be copied beside it; nothing where it has
    /// none of its own.
    using BytesOfPart = std::function<std::optional<Bytes>(qsizetype position, qsizetype length)>;
    void setBytesOfPart(BytesOfPart bytesOfPart) { m_bytesOfPart = std::move(bytesOfPart); }

Q_SIGNALS:
    /// The reader changed the field: `added` replaced `removed` units at `position`.
    /// `everything`: nothing of the old content is left.
    void edited(qsizetype position, qsizetype removed, const QString& added, bool everything);
    /// The last edit was a paste of this text.
    void pasted(const QString& text);
    /// Bytes were pasted instead of `removed` units at `position`. The receiver shows the result.
    void bytesPasted(qsizetype position, qsizetype removed, const moji::Bytes& bytes,
                     bool everything);
    void chipClicked();
    void focusChanged(bool focused);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    [[nodiscard]] QMimeData* createMimeDataFromSelection() const override;
    void insertFromMimeData(const QMimeData* source) override;
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void placeChip();
    void takeStyle();
    /// The line as it is drawn here; nothing if Qt itself draws it in order, or an input method
    /// composes.
    [[nodiscard]] std::optional<LeftToRightLine> ownLine() const;
    [[nodiscard]] QPointF lineOrigin() const;
    /// Moves the cursor to the pointer; false if Qt does so.
    bool moveCursorTo(const QMouseEvent& event, QTextCursor::MoveMode mode);
    struct Change {
        qsizetype position, removed, added; // UTF-16 units
    };
    [[nodiscard]] Change changeTo(const QString& now, int position, int removed, int added) const;
    void contentsChanged(int position, int removed, int added);

    QToolButton* m_chip;
    QString m_shown; // what the field held before the last change
    bool m_pastesRaw = false;
    BytesOfPart m_bytesOfPart; // may be empty
    bool m_showing = false;
    int m_pending = 0; // edits not yet reported
};

} // namespace moji::app

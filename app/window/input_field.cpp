#include "window/input_field.h"

#include "document/clipboard_bytes.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/counts.h"

#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolButton>

namespace moji::app {

namespace {

constexpr int kHeight = 24;
constexpr int kChipMargin = 3;
constexpr int kChipRoom = 120; // reserved for the widest chip

} // namespace

InputField::InputField(const QString& name, QWidget* parent)
    : QPlainTextEdit(parent)
    , m_chip(new QToolButton(this)) {
    setAccessibleName(name);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabChangesFocus(true);
    setUndoRedoEnabled(false); // only the document has undo
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    document()->setDocumentMargin(3);
    QTextOption option = document()->defaultTextOption();
    option.setTextDirection(Qt::LeftToRight);
    document()->setDefaultTextOption(option);
    m_chip->setCursor(Qt::PointingHandCursor);
    m_chip->setFocusPolicy(Qt::NoFocus);
    m_chip->hide();
    connect(m_chip, &QToolButton::clicked, this, &InputField::chipClicked);
    // Qt repaints where the cursor would be in its own order.
    connect(this, &QPlainTextEdit::cursorPositionChanged, viewport(),
            qOverload<>(&QWidget::update));
    connect(this, &QPlainTextEdit::selectionChanged, viewport(), qOverload<>(&QWidget::update));
    connect(document(), &QTextDocument::contentsChange, this, &InputField::contentsChanged);
    takeStyle();
}

void InputField::takeStyle() {
    const QFont font = monoFont(FontSize::Byte);
    if (font != this->font())
        setFont(font);
    setFixedHeight(scaled(kHeight));
    const Palette& p = colours();
    m_chip->setFont(uiFont(FontSize::Caption));
    m_chip->setStyleSheet(
        QStringLiteral("QToolButton { background: %1; color: %2; border: none; border-radius: 3px;"
                       " padding: 1px 8px }")
            .arg(p.sunken.name(), p.text.name()));
    placeChip();
}

void InputField::setMarks(const std::vector<MarkedPart>& marks) {
    QList<QTextEdit::ExtraSelection> all;
    const Palette& p = colours();
    const auto length = static_cast<qsizetype>(document()->characterCount()) - 1;
    for (const MarkedPart& part : marks) {
        if (part.end > length)
            continue; // replaced by typed text not yet reported
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(document());
        selection.cursor.setPosition(static_cast<int>(part.begin));
        selection.cursor.setPosition(static_cast<int>(part.end), QTextCursor::KeepAnchor);
        switch (part.mark) {
        case Mark::Selected:
            selection.format.setBackground(p.selection);
            break;
        case Mark::Malformed:
            selection.format.setBackground(p.badBg);
            selection.format.setForeground(p.bad);
            break;
        case Mark::Unwritable:
            selection.format.setForeground(p.bad);
            selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
            selection.format.setUnderlineColor(p.bad);
            break;
        case Mark::Control:
            selection.format.setForeground(p.muted);
            break;
        }
        all.append(selection);
    }
    setExtraSelections(all);
    viewport()->update();
}

void InputField::setHiddenBytes(std::uint64_t count) {
    m_chip->setVisible(count > 0);
    m_chip->setText(tr("+ %1").arg(bytesText(count)));
    m_chip->setToolTip(tr("Continue in the byte lens"));
    placeChip();
}

int InputField::textWidth() const {
    return width() - kChipRoom - 2 * frameWidth() -
           2 * static_cast<int>(document()->documentMargin());
}

int InputField::widthOf(const QString& text) const {
    return fontMetrics().horizontalAdvance(text);
}

bool InputField::showText(const QString& text, qsizetype cursor) {
    if (m_pending > 0)
        return false; // pending typed text would be lost; wait for it
    m_showing = true;
    if (toPlainText() != text)
        setPlainText(text);
    m_shown = text;
    QTextCursor at = textCursor();
    if (at.position() != cursor || at.hasSelection()) {
        at.setPosition(static_cast<int>(std::min(cursor, text.size())));
        setTextCursor(at);
    }
    m_showing = false;
    return true;
}

InputField::Change InputField::changeTo(const QString& now, int position, int removed,
                                        int added) const {
    const QString& before = m_shown;
    // Qt counts the line end when everything is replaced.
    Change change{position, std::min<qsizetype>(removed, before.size() - position),
                  std::min<qsizetype>(added, now.size() - position)};
    if (before.size() - change.removed + change.added == now.size())
        return change;
    const qsizetype common = std::min(before.size(), now.size());
    change.position = 0;
    while (change.position < common && before.at(change.position) == now.at(change.position))
        ++change.position;
    qsizetype back = 0;
    while (back < common - change.position &&
           before.at(before.size() - 1 - back) == now.at(now.size() - 1 - back))
        ++back;
    change.removed = before.size() - back - change.position;
    change.added = now.size() - back - change.position;
    return change;
}

void InputField::contentsChanged(int position, int removed, int added) {
    if (m_showing)
        return;
    const QString now = toPlainText();
    const Change change = changeTo(now, position, removed, added);
    if (now == m_shown && change.removed == change.added)
        return;
    const bool everything = !m_shown.isEmpty() && change.removed == m_shown.size();
    m_shown = now;
    ++m_pending;
    // Receivers may refill the field, which Qt forbids during its own signal.
    QMetaObject::invokeMethod(
        this,
        [this, change, everything, text = now.mid(change.position, change.added)] {
            --m_pending;
            Q_EMIT edited(change.position, change.removed, text, everything);
        },
        Qt::QueuedConnection);
}

bool InputField::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore(); // left to the window's actions
            return false;
        }
    }
    return QPlainTextEdit::event(event);
}

void InputField::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        takeStyle();
}

void InputField::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo)) {
        event->ignore();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

void InputField::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    placeChip();
}

void InputField::focusInEvent(QFocusEvent* event) {
    QPlainTextEdit::focusInEvent(event);
    Q_EMIT focusChanged(true);
}

void InputField::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    Q_EMIT focusChanged(false);
}

QMimeData* InputField::createMimeDataFromSelection() const {
    const QTextCursor cursor = textCursor();
    const qsizetype begin = cursor.selectionStart();
    const auto bytes =
        m_bytesOfPart ? m_bytesOfPart(begin, cursor.selectionEnd() - begin) : std::nullopt;
    return bytes ? bytesAndText(*bytes, cursor.selectedText())
                 : QPlainTextEdit::createMimeDataFromSelection();
}

void InputField::insertFromMimeData(const QMimeData* source) {
    if (auto bytes = bytesOf(source)) {
        // After the edits not yet reported.
        QMetaObject::invokeMethod(
            this,
            [this, bytes = std::move(*bytes)] {
                const QTextCursor cursor = textCursor();
                const qsizetype removed = cursor.selectionEnd() - cursor.selectionStart();
                Q_EMIT bytesPasted(cursor.selectionStart(), removed, bytes,
                                   removed > 0 && removed == m_shown.size());
            },
            Qt::QueuedConnection);
        return;
    }
    if (!m_pastesRaw || !source->hasText())
        return QPlainTextEdit::insertFromMimeData(source);
    // After the edits not yet reported.
    QMetaObject::invokeMethod(
        this,
        [this, text = source->text()] {
            const QTextCursor cursor = textCursor();
            const qsizetype removed = cursor.selectionEnd() - cursor.selectionStart();
            const bool everything = removed > 0 && removed == m_shown.size();
            Q_EMIT edited(cursor.selectionStart(), removed, text, everything);
            Q_EMIT pasted(text);
        },
        Qt::QueuedConnection);
}

void InputField::wheelEvent(QWheelEvent* event) {
    event->ignore(); // one line has nowhere to scroll to
}

std::optional<LeftToRightLine> InputField::ownLine() const {
    const QTextBlock block = document()->firstBlock();
    const QString text = block.text();
    if (!LeftToRightLine::isNeeded(text) || !block.layout()->preeditAreaText().isEmpty())
        return std::nullopt;
    QList<QTextLayout::FormatRange> formats;
    const auto add = [&](const QTextCursor& cursor, const QTextCharFormat& format) {
        formats.append(
            {cursor.selectionStart(), cursor.selectionEnd() - cursor.selectionStart(), format});
    };
    for (const QTextEdit::ExtraSelection& mark : extraSelections())
        add(mark.cursor, mark.format);
    QTextCharFormat selected;
    selected.setBackground(palette().highlight());
    if (textCursor().hasSelection())
        add(textCursor(), selected);
    return std::optional<LeftToRightLine>(std::in_place, text, font(), formats);
}

QPointF InputField::lineOrigin() const {
    return contentOffset() + QPointF(document()->documentMargin(), 0);
}

void InputField::paintEvent(QPaintEvent* event) {
    const auto line = ownLine();
    if (!line)
        return QPlainTextEdit::paintEvent(event);
    QPainter painter(viewport());
    painter.setPen(colours().text);
    line->draw(painter, lineOrigin());
    if (hasFocus())
        line->drawCursor(painter, lineOrigin(), textCursor().position(), cursorWidth());
}

bool InputField::moveCursorTo(const QMouseEvent& event, QTextCursor::MoveMode mode) {
    const auto line = ownLine();
    if (!line)
        return false;
    QTextCursor cursor = textCursor();
    cursor.setPosition(static_cast<int>(line->positionAt(event.position().x() - lineOrigin().x())),
                       mode);
    setTextCursor(cursor);
    return true;
}

void InputField::mousePressEvent(QMouseEvent* event) {
    const auto mode = event->modifiers().testFlag(Qt::ShiftModifier) ? QTextCursor::KeepAnchor
                                                                     : QTextCursor::MoveAnchor;
    if (event->button() != Qt::LeftButton || !moveCursorTo(*event, mode))
        QPlainTextEdit::mousePressEvent(event);
}

void InputField::mouseMoveEvent(QMouseEvent* event) {
    if (!event->buttons().testFlag(Qt::LeftButton) ||
        !moveCursorTo(*event, QTextCursor::KeepAnchor))
        QPlainTextEdit::mouseMoveEvent(event);
}

void InputField::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !moveCursorTo(*event, QTextCursor::MoveAnchor))
        return QPlainTextEdit::mouseDoubleClickEvent(event);
    QTextCursor cursor = textCursor();
    cursor.select(QTextCursor::WordUnderCursor);
    setTextCursor(cursor);
}

void InputField::placeChip() {
    const QSize size = m_chip->sizeHint();
    const int height = this->height() - 2 * kChipMargin - 2;
    m_chip->setGeometry(width() - size.width() - kChipMargin - 2, kChipMargin + 1, size.width(),
                        height);
    setViewportMargins(0, 0, m_chip->isHidden() ? 0 : size.width() + 2 * kChipMargin, 0);
}

} // namespace moji::app

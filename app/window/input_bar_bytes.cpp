// Bytes in the Text and the Hex bytes field: what is copied there is pasted as the same bytes,
// malformed ones included, and a wrong entry in hex is marked and explained.
#include "style/fonts.h"
#include "widgets/announcement.h"
#include "window/hex_entry.h"
#include "window/input_bar.h"
#include "window/input_field.h"

#include <QByteArrayView>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>

#include <algorithm>

namespace moji::app {

namespace {

std::uint64_t digitsIn(QStringView text) {
    return static_cast<std::uint64_t>(std::ranges::count_if(text, [](QChar c) {
        return QByteArrayView("0123456789abcdefABCDEF").contains(c.toLatin1());
    }));
}

} // namespace

void InputBar::addBytesToClipboard() {
    m_text->setBytesOfPart([this](qsizetype position, qsizetype length) {
        const ByteRange range = bytesOfPart(m_tokens, position, length);
        const bool isWhole = positionOf(m_tokens, range.begin) == position &&
                             positionOf(m_tokens, range.end) == position + length;
        return isWhole ? std::optional(m_document->bytes(range)) : std::nullopt;
    });
    m_hex->setBytesOfPart([this](qsizetype position, qsizetype length) {
        return m_hexFaulty ? std::nullopt
                           : std::optional(m_document->bytes(bytesOfHex(position, length)));
    });
    connect(m_text, &InputField::bytesPasted, this,
            [this](qsizetype position, qsizetype removed, const Bytes& bytes, bool everything) {
                pasteBytes(bytesOfPart(m_tokens, position, removed), bytes, everything);
            });
    connect(m_hex, &InputField::bytesPasted, this,
            [this](qsizetype position, qsizetype removed, const Bytes& bytes, bool everything) {
                pasteBytes(bytesOfHex(position, removed), bytes, everything);
            });
}

/// The bytes of which the part has a digit.
ByteRange InputBar::bytesOfHex(qsizetype position, qsizetype length) const {
    const QString text = m_hex->toPlainText();
    const std::uint64_t before = digitsIn(QStringView(text).left(position));
    const std::uint64_t in = digitsIn(QStringView(text).mid(position, length));
    return {before / 2, in == 0 ? before / 2 : (before + in + 1) / 2};
}

void InputBar::pasteBytes(ByteRange over, const Bytes& bytes, bool everything) {
    if (everything) // including the part hidden by the chip
        over.end = m_document->size();
    if (!m_document->replace(over, bytes, tr("Paste")))
        return fit();
    m_hexReplacesAll = false;
    const std::uint64_t end = over.begin + bytes.size();
    m_tokens = tokensOf(*m_document, m_until);
    m_text->showText(textOf(m_tokens), positionOf(m_tokens, end));
    m_text->setHiddenBytes(m_document->size() - m_until);
    showHex();
    m_selection->setCaret(end);
    mark();
    continueAfter(end);
}

void InputBar::setUpHexFault() {
    m_hexFault->setObjectName(QStringLiteral("fault"));
    m_hexFault->setWordWrap(true);
    m_hexFault->setTextFormat(Qt::PlainText);
    m_hexFault->hide();
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->addWidget(m_hexFault, 2, 1, 1, 2);
    m_asRead->setTextFormat(Qt::PlainText);
    m_asRead->setFont(glyphFont());
    m_asRead->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_asRead->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_asRead->setToolTip(
        tr("The first line in the order in which it is read. The field above has the "
           "order of the bytes."));
    m_asRead->hide();
    grid->addWidget(m_asRead, 3, 1, 1, 2);
}

/// Up to the first line end; control characters, which could turn it around, are left out.
void InputBar::showAsRead() {
    QString line;
    for (const FieldToken& token : m_tokens) {
        if (token.kind == FieldToken::Kind::Control && token.bytes.length() > 0 &&
            m_document->bytes(token.bytes).front() == '\n')
            break;
        if (token.kind == FieldToken::Kind::Character)
            line += token.text;
    }
    const bool isNeeded = LeftToRightLine::isNeeded(line);
    m_asRead->setVisible(isNeeded && !m_compact);
    m_asRead->setText(isNeeded ? tr("As read: %1").arg(QChar(0x2068) + line + QChar(0x2069))
                               : QString());
    m_asRead->setAccessibleName(m_asRead->text());
}

/// A wrong entry stays as it was typed, marked, until it is corrected or given up.
void InputBar::markHexFaults() {
    const auto faults = faultsOfHexEntry(m_hex->toPlainText());
    std::vector<InputField::MarkedPart> marks;
    marks.reserve(faults.size());
    for (const HexEntryFault& fault : faults)
        marks.push_back({fault.begin, fault.end, InputField::Mark::Unwritable});
    m_hex->setMarks(marks);
    explainHexFault(faults.empty() ? QString() : faults.front().reason);
}

void InputBar::explainHexFault(const QString& reason) {
    m_hex->setAccessibleDescription(reason);
    m_hexFault->setVisible(!reason.isEmpty() && !m_hex->isHidden());
    if (m_hexFault->text() == reason || reason.isEmpty())
        return m_hexFault->setText(reason);
    m_hexFault->setText(reason);
    fitHexFault();
    announce(m_hexFault, reason);
}

/// A tool bar asks what is in it for its height at the least width, where the words need more
/// lines.
void InputBar::fitHexFault() {
    if (!m_hexFault->text().isEmpty())
        m_hexFault->setFixedHeight(m_hexFault->heightForWidth(m_hex->width()));
}

void InputBar::leaveField() {
    if (!m_hexFaulty)
        fit();
}

/// Esc gives a wrong entry up.
void InputBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape || !m_hexFaulty)
        return QWidget::keyPressEvent(event);
    explainHexFault({});
    fit();
}

} // namespace moji::app

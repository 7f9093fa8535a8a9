#include "window/input_bar.h"

#include "document/edit_commands.h"
#include "document/text_in_place.h"
#include "style/fonts.h"
#include "text/qt_text.h"
#include "window/hex_entry.h"
#include "window/input_field.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>
#include <limits>
#include <utility>

namespace moji::app {

namespace {

// The most bytes in the fields, but for what is typed there; after a longer paste, typing continues
// in the byte lens.
constexpr std::uint64_t kMostBytes = 4096;
constexpr int kRowGap = 8;

} // namespace

InputBar::InputBar(Document* document, Selection* selection, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_text(new InputField(tr("Text"), this))
    , m_hex(new InputField(tr("Hex bytes"), this))
    , m_textLabel(new QLabel(tr("Text"), this))
    , m_hexLabel(new QLabel(tr("Hex bytes"), this))
    , m_asRead(new QLabel(this))
    , m_hexFault(new QLabel(this))
    , m_hexSwitch(new QCheckBox(tr("Hex"), this)) {
    auto* grid = new QGridLayout(this);
    restyle();
    for (QLabel* label : {m_textLabel, m_hexLabel})
        label->setForegroundRole(QPalette::PlaceholderText);
    m_textLabel->setBuddy(m_text);
    m_hexLabel->setBuddy(m_hex);
    m_hexSwitch->setToolTip(tr("Show hex bytes instead of text"));
    grid->addWidget(m_textLabel, 0, 0);
    grid->addWidget(m_text, 0, 1);
    grid->addWidget(m_hexSwitch, 0, 2);
    setUpHexFault();
    arrange();
    m_text->setPlaceholderText(tr("Type text"));
    m_hex->setPlaceholderText(tr("Type or paste bytes: E4 B8 96, \\xE4\\xB8\\x96, %E4%B8%96"));

    connect(m_hexSwitch, &QCheckBox::toggled, this, [this] {
        arrange();
        shownField().setFocus();
        fit();
    });
    connect(m_text, &InputField::edited, this, &InputBar::editText);
    connect(m_hex, &InputField::edited, this,
            [this](qsizetype, qsizetype, const QString&, bool all) { editHex(all); });
    m_text->setPastesRaw(true);
    connect(m_text, &InputField::pasted, this,
            [this](const QString& text) { Q_EMIT textPasted(text, m_lastEdit); });
    addBytesToClipboard();
    connect(m_text, &QPlainTextEdit::cursorPositionChanged, this, &InputBar::moveToText);
    connect(m_hex, &QPlainTextEdit::cursorPositionChanged, this, &InputBar::moveToHex);
    for (InputField* field : {m_text, m_hex}) {
        connect(field, &InputField::chipClicked, this, [this] { Q_EMIT moreWanted(m_until); });
        connect(field, &InputField::focusChanged, this, [this](bool focused) {
            if (!focused)
                leaveField();
        });
    }
    followDocument();
}

void InputBar::followDocument() {
    const auto protect = [this] {
        for (InputField* field : {m_text, m_hex})
            field->setReadOnly(m_document->isReadOnly());
    };
    connect(m_document, &Document::readOnlyChanged, this, protect);
    connect(m_document, &Document::bytesChanged, this, &InputBar::showBytes);
    connect(m_document, &Document::opened, this, &InputBar::fit);
    connect(m_document, &Document::codecChanged, this, &InputBar::fit);
    connect(m_selection, &Selection::changed, this, &InputBar::mark);
    protect();
    fit();
}

void InputBar::setDocument(Document* document, Selection* selection) {
    m_document->disconnect(this);
    m_selection->disconnect(this);
    m_document = document;
    m_selection = selection;
    m_lastEdit = {};
    followDocument();
}

void InputBar::restyle() {
    layout()->setContentsMargins(scaled(16), scaled(8), scaled(8), scaled(8));
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->setHorizontalSpacing(scaled(16));
    grid->setVerticalSpacing(m_compact ? 0 : scaled(kRowGap));
}

void InputBar::setCompact(bool compact) {
    m_compact = compact;
    arrange();
    if (!isEditing() && !m_hexFaulty)
        fit();
}

InputField& InputBar::shownField() {
    return m_compact && m_hexSwitch->isChecked() ? *m_hex : *m_text;
}

void InputBar::arrange() {
    const bool hexAlone = &shownField() == m_hex;
    m_text->setVisible(!hexAlone);
    m_textLabel->setVisible(!hexAlone);
    m_hex->setVisible(!m_compact || hexAlone);
    m_hexLabel->setVisible(!m_compact || hexAlone);
    m_hexSwitch->setVisible(m_compact);
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->addWidget(m_hexLabel, hexAlone ? 0 : 1, 0);
    grid->addWidget(m_hex, hexAlone ? 0 : 1, 1);
    grid->setVerticalSpacing(m_compact ? 0 : scaled(kRowGap));
}

void InputBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitHexFault();
    if (!isEditing() && !m_hexFaulty)
        fit();
}

void InputBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        mark();
    if (event->type() == QEvent::FontChange && layout() != nullptr) {
        restyle();
        fitHexFault();
    }
}

bool InputBar::isEditing() const {
    return m_text->hasFocus() || m_hex->hasFocus();
}

/// The end of the whole characters that fit into the visible fields.
std::uint64_t InputBar::fitting() const {
    const auto room = [](const InputField& field) {
        return field.isHidden() ? std::numeric_limits<int>::max() : field.textWidth();
    };
    const int hexWidth = m_hex->widthOf(QStringLiteral("00 "));
    const int hexRoom = room(*m_hex);
    int textRoom = room(*m_text);
    std::uint64_t until = 0;
    const FieldTokens tokens = tokensOf(*m_document, kMostBytes);
    for (const FieldToken& token : tokens) {
        textRoom -= m_text->widthOf(token.text);
        const auto hexNeeded = static_cast<std::int64_t>(token.bytes.end) * hexWidth;
        if (textRoom < 0 || hexNeeded > hexRoom)
            break;
        until = token.bytes.end;
    }
    return until;
}

void InputBar::fit() {
    m_until = fitting();
    m_tokens = tokensOf(*m_document, m_until);
    showText();
    showHex();
    mark();
}

void InputBar::showBytes(const BytesChange& change) {
    if (!isEditing())
        return fit();
    // Typed text stays in the field, however long it gets; otherwise the end moves along.
    if (change.removed.begin <= m_until) {
        const std::uint64_t gone = change.removed.clampedTo({0, m_until}).length();
        m_until = std::min(m_until - gone + change.inserted, m_document->size());
    }
    const bool isTyped = m_ownEdit && change.inserted <= kMostBytes;
    if (!isTyped)
        m_until = std::min(m_until, std::max(kMostBytes, fitting()));
    if (m_ownEdit)
        return; // the edited field keeps its own text
    m_tokens = tokensOf(*m_document, m_until);
    showText();
    showHex();
    mark();
}

void InputBar::showText() {
    const qsizetype cursor = m_text->textCursor().position();
    m_text->showText(textOf(m_tokens), cursor);
    m_text->setHiddenBytes(m_document->size() - m_until);
    showAsRead();
}

void InputBar::showHex() {
    m_hexFaulty = false;
    explainHexFault({});
    m_hexReplacesAll = false;
    if (m_hex->showText(hexText(m_document->bytes({0, m_until})), m_hex->textCursor().position()))
        m_hexBytes = m_until;
    m_hex->setHiddenBytes(m_document->size() - m_until);
}

void InputBar::mark() {
    const ByteRange focus = m_selection->focus();
    std::vector<InputField::MarkedPart> text;
    std::vector<InputField::MarkedPart> hex;
    qsizetype at = 0;
    for (const FieldToken& token : m_tokens) {
        const qsizetype end = at + token.size();
        const qsizetype hexBegin = 3 * static_cast<qsizetype>(token.bytes.begin);
        const qsizetype hexEnd = 3 * static_cast<qsizetype>(token.bytes.end) - 1;
        const bool malformed = token.kind == FieldToken::Kind::Malformed;
        if (malformed)
            hex.push_back({hexBegin, hexEnd, InputField::Mark::Malformed});
        if (malformed)
            text.push_back({at, end, InputField::Mark::Malformed});
        else if (token.kind == FieldToken::Kind::Unwritable)
            text.push_back({at, end, InputField::Mark::Unwritable});
        else if (token.kind == FieldToken::Kind::Control)
            text.push_back({at, end, InputField::Mark::Control});
        if (token.bytes.intersects(focus)) {
            text.push_back({at, end, InputField::Mark::Selected});
            const ByteRange part = focus.clampedTo(token.bytes);
            hex.push_back({static_cast<qsizetype>(3 * part.begin),
                           static_cast<qsizetype>(3 * part.end) - 1, InputField::Mark::Selected});
        }
        at = end;
    }
    m_text->setMarks(text);
    if (m_hexFaulty)
        markHexFaults();
    else
        m_hex->setMarks(hex);
}

void InputBar::editText(qsizetype position, qsizetype removed, const QString& added,
                        bool everything) {
    FieldOutcome outcome = applyEdit(m_tokens, {position, removed, added}, m_document->codec());
    if (everything) // including the part hidden by the chip
        outcome.range.end = m_document->size();
    const bool keepsText =
        std::any_of(outcome.tokens.begin(), outcome.tokens.end(), [](const FieldToken& token) {
            return token.kind == FieldToken::Kind::Unwritable;
        });
    const bool isShifted = hasShifts(m_document->codec()) && !keepsText;
    if (isShifted) { // its bytes depend on those around them
        auto written = encodedInPlace(*m_document, outcome.range, toCodePoints(added));
        if (!written) {
            Q_EMIT said(notInPlaceText(m_document->codec()));
            return fit();
        }
        outcome.range = written->range;
        outcome.bytes = std::move(written->bytes);
    }
    m_ownEdit = true;
    const bool isKey = toCodePoints(added).size() <= 1; // else a paste
    const bool done = replaceByTyping(*m_document, outcome.range, outcome.bytes, tr("Type text"),
                                      isKey ? Typing::Next : Typing::None);
    m_ownEdit = false;
    if (!done) // back to the text of the document
        return fit();
    m_lastEdit = {outcome.range.begin, outcome.range.begin + outcome.bytes.size()};
    qsizetype cursor = outcome.cursor;
    m_tokens = std::move(outcome.tokens);
    if (!keepsText) // bytes may combine with their neighbours, so ask the document
        m_tokens = tokensOf(*m_document, m_until);
    if (isShifted)
        cursor = positionOf(m_tokens, endOfText(*m_document, m_lastEdit));
    m_text->showText(textOf(m_tokens), cursor);
    m_text->setHiddenBytes(m_document->size() - m_until);
    showAsRead();
    showHex();
    moveToText();
    mark();
    if (!outcome.unwritable.empty())
        Q_EMIT said(tr("%1 cannot be written in %2. It stays in the field, marked, and is not part "
                       "of the bytes.")
                        .arg(toQString(outcome.unwritable), fromUtf8(m_document->codec().name())));
    continueAfter(m_lastEdit.end);
}

void InputBar::editHex(bool everything) {
    m_hexReplacesAll |= everything;
    const auto parsed = readHexEntry(m_hex->toPlainText());
    m_hexFaulty = !parsed;
    if (!parsed)
        return markHexFaults();
    explainHexFault({});
    m_ownEdit = true;
    const bool done = replaceShown(*parsed);
    m_ownEdit = false;
    if (!done)
        return fit();
    m_hexBytes = parsed->size();
    m_tokens = tokensOf(*m_document, m_until);
    showText();
    if (m_hexBytes > m_until)
        showHex();
    m_hex->setHiddenBytes(m_document->size() - m_until);
    moveToHex();
    mark();
    continueAfter(m_lastEdit.end);
}

/// Replaces the bytes of the hex field by `now`; only the difference becomes an edit.
bool InputBar::replaceShown(const Bytes& now) {
    const QString name = tr("Type bytes");
    m_lastEdit = {0, now.size()};
    if (std::exchange(m_hexReplacesAll, false)) // including the part hidden by the chip
        return m_document->replace({0, m_document->size()}, now, name);
    const Bytes before = m_document->bytes({0, m_hexBytes});
    const auto front =
        std::mismatch(before.begin(), before.end(), now.begin(), now.end()).first - before.begin();
    const auto back = std::mismatch(before.rbegin(), before.rend() - front, now.rbegin(),
                                    now.rend() - std::min<std::ptrdiff_t>(front, std::ssize(now)))
                          .first -
                      before.rbegin();
    const ByteRange range{static_cast<std::uint64_t>(front),
                          static_cast<std::uint64_t>(std::ssize(before) - back)};
    const auto length = static_cast<std::size_t>(std::ssize(now) - back - front);
    m_lastEdit = {range.begin, range.begin + length};
    return replaceByTyping(*m_document, range, ByteView(now).subspan(range.begin, length), name,
                           length > 1 ? Typing::None : Typing::Next);
}

/// After a paste too long for the fields, typing goes on in the byte lens.
void InputBar::continueAfter(std::uint64_t offset) {
    if (offset > m_until)
        Q_EMIT moreWanted(offset);
}

void InputBar::moveToText() {
    if (m_text->isShowing() || !m_text->hasFocus() || m_tokens.empty())
        return;
    qsizetype at = 0;
    const qsizetype cursor = m_text->textCursor().position();
    std::uint64_t offset = m_tokens.back().bytes.begin; // at the end: the last character
    for (const FieldToken& token : m_tokens) {
        if (at + token.size() > cursor) {
            offset = token.bytes.begin;
            break;
        }
        at += token.size();
    }
    m_selection->setCaret(offset);
}

void InputBar::moveToHex() {
    if (m_hex->isShowing() || !m_hex->hasFocus() || m_hexFaulty || m_until == 0)
        return;
    const std::uint64_t at = bytesOfHex(m_hex->textCursor().position(), 0).begin;
    m_selection->setCaret(std::min(at, m_until - 1));
}

} // namespace moji::app

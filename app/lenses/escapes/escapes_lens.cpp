#include "lenses/escapes/escapes_lens.h"

#include "document/selection.h"
#include "lenses/escapes/escapes_model.h"
#include "lenses/escapes/escapes_view.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/counts.h"
#include "text/qt_text.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace moji::app {

EscapesLens::EscapesLens(Document* document, Selection* selection, QWidget* parent)
    : Lens(parent)
    , m_document(document)
    , m_selection(selection)
    , m_model(new EscapesModel(this))
    , m_view(new EscapesView(m_model, this))
    , m_sentence(new QLabel(this)) {
    setFocusProxy(m_view);
    setAutoFillBackground(true);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setObjectName(QStringLiteral("sentence"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeToolBar());
    auto* table = new QHBoxLayout;
    table->setContentsMargins(12, 0, 0, 0);
    table->addWidget(m_view);
    column->addLayout(table, 1);
    column->addWidget(m_sentence);
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(0);
    connect(&m_refresh, &QTimer::timeout, this, &EscapesLens::refresh);
    connect(selection, &Selection::outdated, this, &EscapesLens::invalidate);
    connect(selection, &Selection::hoverChanged, this,
            [this] { m_view->setHovered(m_selection->hovered()); });
    connect(m_view, &EscapesView::pointedAt, selection, &Selection::setHovered);
    connect(m_view, &EscapesView::activated, this,
            [this] { m_selection->select(m_model->source().range); });
    namePart("escapes", m_view);
    keep("direction", m_direction);
    keep("scroll", m_view);
    restyle();
}

QWidget* EscapesLens::makeToolBar() {
    auto* bar = new QWidget(this);
    m_direction = new QComboBox(bar);
    m_direction->setAccessibleName(tr("Direction"));
    m_direction->addItem(tr("Escape"));
    m_direction->addItem(tr("Unescape"));
    m_copy = new QPushButton(tr("Copy result"), bar);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 4, 12, 4);
    row->addWidget(m_direction);
    row->addStretch(1);
    row->addWidget(m_copy);
    connect(m_direction, &QComboBox::currentIndexChanged, this, &EscapesLens::invalidate);
    connect(m_copy, &QPushButton::clicked, m_view, &EscapesView::copyResult);
    return bar;
}

void EscapesLens::setDirection(EscapeDirection direction) {
    m_direction->setCurrentIndex(direction == EscapeDirection::Escape ? 0 : 1);
}

QString EscapesLens::sentence() const {
    return m_sentence->text();
}

void EscapesLens::invalidate() {
    if (isVisible())
        m_refresh.start();
}

void EscapesLens::refresh() {
    if (!isVisible())
        return; // shown only briefly while docks were arranged; the next show refreshes
    const EscapeSource source = escapeSource(*m_document, m_selection->focus());
    const auto direction =
        m_direction->currentIndex() == 0 ? EscapeDirection::Escape : EscapeDirection::Unescape;
    const int row = m_view->currentIndex().row();
    m_model->setLayers(source, escapeLayers(source, direction, m_document->codecs()));
    m_view->setCurrentIndex(m_model->index(row, EscapesModel::kResult));
    m_view->setHovered(m_selection->hovered());
    m_copy->setEnabled(m_model->rowCount() > 0);
    describe(source);
}

void EscapesLens::describe(const EscapeSource& source) {
    if (source.text.empty()) {
        m_sentence->setText(m_document->size() == 0 ? noBytesText()
                                                    : tr("Select text to see how it is escaped."));
        return;
    }
    QStringList sentences;
    if (source.isCut())
        sentences += tr("Showing the first %1 of %2.")
                         .arg(numberText(source.range.length()), bytesText(source.whole));
    if (const auto* style = escape::detectStyle(asBytes(source.text), m_document->codecs()))
        sentences += tr("Detected escapes: %1 (%2).")
                         .arg(fromUtf8(style->name), fromUtf8(style->specification));
    else
        sentences += tr("No escapes found.");
    if (!m_document->isUtf8())
        sentences += tr("Escapes apply to the text in UTF-8, not to its bytes in %1.")
                         .arg(fromUtf8(m_document->codec().name()));
    m_sentence->setText(sentences.join(QLatin1Char(' ')));
}

void EscapesLens::restyle() {
    for (QWidget* widget : std::initializer_list<QWidget*>{m_sentence, m_direction, m_copy})
        widget->setFont(uiFont(FontSize::Label));
    QPalette own = palette();
    own.setColor(QPalette::Window, colours().surface);
    if (own != palette())
        setPalette(own);
    m_view->fitRows();
}

void EscapesLens::showEvent(QShowEvent* event) {
    Lens::showEvent(event);
    m_refresh.start();
}

void EscapesLens::changeEvent(QEvent* event) {
    Lens::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

Panel* makeEscapesLens(Document* document, Selection* selection, QWidget* parent) {
    return new EscapesLens(document, selection, parent);
}

} // namespace moji::app

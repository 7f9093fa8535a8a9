#include "window/paste_offer.h"

#include "document/paste_reading.h"
#include "text/counts.h"
#include "text/qt_text.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::size_t kShownBytes = 8;

QString sentenceOf(const PasteReading& reading) {
    const std::size_t shown = std::min(reading.bytes.size(), kShownBytes);
    QString bytes = hexText(ByteView(reading.bytes).first(shown));
    if (shown < reading.bytes.size())
        bytes += QStringLiteral(" …");
    return QCoreApplication::translate("moji::app::PasteOffer",
                                       "Pasted as text. It also reads as %1: %2, %3.")
        .arg(reading.name(), bytes, bytesText(reading.bytes.size()));
}

} // namespace

PasteOffer::PasteOffer(Document* document, Selection* selection, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_sentence(new QLabel(this))
    , m_accept(new QToolButton(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 0, 8, 4);
    row->setSpacing(8);
    auto* dismiss = new QToolButton(this);
    dismiss->setText(tr("Keep as text"));
    m_accept->setText(tr("Paste as bytes"));
    row->addWidget(m_sentence);
    for (QToolButton* button : {m_accept, dismiss}) {
        button->setObjectName(QStringLiteral("worded"));
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    row->addStretch();
    hide();
    connect(m_accept, &QToolButton::clicked, this, &PasteOffer::accept);
    connect(dismiss, &QToolButton::clicked, this, &QWidget::hide);
    connect(document, &Document::bytesChanged, this, &QWidget::hide);
}

void PasteOffer::setDocument(Document* document, Selection* selection) {
    m_document->disconnect(this);
    m_document = document;
    m_selection = selection;
    connect(document, &Document::bytesChanged, this, &QWidget::hide);
    hide();
}

void PasteOffer::consider(const QString& clipboard, ByteRange pasted) {
    auto reading = readingOf(clipboard, *m_document, pasted);
    const bool offers = reading && reading->likely;
    setVisible(offers);
    if (!offers)
        return;
    m_sentence->setText(sentenceOf(*reading));
    m_pasted = pasted;
    m_bytes = std::move(reading->bytes);
}

void PasteOffer::accept() {
    const std::uint64_t begin = m_pasted.begin;
    if (m_document->replace(m_pasted, m_bytes, tr("Paste as bytes")))
        m_selection->select({begin, begin + m_bytes.size()});
}

} // namespace moji::app

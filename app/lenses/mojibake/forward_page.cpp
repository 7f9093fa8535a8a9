#include "lenses/mojibake/forward_page.h"

#include "document/document.h"
#include "document/selection.h"
#include "lenses/mojibake/repair_text.h"
#include "repair/comparison.h"
#include "style/fonts.h"
#include "text/qt_text.h"
#include "utf8/utf8_writer.h"
#include "widgets/notice_pages.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

/// The first line of the text.
QString shortText(const Document& document, const Selection& selection) {
    const std::u32string text = moji::fromUtf8(RepairText(document, selection).utf8());
    const std::size_t end = std::min(text.find_first_of(U"\r\n"), kMostGarbled);
    return toQString(std::u32string_view(text).substr(0, end));
}

} // namespace

ForwardPage::ForwardPage(Document* document, Selection* selection, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_codecs(findCodecs(document->codecs(), confusableEncodings()))
    , m_model(new ForwardModel(this))
    , m_table(new ForwardTable(m_model, this))
    , m_sentence(makeSentence(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_table, 1);
    column->addWidget(m_sentence);
    makeControls();
    setFocusProxy(m_table);
    connect(m_table, &ForwardTable::currentMoved, this, &ForwardPage::showSentence);
    connect(m_table, &ForwardTable::opened, this, &ForwardPage::open);
    restyle();
}

void ForwardPage::makeControls() {
    m_text = new QLineEdit(this);
    m_text->setAccessibleName(tr("Text to misread"));
    m_text->setPlaceholderText(tr("What becomes of…"));
    m_text->setMinimumWidth(scaled(120));
    m_add = new QComboBox(this);
    m_add->setAccessibleName(tr("Add an encoding"));
    m_add->addItem(tr("Add an encoding"));
    m_add->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_add->setMinimumContentsLength(
        static_cast<int>(std::max<qsizetype>(14, m_add->itemText(0).size())));
    for (const CodecInfo& info : m_document->codecs().list())
        m_add->addItem(fromUtf8(info.name));
    connect(m_text, &QLineEdit::textChanged, this, &ForwardPage::compute);
    connect(m_text, &QLineEdit::textEdited, this,
            [this](const QString& text) { m_written = !text.isEmpty(); });
    connect(m_add, &QComboBox::activated, this, [this](int index) {
        if (const Codec* codec = m_document->codecs().find(toUtf8(m_add->itemText(index))))
            addEncoding(*codec);
        m_add->setCurrentIndex(0);
    });
}

QList<QWidget*> ForwardPage::controls() const {
    return {m_text, m_add};
}

QString ForwardPage::sentence() const {
    return m_sentence->text();
}

void ForwardPage::refresh() {
    if (!m_written)
        m_text->setText(shortText(*m_document, *m_selection));
    if (m_model->rowCount() == 0)
        compute();
}

QString ForwardPage::writtenText() const {
    return m_written ? m_text->text() : QString();
}

void ForwardPage::writeText(const QString& text) {
    m_written = !text.isEmpty();
    if (m_written)
        m_text->setText(text);
}

void ForwardPage::addEncoding(const Codec& codec) {
    if (std::ranges::find(m_codecs, &codec) == m_codecs.end())
        m_codecs.push_back(&codec);
    compute();
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (m_model->row(row).writtenAs == &codec)
            m_table->setCurrentIndex(m_model->index(row, ForwardModel::kWrittenAs));
}

void ForwardPage::compute() {
    const QModelIndex before = m_table->currentIndex();
    const std::u32string text = toCodePoints(m_text->text()).substr(0, kMostGarbled);
    m_model->setRows(forwardGrid(text, m_codecs), m_codecs, toQString(text));
    m_table->layoutColumns();
    m_table->setCurrentIndex(
        m_model->index(std::max(0, before.row()),
                       before.isValid() ? before.column() : ForwardModel::kFirstReading + 1));
    showSentence();
}

void ForwardPage::showSentence() {
    m_sentence->setText(m_text->text().isEmpty() ? tr("Select or type text to see it misread.")
                                                 : m_model->sentence(m_table->currentIndex()));
}

void ForwardPage::open(const QModelIndex& cell) {
    using repair::DamageKind;
    std::vector<repair::DamageStep> steps{
        {DamageKind::Encode, m_model->row(cell.row()).writtenAs->name(), 0}};
    if (const Codec* readAs = m_model->readAs(cell.column()))
        steps.push_back({DamageKind::Decode, readAs->name(), 0});
    Q_EMIT stepsWanted(m_text->text(), steps);
}

void ForwardPage::restyle() {
    for (QWidget* control : controls())
        control->setFont(uiFont(FontSize::Label));
    m_text->setFont(glyphFont());
}

void ForwardPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        restyle();
}

} // namespace moji::app

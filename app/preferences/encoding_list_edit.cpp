#include "preferences/encoding_list_edit.h"

#include "style/fonts.h"
#include "text/qt_text.h"
#include "widgets/encoding_box.h"
#include "widgets/heard_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace moji::app {

namespace {

constexpr int kRows = 4;
constexpr int kRowHeight = 22;

} // namespace

EncodingListEdit::EncodingListEdit(const CodecRegistry& codecs, const QString& name,
                                   QWidget* parent)
    : QWidget(parent)
    , m_box(new EncodingBox(codecs, codecs.utf8(), this))
    , m_list(new HeardView<QListWidget>(this)) {
    m_list->setAccessibleName(name);
    m_list->setFrameShape(QFrame::StyledPanel);
    m_box->setAccessibleName(tr("Encoding to add to %1").arg(name));
    const auto make = [this](const QString& text, const QString& spoken, auto does) {
        auto* button = new QToolButton(this);
        button->setObjectName(QStringLiteral("worded"));
        button->setText(text);
        button->setAccessibleName(spoken);
        connect(button, &QToolButton::clicked, this, does);
        return button;
    };
    m_add = make(tr("Add"), tr("Add to %1").arg(name), [this] { add(); });
    m_remove = make(tr("Remove"), tr("Remove from %1").arg(name), [this] { remove(); });
    m_up = make(tr("Up"), tr("Move up in %1").arg(name), [this] { move(-1); });
    m_down = make(tr("Down"), tr("Move down in %1").arg(name), [this] { move(1); });
    auto* added = new QHBoxLayout;
    added->addWidget(m_box, 1);
    added->addWidget(m_add);
    auto* moved = new QHBoxLayout;
    for (QToolButton* button : {m_remove, m_up, m_down})
        moved->addWidget(button);
    moved->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_list);
    column->addLayout(moved);
    column->addLayout(added);
    connect(m_list, &QListWidget::currentRowChanged, this, &EncodingListEdit::refresh);
    setFocusProxy(m_list);
    fitHeight();
    refresh();
}

QStringList EncodingListEdit::names() const {
    QStringList names;
    for (int i = 0; i < m_list->count(); ++i)
        names += m_list->item(i)->text();
    return names;
}

void EncodingListEdit::setNames(const QStringList& names) {
    if (names == this->names())
        return;
    m_list->clear();
    m_list->addItems(names);
    m_list->setCurrentRow(names.isEmpty() ? -1 : 0);
    refresh();
}

void EncodingListEdit::add() {
    const QString name = fromUtf8(m_box->codec().name());
    const auto known = m_list->findItems(name, Qt::MatchFixedString);
    if (!known.isEmpty())
        return m_list->setCurrentItem(known.front());
    m_list->addItem(name);
    m_list->setCurrentRow(m_list->count() - 1);
    refresh();
    Q_EMIT edited(names());
}

void EncodingListEdit::remove() {
    delete m_list->takeItem(m_list->currentRow());
    refresh();
    Q_EMIT edited(names());
}

void EncodingListEdit::move(int by) {
    const int row = m_list->currentRow();
    QListWidgetItem* item = m_list->takeItem(row);
    m_list->insertItem(row + by, item);
    m_list->setCurrentRow(row + by);
    Q_EMIT edited(names());
}

void EncodingListEdit::refresh() {
    const int row = m_list->currentRow();
    m_remove->setEnabled(row >= 0);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_list->count());
}

void EncodingListEdit::fitHeight() {
    m_list->setFixedHeight(scaled(kRows * kRowHeight));
}

void EncodingListEdit::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitHeight();
}

} // namespace moji::app

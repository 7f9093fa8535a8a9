#include "window/banner.h"

#include "document/document_name.h"
#include "widgets/announcement.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace moji::app {

Banner::Banner(QWidget* parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
    , m_sentence(new QLabel(this)) {
    m_row->setContentsMargins(16, 4, 8, 4);
    m_row->setSpacing(8);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText); // file names are not markup
    m_row->addWidget(m_sentence, 1);
    m_sentence->installEventFilter(this);
    setObjectName(QStringLiteral("banner"));
    setAttribute(Qt::WA_StyledBackground);
    hide();
}

/// Lines as many as the width asks for: a tool bar, in which the banner may be, does not ask.
bool Banner::eventFilter(QObject* watched, QEvent* event) {
    const bool isChanged = event->type() == QEvent::Resize || event->type() == QEvent::FontChange;
    if (watched == m_sentence && isChanged)
        fitHeight();
    return QWidget::eventFilter(watched, event);
}

void Banner::fitHeight() {
    if (m_sentence->text().isEmpty())
        return;
    m_sentence->setMinimumHeight(0); // what is needed would not be less
    m_sentence->setMinimumHeight(m_sentence->heightForWidth(m_sentence->width()));
}

QString Banner::sentence() const {
    return m_whole;
}

void Banner::ask(const QString& sentence, std::vector<Choice> choices) {
    for (QToolButton* old : findChildren<QToolButton*>()) {
        m_row->removeWidget(old);
        old->hide();
        old->deleteLater(); // it may be the one that was pressed
    }
    m_whole = sentence;
    m_sentence->setText(breakable(sentence));
    setAccessibleName(sentence);
    QStringList answers;
    for (Choice& choice : choices) {
        answers += choice.text;
        auto* button = new QToolButton(this);
        button->setObjectName(QStringLiteral("worded"));
        button->setFocusPolicy(Qt::TabFocus);
        button->setText(choice.text);
        connect(button, &QToolButton::clicked, this,
                [this, chosen = std::move(choice.chosen), keepsNotice = choice.keepsNotice] {
                    const auto keep = chosen; // asking again deletes the button
                    if (!keepsNotice)
                        hide();
                    keep();
                });
        m_row->addWidget(button);
    }
    show();
    fitHeight();
    announce(this, sentence);
    for (const QString& answer : answers)
        announce(this, answer);
}

} // namespace moji::app

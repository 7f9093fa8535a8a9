#include "widgets/notice_pages.h"

#include "style/fonts.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace moji::app {

namespace {

constexpr int kPadding = 16; // that of the sentence, in the style sheet

/// Updates its font when zoom changes.
class SentenceLabel : public QLabel {
public:
    SentenceLabel(FontSize size, QWidget* parent)
        : QLabel(parent)
        , m_size(size) {
        setWordWrap(true);
        setTextFormat(Qt::PlainText);
        setFont(uiFont(size));
    }

protected:
    void changeEvent(QEvent* event) override {
        QLabel::changeEvent(event);
        const QEvent::Type type = event->type();
        if ((type == QEvent::FontChange || type == QEvent::PaletteChange) &&
            font() != uiFont(m_size))
            setFont(uiFont(m_size));
    }

private:
    FontSize m_size;
};

} // namespace

NoticePages::NoticePages(QWidget* content, QWidget* parent)
    : PageStack(parent)
    , m_noticePage(new QWidget)
    , m_notice(new SentenceLabel(FontSize::Body, m_noticePage)) {
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_notice->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_notice->setObjectName(QStringLiteral("notice")); // its margins are those of the style sheet
    m_notice->setForegroundRole(QPalette::PlaceholderText); // muted
    auto* column = new QVBoxLayout(m_noticePage);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_notice);
    column->addStretch();
    addWidget(content);
    addWidget(m_noticePage);
}

void NoticePages::showContent() {
    setCurrentIndex(0);
}

void NoticePages::showNotice(const QString& sentence, const QString& action) {
    m_notice->setText(sentence);
    m_noticePage->setAccessibleName(sentence); // Qt gives it the focus of the page that it hides
    if (!action.isEmpty() && m_action == nullptr)
        makeAction();
    if (m_action != nullptr) {
        m_action->setText(action);
        m_action->setVisible(!action.isEmpty());
    }
    setCurrentWidget(m_noticePage);
}

void NoticePages::makeAction() {
    m_action = new QPushButton;
    connect(m_action, &QPushButton::clicked, this, &NoticePages::actionRequested);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(kPadding, 0, kPadding, kPadding);
    row->addWidget(m_action);
    row->addStretch();
    auto* column = static_cast<QVBoxLayout*>(m_noticePage->layout());
    column->insertLayout(1, row); // below the sentence
}

QLabel* makeSentence(QWidget* parent) {
    auto* label = new SentenceLabel(FontSize::Label, parent);
    label->setObjectName(QStringLiteral("sentence"));
    return label;
}

} // namespace moji::app

#include "widgets/notice_pages.h"

#include "style/fonts.h"

#include <QEvent>
#include <QLabel>

namespace moji::app {

namespace {

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
    : QStackedWidget(parent)
    , m_notice(new SentenceLabel(FontSize::Body, this)) {
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_notice->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_notice->setObjectName(QStringLiteral("notice")); // its margins are those of the style sheet
    m_notice->setForegroundRole(QPalette::PlaceholderText); // muted
    addWidget(content);
    addWidget(m_notice);
}

void NoticePages::showContent() {
    setCurrentIndex(0);
}

void NoticePages::showNotice(const QString& sentence) {
    m_notice->setText(sentence);
    setCurrentWidget(m_notice);
}

QLabel* makeSentence(QWidget* parent) {
    auto* label = new SentenceLabel(FontSize::Label, parent);
    label->setObjectName(QStringLiteral("sentence"));
    return label;
}

} // namespace moji::app

#include "window/notice_column.h"

#include "window/banner.h"

#include <QVBoxLayout>

namespace moji::app {

NoticeColumn::NoticeColumn(QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    for (const NoticeKind kind :
         {NoticeKind::OtherThanSaved, NoticeKind::Changed, NoticeKind::Unreadable,
          NoticeKind::ReadOnly, NoticeKind::Misread, NoticeKind::MixedLines}) {
        m_banners[kind] = new Banner(this);
        m_column->addWidget(m_banners[kind]);
    }
}

Banner* NoticeColumn::addBanner() {
    auto* banner = new Banner(this);
    m_column->insertWidget(m_own++, banner);
    return banner;
}

std::vector<QWidget*> NoticeColumn::banners() const {
    std::vector<QWidget*> banners;
    banners.reserve(static_cast<std::size_t>(m_column->count()));
    for (int i = 0; i < m_column->count(); ++i)
        banners.push_back(m_column->itemAt(i)->widget());
    return banners;
}

void NoticeColumn::setNotices(Notices* notices) {
    if (m_notices != nullptr)
        m_notices->disconnect(this);
    m_notices = notices;
    connect(notices, &Notices::changed, this, &NoticeColumn::show);
    for (const auto& [kind, banner] : m_banners)
        show(kind);
}

void NoticeColumn::show(NoticeKind kind) {
    Banner* banner = m_banners[kind];
    const Notice* notice = m_notices->find(kind);
    if (notice == nullptr)
        return banner->hide();
    std::vector<Notice::Choice> choices;
    for (const Notice::Choice& choice : notice->choices)
        choices.push_back(
            {choice.text,
             [notices = m_notices, kind, chosen = choice.chosen, keepsNotice = choice.keepsNotice] {
                 const auto keep = chosen; // the notice is deleted, and with it the choice
                 if (!keepsNotice)
                     notices->clear(kind);
                 keep();
             },
             choice.keepsNotice});
    banner->ask(notice->sentence, std::move(choices));
}

} // namespace moji::app

#include "window/encoding_menu.h"

#include "document/document.h"
#include "text/qt_text.h"

#include <QActionGroup>
#include <QMenu>

#include <algorithm>

namespace moji::app {

EncodingMenu::EncodingMenu(QMenu* menu, Document* document)
    : m_document(document) {
    constexpr std::size_t kUsual = 20; // the registry lists common ones first
    const auto& list = document->codecs().list();
    auto* group = new QActionGroup(this);
    group->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    for (std::size_t i = 0; i < std::min(kUsual, list.size()); ++i) {
        QAction* action = menu->addAction(fromUtf8(list[i].name));
        connect(action, &QAction::triggered, this, [this, name = list[i].name] {
            if (const Codec* codec = m_document->codecs().find(name))
                m_document->setCodec(*codec);
        });
        action->setCheckable(true);
        group->addAction(action);
    }
    connect(menu, &QMenu::aboutToShow, this, [this, group] {
        for (QAction* action : group->actions())
            action->setChecked(action->text() == fromUtf8(m_document->codec().name()));
    });
}

} // namespace moji::app

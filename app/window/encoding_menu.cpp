#include "window/encoding_menu.h"

#include "document/document.h"
#include "text/qt_text.h"
#include "window/action_icons.h"

#include <QActionGroup>
#include <QMenu>

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::size_t kUsual = 20; // the registry lists common ones first

QString mnemonicOf(const QString& text) {
    const qsizetype at = text.indexOf(QLatin1Char('&'));
    return at < 0 ? QString() : text.mid(at + 1, 1).toLower();
}

} // namespace

QStringList withMnemonics(const QStringList& texts, const QString& taken) {
    QString used = taken.toLower();
    QStringList marked;
    for (QString text : texts) {
        for (qsizetype at = 0; at < text.size(); ++at) {
            const QChar letter = text[at].toLower();
            if (letter.isLetterOrNumber() && !used.contains(letter)) {
                used += letter;
                text.insert(at, QLatin1Char('&'));
                break;
            }
        }
        marked += text;
    }
    return marked;
}

EncodingMenu::EncodingMenu(QMenu* menu, Document* document)
    : m_document(document) {
    const QString detect = tr("&Detect");
    const QString other = tr("&Other…");
    addAction(menu, "encoding-detect", detect, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K),
              nullptr, this, [this] { Q_EMIT detectionWanted(); });
    addAction(menu, "encoding-other", other, QKeySequence(Qt::CTRL | Qt::Key_K), nullptr, this,
              [this] { Q_EMIT chooserWanted(); });
    menu->addSeparator();
    const auto& list = document->codecs().list();
    QStringList names;
    for (std::size_t i = 0; i < std::min(kUsual, list.size()); ++i)
        names += fromUtf8(list[i].name);
    const QStringList texts = withMnemonics(names, mnemonicOf(detect) + mnemonicOf(other));
    auto* group = new QActionGroup(this);
    group->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    for (qsizetype i = 0; i < names.size(); ++i) {
        const QString name = names[i];
        QAction* action = named(menu->addAction(texts[i]), QStringLiteral("encoding.%1").arg(name));
        connect(action, &QAction::triggered, this, [this, name] {
            if (const Codec* codec = m_document->codecs().find(toUtf8(name)))
                m_document->setCodec(*codec);
        });
        action->setData(name);
        action->setCheckable(true);
        group->addAction(action);
    }
    connect(menu, &QMenu::aboutToShow, this, [this, group] {
        for (QAction* action : group->actions())
            action->setChecked(action->data().toString() == fromUtf8(m_document->codec().name()));
    });
}

} // namespace moji::app

#include "preferences/shortcuts.h"

#include "settings/setting_keys.h"
#include "settings/settings.h"
#include "text/action_title.h"

#include <QMenu>
#include <QMenuBar>

#include <algorithm>

namespace moji::app {

namespace {

void collect(const QList<QAction*>& actions, const QStringList& menus,
             std::vector<Shortcuts::Row>& rows) {
    for (QAction* action : actions) {
        if (QMenu* menu = action->menu(); menu != nullptr) {
            collect(menu->actions(), menus + QStringList(Shortcuts::titleOf(*action)), rows);
        } else if (!action->isSeparator() && !action->objectName().isEmpty()) {
            rows.push_back({action, action->objectName(), menus, action->shortcuts()});
        }
    }
}

QList<QKeySequence> keysOf(const QJsonValue& value) {
    const QJsonArray all = value.toArray();
    QList<QKeySequence> keys;
    for (const QJsonValue one : all)
        if (const QKeySequence key(one.toString(), QKeySequence::PortableText); !key.isEmpty())
            keys += key;
    return keys;
}

bool clashes(const QKeySequence& a, const QKeySequence& b) {
    return a.matches(b) != QKeySequence::NoMatch || b.matches(a) != QKeySequence::NoMatch;
}

} // namespace

Shortcuts::Shortcuts(const QMenuBar& menus, QObject* parent)
    : QObject(parent) {
    collect(menus.actions(), {}, m_rows);
}

QString Shortcuts::pathText(const QStringList& menus) {
    return menus.join(QStringLiteral(" › "));
}

QString Shortcuts::titleOf(const QAction& action) {
    return withoutMnemonic(action.text().section(QLatin1Char('\t'), 0, 0));
}

const Shortcuts::Row* Shortcuts::find(const QString& id) const {
    const auto found = std::ranges::find(m_rows, id, &Row::id);
    return found == m_rows.end() ? nullptr : &*found;
}

bool Shortcuts::isUsual(const Row& row) const {
    return row.action == nullptr || row.action->shortcuts() == row.usual;
}

QStringList Shortcuts::ownersOf(const QKeySequence& key, const QString& exceptId) const {
    QStringList owners;
    for (const Row& row : m_rows) {
        if (row.id == exceptId || row.action == nullptr)
            continue;
        const auto keys = row.action->shortcuts();
        if (std::ranges::any_of(keys, [&](const QKeySequence& own) { return clashes(own, key); }))
            owners += row.id;
    }
    return owners;
}

QStringList Shortcuts::conflictsOf(const Row& row) const {
    QStringList titles;
    if (row.action == nullptr)
        return titles;
    for (const QKeySequence& key : row.action->shortcuts())
        for (const QString& id : ownersOf(key, row.id))
            titles += titleOf(*find(id)->action);
    titles.removeDuplicates();
    return titles;
}

void Shortcuts::follow() {
    connect(&settings(), &Settings::changed, this, [this](const QString& key) {
        if (key == QLatin1String(setting::kShortcuts.key))
            apply();
    });
    apply();
}

void Shortcuts::apply() {
    const QJsonObject chosen = settings().get(setting::kShortcuts);
    for (const Row& row : m_rows)
        if (row.action != nullptr)
            row.action->setShortcuts(chosen.contains(row.id) ? keysOf(chosen[row.id]) : row.usual);
    Q_EMIT changed();
}

void Shortcuts::set(const QString& id, const QList<QKeySequence>& keys) {
    const Row* row = find(id);
    if (row == nullptr)
        return;
    QJsonObject chosen = settings().get(setting::kShortcuts);
    QJsonArray texts;
    for (const QKeySequence& key : keys)
        if (!key.isEmpty())
            texts += key.toString(QKeySequence::PortableText);
    if (keys == row->usual)
        chosen.remove(id);
    else
        chosen[id] = texts;
    settings().set(setting::kShortcuts, chosen);
}

void Shortcuts::reset(const QString& id) {
    if (const Row* row = find(id))
        set(id, row->usual);
}

void Shortcuts::resetAll() {
    settings().set(setting::kShortcuts, QJsonObject());
}

} // namespace moji::app

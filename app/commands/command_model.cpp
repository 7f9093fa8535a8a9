#include "commands/command_model.h"

#include "style/cell_role.h"
#include "text/list.h"
#include "text/qt_text.h"

namespace moji::app {

namespace {

constexpr qsizetype kLeastForNames = 3; // shorter parts of names are in too many
constexpr std::size_t kMostNames = 40;

} // namespace

CommandEntry characterEntry(char32_t codePoint, const QString& name) {
    const QString sign = isShownAsName(codePoint) ? shortName(codePoint) : toQString(codePoint);
    return {.kind = CommandKind::Character,
            .id = codePointText(codePoint),
            .title = QStringLiteral("%1  %2").arg(sign, name),
            .detail = codePointText(codePoint)};
}

CommandModel::CommandModel(QObject* parent)
    : QAbstractListModel(parent) {}

void CommandModel::setEntries(std::vector<CommandEntry> entries, QHash<QString, int> uses,
                              Reading reading) {
    m_index.setEntries(std::move(entries));
    m_index.setUses(std::move(uses));
    m_reading = std::move(reading);
    setTyped({});
}

void CommandModel::setTyped(const QString& typed) {
    beginResetModel();
    m_hits.clear();
    const QString text = typed.trimmed();
    if (m_reading)
        for (CommandEntry& entry : m_reading(text))
            m_hits.push_back({std::move(entry), {}, 0, false});
    for (CommandHit& hit : m_index.find(text, kMostShown))
        m_hits.push_back(std::move(hit));
    if (text.size() >= kLeastForNames)
        addCharacters(text);
    endResetModel();
}

void CommandModel::addCharacters(const QString& typed) {
    if (m_names == nullptr)
        m_names = std::make_unique<CharacterNames>();
    for (const CharacterNames::Named& named : m_names->find(typed, kMostNames))
        m_hits.push_back({characterEntry(named.codePoint, fromUtf8(named.name)), {}, 0, false});
}

int CommandModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_hits.size());
}

const CommandEntry& CommandModel::entryAt(int row) const {
    return m_hits[static_cast<std::size_t>(row)].entry;
}

QVariant CommandModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const CommandHit& hit = m_hits[static_cast<std::size_t>(index.row())];
    const CommandEntry& entry = hit.entry;
    switch (role) {
    case Qt::DisplayRole:
        return entry.title;
    case Qt::ToolTipRole:
        return entry.detail;
    case Qt::AccessibleTextRole: {
        QStringList parts{entry.title, commandKindName(entry.kind)};
        for (const QString& part : {entry.detail, entry.keys})
            if (!part.isEmpty())
                parts += part;
        return listText(parts);
    }
    case KindRole:
        return commandKindName(entry.kind);
    case DetailRole:
        return entry.detail;
    case KeysRole:
        return entry.keys;
    case PlacesRole:
        return QVariant::fromValue(QList<int>(hit.places.begin(), hit.places.end()));
    case EnabledRole:
        return entry.enabled;
    case DoubtfulRole:
        return hit.isWeak && entry.kind == CommandKind::Action;
    default:
        return {};
    }
}

} // namespace moji::app

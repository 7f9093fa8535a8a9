#pragma once
// What the command palette shows for the text typed: places to go to, then entries, then characters
// by their names.

#include "commands/character_names.h"
#include "commands/command_index.h"

#include <QAbstractListModel>

#include <functional>
#include <memory>

namespace moji::app {

class CommandModel : public QAbstractListModel {
    Q_OBJECT
public:
    /// DoubtfulRole: an action whose name does not have what was typed, only its letters here and
    /// there. It is done when it was chosen among the others, not as the first that was found.
    enum Role {
        KindRole = Qt::UserRole,
        DetailRole,
        KeysRole,
        PlacesRole,
        EnabledRole,
        DoubtfulRole
    };
    static constexpr std::size_t kMostShown = 60;

    explicit CommandModel(QObject* parent = nullptr);

    /// Entries made from what is typed: a line, an offset, a character.
    using Reading = std::function<std::vector<CommandEntry>(const QString& typed)>;
    void setEntries(std::vector<CommandEntry> entries, QHash<QString, int> uses, Reading reading);
    void setTyped(const QString& typed);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] const CommandEntry& entryAt(int row) const;

private:
    void addCharacters(const QString& typed);

    CommandIndex m_index;
    Reading m_reading;
    std::unique_ptr<CharacterNames> m_names; // made when a name is first looked for
    std::vector<CommandHit> m_hits;
};

/// The entry of a character: "世 CJK UNIFIED IDEOGRAPH-4E16".
[[nodiscard]] CommandEntry characterEntry(char32_t codePoint, const QString& name);

} // namespace moji::app

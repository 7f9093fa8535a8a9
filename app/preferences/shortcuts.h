#pragma once
// The keys of all actions of the menus: the usual ones, and those that the reader has chosen
// instead, which the settings keep. Actions are known by their object names.

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QStringList>

#include <vector>

class QMenuBar;

namespace moji::app {

class Shortcuts : public QObject {
    Q_OBJECT
public:
    struct Row {
        QPointer<QAction> action;
        QString id;
        QStringList menus; // {"File"}, {"View", "Theme"}
        QList<QKeySequence> usual;
    };

    /// Of the actions that are in the menus now. Those without a name come and go: they are left
    /// out.
    explicit Shortcuts(const QMenuBar& menus, QObject* parent = nullptr);

    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    /// nullptr if there is none.
    [[nodiscard]] const Row* find(const QString& id) const;
    /// "View › Theme": submenus as they are shown in one line.
    [[nodiscard]] static QString pathText(const QStringList& menus);
    /// The text of an action without its mnemonic.
    [[nodiscard]] static QString titleOf(const QAction& action);
    [[nodiscard]] bool isUsual(const Row& row) const;
    /// The titles of other actions that one of the keys of `row` would also mean.
    [[nodiscard]] QStringList conflictsOf(const Row& row) const;
    /// Ids of other actions that have this key, or one that begins with it.
    [[nodiscard]] QStringList ownersOf(const QKeySequence& key, const QString& exceptId) const;

    /// Takes the keys from the settings, from now on at every change.
    void follow();
    void set(const QString& id, const QList<QKeySequence>& keys);
    void reset(const QString& id);
    void resetAll();

Q_SIGNALS:
    void changed();

private:
    void apply();

    std::vector<Row> m_rows;
};

} // namespace moji::app

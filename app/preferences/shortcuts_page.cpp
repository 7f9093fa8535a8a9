#include "preferences/shortcuts_page.h"

#include "preferences/shortcuts_model.h"
#include "style/fonts.h"
#include "widgets/heard_view.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace moji::app {

namespace {

constexpr int kActionWidth = 200;
constexpr int kMenuWidth = 120;
constexpr int kKeysWidth = 130;
constexpr int kLeastHeight = 240;
constexpr int kRowHeight = 28;
constexpr int kFactLines = 2;

/// Keeps the rows in which every word occurs in one of the columns.
class WordFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWords(const QStringList& words) {
        m_words = words;
        invalidateFilter();
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
        QString all;
        for (int column = 0; column < sourceModel()->columnCount(); ++column)
            all += sourceModel()->index(row, column, parent).data().toString() + QLatin1Char(' ');
        return std::ranges::all_of(
            m_words, [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
    }

private:
    QStringList m_words;
};

/// Tells of each key at once: Qt's waits for more keys first. Escape is no key for an action: it
/// takes back what was pressed here, and without that closes the window.
class KeysEdit final : public QKeySequenceEdit {
public:
    KeysEdit(std::function<void()> pressed, QWidget* parent)
        : QKeySequenceEdit(parent)
        , m_pressed(std::move(pressed)) {}

protected:
    void keyPressEvent(QKeyEvent* event) override {
        const bool isEscape =
            event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier;
        if (!isEscape)
            QKeySequenceEdit::keyPressEvent(event);
        else if (keySequence().isEmpty())
            event->ignore();
        else
            clear();
        m_pressed();
    }

private:
    std::function<void()> m_pressed;
};

} // namespace

ShortcutsPage::ShortcutsPage(Shortcuts* shortcuts, QWidget* parent)
    : QWidget(parent)
    , m_shortcuts(shortcuts)
    , m_model(new ShortcutsModel(shortcuts, this))
    , m_sorted(new WordFilter(this))
    , m_table(new HeardView<QTableView>(this)) {
    makeTable();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_table, 1);
    column->addWidget(makeEditor());
    m_fact = new QLabel(this);
    m_fact->setObjectName(QStringLiteral("fault"));
    m_fact->setWordWrap(true);
    m_fact->setTextFormat(Qt::PlainText);
    m_fact->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    column->addWidget(m_fact);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ShortcutsPage::showCurrent);
    connect(m_shortcuts, &Shortcuts::changed, this, &ShortcutsPage::showCurrent);
    connect(m_keys, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutsPage::explain);
    setLook();
    m_table->selectRow(0);
}

void ShortcutsPage::makeTable() {
    m_sorted->setSourceModel(m_model);
    m_table->setModel(m_sorted);
    m_table->setAccessibleName(tr("Keyboard shortcuts"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setColumnWidth(ShortcutsModel::Action, scaled(kActionWidth));
    m_table->setColumnWidth(ShortcutsModel::Menu, scaled(kMenuWidth));
    m_table->setColumnWidth(ShortcutsModel::Keys, scaled(kKeysWidth));
}

QWidget* ShortcutsPage::makeEditor() {
    auto* editor = new QWidget(this);
    auto* rows = new QVBoxLayout(editor); // in one the words of some languages have no room
    rows->setContentsMargins(0, 4, 0, 0);
    auto* row = new QHBoxLayout;
    auto* others = new QHBoxLayout;
    rows->addLayout(row);
    rows->addLayout(others);
    auto* label = new QLabel(tr("New &keys:"), editor);
    m_keys = new KeysEdit([this] { explain(); }, editor);
    m_keys->setAccessibleName(tr("New keys"));
    m_keys->setAccessibleDescription(tr("Press the keys for the chosen action."));
    m_keys->setClearButtonEnabled(true);
    label->setBuddy(m_keys);
    m_assign = new QPushButton(tr("&Assign"), editor);
    m_remove = new QPushButton(tr("Re&move keys"), editor);
    m_reset = new QPushButton(tr("&Usual keys"), editor);
    auto* all = new QPushButton(tr("All us&ual keys"), editor);
    row->addWidget(label);
    row->addWidget(m_keys, 1);
    for (QPushButton* button : {m_assign, m_remove, m_reset, all}) {
        button->setAutoDefault(false);
        (button == m_assign ? row : others)->addWidget(button);
    }
    others->addStretch();
    connect(m_assign, &QPushButton::clicked, this, &ShortcutsPage::assign);
    connect(m_remove, &QPushButton::clicked, this, [this] { m_shortcuts->set(currentId(), {}); });
    connect(m_reset, &QPushButton::clicked, this, [this] { m_shortcuts->reset(currentId()); });
    connect(all, &QPushButton::clicked, m_shortcuts, &Shortcuts::resetAll);
    return editor;
}

void ShortcutsPage::setLook() {
    m_table->verticalHeader()->setDefaultSectionSize(scaled(kRowHeight));
    m_table->setMinimumHeight(scaled(kLeastHeight));
    // Its room is kept, so that the fields stay where they are when it speaks.
    m_fact->setMinimumHeight(kFactLines * m_fact->fontMetrics().lineSpacing());
}

void ShortcutsPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        setLook();
}

void ShortcutsPage::setFilter(const QString& words) {
    static_cast<WordFilter*>(m_sorted)->setWords(words.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    if (!m_table->currentIndex().isValid() && m_sorted->rowCount() > 0)
        m_table->selectRow(0);
    showCurrent();
}

int ShortcutsPage::shownCount() const {
    return m_sorted->rowCount();
}

QString ShortcutsPage::currentId() const {
    const QModelIndex current = m_table->currentIndex();
    return current.isValid() ? m_model->rowAt(m_sorted->mapToSource(current).row()).id : QString();
}

void ShortcutsPage::showCurrent() {
    const Shortcuts::Row* row = m_shortcuts->find(currentId());
    m_keys->clear();
    m_remove->setEnabled(row != nullptr && !row->action->shortcuts().isEmpty());
    m_reset->setEnabled(row != nullptr && !m_shortcuts->isUsual(*row));
    explain();
}

/// Says whose keys they are before they are assigned.
void ShortcutsPage::explain() {
    const QKeySequence key = m_keys->keySequence();
    m_assign->setEnabled(!key.isEmpty() && !currentId().isEmpty());
    QStringList owners;
    if (!key.isEmpty())
        for (const QString& id : m_shortcuts->ownersOf(key, currentId()))
            owners += Shortcuts::titleOf(*m_shortcuts->find(id)->action);
    m_fact->setText(owners.isEmpty() ? QString()
                                     : tr("%1 belongs to %2. Assign takes it away from there.")
                                           .arg(key.toString(QKeySequence::NativeText),
                                                QLocale().createSeparatedList(owners)));
    m_keys->setAccessibleDescription(owners.isEmpty() ? tr("Press the keys for the chosen action.")
                                                      : m_fact->text());
}

void ShortcutsPage::assign() {
    const QKeySequence key = m_keys->keySequence();
    const QString id = currentId();
    for (const QString& owner : m_shortcuts->ownersOf(key, id)) {
        QList<QKeySequence> rest = m_shortcuts->find(owner)->action->shortcuts();
        rest.removeIf([&](const QKeySequence& own) {
            return own.matches(key) != QKeySequence::NoMatch ||
                   key.matches(own) != QKeySequence::NoMatch;
        });
        m_shortcuts->set(owner, rest);
    }
    m_shortcuts->set(id, {key});
}

} // namespace moji::app

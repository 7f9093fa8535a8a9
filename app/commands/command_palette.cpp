#include "commands/command_palette.h"

#include "commands/command_row.h"
#include "style/fonts.h"
#include "text/quotable.h"
#include "widgets/elided_label.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kWidth = 640;
constexpr int kRows = 14;
constexpr int kTop = 48; // below the menus

bool movesInList(int key) {
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp ||
           key == Qt::Key_PageDown;
}

} // namespace

CommandPalette::CommandPalette(QWidget* window)
    : QDialog(window, Qt::Dialog | Qt::FramelessWindowHint)
    , m_field(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_fact(new ElidedLabel(this))
    , m_model(new CommandModel(this)) {
    setWindowTitle(tr("Command palette"));
    setAccessibleName(tr("Command palette"));
    setObjectName(QStringLiteral("commandPalette"));
    m_field->setPlaceholderText(
        tr("An action, encoding, character, file, setting, lesson; :12 a line; 0x1F0 an offset"));
    m_field->setAccessibleName(tr("Find a command"));
    m_field->setClearButtonEnabled(true);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new CommandRow(m_list));
    m_list->setAccessibleName(tr("Commands found"));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_fact->setForegroundRole(QPalette::PlaceholderText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(6);
    column->addWidget(m_field);
    column->addWidget(m_list, 1);
    column->addWidget(m_fact);
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::find);
    connect(m_field, &QLineEdit::returnPressed, this, [this] {
        if (!isDoubtful())
            choose(m_list->currentIndex());
    });
    connect(m_list, &QListView::activated, this, &CommandPalette::choose);
    connect(m_list, &QListView::clicked, this, &CommandPalette::choose);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CommandPalette::describe);
}

void CommandPalette::ask(std::vector<CommandEntry> entries, QHash<QString, int> uses,
                         CommandModel::Reading reading) {
    m_model->setEntries(std::move(entries), std::move(uses), std::move(reading));
    m_field->clear();
    find();
    place();
    show();
    raise();
    activateWindow();
    m_field->setFocus(Qt::ShortcutFocusReason);
}

void CommandPalette::place() {
    const QWidget* window = parentWidget();
    const int width = std::min(scaled(kWidth), window->width() - 32);
    const int height = std::min(scaled(kRows * CommandRow::kHeight) + m_field->sizeHint().height() +
                                    m_fact->sizeHint().height() + 40,
                                window->height() - 2 * scaled(kTop));
    resize(width, height);
    move(window->mapToGlobal(QPoint((window->width() - width) / 2, scaled(kTop))));
}

void CommandPalette::find() {
    m_isPointedOut = false;
    m_model->setTyped(m_field->text());
    m_list->setCurrentIndex(m_model->index(0, 0));
    m_list->scrollToTop();
    describe();
}

/// The line under the list, which a screen reader hears as the description of the field.
void CommandPalette::describe() {
    const QModelIndex current = m_list->currentIndex();
    const QString spoken = current.data(Qt::AccessibleTextRole).toString();
    if (!current.isValid())
        m_fact->setWhole(
            tr("Nothing found for “%1”. Fewer words find more.").arg(quotable(m_field->text())));
    else if (!current.data(CommandModel::EnabledRole).toBool())
        m_fact->setWhole(tr("%1 is not possible now.").arg(current.data().toString()));
    else if (isDoubtful())
        m_fact->setWhole(tr("No action is called “%1”. Choose one with the arrow keys, then press "
                            "Enter.")
                             .arg(quotable(m_field->text())));
    else
        m_fact->setWhole(tr("%n found. Enter chooses.", nullptr, m_model->rowCount()));
    m_field->setAccessibleDescription(current.isValid() ? spoken : m_fact->accessibleName());
}

bool CommandPalette::isDoubtful() const {
    return !m_isPointedOut && m_list->currentIndex().data(CommandModel::DoubtfulRole).toBool();
}

void CommandPalette::choose(const QModelIndex& index) {
    if (!index.isValid() || !index.data(CommandModel::EnabledRole).toBool())
        return;
    const CommandEntry entry = m_model->entryAt(index.row());
    hide();
    Q_EMIT chosen(entry);
}

/// The arrows move in the list while the field has the focus.
bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_field && event->type() == QEvent::KeyPress &&
        movesInList(static_cast<QKeyEvent*>(event)->key())) {
        m_isPointedOut = true;
        QCoreApplication::sendEvent(m_list, event);
        describe();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void CommandPalette::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isVisible() && !isActiveWindow())
        hide();
}

} // namespace moji::app

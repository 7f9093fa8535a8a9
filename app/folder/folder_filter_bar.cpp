#include "folder/folder_filter_bar.h"

#include "folder/folder_words.h"
#include "style/fonts.h"
#include "text/counts.h"
#include "text/native_path.h"
#include "text/qt_text.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

namespace moji::app {

namespace {

constexpr int kNameWidth = 180;
constexpr int kChoiceLength = 9; // characters that a choice has room for at least
constexpr int kChoiceWidth = 200;
constexpr int kAnyTrouble = -1; // data of a choice; of a trouble: its number

/// Sets what a choice says, and adds it where it is new.
void setItem(QComboBox& box, int index, const QString& text, const QVariant& data) {
    if (index == box.count())
        box.addItem(text, data);
    if (box.itemText(index) != text)
        box.setItemText(index, text);
    if (box.itemData(index) != data)
        box.setItemData(index, data);
}

} // namespace

FolderFilterBar::FolderFilterBar(QWidget* parent)
    : LensBar(parent)
    , m_name(new QLineEdit(this))
    , m_group(new QComboBox(this))
    , m_trouble(new QComboBox(this))
    , m_options(new QToolButton(this))
    , m_convert(new QPushButton(this)) {
    makeFields();
    makeMenu();
    addCaption(tr("Show"), m_name);
    add(m_name);
    add(m_group);
    add(m_trouble);
    add(m_options);
    addStretch();
    add(m_convert);
    setConvertible(0, false);
    connect(m_name, &QLineEdit::textChanged, this, &FolderFilterBar::filterChanged);
    connect(m_group, &QComboBox::currentIndexChanged, this, &FolderFilterBar::filterChanged);
    connect(m_trouble, &QComboBox::currentIndexChanged, this, &FolderFilterBar::filterChanged);
    connect(m_convert, &QPushButton::clicked, this, &FolderFilterBar::convertWanted);
}

void FolderFilterBar::makeFields() {
    m_name->setObjectName(QStringLiteral("folderName"));
    m_name->setAccessibleName(tr("Filter by name"));
    m_name->setPlaceholderText(tr("Name, or *.txt"));
    m_name->setClearButtonEnabled(true);
    m_name->setMinimumWidth(scaled(kNameWidth) / 2);
    m_name->setMaximumWidth(scaled(kNameWidth));
    m_group->setObjectName(QStringLiteral("folderEncoding"));
    m_group->setAccessibleName(tr("Filter by encoding"));
    m_trouble->setObjectName(QStringLiteral("folderTrouble"));
    m_trouble->setAccessibleName(tr("Filter by trouble"));
    for (QComboBox* box : {m_group, m_trouble}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kChoiceLength);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        box->setMaximumWidth(scaled(kChoiceWidth));
        box->view()->setTextElideMode(Qt::ElideNone);
        connect(box, &QComboBox::currentIndexChanged, this, &FolderFilterBar::tellChoices);
    }
    m_group->addItem(tr("All encodings"), QVariant());
    m_trouble->addItem(tr("All files"), QVariant());
    m_convert->setObjectName(QStringLiteral("folderConvert"));
}

void FolderFilterBar::makeMenu() {
    auto* menu = new QMenu(m_options);
    const auto addChoice = [&](const QString& text) {
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, &FolderFilterBar::walkOptionsChanged);
        return action;
    };
    m_hidden = addChoice(tr("&Hidden files too"));
    m_ignored = addChoice(tr("Files that .&gitignore leaves out, too"));
    m_follow = addChoice(tr("Follow symbolic &links"));
    menu->addSeparator();
    QMenu* sorts = menu->addMenu(tr("&Sort by"));
    const std::pair<FolderColumn, QString> columns[] = {
        {FolderColumn::Name, tr("&Name")},         {FolderColumn::Encoding, tr("&Encoding")},
        {FolderColumn::Findings, tr("&Findings")}, {FolderColumn::Score, tr("&How sure")},
        {FolderColumn::Size, tr("&Size")},         {FolderColumn::Lines, tr("&Lines")},
        {FolderColumn::LineEnds, tr("Line en&ds")}};
    for (const auto& [column, text] : columns)
        connect(sorts->addAction(text), &QAction::triggered, this,
                [this, column = column] { Q_EMIT sortWanted(column); });
    menu->addSeparator();
    connect(menu->addAction(tr("Survey the folder &again")), &QAction::triggered, this,
            &FolderFilterBar::surveyWanted);
    m_options->setObjectName(QStringLiteral("worded"));
    m_options->setText(tr("Options"));
    m_options->setMenu(menu);
    m_options->setPopupMode(QToolButton::InstantPopup);
    m_options->setFocusPolicy(Qt::StrongFocus);
}

void FolderFilterBar::showTotals(const FolderRows& files) {
    const QSignalBlocker groupQuietly(m_group);
    const QSignalBlocker troubleQuietly(m_trouble);
    fillGroups(files);
    fillTroubles(files);
    tellChoices();
}

/// A narrow bar has no room for the longest of them.
void FolderFilterBar::tellChoices() {
    for (QComboBox* box : {m_group, m_trouble})
        box->setToolTip(box->currentText());
}

/// Choices are only ever added while a survey runs: none moves under the pointer.
void FolderFilterBar::fillGroups(const FolderRows& files) {
    setItem(*m_group, 0, tr("All encodings"), QVariant());
    for (const auto& [group, share] : files.totals().groups) {
        const int known = m_group->findData(group);
        setItem(*m_group, known < 0 ? m_group->count() : known,
                tr("%1 (%2)").arg(groupText(group, files.encoding(group)), numberText(share.files)),
                group);
    }
    for (int i = m_group->count() - 1; i > 0; --i)
        if (!files.totals().groups.contains(static_cast<FileGroup>(m_group->itemData(i).toUInt())))
            m_group->removeItem(i);
}

void FolderFilterBar::fillTroubles(const FolderRows& files) {
    setItem(*m_trouble, 0, tr("All files"), QVariant());
    setItem(*m_trouble, 1, tr("Any trouble (%1)").arg(numberText(files.totals().troubled)),
            kAnyTrouble);
    for (std::size_t i = 0; i < kTroubles; ++i)
        setItem(*m_trouble, static_cast<int>(i) + 2,
                tr("%1 (%2)").arg(troubleText(static_cast<Trouble>(i)),
                                  numberText(files.totals().troubles[i])),
                static_cast<int>(i));
}

FolderFilter FolderFilterBar::filter() const {
    FolderFilter filter;
    filter.name = nativePath(m_name->text());
    if (const QVariant group = m_group->currentData(); group.isValid())
        filter.group = static_cast<FileGroup>(group.toUInt());
    if (const QVariant trouble = m_trouble->currentData(); trouble.isValid()) {
        const bool isAny = trouble.toInt() == kAnyTrouble;
        filter.files = isAny ? FolderFilter::Files::Troubled : FolderFilter::Files::WithTrouble;
        filter.trouble = isAny ? Trouble::Invalid : static_cast<Trouble>(trouble.toInt());
    }
    return filter;
}

void FolderFilterBar::setGroup(std::optional<FileGroup> group) {
    m_group->setCurrentIndex(group ? std::max(0, m_group->findData(*group)) : 0);
}

void FolderFilterBar::clearFilter() {
    m_name->clear();
    m_group->setCurrentIndex(0);
    m_trouble->setCurrentIndex(0);
}

bool FolderFilterBar::knowsTrouble(const QString& identifier) {
    return identifier == QLatin1String("any") || findTrouble(toUtf8(identifier)).has_value();
}

void FolderFilterBar::applyState(const QMap<QString, QString>& state) {
    if (state.contains(QStringLiteral("name")))
        m_name->setText(state[QStringLiteral("name")]);
    if (const QString encoding = state.value(QStringLiteral("encoding")); !encoding.isEmpty())
        for (int i = 1; i < m_group->count(); ++i)
            if (m_group->itemText(i).startsWith(encoding + QStringLiteral(" (")))
                m_group->setCurrentIndex(i);
    if (const QString trouble = state.value(QStringLiteral("trouble")); !trouble.isEmpty()) {
        const auto found = findTrouble(toUtf8(trouble));
        m_trouble->setCurrentIndex(
            m_trouble->findData(found ? static_cast<int>(*found) : kAnyTrouble));
    }
}

WalkOptions FolderFilterBar::walkOptions() const {
    WalkOptions options;
    options.hidden = m_hidden->isChecked();
    options.usesIgnoreFiles = !m_ignored->isChecked();
    options.follow = m_follow->isChecked();
    options.links = true;
    return options;
}

void FolderFilterBar::setConvertible(std::uint64_t files, bool isSelection) {
    m_convert->setEnabled(files > 0);
    m_convert->setText(isSelection ? tr("Convert %1 selected…").arg(numberText(files))
                                   : tr("Convert all %1…").arg(numberText(files)));
    if (files == 0)
        m_convert->setText(tr("Convert…"));
}

} // namespace moji::app

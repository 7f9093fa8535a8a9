#include "preferences/preferences_dialog.h"

#include "preferences/setting_editor.h"
#include "preferences/shortcuts_page.h"
#include "settings/setting_list.h"
#include "settings/settings.h"
#include "settings/settings_file.h"
#include "style/fonts.h"
#include "text/quotable.h"
#include "text/safe_name.h"
#include "text/whole_file.h"
#include "widgets/dialog_size.h"
#include "widgets/heard_view.h"

#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace moji::app {

namespace {

constexpr QSize kSize{860, 620};
constexpr int kGroupsWidth = 180;
constexpr int kGroupHeight = 28;
constexpr int kMargin = 16;
constexpr int kBetween = 14; // settings

} // namespace

PreferencesDialog::PreferencesDialog(const CodecRegistry& codecs, Shortcuts* shortcuts,
                                     QWidget* window)
    : QDialog(window)
    , m_search(new QLineEdit(this))
    , m_groups(new HeardView<QListWidget>(this))
    , m_scroll(new QScrollArea(this))
    , m_nothing(new QLabel(this))
    , m_said(new QLabel(this)) {
    setWindowTitle(tr("Preferences"));
    setModal(false);
    m_search->setPlaceholderText(tr("Search the settings"));
    m_search->setAccessibleName(tr("Search the settings"));
    m_search->setClearButtonEnabled(true);
    m_groups->setAccessibleName(tr("Groups of settings"));
    for (const SettingGroupInfo& info : settingGroups())
        m_groups->addItem(info.translatedName());
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    makeSections(codecs, shortcuts);
    m_said->setWordWrap(true);
    m_said->setTextFormat(Qt::PlainText);
    m_said->hide();
    auto* middle = new QHBoxLayout;
    middle->addWidget(m_groups);
    middle->addWidget(m_scroll, 1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_search);
    column->addLayout(middle, 1);
    column->addWidget(m_said);
    column->addWidget(makeButtons());
    connect(m_search, &QLineEdit::textChanged, this, &PreferencesDialog::filter);
    connect(m_groups, &QListWidget::currentRowChanged, this, [this] {
        m_search->clear();
        filter();
    });
    openWithSize(*this, kSize);
    m_groups->setCurrentRow(0);
    setLook();
    m_search->setFocus();
}

void PreferencesDialog::makeSections(const CodecRegistry& codecs, Shortcuts* shortcuts) {
    auto* page = new QWidget;
    m_column = new QVBoxLayout(page);
    m_column->setContentsMargins(kMargin, 0, kMargin, kMargin);
    m_column->setSpacing(kBetween);
    for (const SettingGroupInfo& group : settingGroups()) {
        auto* box = new QWidget(page);
        auto* column = new QVBoxLayout(box);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(kBetween);
        Section section{new QLabel(group.translatedName(), box), box, {}};
        column->addWidget(section.heading);
        for (const SettingInfo& info : settingList()) {
            if (info.group != group.group || info.type == SettingType::Shortcuts)
                continue;
            section.editors.push_back(new SettingEditor(info, codecs, box));
            column->addWidget(section.editors.back());
        }
        if (group.group == SettingGroup::Shortcuts) {
            m_shortcuts = new ShortcutsPage(shortcuts, box);
            column->addWidget(m_shortcuts, 1);
        }
        m_column->addWidget(box, group.group == SettingGroup::Shortcuts ? 1 : 0);
        m_sections.emplace(group.group, section);
    }
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setTextFormat(Qt::PlainText);
    m_column->addWidget(m_nothing);
    m_column->addStretch();
    m_scroll->setWidget(page);
}

QWidget* PreferencesDialog::makeButtons() {
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString& text, auto does) {
        auto* button = new QPushButton(text, row);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, does);
        layout->addWidget(button);
    };
    const QString filter = tr("Settings (*.json)");
    add(tr("&Import…"), [this, filter] {
        const QString path = QFileDialog::getOpenFileName(this, tr("Import settings"), {}, filter);
        if (!path.isEmpty())
            importFrom(path);
    });
    add(tr("&Export…"), [this, filter] {
        const QString path = QFileDialog::getSaveFileName(
            this, tr("Export settings"), QStringLiteral("mojiscope-settings.json"), filter);
        if (!path.isEmpty())
            exportTo(path);
    });
    add(tr("All &defaults"), [this] {
        settings().resetAll();
        say(tr("All settings have their usual values."), false);
    });
    layout->addStretch();
    add(tr("&Close"), [this] { close(); });
    return row;
}

SettingEditor* PreferencesDialog::editor(const QString& key) const {
    for (const auto& [group, section] : m_sections)
        for (SettingEditor* editor : section.editors)
            if (key == QLatin1String(editor->info().key))
                return editor;
    return nullptr;
}

bool PreferencesDialog::showSection(SettingGroup group, Section& section,
                                    const QStringList& words) {
    const bool searching = !words.isEmpty();
    const auto groups = settingGroups();
    const int row = m_groups->currentRow();
    bool any = false;
    for (SettingEditor* editor : section.editors) {
        const bool shown = !searching || editor->matches(words);
        editor->setVisible(shown);
        any = any || shown;
    }
    if (group == SettingGroup::Shortcuts) {
        m_shortcuts->setFilter(words.join(QLatin1Char(' ')));
        any = m_shortcuts->shownCount() > 0;
    }
    const bool chosen = row >= 0 && groups[static_cast<std::size_t>(row)].group == group;
    section.box->setVisible(searching ? any : chosen);
    return any;
}

void PreferencesDialog::filter() {
    const QStringList words = m_search->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    bool any = false;
    for (auto& [group, section] : m_sections)
        any = showSection(group, section, words) || any;
    m_nothing->setVisible(!any);
    m_nothing->setText(tr("No setting contains “%1”.").arg(quotable(m_search->text())));
    m_scroll->ensureVisible(0, 0);
}

void PreferencesDialog::showSetting(const QString& key) {
    const SettingInfo* info = findSetting(key);
    if (info == nullptr)
        return;
    m_search->clear();
    const auto groups = settingGroups();
    for (std::size_t i = 0; i < groups.size(); ++i)
        if (groups[i].group == info->group)
            m_groups->setCurrentRow(static_cast<int>(i));
    filter();
    if (SettingEditor* shown = editor(key)) {
        m_scroll->ensureWidgetVisible(shown);
        shown->control().setFocus(Qt::ShortcutFocusReason);
    } else {
        m_shortcuts->table().setFocus(Qt::ShortcutFocusReason);
    }
}

void PreferencesDialog::say(const QString& sentence, bool isFault) {
    m_said->setObjectName(isFault ? QStringLiteral("fault") : QString());
    m_said->setStyleSheet({}); // the name decides about the colour
    m_said->setText(sentence);
    m_said->setVisible(!sentence.isEmpty());
}

QString PreferencesDialog::message() const {
    return m_said->text();
}

bool PreferencesDialog::exportTo(const QString& path) {
    const auto written = replaceWholly(path, settings().exported());
    if (written)
        say(tr("The settings were exported to %1.").arg(safeName(path)), false);
    else
        say(tr("%1 cannot be written: %2").arg(safeName(path), reasonOf(written.error())), true);
    return written.has_value();
}

bool PreferencesDialog::importFrom(const QString& path) {
    const auto json = readWholly(path, kMostSettingsFile);
    if (!json) {
        say(tr("%1 cannot be read: %2").arg(safeName(path), reasonOf(json.error())), true);
        return false;
    }
    const QStringList faults = settings().import(*json);
    if (faults.isEmpty())
        say(tr("The settings were imported from %1.").arg(safeName(path)), false);
    else
        say(faults.join(QLatin1Char('\n')), true);
    return faults.isEmpty();
}

void PreferencesDialog::setLook() {
    m_groups->setFixedWidth(scaled(kGroupsWidth));
    for (int i = 0; i < m_groups->count(); ++i)
        m_groups->item(i)->setSizeHint({0, scaled(kGroupHeight)});
    for (const auto& [group, section] : m_sections)
        section.heading->setFont(uiFont(FontSize::GlyphWide, QFont::DemiBold));
}

void PreferencesDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        setLook();
}

} // namespace moji::app

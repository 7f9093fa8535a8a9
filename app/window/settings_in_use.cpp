#include "window/settings_in_use.h"

#include "grid/byte_grid.h"
#include "jobs/job_pool.h"
#include "settings/setting_keys.h"
#include "settings/settings.h"
#include "style/font_sizes.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/number_style.h"

#include <utility>

namespace moji::app {

namespace {

constexpr std::pair<Theme, const char*> kThemeIds[] = {
    {Theme::System, "system"},
    {Theme::Light, "light"},
    {Theme::Dark, "dark"},
    {Theme::HighContrastLight, "contrast-light"},
    {Theme::HighContrastDark, "contrast-dark"},
};
const QString kFit = QStringLiteral("fit");
const QString kNoGaps = QStringLiteral("none");
const QString kComfortable = QStringLiteral("comfortable");
const QString kCompact = QStringLiteral("compact");
const QString kDistinct = QStringLiteral("distinct");
const QString kLower = QStringLiteral("lower");

bool isOneOf(const QString& key, std::initializer_list<const char*> keys) {
    for (const char* one : keys)
        if (key == QLatin1String(one))
            return true;
    return false;
}

int baseOf(const QString& id) {
    return id == QLatin1String("dec") ? 10 : id == QLatin1String("oct") ? 8 : 16;
}

} // namespace

SettingsInUse::SettingsInUse(ByteGrid* grid, QObject* parent)
    : QObject(parent)
    , m_grid(grid) {
    connect(&settings(), &Settings::changed, this, &SettingsInUse::apply);
}

void SettingsInUse::applyAll() {
    applyFonts();
    applyNumbers();
    applyRows();
    JobPool::instance().setThreads(settings().get(setting::kThreads));
    applyRoleColours();
}

void SettingsInUse::apply(const QString& key) {
    if (isOneOf(key, {setting::kTheme.key}))
        setTheme(theme());
    else if (isOneOf(key, {setting::kRoleColours.key}))
        applyRoleColours();
    else if (isOneOf(key, {setting::kZoom.key, setting::kWordSize.key, setting::kByteSize.key,
                           setting::kWordFont.key, setting::kByteFont.key}))
        applyFonts();
    else if (isOneOf(key, {setting::kByteFormat.key, setting::kBytesPerRow.key,
                           setting::kByteGroup.key, setting::kDensity.key}))
        applyRows();
    else if (isOneOf(key, {setting::kOffsetBase.key, setting::kHexCase.key}))
        applyNumbers();
    else if (isOneOf(key, {setting::kThreads.key}))
        JobPool::instance().setThreads(settings().get(setting::kThreads));
    else if (isOneOf(key, {setting::kKeepsRecent.key}) && !settings().get(setting::kKeepsRecent))
        settings().set(setting::kRecentFiles, QStringList());
    else if (isOneOf(key, {setting::kKeepsSearches.key}) &&
             !settings().get(setting::kKeepsSearches)) {
        settings().set(setting::kSearches, QStringList());
        settings().set(setting::kGoneTo, QStringList());
    }
}

void SettingsInUse::applyRoleColours() {
    const RoleColourSet set = settings().get(setting::kRoleColours) == kDistinct
                                  ? RoleColourSet::Distinct
                                  : RoleColourSet::Usual;
    if (roleColourSet() != set)
        setRoleColourSet(set);
}

void SettingsInUse::applyFonts() {
    setFontFamilies(settings().get(setting::kWordFont), settings().get(setting::kByteFont));
    const auto sizeOr = [](const Setting<int>& setting, int usual) {
        const int chosen = settings().get(setting);
        return chosen == 0 ? usual : chosen;
    };
    const int words = sizeOr(setting::kWordSize, desktopFontSize());
    setFontSizes(words, sizeOr(setting::kByteSize, words));
    setZoom(settings().get(setting::kZoom));
}

void SettingsInUse::applyNumbers() {
    const NumberStyle wanted{baseOf(settings().get(setting::kOffsetBase)),
                             settings().get(setting::kHexCase) != kLower};
    if (wanted == numberStyle())
        return;
    setNumberStyle(wanted);
    announceFonts();
}

void SettingsInUse::applyRows() {
    RowWishes wishes = rowWishes();
    wishes.most = m_grid->wishes().most;
    m_grid->setWishes(wishes);
}

RowWishes SettingsInUse::rowWishes() {
    RowWishes wishes;
    wishes.format = byteFormatOf(settings().get(setting::kByteFormat));
    const QString perRow = settings().get(setting::kBytesPerRow);
    wishes.bytesPerRow = perRow == kFit ? RowWishes::kAsManyAsFit : perRow.toInt();
    const QString group = settings().get(setting::kByteGroup);
    wishes.group = group == kNoGaps ? 0 : group.toInt();
    wishes.density = settings().get(setting::kDensity) == kCompact ? ByteDensity::Compact
                                                                   : ByteDensity::Comfortable;
    return wishes;
}

void SettingsInUse::keepRowWishes(const RowWishes& wishes) {
    settings().set(setting::kByteFormat, QString(QLatin1String(infoOf(wishes.format).id)));
    settings().set(setting::kBytesPerRow, wishes.bytesPerRow == RowWishes::kAsManyAsFit
                                              ? kFit
                                              : QString::number(wishes.bytesPerRow));
    settings().set(setting::kDensity,
                   wishes.density == ByteDensity::Compact ? kCompact : kComfortable);
    settings().set(setting::kByteGroup,
                   wishes.group == 0 ? kNoGaps : QString::number(wishes.group));
}

Theme SettingsInUse::theme() {
    return themeOf(settings().get(setting::kTheme)).value_or(Theme::System);
}

std::optional<Theme> SettingsInUse::themeOf(const QString& id) {
    for (const auto& [theme, name] : kThemeIds)
        if (id == QLatin1String(name))
            return theme;
    return {};
}

QString SettingsInUse::themeId(Theme theme) {
    for (const auto& [one, name] : kThemeIds)
        if (one == theme)
            return QLatin1String(name);
    return {};
}

void SettingsInUse::keepTheme(Theme theme) {
    settings().set(setting::kTheme, themeId(theme));
}

} // namespace moji::app

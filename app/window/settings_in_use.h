#pragma once
// What the settings mean for a window: a change of a setting takes effect at once, whether it comes
// from the preferences, a menu, an import or another window.

#include <QObject>

#include <optional>

namespace moji::app {

class ByteGrid;
struct RowWishes;
enum class Theme;

class SettingsInUse : public QObject {
    Q_OBJECT
public:
    explicit SettingsInUse(ByteGrid* grid, QObject* parent = nullptr);

    /// Everything but the theme, which the command line may have decided.
    void applyAll();

    /// What the settings say about the rows of the grid.
    [[nodiscard]] static RowWishes rowWishes();
    /// Keeps them.
    static void keepRowWishes(const RowWishes& wishes);
    [[nodiscard]] static Theme theme();
    static void keepTheme(Theme theme);
    /// As the settings and the command line write it: "contrast-dark".
    [[nodiscard]] static QString themeId(Theme theme);
    [[nodiscard]] static std::optional<Theme> themeOf(const QString& id);

private:
    void apply(const QString& key);
    void applyRows();
    static void applyRoleColours();
    static void applyFonts();
    void applyNumbers();

    ByteGrid* m_grid;
};

} // namespace moji::app

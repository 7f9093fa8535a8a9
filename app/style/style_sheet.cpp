#include "style/style_sheet.h"

#include "style/font_sizes.h"
#include "style/style_silence.h"

#include <QApplication>
#include <QRegularExpression>

#include <utility>

namespace moji::app {

namespace {

// @name is a colour of the palette.
constexpr const char* kSheet = R"(
QMainWindow, QMenuBar, QToolBar, QStatusBar, QDockWidget { background: @window; color: @text; }
QMainWindow::separator { background: @line; width: 1px; height: 1px; }
QMenuBar { border-bottom: 1px solid @line; padding: 2px 4px; }
QMenuBar::item { padding: 3px 8px; background: transparent; border-radius: 3px; }
QMenuBar::item:selected { background: @selection; }
QMenu { background: @surface; color: @text; border: 1px solid @lineStrong; padding: 4px;
    menu-scrollable: 1; }
QMenu::item { padding: 4px 28px 4px 24px; border-radius: 3px; }
QMenu::item:selected { background: @selection; color: @text; }
QMenu::item:disabled { color: @lineStrong; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
QToolBar { border: none; border-bottom: 1px solid @line; spacing: 0; padding: 0; }
QStatusBar { border-top: 1px solid @line; }
QStatusBar::item { border: none; }
QLabel#sentence { padding: 4px 16px 8px 16px; }
QLabel#notice { padding: 12px 16px; }
QLabel#lessonTitle { font-weight: 600; }
QStatusBar QLabel { padding: 0 8px 0 12px; }
QStatusBar QLabel#size { padding: 0 12px; }
QDockWidget { titlebar-close-icon: none; titlebar-normal-icon: none; font-weight: 600; }
QDockWidget::title { background: @window; padding: 6px 12px; border-bottom: 1px solid @line; }
QTabBar { background: @window; }
QTabBar::tab { background: @window; color: @muted; padding: 5px 12px; border: none;
    border-top: 2px solid transparent; border-bottom: 1px solid @line; }
QTabBar::tab:selected { background: @surface; color: @text; font-weight: 600;
    border-top: 2px solid @accent; border-bottom: 1px solid @surface; }
QTabBar::tab:hover:!selected { color: @text; }
QPlainTextEdit, QLineEdit { background: @surface; color: @text;
    border: 1px solid @lineStrong; border-radius: 3px; selection-background-color: @selection;
    selection-color: @text; }
QPlainTextEdit:focus, QLineEdit:focus { border: 1px solid @accent; }
QComboBox QLineEdit { border: none; background: transparent; }
QToolButton { border: 1px solid transparent; border-radius: 3px; padding: 3px; color: @text; }
QWidget#banner { background: @warnBg; border-bottom: 1px solid @line; }
QToolButton#worded { border: 1px solid @lineStrong; padding: 2px 8px; }
QToolButton#worded:focus { border: 1px solid @accent; }
QToolButton[popupMode="2"] { padding-right: 20px; }
QToolButton#worded[popupMode="2"] { padding-right: 22px; }
QToolButton::menu-indicator { image: url(:/icons/down-@theme.svg); width: 10px; height: 10px;
    subcontrol-origin: padding; subcontrol-position: right center; right: 6px; }
QToolButton:disabled { color: @lineStrong; }
QToolButton#worded:disabled { border: 1px solid @line; }
QToolButton:hover { background: @hover; }
QToolButton:pressed, QToolButton:checked { background: @selection; }
QToolButton:focus { border: 1px solid @accent; }
QDialogButtonBox, QMessageBox { dialogbuttonbox-buttons-have-icons: 0; }
QDialog#commandPalette { background: @window; border: 1px solid @lineStrong; }
QLabel#fault { color: @bad; }
QLabel#said { background: @raised; color: @text; border-bottom: 1px solid @line; padding: 6px 16px; }
QCheckBox::indicator, QTableView::indicator { width: 14px; height: 14px; border: 1px solid @muted; border-radius: 3px;
    background: @surface; }
QCheckBox::indicator:checked, QTableView::indicator:checked { image: url(:/icons/tick-@theme.svg); }
QCheckBox::indicator:focus { border: 1px solid @accent; }
QRadioButton::indicator { width: 12px; height: 12px; border: 1px solid @muted; border-radius: 7px;
    background: @surface; }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 4px solid @accent; }
QRadioButton::indicator:focus { border-color: @accent; }
QScrollBar:vertical { background: @surface; width: 16px; margin: 0; border: none; }
QScrollBar::handle:vertical { background: @line; border-radius: 4px; min-height: 28px;
    margin: 4px; }
QScrollBar::handle:vertical:hover { background: @lineStrong; }
QScrollBar:horizontal { background: @surface; height: 16px; margin: 0; border: none; }
QScrollBar::handle:horizontal { background: @line; border-radius: 4px; min-width: 28px;
    margin: 4px; }
QScrollBar::handle:horizontal:hover { background: @lineStrong; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QToolTip { background: @raised; color: @text; border: 1px solid @lineStrong; padding: 3px; }
QProgressBar { background: @sunken; border: none; border-radius: 3px; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
QHeaderView { background: @surface; border: none; }
QAbstractScrollArea::corner { background: @surface; border: none; }
QTableCornerButton::section { background: @surface; border: none; border-bottom: 1px solid @line; }
QHeaderView::section { background: @window; color: @muted; border: none;
    border-bottom: 1px solid @line; padding: 4px 8px; }
QTableView, QTreeView, QListView { background: @surface; color: @text; border: none;
    gridline-color: @line; selection-background-color: @selection; selection-color: @text;
    alternate-background-color: @raised; }
QListView#completions { border: 1px solid @lineStrong; }
)";

// Where contrast is high, window and surface have one colour, and only edges tell controls apart.
constexpr const char* kEdges = R"(
QPushButton { background: @surface; color: @text; border: 1px solid @lineStrong; border-radius: 3px;
    padding: 4px 10px; }
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @selection; }
QPushButton:disabled { color: @lineStrong; border: 1px solid @line; }
QPushButton:focus, QPushButton:default { border: 2px solid @accent; }
QComboBox, QAbstractSpinBox { border: 1px solid @lineStrong; }
QComboBox { padding-left: 4px; padding-right: 10px; }
QComboBox:focus, QAbstractSpinBox:focus { border: 2px solid @accent; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow { image: url(:/icons/down-@theme.svg); width: 12px; height: 12px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: 20px; }
QAbstractSpinBox::up-arrow { image: url(:/icons/up-@theme.svg); width: 10px; height: 10px; }
QAbstractSpinBox::down-arrow { image: url(:/icons/down-@theme.svg); width: 10px; height: 10px; }
QListView, QTreeView, QTableView { border: 1px solid @line; }
)";

// Thinner lines stay as they are.
constexpr int kThinnestScaled = 3;

/// Gaps and sizes at the current zoom.
QString zoomed(const QString& sheet) {
    static const QRegularExpression length(QStringLiteral("(\\d+)px"));
    QString result;
    qsizetype after = 0;
    for (auto all = length.globalMatch(sheet); all.hasNext();) {
        const auto match = all.next();
        const int pixels = match.captured(1).toInt();
        result += QStringView(sheet).mid(after, match.capturedStart() - after);
        result +=
            QStringLiteral("%1px").arg(pixels < kThinnestScaled ? pixels : scaledWords(pixels));
        after = match.capturedEnd();
    }
    result += QStringView(sheet).mid(after);
    return result;
}

} // namespace

QString styleSheet(const Palette& p) {
    const std::pair<const char*, QColor> all[] = {
        // Longer names first: @lineStrong begins with @line.
        {"@lineStrong", p.lineStrong},
        {"@selection", p.selection},
        {"@surface", p.surface},
        {"@window", p.window},
        {"@warnBg", p.warnBg},
        {"@raised", p.raised},
        {"@sunken", p.sunken},
        {"@accent", p.accent},
        {"@muted", p.muted},
        {"@bad", p.bad},
        {"@hover", p.hover},
        {"@line", p.line},
        {"@text", p.text},
    };
    QString sheet = QString::fromLatin1(kSheet);
    if (p.window == p.surface)
        sheet += QLatin1String(kEdges);
    constexpr int kMidLightness = 128;
    const bool dark = p.surface.lightness() < kMidLightness;
    sheet.replace(QLatin1String("@theme"), QLatin1String(dark ? "dark" : "light"));
    for (const auto& [name, colour] : all)
        sheet.replace(QLatin1String(name), colour.name());
    return zoomed(sheet);
}

void applyStyleSheet() {
    // Where one style sheet replaces another, Qt 6 styles every widget once for each of its
    // ancestors; where it replaces none, once.
    if (!qApp->styleSheet().isEmpty()) {
        const StyleSilence untilTheNext;
        qApp->setStyleSheet({});
    }
    qApp->setStyleSheet(styleSheet(colours()));
}

} // namespace moji::app

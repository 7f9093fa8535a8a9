#include "help/about_dialog.h"

#include "detect/binary_data.h"
#include "search/regex_program.h"
#include "style/fonts.h"
#include "survey/zip_archive.h"
#include "text/list.h"
#include "utf8/kernels/kernel.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QSysInfo>
#include <QVBoxLayout>

#include <CLI/Version.hpp>
#include <fmt/core.h>
#include <unicode/uchar.h>
#include <unicode/uversion.h>

namespace moji::app {

namespace {

constexpr QSize kSize{520, 420};

QString fromView(std::string_view text) {
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

QString fmtVersion() {
    return QStringLiteral("%1.%2.%3")
        .arg(FMT_VERSION / 10000)
        .arg(FMT_VERSION / 100 % 100)
        .arg(FMT_VERSION % 100);
}

/// Of a library that is loaded when it is first needed.
QString optionalLibrary(const char* name, const std::string& version) {
    return version.empty() ? QStringLiteral("%1 is not installed").arg(QLatin1String(name))
                           : QStringLiteral("%1 %2").arg(QLatin1String(name), fromView(version));
}

QString kernelLine() {
    QStringList names;
    for (const utf8::Kernel* kernel : utf8::compiledKernels())
        if (kernel->isSupported())
            names += fromView(kernel->name);
    const utf8::Kernel& used = utf8::defaultKernel();
    return QStringLiteral("UTF-8 kernels: %1; in use: %2 (%3)")
        .arg(listText(names), fromView(used.name), fromView(used.instructions));
}

} // namespace

QStringList versionLines() {
    const QScreen* screen = QGuiApplication::primaryScreen();
    QStringList lines{
        QStringLiteral("Mojiscope %1").arg(QLatin1String(MOJISCOPE_VERSION)),
        QStringLiteral("Licence: MIT"),
        QStringLiteral("Qt %1 (built with %2), platform %3")
            .arg(QLatin1String(qVersion()), QLatin1String(QT_VERSION_STR),
                 QGuiApplication::platformName()),
        QStringLiteral("ICU %1, Unicode %2")
            .arg(QLatin1String(U_ICU_VERSION), QLatin1String(U_UNICODE_VERSION)),
        QStringLiteral("fmt %1, CLI11 %2").arg(fmtVersion(), QLatin1String(CLI11_VERSION)),
        fromView(search::regexLibraries()),
        QStringLiteral("%1, %2").arg(optionalLibrary("libmagic", magicVersion()),
                                     optionalLibrary("libzip", zipVersion())),
        kernelLine(),
        QStringLiteral("System: %1, %2, kernel %3")
            .arg(QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture(),
                 QSysInfo::kernelVersion()),
    };
    if (screen != nullptr)
        lines += QStringLiteral("Screen: %1 x %2, scale %3")
                     .arg(screen->size().width())
                     .arg(screen->size().height())
                     .arg(screen->devicePixelRatio());
    return lines;
}

AboutDialog::AboutDialog(QWidget* window)
    : QDialog(window) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("About Mojiscope"));
    auto* title = new QLabel(tr("Mojiscope %1").arg(QLatin1String(MOJISCOPE_VERSION)));
    title->setFont(uiFont(FontSize::Hero, QFont::DemiBold));
    auto* words = new QLabel(tr("A microscope for text bytes. Free software under the MIT licence: "
                                "you may use, change and share it."));
    words->setWordWrap(true);
    auto* caption = new QLabel(tr("&Versions"));
    auto* versions = new QPlainTextEdit(versionLines().join(QLatin1Char('\n')));
    versions->setReadOnly(true);
    versions->setTabChangesFocus(true);
    versions->setFont(monoFont(FontSize::Label));
    versions->setAccessibleName(tr("Versions"));
    caption->setBuddy(versions);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* copy =
        buttons->addButton(tr("&Copy for a bug report"), QDialogButtonBox::ActionRole);
    auto* column = new QVBoxLayout(this);
    for (QWidget* widget : std::initializer_list<QWidget*>{title, words, caption})
        column->addWidget(widget);
    column->addWidget(versions, 1);
    column->addWidget(buttons);
    resize(kSize);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(copy, &QPushButton::clicked, this,
            [] { QApplication::clipboard()->setText(versionLines().join(QLatin1Char('\n'))); });
    buttons->button(QDialogButtonBox::Close)->setFocus();
}

} // namespace moji::app

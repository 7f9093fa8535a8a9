#include "window/print_preview.h"

#include "widgets/dialog_size.h"

#include <QPageLayout>
#include <QPrintPreviewDialog>
#include <QPrinter>

#include <memory>

namespace moji::app {

namespace {

constexpr QSize kSize{900, 680}; // Qt's own is that of its buttons

} // namespace

void showPrintPreview(QWidget* parent, const std::function<void(QPagedPaintDevice&)>& paint) {
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageOrientation(QPageLayout::Landscape);
    auto* dialog = new QPrintPreviewDialog(printer.get(), parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QPrintPreviewDialog::paintRequested, dialog,
                     [printer, paint](QPrinter* onto) { paint(*onto); });
    openWithSize(*dialog, kSize);
    dialog->open();
}

} // namespace moji::app

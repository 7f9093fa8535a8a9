#include "window/print_preview.h"

#include <QPageLayout>
#include <QPrintPreviewDialog>
#include <QPrinter>

#include <memory>

namespace moji::app {

void showPrintPreview(QWidget* parent, const std::function<void(QPagedPaintDevice&)>& paint) {
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageOrientation(QPageLayout::Landscape);
    auto* dialog = new QPrintPreviewDialog(printer.get(), parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QPrintPreviewDialog::paintRequested, dialog,
                     [printer, paint](QPrinter* onto) { paint(*onto); });
    dialog->open();
}

} // namespace moji::app

#pragma once
// Print with a preview. The only file that needs Qt's printing.

#include <functional>

class QPagedPaintDevice;
class QWidget;

namespace moji::app {

/// Shows the pages that `paint` draws, to be printed or not.
void showPrintPreview(QWidget* parent, const std::function<void(QPagedPaintDevice&)>& paint);

} // namespace moji::app

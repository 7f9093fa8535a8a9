#pragma once
// Enter in a list of a dialog is for its row alone. Qt passes it on, and the dialog takes it for
// its default button.

class QAbstractItemView;

namespace moji::app {

void keepEnter(QAbstractItemView& list);

} // namespace moji::app

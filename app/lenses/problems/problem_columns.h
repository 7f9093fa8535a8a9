#pragma once
// How wide the columns of the table of problems are. In a narrow panel the sentence below the table
// still says why.

class QTableView;

namespace moji::app {

/// `table` shows a ProblemsModel. Again whenever its width or the fonts changed.
void fitProblemColumns(QTableView& table);

} // namespace moji::app

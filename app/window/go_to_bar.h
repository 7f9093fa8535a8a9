#pragma once
// A line under the input fields that asks where to go and says, while one types, where that is.
// Enter goes there and gives the keyboard back to the bytes; the line stays until it is closed,
// with what was asked before in a list.

#include "document/document.h"
#include "document/selection.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace moji::app {

class PlaceSearch;

class GoToBar : public QWidget {
    Q_OBJECT
public:
    GoToBar(Document* document, Selection* selection, QWidget* parent = nullptr);

    void setDocument(Document* document, Selection* selection);
    /// Shows it, with the keyboard in the field.
    void ask();
    /// What was asked before is kept in the settings from now on.
    void remember();

Q_SIGNALS:
    void wanted(moji::ByteRange place);
    /// The reader is done with it: the keyboard belongs to the bytes again.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void followDocument();
    void go();
    void explain();
    void keep(const QString& text);
    void closeBar();

    Document* m_document;
    Selection* m_selection;
    PlaceSearch* m_search;
    QComboBox* m_field;
    QLabel* m_meaning;
    bool m_remembers = false;
};

} // namespace moji::app

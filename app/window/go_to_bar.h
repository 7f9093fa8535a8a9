#pragma once
// A line below the input fields that asks where to go and shows the target while typing.
// Enter goes there and returns the focus to the bytes; the line stays until it is closed,
// with earlier targets in a list.

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
    /// Shows it and focuses the field.
    void ask();
    /// Loads earlier targets from the settings and saves them there from now on.
    void remember();

Q_SIGNALS:
    void wanted(moji::ByteRange place);
    /// The reader is done with it: the focus returns to the bytes.
    void left();
    void said(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void followDocument();
    void go();
    void explain();
    void markRefused(bool isRefused);
    void keep(const QString& text);
    void closeBar();

    Document* m_document;
    Selection* m_selection;
    PlaceSearch* m_search;
    QComboBox* m_field;
    QLabel* m_meaning;
    QString m_endReached; // instead of what was asked for; empty: not known to be past an end
    bool m_remembers = false;
    bool m_isRefused = false; // what is in the field, by Return
};

} // namespace moji::app

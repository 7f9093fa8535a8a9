#pragma once
// The byte at the caret and the state of the document, each in its own widget so that a screen
// reader can go from one to the next: offset, selection, line and column, mode, progress, encoding,
// validity, size.

#include "document/document.h"
#include "document/selection.h"
#include "grid/byte_editor.h"

#include <QStatusBar>

class QLabel;

namespace moji::app {

class EncodingBox;
class PlaceLabel;
class ProblemsButton;
class SaidRow;
class SpokenLabel;
class WorkProgress;

class StatusBar : public QStatusBar {
    Q_OBJECT
public:
    StatusBar(Document* document, Selection* selection, ByteEditor* editor,
              QWidget* parent = nullptr);
    ~StatusBar() override;

    void setDocument(Document* document, Selection* selection);

    /// Shows a message beside the rest, for some seconds.
    void say(const QString& sentence);
    /// Ends this message, if it is still shown.
    void takeBack(const QString& sentence);

Q_SIGNALS:
    /// The button with the problems was clicked.
    void problemsClicked();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void followDocument();
    SpokenLabel* addLabel();
    QWidget* addSeparator();
    void showSaid(const QString& sentence);
    void showWhole();
    void giveRowItsRoom();
    void fit();
    void showWhatFits();
    void showSelection();
    void showMode();
    void followScan();
    void showSize();

    Document* m_document;
    Selection* m_selection;
    ByteEditor* m_editor;
    EncodingBox* m_encoding = nullptr;
    SpokenLabel* m_offset;
    SpokenLabel* m_range;
    PlaceLabel* m_place;
    SpokenLabel* m_mode;
    QLabel* m_said;
    SaidRow* m_row = nullptr; // made when a message does not fit
    QWidget* m_placeSeparator;
    QWidget* m_modeSeparator;
    WorkProgress* m_progress;
    ProblemsButton* m_problems;
    SpokenLabel* m_size = nullptr;
    bool m_isInRow = false; // the message
    bool m_isFitting = false;
    bool m_fitsAgain = false;
    QString m_sizeAlone;
    QString m_sizeAndLines;
};

} // namespace moji::app

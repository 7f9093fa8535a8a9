#pragma once
// What is at the caret and how the document is, each a widget of its own so that a screen reader
// can go from one to the next: offset, selection, line and column, mode, progress, encoding,
// validity, size.

#include "document/document.h"
#include "document/selection.h"
#include "grid/byte_editor.h"
#include "scan/text_places.h"

#include <QStatusBar>
#include <QTimer>

class QLabel;
class QProgressBar;
class QToolButton;

namespace moji::app {

class EncodingBox;

class StatusBar : public QStatusBar {
    Q_OBJECT
public:
    StatusBar(Document* document, Selection* selection, ByteEditor* editor,
              QWidget* parent = nullptr);

    void setDocument(Document* document, Selection* selection);

    /// Shows a sentence beside the rest, for some seconds.
    void say(const QString& sentence);

Q_SIGNALS:
    /// The reader wants to see the problems.
    void problemsClicked();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void followDocument();
    QLabel* addLabel();
    QWidget* addSeparator();
    void addProgress();
    void showSaid(const QString& sentence);
    void fit();
    void showSelection();
    void showPlace();
    void setPlace(const std::optional<CharacterPlace>& found);
    void showMode();
    void followScan();
    void showScan();
    void showProblems(const QString& text, bool valid, const QString& tip);
    void showSize();
    void showJobs();

    Document* m_document;
    Selection* m_selection;
    ByteEditor* m_editor;
    bool m_placeIsKnown = false;
    QString m_failure; // that was said
    EncodingBox* m_encoding = nullptr;
    QLabel* m_offset;
    QLabel* m_range;
    QLabel* m_place;
    QLabel* m_mode;
    QLabel* m_said;
    QWidget* m_placeSeparator;
    QWidget* m_modeSeparator;
    QToolButton* m_problems;
    QLabel* m_size = nullptr;
    QLabel* m_work;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
    QTimer m_showProgress; // only work that takes longer is shown
    Job<std::optional<CharacterPlace>> m_placeJob; // last: its end is told to what stands above
};

} // namespace moji::app

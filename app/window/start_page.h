#pragma once
// What is seen when the program starts without a file: paste anything, open something, go on where
// one was, learn. Lies over the bytes of the sample until something is opened.

#include "document/document.h"

#include <QWidget>

#include <optional>
#include <vector>

class QBoxLayout;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QScrollArea;
class QTreeWidget;

namespace moji::app {

class StartPage : public QWidget {
    Q_OBJECT
public:
    struct LessonLink {
        QString id, title, topic;
    };
    struct Contents {
        QStringList recentFiles;
        QStringList lastFiles; // of the last session
        std::vector<LessonLink> lessons;
        bool offersFirstMinute = false;
    };

    /// Covers `centre`. `document`: in whose encoding escapes are read.
    StartPage(Document* document, QWidget* centre);

    void setContents(const Contents& contents);
    [[nodiscard]] QPlainTextEdit& paste() { return *m_paste; }
    [[nodiscard]] QListWidget& recent() { return *m_recent; }
    [[nodiscard]] QTreeWidget& lessons() { return *m_lessons; }

Q_SIGNALS:
    void textWanted(const QString& text);
    void bytesWanted(const moji::Bytes& bytes);
    void filesWanted(const QStringList& paths);
    void openWanted();
    void folderWanted();
    void sessionWanted();
    void lastSessionWanted();
    void sampleWanted();
    void lessonWanted(const QString& id);
    /// The reader answered the offer of the first minute; it is not made again.
    void firstMinuteAnswered(bool wanted);
    /// Escape: the bytes below are wanted.
    void leaveWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    [[nodiscard]] QWidget* makeFirstMinute();
    [[nodiscard]] QWidget* makePaste();
    [[nodiscard]] QWidget* makeOpen();
    [[nodiscard]] QWidget* makeRecent();
    [[nodiscard]] QWidget* makeLessons();
    QLabel* makeHeading(const QString& text, QWidget* parent);
    QPushButton* makeButton(const QString& text, QWidget* parent);
    void read();
    void openWhatWasPasted();
    void openReading();
    void cover();
    void setLook();

    Document* m_document;
    QWidget* m_centre;
    QScrollArea* m_scroll;
    QBoxLayout* m_columns;
    QWidget* m_firstMinute;
    QPlainTextEdit* m_paste;
    QLabel* m_meaning;
    QPushButton* m_openPasted;
    QPushButton* m_openAsText;
    QPushButton* m_lastSession;
    QListWidget* m_recent;
    QLabel* m_noRecent;
    QTreeWidget* m_lessons = nullptr;
    std::vector<QLabel*> m_headings;
    std::optional<Bytes> m_bytes; // what was pasted denotes
    bool m_isLikely = false;      // more likely than the text itself
    QString m_path;               // or names
};

} // namespace moji::app

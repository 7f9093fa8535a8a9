#pragma once
// Says whether the document is valid, or how many problems the scan has found.

#include <QToolButton>

namespace moji::app {

class Document;

class ProblemsButton : public QToolButton {
    Q_OBJECT
public:
    explicit ProblemsButton(QWidget* parent = nullptr);

    /// Another document: what is known of it now. A failure of its scan was reported when it
    /// happened.
    void setDocument(const Document& document);
    /// After an edit the old text stays until the scan has read the edit.
    void showScan(const Document& document);

Q_SIGNALS:
    /// Why the scan stopped; a sentence.
    void scanFailed(const QString& reason);

private:
    void showState(const QString& text, bool valid, const QString& tip);

    QString m_failure; // reported last
};

} // namespace moji::app

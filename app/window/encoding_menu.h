#pragma once
// The menu Encoding: the usual encodings; the status bar has all of them.

#include <QObject>

class QMenu;

namespace moji::app {

class Document;

class EncodingMenu : public QObject {
    Q_OBJECT
public:
    EncodingMenu(QMenu* menu, Document* document);

    void setDocument(Document* document) { m_document = document; }

private:
    Document* m_document;
};

} // namespace moji::app

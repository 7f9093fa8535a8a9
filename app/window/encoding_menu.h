#pragma once
// The menu Encoding: detect it, choose any, and the usual ones.

#include <QObject>
#include <QStringList>

class QMenu;

namespace moji::app {

class Document;

class EncodingMenu : public QObject {
    Q_OBJECT
public:
    EncodingMenu(QMenu* menu, Document* document);

    void setDocument(Document* document) { m_document = document; }

Q_SIGNALS:
    void detectionWanted();
    /// The reader wants to choose among all.
    void chooserWanted();

private:
    Document* m_document;
};

/// The texts with mnemonics, all different and none of `taken`: letters and digits, as far as they
/// go.
[[nodiscard]] QStringList withMnemonics(const QStringList& texts, const QString& taken);

} // namespace moji::app

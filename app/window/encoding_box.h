#pragma once
// The list of all encodings, the usual ones first; typing finds any by a part of its name.

#include "document/document.h"

#include <QComboBox>

namespace moji::app {

class EncodingBox : public QComboBox {
    Q_OBJECT
public:
    explicit EncodingBox(Document* document, QWidget* parent = nullptr);

Q_SIGNALS:
    /// No encoding has such a name; the box shows the current one again.
    void refused(const QString& reason);

private:
    void showCurrent();
    void choose(int index);
    void chooseTyped();

    Document* m_document;
};

} // namespace moji::app

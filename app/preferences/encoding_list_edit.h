#pragma once
// A list of encodings in an order that the reader decides: add, remove, move up and down.

#include "codec/codec_registry.h"

#include <QStringList>
#include <QWidget>

class QListWidget;
class QToolButton;

namespace moji::app {

class EncodingBox;

class EncodingListEdit : public QWidget {
    Q_OBJECT
public:
    /// `name`: what a screen reader calls the list.
    EncodingListEdit(const CodecRegistry& codecs, const QString& name, QWidget* parent = nullptr);

    [[nodiscard]] QStringList names() const;
    /// Without edited().
    void setNames(const QStringList& names);

Q_SIGNALS:
    void edited(const QStringList& names);

protected:
    void changeEvent(QEvent* event) override;

private:
    void add();
    void remove();
    void move(int by);
    void refresh();
    void fitHeight();

    EncodingBox* m_box;
    QListWidget* m_list;
    QToolButton* m_add;
    QToolButton* m_remove;
    QToolButton* m_up;
    QToolButton* m_down;
};

} // namespace moji::app

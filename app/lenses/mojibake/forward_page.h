#pragma once
// Forwards: what becomes of a text that is written in one encoding and read in another, for those
// that are often confused and any the reader adds.

#include "lenses/mojibake/forward_table.h"
#include "repair/corruption.h"

class QComboBox;
class QLabel;
class QLineEdit;

namespace moji::app {

class Document;
class Selection;

class ForwardPage : public QWidget {
    Q_OBJECT
public:
    ForwardPage(Document* document, Selection* selection, QWidget* parent);

    /// The part of the page that is in the bar above the lens.
    [[nodiscard]] QList<QWidget*> controls() const;
    /// Takes over what is selected, unless the reader wrote a text.
    void refresh();

    [[nodiscard]] const ForwardModel& model() const { return *m_model; }
    [[nodiscard]] ForwardTable& table() { return *m_table; }
    [[nodiscard]] QLineEdit& field() { return *m_text; }
    [[nodiscard]] QString sentence() const;
    void addEncoding(const Codec& codec);
    /// What the reader wrote; empty where the selection is taken.
    [[nodiscard]] QString writtenText() const;
    void writeText(const QString& text);

Q_SIGNALS:
    /// The reader wants to go through a misreading step by step.
    void stepsWanted(const QString& text, const std::vector<moji::repair::DamageStep>& steps);

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeControls();
    void compute();
    void showSentence();
    void open(const QModelIndex& cell);
    void restyle();

    Document* m_document;
    Selection* m_selection;
    std::vector<const Codec*> m_codecs;
    bool m_written = false; // by the reader

    ForwardModel* m_model;
    ForwardTable* m_table;
    QLineEdit* m_text;
    QComboBox* m_add;
    QLabel* m_sentence;
};

} // namespace moji::app

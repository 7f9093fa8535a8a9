#pragma once
// The length lens: strings are not arrays. How long the selected text (without a selection: the
// document) is in every unit, what a cut leaves of it, what case and normal forms do to it, where
// it fits, what is hidden in it, and in which order its lines are.

#include "codec/codec.h"
#include "lenses/lens.h"

#include <QTimer>

#include <vector>

class QComboBox;
class QLabel;
class QModelIndex;
class QSpinBox;

namespace moji::app {

class Document;
class LengthModel;
class LensBar;
class NoticePages;
class PlainTable;
class Selection;
enum class LengthPage;

class LengthLens : public Lens {
    Q_OBJECT
public:
    /// Longer texts are looked at as far as this, in bytes.
    static constexpr std::uint64_t kMostBytes = 256 * 1024;

    LengthLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] const LengthModel& model() const { return *m_model; }
    /// The line under the table.
    [[nodiscard]] QString sentence() const;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] LensBar* makeBar();
    void keepState();
    void noteChange();
    void refresh();
    void readText();
    [[nodiscard]] std::vector<const Codec*> codecs() const;
    [[nodiscard]] LengthPage page() const;
    void selectPlace(const QModelIndex& index);
    void layoutColumns();

    Document* m_document;
    Selection* m_selection;
    LengthModel* m_model;
    PlainTable* m_table;
    NoticePages* m_pages;
    QComboBox* m_page;
    QSpinBox* m_cut;
    QComboBox* m_locale;
    QLabel* m_sentence;
    QTimer m_delay; // typing does not measure with every key
    bool m_isOutdated = true;
    std::u32string m_text;
    std::vector<std::uint64_t> m_offsets; // of each code point's bytes
};

[[nodiscard]] Panel* makeLengthLens(Document* document, Selection* selection, QWidget* parent);

} // namespace moji::app

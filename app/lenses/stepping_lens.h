#pragma once
// What lenses that show an algorithm step by step have in common: a bar with the transport and the
// lens' choices, its content or a notice in place of it, a sentence that ends it, and the keys
// (Space plays, Left and Right step, Home and End go to the first and last step, Enter selects what
// the step is about). It follows selections made elsewhere, but not those made by a step.

#include "bytes/byte_range.h"
#include "lenses/lens.h"

class QComboBox;
class QLabel;

namespace moji::app {

class Document;
class LensBar;
class NoticePages;
class Selection;
class TransportBar;

class SteppingLens : public Lens {
    Q_OBJECT
public:
    SteppingLens(Document* document, Selection* selection, QWidget* parent);

    [[nodiscard]] QString sentence() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// The keys of a lens, in whichever of its tables.
    bool eventFilter(QObject* watched, QEvent* event) override;

    // What a lens implements.

    [[nodiscard]] virtual std::uint64_t stepCount() const = 0;
    /// Of the step shown; any value if there is none.
    [[nodiscard]] virtual std::uint64_t stepIndex() const = 0;
    /// What Enter selects; may be empty.
    [[nodiscard]] virtual ByteRange stepRange() const = 0;
    /// Called only with an existing step.
    virtual void goTo(std::uint64_t step) = 0;
    /// Continues past the first or last step to the previous or next bytes of the document.
    virtual bool goBeyond(bool forward);
    /// Bytes, encoding or selection changed, not by this lens.
    virtual void refresh() = 0;
    /// Fonts or colours changed.
    virtual void restyle() = 0;
    /// Whether the lens reads the document's encoding.
    [[nodiscard]] virtual bool readsEncoding() const;
    /// What is said in place of the content if there is no step.
    [[nodiscard]] virtual QString notice() const;
    /// A key without modifiers; whether it was one of the lens'.
    virtual bool handleKey(int key);

    // The parts of a lens; its constructor calls setContent() first and start() last.

    void setContent(QWidget* content);
    /// The content scrolls by itself: it takes the room there is, and asks for none.
    void letContentScroll();
    [[nodiscard]] QComboBox* addChoice(const QString& name);
    [[nodiscard]] LensBar& bar() { return *m_bar; }
    [[nodiscard]] TransportBar& transport() { return *m_transport; }
    void start();

    /// Shows step, transport and sentence, or the notice if there is no step. `limit` says
    /// that more exists than is shown; may be empty.
    void showSentence(const QString& sentence, const QString& limit = {});
    /// The step as the part "step" of the state.
    void keepSteps(std::function<QString()> read, std::function<bool(const QString&)> write);
    /// Selects without following the selection.
    void select(ByteRange range);
    void goForward();
    void goBack();

    [[nodiscard]] Document& document() const { return *m_document; }
    [[nodiscard]] Selection& selection() const { return *m_selection; }

private:
    void followSelection();
    void play();

    Document* m_document;
    Selection* m_selection;
    bool m_selecting = false;

    LensBar* m_bar;
    TransportBar* m_transport;
    NoticePages* m_pages = nullptr;
    QLabel* m_sentence;
};

} // namespace moji::app

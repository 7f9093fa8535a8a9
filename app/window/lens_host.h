#pragma once
// The content of a lens' dock. It makes the lens of its row when it is first seen, for the document
// in front; another document, another lens, which gets its state as a value. What is not seen is
// not made, and what is no longer seen goes as soon as it would have something to do. A lens that
// needs more room than its dock has is scrolled.

#include "document/document.h"
#include "document/selection.h"
#include "lenses/lens.h"
#include "lenses/lens_registry.h"

#include <memory>

class QScrollArea;

namespace moji::app {

class LensSelection;

class LensHost final : public Panel {
    Q_OBJECT
public:
    LensHost(const LensRow& row, Document* document, Selection* selection, QWidget* parent);
    ~LensHost() override;

    /// What the lens shows from now on, and how.
    void setDocument(Document* document, Selection* selection, const LensState& state);
    /// Of the lens, or what it will be given.
    [[nodiscard]] LensState state() const;
    /// Returns "KEY=VALUE" of what was refused.
    QStringList setState(const LensState& state);

    /// nullptr while it has not been seen.
    [[nodiscard]] Lens* lens() const { return m_lens.get(); }
    /// What it has for the key Tab comes after all else in the window.
    void moveToEndOfTabOrder();
    /// Makes it, seen or not.
    Lens& makeLens();

Q_SIGNALS:
    /// There is a lens where there was none.
    void made();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void followDocument();
    [[nodiscard]] QScrollArea* makeArea();
    void forget();
    void forgetIfUnseen();
    void showBadge();

    const LensRow& m_row;
    Document* m_document;
    Selection* m_windowSelection;
    LensState m_state; // while there is no lens
    QScrollArea* m_area = nullptr; // made with the first lens
    std::unique_ptr<LensSelection> m_selection;
    std::unique_ptr<Lens> m_lens; // after the selection that it uses
};

} // namespace moji::app

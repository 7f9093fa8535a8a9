#pragma once
// The content of a lens' dock. It creates the lens of its row when it is first visible, for the
// document in front; another document gets another lens, which receives its state as a value. A
// hidden lens is not created, and one that was hidden is deleted as soon as it would have work to
// do. A lens that needs more room than its dock has is scrolled.

#include "document/document.h"
#include "document/selection.h"
#include "lenses/lens.h"
#include "lenses/lens_registry.h"

#include <QPointer>

#include <memory>

class QScrollArea;

namespace moji::app {

class LensSelection;

class LensHost final : public Panel {
    Q_OBJECT
public:
    LensHost(const LensRow& row, Document* document, Selection* selection, QWidget* parent);
    ~LensHost() override;

    /// Sets the document, selection and state of the lens.
    void setDocument(Document* document, Selection* selection, const LensState& state);
    /// The count beside the title of a lens that has none of its own.
    void showFound(std::uint64_t count) { setBadge(count); }
    /// The state of the lens, or the one it will get.
    [[nodiscard]] LensState state() const;
    /// Returns "KEY=VALUE" of what was refused.
    QStringList setState(const LensState& state);

    /// nullptr until it has been visible.
    [[nodiscard]] Lens* lens() const { return m_lens.get(); }
    /// Creates the lens, visible or not.
    Lens& makeLens();
    /// Something of the lens has the focus of its window.
    [[nodiscard]] bool isFocused() const;
    /// Its notice where it has nothing else to show; false while it may have more soon.
    bool takeFocus();
    /// As soon as the lens is up to date, unless the reader goes on before.
    void takeFocusWhenReady();
    void stopWaitingForFocus();

Q_SIGNALS:
    /// The lens does not have these keys of the state that it was given.
    void refused(const QStringList& keys);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] bool focusNotice();
    void followDocument();
    [[nodiscard]] QScrollArea* makeArea();
    void forget();
    void forgetIfUnseen();
    void showBadge();
    void restyleOnce();

    const LensRow& m_row;
    Document* m_document;
    Selection* m_windowSelection;
    bool m_isStyled = false;       // the lens, since it was first visible
    LensState m_state;             // while there is no lens
    QPointer<QObject> m_focusWait; // while the lens is to have the focus when it is ready
    QScrollArea* m_area = nullptr; // while there is a lens, or the host is visible
    std::unique_ptr<LensSelection> m_selection;
    std::unique_ptr<Lens> m_lens; // declared after the selection, which it uses
};

} // namespace moji::app

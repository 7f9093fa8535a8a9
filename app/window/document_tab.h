#pragma once
// One tab: a document with everything that belongs to it and not to the window. Its selection, the
// visited places, its search, the state of its file, its saving and its journal continue while
// other tabs are in front; its view is kept as a value.

#include "document/document.h"
#include "document/hit_search.h"
#include "document/opening_detection.h"
#include "document/position_history.h"
#include "document/problem_walk.h"
#include "document/selection.h"
#include "grid/byte_lens_layout.h"
#include "lenses/lens.h"
#include "window/damage_notices.h"
#include "window/file_state.h"
#include "window/saving.h"

#include <QObject>

#include <map>
#include <memory>

namespace moji::app {

class EditKeeper;

/// The view of a document when it was last in front.
struct ViewState {
    std::uint64_t firstByte = 0; // on screen
    ByteColumn column = ByteColumn::Hex;
    std::map<QString, LensState> lenses; // by their ids
};

class DocumentTab final : public QObject {
    Q_OBJECT
public:
    /// `window`: the parent of dialogs.
    DocumentTab(const CodecRegistry& codecs, FileWatcher* watcher, QWidget* window);
    ~DocumentTab() override;

    [[nodiscard]] Document& document() { return m_document; }
    [[nodiscard]] const Document& document() const { return m_document; }
    [[nodiscard]] Selection& selection() { return m_selection; }
    [[nodiscard]] PositionHistory& history() { return m_history; }
    [[nodiscard]] OpeningDetection& detection() { return m_detection; }
    [[nodiscard]] FileState& file() { return m_file; }
    [[nodiscard]] DamageNotices& damage() { return m_damage; }
    [[nodiscard]] Saving& saving() { return m_saving; }
    /// Created on first use.
    [[nodiscard]] HitSearch& search();
    [[nodiscard]] ProblemWalk& problems();
    [[nodiscard]] ViewState& view() { return m_view; }

    /// The document's name, or a substitute if it has none: that of the stream that is being read.
    [[nodiscard]] QString name() const;
    /// Names the stream that is being read into the tab. Until it has come, the document refuses
    /// edits: opening discards them.
    void await(const QString& name);
    void endAwaiting();
    /// Whether the content (the sample, nothing) may be replaced by the next file opened.
    void setReplaceable(bool replaceable) { m_replaceable = replaceable; }
    [[nodiscard]] bool isReplaceable() const {
        return m_replaceable && !m_document.isModified() && !m_document.isHeld();
    }
    void setInFront(bool inFront);

    /// Unsaved edits are kept in a journal in `folder`.
    void keepEdits(const QString& folder);
    /// Loads the file's bookmarks and notes from the settings and saves them there from now on.
    void rememberRemarks();
    /// Saves them if they belong to the file, not to unsaved bytes.
    void storeRemarks() const;

Q_SIGNALS:
    void nameChanged();
    void said(const QString& sentence);
    /// It is no longer true.
    void tookBack(const QString& sentence);
    /// F8 found a problem, or none.
    void problemFound(moji::ByteRange problem);
    void noProblemFound();
    /// The edits so far are in a journal, or nothing is unsaved.
    void editsRecorded();

private:
    void showEdited(const BytesChange& change);
    void loadRemarks();
    void sayOfLines();
    void sayEncoding(const QString& sentence);
    void takeBackEncoding();

    Document m_document;
    Selection m_selection;
    PositionHistory m_history;
    OpeningDetection m_detection;
    FileState m_file;
    DamageNotices m_damage;
    Saving m_saving;
    std::unique_ptr<HitSearch> m_search;
    std::unique_ptr<ProblemWalk> m_problems;
    std::unique_ptr<EditKeeper> m_keeper;
    ViewState m_view;
    QString m_awaited;
    QString m_unsaid; // of lines in several encodings, until the notice is known to say it or not
    QString m_saidOfEncoding;
    bool m_replaceable = false;
    bool m_remembersRemarks = false;
};

} // namespace moji::app

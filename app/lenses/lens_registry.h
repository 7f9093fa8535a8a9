#pragma once
// Every lens of the application, one row each. Menu entry, dock, saved layout, --lens, --snapshot
// by name and a smoke test follow from the row.

#include <QString>

#include <cstdint>
#include <span>
#include <string_view>

class QWidget;

namespace moji::app {

class Document;
class Panel;
class Selection;

/// The initial place of a lens.
enum class LensPlace {
    Centre, // the byte lens
    Bottom, // tabs under it
    Right,  // the inspector
};

struct LensRow {
    const char* id;    // as in --lens
    const char* title; // English source text, in the translation context "Lens"
    LensPlace place;
    /// A Lens, except in the centre, which is a ByteLens.
    Panel* (*make)(Document*, Selection*, QWidget* parent);
    /// The count beside the title, known without the lens; nullptr: none.
    std::uint64_t (*badge)(const Document&) = nullptr;
    bool isLarge = false; // of little use in a few rows: gets most of the height

    /// The title in the user's language.
    [[nodiscard]] QString name() const;
};

/// In the order of menu and tabs.
[[nodiscard]] std::span<const LensRow> lensRows();
/// nullptr if there is none.
[[nodiscard]] const LensRow* findLens(std::string_view id);

} // namespace moji::app

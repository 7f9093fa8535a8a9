#pragma once
// What the inspector says about the bytes at the caret: a head (specimen, title, name, kind) and
// sections of rows, in the reader's language. Computed for every place without any state.

#include "document/document.h"
#include "style/cell_role.h"
#include "style/character_text.h"

#include <QCoreApplication>
#include <QString>

#include <utility>
#include <vector>

namespace moji::app {

/// The translation context of the inspector's words.
struct InspectorWords {
    Q_DECLARE_TR_FUNCTIONS(Inspector)
};

struct ReportRow {
    enum class Tone { Plain, Muted, Bad };

    QString label;
    QString value;
    QString detail;           // a second line, of bytes; may be empty
    QString note;             // at the right edge: "current"
    Tone tone = Tone::Plain;  // of the value
    bool mono = false;        // the value is bytes, numbers or code
    bool highlighted = false; // what the document's encoding writes
    /// Ranges of `detail` (UTF-16 units, {begin, length}) that are a change.
    std::vector<std::pair<int, int>> changes;

    /// All of it as one line, for screen readers and the clipboard.
    [[nodiscard]] QString text() const;

    /// Of words.
    [[nodiscard]] static ReportRow words(const QString& label, const QString& value,
                                         Tone tone = Tone::Plain) {
        ReportRow row;
        row.label = label;
        row.value = value;
        row.tone = tone;
        return row;
    }
    /// Of bytes, numbers or code.
    [[nodiscard]] static ReportRow code(const QString& label, const QString& value) {
        ReportRow row = words(label, value);
        row.mono = true;
        return row;
    }
    bool operator==(const ReportRow&) const = default;
};

struct ReportSection {
    QString title;
    std::vector<ReportRow> rows;
    bool operator==(const ReportSection&) const = default;
};

struct CharacterReport {
    CharacterText specimen;
    CellRole role = CellRole::Ascii;
    QString title;  // "U+4E16"; of an error its bytes
    QString name;   // "CJK UNIFIED IDEOGRAPH-4E16"; of an error its kind
    QString nature; // "Han, Other Letter (Lo)"; of an error that it is none
    std::vector<ReportSection> sections;

    [[nodiscard]] bool empty() const { return title.isEmpty(); }
};

/// The report on the character or error at `offset`; empty after the last byte.
[[nodiscard]] CharacterReport reportOn(const Document& document, std::uint64_t offset);

} // namespace moji::app

#pragma once
// What the look at a tab's whole document found, as lasting notices with the button that leads to
// the lens where it can be put right. A notice that was closed stays closed until there is more of
// its kind, or another file.

#include "document/damage_look.h"
#include "window/notices.h"

namespace moji::app {

class DamageNotices : public QObject {
    Q_OBJECT
public:
    DamageNotices(Document* document, Notices* notices, QObject* parent = nullptr);

    [[nodiscard]] DamageLook& look() { return m_look; }

Q_SIGNALS:
    /// The lens to show, and the bytes to select for it; none: the selection may stay.
    void lensWanted(const QString& id, moji::ByteRange bytes);
    /// The report, and with it the counts beside the lenses' titles.
    void reported();

private:
    void show();
    void showLines(const DamageReport& report);
    void showPlaces(const DamageReport& report);

    Document* m_document;
    Notices* m_notices;
    DamageLook m_look;
    std::uint64_t m_closedLines = 0; // that many lines were known when the notice was closed
    std::uint64_t m_closedPlaces = 0;
};

/// "24 lines in 3 encodings: UTF-8 20, KOI8-R 3, windows-1251 1."
[[nodiscard]] QString mixedText(const DamageReport& report);
/// "12 places where UTF-8 was read as windows-1252."
[[nodiscard]] QString misreadText(const DamageReport& report);
/// The lines of the places from the first on that the Mojibake lens examines at once; the places
/// alone where lines are very long.
[[nodiscard]] ByteRange firstPlaces(const Document& document, const DamageReport& report);

} // namespace moji::app

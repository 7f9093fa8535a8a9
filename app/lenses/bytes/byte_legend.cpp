#include "lenses/bytes/byte_legend.h"

#include "style/fonts.h"
#include "style/palette.h"
#include "style/shapes.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace moji::app {

namespace {

// One look goes so far; the next click goes on from there.
constexpr std::uint64_t kSearchAhead = 16 * 1024 * 1024;
constexpr std::uint64_t kSearchBlock = 64 * 1024;

/// The roles that occur under an encoding.
std::vector<CellRole> rolesOf(const CodecInfo& codec) {
    if (codec.sync == Synchronisation::Utf8)
        return {CellRole::Ascii,        CellRole::Lead2,   CellRole::Lead3,  CellRole::Lead4,
                CellRole::Continuation, CellRole::Control, CellRole::Invalid};
    if (codec.family == CodecFamily::SingleByte)
        return {CellRole::Ascii, CellRole::Control, CellRole::Unmapped};
    std::vector<CellRole> roles{CellRole::Ascii, CellRole::LegacyLead, CellRole::LegacyTrail};
    if (codec.sync == Synchronisation::TwoBytes)
        roles = {CellRole::LegacyLead, CellRole::LegacyTrail, CellRole::Surrogate};
    else if (codec.sync == Synchronisation::FourBytes)
        roles = {CellRole::LegacyLead, CellRole::LegacyTrail};
    roles.insert(roles.end(), {CellRole::Control, CellRole::Unmapped, CellRole::Invalid});
    return roles;
}

/// A legend entry: a swatch drawn as the grid draws the role, and its name.
class LegendEntry : public QToolButton {
public:
    LegendEntry(CellRole role, const QString& name, QWidget* parent)
        : QToolButton(parent)
        , m_role(role) {
        setText(name);
        setAutoRaise(true);
        setToolTip(QCoreApplication::translate("ByteLegend", "Next: %1").arg(name));
    }
    QSize sizeHint() const override {
        return {fontMetrics().horizontalAdvance(text()) + kSwatch + 3 * kGap, 24};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const Palette& p = colours();
        if (underMouse() || hasFocus())
            painter.fillRect(rect(), p.hover);
        const RoleColours& role = p.role(m_role);
        const QRectF swatch(kGap + 0.5, (height() - 11) / 2.0, kSwatch, 10);
        if (m_role == CellRole::Control) {
            drawDashedBox(painter, swatch, role.background, role.border);
        } else {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(role.border);
            painter.setBrush(role.background);
            painter.drawRoundedRect(swatch, 2, 2);
            if (m_role == CellRole::Invalid || m_role == CellRole::Unmapped)
                drawHatch(painter, swatch.adjusted(1, 1, -1, -1), role.hatch,
                          m_role == CellRole::Invalid ? HatchDirection::Rising
                                                      : HatchDirection::Falling);
        }
        painter.setPen(p.text);
        painter.drawText(rect().adjusted(kSwatch + 2 * kGap, 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter, text());
    }

private:
    static constexpr int kSwatch = 15;
    static constexpr int kGap = 6;
    CellRole m_role;
};

} // namespace

ByteLegend::ByteLegend(Document* document, Selection* selection, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_entries(new QHBoxLayout)
    , m_perRow(new QLabel(this)) {
    setAccessibleName(tr("Legend"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 0, 8, 0);
    row->setSpacing(4);
    row->addLayout(m_entries);
    row->addStretch();
    row->addWidget(m_perRow);
    m_perRow->setForegroundRole(QPalette::PlaceholderText);
    setFixedHeight(28);
    connect(document, &Document::codecChanged, this, &ByteLegend::rebuild);
    rebuild();
}

void ByteLegend::setBytesPerRow(int count) {
    m_perRow->setText(tr("%1 bytes a row").arg(count));
}

void ByteLegend::rebuild() {
    auto roles = rolesOf(m_document->codec().info());
    if (roles == m_roles)
        return;
    m_roles = std::move(roles);
    while (QLayoutItem* item = m_entries->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const CellRole role : m_roles) {
        auto* entry = new LegendEntry(role, roleName(role), this);
        connect(entry, &QToolButton::clicked, this, [this, role] { goToNext(role); });
        m_entries->addWidget(entry);
    }
}

void ByteLegend::goToNext(CellRole role) {
    const std::uint64_t size = m_document->size();
    std::uint64_t at = m_selection->focus().end;
    const std::uint64_t until = std::min(size, at + kSearchAhead);
    while (at < until) {
        const auto spans = m_document->spansIn({at, at + kSearchBlock});
        if (spans.empty())
            break;
        for (const PlacedSpan& placed : spans) {
            for (std::size_t i = 0; i < placed.span.length; ++i)
                if (roleOf(placed.span, i, m_document->codec().info()) == role &&
                    placed.offset + i >= at)
                    return m_selection->select(placed.range());
        }
        at = spans.back().range().end;
    }
    Q_EMIT notFound(roleName(role));
}

} // namespace moji::app

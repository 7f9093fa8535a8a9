#include "grid/byte_legend.h"

#include "codec/span_cursor.h"
#include "style/font_sizes.h"
#include "style/palette.h"
#include "style/shapes.h"
#include "text/counts.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace moji::app {

namespace {

constexpr int kHeight = 28;
constexpr int kLeftMargin = 6;
constexpr int kMargins = 14; // left and right
constexpr int kSpacing = 4;
constexpr std::uint64_t kReportEvery = 1024 * 1024; // bytes

/// Where in which bytes.
struct Place {
    const ByteSource& bytes;
    const Codec& codec;
    const CheckpointIndex* checkpoints;
    std::uint64_t offset;
};

bool hasRole(const SpanCursor::Item& item, CellRole role, const Place& from) {
    for (std::size_t i = 0; i < item.span.length; ++i)
        if (item.offset + i >= from.offset && roleOf(item.span, i, from.codec.info()) == role)
            return true;
    return false;
}

/// The first span with a byte of this role; it may contain `from`.
std::optional<ByteRange> nextOfRole(CellRole role, const Place& from, const std::stop_token& stop,
                                    const ProgressCallback& report) {
    SpanCursor cursor(from.bytes, from.codec, from.checkpoints);
    if (!cursor.seek(from.offset))
        return {};
    for (std::uint64_t next = from.offset; !stop.stop_requested();) {
        const auto item = cursor.next();
        if (!item || !*item)
            return {};
        if (hasRole(**item, role, from))
            return ByteRange{(*item)->offset, (*item)->offset + (*item)->span.length};
        if (cursor.offset() >= next) {
            report(cursor.offset(), from.bytes.size());
            next = cursor.offset() + kReportEvery;
        }
    }
    return {};
}

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

/// Elsewhere than in UTF-8 the cells of ASCII are those of all characters of one byte.
QString nameOf(CellRole role, const CodecInfo& codec) {
    return role == CellRole::Ascii && codec.sync != Synchronisation::Utf8 ? singleByteName()
                                                                          : roleName(role);
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
        return {fontMetrics().horizontalAdvance(text()) + scaledWords(kSwatch + 3 * kGap),
                scaledWords(24)};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const Palette& p = colours();
        if (underMouse() || hasFocus())
            painter.fillRect(rect(), p.hover);
        const RoleColours& role = p.role(m_role);
        const int size = scaledWords(kSwatch);
        const int gap = scaledWords(kGap);
        const int high = scaledWords(10);
        const QRectF swatch(gap + 0.5, (height() - high - 1) / 2.0, size, high);
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
        painter.drawText(rect().adjusted(size + 2 * gap, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         text());
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
    , m_search(document->jobs(), tr("Searching"), this)
    , m_entries(new QHBoxLayout)
    , m_perRow(new QLabel(this)) {
    setAccessibleName(tr("Legend"));
    auto* row = new QHBoxLayout(this);
    row->addLayout(m_entries);
    row->addStretch();
    row->addWidget(m_perRow);
    m_perRow->setForegroundRole(QPalette::PlaceholderText);
    restyle();
    followDocument();
}

void ByteLegend::followDocument() {
    connect(m_document, &Document::codecChanged, this, &ByteLegend::rebuild);
    connect(m_document, &Document::opened, &m_search, &JobBase::cancel);
    rebuild();
}

void ByteLegend::setDocument(Document* document, Selection* selection) {
    for (QObject* old : std::initializer_list<QObject*>{this, &m_search})
        m_document->disconnect(old);
    m_document = document;
    m_selection = selection;
    m_search.setMonitor(document->jobs());
    followDocument();
}

void ByteLegend::restyle() {
    setFixedHeight(scaledWords(kHeight));
    layout()->setContentsMargins(scaledWords(kLeftMargin), 0, scaledWords(kMargins - kLeftMargin),
                                 0);
    layout()->setSpacing(scaledWords(kSpacing));
}

void ByteLegend::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && layout() != nullptr)
        restyle();
}

/// The roles; the bytes per row only if there is room.
QSize ByteLegend::minimumSizeHint() const {
    return {m_entries->minimumSize().width() + scaledWords(kMargins), scaledWords(kHeight)};
}

bool ByteLegend::event(QEvent* event) {
    const bool taken = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        m_perRow->setVisible(width() >= minimumSizeHint().width() + m_perRow->sizeHint().width() +
                                            2 * scaledWords(kSpacing));
    return taken;
}

void ByteLegend::setBytesPerRow(int count) {
    m_perRow->setText(
        countedText("moji::app::ByteLegend", static_cast<std::uint64_t>(count),
                    QT_TRANSLATE_N_NOOP("moji::app::ByteLegend", "%1 byte per row"),
                    QT_TRANSLATE_N_NOOP("moji::app::ByteLegend", "%1 bytes per row")));
}

void ByteLegend::rebuild() {
    auto roles = rolesOf(m_document->codec().info());
    if (roles == m_roles)
        return;
    m_roles = std::move(roles);
    m_search.cancel(); // the encoding may have no such role
    while (QLayoutItem* item = m_entries->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const CellRole role : m_roles) {
        auto* entry = new LegendEntry(role, nameOf(role, m_document->codec().info()), this);
        connect(entry, &QToolButton::clicked, this, [this, role] { goToNext(role); });
        m_entries->addWidget(entry);
    }
}

void ByteLegend::goToNext(CellRole role) {
    m_search.start(
        m_document->revision(),
        [bytes = m_document->snapshot(), codec = &m_document->codec(),
         checkpoints = m_document->checkpoints(), role, from = m_selection->focus().end](
            const std::stop_token& stop, const ProgressCallback& report) {
            const Place place{*bytes, *codec, checkpoints.get(), from};
            return nextOfRole(role, place, stop, report);
        },
        [this, role](std::uint64_t revision, std::optional<ByteRange> found) {
            if (revision != m_document->revision())
                return goToNext(role); // in the bytes as they are
            if (found)
                m_selection->select(*found);
            else
                Q_EMIT notFound(nameOf(role, m_document->codec().info()));
        });
}

} // namespace moji::app

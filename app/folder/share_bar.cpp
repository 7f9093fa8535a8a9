#include "folder/share_bar.h"

#include "folder/folder_words.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/counts.h"
#include "text/list.h"

#include <QEvent>
#include <QHelpEvent>
#include <QIcon>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <numeric>

namespace moji::app {

namespace {

constexpr int kStripHeight = 20;
constexpr int kLegendHeight = 26;
constexpr int kMargin = 16;
constexpr int kGap = 4;
constexpr int kSwatch = 14;
constexpr int kLeastShare = 4; // pixels
constexpr std::size_t kMostEntries = 12;

QIcon swatch(const ShareLook& look, qreal scale) {
    const int side = scaled(kSwatch);
    QPixmap picture(QSize(side, side) * scale);
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    drawShare(painter, QRectF(0, 0, side, side), look);
    return QIcon(picture);
}

/// The largest first.
std::vector<ShareStrip::Share> sharesOf(const FolderRows& files) {
    std::vector<ShareStrip::Share> shares;
    for (const auto& [group, share] : files.totals().groups)
        shares.push_back({group, groupText(group, files.encoding(group)), share.files,
                          shareLook(group, files.encoding(group))});
    std::stable_sort(shares.begin(), shares.end(),
                     [](const auto& left, const auto& right) { return left.files > right.files; });
    return shares;
}

} // namespace

ShareStrip::ShareStrip(QWidget* parent)
    : QWidget(parent) {
    setCursor(Qt::PointingHandCursor);
}

void ShareStrip::setShares(std::vector<Share> shares) {
    m_shares = std::move(shares);
    update();
}

QSize ShareStrip::sizeHint() const {
    return {scaled(200), scaled(kStripHeight)};
}

std::vector<QRectF> ShareStrip::places() const {
    const auto total = static_cast<qreal>(
        std::accumulate(m_shares.begin(), m_shares.end(), std::uint64_t{0},
                        [](std::uint64_t sum, const Share& share) { return sum + share.files; }));
    const auto count = static_cast<qreal>(m_shares.size());
    const qreal least = std::min<qreal>(scaled(kLeastShare), width() / std::max(1.0, count));
    const qreal rest = width() - least * count;
    std::vector<QRectF> places;
    qreal x = 0;
    for (const Share& share : m_shares) {
        const qreal end = x + least + rest * static_cast<qreal>(share.files) / total;
        const qreal left = std::round(x);
        places.emplace_back(left, 0, std::round(end) - left, height());
        x = end;
    }
    return places;
}

const ShareStrip::Share* ShareStrip::shareAt(const QPointF& place) const {
    const auto rects = places();
    for (std::size_t i = 0; i < rects.size(); ++i)
        if (rects[i].contains(place))
            return &m_shares[i];
    return nullptr;
}

void ShareStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (m_shares.empty())
        painter.fillRect(rect(), colours().sunken);
    const QFont font = uiFont(FontSize::Caption);
    const QFontMetrics metrics(font);
    painter.setFont(font);
    const auto rects = places();
    for (std::size_t i = 0; i < rects.size(); ++i) {
        const Share& share = m_shares[i];
        drawShare(painter, rects[i], share.look);
        const qreal wanted = metrics.horizontalAdvance(share.name) + 2 * scaled(kGap);
        if (wanted > rects[i].width())
            continue;
        const QRectF plate(rects[i].left() + 2, 3, wanted, height() - 6);
        if (share.look.hatch)
            painter.fillRect(plate, share.look.fill);
        painter.setPen(share.look.text);
        painter.drawText(plate, Qt::AlignCenter, share.name);
    }
}

void ShareStrip::mousePressEvent(QMouseEvent* event) {
    if (const Share* share = shareAt(event->position()))
        Q_EMIT clicked(share->group);
}

bool ShareStrip::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto& help = static_cast<QHelpEvent&>(*event);
    if (const Share* share = shareAt(help.pos()))
        QToolTip::showText(help.globalPos(),
                           ShareBar::tr("%1: %2").arg(share->name, filesText(share->files)), this);
    return true;
}

ShareBar::ShareBar(QWidget* parent)
    : QWidget(parent)
    , m_strip(new ShareStrip(this))
    , m_more(new QLabel(this)) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_more->setForegroundRole(QPalette::PlaceholderText);
    connect(m_strip, &ShareStrip::clicked, this, &ShareBar::choose);
}

QSize ShareBar::sizeHint() const {
    return {scaled(400), scaled(kStripHeight) + 2 * scaled(kGap) + legendHeight()};
}

QSize ShareBar::minimumSizeHint() const {
    return {scaled(100), sizeHint().height()};
}

int ShareBar::legendHeight() const {
    return scaled(kLegendHeight);
}

void ShareBar::show(const FolderRows& files) {
    m_files = &files;
    const auto shares = sharesOf(files);
    fillEntries(shares);
    m_strip->setShares(shares);
    QStringList words;
    for (const ShareStrip::Share& share : shares)
        words += tr("%1: %2").arg(share.name, filesText(share.files));
    m_strip->setAccessibleName(tr("Files by encoding"));
    m_strip->setAccessibleDescription(remarksText(words));
    place();
}

void ShareBar::fillEntries(const std::vector<ShareStrip::Share>& shares) {
    const std::size_t wanted = std::min(shares.size(), kMostEntries);
    while (m_entries.size() > wanted) {
        delete m_entries.back().button;
        m_entries.pop_back();
    }
    while (m_entries.size() < wanted) {
        auto* button = new QToolButton(this);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setCheckable(true);
        const std::size_t index = m_entries.size();
        connect(button, &QToolButton::clicked, this,
                [this, index] { choose(m_entries[index].group); });
        m_entries.push_back({0, {}, button});
    }
    for (std::size_t i = 0; i < wanted; ++i) {
        Entry& entry = m_entries[i];
        const ShareStrip::Share& share = shares[i];
        entry.group = share.group;
        entry.button->setFont(uiFont(FontSize::Label));
        entry.button->setIconSize({scaled(kSwatch), scaled(kSwatch)});
        entry.button->setIcon(swatch(share.look, devicePixelRatioF()));
        entry.button->setText(tr("%1 %2").arg(share.name, numberText(share.files)));
        entry.button->setToolTip(tr("Show these files alone, or all again"));
        entry.button->setAccessibleName(tr("%1: %2").arg(share.name, filesText(share.files)));
        entry.button->setChecked(m_chosen == share.group);
    }
}

void ShareBar::setChosen(std::optional<FileGroup> group) {
    m_chosen = group;
    for (const Entry& entry : m_entries)
        entry.button->setChecked(group == entry.group);
}

void ShareBar::choose(FileGroup group) {
    setChosen(m_chosen == group ? std::nullopt : std::optional(group));
    Q_EMIT chosen(m_chosen);
}

/// As many entries as fit; how many more there are comes last.
void ShareBar::place() {
    const int side = scaled(kMargin);
    const int top = scaled(kGap);
    m_strip->setGeometry(side, top, std::max(1, width() - 2 * side), scaled(kStripHeight));
    const int row = top + scaled(kStripHeight) + 1;
    const std::size_t groups = m_files != nullptr ? m_files->totals().groups.size() : 0;
    const auto moreText = [&](std::size_t hidden) {
        return tr("and %1 more").arg(numberText(hidden));
    };
    const int moreWidth = m_more->fontMetrics().horizontalAdvance(moreText(groups)) + side;
    int x = side;
    std::size_t shown = 0;
    for (const Entry& entry : m_entries) {
        const QSize size = entry.button->sizeHint();
        const bool isLast = shown + 1 == groups;
        const bool fits = x + size.width() + (isLast ? 0 : moreWidth) <= width() - side;
        if (!fits)
            break;
        entry.button->setGeometry(x, row, size.width(), legendHeight());
        x += size.width() + scaled(kGap);
        ++shown;
    }
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        m_entries[i].button->setVisible(i < shown);
    m_more->setVisible(shown < groups);
    m_more->setText(moreText(groups - shown));
    m_more->setGeometry(x + scaled(kGap), row, moreWidth, legendHeight());
}

void ShareBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

void ShareBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    const bool isLook =
        event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (!isLook || m_files == nullptr)
        return;
    m_more->setFont(uiFont(FontSize::Label));
    updateGeometry();
    show(*m_files);
}

} // namespace moji::app

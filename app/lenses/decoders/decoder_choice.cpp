#include "lenses/decoders/decoder_choice.h"

#include "lenses/decoders/decoder_rows.h"
#include "text/qt_text.h"

#include <QMenu>
#include <QSettings>

#include <algorithm>
#include <tuple>

namespace moji::app {

namespace {

const QString kPinsKey = QStringLiteral("decoders/pins");

/// How much a row differs: the larger, the more.
auto disagreementOf(const DecoderRow& row) {
    return std::tuple(row.misreads(), std::ranges::count(row.differs, true), row.disagrees);
}

} // namespace

DecoderChoice::DecoderChoice(const DecoderRegistry& decoders, QObject* parent)
    : QObject(parent)
    , m_decoders(decoders)
    , m_pins(QSettings().value(kPinsKey).toStringList()) {}

void DecoderChoice::fill(QMenu* menu) {
    m_menu = menu;
    for (const auto& decoder : m_decoders.list()) {
        const QString id = fromUtf8(decoder->info().id);
        QAction* action = menu->addAction(decoderName(decoder->info()));
        action->setCheckable(true);
        action->setData(id);
        connect(action, &QAction::triggered, this, [this, id](bool shown) {
            QStringList ids = m_hidden;
            ids.removeAll(id);
            if (!shown)
                ids += id;
            setHidden(ids);
        });
    }
    menu->addSeparator();
    menu->addAction(tr("Show all decoders"), this, [this] { setHidden({}); });
    tick();
}

void DecoderChoice::tick() {
    if (m_menu == nullptr)
        return;
    for (QAction* action : m_menu->actions())
        if (action->isCheckable())
            action->setChecked(!m_hidden.contains(action->data().toString()));
}

bool DecoderChoice::setHidden(const QStringList& ids) {
    const bool areKnown = std::ranges::all_of(
        ids, [this](const QString& id) { return m_decoders.find(toUtf8(id)) != nullptr; });
    if (!areKnown)
        return false;
    QStringList inOrder;
    for (const auto& decoder : m_decoders.list())
        if (const QString id = fromUtf8(decoder->info().id); ids.contains(id))
            inOrder += id;
    m_hidden = inOrder;
    tick();
    Q_EMIT changed();
    return true;
}

bool DecoderChoice::isPinned(const std::string& id) const {
    return m_pins.contains(fromUtf8(id));
}

void DecoderChoice::setPinned(const std::string& id, bool pinned) {
    m_pins.removeAll(fromUtf8(id));
    if (pinned)
        m_pins += fromUtf8(id);
    QSettings().setValue(kPinsKey, m_pins);
    Q_EMIT changed();
}

void DecoderChoice::apply(std::vector<DecoderRow>& rows, Order order) const {
    std::erase_if(rows, [this](const DecoderRow& row) {
        return !row.isReference && m_hidden.contains(fromUtf8(row.decoder->info().id));
    });
    for (DecoderRow& row : rows)
        row.isPinned = isPinned(row.decoder->info().id);
    std::ranges::stable_sort(rows, [order](const DecoderRow& a, const DecoderRow& b) {
        if (a.isReference != b.isReference)
            return a.isReference;
        if (a.isPinned != b.isPinned)
            return a.isPinned;
        return order == Order::MostDifferent && disagreementOf(a) > disagreementOf(b);
    });
}

} // namespace moji::app

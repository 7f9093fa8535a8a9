#pragma once
// Which decoders the reader wants to see and which are pinned to the top. Pins are remembered.

#include "decoders/decoder_registry.h"

#include <QObject>
#include <QStringList>

class QMenu;

namespace moji::app {

struct DecoderRow;

class DecoderChoice : public QObject {
    Q_OBJECT
public:
    enum class Order { Listed, MostDifferent };

    DecoderChoice(const DecoderRegistry& decoders, QObject* parent);

    /// An entry for every decoder, ticked while it is shown, and one that shows all.
    void fill(QMenu* menu);

    /// The ids that are not shown, in the order of the registry.
    [[nodiscard]] QStringList hidden() const { return m_hidden; }
    /// False if one of them is unknown.
    bool setHidden(const QStringList& ids);
    [[nodiscard]] bool isPinned(const std::string& id) const;
    void setPinned(const std::string& id, bool pinned);

    /// Leaves out the hidden rows, marks the pinned ones, and sorts: the reference, the pinned
    /// ones, the others.
    void apply(std::vector<DecoderRow>& rows, Order order) const;

Q_SIGNALS:
    void changed();

private:
    void tick();

    const DecoderRegistry& m_decoders;
    QStringList m_hidden;
    QStringList m_pins;
    QMenu* m_menu = nullptr;
};

} // namespace moji::app

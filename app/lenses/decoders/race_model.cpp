#include "lenses/decoders/race_model.h"

#include "lenses/decoders/decoder_rows.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "text/qt_text.h"

#include <QBrush>
#include <QLocale>

#include <algorithm>

namespace moji::app {

namespace {

const char kReading[] = "read";

QString decimals(double value, int places) {
    return QLocale().toString(value, 'f', places);
}

/// Three digits that mean something: 0.312, 4.21, 27.4.
QString speedText(double value) {
    return decimals(value, value < 1 ? 3 : value < 10 ? 2 : 1);
}

} // namespace

QString racerName(const race::Standing& standing) {
    const std::string& id = standing.id;
    if (id == kReading)
        return RaceModel::tr("Only reading the bytes");
    if (id == "hoehrmann")
        return RaceModel::tr("Hoehrmann, verdict only");
    if (id == "kernel-scalar")
        return RaceModel::tr("Kernel without SIMD");
    if (id.starts_with("kernel-"))
        return RaceModel::tr("Kernel for %1", "processor extension")
            .arg(fromUtf8(id.substr(std::string("kernel-").size())).toUpper());
    return decoderName({id, standing.library, DecoderKind::Replaces});
}

void RaceModel::setRace(std::shared_ptr<const race::Race> measured) {
    const bool sameRows =
        m_race && measured && m_race->standings().size() == measured->standings().size();
    if (!sameRows)
        beginResetModel();
    m_race = std::move(measured);
    if (sameRows)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
    else
        endResetModel();
}

const race::Standing& RaceModel::standing(int row) const {
    return m_race->standings()[static_cast<std::size_t>(row)];
}

double RaceModel::fastest() const {
    double fastest = 0;
    for (int row = 0; row < rowCount(); ++row)
        fastest = std::max(fastest, standing(row).upperQuartile());
    return fastest;
}

double RaceModel::reading() const {
    const race::Standing* reading = m_race ? m_race->find(kReading) : nullptr;
    return reading == nullptr ? 0 : reading->median();
}

int RaceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_race ? 0 : static_cast<int>(m_race->standings().size());
}

int RaceModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString RaceModel::text(const race::Standing& standing, int column) const {
    switch (column) {
    case kRacer:
        return racerName(standing);
    case kDoes:
        return standing.id == kReading ? tr("reads")
               : standing.decodes      ? tr("decodes")
                                       : tr("validates");
    case kSpeed:
        return tr("%1 GB/s").arg(speedText(standing.median()));
    case kSpread:
        return tr("%1 to %2")
            .arg(speedText(standing.lowerQuartile()), speedText(standing.upperQuartile()));
    default:
        return standing.bytesACycle() > 0 ? decimals(standing.bytesACycle(), 2)
                                          : QStringLiteral("–");
    }
}

QVariant RaceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(standing(index.row()), column);
    case Qt::FontRole:
        return uiFont(column == kRacer ? FontSize::Body : FontSize::Label);
    case Qt::ForegroundRole:
        return QBrush(column == kRacer || column == kSpeed ? colours().text : colours().muted);
    case Qt::TextAlignmentRole:
        return static_cast<int>((column >= kSpread ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant RaceModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return static_cast<int>((section >= kSpread ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case kRacer:
        return tr("Decoder");
    case kDoes:
        return tr("Does");
    case kSpeed:
        return tr("Speed, median of the rounds");
    case kSpread:
        return tr("Half of the rounds");
    default:
        return tr("Bytes a cycle");
    }
}

void PaperModel::setRace(const std::shared_ptr<const race::Race>& measured) {
    beginResetModel();
    m_rows.clear();
    for (const race::PaperClaim& claim : race::paperClaims()) {
        const auto ratio = measured ? race::ownRatio(*measured, claim.id) : std::nullopt;
        m_rows.push_back({racerName({claim.id, {}, false, {}, {}}),
                          ratio ? tr("%1 times").arg(decimals(*ratio, 1)) : QStringLiteral("–"),
                          tr("%1 to %2 times").arg(claim.least).arg(claim.most)});
    }
    endResetModel();
}

int PaperModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PaperModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 3;
}

QVariant PaperModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return index.column() == 0 ? row.racer : index.column() == 1 ? row.here : row.paper;
    if (role == Qt::FontRole)
        return uiFont(FontSize::Label);
    return {};
}

QVariant PaperModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case 0:
        return tr("The fastest kernel is faster than");
    case 1:
        return tr("Here, random text");
    default:
        return tr("In the paper, random text");
    }
}

} // namespace moji::app

#include "window/encodings_table.h"

#include "style/fonts.h"
#include "style/palette.h"
#include "text/list.h"
#include "text/percent.h"
#include "text/qt_text.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace moji::app {

EncodingsTable::EncodingsTable(const CodecRegistry& codecs, QObject* parent)
    : QAbstractTableModel(parent) {
    for (const CodecInfo& info : codecs.list()) {
        QStringList others;
        for (const std::string& alias : info.aliases)
            others += fromUtf8(alias);
        m_all.push_back({fromUtf8(info.name), listText(others)});
    }
    arrange();
}

void EncodingsTable::setGuesses(const std::vector<Guess>& guesses) {
    m_guesses = guesses;
    arrange();
}

void EncodingsTable::setScripts(QHash<QString, ScriptFacts> scripts) {
    m_scripts = std::move(scripts);
    arrange();
}

void EncodingsTable::setPinned(const QStringList& names) {
    m_pinned = names;
    arrange();
}

void EncodingsTable::setCurrent(const QString& name) {
    m_current = name;
    arrange();
}

void EncodingsTable::setWords(const QStringList& words) {
    m_words = words;
    arrange();
}

double EncodingsTable::scoreOf(const QString& name) const {
    const auto found = std::ranges::find(m_guesses, name, &Guess::name);
    return found == m_guesses.end() ? 0 : found->score;
}

bool EncodingsTable::matches(const Row& row) const {
    const QString all = row.name + QLatin1Char(' ') + row.others + QLatin1Char(' ') +
                        m_scripts.value(row.name).searched;
    QString bare = all; // "utf8" finds UTF-8, "cp 1251" cp1251
    bare.remove(QLatin1Char('-')).remove(QLatin1Char('_'));
    return std::ranges::all_of(m_words, [&](const QString& word) {
        return all.contains(word, Qt::CaseInsensitive) || bare.contains(word, Qt::CaseInsensitive);
    });
}

void EncodingsTable::arrange() {
    beginResetModel();
    std::vector<std::size_t> order(m_all.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::erase_if(order, [this](std::size_t row) { return !matches(m_all[row]); });
    const auto rank = [this](std::size_t row) {
        const QString& name = m_all[row].name;
        const bool isPinned = m_pinned.contains(name);
        return std::pair(-scoreOf(name), isPinned ? 0 : 1);
    };
    std::ranges::stable_sort(order,
                             [&](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
    m_shown = std::move(order);
    endResetModel();
}

QString EncodingsTable::nameAt(int row) const {
    return m_all[m_shown[static_cast<std::size_t>(row)]].name;
}

int EncodingsTable::rowOf(const QString& name) const {
    for (std::size_t row = 0; row < m_shown.size(); ++row)
        if (m_all[m_shown[row]].name == name)
            return static_cast<int>(row);
    return -1;
}

int EncodingsTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int EncodingsTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString EncodingsTable::text(const Row& row, int column) const {
    const double score = scoreOf(row.name);
    switch (column) {
    case Name:
        return row.name == m_current ? tr("%1 (in use)").arg(row.name) : row.name;
    case Likely:
        if (score <= 0)
            return m_pinned.contains(row.name) ? tr("pinned") : QString();
        return score < 0.01 ? tr("under %1").arg(percentText(1))
                            : percentText(std::floor(score * 100));
    case Scripts:
        return listText(m_scripts.value(row.name).scripts);
    case Names:
        return row.others;
    default:
        return {};
    }
}

QVariant EncodingsTable::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Row& row = m_all[m_shown[static_cast<std::size_t>(index.row())]];
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text(row, index.column());
    if (role == Qt::FontRole && index.column() == Name)
        return uiFont(FontSize::Body, row.name == m_current ? QFont::Bold : QFont::Normal);
    if (role == Qt::ForegroundRole)
        return index.column() == Names || index.column() == Scripts ? colours().muted
                                                                    : colours().text;
    if (role == Qt::TextAlignmentRole && index.column() == Likely)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant EncodingsTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Encoding");
    case Likely:
        return tr("Likely");
    case Scripts:
        return tr("Scripts");
    case Names:
        return tr("Also called");
    default:
        return {};
    }
}

} // namespace moji::app

#include "grid/bytes_state.h"

#include "grid/byte_grid.h"

namespace moji::app {

namespace {

const QString kFormat = QStringLiteral("format");
const QString kDensity = QStringLiteral("density");
const QString kRow = QStringLiteral("row");
const QString kColumn = QStringLiteral("column");
const QString kFirst = QStringLiteral("first");

const QString kComfortable = QStringLiteral("comfortable");
const QString kCompact = QStringLiteral("compact");
const QString kFit = QStringLiteral("fit");

bool set(ByteGrid& grid, const QString& key, const QString& value) {
    const QStringList values = bytesStateValues(key);
    if (!values.empty() && !values.contains(value))
        return false;
    RowWishes wishes = grid.wishes();
    if (key == kFormat) {
        wishes.format = byteFormatOf(value);
    } else if (key == kDensity) {
        wishes.density = value == kCompact ? ByteDensity::Compact : ByteDensity::Comfortable;
    } else if (key == kRow) {
        wishes.bytesPerRow = value == kFit ? RowWishes::kAsManyAsFit : value.toInt();
    } else if (key == kColumn) {
        grid.setColumn(*columnOf(value));
        return grid.column() == *columnOf(value);
    } else if (key == kFirst) {
        bool isNumber = false;
        const quint64 first = value.toULongLong(&isNumber);
        const bool exists = isNumber && first <= grid.document().size();
        if (exists)
            grid.showFrom(first);
        return exists;
    } else {
        return false;
    }
    grid.setWishes(wishes);
    return true;
}

} // namespace

QString columnName(ByteColumn column) {
    switch (column) {
    case ByteColumn::Bits:
        return QStringLiteral("bits");
    case ByteColumn::Text:
        return QStringLiteral("text");
    case ByteColumn::Hex:
        break;
    }
    return QStringLiteral("bytes");
}

std::optional<ByteColumn> columnOf(const QString& name) {
    for (const ByteColumn column : {ByteColumn::Hex, ByteColumn::Bits, ByteColumn::Text})
        if (columnName(column) == name)
            return column;
    return {};
}

QMap<QString, QString> wishesState(const ByteGrid& grid) {
    const RowWishes& wishes = grid.wishes();
    const bool fits = wishes.bytesPerRow == RowWishes::kAsManyAsFit;
    return {{kFormat, QLatin1String(infoOf(wishes.format).id)},
            {kDensity, wishes.density == ByteDensity::Compact ? kCompact : kComfortable},
            {kRow, fits ? kFit : QString::number(wishes.bytesPerRow)}};
}

QMap<QString, QString> bytesState(const ByteGrid& grid) {
    QMap<QString, QString> state = wishesState(grid);
    state[kColumn] = columnName(grid.column());
    state[kFirst] = QString::number(grid.firstShown());
    return state;
}

/// In the order of the keys: how rows are laid out decides where a byte is.
QStringList setBytesState(ByteGrid& grid, const QMap<QString, QString>& state) {
    QStringList refused;
    for (const QString& key : bytesStateKeys())
        if (const auto part = state.find(key); part != state.end() && !set(grid, key, *part))
            refused += QStringLiteral("%1=%2").arg(key, *part);
    for (auto part = state.begin(); part != state.end(); ++part)
        if (!bytesStateKeys().contains(part.key()))
            refused += QStringLiteral("%1=%2").arg(part.key(), *part);
    return refused;
}

QStringList bytesStateKeys() {
    return {kFormat, kDensity, kRow, kColumn, kFirst};
}

QStringList bytesStateValues(const QString& key) {
    QStringList values;
    if (key == kFormat)
        for (const ByteFormatInfo& info : byteFormats())
            values += QLatin1String(info.id);
    if (key == kDensity)
        values = {kComfortable, kCompact};
    if (key == kRow) {
        values = {kFit};
        for (const int bytes : {8, 16, 24, 32, 40, 48, 56, 64})
            values += QString::number(bytes);
    }
    if (key == kColumn)
        for (const ByteColumn column : {ByteColumn::Hex, ByteColumn::Bits, ByteColumn::Text})
            values += columnName(column);
    return values;
}

} // namespace moji::app

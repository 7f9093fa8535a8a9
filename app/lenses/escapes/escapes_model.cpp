#include "lenses/escapes/escapes_model.h"

#include "style/fonts.h"
#include "style/palette.h"
#include "text/counts.h"
#include "text/list.h"
#include "text/qt_text.h"

#include <QCoreApplication>

namespace moji::app {

namespace {

/// The translation context.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Escapes)
};

QString problemWords(escape::Problem problem) {
    using escape::Problem;
    switch (problem) {
    case Problem::None:
        break;
    case Problem::NotUtf8:
        return Words::tr("bytes that are not UTF-8 became U+FFFD");
    case Problem::NotInForm:
        return Words::tr("the style cannot express a character; written unescaped");
    case Problem::MalformedEscape:
        return Words::tr("a malformed escape, passed through");
    case Problem::HalfSurrogate:
        return Words::tr("half of a surrogate pair");
    case Problem::OutOfRange:
        return Words::tr("out of range");
    case Problem::UnknownName:
        return Words::tr("an unknown name, passed through");
    case Problem::UnknownCharset:
        return Words::tr("an unknown encoding, passed through");
    case Problem::NotInCharset:
        return Words::tr("bytes malformed in their encoding became U+FFFD");
    case Problem::IgnoredByte:
        return Words::tr("bytes that do not belong to the style were left out");
    }
    return {};
}

QString remark(const EscapeLayer& layer, const std::string& source) {
    QStringList remarks;
    if (layer.detected)
        remarks += Words::tr("detected");
    if (!layer.failure.isEmpty())
        remarks += layer.failure;
    else if (layer.style != nullptr && layer.text == source)
        remarks += Words::tr("unchanged");
    if (const std::size_t count = layer.problems(); count == 1)
        remarks += problemWords(layer.problem());
    else if (count > 1)
        remarks += Words::tr("%1: %2").arg(timesText(count), problemWords(layer.problem()));
    return remarksText(remarks);
}

} // namespace

void EscapesModel::setLayers(EscapeSource source, std::vector<EscapeLayer> layers) {
    beginResetModel();
    m_source = std::move(source);
    m_layers = std::move(layers);
    endResetModel();
}

int EscapesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_layers.size());
}

int EscapesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString EscapesModel::text(const EscapeLayer& layer, int column) const {
    switch (column) {
    case kStyle:
        return layer.style == nullptr ? Words::tr("text") : fromUtf8(layer.style->name);
    case kSpecification:
        return layer.style == nullptr ? QString() : fromUtf8(layer.style->specification);
    case kResult:
        return layer.failure.isEmpty() ? layer.shown.text : QStringLiteral("–");
    default:
        return remark(layer, m_source.text);
    }
}

QVariant EscapesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const EscapeLayer& layer = this->layer(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(layer, index.column());
    case Qt::FontRole:
        return index.column() == kResult
                   ? monoFont(FontSize::Label)
                   : uiFont(FontSize::Label, layer.detected ? QFont::DemiBold : QFont::Normal);
    case Qt::ForegroundRole:
        return index.column() == kStyle || index.column() == kResult ? QVariant()
                                                                     : QVariant(colours().muted);
    default:
        return {};
    }
}

QVariant EscapesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case kStyle:
        return Words::tr("Style");
    case kSpecification:
        return Words::tr("Specification");
    case kResult:
        return Words::tr("Result");
    default:
        return Words::tr("Remark");
    }
}

} // namespace moji::app

#include "style/cell_role.h"

#include <QChar>
#include <QCoreApplication>

#include <algorithm>

namespace moji::app {

namespace {

CellRole utf8Role(const Span& span, std::size_t index) {
    if (index > 0)
        return CellRole::Continuation;
    constexpr CellRole kLeads[] = {CellRole::Ascii, CellRole::Ascii, CellRole::Lead2,
                                   CellRole::Lead3};
    return span.length < std::size(kLeads) ? kLeads[span.length] : CellRole::Lead4;
}

CellRole oneCellRole(const Span& span) {
    if (span.count == 0 || isShownAsName(span.codePoints[0]))
        return CellRole::Control;
    return span.codePoints[0] == U' ' ? CellRole::Space : CellRole::Ascii;
}

bool isUtf8Like(const CodecInfo& codec) {
    return codec.sync == Synchronisation::Utf8;
}

struct NamedCodePoint {
    char32_t codePoint;
    const char* name;
};

// Abbreviations of the Unicode Character Database (NameAliases.txt), in order.
constexpr NamedCodePoint kShortNames[] = {
    {0x00, "NUL"},    {0x01, "SOH"},     {0x02, "STX"},    {0x03, "ETX"},    {0x04, "EOT"},
    {0x05, "ENQ"},    {0x06, "ACK"},     {0x07, "BEL"},    {0x08, "BS"},     {0x09, "HT"},
    {0x0A, "LF"},     {0x0B, "VT"},      {0x0C, "FF"},     {0x0D, "CR"},     {0x0E, "SO"},
    {0x0F, "SI"},     {0x10, "DLE"},     {0x11, "DC1"},    {0x12, "DC2"},    {0x13, "DC3"},
    {0x14, "DC4"},    {0x15, "NAK"},     {0x16, "SYN"},    {0x17, "ETB"},    {0x18, "CAN"},
    {0x19, "EM"},     {0x1A, "SUB"},     {0x1B, "ESC"},    {0x1C, "FS"},     {0x1D, "GS"},
    {0x1E, "RS"},     {0x1F, "US"},      {0x7F, "DEL"},    {0x80, "PAD"},    {0x81, "HOP"},
    {0x82, "BPH"},    {0x83, "NBH"},     {0x84, "IND"},    {0x85, "NEL"},    {0x86, "SSA"},
    {0x87, "ESA"},    {0x88, "HTS"},     {0x89, "HTJ"},    {0x8A, "VTS"},    {0x8B, "PLD"},
    {0x8C, "PLU"},    {0x8D, "RI"},      {0x8E, "SS2"},    {0x8F, "SS3"},    {0x90, "DCS"},
    {0x91, "PU1"},    {0x92, "PU2"},     {0x93, "STS"},    {0x94, "CCH"},    {0x95, "MW"},
    {0x96, "SPA"},    {0x97, "EPA"},     {0x98, "SOS"},    {0x99, "SGC"},    {0x9A, "SCI"},
    {0x9B, "CSI"},    {0x9C, "ST"},      {0x9D, "OSC"},    {0x9E, "PM"},     {0x9F, "APC"},
    {0xA0, "NBSP"},   {0xAD, "SHY"},     {0x34F, "CGJ"},   {0x61C, "ALM"},   {0x180B, "FVS1"},
    {0x180C, "FVS2"}, {0x180D, "FVS3"},  {0x180E, "MVS"},  {0x180F, "FVS4"}, {0x200B, "ZWSP"},
    {0x200C, "ZWNJ"}, {0x200D, "ZWJ"},   {0x200E, "LRM"},  {0x200F, "RLM"},  {0x2028, "LS"},
    {0x2029, "PS"},   {0x202A, "LRE"},   {0x202B, "RLE"},  {0x202C, "PDF"},  {0x202D, "LRO"},
    {0x202E, "RLO"},  {0x202F, "NNBSP"}, {0x205F, "MMSP"}, {0x2060, "WJ"},   {0x2066, "LRI"},
    {0x2067, "RLI"},  {0x2068, "FSI"},   {0x2069, "PDI"},  {0xFEFF, "BOM"},
};

QString variationSelectorName(char32_t codePoint) {
    if (codePoint >= 0xFE00 && codePoint <= 0xFE0F)
        return QStringLiteral("VS%1").arg(codePoint - 0xFE00 + 1);
    if (codePoint >= 0xE0100 && codePoint <= 0xE01EF)
        return QStringLiteral("VS%1").arg(codePoint - 0xE0100 + 17);
    return {};
}

} // namespace

CellRole roleOf(const Span& span, std::size_t index, const CodecInfo& codec) {
    if (span.status == SpanStatus::Unmapped)
        return CellRole::Unmapped;
    if (isError(span.status))
        return CellRole::Invalid;
    if (span.status == SpanStatus::Control && span.count == 0)
        return CellRole::Control;
    if (span.length == 1)
        return oneCellRole(span);
    if (isUtf8Like(codec))
        return utf8Role(span, index);
    if (codec.sync == Synchronisation::TwoBytes && span.length == 4)
        return CellRole::Surrogate;
    return index == 0 ? CellRole::LegacyLead : CellRole::LegacyTrail;
}

CellRole roleOf(const Span& span, const CodecInfo& codec) {
    return roleOf(span, 0, codec);
}

QString roleName(CellRole role) {
    const auto tr = [](const char* text) { return QCoreApplication::translate("CellRole", text); };
    switch (role) {
    case CellRole::Ascii:
        return tr(QT_TRANSLATE_NOOP("CellRole", "ASCII"));
    case CellRole::Space:
        return tr(QT_TRANSLATE_NOOP("CellRole", "space"));
    case CellRole::Control:
        return tr(QT_TRANSLATE_NOOP("CellRole", "control, format"));
    case CellRole::Lead2:
        return tr(QT_TRANSLATE_NOOP("CellRole", "lead of 2"));
    case CellRole::Lead3:
        return tr(QT_TRANSLATE_NOOP("CellRole", "lead of 3"));
    case CellRole::Lead4:
        return tr(QT_TRANSLATE_NOOP("CellRole", "lead of 4"));
    case CellRole::Continuation:
        return tr(QT_TRANSLATE_NOOP("CellRole", "continuation"));
    case CellRole::LegacyLead:
        return tr(QT_TRANSLATE_NOOP("CellRole", "lead byte"));
    case CellRole::LegacyTrail:
        return tr(QT_TRANSLATE_NOOP("CellRole", "trail byte"));
    case CellRole::Surrogate:
        return tr(QT_TRANSLATE_NOOP("CellRole", "surrogate pair"));
    case CellRole::Invalid:
        return tr(QT_TRANSLATE_NOOP("CellRole", "invalid"));
    case CellRole::Unmapped:
        return tr(QT_TRANSLATE_NOOP("CellRole", "unmapped"));
    }
    return {};
}

bool isShownAsName(char32_t codePoint) {
    switch (QChar::category(codePoint)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    case QChar::Separator_Space:
        return codePoint != U' ';
    default:
        return codePoint == 0x34F || !variationSelectorName(codePoint).isEmpty() ||
               (codePoint >= 0x180B && codePoint <= 0x180F);
    }
}

QString shortName(char32_t codePoint) {
    const auto* found =
        std::lower_bound(std::begin(kShortNames), std::end(kShortNames), codePoint,
                         [](const NamedCodePoint& a, char32_t b) { return a.codePoint < b; });
    if (found != std::end(kShortNames) && found->codePoint == codePoint)
        return QLatin1String(found->name);
    const QString selector = variationSelectorName(codePoint);
    if (!selector.isEmpty())
        return selector;
    return QString::number(codePoint, 16).toUpper().rightJustified(4, QLatin1Char('0'));
}

} // namespace moji::app

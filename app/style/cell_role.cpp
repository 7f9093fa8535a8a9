#include "style/cell_role.h"

#include "text/qt_text.h"
#include "unicode/name_aliases.h"

#include <QChar>
#include <QCoreApplication>

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
    switch (role) {
    case CellRole::Ascii:
        return QCoreApplication::translate("CellRole", "ASCII");
    case CellRole::Space:
        return QCoreApplication::translate("CellRole", "space");
    case CellRole::Control:
        return QCoreApplication::translate("CellRole", "control, format");
    case CellRole::Lead2:
        return QCoreApplication::translate("CellRole", "lead of 2");
    case CellRole::Lead3:
        return QCoreApplication::translate("CellRole", "lead of 3");
    case CellRole::Lead4:
        return QCoreApplication::translate("CellRole", "lead of 4");
    case CellRole::Continuation:
        return QCoreApplication::translate("CellRole", "continuation");
    case CellRole::LegacyLead:
        return QCoreApplication::translate("CellRole", "lead byte");
    case CellRole::LegacyTrail:
        return QCoreApplication::translate("CellRole", "trail byte");
    case CellRole::Surrogate:
        return QCoreApplication::translate("CellRole", "surrogate pair");
    case CellRole::Invalid:
        return QCoreApplication::translate("CellRole", "invalid");
    case CellRole::Unmapped:
        return QCoreApplication::translate("CellRole", "unmapped");
    }
    return {};
}

QString singleByteName() {
    return QCoreApplication::translate("CellRole", "single byte");
}

bool isOtherSingleByte(CellRole role, Byte byte, const Span& span) {
    const bool isAscii = byte < 0x80 && span.count == 1 && span.codePoints[0] == byte;
    return role == CellRole::Ascii && !isAscii;
}

QString byteRoleName(CellRole role, Byte byte, const Span& span) {
    return isOtherSingleByte(role, byte, span) ? singleByteName() : roleName(role);
}

bool isShownAsName(char32_t codePoint) {
    switch (QChar::category(codePoint)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return unicode::shortName(codePoint).has_value();
    }
}

QString shortName(char32_t codePoint) {
    if (const auto name = unicode::shortName(codePoint))
        return fromUtf8(*name);
    return QString::number(codePoint, 16).toUpper().rightJustified(4, QLatin1Char('0'));
}

} // namespace moji::app

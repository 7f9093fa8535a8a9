#include "text/native_path.h"

#include "text/qt_text.h"
#include "utf8/strict.h"
#include "utf8/utf8_writer.h"

namespace moji::app {

namespace {

constexpr char32_t kFirstEscape = 0xDC80; // of byte 80
constexpr char32_t kLastEscape = 0xDCFF;  // of byte FF

} // namespace

QString pathFromNative(std::string_view path) {
    QString text;
    for (ByteView rest = asBytes(path); !rest.empty();) {
        const Span span = utf8::decodeStrict(rest, Tail::AtEnd);
        const ByteView bytes = rest.first(span.length);
        if (isError(span.status))
            for (const Byte byte : bytes)
                text += toQString(kFirstEscape - 0x80 + byte);
        else
            text += toQString(span.text());
        rest = rest.subspan(span.length);
    }
    return text;
}

std::string nativePath(const QString& path) {
    std::string bytes;
    for (const char32_t codePoint : toCodePoints(path))
        if (codePoint >= kFirstEscape && codePoint <= kLastEscape)
            bytes += static_cast<char>(codePoint - kFirstEscape + 0x80);
        else
            appendUtf8(bytes, codePoint);
    return bytes;
}

} // namespace moji::app

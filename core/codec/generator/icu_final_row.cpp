#include "codec/generator/icu_final_row.h"

#include <unicode/utf16.h>

#include <cassert>

namespace moji {

IcuFinalRow::IcuFinalRow(const char* name)
    : m_converter(openStoppingConverter(name)) {
    UErrorCode error = U_ZERO_ERROR;
    ucnv_setToUCallBack(m_converter.get(), &note, this, nullptr, nullptr, &error);
    assert(U_SUCCESS(error));
}

void IcuFinalRow::read(ByteView prefix, ByteView lasts) {
    m_bytes.clear();
    for (const Byte byte : lasts) {
        m_bytes.insert(m_bytes.end(), prefix.begin(), prefix.end());
        m_bytes.push_back(byte);
        m_bytes.push_back('\n');
    }
    m_size = prefix.size() + 1;
    m_units.resize(2 * m_bytes.size());
    m_offsets.resize(m_units.size());
    m_errors.fill({});
    UChar* out = m_units.data();
    m_begin = reinterpret_cast<const char*>(m_bytes.data());
    const char* in = m_begin;
    UErrorCode error = U_ZERO_ERROR;
    ucnv_resetToUnicode(m_converter.get());
    ucnv_toUnicode(m_converter.get(), &out, out + m_units.size(), &in, in + m_bytes.size(),
                   m_offsets.data(), true, &error);
    assert(U_SUCCESS(error));
    m_count = static_cast<std::size_t>(out - m_units.data());
    m_at = 0;
    m_number = 0;
}

Span IcuFinalRow::next() {
    const Error& error = m_errors[m_number];
    const std::size_t code = m_number++ * (m_size + 1);
    const std::size_t begin = m_at;
    while (m_at < m_count && offsetOf(m_at) < code + m_size)
        ++m_at;
    const std::size_t end = m_at;
    const bool endsClean = m_at < m_count && offsetOf(m_at) == code + m_size;
    m_at += endsClean ? 1 : 0;
    const bool isWhole =
        error.length < m_size || (error.length == m_size && error.status == SpanStatus::Unmapped);
    if (error.length > 0 && isWhole)
        return Span::error(error.length, error.status);
    const bool isOneUnit = end == begin + 1 && offsetOf(begin) == code;
    if (error.length > 0 || !isOneUnit || !endsClean || U16_IS_SURROGATE(m_units[begin]))
        return Span::needsMore();
    return Span::character(static_cast<std::uint32_t>(m_size), m_units[begin]);
}

void IcuFinalRow::note(const void* context, UConverterToUnicodeArgs* args, const char* /*bytes*/,
                       std::int32_t length, UConverterCallbackReason reason, UErrorCode* error) {
    if (reason > UCNV_IRREGULAR)
        return;
    auto& row = *static_cast<IcuFinalRow*>(const_cast<void*>(context));
    const auto begin = static_cast<std::size_t>(args->source - row.m_begin - length);
    Error& noted = row.m_errors[begin / (row.m_size + 1) % row.m_errors.size()];
    const bool isFirst = noted.length == 0 && begin % (row.m_size + 1) == 0;
    if (isFirst)
        noted = {static_cast<std::uint32_t>(length), icuStatus(*error)};
    else if (noted.length == 0)
        noted.length = ~0U; // after something else
    *error = U_ZERO_ERROR;
}

} // namespace moji

#include "bench/peers.h"

#include "utf8/fuchsia.h"
#include "utf8/hoehrmann.h"
#include "utf8/plan9.h"

#include <QByteArrayView>

#include <simdjson.h>
#include <unicode/ucnv.h>
#include <unicode/ucnv_cb.h>
#include <unicode/utf8.h>
#include <utf8.h>

#include <cerrno>
#include <iconv.h>

namespace moji::bench {

namespace {

#if defined(__x86_64__)
[[gnu::target_clones("arch=x86-64-v4", "avx2", "default")]]
#endif
std::uint64_t
readSum(const std::uint64_t* words, std::size_t count) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += words[i];
    return sum;
}

std::uint64_t copied(ByteView bytes) {
    static Bytes target;
    target.resize(std::max(target.size(), bytes.size()));
    std::memcpy(target.data(), bytes.data(), bytes.size());
    return target[bytes.size() / 2];
}

std::uint64_t icuMacro(ByteView bytes) {
    std::uint64_t errors = 0;
    for (std::size_t i = 0; i < bytes.size();) {
        UChar32 c;
        U8_NEXT(bytes.data(), i, bytes.size(), c);
        errors += c < 0;
    }
    return errors;
}

/// All errors by ICU's converter, which tells the offsets of what it writes.
std::uint64_t icuWithOffsets(ByteView bytes) {
    UErrorCode status = U_ZERO_ERROR;
    UConverter* converter = ucnv_open("UTF-8", &status);
    std::uint64_t errors = 0;
    const auto count = [](const void* context, UConverterToUnicodeArgs* arguments, const char*,
                          std::int32_t, UConverterCallbackReason reason, UErrorCode* error) {
        if (reason > UCNV_IRREGULAR)
            return;
        ++*static_cast<std::uint64_t*>(const_cast<void*>(context));
        *error = U_ZERO_ERROR;
        const UChar replacement = 0xFFFD;
        ucnv_cbToUWriteUChars(arguments, &replacement, 1, 0, error);
    };
    ucnv_setToUCallBack(converter, count, &errors, nullptr, nullptr, &status);
    std::array<UChar, 4096> units;
    std::array<std::int32_t, 4096> offsets;
    auto at = reinterpret_cast<const char*>(bytes.data());
    do {
        status = U_ZERO_ERROR;
        UChar* out = units.data();
        ucnv_toUnicode(converter, &out, out + units.size(), &at,
                       reinterpret_cast<const char*>(bytes.data() + bytes.size()), offsets.data(),
                       true, &status);
    } while (status == U_BUFFER_OVERFLOW_ERROR);
    ucnv_close(converter);
    return errors;
}

/// All errors that iconv finds, restarted after each.
std::uint64_t iconvErrors(ByteView bytes) {
    const iconv_t converter = ::iconv_open("UTF-32LE", "UTF-8");
    std::array<char, 64 * 1024> out;
    auto at = const_cast<char*>(reinterpret_cast<const char*>(bytes.data()));
    std::size_t left = bytes.size();
    std::uint64_t errors = 0;
    while (left > 0) {
        char* to = out.data();
        std::size_t room = out.size();
        if (::iconv(converter, &at, &left, &to, &room) != std::size_t(-1) || errno == E2BIG)
            continue;
        ++errors;
        ++at;
        --left;
    }
    ::iconv_close(converter);
    return errors;
}

std::uint64_t utfcppValid(ByteView bytes) {
    return ::utf8::is_valid(bytes.begin(), bytes.end());
}

std::uint64_t qtValid(ByteView bytes) {
    return QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())).isValidUtf8();
}

/// His loop over the table, as he prints it.
std::uint64_t hoehrmannValid(ByteView bytes) {
    const Byte* const table = utf8::kUtf8d2010.table.data();
    unsigned state = 0;
    for (const Byte byte : bytes)
        state = table[256 + state + table[byte]];
    return state;
}

std::uint64_t plan9Valid(ByteView bytes) {
    std::uint64_t errors = 0;
    for (std::size_t i = 0; i < bytes.size();) {
        const auto sequence = utf8::mbtowc(bytes.subspan(i));
        errors += !sequence.accepted;
        i += sequence.length;
    }
    return errors;
}

std::uint64_t fuchsiaValid(ByteView bytes) {
    return utf8::wellFormedPrefix(bytes);
}

} // namespace

std::vector<Peer> limits() {
    return {{"read-sum",
             [](ByteView bytes) {
                 return readSum(reinterpret_cast<const std::uint64_t*>(bytes.data()),
                                bytes.size() / sizeof(std::uint64_t));
             }},
            {"memcpy", copied}};
}

std::vector<Peer> simdjsonValidators() {
    std::vector<Peer> peers;
    for (const auto* kernel : simdjson::get_available_implementations()) {
        if (kernel->supported_by_runtime_system() && kernel->name() != "fallback")
            peers.push_back({"simdjson " + kernel->name(), [kernel](ByteView bytes) {
                                 return std::uint64_t{kernel->validate_utf8(
                                     reinterpret_cast<const char*>(bytes.data()), bytes.size())};
                             }});
    }
    return peers;
}

std::vector<Peer> validators() {
    return {{"utfcpp", utfcppValid},       {"ICU", icuMacro},
            {"iconv", iconvErrors},        {"Qt", qtValid},
            {"Hoehrmann", hoehrmannValid}, {"Plan 9", plan9Valid},
            {"Fuchsia", fuchsiaValid}};
}

std::vector<Peer> errorFinders() {
    return {{"ICU with offsets", icuWithOffsets}, {"iconv", iconvErrors}};
}

} // namespace moji::bench

#include "bench/peers.h"

#include "race/racers.h"
#include "utf8/kernels/kernel.h"

#include <QByteArrayView>

#include <fmt/format.h>
#include <simdjson.h>
#include <unicode/ucnv.h>
#include <unicode/ucnv_cb.h>

#include <algorithm>
#include <array>
#include <utility>

namespace moji::bench {

namespace {

/// Those that `moji race` races, under the names of the tables here, so that both agree.
std::vector<Peer> racing(const std::vector<std::pair<std::string, std::string>>& wanted) {
    const std::vector<race::Racer> all = race::racers();
    std::vector<Peer> peers;
    for (const auto& [id, name] : wanted) {
        const auto racer = std::ranges::find(all, id, &race::Racer::id);
        if (racer != all.end())
            peers.push_back({name, racer->run});
    }
    return peers;
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

std::uint64_t qtValid(ByteView bytes) {
    return QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())).isValidUtf8();
}

} // namespace

std::vector<Peer> limits() {
    return {{"read-sum", race::plainReading().run}};
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

std::vector<Peer> ourValidators() {
    std::vector<std::pair<std::string, std::string>> wanted;
    for (const utf8::Kernel* kernel : utf8::compiledKernels())
        wanted.emplace_back(fmt::format("kernel-{}", kernel->name),
                            fmt::format("ours {}", kernel->name));
    return racing(wanted);
}

std::vector<Peer> validators() {
    std::vector<Peer> peers = racing(
        {{"utfcpp", "utfcpp"}, {"icu", "ICU"}, {"hoehrmann", "Hoehrmann"}, {"fuchsia", "Fuchsia"}});
    peers.push_back({"Qt", qtValid});
    return peers;
}

std::vector<Peer> errorFinders() {
    std::vector<Peer> peers = racing({{"iconv", "iconv"}});
    peers.insert(peers.begin(), {"ICU with offsets", icuWithOffsets});
    return peers;
}

} // namespace moji::bench

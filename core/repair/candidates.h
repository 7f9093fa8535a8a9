#pragma once
// The encodings that repair tries, and how many bits of doubt each carries before any text is seen:
// most mojibake is UTF-8 and one of a few.

#include "codec/codec_registry.h"

#include <atomic>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace moji::repair {

/// An encoding by its name. Its codec is made when it is first asked for: most texts are clean and
/// need none. Copies share the codec. Thread-safe.
class Candidate {
public:
    /// Borrows both.
    Candidate(const CodecRegistry& codecs, const CodecInfo& info, double bitsOfDoubt)
        : doubt(bitsOfDoubt)
        , m_codecs(&codecs)
        , m_info(&info) {}

    [[nodiscard]] const CodecInfo& info() const { return *m_info; }
    [[nodiscard]] const std::string& name() const { return m_info->name; }
    [[nodiscard]] const Codec& codec() const {
        const Codec* codec = m_codec->load(std::memory_order_acquire);
        if (!codec) {
            codec = m_codecs->find(name());
            m_codec->store(codec, std::memory_order_release);
        }
        return *codec;
    }

    double doubt; // bits

private:
    const CodecRegistry* m_codecs;
    const CodecInfo* m_info;
    std::shared_ptr<std::atomic<const Codec*>> m_codec =
        std::make_shared<std::atomic<const Codec*>>(nullptr);
};

/// The usual ones, UTF-8 first. Of equal readings the first in this list is named.
[[nodiscard]] std::vector<Candidate> usualCandidates(const CodecRegistry& codecs);
/// Only these, all alike. Unknown names are left out.
[[nodiscard]] std::vector<Candidate> namedCandidates(const CodecRegistry& codecs,
                                                     std::span<const std::string> names);

} // namespace moji::repair

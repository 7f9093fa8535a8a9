#include "part_mutator.h"

#include <algorithm>

// libFuzzer's own mutations.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace moji::fuzz {

namespace {

constexpr char kEnd = '\xFF';

std::vector<std::string> split(std::string_view text) {
    std::vector<std::string> parts;
    for (;;) {
        const std::size_t end = text.find(kEnd);
        parts.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

/// Of the bytes of one part alone.
void mutateInside(std::string& part) {
    constexpr std::size_t kLonger = 16;
    const std::size_t size = part.size();
    part.resize(size + kLonger);
    part.resize(LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(part.data()), size, part.size()));
    std::erase(part, kEnd);
}

void change(std::vector<std::string>& parts, Random& random, const MakePart& makePart) {
    const std::size_t index = below(random, parts.size());
    const auto at = parts.begin() + static_cast<std::ptrdiff_t>(index);
    switch (below(random, 8)) {
    case 0:
        mutateInside(*at);
        break;
    case 1:
        if (parts.size() > 1)
            parts.erase(at);
        break;
    case 2:
        std::swap(*at, parts[below(random, parts.size())]);
        break;
    case 3:
        parts.insert(at, oneOf(random, std::vector<std::string>(parts)));
        break;
    case 4:
    case 5:
        *at = makePart(random, index);
        break;
    default:
        parts.insert(at + 1, makePart(random, index + 1));
    }
}

} // namespace

std::size_t below(Random& random, std::size_t limit) {
    return random() % limit;
}

std::size_t mutateParts(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed,
                        std::size_t headLength, const MakePart& makePart) {
    Random random(seed);
    if (size < headLength || below(random, 4) == 0)
        return LLVMFuzzerMutate(data, size, most);
    std::vector<std::string> parts =
        split({reinterpret_cast<const char*>(data) + headLength, size - headLength});
    for (std::size_t changes = 1 + below(random, 3); changes > 0; --changes)
        change(parts, random, makePart);
    std::string joined(reinterpret_cast<const char*>(data), headLength);
    for (std::size_t i = 0; i < parts.size(); ++i)
        joined += (i > 0 ? std::string(1, kEnd) : "") + parts[i];
    const std::size_t count = std::min(joined.size(), most);
    std::copy_n(joined.data(), count, reinterpret_cast<char*>(data));
    return count;
}

} // namespace moji::fuzz

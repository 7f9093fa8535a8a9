#include "survey/convert_request.h"

#include <array>

namespace moji {

namespace {

constexpr std::array<std::string_view, 3> kBom = {"keep", "add", "remove"};
constexpr std::array<std::string_view, 3> kEol = {"keep", "lf", "crlf"};
constexpr std::array<std::string_view, 4> kUnmappable = {"error", "replace", "escape", "translit"};
constexpr std::array<std::string_view, 5> kActions = {"converted", "unchanged", "left", "failed",
                                                      "restored"};

template <class Wish, std::size_t N>
std::optional<Wish> find(const std::array<std::string_view, N>& names, std::string_view name) {
    for (std::size_t i = 0; i < N; ++i) {
        if (names[i] == name)
            return static_cast<Wish>(i);
    }
    return std::nullopt;
}

} // namespace

std::string_view identifier(BomWish wish) {
    return kBom[static_cast<std::size_t>(wish)];
}
std::string_view identifier(EolWish wish) {
    return kEol[static_cast<std::size_t>(wish)];
}
std::string_view identifier(UnmappableWish wish) {
    return kUnmappable[static_cast<std::size_t>(wish)];
}
std::string_view identifier(ConvertAction action) {
    return kActions[static_cast<std::size_t>(action)];
}
std::optional<BomWish> findBomWish(std::string_view identifier) {
    return find<BomWish>(kBom, identifier);
}
std::optional<EolWish> findEolWish(std::string_view identifier) {
    return find<EolWish>(kEol, identifier);
}
std::optional<UnmappableWish> findUnmappableWish(std::string_view identifier) {
    return find<UnmappableWish>(kUnmappable, identifier);
}

} // namespace moji

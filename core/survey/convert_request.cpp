#include "survey/convert_request.h"

#include "support/json_reader.h"

#include <fmt/format.h>

#include <array>
#include <utility>

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

void fail(ConvertOutcome& outcome, std::string reason) {
    outcome.action = ConvertAction::Failed;
    outcome.changed = false;
    outcome.proof = Proof::None;
    outcome.bytesAfter = outcome.bytesBefore;
    outcome.reason = std::move(reason);
}
void fail(ConvertOutcome& outcome, const Error& error) {
    fail(outcome, error.detail.empty() ? error.subject : error.detail);
}

std::string membersOf(const ConvertRequest& request) {
    return fmt::format(R"("bom":"{}","eol":"{}","declarations":{},"unmappable":"{}")",
                       identifier(request.bom), identifier(request.eol), request.declarations,
                       identifier(request.unmappable));
}

ConvertRequest requestIn(const JsonValue& value, ConvertRequest otherwise) {
    otherwise.to = value.string("to", otherwise.to);
    otherwise.bom = findBomWish(value.string("bom")).value_or(otherwise.bom);
    otherwise.eol = findEolWish(value.string("eol")).value_or(otherwise.eol);
    otherwise.declarations = value.boolean("declarations", otherwise.declarations);
    otherwise.unmappable =
        findUnmappableWish(value.string("unmappable")).value_or(otherwise.unmappable);
    return otherwise;
}

} // namespace moji

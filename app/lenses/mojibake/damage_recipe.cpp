#include "lenses/mojibake/damage_recipe.h"

#include "text/qt_text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace moji::app {

namespace {

constexpr QLatin1String kText{"text"};
constexpr QLatin1String kSteps{"steps"};

} // namespace

QString toJson(const DamageRecipe& recipe) {
    QJsonArray steps;
    for (const repair::DamageStep& step : recipe.steps)
        steps.append(fromUtf8(repair::toText(step)));
    const QJsonObject object{{kText, fromUtf8(recipe.text)}, {kSteps, steps}};
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

Result<DamageRecipe> damageRecipeOf(const QString& json) {
    const QJsonDocument document = QJsonDocument::fromJson(json.toUtf8());
    const QJsonObject object = document.object();
    if (!object.value(kText).isString() || !object.value(kSteps).isArray())
        return Error{ErrorCode::Malformed, "JSON",
                     toUtf8(QCoreApplication::translate(
                         "MojibakeLens", "an object with \"text\" and \"steps\" is expected"))};
    DamageRecipe recipe{toUtf8(object.value(kText).toString()), {}};
    const QJsonArray steps = object.value(kSteps).toArray();
    for (const QJsonValue value : steps) {
        auto step = repair::parseDamageStep(toUtf8(value.toString()));
        if (!step)
            return step.error();
        recipe.steps.push_back(*std::move(step));
    }
    return recipe;
}

} // namespace moji::app
